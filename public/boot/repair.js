// Fetches the game anew after dropping what this app has cached. The saves are elsewhere and stay.
import { FILES, here, startFiles } from './build.js';

/** Returns false, having changed nothing, where the host cannot be reached. Else the page is loaded anew. */
export async function repair() {
  if (!(await hostAnswers())) return false;
  await dropWorker();
  await dropCaches();
  // Past the browser's own cache, which the load that follows would believe.
  await Promise.allSettled(startFiles().map((address) => fetch(address, { cache: 'reload' })));
  location.reload();
  return true;
}

// The worker's own file is the one that it never answers for.
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
