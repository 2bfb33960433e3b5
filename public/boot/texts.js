// The texts of the screens and the dares, a language at a time, and the dares for adults. See src/platform/texts.rs and pack.rs.
import { FILES } from './build.js';
import { fetchText } from './file.js';

const asked = {};

// What the program is given; a fresh instance finds it here too.
globalThis.uskallaTexts = {};
// The dares for adults, by name; rejects where they cannot be had intact.
globalThis.uskallaFetchPack = async (name) => fetchText(FILES.packs.find((it) => it.includes(`/${name}-`)));

/** Fetches the texts of a language, once. Rejects where they cannot be had intact; then they are asked for anew the next time. */
export const fetchTexts = (language) => asked[language] ??= request(language).catch((error) => {
  delete asked[language];
  throw error;
});

/** Fetches the texts of the first of these languages that can be had, and returns that language. */
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

/** Fetches what the program asks for later, and tells it whether it came: without it the language stays as it was. */
export function fetchTextsAsked() {
  addEventListener('uskalla:need-texts', ({ detail }) => {
    const tell = (kind) => () => dispatchEvent(new CustomEvent(kind, { detail }));
    fetchTexts(detail).then(tell('uskalla:texts'), tell('uskalla:texts-missing'));
  });
}
