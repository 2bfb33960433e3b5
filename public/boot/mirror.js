// Copies every save into IndexedDB, which writes to the disk at once. Browsers write localStorage to the disk only seconds later, so one
// that is killed loses the last saves. See src/store/local.rs.
//
// Every change has a number, one more than the last. localStorage holds the highest number; the copy holds each text with its number. So
// at the next start the changes that did not reach the disk are known and can be repeated. Without IndexedDB nothing is copied.
const REV = 'uskalla.save.rev';
const TEXTS = 'texts';
const PATIENCE_MS = 1000;

let rev = 0;
let opening;

/** Repeats lost changes, then copies new ones. Await it before the program starts; it never fails, and returns after a second at the latest. */
export async function startMirror() {
  addEventListener('uskalla:kept', ({ detail }) => copy(...detail));
  let late = false;
  const patience = new Promise((resolve) => {
    setTimeout(() => resolve(late = true), PATIENCE_MS);
  });
  await Promise.race([putBack(() => late).catch(() => {}), patience]);
}

/** Copies a saved text, or its removal (null). Of two windows the one with the higher number wins. */
export async function copy(key, text) {
  try {
    rev = 1 + Math.max(rev, storedRev());
    localStorage.setItem(REV, rev);
  } catch {
    // localStorage is full; IndexedDB may have room.
  }
  const change = { key, text, rev };
  try {
    const texts = await open('readwrite');
    const before = texts.get(key);
    before.onsuccess = () => before.result?.rev > change.rev || texts.put(change);
  } catch {
    // IndexedDB is missing or forbidden: localStorage alone holds the save.
  }
}

// When it is late, the program has started with localStorage as it was; then nothing is put back.
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

// Some browsers close a connection while the page is in the background: then open a new one.
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
