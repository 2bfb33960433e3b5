// run.mjs [DIST] [FILTER]: runs the tests of e2e/*.test.mjs against a finished build. FILTER is part of a test's name.
import { access, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './lib/browser.mjs';
import { contextOf } from './lib/context.mjs';
import { runAll } from './lib/runner.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const [dist = process.env.USKALLA_DIST ?? fileURLToPath(new URL('../dist', import.meta.url)), filter] = process.argv.slice(2);

await access(join(dist, 'index.html')).catch(() => {
  console.error(`no build in ${dist}: make one with scripts/serve --build-only`);
  process.exit(1);
});
for (const file of (await readdir(here)).filter((name) => name.endsWith('.test.mjs')).sort()) {
  await import(new URL(file, import.meta.url));
}
const browser = await launch();
const failed = await runAll(() => contextOf(resolve(dist), browser), filter);
await browser.close();
process.exit(failed > 0 ? 1 : 0);
