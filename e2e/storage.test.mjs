// With every content and failure of the browser's storage the game starts, says what is wrong, and can be played.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { installClock } from './lib/clock.mjs';
import { started, until, workerReady } from './lib/page.mjs';
import { Player, look } from './lib/player.mjs';
import { test } from './lib/runner.mjs';

const OPTIONS = { hasTouch: true, locale: 'en-GB', reducedMotion: 'reduce' };
const CORRUPT = 'The saved game couldn’t be read. It was kept as a backup, and you’re starting fresh.';
const NEWER = 'The saved game is from a newer version. It hasn’t been touched; update to continue it.';

/** Returns a saved text in the format of this app, of any version. */
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

/** Plays a few turns; it does not matter whether they are saved. */
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
  assert.match(await banner(page).innerText(), /Your browser’s settings block saving/);
  await playAWhile(page);
  complaints.none();
});

test('a full storage is told when it refuses, and the game goes on', async (t) => {
  const { page, complaints } = await open(t, () => {
    Storage.prototype.setItem = function setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  assert.match(await banner(page).innerText(), /Storage is full/);
  await playAWhile(page);
  complaints.none();
});

test('what is wrong with saving is told once, over nothing, and stays as a state', async (t) => {
  const { page, complaints } = await open(t);
  await page.setViewportSize({ width: 360, height: 640 });
  const player = new Player(page, { hurry: true });
  await player.setUp({ people: 1, computers: 1 });
  await player.playTo('private');
  await page.evaluate(() => {
    Storage.prototype.setItem = function setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  let steps = 0;
  await player.playTo('no such screen', async (now) => (steps += 1) > 4 && now === 'private');
  const notice = page.locator('.store-notice');
  assert.match(await notice.innerText(), /Storage is full/);
  const covered = await page.evaluate(() => {
    const { bottom } = document.querySelector('.store-notice').getBoundingClientRect();
    return document.querySelector('main').getBoundingClientRect().top < bottom - 1;
  });
  assert.equal(covered, false, 'it has a place of its own');
  await notice.getByRole('button', { name: 'Close' }).click();
  steps = 0;
  await player.playTo('no such screen', async (now) => (steps += 1) > 8 && now === 'private');
  assert.equal(await notice.count(), 0, 'it does not come back');
  await page.getByRole('button', { name: 'Menu' }).click();
  assert.match(await page.locator('dialog[open] .saving').innerText(), /Storage is full/);
  await page.evaluate(() => {
    location.hash = '#settings';
  });
  assert.match(await page.locator('main .saving').innerText(), /Storage is full/);
  complaints.none();
});

test('each damaged text is named, and its backup can be saved as a file and deleted', async (t) => {
  const { page, complaints } = await open(t);
  await page.evaluate(() => {
    for (const key of ['uskalla.save', 'uskalla.settings', 'uskalla.lists']) localStorage.setItem(key, `broken ${key}`);
  });
  await page.reload();
  await started(page);
  const told = await page.locator('.store-notice p').allInnerTexts();
  assert.equal(told.length, 3);
  for (const [at, what] of [/saved game/, /settings/, /lists/].entries()) assert.match(told[at], what);
  await page.evaluate(() => {
    location.hash = '#settings';
  });
  const backups = page.locator('.backup');
  assert.deepEqual((await backups.locator('span').allInnerTexts()).map((name) => name.replace(/ ·.*/, '')), ['Game', 'Settings', 'Dare lists']);
  const [download] = await Promise.all([page.waitForEvent('download'), backups.first().getByRole('button', { name: 'Save as a file' }).click()]);
  assert.equal(await readFile(await download.path(), 'utf8'), 'broken uskalla.save');
  await backups.last().getByRole('button', { name: 'Delete' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.backup').length === 2);
  assert.equal(await page.evaluate(() => localStorage.getItem('uskalla.lists.backup.1')), null);
  complaints.none();
});

test('a file of something else is not called a list in the settings', async (t) => {
  const { page } = await open(t);
  await page.evaluate(() => {
    location.hash = '#settings';
  });
  await page.locator('input[type="file"]').setInputFiles({ name: 'shopping.txt', mimeType: 'text/plain', buffer: Buffer.from('milk, eggs') });
  await page.getByText('This file isn’t from this game.').first().waitFor();
});

test('the settings tell the version and what is known of the device', async (t) => {
  const { page } = await open(t);
  await workerReady(page);
  await page.evaluate(() => {
    location.hash = '#settings';
  });
  const device = page.locator('.device');
  await device.getByText(/^Version \d+\.\d+\.\d+$/).waitFor();
  await device.getByText('Ready to play offline.').waitFor();
  await device.getByText('Not installed: running in the browser.').waitFor();
});

test('Back from a game that was set up leads to the start with its Continue', async (t) => {
  const { page } = await open(t);
  await new Player(page, { hurry: true }).setUp({ people: 2 });
  await page.goBack();
  await page.getByRole('button', { name: /^Continue/ }).waitFor();
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
  await page.getByText('Storage is full').first().waitFor();
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

/** Writes the copy as a killed browser leaves it: `ahead` changes later than localStorage. */
async function copyAhead(page, key, text, ahead) {
  await page.evaluate(async ([name, kept, more]) => {
    const rev = Number(localStorage.getItem('uskalla.save.rev')) + more;
    await new Promise((resolve, reject) => {
      const opened = indexedDB.open('uskalla');
      opened.onerror = reject;
      opened.onsuccess = () => {
        const writing = opened.result.transaction('texts', 'readwrite');
        writing.objectStore('texts').put({ key: name, text: kept, rev });
        writing.oncomplete = () => resolve(opened.result.close());
        writing.onabort = reject;
      };
    });
  }, [key, text, ahead]);
}

const read = (page, key) => page.evaluate((name) => localStorage.getItem(name), key);

test('what never reached the disk is made good from the copy, and nothing else is', async (t) => {
  const { page, complaints } = await open(t);
  await new Player(page, { hurry: true }).setUp({ people: 2 });
  await workerReady(page); // A reload must not abort its requests.
  const save = await read(page, 'uskalla.save');
  const rev = Number(await read(page, 'uskalla.save.rev'));
  assert.ok(save !== null && rev > 0);
  await copyAhead(page, 'uskalla.save', 'an older text', 0);
  await page.reload();
  await started(page);
  assert.equal(await read(page, 'uskalla.save'), save, 'of the same number localStorage holds');
  await page.evaluate(() => localStorage.removeItem('uskalla.save'));
  await copyAhead(page, 'uskalla.save', save, 10);
  await page.reload();
  await started(page);
  assert.notEqual(await look(page), 'title', 'the game goes on');
  assert.equal(await read(page, 'uskalla.save'), save);
  assert.ok(Number(await read(page, 'uskalla.save.rev')) >= rev + 10);
  await copyAhead(page, 'uskalla.save', null, 10);
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  await page.reload();
  await started(page);
  assert.equal(await look(page), 'title', 'a game ended stays ended');
  assert.equal(await read(page, 'uskalla.save'), null);
  complaints.none();
});

const broken = {
  'no IndexedDB': () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }),
  'a forbidden IndexedDB': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  },
  'an IndexedDB that never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget();
  },
  'an IndexedDB that loses its connection': () => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('closing', 'InvalidStateError');
    };
  },
};
for (const [name, breakIt] of Object.entries(broken)) {
  test(`${name} stops nothing`, async (t) => {
    const { page, complaints } = await open(t, breakIt);
    assert.equal(await banner(page).count(), 0);
    await playAWhile(page);
    assert.notEqual(await read(page, 'uskalla.save'), null);
    complaints.none();
  });
}

test('a connection that the browser ended is made anew', async (t) => {
  const { page, complaints } = await open(t);
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function lost(...how) {
      IDBDatabase.prototype.transaction = transaction;
      this.close();
      return transaction.apply(this, how);
    };
  });
  await new Player(page, { hurry: true }).setUp({ people: 2 });
  await until(page, () => new Promise((resolve, reject) => {
    const opened = indexedDB.open('uskalla');
    opened.onerror = reject;
    opened.onsuccess = () => {
      const kept = opened.result.transaction('texts').objectStore('texts').get('uskalla.save');
      kept.onsuccess = () => resolve(kept.result?.text === localStorage.getItem('uskalla.save'));
    };
  }));
  complaints.none();
});

test('where localStorage is full the copy keeps the game all the same', async (t) => {
  const { page } = await open(t);
  const player = new Player(page, { hurry: true });
  await player.setUp({ people: 1, computers: 1 });
  await player.playTo('private');
  const before = await read(page, 'uskalla.save');
  await page.evaluate(() => {
    Storage.prototype.setItem = function setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  let steps = 0;
  await player.playTo('won', async () => {
    steps += 1;
    return steps > 6;
  });
  assert.equal(await read(page, 'uskalla.save'), before);
  await page.reload();
  await started(page);
  assert.notEqual(await read(page, 'uskalla.save'), before, 'the moves since are there once there is room');
  assert.notEqual(await look(page), 'title');
});
