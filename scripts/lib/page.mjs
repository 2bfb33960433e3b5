// Finishes index.html: tags, content policy, size.

// Allows this site's own files only, no inline script or style, and markup from scripts only through public/boot/trusted.js.
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

/**
 * `files` holds the names of the glue (`js`), `wasm`, `boot` script, `style` sheet and `fonts`, the addresses of `texts` and `packs`, the
 * `integrity` of what tags load, and the program's `size`.
 */
export function finishPage(html, files, release) {
  const { style, js, fonts, integrity } = files;
  const head = [
    `<link rel="stylesheet" href="./${style}" integrity="${integrity[style]}">`,
    `<link rel="modulepreload" href="./${js}" integrity="${integrity[js]}">`,
    // Preloaded before the style sheet names them, so that the first text does not change its font.
    ...fonts.map((font) => `<link rel="preload" href="./${font}" as="font" type="font/woff2" crossorigin>`),
    bootTag(files, release),
  ].join('\n');
  const page = html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<link rel="stylesheet" href="[^"]+">/g, '')
    .replace(/<script [^>]*data-wasm=[^>]*><\/script>/, '')
    .replace('</head>', `${head}\n</head>`);
  return release ? shrink(page.replace(/<meta charset="[^"]+">/, `$&${policyTag()}`)) : page;
}

function bootTag({ boot, js, wasm, size, texts, packs, integrity }, release) {
  const data = {
    js: `./${js}`, wasm: `./${wasm}`, size, texts: relative(texts), packs: relative(packs), ...(release && { worker: './sw.js' }),
  };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`).join('');
  return `<script type="module" src="./${boot}" integrity="${integrity[boot]}"${attributes}></script>`;
}

const relative = (addresses) => addresses.map((it) => `./${it}`).join(' ');

const policyTag = () => `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;

const shrink = (html) => html.replace(/\s*\n\s*/g, '\n').replace(/>\n</g, '><').trim();
