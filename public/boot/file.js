// Fetches files of this build. Their names carry the digest of their content, so a wrong answer of a host, a proxy or a login page is
// detected before it is used.
const NAMED_DIGEST = /-([0-9a-f]{16})\.\w+$/;
const WASM_MAGIC = [0x00, 0x61, 0x73, 0x6d];

/** The answer is not the requested file. */
export class UnfitFileError extends Error {
  constructor(address, why) {
    super(`${address}: ${why}`);
    this.name = 'UnfitFileError';
  }
}

/** Returns the text of a file. Throws if it cannot be fetched intact. */
export const fetchText = (address) => twice(async (cache) => {
  const bytes = await readAll(await request(address, cache));
  await check(address, bytes);
  return new TextDecoder().decode(bytes);
});

/**
 * Returns the compiled program; calls `onBytes` with the number of bytes received. It compiles while it downloads, and returns the
 * program only if the digest matches.
 */
export const fetchProgram = (address, onBytes) => twice(async (cache) => {
  const response = await request(address, cache);
  const copy = response.clone();
  const compiling = WebAssembly.compileStreaming(response);
  compiling.catch(() => {}); // Awaited below, after the check, whose error says more.
  const bytes = await readAll(copy, onBytes);
  await check(address, bytes);
  // Streaming fails where the host names another type; the bytes are right.
  return compiling.catch(() => WebAssembly.compile(bytes));
});

// A wrong answer may come from the browser's HTTP cache: the second attempt bypasses it.
const twice = (attempt) => attempt('default').catch(() => attempt('reload'));

async function request(address, cache) {
  const response = await fetch(new URL(address, document.baseURI), { cache });
  if (!response.ok) throw new UnfitFileError(address, `status ${response.status}`);
  if (/^text\/html\b/i.test(response.headers.get('content-type') ?? '')) throw new UnfitFileError(address, 'a page instead of the file');
  return response;
}

async function readAll(response, onBytes = () => {}) {
  const chunks = [];
  let length = 0;
  const reader = response.body.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    chunks.push(step.value);
    length += step.value.length;
    onBytes(length);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

async function check(address, bytes) {
  if (address.endsWith('.wasm') && WASM_MAGIC.some((byte, at) => bytes[at] !== byte)) throw new UnfitFileError(address, 'no program');
  // crypto.subtle is missing over plain http, except on localhost.
  if (!globalThis.crypto?.subtle) return;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (!hex.startsWith(NAMED_DIGEST.exec(address)[1])) throw new UnfitFileError(address, `${bytes.length} bytes that are not those of the build`);
}
