// Removes the worker and the caches of this app and fetches its files again. The saves stay.
import { FILES, here, startFiles } from './build.js';

/** Reloads the page after the repair. Returns false, without any change, where the host cannot be reached. */
export async function repair() {
  if (!(await hostAnswers())) return false;
  await dropWorker();
  await dropCaches();
  // Refreshes the browser's HTTP cache, which the reload uses.
  await Promise.allSettled(startFiles().map((address) => fetch(address, { cache: 'reload' })));
  location.reload();
  return true;
}

// The worker never answers for its own file, so this request reaches the host.
async function hostAnswers() {
  try {
    const response = await fetch(here(FILES.worker ?? './'), { cache: 'reload' });
    return response.ok && (!FILES.worker || /javascript/.test(response.headers.get('content-type') ?? ''));
  } catch {
    return false;
  }
}

async function dropWorker() {
  const scope = here('./');
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.filter((it) => it.scope === scope).map((it) => it.unregister()));
}

// Named as in public/sw.js.
async function dropCaches() {
  if (!globalThis.caches) return;
  const own = `uskalla ${new URL(here('./')).pathname} `;
  const names = (await caches.keys()).filter((name) => name.startsWith(own));
  await Promise.all(names.map((name) => caches.delete(name)));
}
