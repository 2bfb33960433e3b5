// Wrong answers of hosts, proxies and login pages, and other pages on the origin of the app.
import assert from 'node:assert/strict';
import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { shippedFiles, writeWorker } from '../scripts/lib/worker.mjs';
import { started, until, workerReady } from './lib/page.mjs';
import { test } from './lib/runner.mjs';
import { serve } from './lib/server.mjs';

const ENGLISH = { locale: 'en-GB' };
const LOGIN_PAGE = '<!doctype html><title>Sign in</title><p>Welcome to our network.';

const page = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(LOGIN_PAGE);
const damaged = (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('red\nyellow\n');
const unavailable = (response) => response.writeHead(503).end();
const redirected = (response) => response.writeHead(302, { location: '/login' }).end();

/** Lets `how` answer every address that matches. */
const spoil = (host, pattern, how) => host.answer((request, response) => pattern.test(request.url) && (how(response), true));

for (const [what, pattern, how] of [
  ['a page for the program', /\.wasm$/, page],
  ['a page for every script', /\.js$/, page],
  ['damaged texts', /texts\/fi-/, damaged],
  ['a status of 503 for the style', /\.css$/, unavailable],
  ['the page of another build', /\/$/, page],
]) {
  test(`a new version for which the host answers ${what} leaves the old one in place`, async (t) => {
    const host = await t.host();
    const { page: visitor } = await t.page(ENGLISH);
    await visitor.goto(host.url);
    await workerReady(visitor);
    host.show(await otherBuild(t, pattern));
    host.answer((request, response) => pattern.test(request.url) && !request.url.endsWith('sw.js') && (how(response), true));
    await updateFails(visitor);
    await visitor.reload();
    await started(visitor);
    assert.equal(await visitor.locator('meta[name=version]').count(), 0);
    assert.equal(await visitor.evaluate(async () => (await caches.keys()).length), 1, 'nothing is left of the failed version');
  });
}

test('icons and screenshots hold up no version', async (t) => {
  const host = await t.host();
  const { page: visitor } = await t.page(ENGLISH);
  spoil(host, /(icons|screenshots)\/.*\.png$/, unavailable);
  await visitor.goto(host.url);
  await workerReady(visitor);
  await host.stop();
  await visitor.reload();
  await started(visitor);
});

for (const [what, how] of [['a page', page], ['a status of 503', unavailable], ['damaged texts', damaged], ['a login elsewhere', redirected]]) {
  test(`a start in a language for which the host answers ${what} falls back to another, and goes on when it can be had`, async (t) => {
    const host = await t.host();
    const { page: visitor } = await t.page({ locale: 'fi-FI' });
    host.answer((request, response) => /texts\/fi-/.test(request.url) ? (how(response), true) : request.url === '/login' && (page(response), true));
    await visitor.goto(host.url);
    await started(visitor);
    await visitor.getByRole('button', { name: 'Play now' }).waitFor();
    assert.equal(await tellsAfterAsking(visitor, 'fi'), 'uskalla:texts-missing');
    assert.equal(await visitor.evaluate(() => uskallaTexts.fi), undefined);
    host.answer(() => false);
    assert.equal(await tellsAfterAsking(visitor, 'fi'), 'uskalla:texts');
  });
}

test('a program answered with a page is told of, and repaired without losing a save', async (t) => {
  const host = await t.host();
  const { page: visitor } = await t.page(ENGLISH);
  await visitor.goto(host.url);
  await workerReady(visitor);
  await visitor.evaluate(async () => {
    localStorage.setItem('uskalla.test', 'kept');
    await caches.open('of another app');
    const cache = await caches.open((await caches.keys()).find((name) => name.startsWith('uskalla ')));
    const program = (await cache.keys()).find(({ url }) => url.endsWith('.wasm'));
    await cache.put(program, new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
  });
  await visitor.reload();
  await visitor.getByRole('heading', { name: 'Uskalla could not start' }).waitFor();
  const repair = visitor.getByRole('button', { name: 'Repair: fetch the game anew' });
  await host.stop();
  await repair.click();
  await visitor.getByText('Nothing was changed').waitFor();
  await host.restart();
  await repair.click();
  await started(visitor);
  assert.equal(await visitor.evaluate(() => localStorage.getItem('uskalla.test')), 'kept');
  assert.ok(await visitor.evaluate(() => caches.has('of another app')));
});

for (const [what, how] of [
  ['is missing', (response) => response.writeHead(404).end()],
  ['is a page', page],
  ['never comes', () => {}],
]) {
  test(`when the boot script ${what}, the page itself shows a way on`, async (t) => {
    const host = await t.host();
    const { page: visitor } = await t.page({ ...ENGLISH, reducedMotion: 'reduce' });
    spoil(host, /boot-.*\.js$/, how);
    await visitor.goto(host.url, { waitUntil: 'commit' });
    const words = visitor.locator('#stuck p');
    await words.first().waitFor();
    assert.deepEqual(await words.evaluateAll((lines) => lines.map(({ lang }) => lang).filter(Boolean)), ['en', 'fi', 'sv', 'tr']);
    host.answer(() => false);
    await visitor.locator('#stuck a').click();
    await started(visitor);
  });
}

test('a slow program shows how much has come, and one that never ends a way on', async (t) => {
  const host = await t.host();
  const { page: visitor } = await t.page(ENGLISH);
  spoil(host, /\.wasm$/, (response) => {
    response.writeHead(200, { 'content-type': 'application/wasm' });
    response.write(Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
  });
  await visitor.goto(host.url, { waitUntil: 'commit' });
  await visitor.locator('#shell progress').waitFor();
  assert.equal(await visitor.locator('#shell progress').evaluate((bar) => bar.value), 8);
  const reload = visitor.getByRole('button', { name: 'Reload the page' });
  await reload.waitFor();
  host.answer(() => false);
  await reload.click();
  await started(visitor);
});

test('two copies of the game on one origin, one below the other, leave each other alone', async (t) => {
  const outer = await t.host();
  const inner = await serve(t.dist, '/games/uskalla/copy/');
  const { page: visitor } = await t.page(ENGLISH);
  outer.answer((request, response) => request.url.startsWith('/games/uskalla/copy/') && (passOn(inner.url, request, response).catch(() => response.destroy()), true));
  try {
    await visitor.goto(outer.url);
    await workerReady(visitor);
    await visitor.goto(`${outer.url}copy/`);
    // At first the page is in the scope of the outer worker, and `ready` keeps that worker.
    await until(visitor, async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration.scope.endsWith('/copy/') && registration.active?.state === 'activated';
    });
    assert.equal(await visitor.evaluate(async () => (await caches.keys()).length), 2);
    outer.show(await otherBuild(t));
    await visitor.goto(outer.url);
    await update(visitor);
    assert.equal(await visitor.evaluate(async () => (await caches.keys()).length), 2, 'the old version of the outer one is gone, nothing else');
    await outer.stop();
    await visitor.goto(`${outer.url}copy/`);
    await started(visitor);
    assert.equal(await visitor.locator('meta[name=version]').count(), 0);
  } finally {
    await inner.stop();
  }
});

test('other pages below the scope come from the host, and a redirected page works offline', async (t) => {
  const host = await t.host();
  const { page: visitor } = await t.page(ENGLISH);
  host.answer((request, response) => {
    const { pathname } = new URL(request.url, host.url);
    if (pathname.endsWith('/about.html')) return page(response), true;
    if (pathname !== '/games/uskalla/') return false;
    return response.writeHead(302, { location: './index.html' }).end(), true;
  });
  await visitor.goto(host.url);
  await workerReady(visitor);
  await visitor.goto(`${host.url}about.html`);
  assert.equal(await visitor.title(), 'Sign in');
  await host.stop();
  await visitor.goto(host.url);
  await started(visitor);
});

test('an update never mixes the files of two builds', async (t) => {
  const host = await t.host();
  const { page: visitor, complaints } = await t.page(ENGLISH);
  await visitor.goto(host.url);
  await workerReady(visitor);
  const second = await otherBuild(t);
  await rm(join(second, 'texts'), { recursive: true });
  await writeWorker(second);
  host.show(second);
  await visitor.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await until(visitor, () => document.documentElement.hasAttribute('data-update-ready'));
  await visitor.reload();
  await started(visitor);
  assert.equal(await tellsAfterAsking(visitor, 'sv'), 'uskalla:texts', 'the first build still has its own texts');
  complaints.none();
  const kept = await visitor.evaluate(async () => Promise.all((await caches.keys()).map(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => url).sort();
  })));
  const listed = await Promise.all([t.dist, second].map(async (folder) => (await shippedFiles(folder)).map((name) => host.url + (name === 'index.html' ? '' : name)).sort()));
  assert.deepEqual(kept.sort(byLength), listed.sort(byLength));
});

test('markup that could run something is refused, and no other policy can be made', async (t) => {
  const { url } = await t.host();
  const { page: visitor } = await t.page(ENGLISH);
  await visitor.goto(url);
  await started(visitor);
  const refused = await visitor.evaluate(() => ['<script>1</script>', '<img src=x onerror=alert(1)>', '<a href="javascript:1">x</a>'].map((markup) => {
    try {
      document.createElement('div').innerHTML = markup;
      return false;
    } catch {
      return true;
    }
  }));
  assert.deepEqual(refused, [true, true, true]);
  assert.ok(await visitor.evaluate(() => {
    try {
      trustedTypes.createPolicy('another', {});
      return false;
    } catch {
      return true;
    }
  }));
});

const byLength = (one, other) => one.length - other.length;

async function passOn(base, request, response) {
  const answer = await fetch(new URL(request.url, base));
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

const tellsAfterAsking = (visitor, language) => visitor.evaluate((detail) => new Promise((resolve) => {
  for (const kind of ['uskalla:texts', 'uskalla:texts-missing']) addEventListener(kind, () => resolve(kind), { once: true });
  dispatchEvent(new CustomEvent('uskalla:need-texts', { detail }));
}), language);

/** Makes another build whose matching files have other content, so that the browser's HTTP cache cannot answer. */
async function otherBuild(t, changed = /^$/) {
  const folder = await t.copyOfBuild();
  for (const name of (await shippedFiles(folder)).filter((it) => changed.test(it))) await appendFile(join(folder, name), ' ');
  await appendFile(join(folder, 'index.html'), '<meta name="version" content="2">');
  await writeWorker(folder);
  return folder;
}

/** Waits until the update has failed. */
const updateFails = (visitor) => visitor.evaluate(async () => {
  const registration = await navigator.serviceWorker.ready;
  const found = new Promise((resolve) => {
    registration.addEventListener('updatefound', () => resolve(registration.installing), { once: true });
  });
  await registration.update().catch(() => {}); // Some browsers report here that the install failed.
  const worker = await found;
  while (worker.state === 'installing') await new Promise((resolve) => { setTimeout(resolve, 20); });
  if (worker.state !== 'redundant') throw new Error(`the update is ${worker.state}`);
});

async function update(visitor) {
  await visitor.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await until(visitor, () => document.documentElement.hasAttribute('data-update-ready'));
  await Promise.all([
    visitor.waitForEvent('load'),
    visitor.evaluate(() => dispatchEvent(new CustomEvent('uskalla:apply-update'))),
  ]);
  await workerReady(visitor);
}
