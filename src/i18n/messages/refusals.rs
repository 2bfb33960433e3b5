//! Why something is not possible: refused actions, set-ups and dare lists.

use crate::i18n::message::words;

words! {
    // Refused actions.
    NO_ROUND_OVER: "The round is over.", "Kierros on päättynyt.", "Omgången är slut.", "Tur bitti.";
    NO_NOT_IN_ROUND: "{name} is not in this round.", "{name} ei ole mukana tällä kierroksella.", "{name} är inte med i den här omgången.",
        "{name} bu turda yok.";
    NO_NOT_YOUR_TURN: "Not yet. Turn: {name}.", "Ei vielä. Vuorossa: {name}.", "Inte än. I tur: {name}.", "Daha değil. Sıra: {name}.";
    NO_AWAITING_VERDICT: "First the table decides about the dare.", "Ensin pöytä päättää, onnistuiko tehtävä.",
        "Först avgör bordet om uppdraget klarades.", "Önce masa görev için karar verir.";
    NO_NOT_IN_HAND: "This card is not in the hand: {card}.", "Tätä korttia ei ole kädessä: {card}.", "Det här kortet finns inte på handen: {card}.",
        "Bu kart elde yok: {card}.";
    NO_MATCH_BOTH: "Needed: {color} or {what}.", "Tähän käy: {color} tai {what}.", "Här passar: {color} eller {what}.",
        "Gereken: {color} veya {what}.";
    NO_MATCH_ONE: "Needed: {what}.", "Tähän käy: {what}.", "Här passar: {what}.", "Gereken: {what}.";
    NO_MATCH: "This card does not fit.", "Tämä kortti ei käy.", "Det här kortet passar inte.", "Bu kart uymuyor.";
    NO_ONLY_DRAWN: "Only the drawn card may be played now.", "Nyt saa pelata vain nostetun kortin.", "Nu får bara det dragna kortet spelas.",
        "Şimdi yalnızca çekilen kart oynanabilir.";
    NO_ONLY_DRAW_CARD: "Answer with a draw card that goes on {card}, or take the stack.",
        "Vastaa nostokortilla, joka käy tähän: {card}. Muuten nosta kasa.",
        "Svara med ett dragkort som passar på {card}, eller ta stapeln.",
        "Şunun üstüne gelen bir çektiren kart oyna: {card}. Yoksa yığını al.";
    NO_ONLY_DARE_CARD: "Only a Dare card that fits answers a dare.", "Tehtävään vastaa vain sopiva uskalluskortti.",
        "Bara ett Våga-kort som passar svarar på ett uppdrag.", "Göreve yalnızca uyan bir Cesaret kartı karşılık verir.";
    NO_NOT_IDENTICAL: "Out of turn only a card exactly like the top one.", "Ohi vuoron käy vain täsmälleen samanlainen kortti.",
        "Utanför turen går bara ett likadant kort som det översta.", "Sıra dışında yalnızca üsttekinin aynısı oynanır.";
    NO_NOT_NOW: "Something else is to be done first.", "Ensin on tehtävä jotakin muuta.", "Något annat ska göras först.",
        "Önce başka bir şey yapılmalı.";
    NO_COLOR_MISSING: "Choose a color too.", "Valitse myös väri.", "Välj en färg också.", "Bir renk de seç.";
    NO_COLOR_NOT_ASKED: "No color is chosen with this card.", "Tällä kortilla ei valita väriä.", "Med det här kortet väljs ingen färg.",
        "Bu kartla renk seçilmez.";
    NO_WRONG_COLOR: "This color is not in play: {color}.", "Tämä väri ei ole pelissä: {color}.", "Den här färgen är inte i spel: {color}.",
        "Bu renk oyunda yok: {color}.";
    NO_SWAP_MISSING: "Choose a player to swap hands with.", "Valitse, kenen kanssa kädet vaihtuvat.", "Välj vem handen byts med.",
        "El değiştirilecek oyuncuyu seç.";
    NO_SWAP_NOT_ASKED: "No player is chosen with this card.", "Tällä kortilla ei valita pelaajaa.", "Med det här kortet väljs ingen spelare.",
        "Bu kartla oyuncu seçilmez.";
    NO_SWAP_TARGET: "{name}: hands cannot be swapped here.", "{name}: tämän pelaajan kanssa ei voi vaihtaa.",
        "{name}: här går det inte att byta hand.", "{name}: bu oyuncuyla el değiştirilemez.";
    NO_NOT_TOGETHER: "These cards cannot be played together.", "Näitä kortteja ei voi pelata yhdessä.", "De här korten kan inte spelas ihop.",
        "Bu kartlar birlikte oynanamaz.";
    NO_CANNOT_BE_LAST: "This card may not be the last one.", "Tämä kortti ei saa olla viimeinen.", "Det här kortet får inte vara det sista.",
        "Bu kart son kart olamaz.";
    NO_NOT_HONEST: "Not while this color is in the hand: {color}.", "Ei, kun kädessä on vielä tätä väriä: {color}.",
        "Inte medan den här färgen finns på handen: {color}.", "Elde bu renk varken olmaz: {color}.";
    NO_MUST_PLAY: "A card fits, so it must be played.", "Kädessä on sopiva kortti, joten on pelattava.", "Ett kort passar, så det måste spelas.",
        "Uyan bir kart var, oynamak gerek.";
    NO_MUST_PLAY_DRAWN: "The drawn card fits and must be played.", "Nostettu kortti käy, joten se on pelattava.",
        "Det dragna kortet passar och måste spelas.", "Çekilen kart uyuyor, oynamak gerek.";
    NO_NOTHING_TO_DRAW: "There is no card left to draw.", "Nostettavaa ei ole jäljellä.", "Det finns inga kort kvar att dra.",
        "Çekilecek kart kalmadı.";
    NO_CAN_STILL_ACT: "Something can still be played or drawn.", "Vielä voi pelata tai nostaa.", "Det går ännu att spela eller dra.",
        "Hâlâ oynanabilir veya kart çekilebilir.";
    NO_COMPUTER_MUST_DRAW: "Computer players do no dares at this table.", "Tietokonepelaajat eivät tee tehtäviä tässä pöydässä.",
        "Datorspelare gör inga uppdrag vid det här bordet.", "Bu masada bilgisayar oyuncuları görev yapmaz.";
    NO_NOTHING_TO_CALL: "There is nothing to call now.", "Nyt ei ole mitään sanottavaa.", "Det finns inget att säga nu.",
        "Şimdi söylenecek bir şey yok.";
    NO_ALREADY_CALLED: "It has been called already.", "Se on jo sanottu.", "Det är redan sagt.", "Zaten söylendi.";
    NO_NOTHING_TO_CATCH: "There is nobody to catch now.", "Nyt ei ole ketään, jolle huomauttaa.", "Det finns inget att påpeka nu.",
        "Şimdi yakalanacak kimse yok.";
    NO_NO_VERDICT: "No dare is being judged.", "Mitään tehtävää ei ole arvioitavana.", "Inget uppdrag bedöms just nu.",
        "Karar bekleyen görev yok.";
    NO_NO_OPEN_DARE: "No such dare is going on.", "Tällaista tehtävää ei ole käynnissä.", "Inget sådant uppdrag pågår.",
        "Süren böyle bir görev yok.";
    NO_NOTHING_TO_STRIKE: "There is no dare to change now.", "Nyt ei ole vaihdettavaa tehtävää.", "Det finns inget uppdrag att byta nu.",
        "Şimdi değiştirilecek görev yok.";
    NO_CANNOT_LEAVE: "Not until the last card has been answered.", "Vasta, kun viimeiseen korttiin on vastattu.",
        "Först när sista kortet har besvarats.", "Son karta cevap verilmeden olmaz.";
    NO_NO_CHANGE: "It is so already.", "Näin on jo.", "Så är det redan.", "Zaten öyle.";

    // Refused set-ups.
    BAD_SEATS: "{name}: {n} players.", "{name}: {n} pelaajaa.", "{name}: {n} spelare.", "{name}: {n} oyuncu.";
    BAD_OPTION: "This option does not belong to this game: {what}.", "Tämä valinta ei kuulu tähän peliin: {what}.",
        "Det här valet hör inte till spelet: {what}.", "Bu seçenek bu oyunda yok: {what}.";
    BAD_VALUE: "This value is not possible: {what}.", "Tämä arvo ei ole mahdollinen: {what}.", "Det här värdet går inte: {what}.",
        "Bu değer olamaz: {what}.";
    BAD_NO_DARES: "No dare of this list is left: choose another list or leave out less.",
        "Tästä listasta ei jää yhtään tehtävää: valitse toinen lista tai jätä vähemmän pois.",
        "Inget uppdrag är kvar i listan: välj en annan lista eller hoppa över färre.",
        "Bu listede görev kalmıyor: başka bir liste seç ya da daha azını çıkar.";

    // Refused dare lists.
    BAD_LIST_EMPTY: "The list has no dare yet.", "Listassa ei ole vielä yhtään tehtävää.", "Listan har inget uppdrag än.",
        "Listede daha hiç görev yok.";
    BAD_LIST_LARGE: "The list holds more text than fits.", "Listassa on enemmän tekstiä kuin siihen mahtuu.",
        "Listan innehåller mer text än den rymmer.", "Listede sığandan fazla metin var.";
    BAD_LIST_TOO_MANY: "A list has 16 dares at most; here are {n}.", "Listassa on enintään 16 tehtävää; tässä on {n}.",
        "En lista har högst 16 uppdrag; här är {n}.", "Bir listede en çok 16 görev olur; burada {n} var.";
    BAD_TIMER: "{what}: a timer runs from 1 to {n} seconds.", "{what}: ajastin käy 1–{n} sekuntia.", "{what}: timern går 1–{n} sekunder.",
        "{what}: süre 1–{n} saniye olabilir.";
    BAD_TEXT_EMPTY: "{what}: there is no text.", "{what}: teksti puuttuu.", "{what}: texten saknas.", "{what}: yazı yok.";
    BAD_TEXT_LONG: "{what}: {n} characters at most.", "{what}: enintään {n} merkkiä.", "{what}: högst {n} tecken.",
        "{what}: en çok {n} karakter.";
    BAD_TEXT_FORBIDDEN: "{what}: a character that cannot be shown ({n}).", "{what}: merkki, jota ei voi näyttää ({n}).",
        "{what}: ett tecken som inte kan visas ({n}).", "{what}: gösterilemeyen bir karakter ({n}).";
    PLACE_NAME: "Name of the list", "Listan nimi", "Listans namn", "Liste adı";
    PLACE_TEXT: "Dare {n}", "Tehtävä {n}", "Uppdrag {n}", "Görev {n}";
    PLACE_ALTERNATIVE: "Dare {n}, the other way", "Tehtävä {n}, toinen tapa", "Uppdrag {n}, det andra sättet", "Görev {n}, öbür yol";
}
