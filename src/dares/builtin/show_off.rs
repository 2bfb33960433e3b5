//! Show-Off: sing, act, mime, dance, tell, commentate.

use super::super::Tag::{Moving, Noisy, OutsideHelp, Phone, Touching};
use super::super::list::SLOTS;
use super::{Row, lasting, once, row, timed};

pub(super) static ROWS: [Row; SLOTS] = [
    // 1
    row! {
        marks: once(&[Noisy]),
        en: ("Sing a chorus everyone knows, but make every word “potato”.", ""),
        fi: ("Laula tuttu kertosäe niin, että joka sana on ”peruna”.", ""),
        tr: ("Herkesin bildiği bir nakaratı söyle, ama bütün sözleri “patates” olsun.", ""),
        sv: ("Sjung en refräng som alla kan, men byt ut varje ord mot ”potatis”.", ""),
    },
    // 2
    row! {
        marks: lasting(&[Noisy]),
        en: ("Announce this game like a championship final until your next turn.", ""),
        fi: ("Selosta peliä kuin jääkiekon MM-finaalia, kunnes on taas sinun vuorosi.", ""),
        tr: ("Sıra yeniden sana gelene kadar bu oyunu derbi maçı gibi anlat.", ""),
        sv: ("Kommentera spelet som en VM-final tills det är din tur igen.", ""),
    },
    // 3
    row! {
        marks: once(&[Moving]),
        en: (
            "Strut across the room and present this year’s fashion: your socks.",
            "Present what you are wearing like the host of a fashion show.",
        ),
        fi: (
            "Kävele huoneen poikki kuin muotinäytöksessä ja esittele uusin muoti: sukkasi.",
            "Esittele vaatteesi kuin muotinäytöksen juontaja.",
        ),
        tr: ("Podyumdaymış gibi yürü ve yılın modasını tanıt: çoraplarını.", "Üstündekileri bir defile sunucusu gibi tanıt."),
        sv: (
            "Gå catwalk genom rummet och visa upp årets mode: dina strumpor.",
            "Presentera det du har på dig som en konferencier på en modevisning.",
        ),
    },
    // 4
    row! {
        marks: timed(20, &[Moving]),
        en: (
            "Score the winning goal in slow motion: 20 seconds, celebration included.",
            "Call the winning goal like a sportscaster, so slowly that it takes 20 seconds.",
        ),
        fi: (
            "Tee voittomaali hidastettuna: 20 sekuntia, tuuletus mukaan lukien.",
            "Selosta voittomaali niin hitaasti, että siihen kuluu 20 sekuntia.",
        ),
        tr: (
            "Galibiyet golünü ağır çekimde at: gol sevinci dahil 20 saniye.",
            "Galibiyet golünü öyle ağır çekimde anlat ki tam 20 saniye sürsün.",
        ),
        sv: (
            "Gör segermålet i slow motion: 20 sekunder, jublet inräknat.",
            "Referera segermålet så långsamt att det tar 20 sekunder.",
        ),
    },
    // 5
    row! {
        marks: timed(30, &[]),
        en: ("Sell us a spoon in 30 seconds. It is the best spoon in the world.", ""),
        fi: ("Myy meille lusikka 30 sekunnissa. Se on maailman paras lusikka.", ""),
        tr: ("30 saniye içinde bize bir kaşık sat. Dünyanın en iyi kaşığı bu!", ""),
        sv: ("Sälj en sked till oss på 30 sekunder. Det är världens bästa sked.", ""),
    },
    // 6
    row! {
        marks: lasting(&[Noisy]),
        en: ("Sing everything you say like an opera star until your next turn.", ""),
        fi: ("Laula kaikki sanottavasi kuin oopperatähti, kunnes on taas sinun vuorosi.", ""),
        tr: ("Sıra yeniden sana gelene kadar ne diyeceksen opera gibi söyle.", ""),
        sv: ("Sjung allt du säger som en operastjärna tills det är din tur igen.", ""),
    },
    // 7
    row! {
        marks: timed(20, &[Moving, Noisy]),
        en: (
            "Dance a passionate tango with a pillow for 20 seconds.",
            "Be a whole tango orchestra for 20 seconds, with just your mouth.",
        ),
        fi: (
            "Tanssi tyynyn kanssa 20 sekuntia tulista tangoa.",
            "Ole 20 sekuntia kokonainen tango-orkesteri, pelkällä suullasi.",
        ),
        tr: (
            "Mendil yerine bir çorap salla, 20 saniye halay başı ol.",
            "20 saniye boyunca davul zurna sensin: bütün sesler ağzından çıksın.",
        ),
        sv: ("Dansa en passionerad hambo med en kudde i 20 sekunder.", "Var ett helt dansband i 20 sekunder, med bara munnen."),
    },
    // 8
    row! {
        marks: once(&[]),
        en: ("Tell Little Red Riding Hood in three sentences, from the wolf’s point of view.", ""),
        fi: ("Kerro Punahilkka kolmella lauseella suden näkökulmasta.", ""),
        tr: ("Kırmızı Başlıklı Kız masalını üç cümlede kurdun ağzından anlat.", ""),
        sv: ("Berätta Rödluvan i tre meningar, så som vargen minns det.", ""),
    },
    // 9
    row! {
        marks: timed(20, &[Noisy, OutsideHelp]),
        en: ("Turn the table into a choir of frogs and conduct it for 20 seconds.", ""),
        fi: ("Tee muista sammakkokuoro ja johda sitä 20 sekuntia.", ""),
        tr: ("Masadakileri kurbağa korosu yap ve 20 saniye yönet.", ""),
        sv: ("Gör de andra till en grodkör och dirigera den i 20 sekunder.", ""),
    },
    // 10
    row! {
        marks: lasting(&[]),
        en: ("Announce every card like a movie star on the red carpet until your next turn.", ""),
        fi: ("Kuuluta joka kortti kuin punaiselle matolle saapuva tähti, kunnes on taas sinun vuorosi.", ""),
        tr: ("Sıra yeniden sana gelene kadar atılan her kartı kırmızı halıya çıkan bir yıldız gibi tanıt.", ""),
        sv: ("Presentera varje kort som en filmstjärna på röda mattan tills det är din tur igen.", ""),
    },
    // 11
    row! {
        marks: once(&[]),
        en: ("Say a tearful goodbye to your cards, like at a train station in an old movie.", ""),
        fi: ("Hyvästele korttisi kyynelsilmin kuin vanhan elokuvan rautatieasemalla.", ""),
        tr: ("Kartlarınla eski bir Yeşilçam filmindeki gibi gözyaşları içinde vedalaş.", ""),
        sv: ("Ta ett tårfyllt farväl av dina kort, som på perrongen i en gammal film.", ""),
    },
    // 12
    row! {
        marks: timed(30, &[]),
        en: ("Forecast this room’s weather for 30 seconds: sunny sofa, gusts by the door.", ""),
        fi: ("Kerro 30 sekuntia tämän huoneen säästä: sohvalla poutaa, ovensuussa puuskia.", ""),
        tr: ("Bu odanın hava durumunu 30 saniye sun: koltuk güneşli, kapı önü rüzgârlı.", ""),
        sv: ("Ge en väderrapport för rummet i 30 sekunder: sol i soffan, blåst vid dörren.", ""),
    },
    // 13
    row! {
        marks: once(&[Moving, Noisy]),
        en: (
            "Play a drum solo on a pillow, with a finish that drives the crowd wild.",
            "Play a drum solo with your mouth and drive the crowd wild.",
        ),
        fi: (
            "Soita tyynyllä rumpusoolo, jonka lopussa yleisö villiintyy.",
            "Soita suullasi rumpusoolo, jonka lopussa yleisö villiintyy.",
        ),
        tr: (
            "Bir yastığı davul yap, sonunda seyirciyi coşturan bir solo at.",
            "Sadece ağzınla, sonunda seyirciyi coşturan bir davul solosu at.",
        ),
        sv: (
            "Spela trumsolo på en kudde, med en final som får publiken att jubla.",
            "Spela trumsolo med munnen, med en final som får publiken att jubla.",
        ),
    },
    // 14
    row! {
        marks: lasting(&[]),
        en: ("Narrate everything you do like a nature documentary until your next turn.", ""),
        fi: ("Selosta kaikki tekemisesi kuin luontodokumentissa, kunnes on taas sinun vuorosi.", ""),
        tr: ("Sıra yeniden sana gelene kadar yaptığın her şeyi belgesel sesiyle anlat.", ""),
        sv: ("Berätta om allt du gör som i ett naturprogram tills det är din tur igen.", ""),
    },
    // 15
    row! {
        marks: timed(20, &[Touching, OutsideHelp]),
        en: (
            "Play rock guitar on someone’s arm for 20 seconds, if they let you.",
            "Play air guitar for 20 seconds with nothing but your face.",
        ),
        fi: (
            "Soita jonkun käsivarrella kitarasooloa 20 sekuntia, jos hän antaa luvan.",
            "Soita ilmakitaraa 20 sekuntia pelkillä ilmeilläsi.",
        ),
        tr: (
            "Birinin kolunu saz gibi 20 saniye çal, tabii izin verirse.",
            "Ellerini hiç kullanmadan, sadece mimiklerinle 20 saniye saz çal.",
        ),
        sv: ("Spela rockgitarr på någons arm i 20 sekunder, om du får.", "Spela luftgitarr i 20 sekunder med bara ansiktet."),
    },
    // 16
    row! {
        marks: once(&[Phone]),
        en: (
            "Take a selfie like a movie poster, show it around and announce the title.",
            "Freeze like a movie poster, then announce the title.",
        ),
        fi: (
            "Ota selfie kuin elokuvajulisteeseen, näytä se muille ja kerro elokuvan nimi.",
            "Jähmety elokuvajulisteeksi ja kerro sitten elokuvan nimi.",
        ),
        tr: (
            "Film afişi gibi bir özçekim yap, herkese göster ve filmin adını açıkla.",
            "Film afişi gibi donup kal, sonra filmin adını açıkla.",
        ),
        sv: (
            "Ta en selfie som en filmaffisch, visa den för alla och berätta vad filmen heter.",
            "Stelna som på en filmaffisch och berätta sedan vad filmen heter.",
        ),
    },
];
