// After one visit the page works offline.
import assert from 'node:assert/strict';
import { installClock } from './lib/clock.mjs';
import { started, workerReady } from './lib/page.mjs';
import { Player, fixChance, look } from './lib/player.mjs';
import { test } from './lib/runner.mjs';

test('a whole game is played without a network, through a reload in the middle', async (t) => {
  const host = await t.host();
  const { page } = await t.page({ hasTouch: true, locale: 'en-GB', reducedMotion: 'reduce' });
  await fixChance(page, 41);
  await installClock(page);
  await page.goto(host.url);
  await workerReady(page);
  await host.stop();
  await page.reload();
  await started(page);
  const player = new Player(page, { seed: 3, hurry: true });
  await player.setUp({ people: 1, computers: 3, target: 50 });
  let steps = 0;
  await player.playTo('won', async () => {
    steps += 1;
    return steps > 30;
  });
  await page.reload();
  await started(page);
  await player.playTo('won');
  assert.equal(await look(page), 'won');
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/dares/')).length);
  assert.equal(asked, 0, 'nobody has asked for the dares for adults');
  const kept = await page.evaluate(() => Promise.all(['en', 'fi', 'sv', 'tr'].map(async (lang) => uskallaFetchPack(`adults.${lang}`))));
  assert.ok(kept.every((pack) => /^\[mild\] /m.test(pack)), 'but they are kept on the device');
});
