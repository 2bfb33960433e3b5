// Whole games, from the start screen to a winner.
import assert from 'node:assert/strict';
import { installClock } from './lib/clock.mjs';
import { started } from './lib/page.mjs';
import { Keys, Player, fixChance, look } from './lib/player.mjs';
import { test } from './lib/runner.mjs';

const WIDE = { viewport: { width: 1180, height: 820 } };
const TALL = { viewport: { width: 820, height: 1180 } };
const TOUCH = { hasTouch: true, locale: 'en-GB', reducedMotion: 'reduce' };

/** Returns a page at the start screen, with a clock that can be fast-forwarded. */
async function begin(t, seed, options) {
  const { url } = await t.host();
  const { page, complaints } = await t.page(options);
  await fixChance(page, seed);
  await installClock(page);
  await page.goto(url);
  await started(page);
  return { page, complaints };
}

async function assertWon(page) {
  assert.equal(await look(page), 'won');
  assert.ok(await page.locator('h1').evaluate((node) => node === document.activeElement), 'the heading has the focus');
}

test('two people and two computer players play a game to its end by touch', async (t) => {
  const { page, complaints } = await begin(t, 11, { ...TOUCH, ...WIDE });
  const player = new Player(page, { seed: 5, hurry: true });
  await player.setFast();
  await player.setUp({ people: 2, computers: 2, target: 200, names: ['Aino', 'Işıl'] });
  await player.playTo('won');
  await assertWon(page);
  for (const kind of ['draw', 'handing', 'private', 'public', 'dare', 'judge', 'color']) assert.ok(player.seen.has(kind), `met: ${kind}`);
  complaints.none();
});

test('five people play a game to its end on a tablet held upright', async (t) => {
  const { page, complaints } = await begin(t, 23, { ...TOUCH, ...TALL });
  const player = new Player(page, { seed: 6, hurry: true });
  await player.setUp({ people: 5, target: 50 });
  await player.playTo('won');
  await assertWon(page);
  complaints.none();
});

test('one person plays a game to its end by keys alone and never hands the device over', async (t) => {
  const { page, complaints } = await begin(t, 37, { ...WIDE, locale: 'fi-FI' });
  const player = new Player(page, { lang: 'fi', seed: 7, hands: Keys, hurry: true });
  await player.setFast();
  await player.setUp({ people: 1, computers: 2, target: 50 });
  await player.playTo('won');
  await assertWon(page);
  assert.ok(!player.seen.has('handing') && !player.seen.has('public'));
  complaints.none();
});

test('whoever names the color of a Wild Dare that starts the game is asked the dare next', async (t) => {
  const { page } = await begin(t, 51, { ...TOUCH, ...WIDE });
  const player = new Player(page, { seed: 51, hurry: true });
  await player.setUp({ people: 2 });
  await player.playTo('color');
  await player.act('color');
  assert.equal(await look(page), 'dare');
});
