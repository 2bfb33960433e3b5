// A control that has just appeared is not pressed by accident; tags of a translating browser do no harm.
import assert from 'node:assert/strict';
import { installClock } from './lib/clock.mjs';
import { TABLET, game } from './lib/game.mjs';
import { started } from './lib/page.mjs';
import { Player, fixChance, handOf, look } from './lib/player.mjs';
import { test } from './lib/runner.mjs';

// Longer than the time in which controls ignore touches.
const DELIBERATE_MS = 400;

const centre = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};

/** Taps twice without waiting for the effect of the first tap. */
async function tapTwice(page, first, second = first) {
  const devtools = await page.context().newCDPSession(page);
  const touches = [first, second].flatMap(({ x, y }) => [['touchStart', [{ x, y }]], ['touchEnd', []]]);
  await Promise.all(touches.map(([type, touchPoints]) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints })));
  await devtools.detach();
}

const deliberately = async (page, { x, y }) => {
  await page.waitForTimeout(DELIBERATE_MS);
  await page.touchscreen.tap(x, y);
};

test('the second tap of a double tap names no color, and a deliberate one does', async (t) => {
  const { page, player, complaints } = await game(t, 91, { people: 2 });
  player.likes = /^(?!Wild)/;
  const wild = page.locator('.hand .is-playable').and(page.getByRole('button', { name: /^Wild/ })).first();
  await player.playTo('no such screen', async (now) => now === 'private' && (await wild.count()) > 0);
  const lift = async () => {
    await player.hands.press(wild);
    await page.waitForTimeout(DELIBERATE_MS);
  };
  await lift();
  await player.hands.press(wild);
  const tile = await centre(page.locator('.color-tile').first());
  await page.keyboard.press('Escape');
  await page.locator('.color-tile').first().waitFor({ state: 'detached' });
  if ((await wild.getAttribute('aria-pressed')) !== 'true') await lift();
  const hand = await handOf(page);
  await tapTwice(page, await centre(wild), tile);
  assert.equal(await look(page), 'color', 'the color is still to be named');
  await deliberately(page, tile);
  await page.locator('.color-tile').first().waitFor({ state: 'detached' });
  assert.notDeepEqual(await look(page) === 'private' ? await handOf(page) : [], hand);
  complaints.none();
});

test('the second tap of a double tap judges no dare, and a deliberate one does', async (t) => {
  const { page, player, complaints } = await game(t, 92, { people: 2 });
  await player.playTo('dare');
  await page.waitForTimeout(DELIBERATE_MS);
  const answer = await centre(page.locator('.twins .btn').first());
  await tapTwice(page, answer);
  assert.equal(await look(page), 'judge');
  await deliberately(page, await centre(page.locator('.twins .btn').first()));
  await page.locator('dialog.dare').waitFor({ state: 'detached' });
  complaints.none();
});

test('the second tap of a double tap deals nothing, and a deliberate one does', async (t) => {
  const { url } = await t.host();
  const open = async () => {
    const { page, complaints } = await t.page(TABLET);
    await fixChance(page, 93);
    await page.goto(url);
    await started(page);
    await page.waitForTimeout(DELIBERATE_MS);
    return { page, complaints, play: await centre(page.getByRole('button', { name: /^Play now/ })) };
  };
  const first = await open();
  await first.page.touchscreen.tap(first.play.x, first.play.y);
  const deal = await centre(first.page.getByRole('button', { name: 'Deal' }));
  const { page, complaints, play } = await open();
  await tapTwice(page, play, deal);
  assert.equal(await look(page), 'draw');
  await deliberately(page, deal);
  await page.locator('.table').waitFor();
  complaints.none();
});

test('motion that is allowed and motion that is not are guarded alike', async (t) => {
  for (const reducedMotion of ['reduce', 'no-preference']) {
    const { page, player } = await game(t, 92, { people: 2 }, { reducedMotion });
    await player.playTo('dare');
    await page.waitForTimeout(2 * DELIBERATE_MS);
    await tapTwice(page, await centre(page.locator('.twins .btn').first()));
    assert.equal(await look(page), 'judge', reducedMotion);
  }
});

test('a card that has moved under the finger is not played by the second tap', async (t) => {
  const { url } = await t.host();
  const { page } = await t.page(TABLET);
  await fixChance(page, 95);
  await installClock(page);
  await page.goto(`${url}#settings`);
  await started(page);
  await page.getByRole('switch', { name: /^Play with one tap/ }).check();
  await page.getByRole('button', { name: 'Back' }).click();
  const player = new Player(page, { seed: 95, hurry: true });
  await player.setUp({ people: 1, computers: 1 });
  const skip = page.locator('.hand .is-playable').and(page.getByRole('button', { name: /^(?:Skip|Reverse)/ })).first();
  player.playCard = async (cards, count) => {
    await player.hands.press(cards.nth(player.state % count));
    return true;
  };
  await player.playTo('no such screen', async (now) => now === 'private' && (await skip.count()) > 0);
  await page.waitForTimeout(DELIBERATE_MS);
  const before = (await handOf(page)).length;
  await tapTwice(page, await centre(skip).then(({ x, y }) => ({ x: x - 20, y })));
  await page.waitForTimeout(100);
  assert.equal((await handOf(page)).length, before - 1);
});

test('Enter that is held down presses once', async (t) => {
  const { page, player, complaints } = await game(t, 94, { people: 2 });
  await player.playTo('public');
  const pass = page.locator('.actions .btn');
  await pass.focus();
  for (let times = 0; times < 8; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  assert.equal(await look(page), 'handing');
  await page.keyboard.press('Enter');
  await page.locator('.hand').waitFor();
  complaints.none();
});

/** Changes the page as the translator of a browser does: it wraps every text into tags, or replaces it by a wrapped one. */
const translate = (replace) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts.filter(({ data, parentNode }) => data.trim() && parentNode.localName !== 'font' && !parentNode.closest('svg'))) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(replace ? document.createTextNode(text.data) : text);
  }
};

for (const replace of [false, true]) {
  test(`a translator that ${replace ? 'replaces' : 'wraps'} every text breaks nothing`, async (t) => {
    const { page, player, complaints } = await game(t, 96, { people: 2, computers: 1, target: 50 });
    let steps = 0;
    await player.playTo('won', async () => {
      await page.evaluate(translate, replace);
      steps += 1;
      return steps > 150;
    });
    await page.evaluate(() => {
      location.hash = '#settings';
    });
    await page.locator('.switch').first().waitFor();
    await page.evaluate(translate, replace);
    await page.getByRole('radio', { name: 'Suomi' }).click();
    await page.waitForFunction(() => document.documentElement.lang === 'fi');
    await page.evaluate(translate, replace);
    await page.getByRole('radio', { name: 'English' }).click();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await page.evaluate(() => {
      location.hash = '#game';
    });
    await page.locator('.table, table.score, .draws').first().waitFor();
    assert.notEqual(await look(page), 'crash');
    complaints.none();
  });
}

test('the page asks translators to leave it alone', async (t) => {
  const { url } = await t.host();
  const { page } = await t.page(TABLET);
  await page.goto(url);
  await started(page);
  assert.equal(await page.locator('html').getAttribute('translate'), 'no');
});

test('what is touched is reached at once where nothing is new', async (t) => {
  const { page, player } = await game(t, 97, { people: 2 });
  await player.playTo('private');
  await page.waitForTimeout(DELIBERATE_MS);
  const guarded = await page.evaluate(() => [...document.querySelectorAll('button')].filter((button) => getComputedStyle(button).pointerEvents === 'none').length);
  assert.equal(guarded, 0);
});
