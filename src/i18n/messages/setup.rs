//! Setting up a game: players, game, options, the draw for the dealer, the names of the games.

use crate::i18n::message::words;

words! {
    // The players.
    PLAYERS: "Players", "Pelaajat", "Spelare", "Oyuncular";
    PLAYER_NAME: "Name", "Nimi", "Namn", "Ad";
    PLAYER_N: "Player {n}", "Pelaaja {n}", "Spelare {n}", "{n}. oyuncu";
    ROBOT_N: "Robot {n}", "Robotti {n}", "Robot {n}", "Robot {n}";
    PERSON: "Person", "Ihminen", "Människa", "İnsan";
    COMPUTER_PLAYER: "Computer player", "Tietokonepelaaja", "Datorspelare", "Bilgisayar oyuncusu";
    ADD_PERSON: "Add a player", "Lisää pelaaja", "Lägg till en spelare", "Oyuncu ekle";
    ADD_COMPUTER: "Add a computer player", "Lisää tietokonepelaaja", "Lägg till en datorspelare", "Bilgisayar oyuncusu ekle";
    REMOVE_SEAT: "Remove {name}", "{name}: poista", "Ta bort {name}", "{name}: çıkar";
    MOVE_LEFT: "Move {name} left", "{name}: siirrä vasemmalle", "Flytta {name} åt vänster", "{name}: sola taşı";
    MOVE_RIGHT: "Move {name} right", "{name}: siirrä oikealle", "Flytta {name} åt höger", "{name}: sağa taşı";
    SEAT_ORDER_HINT:
        "Put the players in the order they’re sitting, clockwise.",
        "Järjestä pelaajat niin kuin he istuvat, myötäpäivään.",
        "Ordna spelarna som de sitter, medurs.",
        "Oyuncuları oturdukları sırayla, saat yönünde dizin.";
    NAME_EMPTY: "Every player needs a name.", "Jokainen pelaaja tarvitsee nimen.", "Alla spelare behöver ett namn.",
        "Her oyuncunun bir adı olmalı.";
    NAME_TAKEN: "Two players can’t have the same name.", "Kahdella pelaajalla ei voi olla samaa nimeä.",
        "Två spelare kan inte ha samma namn.", "İki oyuncunun adı aynı olamaz.";
    NAME_TOO_LONG: "A name can have up to {n} letters.", "Nimessä on enintään {n} kirjainta.", "Ett namn har högst {n} bokstäver.",
        "Bir ad en fazla {n} harf olabilir.";
    NO_PERSON: "At least one player must be a person.", "Ainakin yhden pelaajan on oltava ihminen.",
        "Minst en spelare måste vara människa.", "En az bir oyuncu insan olmalı.";

    // The game, its list and its options.
    GAME: "Game", "Peli", "Spel", "Oyun";
    CHOOSE_GAME: "Which rules?", "Millä säännöillä?", "Vilka regler?", "Hangi kurallar?";
    DARE_LIST: "Dare list", "Tehtävälista", "Uppdragslista", "Cesaret listesi";
    CHOOSE_LIST: "Which dares?", "Mitkä tehtävät?", "Vilka uppdrag?", "Hangi cesaret görevleri?";
    SEE_DARES: "See the dares", "Katso tehtävät", "Se uppdragen", "Görevleri gör";
    RULE_OUT: "Leave out dares that involve …", "Jätä pois tehtävät, joissa tarvitaan …", "Hoppa över uppdrag som kräver …",
        "Şunları gerektiren görevleri çıkar: …";
    TAG_MOVING: "moving around", "liikkumista", "rörelse", "hareket etmek";
    TAG_NOISY: "making noise", "melua", "oväsen", "gürültü yapmak";
    TAG_OUTSIDE_HELP: "someone else’s help", "toisen apua", "hjälp av någon annan", "başkasının yardımı";
    TAG_TOUCHING: "touching someone", "koskettamista", "beröring", "birine dokunmak";
    TAG_PHONE: "a phone", "puhelinta", "en telefon", "telefon";
    OPTIONS: "Options", "Valinnat", "Val", "Seçenekler";
    EXTRA_RULES: "Extra rules", "Lisäsäännöt", "Extraregler", "Ek kurallar";
    OPTIONS_RESET: "Reset to defaults", "Palauta oletukset", "Återställ standard", "Varsayılana dön";
    OPTION_CHANGED: "changed", "muutettu", "ändrat", "değiştirildi";
    START_GAME: "Start the game", "Aloita peli", "Starta spelet", "Oyunu başlat";
    CUSTOM_TEXT_N: "Wild Custom {n}: what it says", "Villi oma sääntö {n}: mitä kortissa lukee", "Joker egen regel {n}: vad det står",
        "Joker özel kural {n}: ne yazıyor";
    SHEET_DEFAULT: "The default follows the printed rules.", "Oletus on painetuista säännöistä.", "Standarden kommer från de tryckta reglerna.",
        "Varsayılan, basılı kurallardan gelir.";
    SHEET_SILENT: "The printed rules don’t say.", "Painetut säännöt eivät kerro tätä.", "De tryckta reglerna säger inget om det.",
        "Basılı kurallar bunu söylemez.";
    SHEETS_DIFFER: "Printed rules vary. The default is the most common.", "Painetut säännöt poikkeavat toisistaan: oletus on yleisin.",
        "Tryckta regler skiljer sig åt: standarden är den vanligaste.", "Basılı kurallar farklıdır: varsayılan en yaygın olanıdır.";
    SHEET_ADDED: "Not in the printed rules, but many people play this way.", "Ei painetuissa säännöissä, mutta moni pelaa näin.",
        "Finns inte i de tryckta reglerna, men många spelar så.", "Basılı kurallarda yoktur, ama birçok kişi böyle oynar.";
    ADULTS_LISTS: "The dares for adults are only for the Adults game.",
        "Aikuisten tehtävät kuuluvat vain aikuisten peliin.",
        "Uppdragen för vuxna hör bara till vuxenspelet.",
        "Yetişkin görevleri yalnızca yetişkin oyununa aittir.";
    ADULTS_ASK: "Is everyone playing 18 or older?", "Ovatko kaikki pelaajat vähintään 18-vuotiaita?",
        "Har alla som spelar fyllt 18?", "Oynayan herkes 18 yaşında veya daha büyük mü?";
    ADULTS_YES: "Yes, everyone is", "Kyllä, kaikki ovat", "Ja, alla har det", "Evet, herkes öyle";
    ADULTS_NO: "No, choose another game", "Ei, valitaan toinen peli", "Nej, välj ett annat spel", "Hayır, başka oyun seç";
    ADULTS_MISSING:
        "The dares for adults couldn’t be loaded. Connect to the internet and try again.",
        "Aikuisten tehtäviä ei saatu ladattua. Yhdistä verkkoon ja yritä uudelleen.",
        "Uppdragen för vuxna gick inte att hämta. Anslut till internet och försök igen.",
        "Yetişkin görevleri yüklenemedi. İnternete bağlanıp yeniden dene.";

    // The draw for the dealer.
    DEALER_DRAW: "Who deals?", "Kuka jakaa?", "Vem ger?", "Kim dağıtacak?";
    DEALER_DRAW_HINT:
        "Everyone draws a card. The highest number deals.",
        "Jokainen nostaa kortin. Suurin numero jakaa.",
        "Alla drar ett kort. Högsta siffran ger.",
        "Herkes bir kart çeker. En büyük sayı dağıtır.";
    DEALER_TIE: "It’s a tie! The tied players draw again.", "Tasapeli: suurimmat nostavat uudelleen.", "Lika: de högsta drar igen.",
        "Eşitlik: en büyükler yeniden çekiyor.";
    DEALER_IS: "{name} deals.", "{name} jakaa.", "{name} ger.", "{name} dağıtıyor.";
    YOUNGEST_ASK: "Who is the youngest?", "Kuka on nuorin?", "Vem är yngst?", "En genç kim?";
    DEAL: "Deal", "Jaa kortit", "Dela ut", "Dağıt";

    // The games.
    GAME_DARE: "Dare rules", "Uskallussäännöt", "Våga-regler", "Cesaret kuralları";
    GAME_DARE_WHAT:
        "A Dare card puts the next player to the test: do the dare or draw two. There are no Draw Fours.",
        "Uskalluskortti panee seuraavan koetukselle: tee tehtävä tai nosta kaksi. Nosta neljä -kortteja ei ole.",
        "Ett Våga-kort sätter nästa spelare på prov: gör uppdraget eller dra två. Här finns inga Dra fyra.",
        "Cesaret kartı sıradaki oyuncuyu sınar: görevi yap ya da iki kart çek. Bu oyunda dört çektiren kart yoktur.";
    GAME_ADULTS: "Adults", "Aikuiset", "Vuxna", "Yetişkinler";
    GAME_ADULTS_WHAT:
        "Dare rules with a die that decides how bold the dare is. Only for players 18 and older.",
        "Uskallussäännöt ja noppa, joka ratkaisee, miten rohkea tehtävä on. Vain, kun kaikki ovat täyttäneet 18.",
        "Våga-regler med en tärning som avgör hur vågat uppdraget är. Bara när alla har fyllt 18.",
        "Görevin ne kadar cesur olacağına zarın karar verdiği Cesaret kuralları. Yalnızca herkes 18 yaşını doldurmuşsa.";
    GAME_CLASSIC: "Classic rules", "Klassiset säännöt", "Klassiska regler", "Klasik kurallar";
    GAME_CLASSIC_WHAT:
        "The game most people know, with Draw Two and Wild Draw Four. A Wild Draw Four might be a bluff, so you can challenge it.",
        "Useimmille tuttu peli, jossa ovat Nosta kaksi ja Villi nosta neljä. Villi nosta neljä voi olla bluffi, jonka saa haastaa.",
        "Spelet de flesta kan, med Dra två och Joker dra fyra. En Joker dra fyra kan vara en bluff, och får synas.",
        "Çoğu kişinin bildiği oyun: İki çek ve Joker dört çek var. Joker dört çek blöf olabilir, ona itiraz edilebilir.";
    GAME_NO_MERCY: "Merciless rules", "Armottomat säännöt", "Skoningslösa regler", "Acımasız kurallar";
    GAME_NO_MERCY_WHAT:
        "There are lots of draw cards, and they pile up. Anyone with 25 cards is out of the round.",
        "Nostokortteja on paljon, ja ne kasautuvat. Se, jolla on 25 korttia, putoaa kierrokselta.",
        "Dragkorten är många och staplas på varandra. Den som har 25 kort är ute ur omgången.",
        "Çektiren kart çoktur ve üst üste yığılır. Elinde 25 kart olan turdan çıkar.";
    GAME_FLIP: "Two-sided rules", "Kaksipuoliset säännöt", "Tvåsidiga regler", "Çift taraflı kurallar";
    GAME_FLIP_WHAT:
        "Every card has a light side and a dark side. A Turn Over card turns everything over. The dark side is tougher.",
        "Jokaisessa kortissa on valoisa ja pimeä puoli. Käännä kaikki -kortti kääntää koko pöydän. Pimeä puoli on kovempi.",
        "Varje kort har en ljus och en mörk sida. Kortet Vänd allt vänder hela bordet. Den mörka sidan är hårdare.",
        "Her kartın bir aydınlık, bir karanlık yüzü var. Ters çevir kartı bütün masayı çevirir. Karanlık yüz daha serttir.";
    GAME_ATTACK: "Launcher rules", "Konesäännöt", "Maskinregler", "Makine kuralları";
    GAME_ATTACK_WHAT:
        "Instead of drawing, you press the launcher. Maybe nothing comes out, maybe a whole heap of cards.",
        "Nostamisen sijaan painetaan konetta. Ehkä siitä ei tule mitään, ehkä kokonainen korttiryöppy.",
        "I stället för att dra trycker man på maskinen. Kanske kommer ingenting, kanske en hel hög kort.",
        "Kart çekmek yerine makineye basılır. Ya hiçbir şey çıkmaz ya da bir yığın kart fırlar.";

    // The sheet of a list.
    DARE_LEFT_OUT: "Left out of this game.", "Jää pois tästä pelistä.", "Tas inte med i det här spelet.", "Bu oyuna alınmıyor.";
}
