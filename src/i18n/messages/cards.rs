//! The names of colors, sides, cards and the faces of the die.

use crate::i18n::message::words;

words! {
    RED: "red", "punainen", "röd", "kırmızı";
    YELLOW: "yellow", "keltainen", "gul", "sarı";
    GREEN: "green", "vihreä", "grön", "yeşil";
    BLUE: "blue", "sininen", "blå", "mavi";
    PINK: "pink", "pinkki", "rosa", "pembe";
    TEAL: "teal", "turkoosi", "turkos", "turkuaz";
    ORANGE: "orange", "oranssi", "orange", "turuncu";
    PURPLE: "purple", "violetti", "lila", "mor";

    CARD_SKIP: "Skip", "Ohitus", "Hoppa över", "Atla";
    CARD_REVERSE: "Reverse", "Suunnanvaihto", "Byt håll", "Yön değiştir";
    CARD_DRAW_ONE: "Draw One", "Nosta yksi", "Dra en", "Bir çek";
    CARD_DRAW_TWO: "Draw Two", "Nosta kaksi", "Dra två", "İki çek";
    CARD_DRAW_FOUR: "Draw Four", "Nosta neljä", "Dra fyra", "Dört çek";
    CARD_DRAW_FIVE: "Draw Five", "Nosta viisi", "Dra fem", "Beş çek";
    CARD_SKIP_EVERYONE: "Skip Everyone", "Ohita kaikki", "Hoppa över alla", "Herkesi atla";
    CARD_DISCARD_ALL: "Discard All", "Tyhjennä väri", "Kasta färgen", "Rengi boşalt";
    CARD_FLIP: "Turn Over", "Käännä kaikki", "Vänd allt", "Ters çevir";
    CARD_HIT_TWO: "Press Twice", "Paina kahdesti", "Tryck två gånger", "İki kez bas";
    CARD_TRADE_HANDS: "Swap Hands", "Vaihda kädet", "Byt händer", "Elleri değiştir";
    CARD_DARE: "Dare", "Uskallus", "Våga", "Cesaret";
    CARD_WILD: "Wild", "Villi", "Joker", "Joker";
    CARD_WILD_DRAW_TWO: "Wild Draw Two", "Villi nosta kaksi", "Joker dra två", "Joker iki çek";
    CARD_WILD_DRAW_FOUR: "Wild Draw Four", "Villi nosta neljä", "Joker dra fyra", "Joker dört çek";
    CARD_WILD_SHUFFLE: "Wild Shuffle Hands", "Villi sekoita kädet", "Joker blanda händerna", "Joker elleri karıştır";
    CARD_WILD_CUSTOM: "Wild Custom", "Villi oma sääntö", "Joker egen regel", "Joker özel kural";
    CARD_WILD_REVERSE_DRAW_FOUR:
        "Wild Reverse Draw Four", "Villi suunnanvaihto nosta neljä", "Joker byt håll dra fyra", "Joker yön değiştir dört çek";
    CARD_WILD_DRAW_SIX: "Wild Draw Six", "Villi nosta kuusi", "Joker dra sex", "Joker altı çek";
    CARD_WILD_DRAW_TEN: "Wild Draw Ten", "Villi nosta kymmenen", "Joker dra tio", "Joker on çek";
    CARD_WILD_ROULETTE: "Wild Roulette", "Villi väriruletti", "Joker färgroulette", "Joker renk ruleti";
    CARD_WILD_DRAW_COLOR: "Wild Draw Color", "Villi nosta väri", "Joker dra färg", "Joker renk çek";
    CARD_WILD_ALL_HIT: "Wild Everyone Presses", "Villi kaikki painavat", "Joker alla trycker", "Joker herkes basar";
    CARD_WILD_HIT_FIRE: "Wild Press Until It Fires", "Villi paina kunnes laukeaa", "Joker tryck tills den skjuter", "Joker atana dek bas";
    CARD_WILD_DARE: "Wild Dare", "Villi uskallus", "Joker våga", "Joker cesaret";

    MILD: "mild", "lempeä", "mild", "hafif";
    MEDIUM: "medium", "keskitaso", "mellan", "orta";
    SPICY: "spicy", "tulinen", "het", "acılı";
    FUEGO: "fuego", "fuego", "fuego", "ateş";
    TRUTH: "truth", "totuus", "sanning", "doğruluk";
    DIE_REVERSE: "reverse", "takaisin pelaajalle", "tillbaka", "geri döner";
}
