// Shared dare lists: by link, code, file and QR code, read, taken or declined; and damaged or hostile links.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { installClock } from './lib/clock.mjs';
import { OPTIONS, TEXTS, dare, hash, kept, linkOf, open, press, write } from './lib/lists.mjs';
import { started, workerReady } from './lib/page.mjs';
import { Player, fixChance } from './lib/player.mjs';
import { test } from './lib/runner.mjs';

test('a list goes by a link to another device, where a game is played with it offline', async (t) => {
  const host = await t.host();
  const { page: mine, url } = await open(t, { host });
  await write(mine, 'From afar 🎁', TEXTS);
  const link = await linkOf(mine);
  assert.ok(link.startsWith(`${url}#l=`), link);

  const { page, complaints } = await t.page(OPTIONS);
  await fixChance(page, 5);
  await installClock(page);
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(url);
  await started(page);
  const before = await kept(page);
  await page.goto(link);
  await page.getByText('Someone else wrote this.').waitFor();
  for (const text of TEXTS) await page.getByText(text, { exact: true }).waitFor();
  assert.equal(await kept(page), before, 'nothing changes by looking');
  await page.getByText('Use it in the installed app').click();
  const code = await page.getByRole('textbox', { name: 'Code', exact: true }).inputValue();
  assert.ok(link.endsWith(code) && code.length > 20, code);
  await press(page, 'No thanks');
  assert.equal(await kept(page), before);
  assert.equal(await hash(page), '');
  await page.goto(link);
  await press(page, 'Add this list');
  await page.locator('.told').getByText('Added to your lists: From afar 🎁').waitFor();
  assert.equal(await hash(page), '#lists');
  for (let steps = 0; steps < 3; steps += 1) {
    await page.goBack({ waitUntil: 'commit' }).catch(() => {});
    assert.ok(!(await page.evaluate(() => location.href)).includes('#l='), 'Back does not bring the link again');
  }
  await page.goto(link);
  await page.getByText('You already have a list with the same dares: From afar 🎁').waitFor();
  await press(page, 'No thanks');
  await workerReady(page);
  await host.stop();
  await page.reload();
  await started(page);
  assert.ok(!(await page.evaluate(() => localStorage.getItem('uskalla.settings') ?? '')).includes('afar'), 'it is never chosen by itself');

  const player = new Player(page, { hurry: true, seed: 9 });
  await press(page, 'Set up a game');
  assert.equal(await page.getByRole('radio', { name: 'From afar 🎁' }).isChecked(), false);
  await page.getByRole('radio', { name: 'From afar 🎁' }).check();
  await press(page, 'Back');
  await player.setUp({ people: 2, computers: 0, target: 50 });
  let dares = 0;
  await player.playTo('won', async (now) => {
    if (now === 'dare') {
      dares += 1;
      const text = await page.locator('.dare-text').innerText();
      assert.ok(TEXTS.includes(text.trim()), text);
    }
    return dares > 2;
  });
  assert.ok(dares > 2);
  assert.deepEqual(asked.filter((address) => address.includes('l=')), [], 'no request holds the list');
  complaints.seen.splice(0); // The host was stopped, so requests failed.
});

test('a link opened while a game runs leaves the game alone', async (t) => {
  const host = await t.host();
  const { page: mine } = await open(t, { host });
  await write(mine, 'Between', ['Hum.']);
  const link = await linkOf(mine);
  const { page, complaints } = await open(t, { host });
  const player = new Player(page, { seed: 2 });
  await player.setUp({ people: 2 });
  await player.playTo('private');
  const hand = await page.locator('.hand button').count();
  await page.evaluate((to) => {
    location.hash = to.slice(to.indexOf('#'));
  }, link);
  await page.getByText('Someone else wrote this.').waitFor();
  assert.equal(await page.locator('.hand').count(), 0, 'the hand is hidden');
  await press(page, 'Add this list');
  await press(page, 'Back');
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await player.playTo('private');
  assert.equal(await page.locator('.hand button').count(), hand);
  complaints.none();
});

/** Returns the milliseconds that the handlers of a changed fragment take, from the event to the next task. */
const answer = (to) => new Promise((resolve) => {
  let start;
  addEventListener('hashchange', () => {
    start = performance.now();
  }, { capture: true, once: true });
  addEventListener('hashchange', () => setTimeout(() => resolve(performance.now() - start)), { once: true });
  location.hash = to;
});

/** Every way in which a link can be wrong, with the message. */
function hostile(link) {
  const code = link.slice(link.indexOf('#l=') + 3);
  const swap = (at, by) => code.slice(0, at) + by + code.slice(at + 1);
  return {
    'cut off': [code.slice(0, -7), /cut off or changed/],
    'nothing at all': ['', /cut off or changed|no list/],
    'one character more': [`${code}0`, /cut off or changed/],
    'another character': [swap(20, code[20] === 'a' ? 'b' : 'a'), /cut off or changed/],
    'a newer version': [swap(0, '2'), /cut off or changed|newer version/],
    'markup': ['<img src=x onerror=alert(1)>', /cut off or changed/],
    'encoded markup': ['%3Cscript%3Ealert(1)%3C/script%3E', /cut off or changed/],
    'controls and overrides': ['\u0000\u202E\u2066\u0007', /cut off or changed/],
    'a megabyte': ['A'.repeat(1_000_000), /too long to be a list/],
    'ten thousand commas': [','.repeat(10_000), /cut off or changed/],
  };
}

test('whatever a stranger sends gives one clear message and changes nothing', async (t) => {
  const { page, complaints, url } = await open(t);
  await write(page, 'Mine', ['Hum.']);
  const link = await linkOf(page);
  const before = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  await workerReady(page);
  page.on('dialog', () => assert.fail('a dialog'));
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [name, [code, words]] of Object.entries(hostile(link))) {
    const took = await page.evaluate(answer, `l=${code}`);
    await page.getByText('Nothing on this device has changed.').waitFor();
    assert.ok(took < 50, `${name} took ${took} ms`);
    assert.match(await page.locator('main [role="status"]').innerText(), words, name);
    assert.equal(await page.locator('main img, main script').count(), 0, name);
    await press(page, 'Close');
    assert.ok(!(await hash(page)).startsWith('#l='), name);
    // The same link, pasted.
    await press(page, 'Dare lists');
    await page.getByRole('textbox', { name: 'Link or code' }).fill(`#l=${code}`);
    await press(page, 'Show the list');
    await page.locator('.told p').waitFor();
    assert.match(await page.locator('.told p').innerText(), /\./, name);
    await press(page, 'Back');
  }
  assert.equal(await page.evaluate(() => JSON.stringify({ ...localStorage })), before);
  // The browser requests the icon of the tab after every change of the address.
  assert.deepEqual(asked.filter((address) => !address.endsWith('icons/icon.svg')), []);
  await page.goto(`${url}#somewhere`);
  await page.getByText('This link leads to no page of the game and holds no list. Nothing on this device has changed.').waitFor();
  // Refused immediately, also when the page starts with it.
  await page.goto(`${url}?again#l=${'B'.repeat(1_000_000)}`);
  await started(page);
  await page.getByText('This is too long to be a list.').waitFor();
  complaints.none();
});

test('what hides or reorders text is named, and markup is text', async (t) => {
  const host = await t.host();
  const { page, complaints } = await open(t, { host });
  page.on('dialog', () => assert.fail('a dialog'));
  const markup = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  await write(page, '<b>Bold</b>', [markup, 'abc\u202Edef']);
  assert.match(await page.locator('[data-number="2"] .error').innerText(), /U\+202E/);
  await page.locator('.slot textarea').nth(1).evaluate((field) => {
    field.value = 'half \uD83C of a picture';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  assert.match(await page.locator('[data-number="2"] .error').innerText(), /U\+FFFD/);
  await dare(page, 2).fill('');
  const link = await linkOf(page);
  const { page: theirs, complaints: others } = await open(t, { host, hash: link.slice(link.indexOf('#')) });
  theirs.on('dialog', () => assert.fail('a dialog'));
  await theirs.getByText(markup, { exact: true }).waitFor();
  await theirs.getByRole('heading', { name: '<b>Bold</b>' }).waitFor();
  assert.equal(await theirs.locator('main img, main script, main b b').count(), 0);
  complaints.none();
  others.none();
});

test('a list comes by paste, from a file, and from a picture where the browser can', async (t) => {
  const { page, complaints } = await open(t);
  await write(page, 'By hand', ['Hum.', 'Wink.']);
  await press(page, 'Share the list');
  const code = await page.getByRole('textbox', { name: 'Or as a code to paste' }).inputValue();
  const saving = page.waitForEvent('download');
  await press(page, 'Save as a file');
  const file = await (await saving).path();
  assert.match(await readFile(file, 'utf8'), /^Uskalla: #l=/);
  await press(page, 'Close');

  await press(page, 'Back');
  await press(page, 'Delete: By hand');
  await page.getByRole('textbox', { name: 'Link or code' }).fill(`  ${code.slice(0, 30)}\n${code.slice(30)} `);
  await press(page, 'Show the list');
  await press(page, 'Add this list');
  await press(page, 'Delete: By hand');
  const chooser = page.locator('input[type="file"]');
  await chooser.setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: await readFile(file) });
  await press(page, 'Add this list');
  await page.locator('.told').getByText('Added to your lists: By hand').waitFor();
  const picture = { name: 'code.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await chooser.setInputFiles(picture);
  await page.locator('.told').getByText('There’s no QR code in this picture.').waitFor();
  await page.evaluate((text) => {
    globalThis.BarcodeDetector = class {
      detect = async (bitmap) => (bitmap instanceof ImageBitmap ? [{ rawValue: text }] : []);
    };
  }, code);
  await chooser.setInputFiles(picture);
  await page.getByText('You already have a list with the same dares: By hand').waitFor();
  complaints.none();
});

test('a screenshot of the QR code brings the list, long or short, without a reader in the browser', async (t) => {
  const { url } = await t.host();
  const { page, complaints } = await t.page(OPTIONS);
  await page.goto(url);
  await started(page);
  const long = Array.from({ length: 16 }, (_, at) => `Dare number ${at}: say the alphabet from the letter ${at} on, backwards, with a smile.`);
  for (const dares of [['Hum.'], long.slice(0, 5), long]) {
    await page.goto(url);
    await write(page, 'Seen', dares);
    await press(page, 'Share the list');
    await page.locator('.qr').waitFor();
    const picture = { name: 'code.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await press(page, 'Close');
    await press(page, 'Back');
    await press(page, 'Delete: Seen');
    await page.locator('input[type="file"]').setInputFiles(picture);
    await press(page, 'Add this list');
    await page.locator('.told').getByText('Added to your lists: Seen').waitFor();
    await press(page, 'Delete: Seen');
  }
  complaints.none();
});

test('copying says what came of it, and the device’s own sharing is offered where it is', async (t) => {
  const { url } = await t.host();
  const { page, complaints } = await t.page(OPTIONS);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('forbidden')) } });
    navigator.share = (what) => {
      globalThis.shared = what;
      return Promise.reject(new DOMException('changed my mind', 'AbortError'));
    };
  });
  await page.goto(url);
  await started(page);
  await write(page, 'Copied', ['Hum.']);
  await press(page, 'Share the list');
  await page.locator('.qr').waitFor();
  await press(page, 'Copy the link');
  await page.getByText('Your browser doesn’t allow copying.').waitFor();
  // The focus follows the text a moment later.
  await page.waitForFunction(() => document.activeElement?.id === 'share-link');
  const marked = await page.evaluate(() => {
    const { id, selectionStart, selectionEnd, value } = document.activeElement;
    return { id, all: selectionStart === 0 && selectionEnd === value.length };
  });
  assert.deepEqual(marked, { id: 'share-link', all: true });
  await press(page, 'Send');
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  assert.deepEqual(await page.evaluate(() => globalThis.shared), { title: 'Copied', url: link });
  complaints.none();
});

test('a list too long for a QR code says so, and goes by the file', async (t) => {
  const { page, complaints } = await open(t);
  let state = 7;
  const letter = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return String.fromCharCode(97 + (state >>> 24) % 26);
  };
  await write(page, 'Endless', Array.from({ length: 16 }, () => Array.from({ length: 120 }, letter).join('')));
  await press(page, 'Share the list');
  await page.getByText('This link is too long for a QR code').waitFor();
  assert.equal(await page.locator('.qr').count(), 0);
  const saving = page.waitForEvent('download');
  await press(page, 'Save as a file');
  assert.equal((await saving).suggestedFilename(), 'uskalla-list.txt');
  complaints.none();
});

test('the rules of a table go along, and are taken only when that is wanted', async (t) => {
  const host = await t.host();
  const { page: mine } = await open(t, { host });
  await press(mine, 'Set up a game');
  await mine.getByRole('button', { name: 'Less' }).first().click();
  await press(mine, 'Back');
  await write(mine, 'With rules', ['Hum.']);
  await press(mine, 'Share the list');
  const bare = await mine.locator('#share-link').inputValue();
  await mine.getByRole('switch', { name: 'Include the rules you chose' }).check();
  const link = await mine.locator('#share-link').inputValue();
  assert.ok(link.length > bare.length);
  const target = (page) => page.locator('.stepper output').first().innerText();

  const { page, complaints } = await open(t, { host, hash: link.slice(link.indexOf('#')) });
  await page.getByText('Their game rules came with it').waitFor();
  await press(page, 'Add this list');
  await press(page, 'Back');
  await press(page, 'Set up a game');
  assert.equal(await target(page), '500');
  await page.goto(link);
  await page.getByRole('switch', { name: 'Use these rules for the next game' }).check();
  await press(page, 'Add this list');
  await press(page, 'Back');
  assert.equal(await target(page), '450', 'back where one came from');
  await page.getByRole('radio', { name: 'With rules', exact: true }).check();
  await press(page, 'Back');
  await press(page, 'Dare lists');
  await press(page, 'Edit: With rules');
  await dare(page, 2).fill('Written later.');
  await page.getByRole('textbox', { name: 'List name' }).fill('Renamed');
  await press(page, 'Back');
  await press(page, 'Back');
  await press(page, 'Set up a game');
  assert.equal(await page.getByRole('radio', { name: 'Renamed', exact: true }).isChecked(), true, 'a table plays its list as it is now');
  await page.getByText('See the dares').click();
  await page.getByText('Written later.').waitFor();
  complaints.none();
});
