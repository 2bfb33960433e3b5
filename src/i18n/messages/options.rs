//! The options of the games: title, explanation, values.

use crate::i18n::Message;
use crate::i18n::message::Row;
use crate::i18n::options::OptionWords;

/// A label: a name, or a text.
macro_rules! label {
    ($label:literal) => {
        $label
    };
    ($label:ident) => {
        stringify!($label)
    };
}

/// One option: label, title, explanation, values. The label repeats the key of the table of options for the reader; rows and values stand in
/// the order of that table, which a test compares. A rule that a table may add has no values of its own: it is off or on.
macro_rules! options {
    ($($key:tt: [$($title:literal),+], [$($what:literal),+ $(,)?], [$($value:literal: [$($text:literal),+ $(,)?]),* $(,)?];)+) => {
        /// The words of every option, in the order of the notation.
        pub(in crate::i18n) static OPTION_WORDS: &[OptionWords] = &[$(OptionWords {
            label: label!($key),
            title: Message::of(&[$($title),+]),
            what: Message::of(&[$($what),+]),
            values: values(&[$(($value, Message::of(&[$($text),+]))),*]),
        }),+];
        /// The rows of all this.
        pub(in crate::i18n) const OPTION_ROWS: &[Row] = &[$([$($title),+], [$($what),+], $([$($text),+],)*)+];
    };
}

const fn values(own: &'static [(&'static str, Message)]) -> &'static [(&'static str, Message)] {
    if own.is_empty() {
        &[("false", Message::OFF), ("true", Message::ON)]
    } else {
        own
    }
}

options! {
    "dealer": ["First dealer", "Ensimmäinen jakaja", "Första giv", "İlk dağıtan"], [
        "Who deals first; later the deal goes round.",
        "Kuka jakaa ensin; sen jälkeen jako kiertää.",
        "Vem som ger först; sedan går given runt.",
        "İlk kim dağıtır; sonra dağıtma sırayla geçer.",
    ], [
        "draw": ["highest card", "suurin kortti", "högsta kortet", "en büyük kart"],
        "youngest": ["the youngest", "nuorin", "den yngsta", "en genç"],
        "seat": ["{name}", "{name}", "{name}", "{name}"],
    ];
    "uno_penalty": ["A forgotten call", "Unohtunut ”Viimeinen!”", "Ett glömt ”Sista kortet!”", "Unutulan “Son kart!”"], [
        "Cards to draw for being caught with one card and no call.",
        "Kortit, jotka nostaa se, joka jää kiinni sanomatta mitään viimeisestä kortista.",
        "Kort för den som ertappas med ett enda kort utan att ha sagt till.",
        "Tek kartla susarken yakalanan kaç kart çeker.",
    ], ["2": ["2 cards", "2 korttia", "2 kort", "2 kart"], "4": ["4 cards", "4 korttia", "4 kort", "4 kart"]];
    "scoring": ["Scoring", "Pisteiden lasku", "Poängräkning", "Puanlama"], [
        "Who gets points for the cards left, and who wins the game.",
        "Kuka saa pisteet jääneistä korteista ja kuka voittaa pelin.",
        "Vem som får poäng för korten som blir över, och vem som vinner spelet.",
        "Kalan kartların puanını kim alır ve oyunu kim kazanır.",
    ], [
        "winner": [
            "the winner collects; first to the target wins",
            "voittaja kerää; ensin pisterajalla voittaa",
            "vinnaren samlar; först till poänggränsen vinner",
            "kazanan toplar; hedefe ilk varan kazanır",
        ],
        "lowest": [
            "each counts the own hand; the lowest total wins",
            "jokainen laskee oman kätensä; pienin tulos voittaa",
            "var och en räknar sin hand; lägst resultat vinner",
            "herkes kendi elini sayar; en düşük toplam kazanır",
        ],
        "knockout": [
            "each counts the own hand; at the target a player is out",
            "jokainen laskee oman kätensä; pisterajalla putoaa",
            "var och en räknar sin hand; vid poänggränsen åker man ut",
            "herkes kendi elini sayar; hedefe varan elenir",
        ],
    ];
    "target": ["Target", "Pisteraja", "Poänggräns", "Hedef puan"], [
        "How many points decide the game.",
        "Montako pistettä ratkaisee pelin.",
        "Hur många poäng som avgör spelet.",
        "Oyunu kaç puan belirler.",
    ], ["500": ["{n} points", "{n} pistettä", "{n} poäng", "{n} puan"]];
    "length": ["Length", "Pituus", "Längd", "Uzunluk"], [
        "A whole game over several rounds, or a single round.",
        "Kokonainen, monen kierroksen peli tai yksi kierros.",
        "Ett helt spel med flera omgångar, eller en enda omgång.",
        "Birkaç turluk bütün bir oyun ya da tek tur.",
    ], [
        "game": ["a whole game", "kokonainen peli", "ett helt spel", "bütün oyun"],
        "round": ["one round", "yksi kierros", "en omgång", "tek tur"],
    ];
    "two_player_reverse": ["Reverse with two", "Suunnanvaihto kaksin", "Byt håll med två spelare", "İki kişide Yön değiştir"], [
        "What Reverse does when only two are playing.",
        "Mitä Suunnanvaihto tekee, kun pelaajia on vain kaksi.",
        "Vad Byt håll gör när bara två spelar.",
        "Yalnızca iki kişi oynarken Yön değiştir ne yapar.",
    ], [
        "skip": ["play again, as after Skip", "uusi vuoro kuin Ohituksesta", "spela igen, som efter Hoppa över", "Atla gibi, yeniden oynanır"],
        "turn-only": ["only the direction turns", "vain suunta vaihtuu", "bara riktningen ändras", "yalnızca yön değişir"],
    ];
    "list_per": ["Dare list", "Tehtävälista", "Uppdragslista", "Cesaret listesi"], [
        "One list for the whole game, or a new choice for each round.",
        "Yksi lista koko peliin tai uusi valinta joka kierrokselle.",
        "En lista för hela spelet, eller ett nytt val för varje omgång.",
        "Bütün oyun için tek liste ya da her tur yeni seçim.",
    ], [
        "game": ["one for the game", "yksi koko peliin", "en för hela spelet", "oyun boyunca tek"],
        "round": ["chosen each round", "valitaan joka kierrokselle", "väljs varje omgång", "her tur seçilir"],
    ];
    "dare_turn": ["After a dare", "Tehtävän jälkeen", "Efter ett uppdrag", "Görevden sonra"], [
        "Whether the player who got the dare still takes the normal turn.",
        "Saako tehtävän saanut vielä tavallisen vuoronsa.",
        "Om den som fick uppdraget ännu får sin vanliga tur.",
        "Görevi alan oyuncu ardından normal sırasını oynar mı.",
    ], [
        "plays-on": ["plays on", "pelaa vuoronsa", "spelar sin tur", "sırasını oynar"],
        "loses-if-draws": [
            "loses the turn by drawing",
            "menettää vuoron, jos nostaa",
            "får stå över om kort dras",
            "kart çekerse sırayı kaybeder",
        ],
        "loses": ["always loses the turn", "menettää vuoron aina", "får alltid stå över", "sırayı hep kaybeder"],
    ];
    "dare_points": ["Points of a Dare card", "Uskalluskortin pisteet", "Våga-kortets poäng", "Cesaret kartının puanı"], [
        "What a colored Dare card left in a hand counts.",
        "Montako pistettä käteen jäänyt värillinen uskalluskortti on.",
        "Vad ett färgat Våga-kort som blir kvar på hand är värt.",
        "Elde kalan renkli Cesaret kartı kaç puandır.",
    ], ["20": ["20 points", "20 pistettä", "20 poäng", "20 puan"], "50": ["50 points", "50 pistettä", "50 poäng", "50 puan"]];
    "computer_dares": ["Dares for computer players", "Tietokoneen tehtävät", "Datorns uppdrag", "Bilgisayarın görevleri"], [
        "Computer players may play at doing dares, or simply draw.",
        "Tietokonepelaajat ovat tekevinään tehtäviä tai vain nostavat.",
        "Datorspelare kan låtsas göra uppdrag, eller bara dra.",
        "Bilgisayar oyuncuları görev yapar gibi oynar ya da yalnızca kart çeker.",
    ], [
        "try": ["they try, and mostly succeed", "yrittävät ja usein onnistuvat", "de försöker, och lyckas oftast", "dener, çoğu kez başarır"],
        "draw": ["they always draw", "nostavat aina", "de drar alltid", "hep kart çeker"],
    ];
    "die": ["The die", "Noppa", "Tärningen", "Zar"], [
        "Whether the die can send the dare back to who played the card.",
        "Voiko noppa palauttaa tehtävän kortin pelanneelle.",
        "Om tärningen kan skicka uppdraget tillbaka till den som spelade kortet.",
        "Zar, görevi kartı oynayana geri gönderebilir mi.",
    ], [
        "six": ["six faces, one sends it back", "kuusi tahkoa, yksi palauttaa", "sex sidor, en skickar tillbaka", "altı yüz, biri geri gönderir"],
        "five": ["five faces", "viisi tahkoa", "fem sidor", "beş yüz"],
    ];
    "adults_refusal": ["Price of refusing", "Kieltäytymisen hinta", "Priset för att vägra", "Reddetmenin bedeli"], [
        "Cards for refusing or failing a dare once the die has been rolled.",
        "Kortit, kun heiton jälkeen kieltäytyy tehtävästä tai epäonnistuu siinä.",
        "Kort för den som vägrar eller misslyckas sedan tärningen kastats.",
        "Zar atıldıktan sonra görevi reddeden ya da yapamayan kaç kart çeker.",
    ], ["4": ["4 cards", "4 korttia", "4 kort", "4 kart"], "2": ["2 cards", "2 korttia", "2 kort", "2 kart"]];
    "edition": ["Deck", "Pakka", "Kortlek", "Deste"], [
        "With or without shuffled hands and cards that the table writes itself.",
        "Kädet sekoittavat kortit ja pöydän omat kortit mukaan tai pois.",
        "Med eller utan blandade händer och kort som bordet skriver själv.",
        "Elleri karıştıran ve masanın kendi yazdığı kartlarla ya da onlarsız.",
    ], [
        "108": ["108 cards", "108 korttia", "108 kort", "108 kart"],
        "112": ["112 cards, with own ones", "112 korttia, omia mukana", "112 kort, med egna", "112 kart, özel kartlarla"],
    ];
    "bluffing": ["Bluffing", "Bluffaaminen", "Bluff", "Blöf"], [
        "Whether a card meant for hands without the color in play may be played as a bluff.",
        "Saako bluffata kortilla, joka kuuluu pelata vasta, kun voimassa olevaa väriä ei ole kädessä.",
        "Om man får bluffa med ett kort som är till för händer utan färgen i spel.",
        "Yalnızca elde geçerli renk yokken oynanan kartla blöf yapılabilir mi.",
    ], [
        "yes": ["allowed, and may be challenged", "sallittu, ja sen saa haastaa", "tillåten, och får synas", "serbest, itiraz edilebilir"],
        "no": ["not allowed", "kielletty", "inte tillåten", "yasak"],
    ];
    "start_reverse": ["Reverse as start card", "Suunnanvaihto aloituskorttina", "Byt håll som startkort", "Başlangıçta Yön değiştir"], [
        "Who plays first when Reverse is turned over at the start.",
        "Kuka aloittaa, kun alussa kääntyy Suunnanvaihto.",
        "Vem som börjar när Byt håll vänds upp i starten.",
        "Başlangıçta Yön değiştir açılınca ilk kim oynar.",
    ], [
        "dealer": ["the dealer", "jakaja", "given", "dağıtan"],
        "right": ["the player on the dealer’s right", "jakajasta oikealle istuva", "spelaren till höger om given", "dağıtanın sağındaki"],
    ];
    "start_wild": ["Wild as start card", "Villi aloituskorttina", "Joker som startkort", "Başlangıçta Joker"], [
        "What happens when a Wild is turned over at the start.",
        "Mitä tapahtuu, kun alussa kääntyy Villi.",
        "Vad som händer när en Joker vänds upp i starten.",
        "Başlangıçta Joker açılınca ne olur.",
    ], [
        "choose": ["the first player names a color", "aloittaja valitsee värin", "den som börjar väljer färg", "ilk oyuncu rengi seçer"],
        "redraw": ["another card is turned", "käännetään toinen kortti", "ett annat kort vänds", "başka kart açılır"],
    ];
    "launcher": ["Launcher", "Kone", "Maskin", "Makine"], [
        "How often the launcher fires, and how many cards come out.",
        "Miten usein kone laukeaa ja montako korttia siitä tulee.",
        "Hur ofta maskinen skjuter, och hur många kort som kommer.",
        "Makine ne sıklıkta atar, kaç kart çıkar.",
    ], [
        "classic": ["often dry, up to 8 cards", "usein tyhjä, enintään 8 korttia", "ofta inget, högst 8 kort", "çoğu kez boş, en çok 8 kart"],
        "gentle": ["gentle, up to 3 cards", "lempeä, enintään 3 korttia", "snäll, högst 3 kort", "nazik, en çok 3 kart"],
        "wild": ["wild, up to 12 cards", "hurja, enintään 12 korttia", "vild, högst 12 kort", "çılgın, en çok 12 kart"],
    ];
    "draw_until_match": ["Draw until one fits", "Nosta, kunnes käy", "Dra tills det passar", "Uyana kadar çek"], [
        "Whoever draws goes on until a card fits.",
        "Nostaja jatkaa, kunnes jokin kortti käy.",
        "Den som drar fortsätter tills ett kort passar.",
        "Kart çeken, uyan bir kart gelene kadar sürdürür.",
    ], [];
    "force_play": ["Play what fits", "Sopiva on pelattava", "Spela det som passar", "Uyanı oyna"], [
        "A drawn card that fits must be played at once.",
        "Nostettu kortti on pelattava heti, jos se käy.",
        "Ett draget kort som passar måste spelas genast.",
        "Çekilen kart uyuyorsa hemen oynanmalıdır.",
    ], [];
    "must_play": ["No drawing by choice", "Ei nostamista huvikseen", "Dra inte i onödan", "Gereksiz çekme"], [
        "Whoever holds a card that fits must play.",
        "Jolla on sopiva kortti, sen on pelattava.",
        "Den som har ett kort som passar måste spela.",
        "Elinde uyan kart olan oynamak zorundadır.",
    ], [];
    "no_action_finish": ["End on a number", "Lopeta numeroon", "Sluta på en siffra", "Sayıyla bitir"], [
        "The last card must be a number card.",
        "Viimeisen kortin on oltava numerokortti.",
        "Det sista kortet måste vara ett sifferkort.",
        "Son kart bir sayı kartı olmalıdır.",
    ], [];
    "stacking": ["Stacking", "Kasaaminen", "Stapling", "Yığma"], [
        "A draw card may be answered with a draw card; the next player then faces the sum.",
        "Nostokorttiin saa vastata nostokortilla; silloin kasa siirtyy seuraavalle.",
        "Ett dragkort får besvaras med ett dragkort; då går summan vidare till nästa.",
        "Çektiren karta çektiren kartla karşılık verilir; toplam sıradakine geçer.",
    ], [
        "off": ["off", "pois", "av", "kapalı"],
        "same": ["the same kind only", "vain samanlaisella", "bara samma sort", "yalnızca aynı tür"],
        "up": ["equal or higher", "yhtä suurella tai suuremmalla", "lika eller högre", "eşit veya büyük"],
    ];
    "seven_zero": ["Sevens and zeros", "Seitsemät ja nollat", "Sjuor och nollor", "Yediler ve sıfırlar"], [
        "A 7 swaps hands with a player of choice; a 0 passes every hand on.",
        "7 vaihtaa kädet valitun pelaajan kanssa; 0 siirtää jokaisen käden seuraavalle.",
        "En 7 byter hand med en vald spelare; en 0 skickar alla händer vidare.",
        "7, seçilen oyuncuyla el değiştirtir; 0, bütün elleri bir sonrakine geçirir.",
    ], [];
    "jump_in": ["Jumping in", "Väliin pelaaminen", "Hoppa in", "Araya girme"], [
        "A card exactly like the top one may be played out of turn.",
        "Täsmälleen päällimmäisen kaltaisen kortin saa pelata ohi vuoron.",
        "Ett kort likadant som det översta får spelas utanför turen.",
        "Üsttekinin tıpatıp aynısı olan kart sıra dışında oynanabilir.",
    ], [];
    "identical_together": ["Several at once", "Monta kerralla", "Flera på en gång", "Birkaçı birden"], [
        "Identical cards may be played together in one turn.",
        "Samanlaiset kortit saa pelata yhdellä vuorolla.",
        "Likadana kort får spelas ihop på en tur.",
        "Aynı kartlar tek sırada birlikte oynanabilir.",
    ], [];
    "dare_stack": ["Passing a dare on", "Tehtävä eteenpäin", "Skicka uppdraget vidare", "Görevi devret"], [
        "A dare may be answered with a Dare card: the next player faces the dare, at a higher price.",
        "Tehtävään saa vastata uskalluskortilla: seuraava saa tehtävän, ja hinta kasvaa.",
        "Ett uppdrag får besvaras med ett Våga-kort: nästa spelare får uppdraget, till högre pris.",
        "Göreve Cesaret kartıyla karşılık verilir: görev artan bedelle sıradakine geçer.",
    ], [];
    "custom": ["Own cards", "Omat kortit", "Egna kort", "Özel kartlar"], [
        "What the three cards do that the table writes itself.",
        "Mitä pöydän itse kirjoittamat kolme korttia tekevät.",
        "Vad de tre kort gör som bordet skriver själv.",
        "Masanın kendi yazdığı üç kart ne yapar.",
    ], [
        "none": [
            "the table does what it says",
            "pöytä tekee, mitä kortissa lukee",
            "bordet gör vad det står",
            "masa kartta yazanı yapar",
        ],
        "draw": [
            "the next player draws {n}",
            "seuraava nostaa {n}",
            "nästa spelare drar {n}",
            "sıradaki oyuncu {n} çeker",
        ],
        "until": [
            "the next player draws until this color: {color}",
            "seuraava nostaa tähän väriin asti: {color}",
            "nästa spelare drar till den här färgen: {color}",
            "sıradaki oyuncu şu renge kadar çeker: {color}",
        ],
        "skip": [
            "the next player loses the turn",
            "seuraava menettää vuoron",
            "nästa spelare får stå över",
            "sıradaki oyuncu sırayı kaybeder",
        ],
        "dare": [
            "the next player does what it says or draws two",
            "seuraava tekee, mitä kortissa lukee, tai nostaa kaksi",
            "nästa spelare gör vad det står eller drar två",
            "sıradaki oyuncu yazanı yapar ya da iki kart çeker",
        ],
    ];
}
