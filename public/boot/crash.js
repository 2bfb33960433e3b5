// The error page after a panic: plain HTML, so that it works whatever went wrong.
import { copy } from './mirror.js';
import { repair } from './repair.js';
import { words } from './words.js';

const SAVE = 'uskalla.save';
const FAULTS = 'uskalla.faults';
const OFTEN = 3;
const PERIOD_MS = 60_000;

let revive = () => {};
let shown = false;
let times = [];

export function startAgainWith(call) {
  revive = call;
}

export function watchForFaults() {
  // After a panic the program can start again in this page; after a trap without a panic only a reload helps.
  addEventListener('uskalla:panic', (event) => showFault(event.detail, startAgain));
  addEventListener('error', (event) => onTrap(event.error));
  addEventListener('unhandledrejection', (event) => onTrap(event.reason));
}

export function showLoadFault(fault) {
  const { loadFault, loadFaultWhy, reload, repairKeeps } = words();
  // A panic during the start has its own page already.
  if (!shown) show(loadFault, [loadFaultWhy, repairKeeps], [[reload, () => location.reload()], repairChoice()], String(fault));
}

function onTrap(fault) {
  const stackOverflow = fault instanceof RangeError || fault?.name === 'InternalError';
  if (stackOverflow || fault instanceof WebAssembly.RuntimeError) {
    showFault(`${fault}\n${fault.stack ?? ''}`, () => location.reload());
  }
}

function showFault(details, resume) {
  if (shown) return; // The trap that follows a panic.
  stopTimers();
  const { fault, faultWhy, repeated, fresh, ...label } = words();
  const texts = [faultWhy, label.repairKeeps];
  const choices = [[label.resume, resume], [label.reload, () => location.reload()], repairChoice()];
  if (countFault() > OFTEN) {
    texts.push(repeated);
    choices.push([fresh, () => {
      setSaveAside();
      resume();
    }]);
  }
  show(fault, texts, choices, details);
}

const repairChoice = () => [words().repair, async () => {
  if (!(await repair())) say(words().unreachable);
}];

function say(text) {
  document.getElementById('crash-news').textContent = text;
}

function show(title, texts, choices, details) {
  shown = true;
  const heading = element('h1', title);
  heading.tabIndex = -1;
  const buttons = choices.map(([text, choose]) => {
    const button = element('button', text);
    button.type = 'button';
    button.addEventListener('click', choose);
    return button;
  });
  const row = element('div', ...buttons);
  row.className = 'crash-choices';
  const more = element('details', element('summary', words().details), element('pre', details));
  const news = element('p');
  news.id = 'crash-news';
  news.setAttribute('role', 'status');
  const page = element('main', heading, ...texts.map((text) => element('p', text)), row, news, more);
  page.id = 'crash';
  document.body.replaceChildren(page);
  heading.focus();
}

function element(name, ...children) {
  const node = document.createElement(name);
  node.append(...children);
  return node;
}

function startAgain() {
  shown = false;
  document.body.replaceChildren();
  try {
    revive(); // Requests a fresh instance from the one that panicked …
    revive(); // … and starts it.
  } catch (fault) {
    onTrap(fault);
  }
  if (!document.body.hasChildNodes()) location.reload();
}

// The program that panicked must not go on, and perhaps save, behind this page. Timer handles count up from 1.
function stopTimers() {
  for (let id = setTimeout(() => {}); id > 0; id -= 1) clearTimeout(id);
  for (let id = requestAnimationFrame(() => {}); id > 0; id -= 1) cancelAnimationFrame(id);
}

// Returns the number of faults in the last minute, this one included. It survives a reload where the browser allows it.
function countFault() {
  const now = Date.now();
  try {
    times = JSON.parse(sessionStorage.getItem(FAULTS)) ?? times;
  } catch {
    // Storage is forbidden or holds something else: count the faults of this page only.
  }
  times = [...times, now].filter((time) => now - time < PERIOD_MS);
  try {
    sessionStorage.setItem(FAULTS, JSON.stringify(times));
  } catch {
    // As above.
  }
  return times.length;
}

function setSaveAside() {
  try {
    const save = localStorage.getItem(SAVE);
    if (save !== null) {
      const backup = `${SAVE}.backup.${Date.now()}`;
      localStorage.setItem(backup, save);
      copy(backup, save);
    }
    localStorage.removeItem(SAVE);
    copy(SAVE, null);
  } catch {
    // Without storage there is no save. Without room for the backup the save stays.
  }
}
