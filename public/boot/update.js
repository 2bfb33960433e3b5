// Finds new versions and applies them when the program asks. See src/platform/update.rs.
const HOUR_MS = 3_600_000;

export async function watchForUpdates(address) {
  try {
    follow(await navigator.serviceWorker.register(address, { updateViaCache: 'none' }));
  } catch {
    // No worker is allowed here (a private window, plain http): the page works online.
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

// The first worker never waits; only a worker that would replace another does.
function announce(registration) {
  if (!registration.waiting || !registration.active) return;
  document.documentElement.toggleAttribute('data-update-ready', true);
  dispatchEvent(new CustomEvent('uskalla:update-ready'));
}

function apply(registration) {
  if (!registration.waiting) return;
  // Listened to only now: the first worker and an update in another window change the controller too.
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage('skip');
}

// An installed app stays open for days, so it checks when it becomes visible.
function checkWhenSeen(registration) {
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < HOUR_MS) return;
    checked = Date.now();
    registration.update().catch(() => {}); // Offline.
  });
}
