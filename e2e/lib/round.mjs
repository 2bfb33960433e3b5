// Plays a round until people have met every situation of a game.
import assert from 'node:assert/strict';
import { assertNothingShown } from './secrets.mjs';

/** The names of the people, by which lines of the log about them differ from those about computer players. */
export const NAMES = ['Aino', 'Mikael', 'Çağla', 'Bo'];
// More steps than any game needs.
const STEPS = 600;
// The kinds of screen that show no hand.
const SHARED = ['public', 'handing', 'dare', 'roll', 'judge', 'robot dared'];

/** A situation to meet: whether a screen with its facts meets it, and which cards people prefer until then. */
export const wish = (isMet, likes) => ({ isMet, likes });
/** A kind of screen. */
export const on = (kind, likes) => wish(({ now }) => now === kind, likes);
/** A line of the log; NAME stands for any person. */
export const said = (pattern, likes) => {
  const line = new RegExp(pattern.replaceAll('NAME', `(?:${NAMES.join('|')})`), 'm');
  return wish(({ log }) => line.test(log), likes);
};
/** A button at the own hand. */
export const asked = (act, likes) => wish(({ acts }) => acts.some((text) => text.startsWith(act)), likes);

/** Reads the facts of the screen besides its kind. */
const facts = (page) => page.evaluate(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const texts = (selector) => all(selector).map((node) => node.textContent.trim());
  return {
    hint: texts('.middle > .hint').join(),
    acts: texts('.actions .btn'),
    log: texts('.log li').join('\n'),
    sheet: texts('dialog[open]').join('\n'),
    dark: all('.table.is-dark').length > 0,
    out: all('.seat.is-out').length,
    backs: all('.edges .backs').length,
    jump: all('.seat-acts').length > 0,
    launcher: all('.launcher').map(({ className }) => className).join(),
  };
});

const anyOf = (patterns) => (patterns.length > 0 ? new RegExp(patterns.map(({ source }) => source).join('|')) : null);

/**
 * Plays until everything of `wanted` (wishes by name) was met and a round was played to its end. `each` is called at every step with
 * what is seen and the wishes not yet met, and leaves the page as it was. `piles` as of `assertNothingShown`.
 */
export async function playUntil(v, wanted, { piles = '', each = async () => {} } = {}) {
  const { page, player } = v;
  const missing = new Map(Object.entries(wanted));
  let steps = 0;
  const ended = await player.playTo('no such screen', async (now) => {
    steps += 1;
    if (SHARED.includes(now)) await assertNothingShown(page, piles);
    const seen = { now, ...(await facts(page)) };
    for (const [name, { isMet }] of missing) if (isMet(seen)) missing.delete(name);
    player.likes = anyOf([...missing.values()].flatMap(({ likes }) => likes ?? []));
    await each(seen, missing);
    return (['score', 'won'].includes(now) && missing.size === 0) || steps > STEPS;
  });
  assert.deepEqual([...missing.keys()], [], `never met in ${steps} steps, which ended on ${ended}`);
}
