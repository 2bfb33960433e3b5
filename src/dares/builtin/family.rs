//! Family: gentle and silly, for everyone from a seven-year-old to grandmother.

use super::super::Tag::{Moving, Noisy, OutsideHelp, Touching};
use super::super::list::SLOTS;
use super::{Row, lasting, once, row, timed};

pub(super) static ROWS: [Row; SLOTS] = [
    // 1
    row! {
        marks: once(&[Noisy]),
        en: ("Wake the whole farm: be a rooster, a cow, a pig and a very surprised hen.", ""),
        fi: ("Herätä koko maatila: ääntele kuin kukko, lehmä, possu ja hyvin yllättynyt kana.", ""),
        tr: ("Bütün çiftliği uyandır: horoz, inek, koyun ve çok şaşırmış bir tavuk gibi ses çıkar.", ""),
        sv: ("Väck hela bondgården: låt som en tupp, en ko, en gris och en mycket förvånad höna.", ""),
    },
    // 2
    row! {
        marks: lasting(&[]),
        en: ("Talk like a pirate until your next turn.", ""),
        fi: ("Puhu kuin merirosvo, kunnes on taas sinun vuorosi.", ""),
        tr: ("Sıra yeniden sana gelene kadar korsan gibi konuş.", ""),
        sv: ("Prata som en pirat tills det är din tur igen.", ""),
    },
    // 3
    row! {
        marks: once(&[Touching, OutsideHelp]),
        en: (
            "Invent a secret handshake with someone and show it off.",
            "Invent a secret greeting that needs nothing but eyebrows and winks.",
        ),
        fi: (
            "Keksi jonkun kanssa salainen kättely, ja esitelkää se muille.",
            "Keksi salainen tervehdys, johon riittävät kulmakarvat ja silmäniskut.",
        ),
        tr: ("Birini seç; birlikte gizli bir tokalaşma uydurup hepimize gösterin.", "Sadece kaş göz işaretiyle gizli bir selam uydur."),
        sv: (
            "Hitta på ett hemligt handslag med någon och visa upp det.",
            "Hitta på en hemlig hälsning med bara ögonbryn och blinkningar.",
        ),
    },
    // 4
    row! {
        marks: timed(20, &[OutsideHelp]),
        en: ("Keep a straight face for 20 seconds while the others try to make you laugh.", ""),
        fi: ("Pysy vakavana 20 sekuntia, kun muut yrittävät saada sinut nauramaan.", ""),
        tr: ("Diğerleri seni güldürmeye çalışırken 20 saniye hiç gülmeden dur.", ""),
        sv: ("Håll dig allvarlig i 20 sekunder medan de andra försöker få dig att skratta.", ""),
    },
    // 5
    row! {
        marks: lasting(&[]),
        en: ("You are a robot until your next turn: end every sentence with “beep beep”.", ""),
        fi: ("Olet robotti, kunnes on taas sinun vuorosi: lopeta joka lause sanoihin ”piip piip”.", ""),
        tr: ("Sıra yeniden sana gelene kadar robotsun: her cümleni “bip bip” diye bitir.", ""),
        sv: ("Du är en robot tills det är din tur igen: avsluta varje mening med ”pip pip”.", ""),
    },
    // 6
    row! {
        marks: once(&[Moving]),
        en: (
            "Waddle once around the table like a penguin who is late for swim class.",
            "Be a penguin right where you are and complain about the heat in Penguin.",
        ),
        fi: (
            "Taapertele kerran pöydän ympäri kuin pingviini, joka on myöhässä uimakoulusta.",
            "Ole pingviini omalla paikallasi ja valita kuumuutta pingviinien kielellä.",
        ),
        tr: (
            "Yüzme kursuna geç kalmış bir penguen gibi paytak paytak masanın çevresinde bir tur at.",
            "Olduğun yerde penguen ol ve penguen dilinde sıcaktan şikâyet et.",
        ),
        sv: (
            "Vagga ett varv runt bordet som en pingvin som är sen till simskolan.",
            "Var en pingvin där du är och klaga på värmen på pingvinska.",
        ),
    },
    // 7
    row! {
        marks: timed(30, &[]),
        en: ("In 30 seconds, name ten animals that do not have four legs.", ""),
        fi: ("Luettele 30 sekunnissa kymmenen eläintä, joilla ei ole neljää jalkaa.", ""),
        tr: ("30 saniye içinde dört ayaklı olmayan on hayvan say.", ""),
        sv: ("Räkna på 30 sekunder upp tio djur som inte har fyra ben.", ""),
    },
    // 8
    row! {
        marks: once(&[]),
        en: ("Give everyone at the table a compliment, but only about their elbows.", ""),
        fi: ("Sano jokaiselle pelaajalle jotain kaunista hänen kyynärpäistään.", ""),
        tr: ("Masadaki herkesin dirseğine ayrı ayrı iltifat et.", ""),
        sv: ("Ge alla runt bordet var sin komplimang – om deras armbågar.", ""),
    },
    // 9
    row! {
        marks: lasting(&[]),
        en: ("Everything is top secret: do nothing but whisper until your next turn.", ""),
        fi: ("Kaikki on huippusalaista: puhu vain kuiskaten, kunnes on taas sinun vuorosi.", ""),
        tr: ("Her şey çok gizli: sıra yeniden sana gelene kadar sadece fısılda.", ""),
        sv: ("Allt är topphemligt: du får bara viska tills det är din tur igen.", ""),
    },
    // 10
    row! {
        marks: timed(20, &[Moving]),
        en: (
            "Wear a pillow on your head like a crown for 20 seconds – no hands.",
            "Rule for 20 seconds: make everyone at the table the duke of a vegetable.",
        ),
        fi: (
            "Kanna tyynyä pääsi päällä kuin kruunua 20 sekuntia – ilman käsiä.",
            "Hallitse 20 sekuntia: nimitä jokainen pelaaja jonkin vihanneksen herttuaksi.",
        ),
        tr: (
            "Bir yastığı başında taç gibi 20 saniye taşı; elle tutmak yok.",
            "20 saniyeliğine padişahsın: masadaki herkesi bir sebzenin veziri yap.",
        ),
        sv: (
            "Bär en kudde på huvudet som en krona i 20 sekunder – utan händer.",
            "Regera i 20 sekunder: utnämn alla vid bordet till hertigar av var sin grönsak.",
        ),
    },
    // 11
    row! {
        marks: once(&[]),
        en: ("Sing your cards a lullaby. They have had a long day.", ""),
        fi: ("Laula korteillesi tuutulaulu. Niillä on ollut pitkä päivä.", ""),
        tr: ("Elindeki kartlara bir ninni söyle; bugün çok yoruldular.", ""),
        sv: ("Sjung en vaggvisa för dina kort. De har haft en lång dag.", ""),
    },
    // 12
    row! {
        marks: lasting(&[]),
        en: ("You are a cat until your next turn: say nothing but meow.", ""),
        fi: ("Olet kissa, kunnes on taas sinun vuorosi: sano vain ”miau”.", ""),
        tr: ("Sıra yeniden sana gelene kadar kedisin: miyavdan başka söz yok.", ""),
        sv: ("Du är en katt tills det är din tur igen: säg ingenting annat än mjau.", ""),
    },
    // 13
    row! {
        marks: once(&[]),
        en: ("Report on your breakfast as if it were breaking news.", ""),
        fi: ("Kerro aamupalastasi kuin se olisi päivän suurin uutinen.", ""),
        tr: ("Bugün kahvaltıda ne yediğini son dakika haberi gibi sun.", ""),
        sv: ("Berätta om din frukost som om den vore dagens största nyhet.", ""),
    },
    // 14
    row! {
        marks: lasting(&[Moving]),
        en: (
            "An invisible hamster is asleep in your palm: keep that hand open until your next turn.",
            "An invisible hamster is asleep beside you: say “shh” to every card until your next turn.",
        ),
        fi: (
            "Kämmenelläsi nukkuu näkymätön hamsteri: pidä käsi auki, kunnes on taas sinun vuorosi.",
            "Vieressäsi nukkuu näkymätön hamsteri: sano joka kortille ”hys”, kunnes on taas sinun vuorosi.",
        ),
        tr: (
            "Avucunda görünmez bir hamster uyuyor: sıra yeniden sana gelene kadar elini kapatma.",
            "Yanında görünmez bir hamster uyuyor: sıra yeniden sana gelene kadar her karta “şşt” de.",
        ),
        sv: (
            "I din hand sover en osynlig hamster: håll handen öppen tills det är din tur igen.",
            "Bredvid dig sover en osynlig hamster: hyssja åt varje kort tills det är din tur igen.",
        ),
    },
    // 15
    row! {
        marks: timed(30, &[Moving, OutsideHelp]),
        en: (
            "Mime an animal without a sound. Someone must guess it within 30 seconds.",
            "Describe an animal without saying what it looks like. Someone must guess it within 30 seconds.",
        ),
        fi: (
            "Esitä jotakin eläintä aivan ääneti. Jonkun pitää arvata se 30 sekunnissa.",
            "Kuvaile eläintä kertomatta, miltä se näyttää. Jonkun pitää arvata se 30 sekunnissa.",
        ),
        tr: (
            "Hiç ses çıkarmadan bir hayvanı canlandır; biri onu 30 saniye içinde bilsin.",
            "Görünüşünden hiç söz etmeden bir hayvanı anlat; biri onu 30 saniye içinde bilsin.",
        ),
        sv: (
            "Spela ett djur helt utan ljud. Någon måste gissa rätt inom 30 sekunder.",
            "Beskriv ett djur utan att säga hur det ser ut. Någon måste gissa rätt inom 30 sekunder.",
        ),
    },
    // 16
    row! {
        marks: timed(10, &[Noisy]),
        en: ("Laugh for 10 seconds like a villain who has found the last cookie.", ""),
        fi: ("Naura 10 sekuntia kuin roisto, joka on löytänyt viimeisen keksin.", ""),
        tr: ("Son kurabiyeyi bulmuş bir kötü adam gibi 10 saniye kahkaha at.", ""),
        sv: ("Skratta i 10 sekunder som en skurk som har hittat den sista kakan.", ""),
    },
];
