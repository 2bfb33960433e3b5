//! Dare lists: choosing, writing, sharing, taking over.

use crate::i18n::message::words;

words! {
    LISTS_BUILT_IN: "Lists of the game", "Pelin listat", "Spelets listor", "Oyunun listeleri";
    LISTS_OWN: "House Rules", "Omat säännöt", "Egna regler", "Özel kurallar";
    LISTS_NONE: "No own list yet.", "Ei vielä omia listoja.", "Inga egna listor än.", "Daha özel liste yok.";
    LIST_NEW: "New list", "Uusi lista", "Ny lista", "Yeni liste";
    LIST_NEW_SET: "New set for adults", "Uusi aikuisten listasarja", "Ny serie för vuxna", "Yeni yetişkin takımı";
    LIST_COPY: "Make an own copy", "Tee oma kopio", "Gör en egen kopia", "Kendi kopyanı yap";
    LIST_DUPLICATE: "Duplicate", "Monista", "Duplicera", "Çoğalt";
    LIST_NAME: "Name of the list", "Listan nimi", "Listans namn", "Listenin adı";
    LIST_NAMELESS: "Our dares", "Meidän tehtävämme", "Våra uppdrag", "Bizim görevlerimiz";
    LIST_LANGUAGE: "Language of the list", "Listan kieli", "Listans språk", "Listenin dili";
    LIST_COUNT: "Dares: {n}", "Tehtäviä: {n}", "Antal uppdrag: {n}", "Görev sayısı: {n}";
    LIST_UNFINISHED: "Not ready to play yet.", "Ei vielä valmis pelattavaksi.", "Inte klar att spelas än.", "Henüz oynanmaya hazır değil.";
    LIST_ADULTS: "For adults only", "Vain aikuisille", "Endast för vuxna", "Yalnızca yetişkinlere";
    LIST_LEVEL: "Level of the dares", "Tehtävien taso", "Uppdragens nivå", "Görevlerin düzeyi";

    // Writing.
    LIST_DARE_TEXT: "Dare {n}", "Tehtävä {n}", "Uppdrag {n}", "Görev {n}";
    LIST_DETAILS: "More about dare {n}", "Lisää tehtävästä {n}", "Mer om uppdrag {n}", "Görev {n}: ayrıntılar";
    LIST_MOVE_UP: "Move dare {n} up", "Siirrä tehtävä {n} ylöspäin", "Flytta uppdrag {n} uppåt", "Görev {n}: yukarı taşı";
    LIST_MOVE_DOWN: "Move dare {n} down", "Siirrä tehtävä {n} alaspäin", "Flytta uppdrag {n} nedåt", "Görev {n}: aşağı taşı";
    LIST_ALTERNATIVE: "Another way (if wanted)", "Toinen tapa (jos haluatte)", "Ett annat sätt (om ni vill)", "Başka bir yol (isteğe bağlı)";
    LIST_LASTS: "Lasts until the next turn", "Kestää seuraavaan vuoroon", "Gäller till nästa tur", "Bir sonraki sıraya kadar sürer";
    LIST_TIMER: "Timer, seconds", "Ajastin, sekuntia", "Timer, sekunder", "Süre, saniye";
    LIST_ASKS_FOR: "Asks for", "Tarvitaan", "Kräver", "Gereken";
    LIST_CHARACTERS_LEFT: "Characters left: {n}", "Merkkejä jäljellä: {n}", "Tecken kvar: {n}", "Kalan karakter: {n}";
    LIST_CLEAR_DARE: "Clear dare {n}", "Tyhjennä tehtävä {n}", "Töm uppdrag {n}", "Görev {n}: temizle";
    LIST_CLEARED: "Dare cleared.", "Tehtävä tyhjennetty.", "Uppdraget är tömt.", "Görev temizlendi.";
    LIST_DELETED: "List deleted.", "Lista poistettu.", "Listan är borttagen.", "Liste silindi.";
    LIST_TIP: "Good dares can be done in the room, hurt nobody and are over in a minute.",
        "Hyvä tehtävä sujuu huoneessa, ei satuta ketään ja on ohi minuutissa.",
        "Ett bra uppdrag går att göra i rummet, skadar ingen och är klart på en minut.",
        "İyi bir görev odada yapılır, kimseyi incitmez ve bir dakikada biter.";
    LIST_SAVED_ALWAYS: "Every word is saved as you write.", "Jokainen sana tallentuu heti.", "Varje ord sparas medan ni skriver.",
        "Her kelime yazarken kaydedilir.";

    // Sharing.
    LIST_SHARE: "Share the list", "Jaa lista muille", "Dela listan", "Listeyi paylaş";
    LIST_SHARE_HINT: "The whole list travels in the link. It is stored nowhere else.", "Koko lista kulkee linkissä. Sitä ei tallenneta muualle.",
        "Hela listan följer med i länken. Den sparas ingen annanstans.", "Bütün liste bağlantının içindedir. Başka yerde saklanmaz.";
    LIST_WITH_RULES: "Send the chosen rules of the game along", "Lähetä valitut pelisäännöt mukana", "Skicka med de valda spelreglerna",
        "Seçili oyun kurallarını da gönder";
    LIST_LINK: "Link", "Linkki", "Länk", "Bağlantı";
    LIST_COPY_LINK: "Copy the link", "Kopioi linkki", "Kopiera länken", "Bağlantıyı kopyala";
    LIST_CODE: "The same as a code to paste", "Sama liitettävänä koodina", "Samma som en kod att klistra in", "Aynısı, yapıştırılacak kod olarak";
    LIST_COPY_CODE: "Copy the code", "Kopioi koodi", "Kopiera koden", "Kodu kopyala";
    LIST_COPY_FAILED: "The browser does not allow copying. The text is marked: copy it by hand.",
        "Selain ei salli kopiointia. Teksti on valittuna: kopioi se itse.",
        "Webbläsaren tillåter inte kopiering. Texten är markerad: kopiera den för hand.",
        "Tarayıcı kopyalamaya izin vermiyor. Metin seçili: elle kopyala.";
    LIST_SEND: "Send it", "Lähetä", "Skicka", "Gönder";
    LIST_SAVE_FILE: "Save as a file", "Tallenna tiedostoksi", "Spara som fil", "Dosya olarak kaydet";
    LIST_QR: "QR code of the link", "Linkin QR-koodi", "Länkens QR-kod", "Bağlantının QR kodu";
    LIST_QR_TOO_LONG: "The link is too long for a QR code that a camera can read. Save it as a file instead.",
        "Linkki on liian pitkä QR-koodiin, jonka kamera pystyisi lukemaan. Tallenna se tiedostoksi.",
        "Länken är för lång för en QR-kod som en kamera kan läsa. Spara den som fil i stället.",
        "Bağlantı, kameranın okuyabileceği bir QR kodu için çok uzun. Onun yerine dosya olarak kaydet.";

    // Receiving.
    LIST_RECEIVED: "A list from somebody", "Lista joltakulta", "En lista från någon", "Birinden gelen liste";
    LIST_FOREIGN: "Written by somebody else. Read it through before you play.", "Jonkun muun kirjoittama. Lukekaa se läpi ennen peliä.",
        "Skriven av någon annan. Läs igenom den innan ni spelar.", "Başkası yazdı. Oynamadan önce baştan sona okuyun.";
    LIST_KNOWN: "There is a list with the same dares already: {name}", "Samat tehtävät ovat jo listassa: {name}",
        "Samma uppdrag finns redan i listan: {name}", "Aynı görevler zaten şu listede var: {name}";
    LIST_TAKE: "Take the list", "Ota lista", "Ta emot listan", "Listeyi al";
    LIST_REFUSE: "No, thanks", "Ei kiitos", "Nej tack", "Hayır, teşekkürler";
    LIST_TAKEN: "Added to the own lists: {name}", "Lisätty omiin listoihin: {name}", "Tillagd bland de egna listorna: {name}",
        "Özel listelere eklendi: {name}";
    LIST_RULES_ALONG: "The rules of their game came along", "Mukana tulivat heidän pelisääntönsä", "Deras spelregler följde med",
        "Oyunlarının kuralları da geldi";
    LIST_RULES_UNKNOWN: "This version does not know them.", "Tämä versio ei tunne niitä.", "Den här versionen känner inte till dem.",
        "Bu sürüm onları tanımıyor.";
    LIST_USE_RULES: "Set the next game up with these rules", "Valmistele seuraava peli näillä säännöillä",
        "Ställ in nästa spel med de här reglerna", "Sonraki oyunu bu kurallarla hazırla";
    LIST_PASTE: "Link or code", "Linkki tai koodi", "Länk eller kod", "Bağlantı ya da kod";
    LIST_LOOK: "Show the list", "Näytä lista", "Visa listan", "Listeyi göster";
    LIST_OPEN_FILE: "Open a file or a picture of a QR code", "Avaa tiedosto tai QR-koodin kuva", "Öppna en fil eller en bild av en QR-kod",
        "Bir dosya ya da QR kodu resmi aç";
    LIST_NO_QR: "No QR code was found in this picture.", "Tästä kuvasta ei löytynyt QR-koodia.", "Ingen QR-kod hittades i bilden.",
        "Bu resimde QR kodu bulunamadı.";
    LIST_BAD_LINK: "This holds no list that can be read.", "Tässä ei ole luettavaa listaa.", "Det här innehåller ingen läsbar lista.",
        "Burada okunabilen bir liste yok.";
    LIST_DAMAGED_LINK: "This link is cut off or changed. Ask for it once more.", "Linkki on katkennut tai muuttunut. Pyydä se uudelleen.",
        "Länken är avkapad eller ändrad. Be om den en gång till.", "Bağlantı kesilmiş ya da değişmiş. Bir kez daha iste.";
    LIST_NEWER_LINK: "This comes from a newer version of the game.", "Tämä on pelin uudemmasta versiosta.",
        "Det här kommer från en nyare version av spelet.", "Bu, oyunun daha yeni bir sürümünden.";
    LIST_LONG_LINK: "This is longer than any list.", "Tämä on pidempi kuin mikään lista.", "Det här är längre än någon lista.",
        "Bu, bir listenin olabileceğinden daha uzun.";
    LIST_REFUSED: "The list cannot be taken. {what}", "Listaa ei voi ottaa. {what}", "Listan går inte att ta emot. {what}", "Liste alınamıyor. {what}";
    LIST_UNCHANGED: "Nothing on this device was changed.", "Tällä laitteella ei muuttunut mitään.", "Inget på den här enheten har ändrats.",
        "Bu cihazda hiçbir şey değişmedi.";

    // Everything as one file.
    BUNDLE: "Everything on this device", "Kaikki tällä laitteella", "Allt på den här enheten", "Bu cihazdaki her şey";
    BUNDLE_HINT: "Lists, game, scores and settings in one file, to keep or to take to another device.",
        "Listat, peli, tulokset ja asetukset yhdessä tiedostossa, talteen tai toiselle laitteelle.",
        "Listor, spel, resultat och inställningar i en fil, att spara eller flytta till en annan enhet.",
        "Listeler, oyun, skorlar ve ayarlar tek dosyada: saklamak ya da başka cihaza taşımak için.";
    BUNDLE_SAVE: "Save everything as a file", "Tallenna kaikki tiedostoksi", "Spara allt som en fil", "Her şeyi dosya olarak kaydet";
    BUNDLE_OPEN: "Bring back from a file", "Palauta tiedostosta", "Hämta tillbaka från en fil", "Dosyadan geri getir";
    BUNDLE_PREVIEW: "What the file holds", "Tiedoston sisältö", "Vad filen innehåller", "Dosyanın içindekiler";
    BUNDLE_NEW: "Not on this device yet.", "Ei vielä tällä laitteella.", "Finns inte på den här enheten.", "Bu cihazda henüz yok.";
    BUNDLE_SAME: "Here already, just the same.", "On jo täällä aivan samanlaisena.", "Finns redan här, precis likadant.", "Zaten burada, tıpatıp aynısı.";
    BUNDLE_DIFFERS: "Different from what is here.", "Eroaa siitä, mitä täällä on.", "Skiljer sig från det som finns här.", "Buradakinden farklı.";
    BUNDLE_UNUSABLE: "This version cannot go on with it.", "Tämä versio ei voi jatkaa sitä.", "Den här versionen kan inte fortsätta med det.",
        "Bu sürüm onu sürdüremez.";
    BUNDLE_LEAVE: "Leave it out", "Jätä pois", "Ta inte med", "Alma";
    BUNDLE_KEEP: "Keep what is here", "Säilytä täällä oleva", "Behåll det som finns här", "Buradaki kalsın";
    BUNDLE_TAKE: "Take it from the file", "Ota tiedostosta", "Ta det från filen", "Dosyadakini al";
    BUNDLE_BOTH: "Keep both", "Säilytä molemmat", "Behåll båda", "İkisi de kalsın";
    BUNDLE_UNTOUCHED: "Own lists that are not in the file and stay as they are: {n}",
        "Omia listoja, joita tiedostossa ei ole ja jotka säilyvät ennallaan: {n}",
        "Egna listor som inte finns i filen och blir som de är: {n}", "Dosyada olmayan ve olduğu gibi kalan özel listeler: {n}";
    BUNDLE_GO: "Take over what is chosen", "Ota valitut käyttöön", "Ta över det valda", "Seçilenleri al";
    BUNDLE_DONE: "What was chosen is here now.", "Valitut ovat nyt tällä laitteella.", "Det valda finns nu här.", "Seçilenler artık burada.";
    FILE_BAD: "This file holds nothing that can be read here.", "Tiedostossa ei ole mitään, minkä peli osaisi lukea.",
        "Filen innehåller inget som går att läsa här.", "Bu dosyada burada okunabilecek bir şey yok.";

    // From an address, and into the installed app.
    ADDRESS_UNKNOWN: "This link leads to no page of the game and holds no list.", "Linkki ei johda mihinkään pelin sivulle eikä sisällä listaa.",
        "Länken leder inte till någon sida i spelet och innehåller ingen lista.", "Bu bağlantı oyunun bir sayfasına gitmiyor ve içinde liste yok.";
    LIST_TO_APP: "To use this list in the installed app, copy the code, open “Dare lists” in the app, and paste it under “Link or code”.",
        "Jos haluat listan asennettuun sovellukseen, kopioi koodi, avaa sovelluksessa ”Tehtävälistat” ja liitä se kohtaan ”Linkki tai koodi”.",
        "För att få listan i den installerade appen: kopiera koden, öppna ”Uppdragslistor” i appen och klistra in den under ”Länk eller kod”.",
        "Listeyi yüklü uygulamada kullanmak için kodu kopyala, uygulamada “Cesaret listeleri”ni aç ve “Bağlantı ya da kod” alanına yapıştır.";
}
