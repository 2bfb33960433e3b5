// Of all windows with one storage at most one plays the game: a second one would write over the first without a word.
//
// Who plays holds a lock by the Web Locks API, which a browser frees when the window is gone. Where there is none, a sign of life in
// localStorage does. In both cases the last one to take the game has written its name there, so that a window which has just lost
// the game does not write any more. See src/platform/game_lock.rs.
const LOCK = 'uskalla.game';
const OWNER = 'uskalla.window';
const PATIENCE_MS = 300;
const BEAT_MS = 1000;
// A page out of sight beats no more than once a second.
const SILENT_MS = 3500;

const name = Math.random().toString(36).slice(2);
let elsewhere = true;
let waits = false;
let signed = true;
let beats;

/** Asks for the game. To be awaited before the program starts; never fails, and never takes long. */
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

// Until the game is free.
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
    return new Promise(() => {}); // As long as the window is there.
  };
  // Rejected when another window steals the lock; by anything else where locks are forbidden.
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

// Whoever has the game signs; whoever waits looks whether the signs have ended.
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
    signed = false; // Full or forbidden, as it is for a game.
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
      // Forbidden meanwhile.
    }
  }
}

// From the cache of pages left: the game may have gone on elsewhere.
function comeBack() {
  if (!elsewhere && !isOwner()) lose();
  else if (!elsewhere) gain();
}
