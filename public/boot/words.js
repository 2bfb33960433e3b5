// The texts that must be there without the program.
const WORDS = {
  en: {
    loading: 'Shuffling the cards …',
    loadFault: 'Uskalla could not start',
    loadFaultWhy: 'The page did not load completely, or this browser is too old.',
    fault: 'Something went wrong',
    faultWhy: 'Uskalla met a fault of its own. Your game is saved up to the last move.',
    resume: 'Resume from the last save',
    reload: 'Reload the page',
    repeated: 'The fault keeps coming back. The saved game may be its cause; a backup of it stays on this device.',
    fresh: 'Start without the saved game',
    details: 'What happened, for a report',
    stuck: 'This is taking long. Check the connection, or load the page anew.',
    repair: 'Repair: fetch the game anew',
    repairKeeps: 'Repairing keeps games, lists and settings.',
    unreachable: 'The game’s host cannot be reached. Nothing was changed; try again later.',
  },
  fi: {
    loading: 'Kortteja sekoitetaan …',
    loadFault: 'Uskalla ei käynnistynyt',
    loadFaultWhy: 'Sivu ei latautunut kokonaan, tai selain on liian vanha.',
    fault: 'Jotain meni vikaan',
    faultWhy: 'Pelissä tapahtui virhe. Peli on tallessa viimeiseen siirtoon asti.',
    resume: 'Jatka viimeisestä tallennuksesta',
    reload: 'Lataa sivu uudelleen',
    repeated: 'Virhe toistuu. Syynä voi olla tallennettu peli; siitä jää varmuuskopio tälle laitteelle.',
    fresh: 'Aloita ilman tallennettua peliä',
    details: 'Mitä tapahtui, ilmoitusta varten',
    stuck: 'Lataus kestää. Tarkista yhteys tai lataa sivu uudelleen.',
    repair: 'Korjaa: hae peli uudelleen',
    repairKeeps: 'Korjaus säilyttää pelit, listat ja asetukset.',
    unreachable: 'Pelin palvelimeen ei saada yhteyttä. Mitään ei muutettu; yritä myöhemmin uudelleen.',
  },
  sv: {
    loading: 'Korten blandas …',
    loadFault: 'Uskalla kunde inte starta',
    loadFaultWhy: 'Sidan laddades inte helt, eller så är webbläsaren för gammal.',
    fault: 'Något gick fel',
    faultWhy: 'Ett fel uppstod i spelet. Det är sparat till och med det senaste draget.',
    resume: 'Fortsätt från det sparade läget',
    reload: 'Ladda om sidan',
    repeated: 'Felet återkommer. Det sparade spelet kan vara orsaken; en kopia av det blir kvar på enheten.',
    fresh: 'Börja utan det sparade spelet',
    details: 'Vad som hände, för en felanmälan',
    stuck: 'Det dröjer. Kontrollera anslutningen eller ladda om sidan.',
    repair: 'Reparera: hämta spelet på nytt',
    repairKeeps: 'Spel, listor och inställningar behålls vid en reparation.',
    unreachable: 'Spelets värd går inte att nå. Inget ändrades; försök igen senare.',
  },
  tr: {
    loading: 'Kartlar karılıyor …',
    loadFault: 'Uskalla başlatılamadı',
    loadFaultWhy: 'Sayfa tam yüklenmedi ya da tarayıcı çok eski.',
    fault: 'Bir şeyler ters gitti',
    faultWhy: 'Oyunda bir hata oluştu. Oyun son hamleye kadar kayıtlı.',
    resume: 'Son kayıttan devam et',
    reload: 'Sayfayı yenile',
    repeated: 'Hata tekrarlanıyor. Nedeni kayıtlı oyun olabilir; bu cihazda bir yedeği kalır.',
    fresh: 'Kayıtlı oyun olmadan başla',
    details: 'Ne oldu, bildirmek için',
    stuck: 'Yükleme uzun sürüyor. Bağlantıyı denetle ya da sayfayı yenile.',
    repair: 'Onar: oyunu yeniden indir',
    repairKeeps: 'Onarım oyunları, listeleri ve ayarları korur.',
    unreachable: 'Oyunun sunucusuna ulaşılamıyor. Hiçbir şey değişmedi; sonra yeniden dene.',
  },
};

/**
 * Sets `lang` of the page to the language that the player chose, else the first of the browser's languages that we have. The program may
 * change it later. Returns all languages, the preferred ones first.
 */
export function chooseLanguage() {
  const wanted = [stored(), ...navigator.languages].map((tag) => /^\W*([a-z]{2})\b/.exec(tag ?? '')?.[1]);
  const languages = [...new Set([...wanted.filter((tag) => tag in WORDS), ...Object.keys(WORDS)])];
  [document.documentElement.lang] = languages;
  return languages;
}

export const words = () => WORDS[document.documentElement.lang] ?? WORDS.en;

function stored() {
  try {
    return localStorage.getItem('uskalla.lang');
  } catch {
    return null; // Storage is forbidden.
  }
}
