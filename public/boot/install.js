// Keeps the browser's offer to install the page until the program wants it. See src/platform/install.rs.
let offer = null;

export function keepInstallOffer() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event);
  });
  addEventListener('appinstalled', () => keep(null));
  addEventListener('uskalla:install', () => {
    offer?.prompt().catch(() => {}); // Not from a tap: the browser refuses.
    keep(null);
  });
}

function keep(event) {
  offer = event;
  document.documentElement.toggleAttribute('data-installable', event !== null);
  dispatchEvent(new CustomEvent('uskalla:installable'));
}
