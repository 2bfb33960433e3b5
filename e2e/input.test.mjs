// Dragging and holding cards, and sounds.
import assert from 'node:assert/strict';
import { installClock } from './lib/clock.mjs';
import { TABLET, game } from './lib/game.mjs';
import { started } from './lib/page.mjs';
import { Player, fixChance, handOf, look } from './lib/player.mjs';
import { test } from './lib/runner.mjs';
import { WORDS } from './lib/words.mjs';

const EN = WORDS.en;

const sessions = new WeakMap();

/** Sends touches of one or more fingers: `[kind, [[x, y], …]]`. A later call can end a touch. */
async function touches(page, steps) {
  const cdp = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, cdp);
  await page.evaluate(() => globalThis.passGuard());
  for (const [type, points] of steps) {
    await cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  }
}

const centre = async (locator) => {
  const { x, y, width } = await locator.boundingBox();
  return [x + width / 4, y + 40];
};

test('a card is dragged to the table, back into the hand, or called off by a second finger', async (t) => {
  const { page, player, complaints } = await game(t, 81, { people: 2 });
  await player.playTo('private', () => page.locator('.card-button.is-playable').count());
  const before = (await handOf(page)).length;
  const [x, y] = await centre(page.locator('.card-button.is-playable').first());
  const lifted = () => page.locator('.card-button.is-lifted').count();
  await touches(page, [['touchStart', [[x, y]]], ['touchMove', [[x + 4, y - 4]]], ['touchEnd', []]]);
  assert.equal(await lifted(), 1, 'less than eight pixels are a tap');
  await page.locator('.card-button.is-lifted').blur();
  await touches(page, [['touchStart', [[x, y]]], ['touchMove', [[x, y - 200]]], ['touchMove', [[x, y + 5]]], ['touchEnd', []]]);
  assert.equal((await handOf(page)).length, before, 'dropped where it came from');
  const twice = [[x, y - 200], [x + 100, y]];
  await touches(page, [['touchStart', [[x, y]]], ['touchMove', [[x, y - 200]]], ['touchStart', twice], ['touchEnd', []]]);
  assert.equal((await handOf(page)).length, before, 'called off');
  await touches(page, [['touchStart', [[x, y]]], ['touchMove', [[x, y - 60]]], ['touchMove', [[x, y - 320]]], ['touchEnd', []]]);
  await page.waitForFunction((count) => document.querySelectorAll('.card-button').length !== count || document.querySelector('dialog[open]'), before);
  complaints.none();
});

test('nothing acts when a finger comes down and is lifted elsewhere', async (t) => {
  const { page, player } = await game(t, 82, { people: 2 });
  await player.playTo('private');
  const box = await page.getByRole('button', { name: EN.hide ?? 'Hide my cards' }).boundingBox();
  await touches(page, [['touchStart', [[box.x + 20, box.y + 20]]], ['touchMove', [[box.x - 200, box.y - 200]]], ['touchEnd', []]]);
  assert.equal(await look(page), 'private');
});

test('where holding is asked for, a tap shows no card and holding does; a key need not hold', async (t) => {
  const { page, player } = await game(t, 83, { people: 2 });
  await player.playTo('private');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: /Hold to show/ }).check();
  await page.getByRole('button', { name: /Continue/ }).click();
  await player.playTo('handing');
  const button = page.locator('dialog.handing .btn');
  const [x, y] = await centre(button);
  await touches(page, [['touchStart', [[x, y - 20]]], ['touchEnd', []]]);
  await page.clock.runFor(1000);
  assert.equal(await look(page), 'handing');
  await touches(page, [['touchStart', [[x, y - 20]]]]);
  await page.clock.runFor(700);
  await page.locator('.hand').waitFor();
  await touches(page, [['touchEnd', []]]);
  await page.getByRole('button', { name: 'Hide my cards' }).click();
  await player.playTo('handing');
  await button.focus();
  await page.keyboard.press('Enter');
  await page.locator('.hand').waitFor();
});

test('sounds come after the first touch only, and not where they are switched off', async (t) => {
  const { url } = await t.host();
  const { page } = await t.page(TABLET);
  await page.addInitScript(() => {
    globalThis.made = { contexts: 0, tones: 0 };
    const Real = globalThis.AudioContext;
    globalThis.AudioContext = class extends Real {
      constructor(...args) {
        super(...args);
        made.contexts += 1;
      }
      get state() { return 'running'; }
    };
    const Tone = globalThis.OscillatorNode;
    globalThis.OscillatorNode = class extends Tone {
      constructor(...args) {
        super(...args);
        made.tones += 1;
      }
    };
  });
  await fixChance(page, 84);
  await installClock(page);
  await page.goto(url);
  await started(page);
  assert.equal(await page.evaluate(() => made.contexts), 0);
  const player = new Player(page, { seed: 84, hurry: true });
  await player.setUp({ people: 1, computers: 2 });
  let steps = 0;
  await player.playTo('won', () => (steps += 1) > 12);
  const heard = await page.evaluate(() => made.tones);
  assert.ok(heard > 0, 'the game is heard');
  assert.equal(await page.evaluate(() => made.contexts), 1);
  await page.keyboard.press('Escape');
  await page.goto(`${url}#settings`);
  await page.getByRole('switch', { name: /^Sound/ }).uncheck();
  await page.getByRole('button', { name: /Continue/ }).click();
  const before = await page.evaluate(() => made.tones);
  steps = 0;
  await player.playTo('won', () => (steps += 1) > 12);
  assert.equal(await page.evaluate(() => made.tones), before);
});
