// A static host for one folder, without any feature that the page does not need.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** The types of all files of the page, by extension. */
export const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const PACKED = new Set(['.css', '.html', '.js', '.svg', '.wasm', '.webmanifest']);
const compress = promisify(brotliCompress);

/**
 * Serves `folder()` (asked anew each time, so that it can be swapped) below `base`.
 * `maxAge` is what the host lets browsers keep, in seconds.
 */
export function staticServer({ folder, base = '/', maxAge = 0 }) {
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const name = nameBelow(base, pathname);
    const bytes = name && (await readFile(join(folder(), name)).catch(() => null));
    if (!bytes) return response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    const extension = extname(name);
    const packed = PACKED.has(extension) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    response.writeHead(200, {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'cache-control': maxAge > 0 ? `max-age=${maxAge}` : 'no-cache',
      ...(packed && { 'content-encoding': 'br' }),
    });
    response.end(packed ? await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : bytes);
  });
}

// Returns the file of an address; none outside the folder.
function nameBelow(base, pathname) {
  if (!pathname.startsWith(base)) return null;
  const name = normalize(decoded(pathname.slice(base.length))).replace(/^\.$/, '');
  if (name.startsWith('..')) return null;
  return name === '' || name.endsWith('/') ? `${name}index.html` : name;
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // An invalid escape: no file has such a name.
  }
}

/** Listens on `port`; with `tries`, on the next free one. Returns the port. */
export async function listen(server, port, tries = 1) {
  for (let offset = 0; ; offset += 1) {
    try {
      await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port + offset, () => {
          server.off('error', reject);
          resolve();
        });
      });
      return server.address().port;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || offset + 1 >= tries) throw error;
    }
  }
}
