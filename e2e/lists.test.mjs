// Own dare lists: written, kept, handed on by a link, taken or not, played; and whatever a stranger may send.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { noViolations } from './lib/axe.mjs';
import { installClock } from './lib/clock.mjs';
import { VIEWPORTS, breachesEverywhere, unseenFocus } from './lib/layout.mjs';
import { started, workerReady } from './lib/page.mjs';
import { Keys, Player, fixChance } from './lib/player.mjs';
import { test } from './lib/runner.mjs';
import { shots } from './lib/shots.mjs';

// By these the screens are walked through in each language; long words show where there is least room.
const LOOK = {
  en: { lists: 'Dare lists', copy: 'Make an own copy: Family', more: 'More about dare 3', share: 'Share the list', close: 'Close', back: 'Back' },
  fi: { lists: 'Tehtävälistat', copy: 'Tee oma kopio: Perhe', more: 'Lisää tehtävästä 3', share: 'Jaa lista muille', close: 'Sulje', back: 'Takaisin' },
  sv: { lists: 'Uppdragslistor', copy: 'Gör en egen kopia: Familj', more: 'Mer om uppdrag 3', share: 'Dela listan', close: 'Stäng', back: 'Tillbaka' },
  tr: { lists: 'Cesaret listeleri', copy: 'Kendi kopyanı yap: Aile', more: 'Görev 3: ayrıntılar', share: 'Listeyi paylaş', close: 'Kapat', back: 'Geri' },
};
const OPTIONS = { hasTouch: true, locale: 'en-GB', reducedMotion: 'reduce', viewport: { width: 1180, height: 820 } };
const DRAWN = ['.burst', '.qr'];
const TEXTS = ['Hyräile 🎵 äänettä: öö!', 'Işıl gibi gülümse, İpek gibi ağla 😂', 'שיר שמח בלי מילים', 'Wave like 👩🏽‍🚀 in space'];

async function open(t, { host, options = {}, hash = '' } = {}) {
  const { url } = host ?? (await t.host());
  const { page, complaints } = await t.page({ ...OPTIONS, ...options });
  await page.goto(url + hash);
  await started(page);
  return { page, complaints, url };
}

const button = (page, name) => page.getByRole('button', { name, exact: true });
const press = (page, name) => button(page, name).first().click();
const dare = (page, number) => page.getByRole('textbox', { name: `Dare ${number}`, exact: true });
const heading = (page) => page.getByRole('heading', { level: 1 }).innerText();
const hash = (page) => page.evaluate(() => location.hash);
const kept = (page) => page.evaluate(() => localStorage.getItem('uskalla.lists'));

/** From the start screen to a list of some dares. */
async function write(page, name, texts) {
  await press(page, 'Dare lists');
  await press(page, 'New list');
  await page.getByRole('textbox', { name: 'Name of the list' }).fill(name);
  for (const [at, text] of texts.entries()) await dare(page, at + 1).fill(text);
}

/** The link to the list being written, by the sheet. */
async function linkOf(page) {
  await press(page, 'Share the list');
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  await press(page, 'Close');
  return link;
}

test('a list is written, and a reload loses nothing', async (t) => {
  const { page, complaints } = await open(t);
  await write(page, 'Our äöşğıİ 🎲', TEXTS);
  await press(page, 'More about dare 2');
  await page.getByRole('textbox', { name: /^Another way/ }).fill('Just smile 😊');
  await page.getByRole('spinbutton', { name: 'Timer, seconds' }).fill('30');
  await page.getByRole('switch', { name: 'Lasts until the next turn' }).check();
  await page.getByRole('checkbox', { name: 'a phone' }).check();
  await dare(page, 16).fill('x'.repeat(130));
  await page.reload();
  await started(page);
  assert.equal(await heading(page), 'Our äöşğıİ 🎲');
  for (const [at, text] of TEXTS.entries()) assert.equal(await dare(page, at + 1).inputValue(), text);
  assert.match(await page.locator('[data-number="2"]').innerText(), /Lasts until the next turn · 30 s · Asks for: a phone/);
  assert.equal(await dare(page, 16).inputValue(), 'x'.repeat(130), 'what is unfinished is kept too');
  assert.match(await page.locator('[data-number="16"] .error').innerText(), /120 characters at most/);
  assert.match(await page.locator('[data-number="4"] .note').innerText(), /Characters left: 100/, 'characters as people count them');
  assert.equal(await button(page, 'Share the list').count(), 0, 'an unfinished list is not handed on');
  await dare(page, 16).fill('');
  await press(page, 'Move dare 2 up');
  assert.equal(await dare(page, 1).inputValue(), TEXTS[1]);
  await page.waitForFunction(() => document.activeElement.id === 'up-1');
  await press(page, 'More about dare 1');
  await press(page, 'Clear dare 1');
  assert.equal(await dare(page, 1).inputValue(), '');
  await press(page, 'Undo');
  assert.equal(await dare(page, 1).inputValue(), TEXTS[1]);
  complaints.none();
});

test('a dare is dragged to another place', async (t) => {
  const { page, complaints } = await open(t);
  await write(page, 'Dragged', ['one', 'two', 'three']);
  const middle = async (number) => {
    const { x, y, width, height } = await page.locator(`[data-number="${number}"] > .burst`).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.locator('[data-number="1"]').scrollIntoViewIfNeeded();
  await page.mouse.move(...await middle(1));
  await page.mouse.down();
  await page.mouse.move(...await middle(3), { steps: 5 });
  await page.mouse.up();
  assert.deepEqual(await Promise.all([1, 2, 3].map((number) => dare(page, number).inputValue())), ['two', 'three', 'one']);
  complaints.none();
});

test('lists are copied, duplicated, deleted and brought back', async (t) => {
  const { page, complaints } = await open(t);
  await press(page, 'Dare lists');
  await page.getByRole('radio', { name: 'Suomi' }).last().check();
  await press(page, 'Make an own copy: Perhe');
  assert.equal(await heading(page), 'Perhe');
  assert.match(await dare(page, 1).inputValue(), /\p{L}/u);
  await press(page, 'Back');
  await press(page, 'Duplicate: Perhe');
  assert.equal(await heading(page), 'Perhe 2');
  await press(page, 'Back');
  await press(page, 'Delete: Perhe');
  assert.deepEqual(await page.locator('.own-lists h3').allInnerTexts(), ['Perhe 2', 'Perhe', 'Esiintyjä', 'Uhkarohkea']);
  await press(page, 'Undo');
  assert.deepEqual((await page.locator('.own-lists h3').allInnerTexts()).slice(0, 2), ['Perhe', 'Perhe 2']);
  complaints.none();
});

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
  await page.getByText('Written by somebody else.').waitFor();
  for (const text of TEXTS) await page.getByText(text, { exact: true }).waitFor();
  assert.equal(await kept(page), before, 'nothing changes by looking');
  await press(page, 'No, thanks');
  assert.equal(await kept(page), before);
  assert.equal(await hash(page), '');
  await page.goto(link);
  await press(page, 'Take the list');
  await page.locator('.told').getByText('Added to the own lists: From afar 🎁').waitFor();
  assert.equal(await hash(page), '#lists');
  for (let steps = 0; steps < 3; steps += 1) {
    await page.goBack({ waitUntil: 'commit' }).catch(() => {});
    assert.ok(!(await page.evaluate(() => location.href)).includes('#l='), 'Back does not bring the link again');
  }
  await page.goto(link);
  await page.getByText('There is a list with the same dares already: From afar 🎁').waitFor();
  await press(page, 'No, thanks');
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
  complaints.seen.splice(0); // The host is gone.
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
  await page.getByText('Written by somebody else.').waitFor();
  assert.equal(await page.locator('.hand').count(), 0, 'the hand is hidden');
  await press(page, 'Take the list');
  await press(page, 'Back');
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await player.playTo('private');
  assert.equal(await page.locator('.hand button').count(), hand);
  complaints.none();
});

/** How long the page takes to answer a change of its fragment, in milliseconds, from the event to what is drawn. */
const answer = (to) => new Promise((resolve) => {
  let start;
  addEventListener('hashchange', () => {
    start = performance.now();
  }, { capture: true, once: true });
  addEventListener('hashchange', () => setTimeout(() => resolve(performance.now() - start)), { once: true });
  location.hash = to;
});

/** Every way in which a link can be wrong, and what is said of it. */
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
    'a megabyte': ['A'.repeat(1_000_000), /longer than any list/],
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
    await page.getByText('Nothing on this device was changed.').waitFor();
    assert.ok(took < 50, `${name} took ${took} ms`);
    assert.match(await page.locator('main [role="status"]').innerText(), words, name);
    assert.equal(await page.locator('main img, main script').count(), 0, name);
    await press(page, 'Close');
    assert.ok(!(await hash(page)).startsWith('#l='), name);
    // The same, pasted.
    await press(page, 'Dare lists');
    await page.getByRole('textbox', { name: 'Link or code' }).fill(`#l=${code}`);
    await press(page, 'Show the list');
    await page.locator('.told p').waitFor();
    assert.match(await page.locator('.told p').innerText(), /\./, name);
    await press(page, 'Back');
  }
  assert.equal(await page.evaluate(() => JSON.stringify({ ...localStorage })), before);
  // The browser asks for the icon of the tab after every change of the address.
  assert.deepEqual(asked.filter((address) => !address.endsWith('icons/icon.svg')), []);
  // Refused at once, at the start as well.
  await page.goto(`${url}?again#l=${'B'.repeat(1_000_000)}`);
  await started(page);
  await page.getByText('This is longer than any list.').waitFor();
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
  const code = await page.getByRole('textbox', { name: 'The same as a code to paste' }).inputValue();
  const saving = page.waitForEvent('download');
  await press(page, 'Save as a file');
  const file = await (await saving).path();
  assert.match(await readFile(file, 'utf8'), /^Uskalla: #l=/);
  await press(page, 'Close');

  await press(page, 'Back');
  await press(page, 'Delete: By hand');
  await page.getByRole('textbox', { name: 'Link or code' }).fill(`  ${code.slice(0, 30)}\n${code.slice(30)} `);
  await press(page, 'Show the list');
  await press(page, 'Take the list');
  await press(page, 'Delete: By hand');
  const chooser = page.locator('input[type="file"]');
  await chooser.setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: await readFile(file) });
  await press(page, 'Take the list');
  await page.locator('.told').getByText('Added to the own lists: By hand').waitFor();
  const picture = { name: 'code.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await chooser.setInputFiles(picture);
  await page.locator('.told').getByText('This browser cannot read QR codes.').waitFor();
  await page.evaluate((text) => {
    globalThis.BarcodeDetector = class {
      detect = async (bitmap) => (bitmap instanceof ImageBitmap ? [{ rawValue: text }] : []);
    };
  }, code);
  await chooser.setInputFiles(picture);
  await page.getByText('There is a list with the same dares already: By hand').waitFor();
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
  await page.getByText('The browser does not allow copying.').waitFor();
  const marked = await page.evaluate(() => {
    const { id, selectionStart, selectionEnd, value } = document.activeElement;
    return { id, all: selectionStart === 0 && selectionEnd === value.length };
  });
  assert.deepEqual(marked, { id: 'share-link', all: true });
  await press(page, 'Send it');
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
  await page.getByText('The link is too long for a QR code').waitFor();
  assert.equal(await page.locator('.qr').count(), 0);
  const saving = page.waitForEvent('download');
  await press(page, 'Save as a file');
  assert.equal((await saving).suggestedFilename(), 'uskalla-list.txt');
  complaints.none();
});

test('everything goes into a file and comes back, and nothing is overwritten unasked', async (t) => {
  const host = await t.host();
  const { page: old } = await open(t, { host });
  await write(old, 'Same name', ['From the file.']);
  await old.goto(host.url);
  await write(old, 'Only there', ['Wink.']);
  await old.goto(`${host.url}#settings`);
  const saving = old.waitForEvent('download');
  await press(old, 'Save everything as a file');
  const file = await readFile(await (await saving).path());

  const { page, complaints } = await open(t, { host });
  await write(page, 'Same name', ['From here.']);
  await press(page, 'Back');
  await press(page, 'Back');
  await press(page, 'Settings');
  await page.locator('input[type="file"]').setInputFiles({ name: 'all.txt', mimeType: 'text/plain', buffer: file });
  const sheet = page.getByRole('dialog');
  const of = (name) => sheet.getByRole('group', { name });
  assert.match(await of('Dare list: Only there').innerText(), /Not on this device yet/);
  assert.match(await of('Dare list: Same name').innerText(), /Different from what is here/);
  assert.equal(await of('Dare list: Same name').getByRole('radio', { name: 'Keep what is here' }).isChecked(), true);
  await of('Dare list: Same name').getByRole('radio', { name: 'Keep both' }).check();
  await shots(page, 'lists-bundle-en');
  assert.deepEqual(await breachesEverywhere(page), []);
  await noViolations(page, { unsureContrast: DRAWN });
  await press(page, 'Take over what is chosen');
  await page.locator('.told').getByText('What was chosen is here now.').waitFor();
  await press(page, 'Back');
  await press(page, 'Dare lists');
  assert.deepEqual((await page.locator('.own-lists h3').allInnerTexts()).slice(0, 3), ['Same name', 'Same name', 'Only there']);
  complaints.none();
});

test('what cannot be kept stays on the screen, and another window shows what was kept', async (t) => {
  const { page, complaints, url } = await open(t);
  await write(page, 'Two windows', ['Hum.']);
  const other = await page.context().newPage();
  await other.goto(`${url}#lists`);
  await started(other);
  await press(other, 'Edit: Two windows');
  await dare(other, 2).fill('From the other window.');
  await page.waitForFunction(() => document.querySelectorAll('.slot textarea')[1].value === 'From the other window.');
  await dare(page, 3).fill('From this one.');
  await other.waitForFunction(() => document.querySelectorAll('.slot textarea')[2].value === 'From this one.');
  await other.close();
  await page.evaluate(() => {
    Storage.prototype.setItem = function setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await dare(page, 4).fill('No room');
  await dare(page, 5).fill('for words.');
  assert.equal(await dare(page, 4).inputValue(), 'No room');
  await page.getByText('The storage is full').first().waitFor();
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
  await mine.getByRole('switch', { name: 'Send the chosen rules of the game along' }).check();
  const link = await mine.locator('#share-link').inputValue();
  assert.ok(link.length > bare.length);
  const target = (page) => page.locator('.stepper output').first().innerText();

  const { page, complaints } = await open(t, { host, hash: link.slice(link.indexOf('#')) });
  await page.getByText('The rules of their game came along').waitFor();
  await press(page, 'Take the list');
  await press(page, 'Back');
  await press(page, 'Set up a game');
  assert.equal(await target(page), '500');
  await page.goto(link);
  await page.getByRole('switch', { name: 'Set the next game up with these rules' }).check();
  await press(page, 'Take the list');
  await press(page, 'Back');
  assert.equal(await target(page), '450', 'back where one came from');
  await page.getByRole('radio', { name: 'With rules', exact: true }).check();
  await press(page, 'Back');
  await press(page, 'Dare lists');
  await press(page, 'Edit: With rules');
  await dare(page, 2).fill('Written later.');
  await page.getByRole('textbox', { name: 'Name of the list' }).fill('Renamed');
  await press(page, 'Back');
  await press(page, 'Back');
  await press(page, 'Set up a game');
  assert.equal(await page.getByRole('radio', { name: 'Renamed', exact: true }).isChecked(), true, 'a table plays its list as it is now');
  await page.getByText('See the dares').click();
  await page.getByText('Written later.').waitFor();
  complaints.none();
});

test('a set for adults is written, shared and received behind the gate alone', async (t) => {
  const host = await t.host();
  const { page: mine } = await open(t, { host });
  await press(mine, 'Dare lists');
  await press(mine, 'For adults only');
  await press(mine, 'Yes, everyone is');
  await press(mine, 'New set for adults');
  for (const level of ['mild', 'medium', 'spicy', 'fuego', 'truth']) {
    await mine.getByRole('radio', { name: new RegExp(`^${level}`, 'i') }).check();
    await dare(mine, 1).fill(`A ${level} dare`);
  }
  await shots(mine, 'lists-set-en');
  assert.deepEqual(await breachesEverywhere(mine), []);
  await noViolations(mine, { unsureContrast: DRAWN });
  await press(mine, 'Share the list');
  await shots(mine, 'lists-share-set-en');
  await press(mine, 'Close');
  const link = await linkOf(mine);
  await mine.goto(host.url);
  await press(mine, 'Dare lists');
  assert.equal(await button(mine, 'Edit: Our dares').count(), 0, 'asked anew at every visit');

  const { page, complaints } = await open(t, { host, hash: link.slice(link.indexOf('#')) });
  assert.ok(!(await page.content()).includes('spicy dare'), 'not shown before the question');
  await shots(page, 'lists-gate-en');
  assert.deepEqual(await breachesEverywhere(page), []);
  await noViolations(page);
  await press(page, 'Yes, everyone is');
  await page.getByText('A spicy dare').waitFor();
  await press(page, 'Take the list');
  await page.locator('.own-list h3').getByText('Our dares').waitFor();
  await press(page, 'Back');
  await press(page, 'Set up a game');
  assert.equal(await page.getByText('Our dares').count(), 0, 'no other game knows of it');
  await page.getByRole('radio', { name: /^Adults/ }).click();
  await press(page, 'Yes, everyone is');
  await page.getByRole('radio', { name: 'Our dares' }).check();
  await page.getByText('See the dares').click();
  await page.getByText('A truth dare').waitFor();
  complaints.none();
});

for (const [lang, words] of Object.entries(LOOK)) {
  test(`the screens of the lists look right (${lang})`, async (t) => {
    const { page, complaints } = await open(t, { options: { locale: lang } });
    const wrong = [];
    const see = async (name) => {
      await shots(page, `lists-${name}-${lang}`);
      const found = await breachesEverywhere(page, { sizes: lang === 'en' ? VIEWPORTS : [[768, 1024], [320, 640]] });
      if (lang === 'en') {
        await noViolations(page, { unsureContrast: DRAWN }).catch((error) => found.push(error.message));
        found.push(...await unseenFocus(page));
      }
      wrong.push(...found.map((line) => `${name}: ${line}`));
    };
    await press(page, words.lists);
    await see('empty');
    await press(page, words.copy);
    await see('editor');
    await press(page, words.more);
    await page.locator('.slot textarea').nth(1).fill('y'.repeat(140));
    await page.locator('.slot textarea').nth(2).scrollIntoViewIfNeeded();
    await see('details');
    await page.locator('.slot textarea').nth(1).fill('y');
    await press(page, words.share);
    await see('share');
    const link = await page.locator('#share-link').inputValue();
    await press(page, words.close);
    await press(page, words.back);
    await see('overview');
    await page.evaluate((to) => {
      location.hash = to.slice(to.indexOf('#'));
    }, link);
    await page.locator('.page-foot .btn').first().waitFor();
    await see('received');
    await page.evaluate(() => {
      location.hash = 'l=abc';
    });
    await page.waitForTimeout(300);
    await see('unreadable');
    complaints.none();
    assert.deepEqual(wrong, [], `\n${wrong.join('\n')}`);
  });
}

test('a whole list is written by keys alone', async (t) => {
  const { page, complaints } = await open(t, { options: { hasTouch: false } });
  const keys = new Keys(page);
  await keys.press(button(page, 'Dare lists'));
  await keys.press(button(page, 'New list'));
  await keys.write(page.getByRole('textbox', { name: 'Name of the list' }), 'Keys only');
  await keys.write(dare(page, 1), 'Type this.');
  await page.keyboard.press('Enter');
  await keys.press(button(page, 'Move dare 1 down'));
  assert.equal(await dare(page, 2).inputValue(), 'Type this.');
  await keys.press(button(page, 'Share the list'));
  await page.keyboard.press('Escape');
  assert.equal(await page.getByRole('dialog').count(), 0);
  assert.match(await heading(page), /Keys only/);
  complaints.none();
});
