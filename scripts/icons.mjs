// Renders the icons of public/icons/ from icon.svg. Run it after changing that picture; the results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import { PNG } from 'pngjs';
import { launch } from '../e2e/lib/browser.mjs';
import { palettePng } from './lib/palette-png.mjs';

const FOLDER = new URL('../public/icons/', import.meta.url);
// The system crops these to its own shape, so the background reaches the edge.
const FULL = '#felt { rx: 0 }';
// Only a circle with a radius of 40 % of the width is always visible.
const SAFE = `${FULL} #mark { transform: scale(0.74); transform-origin: center }`;

const ICONS = [
  { file: 'icon-192.png', size: 192, style: '' },
  { file: 'icon-512.png', size: 512, style: '' },
  { file: 'maskable-512.png', size: 512, style: SAFE },
  { file: 'apple-touch-icon.png', size: 180, style: `${FULL} #mark { transform: scale(0.9); transform-origin: center }` },
];

const svg = await readFile(new URL('icon.svg', FOLDER), 'utf8');
const browser = await launch();
const page = await browser.newPage();
for (const { file, size, style } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw } ${style}</style>${svg}`);
  const picture = palettePng(PNG.sync.read(await page.screenshot({ omitBackground: true })));
  await writeFile(new URL(file, FOLDER), picture);
  console.log(`${file}: ${picture.length} bytes`);
}
await browser.close();
