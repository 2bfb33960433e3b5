// Timers end at a time of the clock, even if the page was busy or hidden; only people pause them.
import assert from 'node:assert/strict';
import { game } from './lib/game.mjs';
import { started } from './lib/page.mjs';
import { look } from './lib/player.mjs';
import { test } from './lib/runner.mjs';

/** Returns a game in which the table judges a dare with a timer. */
async function timed(t, seed) {
  const it = await game(t, seed, { people: 2 });
  const { page, player } = it;
  const timer = page.locator('button.timer');
  player.answer = () => player.does(player.words.doIt);
  player.touchTimer = async () => false;
  await player.playTo('no such screen', async (now) => now === 'judge' && (await timer.count()) > 0);
  return { ...it, timer, left: async () => Number(await timer.locator('span').first().innerText()) };
}

const near = (left, wanted) => assert.ok(Math.abs(left - wanted) <= 1, `${left} seconds left instead of ${wanted}`);

test('the timer of a dare ends at its time, though the page was busy and hidden', async (t) => {
  const { page, timer, left, complaints } = await timed(t, 111);
  const whole = await left();
  await timer.click();
  await page.clock.runFor(2000);
  near(await left(), whole - 2);
  await page.clock.fastForward(3000); // As if the page had been busy: its timers run late.
  near(await left(), whole - 5);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(3000);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  near(await left(), whole - 8);
  await page.clock.fastForward(whole * 1000);
  assert.equal(await left(), 0);
  await page.getByText('Time’s up!').first().waitFor();
  assert.equal(await look(page), 'judge', 'it decides nothing');
  complaints.none();
});

test('a timer is paused by people only, and says that it is', async (t) => {
  const { page, timer, left } = await timed(t, 111);
  const whole = await left();
  await timer.click();
  await page.clock.runFor(4000);
  await timer.click();
  const paused = await left();
  near(paused, whole - 4);
  await page.getByText('The timer is paused.').waitFor();
  await page.clock.fastForward(20_000);
  assert.equal(await left(), paused);
  await timer.click();
  await page.clock.runFor(2000);
  near(await left(), paused - 2);
});

test('a reload gives nobody more time', async (t) => {
  const { page, timer, left } = await timed(t, 111);
  const whole = await left();
  await timer.click();
  await page.clock.runFor(4000);
  await page.reload();
  await started(page);
  await timer.waitFor();
  assert.ok(await left() <= whole - 4, 'the time goes on');
  assert.equal(await timer.evaluate((node) => node.matches('.is-running')), true);
  await timer.click();
  const paused = await left();
  await page.reload();
  await started(page);
  await timer.waitFor();
  assert.equal(await left(), paused, 'a pause lasts');
});

test('the timer of one dare is not that of the next', async (t) => {
  const { page, player, timer, left } = await timed(t, 111);
  await timer.click();
  await page.clock.runFor(4000);
  await player.does(player.words.done);
  assert.equal(await page.evaluate(() => localStorage.getItem('uskalla.timer')), null);
  await player.playTo('no such screen', async (now) => now === 'judge' && (await timer.count()) > 0);
  assert.equal(await timer.evaluate((node) => node.matches('.is-running')), false);
  assert.ok(await left() >= 5);
});

test('the time for taking a play back and the open hand of nobody end by the clock', async (t) => {
  const { page, player } = await game(t, 112, { people: 2 });
  const undo = page.getByRole('button', { name: 'Undo' });
  await player.playTo('no such screen', async () => (await undo.count()) > 0);
  await page.clock.fastForward(4100);
  await undo.waitFor({ state: 'detached' });
  await player.playTo('private');
  await page.clock.fastForward(61_000);
  await page.locator('.hand').waitFor({ state: 'detached' });
});
