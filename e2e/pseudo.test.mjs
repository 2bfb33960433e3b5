// A pseudo-language with accents and texts half as long again: a layout that does not grow with it clips or overlaps, and a text without
// accents does not come from the catalogs.
import assert from 'node:assert/strict';
import { installClock } from './lib/clock.mjs';
import { breachesEverywhere } from './lib/layout.mjs';
import { started } from './lib/page.mjs';
import { fixChance } from './lib/player.mjs';
import { test } from './lib/runner.mjs';
import { shots } from './lib/shots.mjs';

const LETTERS = { a: 'à', c: 'ç', e: 'é', i: 'î', n: 'ñ', o: 'ö', s: 'š', u: 'ü', y: 'ý', A: 'À', C: 'Ç', E: 'É', I: 'Î', N: 'Ñ', O: 'Ö', S: 'Š', U: 'Ü', Y: 'Ý' };
// Texts that no catalog translates: the names of the game, its lists and the languages, letters of keys.
const PLAIN = /^(Uskalla|English|Suomi|Svenska|Türkçe|Turkce|Family|Show|Off|Daredevil|[a-zA-Z]{1,2})$/;

/** Returns `[Pàšš {name}~~~~]`: keeps the placeholders, accents the rest and makes it half as long again. */
function pseudo(line) {
  if (line === '' || line === '\f') return line;
  const strange = line.replace(/\{\w+\}|./gu, (part) => LETTERS[part] ?? part);
  // The filler has spaces, since a text wraps between words.
  const more = ' ~~~~'.repeat(Math.ceil([...line].length / 10));
  return `[${strange}${more}]`;
}

async function visit(t) {
  const { url } = await t.host();
  const { page, complaints } = await t.page({ locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block', viewport: { width: 1180, height: 820 } });
  // Without digests, as over plain http, the page accepts texts of another build.
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await page.route('**/texts/en-*.txt', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).split('\n').map(pseudo).join('\n') });
  });
  await fixChance(page, 63);
  await installClock(page);
  await page.goto(url);
  await started(page);
  return { page, complaints, url };
}

/** Returns the words without accents, which come from no catalog. */
const plainWords = (page) => page.evaluate(() => {
  const walker = document.createTreeWalker(document.querySelector('dialog[open]') ?? document.body, NodeFilter.SHOW_TEXT);
  const words = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent.closest('svg, script, style, .sprite, kbd') || !parent.checkVisibility()) continue;
    // A text with the marks of a pseudo-text may hold letters without an accent.
    if (!walker.currentNode.data.includes('~~~~')) words.push(...walker.currentNode.data.match(/[a-zA-Z]{3,}/g) ?? []);
  }
  return words;
});

async function look(page, name) {
  await shots(page, `pseudo-${name}`);
  const plain = (await plainWords(page)).filter((word) => !PLAIN.test(word));
  const wrong = await breachesEverywhere(page);
  return [...plain.map((word) => `${name}: “${word}” is no text`), ...wrong.map((what) => `${name}: ${what}`)];
}

test('a language half as long again fits every screen and leaves no word behind', async (t) => {
  const { page, complaints, url } = await visit(t);
  const wrong = await look(page, 'title');
  for (const screen of ['setup', 'lists', 'help', 'settings']) {
    await page.goto(`${url}#${screen}`);
    await page.locator('h1').first().waitFor();
    await page.evaluate(() => document.querySelectorAll('details').forEach((more) => more.toggleAttribute('open', true)));
    wrong.push(...(await look(page, screen)));
  }
  await page.goto(url);
  await page.locator('.title').waitFor();
  await page.locator('.title-acts .btn.is-glow').click();
  await page.locator('.draws').first().waitFor();
  wrong.push(...(await look(page, 'draw')));
  await page.locator('.page-foot .btn').click();
  wrong.push(...(await look(page, 'public')));
  await page.locator('.actions .btn').click();
  wrong.push(...(await look(page, 'handing')));
  await page.locator('dialog.handing .btn').click();
  await page.locator('.hand').waitFor();
  wrong.push(...(await look(page, 'private')));
  await page.locator('.corner .btn').click();
  wrong.push(...(await look(page, 'menu')));
  assert.deepEqual(wrong, []);
  complaints.none();
});
