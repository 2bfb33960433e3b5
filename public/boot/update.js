// New versions: found here, applied when the program says so. See src/platform/update.rs.
const HOUR_MS = 3_600_000;

export async function watchForUpdates(address) {
  try {
    follow(await navigator.serviceWorker.register(address, { updateViaCache: 'none' }));
  } catch {
    // No worker here (a private window, a plain-http host): the page works online as it is.
  }
}

function follow(registration) {
  announce(registration);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker.addEventListener('statechange', () => worker.state === 'installed' && announce(registration));
  });
  addEventListener('uskalla:apply-update', () => apply(registration));
  checkWhenSeen(registration);
}

// The first worker of all waits for nobody; only one that would replace another does.
function announce(registration) {
  if (!registration.waiting || !registration.active) return;
  document.documentElement.toggleAttribute('data-update-ready', true);
  dispatchEvent(new CustomEvent('uskalla:update-ready'));
}

function apply(registration) {
  if (!registration.waiting) return;
  // Only here: the very first worker changes the controller as well, and so does another window that updates.
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage('skip');
}

// An installed app stays open for days.
function checkWhenSeen(registration) {
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < HOUR_MS) return;
    checked = Date.now();
    registration.update().catch(() => {}); // Offline.
  });
}
