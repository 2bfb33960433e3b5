// Starts the program and stays when it fails. See src/platform/signal.rs for how the two talk.
import { watchForFaults, showLoadFault, startAgainWith } from './crash.js';
import { keepInstallOffer } from './install.js';
import { holdGame } from './lock.js';
import { startMirror } from './mirror.js';
import { readCodes } from './qr.js';
import { playSounds } from './sound.js';
import { fetchTexts, fetchTextsAsked } from './texts.js';
import { watchForUpdates } from './update.js';
import { chooseLanguage, words } from './words.js';

const { js, wasm, worker } = document.querySelector('script[data-wasm]').dataset;
const here = (name) => new URL(name, document.baseURI).href;

chooseLanguage();
document.getElementById('shell-words').textContent = words().loading;
watchForFaults();
keepInstallOffer();
fetchTextsAsked();
playSounds();
readCodes();

try {
  const texts = fetchTexts(document.documentElement.lang);
  const [bindings, program] = await Promise.all([import(here(js)), fetch(here(wasm)), texts, startMirror(), holdGame()]);
  startAgainWith(bindings.revive);
  await bindings.default({ module_or_path: program });
} catch (fault) {
  showLoadFault(fault);
}
// Last, so that filling the cache does not compete with the start.
if (worker) watchForUpdates(here(worker));
