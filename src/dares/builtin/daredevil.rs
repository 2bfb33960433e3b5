//! Daredevil: braver, sillier, more embarrassing; never unkind.

use super::super::Tag::{Moving, Noisy, OutsideHelp, Phone, Touching};
use super::super::list::SLOTS;
use super::{Row, lasting, once, row, timed};

pub(super) static ROWS: [Row; SLOTS] = [
    // 1
    row! {
        marks: once(&[Noisy]),
        en: ("Howl at the ceiling lamp like a wolf for one whole breath.", ""),
        fi: ("Ulvo kattolampulle kuin susi yhden kokonaisen hengenvedon ajan.", ""),
        tr: ("Tavandaki lambaya tek nefeste, uzun uzun kurt gibi ulu.", ""),
        sv: ("Yla mot taklampan som en varg i ett enda långt andetag.", ""),
    },
    // 2
    row! {
        marks: lasting(&[]),
        en: (
            "Put a sock on your hand: only the sock may speak until your next turn.",
            "An invisible parrot sits on your shoulder: only it may speak until your next turn.",
        ),
        fi: (
            "Vedä sukka käteesi: vain sukka saa puhua, kunnes on taas sinun vuorosi.",
            "Olkapäälläsi istuu näkymätön papukaija: vain se saa puhua, kunnes on taas sinun vuorosi.",
        ),
        tr: (
            "Eline bir çorap geçir: sıra yeniden sana gelene kadar sadece çorap konuşsun.",
            "Omzunda görünmez bir papağan var: sıra yeniden sana gelene kadar sadece o konuşsun.",
        ),
        sv: (
            "Trä en strumpa på handen: bara strumpan får prata tills det är din tur igen.",
            "På din axel sitter en osynlig papegoja: bara den får prata tills det är din tur igen.",
        ),
    },
    // 3
    row! {
        marks: once(&[Moving]),
        en: (
            "Get down on one knee and propose to a chair. Then answer for the chair.",
            "Propose to a spoon from where you are. Then answer for the spoon.",
        ),
        fi: (
            "Polvistu ja kosi tuolia. Vastaa sitten tuolin puolesta.",
            "Kosi lusikkaa siinä, missä olet. Vastaa sitten lusikan puolesta.",
        ),
        tr: (
            "Diz çök, bir sandalyeye evlenme teklif et. Sonra sandalyenin yerine cevap ver.",
            "Olduğun yerden bir kaşığa evlenme teklif et. Sonra kaşığın yerine cevap ver.",
        ),
        sv: (
            "Gå ner på knä och fria till en stol. Svara sedan åt stolen.",
            "Fria till en sked där du är. Svara sedan åt skeden.",
        ),
    },
    // 4
    row! {
        marks: timed(20, &[OutsideHelp]),
        en: ("Look deep into someone’s eyes for 20 seconds. No laughing.", ""),
        fi: ("Katso jotakuta syvälle silmiin 20 sekuntia. Nauraa ei saa.", ""),
        tr: ("20 saniye birinin gözlerinin içine bak. Gülmek yok.", ""),
        sv: ("Se någon djupt i ögonen i 20 sekunder. Du får inte skratta.", ""),
    },
    // 5
    row! {
        marks: lasting(&[]),
        en: ("Say “the Great One” instead of “I” until your next turn.", ""),
        fi: ("Puhu itsestäsi vain nimellä ”Hänen Ylhäisyytensä”, kunnes on taas sinun vuorosi.", ""),
        tr: ("Sıra yeniden sana gelene kadar kendinden hep “Sultan Hazretleri” diye söz et.", ""),
        sv: ("Säg ”Kungligheten” i stället för ”jag” tills det är din tur igen.", ""),
    },
    // 6
    row! {
        marks: once(&[Noisy, OutsideHelp]),
        en: ("The others choose something in this room. Sing it a love song.", ""),
        fi: ("Muut valitsevat huoneesta esineen. Laula sille rakkauslaulu.", ""),
        tr: ("Diğerleri odadan bir eşya seçsin, sen de ona bir aşk şarkısı söyle.", ""),
        sv: ("De andra väljer en sak i rummet. Sjung en kärlekssång till den.", ""),
    },
    // 7
    row! {
        marks: timed(20, &[Moving]),
        en: (
            "Dance for 20 seconds with no music while everyone watches in silence.",
            "Dance for 20 seconds with just your eyebrows while everyone watches in silence.",
        ),
        fi: (
            "Tanssi 20 sekuntia ilman musiikkia, kun muut katsovat hiirenhiljaa.",
            "Tanssi 20 sekuntia pelkillä kulmakarvoillasi, kun muut katsovat hiirenhiljaa.",
        ),
        tr: (
            "Herkes çıt çıkarmadan izlerken müziksiz 20 saniye dans et.",
            "Herkes çıt çıkarmadan izlerken sadece kaşlarınla 20 saniye dans et.",
        ),
        sv: (
            "Dansa utan musik i 20 sekunder medan alla tittar på, knäpptysta.",
            "Dansa med bara ögonbrynen i 20 sekunder medan alla tittar på, knäpptysta.",
        ),
    },
    // 8
    row! {
        marks: once(&[]),
        en: ("Tell us about your silliest blunder and collect the applause.", ""),
        fi: ("Kerro hassuin mokasi ja ota aplodit vastaan.", ""),
        tr: ("Yaptığın en komik sakarlığı anlat, sonra alkışları topla.", ""),
        sv: ("Berätta om din roligaste tabbe och ta emot applåderna.", ""),
    },
    // 9
    row! {
        marks: lasting(&[Noisy]),
        en: ("Cluck like a proud hen at every card played until your next turn.", ""),
        fi: ("Kotkota joka kortille kuin ylpeä kana, kunnes on taas sinun vuorosi.", ""),
        tr: ("Sıra yeniden sana gelene kadar atılan her karta gururlu bir tavuk gibi gıdakla.", ""),
        sv: ("Kackla som en stolt höna åt varje kort som spelas tills det är din tur igen.", ""),
    },
    // 10
    row! {
        marks: timed(20, &[]),
        en: ("Three times in 20 seconds, no stumbling: “Six sleepy sloths slipped past the soup shop.”", ""),
        fi: ("Kolmesti 20 sekunnissa kompuroimatta: ”Kissa kiskoi kiskan keksit kassista.”", ""),
        tr: ("20 saniye içinde üç kez, hiç takılmadan: “Kırk kirpi kırık kiremitte kıkır kıkır kıkırdadı.”", ""),
        sv: ("Tre gånger på 20 sekunder utan att staka dig: ”Sjutton skygga skator skötte sju sjuka skjortor.”", ""),
    },
    // 11
    row! {
        marks: once(&[OutsideHelp, Phone]),
        en: (
            "Text someone dear to you: three reasons why you like them.",
            "Give a solemn speech to someone at the table: three reasons why you like them.",
        ),
        fi: (
            "Lähetä jollekin rakkaalle viesti: kolme syytä, miksi pidät hänestä.",
            "Pidä jollekin pelaajalle juhlapuhe: kolme syytä, miksi pidät hänestä.",
        ),
        tr: (
            "Sevdiğin birine mesaj at: onu sevmenin üç sebebini yaz.",
            "Masadan birini seç, onu sevmenin üç sebebini nutuk atar gibi anlat.",
        ),
        sv: (
            "Skicka ett meddelande till någon du håller av: tre skäl till att du gör det.",
            "Håll ett högtidligt tal om tre saker du tycker om hos någon vid bordet.",
        ),
    },
    // 12
    row! {
        marks: lasting(&[Touching, OutsideHelp]),
        en: (
            "Hold someone’s little finger, if they let you, until your next turn.",
            "Pick someone: repeat the last word of everything they say until your next turn.",
        ),
        fi: (
            "Pidä jotakuta pikkusormesta kiinni, jos hän suostuu, kunnes on taas sinun vuorosi.",
            "Valitse joku: toista hänen joka lauseensa viimeinen sana, kunnes on taas sinun vuorosi.",
        ),
        tr: (
            "İzin verirse birinin serçe parmağını tut, sıra yeniden sana gelene kadar bırakma.",
            "Birini seç: sıra yeniden sana gelene kadar her cümlesinin son kelimesini tekrarla.",
        ),
        sv: (
            "Håll någon i lillfingret, om du får, tills det är din tur igen.",
            "Välj någon: upprepa sista ordet i allt hen säger tills det är din tur igen.",
        ),
    },
    // 13
    row! {
        marks: once(&[Moving, Noisy]),
        en: (
            "Leave the room and come back like a rock star greeting a sold-out stadium.",
            "Greet the table like a rock star greeting a packed stadium.",
        ),
        fi: (
            "Käy oven takana ja palaa kuin rokkitähti täydelle stadionille.",
            "Tervehdi meitä kuin rokkitähti täyttä stadionia.",
        ),
        tr: (
            "Odadan çık ve dolu bir stadyuma çıkan rock yıldızı gibi geri gel.",
            "Bizi, dolu bir stadyumu selamlayan rock yıldızı gibi selamla.",
        ),
        sv: (
            "Gå ut ur rummet och kom tillbaka som en rockstjärna på en fullsatt arena.",
            "Hälsa på oss som en rockstjärna hälsar på en fullsatt arena.",
        ),
    },
    // 14
    row! {
        marks: timed(30, &[OutsideHelp]),
        en: ("For 30 seconds, answer every question with “Grandpa’s socks”. No laughing.", ""),
        fi: ("Vastaa 30 sekunnin ajan joka kysymykseen ”vaarin villasukat”. Nauraa ei saa.", ""),
        tr: ("30 saniye boyunca her soruya “dedemin çorapları” diye cevap ver. Gülmek yok.", ""),
        sv: ("Svara ”morfars raggsockor” på alla frågor i 30 sekunder. Du får inte skratta.", ""),
    },
    // 15
    row! {
        marks: timed(10, &[]),
        en: ("Hold your scariest monster face for 10 seconds while wishing everyone good night.", ""),
        fi: ("Pidä hirvein hirviönaamasi 10 sekuntia ja toivota samalla kaikille hyvää yötä.", ""),
        tr: ("En korkunç canavar suratını 10 saniye hiç bozmadan herkese iyi geceler dile.", ""),
        sv: ("Håll kvar ditt läskigaste monsteransikte i 10 sekunder medan du säger god natt till alla.", ""),
    },
    // 16
    row! {
        marks: lasting(&[OutsideHelp]),
        en: ("“Yes” and “no” are forbidden until your next turn. Everyone, ask away!", ""),
        fi: ("”Joo” ja ”ei” ovat kiellettyjä, kunnes on taas sinun vuorosi. Muut, kyselkää!", ""),
        tr: ("Sıra yeniden sana gelene kadar “evet” ve “hayır” yasak. Haydi, sorun bakalım!", ""),
        sv: ("”Ja” och ”nej” är förbjudna tills det är din tur igen. Fråga på, allihop!", ""),
    },
];
