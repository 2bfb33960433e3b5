// Whatever the browser's storage holds or refuses, the game starts, says so in words, and can be played.
import assert from 'node:assert/strict';
import { crc32 } from 'node:zlib';
import { installClock } from './lib/clock.mjs';
import { started } from './lib/page.mjs';
import { Player, look } from './lib/player.mjs';
import { test } from './lib/runner.mjs';

const OPTIONS = { hasTouch: true, locale: 'en-GB', reducedMotion: 'reduce' };
const CORRUPT = 'The saved game could not be read. It was kept as a backup, and a fresh start was made.';
const NEWER = 'The saved game comes from a newer version. It was kept untouched; update to continue it.';

/** A text as this app writes it, of any version. */
function written(version, payload) {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(version);
  const sum = crc32(Buffer.concat([head, Buffer.from(payload)])).toString(16).padStart(8, '0');
  return `u${version}.${sum}.${payload}`;
}

async function open(t, prepare, argument) {
  const { url } = await t.host();
  const { page, complaints } = await t.page(OPTIONS);
  await installClock(page);
  if (prepare) await page.addInitScript(prepare, argument);
  await page.goto(url);
  await started(page);
  return { page, complaints };
}

/** A few turns of a game; whether they are kept is not the question. */
async function playAWhile(page) {
  const player = new Player(page, { hurry: true });
  await player.setUp({ people: 1, computers: 1 });
  let steps = 0;
  await player.playTo('won', async () => {
    steps += 1;
    return steps > 12;
  });
  assert.notEqual(await look(page), 'title');
}

const banner = (page) => page.getByRole('alert').filter({ hasText: /./ });

test('without a storage the game says so and is played all the same', async (t) => {
  const { page, complaints } = await open(t, () => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  assert.match(await banner(page).innerText(), /Saving is blocked in the browser’s settings/);
  await playAWhile(page);
  complaints.none();
});

test('a full storage is told when it refuses, and the game goes on', async (t) => {
  const { page, complaints } = await open(t, () => {
    Storage.prototype.setItem = function setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  assert.match(await banner(page).innerText(), /The storage is full/);
  await playAWhile(page);
  complaints.none();
});

test('a storage that fills up in the middle of a game is told', async (t) => {
  const { page, complaints } = await open(t);
  const player = new Player(page, { hurry: true });
  await player.setUp({ people: 1, computers: 1 });
  await player.playTo('private');
  await page.evaluate(() => {
    Storage.prototype.setItem = function setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  let steps = 0;
  await player.playTo('won', async () => {
    steps += 1;
    return steps > 4;
  });
  await page.getByText('The storage is full').first().waitFor();
  complaints.none();
});

const garbage = {
  'a torn save': 'u1.1a2b3c4d.AAAA',
  'a text of something else': '{"hello": "world"}',
  'a huge text': 'x'.repeat(2_000_000),
  'a save with a right sum but no game in it': written(1, 'AAAAAAAA'),
  'an empty text': '',
};
for (const [name, text] of Object.entries(garbage)) {
  test(`${name} is put aside byte for byte, and the players are told`, async (t) => {
    const { page, complaints } = await open(t);
    await page.evaluate((save) => localStorage.setItem('uskalla.save', save), text);
    await page.reload();
    await started(page);
    assert.equal((await banner(page).innerText()).trim(), CORRUPT);
    assert.equal(await page.evaluate(() => localStorage.getItem('uskalla.save.backup.1')), text);
    assert.equal(await page.evaluate(() => localStorage.getItem('uskalla.save')), null);
    await playAWhile(page);
    complaints.none();
  });
}

test('the save of a newer version stays as it is, and the players are told to update', async (t) => {
  const { page, complaints } = await open(t);
  const save = written(2, 'AAAA');
  await page.evaluate((text) => localStorage.setItem('uskalla.save', text), save);
  await page.reload();
  await started(page);
  assert.equal((await banner(page).innerText()).trim(), NEWER);
  assert.equal(await page.evaluate(() => localStorage.getItem('uskalla.save.backup.1')), save);
  await playAWhile(page);
  complaints.none();
});

test('settings that cannot be read are the defaults, and the unreadable ones are kept', async (t) => {
  const { page, complaints } = await open(t);
  await page.evaluate(() => localStorage.setItem('uskalla.settings', 'nonsense'));
  await page.reload();
  await started(page);
  await banner(page).waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem('uskalla.settings.backup.1')), 'nonsense');
  await playAWhile(page);
  complaints.none();
});

test('more unreadable saves than there is room for push out the oldest', async (t) => {
  const { page } = await open(t);
  for (let number = 1; number <= 7; number += 1) {
    await page.evaluate((save) => localStorage.setItem('uskalla.save', save), `broken ${number}`);
    await page.reload();
    await started(page);
  }
  const kept = await page.evaluate(() => Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('uskalla.save.backup.')).map(([, text]) => text).sort());
  assert.deepEqual(kept, [3, 4, 5, 6, 7].map((number) => `broken ${number}`));
});
