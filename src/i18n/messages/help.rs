//! How to play, the keys, and what the game is. The only place that names other makers' games.

use crate::i18n::Message;
use crate::i18n::message::words;

/// The short rules of the Dare game: headings, each with its paragraph, in reading order.
pub const HOW_TO_PLAY: [(Message, Message); 10] = [
    (Message::HOW_AIM, Message::HOW_AIM_TEXT),
    (Message::HOW_START, Message::HOW_START_TEXT),
    (Message::HOW_TURN, Message::HOW_TURN_TEXT),
    (Message::HOW_DRAW, Message::HOW_DRAW_TEXT),
    (Message::HOW_ACTION, Message::HOW_ACTION_TEXT),
    (Message::HOW_DARE, Message::HOW_DARE_TEXT),
    (Message::HOW_LASTING, Message::HOW_LASTING_TEXT),
    (Message::HOW_CALL, Message::HOW_CALL_TEXT),
    (Message::HOW_SCORE, Message::HOW_SCORE_TEXT),
    (Message::HOW_TABLET, Message::HOW_TABLET_TEXT),
];

words! {
    HOW_AIM: "The goal", "Tavoite", "Målet", "Amaç";
    HOW_AIM_TEXT:
        "Be the first to get rid of all your cards. Dares come up along the way: do them or draw cards.",
        "Pääse korteistasi ennen muita. Matkalla tulee vastaan tehtäviä: tee ne tai nosta kortteja.",
        "Bli av med dina kort före de andra. På vägen kommer uppdrag: gör dem eller dra kort.",
        "Kartlarını herkesten önce bitir. Yol boyunca cesaret görevleri çıkar: yap ya da kart çek.";
    HOW_START: "Getting started", "Alku", "Starten", "Başlangıç";
    HOW_START_TEXT:
        "Everyone gets seven cards, and one card is turned face up. The player on the dealer’s left goes first, and play moves clockwise.",
        "Jokainen saa seitsemän korttia, ja yksi kortti käännetään pöytään. Jakajan vasemmalla puolella istuva aloittaa, ja vuoro kiertää myötäpäivään.",
        "Alla får sju kort, och ett kort vänds upp. Spelaren till vänster om given börjar, och turen går medurs.",
        "Herkese yedi kart dağıtılır ve bir kart açılır. Dağıtanın solundaki başlar, oyun saat yönünde döner.";
    HOW_TURN: "Your turn", "Vuorosi", "Din tur", "Sıran gelince";
    HOW_TURN_TEXT:
        "Play a card that matches the color, number or symbol of the top card. You can always play a Wild Dare, and then you choose the color.",
        "Pelaa kortti, jossa on sama väri, numero tai merkki kuin päällimmäisessä. Villi uskallus käy aina, ja sen pelaaja valitsee värin.",
        "Spela ett kort med samma färg, siffra eller tecken som det översta. Joker våga passar alltid, och den som spelar den väljer färg.",
        "Üstteki kartla aynı renkte, sayıda ya da işarette bir kart oyna. Joker cesaret her zaman uyar; oynayan rengi seçer.";
    HOW_DRAW: "Nothing to play?", "Eikö mikään käy?", "Passar inget?", "Hiçbiri uymuyor mu?";
    HOW_DRAW_TEXT:
        "Draw a card. If it matches, play it right away or keep it; if not, your turn is over. You can draw even when you have a card to play.",
        "Nosta kortti. Jos se käy, pelaa se heti tai pidä se; muuten vuoro siirtyy. Saat nostaa, vaikka voisit pelata.",
        "Dra ett kort. Passar det får du spela det genast eller behålla det; annars går turen vidare. Du får dra fast du kunde spela.",
        "Bir kart çek. Uyarsa hemen oyna ya da elinde tut; uymazsa sıra geçer. Oynayabilecekken de kart çekebilirsin.";
    HOW_ACTION: "Skip and Reverse", "Ohitus ja Suunnanvaihto", "Hoppa över och Byt håll", "Atla ve Yön değiştir";
    HOW_ACTION_TEXT:
        "Skip makes the next player lose a turn. Reverse changes the direction of play; with two players, it works like a Skip.",
        "Ohitus vie vuoron seuraavalta. Suunnanvaihto kääntää pelisuunnan; kaksin pelattaessa se toimii kuin Ohitus.",
        "Hoppa över tar turen från nästa spelare. Byt håll ändrar riktningen; med två spelare fungerar det som Hoppa över.",
        "Atla, sıradakinin sırasını alır. Yön değiştir yönü çevirir; iki kişide Atla gibi çalışır.";
    HOW_DARE: "Dare", "Uskallus", "Våga", "Cesaret";
    HOW_DARE_TEXT:
        "The number on a Dare card picks the dare. The next player does it or draws two, and the table decides whether it counts. Then that player takes a normal turn.",
        "Uskalluskortin numero kertoo tehtävän. Seuraava tekee sen tai nostaa kaksi, ja pöytä päättää, onnistuiko se. Sitten hän pelaa vuoronsa tavalliseen tapaan.",
        "Numret på ett Våga-kort anger ett uppdrag. Nästa spelare gör det eller drar två, och bordet avgör om det klarades. Sedan spelar hen sin vanliga tur.",
        "Cesaret kartının numarası görevi belirler. Sıradaki oyuncu görevi yapar ya da iki kart çeker; olup olmadığına masa karar verir. Sonra normal sırasını oynar.";
    HOW_LASTING: "Dares that last", "Jatkuvat tehtävät", "Uppdrag som varar", "Süren görevler";
    HOW_LASTING_TEXT:
        "Some dares last until your next turn. If you slip up before then, you draw two and the dare is over.",
        "Jotkin tehtävät jatkuvat seuraavaan vuoroosi asti. Jos lipsahdat sitä ennen, nostat kaksi ja tehtävä päättyy.",
        "Vissa uppdrag varar till din nästa tur. Missar du innan dess drar du två, och uppdraget är över.",
        "Bazı görevler bir sonraki sırana kadar sürer. Daha önce bozarsan iki kart çekersin ve görev biter.";
    HOW_CALL: "Last card!", "Viimeinen!", "Sista kortet!", "Son kart!";
    HOW_CALL_TEXT:
        "When you’re down to one card, call “Last card!” If you forget and someone catches you before the next move, you draw two.",
        "Kun sinulle jää yksi kortti, sano ”Viimeinen!”. Jos unohdat ja joku huomauttaa ennen seuraavaa siirtoa, nostat kaksi.",
        "När du har ett kort kvar, säg ”Sista kortet!”. Glömmer du det och någon påpekar det före nästa drag, drar du två.",
        "Elinde tek kart kalınca “Son kart!” de. Unutursan ve sonraki hamleden önce yakalanırsan iki kart çekersin.";
    HOW_SCORE: "Scoring", "Pisteet", "Poäng", "Puanlar";
    HOW_SCORE_TEXT:
        "The winner of the round scores points for the cards left in everyone else’s hands: number cards at face value, 20 for Skip, Reverse and Dare, 50 for Wild Dare. First to 500 wins.",
        "Kierroksen voittaja saa pisteet muiden käsiin jääneistä korteista: numerot arvonsa mukaan, Ohitus, Suunnanvaihto ja Uskallus 20, Villi uskallus 50. Ensin 500 pistettä saanut voittaa.",
        "Omgångens vinnare får poäng för korten på de andras händer: siffror efter värde, Hoppa över, Byt håll och Våga 20, Joker våga 50. Först till 500 vinner.",
        "Turu kazanan, öbür ellerde kalan kartların puanını alır: sayılar değeri kadar, Atla, Yön değiştir ve Cesaret 20, Joker cesaret 50. 500 puana ilk varan kazanır.";
    HOW_TABLET: "One tablet for everyone", "Yksi tabletti kaikille", "En platta för alla", "Herkese tek tablet";
    HOW_TABLET_TEXT:
        "The tablet sits in the middle of the table. On your turn, pick it up, look at your cards in secret, play, and hide them again. You can change the rules when you set up a game.",
        "Tabletti on keskellä pöytää. Ota se vuorollasi, katso korttisi salaa, pelaa ja piilota ne taas. Sääntöjä voi muuttaa peliä valmistellessa.",
        "Plattan ligger i mitten. Ta den på din tur, titta på dina kort i smyg, spela och göm dem igen. Reglerna kan ändras när spelet förbereds.",
        "Tablet ortada durur. Sıran gelince al, kartlarına gizlice bak, oyna ve yeniden gizle. Kurallar oyun hazırlanırken değiştirilebilir.";

    KEYS_TITLE: "Keys", "Näppäimet", "Tangenter", "Tuşlar";
    KEY_MOVE: "Arrows: move through your hand", "Nuolet: selaa kortteja", "Pilar: bläddra i handen", "Oklar: elde gezin";
    KEY_ENDS: "Home, End: first and last card", "Home, End: ensimmäinen ja viimeinen kortti", "Home, End: första och sista kortet",
        "Home, End: ilk ve son kart";
    KEY_PLAY: "Enter or Space: play", "Enter tai välilyönti: pelaa", "Enter eller mellanslag: spela", "Enter veya boşluk: oyna";
    KEY_COLORS: "1–4: choose a color", "1–4: valitse väri", "1–4: välj färg", "1–4: renk seç";
    KEY_BACK: "Esc: back", "Esc: takaisin", "Esc: tillbaka", "Esc: geri";

    ABOUT_TEXT:
        "Uskalla is Finnish for “dare!” You don’t need an account, an internet connection or a second device, and the game never sends anything anywhere.",
        "Uskalla ei tarvitse tiliä, verkkoa eikä toista laitetta, eikä se lähetä mitään mihinkään.",
        "Uskalla är finska och betyder ”våga!”. Spelet behöver inget konto, inget nät och ingen andra enhet, och skickar ingenting någonstans.",
        "Uskalla Fincedir, “cesaret et!” demektir. Hesap, internet ya da ikinci bir cihaz gerektirmez, hiçbir yere bir şey göndermez.";
    ABOUT_VERSION: "Version {what}", "Versio {what}", "Version {what}", "Sürüm {what}";
    RESEMBLES:
        "The rules resemble these games: UNO Dare, UNO, UNO No Mercy, UNO Flip and UNO Attack.",
        "Säännöt muistuttavat näitä pelejä: UNO Dare, UNO, UNO No Mercy, UNO Flip ja UNO Attack.",
        "Reglerna liknar de här spelen: UNO Dare, UNO, UNO No Mercy, UNO Flip och UNO Attack.",
        "Kurallar şu oyunlara benzer: UNO Dare, UNO, UNO No Mercy, UNO Flip ve UNO Attack.";
    DISCLAIMER:
        "Uskalla is an independent project, not made, endorsed or sponsored by Mattel. UNO and UNO Dare are trademarks of Mattel, Inc.; they are named only to say which games these rules resemble.",
        "Uskalla on itsenäinen projekti. Mattel ei ole tehnyt, hyväksynyt eikä rahoittanut sitä. UNO ja UNO Dare ovat Mattel, Inc:n tavaramerkkejä; ne mainitaan vain kertomaan, mitä pelejä nämä säännöt muistuttavat.",
        "Uskalla är ett fristående projekt som inte är gjort, godkänt eller sponsrat av Mattel. UNO och UNO Dare är varumärken som tillhör Mattel, Inc. och nämns bara för att visa vilka spel reglerna liknar.",
        "Uskalla bağımsız bir projedir; Mattel tarafından yapılmamış, onaylanmamış veya desteklenmemiştir. UNO ve UNO Dare, Mattel, Inc. şirketinin markalarıdır; yalnızca kuralların hangi oyunlara benzediğini belirtmek için anılır.";
}
