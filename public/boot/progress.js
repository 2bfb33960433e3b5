// Shows the progress of the download in the static page, and offers to reload or repair when it stalls.
import { PROGRAM_BYTES } from './build.js';
import { repair } from './repair.js';
import { words } from './words.js';

const SHOW_AFTER_MS = 1000;
const PATIENCE_MS = 8000;

const say = (text) => {
  document.getElementById('shell-words').textContent = text;
};

/** Replaces the message that the style sheet shows. Returns `bytes(count)`, to be called during the download, and `end()`. */
export function tellProgress() {
  document.getElementById('stuck')?.remove();
  say(words().loading);
  let received = 0;
  let patience;
  const wait = () => {
    clearTimeout(patience);
    patience = setTimeout(offerWayOn, PATIENCE_MS);
  };
  const showing = setTimeout(showBar, SHOW_AFTER_MS, () => received);
  wait();
  return {
    bytes(count) {
      received = count;
      const bar = document.querySelector('#shell progress');
      if (bar) bar.value = count;
      document.querySelector('.shell-way-on')?.remove();
      wait();
    },
    end() {
      clearTimeout(showing);
      clearTimeout(patience);
    },
  };
}

function showBar(received) {
  const bar = document.createElement('progress');
  bar.max = PROGRAM_BYTES;
  bar.value = received();
  bar.setAttribute('aria-labelledby', 'shell-words');
  document.getElementById('shell-words')?.after(bar);
}

function offerWayOn() {
  const { stuck, reload, repair: repairing, unreachable } = words();
  const text = document.createElement('p');
  text.textContent = stuck;
  const choices = document.createElement('div');
  choices.className = 'shell-way-on';
  choices.append(
    text,
    button(reload, () => location.reload()),
    button(repairing, async () => {
      if (!(await repair())) text.textContent = unreachable;
    }),
  );
  document.querySelector('.shell-way-on')?.remove();
  document.querySelector('.shell-status')?.append(choices);
}

function button(text, choose) {
  const node = document.createElement('button');
  node.type = 'button';
  node.textContent = text;
  node.addEventListener('click', choose);
  return node;
}
