//! Why something is not possible: refused actions, set-ups and dare lists.

use crate::i18n::message::words;

words! {
    // Refused actions.
    NO_ROUND_OVER: "The round is over.", "Kierros on päättynyt.", "Omgången är slut.", "Tur bitti.";
    NO_NOT_IN_ROUND: "{name} isn’t in this round.", "{name} ei ole mukana tällä kierroksella.", "{name} är inte med i den här omgången.",
        "{name} bu turda yok.";
    NO_NOT_YOUR_TURN: "Not yet. It’s {name}’s turn.", "Ei vielä. Vuorossa: {name}.", "Inte än. I tur: {name}.", "Daha değil. Sıra: {name}.";
    NO_AWAITING_VERDICT: "The table has to judge the dare first.", "Ensin pöytä päättää, onnistuiko tehtävä.",
        "Först avgör bordet om uppdraget klarades.", "Önce masa görev için karar verir.";
    NO_NOT_IN_HAND: "This card isn’t in your hand: {card}.", "Tätä korttia ei ole kädessä: {card}.", "Det här kortet finns inte på handen: {card}.",
        "Bu kart elde yok: {card}.";
    NO_MATCH_BOTH: "You need {color} or {what}.", "Tähän käy: {color} tai {what}.", "Här passar: {color} eller {what}.",
        "Gereken: {color} veya {what}.";
    NO_MATCH_ONE: "You need {what}.", "Tähän käy: {what}.", "Här passar: {what}.", "Gereken: {what}.";
    NO_MATCH: "This card doesn’t match.", "Tämä kortti ei käy.", "Det här kortet passar inte.", "Bu kart uymuyor.";
    NO_ONLY_DRAWN: "You can only play the card you just drew.", "Nyt saa pelata vain nostetun kortin.", "Nu får bara det dragna kortet spelas.",
        "Şimdi yalnızca çekilen kart oynanabilir.";
    NO_ONLY_DRAW_CARD: "Answer with a draw card that goes on {card}, or take the stack.",
        "Vastaa nostokortilla, joka käy tähän: {card}. Muuten nosta kasa.",
        "Svara med ett dragkort som passar på {card}, eller ta stapeln.",
        "Şunun üstüne gelen bir çektiren kart oyna: {card}. Yoksa yığını al.";
    NO_ONLY_DARE_CARD: "You can only answer a dare with a Dare card that matches.", "Tehtävään vastaa vain sopiva uskalluskortti.",
        "Bara ett Våga-kort som passar svarar på ett uppdrag.", "Göreve yalnızca uyan bir Cesaret kartı karşılık verir.";
    NO_NOT_IDENTICAL: "Out of turn, you can only play the exact same card.", "Ohi vuoron käy vain täsmälleen samanlainen kortti.",
        "Utanför turen går bara ett likadant kort som det översta.", "Sıra dışında yalnızca üsttekinin aynısı oynanır.";
    NO_NOT_NOW: "Something else has to happen first.", "Ensin on tehtävä jotakin muuta.", "Något annat ska göras först.",
        "Önce başka bir şey yapılmalı.";
    NO_COLOR_MISSING: "Choose a color too.", "Valitse myös väri.", "Välj en färg också.", "Bir renk de seç.";
    NO_COLOR_NOT_ASKED: "You don’t choose a color with this card.", "Tällä kortilla ei valita väriä.", "Med det här kortet väljs ingen färg.",
        "Bu kartla renk seçilmez.";
    NO_WRONG_COLOR: "This color isn’t in the game right now: {color}.", "Tämä väri ei ole nyt pelissä: {color}.", "Den här färgen är inte med just nu: {color}.",
        "Bu renk şu anda oyunda yok: {color}.";
    NO_SWAP_MISSING: "Choose a player to swap hands with.", "Valitse, kenen kanssa kädet vaihtuvat.", "Välj vem handen byts med.",
        "El değiştirilecek oyuncuyu seç.";
    NO_SWAP_NOT_ASKED: "You don’t choose a player with this card.", "Tällä kortilla ei valita pelaajaa.", "Med det här kortet väljs ingen spelare.",
        "Bu kartla oyuncu seçilmez.";
    NO_SWAP_TARGET: "You can’t swap hands with {name}.", "{name}: tämän pelaajan kanssa ei voi vaihtaa.",
        "{name}: här går det inte att byta hand.", "{name}: bu oyuncuyla el değiştirilemez.";
    NO_NOT_TOGETHER: "These cards can’t be played together.", "Näitä kortteja ei voi pelata yhdessä.", "De här korten kan inte spelas ihop.",
        "Bu kartlar birlikte oynanamaz.";
    NO_CANNOT_BE_LAST: "This card can’t be your last one.", "Tämä kortti ei saa olla viimeinen.", "Det här kortet får inte vara det sista.",
        "Bu kart son kart olamaz.";
    NO_NOT_HONEST: "Not while you still have this color: {color}.", "Ei, kun kädessä on vielä tätä väriä: {color}.",
        "Inte medan den här färgen finns på handen: {color}.", "Elde bu renk varken olmaz: {color}.";
    NO_MUST_PLAY: "You have a card you can play, so you must play.", "Kädessä on sopiva kortti, joten on pelattava.", "Ett kort passar, så det måste spelas.",
        "Uyan bir kart var, oynamak gerek.";
    NO_MUST_PLAY_DRAWN: "You can play the card you drew, so you must.", "Nostettu kortti käy, joten se on pelattava.",
        "Det dragna kortet passar och måste spelas.", "Çekilen kart uyuyor, oynamak gerek.";
    NO_NOTHING_TO_DRAW: "There are no cards left to draw.", "Nostettavaa ei ole jäljellä.", "Det finns inga kort kvar att dra.",
        "Çekilecek kart kalmadı.";
    NO_CAN_STILL_ACT: "You can still play or draw.", "Vielä voi pelata tai nostaa.", "Det går fortfarande att spela eller dra.",
        "Hâlâ oynanabilir veya kart çekilebilir.";
    NO_COMPUTER_MUST_DRAW: "Computer players don’t do dares in this game.", "Tietokonepelaajat eivät tee tehtäviä tässä pelissä.",
        "Datorspelare gör inga uppdrag i det här spelet.", "Bu oyunda bilgisayar oyuncuları görev yapmaz.";
    NO_NOTHING_TO_CALL: "There’s nothing to call right now.", "Nyt ei ole mitään sanottavaa.", "Det finns inget att säga nu.",
        "Şimdi söylenecek bir şey yok.";
    NO_ALREADY_CALLED: "It’s already been called.", "Se on jo sanottu.", "Det är redan sagt.", "Zaten söylendi.";
    NO_NOTHING_TO_CATCH: "There’s nobody to catch right now.", "Nyt ei ole ketään, jolle huomauttaa.", "Det finns inget att påpeka nu.",
        "Şimdi yakalanacak kimse yok.";
    NO_NO_VERDICT: "There’s no dare to judge right now.", "Mitään tehtävää ei ole arvioitavana.", "Inget uppdrag bedöms just nu.",
        "Karar bekleyen görev yok.";
    NO_NO_OPEN_DARE: "That dare isn’t going on right now.", "Tällaista tehtävää ei ole käynnissä.", "Inget sådant uppdrag pågår.",
        "Süren böyle bir görev yok.";
    NO_NOTHING_TO_STRIKE: "There’s no dare to swap right now.", "Nyt ei ole vaihdettavaa tehtävää.", "Det finns inget uppdrag att byta nu.",
        "Şimdi değiştirilecek görev yok.";
    NO_CANNOT_LEAVE: "Not until the last card has been answered.", "Vasta, kun viimeiseen korttiin on vastattu.",
        "Först när sista kortet har besvarats.", "Son karta cevap verilmeden olmaz.";
    NO_NO_CHANGE: "It’s already like that.", "Näin on jo.", "Så är det redan.", "Zaten öyle.";

    // Refused set-ups.
    BAD_SEATS: "{name}: {n} players.", "{name}: {n} pelaajaa.", "{name}: {n} spelare.", "{name}: {n} oyuncu.";
    BAD_OPTION: "This game doesn’t have that option: {what}.", "Tämä valinta ei kuulu tähän peliin: {what}.",
        "Det här valet hör inte till spelet: {what}.", "Bu seçenek bu oyunda yok: {what}.";
    BAD_VALUE: "This setting isn’t possible: {what}.", "Tämä arvo ei ole mahdollinen: {what}.", "Det här värdet går inte: {what}.",
        "Bu değer olamaz: {what}.";
    BAD_NO_DARES: "This list has no dares left. Choose another list or leave out fewer dares.",
        "Tästä listasta ei jää yhtään tehtävää: valitse toinen lista tai jätä vähemmän pois.",
        "Inget uppdrag är kvar i listan: välj en annan lista eller hoppa över färre.",
        "Bu listede görev kalmıyor: başka bir liste seç ya da daha azını çıkar.";

    // Refused dare lists.
    BAD_LIST_EMPTY: "The list has no dares yet.", "Listassa ei ole vielä yhtään tehtävää.", "Listan har inget uppdrag än.",
        "Listede daha hiç görev yok.";
    BAD_LIST_LARGE: "The list has too much text.", "Listassa on liikaa tekstiä.",
        "Listan har för mycket text.", "Listede çok fazla metin var.";
    BAD_LIST_TOO_MANY: "A list can have up to 16 dares; this one has {n}.", "Listassa on enintään 16 tehtävää; tässä on {n}.",
        "En lista har högst 16 uppdrag; här är {n}.", "Bir listede en çok 16 görev olur; burada {n} var.";
    BAD_TIMER: "{what}: the timer can be 1 to {n} seconds.", "{what}: ajastin käy 1–{n} sekuntia.", "{what}: timern går 1–{n} sekunder.",
        "{what}: süre 1–{n} saniye olabilir.";
    BAD_TEXT_EMPTY: "{what}: the text is missing.", "{what}: teksti puuttuu.", "{what}: texten saknas.", "{what}: yazı yok.";
    BAD_TEXT_LONG: "{what}: at most {n} characters.", "{what}: enintään {n} merkkiä.", "{what}: högst {n} tecken.",
        "{what}: en çok {n} karakter.";
    BAD_TEXT_FORBIDDEN: "{what}: one character can’t be shown ({n}).", "{what}: merkki, jota ei voi näyttää ({n}).",
        "{what}: ett tecken som inte kan visas ({n}).", "{what}: gösterilemeyen bir karakter ({n}).";
    PLACE_NAME: "List name", "Listan nimi", "Listans namn", "Liste adı";
    PLACE_TEXT: "Dare {n}", "Tehtävä {n}", "Uppdrag {n}", "Görev {n}";
    PLACE_ALTERNATIVE: "Dare {n}, another way", "Tehtävä {n}, toinen tapa", "Uppdrag {n}, ett annat sätt", "Görev {n}, başka bir yol";
}
