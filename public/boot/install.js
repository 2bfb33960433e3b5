// Keeps the browser's install prompt until the program asks for it. See src/platform/install.rs.
let offer = null;

export function keepInstallOffer() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event);
  });
  addEventListener('appinstalled', () => keep(null));
  addEventListener('uskalla:install', () => {
    offer?.prompt().catch(() => {}); // The browser refuses a prompt that no tap started.
    keep(null);
  });
}

function keep(event) {
  offer = event;
  document.documentElement.toggleAttribute('data-installable', event !== null);
  dispatchEvent(new CustomEvent('uskalla:installable'));
}
