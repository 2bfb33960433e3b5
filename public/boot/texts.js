// The texts of the screens and the dares, a language at a time. See src/platform/texts.rs.
const addresses = document.querySelector('script[data-wasm]').dataset.texts.split(' ');
const asked = {};

// What the program is given; a fresh instance finds it here too.
globalThis.uskallaTexts = {};

/** Fetches the texts of a language, once. */
export const fetchTexts = (language) => asked[language] ??= request(language).catch((fault) => {
  delete asked[language];
  throw fault;
});

async function request(language) {
  const address = addresses.find((it) => it.includes(`/${language}-`));
  const answer = await fetch(new URL(address, document.baseURI));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  uskallaTexts[language] = await answer.text();
}

/** Fetches what the program asks for later. Without a network and a cache nothing comes, and the language stays as it was. */
export function fetchTextsAsked() {
  addEventListener('uskalla:need-texts', ({ detail }) => {
    const given = () => dispatchEvent(new CustomEvent('uskalla:texts', { detail }));
    fetchTexts(detail).then(given, () => {});
  });
}
