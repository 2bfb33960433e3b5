// Starts the program and outlives a panic of it. src/platform/boot_events.rs describes the events between the two.
import { FILES, here } from './build.js';
import { watchForFaults, showLoadFault, startAgainWith } from './crash.js';
import { fetchProgram } from './file.js';
import { keepInstallOffer } from './install.js';
import { holdGame } from './lock.js';
import { startMirror } from './mirror.js';
import { tellProgress } from './progress.js';
import { readCodes } from './qr.js';
import { playSounds } from './sound.js';
import { translateStart } from './start.js';
import { fetchFirstTexts, fetchTextsAsked } from './texts.js';
import { trustOwnMarkup } from './trusted.js';
import { watchForUpdates } from './update.js';
import { chooseLanguage } from './words.js';

const worker = FILES.worker && here(FILES.worker);
const languages = chooseLanguage();
const progress = tellProgress();
watchForFaults();
trustOwnMarkup(worker);
keepInstallOffer();
fetchTextsAsked();
playSounds();
readCodes();

async function startTexts() {
  const language = await fetchFirstTexts(languages);
  document.documentElement.lang = language;
  if (language !== 'en') translateStart(language, uskallaTexts[language]);
}

try {
  const [bindings, program] = await Promise.all([
    import(here(FILES.js)), fetchProgram(FILES.wasm, progress.bytes), startTexts(), startMirror(), holdGame(),
  ]);
  startAgainWith(bindings.revive);
  await bindings.default({ module_or_path: program });
} catch (fault) {
  showLoadFault(fault);
} finally {
  progress.end();
}
// Last, so that filling the cache does not slow the start.
if (worker) watchForUpdates(worker);
