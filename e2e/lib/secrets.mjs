// Checks that no card of a hand is in the page while no hand is shown.
import assert from 'node:assert/strict';
import { WORDS } from './words.mjs';

// The discard pile, and announcements about played cards.
const OPEN = '.is-discard, .log, [role="status"]';

/** Returns every card in the page, drawn or named, also for screen readers, outside of the selectors of public cards. */
export async function strayFaces(page, open = OPEN) {
  const inPage = await page.evaluate((selectors) => {
    const copy = document.body.cloneNode(true);
    for (const node of copy.querySelectorAll(selectors)) node.remove();
    return { text: copy.innerHTML, drawn: copy.querySelectorAll('svg.card:not(.card-back)').length };
  }, open);
  const allowed = await page.evaluate((selectors) => [...document.querySelectorAll(selectors)].map((node) => `${node.getAttribute('aria-label')} ${node.textContent}`).join(' '), open);
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const spoken = nodes.filter(({ ignored }) => !ignored).map(({ name }) => name?.value ?? '').join('\n');
  const faces = [...(inPage.text.match(WORDS.en.face) ?? []), ...(spoken.match(WORDS.en.face) ?? []).filter((face) => !allowed.includes(face))];
  return { faces, drawn: inPage.drawn };
}

/** Throws if a card of a hand is in the page. `piles` are the piles besides the discard pile whose top card is public (F2). */
export async function assertNothingShown(page, piles = '') {
  assert.deepEqual(await strayFaces(page, piles ? `${OPEN}, ${piles}` : OPEN), { faces: [], drawn: 0 });
  assert.equal(await page.locator('.hand, .card-button').count(), 0);
}
