// The last touches to index.html.

// Nothing but this site's own files, and no inline script or style.
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
].join('; ');

/** `names` are those of the glue (`js`), `wasm`, `boot` script, `style` sheet, `fonts` and `texts`. */
export function finishPage(html, names, release) {
  const head = [
    `<link rel="stylesheet" href="./${names.style}">`,
    `<link rel="modulepreload" href="./${names.js}">`,
    // Asked for before the style sheet has told of them, so that the first words need not change their shape.
    ...names.fonts.map((font) => `<link rel="preload" href="./${font}" as="font" type="font/woff2" crossorigin>`),
    bootTag(names, release),
  ].join('\n');
  const page = html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<link rel="stylesheet" href="[^"]+">/g, '')
    .replace(/<script [^>]*data-wasm=[^>]*><\/script>/, '')
    .replace('</head>', `${head}\n</head>`);
  return release ? shrink(page.replace(/<meta charset="[^"]+">/, `$&${policyTag()}`)) : page;
}

function bootTag({ boot, js, wasm, texts }, release) {
  const worker = release ? ' data-worker="./sw.js"' : '';
  return `<script type="module" src="./${boot}" data-js="./${js}" data-wasm="./${wasm}" data-texts="${texts.map((it) => `./texts/${it}`).join(' ')}"${worker}></script>`;
}

const policyTag = () => `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;

const shrink = (html) => html.replace(/\s*\n\s*/g, '\n').replace(/>\n</g, '><').trim();
