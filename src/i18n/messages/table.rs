//! The table: turns, piles, choices, hand-over, calls, and the special actions of each game.

use crate::i18n::message::{counted, words};

words! {
    // Where the game stands.
    TURN_OF: "{name}’s turn", "Vuorossa: {name}", "I tur: {name}", "Sıra: {name}";
    IN_TURN: "Up now", "Vuorossa", "I tur", "Sırada";
    THINKING: "{name} is thinking", "{name} miettii", "{name} tänker", "{name} düşünüyor";
    COLOR_IN_PLAY: "Color: {color}", "Väri: {color}", "Färg: {color}", "Renk: {color}";
    DIRECTION: "Direction: {what}", "Pelisuunta: {what}", "Riktning: {what}", "Yön: {what}";
    CLOCKWISE: "clockwise", "myötäpäivään", "medurs", "saat yönünde";
    COUNTER_CLOCKWISE: "counterclockwise", "vastapäivään", "moturs", "saat yönünün tersine";
    DISCARD_PILE: "Discard pile", "Poistopakka", "Kasthög", "Iskarta destesi";
    TOP_CARD: "Top card: {card}", "Päällimmäinen: {card}", "Överst: {card}", "Üstteki kart: {card}";
    HAND: "Hand", "Käsi", "Hand", "El";
    HAND_OF: "{name}’s hand", "Käsi: {name}", "Hand: {name}", "El: {name}";
    LOG: "What happened", "Tapahtumat", "Händelser", "Neler oldu";
    WHERE_ARE_WE: "Where are we?", "Missä mennään?", "Hur ligger vi till?", "Durum ne?";
    SEAT_OUT: "out of the round", "pois kierrokselta", "ute ur omgången", "tur dışı";
    OTHER_SIDES: "Backs of the cards", "Korttien toiset puolet", "Kortens andra sidor", "Kartların öbür yüzleri";
    ROUND_N: "Round {n}", "Kierros {n}", "Omgång {n}", "{n}. tur";

    // Acts.
    PLAY: "Play", "Pelaa", "Spela", "Oyna";
    DRAW_CARD: "Draw a card", "Nosta kortti", "Dra ett kort", "Kart çek";
    KEEP: "Keep", "Pidä", "Behåll", "Tut";
    PASS: "Pass", "Jätä väliin", "Passa", "Pas geç";
    TAKE_STACK: "Take the stack", "Nosta kasa", "Ta stapeln", "Yığını al";
    PRESS: "Press", "Paina", "Tryck", "Bas";
    LAUNCHER: "Launcher", "Kone", "Maskin", "Makine";
    CHALLENGE: "Challenge", "Haasta", "Syna", "İtiraz et";
    ACCEPT: "Accept", "Hyväksy", "Godta", "Kabul et";
    CHALLENGE_ASK: "{name} played {card}. Is it a bluff?", "{name} pelasi: {card}. Onko se bluffi?", "{name} spelade {card}. Är det en bluff?",
        "{name} oynadı: {card}. Blöf mü?";
    CHALLENGE_HINT:
        "It’s a bluff if the player had a card of the color in play. A wrong challenge costs two extra cards.",
        "Se on bluffi, jos kädessä oli voimassa olevaa väriä. Väärä haaste maksaa kaksi korttia lisää.",
        "Det är en bluff om färgen i spel fanns på handen. Att syna i onödan kostar två kort till.",
        "Elde geçerli renkten kart varsa blöftür. Haksız itiraz iki kart fazlaya mal olur.";
    CHALLENGE_SHOWN: "{name}’s hand at that moment", "Käsi sillä hetkellä: {name}", "Handen just då: {name}",
        "O andaki el: {name}";
    BLUFF: "It was a bluff: {name} draws.", "Se oli bluffi: {name} nostaa.", "Det var en bluff: {name} drar.",
        "Blöfmüş: {name} çekiyor.";
    NO_BLUFF: "It wasn’t a bluff: {name} was honest.", "Se ei ollut bluffi: {name} oli rehellinen.",
        "Det var ingen bluff: {name} var ärlig.", "Blöf değilmiş: {name} dürüsttü.";
    STACK_ASK: "Answer with a draw card, or take the stack.", "Vastaa nostokortilla tai nosta kasa.",
        "Svara med ett dragkort eller ta stapeln.", "Çektiren bir kartla karşılık ver ya da yığını al.";
    DRAWN_ASK: "You can play this card. Play it or keep it?", "Kortti sopii: pelaatko vai pidätkö?", "Kortet passar: spela eller behålla?",
        "Bu kart uyuyor: oynamak mı, tutmak mı?";
    NAME_COLOR: "Which color?", "Mikä väri?", "Vilken färg?", "Hangi renk?";
    ROULETTE_ASK: "Roulette: which color? Keep drawing until that color comes up.",
        "Ruletti: mikä väri? Kortteja nostetaan, kunnes sitä väriä tulee.",
        "Roulette: vilken färg? Kort dras tills den färgen kommer.",
        "Rulet: hangi renk? O renk gelene kadar kart çekilir.";
    CHOOSE_SWAP: "Who will you swap hands with?", "Kenen kanssa kädet vaihdetaan?", "Byta hand med vem?", "El kiminle değişsin?";
    JUMP_IN: "Jump in!", "Väliin!", "Hoppa in!", "Araya gir!";
    TOGETHER_ASK: "How many of them?", "Montako niistä?", "Hur många av dem?", "Kaç tanesi?";
    ROLL: "Roll the die", "Heitä noppaa", "Kasta tärningen", "Zarı at";
    UNDO: "Undo", "Kumoa", "Ångra", "Geri al";
    SORT: "Sort", "Järjestä", "Sortera", "Sırala";
    SORT_COLOR: "By color", "Värin mukaan", "Efter färg", "Renge göre";
    SORT_NUMBER: "By number", "Numeron mukaan", "Efter siffra", "Sayıya göre";
    PLAYABLE: "can be played", "voi pelata", "kan spelas", "oynanabilir";
    NOT_PLAYABLE: "can’t be played now", "ei käy nyt", "passar inte nu", "şimdi uymuyor";
    YOU_DREW: "You drew: {card}", "Nostettu: {card}", "Draget: {card}", "Çekilen: {card}";

    // Handing the tablet over.
    HAND_OVER: "Pass the tablet to {name}", "Tabletti seuraavalle: {name}", "Skicka plattan vidare: {name}", "Tableti ver: {name}";
    SHOW_MY_CARDS: "I’m {name} – show my cards", "Olen {name} – näytä korttini", "Jag är {name} – visa mina kort",
        "Ben {name} – kartlarımı göster";
    HOLD_TO_SHOW: "Press and hold to see your cards", "Pidä painettuna, niin näet kortit", "Håll intryckt för att se korten",
        "Kartları görmek için basılı tut";
    BACK_TO_TABLE: "Back to the table", "Takaisin pöytään", "Tillbaka till bordet", "Masaya dön";
    HIDE_MY_CARDS: "Hide my cards", "Piilota korttini", "Göm mina kort", "Kartlarımı gizle";
    PEEK_AS: "{name}: peek at your cards", "{name}: kurkista korttejasi", "{name}: kika på dina kort",
        "{name}: kendi kartlarına göz at";
    PEEK_HINT: "Just looking: it’s not your turn yet.", "Vain kurkistus: vuorosi tulee myöhemmin.",
        "Bara en titt: det är inte din tur än.", "Yalnızca bakmak için: sıran daha gelmedi.";
    HAPPENED_SKIPPED: "Lost a turn.", "Vuoro meni ohi.", "Fick stå över.", "Sıra kaybedildi.";
    HAPPENED_CAUGHT: "Caught without calling “Last card!”", "”Viimeinen!” jäi sanomatta.", "Glömde ”Sista kortet!”.",
        "“Son kart!” demeyi unuttu.";
    HAPPENED_SWAPPED: "Got a different hand.", "Käsi on vaihtunut.", "Handen har bytts.", "El değişti.";

    // The last card.
    LAST_CARD: "Last card!", "Viimeinen!", "Sista kortet!", "Son kart!";
    CATCH: "Catch!", "Huomauta!", "Påpeka!", "Yakala!";
    CATCH_SEAT: "Catch! {name} didn’t call", "Huomauta! {name} ei sanonut mitään", "Påpeka! {name} sa inget",
        "Yakala! {name} bir şey demedi";
    BACK_TO_DARE: "Back to the dare", "Takaisin tehtävään", "Tillbaka till uppdraget", "Göreve dön";

    // The game as a whole.
    GAME_MENU: "Game", "Peli", "Spelet", "Oyun";
    RULES_IN_FORCE: "Rules in this game", "Tämän pelin säännöt", "Reglerna i det här spelet", "Bu oyunun kuralları";
    LEAVE_GAME: "{name} leaves the game", "{name} lähtee pelistä", "{name} lämnar spelet", "{name} oyundan ayrılıyor";
    LEAVE_ASK: "Is {name} leaving for good? The cards go back into the pile.",
        "Lähteekö {name} kokonaan? Kortit palaavat pakkaan.",
        "Lämnar {name} för gott? Korten går tillbaka till högen.",
        "{name} tamamen mi ayrılıyor? Kartlar desteye döner.";
    TO_COMPUTER: "Let the computer play for {name}", "{name}: tietokone jatkaa", "{name}: datorn spelar vidare",
        "{name}: bilgisayar devam etsin";
    TO_PERSON: "Let a person play for {name} again", "{name}: ihminen jatkaa", "{name}: en människa spelar igen",
        "{name}: yeniden insan oynasın";
    END_GAME: "End the game", "Lopeta peli", "Avsluta spelet", "Oyunu bitir";
    END_GAME_ASK: "End this game? You can’t continue it later.", "Lopetetaanko tämä peli? Sitä ei voi jatkaa myöhemmin.",
        "Avsluta spelet? Det går inte att fortsätta senare.", "Bu oyun bitsin mi? Sonra devam edilemez.";
    END_GAME_KEEP: "Keep playing", "Jatka peliä", "Spela vidare", "Oyuna devam et";
    END_GAME_DO: "End it", "Lopeta", "Avsluta", "Bitir";
    TO_START: "Back to the start screen", "Alkuun", "Till startsidan", "Başlangıç ekranına";
}

counted! {
    CARDS: ["1 card", "1 kortti", "1 kort", "1 kart"], ["{n} cards", "{n} korttia", "{n} kort", "{n} kart"];
    SEAT_CARDS: ["{name}, 1 card", "{name}, 1 kortti", "{name}, 1 kort", "{name}, 1 kart"],
        ["{name}, {n} cards", "{name}, {n} korttia", "{name}, {n} kort", "{name}, {n} kart"];
    DRAW_CARDS: ["Draw 1 card", "Nosta 1 kortti", "Dra 1 kort", "1 kart çek"],
        ["Draw {n} cards", "Nosta {n} korttia", "Dra {n} kort", "{n} kart çek"];
    DRAW_PILE_CARDS: ["Draw pile, 1 card", "Nostopakka, 1 kortti", "Draghög, 1 kort", "Çekme destesi, 1 kart"],
        ["Draw pile, {n} cards", "Nostopakka, {n} korttia", "Draghög, {n} kort", "Çekme destesi, {n} kart"];
    TAKE_STACK_CARDS: ["Take the stack: 1 card", "Nosta kasa: 1 kortti", "Ta stapeln: 1 kort", "Yığını al: 1 kart"],
        ["Take the stack: {n} cards", "Nosta kasa: {n} korttia", "Ta stapeln: {n} kort", "Yığını al: {n} kart"];
    MORE_CARDS: ["+1 card", "+1 kortti", "+1 kort", "+1 kart"], ["+{n} cards", "+{n} korttia", "+{n} kort", "+{n} kart"];
    GROUP_COLOR: ["1 {color}", "1 {color}", "1 {color}", "1 {color}"], ["{n} {color}", "{n} × {color}", "{n} {color}", "{n} {color}"];
    GROUP_WILD: ["1 wild", "1 villi", "1 joker", "1 joker"], ["{n} wild", "{n} villiä", "{n} jokrar", "{n} joker"];
}
