// Writes the service worker of a finished folder: its revision and the list of exactly the files in it.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

const WORKER = 'sw.js';
const TEMPLATE = fileURLToPath(new URL('../../public/sw.js', import.meta.url));

/** All files below `folder`, sorted, as addresses relative to it; the worker itself is not one of them. */
export async function shippedFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join('/'))
    .filter((name) => name !== WORKER)
    .sort();
}

export async function writeWorker(folder) {
  const files = await shippedFiles(folder);
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(await readFile(join(folder, file)));
  const constants = {
    REVISION: hash.digest('hex').slice(0, 16),
    FILES: files.map((file) => (file === 'index.html' ? './' : `./${file}`)),
  };
  const head = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`).join('');
  const { code } = await transform(head + (await readFile(TEMPLATE, 'utf8')), { minify: true });
  await writeFile(join(folder, WORKER), code);
}
