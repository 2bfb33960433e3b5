// Two windows with one storage: one plays, the other says so and can take the game over; both share lists and settings.
import assert from 'node:assert/strict';
import { watch } from './lib/browser.mjs';
import { installClock } from './lib/clock.mjs';
import { TABLET } from './lib/game.mjs';
import { started } from './lib/page.mjs';
import { Player, fixChance, look, tableOf } from './lib/player.mjs';
import { test } from './lib/runner.mjs';

const NOTICE = 'The game is open in another window';
// The heartbeat of a window that was killed expires after some seconds.
const PATIENCE_MS = 8000;

const notice = (page) => page.getByRole('heading', { name: NOTICE });
const takeOver = (page) => page.getByRole('button', { name: 'Play here' }).click();
const save = (page) => page.evaluate(() => localStorage.getItem('uskalla.save'));

/** Opens windows of one browser, with or without the Web Locks API. */
async function windows(t, hasLocks) {
  const { url } = await t.host();
  const first = await t.page(TABLET);
  const context = first.page.context();
  if (!hasLocks) {
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
  }
  const open = async (page = null, hash = '') => {
    const shown = page ?? (await context.newPage());
    const complaints = watch(shown);
    shown.setDefaultTimeout(15_000);
    await shown.goto(url + hash);
    await started(shown);
    return { page: shown, complaints };
  };
  return { first: first.page, open, url };
}

for (const hasLocks of [true, false]) {
  const how = hasLocks ? 'with locks' : 'without locks';

  test(`the second window says where the game is, and takes it over (${how})`, async (t) => {
    const { first, open } = await windows(t, hasLocks);
    await fixChance(first, 101);
    await installClock(first);
    const a = await open(first);
    const player = new Player(first, { seed: 101, hurry: true });
    await player.setUp({ people: 2 });
    await player.playTo('public');
    const before = await tableOf(first);
    const b = await open();
    await notice(b.page).waitFor();
    assert.equal(await b.page.getByRole('button', { name: /^Play now|^Continue/ }).count(), 0, 'no game is begun here');
    assert.deepEqual(await tableOf(first), before, 'the first one plays on');
    const kept = await save(first);
    await b.page.goto(`${b.page.url()}#setup`);
    await notice(b.page).waitFor();
    assert.equal(await save(b.page), kept);
    await b.page.goto(`${b.page.url().split('#')[0]}#game`);
    await takeOver(b.page);
    await b.page.locator('.table').waitFor();
    await notice(first).waitFor();
    assert.deepEqual(await tableOf(b.page), before, 'the game is loaded as it was');
    assert.equal(await first.locator('.table, .hand').count(), 0);
    const other = new Player(b.page, { seed: 5 });
    let steps = 0;
    await other.playTo('won', () => (steps += 1) > 6);
    const after = await save(b.page);
    assert.notEqual(after, kept);
    await first.evaluate(() => dispatchEvent(new Event('pagehide')));
    assert.equal(await save(b.page), after, 'the first one writes no more');
    a.complaints.none();
    b.complaints.none();
  });

  test(`what was played elsewhere meanwhile is loaded when the game comes back (${how})`, async (t) => {
    const { first, open } = await windows(t, hasLocks);
    await open(first);
    const player = new Player(first, { seed: 102 });
    await player.setUp({ people: 2 });
    await player.playTo('public');
    const b = await open(null, '#game');
    await takeOver(b.page);
    await b.page.locator('.table').waitFor();
    const other = new Player(b.page, { seed: 6 });
    let steps = 0;
    await other.playTo('no such screen', (now) => (steps += 1) > 6 && now === 'public');
    const before = await tableOf(b.page);
    await b.page.close({ runBeforeUnload: false });
    await first.locator('.table').waitFor({ timeout: PATIENCE_MS });
    assert.equal(await look(first), 'public');
    assert.deepEqual(await tableOf(first), before);
  });

  test(`a reload keeps the game in its window (${how})`, async (t) => {
    const { first, open } = await windows(t, hasLocks);
    const { complaints } = await open(first);
    await new Player(first, { seed: 103 }).setUp({ people: 2 });
    for (let times = 0; times < 3; times += 1) {
      await first.reload();
      await started(first);
      assert.equal(await notice(first).count(), 0);
    }
    complaints.none();
  });
}

test('settings and lists follow the other window', async (t) => {
  const { first, open } = await windows(t, true);
  await open(first, '#settings');
  const b = await open(null, '#settings');
  await b.page.getByRole('switch', { name: /^Sound/ }).uncheck();
  await first.waitForFunction(() => ![...document.querySelectorAll('.switch')].find((node) => node.textContent.startsWith('Sound')).querySelector('input').checked);
  await first.getByRole('switch', { name: /^Play with one tap/ }).check();
  await b.page.waitForFunction(() => [...document.querySelectorAll('.switch')].find((node) => node.textContent.startsWith('Play with one tap')).querySelector('input').checked);
  assert.equal(await b.page.getByRole('switch', { name: /^Sound/ }).isChecked(), false, 'neither change undoes the other');
  await b.page.getByRole('radio', { name: 'Suomi' }).click();
  await first.getByRole('heading', { name: 'Asetukset' }).waitFor();
  await first.goto(`${first.url().split('#')[0]}#lists`);
  await b.page.goto(`${b.page.url().split('#')[0]}#lists`);
  await b.page.getByRole('button', { name: 'Uusi lista' }).click();
  await b.page.getByRole('textbox').first().fill('Kahden ikkunan lista');
  await first.getByText('Kahden ikkunan lista').first().waitFor();
  b.complaints.none();
});
