//! Dare lists: choosing, writing, sharing, taking over.

use crate::i18n::word::words;

words! {
    LISTS_BUILT_IN: "Lists of the game", "Pelin listat", "Spelets listor", "Oyunun listeleri";
    LISTS_OWN: "House Rules", "Omat säännöt", "Egna regler", "Özel kurallar";
    LISTS_NONE: "No own list yet.", "Ei vielä omia listoja.", "Inga egna listor än.", "Daha özel liste yok.";
    LIST_NEW: "New list", "Uusi lista", "Ny lista", "Yeni liste";
    LIST_COPY: "Make an own copy", "Tee oma kopio", "Gör en egen kopia", "Kendi kopyanı yap";
    LIST_NAME: "Name of the list", "Listan nimi", "Listans namn", "Listenin adı";
    LIST_NAMELESS: "Our dares", "Meidän tehtävämme", "Våra uppdrag", "Bizim görevlerimiz";
    LIST_LANGUAGE: "Language of the list", "Listan kieli", "Listans språk", "Listenin dili";
    LIST_DARE_TEXT: "Dare {n}", "Tehtävä {n}", "Uppdrag {n}", "Görev {n}";
    LIST_ALTERNATIVE: "Another way (if wanted)", "Toinen tapa (jos haluatte)", "Ett annat sätt (om ni vill)", "Başka bir yol (isteğe bağlı)";
    LIST_LASTS: "Lasts until the next turn", "Kestää seuraavaan vuoroon", "Gäller till nästa tur", "Bir sonraki sıraya kadar sürer";
    LIST_TIMER: "Timer, seconds", "Ajastin, sekuntia", "Timer, sekunder", "Süre, saniye";
    LIST_ASKS_FOR: "Asks for", "Tarvitaan", "Kräver", "Gereken";
    LIST_EMPTY_SLOT: "Empty: the next dare takes its place.", "Tyhjä: tilalle tulee seuraava tehtävä.", "Tomt: nästa uppdrag tar platsen.",
        "Boş: yerini sonraki görev alır.";
    LIST_CHARACTERS_LEFT: "Characters left: {n}", "Merkkejä jäljellä: {n}", "Tecken kvar: {n}", "Kalan karakter: {n}";
    LIST_CLEAR_DARE: "Clear dare {n}", "Tyhjennä tehtävä {n}", "Töm uppdrag {n}", "Görev {n}: temizle";
    LIST_SAVED: "List saved.", "Lista tallennettu.", "Listan sparad.", "Liste kaydedildi.";
    LIST_NAME_TAKEN: "There is a list of this name already. Choose another name.", "Tämänniminen lista on jo. Valitse toinen nimi.",
        "Det finns redan en lista med det namnet. Välj ett annat.", "Bu adda bir liste zaten var. Başka bir ad seç.";
    LIST_DELETE_ASK: "Delete the list {name}? This cannot be undone.", "Poistetaanko lista {name}? Sitä ei voi perua.",
        "Ta bort listan {name}? Det går inte att ångra.", "{name} listesi silinsin mi? Geri alınamaz.";
    LIST_KEEP: "Keep the list", "Säilytä lista", "Behåll listan", "Listeyi sakla";
    LIST_DELETED: "List deleted.", "Lista poistettu.", "Listan borttagen.", "Liste silindi.";
    LIST_SHARE: "Share the list", "Jaa lista muille", "Dela listan", "Listeyi paylaş";
    LIST_SHARE_HINT: "The whole list travels in the link. It is stored nowhere else.", "Koko lista kulkee linkissä. Sitä ei tallenneta muualle.",
        "Hela listan följer med i länken. Den sparas ingen annanstans.", "Bütün liste bağlantının içindedir. Başka yerde saklanmaz.";
    LIST_LINK: "Link", "Linkki", "Länk", "Bağlantı";
    LIST_COPY_LINK: "Copy the link", "Kopioi linkki", "Kopiera länken", "Bağlantıyı kopyala";
    LIST_PASTE_LINK: "Paste a link", "Liitä linkki", "Klistra in en länk", "Bağlantı yapıştır";
    LIST_RECEIVED: "A list from somebody", "Lista joltakulta", "En lista från någon", "Birinden gelen liste";
    LIST_FOREIGN: "Written by somebody else. Read it through before you play.", "Jonkun muun kirjoittama. Lukekaa se läpi ennen peliä.",
        "Skriven av någon annan. Läs igenom den innan ni spelar.", "Başkası yazdı. Oynamadan önce baştan sona okuyun.";
    LIST_TAKE: "Take the list", "Ota lista", "Ta emot listan", "Listeyi al";
    LIST_REFUSE: "No, thanks", "Ei kiitos", "Nej tack", "Hayır, teşekkürler";
    LIST_BAD_LINK: "This link holds no list that can be read.", "Tässä linkissä ei ole luettavaa listaa.",
        "Den här länken innehåller ingen läsbar lista.", "Bu bağlantıda okunabilen bir liste yok.";
    LIST_NEWER_LINK: "This link comes from a newer version of the game.", "Tämä linkki on pelin uudemmasta versiosta.",
        "Den här länken kommer från en nyare version av spelet.", "Bu bağlantı oyunun daha yeni bir sürümünden.";
    LIST_TIP: "Good dares can be done in the room, hurt nobody and are over in a minute.",
        "Hyvä tehtävä sujuu huoneessa, ei satuta ketään ja on ohi minuutissa.",
        "Ett bra uppdrag går att göra i rummet, skadar ingen och är klart på en minut.",
        "İyi bir görev odada yapılır, kimseyi incitmez ve bir dakikada biter.";
}
