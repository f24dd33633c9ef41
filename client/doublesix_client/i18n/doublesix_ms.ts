<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ms" sourcelanguage="en">
<context>
    <name>ActRefusalWords</name>
    <message>
        <source>It is not your turn; wait until it comes.</source>
        <extracomment>Why a play is refused.</extracomment>
        <translation>Sekarang bukan giliran anda; tunggu dahulu.</translation>
    </message>
    <message>
        <source>That tile is not in your hand; choose one that is.</source>
        <extracomment>Why a play is refused.</extracomment>
        <translation>Batu itu tiada di tangan anda; pilih yang ada.</translation>
    </message>
    <message>
        <source>That tile does not fit this end; choose another.</source>
        <extracomment>Why a play is refused.</extracomment>
        <translation>Batu itu tidak padan dengan hujung ini; pilih yang lain.</translation>
    </message>
    <message>
        <source>Choose the end where the tile is to lie.</source>
        <extracomment>Why a play is refused.</extracomment>
        <translation>Pilih hujung tempat batu itu hendak diletakkan.</translation>
    </message>
    <message>
        <source>The first tile opens both ends; play it without one.</source>
        <extracomment>Why a play is refused: the deal&apos;s first tile goes to no end.</extracomment>
        <translation>Batu pertama membuka kedua-dua hujung; letak sahaja tanpa memilih hujung.</translation>
    </message>
    <message>
        <source>This deal opens with 6-6; play that.</source>
        <extracomment>Why a play is refused.</extracomment>
        <translation>Pusingan ini dibuka dengan 6-6; letak batu itu.</translation>
    </message>
    <message>
        <source>A tile of yours fits, so you must play it; you cannot pass.</source>
        <extracomment>Why a pass is refused.</extracomment>
        <translation>Ada batu anda yang padan, jadi mesti letak; tidak boleh pas.</translation>
    </message>
    <message>
        <source>The opener is to be named before the first tile.</source>
        <extracomment>Why a play is refused, in six-love.</extracomment>
        <translation>Pembuka perlu dinamakan sebelum batu pertama.</translation>
    </message>
    <message>
        <source>Nobody is to be named now; the deal goes on without it.</source>
        <extracomment>Why the naming of an opener is refused.</extracomment>
        <translation>Tiada pembuka perlu dinamakan sekarang; pusingan diteruskan sahaja.</translation>
    </message>
    <message>
        <source>Only whoever went out, or held the lightest hand, names the opener; wait for it.</source>
        <extracomment>Why the naming of an opener is refused, in six-love.</extracomment>
        <translation>Hanya yang habis batu, atau yang tangannya paling ringan, menamakan pembuka; tunggu dahulu.</translation>
    </message>
    <message>
        <source>Only you or your partner can open; name one of the two.</source>
        <extracomment>Why the naming of an opener is refused, in six-love.</extracomment>
        <translation>Hanya anda atau rakan anda boleh membuka; namakan salah seorang.</translation>
    </message>
    <message>
        <source>This deal is over; go on to the next.</source>
        <extracomment>Why a play is refused.</extracomment>
        <translation>Pusingan ini sudah tamat; teruskan ke yang seterusnya.</translation>
    </message>
    <message>
        <source>This deal is not over yet; play it to its end.</source>
        <extracomment>Why going on to the next deal is refused.</extracomment>
        <translation>Pusingan ini belum tamat; main sampai habis.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <extracomment>Why an undo is refused.</extracomment>
        <translation>Tiada apa-apa untuk ditarik balik.</translation>
    </message>
    <message>
        <source>Nothing was taken back, so there is nothing to redo.</source>
        <extracomment>Why a redo is refused.</extracomment>
        <translation>Tiada apa-apa yang ditarik balik, jadi tiada yang dapat dibuat semula.</translation>
    </message>
    <message>
        <source>Nothing was played in this deal yet.</source>
        <extracomment>Why the restart of a deal is refused.</extracomment>
        <translation>Belum ada batu diletakkan dalam pusingan ini.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>What you can do</source>
        <comment>accessible name of the bar</comment>
        <translation>Apa yang boleh dibuat</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: say that nothing fits</comment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button: what would a computer player do</comment>
        <translation>Petunjuk</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>button: take back the last act</comment>
        <translation>Buat asal</translation>
    </message>
    <message>
        <source>Redo</source>
        <comment>button: do again what was taken back</comment>
        <translation>Buat semula</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: drop what was picked</comment>
        <extracomment>A button: drop what was picked.</extracomment>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Confirm</source>
        <comment>button: do what was picked</comment>
        <translation>Sahkan</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <comment>button: from the table to how the deal ended</comment>
        <translation>Kembali ke keputusan</translation>
    </message>
</context>
<context>
    <name>AnnouncementWords</name>
    <message>
        <source>It is yours to name who opens.</source>
        <extracomment>Said aloud, in six-love: you say which of you two opens.</extracomment>
        <translation>Giliran anda menamakan pembuka.</translation>
    </message>
    <message>
        <source>It is your turn; nothing fits, so you pass.</source>
        <extracomment>Said aloud.</extracomment>
        <translation>Giliran anda; tiada batu yang padan, jadi pas.</translation>
    </message>
    <message>
        <source>It is your turn to open.</source>
        <extracomment>Said aloud: you play the first tile of the deal.</extracomment>
        <translation>Giliran anda untuk membuka.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>Said aloud.</extracomment>
        <translation>Giliran anda.</translation>
    </message>
    <message>
        <source>No tile lies on the table.</source>
        <extracomment>Said aloud: no tile is played yet in this deal.</extracomment>
        <translation>Belum ada batu di meja.</translation>
    </message>
    <message>
        <source>Both ends are %1.</source>
        <extracomment>Said aloud; %1 is a number.</extracomment>
        <translation>Kedua-dua hujung %1.</translation>
    </message>
    <message>
        <source>The ends are %1 and %2.</source>
        <extracomment>Said aloud; %1 and %2 are the numbers at the left and right end.</extracomment>
        <translation>Hujungnya %1 dan %2.</translation>
    </message>
    <message>
        <source>You open with %2; both ends %3.</source>
        <extracomment>Said aloud: you play the first tile (2), a double; %3 is its number.</extracomment>
        <translation>Anda membuka dengan %2; kedua-dua hujung %3.</translation>
    </message>
    <message>
        <source>You open with %2; ends %3 and %4.</source>
        <extracomment>Said aloud: you play the first tile (2); %3 and %4 are the ends.</extracomment>
        <translation>Anda membuka dengan %2; hujungnya %3 dan %4.</translation>
    </message>
    <message>
        <source>%1 opens with %2; both ends %3.</source>
        <extracomment>Said aloud: somebody (1) plays the first tile (2), a double; %3 is its number.</extracomment>
        <translation>%1 membuka dengan %2; kedua-dua hujung %3.</translation>
    </message>
    <message>
        <source>%1 opens with %2; ends %3 and %4.</source>
        <extracomment>Said aloud: somebody (1) plays the first tile (2); %3 and %4 are the ends.</extracomment>
        <translation>%1 membuka dengan %2; hujungnya %3 dan %4.</translation>
    </message>
    <message>
        <source>You play %2 on the left; both ends %3.</source>
        <extracomment>Said aloud; %2 is a tile, as &quot;four-five&quot;, %3 the number at both ends after it.</extracomment>
        <translation>Anda letak %2 di kiri; kedua-dua hujung %3.</translation>
    </message>
    <message>
        <source>You play %2 on the left; ends %3 and %4.</source>
        <extracomment>Said aloud; %2 is a tile, as &quot;four-five&quot;, %3 and %4 the ends after it.</extracomment>
        <translation>Anda letak %2 di kiri; hujungnya %3 dan %4.</translation>
    </message>
    <message>
        <source>You play %2 on the right; both ends %3.</source>
        <extracomment>Said aloud; %2 is a tile, as &quot;four-five&quot;, %3 the number at both ends after it.</extracomment>
        <translation>Anda letak %2 di kanan; kedua-dua hujung %3.</translation>
    </message>
    <message>
        <source>You play %2 on the right; ends %3 and %4.</source>
        <extracomment>Said aloud; %2 is a tile, as &quot;four-five&quot;, %3 and %4 the ends after it.</extracomment>
        <translation>Anda letak %2 di kanan; hujungnya %3 dan %4.</translation>
    </message>
    <message>
        <source>%1 plays %2 on the left; both ends %3.</source>
        <extracomment>Said aloud; %1 is a name, %2 a tile, as &quot;four-five&quot;, %3 the number at both ends.</extracomment>
        <translation>%1 letak %2 di kiri; kedua-dua hujung %3.</translation>
    </message>
    <message>
        <source>%1 plays %2 on the left; ends %3 and %4.</source>
        <extracomment>Said aloud; %1 is a name, %2 a tile, as &quot;four-five&quot;, %3 and %4 the ends after it.</extracomment>
        <translation>%1 letak %2 di kiri; hujungnya %3 dan %4.</translation>
    </message>
    <message>
        <source>%1 plays %2 on the right; both ends %3.</source>
        <extracomment>Said aloud; %1 is a name, %2 a tile, as &quot;four-five&quot;, %3 the number at both ends.</extracomment>
        <translation>%1 letak %2 di kanan; kedua-dua hujung %3.</translation>
    </message>
    <message>
        <source>%1 plays %2 on the right; ends %3 and %4.</source>
        <extracomment>Said aloud; %1 is a name, %2 a tile, as &quot;four-five&quot;, %3 and %4 the ends after it.</extracomment>
        <translation>%1 letak %2 di kanan; hujungnya %3 dan %4.</translation>
    </message>
    <message>
        <source>You have one tile left.</source>
        <extracomment>Said aloud, after a play.</extracomment>
        <translation>Batu anda tinggal satu.</translation>
    </message>
    <message>
        <source>%1 has one tile left.</source>
        <extracomment>Said aloud, after a play; %1 is a name.</extracomment>
        <translation>Batu %1 tinggal satu.</translation>
    </message>
    <message>
        <source>You pass on %2.</source>
        <extracomment>Said aloud; %2 is the number at both ends.</extracomment>
        <translation>Anda pas pada %2.</translation>
    </message>
    <message>
        <source>You pass on %2 and %3.</source>
        <extracomment>Said aloud; %2 and %3 are the numbers at the ends.</extracomment>
        <translation>Anda pas pada %2 dan %3.</translation>
    </message>
    <message>
        <source>%1 passes on %2.</source>
        <extracomment>Said aloud; %1 is a name, %2 the number at both ends.</extracomment>
        <translation>%1 pas pada %2.</translation>
    </message>
    <message>
        <source>%1 passes on %2 and %3.</source>
        <extracomment>Said aloud; %1 is a name, %2 and %3 are the numbers at the ends.</extracomment>
        <translation>%1 pas pada %2 dan %3.</translation>
    </message>
    <message>
        <source>You open this deal yourself.</source>
        <extracomment>Said aloud, in six-love: you, and not your partner, open the deal.</extracomment>
        <translation>Anda sendiri membuka pusingan ini.</translation>
    </message>
    <message>
        <source>You name %1 to open.</source>
        <extracomment>Said aloud, in six-love; %1 is your partner.</extracomment>
        <translation>Anda menamakan %1 sebagai pembuka.</translation>
    </message>
    <message>
        <source>%1 chooses to open.</source>
        <extracomment>Said aloud, in six-love: somebody (1), and not the partner, opens the deal.</extracomment>
        <translation>%1 memilih untuk membuka.</translation>
    </message>
    <message>
        <source>%1 names you to open.</source>
        <extracomment>Said aloud, in six-love; %1 is your partner.</extracomment>
        <translation>%1 menamakan anda sebagai pembuka.</translation>
    </message>
    <message>
        <source>%1 names %2 to open.</source>
        <extracomment>Said aloud, in six-love; %1 and %2 are partners.</extracomment>
        <translation>%1 menamakan %2 sebagai pembuka.</translation>
    </message>
    <message>
        <source>Deal %1, in match %2.</source>
        <extracomment>Said aloud; %1 is the number of a deal, %2 of a match.</extracomment>
        <translation>Pusingan %1, perlawanan %2.</translation>
    </message>
    <message>
        <source>Deal %1.</source>
        <extracomment>Said aloud; %1 is the number of a deal.</extracomment>
        <translation>Pusingan %1.</translation>
    </message>
    <message>
        <source>Deal %1 begins again with the same tiles.</source>
        <extracomment>Said aloud; %1 is the number of a deal.</extracomment>
        <translation>Pusingan %1 bermula semula dengan batu yang sama.</translation>
    </message>
    <message>
        <source>One act is done again.</source>
        <extracomment>Said aloud: a redo of one act (a play, a pass or the naming of an opener).</extracomment>
        <translation>Satu langkah dibuat semula.</translation>
    </message>
    <message numerus="yes">
        <source>%n acts are done again.</source>
        <extracomment>Said aloud: a redo of %n acts (2 or more; plays, passes, namings of an opener).</extracomment>
        <translation>
            <numerusform>%n langkah dibuat semula.</numerusform>
        </translation>
    </message>
    <message>
        <source>One act is taken back.</source>
        <extracomment>Said aloud: an undo of one act (a play, a pass or the naming of an opener).</extracomment>
        <translation>Satu langkah ditarik balik.</translation>
    </message>
    <message numerus="yes">
        <source>%n acts are taken back.</source>
        <extracomment>Said aloud: an undo of %n acts (2 or more; plays, passes, namings of an opener).</extracomment>
        <translation>
            <numerusform>%n langkah ditarik balik.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArrivingBar</name>
    <message>
        <source>Close</source>
        <comment>button: put away what has failed</comment>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: drop what is under way</comment>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>A button: set out once more for the table that was not reached.</extracomment>
        <translation>Cuba lagi</translation>
    </message>
</context>
<context>
    <name>ArrivingWords</name>
    <message>
        <source>Leaving the other table …</source>
        <extracomment>Shown while the window leaves the server it was at.</extracomment>
        <translation>Meninggalkan meja tadi …</translation>
    </message>
    <message>
        <source>Setting up a table on this computer …</source>
        <extracomment>The window starts a server of its own on this computer.</extracomment>
        <translation>Menyediakan meja di komputer ini …</translation>
    </message>
    <message>
        <source>Going to the server …</source>
        <extracomment>Shown while a connection is made.</extracomment>
        <translation>Menuju ke pelayan …</translation>
    </message>
    <message>
        <source>The server does not answer yet. Trying again …</source>
        <extracomment>The server does not answer yet; it is tried again and again.</extracomment>
        <translation>Pelayan belum menjawab. Mencuba lagi …</translation>
    </message>
    <message>
        <source>Making the table …</source>
        <extracomment>A new table is made at the server.</extracomment>
        <translation>Membuat meja …</translation>
    </message>
    <message>
        <source>Coming to the table …</source>
        <extracomment>Shown until the table of somebody else answers.</extracomment>
        <translation>Menuju ke meja …</translation>
    </message>
    <message>
        <source>Sitting down …</source>
        <extracomment>People take their seats.</extracomment>
        <translation>Mengambil tempat duduk …</translation>
    </message>
    <message>
        <source>Calling the computer players …</source>
        <extracomment>Computer players take the seats that are free.</extracomment>
        <translation>Memanggil pemain komputer …</translation>
    </message>
    <message>
        <source>Mixing the tiles …</source>
        <extracomment>The first deal begins.</extracomment>
        <translation>Mengocok batu …</translation>
    </message>
    <message>
        <source>Type the code that you were given, or paste the link.</source>
        <extracomment>Nothing was typed where a code is asked for.</extracomment>
        <translation>Taip kod yang anda terima, atau tampal pautan.</translation>
    </message>
    <message>
        <source>That is no code: one has eight letters and digits, such as K7QM-2XV0.</source>
        <extracomment>A code has eight letters and digits, shown as two groups of four.</extracomment>
        <translation>Itu bukan kod: kod ada lapan huruf dan angka, contohnya K7QM-2XV0.</translation>
    </message>
    <message>
        <source>No server can be at that address. Check how it is written.</source>
        <extracomment>What was typed looks like an address but is none.</extracomment>
        <translation>Tidak mungkin ada pelayan di alamat itu. Semak ejaannya.</translation>
    </message>
    <message>
        <source>The end of the link is missing. Copy the whole link once more.</source>
        <extracomment>The part of a link after # is damaged.</extracomment>
        <translation>Hujung pautan itu tiada. Salin semula seluruh pautan.</translation>
    </message>
    <message>
        <source>Looking for the table on this network …</source>
        <extracomment>Somebody typed a code; the servers on the own network are asked whether it is theirs.</extracomment>
        <translation>Mencari meja pada rangkaian ini …</translation>
    </message>
    <message>
        <source>%1 with %3, %4, %5 and %6, deal %2.</source>
        <extracomment>%1 is the game, %2 the number of the deal, the others are people&apos;s names.</extracomment>
        <translation>%1 dengan %3, %4, %5 dan %6, pusingan %2.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more</source>
        <extracomment>A button under three sessions that can be carried on: it shows the others, %n of them.</extracomment>
        <translation>
            <numerusform>Dan %n lagi</numerusform>
        </translation>
    </message>
    <message>
        <source>No open table there now. With a code you can join one that is not listed.</source>
        <extracomment>The list of tables that anybody may join is empty.</extracomment>
        <translation>Tiada meja terbuka di situ sekarang. Dengan kod, meja yang tiada dalam senarai pun boleh disertai.</translation>
    </message>
    <message>
        <source>A code alone is enough only on the same network, or where you have been before. Paste the whole link, or add the address that stands under the code.</source>
        <extracomment>Somebody typed a code, but this window was at no server yet.</extracomment>
        <translation>Kod sahaja cukup pada rangkaian yang sama atau jika anda pernah ke pelayan itu. Kalau tidak, tampal pautan penuh atau tambah alamat di bawah kod.</translation>
    </message>
    <message>
        <source>A table</source>
        <extracomment>A table whose host has no name.</extracomment>
        <translation>Sebuah meja</translation>
    </message>
    <message>
        <source>%1’s table</source>
        <extracomment>%1 is the name of whoever made the table.</extracomment>
        <translation>Meja %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n people here</source>
        <extracomment>%1 is the game. How many people sit there already.</extracomment>
        <translation>
            <numerusform>%1, %n orang di sini</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats free</source>
        <extracomment>How many seats a person may still take.</extracomment>
        <translation>
            <numerusform>%n tempat duduk kosong</numerusform>
        </translation>
    </message>
    <message>
        <source>Two people at least: give each of them a name.</source>
        <extracomment>Shown when fewer than two names were given for one device.</extracomment>
        <translation>Sekurang-kurangnya dua orang: beri nama kepada setiap orang.</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>The name shown to the others of somebody who typed none.</extracomment>
        <translation>Tetamu</translation>
    </message>
    <message>
        <source>%1 with computer players, deal %2.</source>
        <extracomment>%1 is the game, %2 the number of the deal. Nobody but computer players is there.</extracomment>
        <translation>%1 dengan pemain komputer, pusingan %2.</translation>
    </message>
    <message>
        <source>%1 with %3, deal %2.</source>
        <extracomment>%1 is the game, %2 the number of the deal, %3 a person&apos;s name.</extracomment>
        <translation>%1 dengan %3, pusingan %2.</translation>
    </message>
    <message>
        <source>%1 with %3 and %4, deal %2.</source>
        <extracomment>%1 is the game, %2 the number of the deal, %3 and %4 are people&apos;s names.</extracomment>
        <translation>%1 dengan %3 dan %4, pusingan %2.</translation>
    </message>
    <message>
        <source>%1 with %3, %4 and %5, deal %2.</source>
        <extracomment>%1 is the game, %2 the number of the deal, the others are people&apos;s names.</extracomment>
        <translation>%1 dengan %3, %4 dan %5, pusingan %2.</translation>
    </message>
    <message>
        <source>Kept today at %1</source>
        <extracomment>%1 is the time of the day.</extracomment>
        <translation>Disimpan hari ini pukul %1</translation>
    </message>
    <message>
        <source>Kept yesterday at %1</source>
        <extracomment>%1 is the time of the day.</extracomment>
        <translation>Disimpan semalam pukul %1</translation>
    </message>
    <message>
        <source>Kept on %1</source>
        <extracomment>%1 is a date.</extracomment>
        <translation>Disimpan pada %1</translation>
    </message>
</context>
<context>
    <name>AskingStrip</name>
    <message>
        <source>What waits for an answer</source>
        <comment>accessible name of a strip above the bar</comment>
        <translation>Yang menunggu jawapan</translation>
    </message>
</context>
<context>
    <name>AskingWords</name>
    <message>
        <source>The match as it stands would be left; this cannot be undone.</source>
        <extracomment>Beside a question to agree to.</extracomment>
        <translation>Perlawanan yang sedang berjalan akan ditinggalkan; ini tidak boleh ditarik balik.</translation>
    </message>
    <message>
        <source>The match and the record of points would begin anew; this cannot be undone.</source>
        <extracomment>Beside a question to agree to.</extracomment>
        <translation>Perlawanan dan catatan mata akan bermula dari awal; ini tidak boleh ditarik balik.</translation>
    </message>
    <message>
        <source>The session is kept; the same people can come back to it.</source>
        <extracomment>Beside a question to agree to.</extracomment>
        <translation>Sesi ini disimpan; orang yang sama boleh menyambungnya.</translation>
    </message>
    <message>
        <source>The same tiles come again, with the score from before the deal.</source>
        <extracomment>Beside a question to agree to.</extracomment>
        <translation>Batu yang sama keluar semula, dengan skor sebelum pusingan ini.</translation>
    </message>
    <message>
        <source>Somebody is away; agree once more to go on without them.</source>
        <extracomment>All who are here agreed to what was asked, but somebody was away when they did.</extracomment>
        <translation>Ada yang tiada sekarang; setuju sekali lagi untuk bermain tanpanya.</translation>
    </message>
    <message>
        <source>Your answer is awaited.</source>
        <extracomment>A question waits for your answer.</extracomment>
        <translation>Jawapan anda ditunggu.</translation>
    </message>
    <message>
        <source>Waiting for the answer of %1.</source>
        <extracomment>A question waits for the answer of somebody else: %1 is a name or a list of names.</extracomment>
        <translation>Menunggu jawapan %1.</translation>
    </message>
    <message>
        <source>Agreed: %1.</source>
        <extracomment>All agreed to what was asked; %1 names it, as &quot;undo&quot;.</extracomment>
        <translation>Dipersetujui: %1.</translation>
    </message>
    <message>
        <source>You declined: %1.</source>
        <extracomment>You said no to what was asked; %1 names it, as &quot;undo&quot;.</extracomment>
        <translation>Anda menolak: %1.</translation>
    </message>
    <message>
        <source>%1 declined: %2.</source>
        <extracomment>Somebody (1) said no to what was asked; %2 names it, as &quot;undo&quot;.</extracomment>
        <translation>%1 menolak: %2.</translation>
    </message>
    <message>
        <source>You withdrew your question: %1.</source>
        <extracomment>You do not ask any more; %1 names what it was, as &quot;undo&quot;.</extracomment>
        <translation>Anda menarik balik permintaan: %1.</translation>
    </message>
    <message>
        <source>%1 withdrew the question: %2.</source>
        <extracomment>Somebody (1) does not ask any more; %2 names what it was, as &quot;undo&quot;.</extracomment>
        <translation>%1 menarik balik permintaan: %2.</translation>
    </message>
    <message>
        <source>The table has moved on: %1.</source>
        <extracomment>The deal went on before all had answered; %1 names what was asked, as &quot;undo&quot;.</extracomment>
        <translation>Permainan sudah diteruskan: %1.</translation>
    </message>
    <message>
        <source>undo</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>buat asal</translation>
    </message>
    <message>
        <source>redo</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>buat semula</translation>
    </message>
    <message>
        <source>this deal again</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>ulang pusingan ini</translation>
    </message>
    <message>
        <source>a new match</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>perlawanan baharu</translation>
    </message>
    <message>
        <source>a new session</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>sesi baharu</translation>
    </message>
    <message>
        <source>a computer player as a stand-in</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>pemain komputer sebagai pengganti</translation>
    </message>
    <message>
        <source>a seat for somebody</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>tempat duduk untuk seseorang</translation>
    </message>
    <message>
        <source>computer players to go on</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>pemain komputer terus bermain</translation>
    </message>
    <message>
        <source>stop here and keep the session</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>berhenti di sini dan simpan sesi</translation>
    </message>
    <message>
        <source>The computer players wait while you read.</source>
        <extracomment>You have the rules, the record or details open.</extracomment>
        <translation>Pemain komputer menunggu semasa anda membaca.</translation>
    </message>
    <message>
        <source>Reading: %1. The computer players wait.</source>
        <extracomment>Somebody has the rules, the record or details open; %1 is a name or a list of names.</extracomment>
        <translation>Sedang membaca: %1. Pemain komputer menunggu.</translation>
    </message>
    <message>
        <source>Reading: you and %1. The computer players wait.</source>
        <extracomment>You and others have something open to read; %1 is a name or a list of names.</extracomment>
        <translation>Sedang membaca: anda dan %1. Pemain komputer menunggu.</translation>
    </message>
    <message>
        <source>A computer player stands in for you. Take your seat back any time.</source>
        <extracomment>A computer player plays for you; there is a button to take the seat back.</extracomment>
        <translation>Pemain komputer menggantikan anda. Tempat duduk boleh diambil balik bila-bila masa.</translation>
    </message>
    <message>
        <source>Your seat was lent while you were away. Take it back any time.</source>
        <extracomment>Somebody plays in your seat since you were away; there is a button to take it back.</extracomment>
        <translation>Tempat duduk anda dipinjamkan semasa anda tiada. Boleh diambil balik bila-bila masa.</translation>
    </message>
    <message>
        <source>Agree</source>
        <extracomment>A button beside what somebody asks of all.</extracomment>
        <translation>Setuju</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>A button beside what somebody asks of all.</extracomment>
        <translation>Tolak</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>A button beside what you yourself ask of all.</extracomment>
        <translation>Tarik balik</translation>
    </message>
    <message>
        <source>Let the computer players go on</source>
        <extracomment>A button beside who reads while the computer players wait.</extracomment>
        <translation>Biar komputer terus bermain</translation>
    </message>
    <message>
        <source>Take your seat back</source>
        <extracomment>A button: a computer player or somebody else plays in your seat.</extracomment>
        <translation>Ambil balik tempat duduk</translation>
    </message>
    <message>
        <source>Take seat %1 back</source>
        <extracomment>A button at a device that several share; %1 is the number of a seat.</extracomment>
        <translation>Ambil balik tempat duduk %1</translation>
    </message>
    <message>
        <source>Put this away</source>
        <extracomment>A button that puts a sentence away, for a screen reader.</extracomment>
        <translation>Tutup mesej ini</translation>
    </message>
    <message>
        <source>You ask for: %1.</source>
        <extracomment>You asked the others for something; %1 names it, as &quot;undo&quot;.</extracomment>
        <translation>Anda minta: %1.</translation>
    </message>
    <message>
        <source>%1 asks to take back the last play.</source>
        <extracomment>Somebody (1) asks all to agree.</extracomment>
        <translation>%1 minta langkah terakhir ditarik balik.</translation>
    </message>
    <message>
        <source>%1 asks to do again what was taken back.</source>
        <extracomment>Somebody (1) asks all to agree.</extracomment>
        <translation>%1 minta langkah yang ditarik balik dibuat semula.</translation>
    </message>
    <message>
        <source>%1 asks to begin this deal again.</source>
        <extracomment>Somebody (1) asks all to agree.</extracomment>
        <translation>%1 minta pusingan ini diulang.</translation>
    </message>
    <message>
        <source>%1 asks to leave this match for a new one.</source>
        <extracomment>Somebody (1) asks all to agree.</extracomment>
        <translation>%1 minta perlawanan ini ditinggalkan untuk yang baharu.</translation>
    </message>
    <message>
        <source>%1 asks to begin a new session.</source>
        <extracomment>Somebody (1) asks all to agree.</extracomment>
        <translation>%1 minta sesi baharu dimulakan.</translation>
    </message>
    <message>
        <source>%1 asks that a computer player stands in for %2.</source>
        <extracomment>Somebody (1) asks all to agree; %2 is whoever has the seat.</extracomment>
        <translation>%1 minta pemain komputer menggantikan %2.</translation>
    </message>
    <message>
        <source>%1 asks to give the seat of %2 to %3.</source>
        <extracomment>Somebody (1) asks all to agree; %2 is whoever has the seat now, %3 who would get it.</extracomment>
        <translation>%1 minta tempat duduk %2 diberi kepada %3.</translation>
    </message>
    <message>
        <source>%1 asks that the computer players go on while %3 reads.</source>
        <extracomment>Somebody (1) asks all to agree; %3 is whoever reads.</extracomment>
        <translation>%1 minta pemain komputer terus bermain semasa %3 membaca.</translation>
    </message>
    <message>
        <source>%1 asks to stop here and keep the session.</source>
        <extracomment>Somebody (1) asks all to agree.</extracomment>
        <translation>%1 minta berhenti di sini dan menyimpan sesi.</translation>
    </message>
    <message>
        <source>%1 asks that you take seat %2.</source>
        <extracomment>Somebody (1) asks all to agree, you too; %2 is the number of a seat.</extracomment>
        <translation>%1 minta anda ambil tempat duduk %2.</translation>
    </message>
    <message>
        <source>%1 asks that the computer players go on while you read.</source>
        <extracomment>Somebody (1) asks all to agree; you have something open to read.</extracomment>
        <translation>%1 minta pemain komputer terus bermain semasa anda membaca.</translation>
    </message>
    <message>
        <source>It is about the seat of %1.</source>
        <extracomment>Beside what you asked for; %1 is whoever has the seat.</extracomment>
        <translation>Ini tentang tempat duduk %1.</translation>
    </message>
    <message>
        <source>Seat %1 would be given to %2.</source>
        <extracomment>Beside what you asked for; %1 is the number of a seat, %2 a name.</extracomment>
        <translation>Tempat duduk %1 akan diberi kepada %2.</translation>
    </message>
</context>
<context>
    <name>BarWords</name>
    <message>
        <source>Name who opens: %1 or yourself.</source>
        <extracomment>Six-love: you say which of you two opens; %1 is your partner.</extracomment>
        <translation>Namakan pembuka: %1 atau anda sendiri.</translation>
    </message>
    <message>
        <source>%1 fits both ends: choose one.</source>
        <extracomment>You chose a tile (1, as &quot;5-4&quot;) and have yet to choose an end.</extracomment>
        <translation>%1 padan dengan kedua-dua hujung: pilih satu.</translation>
    </message>
    <message>
        <source>%1 does not fit %2.</source>
        <extracomment>You pressed a tile (1, as &quot;4-2&quot;) that cannot be played; %2: the number at both ends.</extracomment>
        <translation>%1 tidak padan dengan %2.</translation>
    </message>
    <message>
        <source>%1 fits neither %2 nor %3.</source>
        <extracomment>You pressed a tile (1, as &quot;4-2&quot;) that cannot be played; %2 and %3 are the numbers at the ends.</extracomment>
        <translation>%1 tidak padan dengan %2 atau %3.</translation>
    </message>
    <message>
        <source>%1 opens the deal.</source>
        <extracomment>What you are about to confirm; %1 is a tile as &quot;6-4&quot;.
----------
You must begin the deal with this tile (1), as &quot;6-6&quot;.</extracomment>
        <translation>%1 membuka pusingan.</translation>
    </message>
    <message>
        <source>%1 at the left end.</source>
        <extracomment>What you are about to confirm; %1 is a tile as &quot;6-4&quot;.</extracomment>
        <translation>%1 di hujung kiri.</translation>
    </message>
    <message>
        <source>%1 at the right end.</source>
        <extracomment>What you are about to confirm; %1 is a tile as &quot;6-4&quot;.</extracomment>
        <translation>%1 di hujung kanan.</translation>
    </message>
    <message>
        <source>You open this deal yourself.</source>
        <extracomment>What you are about to confirm, in six-love.</extracomment>
        <translation>Anda sendiri membuka pusingan ini.</translation>
    </message>
    <message>
        <source>%1 opens this deal.</source>
        <extracomment>What you are about to confirm, in six-love; %1 is your partner.</extracomment>
        <translation>%1 membuka pusingan ini.</translation>
    </message>
    <message>
        <source>You pass: nothing fits %1.</source>
        <extracomment>What you are about to confirm; %1 is a number.</extracomment>
        <translation>Pas: tiada batu yang padan dengan %1.</translation>
    </message>
    <message>
        <source>You pass: nothing fits %1 or %2.</source>
        <extracomment>What you are about to confirm; %1 and %2 are numbers.</extracomment>
        <translation>Pas: tiada batu yang padan dengan %1 atau %2.</translation>
    </message>
    <message>
        <source>Hint: pass.</source>
        <extracomment>What a computer player would do in your place.</extracomment>
        <translation>Petunjuk: pas.</translation>
    </message>
    <message>
        <source>Hint: open with %1.</source>
        <extracomment>What a computer player would do in your place; %1 is a tile as &quot;6-4&quot;.</extracomment>
        <translation>Petunjuk: buka dengan %1.</translation>
    </message>
    <message>
        <source>Hint: %1 at the left end.</source>
        <extracomment>What a computer player would do in your place; %1 is a tile as &quot;6-4&quot;.</extracomment>
        <translation>Petunjuk: %1 di hujung kiri.</translation>
    </message>
    <message>
        <source>Hint: %1 at the right end.</source>
        <extracomment>What a computer player would do in your place; %1 is a tile as &quot;6-4&quot;.</extracomment>
        <translation>Petunjuk: %1 di hujung kanan.</translation>
    </message>
    <message>
        <source>From a weaker level: %1.</source>
        <extracomment>Under a hint; %1 is the name of a level of computer players, as &quot;Club player&quot;.</extracomment>
        <translation>Daripada tahap yang lebih lemah: %1.</translation>
    </message>
    <message>
        <source>Level: %1; a stronger one is not ready.</source>
        <extracomment>Under a hint; %1 is the name of a level of computer players, as &quot;Club player&quot;. There are stronger ones, but the server does not have them, or is still making them ready.</extracomment>
        <translation>Tahap: %1; yang lebih kuat belum sedia.</translation>
    </message>
    <message>
        <source>Waiting for the server.</source>
        <extracomment>You confirmed something and the server has not answered yet.</extracomment>
        <translation>Menunggu pelayan.</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <extracomment>You are ready for the next deal; %1 is a name or a list of names.
----------
It is somebody else&apos;s turn; %1 is a name or a list of names.</extracomment>
        <translation>Menunggu %1.</translation>
    </message>
    <message>
        <source>%1 is ready.</source>
        <extracomment>Somebody (1) waits for you to go on to the next deal.</extracomment>
        <translation>%1 sudah bersedia.</translation>
    </message>
    <message>
        <source>%1 are ready.</source>
        <extracomment>Several people (1, a list of names) wait for you to go on to the next deal.</extracomment>
        <translation>%1 sudah bersedia.</translation>
    </message>
    <message>
        <source>Waiting for %1 to name who opens.</source>
        <extracomment>Six-love, before the first tile; %1 is a name.</extracomment>
        <translation>Menunggu %1 menamakan pembuka.</translation>
    </message>
    <message>
        <source>Waiting for %1 to open the deal.</source>
        <extracomment>Before the first tile of a deal; %1 is a name.</extracomment>
        <translation>Menunggu %1 membuka pusingan.</translation>
    </message>
    <message>
        <source>Open the deal with any tile.</source>
        <extracomment>You begin the deal.</extracomment>
        <translation>Buka pusingan dengan mana-mana batu.</translation>
    </message>
    <message>
        <source>Nothing fits: pass.</source>
        <extracomment>You have no tile that fits.</extracomment>
        <translation>Tiada batu yang padan: pas.</translation>
    </message>
    <message>
        <source>Only %1 fits.</source>
        <extracomment>You have one tile (1, as &quot;5-4&quot;) that fits.</extracomment>
        <translation>Hanya %1 yang padan.</translation>
    </message>
    <message>
        <source>Choose a tile with %1.</source>
        <extracomment>It is your turn; %1 is the number at both ends.</extracomment>
        <translation>Pilih batu yang ada %1.</translation>
    </message>
    <message>
        <source>Choose a tile with %1 or %2.</source>
        <extracomment>It is your turn; %1 and %2 are the numbers at the ends.</extracomment>
        <translation>Pilih batu yang ada %1 atau %2.</translation>
    </message>
    <message>
        <source>Both ends will be %1.</source>
        <extracomment>What a play would lead to; %1 is a number.</extracomment>
        <translation>Kedua-dua hujung akan jadi %1.</translation>
    </message>
    <message>
        <source>The ends will be %1 and %2.</source>
        <extracomment>What a play would lead to; %1 and %2 are the numbers at the left and right end.</extracomment>
        <translation>Hujung akan jadi %1 dan %2.</translation>
    </message>
    <message>
        <source>Hint: open yourself.</source>
        <extracomment>What a computer player would do in your place, in six-love.</extracomment>
        <translation>Petunjuk: buka sendiri.</translation>
    </message>
    <message>
        <source>Hint: name %1.</source>
        <extracomment>What a computer player would do in your place, in six-love; %1 is your partner.</extracomment>
        <translation>Petunjuk: namakan %1.</translation>
    </message>
</context>
<context>
    <name>CarryOn</name>
    <message>
        <source>Carry on</source>
        <extracomment>A heading on the home screen, over the sessions that were kept.</extracomment>
        <translation>Teruskan</translation>
    </message>
</context>
<context>
    <name>Chain</name>
    <message numerus="yes">
        <source>Layout, %n tile(s)</source>
        <comment>accessible name</comment>
        <extracomment>The row of tiles on the table, for a screen reader.</extracomment>
        <translation>
            <numerusform>Susunan, %n batu</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>Button that brings all tiles of the layout back into sight after zooming.</extracomment>
        <translation>Tunjukkan semua</translation>
    </message>
</context>
<context>
    <name>ChainModel</name>
    <message>
        <source>Middle of the table</source>
        <extracomment>Where the first tile of a deal goes, for a screen reader.</extracomment>
        <translation>Tengah meja</translation>
    </message>
</context>
<context>
    <name>ChainTarget</name>
    <message>
        <source>or here</source>
        <extracomment>On the free place at the other end, where the picked tile could go instead.</extracomment>
        <translation>atau di sini</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>On a free place, where the picked tile can go.</extracomment>
        <translation>di sini</translation>
    </message>
</context>
<context>
    <name>CompanyWords</name>
    <message>
        <source>Seat %1</source>
        <extracomment>A seat at the table, 1 to 4.</extracomment>
        <translation>Tempat duduk %1</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>Beside the reader&apos;s own name.</extracomment>
        <translation>anda</translation>
    </message>
    <message>
        <source>host</source>
        <extracomment>Beside the name of whoever decides what the table allows.</extracomment>
        <translation>tuan rumah</translation>
    </message>
    <message>
        <source>computer player: %1</source>
        <extracomment>Beside the name of a computer player; %1 is the name of its level.</extracomment>
        <translation>pemain komputer: %1</translation>
    </message>
    <message>
        <source>watches</source>
        <extracomment>Beside the name of somebody who looks on without a seat.</extracomment>
        <translation>menonton</translation>
    </message>
    <message>
        <source>Let a computer player stand in</source>
        <extracomment>A button: nobody else is here to be asked, so it happens at once.</extracomment>
        <translation>Biar komputer gantikan</translation>
    </message>
    <message>
        <source>Propose a stand-in</source>
        <extracomment>A button: the others are asked first.</extracomment>
        <translation>Cadangkan pengganti</translation>
    </message>
    <message>
        <source>Take this seat</source>
        <extracomment>A button: you have no seat and ask for this one.</extracomment>
        <translation>Minta tempat duduk ini</translation>
    </message>
    <message>
        <source>Give this seat to somebody</source>
        <extracomment>A button that opens a list of names.</extracomment>
        <translation>Beri tempat duduk ini</translation>
    </message>
    <message>
        <source>To %1</source>
        <extracomment>A button in a list of people without a seat; %1 is a name.</extracomment>
        <translation>Kepada %1</translation>
    </message>
    <message>
        <source>How %1 plays</source>
        <extracomment>A button, and the label of the levels that it opens; %1 is the name of a computer player.</extracomment>
        <translation>Cara %1 bermain</translation>
    </message>
    <message numerus="yes">
        <source>%n more people watch</source>
        <extracomment>Below a list of people who look on.</extracomment>
        <translation>
            <numerusform>%n orang lagi menonton</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody looks on.</source>
        <extracomment>In place of a list of people who look on.</extracomment>
        <translation>Tiada penonton.</translation>
    </message>
    <message>
        <source>Copied: paste it into a message.</source>
        <extracomment>After a button that copies was pressed.</extracomment>
        <translation>Disalin: tampal dalam mesej.</translation>
    </message>
    <message>
        <source>This table is on your machine alone; nobody else can come to it.</source>
        <extracomment>In place of a link: the window&apos;s own server, for this machine alone.</extracomment>
        <translation>Meja ini di komputer anda sahaja; orang lain tidak boleh masuk.</translation>
    </message>
</context>
<context>
    <name>CoverView</name>
    <message>
        <source>Hand the device over. Whoever takes it names who opens, and sees only their own tiles.</source>
        <comment>on the cover of a shared device</comment>
        <translation>Serahkan peranti ini. Yang menerimanya menamakan pembuka, dan nampak batunya sendiri sahaja.</translation>
    </message>
    <message>
        <source>Hand the device over. The tiles stay covered until then.</source>
        <comment>on the cover of a shared device</comment>
        <translation>Serahkan peranti ini. Batu tetap tertutup sampai diserahkan.</translation>
    </message>
    <message>
        <source>I am %1: show my tiles</source>
        <extracomment>A button on a shared device; %1 is a name.</extracomment>
        <translation>Saya %1: tunjukkan batu saya</translation>
    </message>
</context>
<context>
    <name>CoverWords</name>
    <message>
        <source>%1 names who opens.</source>
        <extracomment>A device that several share, covered; %1 is a name. In six-love.</extracomment>
        <translation>%1 menamakan pembuka.</translation>
    </message>
    <message>
        <source>%1 opens the deal.</source>
        <extracomment>A device that several share, covered; %1 is a name.</extracomment>
        <translation>%1 membuka pusingan.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <extracomment>A device that several share, covered; %1 is a name.</extracomment>
        <translation>Giliran %1.</translation>
    </message>
    <message>
        <source>Hand the device to %1. Everybody else looks away.</source>
        <extracomment>A device that several share, covered; %1 is a name.</extracomment>
        <translation>Serahkan peranti kepada %1. Yang lain, pandang ke arah lain.</translation>
    </message>
    <message>
        <source>I am %1: show my tiles</source>
        <extracomment>A button on a covered device: shows the hand of whoever presses it; %1 is a name.</extracomment>
        <translation>Saya %1: tunjukkan batu saya</translation>
    </message>
    <message>
        <source>The hand of %1 is covered.</source>
        <extracomment>A covered hand, for a screen reader; %1 is a name.</extracomment>
        <translation>Batu di tangan %1 tertutup.</translation>
    </message>
    <message>
        <source>All hands here are covered while %1 plays.</source>
        <extracomment>A device that several share, covered while somebody else (1) plays.</extracomment>
        <translation>Semua batu di sini tertutup semasa %1 bermain.</translation>
    </message>
</context>
<context>
    <name>FairnessWords</name>
    <message>
        <source>Fair deal</source>
        <extracomment>On a small seal at the end of a deal: nobody could have chosen the tiles.</extracomment>
        <translation>Pusingan adil</translation>
    </message>
    <message>
        <source>About this deal</source>
        <extracomment>On a small mark at the end of a deal: it is not known how it was drawn.</extracomment>
        <translation>Tentang pusingan ini</translation>
    </message>
    <message>
        <source>This deal does not check out</source>
        <extracomment>On a warning at the end of a deal: what the server said does not match.</extracomment>
        <translation>Pusingan ini tidak sepadan</translation>
    </message>
    <message>
        <source>This deal comes from a seed: whoever set it knew all the hands beforehand.</source>
        <extracomment>What is behind the mark of a deal: somebody gave this table a seed.</extracomment>
        <translation>Pusingan ini datang daripada benih: sesiapa yang menetapkannya tahu semua batu lebih awal.</translation>
    </message>
    <message>
        <source>This server is older than this window: its deals cannot be checked.</source>
        <extracomment>What is behind the mark of a deal.</extracomment>
        <translation>Pelayan ini lebih lama daripada tetingkap ini: pusingannya tidak dapat disemak.</translation>
    </message>
    <message>
        <source>The server has not shown how it drew this deal.</source>
        <extracomment>What is behind the mark of a deal.</extracomment>
        <translation>Pelayan belum menunjukkan cara ia mencabut pusingan ini.</translation>
    </message>
    <message>
        <source>Deal %1 does not check out.</source>
        <extracomment>A warning above the table and in the menu. %1 is the number of a deal.</extracomment>
        <translation>Pusingan %1 tidak sepadan.</translation>
    </message>
    <message>
        <source>Nobody could have chosen this deal: this window put something random into it, and all of it matches.</source>
        <extracomment>What is behind the seal: each program at the table threw in something random.</extracomment>
        <translation>Tiada sesiapa boleh memilih pusingan ini: tetingkap ini memasukkan sesuatu yang rawak, dan semuanya sepadan.</translation>
    </message>
    <message>
        <source>This window gave nothing to the draw of this deal; what it saw of it matches.</source>
        <extracomment>What is behind the mark, for somebody who watched or came later.</extracomment>
        <translation>Tetingkap ini tidak memberi apa-apa untuk cabutan pusingan ini; apa yang dilihatnya sepadan.</translation>
    </message>
    <message>
        <source>Only the server drew this deal; nobody else can say that it was not chosen.</source>
        <extracomment>What is behind the mark: all who played have older programs, or were lost.</extracomment>
        <translation>Hanya pelayan yang mencabut pusingan ini; tiada yang lain dapat memastikan ia tidak dipilih.</translation>
    </message>
    <message>
        <source>What the server said is kept in the folder of this window, in “evidence”.</source>
        <extracomment>After what is wrong with a deal.</extracomment>
        <translation>Apa yang dikatakan pelayan disimpan dalam folder tetingkap ini, di “evidence”.</translation>
    </message>
    <message>
        <source>Other tiles were dealt than were drawn.</source>
        <extracomment>What is wrong with a deal: the hands are not those that were drawn.</extracomment>
        <translation>Batu lain diagihkan, bukan yang dicabut.</translation>
    </message>
    <message>
        <source>The server does not show how it was drawn.</source>
        <extracomment>What is wrong with a deal.</extracomment>
        <translation>Pelayan tidak menunjukkan cara ia dicabut.</translation>
    </message>
    <message>
        <source>The server drew it without asking this window for its part.</source>
        <extracomment>What is wrong with a deal.</extracomment>
        <translation>Pelayan mencabutnya tanpa meminta bahagian tetingkap ini.</translation>
    </message>
    <message>
        <source>The server used the same draw a second time.</source>
        <extracomment>What is wrong with a deal.</extracomment>
        <translation>Pelayan menggunakan cabutan yang sama untuk kali kedua.</translation>
    </message>
    <message>
        <source>The server drew it anew without a true reason.</source>
        <extracomment>What is wrong with a deal: it was drawn more than once, and why is not so.</extracomment>
        <translation>Pelayan mencabutnya semula tanpa sebab yang benar.</translation>
    </message>
    <message>
        <source>The server says that this window gave nothing in time, but it did. Once that may be a slow line; again and again it is not.</source>
        <extracomment>What is wrong with a deal: the server says that this window gave nothing to it.</extracomment>
        <translation>Pelayan mengatakan tetingkap ini tidak memberi apa-apa pada masanya, tetapi ia memberi. Sekali mungkin talian perlahan; berkali-kali bukan.</translation>
    </message>
    <message>
        <source>The part of this player was changed, left out or made up: %1.</source>
        <extracomment>What is wrong with a deal. %1 is a name.</extracomment>
        <translation>Bahagian pemain ini diubah, ditinggalkan atau direka: %1.</translation>
    </message>
    <message>
        <source>The server’s own part is another than it had promised.</source>
        <extracomment>What is wrong with a deal.</extracomment>
        <translation>Bahagian pelayan sendiri bukan yang dijanjikannya.</translation>
    </message>
    <message numerus="yes">
        <source>The server says it was restarted in mid-draw, %n times so far.</source>
        <extracomment>Behind the mark of a deal. A restart is the only reason there may be; %n is how often.</extracomment>
        <translation>
            <numerusform>Pelayan mengatakan ia dimulakan semula semasa cabutan, %n kali setakat ini.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gave no part to a draw, %n times so far: %1.</source>
        <extracomment>Behind the mark of a deal. %1 is a name, %n how often in this session.</extracomment>
        <translation>
            <numerusform>Tidak memberi bahagian untuk cabutan, %n kali setakat ini: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>Records (*.json)</source>
        <extracomment>In a dialog that chooses files: which kinds of files are shown.</extracomment>
        <translation>Rekod (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <comment>which kinds of files a dialog shows</comment>
        <translation>Semua fail (*)</translation>
    </message>
</context>
<context>
    <name>FirewallNote</name>
    <message>
        <source>Your system may ask whether doublesix may use the network. Allow it on private networks: otherwise friends nearby are not found, and do not find you.</source>
        <extracomment>Over what is about to make the computer&apos;s system ask a question of its own, about networks.</extracomment>
        <translation>Sistem mungkin bertanya sama ada doublesix boleh menggunakan rangkaian. Benarkan pada rangkaian peribadi: jika tidak, kawan yang berdekatan tidak ditemui, dan mereka tidak menemui anda.</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message numerus="yes">
        <source>Your hand, %n tile(s)</source>
        <comment>accessible name</comment>
        <translation>
            <numerusform>Di tangan anda, %n batu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomeLinks</name>
    <message>
        <source>Records</source>
        <extracomment>A button: the page with records of sessions that were played.</extracomment>
        <translation>Rekod</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>A button: the page with the rules of both games.</extracomment>
        <translation>Peraturan</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>A button: the page with the settings of this window.</extracomment>
        <translation>Tetapan</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Doublesix</source>
        <extracomment>The name of the program; it stays as it is.</extracomment>
        <translation>Doublesix</translation>
    </message>
    <message>
        <source>Partner dominoes for four: with friends, with the computer, or both.</source>
        <extracomment>Under the name of the program, on a wide screen.</extracomment>
        <translation>Domino berpasangan untuk empat orang: dengan kawan, dengan komputer, atau kedua-duanya.</translation>
    </message>
    <message>
        <source>Partner dominoes for four.</source>
        <extracomment>Under the name of the program, on a narrow screen.</extracomment>
        <translation>Domino berpasangan untuk empat orang.</translation>
    </message>
</context>
<context>
    <name>HomeWays</name>
    <message>
        <source>Start a table</source>
        <extracomment>A heading over the two games, each of which begins with computer players by a press.</extracomment>
        <translation>Buka meja</translation>
    </message>
    <message>
        <source>Puerto Rico. First pair to four, with the others at nil.</source>
        <extracomment>Under the name of the game; to win a match, the other pair must have no point.</extracomment>
        <translation>Puerto Rico. Main sampai empat mata, lawan kosong.</translation>
    </message>
    <message>
        <source>Chiva</source>
        <extracomment>The name of a game of Puerto Rico; it stays as it is.</extracomment>
        <translation>Chiva</translation>
    </message>
    <message>
        <source>Jamaica. First to six, the others at nil; the key tile counts two.</source>
        <extracomment>Under the name of the game; the key tile is the only tile that still fitted anywhere.</extracomment>
        <translation>Jamaica. Main sampai enam, lawan kosong; batu kunci dua mata.</translation>
    </message>
    <message>
        <source>Six-love</source>
        <extracomment>The name of a game of Jamaica; it stays as it is.</extracomment>
        <translation>Six-love</translation>
    </message>
    <message>
        <source>A code for up to three others</source>
        <extracomment>Under &quot;Invite friends&quot;.</extracomment>
        <translation>Satu kod, sehingga tiga kawan</translation>
    </message>
    <message>
        <source>Invite friends</source>
        <extracomment>Opens what is needed to make a table for friends on other devices.</extracomment>
        <translation>Jemput kawan</translation>
    </message>
    <message>
        <source>To a friend’s table</source>
        <extracomment>Under &quot;Join with a code&quot;.</extracomment>
        <translation>Ke meja kawan</translation>
    </message>
    <message>
        <source>Join with a code</source>
        <extracomment>Opens what is needed to come to the table of somebody else.</extracomment>
        <translation>Sertai dengan kod</translation>
    </message>
    <message>
        <source>Pass it around, hands stay covered</source>
        <extracomment>Under &quot;Share this device&quot;: the device goes from hand to hand; a hand is the tiles of one person.</extracomment>
        <translation>Bergilir-gilir, batu tetap tertutup</translation>
    </message>
    <message>
        <source>Share this device</source>
        <extracomment>Opens what is needed to play with up to four people at one device.</extracomment>
        <translation>Kongsi peranti ini</translation>
    </message>
</context>
<context>
    <name>InvitationCard</name>
    <message>
        <source>Invite someone</source>
        <extracomment>In the waiting room: a heading over the code of the table.</extracomment>
        <translation>Jemput orang</translation>
    </message>
    <message>
        <source>Read the code and the address aloud, send the link, or let them scan.</source>
        <extracomment>Under that heading; &quot;scan&quot; is with the camera of a telephone.</extracomment>
        <translation>Bacakan kod dan alamat, hantar pautan, atau biar kawan imbas.</translation>
    </message>
    <message>
        <source>Send the link, or let them scan.</source>
        <comment>only where nothing but the link is enough</comment>
        <translation>Hantar pautan, atau biar kawan imbas.</translation>
    </message>
    <message>
        <source>On this network the code is enough. Elsewhere, send the link or let them scan.</source>
        <comment>where the table is on this computer</comment>
        <translation>Pada rangkaian ini kod sudah memadai. Di tempat lain, hantar pautan atau biar diimbas.</translation>
    </message>
    <message>
        <source>The code: %1</source>
        <comment>accessible name</comment>
        <translation>Kod: %1</translation>
    </message>
    <message>
        <source>The address: %1</source>
        <comment>accessible name; the address of a server</comment>
        <translation>Alamat: %1</translation>
    </message>
    <message>
        <source>The link as a square for a camera</source>
        <comment>accessible name</comment>
        <translation>Kod QR pautan, untuk kamera</translation>
    </message>
    <message>
        <source>Copy link</source>
        <extracomment>A button: put the link to this table where it can be pasted.</extracomment>
        <translation>Salin pautan</translation>
    </message>
    <message>
        <source>Copy code</source>
        <extracomment>A button: put the code of this table where it can be pasted.</extracomment>
        <translation>Salin kod</translation>
    </message>
    <message>
        <source>Another address</source>
        <extracomment>A button under a link: show the one that leads here by another address of this computer.</extracomment>
        <translation>Alamat lain</translation>
    </message>
    <message>
        <source>Open to friends</source>
        <extracomment>A button: let other devices come to a table that was made for this one alone.</extracomment>
        <translation>Buka untuk kawan</translation>
    </message>
</context>
<context>
    <name>InviteForm</name>
    <message>
        <source>Your computer keeps the table while this window is open. Friends on the same network come with the code or the link that you are shown next.</source>
        <extracomment>Over the button that makes a table for friends.</extracomment>
        <translation>Meja ini berjalan di komputer anda selagi tetingkap ini terbuka. Kawan di rangkaian yang sama masuk dengan kod atau pautan yang ditunjukkan nanti.</translation>
    </message>
    <message>
        <source>Your name</source>
        <extracomment>A field for the name that the others are shown.</extracomment>
        <translation>Nama anda</translation>
    </message>
    <message>
        <source>Play Chiva</source>
        <extracomment>A button that makes a table of Chiva for friends.</extracomment>
        <translation>Main Chiva</translation>
    </message>
    <message>
        <source>Play Six-love</source>
        <extracomment>A button that makes a table of Six-love for friends.</extracomment>
        <translation>Main Six-love</translation>
    </message>
    <message>
        <source>Make a table of Chiva and show the invitation</source>
        <extracomment>What the button &quot;Play Chiva&quot; does, for a screen reader.</extracomment>
        <translation>Buat meja Chiva dan tunjukkan jemputan</translation>
    </message>
    <message>
        <source>Make a table of Six-love and show the invitation</source>
        <extracomment>What the button &quot;Play Six-love&quot; does, for a screen reader.</extracomment>
        <translation>Buat meja Six-love dan tunjukkan jemputan</translation>
    </message>
</context>
<context>
    <name>JoinForm</name>
    <message>
        <source>Code or link</source>
        <extracomment>A field for what somebody was sent: a table’s code of eight signs, or a link.</extracomment>
        <translation>Kod atau pautan</translation>
    </message>
    <message>
        <source>Not needed with a link, nor on the same network.</source>
        <extracomment>Under that field: a table on the same network is found by its code alone.</extracomment>
        <translation>Tidak perlu dengan pautan atau pada rangkaian yang sama.</translation>
    </message>
    <message>
        <source>Address, if you have only a code</source>
        <extracomment>A field for the address of a server; a link has it in it, a code has not.</extracomment>
        <translation>Alamat, jika anda hanya ada kod</translation>
    </message>
    <message>
        <source>Your name</source>
        <extracomment>A field for the name that the others are shown.</extracomment>
        <translation>Nama anda</translation>
    </message>
    <message>
        <source>Join</source>
        <extracomment>A button: come to the table of the code, or to the one beside it in a list.</extracomment>
        <translation>Sertai</translation>
    </message>
    <message>
        <source>Show open tables</source>
        <extracomment>A button: list the tables of that server that anybody may join.</extracomment>
        <translation>Tunjukkan meja terbuka</translation>
    </message>
    <message>
        <source>Servers on this network:</source>
        <extracomment>Over a list of addresses at which servers were found.</extracomment>
        <translation>Pelayan pada rangkaian ini:</translation>
    </message>
    <message>
        <source>Show open tables at %1</source>
        <comment>accessible name; %1 is an address</comment>
        <translation>Tunjuk meja terbuka di %1</translation>
    </message>
    <message>
        <source>Join %1</source>
        <comment>accessible name; %1 is &quot;Eva&apos;s table&quot;</comment>
        <translation>Sertai %1</translation>
    </message>
    <message>
        <source>Or make a table there for your friends:</source>
        <extracomment>Over two buttons, under the tables of a server elsewhere.</extracomment>
        <translation>Atau buat meja di sana untuk rakan anda:</translation>
    </message>
    <message>
        <source>Play Chiva</source>
        <extracomment>A button that makes a table of Chiva for friends.</extracomment>
        <translation>Main Chiva</translation>
    </message>
    <message>
        <source>Make a table of Chiva at that server</source>
        <extracomment>What the button &quot;Play Chiva&quot; does, for a screen reader.</extracomment>
        <translation>Buat meja Chiva di pelayan itu</translation>
    </message>
    <message>
        <source>Play Six-love</source>
        <extracomment>A button that makes a table of Six-love for friends.</extracomment>
        <translation>Main Six-love</translation>
    </message>
    <message>
        <source>Make a table of Six-love at that server</source>
        <extracomment>What the button &quot;Play Six-love&quot; does, for a screen reader.</extracomment>
        <translation>Buat meja Six-love di pelayan itu</translation>
    </message>
</context>
<context>
    <name>KeptLine</name>
    <message>
        <source>Continue</source>
        <extracomment>A button: go on with the session that was kept.</extracomment>
        <translation>Teruskan</translation>
    </message>
    <message>
        <source>Forget: %1</source>
        <extracomment>A button, read aloud: offer a kept session no more; %1 is &quot;Chiva with Tito, deal 6.&quot;</extracomment>
        <translation>Lupakan: %1</translation>
    </message>
</context>
<context>
    <name>KeysList</name>
    <message>
        <source>Left, Right</source>
        <extracomment>The keys with an arrow to the left and to the right, in a list of keys.</extracomment>
        <translation>Kiri, kanan</translation>
    </message>
    <message>
        <source>go from tile to tile; Home and End to the first and the last</source>
        <extracomment>What these keys do in the hand.</extracomment>
        <translation>dari batu ke batu; Home dan End ke yang pertama dan terakhir</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <extracomment>The names of two keys, in a list of keys.</extracomment>
        <translation>Enter, Ruang</translation>
    </message>
    <message>
        <source>pick the tile; once more: go on with it</source>
        <extracomment>What these keys do.</extracomment>
        <translation>pilih batu; tekan lagi untuk meneruskan</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <extracomment>The keys with an arrow up and down, in a list of keys.</extracomment>
        <translation>Atas, bawah</translation>
    </message>
    <message>
        <source>from the picked tile to its ends, or to Confirm</source>
        <extracomment>What these keys do once a tile is picked.</extracomment>
        <translation>dari batu pilihan ke hujungnya, atau ke Sahkan</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>The name of a key, in a list of keys.</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>on to the ends, to Confirm and to all else; with Shift back</source>
        <extracomment>What this key does.</extracomment>
        <translation>ke hujung, ke Sahkan dan yang lain; dengan Shift ke belakang</translation>
    </message>
    <message>
        <source>Escape</source>
        <extracomment>The name of a key, in a list of keys.</extracomment>
        <translation>Escape</translation>
    </message>
    <message>
        <source>drops what was picked; closes what is open</source>
        <extracomment>What this key does.</extracomment>
        <translation>batalkan pilihan; tutup yang terbuka</translation>
    </message>
    <message>
        <source>says the table</source>
        <extracomment>What a key does for whoever listens: the ends, whose turn it is, how many tiles each has.</extracomment>
        <translation>sebut keadaan meja</translation>
    </message>
    <message>
        <source>says your hand, what fits first</source>
        <extracomment>What a key does for whoever listens.</extracomment>
        <translation>sebut batu anda, yang padan dahulu</translation>
    </message>
    <message>
        <source>says who passed on what</source>
        <extracomment>What a key does for whoever listens.</extracomment>
        <translation>sebut siapa pas pada nombor apa</translation>
    </message>
    <message>
        <source>says how the match stands</source>
        <extracomment>What a key does for whoever listens.</extracomment>
        <translation>sebut kedudukan perlawanan</translation>
    </message>
    <message>
        <source>on the layout: larger, smaller, all of it; arrows shift it</source>
        <extracomment>What these keys do to the row of tiles on the table, while it has the keyboard.</extracomment>
        <translation>pada susunan: besarkan, kecilkan, semuanya; anak panah menggerakkannya</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <extracomment>The keys for undo, in a list of keys.</extracomment>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>undo, where the table allows it</source>
        <extracomment>What these keys do.</extracomment>
        <translation>buat asal, jika meja membenarkan</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <extracomment>The keys for redo, in a list of keys.</extracomment>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>redo</source>
        <extracomment>What these keys do.</extracomment>
        <translation>buat semula</translation>
    </message>
    <message>
        <source>shows this list</source>
        <extracomment>What a key does.</extracomment>
        <translation>tunjukkan senarai ini</translation>
    </message>
</context>
<context>
    <name>LastAct</name>
    <message>
        <source>Passed</source>
        <comment>on a seat&apos;s plaque: what it did last</comment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>on a seat&apos;s plaque, before a small picture of a tile</comment>
        <translation>Letak</translation>
    </message>
</context>
<context>
    <name>LinkBanner</name>
    <message>
        <source>Try now</source>
        <extracomment>A button, while the link is lost: do not wait, connect at once.</extracomment>
        <translation>Cuba sekarang</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <extracomment>A button, while the link is lost.</extracomment>
        <translation>Tinggalkan meja</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>A button: put away what is said about the link.</extracomment>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>LinkWords</name>
    <message>
        <source>Setting up the table.</source>
        <extracomment>The window starts a server on this machine.</extracomment>
        <translation>Menyediakan meja.</translation>
    </message>
    <message>
        <source>Connecting to the server.</source>
        <extracomment>The window is on its way to a server.</extracomment>
        <translation>Menyambung ke pelayan.</translation>
    </message>
    <message>
        <source>The server cannot store anything now. Nothing is lost; acts wait for it.</source>
        <extracomment>The server&apos;s disk is full or gone.</extracomment>
        <translation>Pelayan tidak dapat menyimpan apa-apa sekarang. Tiada yang hilang; langkah ditangguhkan dahulu.</translation>
    </message>
    <message>
        <source>The server is stopping. Come back later; the table is kept.</source>
        <extracomment>The server is shut down or restarted.</extracomment>
        <translation>Pelayan sedang berhenti. Kembali nanti; meja ini disimpan.</translation>
    </message>
    <message>
        <source>You came to this table from another window; this one let go.</source>
        <extracomment>The same person connected from another window or device.</extracomment>
        <translation>Anda masuk ke meja ini dari tetingkap lain; tetingkap ini diputuskan.</translation>
    </message>
    <message>
        <source>The table was closed.</source>
        <extracomment>The host closed the table, or nobody was left.</extracomment>
        <translation>Meja ini sudah ditutup.</translation>
    </message>
    <message>
        <source>All agreed to stop here. Come back whenever you like.</source>
        <extracomment>All agreed to stop and to keep the session.</extracomment>
        <translation>Semua setuju berhenti di sini. Kembalilah bila-bila masa.</translation>
    </message>
    <message>
        <source>From the host of this server: %1</source>
        <extracomment>%1 is a line that the host of a server wrote for all who come to it.</extracomment>
        <translation>Daripada tuan rumah pelayan ini: %1</translation>
    </message>
    <message>
        <source>You stopped here. Come back whenever you like.</source>
        <extracomment>You stopped, alone at the table; the session is kept.</extracomment>
        <translation>Anda berhenti di sini. Kembalilah bila-bila masa.</translation>
    </message>
    <message>
        <source>The table is on another server now; looking for it there.</source>
        <extracomment>Several servers carry the same tables; this one handed the table to another of them.</extracomment>
        <translation>Meja ini kini di pelayan lain; sedang mencarinya di sana.</translation>
    </message>
    <message>
        <source>The server is being updated; your table waits for you.</source>
        <extracomment>The server is restarted, mostly with a newer version; the window waits for it.</extracomment>
        <translation>Pelayan sedang dikemas kini; meja anda menunggu.</translation>
    </message>
    <message>
        <source>The seat was given to somebody else.</source>
        <extracomment>To a computer player.</extracomment>
        <translation>Tempat duduk ini sudah diberi kepada orang lain.</translation>
    </message>
    <message>
        <source>The host of this server took you from the table.</source>
        <extracomment>The server&apos;s operator sent somebody away; their seat is one that was left.</extracomment>
        <translation>Tuan rumah pelayan ini mengeluarkan anda dari meja.</translation>
    </message>
    <message>
        <source>The link was too slow for the server, and was cut.</source>
        <extracomment>The window did not keep up with what the server sent.</extracomment>
        <translation>Sambungan terlalu perlahan untuk pelayan, lalu diputuskan.</translation>
    </message>
    <message>
        <source>The server cut the link: too much was asked too fast.</source>
        <extracomment>The window asked too much, too fast.</extracomment>
        <translation>Pelayan memutuskan sambungan: terlalu banyak permintaan, terlalu cepat.</translation>
    </message>
    <message>
        <source>The server cut the link: it did not understand this window.</source>
        <extracomment>The server did not understand the window.</extracomment>
        <translation>Pelayan memutuskan sambungan: tetingkap ini tidak difahaminya.</translation>
    </message>
    <message>
        <source>Reconnecting now.</source>
        <extracomment>The link was lost and is being taken up again at this moment.</extracomment>
        <translation>Menyambung semula sekarang.</translation>
    </message>
    <message>
        <source>Reconnecting in %1 s.</source>
        <extracomment>The link was lost; %1 is a number of seconds.</extracomment>
        <translation>Menyambung semula dalam %1 s.</translation>
    </message>
    <message>
        <source>%1’s table does not answer; perhaps its window or server is closed.</source>
        <extracomment>Nothing answers at the address of a table that one has been at; %1 is its host&apos;s name.</extracomment>
        <translation>Meja %1 tidak menjawab; mungkin tetingkap atau pelayannya sudah ditutup.</translation>
    </message>
    <message>
        <source>The link to the server is lost.</source>
        <extracomment>The connection broke off.</extracomment>
        <translation>Sambungan ke pelayan terputus.</translation>
    </message>
    <message>
        <source>The server cannot prove by its address alone that it is the right one; ask for the whole link.</source>
        <extracomment>TLS: nobody known signed the certificate, and there was no link that would tell it.</extracomment>
        <translation>Pelayan tidak dapat membuktikan dengan alamat sahaja bahawa ia pelayan yang betul; minta pautan penuh.</translation>
    </message>
    <message>
        <source>Another server answers there than the one of the link, or it was set up anew; ask for a new link.</source>
        <extracomment>TLS: the certificate is not the one that the link tells.</extracomment>
        <translation>Pelayan lain menjawab di situ, bukan yang dalam pautan, atau ia dipasang semula; minta pautan baharu.</translation>
    </message>
    <message>
        <source>No server answers there; check the address and the network.</source>
        <extracomment>Nothing answers at the address.</extracomment>
        <translation>Tiada pelayan menjawab di situ; semak alamat dan rangkaian.</translation>
    </message>
    <message>
        <source>The host of this server sent you away for good; ask why.</source>
        <extracomment>The server&apos;s operator sent somebody away for good.</extracomment>
        <translation>Tuan rumah pelayan ini mengeluarkan anda untuk selamanya; tanya sebabnya.</translation>
    </message>
    <message>
        <source>What answers there is no doublesix server; check the address.</source>
        <extracomment>Something answers at the address, but it is no doublesix server.</extracomment>
        <translation>Yang menjawab di situ bukan pelayan doublesix; semak alamat.</translation>
    </message>
    <message>
        <source>That is no address of a server; write it as wss://host or ws://host:port.</source>
        <extracomment>The address cannot be read.</extracomment>
        <translation>Itu bukan alamat pelayan; tulis sebagai wss://hos atau ws://hos:port.</translation>
    </message>
    <message>
        <source>The table could not be set up on this machine. %1</source>
        <extracomment>The window&apos;s own server did not start; %1 is what it said.</extracomment>
        <translation>Meja tidak dapat disediakan di komputer ini. %1</translation>
    </message>
    <message>
        <source>The server said something that this window does not understand; perhaps one of them is to be updated.</source>
        <extracomment>The server sent something that this window does not know.</extracomment>
        <translation>Pelayan menghantar sesuatu yang tidak difahami tetingkap ini; mungkin salah satunya perlu dikemas kini.</translation>
    </message>
    <message>
        <source>The network part of this window failed; open the table again.</source>
        <extracomment>The window itself failed.</extracomment>
        <translation>Bahagian rangkaian tetingkap ini gagal; buka meja sekali lagi.</translation>
    </message>
</context>
<context>
    <name>ListWords</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>The end of a list of names or numbers: &quot;5 and 2&quot;, &quot;Ana, Ivo and Eva&quot;.</extracomment>
        <translation>%1 dan %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>The end of a list that one may choose of: &quot;Ana or Ivo&quot;.</extracomment>
        <translation>%1 atau %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Two neighbours in a longer list: &quot;5, 2&quot; of &quot;5, 2 and 1&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>LookBackPanel</name>
    <message>
        <source>Look back</source>
        <extracomment>The title of a panel: what could have been done in a deal that is over.</extracomment>
        <translation>Semakan</translation>
    </message>
    <message>
        <source>Look back on this deal</source>
        <extracomment>A button: find out what could have been done in the deal that is shown.</extracomment>
        <translation>Semak pusingan ini</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>a look back that is under way</comment>
        <extracomment>A button: do not go on looking for what could have been done.</extracomment>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Next that mattered</source>
        <extracomment>A button: to the next of the few acts of a deal that mattered most.</extracomment>
        <translation>Langkah penting seterusnya</translation>
    </message>
    <message>
        <source>What the strongest computer player, the Master, leaned to at each act, from that seat’s own tiles and what all could see; and what was best with all hands open.</source>
        <extracomment>In a panel: what is told of each act of a deal that is over. The computer sees what that seat saw; &quot;all hands open&quot; means that all four hands are seen.</extracomment>
        <translation>Pilihan Mahaguru, pemain komputer terkuat, pada setiap langkah, dengan batu tempat duduk itu dan apa yang dilihat semua; dan yang terbaik jika semua batu di tangan terbuka.</translation>
    </message>
    <message>
        <source>Acts of this deal</source>
        <extracomment>Read aloud: the list of all acts of a deal that is over.</extracomment>
        <translation>Langkah dalam pusingan ini</translation>
    </message>
</context>
<context>
    <name>LookBackWords</name>
    <message>
        <source>Setting out. The very first time this takes a minute or two.</source>
        <extracomment>While a deal is looked back on, before the first act: what looks back is made ready, which takes longer when it was never used before.</extracomment>
        <translation>Bermula. Kali pertama mengambil masa seminit dua.</translation>
    </message>
    <message>
        <source>%1 of %2 acts</source>
        <extracomment>While a deal is looked back on: how many acts (1) of how many (2) are done.</extracomment>
        <translation>%1 daripada %2 langkah</translation>
    </message>
    <message>
        <source>The strongest computer player is not installed on this computer.</source>
        <extracomment>In place of a look back: the program was installed without a part of it.</extracomment>
        <translation>Pemain komputer terkuat tidak dipasang pada komputer ini.</translation>
    </message>
    <message>
        <source>Looking back did not work this time.</source>
        <extracomment>In place of a look back: something went wrong.</extracomment>
        <translation>Semakan tidak berjaya kali ini.</translation>
    </message>
    <message>
        <source>Cost a chance</source>
        <extracomment>At an act of a finished deal: it gave away chances, by what the seat could know.</extracomment>
        <translation>Rugi peluang</translation>
    </message>
    <message>
        <source>Bad luck</source>
        <extracomment>At an act of a finished deal: it turned out badly, and nobody could have known.</extracomment>
        <translation>Nasib malang</translation>
    </message>
    <message>
        <source>Well found</source>
        <extracomment>At an act of a finished deal: it was clearly better than anything else.</extracomment>
        <translation>Pilihan tepat</translation>
    </message>
    <message>
        <source>In this deal: %1</source>
        <extracomment>Beside the button &quot;Next that mattered&quot;: how many acts (1) there are that mattered.</extracomment>
        <translation>Dalam pusingan ini: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Beside the button &quot;Next that mattered&quot;: the act that is shown is the first (1) of three (2) that mattered.</extracomment>
        <translation>%1 daripada %2</translation>
    </message>
    <message>
        <source>Nothing to choose</source>
        <extracomment>At an act of a finished deal: nothing else was allowed.</extracomment>
        <translation>Tiada pilihan</translation>
    </message>
    <message>
        <source>Open hands: nothing better</source>
        <extracomment>At an act of a finished deal: who sees all four hands finds nothing better.</extracomment>
        <translation>Semua terbuka: tiada yang lebih baik</translation>
    </message>
    <message>
        <source>Open hands: %1</source>
        <extracomment>At an act of a finished deal: what was best (1) for who sees all four hands.</extracomment>
        <translation>Semua terbuka: %1</translation>
    </message>
    <message>
        <source>Master: the same</source>
        <extracomment>At an act of a finished deal: what the strongest level would have done here.</extracomment>
        <translation>Mahaguru: sama</translation>
    </message>
    <message>
        <source>Master: %1</source>
        <extracomment>At an act of a finished deal: what the strongest level would have done here (1).</extracomment>
        <translation>Mahaguru: %1</translation>
    </message>
    <message>
        <source>With these tiles the Master leans to the same: %1 % for the match.</source>
        <extracomment>Under an act of a finished deal: a computer player that sees this seat&apos;s tiles only would have done so too; %1 is how likely it thinks the pair is to win the match.</extracomment>
        <translation>Dengan batu ini Mahaguru memilih yang sama: %1 % untuk perlawanan.</translation>
    </message>
    <message>
        <source>With these tiles the Master leans to %1: %2 % for the match, against %3 %.</source>
        <extracomment>Under an act of a finished deal: a computer player that sees this seat&apos;s tiles only would have done something else (1); how likely it thinks the pair is to win the match after that (2) and after what was done (3).</extracomment>
        <translation>Dengan batu ini Mahaguru memilih %1: %2 % untuk perlawanan, berbanding %3 %.</translation>
    </message>
    <message>
        <source>With all hands open nothing was better: the deal can be won.</source>
        <extracomment>Under an act of a finished deal, for who sees all four hands.</extracomment>
        <translation>Jika semua batu terbuka, tiada yang lebih baik: pusingan ini boleh dimenangi.</translation>
    </message>
    <message>
        <source>With all hands open nothing was better: the deal can be tied.</source>
        <extracomment>Under an act of a finished deal, for who sees all four hands.</extracomment>
        <translation>Jika semua batu terbuka, tiada yang lebih baik: pusingan ini boleh seri.</translation>
    </message>
    <message>
        <source>With all hands open nothing was better: the deal is lost.</source>
        <extracomment>Under an act of a finished deal, for who sees all four hands.</extracomment>
        <translation>Jika semua batu terbuka, tiada yang lebih baik: pusingan ini kalah.</translation>
    </message>
    <message>
        <source>With all hands open %1 wins the deal, and this ties it.</source>
        <extracomment>Under an act of a finished deal, for who sees all four hands; %1 is another act.</extracomment>
        <translation>Jika semua batu terbuka, %1 memenangi pusingan, dan yang ini membawa seri.</translation>
    </message>
    <message>
        <source>With all hands open %1 wins the deal, and this loses it.</source>
        <extracomment>Under an act of a finished deal, for who sees all four hands; %1 is another act.</extracomment>
        <translation>Jika semua batu terbuka, %1 memenangi pusingan, dan yang ini membawa kalah.</translation>
    </message>
    <message>
        <source>With all hands open %1 ties the deal, and this loses it.</source>
        <extracomment>Under an act of a finished deal, for who sees all four hands; %1 is another act.</extracomment>
        <translation>Jika semua batu terbuka, %1 membawa seri, dan yang ini membawa kalah.</translation>
    </message>
    <message>
        <source>With all hands open %1 was a little better for the match.</source>
        <extracomment>Under an act of a finished deal, for who sees all four hands; %1 is another act. The deal ends alike, but with fewer points, or another seat opens the next one.</extracomment>
        <translation>Jika semua batu terbuka, %1 lebih baik sedikit untuk perlawanan.</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>an act</comment>
        <extracomment>What a seat did or could do.</extracomment>
        <translation>pas</translation>
    </message>
    <message>
        <source>%1 opens</source>
        <comment>an act</comment>
        <extracomment>What a seat did or could do: it said who opens (1).</extracomment>
        <translation>%1 buka</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>an act</comment>
        <extracomment>What a seat did or could do: a tile (1) at the left end.</extracomment>
        <translation>%1 di kiri</translation>
    </message>
    <message>
        <source>%1 right</source>
        <comment>an act</comment>
        <extracomment>What a seat did or could do: a tile (1) at the right end.</extracomment>
        <translation>%1 di kanan</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Doublesix</source>
        <extracomment>The name of the program.</extracomment>
        <translation>Doublesix</translation>
    </message>
</context>
<context>
    <name>MeaningWords</name>
    <message>
        <source>The key tile is possible: %1 is the only tile that fits anywhere.</source>
        <extracomment>The key tile of six-love: %1 is a tile as &quot;6-2&quot;. Said while the deal is played.</extracomment>
        <translation>Ada peluang batu kunci: hanya %1 yang masih padan.</translation>
    </message>
    <message>
        <source>Both ends are hard: %1 and %2.</source>
        <extracomment>Hard: of both numbers at the ends (1, 2), 7 of 8 halves lie on the table.</extracomment>
        <translation>Kedua-dua hujung keras: %1 dan %2.</translation>
    </message>
    <message>
        <source>The end with %1 is hard.</source>
        <extracomment>Hard: of the number at this end (1), 7 of 8 halves lie on the table.</extracomment>
        <translation>Hujung %1 keras.</translation>
    </message>
    <message>
        <source>The score is nil to nil.</source>
        <extracomment>The score of a match, 0-0.</extracomment>
        <translation>Skor 0–0.</translation>
    </message>
    <message>
        <source>First to four, to nil</source>
        <extracomment>What wins a match of Chiva: four points while the others have none.</extracomment>
        <translation>Main sampai 4–0</translation>
    </message>
    <message>
        <source>First to six, to nil</source>
        <extracomment>What wins a match of six-love: six points while the others have none.</extracomment>
        <translation>Main sampai 6–0</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have %n points.</source>
        <extracomment>The points of a partnership (1 and 2 are names) in this match.</extracomment>
        <translation>
            <numerusform>%1 dan %2 ada %n mata.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 have won the match, %3 to nil.</source>
        <extracomment>%1 and %2 are partners, %3 a number: &quot;Ana and Tito have won the match, 4 to nil.&quot;</extracomment>
        <translation>%1 dan %2 sudah menang perlawanan, %3–0.</translation>
    </message>
    <message>
        <source>You and your partner have won the match, %1 to nil.</source>
        <extracomment>You and your partner; %1 is a number.</extracomment>
        <translation>Anda dan rakan anda sudah menang perlawanan, %1–0.</translation>
    </message>
    <message>
        <source>They have won the match, %1 to nil.</source>
        <extracomment>The other partnership; %1 is a number.</extracomment>
        <translation>Lawan sudah menang perlawanan, %1–0.</translation>
    </message>
    <message>
        <source>You lead %1 to nil; one more takes the match.</source>
        <extracomment>You and your partner lead; %1 is a number.</extracomment>
        <translation>Anda mendahului %1–0; satu mata lagi untuk menang perlawanan.</translation>
    </message>
    <message numerus="yes">
        <source>You lead %1 to nil; %n more take the match.</source>
        <extracomment>You and your partner lead; %1 is a number, %n (2 or more) the points still needed.</extracomment>
        <translation>
            <numerusform>Anda mendahului %1–0; %n mata lagi untuk menang perlawanan.</numerusform>
        </translation>
    </message>
    <message>
        <source>They lead %1 to nil; one more takes the match.</source>
        <extracomment>The other partnership leads; %1 is a number.</extracomment>
        <translation>Lawan mendahului %1–0; satu mata lagi untuk menang perlawanan.</translation>
    </message>
    <message numerus="yes">
        <source>They lead %1 to nil; %n more take the match.</source>
        <extracomment>The other partnership leads; %1 is a number, %n (2 or more) the points still needed.</extracomment>
        <translation>
            <numerusform>Lawan mendahului %1–0; %n mata lagi untuk menang perlawanan.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 lead %3 to nil; one more takes the match.</source>
        <extracomment>%1 and %2 are partners, %3 is a number.</extracomment>
        <translation>%1 dan %2 mendahului %3–0; satu mata lagi untuk menang perlawanan.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 lead %3 to nil; %n more take the match.</source>
        <extracomment>%1 and %2 are partners, %3 is a number, %n (2 or more) the points still needed.</extracomment>
        <translation>
            <numerusform>%1 dan %2 mendahului %3–0; %n mata lagi untuk menang perlawanan.</numerusform>
        </translation>
    </message>
    <message>
        <source>A win for you breaks their streak.</source>
        <extracomment>What it would mean if you and your partner won this deal.</extracomment>
        <translation>Jika anda menang, rentetan lawan patah.</translation>
    </message>
    <message>
        <source>A win for you takes the match.</source>
        <extracomment>What it would mean if you and your partner won this deal.</extracomment>
        <translation>Jika anda menang, perlawanan milik anda.</translation>
    </message>
    <message>
        <source>A win for you makes it %1 to nil.</source>
        <extracomment>What it would mean if you and your partner won this deal; %1 is a number.</extracomment>
        <translation>Jika anda menang, anda mendahului %1–0.</translation>
    </message>
    <message>
        <source>A win for them breaks your streak.</source>
        <extracomment>What it would mean if the other partnership won this deal.</extracomment>
        <translation>Jika lawan menang, rentetan anda patah.</translation>
    </message>
    <message>
        <source>A win for them takes the match.</source>
        <extracomment>What it would mean if the other partnership won this deal.</extracomment>
        <translation>Jika lawan menang, perlawanan milik lawan.</translation>
    </message>
    <message>
        <source>A win for them makes it %1 to nil.</source>
        <extracomment>What it would mean if the other partnership won this deal; %1 is a number.</extracomment>
        <translation>Jika lawan menang, lawan mendahului %1–0.</translation>
    </message>
    <message>
        <source>A win for %1 and %2 breaks the streak of the others.</source>
        <extracomment>What it would mean if these partners (1 and 2 are names) won this deal.</extracomment>
        <translation>Jika %1 dan %2 menang, rentetan lawan patah.</translation>
    </message>
    <message>
        <source>A win for %1 and %2 takes the match.</source>
        <extracomment>What it would mean if these partners (1 and 2 are names) won this deal.</extracomment>
        <translation>Jika %1 dan %2 menang, perlawanan milik pasangan itu.</translation>
    </message>
    <message>
        <source>A win for %1 and %2 makes it %3 to nil.</source>
        <extracomment>What it would mean if these partners (1 and 2 are names) won this deal; %3 is a number.</extracomment>
        <translation>Jika %1 dan %2 menang, skor jadi %3–0.</translation>
    </message>
</context>
<context>
    <name>NumberLine</name>
    <message>
        <source>hard</source>
        <extracomment>Beside a number of which 7 of 8 halves lie on the table: a hard end.</extracomment>
        <translation>keras</translation>
    </message>
    <message>
        <source>end</source>
        <extracomment>Beside a number that is at an end of the layout.</extracomment>
        <translation>hujung</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>Whoever holds 6-6 opens deal %1.</source>
        <extracomment>Who opens the next deal; %1 is its number. 6-6 is a tile.</extracomment>
        <translation>Yang memegang 6-6 membuka pusingan %1.</translation>
    </message>
    <message>
        <source>You name who opens deal %1.</source>
        <extracomment>Six-love: you will say which of you two opens the next deal; %1 is its number.</extracomment>
        <translation>Anda menamakan pembuka pusingan %1.</translation>
    </message>
    <message>
        <source>%1 names who opens deal %2.</source>
        <extracomment>Six-love: %1 is a name; %2 is the number of the next deal.</extracomment>
        <translation>%1 menamakan pembuka pusingan %2.</translation>
    </message>
    <message>
        <source>You open deal %1 with any tile.</source>
        <extracomment>Who opens the next deal; %1 is its number.</extracomment>
        <translation>Anda membuka pusingan %1 dengan mana-mana batu.</translation>
    </message>
    <message>
        <source>%1 opens deal %2 with any tile.</source>
        <extracomment>Who opens the next deal; %1 is a name, %2 the deal&apos;s number.</extracomment>
        <translation>%1 membuka pusingan %2 dengan mana-mana batu.</translation>
    </message>
    <message>
        <source>Whoever goes out opens the next deal.</source>
        <extracomment>Why somebody opens the next deal.</extracomment>
        <translation>Yang habis batu membuka pusingan seterusnya.</translation>
    </message>
    <message>
        <source>Whoever goes out says which of the winners opens, after a look at the new tiles.</source>
        <extracomment>Why somebody says who opens the next deal, in six-love.</extracomment>
        <translation>Yang habis batu menentukan siapa antara dua pemenang yang membuka, selepas melihat batu baharunya.</translation>
    </message>
    <message>
        <source>After a block the lightest hand says which of the winners opens, after a look at the new tiles.</source>
        <extracomment>Why somebody says who opens the next deal, in six-love.</extracomment>
        <translation>Selepas buntu, yang tangannya paling ringan menentukan siapa antara dua pemenang yang membuka, selepas melihat batu baharunya.</translation>
    </message>
    <message>
        <source>You name who opens.</source>
        <extracomment>Six-love, before the first tile: you say which of you two opens.</extracomment>
        <translation>Anda menamakan pembuka.</translation>
    </message>
    <message>
        <source>%1 names who opens.</source>
        <extracomment>Six-love, before the first tile; %1 is a name.</extracomment>
        <translation>%1 menamakan pembuka.</translation>
    </message>
    <message>
        <source>You hold the double six and open.</source>
        <extracomment>The deal begins.</extracomment>
        <translation>Anda memegang kembar enam dan membuka.</translation>
    </message>
    <message>
        <source>%1 holds the double six and opens.</source>
        <extracomment>The deal begins; %1 is a name.</extracomment>
        <translation>%1 memegang kembar enam dan membuka.</translation>
    </message>
    <message>
        <source>You open with any tile.</source>
        <extracomment>The deal begins.</extracomment>
        <translation>Anda membuka dengan mana-mana batu.</translation>
    </message>
    <message>
        <source>%1 opens with any tile.</source>
        <extracomment>The deal begins; %1 is a name.</extracomment>
        <translation>%1 membuka dengan mana-mana batu.</translation>
    </message>
    <message>
        <source>After a tie the double six opens.</source>
        <extracomment>Why the next deal is opened with 6-6.</extracomment>
        <translation>Selepas seri, kembar enam membuka.</translation>
    </message>
    <message>
        <source>A new match begins with the double six.</source>
        <extracomment>Why the next deal is opened with 6-6: a match of Chiva was won.</extracomment>
        <translation>Perlawanan baharu dibuka dengan kembar enam.</translation>
    </message>
    <message>
        <source>After a broken streak the double six opens.</source>
        <extracomment>Why the next deal is opened with 6-6, in six-love.</extracomment>
        <translation>Selepas rentetan patah, kembar enam membuka.</translation>
    </message>
    <message numerus="yes">
        <source>After a block the lighter winner opens: with %n pips each, the one with the lower seat number.</source>
        <extracomment>Why somebody opens after a block: both winners have %n pips left.</extracomment>
        <translation>
            <numerusform>Selepas buntu, pemenang yang lebih ringan membuka: sama-sama %n bintik, jadi yang nombor tempat duduknya lebih kecil.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a block the lighter winner opens: your %n pips against %2 for %1.</source>
        <extracomment>Why you open after a block: you have %n pips left, your partner (1) has %2.</extracomment>
        <translation>
            <numerusform>Selepas buntu, pemenang yang lebih ringan membuka: anda %n bintik, %1 %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a block the lighter winner opens: %1 has %n pips, you have %2.</source>
        <extracomment>Why your partner (1) opens after a block, with %n pips left; you have %2.</extracomment>
        <translation>
            <numerusform>Selepas buntu, pemenang yang lebih ringan membuka: %1 %n bintik, anda %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a block the lighter winner opens: %1 has %n pips, %2 has %3.</source>
        <extracomment>Why somebody (1) opens after a block, with %n pips left; the partner (2) has %3.</extracomment>
        <translation>
            <numerusform>Selepas buntu, pemenang yang lebih ringan membuka: %1 %n bintik, %2 %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <extracomment>A button: from a page back to the screen under it.</extracomment>
        <translation>Kembali</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Close</source>
        <extracomment>What closes a panel beside the table.</extracomment>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>PeopleCard</name>
    <message>
        <source>%1 (you)</source>
        <comment>%1 is the reader&apos;s own name</comment>
        <translation>%1 (anda)</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <comment>a button that gives somebody this seat, 1 to 4</comment>
        <translation>Tempat duduk %1</translation>
    </message>
    <message>
        <source>Give %1 seat %2</source>
        <comment>accessible name; a person, and a seat from 1 to 4</comment>
        <translation>Beri %1 tempat duduk %2</translation>
    </message>
    <message>
        <source>Somebody else at this device</source>
        <extracomment>In the waiting room: a field for the name of another person who plays at this device.</extracomment>
        <translation>Orang lain di peranti ini</translation>
    </message>
    <message>
        <source>Their name</source>
        <extracomment>Stands in that field while it is empty.</extracomment>
        <translation>Namanya</translation>
    </message>
    <message>
        <source>Give them a seat</source>
        <extracomment>A button beside that field.</extracomment>
        <translation>Beri tempat duduk</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>Looking on</source>
        <comment>heading: people at the table who have no seat</comment>
        <translation>Penonton</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Somebody without a seat: %1 is a name, %2 &quot;watches&quot; or &quot;you&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Invitation</source>
        <comment>heading: the code and the link to this table</comment>
        <translation>Jemputan</translation>
    </message>
    <message>
        <source>The code: %1</source>
        <comment>accessible name</comment>
        <translation>Kod: %1</translation>
    </message>
    <message>
        <source>Copy code</source>
        <extracomment>A button: put the code of this table where it can be pasted.</extracomment>
        <translation>Salin kod</translation>
    </message>
    <message>
        <source>Copy link</source>
        <extracomment>A button: put the link to this table where it can be pasted.</extracomment>
        <translation>Salin pautan</translation>
    </message>
    <message>
        <source>What this table allows</source>
        <extracomment>A button: opens a list of takebacks, hints and the like.</extracomment>
        <translation>Tetapan meja</translation>
    </message>
    <message>
        <source>Nobody can come back to it</source>
        <extracomment>Under &quot;Close the table for good&quot;.</extracomment>
        <translation>Tiada sesiapa boleh kembali</translation>
    </message>
    <message>
        <source>Close the table for good</source>
        <extracomment>The host may close a table: it is not kept.</extracomment>
        <translation>Tutup meja buat selamanya</translation>
    </message>
    <message>
        <source>Yes, close it</source>
        <comment>answer: close the table for good</comment>
        <translation>Ya, tutup</translation>
    </message>
    <message>
        <source>No, go on playing</source>
        <comment>answer: do not leave or end it</comment>
        <translation>Tidak, terus main</translation>
    </message>
</context>
<context>
    <name>PlaqueWords</name>
    <message>
        <source>seat %1</source>
        <extracomment>On the plaque of a seat (1 to 4).</extracomment>
        <translation>tempat duduk %1</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>On one&apos;s own plaque.</extracomment>
        <translation>anda</translation>
    </message>
    <message>
        <source>your partner</source>
        <extracomment>On the plaque of one&apos;s partner.</extracomment>
        <translation>rakan anda</translation>
    </message>
    <message>
        <source>plays after you</source>
        <extracomment>On the plaque of whoever plays after you.</extracomment>
        <translation>main selepas anda</translation>
    </message>
    <message>
        <source>plays before you</source>
        <extracomment>On the plaque of whoever plays before you.</extracomment>
        <translation>main sebelum anda</translation>
    </message>
    <message>
        <source>computer player</source>
        <extracomment>On the plaque of a computer player.</extracomment>
        <translation>pemain komputer</translation>
    </message>
    <message>
        <source>open seat</source>
        <extracomment>On the plaque of a seat that nobody has.</extracomment>
        <translation>tempat kosong</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <extracomment>On the plaque of a computer player; %1 is its level, as &quot;Club player&quot;.</extracomment>
        <translation>Komputer: %1</translation>
    </message>
    <message>
        <source>Nobody sits here</source>
        <extracomment>On a plaque: nobody sits there.</extracomment>
        <translation>Tiada orang di sini</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>On one&apos;s own plaque.</extracomment>
        <translation>Giliran</translation>
    </message>
    <message>
        <source>A computer player stands in</source>
        <extracomment>On a plaque: a computer player plays for a person who is away or silent.</extracomment>
        <translation>Digantikan komputer</translation>
    </message>
    <message>
        <source>Link lost</source>
        <extracomment>On a plaque: the person&apos;s connection was lost.</extracomment>
        <translation>Sambungan putus</translation>
    </message>
    <message>
        <source>Left the table</source>
        <extracomment>On a plaque: the person left the table.</extracomment>
        <translation>Sudah keluar</translation>
    </message>
    <message>
        <source>A computer player is coming</source>
        <extracomment>On a plaque: a computer player is on its way to this seat.</extracomment>
        <translation>Pemain komputer sedang datang</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>On a plaque: the person reads, and the computer players wait.</extracomment>
        <translation>Membaca</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>On a plaque: it is this seat&apos;s turn.</extracomment>
        <translation>Berfikir</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>On a plaque: the person is ready for the next deal.</extracomment>
        <translation>Bersedia</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>On a plaque: what this seat did last.</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Opened with %1</source>
        <extracomment>On a plaque: what this seat did last; %1 is the first tile of the deal, as &quot;6-6&quot;.</extracomment>
        <translation>Buka dengan %1</translation>
    </message>
    <message>
        <source>Played %1</source>
        <extracomment>On a plaque: what this seat did last; %1 is a tile as &quot;6-4&quot;.</extracomment>
        <translation>Letak %1</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>On a plaque, before the picture of the tile that this seat played last.</extracomment>
        <translation>Letak</translation>
    </message>
    <message>
        <source>Opened this deal</source>
        <extracomment>On the plaque of the seat that played the first tile of this deal.</extracomment>
        <translation>Pembuka pusingan ini</translation>
    </message>
    <message>
        <source>%1, opened</source>
        <extracomment>On a plaque, in short; %1 is how the seat stands to yours, as &quot;your partner&quot;.</extracomment>
        <translation>%1, pembuka</translation>
    </message>
    <message>
        <source>Just passed; so far on %1</source>
        <extracomment>On a plaque, when the last act was a pass; %1 is a number or a list of numbers.</extracomment>
        <translation>Baru pas; setakat ini pada %1</translation>
    </message>
    <message>
        <source>You passed on %1</source>
        <extracomment>On one&apos;s own plaque; %1 is a number or a list of numbers.</extracomment>
        <translation>Anda pas pada %1</translation>
    </message>
    <message>
        <source>Passed on %1</source>
        <extracomment>On a plaque; %1 is a number or a list of numbers.</extracomment>
        <translation>Pas pada %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <extracomment>How many tiles a seat holds.</extracomment>
        <translation>
            <numerusform>%n batu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3.</source>
        <extracomment>A plaque, for a screen reader: a name (1), how the seat stands to yours (2), and that it is a computer player&apos;s (3).</extracomment>
        <translation>%1, %2, %3.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <extracomment>A plaque, for a screen reader: a name (1) and how the seat stands to yours (2).</extracomment>
        <translation>%1, %2.</translation>
    </message>
</context>
<context>
    <name>PointWords</name>
    <message>
        <source>Nobody scores</source>
        <extracomment>In the record of points, under a tied deal.</extracomment>
        <translation>Tiada mata</translation>
    </message>
    <message>
        <source>Streak broken</source>
        <extracomment>In the record of points, under a deal that took the others&apos; points.</extracomment>
        <translation>Rentetan patah</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <extracomment>In the record of points, under the last deal of a match.</extracomment>
        <translation>Menang perlawanan</translation>
    </message>
    <message>
        <source>Key tile, two points</source>
        <extracomment>In the record of points, under a deal that counted two points.</extracomment>
        <translation>Batu kunci, dua mata</translation>
    </message>
    <message>
        <source>You went out</source>
        <extracomment>In the record of points: how a deal ended.</extracomment>
        <translation>Anda habis batu</translation>
    </message>
    <message>
        <source>%1 went out</source>
        <extracomment>In the record of points: how a deal ended; %1 is a name.</extracomment>
        <translation>%1 habis batu</translation>
    </message>
    <message>
        <source>Blocked, %1 each</source>
        <extracomment>In the record of points: a tied block; %1 are the pips of either partnership.</extracomment>
        <translation>Buntu, masing-masing %1</translation>
    </message>
    <message>
        <source>Blocked, %1 to %2</source>
        <extracomment>In the record of points: a block; %1 are the winners&apos; pips, %2 the others&apos;.</extracomment>
        <translation>Buntu, %1 lawan %2</translation>
    </message>
    <message>
        <source>Blocked, lightest hand %1 on both sides</source>
        <extracomment>In the record of points: a tied block; %1 are the pips of the lightest hands.</extracomment>
        <translation>Buntu, tangan paling ringan sama: %1</translation>
    </message>
    <message>
        <source>Blocked, lightest hand %1</source>
        <extracomment>In the record of points: a block; %1 are the pips of the lightest hand.</extracomment>
        <translation>Buntu, tangan paling ringan %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>A score: the points of seats 1 and 3, and those of seats 2 and 4.</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Deal %1: %2. The score is %3 to %4.</source>
        <extracomment>A line of the record of points, for a screen reader: the deal&apos;s number (1), who won (2), the score after it (3 and 4).</extracomment>
        <translation>Pusingan %1: %2. Skor %3–%4.</translation>
    </message>
    <message>
        <source>Deal %1: %2. %5. The score is %3 to %4.</source>
        <extracomment>As before, with what was special about the deal (5).</extracomment>
        <translation>Pusingan %1: %2. %5. Skor %3–%4.</translation>
    </message>
    <message>
        <source>A tied block</source>
        <extracomment>In the record of points: a tied deal.</extracomment>
        <translation>Buntu seri</translation>
    </message>
    <message>
        <source>You and %1 won</source>
        <extracomment>In the record of points: you and your partner (1) won the deal.</extracomment>
        <translation>Anda dan %1 menang</translation>
    </message>
    <message>
        <source>%1 and %2 won</source>
        <extracomment>In the record of points: who won the deal; %1 and %2 are partners.</extracomment>
        <translation>%1 dan %2 menang</translation>
    </message>
</context>
<context>
    <name>PointsModel</name>
    <message>
        <source>No deal of this session is finished yet.</source>
        <extracomment>In the place of the record of points, while the first deal is played.</extracomment>
        <translation>Belum ada pusingan yang tamat dalam sesi ini.</translation>
    </message>
</context>
<context>
    <name>PoliciesList</name>
    <message>
        <source>Everybody here sees what you set.</source>
        <comment>over what the table allows, for the host</comment>
        <translation>Semua orang di sini nampak apa yang anda tetapkan.</translation>
    </message>
    <message>
        <source>The host sets this before the start and between deals.</source>
        <comment>over what the table allows, for the others</comment>
        <translation>Tuan rumah menetapkannya sebelum permainan bermula dan antara pusingan.</translation>
    </message>
</context>
<context>
    <name>PolicyWords</name>
    <message>
        <source>Undo, redo and restart</source>
        <extracomment>The label of a switch: what a table allows.</extracomment>
        <translation>Buat asal, buat semula dan ulang</translation>
    </message>
    <message>
        <source>New matches before the end</source>
        <extracomment>The label of a switch: what a table allows.</extracomment>
        <translation>Perlawanan baharu sebelum tamat</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>The label of a switch: what a table allows.</extracomment>
        <translation>Petunjuk</translation>
    </message>
    <message>
        <source>Talk</source>
        <extracomment>The label of a choice: when there is talk at a table.</extracomment>
        <translation>Sembang</translation>
    </message>
    <message>
        <source>Watchers</source>
        <extracomment>The label of a switch: what a table allows.</extracomment>
        <translation>Penonton</translation>
    </message>
    <message>
        <source>Several people at one device</source>
        <extracomment>The label of a switch: what a table allows.</extracomment>
        <translation>Beberapa orang di satu peranti</translation>
    </message>
    <message>
        <source>In the list of tables</source>
        <extracomment>The label of a switch: whether a table is found in a list.</extracomment>
        <translation>Dalam senarai meja</translation>
    </message>
    <message>
        <source>Stand-ins</source>
        <extracomment>The label of a choice: the level of computer players that stand in for people.</extracomment>
        <translation>Pengganti</translation>
    </message>
    <message>
        <source>Who is away can be stood in for by a computer player: %1.</source>
        <extracomment>What a table allows; %1 is the name of a level of computer players.</extracomment>
        <translation>Yang tiada boleh digantikan oleh pemain komputer: %1.</translation>
    </message>
    <message>
        <source>The deals here come from a seed: whoever set it knows all the hands.</source>
        <extracomment>Beside the code of a table whose deals come from a seed that somebody set.</extracomment>
        <translation>Pusingan di sini datang daripada benih: sesiapa yang menetapkannya tahu semua batu.</translation>
    </message>
    <message>
        <source>A strict table: nothing is taken back, no hints, no talk, no watchers.</source>
        <extracomment>Beside the code of a strict table.</extracomment>
        <translation>Meja ketat: tiada tarik balik, tiada petunjuk, tiada sembang, tiada penonton.</translation>
    </message>
    <message>
        <source>Nobody talks at this table.</source>
        <extracomment>What a table allows: talk.</extracomment>
        <translation>Tiada sembang di meja ini.</translation>
    </message>
    <message>
        <source>People may talk at any time.</source>
        <extracomment>What a table allows: talk.</extracomment>
        <translation>Boleh bersembang bila-bila masa.</translation>
    </message>
    <message>
        <source>People may talk between deals, not while one is played.</source>
        <extracomment>What a table allows: talk.</extracomment>
        <translation>Boleh bersembang antara pusingan, bukan semasa bermain.</translation>
    </message>
    <message>
        <source>Novice</source>
        <extracomment>A level of computer players: plays any tile that fits.</extracomment>
        <translation>Pemula</translation>
    </message>
    <message>
        <source>Casual player</source>
        <extracomment>A level of computer players: plays now and then, as most people do.</extracomment>
        <translation>Pemain santai</translation>
    </message>
    <message>
        <source>Club player</source>
        <extracomment>A level of computer players: plays as an experienced club player.</extracomment>
        <translation>Pemain kelab</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>A level of computer players: stronger than &quot;Club player&quot;.</extracomment>
        <translation>Pakar</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>A level of computer players: the strongest.</extracomment>
        <translation>Mahaguru</translation>
    </message>
    <message>
        <source>Plays any tile that fits, and plans nothing.</source>
        <extracomment>How computer players of the level &quot;Novice&quot; play.</extracomment>
        <translation>Meletakkan mana-mana batu yang padan, tanpa merancang.</translation>
    </message>
    <message>
        <source>Plays heavy tiles and doubles early and keeps what fits its hand.</source>
        <extracomment>How computer players of the level &quot;Casual player&quot; play.</extracomment>
        <translation>Meletakkan batu berat dan kembar lebih awal, dan menyimpan batu yang padan.</translation>
    </message>
    <message>
        <source>Counts tiles, remembers passes and helps its partner.</source>
        <extracomment>How computer players of the level &quot;Club player&quot; play.</extracomment>
        <translation>Mengira batu, mengingat pas dan membantu rakannya.</translation>
    </message>
    <message>
        <source>Thinks ahead through the hands that others may hold.</source>
        <extracomment>How computer players of the level &quot;Expert&quot; play.</extracomment>
        <translation>Berfikir ke hadapan tentang batu yang mungkin ada di tangan pemain lain.</translation>
    </message>
    <message>
        <source>Thinks further ahead, reads every play and plays for the match.</source>
        <extracomment>How computer players of the level &quot;Master&quot; play.</extracomment>
        <translation>Berfikir lebih jauh, membaca setiap batu yang diletakkan dan bermain untuk perlawanan.</translation>
    </message>
    <message>
        <source>Plays may be taken back, and a deal begun again.</source>
        <extracomment>What a table allows.</extracomment>
        <translation>Langkah boleh ditarik balik, dan pusingan boleh diulang.</translation>
    </message>
    <message>
        <source>A match may be left for a new one before its end.</source>
        <extracomment>What a table allows.</extracomment>
        <translation>Perlawanan boleh ditinggalkan untuk yang baharu sebelum tamat.</translation>
    </message>
    <message>
        <source>Anybody in turn may ask a computer player for a hint.</source>
        <extracomment>What a table allows.</extracomment>
        <translation>Pada gilirannya, sesiapa boleh minta petunjuk daripada pemain komputer.</translation>
    </message>
    <message>
        <source>People without a seat may watch; they see no hand.</source>
        <extracomment>What a table allows.</extracomment>
        <translation>Orang tanpa tempat duduk boleh menonton, tetapi tidak nampak batu di tangan.</translation>
    </message>
    <message>
        <source>Several people may play at one device, in turn.</source>
        <extracomment>What a table allows.</extracomment>
        <translation>Beberapa orang boleh bermain di satu peranti, bergilir-gilir.</translation>
    </message>
    <message>
        <source>Anybody on this server finds the table in the list.</source>
        <extracomment>What a table allows.</extracomment>
        <translation>Sesiapa di pelayan ini nampak meja ini dalam senarai.</translation>
    </message>
    <message>
        <source>What is played stays played.</source>
        <extracomment>What a table does not allow.</extracomment>
        <translation>Batu yang sudah diletakkan tidak ditarik balik.</translation>
    </message>
    <message>
        <source>A match is played to its end.</source>
        <extracomment>What a table does not allow.</extracomment>
        <translation>Perlawanan dimainkan sampai tamat.</translation>
    </message>
    <message>
        <source>There are no hints.</source>
        <extracomment>What a table does not allow.</extracomment>
        <translation>Tiada petunjuk.</translation>
    </message>
    <message>
        <source>Only those who sit here see the deals.</source>
        <extracomment>What a table does not allow.</extracomment>
        <translation>Hanya yang duduk di sini boleh melihat.</translation>
    </message>
    <message>
        <source>Everybody plays at a device of their own.</source>
        <extracomment>What a table does not allow.</extracomment>
        <translation>Setiap orang bermain di peranti sendiri.</translation>
    </message>
    <message>
        <source>Only those who have the code find the table.</source>
        <extracomment>What a table does not allow.</extracomment>
        <translation>Hanya yang ada kod dapat menemui meja ini.</translation>
    </message>
</context>
<context>
    <name>ProfileCard</name>
    <message>
        <source>Start a table: %1</source>
        <comment>accessible name; %1 is the game</comment>
        <translation>Buka meja: %1</translation>
    </message>
</context>
<context>
    <name>ProfileWords</name>
    <message>
        <source>Chiva</source>
        <extracomment>The name of a game, from Puerto Rico.</extracomment>
        <translation>Chiva</translation>
    </message>
    <message>
        <source>Six-love</source>
        <extracomment>The name of a game, from Jamaica.</extracomment>
        <translation>Six-love</translation>
    </message>
    <message>
        <source>Puerto Rico</source>
        <extracomment>Where Chiva is from.</extracomment>
        <translation>Puerto Rico</translation>
    </message>
    <message>
        <source>Jamaica</source>
        <extracomment>Where six-love is from.</extracomment>
        <translation>Jamaica</translation>
    </message>
    <message>
        <source>First to four, to nil. A block goes to the lighter partnership.</source>
        <extracomment>A game in a line.</extracomment>
        <translation>Main sampai 4–0. Buntu dimenangi pasangan yang lebih ringan.</translation>
    </message>
    <message>
        <source>First to six, to nil. A block goes to the lightest hand, and the key tile counts two.</source>
        <extracomment>A game in a line.</extracomment>
        <translation>Main sampai 6–0. Buntu dimenangi tangan paling ringan, dan batu kunci dua mata.</translation>
    </message>
    <message>
        <source>%1, deal %2</source>
        <extracomment>Above the table: the name of a game (1) and the number of the deal (2).</extracomment>
        <translation>%1, pusingan %2</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>You open this deal. Tap a tile, then the middle of the table, or drag it there.</source>
        <extracomment>Explains the first deal: you play the first tile.</extracomment>
        <translation>Anda membuka pusingan ini. Ketik batu, kemudian tengah meja, atau seret ke situ.</translation>
    </message>
    <message>
        <source>Tap a tile that has the number of an end. Those that fit stand out.</source>
        <extracomment>Explains the first deal: it is your turn.</extracomment>
        <translation>Ketik batu yang ada nombor salah satu hujung. Yang padan kelihatan menonjol.</translation>
    </message>
    <message>
        <source>Tap the end where the tile is to lie, or drag it there.</source>
        <extracomment>Explains the first deal: a tile is chosen.</extracomment>
        <translation>Ketik hujung tempat batu itu hendak diletakkan, atau seret ke situ.</translation>
    </message>
    <message>
        <source>This is only a preview. Confirm plays it; Cancel puts it back.</source>
        <extracomment>Explains the first deal: the preview shows what would be done.</extracomment>
        <translation>Ini cuma pratonton. Sahkan untuk letak; Batal untuk ambil balik.</translation>
    </message>
    <message>
        <source>None of your tiles fits an end, so you pass. All see on what.</source>
        <extracomment>Explains the first deal: no tile fits.</extracomment>
        <translation>Tiada batu anda yang padan dengan mana-mana hujung, jadi pas. Semua nampak pada nombor apa.</translation>
    </message>
    <message>
        <source>You see your new tiles, your partner’s you do not. Say which of you two opens.</source>
        <extracomment>Explains six-love: you say who opens.</extracomment>
        <translation>Anda nampak batu baharu anda, bukan batu rakan anda. Tentukan siapa antara anda berdua yang membuka.</translation>
    </message>
    <message>
        <source>Your partner sits across. If either of you goes out, you both win the deal.</source>
        <extracomment>Explains the first deal: others play.</extracomment>
        <translation>Rakan anda duduk di seberang. Jika salah seorang habis batu, anda berdua menang pusingan.</translation>
    </message>
    <message>
        <source>A deal won moves your peg; a win by the others takes it home. The match goes to whoever fills the row first.</source>
        <extracomment>Explains the end of the first deal.</extracomment>
        <translation>Menang pusingan, pasak anda maju; jika lawan menang, pasak anda pulang ke pangkal. Yang dahulu memenuhi barisan menang perlawanan.</translation>
    </message>
    <message>
        <source>Each deal you win in a row moves your peg one hole. One win by the others takes it back home.</source>
        <extracomment>Explains the track: two rows of holes with a peg for each partnership.</extracomment>
        <translation>Setiap pusingan yang anda menang berturut-turut memajukan pasak satu lubang. Sekali lawan menang, pasak pulang ke pangkal.</translation>
    </message>
    <message>
        <source>No more tips</source>
        <extracomment>A button that puts the explanations of the first deal away for good.</extracomment>
        <translation>Tutup petua</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>blanks</source>
        <comment>a suit</comment>
        <extracomment>All tiles with no pips on a half, as in &quot;you keep your blanks&quot;.</extracomment>
        <translation>kosong</translation>
    </message>
    <message>
        <source>ones</source>
        <comment>a suit</comment>
        <extracomment>All tiles with this number, as in &quot;you keep your ones&quot;.</extracomment>
        <translation>satu</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>a suit</comment>
        <extracomment>All tiles with this number, as in &quot;you keep your twos&quot;.</extracomment>
        <translation>dua</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>a suit</comment>
        <extracomment>All tiles with this number, as in &quot;you keep your threes&quot;.</extracomment>
        <translation>tiga</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>a suit</comment>
        <extracomment>All tiles with this number, as in &quot;you keep your fours&quot;.</extracomment>
        <translation>empat</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>a suit</comment>
        <extracomment>All tiles with this number, as in &quot;you keep your fives&quot;.</extracomment>
        <translation>lima</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>a suit</comment>
        <extracomment>All tiles with this number, as in &quot;you keep your sixes&quot;.</extracomment>
        <translation>enam</translation>
    </message>
    <message>
        <source>None of your tiles fits.</source>
        <extracomment>Why a hint says to pass.</extracomment>
        <translation>Tiada batu anda yang padan.</translation>
    </message>
    <message>
        <source>You go out.</source>
        <extracomment>Why a hint names a tile: it is the last one.</extracomment>
        <translation>Batu anda habis.</translation>
    </message>
    <message>
        <source>You go out with the key tile.</source>
        <extracomment>Why a hint names a tile, in six-love: it is the last one, and the key tile.</extracomment>
        <translation>Batu anda habis dengan batu kunci.</translation>
    </message>
    <message>
        <source>You can play no other tile.</source>
        <extracomment>Why a hint names a tile.</extracomment>
        <translation>Batu lain tidak boleh diletak.</translation>
    </message>
    <message>
        <source>From here on only you can play, and you go out.</source>
        <extracomment>Why a hint names a tile: all others can only pass until you have played your last one.</extracomment>
        <translation>Selepas ini hanya anda boleh meletak batu, sampai habis.</translation>
    </message>
    <message>
        <source>From here on only you can play, and you go out with the key tile.</source>
        <extracomment>Why a hint names a tile, in six-love: all others can only pass until your last one, which is the key tile.</extracomment>
        <translation>Selepas ini hanya anda boleh meletak batu, sampai habis dengan batu kunci.</translation>
    </message>
    <message>
        <source>Nobody else can play, and it is your turn again.</source>
        <extracomment>Why a hint names a tile: the other three must pass.</extracomment>
        <translation>Tiada orang lain boleh meletak batu, dan giliran anda lagi.</translation>
    </message>
    <message>
        <source>This play blocks the deal, and your side surely wins it.</source>
        <extracomment>Why a hint names a tile: it ends the deal by a block that the reader&apos;s pair wins.</extracomment>
        <translation>Pusingan jadi buntu, dan pihak anda pasti menang.</translation>
    </message>
    <message>
        <source>This play blocks the deal, and your side likely wins it.</source>
        <extracomment>Why a hint names a tile: it ends the deal by a block that the reader&apos;s pair likely wins.</extracomment>
        <translation>Pusingan jadi buntu, dan pihak anda mungkin besar menang.</translation>
    </message>
    <message>
        <source>This play leaves the %1 that %2 brought up.</source>
        <extracomment>Why a hint names a tile; %1 is a suit as &quot;threes&quot;, which shows at an end then; %2 is the name of the partner, who brought it up before.</extracomment>
        <translation>Langkah ini mengekalkan nombor %1 yang dikeluarkan oleh %2.</translation>
    </message>
    <message>
        <source>This play brings up %1, and you have more.</source>
        <extracomment>Why a hint names a tile: it brings a number to an end; %1 is its suit as &quot;fives&quot;, of which you have several more.</extracomment>
        <translation>Langkah ini mengeluarkan nombor %1, dan anda ada lagi.</translation>
    </message>
    <message>
        <source>This play covers the %1 that %2 brought up.</source>
        <extracomment>Why a hint names a tile; %1 is a suit as &quot;fives&quot;, which shows at no end any more; %2 is the name of somebody of the other pair, who brought it up before.</extracomment>
        <translation>Langkah ini menutup nombor %1 yang dikeluarkan oleh %2.</translation>
    </message>
    <message>
        <source>You get rid of a heavy tile.</source>
        <extracomment>Why a hint names a tile: it has many pips.</extracomment>
        <translation>Batu yang berat dilepaskan.</translation>
    </message>
    <message>
        <source>You get rid of a double.</source>
        <extracomment>Why a hint names a tile: a double fits one number only.</extracomment>
        <translation>Batu kembar dilepaskan.</translation>
    </message>
    <message>
        <source>%1 has one tile left and must pass.</source>
        <extracomment>Why a hint names a tile; %1 is the name of who plays next.</extracomment>
        <translation>%1 tinggal satu batu dan terpaksa pas.</translation>
    </message>
    <message>
        <source>%1 has one tile left and likely must pass.</source>
        <extracomment>Why a hint names a tile; %1 is the name of who plays next.</extracomment>
        <translation>%1 tinggal satu batu dan mungkin besar terpaksa pas.</translation>
    </message>
    <message>
        <source>Then %1 can go out.</source>
        <extracomment>Why a hint names a tile; %1 is the partner&apos;s name.</extracomment>
        <translation>Selepas itu %1 boleh habis batu.</translation>
    </message>
    <message>
        <source>Then %1 can likely go out.</source>
        <extracomment>Why a hint names a tile; %1 is the partner&apos;s name.</extracomment>
        <translation>Selepas itu %1 mungkin besar boleh habis batu.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a tile that fits.</source>
        <extracomment>Why a hint names a tile; %1 and %2 are the names of the other pair.</extracomment>
        <translation>%1 dan %2 tiada batu yang padan.</translation>
    </message>
    <message>
        <source>%1 must pass.</source>
        <extracomment>Why a hint names a tile; %1 is the name of who plays next.</extracomment>
        <translation>%1 terpaksa pas.</translation>
    </message>
    <message>
        <source>%1 likely must pass.</source>
        <extracomment>Why a hint names a tile; %1 is the name of who plays next.</extracomment>
        <translation>%1 mungkin besar terpaksa pas.</translation>
    </message>
    <message>
        <source>The key tile stays in reach.</source>
        <extracomment>Why a hint names a tile, in six-love: your pair may yet go out with the key tile.</extracomment>
        <translation>Batu kunci masih dapat dicapai.</translation>
    </message>
    <message>
        <source>Only you still have %1.</source>
        <extracomment>Why a hint names a tile; %1 is a suit as &quot;fives&quot;: nobody else has one.</extracomment>
        <translation>Hanya anda masih ada nombor %1.</translation>
    </message>
    <message>
        <source>You keep your %1.</source>
        <extracomment>Why a hint names a tile: you keep all your tiles with a number; %1 is that suit, as &quot;fives&quot;.</extracomment>
        <translation>Batu nombor %1 anda disimpan.</translation>
    </message>
    <message>
        <source>No other tile leaves you more different numbers.</source>
        <extracomment>Why a hint names a tile: with what is left one can answer as many numbers as possible.</extracomment>
        <translation>Tiada batu lain yang meninggalkan lebih banyak nombor berlainan.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n tiles with %1.</source>
        <extracomment>Why a hint says that you open yourself; %1 is a number, as &quot;5&quot;.</extracomment>
        <translation>
            <numerusform>Anda ada %n batu dengan nombor %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tiles have %1 of the seven numbers.</source>
        <extracomment>Why a hint says that you open yourself; %1 is 6 or 7.</extracomment>
        <translation>Batu anda ada %1 daripada tujuh nombor.</translation>
    </message>
    <message>
        <source>You have no long suit.</source>
        <extracomment>Why a hint says that your partner opens: you have many tiles of no number.</extracomment>
        <translation>Anda tiada banyak batu dengan nombor yang sama.</translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message numerus="yes">
        <source>%1, %n deals</source>
        <extracomment>The heading of a record. %1 is the name of the game; %n the number of deals in it.</extracomment>
        <translation>
            <numerusform>%1, %n pusingan</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <extracomment>Above a deal that is stepped through: the number of the deal, and how many there are.</extracomment>
        <translation>Pusingan %1 daripada %2</translation>
    </message>
    <message>
        <source>Dealt</source>
        <extracomment>Beside a slider: a deal that is stepped through, before its first play.</extracomment>
        <translation>Dibahagikan</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Beside a slider: the number of the play that is shown, and how many there are.</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>All four hands are seen.</source>
        <extracomment>Of a deal that is stepped through: how it is shown.</extracomment>
        <translation>Batu keempat-empat orang kelihatan.</translation>
    </message>
    <message>
        <source>As %1 saw it.</source>
        <extracomment>Of a deal that is stepped through: how it is shown; %1 is a name.</extracomment>
        <translation>Seperti yang %1 nampak.</translation>
    </message>
    <message>
        <source>The record breaks off here</source>
        <extracomment>In the table of points and after the last play: the deal was not played to its end.</extracomment>
        <translation>Rekod terhenti di sini</translation>
    </message>
    <message>
        <source>A computer player (%1) acted for %2.</source>
        <extracomment>Under a play of a record: a computer player of a level (1) acted for a person (2).</extracomment>
        <translation>Pemain komputer (%1) bermain bagi pihak %2.</translation>
    </message>
    <message>
        <source>%1 acted for %2.</source>
        <extracomment>Under a play of a record: one person (1) acted in the seat of another (2).</extracomment>
        <translation>%1 bermain bagi pihak %2.</translation>
    </message>
    <message>
        <source>Somebody else acted for %1.</source>
        <extracomment>Under a play of a record: a person without a name acted in the seat of another (1).</extracomment>
        <translation>Orang lain bermain bagi pihak %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n acts were taken back.</source>
        <extracomment>Of a deal in a record: how many plays were undone while it was played.</extracomment>
        <translation>
            <numerusform>%n langkah ditarik balik.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tiles, face down</source>
        <extracomment>Read aloud: whose hand (1) it is that is not seen; it has %n tiles.</extracomment>
        <translation>
            <numerusform>%1, %n batu, tertutup</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, no tiles</source>
        <extracomment>Read aloud: whose hand (1) has no tile left.</extracomment>
        <translation>%1, tiada batu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud: whose hand (1) it is, and its tiles (2).</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 against %2, %3–%4</source>
        <extracomment>Under a session in a list: one pair (1) and the other (2), as &quot;Ana and Ivo&quot; or &quot;two computer players&quot;, and the score.</extracomment>
        <translation>%1 lawan %2, %3–%4</translation>
    </message>
    <message>
        <source>you and a computer player</source>
        <extracomment>One of two pairs, within a sentence: the reader and a computer player.</extracomment>
        <translation>anda dan pemain komputer</translation>
    </message>
    <message>
        <source>you and %1</source>
        <extracomment>One of two pairs, within a sentence: the reader and a person (1).</extracomment>
        <translation>anda dan %1</translation>
    </message>
    <message>
        <source>two computer players</source>
        <extracomment>One of two pairs, within a sentence.</extracomment>
        <translation>dua pemain komputer</translation>
    </message>
    <message>
        <source>%1 and a computer player</source>
        <extracomment>One of two pairs, within a sentence: a person (1) and a computer player.</extracomment>
        <translation>%1 dan pemain komputer</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two partners</comment>
        <extracomment>One of two pairs, within a sentence: two people.</extracomment>
        <translation>%1 dan %2</translation>
    </message>
    <message>
        <source>No deal finished yet</source>
        <extracomment>Beside a session in a list: there is nothing to be shown of it yet.</extracomment>
        <translation>Belum ada pusingan yang selesai</translation>
    </message>
    <message>
        <source>can be carried on</source>
        <extracomment>Beside a session in a list: it can be played on at its table.</extracomment>
        <translation>boleh disambung</translation>
    </message>
    <message>
        <source>No session with a finished deal yet.</source>
        <extracomment>In place of a list of sessions.</extracomment>
        <translation>Belum ada sesi dengan pusingan yang tamat.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <extracomment>%1 is the path of the file.</extracomment>
        <translation>Disimpan sebagai %1.</translation>
    </message>
    <message>
        <source>This file is too large to be a record of deals.</source>
        <extracomment>Why a file is not opened.</extracomment>
        <translation>Fail ini terlalu besar untuk rekod pusingan.</translation>
    </message>
    <message>
        <source>This record holds no deal yet.</source>
        <extracomment>Why a record is not shown.</extracomment>
        <translation>Rekod ini belum ada pusingan.</translation>
    </message>
    <message>
        <source>This file cannot be opened: %1.</source>
        <extracomment>Why a file is not opened; %1 is what the system says, as &quot;permission denied&quot;.</extracomment>
        <translation>Fail ini tidak dapat dibuka: %1.</translation>
    </message>
    <message>
        <source>The record cannot be saved there: %1.</source>
        <extracomment>Why a file is not written; %1 is what the system says, as &quot;disk full&quot;.</extracomment>
        <translation>Rekod tidak dapat disimpan di situ: %1.</translation>
    </message>
    <message>
        <source>This record breaks the rules at %1: %2.</source>
        <extracomment>Why a record is not shown: a place in it (1) and what is wrong there (2).</extracomment>
        <translation>Rekod ini melanggar peraturan pada %1: %2.</translation>
    </message>
    <message>
        <source>This file is no record: at %1, %2.</source>
        <extracomment>Why a file is not shown: a place in it (1) and what is wrong there (2).</extracomment>
        <translation>Fail ini bukan rekod: pada %1, %2.</translation>
    </message>
    <message>
        <source>This file is no record: %1.</source>
        <extracomment>Why a file is not shown; %1 is what is wrong.</extracomment>
        <translation>Fail ini bukan rekod: %1.</translation>
    </message>
    <message>
        <source>deal %1</source>
        <extracomment>A place in a record, within a sentence; the second is what is said there.</extracomment>
        <translation>pusingan %1</translation>
    </message>
    <message>
        <source>deal %1, play %2</source>
        <extracomment>A place in a record, within a sentence.</extracomment>
        <translation>pusingan %1, langkah %2</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>What stands for a name where a seat (1 to 4) has none.</extracomment>
        <translation>Tempat duduk %1</translation>
    </message>
</context>
<context>
    <name>RecordsScreen</name>
    <message>
        <source>Records</source>
        <extracomment>The heading of a screen: finished deals that were kept.</extracomment>
        <translation>Rekod</translation>
    </message>
    <message>
        <source>Played here</source>
        <extracomment>The heading of a list of sessions.</extracomment>
        <translation>Dimainkan di sini</translation>
    </message>
    <message>
        <source>Looking for sessions …</source>
        <comment>in place of a list, until the server answers</comment>
        <translation>Mencari sesi …</translation>
    </message>
    <message>
        <source>Older sessions</source>
        <extracomment>A button: show the sessions that are older.</extracomment>
        <translation>Sesi lebih lama</translation>
    </message>
    <message>
        <source>From a file</source>
        <extracomment>The heading of where a file of a record is opened.</extracomment>
        <translation>Daripada fail</translation>
    </message>
    <message>
        <source>Drag a record onto the window, choose it, or write where it is.</source>
        <extracomment>Over a field for the path of a file; the same can be done by mouse or with a dialog.</extracomment>
        <translation>Seret rekod ke tetingkap, pilih failnya, atau tulis di mana fail itu.</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>The label of a line to write in: where a file is.</extracomment>
        <translation>Fail</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>A button: open the file that was written above.</extracomment>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <extracomment>A button: choose a file in a dialog.</extracomment>
        <translation>Pilih fail</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The server refused that: %1.</source>
        <extracomment>The server refused with a code (1) that this window does not know.</extracomment>
        <translation>Pelayan menolaknya: %1.</translation>
    </message>
    <message>
        <source>Nothing is taken back or dealt anew at this table.</source>
        <extracomment>Why something is refused: the table&apos;s policies do not allow it.</extracomment>
        <translation>Di meja ini tiada langkah ditarik balik dan tiada pusingan diulang.</translation>
    </message>
    <message>
        <source>At this table a match is played to its end.</source>
        <extracomment>Why something is refused: the table&apos;s policies do not allow it.</extracomment>
        <translation>Di meja ini perlawanan dimainkan sampai tamat.</translation>
    </message>
    <message>
        <source>There are no hints at this table.</source>
        <extracomment>Why something is refused: the table&apos;s policies do not allow it.</extracomment>
        <translation>Tiada petunjuk di meja ini.</translation>
    </message>
    <message>
        <source>There is no talk at this table now.</source>
        <extracomment>Why something is refused: the table&apos;s policies do not allow it.</extracomment>
        <translation>Tiada sembang di meja ini sekarang.</translation>
    </message>
    <message>
        <source>Only those who sit at this table see its deals.</source>
        <extracomment>Why something is refused: the table&apos;s policies do not allow it.</extracomment>
        <translation>Hanya yang duduk di meja ini boleh melihat pusingannya.</translation>
    </message>
    <message>
        <source>At this table everybody sits at a device of their own.</source>
        <extracomment>Why something is refused: the table&apos;s policies do not allow it.</extracomment>
        <translation>Di meja ini setiap orang duduk di peranti sendiri.</translation>
    </message>
    <message>
        <source>This table does not allow that.</source>
        <extracomment>Why something is refused: the table&apos;s policies do not allow it.</extracomment>
        <translation>Meja ini tidak membenarkannya.</translation>
    </message>
    <message>
        <source>The server is newer than this window: update doublesix here.</source>
        <extracomment>This window is too old for the server.</extracomment>
        <translation>Pelayan lebih baharu daripada tetingkap ini: kemas kini doublesix di sini.</translation>
    </message>
    <message>
        <source>The server is older than this window: its host needs to update it.</source>
        <extracomment>The server is too old for this window.</extracomment>
        <translation>Pelayan lebih lama daripada tetingkap ini: tuan rumahnya perlu mengemaskininya.</translation>
    </message>
    <message>
        <source>The server did not understand the window; please report it.</source>
        <extracomment>Something went wrong between the window and the server, which a person cannot mend.</extracomment>
        <translation>Pelayan tidak memahami tetingkap ini; sila laporkan.</translation>
    </message>
    <message>
        <source>The server does not know this word; ask its host.</source>
        <extracomment>A computer player&apos;s word for the server is wrong.</extracomment>
        <translation>Pelayan tidak mengenali kata rahsia ini; tanya tuan rumahnya.</translation>
    </message>
    <message>
        <source>This server is for invited people; enter its invitation.</source>
        <extracomment>The server lets in only who has an invitation.</extracomment>
        <translation>Pelayan ini untuk orang yang dijemput; masukkan jemputannya.</translation>
    </message>
    <message>
        <source>The host of this server does not let you in; ask why.</source>
        <extracomment>The server&apos;s operator keeps this person, or their address, out.</extracomment>
        <translation>Tuan rumah pelayan ini tidak membenarkan anda masuk; tanya sebabnya.</translation>
    </message>
    <message>
        <source>Too many wrong tries came from here; wait a minute and try again.</source>
        <extracomment>After wrong codes or invitations.</extracomment>
        <translation>Terlalu banyak cubaan salah dari sini; tunggu seminit dan cuba lagi.</translation>
    </message>
    <message>
        <source>That was too fast and was not done; try again.</source>
        <extracomment>Too many requests.</extracomment>
        <translation>Terlalu cepat, jadi tidak dibuat; cuba lagi.</translation>
    </message>
    <message>
        <source>The server cannot store anything now; nothing is lost, try again later.</source>
        <extracomment>The server&apos;s disk is full or gone.</extracomment>
        <translation>Pelayan tidak dapat menyimpan apa-apa sekarang; tiada yang hilang, cuba lagi nanti.</translation>
    </message>
    <message>
        <source>The answer to the one before is on its way; wait for it.</source>
        <extracomment>A second hint, list or record was asked for before the first came.</extracomment>
        <translation>Jawapan untuk permintaan tadi belum sampai; tunggu dahulu.</translation>
    </message>
    <message>
        <source>The link was lost before that was done; try again.</source>
        <extracomment>The link was lost before the server could answer.</extracomment>
        <translation>Sambungan terputus sebelum sempat selesai; cuba lagi.</translation>
    </message>
    <message>
        <source>No table has this code; check it and try again.</source>
        <extracomment>A code that leads to no table.</extracomment>
        <translation>Tiada meja dengan kod ini; semak dan cuba lagi.</translation>
    </message>
    <message>
        <source>What was kept of this table cannot be read; ask the host.</source>
        <extracomment>A kept table is damaged.</extracomment>
        <translation>Simpanan meja ini tidak dapat dibaca; tanya tuan rumah.</translation>
    </message>
    <message>
        <source>There is no such session, or you did not sit in it.</source>
        <extracomment>A session that is asked for does not exist for this person.</extracomment>
        <translation>Sesi itu tiada, atau anda tidak duduk di situ.</translation>
    </message>
    <message>
        <source>You are at a table already; leave it first.</source>
        <extracomment>Somebody wants to join a table while at another.</extracomment>
        <translation>Anda sudah berada di sebuah meja; tinggalkan dahulu.</translation>
    </message>
    <message>
        <source>You are at no table; join one first.</source>
        <extracomment>Something was asked of a table that one left.</extracomment>
        <translation>Anda tidak berada di mana-mana meja; sertai satu dahulu.</translation>
    </message>
    <message>
        <source>The server has all the tables it can hold, %1; try again later.</source>
        <extracomment>%1 is a number of tables.</extracomment>
        <translation>Pelayan sudah penuh dengan %1 meja; cuba lagi nanti.</translation>
    </message>
    <message>
        <source>You have as many open tables as one may, %1; close one of them.</source>
        <extracomment>%1 is a number of tables.</extracomment>
        <translation>Anda sudah ada %1 meja terbuka, had yang dibenarkan; tutup satu.</translation>
    </message>
    <message>
        <source>The table is full: no more than %1 people fit here.</source>
        <extracomment>%1 is a number of people.</extracomment>
        <translation>Meja ini penuh: muat %1 orang sahaja.</translation>
    </message>
    <message>
        <source>Only the host can do that; ask for it.</source>
        <extracomment>Why something is refused: only the table&apos;s host may do it.</extracomment>
        <translation>Hanya tuan rumah boleh buat begitu; minta daripadanya.</translation>
    </message>
    <message>
        <source>The session has begun; that could be done only before.</source>
        <extracomment>Why something is refused.</extracomment>
        <translation>Sesi sudah bermula; itu hanya boleh dibuat sebelumnya.</translation>
    </message>
    <message>
        <source>The session has not begun yet.</source>
        <extracomment>Why something is refused.</extracomment>
        <translation>Sesi belum bermula.</translation>
    </message>
    <message>
        <source>A deal is being drawn; ask again in a moment.</source>
        <extracomment>A new deal is being drawn at this moment.</extracomment>
        <translation>Satu pusingan sedang dicabut; cuba lagi sebentar.</translation>
    </message>
    <message>
        <source>That draw is over.</source>
        <extracomment>A program was too late with its part in the draw of a deal.</extracomment>
        <translation>Cabutan itu sudah tamat.</translation>
    </message>
    <message>
        <source>The table changed just before that; look again and choose.</source>
        <extracomment>An act came too late: somebody else acted before.</extracomment>
        <translation>Meja berubah sejurus sebelum itu; lihat semula dan pilih.</translation>
    </message>
    <message>
        <source>That can be done only between deals.</source>
        <extracomment>Why something is refused.</extracomment>
        <translation>Itu hanya boleh dibuat antara pusingan.</translation>
    </message>
    <message>
        <source>Seat %1 is taken; choose another.</source>
        <extracomment>%1 is the number of a seat.</extracomment>
        <translation>Tempat duduk %1 sudah diambil; pilih yang lain.</translation>
    </message>
    <message>
        <source>Every seat must be filled first; still open: %1.</source>
        <extracomment>%1 is the number of a seat, or a list of them.</extracomment>
        <translation>Semua tempat duduk perlu diisi dahulu; masih kosong: %1.</translation>
    </message>
    <message>
        <source>No computer player of that level is here; there are: %1.</source>
        <extracomment>%1 is a list of the levels of computer players.</extracomment>
        <translation>Tiada pemain komputer tahap itu di sini; yang ada: %1.</translation>
    </message>
    <message>
        <source>Only those who sit here and are present can do that.</source>
        <extracomment>Why something is refused.</extracomment>
        <translation>Hanya yang duduk di sini dan hadir boleh buat begitu.</translation>
    </message>
    <message>
        <source>Whoever sits here already cannot take that seat.</source>
        <extracomment>Why a seat cannot be given to somebody.</extracomment>
        <translation>Yang sudah duduk di sini tidak boleh mengambil tempat duduk itu.</translation>
    </message>
    <message>
        <source>That person is no longer at this table.</source>
        <extracomment>Why something is refused.</extracomment>
        <translation>Orang itu tiada lagi di meja ini.</translation>
    </message>
    <message>
        <source>Seat %1 is not yours.</source>
        <extracomment>%1 is the number of a seat.</extracomment>
        <translation>Tempat duduk %1 bukan milik anda.</translation>
    </message>
    <message>
        <source>The hands on this device are covered; uncover yours first.</source>
        <extracomment>On a shared device: no hand may be seen until its person uncovers it.</extracomment>
        <translation>Batu di peranti ini tertutup; tunjukkan batu anda dahulu.</translation>
    </message>
    <message>
        <source>A computer player stands in there; take the seat back first.</source>
        <extracomment>A computer player has your seat for now.</extracomment>
        <translation>Pemain komputer jadi pengganti di situ; ambil balik tempat duduk dahulu.</translation>
    </message>
    <message>
        <source>No computer player stands in there.</source>
        <extracomment>Why one&apos;s seat cannot be taken back.</extracomment>
        <translation>Tiada pemain komputer jadi pengganti di situ.</translation>
    </message>
    <message>
        <source>Whoever has seat %1 is here.</source>
        <extracomment>%1 is the number of a seat; its person is present.</extracomment>
        <translation>Pemilik tempat duduk %1 ada di sini.</translation>
    </message>
    <message>
        <source>Somebody is reading; the computer players wait.</source>
        <extracomment>To a computer player.</extracomment>
        <translation>Ada yang sedang membaca; pemain komputer menunggu.</translation>
    </message>
    <message>
        <source>That person does not hold the computer players any more.</source>
        <extracomment>Why a hold cannot be ended.</extracomment>
        <translation>Orang itu tidak lagi menahan pemain komputer.</translation>
    </message>
    <message>
        <source>Something else is being asked; answer that first.</source>
        <extracomment>Somebody&apos;s proposal waits for answers.</extracomment>
        <translation>Ada permintaan lain; jawab itu dahulu.</translation>
    </message>
    <message>
        <source>That is no longer asked.</source>
        <extracomment>A proposal that was answered is over.</extracomment>
        <translation>Itu tidak diminta lagi.</translation>
    </message>
    <message>
        <source>That was not asked of you.</source>
        <extracomment>Somebody answered a proposal that does not concern them.</extracomment>
        <translation>Itu tidak diminta daripada anda.</translation>
    </message>
    <message>
        <source>That was declined in this position; ask again after the next play.</source>
        <extracomment>Why something cannot be proposed again.</extracomment>
        <translation>Itu sudah ditolak pada kedudukan ini; minta lagi selepas langkah seterusnya.</translation>
    </message>
    <message>
        <source>There was nothing to say; write something first.</source>
        <extracomment>Talk without a word.</extracomment>
        <translation>Tiada apa-apa untuk dihantar; tulis dahulu.</translation>
    </message>
    <message>
        <source>That is too long: no more than %1 characters at once.</source>
        <extracomment>%1 is a number of characters.</extracomment>
        <translation>Terlalu panjang: paling banyak %1 aksara sekali hantar.</translation>
    </message>
    <message>
        <source>Wait a little before you say more.</source>
        <extracomment>Talk that came too fast.</extracomment>
        <translation>Tunggu sekejap sebelum menulis lagi.</translation>
    </message>
    <message>
        <source>The host of this server does not let you talk; ask why.</source>
        <extracomment>The server&apos;s operator lets somebody say nothing.</extracomment>
        <translation>Tuan rumah pelayan ini tidak membenarkan anda bersembang; tanya sebabnya.</translation>
    </message>
    <message>
        <source>There is no hint to be had now.</source>
        <extracomment>No hint can be given.</extracomment>
        <translation>Tiada petunjuk sekarang.</translation>
    </message>
</context>
<context>
    <name>Refused</name>
    <message>
        <source>Doublesix</source>
        <extracomment>The name of the program.</extracomment>
        <translation>Doublesix</translation>
    </message>
    <message>
        <source>Doublesix is open already in another window, with the folder %1. Go to that window, or close it first. Whoever wants two at once starts the second with another folder: doublesix play --home FOLDER.</source>
        <extracomment>In a window of its own; %1 is a folder. &quot;--home&quot; is written so, and stays as it is.</extracomment>
        <translation>Doublesix sudah terbuka dalam tetingkap lain, dengan folder %1. Pergi ke tetingkap itu, atau tutup dahulu. Kalau mahu dua serentak, buka yang kedua dengan folder lain: doublesix play --home FOLDER.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>A button: close this window.</extracomment>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Plays of this deal</source>
        <extracomment>A slider: the plays of a deal that is stepped through.</extracomment>
        <translation>Langkah pusingan ini</translation>
    </message>
    <message>
        <source>Deal before</source>
        <extracomment>A button: to the deal before.</extracomment>
        <translation>Pusingan sebelum</translation>
    </message>
    <message>
        <source>Beginning of the deal</source>
        <extracomment>A button: to the beginning of this deal.</extracomment>
        <translation>Awal pusingan</translation>
    </message>
    <message>
        <source>One play back</source>
        <extracomment>A button: one play back.</extracomment>
        <translation>Undur satu langkah</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: stop the record that plays by itself</comment>
        <extracomment>A button: the record plays by itself, or stops.
----------
The same button, as it is read aloud.</extracomment>
        <translation>Jeda</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: let the record play by itself</comment>
        <translation>Main</translation>
    </message>
    <message>
        <source>One play on</source>
        <extracomment>A button: one play on.</extracomment>
        <translation>Maju satu langkah</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <extracomment>A button: to the end of this deal.</extracomment>
        <translation>Akhir pusingan</translation>
    </message>
    <message>
        <source>Next deal</source>
        <extracomment>A button: to the next deal.</extracomment>
        <translation>Pusingan seterusnya</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Back to the table</source>
        <extracomment>A button: from a deal that is looked back on to the table where it was played.</extracomment>
        <translation>Kembali ke meja</translation>
    </message>
    <message>
        <source>Back to the records</source>
        <comment>a button: from a record to the list</comment>
        <translation>Kembali ke rekod</translation>
    </message>
    <message>
        <source>All hands</source>
        <extracomment>A button: show all four hands of a deal in a record.
----------
The same button, as it is read aloud.</extracomment>
        <translation>Semua batu</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>A button: show what could have been done in the deal that is shown.
----------
The same button, as it is read aloud.</extracomment>
        <translation>Semak</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <extracomment>A button: save this record as a file.
----------
The same button, as it is read aloud.
----------
The title of a panel: write a record as a file.</extracomment>
        <translation>Simpan sebagai fail</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>A button: show the table of points, from which one goes to any deal.</extracomment>
        <translation>Mata</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>The label of a line to write in: where a file is written.</extracomment>
        <translation>Fail</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>A button: write the record as this file.</extracomment>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Choose where</source>
        <extracomment>A button: choose in a dialog where a file is written.</extracomment>
        <translation>Pilih lokasi</translation>
    </message>
</context>
<context>
    <name>ResultPageWords</name>
    <message>
        <source>You and %1</source>
        <extracomment>Two partners. %1: the name of the reader&apos;s partner.</extracomment>
        <translation>Anda dan %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>Two partners, by name.</extracomment>
        <translation>%1 dan %2</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Beside the reader&apos;s own tiles, in a list of four names.</extracomment>
        <translation>Anda</translation>
    </message>
    <message numerus="yes">
        <source>%n pips</source>
        <extracomment>How many pips a hand holds at the end of a deal.</extracomment>
        <translation>
            <numerusform>%n bintik</numerusform>
        </translation>
    </message>
    <message>
        <source>Went out</source>
        <extracomment>In place of the tiles of a hand that went out.</extracomment>
        <translation>Habis batu</translation>
    </message>
    <message>
        <source>You went out</source>
        <extracomment>Read aloud, of the reader&apos;s empty hand.</extracomment>
        <translation>Anda habis batu</translation>
    </message>
    <message>
        <source>%1 went out</source>
        <extracomment>Read aloud. %1: whose hand is empty.</extracomment>
        <translation>%1 habis batu</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>Read aloud. %1: whose hand; %2: &quot;8 pips&quot;; %3: its tiles.</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>pips left, not counted</source>
        <extracomment>Under a number: the pips that two partners still hold; they count for nothing.</extracomment>
        <translation>baki bintik, tidak dikira</translation>
    </message>
    <message>
        <source>pips in the lightest hand</source>
        <extracomment>Under a number: the pips of the lighter of two partners&apos; hands.</extracomment>
        <translation>bintik di tangan paling ringan</translation>
    </message>
    <message>
        <source>pips in both hands</source>
        <extracomment>Under a number: the pips of both partners&apos; hands together.</extracomment>
        <translation>bintik di kedua-dua tangan</translation>
    </message>
    <message>
        <source>Winners of the match</source>
        <extracomment>A mark on the card of two partners.</extracomment>
        <translation>Pemenang perlawanan</translation>
    </message>
    <message>
        <source>Winners of the deal</source>
        <extracomment>A mark on the card of two partners.</extracomment>
        <translation>Pemenang pusingan</translation>
    </message>
    <message>
        <source>Points so far</source>
        <extracomment>The heading of a list: a line for each deal with the score after it.</extracomment>
        <translation>Mata setakat ini</translation>
    </message>
    <message>
        <source>Match %1</source>
        <extracomment>A heading within a list of deals. %1: the number of the match.</extracomment>
        <translation>Perlawanan %1</translation>
    </message>
    <message>
        <source>Only one side can have points: a win by the other takes both pegs home.</source>
        <extracomment>Under the list of points.</extracomment>
        <translation>Hanya satu pihak boleh ada mata: jika pihak lain menang, kedua-dua pasak pulang ke pangkal.</translation>
    </message>
    <message>
        <source>The disc has %1, the diamond %2.</source>
        <extracomment>Read aloud. %1: the points of the partnership with the disc; %2: with the diamond.</extracomment>
        <translation>Bulatan %1, berlian %2.</translation>
    </message>
    <message>
        <source>Next match</source>
        <extracomment>A button: begin the next match.</extracomment>
        <translation>Perlawanan seterusnya</translation>
    </message>
    <message>
        <source>Next deal</source>
        <extracomment>A button: begin the next deal.</extracomment>
        <translation>Pusingan seterusnya</translation>
    </message>
    <message>
        <source>%1 is ready.</source>
        <extracomment>Beside the button that goes on to the next deal.</extracomment>
        <translation>%1 sudah bersedia.</translation>
    </message>
    <message>
        <source>%1 and %2 are ready.</source>
        <extracomment>Beside the button that goes on to the next deal.</extracomment>
        <translation>%1 dan %2 sudah bersedia.</translation>
    </message>
    <message>
        <source>%1, %2 and %3 are ready.</source>
        <extracomment>Beside the button that goes on to the next deal.</extracomment>
        <translation>%1, %2 dan %3 sudah bersedia.</translation>
    </message>
    <message>
        <source>All are ready.</source>
        <extracomment>Everybody is ready; the next deal is about to begin.</extracomment>
        <translation>Semua sudah bersedia.</translation>
    </message>
    <message>
        <source>You are ready. Waiting for %1.</source>
        <extracomment>Beside the button, when the reader is ready already.</extracomment>
        <translation>Anda sudah bersedia. Menunggu %1.</translation>
    </message>
    <message>
        <source>You are ready. Waiting for %1 and %2.</source>
        <extracomment>Beside the button, when the reader is ready already.</extracomment>
        <translation>Anda sudah bersedia. Menunggu %1 dan %2.</translation>
    </message>
    <message>
        <source>You are ready. Waiting for %1, %2 and %3.</source>
        <extracomment>Beside the button, when the reader is ready already.</extracomment>
        <translation>Anda sudah bersedia. Menunggu %1, %2 dan %3.</translation>
    </message>
    <message>
        <source>The next deal begins when the players are ready.</source>
        <extracomment>Beside where the button would be.</extracomment>
        <translation>Pusingan seterusnya bermula apabila semua pemain bersedia.</translation>
    </message>
</context>
<context>
    <name>ResultView</name>
    <message>
        <source>Undo</source>
        <extracomment>A button at the end of a deal: take the last act back.</extracomment>
        <translation>Buat asal</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>A button at the end of a deal: do again what was taken back.</extracomment>
        <translation>Buat semula</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>A button at the end of a deal: the same tiles again, from the start.</extracomment>
        <translation>Ulang</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <extracomment>The same button, as it is read aloud.</extracomment>
        <translation>Ulang pusingan ini</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A button at the end of a deal: shows how the tiles lie.</extracomment>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <extracomment>The same button, as it is read aloud.</extracomment>
        <translation>Lihat meja</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>A button at the end of a deal: shows what could have been done in it.</extracomment>
        <translation>Semak</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>A button at the end of a deal: leave; the session is kept and can be carried on.</extracomment>
        <translation>Berhenti</translation>
    </message>
    <message>
        <source>Stop and keep</source>
        <extracomment>The same button, as it is read aloud.</extracomment>
        <translation>Berhenti dan simpan</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>A tie: nobody scores.</source>
        <extracomment>The end of a tied deal.</extracomment>
        <translation>Seri: tiada siapa dapat mata.</translation>
    </message>
    <message>
        <source>A tie leaves the score as it stood.</source>
        <extracomment>Why a tied deal counted nothing.</extracomment>
        <translation>Seri tidak mengubah skor.</translation>
    </message>
    <message>
        <source>You went out with the key tile, %1.</source>
        <extracomment>The end of a deal. %1 is the last tile, as &quot;6-2&quot;.</extracomment>
        <translation>Anda habis batu dengan batu kunci, %1.</translation>
    </message>
    <message>
        <source>You went out with %1.</source>
        <extracomment>The end of a deal. %1 is the last tile, as &quot;6-2&quot;.</extracomment>
        <translation>Anda habis batu dengan %1.</translation>
    </message>
    <message>
        <source>%1 went out with the key tile, %2.</source>
        <extracomment>The end of a deal. %1 is a name, %2 the last tile, as &quot;6-2&quot;.</extracomment>
        <translation>%1 habis batu dengan batu kunci, %2.</translation>
    </message>
    <message>
        <source>%1 went out with %2.</source>
        <extracomment>The end of a deal. %1 is a name, %2 the last tile, as &quot;6-2&quot;.</extracomment>
        <translation>%1 habis batu dengan %2.</translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: both partnerships hold %n pips.</source>
        <extracomment>A tied block. %1 is a number as &quot;sixes&quot;, %n the pips that each partnership has left.</extracomment>
        <translation>
            <numerusform>Buntu pada %1: kedua-dua pasangan ada %n bintik.</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocked on %1: %2 and %3 hold %4, %5 and %6 hold %7.</source>
        <extracomment>A block. %1 is a number as &quot;sixes&quot;; %2 and %3 are partners with %4 pips left, %5 and %6 the others with %7.</extracomment>
        <translation>Buntu pada %1: %2 dan %3 ada %4 bintik, %5 dan %6 ada %7.</translation>
    </message>
    <message>
        <source>Blocked on %1: you and %2 hold %3, they hold %4.</source>
        <extracomment>A block. %1 is a number as &quot;sixes&quot;, %2 your partner, %3 the pips that you two have left, %4 the pips of the others.</extracomment>
        <translation>Buntu pada %1: anda dan %2 ada %3 bintik, lawan ada %4.</translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: the lightest hand is the same on both sides, %n pips.</source>
        <extracomment>A tied block. %1 is a number as &quot;sixes&quot;, %n the pips of the lightest hand.</extracomment>
        <translation>
            <numerusform>Buntu pada %1: tangan paling ringan sama di kedua-dua pihak, %n bintik.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: you and %2 hold the least, %n pips each.</source>
        <extracomment>A block. %1 is a number as &quot;sixes&quot;, %2 your partner, %n the pips of either hand.</extracomment>
        <translation>
            <numerusform>Buntu pada %1: anda dan %2 paling ringan, masing-masing %n bintik.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: %2 and %3 hold the least, %n pips each.</source>
        <extracomment>A block. %1 is a number as &quot;sixes&quot;, %2 and %3 are partners, %n the pips of each hand.</extracomment>
        <translation>
            <numerusform>Buntu pada %1: %2 dan %3 paling ringan, masing-masing %n bintik.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: your hand is the lightest, %n pips.</source>
        <extracomment>A block. %1 is a number as &quot;sixes&quot;, %n the pips left in your hand.</extracomment>
        <translation>
            <numerusform>Buntu pada %1: tangan anda paling ringan, %n bintik.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: %2 has the lightest hand, %n pips.</source>
        <extracomment>A block. %1 is a number as &quot;sixes&quot;, %2 is a name, %n the pips left in that hand.</extracomment>
        <translation>
            <numerusform>Buntu pada %1: tangan %2 paling ringan, %n bintik.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is yours, %1 to nil.</source>
        <extracomment>You and your partner won the match; %1 is the number of your points.</extracomment>
        <translation>Anda menang perlawanan, %1–0.</translation>
    </message>
    <message>
        <source>The deal is yours, and worth two.</source>
        <extracomment>You and your partner won the deal, which counts two points.</extracomment>
        <translation>Anda menang pusingan ini, dua mata.</translation>
    </message>
    <message>
        <source>The deal is yours.</source>
        <extracomment>You and your partner won the deal.</extracomment>
        <translation>Anda menang pusingan ini.</translation>
    </message>
    <message>
        <source>The match is theirs, %1 to nil.</source>
        <extracomment>The others won the match; %1 is the number of their points.</extracomment>
        <translation>Lawan menang perlawanan, %1–0.</translation>
    </message>
    <message>
        <source>The deal is theirs, and worth two.</source>
        <extracomment>The others won the deal, which counts two points.</extracomment>
        <translation>Lawan menang pusingan ini, dua mata.</translation>
    </message>
    <message>
        <source>The deal is theirs.</source>
        <extracomment>The others won the deal.</extracomment>
        <translation>Lawan menang pusingan ini.</translation>
    </message>
    <message>
        <source>That breaks the streak of %1 and %2.</source>
        <extracomment>%1 and %2 are partners who had won some deals in a row.</extracomment>
        <translation>Rentetan %1 dan %2 patah.</translation>
    </message>
    <message>
        <source>%1 and %2 win the match, %3 to nil.</source>
        <extracomment>%1 and %2 are partners, %3 is the number of their points.</extracomment>
        <translation>%1 dan %2 menang perlawanan, %3–0.</translation>
    </message>
    <message>
        <source>%1 and %2 win the deal, worth two.</source>
        <extracomment>%1 and %2 are partners; the deal counts two points.</extracomment>
        <translation>%1 dan %2 menang pusingan ini, dua mata.</translation>
    </message>
    <message>
        <source>%1 and %2 win the deal.</source>
        <extracomment>%1 and %2 are partners.</extracomment>
        <translation>%1 dan %2 menang pusingan ini.</translation>
    </message>
    <message>
        <source>Their streak is broken.</source>
        <extracomment>You won; the others had one point.</extracomment>
        <translation>Rentetan lawan patah.</translation>
    </message>
    <message numerus="yes">
        <source>Their streak of %n is broken.</source>
        <extracomment>You won; the others had %n points (2 or more).</extracomment>
        <translation>
            <numerusform>Rentetan %n mata lawan patah.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your streak is broken.</source>
        <extracomment>The others won; you and your partner had one point.</extracomment>
        <translation>Rentetan anda patah.</translation>
    </message>
    <message numerus="yes">
        <source>Your streak of %n is broken.</source>
        <extracomment>The others won; you and your partner had %n points (2 or more).</extracomment>
        <translation>
            <numerusform>Rentetan %n mata anda patah.</numerusform>
        </translation>
    </message>
    <message>
        <source>Breaking a streak takes all of a win, the two points of the key tile too: both sides are back at nil.</source>
        <extracomment>Why a deal won with the key tile counted nothing.</extracomment>
        <translation>Kemenangan ini habis untuk mematahkan rentetan, termasuk dua mata batu kunci: kedua-dua pihak kembali kepada kosong.</translation>
    </message>
    <message>
        <source>A win that breaks a streak scores nothing: both sides are back at nil.</source>
        <extracomment>Why a deal that broke a streak counted nothing.</extracomment>
        <translation>Kemenangan yang mematahkan rentetan tidak memberi mata: kedua-dua pihak kembali kepada kosong.</translation>
    </message>
    <message>
        <source>Both ends were hard and no other tile fitted anywhere: the key tile is worth two.</source>
        <extracomment>Why a deal counted two points. Hard: 7 of the 8 halves with a number are laid.</extracomment>
        <translation>Kedua-dua hujung keras dan tiada batu lain yang padan: batu kunci dua mata.</translation>
    </message>
    <message>
        <source>A deal won is one point.</source>
        <extracomment>Why a deal counted one point.</extracomment>
        <translation>Satu kemenangan, satu mata.</translation>
    </message>
    <message>
        <source>A deal won is one point, however many pips are left.</source>
        <extracomment>Why a blocked deal of Chiva counted one point.</extracomment>
        <translation>Satu kemenangan, satu mata, berapa pun bintik yang tinggal.</translation>
    </message>
    <message>
        <source>In a block the lightest single hand decides, whatever the partner holds; it is one point.</source>
        <extracomment>Why a blocked deal of six-love counted one point.</extracomment>
        <translation>Apabila buntu, satu tangan paling ringan yang menentukan, apa pun di tangan rakannya; satu mata.</translation>
    </message>
    <message>
        <source>Four points to nil win a match.</source>
        <extracomment>Why a match of Chiva is won.</extracomment>
        <translation>Empat mata dengan lawan kosong memenangi perlawanan.</translation>
    </message>
    <message>
        <source>Six points or more, to nil, win a match.</source>
        <extracomment>Why a match of six-love is won; it can end with six points or with seven.</extracomment>
        <translation>Enam mata atau lebih dengan lawan kosong memenangi perlawanan.</translation>
    </message>
</context>
<context>
    <name>RoomLinks</name>
    <message>
        <source>Leave</source>
        <extracomment>A button in the waiting room: leave the table.</extracomment>
        <translation>Keluar</translation>
    </message>
    <message>
        <source>What is allowed</source>
        <extracomment>A button in the waiting room: what this table allows, as takebacks and hints.</extracomment>
        <translation>Tetapan meja</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>A button in the waiting room: the page with the rules of the game.</extracomment>
        <translation>Peraturan</translation>
    </message>
    <message>
        <source>Mix the seats</source>
        <extracomment>A button in the waiting room: all get other seats by chance.</extracomment>
        <translation>Rawakkan tempat</translation>
    </message>
</context>
<context>
    <name>RoomScreen</name>
    <message>
        <source>What this table allows</source>
        <extracomment>The heading of a panel: takebacks, hints and the like.</extracomment>
        <translation>Tetapan meja</translation>
    </message>
</context>
<context>
    <name>RoomingWords</name>
    <message>
        <source>The table</source>
        <extracomment>The heading of a table whose host has no name.</extracomment>
        <translation>Meja</translation>
    </message>
    <message>
        <source>%1’s table</source>
        <extracomment>The heading of a table; %1 is the name of its host.</extracomment>
        <translation>Meja %1</translation>
    </message>
    <message>
        <source>Chiva, first to four, with the others at nil.</source>
        <extracomment>The game of a table, and what wins a match.</extracomment>
        <translation>Chiva, main sampai empat, lawan kosong.</translation>
    </message>
    <message>
        <source>Six-love, first to six, with the others at nil.</source>
        <extracomment>The game of a table, and what wins a match.</extracomment>
        <translation>Six-love, main sampai enam, lawan kosong.</translation>
    </message>
    <message>
        <source>All four seats are taken.</source>
        <extracomment>All four seats have somebody.</extracomment>
        <translation>Semua tempat duduk sudah diisi.</translation>
    </message>
    <message numerus="yes">
        <source>%n seats are free.</source>
        <extracomment>How many of the four seats nobody has.</extracomment>
        <translation>
            <numerusform>%n tempat duduk masih kosong.</numerusform>
        </translation>
    </message>
    <message>
        <source>you, the host</source>
        <extracomment>Under one&apos;s own name, in one&apos;s own seat.</extracomment>
        <translation>anda, tuan rumah</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>Under one&apos;s own name, in one&apos;s own seat.</extracomment>
        <translation>anda</translation>
    </message>
    <message>
        <source>the host, %1</source>
        <extracomment>Under the host&apos;s name. %1 is how the seat stands to yours: &quot;your partner&quot;.</extracomment>
        <translation>tuan rumah, %1</translation>
    </message>
    <message>
        <source>the host</source>
        <extracomment>Under the host&apos;s name, for somebody who does not sit here.</extracomment>
        <translation>tuan rumah</translation>
    </message>
    <message>
        <source>your partner</source>
        <extracomment>How a seat stands to yours.</extracomment>
        <translation>rakan anda</translation>
    </message>
    <message>
        <source>plays after you</source>
        <extracomment>How a seat stands to yours.</extracomment>
        <translation>main selepas anda</translation>
    </message>
    <message>
        <source>plays before you</source>
        <extracomment>How a seat stands to yours.</extracomment>
        <translation>main sebelum anda</translation>
    </message>
    <message>
        <source>computer, %1</source>
        <extracomment>In the place of a name: a computer player; %1 is its level.</extracomment>
        <translation>komputer, %1</translation>
    </message>
    <message>
        <source>Free seat</source>
        <extracomment>In the place of a name where nobody sits yet.</extracomment>
        <translation>Tempat kosong</translation>
    </message>
    <message>
        <source>link lost</source>
        <extracomment>Their connection is gone for now.</extracomment>
        <translation>sambungan putus</translation>
    </message>
    <message>
        <source>left the table</source>
        <extracomment>They went away on purpose.</extracomment>
        <translation>sudah keluar</translation>
    </message>
    <message>
        <source>on the way</source>
        <extracomment>A computer player that was asked for is not there yet.</extracomment>
        <translation>dalam perjalanan</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Whoever sits there is there and can begin.</extracomment>
        <translation>bersedia</translation>
    </message>
    <message numerus="yes">
        <source>%n people without a seat</source>
        <extracomment>How many people are at the table without a seat.</extracomment>
        <translation>
            <numerusform>%n orang tanpa tempat duduk</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>The button that begins the first deal.</extracomment>
        <translation>Mula</translation>
    </message>
    <message numerus="yes">
        <source>Start with %n computer players</source>
        <extracomment>The button that begins, with computer players in the free seats.</extracomment>
        <translation>
            <numerusform>Mula dengan %n pemain komputer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n more, or</source>
        <extracomment>Beside the button &quot;Start with 2 computer players&quot;. How many seats are free.</extracomment>
        <translation>
            <numerusform>Menunggu %n lagi, atau</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody is here.</source>
        <extracomment>Beside the button that begins the first deal.</extracomment>
        <translation>Semua sudah ada.</translation>
    </message>
    <message>
        <source>%1 begins when all are here.</source>
        <extracomment>%1 is the name of the host, who alone can begin.</extracomment>
        <translation>%1 akan mula apabila semua sudah ada.</translation>
    </message>
    <message>
        <source>The host begins when all are here.</source>
        <extracomment>Nobody is host at the moment.</extracomment>
        <translation>Tuan rumah akan mula apabila semua sudah ada.</translation>
    </message>
    <message>
        <source>This table is open to this computer only.</source>
        <extracomment>The window&apos;s own server listens to this computer only.</extracomment>
        <translation>Meja ini terbuka untuk komputer ini sahaja.</translation>
    </message>
    <message>
        <source>This link is for friends elsewhere; it leads to %1.</source>
        <extracomment>Under a link to this computer, which leads there from outside; %1 is an address.</extracomment>
        <translation>Pautan ini untuk rakan di tempat lain; ia menuju ke %1.</translation>
    </message>
    <message>
        <source>This link is for friends on this network; it leads to %1.</source>
        <extracomment>Under a link to this computer, which is good on the same network; %1 is an address.</extracomment>
        <translation>Pautan ini untuk rakan pada rangkaian ini; ia menuju ke %1.</translation>
    </message>
    <message>
        <source>Copied. Paste it where your friends read it.</source>
        <extracomment>Shown for a while after a press on &quot;Copy link&quot; or &quot;Copy code&quot;.</extracomment>
        <translation>Disalin. Tampal di tempat kawan anda akan membacanya.</translation>
    </message>
</context>
<context>
    <name>RuleCardWords</name>
    <message>
        <source>Winning</source>
        <extracomment>The short card of rules: the heading of a line.</extracomment>
        <translation>Cara menang</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>The short card of rules: the heading of a line.</extracomment>
        <translation>Giliran anda</translation>
    </message>
    <message>
        <source>Lay a tile that has the number of one of the two ends. If you can, you must; if nothing fits, you pass.</source>
        <extracomment>The short card of rules.</extracomment>
        <translation>Letak batu yang ada nombor salah satu hujung. Jika boleh, mesti letak; jika tiada yang padan, pas.</translation>
    </message>
    <message>
        <source>The end of a deal</source>
        <extracomment>The short card of rules: the heading of a line.</extracomment>
        <translation>Tamat pusingan</translation>
    </message>
    <message>
        <source>Whoever plays a last tile wins it for both partners.</source>
        <extracomment>The short card of rules.</extracomment>
        <translation>Yang meletakkan batu terakhirnya menang untuk kedua-dua rakan.</translation>
    </message>
    <message>
        <source>The streak</source>
        <extracomment>The short card of rules: the heading of a line.</extracomment>
        <translation>Rentetan</translation>
    </message>
    <message>
        <source>Only one side can have points. A win against a streak takes the score back to nil, and scores nothing itself.</source>
        <extracomment>The short card of rules.</extracomment>
        <translation>Hanya satu pihak boleh ada mata. Menang melawan rentetan mengembalikan skor kepada kosong, tanpa sebarang mata.</translation>
    </message>
    <message>
        <source>Who opens</source>
        <extracomment>The short card of rules: the heading of a line.</extracomment>
        <translation>Pembuka</translation>
    </message>
    <message>
        <source>Four points in a row, with the others at nil.</source>
        <extracomment>The short card of rules, of Chiva.</extracomment>
        <translation>Empat mata berturut-turut, lawan kosong.</translation>
    </message>
    <message>
        <source>Six points in a row, with the others at nil.</source>
        <extracomment>The short card of rules, of six-love.</extracomment>
        <translation>Enam mata berturut-turut, lawan kosong.</translation>
    </message>
    <message>
        <source>If nobody can play, the partners with fewer pips in both hands together win.</source>
        <extracomment>The short card of rules, of Chiva.</extracomment>
        <translation>Jika tiada siapa boleh letak, pasangan yang jumlah bintik di kedua-dua tangannya lebih sedikit menang.</translation>
    </message>
    <message>
        <source>If nobody can play, the lightest single hand wins for both partners.</source>
        <extracomment>The short card of rules, of six-love.</extracomment>
        <translation>Jika tiada siapa boleh letak, satu tangan paling ringan menang untuk kedua-dua rakan.</translation>
    </message>
    <message>
        <source>The first deal of a match: the double six. Then whoever went out, or the lighter of the winners after a block.</source>
        <extracomment>The short card of rules, of Chiva.</extracomment>
        <translation>Pusingan pertama perlawanan: kembar enam. Kemudian yang habis batu, atau selepas buntu, pemenang yang lebih ringan.</translation>
    </message>
    <message>
        <source>First, and after a broken streak or a tie: the double six. Else whoever went out, or has the lightest hand, names one of the winners.</source>
        <extracomment>The short card of rules, of six-love.</extracomment>
        <translation>Pertama sekali, dan selepas rentetan patah atau seri: kembar enam. Selain itu, yang habis batu, atau yang tangannya paling ringan, menamakan salah seorang pemenang.</translation>
    </message>
    <message>
        <source>The key tile</source>
        <extracomment>The short card of rules: the heading of a line. The key tile counts two points.</extracomment>
        <translation>Batu kunci</translation>
    </message>
    <message>
        <source>Going out counts two when both ends are hard and differ, and your last tile joins them.</source>
        <extracomment>The short card of rules, of six-love.</extracomment>
        <translation>Habis batu dapat dua mata apabila kedua-dua hujung keras dan berlainan, dan batu terakhir anda menyambungkannya.</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Chiva comes from Puerto Rico. Two partners play against two. Each deal won is one point, and four points in a row win the match: four to nil.</source>
        <extracomment>The rules of Chiva.</extracomment>
        <translation>Chiva berasal dari Puerto Rico. Dua pasangan bertanding, dua orang setiap pasangan. Setiap kemenangan bernilai satu mata, dan empat mata berturut-turut memenangi perlawanan: empat lawan kosong.</translation>
    </message>
    <message>
        <source>Six-love comes from Jamaica. Two partners play against two. A deal won is one point, or two with the key tile, and six points in a row win the match: six to nil, or seven.</source>
        <extracomment>The rules of six-love.</extracomment>
        <translation>Six-love berasal dari Jamaica. Dua pasangan bertanding, dua orang setiap pasangan. Setiap kemenangan bernilai satu mata, atau dua dengan batu kunci, dan enam mata berturut-turut memenangi perlawanan: enam lawan kosong, atau tujuh.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Tujuan permainan</translation>
    </message>
    <message>
        <source>The table</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Your partner sits opposite you. Turns go to the right: the next to play is at your right hand.</source>
        <extracomment>The rules.</extracomment>
        <translation>Rakan anda duduk bertentangan dengan anda. Giliran bergerak ke kanan: yang seterusnya ialah yang di sebelah kanan anda.</translation>
    </message>
    <message>
        <source>All 28 tiles of a double-six set are dealt, seven to each. No tile is drawn, and whatever you are dealt stands.</source>
        <extracomment>The rules.</extracomment>
        <translation>Semua 28 batu dalam set kembar enam dibahagikan, tujuh batu seorang. Tiada batu diambil lagi, dan apa yang dapat, itulah yang dimainkan.</translation>
    </message>
    <message>
        <source>How a deal opens</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Membuka pusingan</translation>
    </message>
    <message>
        <source>The very first deal is opened with the double six by whoever holds it.</source>
        <extracomment>The rules.</extracomment>
        <translation>Pusingan yang pertama sekali dibuka dengan kembar enam oleh yang memegangnya.</translation>
    </message>
    <message>
        <source>Most later deals open freely: one seat begins with any tile it likes.</source>
        <extracomment>The rules.</extracomment>
        <translation>Kebanyakan pusingan selepas itu dibuka bebas: pembukanya boleh bermula dengan mana-mana batu.</translation>
    </message>
    <message>
        <source>The double six: both ends are six.</source>
        <extracomment>Under a picture of the tile 6-6.</extracomment>
        <translation>Kembar enam: kedua-dua hujung enam.</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Meletakkan batu</translation>
    </message>
    <message>
        <source>The tiles lie in one row with two ends. In your turn you lay a tile at an end that has the same number. A tile that fits both ends may go to either.</source>
        <extracomment>The rules.</extracomment>
        <translation>Batu tersusun sebaris dengan dua hujung. Pada giliran anda, letak satu batu di hujung yang sama nombornya. Batu yang padan dengan kedua-dua hujung boleh diletakkan di mana-mana satu.</translation>
    </message>
    <message>
        <source>The ends are four and two. Doubles lie crosswise, but count like any tile.</source>
        <extracomment>Under a picture of four tiles in a row.</extracomment>
        <translation>Hujungnya empat dan dua. Kembar diletakkan melintang, tetapi dikira seperti batu lain.</translation>
    </message>
    <message>
        <source>Passing</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>If you have a tile that fits, you must play one. If you have none, you pass, and everybody sees on which numbers: remember it, it tells much.</source>
        <extracomment>The rules.</extracomment>
        <translation>Jika ada batu yang padan, mesti letak. Jika tiada, pas, dan semua orang nampak pada nombor apa: ingatlah, banyak yang dapat diketahui daripadanya.</translation>
    </message>
    <message>
        <source>Going out</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Habis batu</translation>
    </message>
    <message>
        <source>Whoever plays a last tile is out, and wins the deal for both partners, even if that tile leaves nobody anything to play.</source>
        <extracomment>The rules.</extracomment>
        <translation>Yang meletakkan batu terakhirnya habis batu, dan memenangi pusingan untuk kedua-dua rakan, walaupun selepas batu itu tiada siapa lagi boleh letak.</translation>
    </message>
    <message>
        <source>A hand left with the double blank alone has no pips, but is not out.</source>
        <extracomment>The rules.</extracomment>
        <translation>Tangan yang tinggal kembar kosong sahaja tiada bintik, tetapi belum habis batu.</translation>
    </message>
    <message>
        <source>A block</source>
        <extracomment>A heading in the rules: nobody can play.</extracomment>
        <translation>Buntu</translation>
    </message>
    <message>
        <source>When all four pass in a row, the deal is blocked and hands are shown.</source>
        <extracomment>The rules.</extracomment>
        <translation>Apabila keempat-empat orang pas berturut-turut, pusingan buntu dan semua batu ditunjukkan.</translation>
    </message>
    <message>
        <source>Each partnership adds the pips of both its hands. The lower sum wins; who blocked does not matter.</source>
        <extracomment>The rules of Chiva.</extracomment>
        <translation>Setiap pasangan menjumlahkan bintik di kedua-dua tangannya. Jumlah yang lebih kecil menang; siapa yang membuatnya buntu tidak dikira.</translation>
    </message>
    <message>
        <source>Two hands, 4-0 and 3-1, 1-0 and 2-1: together twelve pips.</source>
        <extracomment>Under a picture of the tiles 4-0, 3-1, 1-0 and 2-1: the pips of two partners.</extracomment>
        <translation>Dua tangan, 4-0 dan 3-1, 1-0 dan 2-1: semuanya dua belas bintik.</translation>
    </message>
    <message>
        <source>The single hand with the fewest pips wins for both partners, whatever the other partner holds.</source>
        <extracomment>The rules of six-love.</extracomment>
        <translation>Satu tangan yang bintiknya paling sedikit menang untuk kedua-dua rakan, apa pun di tangan rakannya.</translation>
    </message>
    <message>
        <source>A hand of four pips: it beats any hand of five, and ties with another of four.</source>
        <extracomment>Under a picture of the tiles 1-0 and 2-1.</extracomment>
        <translation>Tangan dengan empat bintik: mengalahkan mana-mana tangan lima bintik, dan seri dengan tangan empat bintik yang lain.</translation>
    </message>
    <message>
        <source>If both sums are equal, the deal is a tie.</source>
        <extracomment>The rules of Chiva: when a block is a tie.</extracomment>
        <translation>Jika kedua-dua jumlah sama, pusingan itu seri.</translation>
    </message>
    <message>
        <source>If both partnerships have a hand of the fewest pips, the deal is a tie, whatever the other hands hold. If only two partners share it, they win.</source>
        <extracomment>The rules of six-love: when a block is a tie.</extracomment>
        <translation>Jika kedua-dua pasangan ada tangan dengan bintik paling sedikit, pusingan itu seri, apa pun di tangan yang lain. Jika hanya dua rakan yang berkongsinya, pasangan itu menang.</translation>
    </message>
    <message>
        <source>A tie</source>
        <extracomment>A heading in the rules: a blocked deal that nobody wins.</extracomment>
        <translation>Seri</translation>
    </message>
    <message>
        <source>Nobody scores then, the score stands, and the double six opens the next deal.</source>
        <extracomment>The rules.</extracomment>
        <translation>Tiada siapa dapat mata, skor kekal, dan kembar enam membuka pusingan seterusnya.</translation>
    </message>
    <message>
        <source>The streak</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Rentetan</translation>
    </message>
    <message>
        <source>A match is won to nil. While the others stand at nil, each win adds up.</source>
        <extracomment>The rules.</extracomment>
        <translation>Perlawanan dimenangi hanya dengan lawan kosong. Selagi lawan kosong, setiap kemenangan menambah mata.</translation>
    </message>
    <message>
        <source>If the others have points, your win breaks their streak: both sides go to nil, and that is all your win does. It is not the first point of a new streak.</source>
        <extracomment>The rules.</extracomment>
        <translation>Jika lawan ada mata, kemenangan anda mematahkan rentetannya: kedua-dua pihak jadi kosong, dan itu sahaja hasil kemenangan anda. Itu bukan mata pertama rentetan baharu.</translation>
    </message>
    <message>
        <source>Who opens the next deal</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Siapa membuka pusingan seterusnya</translation>
    </message>
    <message>
        <source>Whoever went out opens, with any tile. After a block the lighter of the two winners opens; if they are equally light, the lower seat number.</source>
        <extracomment>The rules of Chiva.</extracomment>
        <translation>Yang habis batu membuka, dengan mana-mana batu. Selepas buntu, yang lebih ringan antara dua pemenang membuka; jika sama ringan, yang nombor tempat duduknya lebih kecil.</translation>
    </message>
    <message>
        <source>It is the same after a broken streak. The right is never handed over.</source>
        <extracomment>The rules of Chiva.</extracomment>
        <translation>Begitu juga selepas rentetan patah. Hak itu tidak pernah diserahkan.</translation>
    </message>
    <message>
        <source>Each match begins with the double six.</source>
        <extracomment>The rules of Chiva.</extracomment>
        <translation>Setiap perlawanan bermula dengan kembar enam.</translation>
    </message>
    <message>
        <source>After a win that scored, one of the winners names which of the two opens: whoever went out, or who has the lightest hand after a block. The tiles are dealt first, and only whoever names has seen a hand.</source>
        <extracomment>The rules of six-love.</extracomment>
        <translation>Selepas kemenangan yang memberi mata, seorang pemenang menamakan siapa antara dua orang itu yang membuka: yang habis batu, atau yang tangannya paling ringan selepas buntu. Batu dibahagikan dahulu, dan hanya yang menamakan itu sudah melihat batunya.</translation>
    </message>
    <message>
        <source>After a broken streak or a tie the double six opens.</source>
        <extracomment>The rules of six-love.</extracomment>
        <translation>Selepas rentetan patah atau seri, kembar enam membuka.</translation>
    </message>
    <message>
        <source>The next match opens in the same way, by naming.</source>
        <extracomment>The rules of six-love.</extracomment>
        <translation>Perlawanan seterusnya dibuka dengan cara yang sama, dengan menamakan pembuka.</translation>
    </message>
    <message>
        <source>The key tile</source>
        <extracomment>A heading in the rules. The key tile: a last tile that counts two points.</extracomment>
        <translation>Batu kunci</translation>
    </message>
    <message>
        <source>An end is hard when seven of the eight halves with its number lie on the table. If both ends are hard and differ, only one tile fits anywhere: the one with both numbers.</source>
        <extracomment>The rules of six-love. Hard: seven of the eight halves with a number are laid.</extracomment>
        <translation>Hujung dikatakan keras apabila tujuh daripada lapan bahagian bernombor itu sudah di meja. Jika kedua-dua hujung keras dan berlainan, hanya satu batu yang masih padan: yang ada kedua-dua nombor itu.</translation>
    </message>
    <message>
        <source>Going out with that tile counts two points. If it is not your last tile, it only blocks the deal. A double is never the key.</source>
        <extracomment>The rules of six-love.</extracomment>
        <translation>Habis batu dengan batu itu dapat dua mata. Jika ia bukan batu terakhir anda, ia hanya membuat pusingan buntu. Kembar tidak pernah jadi kunci.</translation>
    </message>
    <message>
        <source>The ends are a hard five and a hard two: 5-2 is the key.</source>
        <extracomment>Under a picture of the tile 5-2.</extracomment>
        <translation>Hujungnya lima yang keras dan dua yang keras: 5-2 ialah kunci.</translation>
    </message>
    <message>
        <source>What does not count</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Yang tidak dikira</translation>
    </message>
    <message>
        <source>Pips left over, passes, a double or the double blank as last tile, and having blocked: none of it scores. And no clock ever hurries you.</source>
        <extracomment>The rules.</extracomment>
        <translation>Bintik yang tinggal, pas, kembar atau kembar kosong sebagai batu terakhir, dan membuat buntu: semuanya tidak memberi mata. Dan tiada jam yang mengejar anda.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Menarik balik</translation>
    </message>
    <message>
        <source>Where the table allows it, plays can be undone and a deal begun again with the same tiles. If several people play, all of them must agree.</source>
        <extracomment>The rules.</extracomment>
        <translation>Di meja yang membenarkannya, langkah boleh ditarik balik dan pusingan diulang dengan batu yang sama. Jika beberapa orang bermain, semua mesti setuju.</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>All the rules</source>
        <extracomment>A button on the short card of the rules: open the whole page.</extracomment>
        <translation>Semua peraturan</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules</source>
        <extracomment>The heading of a screen: the rules of both games.</extracomment>
        <translation>Peraturan</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Which of the two games&apos; rules are shown.</extracomment>
        <translation>Permainan</translation>
    </message>
</context>
<context>
    <name>ScoreCorner</name>
    <message>
        <source>Chiva, deal %1</source>
        <comment>the game and the number of the deal</comment>
        <translation>Chiva, pusingan %1</translation>
    </message>
    <message>
        <source>Six-love, deal %1</source>
        <comment>the game and the number of the deal</comment>
        <translation>Six-love, pusingan %1</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Free the seat of %1</source>
        <comment>accessible name; %1 is a name</comment>
        <translation>Kosongkan tempat duduk %1</translation>
    </message>
    <message>
        <source>Stand up</source>
        <comment>button: free one&apos;s own seat</comment>
        <translation>Bangun</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>A button that has a computer player sit in a seat.</extracomment>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Sit here</source>
        <extracomment>A button on a free seat in the waiting room.</extracomment>
        <translation>Duduk di sini</translation>
    </message>
    <message>
        <source>Make it %1</source>
        <extracomment>A button that changes the level of a computer player; %1 is a level.</extracomment>
        <translation>Tukar kepada %1</translation>
    </message>
</context>
<context>
    <name>SessionRow</name>
    <message>
        <source>Continue</source>
        <extracomment>A button: go on with the session beside it.</extracomment>
        <translation>Teruskan</translation>
    </message>
</context>
<context>
    <name>SettingsList</name>
    <message>
        <source>You</source>
        <extracomment>A heading in the settings: name and language.</extracomment>
        <translation>Anda</translation>
    </message>
    <message>
        <source>Your name</source>
        <extracomment>In the settings.</extracomment>
        <translation>Nama anda</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>In the settings: of the window.</extracomment>
        <translation>Bahasa</translation>
    </message>
    <message>
        <source>As the computer</source>
        <extracomment>The language of the window is that of the computer. The other names stay as they are.</extracomment>
        <translation>Ikut komputer</translation>
    </message>
    <message>
        <source>Looks</source>
        <extracomment>A heading in the settings.</extracomment>
        <translation>Paparan</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <extracomment>In the settings: three to choose from.</extracomment>
        <translation>Cerah atau gelap</translation>
    </message>
    <message>
        <source>Size of text</source>
        <extracomment>In the settings; a number of percent and two buttons.</extracomment>
        <translation>Saiz teks</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a number of percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Black, white and strong colours.</source>
        <extracomment>Under &quot;High contrast&quot;.</extracomment>
        <translation>Hitam, putih dan warna terang.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>In the settings, to be on or off.</extracomment>
        <translation>Kontras tinggi</translation>
    </message>
    <message>
        <source>Tiles glide to their places; without it they are there at once.</source>
        <extracomment>Under &quot;Motion&quot;.</extracomment>
        <translation>Batu meluncur ke tempatnya; tanpa ini, batu terus berada di situ.</translation>
    </message>
    <message>
        <source>Motion</source>
        <extracomment>In the settings, to be on or off.</extracomment>
        <translation>Gerakan</translation>
    </message>
    <message>
        <source>Faces of the tiles</source>
        <extracomment>In the settings: how the numbers on a tile are drawn.</extracomment>
        <translation>Muka batu</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>one of: light or dark</comment>
        <translation>Gelap</translation>
    </message>
    <message>
        <source>What the others see, from the next time that you come to a table.</source>
        <extracomment>Under &quot;Your name&quot;.</extracomment>
        <translation>Nama yang dilihat orang lain, mulai kali seterusnya anda datang ke meja.</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>one of: light or dark</comment>
        <translation>Cerah</translation>
    </message>
    <message>
        <source>Pips</source>
        <comment>one of the faces of the tiles</comment>
        <translation>Bintik</translation>
    </message>
    <message>
        <source>Coloured pips</source>
        <comment>one of the faces of the tiles</comment>
        <translation>Bintik berwarna</translation>
    </message>
    <message>
        <source>Numerals</source>
        <comment>one of the faces of the tiles</comment>
        <translation>Angka</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>A heading in the settings.</extracomment>
        <translation>Bunyi</translation>
    </message>
    <message>
        <source>The click of a tile, two knocks for a pass, a note for your turn.</source>
        <extracomment>Under &quot;Sounds&quot;.</extracomment>
        <translation>Ketukan batu, dua ketukan untuk pas, satu nada apabila tiba giliran anda.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>In the settings, to be on or off.</extracomment>
        <translation>Kesan bunyi</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>In the settings; a number of percent and two buttons.</extracomment>
        <translation>Kelantangan</translation>
    </message>
    <message>
        <source>When it is your turn and you look at another window.</source>
        <extracomment>Under &quot;Call me back&quot;.</extracomment>
        <translation>Apabila tiba giliran anda dan anda di tetingkap lain.</translation>
    </message>
    <message>
        <source>Call me back</source>
        <extracomment>In the settings, to be on or off: the window asks to be looked at.</extracomment>
        <translation>Panggil saya</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>A heading in the settings.</extracomment>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Order of your hand</source>
        <extracomment>In the settings: how the tiles of one’s hand are sorted.</extracomment>
        <translation>Urutan batu di tangan</translation>
    </message>
    <message>
        <source>As dealt</source>
        <comment>an order of the hand</comment>
        <translation>Seperti asal</translation>
    </message>
    <message>
        <source>By suit</source>
        <comment>an order of the hand: by number</comment>
        <translation>Ikut nombor</translation>
    </message>
    <message>
        <source>By pips</source>
        <comment>an order of the hand: by the sum of a tile</comment>
        <translation>Ikut bintik</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>A heading in the settings, over the levels to choose from.</extracomment>
        <translation>Pemain komputer</translation>
    </message>
    <message>
        <source>They take the free seats of the tables that you begin. At the table the level of each can be changed.</source>
        <extracomment>Under &quot;Computer players&quot;, in the settings.</extracomment>
        <translation>Pemain ini mengisi tempat kosong di meja yang anda mulakan. Di meja, tahap setiap satu boleh diubah.</translation>
    </message>
    <message>
        <source>Copied</source>
        <comment>the button, after it was pressed</comment>
        <translation>Disalin</translation>
    </message>
    <message>
        <source>Copy details for a report</source>
        <comment>button: put the details where they can be pasted</comment>
        <translation>Salin butiran untuk laporan</translation>
    </message>
    <message>
        <source>A second tap on the preview plays it, as the button does.</source>
        <extracomment>Under &quot;Confirm by a second tap&quot;; the preview is the tile that is shown at its end before it is played.</extracomment>
        <translation>Ketik sekali lagi pada pratonton untuk meletakkannya, sama seperti butang.</translation>
    </message>
    <message>
        <source>Confirm by a second tap</source>
        <extracomment>In the settings, to be on or off.</extracomment>
        <translation>Sahkan dengan ketik kedua</translation>
    </message>
    <message>
        <source>Where nothing fits, your pass is made without asking you.</source>
        <extracomment>Under &quot;Forced passes at once&quot;.</extracomment>
        <translation>Apabila tiada batu yang padan, anda terus pas tanpa ditanya.</translation>
    </message>
    <message>
        <source>Forced passes at once</source>
        <extracomment>In the settings, to be on or off.</extracomment>
        <translation>Terus pas jika terpaksa</translation>
    </message>
    <message>
        <source>Short hints on what to do, until you dismiss them.</source>
        <extracomment>Under &quot;Explain the first deal&quot;.</extracomment>
        <translation>Petua pendek tentang apa yang perlu dibuat, sehingga anda menutupnya.</translation>
    </message>
    <message>
        <source>Explain the first deal</source>
        <extracomment>In the settings, to be on or off.</extracomment>
        <translation>Terangkan pusingan pertama</translation>
    </message>
    <message>
        <source>When something went wrong</source>
        <extracomment>A heading in the settings, over what can be sent with a report.</extracomment>
        <translation>Apabila ada yang tidak kena</translation>
    </message>
    <message>
        <source>The details say which versions these are, what is set and how the link stood. No tile, no name and no address is in them.</source>
        <extracomment>Over the button &quot;Copy details for a report&quot;.</extracomment>
        <translation>Butiran menyebut versi, tetapan dan keadaan sambungan. Tiada batu, nama atau alamat di dalamnya.</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <extracomment>The heading of the page with the settings of this window.</extracomment>
        <translation>Tetapan</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button: back to where one was before.</extracomment>
        <translation>Kembali</translation>
    </message>
</context>
<context>
    <name>ShareForm</name>
    <message>
        <source>Partners have the same sign and sit opposite each other. Where you leave a name out, a computer player sits.</source>
        <extracomment>Over four fields for names; the sign is a disc or a diamond.</extracomment>
        <translation>Rakan mempunyai tanda yang sama dan duduk bertentangan. Jika nama dibiarkan kosong, pemain komputer duduk di situ.</translation>
    </message>
    <message>
        <source>Seat %1, disc</source>
        <comment>a seat, 1 to 4, and the sign of its partnership</comment>
        <translation>Tempat duduk %1, bulatan</translation>
    </message>
    <message>
        <source>Seat %1, diamond</source>
        <comment>a seat, 1 to 4, and the sign of its partnership</comment>
        <translation>Tempat duduk %1, berlian</translation>
    </message>
    <message>
        <source>Computer player</source>
        <extracomment>Stands in the field of a seat while no name is in it.</extracomment>
        <translation>Pemain komputer</translation>
    </message>
    <message>
        <source>Play Chiva</source>
        <extracomment>A button that begins Chiva at this device.</extracomment>
        <translation>Main Chiva</translation>
    </message>
    <message>
        <source>Play Six-love</source>
        <extracomment>A button that begins Six-love at this device.</extracomment>
        <translation>Main Six-love</translation>
    </message>
    <message>
        <source>Begin Chiva at this device</source>
        <extracomment>What the button &quot;Play Chiva&quot; does, for a screen reader.</extracomment>
        <translation>Mulakan Chiva di peranti ini</translation>
    </message>
    <message>
        <source>Begin Six-love at this device</source>
        <extracomment>What the button &quot;Play Six-love&quot; does, for a screen reader.</extracomment>
        <translation>Mulakan Six-love di peranti ini</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less: %1</source>
        <extracomment>A button that lowers a value; %1 names the value.</extracomment>
        <translation>Kurangkan: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <extracomment>A button that raises a value; %1 names the value.</extracomment>
        <translation>Tambah: %1</translation>
    </message>
</context>
<context>
    <name>SummaryWords</name>
    <message>
        <source>You see no hand now.</source>
        <extracomment>Said aloud: you have no hand, or nobody may see theirs yet.</extracomment>
        <translation>Anda tidak nampak batu di tangan sekarang.</translation>
    </message>
    <message>
        <source>You have no tiles left.</source>
        <extracomment>Said aloud.</extracomment>
        <translation>Anda tiada batu lagi.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n tiles.</source>
        <extracomment>Said aloud: how many tiles you have.</extracomment>
        <translation>
            <numerusform>Anda ada %n batu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has passed in this deal.</source>
        <extracomment>Said aloud.</extracomment>
        <translation>Belum ada yang pas dalam pusingan ini.</translation>
    </message>
    <message>
        <source>Deal %1, match %2.</source>
        <extracomment>Said aloud; %1 is the number of a deal, %2 of a match.</extracomment>
        <translation>Pusingan %1, perlawanan %2.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <extracomment>Said aloud.</extracomment>
        <translation>Pusingan sudah tamat.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>Said aloud.</extracomment>
        <translation>Giliran anda.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <extracomment>Said aloud; %1 is a name.</extracomment>
        <translation>Giliran %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n tiles.</source>
        <extracomment>Said aloud: how many tiles somebody (1) has.</extracomment>
        <translation>
            <numerusform>%1 ada %n batu.</numerusform>
        </translation>
    </message>
    <message>
        <source>From left to right: %1.</source>
        <extracomment>Said aloud; %1 is a list of tiles from the left end to the right.</extracomment>
        <translation>Dari kiri ke kanan: %1.</translation>
    </message>
    <message>
        <source>You can open with %1.</source>
        <extracomment>Said aloud; %1 is a tile or a list of tiles.</extracomment>
        <translation>Anda boleh membuka dengan %1.</translation>
    </message>
    <message>
        <source>Besides: %1.</source>
        <extracomment>Said aloud, after what fits; %1 is a tile or a list of tiles.</extracomment>
        <translation>Selain itu: %1.</translation>
    </message>
    <message>
        <source>They are %1.</source>
        <extracomment>Said aloud; %1 is a tile or a list of tiles.</extracomment>
        <translation>Batunya %1.</translation>
    </message>
    <message>
        <source>You passed on %1.</source>
        <extracomment>Said aloud; %1 is a number or a list of numbers.</extracomment>
        <translation>Anda pas pada %1.</translation>
    </message>
    <message>
        <source>%1 passed on %2.</source>
        <extracomment>Said aloud; %1 is a name, %2 a number or a list of numbers.</extracomment>
        <translation>%1 pas pada %2.</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>No, go on playing</source>
        <comment>answer: do not leave or end it</comment>
        <translation>Tidak, terus main</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>In the menu: the page with the rules of the game.</extracomment>
        <translation>Peraturan</translation>
    </message>
    <message>
        <source>Points so far</source>
        <extracomment>In the menu: the list of all deals and their points.</extracomment>
        <translation>Mata setakat ini</translation>
    </message>
    <message>
        <source>What is out</source>
        <comment>menu: how many of each number lie on the table</comment>
        <translation>Batu di meja</translation>
    </message>
    <message>
        <source>Talk</source>
        <comment>menu: what the people at the table say</comment>
        <translation>Sembang</translation>
    </message>
    <message>
        <source>All I can do now</source>
        <comment>menu: the list of what may be done, for the keyboard</comment>
        <translation>Semua pilihan sekarang</translation>
    </message>
    <message>
        <source>People and seats</source>
        <extracomment>In the menu: who sits where, and who watches.</extracomment>
        <translation>Orang dan tempat duduk</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>menu: what the keys of the keyboard do</comment>
        <translation>Kekunci</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>In the menu: the page with the settings of this window.</extracomment>
        <translation>Tetapan</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <extracomment>In the menu: the same tiles again, from the deal’s beginning.</extracomment>
        <translation>Ulang pusingan ini</translation>
    </message>
    <message>
        <source>Yes, from its beginning</source>
        <comment>answer: play this deal again</comment>
        <translation>Ya, dari awal</translation>
    </message>
    <message>
        <source>The score begins again</source>
        <extracomment>Under &quot;New match&quot;, in the menu.</extracomment>
        <translation>Skor bermula semula</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>In the menu: leave this match and begin another.</extracomment>
        <translation>Perlawanan baharu</translation>
    </message>
    <message>
        <source>Yes, a new match</source>
        <comment>answer: leave this match for a new one</comment>
        <translation>Ya, perlawanan baharu</translation>
    </message>
    <message>
        <source>Match and record begin again</source>
        <extracomment>Under &quot;New session&quot;, in the menu; the record is the list of all deals and their points.</extracomment>
        <translation>Perlawanan dan catatan mata bermula semula</translation>
    </message>
    <message>
        <source>New session</source>
        <extracomment>In the menu: leave this session and begin another.</extracomment>
        <translation>Sesi baharu</translation>
    </message>
    <message>
        <source>Yes, a new session</source>
        <comment>answer: leave this session for a new one</comment>
        <translation>Ya, sesi baharu</translation>
    </message>
    <message>
        <source>You can carry on later</source>
        <extracomment>Under &quot;Stop here and keep it&quot;, in the menu.</extracomment>
        <translation>Boleh disambung nanti</translation>
    </message>
    <message>
        <source>Stop here and keep it</source>
        <extracomment>In the menu: stop, and keep the session for another day.</extracomment>
        <translation>Berhenti di sini dan simpan</translation>
    </message>
    <message>
        <source>Yes, stop here</source>
        <comment>answer: stop and keep the session</comment>
        <translation>Ya, berhenti di sini</translation>
    </message>
    <message>
        <source>Your seat goes to somebody else</source>
        <extracomment>Under &quot;Leave the table&quot;, in the menu.</extracomment>
        <translation>Tempat duduk anda diberi kepada orang lain</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <extracomment>In the menu.</extracomment>
        <translation>Tinggalkan meja</translation>
    </message>
    <message>
        <source>Yes, leave</source>
        <comment>answer: leave the table</comment>
        <translation>Ya, tinggalkan</translation>
    </message>
</context>
<context>
    <name>TablePanels</name>
    <message>
        <source>Menu</source>
        <extracomment>The heading of a panel.</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>All I can do now</source>
        <comment>menu: the list of what may be done, for the keyboard</comment>
        <translation>Semua pilihan sekarang</translation>
    </message>
    <message>
        <source>Confirm</source>
        <comment>button: do what was picked</comment>
        <translation>Sahkan</translation>
    </message>
    <message>
        <source>What is out</source>
        <comment>menu: how many of each number lie on the table</comment>
        <translation>Batu di meja</translation>
    </message>
    <message>
        <source>How often each number lies on the table, of eight.</source>
        <extracomment>Above a line for each number, 0 to 6; each number stands on eight halves of the tiles.</extracomment>
        <translation>Berapa kali setiap nombor ada di meja, daripada lapan.</translation>
    </message>
    <message>
        <source>Points so far</source>
        <extracomment>The heading of a panel: the list of all deals and their points.</extracomment>
        <translation>Mata setakat ini</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The heading of a panel: the rules of the game in short.</extracomment>
        <translation>Peraturan</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>menu: what the keys of the keyboard do</comment>
        <translation>Kekunci</translation>
    </message>
    <message>
        <source>Talk</source>
        <comment>menu: what the people at the table say</comment>
        <translation>Sembang</translation>
    </message>
    <message>
        <source>People and seats</source>
        <extracomment>The heading of a panel: who sits where, and who watches.</extracomment>
        <translation>Orang dan tempat duduk</translation>
    </message>
    <message>
        <source>What this table allows</source>
        <extracomment>The heading of a panel: takebacks, hints and the like.</extracomment>
        <translation>Tetapan meja</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Menu</source>
        <extracomment>A button, and the heading of what it opens: what can be done with the table.
----------
A button at the end of a deal: what else can be done with the table.</extracomment>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>TalkPanel</name>
    <message>
        <source>Say something</source>
        <comment>label of a line to write in, at the table</comment>
        <translation>Tulis sesuatu</translation>
    </message>
    <message>
        <source>Say it</source>
        <comment>button: send what was written</comment>
        <translation>Hantar</translation>
    </message>
</context>
<context>
    <name>TalkWords</name>
    <message>
        <source>Hello!</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>Helo!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>Semoga berjaya!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>Main cantik!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>Terima kasih!</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>Maaf!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>Sekejap, ya.</translation>
    </message>
    <message>
        <source>I am back.</source>
        <extracomment>Something said to the others at the table, after one was away.</extracomment>
        <translation>Saya sudah kembali.</translation>
    </message>
    <message>
        <source>Shall we go on?</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>Kita teruskan?</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>Jumpa lagi!</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A line of talk: a name (1) and what was said (2).</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Only those who have a seat talk here, and the host.</source>
        <extracomment>In place of where one would write to the others.</extracomment>
        <translation>Hanya yang ada tempat duduk dan tuan rumah boleh bersembang di sini.</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>lines of talk</comment>
        <extracomment>How many lines of talk came that you have not read.</extracomment>
        <translation>
            <numerusform>%n baharu</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has said anything yet.</source>
        <extracomment>In place of the lines of talk.</extracomment>
        <translation>Belum ada yang bersembang.</translation>
    </message>
    <message>
        <source>Hear no more from %1</source>
        <extracomment>A button: what this person (1) says is not shown to you any more.</extracomment>
        <translation>Bisukan %1</translation>
    </message>
    <message>
        <source>You do not hear %1.</source>
        <extracomment>This person (1) is muted by you.</extracomment>
        <translation>%1 dibisukan.</translation>
    </message>
    <message>
        <source>Hear %1 again</source>
        <extracomment>A button: what this person (1) says is shown to you again.</extracomment>
        <translation>Dengar %1 semula</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>blank</source>
        <comment>an end</comment>
        <extracomment>A number of pips at an end, said aloud; 0 is a half without pips.</extracomment>
        <translation>kosong</translation>
    </message>
    <message>
        <source>one</source>
        <comment>an end</comment>
        <extracomment>A number of pips at an end, said aloud.</extracomment>
        <translation>satu</translation>
    </message>
    <message>
        <source>two</source>
        <comment>an end</comment>
        <extracomment>A number of pips at an end, said aloud.</extracomment>
        <translation>dua</translation>
    </message>
    <message>
        <source>three</source>
        <comment>an end</comment>
        <extracomment>A number of pips at an end, said aloud.</extracomment>
        <translation>tiga</translation>
    </message>
    <message>
        <source>four</source>
        <comment>an end</comment>
        <extracomment>A number of pips at an end, said aloud.</extracomment>
        <translation>empat</translation>
    </message>
    <message>
        <source>five</source>
        <comment>an end</comment>
        <extracomment>A number of pips at an end, said aloud.</extracomment>
        <translation>lima</translation>
    </message>
    <message>
        <source>six</source>
        <comment>an end</comment>
        <extracomment>A number of pips at an end, said aloud.</extracomment>
        <translation>enam</translation>
    </message>
    <message>
        <source>%1-%2</source>
        <comment>a tile</comment>
        <extracomment>A tile said aloud by its two numbers, each a word of its own: &quot;five-four&quot;.</extracomment>
        <translation>%1-%2</translation>
    </message>
    <message>
        <source>%1, fits both ends</source>
        <extracomment>A tile (1) of one&apos;s own hand, for a screen reader.</extracomment>
        <translation>%1, padan dengan kedua-dua hujung</translation>
    </message>
    <message>
        <source>%1, fits the left end</source>
        <extracomment>A tile (1) of one&apos;s own hand, for a screen reader.</extracomment>
        <translation>%1, padan dengan hujung kiri</translation>
    </message>
    <message>
        <source>%1, fits the right end</source>
        <extracomment>A tile (1) of one&apos;s own hand, for a screen reader.</extracomment>
        <translation>%1, padan dengan hujung kanan</translation>
    </message>
    <message>
        <source>%1, does not fit</source>
        <extracomment>A tile (1) of one&apos;s own hand, for a screen reader.</extracomment>
        <translation>%1, tidak padan</translation>
    </message>
    <message>
        <source>%1, can open the deal</source>
        <extracomment>A tile (1) of the hand that begins the deal, for a screen reader.</extracomment>
        <translation>%1, boleh membuka pusingan</translation>
    </message>
    <message>
        <source>%1, cannot open the deal</source>
        <extracomment>A tile (1) of the hand that begins the deal, for a screen reader.</extracomment>
        <translation>%1, tidak boleh membuka pusingan</translation>
    </message>
    <message>
        <source>Left end, %1</source>
        <extracomment>An open end of the row of tiles and its number (1), for a screen reader.</extracomment>
        <translation>Hujung kiri, %1</translation>
    </message>
    <message>
        <source>Right end, %1</source>
        <extracomment>An open end of the row of tiles and its number (1), for a screen reader.</extracomment>
        <translation>Hujung kanan, %1</translation>
    </message>
    <message>
        <source>%1: %2 of 8 are out</source>
        <extracomment>How many of a number (1), of which there are 8, lie on the table.</extracomment>
        <translation>%1: %2 daripada 8 di meja</translation>
    </message>
    <message>
        <source>%1: %2 of 8 are out, hard</source>
        <extracomment>As before, with the word for a number of which 7 of 8 are out: a hard end.</extracomment>
        <translation>%1: %2 daripada 8 di meja, keras</translation>
    </message>
    <message>
        <source>blanks</source>
        <comment>blocked on</comment>
        <extracomment>Goes into &quot;Blocked on %1&quot;: all tiles with this number lie on the table.</extracomment>
        <translation>kosong</translation>
    </message>
    <message>
        <source>ones</source>
        <comment>blocked on</comment>
        <extracomment>Goes into &quot;Blocked on %1&quot;.</extracomment>
        <translation>satu</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>blocked on</comment>
        <extracomment>Goes into &quot;Blocked on %1&quot;.</extracomment>
        <translation>dua</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>blocked on</comment>
        <extracomment>Goes into &quot;Blocked on %1&quot;.</extracomment>
        <translation>tiga</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>blocked on</comment>
        <extracomment>Goes into &quot;Blocked on %1&quot;.</extracomment>
        <translation>empat</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>blocked on</comment>
        <extracomment>Goes into &quot;Blocked on %1&quot;.</extracomment>
        <translation>lima</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>blocked on</comment>
        <extracomment>Goes into &quot;Blocked on %1&quot;.</extracomment>
        <translation>enam</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>half of a tile</comment>
        <extracomment>One half of a tile, said aloud as in &quot;five-blank&quot;; 0 is a half without pips.</extracomment>
        <translation>kosong</translation>
    </message>
    <message>
        <source>one</source>
        <comment>half of a tile</comment>
        <extracomment>One half of a tile, said aloud as in &quot;five-one&quot;.</extracomment>
        <translation>satu</translation>
    </message>
    <message>
        <source>two</source>
        <comment>half of a tile</comment>
        <extracomment>One half of a tile, said aloud as in &quot;five-two&quot;.</extracomment>
        <translation>dua</translation>
    </message>
    <message>
        <source>three</source>
        <comment>half of a tile</comment>
        <extracomment>One half of a tile, said aloud as in &quot;five-three&quot;.</extracomment>
        <translation>tiga</translation>
    </message>
    <message>
        <source>four</source>
        <comment>half of a tile</comment>
        <extracomment>One half of a tile, said aloud as in &quot;five-four&quot;.</extracomment>
        <translation>empat</translation>
    </message>
    <message>
        <source>five</source>
        <comment>half of a tile</comment>
        <extracomment>One half of a tile, said aloud as in &quot;five-four&quot;.</extracomment>
        <translation>lima</translation>
    </message>
    <message>
        <source>six</source>
        <comment>half of a tile</comment>
        <extracomment>One half of a tile, said aloud as in &quot;six-four&quot;.</extracomment>
        <translation>enam</translation>
    </message>
    <message>
        <source>double blank</source>
        <extracomment>The tile 0-0.</extracomment>
        <translation>kembar kosong</translation>
    </message>
    <message>
        <source>double one</source>
        <extracomment>The tile 1-1.</extracomment>
        <translation>kembar satu</translation>
    </message>
    <message>
        <source>double two</source>
        <extracomment>The tile 2-2.</extracomment>
        <translation>kembar dua</translation>
    </message>
    <message>
        <source>double three</source>
        <extracomment>The tile 3-3.</extracomment>
        <translation>kembar tiga</translation>
    </message>
    <message>
        <source>double four</source>
        <extracomment>The tile 4-4.</extracomment>
        <translation>kembar empat</translation>
    </message>
    <message>
        <source>double five</source>
        <extracomment>The tile 5-5.</extracomment>
        <translation>kembar lima</translation>
    </message>
    <message>
        <source>double six</source>
        <extracomment>The tile 6-6.</extracomment>
        <translation>kembar enam</translation>
    </message>
</context>
<context>
    <name>WhoWords</name>
    <message>
        <source>%1 (seat %2)</source>
        <extracomment>A person (1) where another has the same name: the seat&apos;s number (2) tells them apart.</extracomment>
        <translation>%1 (tempat duduk %2)</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>What stands for a name where a seat (1 to 4) has none.</extracomment>
        <translation>Tempat duduk %1</translation>
    </message>
    <message>
        <source>Somebody</source>
        <extracomment>Stands for the name of a person who gave none.</extracomment>
        <translation>Seseorang</translation>
    </message>
</context>
</TS>
