//! The dare sheet, lasting dares, and the die of the adults' game.

use crate::i18n::message::words;

words! {
    DARE_NUMBER: "Dare {n}", "Tehtävä {n}", "Uppdrag {n}", "Cesaret görevi {n}";
    DO_IT: "Do it", "Tee se", "Gör det", "Yap";
    DRAW_TWO: "Draw two", "Nosta kaksi", "Dra två", "İki kart çek";
    VERDICT_ASK: "Did {name} do it?", "{name}: onnistuiko?", "{name}: är uppdraget klarat?", "{name}: yapıldı mı?";
    DONE: "Done", "Tehty", "Klarat", "Yapıldı";
    FAILED: "Failed", "Ei onnistunut", "Inte klarat", "Olmadı";
    LASTING_HINT:
        "Lasts until the next turn. A slip costs two cards.",
        "Kestää seuraavaan vuoroon asti. Lipsahdus maksaa kaksi korttia.",
        "Gäller till nästa tur. En miss kostar två kort.",
        "Bir sonraki sıraya kadar sürer. Bozan iki kart çeker.";
    SLIP_ASK: "Did {name} slip up?", "{name}: tuliko lipsahdus?", "{name}: blev det en miss?", "{name}: bozuldu mu?";
    SLIP_YES: "Yes, draw two", "Kyllä, nosta kaksi", "Ja, dra två", "Evet, iki kart çek";
    SLIP_NO: "No, the dare goes on", "Ei, tehtävä jatkuu", "Nej, uppdraget fortsätter", "Hayır, görev sürüyor";
    STRIKE: "Not for us: swap this dare", "Ei meille: vaihda tehtävä", "Inte för oss: byt uppdrag", "Bize göre değil: görevi değiştir";
    ALTERNATIVE: "Another way", "Toinen tapa", "Ett annat sätt", "Başka bir yol";
    FIRST_WAY: "Original way", "Alkuperäinen tapa", "Det första sättet", "İlk hâli";
    TURN_TEXT: "Turn the text around", "Käännä teksti ympäri", "Vänd på texten", "Yazıyı ters çevir";
    TIMER_START: "Start the timer", "Käynnistä ajastin", "Starta timern", "Süreyi başlat";
    TIMER_PAUSE: "Pause", "Tauko", "Pausa", "Duraklat";
    TIME_UP: "Time’s up!", "Aika loppui!", "Tiden är ute!", "Süre doldu!";
    LAST_CARD_DARE: "That was the last card. The round ends after this dare.", "Se oli viimeinen kortti. Kierros päättyy tämän tehtävän jälkeen.",
        "Det var sista kortet. Omgången slutar efter det här uppdraget.", "Bu son karttı. Tur bu görevden sonra bitiyor.";
    ANSWER_CARD: "Answer with a Dare card", "Vastaa uskalluskortilla", "Svara med ett Våga-kort", "Cesaret kartıyla karşılık ver";
    CUSTOM_SAYS: "The card says", "Kortissa lukee", "På kortet står det", "Kartta yazan";
    ROLL_ASK: "{name}: roll the die or draw two?", "{name}: noppa vai kaksi korttia?", "{name}: kasta tärningen eller dra två?",
        "{name}: zar mı, iki kart mı?";
    ROLLED_LEVEL: "Rolled: {what}", "Noppa: {what}", "Tärningen: {what}", "Zar: {what}";
    TRUTH_ASK: "Did {name} answer honestly?", "{name}: oliko vastaus rehellinen?", "{name}: var svaret ärligt?",
        "{name}: cevap dürüst müydü?";
    ANSWER_IT: "Answer it", "Vastaa", "Svara", "Cevapla";

    // The timer.
    TIMER_RESUME: "Let the timer go on", "Jatka ajastinta", "Låt timern gå vidare", "Süreyi sürdür";
    TIMER_PAUSED: "The timer is paused.", "Ajastin on pysäytetty.", "Timern är pausad.", "Süre durakladı.";
}
