//! Words of every screen, and the start screen.

use crate::i18n::message::words;

words! {
    // Buttons and marks of every screen.
    BACK: "Back", "Takaisin", "Tillbaka", "Geri";
    CLOSE: "Close", "Sulje", "Stäng", "Kapat";
    CANCEL: "Cancel", "Peruuta", "Avbryt", "Vazgeç";
    DELETE: "Delete", "Poista", "Ta bort", "Sil";
    EDIT: "Edit", "Muokkaa", "Redigera", "Düzenle";
    COPIED: "Copied.", "Kopioitu.", "Kopierat.", "Kopyalandı.";
    SHARE: "Share", "Jaa muille", "Dela", "Paylaş";
    NO: "No", "Ei", "Nej", "Hayır";
    ON: "On", "Päällä", "På", "Açık";
    OFF: "Off", "Pois", "Av", "Kapalı";
    DEFAULT: "default", "oletus", "standard", "varsayılan";
    MENU: "Menu", "Valikko", "Meny", "Menü";
    HELP: "Help", "Ohje", "Hjälp", "Yardım";
    SETTINGS: "Settings", "Asetukset", "Inställningar", "Ayarlar";
    ABOUT: "About", "Tietoja pelistä", "Om spelet", "Hakkında";
    LANGUAGE: "Language", "Kieli", "Språk", "Dil";
    MORE: "More", "Enemmän", "Mer", "Daha çok";
    LESS: "Less", "Vähemmän", "Mindre", "Daha az";

    // The start screen.
    PLAY_NOW: "Play now", "Pelaa heti", "Spela nu", "Hemen oyna";
    PLAY_NOW_HINT:
        "Two players, Dare rules, the Family list.",
        "Kaksi pelaajaa, uskallussäännöt ja Perhe-lista.",
        "Två spelare, Våga-regler och listan Familj.",
        "İki oyuncu, Cesaret kuralları ve Aile listesi.";
    SET_UP: "Set up a game", "Valmistele peli", "Förbered ett spel", "Oyunu hazırla";
    CONTINUE: "Continue", "Jatka", "Fortsätt", "Devam et";
    CONTINUE_HINT: "Round {n}: {what}", "Kierros {n}: {what}", "Omgång {n}: {what}", "{n}. tur: {what}";
    HOW_TO_PLAY: "How to play", "Näin pelataan", "Så spelar man", "Nasıl oynanır";
    DARE_LISTS: "Dare lists", "Tehtävälistat", "Uppdragslistor", "Cesaret listeleri";
    DISCLAIMER_SHORT:
        "An independent game, not affiliated with any other game maker.",
        "Itsenäinen peli, ei yhteydessä muiden valmistajien peleihin.",
        "Ett fristående spel utan koppling till andra tillverkares spel.",
        "Bağımsız bir oyun; başka yapımcıların oyunlarıyla bağlantısı yoktur.";
}
