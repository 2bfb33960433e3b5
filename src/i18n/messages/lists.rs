//! Dare lists: choosing, writing, sharing, taking over.

use crate::i18n::message::words;

words! {
    LISTS_BUILT_IN: "Built-in lists", "Pelin listat", "Spelets listor", "Oyunun listeleri";
    LISTS_OWN: "House Rules", "Omat säännöt", "Egna regler", "Özel kurallar";
    LISTS_NONE: "You haven’t made any lists yet.", "Ei vielä omia listoja.", "Inga egna listor än.", "Daha özel liste yok.";
    LIST_NEW: "New list", "Uusi lista", "Ny lista", "Yeni liste";
    LIST_NEW_SET: "New set for adults", "Uusi aikuisten listasarja", "Ny uppsättning för vuxna", "Yeni yetişkin liste seti";
    LIST_COPY: "Make your own copy", "Tee oma kopio", "Gör en egen kopia", "Kendi kopyanı yap";
    LIST_DUPLICATE: "Duplicate", "Monista", "Duplicera", "Çoğalt";
    LIST_NAME: "List name", "Listan nimi", "Listans namn", "Listenin adı";
    LIST_NAMELESS: "Our dares", "Meidän tehtävämme", "Våra uppdrag", "Bizim görevlerimiz";
    LIST_LANGUAGE: "List language", "Listan kieli", "Listans språk", "Listenin dili";
    LIST_COUNT: "Dares: {n}", "Tehtäviä: {n}", "Antal uppdrag: {n}", "Görev sayısı: {n}";
    LIST_UNFINISHED: "Not ready to play yet.", "Ei vielä valmis pelattavaksi.", "Inte klar att spelas än.", "Henüz oynanmaya hazır değil.";
    LIST_ADULTS: "For adults only", "Vain aikuisille", "Endast för vuxna", "Yalnızca yetişkinlere";
    LIST_LEVEL: "Dare level", "Tehtävien taso", "Uppdragens nivå", "Görevlerin düzeyi";

    // Writing.
    LIST_DARE_TEXT: "Dare {n}", "Tehtävä {n}", "Uppdrag {n}", "Görev {n}";
    LIST_DETAILS: "Details for dare {n}", "Lisää tehtävästä {n}", "Mer om uppdrag {n}", "Görev {n}: ayrıntılar";
    LIST_MOVE_UP: "Move dare {n} up", "Siirrä tehtävä {n} ylöspäin", "Flytta uppdrag {n} uppåt", "Görev {n}: yukarı taşı";
    LIST_MOVE_DOWN: "Move dare {n} down", "Siirrä tehtävä {n} alaspäin", "Flytta uppdrag {n} nedåt", "Görev {n}: aşağı taşı";
    LIST_ALTERNATIVE: "Another way (optional)", "Toinen tapa (valinnainen)", "Ett annat sätt (valfritt)", "Başka bir yol (isteğe bağlı)";
    LIST_LASTS: "Lasts until the next turn", "Kestää seuraavaan vuoroon", "Gäller till nästa tur", "Bir sonraki sıraya kadar sürer";
    LIST_TIMER: "Timer (seconds)", "Ajastin (sekuntia)", "Timer (sekunder)", "Süre (saniye)";
    LIST_ASKS_FOR: "Involves", "Tarvitaan", "Kräver", "Gereken";
    LIST_CHARACTERS_LEFT: "Characters left: {n}", "Merkkejä jäljellä: {n}", "Tecken kvar: {n}", "Kalan karakter: {n}";
    LIST_CLEAR_DARE: "Clear dare {n}", "Tyhjennä tehtävä {n}", "Töm uppdrag {n}", "Görev {n}: temizle";
    LIST_CLEARED: "Dare cleared.", "Tehtävä tyhjennetty.", "Uppdraget är tömt.", "Görev temizlendi.";
    LIST_DELETED: "List deleted.", "Lista poistettu.", "Listan är borttagen.", "Liste silindi.";
    LIST_TIP: "A good dare can be done right here in the room, hurts nobody and is over in a minute.",
        "Hyvä tehtävä sujuu huoneessa, ei satuta ketään ja on ohi minuutissa.",
        "Ett bra uppdrag går att göra i rummet, skadar ingen och är klart på en minut.",
        "İyi bir görev odada yapılır, kimseyi incitmez ve bir dakikada biter.";
    LIST_SAVED_ALWAYS: "Everything is saved as you type.", "Kaikki tallentuu samalla kun kirjoitat.", "Allt sparas medan du skriver.",
        "Her şey yazarken kaydedilir.";

    // Sharing.
    LIST_SHARE: "Share the list", "Jaa lista muille", "Dela listan", "Listeyi paylaş";
    LIST_SHARE_HINT: "The link contains the whole list. Nothing is stored online.", "Koko lista kulkee linkissä. Verkkoon ei tallennu mitään.",
        "Hela listan följer med i länken. Inget sparas på nätet.", "Bütün liste bağlantının içindedir. İnternette hiçbir şey saklanmaz.";
    LIST_WITH_RULES: "Include the rules you chose", "Lähetä valitut pelisäännöt mukana", "Skicka med de valda spelreglerna",
        "Seçili oyun kurallarını da gönder";
    LIST_LINK: "Link", "Linkki", "Länk", "Bağlantı";
    LIST_COPY_LINK: "Copy the link", "Kopioi linkki", "Kopiera länken", "Bağlantıyı kopyala";
    LIST_CODE: "Or as a code to paste", "Sama liitettävänä koodina", "Samma som en kod att klistra in", "Aynısı, yapıştırılacak kod olarak";
    LIST_COPY_CODE: "Copy the code", "Kopioi koodi", "Kopiera koden", "Kodu kopyala";
    LIST_COPY_FAILED: "Your browser doesn’t allow copying. The text is selected, so you can copy it yourself.",
        "Selain ei salli kopiointia. Teksti on valittuna: kopioi se itse.",
        "Webbläsaren tillåter inte kopiering. Texten är markerad: kopiera den för hand.",
        "Tarayıcı kopyalamaya izin vermiyor. Metin seçili: elle kopyala.";
    LIST_SEND: "Send", "Lähetä", "Skicka", "Gönder";
    LIST_SAVE_FILE: "Save as a file", "Tallenna tiedostoksi", "Spara som fil", "Dosya olarak kaydet";
    LIST_QR: "QR code for the link", "Linkin QR-koodi", "Länkens QR-kod", "Bağlantının QR kodu";
    LIST_QR_TOO_LONG: "This link is too long for a QR code that a camera can read. Save the list as a file instead.",
        "Linkki on liian pitkä QR-koodiin, jonka kamera pystyisi lukemaan. Tallenna lista tiedostoksi.",
        "Länken är för lång för en QR-kod som en kamera kan läsa. Spara listan som fil i stället.",
        "Bağlantı, kameranın okuyabileceği bir QR kodu için çok uzun. Listeyi dosya olarak kaydet.";

    // Receiving.
    LIST_RECEIVED: "A list from someone else", "Muilta saatu lista", "En lista från någon annan", "Birinden gelen liste";
    LIST_FOREIGN: "Someone else wrote this. Read it through before you play.", "Jonkun muun kirjoittama. Lukekaa se läpi ennen peliä.",
        "Skriven av någon annan. Läs igenom den innan ni spelar.", "Başkası yazdı. Oynamadan önce baştan sona okuyun.";
    LIST_KNOWN: "You already have a list with the same dares: {name}", "Samat tehtävät ovat jo listassa: {name}",
        "Samma uppdrag finns redan i listan: {name}", "Aynı görevler zaten şu listede var: {name}";
    LIST_TAKE: "Add this list", "Lisää lista", "Lägg till listan", "Listeyi ekle";
    LIST_REFUSE: "No thanks", "Ei kiitos", "Nej tack", "Hayır, teşekkürler";
    LIST_TAKEN: "Added to your lists: {name}", "Lisätty omiin listoihin: {name}", "Tillagd bland dina listor: {name}",
        "Listelerine eklendi: {name}";
    LIST_RULES_ALONG: "Their game rules came with it", "Mukana tulivat heidän pelisääntönsä", "Deras spelregler följde med",
        "Oyunlarının kuralları da geldi";
    LIST_RULES_UNKNOWN: "This version doesn’t know these rules.", "Tämä versio ei tunne näitä sääntöjä.", "Den här versionen känner inte till de här reglerna.",
        "Bu sürüm bu kuralları tanımıyor.";
    LIST_USE_RULES: "Use these rules for the next game", "Käytä näitä sääntöjä seuraavassa pelissä",
        "Använd de här reglerna i nästa spel", "Sonraki oyunda bu kuralları kullan";
    LIST_PASTE: "Link or code", "Linkki tai koodi", "Länk eller kod", "Bağlantı ya da kod";
    LIST_LOOK: "Show the list", "Näytä lista", "Visa listan", "Listeyi göster";
    LIST_OPEN_FILE: "Open a file or a picture of a QR code", "Avaa tiedosto tai QR-koodin kuva", "Öppna en fil eller en bild av en QR-kod",
        "Bir dosya ya da QR kodu resmi aç";
    LIST_NO_QR: "There’s no QR code in this picture.", "Tästä kuvasta ei löytynyt QR-koodia.", "Ingen QR-kod hittades i bilden.",
        "Bu resimde QR kodu bulunamadı.";
    LIST_BAD_LINK: "There’s no list here that the game can read.", "Tässä ei ole listaa, jonka peli osaisi lukea.", "Här finns ingen lista som spelet kan läsa.",
        "Burada oyunun okuyabileceği bir liste yok.";
    LIST_DAMAGED_LINK: "This link was cut off or changed. Ask for it again.", "Linkki on katkennut tai muuttunut. Pyydä se uudelleen.",
        "Länken är avkapad eller ändrad. Be om den en gång till.", "Bağlantı kesilmiş ya da değişmiş. Bir kez daha iste.";
    LIST_NEWER_LINK: "This comes from a newer version of the game.", "Tämä on pelin uudemmasta versiosta.",
        "Det här kommer från en nyare version av spelet.", "Bu, oyunun daha yeni bir sürümünden.";
    LIST_LONG_LINK: "This is too long to be a list.", "Tämä on liian pitkä listaksi.", "Det här är för långt för att vara en lista.",
        "Bu, bir liste için fazla uzun.";
    LIST_REFUSED: "This list can’t be added. {what}", "Listaa ei voi lisätä. {what}", "Listan går inte att lägga till. {what}", "Liste eklenemiyor. {what}";
    LIST_UNCHANGED: "Nothing on this device has changed.", "Tällä laitteella ei muuttunut mitään.", "Inget på den här enheten har ändrats.",
        "Bu cihazda hiçbir şey değişmedi.";

    // Everything as one file.
    BUNDLE: "Everything on this device", "Kaikki tällä laitteella", "Allt på den här enheten", "Bu cihazdaki her şey";
    BUNDLE_HINT: "Lists, game, scores and settings in one file, to keep or move to another device.",
        "Listat, peli, tulokset ja asetukset yhdessä tiedostossa, talteen tai toiselle laitteelle.",
        "Listor, spel, resultat och inställningar i en fil, att spara eller flytta till en annan enhet.",
        "Listeler, oyun, skorlar ve ayarlar tek dosyada: saklamak ya da başka cihaza taşımak için.";
    BUNDLE_SAVE: "Save everything to a file", "Tallenna kaikki tiedostoksi", "Spara allt som en fil", "Her şeyi dosya olarak kaydet";
    BUNDLE_OPEN: "Restore from a file", "Palauta tiedostosta", "Återställ från en fil", "Dosyadan geri yükle";
    BUNDLE_PREVIEW: "What’s in the file", "Tiedoston sisältö", "Vad filen innehåller", "Dosyanın içindekiler";
    BUNDLE_NEW: "Not on this device yet.", "Ei vielä tällä laitteella.", "Finns inte på den här enheten.", "Bu cihazda henüz yok.";
    BUNDLE_SAME: "Already here, exactly the same.", "On jo täällä aivan samanlaisena.", "Finns redan här, precis likadant.", "Zaten burada, tıpatıp aynısı.";
    BUNDLE_DIFFERS: "Different from what’s here.", "Eroaa siitä, mitä täällä on.", "Skiljer sig från det som finns här.", "Buradakinden farklı.";
    BUNDLE_UNUSABLE: "This version can’t continue it.", "Tämä versio ei voi jatkaa sitä.", "Den här versionen kan inte fortsätta med det.",
        "Bu sürüm onu sürdüremez.";
    BUNDLE_LEAVE: "Leave it out", "Jätä pois", "Ta inte med", "Alma";
    BUNDLE_KEEP: "Keep what’s here", "Säilytä täällä oleva", "Behåll det som finns här", "Buradaki kalsın";
    BUNDLE_TAKE: "Use the one in the file", "Ota tiedostosta", "Ta det från filen", "Dosyadakini al";
    BUNDLE_BOTH: "Keep both", "Säilytä molemmat", "Behåll båda", "İkisi de kalsın";
    BUNDLE_UNTOUCHED: "Your other lists, which stay as they are: {n}",
        "Muita omia listoja, jotka säilyvät ennallaan: {n}",
        "Andra egna listor, som inte ändras: {n}", "Olduğu gibi kalan öbür özel listeler: {n}";
    BUNDLE_GO: "Restore selected items", "Palauta valitut", "Återställ det valda", "Seçilenleri geri yükle";
    BUNDLE_DONE: "Everything you chose is on this device now.", "Valitut ovat nyt tällä laitteella.", "Det valda finns nu här.", "Seçilenler artık burada.";
    BUNDLE_BACKUP: "A backup that couldn’t be read: {what}", "Varmuuskopio, jota ei voitu lukea: {what}",
        "En säkerhetskopia som inte gick att läsa: {what}", "Okunamayan bir yedek: {what}";
    FILE_BAD: "There’s nothing in this file that the game can read.", "Tiedostossa ei ole mitään, minkä peli osaisi lukea.",
        "Filen innehåller inget som spelet kan läsa.", "Bu dosyada oyunun okuyabileceği bir şey yok.";

    // From an address, and into the installed app.
    ADDRESS_UNKNOWN: "This link leads to no page of the game and holds no list.", "Linkki ei johda mihinkään pelin sivulle eikä sisällä listaa.",
        "Länken leder inte till någon sida i spelet och innehåller ingen lista.", "Bu bağlantı oyunun bir sayfasına gitmiyor ve içinde liste yok.";
    LIST_TO_APP: "To use this list in the installed app, copy the code, open “Dare lists” in the app, and paste it under “Link or code”.",
        "Jos haluat listan asennettuun sovellukseen, kopioi koodi, avaa sovelluksessa ”Tehtävälistat” ja liitä se kohtaan ”Linkki tai koodi”.",
        "För att få listan i den installerade appen: kopiera koden, öppna ”Uppdragslistor” i appen och klistra in den under ”Länk eller kod”.",
        "Listeyi yüklü uygulamada kullanmak için kodu kopyala, uygulamada “Cesaret listeleri”ni aç ve “Bağlantı ya da kod” alanına yapıştır.";
    LIST_FOR_APP: "Use it in the installed app", "Käytä asennetussa sovelluksessa", "Använd i den installerade appen", "Yüklü uygulamada kullan";
    CODE: "Code", "Koodi", "Kod", "Kod";
}
