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

    // What was damaged, and the backups.
    STORE_GAME_RECOVERED: "The last save of the game was damaged. The game goes on from the save before it; the damaged one is a backup.",
        "Pelin viimeisin tallennus oli vioittunut. Peli jatkuu sitä edellisestä; vioittunut säilyi varmuuskopiona.",
        "Det senast sparade läget var skadat. Spelet fortsätter från läget före det; det skadade finns kvar som säkerhetskopia.",
        "Oyunun son kaydı bozuktu. Oyun ondan önceki kayıttan sürüyor; bozuk kayıt yedek olarak duruyor.";
    STORE_LISTS_CORRUPT: "Your lists could not be read. They were kept as a backup.",
        "Omia listoja ei voitu lukea. Ne säilytettiin varmuuskopiona.", "De egna listorna gick inte att läsa. De finns kvar som säkerhetskopia.",
        "Özel listeler okunamadı. Yedek olarak saklandılar.";
    STORE_LISTS_RECOVERED: "Your lists were damaged. They are back as they were before the last change; the damaged ones are a backup.",
        "Omat listat olivat vioittuneet. Ne palautettiin viimeistä muutosta edeltäneinä; vioittuneet säilyivät varmuuskopiona.",
        "De egna listorna var skadade. De är tillbaka som de var före den senaste ändringen; de skadade finns kvar som säkerhetskopia.",
        "Özel listeler bozulmuştu. Son değişiklikten önceki hâlleriyle geri geldiler; bozuk olanlar yedek olarak duruyor.";
    STORE_LISTS_NEWER: "Your lists come from a newer version. They were kept untouched; update to use them.",
        "Omat listat ovat uudemmasta versiosta. Ne säilyvät koskemattomina; ne saa käyttöön päivityksen jälkeen.",
        "De egna listorna kommer från en nyare version. De är orörda; uppdatera för att använda dem.",
        "Özel listeler daha yeni bir sürümden. Dokunulmadan saklandılar; kullanmak için güncelle.";
    STORE_SETTINGS_CORRUPT: "The settings could not be read. The defaults apply; the old settings were kept as a backup.",
        "Asetuksia ei voitu lukea. Käytössä ovat oletukset; vanhat säilytettiin varmuuskopiona.",
        "Inställningarna gick inte att läsa. Standard gäller; de gamla finns kvar som säkerhetskopia.",
        "Ayarlar okunamadı. Varsayılanlar geçerli; eskileri yedek olarak saklandı.";
    STORE_SETTINGS_RECOVERED: "The settings were damaged. They are back as they were before the last change.",
        "Asetukset olivat vioittuneet. Ne palautettiin viimeistä muutosta edeltäneinä.",
        "Inställningarna var skadade. De är tillbaka som de var före den senaste ändringen.",
        "Ayarlar bozulmuştu. Son değişiklikten önceki hâlleriyle geri geldiler.";
    STORE_SETTINGS_NEWER: "The settings come from a newer version. The defaults apply until you update.",
        "Asetukset ovat uudemmasta versiosta. Oletukset ovat käytössä päivitykseen asti.",
        "Inställningarna kommer från en nyare version. Standard gäller tills du uppdaterar.",
        "Ayarlar daha yeni bir sürümden. Güncelleyene kadar varsayılanlar geçerli.";
    BACKUPS: "Backups", "Varmuuskopiot", "Säkerhetskopior", "Yedekler";
    BACKUPS_HINT: "These could not be read here. Save one as a file before you delete it.",
        "Näitä ei voitu lukea täällä. Tallenna tiedostoksi, ennen kuin poistat.",
        "De här gick inte att läsa här. Spara som fil innan du tar bort.", "Bunlar burada okunamadı. Silmeden önce dosya olarak kaydet.";
    BACKUP_DELETED: "Backup deleted.", "Varmuuskopio poistettu.", "Säkerhetskopian är borttagen.", "Yedek silindi.";
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
