// Fetches the catalogs of texts, one language at a time, and the dares for adults. See src/platform/texts.rs and pack.rs.
import { FILES } from './build.js';
import { fetchText } from './file.js';

const asked = {};

// The program reads the catalogs here; so does a fresh instance after a panic.
globalThis.uskallaTexts = {};
// Fetches the dares for adults by name; rejects where they cannot be fetched intact.
globalThis.uskallaFetchPack = async (name) => fetchText(FILES.packs.find((it) => it.includes(`/${name}-`)));

/** Fetches the catalog of a language once. Rejects where it cannot be fetched intact; the next call tries again. */
export const fetchTexts = (language) => asked[language] ??= request(language).catch((error) => {
  delete asked[language];
  throw error;
});

/** Fetches the catalog of the first of these languages that can be fetched, and returns that language. */
export async function fetchFirstTexts(languages) {
  let first;
  for (const language of languages) {
    try {
      await fetchTexts(language);
      return language;
    } catch (error) {
      first ??= error;
    }
  }
  throw first;
}

async function request(language) {
  uskallaTexts[language] = await fetchText(FILES.texts.find((it) => it.includes(`/${language}-`)));
}

/** Fetches catalogs on request of the program, and sends it an event when one was fetched or could not be. */
export function fetchTextsAsked() {
  addEventListener('uskalla:need-texts', ({ detail }) => {
    const tell = (kind) => () => dispatchEvent(new CustomEvent(kind, { detail }));
    fetchTexts(detail).then(tell('uskalla:texts'), tell('uskalla:texts-missing'));
  });
}
