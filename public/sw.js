// Serves the page from the files of one build. The post-build step writes REVISION and FILES above this line.
const CACHE_PREFIX = 'uskalla-';
const CACHE = CACHE_PREFIX + REVISION;
const HASHED = /-([0-9a-f]{16}|[0-9A-Z]{8})\.\w+$/;

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
// Never by itself: the files of two versions must not mix under an open page.
self.addEventListener('message', (event) => event.data === 'skip' && self.skipWaiting());
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
});

// All or nothing: one failure discards this worker and the old version stays.
async function fill() {
  const cache = await caches.open(CACHE);
  // A name without the hash of its content may come stale from the browser's own cache.
  await cache.addAll(FILES.map((file) => new Request(file, { cache: HASHED.test(file) ? 'default' : 'reload' })));
}

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const found = request.mode === 'navigate'
    ? await cache.match('./', { ignoreSearch: true })
    : await cache.match(request);
  return found ?? fetch(request);
}
