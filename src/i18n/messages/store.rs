//! Saving, trouble with saving, resuming, crashing.

use crate::i18n::message::words;

words! {
    STORAGE: "Saving", "Tallennus", "Sparande", "Kayıt";
    STORE_FINE: "The game is saved on this device after every move.", "Peli tallentuu tälle laitteelle joka siirron jälkeen.",
        "Spelet sparas på den här enheten efter varje drag.", "Oyun her hamleden sonra bu cihaza kaydedilir.";
    STORE_BLOCKED: "Your browser’s settings block saving. The game lasts only as long as this page is open.",
        "Tallennus on estetty selaimen asetuksissa. Peli säilyy vain niin kauan kuin sivu on auki.",
        "Sparande är blockerat i webbläsarens inställningar. Spelet finns bara så länge sidan är öppen.",
        "Kaydetme tarayıcı ayarlarında engellenmiş. Oyun yalnızca bu sayfa açık kaldıkça sürer.";
    STORE_FULL: "Storage is full, so this game isn’t being saved. Delete one of your lists to make room.",
        "Tallennustila on täynnä: tätä peliä ei tallenneta. Tee tilaa poistamalla jokin oma lista.",
        "Lagringsutrymmet är fullt: spelet sparas inte. Ta bort en egen lista för att göra plats.",
        "Depolama dolu: bu oyun kaydedilmiyor. Yer açmak için özel bir liste sil.";
    STORE_CORRUPT: "The saved game couldn’t be read. It was kept as a backup, and you’re starting fresh.",
        "Tallennettua peliä ei voitu lukea. Se säilytettiin varmuuskopiona, ja aloitettiin puhtaalta pöydältä.",
        "Det sparade spelet gick inte att läsa. Det behölls som säkerhetskopia, och allt börjar på nytt.",
        "Kayıtlı oyun okunamadı. Yedek olarak saklandı ve baştan başlandı.";
    STORE_NEWER: "The saved game is from a newer version. It hasn’t been touched; update to continue it.",
        "Tallennettu peli on uudemmasta versiosta. Se säilyy koskemattomana; jatka sitä päivityksen jälkeen.",
        "Det sparade spelet kommer från en nyare version. Det är orört; uppdatera för att fortsätta.",
        "Kayıtlı oyun daha yeni bir sürümden. Dokunulmadan saklandı; devam etmek için güncelle.";
    STORE_OVERWRITE_ASK: "You have an unfinished game. Start a new one instead?", "Peli on kesken. Aloitetaanko sen tilalle uusi?",
        "Det finns ett oavslutat spel. Starta ett nytt i stället?", "Yarım kalmış bir oyun var. Yerine yenisi başlasın mı?";
    STORE_OVERWRITE_KEEP: "Continue the old one", "Jatka keskeneräistä", "Fortsätt det gamla", "Eskisine devam et";
    STORE_OVERWRITE_DO: "Start a new one", "Aloita uusi", "Starta ett nytt", "Yenisini başlat";
    BACKUP_SAVE: "Save as a file", "Tallenna tiedostoksi", "Spara som fil", "Dosya olarak kaydet";
    FILE_FOREIGN: "This file isn’t from this game.", "Tämä tiedosto ei ole tästä pelistä.", "Den här filen kommer inte från det här spelet.",
        "Bu dosya bu oyundan değil.";
    ELSEWHERE: "The game is open in another window", "Peli on auki toisessa ikkunassa", "Spelet är öppet i ett annat fönster",
        "Oyun başka bir pencerede açık";
    ELSEWHERE_HINT: "You can play in only one window at a time, so that no move gets lost. Continue here, and the other window will wait.",
        "Peliä voi pelata vain yhdessä ikkunassa kerrallaan, jotta mitään ei katoa. Jos jatkat tässä, toinen ikkuna jää odottamaan.",
        "Du kan bara spela i ett fönster i taget, så att inga drag går förlorade. Om du fortsätter här väntar det andra fönstret.",
        "Hiçbir hamle kaybolmasın diye aynı anda yalnızca bir pencerede oynanabilir. Burada devam edersen öteki pencere bekler.";
    PLAY_HERE: "Play here", "Pelaa tässä", "Spela här", "Burada oyna";
}
