// size.mjs FOLDER LIMIT: what a first visit downloads of page, style, scripts and program, packed with brotli.
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { shippedFiles } from './worker.mjs';

const [folder, limit] = process.argv.slice(2);
const COUNTED = ['.html', '.css', '.js', '.wasm'];
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

let total = 0;
for (const name of [...(await shippedFiles(folder)), 'sw.js'].filter((it) => COUNTED.includes(extname(it)))) {
  const bytes = await readFile(join(folder, name));
  const packed = brotliCompressSync(bytes, BEST).length;
  total += packed;
  console.log(`${String(packed).padStart(8)} br ${String(gzipSync(bytes, { level: 9 }).length).padStart(8)} gz ${String(bytes.length).padStart(8)} raw  ${name}`);
}
console.log(`${String(total).padStart(8)} bytes in all, limit ${limit}`);
process.exit(total > Number(limit) ? 1 : 0);
