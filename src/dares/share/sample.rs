//! Samples of dares in each language, from which the model learns before it reads or writes a list.
//!
//! Frozen: a letter changed here makes every link of version 1 unreadable. They are no dares of the game but sentences of its common
//! words, with the ends of texts and alternatives as in a link.

use crate::dares::Lang;

/// Returns the sample of a language.
pub(super) const fn sample(lang: Lang) -> &'static str {
    match lang {
        Lang::En => EN,
        Lang::Fi => FI,
        Lang::Tr => TR,
        Lang::Sv => SV,
    }
}

const EN: &str = "\
Sing a song about your cards until your next turn.\u{1f}\u{1f}\
Talk like the player on your left for 30 seconds.\u{1f}\u{1f}\
Everyone at the table asks you one question; answer every question with a whisper.\u{1f}\u{1f}\
Stand up, walk once around the table and do your best impression of an animal.\u{1f}Make the sound of an animal without moving from your place.\u{1f}\
Tell the others what you would say if you were the king of the world.\u{1f}\u{1f}\
Show somebody a picture from your phone and let them choose who has to guess the word.\u{1f}\u{1f}\
Close your eyes and keep your hand on your head while you count to twenty.\u{1f}\u{1f}\
Hold up one finger, smile and do not laugh or speak.\u{1f}\u{1f}\
Give each of the others a new name and pretend to be their teacher, dancing with them.\u{1f}\u{1f}";

const FI: &str = "\
Laula jotakin korteistasi, kunnes on taas sinun vuorosi.\u{1f}\u{1f}\
Puhu kuin vasemmalla puolellasi istuva pelaaja 30 sekunnin ajan.\u{1f}\u{1f}\
Jokainen pöydässä kysyy sinulta yhden kysymyksen; vastaa kaikkiin kuiskaamalla.\u{1f}\u{1f}\
Nouse seisomaan, kävele kerran pöydän ympäri ja esitä jotain eläintä.\u{1f}Ääntele omalla paikallasi niin kuin eläin, jonka muut valitsevat.\u{1f}\
Kerro muille pelaajille, mitä tekisit, jos olisit maailman kuningas.\u{1f}\u{1f}\
Näytä jollekin kuva puhelimestasi ja anna toisen arvata, mistä sanasta on kyse.\u{1f}\u{1f}\
Sulje silmäsi ja pidä kättä pään päällä, kun lasket kahteenkymmeneen.\u{1f}\u{1f}\
Nosta yksi sormi ylös, hymyile äläkä naura tai sano mitään.\u{1f}\u{1f}\
Keksi jokaiselle uusi nimi, tanssi ja ole hetki heidän opettajansa.\u{1f}\u{1f}";

const TR: &str = "\
Sıra yeniden sana gelene kadar kartların için bir şarkı söyle.\u{1f}\u{1f}\
Solundaki oyuncu gibi 30 saniye boyunca konuş.\u{1f}\u{1f}\
Masadaki herkes sana bir soru sorsun; hepsine fısıldayarak cevap ver.\u{1f}\u{1f}\
Ayağa kalk, masanın çevresinde bir kez dolaş ve en sevdiğin hayvanı canlandır.\u{1f}Olduğun yerde bir hayvan gibi ses çıkar, diğerleri bilsin.\u{1f}\
Dünyanın kralı olsaydın ne yapardın, oyunculara anlat.\u{1f}\u{1f}\
Telefonundan birine bir resim göster ve kelimeyi tahmin etmesini iste.\u{1f}\u{1f}\
Gözlerini kapat, elini başının üstünde tut ve yirmiye kadar say.\u{1f}\u{1f}\
Bir parmağını kaldır, gülümse ama gülme ve hiçbir şey söyleme.\u{1f}\u{1f}\
Herkese yeni bir isim bul, dans et ve onların öğretmeni gibi davran.\u{1f}\u{1f}";

const SV: &str = "\
Sjung något om dina kort tills det är din tur igen.\u{1f}\u{1f}\
Prata som spelaren till vänster om dig i 30 sekunder.\u{1f}\u{1f}\
Alla runt bordet ställer en fråga till dig; svara på varje fråga med en viskning.\u{1f}\u{1f}\
Ställ dig upp, gå ett varv runt bordet och härma ett djur så gott du kan.\u{1f}Låt som ett djur utan att röra dig från din plats.\u{1f}\
Berätta för de andra vad du skulle göra om du var kung över världen.\u{1f}\u{1f}\
Visa någon en bild i din telefon och låt den andra gissa vilket ord det är.\u{1f}\u{1f}\
Blunda och håll handen på huvudet medan du räknar till tjugo.\u{1f}\u{1f}\
Håll upp ett finger, le och låt bli att skratta eller säga ett ord.\u{1f}\u{1f}\
Ge alla spelare ett nytt namn, dansa och var deras lärare en stund.\u{1f}\u{1f}";
