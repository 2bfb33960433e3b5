// The page as an app: it loads, installs, works offline, updates and survives a panic.
import assert from 'node:assert/strict';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { shippedFiles, writeWorker } from '../scripts/lib/worker.mjs';
import { noViolations } from './lib/axe.mjs';
import { started, until, workerReady } from './lib/page.mjs';
import { test } from './lib/runner.mjs';
import { shots } from './lib/shots.mjs';

const KEEPS_LANGUAGE = { locale: 'fi-FI' };

test('loads below a folder of a host without a complaint', async (t) => {
  const { url } = await t.host();
  const { page, complaints } = await t.page();
  await page.goto(url);
  await started(page);
  await workerReady(page);
  complaints.none();
});

test('nothing inline and nothing foreign is allowed to run', async (t) => {
  const { url } = await t.host();
  const { page, complaints } = await t.page();
  await page.goto(url);
  await started(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    // As a text node, which Trusted Types check only when the script runs.
    script.append('globalThis.intruder = true');
    document.head.append(script);
  });
  assert.equal(await page.evaluate(() => globalThis.intruder), undefined);
  assert.match(complaints.seen.join(), /Content Security Policy|TrustedScript/);
});

test('can be installed, and its manifest has no fault', async (t) => {
  const { url } = await t.host();
  const { page } = await t.persistentPage();
  const offered = page.waitForEvent('console', (message) => message.text() === 'installable').catch(() => null);
  await page.addInitScript(() => {
    addEventListener('uskalla:installable', () => console.log('installable'));
  });
  await page.goto(url);
  await started(page);
  await workerReady(page);
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  const { errors, manifest } = await devtools.send('Page.getAppManifest');
  const { appId } = await devtools.send('Page.getAppId');
  assert.deepEqual(installabilityErrors, []);
  assert.deepEqual(errors, []);
  assert.equal(appId, url);
  assert.equal(manifest.startUrl, url);
  assert.equal(manifest.scope, url);
  assert.ok(await offered, 'the offer to install was kept for the program');
  assert.equal(await page.locator('html').getAttribute('data-installable'), '');
});

test('icons and screenshots have the sizes they state', async (t) => {
  const { icons, screenshots } = JSON.parse(await readFile(join(t.dist, 'manifest.webmanifest'), 'utf8'));
  const pictures = [...icons, ...screenshots, { src: './icons/apple-touch-icon.png', sizes: '180x180' }];
  for (const { src, sizes } of pictures) {
    const { width, height } = PNG.sync.read(await readFile(join(t.dist, src)));
    assert.equal(`${width}x${height}`, sizes, src);
  }
  for (const [form, wider] of [['wide', true], ['narrow', false]]) {
    const [width, height] = screenshots.find((it) => it.form_factor === form).sizes.split('x').map(Number);
    assert.equal(width > height, wider, form);
  }
  assert.deepEqual(icons.map((icon) => icon.purpose).sort(), ['any', 'any', 'maskable']);
});

test('keeps exactly the files of the build for offline use', async (t) => {
  const { url } = await t.host();
  const { page } = await t.page();
  await page.goto(url);
  await workerReady(page);
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => request.url);
  });
  const files = (await shippedFiles(t.dist)).map((name) => url + (name === 'index.html' ? '' : name));
  assert.deepEqual(kept.sort(), files.sort());
});

test('every file of the build is one that the page, the style or the manifest names', async (t) => {
  const files = await shippedFiles(t.dist);
  const naming = files.filter((name) => /\.(html|css|webmanifest)$/.test(name));
  const text = (await Promise.all(naming.map((name) => readFile(join(t.dist, name), 'utf8')))).join('\n');
  // The build contains the licence of the font.
  const unnamed = /^(index\.html|.*OFL\.txt)$/;
  assert.deepEqual(files.filter((name) => !unnamed.test(name) && !text.includes(name)), []);
});

test('starts offline after one visit, whatever stands behind the question mark', async (t) => {
  const host = await t.host();
  const { page } = await t.persistentPage();
  await page.goto(host.url);
  await workerReady(page);
  await host.stop();
  await page.close();
  const cold = await page.context().newPage();
  for (const address of [host.url, `${host.url}?from=icon#game`, `${host.url}index.html`]) {
    await cold.goto(address);
    await started(cold);
  }
});

test('a new version waits, is announced, and comes when asked for', async (t) => {
  const host = await t.host();
  const { page, complaints } = await t.page();
  await page.addInitScript(() => {
    addEventListener('uskalla:update-ready', () => {
      globalThis.announced = true;
    });
  });
  await page.goto(host.url);
  await started(page);
  await workerReady(page);
  assert.equal(await page.evaluate(() => globalThis.announced), undefined, 'the first version announces nothing');

  host.show(await secondBuild(t));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await until(page, () => globalThis.announced);
  await page.reload();
  await started(page);
  await until(page, () => document.documentElement.hasAttribute('data-update-ready'));
  assert.equal(await version(page), 1, 'a reload alone stays on the old version');

  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => dispatchEvent(new CustomEvent('uskalla:apply-update'))),
  ]);
  await started(page);
  assert.equal(await version(page), 2);
  assert.equal(await page.evaluate(async () => (await caches.keys()).length), 1, 'the old version is gone');
  assert.equal(await page.locator('html').getAttribute('data-update-ready'), null);
  complaints.none();
});

test('a new version that cannot be fetched whole leaves the old one in place', async (t) => {
  const host = await t.host();
  const { page } = await t.page();
  await page.goto(host.url);
  await workerReady(page);
  const torn = await secondBuild(t);
  await appendFile(join(torn, 'sw.js'), 'FILES.push({ address: "./missing.js", digest: "", type: "text/javascript" });');
  host.show(torn);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => {}));
  await until(page, async () => (await navigator.serviceWorker.ready).installing === null);
  await host.stop();
  await page.reload();
  await started(page);
  assert.equal(await version(page), 1);
});

test('a program that does not load is told in words', async (t) => {
  const { url } = await t.host();
  const { page } = await t.page(KEEPS_LANGUAGE);
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto(url);
  await page.getByRole('heading', { name: 'Uskalla ei käynnistynyt' }).waitFor();
  await page.unroute('**/*.wasm');
  await page.getByRole('button', { name: 'Lataa sivu uudelleen' }).click();
  await started(page);
});

test('without scripts the page says what it needs', async (t) => {
  const { url } = await t.host();
  const { page } = await t.page({ javaScriptEnabled: false });
  await page.goto(url);
  await page.locator('noscript p').first().waitFor();
});

test('after a real panic the game goes on in a fresh program', async (t) => {
  const { url } = await t.host();
  const { page } = await t.page(KEEPS_LANGUAGE);
  await page.addInitScript(sabotageFirstBody);
  await page.goto(url);
  const heading = page.getByRole('heading', { name: 'Jotain meni vikaan' });
  await heading.waitFor();
  assert.ok(await heading.evaluate((node) => node === document.activeElement), 'the heading has the focus');
  assert.match(await page.locator('#crash pre').textContent(), /panicked at/);
  await noViolations(page);
  await shots(page, 'crash');
  await page.evaluate(() => {
    globalThis.samePage = true;
  });
  await page.getByRole('button', { name: 'Jatka viimeisestä tallennuksesta' }).click();
  await started(page);
  assert.ok(await page.evaluate(() => globalThis.samePage), 'without loading the page anew');
});

test('the page of a fault speaks the language of the game', async (t) => {
  const { url } = await t.host();
  const titles = { 'de-DE': 'Something went wrong', 'fi-FI': 'Jotain meni vikaan', 'sv-SE': 'Något gick fel', 'tr-TR': 'Bir şeyler ters gitti' };
  for (const [locale, title] of Object.entries(titles)) {
    const { page } = await t.page({ locale });
    await page.goto(url);
    await started(page);
    await panic(page);
    await page.getByRole('heading', { name: title }).waitFor();
  }
});

test('a fault that keeps coming back offers to leave the saved game aside', async (t) => {
  const { url } = await t.host();
  const { page } = await t.page();
  await page.goto(url);
  await page.evaluate(() => localStorage.setItem('uskalla.save', 'the save'));
  const fresh = page.getByRole('button', { name: 'Start without the saved game' });
  for (const offered of [0, 0, 0, 1]) {
    await page.reload();
    await started(page);
    await page.evaluate(() => localStorage.setItem('uskalla.save', 'the save'));
    await panic(page);
    assert.equal(await fresh.count(), offered);
  }
  await fresh.click();
  await started(page);
  const storage = await page.evaluate(() => Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('uskalla.save.backup.')));
  // Each start made one backup of an unreadable save; the error page made the last one.
  assert.ok(storage.length > 0);
  assert.ok(storage.every(([, text]) => text === 'the save'));
});

test('a trap that was no panic shows the same page; other errors do not', async (t) => {
  const { url } = await t.host();
  const { page } = await t.page();
  await page.goto(url);
  await started(page);
  await page.evaluate(() => setTimeout(() => {
    throw new Error('an extension stumbled');
  }));
  await page.evaluate(() => new Promise((resolve) => {
    setTimeout(resolve, 50);
  }));
  assert.equal(await page.locator('#crash').count(), 0);
  await page.evaluate(() => setTimeout(() => {
    throw new WebAssembly.RuntimeError('unreachable');
  }));
  await page.locator('#crash').waitFor();
  await page.getByRole('button', { name: 'Resume from the last save' }).click();
  await started(page);
});

const panic = (page) => page.evaluate(() => dispatchEvent(new CustomEvent('uskalla:panic', { detail: 'for the test' })));

// The program assumes that the page has a body; here it has none.
function sabotageFirstBody() {
  const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'body');
  Object.defineProperty(Document.prototype, 'body', {
    configurable: true,
    get() {
      if (!new Error().stack.includes('wasm')) return get.call(this);
      Object.defineProperty(Document.prototype, 'body', { configurable: true, get });
      return null;
    },
  });
}

async function secondBuild(t) {
  const folder = await t.copyOfBuild();
  await appendFile(join(folder, 'index.html'), '<meta name="version" content="2">');
  await writeWorker(folder);
  return folder;
}

const version = async (page) => ((await page.locator('meta[name=version]').count()) > 0 ? 2 : 1);
