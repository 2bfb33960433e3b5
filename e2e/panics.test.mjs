// Wherever the program panics, the page says so and the game resumes. Needs a build that can panic on purpose.
import assert from 'node:assert/strict';
import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { TABLET } from './lib/game.mjs';
import { started } from './lib/page.mjs';
import { Player, fixChance, tableOf } from './lib/player.mjs';
import { test } from './lib/runner.mjs';

const DIST = process.env.USKALLA_PANIC_DIST ?? fileURLToPath(new URL('../dist-panic', import.meta.url));

for (const place of ['handler', 'timer', 'effect', 'component']) {
  test(`after a panic in a ${place} the game goes on`, async (t) => {
    await access(DIST).catch(() => {
      throw new Error(`no build in ${DIST}: make one with scripts/serve --panic-build`);
    });
    const { url } = await t.host(DIST);
    const { page, complaints } = await t.page(TABLET);
    await fixChance(page, 121);
    await page.goto(url);
    await started(page);
    const player = new Player(page, { seed: 121 });
    await player.setUp({ people: 2 });
    await player.playTo('public');
    for (let times = 0; times < 2; times += 1) {
      const before = await tableOf(page);
      await page.evaluate((detail) => dispatchEvent(new CustomEvent('uskalla:test-panic', { detail })), place);
      await page.locator('#crash').waitFor();
      assert.match(await page.locator('#crash pre').textContent(), new RegExp(`a fault in an? ${place}`));
      await page.locator('#crash button').first().click();
      await started(page);
      await page.getByRole('button', { name: /^Continue/ }).or(page.locator('.table')).first().waitFor();
      if ((await page.locator('.table').count()) === 0) await page.getByRole('button', { name: /^Continue/ }).tap();
      await page.locator('.table').waitFor();
      assert.deepEqual(await tableOf(page), before);
    }
    let steps = 0;
    await player.playTo('won', () => (steps += 1) > 8);
    const stray = complaints.seen.filter((line) => !/a fault in an? |unreachable/.test(line));
    assert.deepEqual(stray, []);
  });
}
