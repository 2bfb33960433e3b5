// Serves the page from the files of one build. The post-build step writes above this line REVISION, and FILES and OPTIONAL_FILES:
// addresses relative to the scope, each with the SHA-256 digest of its content and its type.
const SCOPE = new URL(self.registration.scope);
// Several copies of the game may share an origin. A path holds no space, so no prefix begins with that of another scope.
const CACHE_PREFIX = `uskalla ${SCOPE.pathname} `;
const CACHE = CACHE_PREFIX + REVISION;
const HASHED = /-([0-9a-f]{16}|[0-9A-Z]{8})\.\w+$/;
const PAGE = './';
const ASSETS = new Set([...FILES, ...OPTIONAL_FILES].map(({ address }) => new URL(address, SCOPE).href));
const PAGE_PATHS = [SCOPE.pathname, `${SCOPE.pathname}index.html`];

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
// A new worker never activates by itself: an open page must not get files of two versions.
self.addEventListener('message', (event) => event.data === 'skip' && self.skipWaiting());
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const stored = request.method === 'GET' && storedAddress(request);
  if (stored) event.respondWith(answer(request, stored));
});

// All or nothing: one wrong file fails the install, and the old version stays.
async function fill() {
  const needed = await Promise.all(FILES.map(fetchIntact));
  // Icons and screenshots, which only the system shows, do not fail the install.
  const optional = await Promise.all(OPTIONAL_FILES.map((file) => fetchIntact(file).catch(() => null)));
  const had = await caches.has(CACHE);
  try {
    const cache = await caches.open(CACHE);
    await Promise.all([...needed, ...optional.filter(Boolean)].map(([address, response]) => cache.put(address, response)));
  } catch (error) {
    if (!had) await caches.delete(CACHE); // There is no room for all files.
    throw error;
  }
}

// The browser's HTTP cache may hold an old file under a name without a digest, and a damaged one under any name.
const fetchIntact = (file) => fetchChecked(file, HASHED.test(file.address) ? 'default' : 'reload')
  .catch(() => fetchChecked(file, 'reload'));

async function fetchChecked({ address, digest, type }, cache) {
  const response = await fetch(address, { cache });
  const answered = response.headers.get('content-type') ?? '';
  if (response.status !== 200) throw new Error(`${address}: status ${response.status}`);
  if (/^text\/html\b/i.test(answered) !== /^text\/html\b/.test(type)) throw new Error(`${address}: answered as ${answered}`);
  const bytes = await response.arrayBuffer();
  if ((await digestOf(bytes)) !== digest) throw new Error(`${address}: not the file of this build`);
  return [address, rebuilt(response, bytes, type)];
}

async function digestOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// A redirected response cannot answer a navigation, and a wrong type would stop a script. The other headers of the host stay.
function rebuilt(response, bytes, type) {
  const headers = new Headers(response.headers);
  headers.set('content-type', type);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(bytes, { headers });
}

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

// Returns the address under which the cache holds the requested file; null for other pages and files below the scope.
function storedAddress({ mode, url }) {
  const { origin, pathname } = new URL(url);
  if (mode === 'navigate' && origin === SCOPE.origin && PAGE_PATHS.includes(pathname)) return PAGE;
  return ASSETS.has(url) ? url : null;
}

async function answer(request, address) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) ?? fetch(request);
}
