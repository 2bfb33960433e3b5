// Puts the start screen into the static page, which shows it until the program takes over.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const PLACE = '<div id="start" inert aria-hidden="true"></div>';

/** Puts public/start.html into the page, with the shapes it uses and the catalog row of each of its texts. */
export async function putStart(html, source) {
  const read = (name) => readFile(join(source, name), 'utf8');
  const start = (await read('public/start.html')).replace(/<!--.*?-->/gs, '').trim();
  const shapes = await usedShapes(start, await read('style/shapes.svg'));
  const rows = rowsOf(start, (await read('public/texts/en.txt')).split('\n'));
  if (!html.includes(PLACE)) throw new Error('index.html has no place for the start screen');
  return html.replace(PLACE, () => `<div id="start" inert aria-hidden="true" data-rows="${rows.join(' ')}">${shapes}${start}</div>`);
}

function usedShapes(start, sprite) {
  const used = new Set([...start.matchAll(/href="#([^"]+)"/g)].map(([, name]) => name));
  const shapes = [...used].map((name) => {
    const shape = new RegExp(`<symbol id="${name}".*?</symbol>`, 's').exec(sprite);
    if (!shape) throw new Error(`style/shapes.svg has no shape ${name}`);
    return shape[0];
  });
  return `<div class="sprite"><svg xmlns="http://www.w3.org/2000/svg">${shapes.join('')}</svg></div>`;
}

// Returns the catalog row of each text that is not only space, in the order of the page; "-" for a text that is the same in every language.
function rowsOf(start, lines) {
  const texts = [...start.matchAll(/<([^>]*)>([^<]+)/g)].filter(([, , text]) => text.trim());
  return texts.map(([, tag, text]) => {
    const row = tag.includes(' lang=') ? -1 : lines.indexOf(text.trim());
    return row < 0 ? '-' : row;
  });
}
