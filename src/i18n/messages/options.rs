//! The options of the games: title, explanation, values.

use crate::i18n::Message;
use crate::i18n::message::Row;
use crate::i18n::options::OptionWords;

/// One option: label, title, explanation, values. The label repeats the key of the table of options for the reader; rows and values stand in
/// the order of that table, which a test compares. A rule that a table may add has no values of its own: it is off or on.
macro_rules! options {
    ($($key:ident: [$($title:literal),+], [$($what:literal),+ $(,)?], [$($value:literal: [$($text:literal),+ $(,)?]),* $(,)?];)+) => {
        /// The words of every option, in the order of the notation.
        pub(in crate::i18n) static OPTION_WORDS: &[OptionWords] = &[$(OptionWords {
            label: stringify!($key),
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
    dealer: ["First dealer", "Ensimmäinen jakaja", "Första giv", "İlk dağıtan"], [
        "Who deals first. After that, players take turns dealing.",
        "Kuka jakaa ensin; sen jälkeen jako kiertää.",
        "Vem som ger först; sedan går given runt.",
        "İlk kim dağıtır; sonra dağıtma sırayla geçer.",
    ], [
        "draw": ["highest card", "suurin kortti", "högsta kortet", "en büyük kart"],
        "youngest": ["the youngest player", "nuorin", "den yngsta", "en genç"],
        "seat": ["{name}", "{name}", "{name}", "{name}"],
    ];
    uno_penalty: ["Forgotten “Last card!”", "Unohtunut ”Viimeinen!”", "Ett glömt ”Sista kortet!”", "Unutulan “Son kart!”"], [
        "How many cards you draw if you’re caught forgetting to call “Last card!”",
        "Montako korttia nostaa se, joka unohtaa sanoa ”Viimeinen!” ja jää kiinni.",
        "Hur många kort den drar som ertappas utan att ha sagt ”Sista kortet!”.",
        "“Son kart!” demeyi unutup yakalanan kaç kart çeker.",
    ], ["2": ["2 cards", "2 korttia", "2 kort", "2 kart"], "4": ["4 cards", "4 korttia", "4 kort", "4 kart"]];
    scoring: ["Scoring", "Pisteiden lasku", "Poängräkning", "Puanlama"], [
        "Who scores points for leftover cards, and how the game is won.",
        "Kuka saa pisteet jääneistä korteista ja kuka voittaa pelin.",
        "Vem som får poäng för korten som blir över, och vem som vinner spelet.",
        "Kalan kartların puanını kim alır ve oyunu kim kazanır.",
    ], [
        "winner": [
            "the round’s winner scores; first to the target wins",
            "voittaja kerää; ensin pisterajalla voittaa",
            "vinnaren samlar; först till poänggränsen vinner",
            "kazanan toplar; hedefe ilk varan kazanır",
        ],
        "lowest": [
            "players count their own hands; lowest total wins",
            "jokainen laskee oman kätensä; pienin tulos voittaa",
            "var och en räknar sin hand; lägst resultat vinner",
            "herkes kendi elini sayar; en düşük toplam kazanır",
        ],
        "knockout": [
            "players count their own hands; at the target, you’re out",
            "jokainen laskee oman kätensä; pisterajalla putoaa",
            "var och en räknar sin hand; vid poänggränsen åker man ut",
            "herkes kendi elini sayar; hedefe varan elenir",
        ],
    ];
    target: ["Target score", "Pisteraja", "Poänggräns", "Hedef puan"], [
        "How many points it takes to decide the game.",
        "Montako pistettä ratkaisee pelin.",
        "Hur många poäng som avgör spelet.",
        "Oyunu kaç puan belirler.",
    ], ["500": ["{n} points", "{n} pistettä", "{n} poäng", "{n} puan"]];
    length: ["Length", "Pituus", "Längd", "Uzunluk"], [
        "A whole game over several rounds, or a single round.",
        "Kokonainen, monen kierroksen peli tai yksi kierros.",
        "Ett helt spel med flera omgångar, eller en enda omgång.",
        "Birkaç turluk bütün bir oyun ya da tek tur.",
    ], [
        "game": ["a whole game", "kokonainen peli", "ett helt spel", "bütün oyun"],
        "round": ["one round", "yksi kierros", "en omgång", "tek tur"],
    ];
    two_player_reverse: ["Reverse with two players", "Suunnanvaihto kaksin", "Byt håll med två spelare", "İki kişide Yön değiştir"], [
        "What Reverse does when there are only two players.",
        "Mitä Suunnanvaihto tekee, kun pelaajia on vain kaksi.",
        "Vad Byt håll gör när bara två spelar.",
        "Yalnızca iki kişi oynarken Yön değiştir ne yapar.",
    ], [
        "skip": ["play again, like a Skip", "uusi vuoro, kuten Ohituksesta", "spela igen, som efter Hoppa över", "Atla gibi, yeniden oynanır"],
        "turn-only": ["only the direction changes", "vain suunta vaihtuu", "bara riktningen ändras", "yalnızca yön değişir"],
    ];
    list_per: ["Dare list", "Tehtävälista", "Uppdragslista", "Cesaret listesi"], [
        "One list for the whole game, or a new choice each round.",
        "Yksi lista koko peliin tai uusi valinta joka kierrokselle.",
        "En lista för hela spelet, eller ett nytt val för varje omgång.",
        "Bütün oyun için tek liste ya da her tur yeni seçim.",
    ], [
        "game": ["one for the whole game", "yksi koko peliin", "en för hela spelet", "oyun boyunca tek"],
        "round": ["chosen each round", "valitaan joka kierrokselle", "väljs varje omgång", "her tur seçilir"],
    ];
    dare_turn: ["After a dare", "Tehtävän jälkeen", "Efter ett uppdrag", "Görevden sonra"], [
        "Whether the player who got the dare still takes a turn.",
        "Saako tehtävän saanut vielä tavallisen vuoronsa.",
        "Om den som fick uppdraget fortfarande får sin vanliga tur.",
        "Görevi alan oyuncu ardından normal sırasını oynar mı.",
    ], [
        "plays-on": ["takes a normal turn", "pelaa vuoronsa", "spelar sin tur", "sırasını oynar"],
        "loses-if-draws": [
            "loses the turn if they draw",
            "menettää vuoron, jos nostaa",
            "får stå över om kort dras",
            "kart çekerse sırasını kaybeder",
        ],
        "loses": ["always loses the turn", "menettää vuoron aina", "får alltid stå över", "sırasını hep kaybeder"],
    ];
    dare_points: ["Points for a Dare card", "Uskalluskortin pisteet", "Våga-kortets poäng", "Cesaret kartının puanı"], [
        "How many points a colored Dare card left in a hand is worth.",
        "Montako pistettä käteen jäänyt värillinen uskalluskortti on.",
        "Vad ett färgat Våga-kort som blir kvar på hand är värt.",
        "Elde kalan renkli Cesaret kartı kaç puandır.",
    ], ["20": ["20 points", "20 pistettä", "20 poäng", "20 puan"], "50": ["50 points", "50 pistettä", "50 poäng", "50 puan"]];
    computer_dares: ["Dares for computer players", "Tietokoneen tehtävät", "Datorns uppdrag", "Bilgisayarın görevleri"], [
        "Computer players can pretend to do dares, or just draw.",
        "Tietokonepelaajat ovat tekevinään tehtäviä tai vain nostavat.",
        "Datorspelare kan låtsas göra uppdrag, eller bara dra.",
        "Bilgisayar oyuncuları görev yapar gibi oynar ya da yalnızca kart çeker.",
    ], [
        "try": ["they try, and usually succeed", "yrittävät ja usein onnistuvat", "de försöker, och lyckas oftast", "dener, çoğu kez başarır"],
        "draw": ["they always draw", "nostavat aina", "de drar alltid", "hep kart çeker"],
    ];
    die: ["The die", "Noppa", "Tärningen", "Zar"], [
        "Whether the die can send the dare back to the player who played the card.",
        "Voiko noppa palauttaa tehtävän kortin pelanneelle.",
        "Om tärningen kan skicka uppdraget tillbaka till den som spelade kortet.",
        "Zar, görevi kartı oynayana geri gönderebilir mi.",
    ], [
        "six": ["six sides, one sends it back", "kuusi tahkoa, yksi palauttaa", "sex sidor, en skickar tillbaka", "altı yüz, biri geri gönderir"],
        "five": ["five sides", "viisi tahkoa", "fem sidor", "beş yüz"],
    ];
    adults_refusal: ["Cost of refusing", "Kieltäytymisen hinta", "Priset för att vägra", "Reddetmenin bedeli"], [
        "How many cards you draw if you refuse or fail a dare after the roll.",
        "Montako korttia nostaa se, joka heiton jälkeen kieltäytyy tehtävästä tai epäonnistuu siinä.",
        "Hur många kort den drar som vägrar eller misslyckas efter tärningskastet.",
        "Zar atıldıktan sonra görevi reddeden ya da yapamayan kaç kart çeker.",
    ], ["4": ["4 cards", "4 korttia", "4 kort", "4 kart"], "2": ["2 cards", "2 korttia", "2 kort", "2 kart"]];
    edition: ["Deck", "Pakka", "Kortlek", "Deste"], [
        "The bigger deck adds a Wild Shuffle Hands and three cards you write yourselves.",
        "Isommassa pakassa ovat myös Villi sekoita kädet ja kolme korttia, jotka kirjoitatte itse.",
        "Den större leken har också Joker blanda händerna och tre kort som ni skriver själva.",
        "Büyük destede Joker elleri karıştır ve kendi yazdığınız üç kart da vardır.",
    ], [
        "108": ["108 cards", "108 korttia", "108 kort", "108 kart"],
        "112": ["112 cards, with your own", "112 korttia, omia mukana", "112 kort, med egna", "112 kart, özel kartlarla"],
    ];
    bluffing: ["Bluffing", "Bluffaaminen", "Bluff", "Blöf"], [
        "Some Wilds are only for when you don’t have the color in play. Can you bluff with them?",
        "Saako bluffata kortilla, joka on tarkoitettu vain, kun kädessä ei ole voimassa olevaa väriä.",
        "Om man får bluffa med ett kort som är till för den som saknar färgen i spel.",
        "Yalnızca elde geçerli renk yokken oynanan kartla blöf yapılabilir mi.",
    ], [
        "yes": ["allowed, but can be challenged", "sallittu, mutta sen saa haastaa", "tillåten, men får synas", "serbest, ama itiraz edilebilir"],
        "no": ["not allowed", "kielletty", "inte tillåten", "yasak"],
    ];
    start_reverse: ["Reverse as the start card", "Suunnanvaihto aloituskorttina", "Byt håll som startkort", "Başlangıçta Yön değiştir"], [
        "Who goes first when the start card is a Reverse.",
        "Kuka aloittaa, kun alussa kääntyy Suunnanvaihto.",
        "Vem som börjar när Byt håll vänds upp i starten.",
        "Başlangıçta Yön değiştir açılınca ilk kim oynar.",
    ], [
        "dealer": ["the dealer", "jakaja", "given", "dağıtan"],
        "right": ["the player on the dealer’s right", "jakajasta oikealle istuva", "spelaren till höger om given", "dağıtanın sağındaki"],
    ];
    start_wild: ["Wild as the start card", "Villi aloituskorttina", "Joker som startkort", "Başlangıçta Joker"], [
        "What happens when the start card is a Wild.",
        "Mitä tapahtuu, kun alussa kääntyy Villi.",
        "Vad som händer när en Joker vänds upp i starten.",
        "Başlangıçta Joker açılınca ne olur.",
    ], [
        "choose": ["the first player chooses a color", "aloittaja valitsee värin", "den som börjar väljer färg", "ilk oyuncu rengi seçer"],
        "redraw": ["another card is turned over", "käännetään toinen kortti", "ett annat kort vänds", "başka kart açılır"],
    ];
    launcher: ["Launcher", "Kone", "Maskin", "Makine"], [
        "How often the launcher fires, and how many cards come out.",
        "Miten usein kone laukeaa ja montako korttia siitä tulee.",
        "Hur ofta maskinen skjuter, och hur många kort som kommer.",
        "Makine ne sıklıkta atar, kaç kart çıkar.",
    ], [
        "classic": ["often empty, up to 8 cards", "usein tyhjä, enintään 8 korttia", "ofta inget, högst 8 kort", "çoğu kez boş, en çok 8 kart"],
        "gentle": ["gentle, up to 3 cards", "lempeä, enintään 3 korttia", "snäll, högst 3 kort", "nazik, en çok 3 kart"],
        "wild": ["wild, up to 12 cards", "hurja, enintään 12 korttia", "vild, högst 12 kort", "çılgın, en çok 12 kart"],
    ];
    draw_until_match: ["Draw until you can play", "Nosta, kunnes voit pelata", "Dra tills det passar", "Uyana kadar çek"], [
        "Keep drawing until you get a card you can play.",
        "Nostaja jatkaa, kunnes saa kortin, jonka voi pelata.",
        "Den som drar fortsätter tills ett kort passar.",
        "Kart çeken, uyan bir kart gelene kadar sürdürür.",
    ], [];
    force_play: ["Must play what you draw", "Sopiva on pelattava", "Spela det som passar", "Uyanı oyna"], [
        "If you draw a card you can play, you must play it right away.",
        "Nostettu kortti on pelattava heti, jos se käy.",
        "Ett draget kort som passar måste spelas genast.",
        "Çekilen kart uyuyorsa hemen oynanmalıdır.",
    ], [];
    must_play: ["Must play if you can", "Ei nostamista huvikseen", "Dra inte i onödan", "Gereksiz çekmek yok"], [
        "If you have a card you can play, you can’t draw instead.",
        "Jolla on sopiva kortti, sen on pelattava.",
        "Den som har ett kort som passar måste spela.",
        "Elinde uyan kart olan oynamak zorundadır.",
    ], [];
    no_action_finish: ["End on a number", "Lopeta numeroon", "Sluta på en siffra", "Sayıyla bitir"], [
        "Your last card must be a number card.",
        "Viimeisen kortin on oltava numerokortti.",
        "Det sista kortet måste vara ett sifferkort.",
        "Son kart bir sayı kartı olmalıdır.",
    ], [];
    stacking: ["Stacking", "Kasaaminen", "Stapling", "Yığma"], [
        "Answer a draw card with another draw card, and the next player faces the total.",
        "Nostokorttiin saa vastata nostokortilla; silloin kasa siirtyy seuraavalle.",
        "Ett dragkort får besvaras med ett dragkort; då går summan vidare till nästa.",
        "Çektiren karta çektiren kartla karşılık verilir; toplam sıradakine geçer.",
    ], [
        "off": ["off", "pois", "av", "kapalı"],
        "same": ["same kind only", "vain samanlaisella", "bara samma sort", "yalnızca aynı tür"],
        "up": ["equal or higher", "yhtä suurella tai suuremmalla", "lika eller högre", "eşit veya büyük"],
    ];
    seven_zero: ["Sevens and zeros", "Seitsemät ja nollat", "Sjuor och nollor", "Yediler ve sıfırlar"], [
        "Play a 7 to swap hands with a player you choose. Play a 0, and everyone passes their hand on.",
        "7 vaihtaa kädet valitun pelaajan kanssa; 0 siirtää jokaisen käden seuraavalle.",
        "En 7 byter hand med en vald spelare; en 0 skickar alla händer vidare.",
        "7, seçilen oyuncuyla el değiştirtir; 0, bütün elleri bir sonrakine geçirir.",
    ], [];
    jump_in: ["Jumping in", "Väliin pelaaminen", "Hoppa in", "Araya girme"], [
        "If you have the exact same card as the top one, you can play it out of turn.",
        "Täsmälleen päällimmäisen kaltaisen kortin saa pelata ohi vuoron.",
        "Ett kort likadant som det översta får spelas utanför turen.",
        "Üsttekinin tıpatıp aynısı olan kart sıra dışında oynanabilir.",
    ], [];
    identical_together: ["Several at once", "Monta kerralla", "Flera på en gång", "Birkaçı birden"], [
        "You can play identical cards together in one turn.",
        "Samanlaiset kortit saa pelata yhdellä vuorolla.",
        "Likadana kort får spelas ihop på en tur.",
        "Aynı kartlar tek sırada birlikte oynanabilir.",
    ], [];
    dare_stack: ["Passing dares on", "Tehtävä eteenpäin", "Skicka uppdraget vidare", "Görevi devret"], [
        "Answer a dare with a Dare card, and the next player faces a dare at a higher cost.",
        "Tehtävään saa vastata uskalluskortilla: seuraava saa tehtävän, ja hinta kasvaa.",
        "Ett uppdrag får besvaras med ett Våga-kort: nästa spelare får uppdraget, till högre pris.",
        "Göreve Cesaret kartıyla karşılık verilir: görev artan bedelle sıradakine geçer.",
    ], [];
    custom: ["Your own cards", "Omat kortit", "Egna kort", "Özel kartlar"], [
        "What the three cards you write yourselves do.",
        "Mitä itse kirjoittamanne kolme korttia tekevät.",
        "Vad de tre kort gör som ni skriver själva.",
        "Kendi yazdığınız üç kart ne yapar.",
    ], [
        "none": [
            "everyone does what the card says",
            "kaikki tekevät, mitä kortissa lukee",
            "alla gör vad det står",
            "herkes kartta yazanı yapar",
        ],
        "draw": [
            "the next player draws {n}",
            "seuraava nostaa {n}",
            "nästa spelare drar {n}",
            "sıradaki oyuncu {n} çeker",
        ],
        "until": [
            "the next player draws until this color comes up: {color}",
            "seuraava nostaa tähän väriin asti: {color}",
            "nästa spelare drar till den här färgen: {color}",
            "sıradaki oyuncu şu renge kadar çeker: {color}",
        ],
        "skip": [
            "the next player loses a turn",
            "seuraava menettää vuoron",
            "nästa spelare får stå över",
            "sıradaki oyuncu sırasını kaybeder",
        ],
        "dare": [
            "the next player does what the card says or draws two",
            "seuraava tekee, mitä kortissa lukee, tai nostaa kaksi",
            "nästa spelare gör vad det står eller drar två",
            "sıradaki oyuncu yazanı yapar ya da iki kart çeker",
        ],
    ];
}
