// Bundles and minifies scripts and styles, and names files by their content.
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { build, transform } from 'esbuild';

// The oldest browsers that support the wasm, the service worker and the style sheets.
const TARGET = ['chrome111', 'firefox114', 'safari16.4'];

export const digest = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** Renames a file to `like` with the hash of its content before the extension; returns the new name. */
export async function hashedRename(path, like) {
  const extension = extname(like);
  const name = `${basename(like, extension)}-${digest(await readFile(path))}${extension}`;
  await rename(path, join(dirname(path), name));
  return name;
}

export async function minifyGlue(path) {
  const { code } = await transform(await readFile(path, 'utf8'), {
    minify: true, format: 'esm', target: 'es2022', legalComments: 'none',
  });
  await writeFile(path, code);
}

/** Names the texts of a folder of `stage` by their content, so that no text of another version is read. Returns their addresses. */
export async function nameTexts(stage, folder) {
  const texts = (await readdir(join(stage, folder))).sort();
  const names = await Promise.all(texts.map((name) => hashedRename(join(stage, folder, name), name)));
  return names.map((name) => `${folder}/${name}`);
}

/** Adds to the names of the files the program's `size` in bytes, and the `integrity` of the files that tags load. */
export async function describe(stage, names) {
  const integrity = {};
  for (const name of [names.js, names.boot, names.style]) {
    integrity[name] = `sha256-${createHash('sha256').update(await readFile(join(stage, name))).digest('base64')}`;
  }
  return { ...names, integrity, size: (await stat(join(stage, names.wasm))).size };
}

/** Joins the boot script; returns its name. */
export async function bundleBoot(source, stage, minify) {
  const { outputFiles } = await build({
    entryPoints: [join(source, 'public/boot/main.js')],
    bundle: true, write: false, format: 'esm', charset: 'utf8', target: 'es2022', minify,
  });
  return writeHashed(stage, 'boot.js', outputFiles[0].contents);
}

// Style sheets name a font as `fonts/name`; the file is in public/fonts/.
const fonts = (source) => ({
  name: 'fonts',
  setup: ({ onResolve }) => onResolve({ filter: /^fonts\// }, ({ path }) => ({ path: join(source, 'public', path) })),
});

/** Joins the style sheets in this order and copies their fonts; returns the names of the joined sheet and of the fonts. */
export async function bundleStyle(source, stage, sheets, minify) {
  const { outputFiles } = await build({
    stdin: { contents: sheets.map((it) => `@import "./${it}";`).join('\n'), resolveDir: source, loader: 'css' },
    bundle: true, write: false, outdir: stage, charset: 'utf8', target: TARGET, minify,
    loader: { '.woff2': 'file', '.svg': 'dataurl' }, assetNames: '[name]-[hash]', plugins: [fonts(source)],
  });
  const css = outputFiles.find((file) => file.path.endsWith('.css'));
  const others = outputFiles.filter((file) => file !== css);
  await Promise.all(others.map((file) => writeFile(file.path, file.contents)));
  return { style: await writeHashed(stage, 'app.css', css.contents), fonts: others.map((file) => basename(file.path)) };
}

async function writeHashed(folder, like, contents) {
  const path = join(folder, like);
  await writeFile(path, contents);
  return hashedRename(path, like);
}
