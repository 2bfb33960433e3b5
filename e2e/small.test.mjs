// On small phones the hand and the discard pile are visible together, also with a lasting dare at a seat.
import assert from 'node:assert/strict';
import { game } from './lib/game.mjs';
import { test } from './lib/runner.mjs';

test('hand and discard pile are seen together on small phones with a lasting dare', async (t) => {
  const { page, player } = await game(t, 131, { people: 2, computers: 2 });
  player.answer = () => player.does(player.words.doIt);
  await player.playTo('no such screen', async (now) => now === 'private' && (await page.locator('.dare-chip').count()) > 0);
  for (const [width, height] of [[360, 640], [640, 360]]) {
    await page.setViewportSize({ width, height });
    const seen = await page.evaluate(() => {
      scrollTo(0, 0);
      const box = (selector) => document.querySelector(selector).getBoundingClientRect();
      const [discard, card] = [box('.is-discard'), box('.hand li')];
      return { discard: discard.top >= 0 && discard.bottom <= innerHeight, card: Math.min(card.bottom, innerHeight) - card.top };
    });
    assert.ok(seen.discard, `${width}×${height}: the discard pile`);
    assert.ok(seen.card >= 44, `${width}×${height}: only ${seen.card} px of a card`);
  }
});
