// A round of every game by touch, in which people meet every kind of decision of that game. Checks secrets and layout, takes screenshots.
import assert from 'node:assert/strict';
import { breachesEverywhere } from './lib/layout.mjs';
import { handOf } from './lib/player.mjs';
import { NAMES, asked, on, playUntil, said, wish } from './lib/round.mjs';
import { test } from './lib/runner.mjs';
import { visit } from './lib/visit.mjs';

// The position of each game in the setup.
const [DARE, ADULTS, CLASSIC, NO_MERCY, FLIP, ATTACK] = [0, 1, 2, 3, 4, 5];
const PHONE = 600;
const fits = (width) => width > PHONE;
const WORDING = 'Hum a song for the table';

const debt = wish(({ hint, acts }) => /^\+\d+ cards/.test(hint) && acts.some((text) => /^Take the stack: \d+ cards/.test(text)));

test('classic rules: colors, draws and challenges', async (t) => {
  const { visit: v, page, complaints } = await visit(t, 'en', 103);
  const { player } = v;
  await player.setUp({ people: 2, computers: 1, game: CLASSIC, names: NAMES.slice(0, 2) });
  await playUntil(v, {
    color: on('color'),
    'keep or play': asked('Keep'),
    kept: said('^NAME keeps'),
    challenge: asked('Challenge'),
    accepted: said('^NAME accepts'),
    guilty: said('^NAME challenges: .* was bluffing', /^Wild Draw Four/),
    // A player who plays every other card first never bluffs.
    innocent: said('^NAME challenges: .* was honest', /^(?!Wild)/),
    'laid open': on('laid open'),
  }, {
    async each({ now, acts }, missing) {
      if (missing.has('guilty')) player.likes = /^Wild Draw Four/;
      player.challenges = missing.has('accepted') ? 0 : 100;
      player.plays = missing.has('kept') ? 60 : 92;
      if (now === 'private') {
        await v.see(acts.includes('Challenge') ? 'challenge' : 'classic', { fits });
        await fitsBesideLongLog(v);
      }
      if (now === 'laid open') await lookAtLaidOpen(v);
      else assert.equal(await page.locator('.laid-open').count(), 0, 'gone with the sheet');
    },
  });
  complaints.none();
  v.done();
});

/** The log leaves room for the piles, the hint and the hand, however long its lines are. */
async function fitsBesideLongLog({ page, wrong }) {
  const more = ' And so the next one plays.';
  await page.evaluate((text) => {
    for (const { firstChild } of document.querySelectorAll('.log li')) firstChild.data += text;
  }, more);
  wrong.push(...(await breachesEverywhere(page, { fits, sizes: [[1024, 768]] })).map((line) => `long log: ${line}`));
  await page.evaluate((text) => {
    for (const { firstChild } of document.querySelectorAll('.log li')) firstChild.data = firstChild.data.replace(text, '');
  }, more);
}

/** The hand of a challenged player is visible while the button is held, or between two presses of a key. */
async function lookAtLaidOpen(v) {
  if (v.seen.has('laid-open')) return;
  const { page, words } = v;
  const cards = page.locator('.laid-open .card');
  const hold = v.player.button(words.hold);
  assert.equal(await cards.count(), 0, 'hidden at first');
  await hold.hover();
  await page.mouse.down();
  assert.ok((await cards.count()) > 0, 'shown while held');
  await page.mouse.up();
  assert.equal(await cards.count(), 0, 'hidden when let go');
  await page.mouse.move(0, 0);
  await hold.focus();
  const place = await hold.boundingBox();
  await page.keyboard.press('Enter');
  assert.ok((await cards.count()) > 0, 'shown by a key');
  assert.deepEqual(await hold.boundingBox(), place, 'the button stays under the finger');
  await v.see('laid-open');
  await hold.focus();
  await page.keyboard.press('Space');
  assert.equal(await cards.count(), 0, 'hidden by a key');
  await page.keyboard.press('Space');
  assert.ok((await cards.count()) > 0, 'shown while the sheet is left');
}

test('classic rules with own cards and extra rules: stacks, swaps, several at once, jumping in', async (t) => {
  const { visit: v, page, complaints } = await visit(t, 'en', 102);
  const { player } = v;
  const own = 'Wild Custom 1: what it says';
  await player.setUp({
    people: 3, game: CLASSIC, names: NAMES.slice(0, 3),
    options: [['Deck', '112'], ['Stacking', 'equal or higher'], 'Sevens and zeros', 'Several at once', 'Jumping in', [own, 'the next player does what the card says or draws two']],
    async more() {
      await player.hands.write(page.getByRole('textbox', { name: own }), WORDING);
      await v.see('own-cards');
    },
  });
  await playUntil(v, {
    debt,
    taken: said('^NAME draws (?:4|6|8|10|12) cards', /^(?:Wild )?Draw/),
    'debt passed on': said('^NAME faces a stack of (?:4|6|8|10|12) cards', /^(?:Wild )?Draw/),
    swap: on('swap'),
    swapped: said('^NAME and NAME swap hands', / 7,/),
    count: on('count'),
    'several at once': said('^NAME plays \\d at once'),
    'jumping in': said('^NAME jumps in'),
    'own card': wish(({ now, sheet }) => now === 'dare' && sheet.includes(WORDING), /^Wild Custom 1/),
  }, {
    async each({ now, hint, jump }, missing) {
      if (now === 'private' && missing.has('several at once')) player.likes = await twins(page) ?? player.likes;
      if (now === 'swap') await v.see('swap');
      if (now === 'count') await v.see('count');
      if (now === 'private' && hint.startsWith('+')) await v.see('stack', { fits });
      if (now === 'public' && jump) await v.see('jump', { fits });
      if (now === 'dare') await v.see('own-card');
    },
  });
  complaints.none();
  v.done();
});

/** Returns the name of a playable card that the hand holds more than once. */
async function twins(page) {
  const hand = (await handOf(page)).filter((name) => !/^Wild|does not fit/.test(name));
  const twin = hand.find((name, at) => hand.indexOf(name) !== at);
  return twin ? new RegExp(`^${twin}$`) : null;
}

test('merciless rules: stacks, roulette, swaps, and one who is put out', async (t) => {
  const { visit: v, complaints } = await visit(t, 'en', 103);
  const { player } = v;
  await player.setUp({ people: 3, computers: 1, game: NO_MERCY, names: NAMES.slice(0, 3) });
  await playUntil(v, {
    debt,
    'debt passed on': said('^NAME faces a stack of 1?\\d cards', /Draw/),
    taken: said('^NAME draws (?:[4-9]|1\\d) cards'),
    roulette: wish(({ now, sheet }) => now === 'color' && sheet.includes('Roulette'), /^Wild Roulette/),
    'wild color': wish(({ now, sheet }) => now === 'color' && !sheet.includes('Roulette')),
    swap: on('swap', / 7,/),
    'drawn until one fits': said('^NAME draws [2-9] cards'),
    'put out': wish(({ out }) => out > 0),
  }, {
    async each({ now, hint, sheet, out }) {
      if (now === 'private') await v.see('merciless', { fits });
      if (now === 'private' && hint.startsWith('+')) await v.see('merciless-stack', { fits });
      if (now === 'color' && sheet.includes('Roulette')) await v.see('roulette');
      if (now === 'public' && out > 0) await v.see('put-out', { fits });
    },
  });
  complaints.none();
  v.done();
});

test('two-sided rules: the dark side, the other sides of the hands, challenges', async (t) => {
  const { visit: v, page, complaints } = await visit(t, 'en', 114);
  const { player } = v;
  player.challenges = 100;
  await player.setUp({ people: 2, computers: 1, game: FLIP, names: NAMES.slice(0, 2) });
  await playUntil(v, {
    dark: wish(({ now, dark }) => now === 'private' && dark, /^Turn Over/),
    'light again': said('turns over to the light side'),
    'color, dark': wish(({ now, dark }) => now === 'color' && dark, /^Wild/),
    'other sides': wish(({ now, backs }) => now === 'private' && backs > 0),
    challenge: wish(({ acts, dark, hint }) => dark && acts.includes('Challenge') && hint.includes('Wild Draw Color'), /^Wild Draw Color/),
    challenged: said('^NAME challenges'),
  }, {
    piles: '.is-draw',
    async each({ now, dark, acts }) {
      if (now === 'private') await assertOwnBacksHidden(page, dark);
      if (now === 'private') await v.see(dark ? 'dark' : 'light', { fits });
      if (now === 'public') await v.see(dark ? 'dark-public' : 'light-public', { fits });
      if (now === 'color' && dark) await v.see('color-dark');
      if (now === 'handing' && dark) await v.see('handing-dark');
      if (acts.includes('Challenge')) await v.see(`challenge-${dark ? 'dark' : 'light'}`, { fits });
    },
  });
  complaints.none();
  v.done();
});

/** The page shows one side of the own hand; the other sides in it belong to other hands and the draw pile. */
async function assertOwnBacksHidden(page, dark) {
  const strays = await page.evaluate((isDark) => {
    const wrong = [];
    const all = (selector) => [...document.querySelectorAll(selector)];
    if (all('.me .card').length > 0) wrong.push('cards at the own seat');
    if (all('.hand .card').length !== all('.hand button').length) wrong.push('more faces than cards in the hand');
    if (all('.hand .card:not(.tint-wild)').some((card) => card.matches('.is-dark') !== isDark)) wrong.push('the other side of a card in the hand');
    if (all('.card:not(.card-back)').some((card) => !card.closest('.hand, .edges .backs, .pile'))) wrong.push('a face where there is none');
    const [top, ...more] = all('.is-draw .card:not(.card-back)');
    if (more.length > 0 || (!top.matches('.tint-wild') && top.matches('.is-dark') === isDark)) wrong.push('not the other side of the draw pile');
    const held = all('.edges .seat-note').reduce((sum, note) => sum + Number.parseInt(note.textContent, 10), 0);
    const others = all('.edges .backs .card').length;
    if (others !== held) wrong.push(`${others} other sides of ${held} cards`);
    return wrong;
  }, dark);
  assert.deepEqual(strays, []);
}

test('launcher rules: the launcher, all of a color, swapped hands, everybody presses', async (t) => {
  const { visit: v, page, complaints } = await visit(t, 'en', 105);
  const { player } = v;
  await player.setUp({ people: 3, computers: 1, game: ATTACK, names: NAMES.slice(0, 3) });
  const [dry, fired] = [said('^NAME presses the launcher: nothing'), said('^NAME presses the launcher: it fires')];
  await playUntil(v, {
    dry: wish((seen) => dry.isMet(seen) && seen.launcher.includes('is-dry')),
    fired: wish((seen) => fired.isMet(seen) && seen.launcher.includes('is-fired')),
    'all of a color': said('^NAME plays .*Discard All', /^Discard All/),
    'cards went along': said('^NAME discards \\d+ more', /^Discard All/),
    swap: on('swap', /^Swap Hands/),
    'press twice': said('^NAME plays .*Press Twice', /^Press Twice/),
    'everybody presses': said('^NAME plays Wild Everyone Presses', /^Wild Everyone/),
    'until it fires': said('^NAME plays Wild Press Until It Fires', /^Wild Press/),
  }, {
    async each({ now }, missing) {
      player.plays = missing.has('dry') || missing.has('fired') ? 60 : 92;
      if (now === 'private' && (await page.locator('button.press').count()) > 0) await v.see('launcher', { fits });
      if (now === 'public') await v.see('launcher-public', { fits });
      if (now === 'swap') await v.see('swap-hands');
    },
  });
  complaints.none();
  v.done();
});

test('the game for adults: only after a yes, with the die, levels and truth', async (t) => {
  const { visit: v, page, complaints } = await visit(t, 'en', 106);
  const { player, words } = v;
  await seeTheGate(v);
  await player.press(words.back);
  await player.setUp({ people: 3, game: ADULTS, names: NAMES.slice(0, 3), target: 50, options: ['Passing dares on'] });
  const dares = /^(?:Wild )?Dare/;
  await playUntil(v, {
    die: on('roll', dares),
    'two without the die': said('^NAME draws 2 cards for the dare', dares),
    level: wish(({ now, sheet }) => now === 'dare' && /Rolled: (?:mild|medium|spicy|fuego) · /.test(sheet), dares),
    truth: wish(({ now, sheet }) => now === 'judge' && sheet.includes('honest'), dares),
    reverse: said('^NAME rolls: reverse', dares),
    'refused for four': said('^NAME draws 4 cards for the dare', dares),
    'by card': wish(({ now, acts }) => now === 'private' && acts.includes('Back to the dare'), dares),
    'price of a chain': wish(({ now, sheet }) => (now === 'roll' && sheet.includes('Draw 4 cards')) || sheet.includes('Draw 8 cards'), dares),
  }, {
    async each({ now, sheet, acts }, missing) {
      player.rolls = missing.has('two without the die') ? 60 : 100;
      player.looks = missing.has('by card') || missing.has('price of a chain') ? 50 : 0;
      if (now === 'roll') await v.see('die');
      if (now === 'dare') await v.see(sheet.includes('truth') ? 'truth' : 'level');
      if (acts.includes('Back to the dare')) await v.see('by-card', { fits });
    },
  });
  await v.see('adults-score');
  await player.playTo('won');
  await player.press(words.rematch);
  await player.press(words.adultsNo);
  assert.equal(await page.locator('.confetti').count(), 1, 'no new game without a yes');
  await player.press(words.rematch);
  await player.press(words.adultsYes);
  await page.locator('.draws').waitFor();
  complaints.none();
  v.done();
});

/** A player who is too young goes on with the game chosen before; each new setup asks again. */
async function seeTheGate(v) {
  const { page, player, words } = v;
  const chosen = () => page.locator('[name="game"]').evaluateAll((games) => games.findIndex(({ checked }) => checked));
  const choose = () => player.hands.press(page.locator('[name="game"]').nth(ADULTS));
  await player.press(words.setUp);
  await v.see('games');
  await player.chooseGame(CLASSIC);
  await choose();
  await v.see('gate');
  await player.press(words.adultsNo);
  assert.equal(await chosen(), CLASSIC, 'the game chosen before');
  await player.chooseGame(ADULTS);
  await v.see('setup-adults');
  await player.press(words.back);
  await player.press(words.setUp);
  assert.equal(await chosen(), DARE, 'not the game for adults after set-up was left');
  await choose();
  await player.press(words.adultsNo);
}
