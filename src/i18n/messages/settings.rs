//! Settings, installing, updating.

use crate::i18n::message::words;

words! {
    SOUND: "Sound", "Äänet", "Ljud", "Ses";
    SOUND_HINT: "Short, quiet sounds. Everything they tell you is on the screen too.", "Lyhyitä, hiljaisia ääniä. Kaiken näkee myös ruudulta.",
        "Korta, tysta ljud. Allt de säger syns också på skärmen.", "Kısa, kısık sesler. Anlattıkları ekranda da görünür.";
    FROM_DEVICE: "same as device", "laitteen mukaan", "som enheten", "cihaza göre";
    MOTION: "Motion", "Liike", "Rörelse", "Hareket";
    MOTION_REDUCED: "reduced", "vähennetty", "mindre", "azaltılmış";
    COMPUTER_SPEED: "Computer player speed", "Tietokonepelaajien nopeus", "Datorspelarnas tempo", "Bilgisayar oyuncularının hızı";
    SPEED_CALM: "slow", "rauhallinen", "lugnt", "sakin";
    SPEED_NORMAL: "normal", "tavallinen", "normalt", "normal";
    SPEED_FAST: "fast", "nopea", "snabbt", "hızlı";
    UPRIGHT: "Keep everything upright", "Kaikki samaan suuntaan", "Allt åt samma håll", "Her şey dik";
    UPRIGHT_HINT: "For a tablet on a stand or in someone’s hands. Otherwise, each hand faces its player.",
        "Kun tabletti on pystyssä tai kädessä. Muuten käsi kääntyy pelaajaan päin.",
        "För en platta som står upp eller hålls. Annars vänds varje hand mot sin spelare.",
        "Dik duran ya da elde tutulan tablet için. Yoksa her el sahibine döner.";
    HOLD_REVEAL: "Hold to show cards", "Kortit näkyvät painettaessa", "Håll in för att visa korten", "Kartları basılı tutarak göster";
    HOLD_REVEAL_HINT: "Keeps you from showing them by accident.", "Suojaa vahingossa napauttamiselta.", "Skyddar mot en oavsiktlig tryckning.",
        "Yanlışlıkla dokunmaya karşı korur.";
    ONE_TAP: "Play with one tap", "Pelaa yhdellä napautuksella", "Spela med ett tryck", "Tek dokunuşla oyna";
    ONE_TAP_HINT: "Otherwise, the first tap lifts the card and the second plays it.", "Muuten ensimmäinen napautus nostaa kortin esiin ja toinen pelaa sen.",
        "Annars lyfter första trycket kortet och det andra spelar det.", "Yoksa ilk dokunuş kartı kaldırır, ikincisi oynar.";
    AUTO_CALL: "Call “Last card!” automatically", "”Viimeinen!” sanotaan automaattisesti", "Säg ”Sista kortet!” automatiskt",
        "“Son kart!” kendiliğinden söylensin";
    AUTO_CALL_HINT: "Then nobody can get caught.", "Silloin kenellekään ei voi huomauttaa.", "Då kan ingen åka fast.", "O zaman kimse yakalanamaz.";
    KEYS: "Keyboard shortcuts", "Pikanäppäimet", "Kortkommandon", "Klavye kısayolları";
    KEYS_HINT: "Use single letters in the game, such as D to draw.", "Yksittäiset kirjaimet toimivat pelissä, esimerkiksi D nostaa kortin.",
        "Enstaka bokstäver fungerar i spelet, till exempel D för att dra.", "Oyunda tek harfler iş görür, örneğin D kart çeker.";
    SECONDS: "{n} s", "{n} s", "{n} s", "{n} sn";

    INSTALL: "Install the game", "Asenna peli", "Installera spelet", "Oyunu yükle";
    UPDATE_NOW: "Update now", "Päivitä nyt", "Uppdatera nu", "Şimdi güncelle";
    UPDATE_IDLE: "A new version is ready.", "Uusi versio on valmis.", "En ny version är klar.", "Yeni sürüm hazır.";
    THIS_DEVICE: "This device", "Tämä laite", "Den här enheten", "Bu cihaz";
    VERSION: "Version {n}", "Versio {n}", "Version {n}", "Sürüm {n}";
    IS_PERSISTED: "Saved data stays, even when the device is low on space.", "Tallennettu säilyy, vaikka laitteen tila kävisi vähiin.",
        "Det sparade finns kvar även när enheten har ont om plats.", "Cihazda yer azalsa bile kayıtlar silinmez.";
    NOT_PERSISTED: "The browser may delete saved data when the device is low on space.",
        "Selain saattaa poistaa tallennetun, jos laitteen tila käy vähiin.",
        "Webbläsaren kan ta bort det sparade när enheten har ont om plats.",
        "Cihazda yer azalırsa tarayıcı kayıtları silebilir.";
    IS_INSTALLED: "Installed as an app.", "Asennettu sovellukseksi.", "Installerat som app.", "Uygulama olarak yüklü.";
    NOT_INSTALLED: "Not installed: running in the browser.", "Ei asennettu: toimii selaimessa.", "Inte installerat: körs i webbläsaren.",
        "Yüklü değil: tarayıcıda çalışıyor.";
    IS_OFFLINE_READY: "Ready to play offline.", "Toimii myös ilman verkkoa.", "Fungerar även utan nätverk.", "İnternetsiz de oynanabilir.";
    NOT_OFFLINE_READY: "Needs a network for now.", "Tarvitsee toistaiseksi verkon.", "Kräver nätverk tills vidare.", "Şimdilik internet gerekiyor.";
    LANG_MISSING: "That language couldn’t be loaded. Try again when you’re online.",
        "Kieltä ei voitu ladata. Yritä uudelleen, kun verkko toimii.",
        "Språket gick inte att läsa in. Försök igen när du är online.",
        "Bu dil yüklenemedi. İnternete bağlanınca tekrar dene.";
}
