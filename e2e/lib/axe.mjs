// Accessibility by axe-core, with the rules that are off by default (target size) switched on.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const SOURCE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Throws if axe finds a violation on the page, or cannot tell the contrast of something outside `unsureContrast`
 * (selectors of what overlaps by design).
 */
export async function noViolations(page, { unsureContrast = [] } = {}) {
  // By evaluation, which the page's content policy does not forbid as it would an added script.
  await page.evaluate(SOURCE);
  const { violations, incomplete } = await page.evaluate((tags) => globalThis.axe.run({ runOnly: tags }), TAGS);
  const unsure = incomplete.filter(({ id }) => id === 'color-contrast');
  const allowed = (node) => unsureContrast.some((selector) => node.target.join(' ').includes(selector));
  const complaints = [
    ...violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`)),
    ...unsure.flatMap(({ nodes }) => nodes.filter((node) => !allowed(node)).map((node) => `contrast unknown: ${node.target.join(' ')}`)),
  ];
  if (complaints.length > 0) throw new Error(`axe complains:\n  ${complaints.join('\n  ')}`);
}
