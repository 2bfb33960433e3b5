// A copy of what the program keeps, in IndexedDB, which is on the disk at once: a browser writes localStorage there only seconds
// later, and one that is killed before has lost the last moves. See src/store/local.rs.
//
// Every change has a number, one more than the last. localStorage holds the highest it has seen; the copy holds each text with its
// own, so that after a start the changes that never reached the disk can be told and made again. Without IndexedDB nothing is copied.
const REV = 'uskalla.save.rev';
const TEXTS = 'texts';
const PATIENCE_MS = 1000;

let rev = 0;
let opening;

/** Makes lost changes again, then copies what comes. To be awaited before the program starts; never fails, and never takes long. */
export async function startMirror() {
  addEventListener('uskalla:kept', ({ detail }) => copy(...detail));
  let late = false;
  const patience = new Promise((resolve) => {
    setTimeout(() => resolve(late = true), PATIENCE_MS);
  });
  await Promise.race([putBack(() => late).catch(() => {}), patience]);
}

/** Takes note of a text that was kept, or of its removal (null). Of two windows the one with the higher number wins. */
export async function copy(key, text) {
  try {
    rev = 1 + Math.max(rev, storedRev());
    localStorage.setItem(REV, rev);
  } catch {
    // It is full: the copy may have room.
  }
  const change = { key, text, rev };
  try {
    const texts = await open('readwrite');
    const before = texts.get(key);
    before.onsuccess = () => before.result?.rev > change.rev || texts.put(change);
  } catch {
    // No IndexedDB, or none that may be used: what localStorage holds must do.
  }
}

// Once it is late, the program has started with what it found, and that holds.
async function putBack(isLate) {
  const changes = await settled((await open('readonly')).getAll());
  const known = storedRev();
  rev = Math.max(rev, known, ...changes.map((change) => change.rev));
  for (const { key, text } of isLate() ? [] : changes.filter((change) => change.rev > known)) {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  }
  if (rev > known) localStorage.setItem(REV, rev);
}

const storedRev = () => Number(localStorage.getItem(REV)) || 0;

// Some browsers end a connection while the page is in the background: then a new one is made.
const open = (mode) => connected(mode).catch(() => {
  opening = null;
  return connected(mode);
});

async function connected(mode) {
  opening ??= connect();
  return (await opening).transaction(TEXTS, mode, { durability: 'strict' }).objectStore(TEXTS);
}

async function connect() {
  const request = indexedDB.open('uskalla');
  request.onupgradeneeded = () => request.result.createObjectStore(TEXTS, { keyPath: 'key' });
  return settled(request);
}

const settled = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});
