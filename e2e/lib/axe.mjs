// Checks accessibility by axe-core, with the rules for target size switched on.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const SOURCE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Throws if axe finds a violation on the page, or cannot compute a contrast outside of `unsureContrast` (selectors of elements that overlap by
 * design).
 */
export async function noViolations(page, { unsureContrast = [] } = {}) {
  // Evaluated, because the page's content policy forbids an added script.
  await page.evaluate(SOURCE);
  const { violations, unsure } = await page.evaluate(async ([tags, drawn]) => {
    // A card shows the same text up to three times, which the rule reads as one word.
    globalThis.axe.configure({ rules: [{ id: 'label-content-name-mismatch', selector: ':not(.card-button, .pile)' }] });
    // An element that sticks to the lower edge always covers something.
    const sticky = [...document.querySelectorAll('.page-foot, .rules > .btn')];
    for (const foot of sticky) foot.style.position = 'static';
    const result = await globalThis.axe.run({ runOnly: tags });
    for (const foot of sticky) foot.style.removeProperty('position');
    const nodes = result.incomplete.filter(({ id }) => id === 'color-contrast').flatMap((rule) => rule.nodes.map(({ target }) => target.join(' ')));
    const isDrawn = (target) => drawn.some((selector) => document.querySelector(target)?.closest(selector));
    return { violations: result.violations, unsure: nodes.filter((target) => !isDrawn(target)) };
  }, [TAGS, unsureContrast]);
  const complaints = [
    ...violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`)),
    ...unsure.map((target) => `contrast unknown: ${target}`),
  ];
  if (complaints.length > 0) throw new Error(`axe complains:\n  ${complaints.join('\n  ')}`);
}
