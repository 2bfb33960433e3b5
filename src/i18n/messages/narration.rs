//! What the narrator says: one sentence per event, in the third person, the name first and uninflected.

use crate::i18n::message::{counted, words};

words! {
    TOLD_START: "Start card: {card}.", "Aloituskortti: {card}.", "Startkort: {card}.", "Başlangıç kartı: {card}.";
    TOLD_PLAY: "{name} plays {card}.", "{name}: {card}.", "{name} spelar {card}.", "{name} oynadı: {card}.";
    TOLD_PLAY_COLOR: "{name} plays {card}, color: {color}.", "{name}: {card}, väri: {color}.", "{name} spelar {card}, färg: {color}.",
        "{name} oynadı: {card}, renk: {color}.";
    TOLD_PLAY_MANY: "{name} plays {n} at once: {card}.", "{name}: {n} kerralla, {card}.", "{name} spelar {n} på en gång: {card}.",
        "{name} aynı anda {n} kart oynadı: {card}.";
    TOLD_JUMP: "{name} jumps in: {card}.", "{name} ehtii väliin: {card}.", "{name} hoppar in: {card}.", "{name} araya girdi: {card}.";
    TOLD_JUMP_COLOR: "{name} jumps in: {card}, color: {color}.", "{name} ehtii väliin: {card}, väri: {color}.",
        "{name} hoppar in: {card}, färg: {color}.", "{name} araya girdi: {card}, renk: {color}.";
    TOLD_PRESS_DRY: "{name} presses the launcher: nothing comes out.", "{name} painaa konetta: ei tule mitään.",
        "{name} trycker på maskinen: inget kommer.", "{name} makineye bastı: bir şey çıkmadı.";
    TOLD_PRESS_FIRED: "{name} presses the launcher: it fires!", "{name} painaa konetta: se laukeaa!",
        "{name} trycker på maskinen: den skjuter!", "{name} makineye bastı: makine attı!";
    TOLD_KEEP: "{name} keeps the drawn card.", "{name} pitää nostetun kortin.", "{name} behåller det dragna kortet.",
        "{name} çekilen kartı tuttu.";
    TOLD_PASS: "{name} can’t play or draw.", "{name} ei voi pelata eikä nostaa.", "{name} kan varken spela eller dra.",
        "{name} ne oynayabiliyor ne kart çekebiliyor.";
    TOLD_SKIPPED: "{name} loses a turn.", "{name} menettää vuoron.", "{name} får stå över.", "{name} sırasını kaybetti.";
    TOLD_CLOCKWISE: "Play now goes clockwise.", "Pelisuunta on nyt myötäpäivään.", "Riktningen är nu medurs.",
        "Yön artık saat yönünde.";
    TOLD_COUNTER_CLOCKWISE: "Play now goes counterclockwise.", "Pelisuunta on nyt vastapäivään.", "Riktningen är nu moturs.",
        "Yön artık saat yönünün tersine.";
    TOLD_COLOR: "{name} chooses the color: {color}.", "{name} valitsee värin: {color}.", "{name} väljer färg: {color}.",
        "{name} rengi seçti: {color}.";
    TOLD_RESHUFFLED: "The discard pile is shuffled into a new draw pile.", "Poistopakka sekoitetaan uudeksi nostopakaksi.",
        "Kasthögen blandas till en ny draghög.", "Iskarta destesi karıştırılıp çekme destesi oldu.";
    TOLD_DARE: "{name} gets dare {n}.", "{name} saa tehtävän {n}.", "{name} får uppdrag {n}.", "{name} için cesaret görevi {n}.";
    TOLD_DARE_TAKEN: "{name} takes on dare {n}.", "{name} ottaa tehtävän {n}.", "{name} antar uppdrag {n}.",
        "{name} cesaret etti: görev {n}.";
    TOLD_DARE_DONE: "{name} completes dare {n}.", "{name}: tehtävä {n} tehty.", "{name}: uppdrag {n} klarat.", "{name}: görev {n} yapıldı.";
    TOLD_DARE_FAILED: "{name} fails dare {n}.", "{name}: tehtävä {n} ei onnistunut.", "{name}: uppdrag {n} inte klarat.",
        "{name}: görev {n} olmadı.";
    TOLD_DARE_FELL_AWAY: "{name} gets no dare and draws nothing: no dares are left.", "{name} ei saa tehtävää eikä nosta: tehtävät loppuivat.",
        "{name} får inget uppdrag och drar inget: uppdragen är slut.", "{name} için görev kalmadı, kart da çekilmiyor.";
    TOLD_DARE_STRUCK: "Dare {n} is removed from this game.", "Tehtävä {n} poistetaan tästä pelistä.",
        "Uppdrag {n} tas bort ur det här spelet.", "Görev {n} bu oyundan çıkarıldı.";
    TOLD_LASTING: "{name}: dare {n} lasts until the next turn.", "{name}: tehtävä {n} kestää seuraavaan vuoroon.",
        "{name}: uppdrag {n} gäller till nästa tur.", "{name}: görev {n} bir sonraki sıraya kadar sürüyor.";
    TOLD_LASTING_ENDED: "{name} makes it through dare {n}.", "{name}: tehtävä {n} päättyi hyvin.",
        "{name}: uppdrag {n} är över, bra gjort.", "{name}: görev {n} başarıyla bitti.";
    TOLD_SLIPPED: "{name} slips up on dare {n}.", "{name} lipsahtaa: tehtävä {n} päättyy.", "{name} missar: uppdrag {n} är över.",
        "{name} bozdu: görev {n} bitti.";
    TOLD_ROLLED: "{name} rolls: {what}.", "{name} heittää noppaa: {what}.", "{name} kastar tärningen: {what}.", "{name} zar attı: {what}.";
    TOLD_CALLED: "{name} calls “Last card!”", "{name} sanoo: ”Viimeinen!”", "{name} säger: ”Sista kortet!”", "{name}: “Son kart!”";
    TOLD_CAUGHT: "{name} catches {other}, who forgot to call “Last card!”", "{name} huomautti: {other} ei sanonut ”Viimeinen!”.",
        "{name} påpekade: {other} sa inte ”Sista kortet!”.", "{name} yakaladı: {other} “Son kart!” demedi.";
    TOLD_SWAPPED: "{name} and {other} swap hands.", "{name} ja {other} vaihtavat kädet.", "{name} och {other} byter händer.",
        "{name} ile {other} el değiştirdi.";
    TOLD_HANDS_PASSED: "Everyone passes their hand to the next player.", "Jokainen käsi siirtyy seuraavalle.",
        "Varje hand går vidare till nästa spelare.", "Her el bir sonraki oyuncuya geçti.";
    TOLD_HANDS_SHUFFLED: "All hands are shuffled together and dealt again.", "Kaikki kädet sekoitetaan ja jaetaan uudelleen.",
        "Alla händer blandas och ges ut på nytt.", "Bütün eller karıştırılıp yeniden dağıtıldı.";
    TOLD_TO_LIGHT: "Everything turns over to the light side.", "Kaikki kääntyy valoisalle puolelle.", "Allt vänds till den ljusa sidan.",
        "Her şey aydınlık yüze döndü.";
    TOLD_TO_DARK: "Everything turns over to the dark side.", "Kaikki kääntyy pimeälle puolelle.", "Allt vänds till den mörka sidan.",
        "Her şey karanlık yüze döndü.";
    TOLD_ACCEPTED: "{name} accepts without a challenge.", "{name} hyväksyy eikä haasta.", "{name} godtar och synar inte.",
        "{name} kabul etti, itiraz yok.";
    TOLD_GUILTY: "{name} challenges: {other} was bluffing.", "{name} haastaa: {other} bluffasi.", "{name} synar: {other} bluffade.",
        "{name} itiraz etti: {other} blöf yapmış.";
    TOLD_INNOCENT: "{name} challenges: {other} was honest.", "{name} haastaa: {other} oli rehellinen.", "{name} synar: {other} var ärlig.",
        "{name} itiraz etti: {other} dürüst oynamış.";
    TOLD_PUT_OUT: "{name} has too many cards and is out of the round.", "{name} putoaa kierrokselta: liikaa kortteja.",
        "{name} är ute ur omgången: för många kort.", "{name} tur dışı: çok fazla kart.";
    TOLD_LEFT: "{name} leaves the game.", "{name} lähtee pelistä.", "{name} lämnar spelet.", "{name} oyundan ayrıldı.";
    TOLD_TO_COMPUTER: "The computer takes over for {name}.", "{name}: tietokone jatkaa.", "{name}: datorn spelar vidare.",
        "{name}: bilgisayar devam ediyor.";
    TOLD_TO_PERSON: "A person plays for {name} again.", "{name}: ihminen jatkaa.", "{name}: en människa spelar igen.",
        "{name}: yeniden insan oynuyor.";
    TOLD_ROUND_WON: "{name} wins the round.", "{name} voittaa kierroksen.", "{name} vinner omgången.", "{name} turu kazandı.";
    TOLD_ROUND_BLOCKED: "The round ends without a winner.", "Kierros päättyy ilman voittajaa.", "Omgången slutar utan vinnare.",
        "Tur kazanansız bitti.";
}

counted! {
    TOLD_DISCARDED_ALONG:
        ["{name} discards 1 more card of that color.", "{name} poistaa samalla 1 kortin samaa väriä.",
            "{name} kastar 1 kort till av färgen.", "{name} aynı renkten 1 kart daha attı."],
        ["{name} discards {n} more cards of that color.", "{name} poistaa samalla {n} korttia samaa väriä.",
            "{name} kastar {n} kort till av färgen.", "{name} aynı renkten {n} kart daha attı."];
    TOLD_DREW: ["{name} draws 1 card.", "{name} nostaa 1 kortin.", "{name} drar 1 kort.", "{name} 1 kart çekti."],
        ["{name} draws {n} cards.", "{name} nostaa {n} korttia.", "{name} drar {n} kort.", "{name} {n} kart çekti."];
    TOLD_DREW_DARE:
        ["{name} draws 1 card for the dare.", "{name} nostaa tehtävästä 1 kortin.", "{name} drar 1 kort för uppdraget.",
            "{name} görev için 1 kart çekti."],
        ["{name} draws {n} cards for the dare.", "{name} nostaa tehtävästä {n} korttia.", "{name} drar {n} kort för uppdraget.",
            "{name} görev için {n} kart çekti."];
    TOLD_DREW_SLIP:
        ["{name} draws 1 card for the slip.", "{name} nostaa lipsahduksesta 1 kortin.", "{name} drar 1 kort för missen.",
            "{name} bozduğu görev için 1 kart çekti."],
        ["{name} draws {n} cards for the slip.", "{name} nostaa lipsahduksesta {n} korttia.", "{name} drar {n} kort för missen.",
            "{name} bozduğu görev için {n} kart çekti."];
    TOLD_DREW_CAUGHT:
        ["{name} draws 1 card for the missed call.", "{name} nostaa huomautuksesta 1 kortin.", "{name} drar 1 kort för påpekandet.",
            "{name} unutulan çağrı için 1 kart çekti."],
        ["{name} draws {n} cards for the missed call.", "{name} nostaa huomautuksesta {n} korttia.",
            "{name} drar {n} kort för påpekandet.", "{name} unutulan çağrı için {n} kart çekti."];
    TOLD_DREW_CHALLENGE:
        ["{name} loses the challenge and draws 1 card.", "{name} häviää haasteen ja nostaa 1 kortin.",
            "{name} förlorar uppgörelsen och drar 1 kort.", "{name} itirazı kaybetti ve 1 kart çekti."],
        ["{name} loses the challenge and draws {n} cards.", "{name} häviää haasteen ja nostaa {n} korttia.",
            "{name} förlorar uppgörelsen och drar {n} kort.", "{name} itirazı kaybetti ve {n} kart çekti."];
    TOLD_OWES:
        ["{name} faces a stack of 1 card.", "{name}: kasassa on 1 kortti.", "{name}: stapeln är på 1 kort.", "{name}: yığında 1 kart var."],
        ["{name} faces a stack of {n} cards.", "{name}: kasassa on {n} korttia.", "{name}: stapeln är på {n} kort.",
            "{name}: yığında {n} kart var."];
}
