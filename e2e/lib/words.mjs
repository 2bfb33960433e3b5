// The texts of src/i18n/messages by which the tests find elements.
const COLOR = '(?:red|yellow|green|blue|pink|teal|orange|purple)';
const SYMBOL = '(?:Skip(?: Everyone)?|Reverse|Draw (?:One|Two|Four|Five)|Discard All|Turn Over|Press Twice|Swap Hands|Dare(?: \\d+)?)';
const EN = {
  setUp: 'Set up a game', playNow: 'Play now', continue: 'Continue', settings: 'Settings', help: 'Help', howTo: 'How to play', back: 'Back',
  addPerson: 'Add a player', addComputer: 'Add a computer player', remove: (name) => `Remove ${name}`, player: (n) => `Player ${n}`,
  less: 'Less', more: 'More', start: 'Start the game', options: 'Options', extraRules: 'Extra rules', seeDares: 'See the dares', fast: 'fast',
  listName: 'Family', deal: 'Deal', handOver: (name) => `Pass the tablet to ${name}`, show: /^I’m .+ – show my cards$/, toTable: 'Back to the table', hide: 'Hide my cards',
  draw: 'Draw a card', keep: 'Keep', lastCard: 'Last card!', catch: /^Catch!/, doIt: 'Do it', drawTwo: /^Draw (two|\d+ cards?)$/,
  strike: 'Not for us: swap this dare', otherWay: 'Another way', firstWay: 'Original way', turn: 'Turn the text around', done: 'Done', failed: 'Failed', startTimer: 'Start the timer',
  slipNo: 'No, the dare goes on', slipYes: 'Yes, draw two', nextRound: 'Next round', rematch: 'Play again', menu: 'Menu',
  keepPlaying: 'Keep playing', rules: 'Rules in this game', endGame: 'End the game', endIt: 'End it', toStart: 'Back to the start screen', cancel: 'Cancel', close: 'Close', undo: 'Undo',
  peek: (name) => `${name}: peek at your cards`, playable: 'can be played', startNew: 'Start a new one',
  roll: 'Roll the die', press: 'Press', takeStack: /^Take the stack/, accept: 'Accept', challenge: 'Challenge', pass: 'Pass', answerIt: 'Answer it',
  byCard: 'Answer with a Dare card', backToDare: 'Back to the dare', jumpIn: 'Jump in!', hold: 'Press and hold to see your cards', adultsNo: 'No, choose another game', adultsYes: 'Yes, everyone is',
  face: new RegExp(`\\b(?:${COLOR} (?:\\d|${SYMBOL})|${SYMBOL}, ${COLOR}|Wild(?: (?:Dare|Draw|Shuffle|Custom|Reverse|Roulette|Everyone|Press)\\b)?)`, 'g'),
  secondPerson: /\b(?:you|your|yours)\b/i,
};
const FI = {
  setUp: 'Valmistele peli', playNow: 'Pelaa heti', continue: 'Jatka', settings: 'Asetukset', help: 'Ohje', howTo: 'Näin pelataan', back: 'Takaisin',
  addPerson: 'Lisää pelaaja', addComputer: 'Lisää tietokonepelaaja', remove: (name) => `${name}: poista`, player: (n) => `Pelaaja ${n}`,
  less: 'Vähemmän', more: 'Enemmän', start: 'Aloita peli', options: 'Valinnat', extraRules: 'Lisäsäännöt', seeDares: 'Katso tehtävät', fast: 'nopea',
  listName: 'Perhe', deal: 'Jaa kortit', handOver: (name) => `Tabletti seuraavalle: ${name}`, show: /^Olen .+ – näytä korttini$/, toTable: 'Takaisin pöytään', hide: 'Piilota korttini',
  draw: 'Nosta kortti', keep: 'Pidä', lastCard: 'Viimeinen!', catch: /^Huomauta!/, doIt: 'Tee se', drawTwo: /^Nosta (kaksi|\d+ korttia?)$/,
  jumpIn: 'Väliin!', roll: 'Heitä noppaa', press: 'Paina', takeStack: /^Nosta kasa/, accept: 'Hyväksy', challenge: 'Haasta', pass: 'Jätä väliin', answerIt: 'Vastaa', byCard: 'Vastaa uskalluskortilla', backToDare: 'Takaisin tehtävään',
  strike: 'Ei meille: vaihda tehtävä', otherWay: 'Toinen tapa', firstWay: 'Alkuperäinen tapa', turn: 'Käännä teksti ympäri', done: 'Tehty', failed: 'Ei onnistunut', startTimer: 'Käynnistä ajastin',
  slipNo: 'Ei, tehtävä jatkuu', slipYes: 'Kyllä, nosta kaksi', nextRound: 'Seuraava kierros', rematch: 'Uusi peli samoilla', menu: 'Valikko',
  keepPlaying: 'Jatka peliä', rules: 'Tämän pelin säännöt', endGame: 'Lopeta peli', endIt: 'Lopeta', toStart: 'Alkuun', cancel: 'Peruuta', close: 'Sulje', undo: 'Kumoa',
  peek: (name) => `${name}: kurkista korttejasi`, playable: 'voi pelata', startNew: 'Aloita uusi',
  face: /(?:punainen|keltainen|vihreä|sininen) (?:\d|Ohitus|Suunnanvaihto|Uskallus)|(?:Ohitus|Suunnanvaihto|Uskallus \d+), (?:punainen|keltainen|vihreä|sininen)|Villi uskallus \d+/g,
  secondPerson: /\b(?:sinä|sinun|sinulla|sinulle)\b/i,
};

export const WORDS = { en: EN, fi: FI };
