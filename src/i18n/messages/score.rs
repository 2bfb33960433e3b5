//! The end of a round and of a game.

use crate::i18n::message::{counted, words};

words! {
    ROUND_WON: "{name} wins the round", "{name} voittaa kierroksen", "{name} vinner omgången", "{name} turu kazandı";
    ROUND_BLOCKED: "Nobody wins the round", "Kukaan ei voita kierrosta", "Ingen vinner omgången", "Turu kimse kazanmadı";
    ROUND_BLOCKED_HINT: "Nobody could play or draw anymore.", "Kukaan ei voinut enää pelata eikä nostaa.",
        "Ingen kunde spela eller dra längre.", "Artık kimse oynayamıyor ve kart çekemiyordu.";
    ROUND_SCORE: "This round", "Tämä kierros", "Den här omgången", "Bu tur";
    TOTALS: "Total", "Yhteensä", "Totalt", "Toplam";
    TARGET: "Target: {n} points", "Pisteraja: {n} pistettä", "Poänggräns: {n} poäng", "Hedef puan: {n}";
    TO_POINTS: "to {n} points", "{n} pisteeseen", "till {n} poäng", "hedef {n} puan";
    OUT_OF_GAME: "{name} is out of the game", "{name} putoaa pelistä", "{name} är ute ur spelet", "{name} oyun dışı";
    NEXT_ROUND: "Next round", "Seuraava kierros", "Nästa omgång", "Sonraki tur";
    NEXT_DEALER: "{name} deals next.", "{name} jakaa seuraavaksi.", "{name} ger härnäst.", "Sıradaki dağıtan: {name}.";
    NEXT_LIST_ASK: "Which dares for the next round?", "Mitkä tehtävät seuraavalle kierrokselle?", "Vilka uppdrag i nästa omgång?",
        "Sonraki turda hangi görevler?";
    GAME_WON: "{name} wins the game!", "{name} voittaa pelin!", "{name} vinner spelet!", "{name} oyunu kazandı!";
    GAME_WON_HINT: "Congratulations!", "Onneksi olkoon!", "Grattis!", "Tebrikler!";
    GAME_WON_NOBODY: "The game ends without a winner", "Peli päättyy ilman voittajaa", "Spelet slutar utan vinnare", "Oyun kazanansız bitti";
    REMATCH: "Play again", "Uusi peli samoilla", "Spela igen", "Yeniden oyna";
    NEW_GAME: "New game", "Uusi peli", "Nytt spel", "Yeni oyun";
}

counted! {
    POINTS: ["1 point", "1 piste", "1 poäng", "1 puan"], ["{n} points", "{n} pistettä", "{n} poäng", "{n} puan"];
}
