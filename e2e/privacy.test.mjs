// Cards that only their owner may see are neither in the page nor announced to screen readers.
import assert from 'node:assert/strict';
import { game } from './lib/game.mjs';
import { started } from './lib/page.mjs';
import { Fingers, handOf, look } from './lib/player.mjs';
import { test } from './lib/runner.mjs';
import { assertNothingShown } from './lib/secrets.mjs';
import { WORDS } from './lib/words.mjs';

const IDLE_MS = 61_000;
const EN = WORDS.en;

/** Hands the device over until a hand is shown. */
async function openHand(player) {
  await player.playTo('private');
  assert.ok((await handOf(player.page)).length > 0);
}

test('on the table and while the device goes round no face of any hand is in the page', async (t) => {
  const { page, player, complaints } = await game(t, 61, { people: 3, computers: 1, target: 50 });
  let looked = 0;
  await player.playTo('won', async (now) => {
    if (['public', 'handing', 'dare', 'judge', 'robot dared'].includes(now)) {
      await assertNothingShown(page);
      looked += 1;
    }
    return looked > 120;
  });
  complaints.none();
});

test('a hand is made only after its owner has said so', async (t) => {
  const { page, player } = await game(t, 62, { people: 2 });
  await player.playTo('handing');
  await page.evaluate(() => {
    globalThis.made = 0;
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) if (node.nodeType === 1 && (node.matches('.card-button, .hand') || node.querySelector('.card-button'))) globalThis.made += 1;
      }
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  await page.clock.runFor(5000);
  assert.equal(await page.evaluate(() => globalThis.made), 0);
  await player.press(EN.show);
  await page.locator('.hand').waitFor();
  assert.ok(await page.evaluate(() => globalThis.made > 0));
});

const endings = {
  'the page goes out of sight': (page) => page.evaluate(() => {
    Object.defineProperty(Document.prototype, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }),
  'the page is left': (page) => page.evaluate(() => {
    dispatchEvent(new Event('pagehide'));
  }),
  'nobody touches the device for a minute': (page) => page.clock.fastForward(IDLE_MS),
  'the page is loaded anew': (page) => page.reload(),
};
for (const [name, end] of Object.entries(endings)) {
  test(`an open hand is hidden when ${name}`, async (t) => {
    const { page, player } = await game(t, 63, { people: 2 });
    await openHand(player);
    await end(page);
    await page.locator('dialog.handing').waitFor();
    await assertNothingShown(page);
    await player.press(EN.show);
    await page.locator('.hand').waitFor();
  });
}

test('a hand that is being looked at stays open as long as somebody touches the device', async (t) => {
  const { page, player } = await game(t, 64, { people: 2 });
  await openHand(player);
  for (let minute = 0; minute < 3; minute += 1) {
    await page.clock.fastForward(40_000);
    await page.touchscreen.tap(590, 300);
    assert.equal(await look(page), 'private');
  }
});

test('Back never shows a hand again', async (t) => {
  const { page, player } = await game(t, 65, { people: 2 });
  await openHand(player);
  await page.goBack();
  await started(page);
  await page.waitForTimeout(200);
  await assertNothingShownOffTable(page);
  await page.goForward();
  await page.waitForTimeout(200);
  assert.equal(await look(page), 'handing');
  await assertNothingShown(page);
});

/** Screens other than the game show cards as illustrations. */
async function assertNothingShownOffTable(page) {
  assert.equal(await page.locator('.hand, .card-button').count(), 0);
}

test('one person among computer players is never asked to hand the device over', async (t) => {
  const { page, player, complaints } = await game(t, 66, { people: 1, computers: 2, target: 50 });
  await page.evaluate(() => {
    globalThis.handed = 0;
    new MutationObserver(() => {
      if (document.querySelector('.handing')) globalThis.handed += 1;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await player.playTo('won');
  assert.equal(await page.evaluate(() => globalThis.handed), 0);
  complaints.none();
});

test('the log names people, says “you” to nobody, and names no card that was drawn', async (t) => {
  const { page, player } = await game(t, 67, { people: 2, computers: 1, target: 50, names: ['Aino', 'Mikael'] });
  const lines = new Set();
  let steps = 0;
  await player.playTo('won', async () => {
    steps += 1;
    for (const line of await page.locator('.log li, [role="status"] p').allInnerTexts()) lines.add(line);
    return steps > 120;
  });
  assert.ok(lines.size > 20, `${lines.size} lines`);
  for (const line of lines) {
    assert.doesNotMatch(line, EN.secondPerson);
    for (const sentence of line.split(/(?<=[.!?”])\s/)) {
      if (/draws|keeps/.test(sentence)) assert.doesNotMatch(sentence, new RegExp(EN.face.source), sentence);
    }
  }
});

test('looking at the own cards out of turn plays nothing', async (t) => {
  const { page, player } = await game(t, 68, { people: 2, names: ['Aino', 'Mikael'] });
  const fingers = new Fingers(page);
  await player.playTo('public');
  const turn = await page.locator('.seat.is-turn .seat-name').innerText();
  const other = turn === 'Aino' ? 'Mikael' : 'Aino';
  await player.press(EN.menu);
  await page.locator('dialog summary', { hasText: other }).click();
  await player.press(EN.peek(other));
  await player.press(EN.show);
  await page.locator('.hand').waitFor();
  const hand = await handOf(page);
  assert.ok(hand.every((name) => !name.includes(EN.playable)), hand.join());
  await fingers.press(page.locator('.hand button').first());
  assert.deepEqual(await handOf(page), hand);
  await player.press(EN.hide);
  assert.equal(await look(page), 'public');
  await assertNothingShown(page);
});
