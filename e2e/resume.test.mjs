// After every way in which the app can end, the game resumes where it was, and no hand is shown.
import assert from 'node:assert/strict';
import { kill, launchIn, watch } from './lib/browser.mjs';
import { installClock } from './lib/clock.mjs';
import { started, until } from './lib/page.mjs';
import { Player, fixChance, handOf, look, tableOf } from './lib/player.mjs';
import { test } from './lib/runner.mjs';

const OPTIONS = { hasTouch: true, locale: 'en-GB', reducedMotion: 'reduce', viewport: { width: 1180, height: 820 } };
// A browser writes localStorage to the disk seconds after the page has; the copy must be written at once.
const COPIED_MS = 1000;

/** Throws if the page holds a hand. */
async function assertClosed(page) {
  assert.equal(await page.locator('.hand, .card-button, .is-private').count(), 0, 'no hand is open');
}

/** Returns whether the copy in IndexedDB holds the last save. */
const copied = () => new Promise((resolve, reject) => {
  const opened = indexedDB.open('uskalla');
  opened.onerror = () => reject(opened.error);
  opened.onsuccess = () => {
    const kept = opened.result.transaction('texts').objectStore('texts').get('uskalla.save');
    kept.onsuccess = () => {
      opened.result.close();
      resolve(kept.result?.text === localStorage.getItem('uskalla.save'));
    };
  };
});

/** Goes from the start screen back into the game. */
async function goOn(page) {
  await page.getByRole('button', { name: /^Continue/ }).tap();
}

/** Plays a game to a kind of screen, in a profile that outlives its browser. */
async function played(t, seed, kind) {
  const { url } = await t.host();
  const folder = await t.folder();
  const open = async () => {
    const context = await launchIn(folder, OPTIONS);
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(15_000);
    return { context, page, complaints: watch(page) };
  };
  const first = await open();
  await fixChance(first.page, seed);
  await installClock(first.page);
  await first.page.goto(url);
  await started(first.page);
  const player = new Player(first.page, { seed, hurry: true });
  await player.setUp({ people: 2, computers: 0 });
  await player.playTo(kind);
  return { ...first, player, reopen: open, url };
}

test('a browser killed in the middle of a dare comes back to that dare', async (t) => {
  const { context, page, reopen, url } = await played(t, 58, 'dare');
  const before = await tableOf(page);
  assert.ok(before.dare.length > 0);
  await until(page, copied, COPIED_MS);
  await kill(context);
  const again = await reopen();
  await again.page.goto(url);
  await started(again.page);
  await assertClosed(again.page);
  await goOn(again.page);
  await again.page.locator('dialog.dare').waitFor();
  await assertClosed(again.page);
  assert.deepEqual(await tableOf(again.page), before);
  again.complaints.none();
  await again.context.close();
});

test('a browser killed while a hand is open comes back to handing the device over', async (t) => {
  const { context, page, reopen, url } = await played(t, 52, 'private');
  const hand = await handOf(page);
  await until(page, copied, COPIED_MS);
  await kill(context);
  const again = await reopen();
  await again.page.goto(url);
  await started(again.page);
  await goOn(again.page);
  assert.equal(await look(again.page), 'handing');
  await assertClosed(again.page);
  await again.page.getByRole('button', { name: /show my cards$/ }).tap();
  await again.page.locator('.hand').waitFor();
  assert.deepEqual(await handOf(again.page), hand);
  again.complaints.none();
  await again.context.close();
});

test('a browser killed right after any move has lost none', async (t) => {
  const { context, page, player, reopen, url } = await played(t, 54, 'private');
  let now = { context, page, player };
  for (let times = 0; times < 4; times += 1) {
    let moves = 0;
    const stand = await now.player.playTo('won', async (kind) => {
      moves += 1;
      return moves > 5 && ['private', 'handing', 'dare'].includes(kind);
    });
    const before = stand === 'private' ? await handOf(now.page) : await tableOf(now.page);
    await until(now.page, copied, COPIED_MS);
    await kill(now.context);
    now = await reopen();
    await installClock(now.page);
    await now.page.goto(url);
    await started(now.page);
    await goOn(now.page);
    await assertClosed(now.page);
    if (stand === 'private') {
      await now.page.getByRole('button', { name: /show my cards$/ }).tap();
      await now.page.locator('.hand').waitFor();
    }
    assert.deepEqual(stand === 'private' ? await handOf(now.page) : await tableOf(now.page), before);
    now.player = new Player(now.page, { seed: 54 + times, hurry: true });
  }
  now.complaints.none();
  await now.context.close();
});

test('a page that crashes right after a move has lost nothing', async (t) => {
  const { url } = await t.host();
  const { page } = await t.page(OPTIONS);
  await fixChance(page, 53);
  await installClock(page);
  await page.goto(url);
  await started(page);
  const player = new Player(page, { seed: 53, hurry: true });
  await player.setUp({ people: 2 });
  await player.playTo('dare');
  const before = await tableOf(page);
  const context = page.context();
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  devtools.send('Page.crash').catch(() => {}); // The crashed page does not answer.
  await crashed;
  const other = await context.newPage();
  await other.goto(url);
  await started(other);
  await goOn(other);
  await other.locator('dialog.dare').waitFor();
  assert.deepEqual(await tableOf(other), before);
});

test('a reload at any moment of a game changes nothing', async (t) => {
  const { url } = await t.host();
  const { page, complaints } = await t.page(OPTIONS);
  await fixChance(page, 57);
  await installClock(page);
  await page.goto(url);
  await started(page);
  const player = new Player(page, { seed: 9, hurry: true });
  await player.setUp({ people: 2, computers: 1, target: 200 });
  const moments = new Map();
  let reloads = 0;
  await player.playTo('won', async (now) => {
    if (reloads >= 20) return true;
    if (!player.sometimes(60) || ['robot dared', 'slip', 'color'].includes(now)) return false;
    // The action of a computer player would race with the reload.
    if (now === 'public' && (await page.locator('.actions .btn').count()) === 0) return false;
    reloads += 1;
    moments.set(now, (moments.get(now) ?? 0) + 1);
    await reloadUnchanged(page, now);
    return false;
  });
  assert.ok(reloads >= 20, `only ${reloads} reloads`);
  assert.ok(moments.has('private') && moments.has('public') && moments.has('handing'), [...moments].join());
  complaints.none();
});

async function reloadUnchanged(page, now) {
  const before = now === 'private' ? await handOf(page) : await tableOf(page);
  const heading = await page.locator('dialog[open], h1').first().getAttribute('aria-label');
  await page.reload();
  await started(page);
  await assertClosed(page);
  if (now === 'private') {
    assert.equal(await look(page), 'handing');
    await page.getByRole('button', { name: /show my cards$/ }).tap();
    await page.locator('.hand').waitFor();
    assert.deepEqual(await handOf(page), before);
  } else {
    assert.equal(await look(page), now);
    assert.deepEqual(await tableOf(page), before);
    assert.equal(await page.locator('dialog[open], h1').first().getAttribute('aria-label'), heading);
  }
}
