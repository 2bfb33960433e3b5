// Screenshots for people to look at, in e2e/shots/ (not committed).
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../shots/', import.meta.url));
export const SIZES = { wide: [1180, 820], tall: [820, 1180], phone: [360, 740] };

/** Takes a screenshot in each size and restores the size of the page. */
export async function shots(page, name) {
  const before = page.viewportSize();
  await mkdir(FOLDER, { recursive: true });
  for (const [label, [width, height]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `${FOLDER}${name}-${label}.png`, animations: 'disabled' });
  }
  await page.setViewportSize(before);
}
