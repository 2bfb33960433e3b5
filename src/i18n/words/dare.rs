//! The dare sheet, lasting dares, and the die of the adults' game.

use crate::i18n::word::words;

words! {
    DARE_NUMBER: "Dare {n}", "Tehtävä {n}", "Uppdrag {n}", "Cesaret görevi {n}";
    DARE_FROM_LIST: "List: {name}", "Lista: {name}", "Lista: {name}", "Liste: {name}";
    DARE_FOR: "For: {name}", "Tehtävän saa: {name}", "För: {name}", "Görev kime: {name}";
    DO_IT: "Do it", "Tee se", "Gör det", "Yap";
    DRAW_TWO: "Draw two", "Nosta kaksi", "Dra två", "İki kart çek";
    VERDICT_ASK: "{name}: was it done?", "{name}: onnistuiko?", "{name}: är uppdraget klarat?", "{name}: yapıldı mı?";
    VERDICT_HINT: "The table decides together.", "Pöytä päättää yhdessä.", "Bordet bestämmer tillsammans.", "Masa birlikte karar verir.";
    DONE: "Done", "Tehty", "Klarat", "Yapıldı";
    FAILED: "Failed", "Ei onnistunut", "Inte klarat", "Olmadı";
    VERDICT_CORRECT: "Correct the result", "Korjaa tulos", "Rätta resultatet", "Sonucu düzelt";
    LASTING_HINT:
        "Lasts until the next turn. Whoever slips draws two.",
        "Kestää seuraavaan vuoroon asti. Lipsahdus maksaa kaksi korttia.",
        "Gäller till nästa tur. Den som missar drar två.",
        "Bir sonraki sıraya kadar sürer. Bozan iki kart çeker.";
    LASTING_OF: "{name}: dare {n} goes on", "{name}: tehtävä {n} on käynnissä", "{name}: uppdrag {n} pågår", "{name}: görev {n} sürüyor";
    SLIP: "Slip!", "Lipsahdus!", "Miss!", "Bozuldu!";
    SLIP_ASK: "{name}: a slip?", "{name}: tuliko lipsahdus?", "{name}: blev det en miss?", "{name}: bozuldu mu?";
    SLIP_YES: "Yes: draw two", "Kyllä: nosta kaksi", "Ja: dra två", "Evet: iki kart çek";
    SLIP_NO: "No, the dare goes on", "Ei, tehtävä jatkuu", "Nej, uppdraget fortsätter", "Hayır, görev sürüyor";
    SLIP_OF: "Slip! {name}, dare {n}", "Lipsahdus! {name}, tehtävä {n}", "Miss! {name}, uppdrag {n}", "Bozuldu! {name}, görev {n}";
    STRIKE: "Not for us: another dare", "Ei meille: toinen tehtävä", "Inte för oss: ett annat uppdrag", "Bize göre değil: başka görev";
    STRIKE_HINT: "Costs nothing. This dare does not come back in this game.", "Ei maksa mitään. Tämä tehtävä ei palaa tässä pelissä.",
        "Kostar inget. Uppdraget kommer inte tillbaka i det här spelet.", "Bedeli yok. Bu görev bu oyunda bir daha gelmez.";
    NEVER_AGAIN: "Never show this dare again", "Älä näytä tätä tehtävää enää", "Visa aldrig det här uppdraget igen",
        "Bu görevi bir daha gösterme";
    ALTERNATIVE: "Another way", "Toinen tapa", "Ett annat sätt", "Başka bir yol";
    FIRST_WAY: "As it was first", "Alkuperäinen tapa", "Som det stod först", "İlk hâli";
    ALTERNATIVE_HINT: "Equally good, for whoever it suits better.", "Yhtä hyvä tapa sille, jolle se sopii paremmin.",
        "Lika bra, för den som det passar bättre.", "Kime daha uygunsa, o da aynı derecede geçerli.";
    TURN_TEXT: "Turn the text", "Käännä teksti", "Vänd texten", "Yazıyı çevir";
    TIMER_START: "Start the timer", "Käynnistä ajastin", "Starta timern", "Süreyi başlat";
    TIMER_PAUSE: "Pause", "Tauko", "Pausa", "Duraklat";
    TIMER_GO_ON: "Go on", "Jatka aikaa", "Fortsätt ta tid", "Süreye devam";
    TIMER_AGAIN: "Start over", "Aloita alusta", "Börja om", "Baştan başla";
    TIMER_LEFT: "{n} s left", "{n} s jäljellä", "{n} s kvar", "{n} sn kaldı";
    TIME_UP: "Time is up.", "Aika loppui.", "Tiden är ute.", "Süre doldu.";
    LAST_CARD_DARE: "It was the last card: the round ends with this answer.", "Se oli viimeinen kortti: kierros päättyy tähän vastaukseen.",
        "Det var sista kortet: omgången slutar med det här svaret.", "Son karttı: tur bu cevapla bitiyor.";
    CHAIN: "Cards in the chain: {n}", "Kortteja ketjussa: {n}", "Kort i kedjan: {n}", "Zincirdeki kart: {n}";
    ANSWER_CARD: "Answer with a Dare card", "Vastaa uskalluskortilla", "Svara med ett Våga-kort", "Cesaret kartıyla karşılık ver";
    CUSTOM_SAYS: "The card says", "Kortissa lukee", "På kortet står det", "Kartta yazan";
    COMPUTER_TRIES: "{name} plays at doing it.", "{name} on tekevinään sen.", "{name} låtsas göra det.", "{name} yapar gibi yapıyor.";
    ROLL_ASK: "{name}: roll the die, or draw two?", "{name}: noppa vai kaksi korttia?", "{name}: kasta tärningen eller dra två?",
        "{name}: zar mı, iki kart mı?";
    ROLLED_LEVEL: "The die: {what}", "Noppa: {what}", "Tärningen: {what}", "Zar: {what}";
    TRUTH_ASK: "{name}: was it an honest answer?", "{name}: oliko vastaus rehellinen?", "{name}: var svaret ärligt?",
        "{name}: cevap dürüst müydü?";
    ANSWER_IT: "Answer it", "Vastaa", "Svara", "Cevapla";
}
