// The start screen of the static page looks like the one that the program shows.
import assert from 'node:assert/strict';
import { started } from './lib/page.mjs';
import { test } from './lib/runner.mjs';

const PARTS = ['.title', '.title-top', '.hero', '.spread', '.logo', '.title-acts', '.title-acts > *', '.about'];

for (const [width, height, locale] of [[412, 823, 'en-GB'], [1180, 820, 'fi-FI'], [768, 1024, 'tr-TR']]) {
  test(`nothing of the start screen moves or changes when the program takes over, ${width} × ${height} in ${locale}`, async (t) => {
    const host = await t.host();
    const { page, complaints } = await t.page({ locale, viewport: { width, height }, reducedMotion: 'reduce' });
    let release;
    const held = new Promise((resolve) => {
      release = resolve;
    });
    await page.route('**/*.wasm', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(host.url, { waitUntil: 'commit' });
    const language = locale.slice(0, 2);
    await page.waitForFunction((code) => globalThis.uskallaTexts?.[code], language);
    await page.evaluate(() => document.fonts.ready);
    const before = await seen(page);
    release();
    await started(page);
    assert.deepEqual(before, await seen(page));
    complaints.none();
  });
}

/** Returns the positions and texts of the parts of the screen. */
const seen = (page) => page.evaluate((parts) => parts.flatMap((part) => Array.from(document.querySelectorAll(part), (node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return `${part} ${[x, y, width, height].map(Math.round)} ${node.textContent.trim().replace(/\s+/g, ' ')}`;
})), PARTS);
