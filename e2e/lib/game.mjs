// A game on a tablet, with a fixed seed and a clock that can be fast-forwarded.
import { installClock } from './clock.mjs';
import { started } from './page.mjs';
import { Player, fixChance } from './player.mjs';

export const TABLET = { hasTouch: true, locale: 'en-GB', reducedMotion: 'reduce', viewport: { width: 1180, height: 820 } };

export async function game(t, seed, setup, options = {}) {
  const { url } = await t.host();
  const { page, complaints } = await t.page({ ...TABLET, ...options });
  await fixChance(page, seed);
  await installClock(page);
  await page.goto(url);
  await started(page);
  const player = new Player(page, { seed, hurry: true });
  await player.setUp(setup);
  return { page, complaints, player, url };
}
