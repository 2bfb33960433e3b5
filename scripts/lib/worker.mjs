// Writes the service worker of a finished folder: its revision and the list of exactly the files in it, with their digests.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { TYPES } from './static-server.mjs';

const WORKER = 'sw.js';
// The files without which the game still works.
const OPTIONAL = /^(icons|screenshots)\//;
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
  const names = await shippedFiles(folder);
  const files = await Promise.all(names.map((name) => fileOf(folder, name)));
  const constants = {
    REVISION: sha256(files.map(({ address, digest }) => `${address} ${digest}\n`).join('')).slice(0, 16),
    FILES: files.filter((_, at) => !OPTIONAL.test(names[at])),
    OPTIONAL_FILES: files.filter((_, at) => OPTIONAL.test(names[at])),
  };
  const head = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`).join('');
  const { code } = await transform(head + (await readFile(TEMPLATE, 'utf8')), { minify: true });
  await writeFile(join(folder, WORKER), code);
}

async function fileOf(folder, name) {
  return {
    address: name === 'index.html' ? './' : `./${name}`,
    digest: sha256(await readFile(join(folder, name))),
    type: TYPES[extname(name)] ?? 'application/octet-stream',
  };
}

const sha256 = (content) => createHash('sha256').update(content).digest('hex');
