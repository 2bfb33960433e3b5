// size.mjs FOLDER LIMIT: prints the size of every file after brotli, and fails when html, css, js and wasm exceed LIMIT bytes. Texts are
// counted apart: a visit fetches those of one language before the start.
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { shippedFiles } from './worker.mjs';

const [folder, limit] = process.argv.slice(2);
const COUNTED = ['.html', '.css', '.js', '.wasm'];
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const files = [...(await shippedFiles(folder)), 'sw.js'];

async function weigh(names) {
  let total = 0;
  for (const name of names) {
    const bytes = await readFile(join(folder, name));
    const packed = brotliCompressSync(bytes, BEST).length;
    total += packed;
    console.log(`${String(packed).padStart(8)} br ${String(gzipSync(bytes, { level: 9 }).length).padStart(8)} gz ${String(bytes.length).padStart(8)} raw  ${name}`);
  }
  return total;
}

const texts = await weigh(files.filter((it) => /^(texts|dares)\//.test(it)));
console.log(`${String(texts).padStart(8)} bytes of texts: four languages, and the dares for adults`);
const total = await weigh(files.filter((it) => COUNTED.includes(extname(it))));
console.log(`${String(total).padStart(8)} bytes in all, limit ${limit}`);
process.exit(total > Number(limit) ? 1 : 0);
