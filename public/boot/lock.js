// At most one window of a storage plays the game: a second one would overwrite the game of the first.
//
// The window that plays holds a Web Lock, which the browser releases when the window is gone. Without Web Locks a heartbeat in
// localStorage replaces it. In both cases the window that took the game last writes its name to localStorage, so that a window which
// has just lost the game stops writing. See src/platform/game_lock.rs.
const LOCK = 'uskalla.game';
const OWNER = 'uskalla.window';
const PATIENCE_MS = 300;
const BEAT_MS = 1000;
// A hidden page runs its timers at most once a second.
const SILENT_MS = 3500;

const name = Math.random().toString(36).slice(2);
let elsewhere = true;
let waits = false;
let signed = true;
let beats;

/** Asks for the lock. Await it before the program starts; it never fails, and returns after 300 ms at the latest. */
export function holdGame() {
  addEventListener('uskalla:take-over', takeOver);
  addEventListener('uskalla:may-write', (event) => (isOwner() ? beat() : event.preventDefault()));
  addEventListener('storage', ({ key }) => key === OWNER && !elsewhere && !isOwner() && lose());
  addEventListener('pagehide', leave);
  addEventListener('pageshow', ({ persisted }) => persisted && comeBack());
  return new Promise((resolve) => {
    addEventListener('uskalla:lock', resolve, { once: true });
    wait();
    setTimeout(() => {
      if (elsewhere) tell();
    }, PATIENCE_MS);
  });
}

// Waits until the lock is free.
function wait() {
  if (!navigator.locks) return beat();
  if (waits) return undefined;
  waits = true;
  return request({});
}

function request(options) {
  const held = () => {
    if (!options.steal) waits = false;
    gain();
    return new Promise(() => {}); // Holds the lock as long as the window exists.
  };
  // AbortError: another window stole the lock. Any other error: locks are forbidden here.
  return navigator.locks.request(LOCK, options, held).catch(({ name: kind }) => (kind === 'AbortError' ? lose() : gain()));
}

function takeOver() {
  if (!elsewhere) return;
  if (navigator.locks) request({ steal: true });
  else gain();
}

function gain() {
  elsewhere = false;
  sign();
  tell();
  beat();
}

function lose() {
  elsewhere = true;
  tell();
  wait();
}

function tell() {
  document.documentElement.toggleAttribute('data-elsewhere', elsewhere);
  dispatchEvent(new CustomEvent('uskalla:lock'));
}

// The window that plays writes the heartbeat; a window that waits checks whether it has stopped.
function beat() {
  if (navigator.locks) return;
  clearTimeout(beats);
  beats = setTimeout(beat, BEAT_MS);
  if (!elsewhere) sign();
  else if (Date.now() - owner().time > SILENT_MS) gain();
}

function sign() {
  try {
    localStorage.setItem(OWNER, `${name} ${Date.now()}`);
    signed = true;
  } catch {
    signed = false; // Storage is full or forbidden; a game cannot be saved either.
  }
}

function owner() {
  try {
    const [who, time] = (localStorage.getItem(OWNER) ?? '').split(' ');
    return { who, time: Number(time) || 0 };
  } catch {
    return { who: name, time: 0 };
  }
}

const isOwner = () => !elsewhere && (!signed || [name, ''].includes(owner().who));

function leave() {
  if (!navigator.locks && isOwner()) {
    try {
      localStorage.removeItem(OWNER);
    } catch {
      // Storage has become forbidden.
    }
  }
}

// The page comes back from the back/forward cache: the game may have gone on in another window.
function comeBack() {
  if (!elsewhere && !isOwner()) lose();
  else if (!elsewhere) gain();
}
