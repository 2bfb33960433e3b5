// Reads the screen as people do.
import { WORDS } from './words.mjs';

// The first answer of a verdict: the dare was done.
const DONE = Object.values(WORDS).map(({ done }) => done);

/** Returns the kind of the screen, from what people can see. */
export const look = (page) => page.evaluate((done) => {
  const has = (selector) => document.querySelector(selector) !== null;
  if (has('#crash')) return 'crash';
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (sheet) {
    const inside = (selector) => sheet.querySelector(selector) !== null;
    if (sheet.matches('.handing')) return 'handing';
    if (sheet.matches('.dare')) {
      if (!inside('.twins')) return 'robot dared';
      if (inside('.die')) return 'roll';
      return done.includes(sheet.querySelector('.twins .btn').textContent) ? 'judge' : 'dare';
    }
    const kinds = { '.color-tile': 'color', '.is-target': 'swap', '.open-place': 'laid open', '.dare-text': 'slip', '.btn-row > .is-choice': 'count' };
    return Object.entries(kinds).find(([selector]) => inside(selector))?.[1] ?? 'sheet';
  }
  if (has('.table.is-private')) return 'private';
  if (has('.table.is-public')) return 'public';
  if (has('table.score')) return has('.confetti') ? 'won' : 'score';
  if (has('.draws')) return 'draw';
  return has('main.title') ? 'title' : 'page';
}, DONE);

/** Returns what the public table shows: names, numbers of cards, running dares, the turn, the top card and the color. */
export const tableOf = (page) => page.evaluate(() => {
  const text = (selector) => [...document.querySelectorAll(selector)].map((node) => node.textContent.trim());
  return {
    seats: [...document.querySelectorAll('.edges .seat')].map((seat) => ({
      name: seat.querySelector('.seat-name').textContent,
      cards: seat.querySelector('.seat-note').textContent.trim(),
      turn: seat.matches('.is-turn'),
      dares: [...seat.querySelectorAll('.dare-chip')].map((chip) => chip.textContent),
    })).sort((a, b) => (a.name < b.name ? -1 : 1)),
    top: document.querySelector('.is-discard')?.getAttribute('aria-label'),
    draw: document.querySelector('.pile.is-draw')?.getAttribute('aria-label'),
    color: text('.color-chip'),
    log: text('.log li'),
    dare: text('dialog.dare .dare-text, dialog.dare .dare-from, dialog.dare .dare-for, dialog.dare .btn'),
  };
});

/** Returns the names of the cards in the shown hand, in order. */
export const handOf = (page) => page.locator('.hand button').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
