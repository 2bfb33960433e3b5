// Rounds that go on until people have met everything that a game asks of them.
import assert from 'node:assert/strict';
import { assertNothingShown } from './secrets.mjs';

/** Who plays. What the log says of them is told from what it says of computer players by these names. */
export const NAMES = ['Aino', 'Mikael', 'Çağla', 'Bo'];
// More steps than any of the games takes until everything is met.
const STEPS = 600;
// Where the device lies on the table, goes round, or shows what everybody reads.
const SHARED = ['public', 'handing', 'dare', 'roll', 'judge', 'robot dared'];

/** Something wanted: whether it is met on a screen with its facts, and which cards people play first as long as it is not. */
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

/** What the screen says now, besides its kind. */
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
