// Trunk's post-build step: turns the staging folder into the finished page.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleBoot, bundleStyle, describe, hashedRename, minifyGlue, nameTexts } from './lib/assets.mjs';
import { finishPage } from './lib/page.mjs';
import { putStart } from './lib/start.mjs';
import { writeWorker } from './lib/worker.mjs';

const stage = process.env.TRUNK_STAGING_DIR;
const source = process.env.TRUNK_SOURCE_DIR;
const release = process.env.TRUNK_PROFILE === 'release';

const index = join(stage, 'index.html');
const html = await readFile(index, 'utf8');
const attribute = (name) => new RegExp(`${name}="([^"]+)"`).exec(html)[1];
const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map((match) => match[1]);

const glue = join(stage, attribute('data-js'));
if (release) await minifyGlue(glue);
const names = {
  js: await hashedRename(glue, 'uskalla.js'),
  wasm: await hashedRename(join(stage, attribute('data-wasm')), 'uskalla.wasm'),
  boot: await bundleBoot(source, stage, release),
  texts: await nameTexts(stage, 'texts'),
  packs: await nameTexts(stage, 'dares'),
  ...(await bundleStyle(source, stage, styles, release)),
};
const page = finishPage(await putStart(html, source), await describe(stage, names), release);
await writeFile(index, page);
// Not while developing: a cache would hide changes.
if (release) await writeWorker(stage);
