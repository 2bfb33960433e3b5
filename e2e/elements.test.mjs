// Which elements stay the same while their data changes, and which must be fresh.
import assert from 'node:assert/strict';
import { TABLET, game } from './lib/game.mjs';
import { dare, open, press, write } from './lib/lists.mjs';
import { look } from './lib/screen.mjs';
import { test } from './lib/runner.mjs';

/** Types `XYZ` between the second and the third letter of a field, and returns what it holds then. */
async function typeInTheMiddle(page, field, start = 'abcdef') {
  await field.fill(start);
  await field.evaluate((node) => node.setSelectionRange(2, 2));
  await page.keyboard.type('XYZ');
  return field.inputValue();
}

test('typing in the middle of a name at the set-up keeps the caret', async (t) => {
  const { page, complaints } = await open(t);
  await press(page, 'Set up a game');
  for (const seat of [0, 1]) {
    assert.equal(await typeInTheMiddle(page, page.locator(`#name-${seat}`)), 'abXYZcdef');
  }
  complaints.none();
});

test('typing in the middle of a text of a Customizable keeps the caret', async (t) => {
  const { page, complaints } = await open(t);
  await press(page, 'Set up a game');
  await page.locator('[name="game"]').nth(2).check();
  const folded = page.locator('details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
  const deck = page.locator('[name="edition"]');
  await deck.last().check();
  const field = page.locator('.option .field input[maxlength="120"]').first();
  assert.equal(await typeInTheMiddle(page, field), 'abXYZcdef');
  complaints.none();
});

test('typing in the middle of every field of a dare list keeps the caret', async (t) => {
  const { page, complaints } = await open(t);
  await write(page, 'Carets', ['one', 'two']);
  assert.equal(await typeInTheMiddle(page, page.getByRole('textbox', { name: 'List name' })), 'abXYZcdef');
  assert.equal(await typeInTheMiddle(page, dare(page, 2)), 'abXYZcdef');
  await press(page, 'Details for dare 2');
  assert.equal(await typeInTheMiddle(page, page.getByRole('textbox', { name: /^Another way/ })), 'abXYZcdef');
  complaints.none();
});

test('typing in the middle of the field for a link keeps the caret', async (t) => {
  const { page, complaints } = await open(t);
  await press(page, 'Dare lists');
  assert.equal(await typeInTheMiddle(page, page.locator('input[spellcheck="false"]')), 'abXYZcdef');
  complaints.none();
});

test('a card keeps its element and its focus while others come and go', async (t) => {
  const { page, complaints, player } = await game(t, 11, { people: 1, computers: 1, target: 50 });
  await player.playTo('private');
  const cards = page.locator('.hand button');
  const draw = page.locator('.actions').getByRole('button', { name: /^(Draw a card|Keep|Pass)$/ });
  const name = (card) => card.evaluate((node) => node.getAttribute('aria-label').replace(/,[^,]*$/, ''));
  const watched = await cards.last().elementHandle();
  const watchedName = await name(watched);
  const others = await cards.elementHandles();
  let grown = 0;
  for (let step = 0; step < 200 && grown < 3; step += 1) {
    const now = await look(page);
    if (now !== 'private') {
      await player.act(now);
    } else if ((await draw.count()) === 0) {
      await page.clock.fastForward(2500);
    } else {
      const before = await cards.count();
      await watched.focus();
      await page.keyboard.press((await draw.first().innerText()).startsWith('Keep') ? 'k' : 'd');
      const after = await cards.count();
      if (after <= before) continue;
      grown += 1;
      // When the list has moved the card, the focus comes back in a later task.
      await page.waitForFunction((card) => document.activeElement === card, watched);
      for (const card of others) assert.equal(await card.evaluate((node) => node.isConnected), true, 'no card was drawn anew');
      assert.equal(await name(watched), watchedName);
    }
  }
  assert.equal(grown, 3, 'cards came into the hand');
  complaints.none();
});

test('every change of the screen gives a fresh main and the focus to its heading', async (t) => {
  const { page, complaints } = await open(t, { options: TABLET });
  const ways = [
    ['Dare lists', 'Back'], ['How to play', 'Back'], ['Settings', 'Back'], ['Set up a game', 'Back'],
  ];
  for (const way of ways) {
    for (const name of way) {
      const before = await page.evaluateHandle(() => document.querySelector('main'));
      await press(page, name);
      await page.waitForFunction((old) => document.querySelector('main') !== old && document.activeElement?.tagName === 'H1', before);
      assert.equal(await page.locator('main').count(), 1);
      assert.equal(await page.evaluate(() => document.activeElement.closest('main') === document.querySelector('main')), true);
    }
  }
  complaints.none();
});

test('the table, the handing over and the score are fresh mains too', async (t) => {
  const { page, complaints, player } = await game(t, 5, { people: 2, target: 50 });
  const seen = new Map();
  await player.playTo('score', async (now) => {
    await page.evaluate((kind) => {
      const main = document.querySelector('main');
      globalThis.mains ??= new Map();
      globalThis.mains.set(main, kind);
    }, now);
    seen.set(now, true);
    return (await look(page)) === 'won';
  }).catch(() => {});
  const kinds = await page.evaluate(() => {
    // The table and the score are different elements.
    const groups = (kind) => (['score', 'won'].includes(kind) ? 'score' : kind === 'draw' ? 'draw' : 'table');
    const clash = [...globalThis.mains].filter(([main, kind]) => main.classList.contains('table') !== (groups(kind) === 'table'));
    return clash.map(([main, kind]) => `${kind}: ${main.className}`);
  });
  assert.deepEqual(kinds, []);
  assert.ok(seen.has('private') && seen.has('handing'));
  complaints.none();
});
