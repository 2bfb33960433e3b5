//! Saving, trouble with saving, resuming, crashing.

use crate::i18n::word::words;

words! {
    STORAGE: "Saving", "Tallennus", "Sparande", "Kayıt";
    STORE_FINE: "The game is saved on this device after every move.", "Peli tallentuu tälle laitteelle joka siirron jälkeen.",
        "Spelet sparas på den här enheten efter varje drag.", "Oyun her hamleden sonra bu cihaza kaydedilir.";
    STORE_MISSING: "This browser does not keep data. The game lasts only as long as this page is open.",
        "Tämä selain ei säilytä tietoja. Peli säilyy vain niin kauan kuin sivu on auki.",
        "Den här webbläsaren sparar inget. Spelet finns bara så länge sidan är öppen.",
        "Bu tarayıcı veri saklamıyor. Oyun yalnızca bu sayfa açıkken durur.";
    STORE_BLOCKED: "Saving is blocked in the browser’s settings. The game lasts only as long as this page is open.",
        "Tallennus on estetty selaimen asetuksissa. Peli säilyy vain niin kauan kuin sivu on auki.",
        "Sparande är blockerat i webbläsarens inställningar. Spelet finns bara så länge sidan är öppen.",
        "Kaydetme tarayıcı ayarlarında engellenmiş. Oyun yalnızca bu sayfa açıkken durur.";
    STORE_FULL: "The storage is full: this game is not being saved. Delete an own list to make room.",
        "Tallennustila on täynnä: tätä peliä ei tallenneta. Tee tilaa poistamalla jokin oma lista.",
        "Lagringsutrymmet är fullt: spelet sparas inte. Ta bort en egen lista för att göra plats.",
        "Depolama dolu: bu oyun kaydedilmiyor. Yer açmak için özel bir liste sil.";
    STORE_CORRUPT: "The saved game could not be read. It was kept as a backup, and a fresh start was made.",
        "Tallennettua peliä ei voitu lukea. Se säilytettiin varmuuskopiona, ja aloitettiin puhtaalta pöydältä.",
        "Det sparade spelet gick inte att läsa. Det behölls som säkerhetskopia, och allt börjar på nytt.",
        "Kayıtlı oyun okunamadı. Yedek olarak saklandı ve baştan başlandı.";
    STORE_NEWER: "The saved game comes from a newer version. It was kept untouched; update to continue it.",
        "Tallennettu peli on uudemmasta versiosta. Se säilyy koskemattomana; jatka sitä päivityksen jälkeen.",
        "Det sparade spelet kommer från en nyare version. Det är orört; uppdatera för att fortsätta.",
        "Kayıtlı oyun daha yeni bir sürümden. Dokunulmadan saklandı; devam etmek için güncelle.";
    STORE_FAILED: "The last move could not be saved.", "Viimeisintä siirtoa ei voitu tallentaa.", "Det senaste draget kunde inte sparas.",
        "Son hamle kaydedilemedi.";
    STORE_TRY_AGAIN: "Try again", "Yritä uudelleen", "Försök igen", "Yeniden dene";
    STORE_BACKUP_SAVE: "Save the backup", "Tallenna varmuuskopio", "Spara säkerhetskopian", "Yedeği kaydet";
    STORE_BACKUP_DELETE: "Delete the backup", "Poista varmuuskopio", "Ta bort säkerhetskopian", "Yedeği sil";
    STORE_OVERWRITE_ASK: "There is an unfinished game. Start a new one in its place?", "Peli on kesken. Aloitetaanko sen tilalle uusi?",
        "Det finns ett oavslutat spel. Starta ett nytt i stället?", "Yarım kalmış bir oyun var. Yerine yenisi başlasın mı?";
    STORE_OVERWRITE_KEEP: "Continue the old one", "Jatka keskeneräistä", "Fortsätt det gamla", "Eskisine devam et";
    STORE_OVERWRITE_DO: "Start a new one", "Aloita uusi", "Starta ett nytt", "Yenisini başlat";
    STORE_OTHER_TAB: "The game is open in another window. Go on there, or take it over here.",
        "Peli on auki toisessa ikkunassa. Jatka siellä tai siirrä se tähän.",
        "Spelet är öppet i ett annat fönster. Fortsätt där, eller ta över det här.",
        "Oyun başka bir pencerede açık. Orada devam et ya da buraya al.";
    STORE_TAKE_OVER: "Take it over here", "Siirrä tähän", "Ta över här", "Buraya al";

    RESUMED: "The game goes on where it was.", "Peli jatkuu siitä, mihin se jäi.", "Spelet fortsätter där det var.", "Oyun kaldığı yerden sürüyor.";
    RESUME_NONE: "No game is saved.", "Tallennettua peliä ei ole.", "Inget spel är sparat.", "Kayıtlı oyun yok.";
    CRASHED: "Something went wrong.", "Jokin meni vikaan.", "Något gick fel.", "Bir şeyler ters gitti.";
    CRASHED_HINT: "The game is saved up to the last move. Load the page again to go on.",
        "Peli on tallessa viimeiseen siirtoon asti. Jatka lataamalla sivu uudelleen.",
        "Spelet är sparat till och med det senaste draget. Ladda om sidan för att fortsätta.",
        "Oyun son hamleye kadar kayıtlı. Devam etmek için sayfayı yeniden yükle.";
    RELOAD: "Load again", "Lataa uudelleen", "Ladda om", "Yeniden yükle";
    CRASH_COPY: "Copy the report", "Kopioi raportti", "Kopiera rapporten", "Raporu kopyala";
}
