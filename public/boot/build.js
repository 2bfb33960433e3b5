// The addresses of the files of this build. The post-build step writes them into the tag of the boot script.
const tag = document.querySelector('script[data-wasm]');
const { js, wasm, size, texts, packs, worker } = tag.dataset;

export const FILES = { js, wasm, texts: texts.split(' '), packs: packs.split(' '), worker };
/** The length of the program in bytes, unpacked. */
export const PROGRAM_BYTES = Number(size);

export const here = (name) => new URL(name, document.baseURI).href;

/** Every file that the start of this build needs. */
export const startFiles = () => [
  here('./'), tag.src, ...[js, wasm, ...FILES.texts].map(here),
  ...Array.from(document.querySelectorAll('link[rel=stylesheet]'), ({ href }) => href),
];
