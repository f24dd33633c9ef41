<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>ActRefusalWords</name>
    <message>
        <source>It is not your turn; wait until it comes.</source>
        <extracomment>Why a play is refused.</extracomment>
        <translation>To nie twoja kolej; poczekaj, aż przyjdzie.</translation>
    </message>
    <message>
        <source>That tile is not in your hand; choose one that is.</source>
        <extracomment>Why a play is refused.</extracomment>
        <translation>Tego kamienia nie masz na ręce; wybierz inny.</translation>
    </message>
    <message>
        <source>That tile does not fit this end; choose another.</source>
        <extracomment>Why a play is refused.</extracomment>
        <translation>Ten kamień nie pasuje do tego końca; wybierz inny.</translation>
    </message>
    <message>
        <source>Choose the end where the tile is to lie.</source>
        <extracomment>Why a play is refused.</extracomment>
        <translation>Wybierz koniec, do którego dołożyć kamień.</translation>
    </message>
    <message>
        <source>The first tile opens both ends; play it without one.</source>
        <extracomment>Why a play is refused: the deal&apos;s first tile goes to no end.</extracomment>
        <translation>Pierwszy kamień otwiera oba końce; wyłóż go bez wyboru końca.</translation>
    </message>
    <message>
        <source>This deal opens with 6-6; play that.</source>
        <extracomment>Why a play is refused.</extracomment>
        <translation>To rozdanie otwiera 6-6; wyjdź tym kamieniem.</translation>
    </message>
    <message>
        <source>A tile of yours fits, so you must play it; you cannot pass.</source>
        <extracomment>Why a pass is refused.</extracomment>
        <translation>Masz pasujący kamień, więc trzeba dołożyć; pasować nie można.</translation>
    </message>
    <message>
        <source>The opener is to be named before the first tile.</source>
        <extracomment>Why a play is refused, in six-love.</extracomment>
        <translation>Przed pierwszym kamieniem trzeba wskazać, kto wychodzi.</translation>
    </message>
    <message>
        <source>Nobody is to be named now; the deal goes on without it.</source>
        <extracomment>Why the naming of an opener is refused.</extracomment>
        <translation>Teraz nikogo się nie wskazuje; rozdanie toczy się dalej.</translation>
    </message>
    <message>
        <source>Only whoever went out, or held the lightest hand, names the opener; wait for it.</source>
        <extracomment>Why the naming of an opener is refused, in six-love.</extracomment>
        <translation>Wskazuje tylko osoba, która dokłada ostatni kamień albo ma najlżejszą rękę; poczekaj.</translation>
    </message>
    <message>
        <source>Only you or your partner can open; name one of the two.</source>
        <extracomment>Why the naming of an opener is refused, in six-love.</extracomment>
        <translation>Wyjść może tylko ktoś z waszej pary; wskaż jedno z was.</translation>
    </message>
    <message>
        <source>This deal is over; go on to the next.</source>
        <extracomment>Why a play is refused.</extracomment>
        <translation>To rozdanie już się skończyło; przejdź do następnego.</translation>
    </message>
    <message>
        <source>This deal is not over yet; play it to its end.</source>
        <extracomment>Why going on to the next deal is refused.</extracomment>
        <translation>To rozdanie jeszcze trwa; trzeba je dograć.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <extracomment>Why an undo is refused.</extracomment>
        <translation>Nie ma czego cofać.</translation>
    </message>
    <message>
        <source>Nothing was taken back, so there is nothing to redo.</source>
        <extracomment>Why a redo is refused.</extracomment>
        <translation>Niczego nie cofnięto, więc nie ma czego ponawiać.</translation>
    </message>
    <message>
        <source>Nothing was played in this deal yet.</source>
        <extracomment>Why the restart of a deal is refused.</extracomment>
        <translation>W tym rozdaniu nic jeszcze nie zagrano.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>What you can do</source>
        <comment>accessible name of the bar</comment>
        <translation>Co możesz zrobić</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: say that nothing fits</comment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button: what would a computer player do</comment>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>button: take back the last act</comment>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <comment>button: do again what was taken back</comment>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: drop what was picked</comment>
        <extracomment>A button: drop what was picked.</extracomment>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Confirm</source>
        <comment>button: do what was picked</comment>
        <translation>Zatwierdź</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <comment>button: from the table to how the deal ended</comment>
        <translation>Wróć do wyniku</translation>
    </message>
</context>
<context>
    <name>AnnouncementWords</name>
    <message>
        <source>It is yours to name who opens.</source>
        <extracomment>Said aloud, in six-love: you say which of you two opens.</extracomment>
        <translation>Twoja kolej: wskaż, kto wychodzi.</translation>
    </message>
    <message>
        <source>It is your turn; nothing fits, so you pass.</source>
        <extracomment>Said aloud.</extracomment>
        <translation>Twoja kolej; żaden kamień nie pasuje, więc pas.</translation>
    </message>
    <message>
        <source>It is your turn to open.</source>
        <extracomment>Said aloud: you play the first tile of the deal.</extracomment>
        <translation>Twoja kolej: wychodzisz.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>Said aloud.</extracomment>
        <translation>Twoja kolej.</translation>
    </message>
    <message>
        <source>No tile lies on the table.</source>
        <extracomment>Said aloud: no tile is played yet in this deal.</extracomment>
        <translation>Na stole nie ma jeszcze kamieni.</translation>
    </message>
    <message>
        <source>Both ends are %1.</source>
        <extracomment>Said aloud; %1 is a number.</extracomment>
        <translation>Na obu końcach %1.</translation>
    </message>
    <message>
        <source>The ends are %1 and %2.</source>
        <extracomment>Said aloud; %1 and %2 are the numbers at the left and right end.</extracomment>
        <translation>Końce: %1 i %2.</translation>
    </message>
    <message>
        <source>You open with %2; both ends %3.</source>
        <extracomment>Said aloud: you play the first tile (2), a double; %3 is its number.</extracomment>
        <translation>Wychodzisz: %2; na obu końcach %3.</translation>
    </message>
    <message>
        <source>You open with %2; ends %3 and %4.</source>
        <extracomment>Said aloud: you play the first tile (2); %3 and %4 are the ends.</extracomment>
        <translation>Wychodzisz: %2; końce: %3 i %4.</translation>
    </message>
    <message>
        <source>%1 opens with %2; both ends %3.</source>
        <extracomment>Said aloud: somebody (1) plays the first tile (2), a double; %3 is its number.</extracomment>
        <translation>%1 wychodzi: %2; na obu końcach %3.</translation>
    </message>
    <message>
        <source>%1 opens with %2; ends %3 and %4.</source>
        <extracomment>Said aloud: somebody (1) plays the first tile (2); %3 and %4 are the ends.</extracomment>
        <translation>%1 wychodzi: %2; końce: %3 i %4.</translation>
    </message>
    <message>
        <source>You play %2 on the left; both ends %3.</source>
        <extracomment>Said aloud; %2 is a tile, as &quot;four-five&quot;, %3 the number at both ends after it.</extracomment>
        <translation>Dokładasz z lewej %2; na obu końcach %3.</translation>
    </message>
    <message>
        <source>You play %2 on the left; ends %3 and %4.</source>
        <extracomment>Said aloud; %2 is a tile, as &quot;four-five&quot;, %3 and %4 the ends after it.</extracomment>
        <translation>Dokładasz z lewej %2; końce: %3 i %4.</translation>
    </message>
    <message>
        <source>You play %2 on the right; both ends %3.</source>
        <extracomment>Said aloud; %2 is a tile, as &quot;four-five&quot;, %3 the number at both ends after it.</extracomment>
        <translation>Dokładasz z prawej %2; na obu końcach %3.</translation>
    </message>
    <message>
        <source>You play %2 on the right; ends %3 and %4.</source>
        <extracomment>Said aloud; %2 is a tile, as &quot;four-five&quot;, %3 and %4 the ends after it.</extracomment>
        <translation>Dokładasz z prawej %2; końce: %3 i %4.</translation>
    </message>
    <message>
        <source>%1 plays %2 on the left; both ends %3.</source>
        <extracomment>Said aloud; %1 is a name, %2 a tile, as &quot;four-five&quot;, %3 the number at both ends.</extracomment>
        <translation>%1 dokłada z lewej %2; na obu końcach %3.</translation>
    </message>
    <message>
        <source>%1 plays %2 on the left; ends %3 and %4.</source>
        <extracomment>Said aloud; %1 is a name, %2 a tile, as &quot;four-five&quot;, %3 and %4 the ends after it.</extracomment>
        <translation>%1 dokłada z lewej %2; końce: %3 i %4.</translation>
    </message>
    <message>
        <source>%1 plays %2 on the right; both ends %3.</source>
        <extracomment>Said aloud; %1 is a name, %2 a tile, as &quot;four-five&quot;, %3 the number at both ends.</extracomment>
        <translation>%1 dokłada z prawej %2; na obu końcach %3.</translation>
    </message>
    <message>
        <source>%1 plays %2 on the right; ends %3 and %4.</source>
        <extracomment>Said aloud; %1 is a name, %2 a tile, as &quot;four-five&quot;, %3 and %4 the ends after it.</extracomment>
        <translation>%1 dokłada z prawej %2; końce: %3 i %4.</translation>
    </message>
    <message>
        <source>You have one tile left.</source>
        <extracomment>Said aloud, after a play.</extracomment>
        <translation>Został ci jeden kamień.</translation>
    </message>
    <message>
        <source>%1 has one tile left.</source>
        <extracomment>Said aloud, after a play; %1 is a name.</extracomment>
        <translation>%1 ma już tylko jeden kamień.</translation>
    </message>
    <message>
        <source>You pass on %2.</source>
        <extracomment>Said aloud; %2 is the number at both ends.</extracomment>
        <translation>Pasujesz; na obu końcach %2.</translation>
    </message>
    <message>
        <source>You pass on %2 and %3.</source>
        <extracomment>Said aloud; %2 and %3 are the numbers at the ends.</extracomment>
        <translation>Pasujesz; końce: %2 i %3.</translation>
    </message>
    <message>
        <source>%1 passes on %2.</source>
        <extracomment>Said aloud; %1 is a name, %2 the number at both ends.</extracomment>
        <translation>%1 pasuje; na obu końcach %2.</translation>
    </message>
    <message>
        <source>%1 passes on %2 and %3.</source>
        <extracomment>Said aloud; %1 is a name, %2 and %3 are the numbers at the ends.</extracomment>
        <translation>%1 pasuje; końce: %2 i %3.</translation>
    </message>
    <message>
        <source>You open this deal yourself.</source>
        <extracomment>Said aloud, in six-love: you, and not your partner, open the deal.</extracomment>
        <translation>W tym rozdaniu wychodzisz ty.</translation>
    </message>
    <message>
        <source>You name %1 to open.</source>
        <extracomment>Said aloud, in six-love; %1 is your partner.</extracomment>
        <translation>Wskazujesz: wychodzi %1.</translation>
    </message>
    <message>
        <source>%1 chooses to open.</source>
        <extracomment>Said aloud, in six-love: somebody (1), and not the partner, opens the deal.</extracomment>
        <translation>Wychodzi %1, z własnego wyboru.</translation>
    </message>
    <message>
        <source>%1 names you to open.</source>
        <extracomment>Said aloud, in six-love; %1 is your partner.</extracomment>
        <translation>%1 wskazuje: wychodzisz ty.</translation>
    </message>
    <message>
        <source>%1 names %2 to open.</source>
        <extracomment>Said aloud, in six-love; %1 and %2 are partners.</extracomment>
        <translation>%1 wskazuje: wychodzi %2.</translation>
    </message>
    <message>
        <source>Deal %1, in match %2.</source>
        <extracomment>Said aloud; %1 is the number of a deal, %2 of a match.</extracomment>
        <translation>Rozdanie %1, mecz %2.</translation>
    </message>
    <message>
        <source>Deal %1.</source>
        <extracomment>Said aloud; %1 is the number of a deal.</extracomment>
        <translation>Rozdanie %1.</translation>
    </message>
    <message>
        <source>Deal %1 begins again with the same tiles.</source>
        <extracomment>Said aloud; %1 is the number of a deal.</extracomment>
        <translation>Rozdanie %1 od nowa, te same kamienie.</translation>
    </message>
    <message>
        <source>One act is done again.</source>
        <extracomment>Said aloud: a redo of one act (a play, a pass or the naming of an opener).</extracomment>
        <translation>Ponowiono jeden ruch.</translation>
    </message>
    <message numerus="yes">
        <source>%n acts are done again.</source>
        <extracomment>Said aloud: a redo of %n acts (2 or more; plays, passes, namings of an opener).</extracomment>
        <translation>
            <numerusform>Ponowiono %n ruch.</numerusform>
            <numerusform>Ponowiono %n ruchy.</numerusform>
            <numerusform>Ponowiono %n ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>One act is taken back.</source>
        <extracomment>Said aloud: an undo of one act (a play, a pass or the naming of an opener).</extracomment>
        <translation>Cofnięto jeden ruch.</translation>
    </message>
    <message numerus="yes">
        <source>%n acts are taken back.</source>
        <extracomment>Said aloud: an undo of %n acts (2 or more; plays, passes, namings of an opener).</extracomment>
        <translation>
            <numerusform>Cofnięto %n ruch.</numerusform>
            <numerusform>Cofnięto %n ruchy.</numerusform>
            <numerusform>Cofnięto %n ruchów.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArrivingBar</name>
    <message>
        <source>Close</source>
        <comment>button: put away what has failed</comment>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: drop what is under way</comment>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>A button: set out once more for the table that was not reached.</extracomment>
        <translation>Spróbuj znowu</translation>
    </message>
</context>
<context>
    <name>ArrivingWords</name>
    <message>
        <source>Leaving the other table …</source>
        <extracomment>Shown while the window leaves the server it was at.</extracomment>
        <translation>Odchodzimy od tamtego stołu…</translation>
    </message>
    <message>
        <source>Setting up a table on this computer …</source>
        <extracomment>The window starts a server of its own on this computer.</extracomment>
        <translation>Stawiamy stół na tym komputerze…</translation>
    </message>
    <message>
        <source>Going to the server …</source>
        <extracomment>Shown while a connection is made.</extracomment>
        <translation>Łączymy się z serwerem…</translation>
    </message>
    <message>
        <source>The server does not answer yet. Trying again …</source>
        <extracomment>The server does not answer yet; it is tried again and again.</extracomment>
        <translation>Serwer jeszcze nie odpowiada. Próbujemy dalej…</translation>
    </message>
    <message>
        <source>Making the table …</source>
        <extracomment>A new table is made at the server.</extracomment>
        <translation>Zakładamy stół…</translation>
    </message>
    <message>
        <source>Coming to the table …</source>
        <extracomment>Shown until the table of somebody else answers.</extracomment>
        <translation>Idziemy do stołu…</translation>
    </message>
    <message>
        <source>Sitting down …</source>
        <extracomment>People take their seats.</extracomment>
        <translation>Zajmujemy miejsca…</translation>
    </message>
    <message>
        <source>Calling the computer players …</source>
        <extracomment>Computer players take the seats that are free.</extracomment>
        <translation>Wołamy komputery do gry…</translation>
    </message>
    <message>
        <source>Mixing the tiles …</source>
        <extracomment>The first deal begins.</extracomment>
        <translation>Mieszamy kamienie…</translation>
    </message>
    <message>
        <source>Type the code that you were given, or paste the link.</source>
        <extracomment>Nothing was typed where a code is asked for.</extracomment>
        <translation>Wpisz kod od znajomych albo wklej link.</translation>
    </message>
    <message>
        <source>That is no code: one has eight letters and digits, such as K7QM-2XV0.</source>
        <extracomment>A code has eight letters and digits, shown as two groups of four.</extracomment>
        <translation>To nie jest kod: kod ma osiem liter i cyfr, na przykład K7QM-2XV0.</translation>
    </message>
    <message>
        <source>No server can be at that address. Check how it is written.</source>
        <extracomment>What was typed looks like an address but is none.</extracomment>
        <translation>Pod takim adresem nie może być serwera. Sprawdź, czy jest dobrze wpisany.</translation>
    </message>
    <message>
        <source>The end of the link is missing. Copy the whole link once more.</source>
        <extracomment>The part of a link after # is damaged.</extracomment>
        <translation>Brakuje końcówki linku. Skopiuj jeszcze raz cały link.</translation>
    </message>
    <message>
        <source>Looking for the table on this network …</source>
        <extracomment>Somebody typed a code; the servers on the own network are asked whether it is theirs.</extracomment>
        <translation>Szukam stołu w tej sieci …</translation>
    </message>
    <message>
        <source>%1 with %3, %4, %5 and %6, deal %2.</source>
        <extracomment>%1 is the game, %2 the number of the deal, the others are people&apos;s names.</extracomment>
        <translation>%1, rozdanie %2. Przy stole: %3, %4, %5 i %6.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more</source>
        <extracomment>A button under three sessions that can be carried on: it shows the others, %n of them.</extracomment>
        <translation>
            <numerusform>I jeszcze %n</numerusform>
            <numerusform>I jeszcze %n</numerusform>
            <numerusform>I jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No open table there now. With a code you can join one that is not listed.</source>
        <extracomment>The list of tables that anybody may join is empty.</extracomment>
        <translation>Nie ma tam teraz otwartych stołów. Z kodem dołączysz do stołu spoza listy.</translation>
    </message>
    <message>
        <source>A code alone is enough only on the same network, or where you have been before. Paste the whole link, or add the address that stands under the code.</source>
        <extracomment>Somebody typed a code, but this window was at no server yet.</extracomment>
        <translation>Sam kod wystarczy tylko w tej samej sieci albo na znanym już serwerze. Wklej cały link albo dopisz adres spod kodu.</translation>
    </message>
    <message>
        <source>A table</source>
        <extracomment>A table whose host has no name.</extracomment>
        <translation>Stół</translation>
    </message>
    <message>
        <source>%1’s table</source>
        <extracomment>%1 is the name of whoever made the table.</extracomment>
        <translation>Stół: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n people here</source>
        <extracomment>%1 is the game. How many people sit there already.</extracomment>
        <translation>
            <numerusform>%1, %n osoba</numerusform>
            <numerusform>%1, %n osoby</numerusform>
            <numerusform>%1, %n osób</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats free</source>
        <extracomment>How many seats a person may still take.</extracomment>
        <translation>
            <numerusform>%n wolne miejsce</numerusform>
            <numerusform>%n wolne miejsca</numerusform>
            <numerusform>%n wolnych miejsc</numerusform>
        </translation>
    </message>
    <message>
        <source>Two people at least: give each of them a name.</source>
        <extracomment>Shown when fewer than two names were given for one device.</extracomment>
        <translation>Potrzeba co najmniej dwóch osób: wpisz imię każdej z nich.</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>The name shown to the others of somebody who typed none.</extracomment>
        <translation>Gość</translation>
    </message>
    <message>
        <source>%1 with computer players, deal %2.</source>
        <extracomment>%1 is the game, %2 the number of the deal. Nobody but computer players is there.</extracomment>
        <translation>%1 z komputerami, rozdanie %2.</translation>
    </message>
    <message>
        <source>%1 with %3, deal %2.</source>
        <extracomment>%1 is the game, %2 the number of the deal, %3 a person&apos;s name.</extracomment>
        <translation>%1, rozdanie %2. Przy stole: %3.</translation>
    </message>
    <message>
        <source>%1 with %3 and %4, deal %2.</source>
        <extracomment>%1 is the game, %2 the number of the deal, %3 and %4 are people&apos;s names.</extracomment>
        <translation>%1, rozdanie %2. Przy stole: %3 i %4.</translation>
    </message>
    <message>
        <source>%1 with %3, %4 and %5, deal %2.</source>
        <extracomment>%1 is the game, %2 the number of the deal, the others are people&apos;s names.</extracomment>
        <translation>%1, rozdanie %2. Przy stole: %3, %4 i %5.</translation>
    </message>
    <message>
        <source>Kept today at %1</source>
        <extracomment>%1 is the time of the day.</extracomment>
        <translation>Zapisano dziś o %1</translation>
    </message>
    <message>
        <source>Kept yesterday at %1</source>
        <extracomment>%1 is the time of the day.</extracomment>
        <translation>Zapisano wczoraj o %1</translation>
    </message>
    <message>
        <source>Kept on %1</source>
        <extracomment>%1 is a date.</extracomment>
        <translation>Zapisano: %1</translation>
    </message>
</context>
<context>
    <name>AskingStrip</name>
    <message>
        <source>What waits for an answer</source>
        <comment>accessible name of a strip above the bar</comment>
        <translation>Co czeka na odpowiedź</translation>
    </message>
</context>
<context>
    <name>AskingWords</name>
    <message>
        <source>The match as it stands would be left; this cannot be undone.</source>
        <extracomment>Beside a question to agree to.</extracomment>
        <translation>Ten mecz zostanie porzucony; tego nie da się cofnąć.</translation>
    </message>
    <message>
        <source>The match and the record of points would begin anew; this cannot be undone.</source>
        <extracomment>Beside a question to agree to.</extracomment>
        <translation>Mecz i lista punktów zaczną się od nowa; tego nie da się cofnąć.</translation>
    </message>
    <message>
        <source>The session is kept; the same people can come back to it.</source>
        <extracomment>Beside a question to agree to.</extracomment>
        <translation>Sesja zostaje zachowana; te same osoby mogą do niej wrócić.</translation>
    </message>
    <message>
        <source>The same tiles come again, with the score from before the deal.</source>
        <extracomment>Beside a question to agree to.</extracomment>
        <translation>Wrócą te same kamienie i wynik sprzed rozdania.</translation>
    </message>
    <message>
        <source>Somebody is away; agree once more to go on without them.</source>
        <extracomment>All who are here agreed to what was asked, but somebody was away when they did.</extracomment>
        <translation>Kogoś nie ma; zgódź się jeszcze raz, by grać dalej bez tej osoby.</translation>
    </message>
    <message>
        <source>Your answer is awaited.</source>
        <extracomment>A question waits for your answer.</extracomment>
        <translation>Czekamy na twoją odpowiedź.</translation>
    </message>
    <message>
        <source>Waiting for the answer of %1.</source>
        <extracomment>A question waits for the answer of somebody else: %1 is a name or a list of names.</extracomment>
        <translation>Czekamy na odpowiedź: %1.</translation>
    </message>
    <message>
        <source>Agreed: %1.</source>
        <extracomment>All agreed to what was asked; %1 names it, as &quot;undo&quot;.</extracomment>
        <translation>Zgoda: %1.</translation>
    </message>
    <message>
        <source>You declined: %1.</source>
        <extracomment>You said no to what was asked; %1 names it, as &quot;undo&quot;.</extracomment>
        <translation>Twoja odmowa: %1.</translation>
    </message>
    <message>
        <source>%1 declined: %2.</source>
        <extracomment>Somebody (1) said no to what was asked; %2 names it, as &quot;undo&quot;.</extracomment>
        <translation>%1 odmawia: %2.</translation>
    </message>
    <message>
        <source>You withdrew your question: %1.</source>
        <extracomment>You do not ask any more; %1 names what it was, as &quot;undo&quot;.</extracomment>
        <translation>Twoja prośba wycofana: %1.</translation>
    </message>
    <message>
        <source>%1 withdrew the question: %2.</source>
        <extracomment>Somebody (1) does not ask any more; %2 names what it was, as &quot;undo&quot;.</extracomment>
        <translation>%1 wycofuje prośbę: %2.</translation>
    </message>
    <message>
        <source>The table has moved on: %1.</source>
        <extracomment>The deal went on before all had answered; %1 names what was asked, as &quot;undo&quot;.</extracomment>
        <translation>Rozdanie poszło już dalej: %1.</translation>
    </message>
    <message>
        <source>undo</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>cofnięcie</translation>
    </message>
    <message>
        <source>redo</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>ponowienie</translation>
    </message>
    <message>
        <source>this deal again</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>to rozdanie od nowa</translation>
    </message>
    <message>
        <source>a new match</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>nowy mecz</translation>
    </message>
    <message>
        <source>a new session</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>nowa sesja</translation>
    </message>
    <message>
        <source>a computer player as a stand-in</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>komputer na zastępstwo</translation>
    </message>
    <message>
        <source>a seat for somebody</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>miejsce dla kogoś</translation>
    </message>
    <message>
        <source>computer players to go on</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>komputery grają dalej</translation>
    </message>
    <message>
        <source>stop here and keep the session</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>przerwa, sesja zachowana</translation>
    </message>
    <message>
        <source>The computer players wait while you read.</source>
        <extracomment>You have the rules, the record or details open.</extracomment>
        <translation>Komputery czekają, gdy czytasz.</translation>
    </message>
    <message>
        <source>Reading: %1. The computer players wait.</source>
        <extracomment>Somebody has the rules, the record or details open; %1 is a name or a list of names.</extracomment>
        <translation>Czytanie: %1. Komputery czekają.</translation>
    </message>
    <message>
        <source>Reading: you and %1. The computer players wait.</source>
        <extracomment>You and others have something open to read; %1 is a name or a list of names.</extracomment>
        <translation>Czytanie: ty i %1. Komputery czekają.</translation>
    </message>
    <message>
        <source>A computer player stands in for you. Take your seat back any time.</source>
        <extracomment>A computer player plays for you; there is a button to take the seat back.</extracomment>
        <translation>Zastępuje cię komputer. Możesz wrócić na miejsce w każdej chwili.</translation>
    </message>
    <message>
        <source>Your seat was lent while you were away. Take it back any time.</source>
        <extracomment>Somebody plays in your seat since you were away; there is a button to take it back.</extracomment>
        <translation>Pod twoją nieobecność gra tu ktoś inny. Możesz wrócić na miejsce w każdej chwili.</translation>
    </message>
    <message>
        <source>Agree</source>
        <extracomment>A button beside what somebody asks of all.</extracomment>
        <translation>Zgoda</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>A button beside what somebody asks of all.</extracomment>
        <translation>Odmów</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>A button beside what you yourself ask of all.</extracomment>
        <translation>Wycofaj</translation>
    </message>
    <message>
        <source>Let the computer players go on</source>
        <extracomment>A button beside who reads while the computer players wait.</extracomment>
        <translation>Niech komputery grają dalej</translation>
    </message>
    <message>
        <source>Take your seat back</source>
        <extracomment>A button: a computer player or somebody else plays in your seat.</extracomment>
        <translation>Wróć na miejsce</translation>
    </message>
    <message>
        <source>Take seat %1 back</source>
        <extracomment>A button at a device that several share; %1 is the number of a seat.</extracomment>
        <translation>Wróć na miejsce %1</translation>
    </message>
    <message>
        <source>Put this away</source>
        <extracomment>A button that puts a sentence away, for a screen reader.</extracomment>
        <translation>Schowaj</translation>
    </message>
    <message>
        <source>You ask for: %1.</source>
        <extracomment>You asked the others for something; %1 names it, as &quot;undo&quot;.</extracomment>
        <translation>Twoja prośba: %1.</translation>
    </message>
    <message>
        <source>%1 asks to take back the last play.</source>
        <extracomment>Somebody (1) asks all to agree.</extracomment>
        <translation>%1 prosi o cofnięcie ostatniego ruchu.</translation>
    </message>
    <message>
        <source>%1 asks to do again what was taken back.</source>
        <extracomment>Somebody (1) asks all to agree.</extracomment>
        <translation>%1 prosi o ponowienie tego, co cofnięto.</translation>
    </message>
    <message>
        <source>%1 asks to begin this deal again.</source>
        <extracomment>Somebody (1) asks all to agree.</extracomment>
        <translation>%1 prosi o to rozdanie od nowa.</translation>
    </message>
    <message>
        <source>%1 asks to leave this match for a new one.</source>
        <extracomment>Somebody (1) asks all to agree.</extracomment>
        <translation>%1 prosi o nowy mecz, bez dogrywania tego.</translation>
    </message>
    <message>
        <source>%1 asks to begin a new session.</source>
        <extracomment>Somebody (1) asks all to agree.</extracomment>
        <translation>%1 prosi o nową sesję.</translation>
    </message>
    <message>
        <source>%1 asks that a computer player stands in for %2.</source>
        <extracomment>Somebody (1) asks all to agree; %2 is whoever has the seat.</extracomment>
        <translation>%1 prosi o zastępstwo komputera; miejsce: %2.</translation>
    </message>
    <message>
        <source>%1 asks to give the seat of %2 to %3.</source>
        <extracomment>Somebody (1) asks all to agree; %2 is whoever has the seat now, %3 who would get it.</extracomment>
        <translation>%1 prosi o zmianę: wstaje %2, siada %3.</translation>
    </message>
    <message>
        <source>%1 asks that the computer players go on while %3 reads.</source>
        <extracomment>Somebody (1) asks all to agree; %3 is whoever reads.</extracomment>
        <translation>%1 prosi, by komputery grały dalej; czyta: %3.</translation>
    </message>
    <message>
        <source>%1 asks to stop here and keep the session.</source>
        <extracomment>Somebody (1) asks all to agree.</extracomment>
        <translation>%1 prosi o przerwę, z zachowaniem sesji.</translation>
    </message>
    <message>
        <source>%1 asks that you take seat %2.</source>
        <extracomment>Somebody (1) asks all to agree, you too; %2 is the number of a seat.</extracomment>
        <translation>%1 prosi, by miejsce %2 było twoje.</translation>
    </message>
    <message>
        <source>%1 asks that the computer players go on while you read.</source>
        <extracomment>Somebody (1) asks all to agree; you have something open to read.</extracomment>
        <translation>%1 prosi, by komputery grały dalej, gdy czytasz.</translation>
    </message>
    <message>
        <source>It is about the seat of %1.</source>
        <extracomment>Beside what you asked for; %1 is whoever has the seat.</extracomment>
        <translation>Chodzi o miejsce: %1.</translation>
    </message>
    <message>
        <source>Seat %1 would be given to %2.</source>
        <extracomment>Beside what you asked for; %1 is the number of a seat, %2 a name.</extracomment>
        <translation>Na miejscu %1 siada %2.</translation>
    </message>
</context>
<context>
    <name>BarWords</name>
    <message>
        <source>Name who opens: %1 or yourself.</source>
        <extracomment>Six-love: you say which of you two opens; %1 is your partner.</extracomment>
        <translation>Wskaż, kto wychodzi: %1 czy ty.</translation>
    </message>
    <message>
        <source>%1 fits both ends: choose one.</source>
        <extracomment>You chose a tile (1, as &quot;5-4&quot;) and have yet to choose an end.</extracomment>
        <translation>%1 pasuje do obu końców: wybierz.</translation>
    </message>
    <message>
        <source>%1 does not fit %2.</source>
        <extracomment>You pressed a tile (1, as &quot;4-2&quot;) that cannot be played; %2: the number at both ends.</extracomment>
        <translation>%1 nie pasuje do %2.</translation>
    </message>
    <message>
        <source>%1 fits neither %2 nor %3.</source>
        <extracomment>You pressed a tile (1, as &quot;4-2&quot;) that cannot be played; %2 and %3 are the numbers at the ends.</extracomment>
        <translation>%1 nie pasuje ani do %2, ani do %3.</translation>
    </message>
    <message>
        <source>%1 opens the deal.</source>
        <extracomment>What you are about to confirm; %1 is a tile as &quot;6-4&quot;.
----------
You must begin the deal with this tile (1), as &quot;6-6&quot;.</extracomment>
        <translation>%1 na wyjście.</translation>
    </message>
    <message>
        <source>%1 at the left end.</source>
        <extracomment>What you are about to confirm; %1 is a tile as &quot;6-4&quot;.</extracomment>
        <translation>%1 na lewy koniec.</translation>
    </message>
    <message>
        <source>%1 at the right end.</source>
        <extracomment>What you are about to confirm; %1 is a tile as &quot;6-4&quot;.</extracomment>
        <translation>%1 na prawy koniec.</translation>
    </message>
    <message>
        <source>You open this deal yourself.</source>
        <extracomment>What you are about to confirm, in six-love.</extracomment>
        <translation>W tym rozdaniu wychodzisz ty.</translation>
    </message>
    <message>
        <source>%1 opens this deal.</source>
        <extracomment>What you are about to confirm, in six-love; %1 is your partner.</extracomment>
        <translation>W tym rozdaniu wychodzi %1.</translation>
    </message>
    <message>
        <source>You pass: nothing fits %1.</source>
        <extracomment>What you are about to confirm; %1 is a number.</extracomment>
        <translation>Pas: nic nie pasuje do %1.</translation>
    </message>
    <message>
        <source>You pass: nothing fits %1 or %2.</source>
        <extracomment>What you are about to confirm; %1 and %2 are numbers.</extracomment>
        <translation>Pas: nic nie pasuje do %1 ani %2.</translation>
    </message>
    <message>
        <source>Hint: pass.</source>
        <extracomment>What a computer player would do in your place.</extracomment>
        <translation>Podpowiedź: pas.</translation>
    </message>
    <message>
        <source>Hint: open with %1.</source>
        <extracomment>What a computer player would do in your place; %1 is a tile as &quot;6-4&quot;.</extracomment>
        <translation>Podpowiedź: %1 na wyjście.</translation>
    </message>
    <message>
        <source>Hint: %1 at the left end.</source>
        <extracomment>What a computer player would do in your place; %1 is a tile as &quot;6-4&quot;.</extracomment>
        <translation>Podpowiedź: %1 na lewy koniec.</translation>
    </message>
    <message>
        <source>Hint: %1 at the right end.</source>
        <extracomment>What a computer player would do in your place; %1 is a tile as &quot;6-4&quot;.</extracomment>
        <translation>Podpowiedź: %1 na prawy koniec.</translation>
    </message>
    <message>
        <source>From a weaker level: %1.</source>
        <extracomment>Under a hint; %1 is the name of a level of computer players, as &quot;Club player&quot;.</extracomment>
        <translation>Ze słabszego poziomu: %1.</translation>
    </message>
    <message>
        <source>Level: %1; a stronger one is not ready.</source>
        <extracomment>Under a hint; %1 is the name of a level of computer players, as &quot;Club player&quot;. There are stronger ones, but the server does not have them, or is still making them ready.</extracomment>
        <translation>Poziom: %1; silniejszy nie jest gotowy.</translation>
    </message>
    <message>
        <source>Waiting for the server.</source>
        <extracomment>You confirmed something and the server has not answered yet.</extracomment>
        <translation>Czekamy na serwer.</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <extracomment>You are ready for the next deal; %1 is a name or a list of names.
----------
It is somebody else&apos;s turn; %1 is a name or a list of names.</extracomment>
        <translation>Czekamy na: %1.</translation>
    </message>
    <message>
        <source>%1 is ready.</source>
        <extracomment>Somebody (1) waits for you to go on to the next deal.</extracomment>
        <translation>%1 czeka na ciebie.</translation>
    </message>
    <message>
        <source>%1 are ready.</source>
        <extracomment>Several people (1, a list of names) wait for you to go on to the next deal.</extracomment>
        <translation>%1 czekają na ciebie.</translation>
    </message>
    <message>
        <source>Waiting for %1 to name who opens.</source>
        <extracomment>Six-love, before the first tile; %1 is a name.</extracomment>
        <translation>%1 wskazuje, kto wychodzi; czekamy.</translation>
    </message>
    <message>
        <source>Waiting for %1 to open the deal.</source>
        <extracomment>Before the first tile of a deal; %1 is a name.</extracomment>
        <translation>Wychodzi %1; czekamy.</translation>
    </message>
    <message>
        <source>Open the deal with any tile.</source>
        <extracomment>You begin the deal.</extracomment>
        <translation>Wychodzisz dowolnym kamieniem.</translation>
    </message>
    <message>
        <source>Nothing fits: pass.</source>
        <extracomment>You have no tile that fits.</extracomment>
        <translation>Nic nie pasuje: pas.</translation>
    </message>
    <message>
        <source>Only %1 fits.</source>
        <extracomment>You have one tile (1, as &quot;5-4&quot;) that fits.</extracomment>
        <translation>Pasuje tylko %1.</translation>
    </message>
    <message>
        <source>Choose a tile with %1.</source>
        <extracomment>It is your turn; %1 is the number at both ends.</extracomment>
        <translation>Wybierz kamień z %1.</translation>
    </message>
    <message>
        <source>Choose a tile with %1 or %2.</source>
        <extracomment>It is your turn; %1 and %2 are the numbers at the ends.</extracomment>
        <translation>Wybierz kamień z %1 lub %2.</translation>
    </message>
    <message>
        <source>Both ends will be %1.</source>
        <extracomment>What a play would lead to; %1 is a number.</extracomment>
        <translation>Na obu końcach będzie %1.</translation>
    </message>
    <message>
        <source>The ends will be %1 and %2.</source>
        <extracomment>What a play would lead to; %1 and %2 are the numbers at the left and right end.</extracomment>
        <translation>Końce będą: %1 i %2.</translation>
    </message>
    <message>
        <source>Hint: open yourself.</source>
        <extracomment>What a computer player would do in your place, in six-love.</extracomment>
        <translation>Podpowiedź: wychodzisz ty.</translation>
    </message>
    <message>
        <source>Hint: name %1.</source>
        <extracomment>What a computer player would do in your place, in six-love; %1 is your partner.</extracomment>
        <translation>Podpowiedź: wychodzi %1.</translation>
    </message>
</context>
<context>
    <name>CarryOn</name>
    <message>
        <source>Carry on</source>
        <extracomment>A heading on the home screen, over the sessions that were kept.</extracomment>
        <translation>Do dokończenia</translation>
    </message>
</context>
<context>
    <name>Chain</name>
    <message numerus="yes">
        <source>Layout, %n tile(s)</source>
        <comment>accessible name</comment>
        <extracomment>The row of tiles on the table, for a screen reader.</extracomment>
        <translation>
            <numerusform>Łańcuch, %n kamień</numerusform>
            <numerusform>Łańcuch, %n kamienie</numerusform>
            <numerusform>Łańcuch, %n kamieni</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>Button that brings all tiles of the layout back into sight after zooming.</extracomment>
        <translation>Pokaż całość</translation>
    </message>
</context>
<context>
    <name>ChainModel</name>
    <message>
        <source>Middle of the table</source>
        <extracomment>Where the first tile of a deal goes, for a screen reader.</extracomment>
        <translation>Środek stołu</translation>
    </message>
</context>
<context>
    <name>ChainTarget</name>
    <message>
        <source>or here</source>
        <extracomment>On the free place at the other end, where the picked tile could go instead.</extracomment>
        <translation>albo tu</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>On a free place, where the picked tile can go.</extracomment>
        <translation>tutaj</translation>
    </message>
</context>
<context>
    <name>CompanyWords</name>
    <message>
        <source>Seat %1</source>
        <extracomment>A seat at the table, 1 to 4.</extracomment>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>Beside the reader&apos;s own name.</extracomment>
        <translation>ty</translation>
    </message>
    <message>
        <source>host</source>
        <extracomment>Beside the name of whoever decides what the table allows.</extracomment>
        <translation>prowadzi stół</translation>
    </message>
    <message>
        <source>computer player: %1</source>
        <extracomment>Beside the name of a computer player; %1 is the name of its level.</extracomment>
        <translation>komputer: %1</translation>
    </message>
    <message>
        <source>watches</source>
        <extracomment>Beside the name of somebody who looks on without a seat.</extracomment>
        <translation>patrzy</translation>
    </message>
    <message>
        <source>Let a computer player stand in</source>
        <extracomment>A button: nobody else is here to be asked, so it happens at once.</extracomment>
        <translation>Komputer na zastępstwo</translation>
    </message>
    <message>
        <source>Propose a stand-in</source>
        <extracomment>A button: the others are asked first.</extracomment>
        <translation>Zaproponuj zastępstwo</translation>
    </message>
    <message>
        <source>Take this seat</source>
        <extracomment>A button: you have no seat and ask for this one.</extracomment>
        <translation>Usiądź tutaj</translation>
    </message>
    <message>
        <source>Give this seat to somebody</source>
        <extracomment>A button that opens a list of names.</extracomment>
        <translation>Oddaj to miejsce komuś</translation>
    </message>
    <message>
        <source>To %1</source>
        <extracomment>A button in a list of people without a seat; %1 is a name.</extracomment>
        <translation>Siada: %1</translation>
    </message>
    <message>
        <source>How %1 plays</source>
        <extracomment>A button, and the label of the levels that it opens; %1 is the name of a computer player.</extracomment>
        <translation>Jak gra %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more people watch</source>
        <extracomment>Below a list of people who look on.</extracomment>
        <translation>
            <numerusform>Patrzy jeszcze %n osoba</numerusform>
            <numerusform>Patrzą jeszcze %n osoby</numerusform>
            <numerusform>Patrzy jeszcze %n osób</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody looks on.</source>
        <extracomment>In place of a list of people who look on.</extracomment>
        <translation>Nikt nie patrzy.</translation>
    </message>
    <message>
        <source>Copied: paste it into a message.</source>
        <extracomment>After a button that copies was pressed.</extracomment>
        <translation>Skopiowane: wklej do wiadomości.</translation>
    </message>
    <message>
        <source>This table is on your machine alone; nobody else can come to it.</source>
        <extracomment>In place of a link: the window&apos;s own server, for this machine alone.</extracomment>
        <translation>Ten stół jest tylko na twoim komputerze; nikt inny tu nie dojdzie.</translation>
    </message>
</context>
<context>
    <name>CoverView</name>
    <message>
        <source>Hand the device over. Whoever takes it names who opens, and sees only their own tiles.</source>
        <comment>on the cover of a shared device</comment>
        <translation>Przekaż urządzenie. Kto je bierze, wskazuje, kto wychodzi, i widzi tylko własne kamienie.</translation>
    </message>
    <message>
        <source>Hand the device over. The tiles stay covered until then.</source>
        <comment>on the cover of a shared device</comment>
        <translation>Przekaż urządzenie. Do tej chwili kamienie są zasłonięte.</translation>
    </message>
    <message>
        <source>I am %1: show my tiles</source>
        <extracomment>A button on a shared device; %1 is a name.</extracomment>
        <translation>Tu %1: pokaż moje kamienie</translation>
    </message>
</context>
<context>
    <name>CoverWords</name>
    <message>
        <source>%1 names who opens.</source>
        <extracomment>A device that several share, covered; %1 is a name. In six-love.</extracomment>
        <translation>%1 wskazuje, kto wychodzi.</translation>
    </message>
    <message>
        <source>%1 opens the deal.</source>
        <extracomment>A device that several share, covered; %1 is a name.</extracomment>
        <translation>Wychodzi %1.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <extracomment>A device that several share, covered; %1 is a name.</extracomment>
        <translation>Teraz gra %1.</translation>
    </message>
    <message>
        <source>Hand the device to %1. Everybody else looks away.</source>
        <extracomment>A device that several share, covered; %1 is a name.</extracomment>
        <translation>Urządzenie bierze %1. Reszta nie patrzy.</translation>
    </message>
    <message>
        <source>I am %1: show my tiles</source>
        <extracomment>A button on a covered device: shows the hand of whoever presses it; %1 is a name.</extracomment>
        <translation>Tu %1: pokaż moje kamienie</translation>
    </message>
    <message>
        <source>The hand of %1 is covered.</source>
        <extracomment>A covered hand, for a screen reader; %1 is a name.</extracomment>
        <translation>Ręka zasłonięta: %1.</translation>
    </message>
    <message>
        <source>All hands here are covered while %1 plays.</source>
        <extracomment>A device that several share, covered while somebody else (1) plays.</extracomment>
        <translation>Wszystkie ręce są tu zasłonięte, gdy gra %1.</translation>
    </message>
</context>
<context>
    <name>FairnessWords</name>
    <message>
        <source>Fair deal</source>
        <extracomment>On a small seal at the end of a deal: nobody could have chosen the tiles.</extracomment>
        <translation>Uczciwe rozdanie</translation>
    </message>
    <message>
        <source>About this deal</source>
        <extracomment>On a small mark at the end of a deal: it is not known how it was drawn.</extracomment>
        <translation>O tym rozdaniu</translation>
    </message>
    <message>
        <source>This deal does not check out</source>
        <extracomment>On a warning at the end of a deal: what the server said does not match.</extracomment>
        <translation>To rozdanie się nie zgadza</translation>
    </message>
    <message>
        <source>This deal comes from a seed: whoever set it knew all the hands beforehand.</source>
        <extracomment>What is behind the mark of a deal: somebody gave this table a seed.</extracomment>
        <translation>To rozdanie pochodzi z ziarna: kto je wpisuje, zna z góry wszystkie ręce.</translation>
    </message>
    <message>
        <source>This server is older than this window: its deals cannot be checked.</source>
        <extracomment>What is behind the mark of a deal.</extracomment>
        <translation>Ten serwer jest starszy niż to okno: jego rozdań nie da się sprawdzić.</translation>
    </message>
    <message>
        <source>The server has not shown how it drew this deal.</source>
        <extracomment>What is behind the mark of a deal.</extracomment>
        <translation>Serwer nie pokazał, jak losował to rozdanie.</translation>
    </message>
    <message>
        <source>Deal %1 does not check out.</source>
        <extracomment>A warning above the table and in the menu. %1 is the number of a deal.</extracomment>
        <translation>Rozdanie %1 się nie zgadza.</translation>
    </message>
    <message>
        <source>Nobody could have chosen this deal: this window put something random into it, and all of it matches.</source>
        <extracomment>What is behind the seal: each program at the table threw in something random.</extracomment>
        <translation>Nikt nie mógł wybrać tego rozdania: to okno dodało do niego coś losowego i wszystko się zgadza.</translation>
    </message>
    <message>
        <source>This window gave nothing to the draw of this deal; what it saw of it matches.</source>
        <extracomment>What is behind the mark, for somebody who watched or came later.</extracomment>
        <translation>To okno nic nie dało do losowania tego rozdania; to, co z niego widać, się zgadza.</translation>
    </message>
    <message>
        <source>Only the server drew this deal; nobody else can say that it was not chosen.</source>
        <extracomment>What is behind the mark: all who played have older programs, or were lost.</extracomment>
        <translation>To rozdanie losował sam serwer; nikt inny nie może powiedzieć, że nie było wybrane.</translation>
    </message>
    <message>
        <source>What the server said is kept in the folder of this window, in “evidence”.</source>
        <extracomment>After what is wrong with a deal.</extracomment>
        <translation>To, co mówi serwer, jest zapisane w folderze tego okna, w „evidence”.</translation>
    </message>
    <message>
        <source>Other tiles were dealt than were drawn.</source>
        <extracomment>What is wrong with a deal: the hands are not those that were drawn.</extracomment>
        <translation>Rozdano inne kamienie, niż wylosowano.</translation>
    </message>
    <message>
        <source>The server does not show how it was drawn.</source>
        <extracomment>What is wrong with a deal.</extracomment>
        <translation>Serwer nie pokazuje, jak było losowane.</translation>
    </message>
    <message>
        <source>The server drew it without asking this window for its part.</source>
        <extracomment>What is wrong with a deal.</extracomment>
        <translation>Serwer losował je, nie pytając tego okna o jego część.</translation>
    </message>
    <message>
        <source>The server used the same draw a second time.</source>
        <extracomment>What is wrong with a deal.</extracomment>
        <translation>Serwer użył tego samego losowania drugi raz.</translation>
    </message>
    <message>
        <source>The server drew it anew without a true reason.</source>
        <extracomment>What is wrong with a deal: it was drawn more than once, and why is not so.</extracomment>
        <translation>Serwer losował je od nowa bez prawdziwego powodu.</translation>
    </message>
    <message>
        <source>The server says that this window gave nothing in time, but it did. Once that may be a slow line; again and again it is not.</source>
        <extracomment>What is wrong with a deal: the server says that this window gave nothing to it.</extracomment>
        <translation>Serwer mówi, że to okno nic nie dało na czas, choć dało. Raz może to być wolne łącze; raz po raz już nie.</translation>
    </message>
    <message>
        <source>The part of this player was changed, left out or made up: %1.</source>
        <extracomment>What is wrong with a deal. %1 is a name.</extracomment>
        <translation>Zmieniono, pominięto lub zmyślono część z tego miejsca: %1.</translation>
    </message>
    <message>
        <source>The server’s own part is another than it had promised.</source>
        <extracomment>What is wrong with a deal.</extracomment>
        <translation>Część samego serwera jest inna, niż zapowiadał.</translation>
    </message>
    <message numerus="yes">
        <source>The server says it was restarted in mid-draw, %n times so far.</source>
        <extracomment>Behind the mark of a deal. A restart is the only reason there may be; %n is how often.</extracomment>
        <translation>
            <numerusform>Serwer mówi, że był uruchamiany ponownie w trakcie losowania, jak dotąd %n raz.</numerusform>
            <numerusform>Serwer mówi, że był uruchamiany ponownie w trakcie losowania, jak dotąd %n razy.</numerusform>
            <numerusform>Serwer mówi, że był uruchamiany ponownie w trakcie losowania, jak dotąd %n razy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gave no part to a draw, %n times so far: %1.</source>
        <extracomment>Behind the mark of a deal. %1 is a name, %n how often in this session.</extracomment>
        <translation>
            <numerusform>Brak części do losowania, jak dotąd %n raz: %1.</numerusform>
            <numerusform>Brak części do losowania, jak dotąd %n razy: %1.</numerusform>
            <numerusform>Brak części do losowania, jak dotąd %n razy: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>Records (*.json)</source>
        <extracomment>In a dialog that chooses files: which kinds of files are shown.</extracomment>
        <translation>Zapisy (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <comment>which kinds of files a dialog shows</comment>
        <translation>Wszystkie pliki (*)</translation>
    </message>
</context>
<context>
    <name>FirewallNote</name>
    <message>
        <source>Your system may ask whether doublesix may use the network. Allow it on private networks: otherwise friends nearby are not found, and do not find you.</source>
        <extracomment>Over what is about to make the computer&apos;s system ask a question of its own, about networks.</extracomment>
        <translation>System może zapytać, czy doublesix może korzystać z sieci. Zezwól na to w sieciach prywatnych: inaczej nie znajdziesz znajomych w pobliżu, a oni ciebie.</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message numerus="yes">
        <source>Your hand, %n tile(s)</source>
        <comment>accessible name</comment>
        <translation>
            <numerusform>Twoja ręka, %n kamień</numerusform>
            <numerusform>Twoja ręka, %n kamienie</numerusform>
            <numerusform>Twoja ręka, %n kamieni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomeLinks</name>
    <message>
        <source>Records</source>
        <extracomment>A button: the page with records of sessions that were played.</extracomment>
        <translation>Zapisy</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>A button: the page with the rules of both games.</extracomment>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>A button: the page with the settings of this window.</extracomment>
        <translation>Ustawienia</translation>
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
        <translation>Domino w parach, we czwórkę: ze znajomymi, z komputerem albo tak i tak.</translation>
    </message>
    <message>
        <source>Partner dominoes for four.</source>
        <extracomment>Under the name of the program, on a narrow screen.</extracomment>
        <translation>Domino w parach, we czwórkę.</translation>
    </message>
</context>
<context>
    <name>HomeWays</name>
    <message>
        <source>Start a table</source>
        <extracomment>A heading over the two games, each of which begins with computer players by a press.</extracomment>
        <translation>Zagraj teraz</translation>
    </message>
    <message>
        <source>Puerto Rico. First pair to four, with the others at nil.</source>
        <extracomment>Under the name of the game; to win a match, the other pair must have no point.</extracomment>
        <translation>Portoryko. Do czterech punktów, przy zerze drugiej pary.</translation>
    </message>
    <message>
        <source>Chiva</source>
        <extracomment>The name of a game of Puerto Rico; it stays as it is.</extracomment>
        <translation>Chiva</translation>
    </message>
    <message>
        <source>Jamaica. First to six, the others at nil; the key tile counts two.</source>
        <extracomment>Under the name of the game; the key tile is the only tile that still fitted anywhere.</extracomment>
        <translation>Jamajka. Do sześciu, przy zerze drugiej pary; kamień-klucz liczy się za dwa.</translation>
    </message>
    <message>
        <source>Six-love</source>
        <extracomment>The name of a game of Jamaica; it stays as it is.</extracomment>
        <translation>Six-love</translation>
    </message>
    <message>
        <source>A code for up to three others</source>
        <extracomment>Under &quot;Invite friends&quot;.</extracomment>
        <translation>Kod dla najwyżej trzech osób</translation>
    </message>
    <message>
        <source>Invite friends</source>
        <extracomment>Opens what is needed to make a table for friends on other devices.</extracomment>
        <translation>Zaproś znajomych</translation>
    </message>
    <message>
        <source>To a friend’s table</source>
        <extracomment>Under &quot;Join with a code&quot;.</extracomment>
        <translation>Do stołu znajomych</translation>
    </message>
    <message>
        <source>Join with a code</source>
        <extracomment>Opens what is needed to come to the table of somebody else.</extracomment>
        <translation>Dołącz przez kod</translation>
    </message>
    <message>
        <source>Pass it around, hands stay covered</source>
        <extracomment>Under &quot;Share this device&quot;: the device goes from hand to hand; a hand is the tiles of one person.</extracomment>
        <translation>Z rąk do rąk, kamienie zasłonięte</translation>
    </message>
    <message>
        <source>Share this device</source>
        <extracomment>Opens what is needed to play with up to four people at one device.</extracomment>
        <translation>Wspólne urządzenie</translation>
    </message>
</context>
<context>
    <name>InvitationCard</name>
    <message>
        <source>Invite someone</source>
        <extracomment>In the waiting room: a heading over the code of the table.</extracomment>
        <translation>Zaproś kogoś</translation>
    </message>
    <message>
        <source>Read the code and the address aloud, send the link, or let them scan.</source>
        <extracomment>Under that heading; &quot;scan&quot; is with the camera of a telephone.</extracomment>
        <translation>Podyktuj kod i adres, wyślij link albo daj zeskanować.</translation>
    </message>
    <message>
        <source>Send the link, or let them scan.</source>
        <comment>only where nothing but the link is enough</comment>
        <translation>Wyślij link albo daj zeskanować.</translation>
    </message>
    <message>
        <source>On this network the code is enough. Elsewhere, send the link or let them scan.</source>
        <comment>where the table is on this computer</comment>
        <translation>W tej sieci wystarczy kod. Poza nią wyślij link albo pozwól zeskanować.</translation>
    </message>
    <message>
        <source>The code: %1</source>
        <comment>accessible name</comment>
        <translation>Kod: %1</translation>
    </message>
    <message>
        <source>The address: %1</source>
        <comment>accessible name; the address of a server</comment>
        <translation>Adres: %1</translation>
    </message>
    <message>
        <source>The link as a square for a camera</source>
        <comment>accessible name</comment>
        <translation>Kod QR z linkiem</translation>
    </message>
    <message>
        <source>Copy link</source>
        <extracomment>A button: put the link to this table where it can be pasted.</extracomment>
        <translation>Kopiuj link</translation>
    </message>
    <message>
        <source>Copy code</source>
        <extracomment>A button: put the code of this table where it can be pasted.</extracomment>
        <translation>Kopiuj kod</translation>
    </message>
    <message>
        <source>Another address</source>
        <extracomment>A button under a link: show the one that leads here by another address of this computer.</extracomment>
        <translation>Inny adres</translation>
    </message>
    <message>
        <source>Open to friends</source>
        <extracomment>A button: let other devices come to a table that was made for this one alone.</extracomment>
        <translation>Otwórz dla znajomych</translation>
    </message>
</context>
<context>
    <name>InviteForm</name>
    <message>
        <source>Your computer keeps the table while this window is open. Friends on the same network come with the code or the link that you are shown next.</source>
        <extracomment>Over the button that makes a table for friends.</extracomment>
        <translation>Stół stoi na twoim komputerze, dopóki to okno jest otwarte. Znajomi z tej samej sieci dołączą z kodem lub linkiem, który zaraz zobaczysz.</translation>
    </message>
    <message>
        <source>Your name</source>
        <extracomment>A field for the name that the others are shown.</extracomment>
        <translation>Twoje imię</translation>
    </message>
    <message>
        <source>Play Chiva</source>
        <extracomment>A button that makes a table of Chiva for friends.</extracomment>
        <translation>Graj w Chivę</translation>
    </message>
    <message>
        <source>Play Six-love</source>
        <extracomment>A button that makes a table of Six-love for friends.</extracomment>
        <translation>Graj w Six-love</translation>
    </message>
    <message>
        <source>Make a table of Chiva and show the invitation</source>
        <extracomment>What the button &quot;Play Chiva&quot; does, for a screen reader.</extracomment>
        <translation>Załóż stół do Chivy i pokaż zaproszenie</translation>
    </message>
    <message>
        <source>Make a table of Six-love and show the invitation</source>
        <extracomment>What the button &quot;Play Six-love&quot; does, for a screen reader.</extracomment>
        <translation>Załóż stół do Six-love i pokaż zaproszenie</translation>
    </message>
</context>
<context>
    <name>JoinForm</name>
    <message>
        <source>Code or link</source>
        <extracomment>A field for what somebody was sent: a table’s code of eight signs, or a link.</extracomment>
        <translation>Kod albo link</translation>
    </message>
    <message>
        <source>Not needed with a link, nor on the same network.</source>
        <extracomment>Under that field: a table on the same network is found by its code alone.</extracomment>
        <translation>Niepotrzebny przy linku ani w tej samej sieci.</translation>
    </message>
    <message>
        <source>Address, if you have only a code</source>
        <extracomment>A field for the address of a server; a link has it in it, a code has not.</extracomment>
        <translation>Adres, jeśli masz tylko kod</translation>
    </message>
    <message>
        <source>Your name</source>
        <extracomment>A field for the name that the others are shown.</extracomment>
        <translation>Twoje imię</translation>
    </message>
    <message>
        <source>Join</source>
        <extracomment>A button: come to the table of the code, or to the one beside it in a list.</extracomment>
        <translation>Dołącz</translation>
    </message>
    <message>
        <source>Show open tables</source>
        <extracomment>A button: list the tables of that server that anybody may join.</extracomment>
        <translation>Pokaż otwarte stoły</translation>
    </message>
    <message>
        <source>Servers on this network:</source>
        <extracomment>Over a list of addresses at which servers were found.</extracomment>
        <translation>Serwery w tej sieci:</translation>
    </message>
    <message>
        <source>Show open tables at %1</source>
        <comment>accessible name; %1 is an address</comment>
        <translation>Pokaż otwarte stoły: %1</translation>
    </message>
    <message>
        <source>Join %1</source>
        <comment>accessible name; %1 is &quot;Eva&apos;s table&quot;</comment>
        <translation>Dołącz: %1</translation>
    </message>
    <message>
        <source>Or make a table there for your friends:</source>
        <extracomment>Over two buttons, under the tables of a server elsewhere.</extracomment>
        <translation>Albo załóż tam stół dla znajomych:</translation>
    </message>
    <message>
        <source>Play Chiva</source>
        <extracomment>A button that makes a table of Chiva for friends.</extracomment>
        <translation>Graj w Chivę</translation>
    </message>
    <message>
        <source>Make a table of Chiva at that server</source>
        <extracomment>What the button &quot;Play Chiva&quot; does, for a screen reader.</extracomment>
        <translation>Załóż stół do Chivy na tym serwerze</translation>
    </message>
    <message>
        <source>Play Six-love</source>
        <extracomment>A button that makes a table of Six-love for friends.</extracomment>
        <translation>Graj w Six-love</translation>
    </message>
    <message>
        <source>Make a table of Six-love at that server</source>
        <extracomment>What the button &quot;Play Six-love&quot; does, for a screen reader.</extracomment>
        <translation>Załóż stół do Six-love na tym serwerze</translation>
    </message>
</context>
<context>
    <name>KeptLine</name>
    <message>
        <source>Continue</source>
        <extracomment>A button: go on with the session that was kept.</extracomment>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Forget: %1</source>
        <extracomment>A button, read aloud: offer a kept session no more; %1 is &quot;Chiva with Tito, deal 6.&quot;</extracomment>
        <translation>Zapomnij: %1</translation>
    </message>
</context>
<context>
    <name>KeysList</name>
    <message>
        <source>Left, Right</source>
        <extracomment>The keys with an arrow to the left and to the right, in a list of keys.</extracomment>
        <translation>W lewo, w prawo</translation>
    </message>
    <message>
        <source>go from tile to tile; Home and End to the first and the last</source>
        <extracomment>What these keys do in the hand.</extracomment>
        <translation>od kamienia do kamienia; Home i End do pierwszego i ostatniego</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <extracomment>The names of two keys, in a list of keys.</extracomment>
        <translation>Enter, spacja</translation>
    </message>
    <message>
        <source>pick the tile; once more: go on with it</source>
        <extracomment>What these keys do.</extracomment>
        <translation>wybiera kamień; jeszcze raz: idzie z nim dalej</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <extracomment>The keys with an arrow up and down, in a list of keys.</extracomment>
        <translation>W górę, w dół</translation>
    </message>
    <message>
        <source>from the picked tile to its ends, or to Confirm</source>
        <extracomment>What these keys do once a tile is picked.</extracomment>
        <translation>od wybranego kamienia do końców albo do „Zatwierdź”</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>The name of a key, in a list of keys.</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>on to the ends, to Confirm and to all else; with Shift back</source>
        <extracomment>What this key does.</extracomment>
        <translation>do końców, do „Zatwierdź” i dalej; z Shift wstecz</translation>
    </message>
    <message>
        <source>Escape</source>
        <extracomment>The name of a key, in a list of keys.</extracomment>
        <translation>Escape</translation>
    </message>
    <message>
        <source>drops what was picked; closes what is open</source>
        <extracomment>What this key does.</extracomment>
        <translation>odkłada to, co wybrane; zamyka to, co otwarte</translation>
    </message>
    <message>
        <source>says the table</source>
        <extracomment>What a key does for whoever listens: the ends, whose turn it is, how many tiles each has.</extracomment>
        <translation>mówi, co na stole</translation>
    </message>
    <message>
        <source>says your hand, what fits first</source>
        <extracomment>What a key does for whoever listens.</extracomment>
        <translation>mówi, co masz na ręce, najpierw to, co pasuje</translation>
    </message>
    <message>
        <source>says who passed on what</source>
        <extracomment>What a key does for whoever listens.</extracomment>
        <translation>mówi, kto na jakich liczbach pasuje</translation>
    </message>
    <message>
        <source>says how the match stands</source>
        <extracomment>What a key does for whoever listens.</extracomment>
        <translation>mówi, jak stoi mecz</translation>
    </message>
    <message>
        <source>on the layout: larger, smaller, all of it; arrows shift it</source>
        <extracomment>What these keys do to the row of tiles on the table, while it has the keyboard.</extracomment>
        <translation>na łańcuchu: większy, mniejszy, cały; strzałki go przesuwają</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <extracomment>The keys for undo, in a list of keys.</extracomment>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>undo, where the table allows it</source>
        <extracomment>What these keys do.</extracomment>
        <translation>cofa, jeśli stół na to pozwala</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <extracomment>The keys for redo, in a list of keys.</extracomment>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>redo</source>
        <extracomment>What these keys do.</extracomment>
        <translation>ponawia</translation>
    </message>
    <message>
        <source>shows this list</source>
        <extracomment>What a key does.</extracomment>
        <translation>pokazuje tę listę</translation>
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
        <translation>Zagranie</translation>
    </message>
</context>
<context>
    <name>LinkBanner</name>
    <message>
        <source>Try now</source>
        <extracomment>A button, while the link is lost: do not wait, connect at once.</extracomment>
        <translation>Połącz teraz</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <extracomment>A button, while the link is lost.</extracomment>
        <translation>Odejdź od stołu</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>A button: put away what is said about the link.</extracomment>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>LinkWords</name>
    <message>
        <source>Setting up the table.</source>
        <extracomment>The window starts a server on this machine.</extracomment>
        <translation>Stawiamy stół.</translation>
    </message>
    <message>
        <source>Connecting to the server.</source>
        <extracomment>The window is on its way to a server.</extracomment>
        <translation>Łączymy się z serwerem.</translation>
    </message>
    <message>
        <source>The server cannot store anything now. Nothing is lost; acts wait for it.</source>
        <extracomment>The server&apos;s disk is full or gone.</extracomment>
        <translation>Serwer nie może teraz nic zapisać. Nic nie przepadło; ruchy zaczekają.</translation>
    </message>
    <message>
        <source>The server is stopping. Come back later; the table is kept.</source>
        <extracomment>The server is shut down or restarted.</extracomment>
        <translation>Serwer kończy pracę. Wróć później; stół zostaje zachowany.</translation>
    </message>
    <message>
        <source>You came to this table from another window; this one let go.</source>
        <extracomment>The same person connected from another window or device.</extracomment>
        <translation>Ten stół jest już otwarty u ciebie w innym oknie; to okno się rozłączyło.</translation>
    </message>
    <message>
        <source>The table was closed.</source>
        <extracomment>The host closed the table, or nobody was left.</extracomment>
        <translation>Stół został zamknięty.</translation>
    </message>
    <message>
        <source>All agreed to stop here. Come back whenever you like.</source>
        <extracomment>All agreed to stop and to keep the session.</extracomment>
        <translation>Przerwa za zgodą wszystkich. Wróć, kiedy chcesz.</translation>
    </message>
    <message>
        <source>From the host of this server: %1</source>
        <extracomment>%1 is a line that the host of a server wrote for all who come to it.</extracomment>
        <translation>Od osoby, która prowadzi ten serwer: %1</translation>
    </message>
    <message>
        <source>You stopped here. Come back whenever you like.</source>
        <extracomment>You stopped, alone at the table; the session is kept.</extracomment>
        <translation>Przerwa. Wróć, kiedy chcesz.</translation>
    </message>
    <message>
        <source>The table is on another server now; looking for it there.</source>
        <extracomment>Several servers carry the same tables; this one handed the table to another of them.</extracomment>
        <translation>Stół jest teraz na innym serwerze; szukam go tam.</translation>
    </message>
    <message>
        <source>The server is being updated; your table waits for you.</source>
        <extracomment>The server is restarted, mostly with a newer version; the window waits for it.</extracomment>
        <translation>Serwer jest aktualizowany; twój stół czeka.</translation>
    </message>
    <message>
        <source>The seat was given to somebody else.</source>
        <extracomment>To a computer player.</extracomment>
        <translation>To miejsce ma już ktoś inny.</translation>
    </message>
    <message>
        <source>The host of this server took you from the table.</source>
        <extracomment>The server&apos;s operator sent somebody away; their seat is one that was left.</extracomment>
        <translation>Osoba, która prowadzi ten serwer, usunęła cię od stołu.</translation>
    </message>
    <message>
        <source>The link was too slow for the server, and was cut.</source>
        <extracomment>The window did not keep up with what the server sent.</extracomment>
        <translation>Połączenie było dla serwera za wolne i zostało przerwane.</translation>
    </message>
    <message>
        <source>The server cut the link: too much was asked too fast.</source>
        <extracomment>The window asked too much, too fast.</extracomment>
        <translation>Serwer przerwał połączenie: za dużo naraz i za szybko.</translation>
    </message>
    <message>
        <source>The server cut the link: it did not understand this window.</source>
        <extracomment>The server did not understand the window.</extracomment>
        <translation>Serwer przerwał połączenie: nie rozumie tego okna.</translation>
    </message>
    <message>
        <source>Reconnecting now.</source>
        <extracomment>The link was lost and is being taken up again at this moment.</extracomment>
        <translation>Łączymy się znowu.</translation>
    </message>
    <message>
        <source>Reconnecting in %1 s.</source>
        <extracomment>The link was lost; %1 is a number of seconds.</extracomment>
        <translation>Następna próba za %1 s.</translation>
    </message>
    <message>
        <source>%1’s table does not answer; perhaps its window or server is closed.</source>
        <extracomment>Nothing answers at the address of a table that one has been at; %1 is its host&apos;s name.</extracomment>
        <translation>Stół nie odpowiada (%1); może zamknięto okno albo serwer.</translation>
    </message>
    <message>
        <source>The link to the server is lost.</source>
        <extracomment>The connection broke off.</extracomment>
        <translation>Połączenie z serwerem zostało przerwane.</translation>
    </message>
    <message>
        <source>The server cannot prove by its address alone that it is the right one; ask for the whole link.</source>
        <extracomment>TLS: nobody known signed the certificate, and there was no link that would tell it.</extracomment>
        <translation>Serwer nie może dowieść samym adresem, że to ten właściwy; poproś o cały link.</translation>
    </message>
    <message>
        <source>Another server answers there than the one of the link, or it was set up anew; ask for a new link.</source>
        <extracomment>TLS: the certificate is not the one that the link tells.</extracomment>
        <translation>Odpowiada tam inny serwer niż ten z linku albo postawiono go od nowa; poproś o nowy link.</translation>
    </message>
    <message>
        <source>No server answers there; check the address and the network.</source>
        <extracomment>Nothing answers at the address.</extracomment>
        <translation>Pod tym adresem nie odpowiada żaden serwer; sprawdź adres i sieć.</translation>
    </message>
    <message>
        <source>The host of this server sent you away for good; ask why.</source>
        <extracomment>The server&apos;s operator sent somebody away for good.</extracomment>
        <translation>Osoba, która prowadzi ten serwer, usunęła cię na stałe; zapytaj ją o powód.</translation>
    </message>
    <message>
        <source>What answers there is no doublesix server; check the address.</source>
        <extracomment>Something answers at the address, but it is no doublesix server.</extracomment>
        <translation>To, co tam odpowiada, nie jest serwerem doublesix; sprawdź adres.</translation>
    </message>
    <message>
        <source>That is no address of a server; write it as wss://host or ws://host:port.</source>
        <extracomment>The address cannot be read.</extracomment>
        <translation>To nie jest adres serwera; wpisz wss://host albo ws://host:port.</translation>
    </message>
    <message>
        <source>The table could not be set up on this machine. %1</source>
        <extracomment>The window&apos;s own server did not start; %1 is what it said.</extracomment>
        <translation>Na tym komputerze nie udało się postawić stołu. %1</translation>
    </message>
    <message>
        <source>The server said something that this window does not understand; perhaps one of them is to be updated.</source>
        <extracomment>The server sent something that this window does not know.</extracomment>
        <translation>Okno nie rozumie tego, co przysłał serwer; może jedno z nich wymaga aktualizacji.</translation>
    </message>
    <message>
        <source>The network part of this window failed; open the table again.</source>
        <extracomment>The window itself failed.</extracomment>
        <translation>Łączność w tym oknie zawiodła; otwórz stół jeszcze raz.</translation>
    </message>
</context>
<context>
    <name>ListWords</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>The end of a list of names or numbers: &quot;5 and 2&quot;, &quot;Ana, Ivo and Eva&quot;.</extracomment>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>The end of a list that one may choose of: &quot;Ana or Ivo&quot;.</extracomment>
        <translation>%1 lub %2</translation>
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
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Look back on this deal</source>
        <extracomment>A button: find out what could have been done in the deal that is shown.</extracomment>
        <translation>Analizuj to rozdanie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>a look back that is under way</comment>
        <extracomment>A button: do not go on looking for what could have been done.</extracomment>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Next that mattered</source>
        <extracomment>A button: to the next of the few acts of a deal that mattered most.</extracomment>
        <translation>Następne ważne</translation>
    </message>
    <message>
        <source>What the strongest computer player, the Master, leaned to at each act, from that seat’s own tiles and what all could see; and what was best with all hands open.</source>
        <extracomment>In a panel: what is told of each act of a deal that is over. The computer sees what that seat saw; &quot;all hands open&quot; means that all four hands are seen.</extracomment>
        <translation>Co wolał Mistrz, najmocniejszy komputer, w każdym zagraniu, widząc tylko kamienie z tego miejsca i to, co widzą wszyscy; oraz co było najlepsze przy odkrytych rękach.</translation>
    </message>
    <message>
        <source>Acts of this deal</source>
        <extracomment>Read aloud: the list of all acts of a deal that is over.</extracomment>
        <translation>Zagrania w tym rozdaniu</translation>
    </message>
</context>
<context>
    <name>LookBackWords</name>
    <message>
        <source>Setting out. The very first time this takes a minute or two.</source>
        <extracomment>While a deal is looked back on, before the first act: what looks back is made ready, which takes longer when it was never used before.</extracomment>
        <translation>Zaczynamy. Za pierwszym razem trwa to minutę lub dwie.</translation>
    </message>
    <message>
        <source>%1 of %2 acts</source>
        <extracomment>While a deal is looked back on: how many acts (1) of how many (2) are done.</extracomment>
        <translation>%1 z %2 zagrań</translation>
    </message>
    <message>
        <source>The strongest computer player is not installed on this computer.</source>
        <extracomment>In place of a look back: the program was installed without a part of it.</extracomment>
        <translation>Najmocniejszy komputer nie jest zainstalowany na tym urządzeniu.</translation>
    </message>
    <message>
        <source>Looking back did not work this time.</source>
        <extracomment>In place of a look back: something went wrong.</extracomment>
        <translation>Tym razem analiza się nie udała.</translation>
    </message>
    <message>
        <source>Cost a chance</source>
        <extracomment>At an act of a finished deal: it gave away chances, by what the seat could know.</extracomment>
        <translation>Strata szansy</translation>
    </message>
    <message>
        <source>Bad luck</source>
        <extracomment>At an act of a finished deal: it turned out badly, and nobody could have known.</extracomment>
        <translation>Pech</translation>
    </message>
    <message>
        <source>Well found</source>
        <extracomment>At an act of a finished deal: it was clearly better than anything else.</extracomment>
        <translation>Trafny wybór</translation>
    </message>
    <message>
        <source>In this deal: %1</source>
        <extracomment>Beside the button &quot;Next that mattered&quot;: how many acts (1) there are that mattered.</extracomment>
        <translation>W tym rozdaniu: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Beside the button &quot;Next that mattered&quot;: the act that is shown is the first (1) of three (2) that mattered.</extracomment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Nothing to choose</source>
        <extracomment>At an act of a finished deal: nothing else was allowed.</extracomment>
        <translation>Bez wyboru</translation>
    </message>
    <message>
        <source>Open hands: nothing better</source>
        <extracomment>At an act of a finished deal: who sees all four hands finds nothing better.</extracomment>
        <translation>Odkryte ręce: nic lepszego</translation>
    </message>
    <message>
        <source>Open hands: %1</source>
        <extracomment>At an act of a finished deal: what was best (1) for who sees all four hands.</extracomment>
        <translation>Odkryte ręce: %1</translation>
    </message>
    <message>
        <source>Master: the same</source>
        <extracomment>At an act of a finished deal: what the strongest level would have done here.</extracomment>
        <translation>Mistrz: to samo</translation>
    </message>
    <message>
        <source>Master: %1</source>
        <extracomment>At an act of a finished deal: what the strongest level would have done here (1).</extracomment>
        <translation>Mistrz: %1</translation>
    </message>
    <message>
        <source>With these tiles the Master leans to the same: %1 % for the match.</source>
        <extracomment>Under an act of a finished deal: a computer player that sees this seat&apos;s tiles only would have done so too; %1 is how likely it thinks the pair is to win the match.</extracomment>
        <translation>Z tymi kamieniami Mistrz woli to samo: %1 % na wygranie meczu.</translation>
    </message>
    <message>
        <source>With these tiles the Master leans to %1: %2 % for the match, against %3 %.</source>
        <extracomment>Under an act of a finished deal: a computer player that sees this seat&apos;s tiles only would have done something else (1); how likely it thinks the pair is to win the match after that (2) and after what was done (3).</extracomment>
        <translation>Z tymi kamieniami Mistrz woli %1: %2 % na wygranie meczu, a tu %3 %.</translation>
    </message>
    <message>
        <source>With all hands open nothing was better: the deal can be won.</source>
        <extracomment>Under an act of a finished deal, for who sees all four hands.</extracomment>
        <translation>Przy odkrytych rękach nie było nic lepszego: rozdanie do wygrania.</translation>
    </message>
    <message>
        <source>With all hands open nothing was better: the deal can be tied.</source>
        <extracomment>Under an act of a finished deal, for who sees all four hands.</extracomment>
        <translation>Przy odkrytych rękach nie było nic lepszego: rozdanie do zremisowania.</translation>
    </message>
    <message>
        <source>With all hands open nothing was better: the deal is lost.</source>
        <extracomment>Under an act of a finished deal, for who sees all four hands.</extracomment>
        <translation>Przy odkrytych rękach nie było nic lepszego: rozdanie przegrane.</translation>
    </message>
    <message>
        <source>With all hands open %1 wins the deal, and this ties it.</source>
        <extracomment>Under an act of a finished deal, for who sees all four hands; %1 is another act.</extracomment>
        <translation>Przy odkrytych rękach %1 wygrywa rozdanie, a to zagranie daje remis.</translation>
    </message>
    <message>
        <source>With all hands open %1 wins the deal, and this loses it.</source>
        <extracomment>Under an act of a finished deal, for who sees all four hands; %1 is another act.</extracomment>
        <translation>Przy odkrytych rękach %1 wygrywa rozdanie, a to zagranie je przegrywa.</translation>
    </message>
    <message>
        <source>With all hands open %1 ties the deal, and this loses it.</source>
        <extracomment>Under an act of a finished deal, for who sees all four hands; %1 is another act.</extracomment>
        <translation>Przy odkrytych rękach %1 daje remis, a to zagranie przegrywa rozdanie.</translation>
    </message>
    <message>
        <source>With all hands open %1 was a little better for the match.</source>
        <extracomment>Under an act of a finished deal, for who sees all four hands; %1 is another act. The deal ends alike, but with fewer points, or another seat opens the next one.</extracomment>
        <translation>Przy odkrytych rękach %1 było trochę lepsze dla meczu.</translation>
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
        <translation>wychodzi %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>an act</comment>
        <extracomment>What a seat did or could do: a tile (1) at the left end.</extracomment>
        <translation>%1 z lewej</translation>
    </message>
    <message>
        <source>%1 right</source>
        <comment>an act</comment>
        <extracomment>What a seat did or could do: a tile (1) at the right end.</extracomment>
        <translation>%1 z prawej</translation>
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
        <translation>Możliwy kamień-klucz: poza %1 nic nigdzie nie pasuje.</translation>
    </message>
    <message>
        <source>Both ends are hard: %1 and %2.</source>
        <extracomment>Hard: of both numbers at the ends (1, 2), 7 of 8 halves lie on the table.</extracomment>
        <translation>Oba końce są twarde: %1 i %2.</translation>
    </message>
    <message>
        <source>The end with %1 is hard.</source>
        <extracomment>Hard: of the number at this end (1), 7 of 8 halves lie on the table.</extracomment>
        <translation>Koniec z %1 jest twardy.</translation>
    </message>
    <message>
        <source>The score is nil to nil.</source>
        <extracomment>The score of a match, 0-0.</extracomment>
        <translation>Jest zero do zera.</translation>
    </message>
    <message>
        <source>First to four, to nil</source>
        <extracomment>What wins a match of Chiva: four points while the others have none.</extracomment>
        <translation>Mecz: cztery do zera</translation>
    </message>
    <message>
        <source>First to six, to nil</source>
        <extracomment>What wins a match of six-love: six points while the others have none.</extracomment>
        <translation>Mecz: sześć do zera</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have %n points.</source>
        <extracomment>The points of a partnership (1 and 2 are names) in this match.</extracomment>
        <translation>
            <numerusform>%1 i %2 mają %n punkt.</numerusform>
            <numerusform>%1 i %2 mają %n punkty.</numerusform>
            <numerusform>%1 i %2 mają %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 have won the match, %3 to nil.</source>
        <extracomment>%1 and %2 are partners, %3 a number: &quot;Ana and Tito have won the match, 4 to nil.&quot;</extracomment>
        <translation>%1 i %2 wygrywają mecz, %3 do zera.</translation>
    </message>
    <message>
        <source>You and your partner have won the match, %1 to nil.</source>
        <extracomment>You and your partner; %1 is a number.</extracomment>
        <translation>Mecz wasz, %1 do zera.</translation>
    </message>
    <message>
        <source>They have won the match, %1 to nil.</source>
        <extracomment>The other partnership; %1 is a number.</extracomment>
        <translation>Mecz dla drugiej pary, %1 do zera.</translation>
    </message>
    <message>
        <source>You lead %1 to nil; one more takes the match.</source>
        <extracomment>You and your partner lead; %1 is a number.</extracomment>
        <translation>Prowadzicie %1 do zera; jeszcze jeden punkt i mecz wasz.</translation>
    </message>
    <message numerus="yes">
        <source>You lead %1 to nil; %n more take the match.</source>
        <extracomment>You and your partner lead; %1 is a number, %n (2 or more) the points still needed.</extracomment>
        <translation>
            <numerusform>Prowadzicie %1 do zera; jeszcze %n punkt i mecz wasz.</numerusform>
            <numerusform>Prowadzicie %1 do zera; jeszcze %n punkty i mecz wasz.</numerusform>
            <numerusform>Prowadzicie %1 do zera; jeszcze %n punktów i mecz wasz.</numerusform>
        </translation>
    </message>
    <message>
        <source>They lead %1 to nil; one more takes the match.</source>
        <extracomment>The other partnership leads; %1 is a number.</extracomment>
        <translation>Druga para prowadzi %1 do zera; brakuje jej jednego punktu do meczu.</translation>
    </message>
    <message numerus="yes">
        <source>They lead %1 to nil; %n more take the match.</source>
        <extracomment>The other partnership leads; %1 is a number, %n (2 or more) the points still needed.</extracomment>
        <translation>
            <numerusform>Druga para prowadzi %1 do zera; brakuje jej %n punktu do meczu.</numerusform>
            <numerusform>Druga para prowadzi %1 do zera; brakuje jej %n punktów do meczu.</numerusform>
            <numerusform>Druga para prowadzi %1 do zera; brakuje jej %n punktów do meczu.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 lead %3 to nil; one more takes the match.</source>
        <extracomment>%1 and %2 are partners, %3 is a number.</extracomment>
        <translation>%1 i %2 prowadzą %3 do zera; do meczu brakuje jednego punktu.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 lead %3 to nil; %n more take the match.</source>
        <extracomment>%1 and %2 are partners, %3 is a number, %n (2 or more) the points still needed.</extracomment>
        <translation>
            <numerusform>%1 i %2 prowadzą %3 do zera; do meczu brakuje %n punktu.</numerusform>
            <numerusform>%1 i %2 prowadzą %3 do zera; do meczu brakuje %n punktów.</numerusform>
            <numerusform>%1 i %2 prowadzą %3 do zera; do meczu brakuje %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>A win for you breaks their streak.</source>
        <extracomment>What it would mean if you and your partner won this deal.</extracomment>
        <translation>Wasza wygrana przerwie serię drugiej pary.</translation>
    </message>
    <message>
        <source>A win for you takes the match.</source>
        <extracomment>What it would mean if you and your partner won this deal.</extracomment>
        <translation>Wasza wygrana daje wam mecz.</translation>
    </message>
    <message>
        <source>A win for you makes it %1 to nil.</source>
        <extracomment>What it would mean if you and your partner won this deal; %1 is a number.</extracomment>
        <translation>Wasza wygrana to %1 do zera.</translation>
    </message>
    <message>
        <source>A win for them breaks your streak.</source>
        <extracomment>What it would mean if the other partnership won this deal.</extracomment>
        <translation>Wygrana drugiej pary przerwie waszą serię.</translation>
    </message>
    <message>
        <source>A win for them takes the match.</source>
        <extracomment>What it would mean if the other partnership won this deal.</extracomment>
        <translation>Wygrana drugiej pary daje jej mecz.</translation>
    </message>
    <message>
        <source>A win for them makes it %1 to nil.</source>
        <extracomment>What it would mean if the other partnership won this deal; %1 is a number.</extracomment>
        <translation>Wygrana drugiej pary to %1 do zera.</translation>
    </message>
    <message>
        <source>A win for %1 and %2 breaks the streak of the others.</source>
        <extracomment>What it would mean if these partners (1 and 2 are names) won this deal.</extracomment>
        <translation>Jeśli wygrają %1 i %2, seria drugiej pary się skończy.</translation>
    </message>
    <message>
        <source>A win for %1 and %2 takes the match.</source>
        <extracomment>What it would mean if these partners (1 and 2 are names) won this deal.</extracomment>
        <translation>Jeśli wygrają %1 i %2, mecz jest ich.</translation>
    </message>
    <message>
        <source>A win for %1 and %2 makes it %3 to nil.</source>
        <extracomment>What it would mean if these partners (1 and 2 are names) won this deal; %3 is a number.</extracomment>
        <translation>Jeśli wygrają %1 i %2, będzie %3 do zera.</translation>
    </message>
</context>
<context>
    <name>NumberLine</name>
    <message>
        <source>hard</source>
        <extracomment>Beside a number of which 7 of 8 halves lie on the table: a hard end.</extracomment>
        <translation>twarda</translation>
    </message>
    <message>
        <source>end</source>
        <extracomment>Beside a number that is at an end of the layout.</extracomment>
        <translation>koniec</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>Whoever holds 6-6 opens deal %1.</source>
        <extracomment>Who opens the next deal; %1 is its number. 6-6 is a tile.</extracomment>
        <translation>W rozdaniu %1 wychodzi ta osoba, która ma 6-6.</translation>
    </message>
    <message>
        <source>You name who opens deal %1.</source>
        <extracomment>Six-love: you will say which of you two opens the next deal; %1 is its number.</extracomment>
        <translation>Wskazujesz, kto wychodzi w rozdaniu %1.</translation>
    </message>
    <message>
        <source>%1 names who opens deal %2.</source>
        <extracomment>Six-love: %1 is a name; %2 is the number of the next deal.</extracomment>
        <translation>%1 wskazuje, kto wychodzi w rozdaniu %2.</translation>
    </message>
    <message>
        <source>You open deal %1 with any tile.</source>
        <extracomment>Who opens the next deal; %1 is its number.</extracomment>
        <translation>W rozdaniu %1 wychodzisz ty, dowolnym kamieniem.</translation>
    </message>
    <message>
        <source>%1 opens deal %2 with any tile.</source>
        <extracomment>Who opens the next deal; %1 is a name, %2 the deal&apos;s number.</extracomment>
        <translation>W rozdaniu %2 wychodzi %1, dowolnym kamieniem.</translation>
    </message>
    <message>
        <source>Whoever goes out opens the next deal.</source>
        <extracomment>Why somebody opens the next deal.</extracomment>
        <translation>Kto dokłada ostatni kamień, wychodzi w następnym rozdaniu.</translation>
    </message>
    <message>
        <source>Whoever goes out says which of the winners opens, after a look at the new tiles.</source>
        <extracomment>Why somebody says who opens the next deal, in six-love.</extracomment>
        <translation>Kto dokłada ostatni kamień, ogląda nowe kamienie i wskazuje, kto ze zwycięskiej pary wychodzi.</translation>
    </message>
    <message>
        <source>After a block the lightest hand says which of the winners opens, after a look at the new tiles.</source>
        <extracomment>Why somebody says who opens the next deal, in six-love.</extracomment>
        <translation>Po blokadzie najlżejsza ręka ogląda nowe kamienie i wskazuje, kto ze zwycięskiej pary wychodzi.</translation>
    </message>
    <message>
        <source>You name who opens.</source>
        <extracomment>Six-love, before the first tile: you say which of you two opens.</extracomment>
        <translation>Wskaż, kto wychodzi.</translation>
    </message>
    <message>
        <source>%1 names who opens.</source>
        <extracomment>Six-love, before the first tile; %1 is a name.</extracomment>
        <translation>%1 wskazuje, kto wychodzi.</translation>
    </message>
    <message>
        <source>You hold the double six and open.</source>
        <extracomment>The deal begins.</extracomment>
        <translation>Masz dublet szóstek i wychodzisz.</translation>
    </message>
    <message>
        <source>%1 holds the double six and opens.</source>
        <extracomment>The deal begins; %1 is a name.</extracomment>
        <translation>%1 ma dublet szóstek i wychodzi.</translation>
    </message>
    <message>
        <source>You open with any tile.</source>
        <extracomment>The deal begins.</extracomment>
        <translation>Wychodzisz dowolnym kamieniem.</translation>
    </message>
    <message>
        <source>%1 opens with any tile.</source>
        <extracomment>The deal begins; %1 is a name.</extracomment>
        <translation>%1 wychodzi dowolnym kamieniem.</translation>
    </message>
    <message>
        <source>After a tie the double six opens.</source>
        <extracomment>Why the next deal is opened with 6-6.</extracomment>
        <translation>Po remisie wychodzi się dubletem szóstek.</translation>
    </message>
    <message>
        <source>A new match begins with the double six.</source>
        <extracomment>Why the next deal is opened with 6-6: a match of Chiva was won.</extracomment>
        <translation>Nowy mecz zaczyna się od dubletu szóstek.</translation>
    </message>
    <message>
        <source>After a broken streak the double six opens.</source>
        <extracomment>Why the next deal is opened with 6-6, in six-love.</extracomment>
        <translation>Po przerwanej serii wychodzi się dubletem szóstek.</translation>
    </message>
    <message numerus="yes">
        <source>After a block the lighter winner opens: with %n pips each, the one with the lower seat number.</source>
        <extracomment>Why somebody opens after a block: both winners have %n pips left.</extracomment>
        <translation>
            <numerusform>Po blokadzie wychodzi lżejsza ręka zwycięskiej pary: obie mają po %n oczku, więc ta z niższym numerem miejsca.</numerusform>
            <numerusform>Po blokadzie wychodzi lżejsza ręka zwycięskiej pary: obie mają po %n oczka, więc ta z niższym numerem miejsca.</numerusform>
            <numerusform>Po blokadzie wychodzi lżejsza ręka zwycięskiej pary: obie mają po %n oczek, więc ta z niższym numerem miejsca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a block the lighter winner opens: your %n pips against %2 for %1.</source>
        <extracomment>Why you open after a block: you have %n pips left, your partner (1) has %2.</extracomment>
        <translation>
            <numerusform>Po blokadzie wychodzi lżejsza ręka zwycięskiej pary: masz %n oczko, a %1 ma %2.</numerusform>
            <numerusform>Po blokadzie wychodzi lżejsza ręka zwycięskiej pary: masz %n oczka, a %1 ma %2.</numerusform>
            <numerusform>Po blokadzie wychodzi lżejsza ręka zwycięskiej pary: masz %n oczek, a %1 ma %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a block the lighter winner opens: %1 has %n pips, you have %2.</source>
        <extracomment>Why your partner (1) opens after a block, with %n pips left; you have %2.</extracomment>
        <translation>
            <numerusform>Po blokadzie wychodzi lżejsza ręka zwycięskiej pary: %1 ma %n oczko, a ty %2.</numerusform>
            <numerusform>Po blokadzie wychodzi lżejsza ręka zwycięskiej pary: %1 ma %n oczka, a ty %2.</numerusform>
            <numerusform>Po blokadzie wychodzi lżejsza ręka zwycięskiej pary: %1 ma %n oczek, a ty %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a block the lighter winner opens: %1 has %n pips, %2 has %3.</source>
        <extracomment>Why somebody (1) opens after a block, with %n pips left; the partner (2) has %3.</extracomment>
        <translation>
            <numerusform>Po blokadzie wychodzi lżejsza ręka zwycięskiej pary: %1 ma %n oczko, %2 ma %3.</numerusform>
            <numerusform>Po blokadzie wychodzi lżejsza ręka zwycięskiej pary: %1 ma %n oczka, %2 ma %3.</numerusform>
            <numerusform>Po blokadzie wychodzi lżejsza ręka zwycięskiej pary: %1 ma %n oczek, %2 ma %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <extracomment>A button: from a page back to the screen under it.</extracomment>
        <translation>Wróć</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Close</source>
        <extracomment>What closes a panel beside the table.</extracomment>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>PeopleCard</name>
    <message>
        <source>%1 (you)</source>
        <comment>%1 is the reader&apos;s own name</comment>
        <translation>%1 (ty)</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <comment>a button that gives somebody this seat, 1 to 4</comment>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>Give %1 seat %2</source>
        <comment>accessible name; a person, and a seat from 1 to 4</comment>
        <translation>%1: posadź na miejscu %2</translation>
    </message>
    <message>
        <source>Somebody else at this device</source>
        <extracomment>In the waiting room: a field for the name of another person who plays at this device.</extracomment>
        <translation>Ktoś jeszcze przy tym urządzeniu</translation>
    </message>
    <message>
        <source>Their name</source>
        <extracomment>Stands in that field while it is empty.</extracomment>
        <translation>Imię tej osoby</translation>
    </message>
    <message>
        <source>Give them a seat</source>
        <extracomment>A button beside that field.</extracomment>
        <translation>Daj miejsce</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>Looking on</source>
        <comment>heading: people at the table who have no seat</comment>
        <translation>Widownia</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Somebody without a seat: %1 is a name, %2 &quot;watches&quot; or &quot;you&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Invitation</source>
        <comment>heading: the code and the link to this table</comment>
        <translation>Zaproszenie</translation>
    </message>
    <message>
        <source>The code: %1</source>
        <comment>accessible name</comment>
        <translation>Kod: %1</translation>
    </message>
    <message>
        <source>Copy code</source>
        <extracomment>A button: put the code of this table where it can be pasted.</extracomment>
        <translation>Kopiuj kod</translation>
    </message>
    <message>
        <source>Copy link</source>
        <extracomment>A button: put the link to this table where it can be pasted.</extracomment>
        <translation>Kopiuj link</translation>
    </message>
    <message>
        <source>What this table allows</source>
        <extracomment>A button: opens a list of takebacks, hints and the like.</extracomment>
        <translation>Co wolno przy tym stole</translation>
    </message>
    <message>
        <source>Nobody can come back to it</source>
        <extracomment>Under &quot;Close the table for good&quot;.</extracomment>
        <translation>Nikt już do niego nie wróci</translation>
    </message>
    <message>
        <source>Close the table for good</source>
        <extracomment>The host may close a table: it is not kept.</extracomment>
        <translation>Zamknij stół na dobre</translation>
    </message>
    <message>
        <source>Yes, close it</source>
        <comment>answer: close the table for good</comment>
        <translation>Tak, zamknij</translation>
    </message>
    <message>
        <source>No, go on playing</source>
        <comment>answer: do not leave or end it</comment>
        <translation>Nie, grajmy dalej</translation>
    </message>
</context>
<context>
    <name>PlaqueWords</name>
    <message>
        <source>seat %1</source>
        <extracomment>On the plaque of a seat (1 to 4).</extracomment>
        <translation>miejsce %1</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>On one&apos;s own plaque.</extracomment>
        <translation>ty</translation>
    </message>
    <message>
        <source>your partner</source>
        <extracomment>On the plaque of one&apos;s partner.</extracomment>
        <translation>w parze z tobą</translation>
    </message>
    <message>
        <source>plays after you</source>
        <extracomment>On the plaque of whoever plays after you.</extracomment>
        <translation>gra po tobie</translation>
    </message>
    <message>
        <source>plays before you</source>
        <extracomment>On the plaque of whoever plays before you.</extracomment>
        <translation>gra przed tobą</translation>
    </message>
    <message>
        <source>computer player</source>
        <extracomment>On the plaque of a computer player.</extracomment>
        <translation>komputer</translation>
    </message>
    <message>
        <source>open seat</source>
        <extracomment>On the plaque of a seat that nobody has.</extracomment>
        <translation>wolne miejsce</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <extracomment>On the plaque of a computer player; %1 is its level, as &quot;Club player&quot;.</extracomment>
        <translation>Komputer: %1</translation>
    </message>
    <message>
        <source>Nobody sits here</source>
        <extracomment>On a plaque: nobody sits there.</extracomment>
        <translation>Nikt tu nie siedzi</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>On one&apos;s own plaque.</extracomment>
        <translation>Grasz</translation>
    </message>
    <message>
        <source>A computer player stands in</source>
        <extracomment>On a plaque: a computer player plays for a person who is away or silent.</extracomment>
        <translation>W zastępstwie komputer</translation>
    </message>
    <message>
        <source>Link lost</source>
        <extracomment>On a plaque: the person&apos;s connection was lost.</extracomment>
        <translation>Brak połączenia</translation>
    </message>
    <message>
        <source>Left the table</source>
        <extracomment>On a plaque: the person left the table.</extracomment>
        <translation>Nie ma przy stole</translation>
    </message>
    <message>
        <source>A computer player is coming</source>
        <extracomment>On a plaque: a computer player is on its way to this seat.</extracomment>
        <translation>Komputer w drodze</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>On a plaque: the person reads, and the computer players wait.</extracomment>
        <translation>Czyta</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>On a plaque: it is this seat&apos;s turn.</extracomment>
        <translation>Myśli</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>On a plaque: the person is ready for the next deal.</extracomment>
        <translation>Czeka</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>On a plaque: what this seat did last.</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Opened with %1</source>
        <extracomment>On a plaque: what this seat did last; %1 is the first tile of the deal, as &quot;6-6&quot;.</extracomment>
        <translation>Wyjście %1</translation>
    </message>
    <message>
        <source>Played %1</source>
        <extracomment>On a plaque: what this seat did last; %1 is a tile as &quot;6-4&quot;.</extracomment>
        <translation>Zagranie %1</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>On a plaque, before the picture of the tile that this seat played last.</extracomment>
        <translation>Zagranie</translation>
    </message>
    <message>
        <source>Opened this deal</source>
        <extracomment>On the plaque of the seat that played the first tile of this deal.</extracomment>
        <translation>Wyjście w tym rozdaniu</translation>
    </message>
    <message>
        <source>%1, opened</source>
        <extracomment>On a plaque, in short; %1 is how the seat stands to yours, as &quot;your partner&quot;.</extracomment>
        <translation>%1, wyjście</translation>
    </message>
    <message>
        <source>Just passed; so far on %1</source>
        <extracomment>On a plaque, when the last act was a pass; %1 is a number or a list of numbers.</extracomment>
        <translation>Teraz pas; do tej pory na %1</translation>
    </message>
    <message>
        <source>You passed on %1</source>
        <extracomment>On one&apos;s own plaque; %1 is a number or a list of numbers.</extracomment>
        <translation>Twój pas na %1</translation>
    </message>
    <message>
        <source>Passed on %1</source>
        <extracomment>On a plaque; %1 is a number or a list of numbers.</extracomment>
        <translation>Pas na %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <extracomment>How many tiles a seat holds.</extracomment>
        <translation>
            <numerusform>%n kamień</numerusform>
            <numerusform>%n kamienie</numerusform>
            <numerusform>%n kamieni</numerusform>
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
        <translation>Bez punktów</translation>
    </message>
    <message>
        <source>Streak broken</source>
        <extracomment>In the record of points, under a deal that took the others&apos; points.</extracomment>
        <translation>Seria przerwana</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <extracomment>In the record of points, under the last deal of a match.</extracomment>
        <translation>Wygrany mecz</translation>
    </message>
    <message>
        <source>Key tile, two points</source>
        <extracomment>In the record of points, under a deal that counted two points.</extracomment>
        <translation>Kamień-klucz, dwa punkty</translation>
    </message>
    <message>
        <source>You went out</source>
        <extracomment>In the record of points: how a deal ended.</extracomment>
        <translation>Ostatni kamień: twój</translation>
    </message>
    <message>
        <source>%1 went out</source>
        <extracomment>In the record of points: how a deal ended; %1 is a name.</extracomment>
        <translation>Ostatni kamień: %1</translation>
    </message>
    <message>
        <source>Blocked, %1 each</source>
        <extracomment>In the record of points: a tied block; %1 are the pips of either partnership.</extracomment>
        <translation>Blokada, po %1</translation>
    </message>
    <message>
        <source>Blocked, %1 to %2</source>
        <extracomment>In the record of points: a block; %1 are the winners&apos; pips, %2 the others&apos;.</extracomment>
        <translation>Blokada, %1 do %2</translation>
    </message>
    <message>
        <source>Blocked, lightest hand %1 on both sides</source>
        <extracomment>In the record of points: a tied block; %1 are the pips of the lightest hands.</extracomment>
        <translation>Blokada, najlżejsze ręce po %1</translation>
    </message>
    <message>
        <source>Blocked, lightest hand %1</source>
        <extracomment>In the record of points: a block; %1 are the pips of the lightest hand.</extracomment>
        <translation>Blokada, najlżejsza ręka %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>A score: the points of seats 1 and 3, and those of seats 2 and 4.</extracomment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>Deal %1: %2. The score is %3 to %4.</source>
        <extracomment>A line of the record of points, for a screen reader: the deal&apos;s number (1), who won (2), the score after it (3 and 4).</extracomment>
        <translation>Rozdanie %1: %2. Wynik: %3 do %4.</translation>
    </message>
    <message>
        <source>Deal %1: %2. %5. The score is %3 to %4.</source>
        <extracomment>As before, with what was special about the deal (5).</extracomment>
        <translation>Rozdanie %1: %2. %5. Wynik: %3 do %4.</translation>
    </message>
    <message>
        <source>A tied block</source>
        <extracomment>In the record of points: a tied deal.</extracomment>
        <translation>Blokada z remisem</translation>
    </message>
    <message>
        <source>You and %1 won</source>
        <extracomment>In the record of points: you and your partner (1) won the deal.</extracomment>
        <translation>Wygrana: ty i %1</translation>
    </message>
    <message>
        <source>%1 and %2 won</source>
        <extracomment>In the record of points: who won the deal; %1 and %2 are partners.</extracomment>
        <translation>Wygrana: %1 i %2</translation>
    </message>
</context>
<context>
    <name>PointsModel</name>
    <message>
        <source>No deal of this session is finished yet.</source>
        <extracomment>In the place of the record of points, while the first deal is played.</extracomment>
        <translation>W tej sesji jeszcze żadne rozdanie się nie skończyło.</translation>
    </message>
</context>
<context>
    <name>PoliciesList</name>
    <message>
        <source>Everybody here sees what you set.</source>
        <comment>over what the table allows, for the host</comment>
        <translation>Twoje ustawienia widzą tu wszyscy.</translation>
    </message>
    <message>
        <source>The host sets this before the start and between deals.</source>
        <comment>over what the table allows, for the others</comment>
        <translation>Ustala to osoba, która prowadzi stół: przed startem i między rozdaniami.</translation>
    </message>
</context>
<context>
    <name>PolicyWords</name>
    <message>
        <source>Undo, redo and restart</source>
        <extracomment>The label of a switch: what a table allows.</extracomment>
        <translation>Cofanie, ponawianie, od nowa</translation>
    </message>
    <message>
        <source>New matches before the end</source>
        <extracomment>The label of a switch: what a table allows.</extracomment>
        <translation>Nowy mecz przed końcem</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>The label of a switch: what a table allows.</extracomment>
        <translation>Podpowiedzi</translation>
    </message>
    <message>
        <source>Talk</source>
        <extracomment>The label of a choice: when there is talk at a table.</extracomment>
        <translation>Rozmowy</translation>
    </message>
    <message>
        <source>Watchers</source>
        <extracomment>The label of a switch: what a table allows.</extracomment>
        <translation>Widownia</translation>
    </message>
    <message>
        <source>Several people at one device</source>
        <extracomment>The label of a switch: what a table allows.</extracomment>
        <translation>Kilka osób, jedno urządzenie</translation>
    </message>
    <message>
        <source>In the list of tables</source>
        <extracomment>The label of a switch: whether a table is found in a list.</extracomment>
        <translation>Na liście stołów</translation>
    </message>
    <message>
        <source>Stand-ins</source>
        <extracomment>The label of a choice: the level of computer players that stand in for people.</extracomment>
        <translation>Zastępstwa</translation>
    </message>
    <message>
        <source>Who is away can be stood in for by a computer player: %1.</source>
        <extracomment>What a table allows; %1 is the name of a level of computer players.</extracomment>
        <translation>Za osobę, której nie ma, może grać komputer: %1.</translation>
    </message>
    <message>
        <source>The deals here come from a seed: whoever set it knows all the hands.</source>
        <extracomment>Beside the code of a table whose deals come from a seed that somebody set.</extracomment>
        <translation>Rozdania pochodzą tu z ziarna: kto je wpisuje, zna wszystkie ręce.</translation>
    </message>
    <message>
        <source>A strict table: nothing is taken back, no hints, no talk, no watchers.</source>
        <extracomment>Beside the code of a strict table.</extracomment>
        <translation>Stół bez ulg: żadnego cofania, podpowiedzi, rozmów ani widowni.</translation>
    </message>
    <message>
        <source>Nobody talks at this table.</source>
        <extracomment>What a table allows: talk.</extracomment>
        <translation>Przy tym stole się nie rozmawia.</translation>
    </message>
    <message>
        <source>People may talk at any time.</source>
        <extracomment>What a table allows: talk.</extracomment>
        <translation>Rozmawiać można zawsze.</translation>
    </message>
    <message>
        <source>People may talk between deals, not while one is played.</source>
        <extracomment>What a table allows: talk.</extracomment>
        <translation>Rozmawiać można między rozdaniami, nie w trakcie.</translation>
    </message>
    <message>
        <source>Novice</source>
        <extracomment>A level of computer players: plays any tile that fits.</extracomment>
        <translation>Początkujący</translation>
    </message>
    <message>
        <source>Casual player</source>
        <extracomment>A level of computer players: plays now and then, as most people do.</extracomment>
        <translation>Niedzielny</translation>
    </message>
    <message>
        <source>Club player</source>
        <extracomment>A level of computer players: plays as an experienced club player.</extracomment>
        <translation>Klubowy</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>A level of computer players: stronger than &quot;Club player&quot;.</extracomment>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>A level of computer players: the strongest.</extracomment>
        <translation>Mistrz</translation>
    </message>
    <message>
        <source>Plays any tile that fits, and plans nothing.</source>
        <extracomment>How computer players of the level &quot;Novice&quot; play.</extracomment>
        <translation>Dokłada, co pasuje, i niczego nie planuje.</translation>
    </message>
    <message>
        <source>Plays heavy tiles and doubles early and keeps what fits its hand.</source>
        <extracomment>How computer players of the level &quot;Casual player&quot; play.</extracomment>
        <translation>Szybko pozbywa się ciężkich kamieni i dubletów, zostawia to, co mu pasuje.</translation>
    </message>
    <message>
        <source>Counts tiles, remembers passes and helps its partner.</source>
        <extracomment>How computer players of the level &quot;Club player&quot; play.</extracomment>
        <translation>Liczy kamienie, pamięta pasy i gra na swoją parę.</translation>
    </message>
    <message>
        <source>Thinks ahead through the hands that others may hold.</source>
        <extracomment>How computer players of the level &quot;Expert&quot; play.</extracomment>
        <translation>Myśli naprzód i rozważa, co kto może mieć na ręce.</translation>
    </message>
    <message>
        <source>Thinks further ahead, reads every play and plays for the match.</source>
        <extracomment>How computer players of the level &quot;Master&quot; play.</extracomment>
        <translation>Myśli dalej naprzód, czyta każde zagranie i gra o cały mecz.</translation>
    </message>
    <message>
        <source>Plays may be taken back, and a deal begun again.</source>
        <extracomment>What a table allows.</extracomment>
        <translation>Zagrania można cofać, a rozdanie zacząć od nowa.</translation>
    </message>
    <message>
        <source>A match may be left for a new one before its end.</source>
        <extracomment>What a table allows.</extracomment>
        <translation>Mecz można porzucić przed końcem i zacząć nowy.</translation>
    </message>
    <message>
        <source>Anybody in turn may ask a computer player for a hint.</source>
        <extracomment>What a table allows.</extracomment>
        <translation>W swojej kolejce można prosić komputer o podpowiedź.</translation>
    </message>
    <message>
        <source>People without a seat may watch; they see no hand.</source>
        <extracomment>What a table allows.</extracomment>
        <translation>Kto nie ma miejsca, może patrzeć; rąk nie widzi.</translation>
    </message>
    <message>
        <source>Several people may play at one device, in turn.</source>
        <extracomment>What a table allows.</extracomment>
        <translation>Na jednym urządzeniu może grać po kolei kilka osób.</translation>
    </message>
    <message>
        <source>Anybody on this server finds the table in the list.</source>
        <extracomment>What a table allows.</extracomment>
        <translation>Stół widzą na liście wszyscy na tym serwerze.</translation>
    </message>
    <message>
        <source>What is played stays played.</source>
        <extracomment>What a table does not allow.</extracomment>
        <translation>Co zagrane, to zagrane.</translation>
    </message>
    <message>
        <source>A match is played to its end.</source>
        <extracomment>What a table does not allow.</extracomment>
        <translation>Mecz gra się do końca.</translation>
    </message>
    <message>
        <source>There are no hints.</source>
        <extracomment>What a table does not allow.</extracomment>
        <translation>Podpowiedzi nie ma.</translation>
    </message>
    <message>
        <source>Only those who sit here see the deals.</source>
        <extracomment>What a table does not allow.</extracomment>
        <translation>Rozdania widzą tylko osoby przy stole.</translation>
    </message>
    <message>
        <source>Everybody plays at a device of their own.</source>
        <extracomment>What a table does not allow.</extracomment>
        <translation>Każda osoba gra na własnym urządzeniu.</translation>
    </message>
    <message>
        <source>Only those who have the code find the table.</source>
        <extracomment>What a table does not allow.</extracomment>
        <translation>Stół znajdą tylko osoby z kodem.</translation>
    </message>
</context>
<context>
    <name>ProfileCard</name>
    <message>
        <source>Start a table: %1</source>
        <comment>accessible name; %1 is the game</comment>
        <translation>Zagraj teraz: %1</translation>
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
        <translation>Portoryko</translation>
    </message>
    <message>
        <source>Jamaica</source>
        <extracomment>Where six-love is from.</extracomment>
        <translation>Jamajka</translation>
    </message>
    <message>
        <source>First to four, to nil. A block goes to the lighter partnership.</source>
        <extracomment>A game in a line.</extracomment>
        <translation>Mecz: cztery do zera. Blokadę wygrywa lżejsza para.</translation>
    </message>
    <message>
        <source>First to six, to nil. A block goes to the lightest hand, and the key tile counts two.</source>
        <extracomment>A game in a line.</extracomment>
        <translation>Mecz: sześć do zera. Blokadę wygrywa najlżejsza ręka, a kamień-klucz liczy się za dwa.</translation>
    </message>
    <message>
        <source>%1, deal %2</source>
        <extracomment>Above the table: the name of a game (1) and the number of the deal (2).</extracomment>
        <translation>%1, rozdanie %2</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>You open this deal. Tap a tile, then the middle of the table, or drag it there.</source>
        <extracomment>Explains the first deal: you play the first tile.</extracomment>
        <translation>Wychodzisz. Dotknij kamienia, potem środka stołu, albo przeciągnij go tam.</translation>
    </message>
    <message>
        <source>Tap a tile that has the number of an end. Those that fit stand out.</source>
        <extracomment>Explains the first deal: it is your turn.</extracomment>
        <translation>Dotknij kamienia z liczbą z któregoś końca. Pasujące są wyróżnione.</translation>
    </message>
    <message>
        <source>Tap the end where the tile is to lie, or drag it there.</source>
        <extracomment>Explains the first deal: a tile is chosen.</extracomment>
        <translation>Dotknij końca, do którego dołożyć kamień, albo przeciągnij go tam.</translation>
    </message>
    <message>
        <source>This is only a preview. Confirm plays it; Cancel puts it back.</source>
        <extracomment>Explains the first deal: the preview shows what would be done.</extracomment>
        <translation>To tylko podgląd. „Zatwierdź” dokłada kamień, „Anuluj” go odkłada.</translation>
    </message>
    <message>
        <source>None of your tiles fits an end, so you pass. All see on what.</source>
        <extracomment>Explains the first deal: no tile fits.</extracomment>
        <translation>Żaden twój kamień nie pasuje, więc pas. Wszyscy widzą, na jakich liczbach.</translation>
    </message>
    <message>
        <source>You see your new tiles, your partner’s you do not. Say which of you two opens.</source>
        <extracomment>Explains six-love: you say who opens.</extracomment>
        <translation>Widzisz swoje nowe kamienie, tych naprzeciwko nie. Wskaż, kto z was wychodzi.</translation>
    </message>
    <message>
        <source>Your partner sits across. If either of you goes out, you both win the deal.</source>
        <extracomment>Explains the first deal: others play.</extracomment>
        <translation>Druga osoba z twojej pary siedzi naprzeciwko. Gdy ktoś z was dokłada ostatni kamień, rozdanie jest wasze.</translation>
    </message>
    <message>
        <source>A deal won moves your peg; a win by the others takes it home. The match goes to whoever fills the row first.</source>
        <extracomment>Explains the end of the first deal.</extracomment>
        <translation>Wygrane rozdanie przesuwa wasz kołek; wygrana drugiej pary cofa go na start. Mecz bierze para, która pierwsza przejdzie cały rząd.</translation>
    </message>
    <message>
        <source>Each deal you win in a row moves your peg one hole. One win by the others takes it back home.</source>
        <extracomment>Explains the track: two rows of holes with a peg for each partnership.</extracomment>
        <translation>Każde kolejne wygrane rozdanie przesuwa wasz kołek o dziurkę. Jedna wygrana drugiej pary cofa go na start.</translation>
    </message>
    <message>
        <source>No more tips</source>
        <extracomment>A button that puts the explanations of the first deal away for good.</extracomment>
        <translation>Wyłącz wskazówki</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>blanks</source>
        <comment>a suit</comment>
        <extracomment>All tiles with no pips on a half, as in &quot;you keep your blanks&quot;.</extracomment>
        <translation>zera</translation>
    </message>
    <message>
        <source>ones</source>
        <comment>a suit</comment>
        <extracomment>All tiles with this number, as in &quot;you keep your ones&quot;.</extracomment>
        <translation>jedynki</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>a suit</comment>
        <extracomment>All tiles with this number, as in &quot;you keep your twos&quot;.</extracomment>
        <translation>dwójki</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>a suit</comment>
        <extracomment>All tiles with this number, as in &quot;you keep your threes&quot;.</extracomment>
        <translation>trójki</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>a suit</comment>
        <extracomment>All tiles with this number, as in &quot;you keep your fours&quot;.</extracomment>
        <translation>czwórki</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>a suit</comment>
        <extracomment>All tiles with this number, as in &quot;you keep your fives&quot;.</extracomment>
        <translation>piątki</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>a suit</comment>
        <extracomment>All tiles with this number, as in &quot;you keep your sixes&quot;.</extracomment>
        <translation>szóstki</translation>
    </message>
    <message>
        <source>None of your tiles fits.</source>
        <extracomment>Why a hint says to pass.</extracomment>
        <translation>Nie pasuje żaden twój kamień.</translation>
    </message>
    <message>
        <source>You go out.</source>
        <extracomment>Why a hint names a tile: it is the last one.</extracomment>
        <translation>To twój ostatni kamień.</translation>
    </message>
    <message>
        <source>You go out with the key tile.</source>
        <extracomment>Why a hint names a tile, in six-love: it is the last one, and the key tile.</extracomment>
        <translation>To twój ostatni kamień i zarazem kamień-klucz.</translation>
    </message>
    <message>
        <source>You can play no other tile.</source>
        <extracomment>Why a hint names a tile.</extracomment>
        <translation>Innego kamienia nie można dołożyć.</translation>
    </message>
    <message>
        <source>From here on only you can play, and you go out.</source>
        <extracomment>Why a hint names a tile: all others can only pass until you have played your last one.</extracomment>
        <translation>Odtąd tylko ty możesz dokładać, aż do ostatniego kamienia.</translation>
    </message>
    <message>
        <source>From here on only you can play, and you go out with the key tile.</source>
        <extracomment>Why a hint names a tile, in six-love: all others can only pass until your last one, which is the key tile.</extracomment>
        <translation>Odtąd tylko ty możesz dokładać, aż do ostatniego: kamienia-klucza.</translation>
    </message>
    <message>
        <source>Nobody else can play, and it is your turn again.</source>
        <extracomment>Why a hint names a tile: the other three must pass.</extracomment>
        <translation>Nikt inny nie może dołożyć i znowu twoja kolej.</translation>
    </message>
    <message>
        <source>This play blocks the deal, and your side surely wins it.</source>
        <extracomment>Why a hint names a tile: it ends the deal by a block that the reader&apos;s pair wins.</extracomment>
        <translation>To blokada, na pewno wygrana przez waszą parę.</translation>
    </message>
    <message>
        <source>This play blocks the deal, and your side likely wins it.</source>
        <extracomment>Why a hint names a tile: it ends the deal by a block that the reader&apos;s pair likely wins.</extracomment>
        <translation>To blokada, zapewne wygrana przez waszą parę.</translation>
    </message>
    <message>
        <source>This play leaves the %1 that %2 brought up.</source>
        <extracomment>Why a hint names a tile; %1 is a suit as &quot;threes&quot;, which shows at an end then; %2 is the name of the partner, who brought it up before.</extracomment>
        <translation>To zagranie zostawia %1: tę liczbę wprowadza %2.</translation>
    </message>
    <message>
        <source>This play brings up %1, and you have more.</source>
        <extracomment>Why a hint names a tile: it brings a number to an end; %1 is its suit as &quot;fives&quot;, of which you have several more.</extracomment>
        <translation>To zagranie wprowadza %1, a masz ich więcej.</translation>
    </message>
    <message>
        <source>This play covers the %1 that %2 brought up.</source>
        <extracomment>Why a hint names a tile; %1 is a suit as &quot;fives&quot;, which shows at no end any more; %2 is the name of somebody of the other pair, who brought it up before.</extracomment>
        <translation>To zagranie zakrywa %1: tę liczbę wprowadza %2.</translation>
    </message>
    <message>
        <source>You get rid of a heavy tile.</source>
        <extracomment>Why a hint names a tile: it has many pips.</extracomment>
        <translation>Pozbywasz się ciężkiego kamienia.</translation>
    </message>
    <message>
        <source>You get rid of a double.</source>
        <extracomment>Why a hint names a tile: a double fits one number only.</extracomment>
        <translation>Pozbywasz się dubletu.</translation>
    </message>
    <message>
        <source>%1 has one tile left and must pass.</source>
        <extracomment>Why a hint names a tile; %1 is the name of who plays next.</extracomment>
        <translation>%1 ma jeden kamień i musi pasować.</translation>
    </message>
    <message>
        <source>%1 has one tile left and likely must pass.</source>
        <extracomment>Why a hint names a tile; %1 is the name of who plays next.</extracomment>
        <translation>%1 ma jeden kamień i zapewne musi pasować.</translation>
    </message>
    <message>
        <source>Then %1 can go out.</source>
        <extracomment>Why a hint names a tile; %1 is the partner&apos;s name.</extracomment>
        <translation>Potem %1 może dołożyć ostatni kamień.</translation>
    </message>
    <message>
        <source>Then %1 can likely go out.</source>
        <extracomment>Why a hint names a tile; %1 is the partner&apos;s name.</extracomment>
        <translation>Potem %1 zapewne może dołożyć ostatni kamień.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a tile that fits.</source>
        <extracomment>Why a hint names a tile; %1 and %2 are the names of the other pair.</extracomment>
        <translation>Ani %1, ani %2 nie ma kamienia, który tu pasuje.</translation>
    </message>
    <message>
        <source>%1 must pass.</source>
        <extracomment>Why a hint names a tile; %1 is the name of who plays next.</extracomment>
        <translation>%1 musi pasować.</translation>
    </message>
    <message>
        <source>%1 likely must pass.</source>
        <extracomment>Why a hint names a tile; %1 is the name of who plays next.</extracomment>
        <translation>%1 zapewne musi pasować.</translation>
    </message>
    <message>
        <source>The key tile stays in reach.</source>
        <extracomment>Why a hint names a tile, in six-love: your pair may yet go out with the key tile.</extracomment>
        <translation>Kamień-klucz pozostaje w zasięgu.</translation>
    </message>
    <message>
        <source>Only you still have %1.</source>
        <extracomment>Why a hint names a tile; %1 is a suit as &quot;fives&quot;: nobody else has one.</extracomment>
        <translation>Tylko ty masz jeszcze %1.</translation>
    </message>
    <message>
        <source>You keep your %1.</source>
        <extracomment>Why a hint names a tile: you keep all your tiles with a number; %1 is that suit, as &quot;fives&quot;.</extracomment>
        <translation>Zostają ci wszystkie %1.</translation>
    </message>
    <message>
        <source>No other tile leaves you more different numbers.</source>
        <extracomment>Why a hint names a tile: with what is left one can answer as many numbers as possible.</extracomment>
        <translation>Żaden inny kamień nie zostawia ci więcej różnych liczb.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n tiles with %1.</source>
        <extracomment>Why a hint says that you open yourself; %1 is a number, as &quot;5&quot;.</extracomment>
        <translation>
            <numerusform>Masz %n kamień z liczbą %1.</numerusform>
            <numerusform>Masz %n kamienie z liczbą %1.</numerusform>
            <numerusform>Masz %n kamieni z liczbą %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tiles have %1 of the seven numbers.</source>
        <extracomment>Why a hint says that you open yourself; %1 is 6 or 7.</extracomment>
        <translation>Twoje kamienie mają %1 z siedmiu liczb.</translation>
    </message>
    <message>
        <source>You have no long suit.</source>
        <extracomment>Why a hint says that your partner opens: you have many tiles of no number.</extracomment>
        <translation>Żadna liczba nie powtarza się często na twojej ręce.</translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message numerus="yes">
        <source>%1, %n deals</source>
        <extracomment>The heading of a record. %1 is the name of the game; %n the number of deals in it.</extracomment>
        <translation>
            <numerusform>%1, %n rozdanie</numerusform>
            <numerusform>%1, %n rozdania</numerusform>
            <numerusform>%1, %n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <extracomment>Above a deal that is stepped through: the number of the deal, and how many there are.</extracomment>
        <translation>Rozdanie %1 z %2</translation>
    </message>
    <message>
        <source>Dealt</source>
        <extracomment>Beside a slider: a deal that is stepped through, before its first play.</extracomment>
        <translation>Rozdane</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Beside a slider: the number of the play that is shown, and how many there are.</extracomment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>All four hands are seen.</source>
        <extracomment>Of a deal that is stepped through: how it is shown.</extracomment>
        <translation>Widać wszystkie cztery ręce.</translation>
    </message>
    <message>
        <source>As %1 saw it.</source>
        <extracomment>Of a deal that is stepped through: how it is shown; %1 is a name.</extracomment>
        <translation>Tak widzi to %1.</translation>
    </message>
    <message>
        <source>The record breaks off here</source>
        <extracomment>In the table of points and after the last play: the deal was not played to its end.</extracomment>
        <translation>Zapis urywa się tutaj</translation>
    </message>
    <message>
        <source>A computer player (%1) acted for %2.</source>
        <extracomment>Under a play of a record: a computer player of a level (1) acted for a person (2).</extracomment>
        <translation>%2, w zastępstwie komputer (%1).</translation>
    </message>
    <message>
        <source>%1 acted for %2.</source>
        <extracomment>Under a play of a record: one person (1) acted in the seat of another (2).</extracomment>
        <translation>%2, w zastępstwie %1.</translation>
    </message>
    <message>
        <source>Somebody else acted for %1.</source>
        <extracomment>Under a play of a record: a person without a name acted in the seat of another (1).</extracomment>
        <translation>%1, w zastępstwie ktoś inny.</translation>
    </message>
    <message numerus="yes">
        <source>%n acts were taken back.</source>
        <extracomment>Of a deal in a record: how many plays were undone while it was played.</extracomment>
        <translation>
            <numerusform>Cofnięto %n ruch.</numerusform>
            <numerusform>Cofnięto %n ruchy.</numerusform>
            <numerusform>Cofnięto %n ruchów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tiles, face down</source>
        <extracomment>Read aloud: whose hand (1) it is that is not seen; it has %n tiles.</extracomment>
        <translation>
            <numerusform>%1, %n zakryty kamień</numerusform>
            <numerusform>%1, %n zakryte kamienie</numerusform>
            <numerusform>%1, %n zakrytych kamieni</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, no tiles</source>
        <extracomment>Read aloud: whose hand (1) has no tile left.</extracomment>
        <translation>%1, bez kamieni</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud: whose hand (1) it is, and its tiles (2).</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 against %2, %3–%4</source>
        <extracomment>Under a session in a list: one pair (1) and the other (2), as &quot;Ana and Ivo&quot; or &quot;two computer players&quot;, and the score.</extracomment>
        <translation>%1 kontra %2, %3:%4</translation>
    </message>
    <message>
        <source>you and a computer player</source>
        <extracomment>One of two pairs, within a sentence: the reader and a computer player.</extracomment>
        <translation>ty i komputer</translation>
    </message>
    <message>
        <source>you and %1</source>
        <extracomment>One of two pairs, within a sentence: the reader and a person (1).</extracomment>
        <translation>ty i %1</translation>
    </message>
    <message>
        <source>two computer players</source>
        <extracomment>One of two pairs, within a sentence.</extracomment>
        <translation>dwa komputery</translation>
    </message>
    <message>
        <source>%1 and a computer player</source>
        <extracomment>One of two pairs, within a sentence: a person (1) and a computer player.</extracomment>
        <translation>%1 i komputer</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two partners</comment>
        <extracomment>One of two pairs, within a sentence: two people.</extracomment>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>No deal finished yet</source>
        <extracomment>Beside a session in a list: there is nothing to be shown of it yet.</extracomment>
        <translation>Żadne rozdanie nie jest skończone</translation>
    </message>
    <message>
        <source>can be carried on</source>
        <extracomment>Beside a session in a list: it can be played on at its table.</extracomment>
        <translation>do dokończenia</translation>
    </message>
    <message>
        <source>No session with a finished deal yet.</source>
        <extracomment>In place of a list of sessions.</extracomment>
        <translation>Nie ma jeszcze sesji z zakończonym rozdaniem.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <extracomment>%1 is the path of the file.</extracomment>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>This file is too large to be a record of deals.</source>
        <extracomment>Why a file is not opened.</extracomment>
        <translation>Ten plik jest za duży na zapis rozdań.</translation>
    </message>
    <message>
        <source>This record holds no deal yet.</source>
        <extracomment>Why a record is not shown.</extracomment>
        <translation>W tym zapisie nie ma jeszcze rozdania.</translation>
    </message>
    <message>
        <source>This file cannot be opened: %1.</source>
        <extracomment>Why a file is not opened; %1 is what the system says, as &quot;permission denied&quot;.</extracomment>
        <translation>Tego pliku nie da się otworzyć: %1.</translation>
    </message>
    <message>
        <source>The record cannot be saved there: %1.</source>
        <extracomment>Why a file is not written; %1 is what the system says, as &quot;disk full&quot;.</extracomment>
        <translation>Tam nie da się zapisać: %1.</translation>
    </message>
    <message>
        <source>This record breaks the rules at %1: %2.</source>
        <extracomment>Why a record is not shown: a place in it (1) and what is wrong there (2).</extracomment>
        <translation>Ten zapis łamie zasady (%1): %2.</translation>
    </message>
    <message>
        <source>This file is no record: at %1, %2.</source>
        <extracomment>Why a file is not shown: a place in it (1) and what is wrong there (2).</extracomment>
        <translation>Ten plik nie jest zapisem (%1): %2.</translation>
    </message>
    <message>
        <source>This file is no record: %1.</source>
        <extracomment>Why a file is not shown; %1 is what is wrong.</extracomment>
        <translation>Ten plik nie jest zapisem: %1.</translation>
    </message>
    <message>
        <source>deal %1</source>
        <extracomment>A place in a record, within a sentence; the second is what is said there.</extracomment>
        <translation>rozdanie %1</translation>
    </message>
    <message>
        <source>deal %1, play %2</source>
        <extracomment>A place in a record, within a sentence.</extracomment>
        <translation>rozdanie %1, zagranie %2</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>What stands for a name where a seat (1 to 4) has none.</extracomment>
        <translation>Miejsce %1</translation>
    </message>
</context>
<context>
    <name>RecordsScreen</name>
    <message>
        <source>Records</source>
        <extracomment>The heading of a screen: finished deals that were kept.</extracomment>
        <translation>Zapisy</translation>
    </message>
    <message>
        <source>Played here</source>
        <extracomment>The heading of a list of sessions.</extracomment>
        <translation>Grane tutaj</translation>
    </message>
    <message>
        <source>Looking for sessions …</source>
        <comment>in place of a list, until the server answers</comment>
        <translation>Szukamy sesji…</translation>
    </message>
    <message>
        <source>Older sessions</source>
        <extracomment>A button: show the sessions that are older.</extracomment>
        <translation>Starsze sesje</translation>
    </message>
    <message>
        <source>From a file</source>
        <extracomment>The heading of where a file of a record is opened.</extracomment>
        <translation>Z pliku</translation>
    </message>
    <message>
        <source>Drag a record onto the window, choose it, or write where it is.</source>
        <extracomment>Over a field for the path of a file; the same can be done by mouse or with a dialog.</extracomment>
        <translation>Przeciągnij zapis na okno, wybierz go albo wpisz, gdzie jest.</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>The label of a line to write in: where a file is.</extracomment>
        <translation>Plik</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>A button: open the file that was written above.</extracomment>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <extracomment>A button: choose a file in a dialog.</extracomment>
        <translation>Wybierz plik</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The server refused that: %1.</source>
        <extracomment>The server refused with a code (1) that this window does not know.</extracomment>
        <translation>Serwer odmówił: %1.</translation>
    </message>
    <message>
        <source>Nothing is taken back or dealt anew at this table.</source>
        <extracomment>Why something is refused: the table&apos;s policies do not allow it.</extracomment>
        <translation>Przy tym stole niczego się nie cofa ani nie rozdaje od nowa.</translation>
    </message>
    <message>
        <source>At this table a match is played to its end.</source>
        <extracomment>Why something is refused: the table&apos;s policies do not allow it.</extracomment>
        <translation>Przy tym stole mecz gra się do końca.</translation>
    </message>
    <message>
        <source>There are no hints at this table.</source>
        <extracomment>Why something is refused: the table&apos;s policies do not allow it.</extracomment>
        <translation>Przy tym stole nie ma podpowiedzi.</translation>
    </message>
    <message>
        <source>There is no talk at this table now.</source>
        <extracomment>Why something is refused: the table&apos;s policies do not allow it.</extracomment>
        <translation>Przy tym stole teraz się nie rozmawia.</translation>
    </message>
    <message>
        <source>Only those who sit at this table see its deals.</source>
        <extracomment>Why something is refused: the table&apos;s policies do not allow it.</extracomment>
        <translation>Rozdania przy tym stole widzą tylko osoby, które tu siedzą.</translation>
    </message>
    <message>
        <source>At this table everybody sits at a device of their own.</source>
        <extracomment>Why something is refused: the table&apos;s policies do not allow it.</extracomment>
        <translation>Przy tym stole każda osoba gra na własnym urządzeniu.</translation>
    </message>
    <message>
        <source>This table does not allow that.</source>
        <extracomment>Why something is refused: the table&apos;s policies do not allow it.</extracomment>
        <translation>Przy tym stole tego nie wolno.</translation>
    </message>
    <message>
        <source>The server is newer than this window: update doublesix here.</source>
        <extracomment>This window is too old for the server.</extracomment>
        <translation>Serwer jest nowszy niż to okno: zaktualizuj tu doublesix.</translation>
    </message>
    <message>
        <source>The server is older than this window: its host needs to update it.</source>
        <extracomment>The server is too old for this window.</extracomment>
        <translation>Serwer jest starszy niż to okno: ktoś musi go zaktualizować.</translation>
    </message>
    <message>
        <source>The server did not understand the window; please report it.</source>
        <extracomment>Something went wrong between the window and the server, which a person cannot mend.</extracomment>
        <translation>Serwer nie zrozumiał tego okna; zgłoś to, proszę.</translation>
    </message>
    <message>
        <source>The server does not know this word; ask its host.</source>
        <extracomment>A computer player&apos;s word for the server is wrong.</extracomment>
        <translation>Serwer nie zna tego słowa; zapytaj osobę, która prowadzi serwer.</translation>
    </message>
    <message>
        <source>This server is for invited people; enter its invitation.</source>
        <extracomment>The server lets in only who has an invitation.</extracomment>
        <translation>Ten serwer jest tylko dla zaproszonych osób; wpisz zaproszenie.</translation>
    </message>
    <message>
        <source>The host of this server does not let you in; ask why.</source>
        <extracomment>The server&apos;s operator keeps this person, or their address, out.</extracomment>
        <translation>Osoba, która prowadzi ten serwer, nie wpuszcza cię; zapytaj ją o powód.</translation>
    </message>
    <message>
        <source>Too many wrong tries came from here; wait a minute and try again.</source>
        <extracomment>After wrong codes or invitations.</extracomment>
        <translation>Za dużo błędnych prób z tego miejsca; poczekaj minutę i spróbuj znowu.</translation>
    </message>
    <message>
        <source>That was too fast and was not done; try again.</source>
        <extracomment>Too many requests.</extracomment>
        <translation>To było za szybko i nic się nie stało; spróbuj znowu.</translation>
    </message>
    <message>
        <source>The server cannot store anything now; nothing is lost, try again later.</source>
        <extracomment>The server&apos;s disk is full or gone.</extracomment>
        <translation>Serwer nie może teraz nic zapisać; nic nie przepadło, spróbuj później.</translation>
    </message>
    <message>
        <source>The answer to the one before is on its way; wait for it.</source>
        <extracomment>A second hint, list or record was asked for before the first came.</extracomment>
        <translation>Odpowiedź na poprzednie pytanie jest w drodze; poczekaj.</translation>
    </message>
    <message>
        <source>The link was lost before that was done; try again.</source>
        <extracomment>The link was lost before the server could answer.</extracomment>
        <translation>Połączenie urwało się, zanim to się stało; spróbuj znowu.</translation>
    </message>
    <message>
        <source>No table has this code; check it and try again.</source>
        <extracomment>A code that leads to no table.</extracomment>
        <translation>Żaden stół nie ma tego kodu; sprawdź go i spróbuj znowu.</translation>
    </message>
    <message>
        <source>What was kept of this table cannot be read; ask the host.</source>
        <extracomment>A kept table is damaged.</extracomment>
        <translation>Zachowanego stołu nie da się odczytać; zapytaj osobę, która go prowadzi.</translation>
    </message>
    <message>
        <source>There is no such session, or you did not sit in it.</source>
        <extracomment>A session that is asked for does not exist for this person.</extracomment>
        <translation>Nie ma takiej sesji albo nie było w niej twojego miejsca.</translation>
    </message>
    <message>
        <source>You are at a table already; leave it first.</source>
        <extracomment>Somebody wants to join a table while at another.</extracomment>
        <translation>Siedzisz już przy stole; najpierw od niego odejdź.</translation>
    </message>
    <message>
        <source>You are at no table; join one first.</source>
        <extracomment>Something was asked of a table that one left.</extracomment>
        <translation>Nie siedzisz przy żadnym stole; najpierw dołącz.</translation>
    </message>
    <message>
        <source>The server has all the tables it can hold, %1; try again later.</source>
        <extracomment>%1 is a number of tables.</extracomment>
        <translation>Serwer ma już tyle stołów, ile pomieści: %1; spróbuj później.</translation>
    </message>
    <message>
        <source>You have as many open tables as one may, %1; close one of them.</source>
        <extracomment>%1 is a number of tables.</extracomment>
        <translation>Masz już tyle otwartych stołów, ile wolno: %1; zamknij któryś.</translation>
    </message>
    <message>
        <source>The table is full: no more than %1 people fit here.</source>
        <extracomment>%1 is a number of people.</extracomment>
        <translation>Przy stole jest komplet: najwięcej osób to %1.</translation>
    </message>
    <message>
        <source>Only the host can do that; ask for it.</source>
        <extracomment>Why something is refused: only the table&apos;s host may do it.</extracomment>
        <translation>To może zrobić tylko osoba, która prowadzi stół; poproś ją.</translation>
    </message>
    <message>
        <source>The session has begun; that could be done only before.</source>
        <extracomment>Why something is refused.</extracomment>
        <translation>Sesja już trwa; to było możliwe tylko przed startem.</translation>
    </message>
    <message>
        <source>The session has not begun yet.</source>
        <extracomment>Why something is refused.</extracomment>
        <translation>Sesja jeszcze się nie zaczęła.</translation>
    </message>
    <message>
        <source>A deal is being drawn; ask again in a moment.</source>
        <extracomment>A new deal is being drawn at this moment.</extracomment>
        <translation>Trwa losowanie rozdania; spróbuj za chwilę.</translation>
    </message>
    <message>
        <source>That draw is over.</source>
        <extracomment>A program was too late with its part in the draw of a deal.</extracomment>
        <translation>To losowanie już się skończyło.</translation>
    </message>
    <message>
        <source>The table changed just before that; look again and choose.</source>
        <extracomment>An act came too late: somebody else acted before.</extracomment>
        <translation>Chwilę wcześniej coś się przy stole zmieniło; spójrz jeszcze raz i wybierz.</translation>
    </message>
    <message>
        <source>That can be done only between deals.</source>
        <extracomment>Why something is refused.</extracomment>
        <translation>To możliwe tylko między rozdaniami.</translation>
    </message>
    <message>
        <source>Seat %1 is taken; choose another.</source>
        <extracomment>%1 is the number of a seat.</extracomment>
        <translation>Miejsce %1 jest zajęte; wybierz inne.</translation>
    </message>
    <message>
        <source>Every seat must be filled first; still open: %1.</source>
        <extracomment>%1 is the number of a seat, or a list of them.</extracomment>
        <translation>Najpierw wszystkie miejsca muszą być zajęte; wolne: %1.</translation>
    </message>
    <message>
        <source>No computer player of that level is here; there are: %1.</source>
        <extracomment>%1 is a list of the levels of computer players.</extracomment>
        <translation>Nie ma tu komputera na tym poziomie; są: %1.</translation>
    </message>
    <message>
        <source>Only those who sit here and are present can do that.</source>
        <extracomment>Why something is refused.</extracomment>
        <translation>To mogą zrobić tylko osoby, które tu siedzą i są obecne.</translation>
    </message>
    <message>
        <source>Whoever sits here already cannot take that seat.</source>
        <extracomment>Why a seat cannot be given to somebody.</extracomment>
        <translation>Kto już tu siedzi, nie może zająć tego miejsca.</translation>
    </message>
    <message>
        <source>That person is no longer at this table.</source>
        <extracomment>Why something is refused.</extracomment>
        <translation>Tej osoby już nie ma przy stole.</translation>
    </message>
    <message>
        <source>Seat %1 is not yours.</source>
        <extracomment>%1 is the number of a seat.</extracomment>
        <translation>Miejsce %1 nie jest twoje.</translation>
    </message>
    <message>
        <source>The hands on this device are covered; uncover yours first.</source>
        <extracomment>On a shared device: no hand may be seen until its person uncovers it.</extracomment>
        <translation>Ręce na tym urządzeniu są zasłonięte; najpierw odsłoń swoją.</translation>
    </message>
    <message>
        <source>A computer player stands in there; take the seat back first.</source>
        <extracomment>A computer player has your seat for now.</extracomment>
        <translation>W zastępstwie gra tam komputer; najpierw wróć na miejsce.</translation>
    </message>
    <message>
        <source>No computer player stands in there.</source>
        <extracomment>Why one&apos;s seat cannot be taken back.</extracomment>
        <translation>Nie ma tam zastępstwa komputera.</translation>
    </message>
    <message>
        <source>Whoever has seat %1 is here.</source>
        <extracomment>%1 is the number of a seat; its person is present.</extracomment>
        <translation>Osoba z miejsca %1 jest obecna.</translation>
    </message>
    <message>
        <source>Somebody is reading; the computer players wait.</source>
        <extracomment>To a computer player.</extracomment>
        <translation>Ktoś czyta; komputery czekają.</translation>
    </message>
    <message>
        <source>That person does not hold the computer players any more.</source>
        <extracomment>Why a hold cannot be ended.</extracomment>
        <translation>Ta osoba już nie wstrzymuje komputerów.</translation>
    </message>
    <message>
        <source>Something else is being asked; answer that first.</source>
        <extracomment>Somebody&apos;s proposal waits for answers.</extracomment>
        <translation>Jest już inne pytanie; najpierw na nie odpowiedz.</translation>
    </message>
    <message>
        <source>That is no longer asked.</source>
        <extracomment>A proposal that was answered is over.</extracomment>
        <translation>To pytanie już nieaktualne.</translation>
    </message>
    <message>
        <source>That was not asked of you.</source>
        <extracomment>Somebody answered a proposal that does not concern them.</extracomment>
        <translation>To pytanie nie jest do ciebie.</translation>
    </message>
    <message>
        <source>That was declined in this position; ask again after the next play.</source>
        <extracomment>Why something cannot be proposed again.</extracomment>
        <translation>W tej pozycji już odmówiono; zapytaj po następnym ruchu.</translation>
    </message>
    <message>
        <source>There was nothing to say; write something first.</source>
        <extracomment>Talk without a word.</extracomment>
        <translation>Nie ma czego powiedzieć; najpierw coś napisz.</translation>
    </message>
    <message>
        <source>That is too long: no more than %1 characters at once.</source>
        <extracomment>%1 is a number of characters.</extracomment>
        <translation>To za długie: naraz najwięcej %1 znaków.</translation>
    </message>
    <message>
        <source>Wait a little before you say more.</source>
        <extracomment>Talk that came too fast.</extracomment>
        <translation>Poczekaj chwilę z następnym słowem.</translation>
    </message>
    <message>
        <source>The host of this server does not let you talk; ask why.</source>
        <extracomment>The server&apos;s operator lets somebody say nothing.</extracomment>
        <translation>Osoba, która prowadzi ten serwer, nie pozwala ci rozmawiać; zapytaj ją o powód.</translation>
    </message>
    <message>
        <source>There is no hint to be had now.</source>
        <extracomment>No hint can be given.</extracomment>
        <translation>Teraz nie ma podpowiedzi.</translation>
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
        <translation>Doublesix jest już otwarty w innym oknie, z folderem %1. Przejdź do tamtego okna albo najpierw je zamknij. Dwa naraz: drugie otwórz z innym folderem: doublesix play --home FOLDER.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>A button: close this window.</extracomment>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Plays of this deal</source>
        <extracomment>A slider: the plays of a deal that is stepped through.</extracomment>
        <translation>Zagrania tego rozdania</translation>
    </message>
    <message>
        <source>Deal before</source>
        <extracomment>A button: to the deal before.</extracomment>
        <translation>Poprzednie rozdanie</translation>
    </message>
    <message>
        <source>Beginning of the deal</source>
        <extracomment>A button: to the beginning of this deal.</extracomment>
        <translation>Początek rozdania</translation>
    </message>
    <message>
        <source>One play back</source>
        <extracomment>A button: one play back.</extracomment>
        <translation>Zagranie wstecz</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: stop the record that plays by itself</comment>
        <extracomment>A button: the record plays by itself, or stops.
----------
The same button, as it is read aloud.</extracomment>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: let the record play by itself</comment>
        <translation>Start</translation>
    </message>
    <message>
        <source>One play on</source>
        <extracomment>A button: one play on.</extracomment>
        <translation>Zagranie dalej</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <extracomment>A button: to the end of this deal.</extracomment>
        <translation>Koniec rozdania</translation>
    </message>
    <message>
        <source>Next deal</source>
        <extracomment>A button: to the next deal.</extracomment>
        <translation>Następne rozdanie</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Back to the table</source>
        <extracomment>A button: from a deal that is looked back on to the table where it was played.</extracomment>
        <translation>Wróć do stołu</translation>
    </message>
    <message>
        <source>Back to the records</source>
        <comment>a button: from a record to the list</comment>
        <translation>Wróć do zapisów</translation>
    </message>
    <message>
        <source>All hands</source>
        <extracomment>A button: show all four hands of a deal in a record.
----------
The same button, as it is read aloud.</extracomment>
        <translation>Wszystkie ręce</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>A button: show what could have been done in the deal that is shown.
----------
The same button, as it is read aloud.</extracomment>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <extracomment>A button: save this record as a file.
----------
The same button, as it is read aloud.
----------
The title of a panel: write a record as a file.</extracomment>
        <translation>Zapisz jako plik</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>A button: show the table of points, from which one goes to any deal.</extracomment>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>The label of a line to write in: where a file is written.</extracomment>
        <translation>Plik</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>A button: write the record as this file.</extracomment>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Choose where</source>
        <extracomment>A button: choose in a dialog where a file is written.</extracomment>
        <translation>Wybierz gdzie</translation>
    </message>
</context>
<context>
    <name>ResultPageWords</name>
    <message>
        <source>You and %1</source>
        <extracomment>Two partners. %1: the name of the reader&apos;s partner.</extracomment>
        <translation>Ty i %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>Two partners, by name.</extracomment>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Beside the reader&apos;s own tiles, in a list of four names.</extracomment>
        <translation>Ty</translation>
    </message>
    <message numerus="yes">
        <source>%n pips</source>
        <extracomment>How many pips a hand holds at the end of a deal.</extracomment>
        <translation>
            <numerusform>%n oczko</numerusform>
            <numerusform>%n oczka</numerusform>
            <numerusform>%n oczek</numerusform>
        </translation>
    </message>
    <message>
        <source>Went out</source>
        <extracomment>In place of the tiles of a hand that went out.</extracomment>
        <translation>Wszystko dołożone</translation>
    </message>
    <message>
        <source>You went out</source>
        <extracomment>Read aloud, of the reader&apos;s empty hand.</extracomment>
        <translation>Ty: wszystko dołożone</translation>
    </message>
    <message>
        <source>%1 went out</source>
        <extracomment>Read aloud. %1: whose hand is empty.</extracomment>
        <translation>%1: wszystko dołożone</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>Read aloud. %1: whose hand; %2: &quot;8 pips&quot;; %3: its tiles.</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>pips left, not counted</source>
        <extracomment>Under a number: the pips that two partners still hold; they count for nothing.</extracomment>
        <translation>oczka, nie liczą się</translation>
    </message>
    <message>
        <source>pips in the lightest hand</source>
        <extracomment>Under a number: the pips of the lighter of two partners&apos; hands.</extracomment>
        <translation>oczka w najlżejszej ręce</translation>
    </message>
    <message>
        <source>pips in both hands</source>
        <extracomment>Under a number: the pips of both partners&apos; hands together.</extracomment>
        <translation>oczka w obu rękach</translation>
    </message>
    <message>
        <source>Winners of the match</source>
        <extracomment>A mark on the card of two partners.</extracomment>
        <translation>Wygrany mecz</translation>
    </message>
    <message>
        <source>Winners of the deal</source>
        <extracomment>A mark on the card of two partners.</extracomment>
        <translation>Wygrane rozdanie</translation>
    </message>
    <message>
        <source>Points so far</source>
        <extracomment>The heading of a list: a line for each deal with the score after it.</extracomment>
        <translation>Punkty do tej pory</translation>
    </message>
    <message>
        <source>Match %1</source>
        <extracomment>A heading within a list of deals. %1: the number of the match.</extracomment>
        <translation>Mecz %1</translation>
    </message>
    <message>
        <source>Only one side can have points: a win by the other takes both pegs home.</source>
        <extracomment>Under the list of points.</extracomment>
        <translation>Punkty może mieć tylko jedna para: wygrana drugiej cofa oba kołki na start.</translation>
    </message>
    <message>
        <source>The disc has %1, the diamond %2.</source>
        <extracomment>Read aloud. %1: the points of the partnership with the disc; %2: with the diamond.</extracomment>
        <translation>Krążek ma %1, romb %2.</translation>
    </message>
    <message>
        <source>Next match</source>
        <extracomment>A button: begin the next match.</extracomment>
        <translation>Następny mecz</translation>
    </message>
    <message>
        <source>Next deal</source>
        <extracomment>A button: begin the next deal.</extracomment>
        <translation>Następne rozdanie</translation>
    </message>
    <message>
        <source>%1 is ready.</source>
        <extracomment>Beside the button that goes on to the next deal.</extracomment>
        <translation>%1 czeka na ciebie.</translation>
    </message>
    <message>
        <source>%1 and %2 are ready.</source>
        <extracomment>Beside the button that goes on to the next deal.</extracomment>
        <translation>%1 i %2 czekają na ciebie.</translation>
    </message>
    <message>
        <source>%1, %2 and %3 are ready.</source>
        <extracomment>Beside the button that goes on to the next deal.</extracomment>
        <translation>%1, %2 i %3 czekają na ciebie.</translation>
    </message>
    <message>
        <source>All are ready.</source>
        <extracomment>Everybody is ready; the next deal is about to begin.</extracomment>
        <translation>Można zaczynać.</translation>
    </message>
    <message>
        <source>You are ready. Waiting for %1.</source>
        <extracomment>Beside the button, when the reader is ready already.</extracomment>
        <translation>Czekamy jeszcze na: %1.</translation>
    </message>
    <message>
        <source>You are ready. Waiting for %1 and %2.</source>
        <extracomment>Beside the button, when the reader is ready already.</extracomment>
        <translation>Czekamy jeszcze na: %1 i %2.</translation>
    </message>
    <message>
        <source>You are ready. Waiting for %1, %2 and %3.</source>
        <extracomment>Beside the button, when the reader is ready already.</extracomment>
        <translation>Czekamy jeszcze na: %1, %2 i %3.</translation>
    </message>
    <message>
        <source>The next deal begins when the players are ready.</source>
        <extracomment>Beside where the button would be.</extracomment>
        <translation>Następne rozdanie zacznie się za zgodą grających.</translation>
    </message>
</context>
<context>
    <name>ResultView</name>
    <message>
        <source>Undo</source>
        <extracomment>A button at the end of a deal: take the last act back.</extracomment>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>A button at the end of a deal: do again what was taken back.</extracomment>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>A button at the end of a deal: the same tiles again, from the start.</extracomment>
        <translation>Od nowa</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <extracomment>The same button, as it is read aloud.</extracomment>
        <translation>To rozdanie od nowa</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A button at the end of a deal: shows how the tiles lie.</extracomment>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <extracomment>The same button, as it is read aloud.</extracomment>
        <translation>Pokaż stół</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>A button at the end of a deal: shows what could have been done in it.</extracomment>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>A button at the end of a deal: leave; the session is kept and can be carried on.</extracomment>
        <translation>Przerwa</translation>
    </message>
    <message>
        <source>Stop and keep</source>
        <extracomment>The same button, as it is read aloud.</extracomment>
        <translation>Przerwij i zachowaj</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>A tie: nobody scores.</source>
        <extracomment>The end of a tied deal.</extracomment>
        <translation>Remis: bez punktów.</translation>
    </message>
    <message>
        <source>A tie leaves the score as it stood.</source>
        <extracomment>Why a tied deal counted nothing.</extracomment>
        <translation>Remis zostawia wynik bez zmian.</translation>
    </message>
    <message>
        <source>You went out with the key tile, %1.</source>
        <extracomment>The end of a deal. %1 is the last tile, as &quot;6-2&quot;.</extracomment>
        <translation>Dokładasz kamień-klucz: %1.</translation>
    </message>
    <message>
        <source>You went out with %1.</source>
        <extracomment>The end of a deal. %1 is the last tile, as &quot;6-2&quot;.</extracomment>
        <translation>Dokładasz ostatni kamień: %1.</translation>
    </message>
    <message>
        <source>%1 went out with the key tile, %2.</source>
        <extracomment>The end of a deal. %1 is a name, %2 the last tile, as &quot;6-2&quot;.</extracomment>
        <translation>%1 dokłada kamień-klucz: %2.</translation>
    </message>
    <message>
        <source>%1 went out with %2.</source>
        <extracomment>The end of a deal. %1 is a name, %2 the last tile, as &quot;6-2&quot;.</extracomment>
        <translation>%1 dokłada ostatni kamień: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: both partnerships hold %n pips.</source>
        <extracomment>A tied block. %1 is a number as &quot;sixes&quot;, %n the pips that each partnership has left.</extracomment>
        <translation>
            <numerusform>Blokada na %1: obie pary mają po %n oczku.</numerusform>
            <numerusform>Blokada na %1: obie pary mają po %n oczka.</numerusform>
            <numerusform>Blokada na %1: obie pary mają po %n oczek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocked on %1: %2 and %3 hold %4, %5 and %6 hold %7.</source>
        <extracomment>A block. %1 is a number as &quot;sixes&quot;; %2 and %3 are partners with %4 pips left, %5 and %6 the others with %7.</extracomment>
        <translation>Blokada na %1: %2 i %3 mają %4, %5 i %6 mają %7.</translation>
    </message>
    <message>
        <source>Blocked on %1: you and %2 hold %3, they hold %4.</source>
        <extracomment>A block. %1 is a number as &quot;sixes&quot;, %2 your partner, %3 the pips that you two have left, %4 the pips of the others.</extracomment>
        <translation>Blokada na %1: ty i %2 macie %3, druga para %4.</translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: the lightest hand is the same on both sides, %n pips.</source>
        <extracomment>A tied block. %1 is a number as &quot;sixes&quot;, %n the pips of the lightest hand.</extracomment>
        <translation>
            <numerusform>Blokada na %1: najlżejsze ręce obu par są równe, po %n oczku.</numerusform>
            <numerusform>Blokada na %1: najlżejsze ręce obu par są równe, po %n oczka.</numerusform>
            <numerusform>Blokada na %1: najlżejsze ręce obu par są równe, po %n oczek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: you and %2 hold the least, %n pips each.</source>
        <extracomment>A block. %1 is a number as &quot;sixes&quot;, %2 your partner, %n the pips of either hand.</extracomment>
        <translation>
            <numerusform>Blokada na %1: ty i %2 macie najmniej, po %n oczku.</numerusform>
            <numerusform>Blokada na %1: ty i %2 macie najmniej, po %n oczka.</numerusform>
            <numerusform>Blokada na %1: ty i %2 macie najmniej, po %n oczek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: %2 and %3 hold the least, %n pips each.</source>
        <extracomment>A block. %1 is a number as &quot;sixes&quot;, %2 and %3 are partners, %n the pips of each hand.</extracomment>
        <translation>
            <numerusform>Blokada na %1: %2 i %3 mają najmniej, po %n oczku.</numerusform>
            <numerusform>Blokada na %1: %2 i %3 mają najmniej, po %n oczka.</numerusform>
            <numerusform>Blokada na %1: %2 i %3 mają najmniej, po %n oczek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: your hand is the lightest, %n pips.</source>
        <extracomment>A block. %1 is a number as &quot;sixes&quot;, %n the pips left in your hand.</extracomment>
        <translation>
            <numerusform>Blokada na %1: twoja ręka jest najlżejsza, %n oczko.</numerusform>
            <numerusform>Blokada na %1: twoja ręka jest najlżejsza, %n oczka.</numerusform>
            <numerusform>Blokada na %1: twoja ręka jest najlżejsza, %n oczek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: %2 has the lightest hand, %n pips.</source>
        <extracomment>A block. %1 is a number as &quot;sixes&quot;, %2 is a name, %n the pips left in that hand.</extracomment>
        <translation>
            <numerusform>Blokada na %1: %2 ma najlżejszą rękę, %n oczko.</numerusform>
            <numerusform>Blokada na %1: %2 ma najlżejszą rękę, %n oczka.</numerusform>
            <numerusform>Blokada na %1: %2 ma najlżejszą rękę, %n oczek.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is yours, %1 to nil.</source>
        <extracomment>You and your partner won the match; %1 is the number of your points.</extracomment>
        <translation>Mecz wasz, %1 do zera.</translation>
    </message>
    <message>
        <source>The deal is yours, and worth two.</source>
        <extracomment>You and your partner won the deal, which counts two points.</extracomment>
        <translation>Rozdanie wasze, za dwa punkty.</translation>
    </message>
    <message>
        <source>The deal is yours.</source>
        <extracomment>You and your partner won the deal.</extracomment>
        <translation>Rozdanie wasze.</translation>
    </message>
    <message>
        <source>The match is theirs, %1 to nil.</source>
        <extracomment>The others won the match; %1 is the number of their points.</extracomment>
        <translation>Mecz dla drugiej pary, %1 do zera.</translation>
    </message>
    <message>
        <source>The deal is theirs, and worth two.</source>
        <extracomment>The others won the deal, which counts two points.</extracomment>
        <translation>Rozdanie dla drugiej pary, za dwa punkty.</translation>
    </message>
    <message>
        <source>The deal is theirs.</source>
        <extracomment>The others won the deal.</extracomment>
        <translation>Rozdanie dla drugiej pary.</translation>
    </message>
    <message>
        <source>That breaks the streak of %1 and %2.</source>
        <extracomment>%1 and %2 are partners who had won some deals in a row.</extracomment>
        <translation>To przerywa serię: %1 i %2.</translation>
    </message>
    <message>
        <source>%1 and %2 win the match, %3 to nil.</source>
        <extracomment>%1 and %2 are partners, %3 is the number of their points.</extracomment>
        <translation>%1 i %2 wygrywają mecz, %3 do zera.</translation>
    </message>
    <message>
        <source>%1 and %2 win the deal, worth two.</source>
        <extracomment>%1 and %2 are partners; the deal counts two points.</extracomment>
        <translation>%1 i %2 wygrywają rozdanie za dwa punkty.</translation>
    </message>
    <message>
        <source>%1 and %2 win the deal.</source>
        <extracomment>%1 and %2 are partners.</extracomment>
        <translation>%1 i %2 wygrywają rozdanie.</translation>
    </message>
    <message>
        <source>Their streak is broken.</source>
        <extracomment>You won; the others had one point.</extracomment>
        <translation>Seria drugiej pary przerwana.</translation>
    </message>
    <message numerus="yes">
        <source>Their streak of %n is broken.</source>
        <extracomment>You won; the others had %n points (2 or more).</extracomment>
        <translation>
            <numerusform>Seria drugiej pary przerwana przy %n punkcie.</numerusform>
            <numerusform>Seria drugiej pary przerwana przy %n punktach.</numerusform>
            <numerusform>Seria drugiej pary przerwana przy %n punktach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your streak is broken.</source>
        <extracomment>The others won; you and your partner had one point.</extracomment>
        <translation>Wasza seria przerwana.</translation>
    </message>
    <message numerus="yes">
        <source>Your streak of %n is broken.</source>
        <extracomment>The others won; you and your partner had %n points (2 or more).</extracomment>
        <translation>
            <numerusform>Wasza seria przerwana przy %n punkcie.</numerusform>
            <numerusform>Wasza seria przerwana przy %n punktach.</numerusform>
            <numerusform>Wasza seria przerwana przy %n punktach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Breaking a streak takes all of a win, the two points of the key tile too: both sides are back at nil.</source>
        <extracomment>Why a deal won with the key tile counted nothing.</extracomment>
        <translation>Przerwanie serii zabiera całą wygraną, także dwa punkty za kamień-klucz: obie pary wracają do zera.</translation>
    </message>
    <message>
        <source>A win that breaks a streak scores nothing: both sides are back at nil.</source>
        <extracomment>Why a deal that broke a streak counted nothing.</extracomment>
        <translation>Wygrana, która przerywa serię, nie daje punktu: obie pary wracają do zera.</translation>
    </message>
    <message>
        <source>Both ends were hard and no other tile fitted anywhere: the key tile is worth two.</source>
        <extracomment>Why a deal counted two points. Hard: 7 of the 8 halves with a number are laid.</extracomment>
        <translation>Oba końce były twarde i nic innego nigdzie nie pasowało: kamień-klucz daje dwa punkty.</translation>
    </message>
    <message>
        <source>A deal won is one point.</source>
        <extracomment>Why a deal counted one point.</extracomment>
        <translation>Wygrane rozdanie to jeden punkt.</translation>
    </message>
    <message>
        <source>A deal won is one point, however many pips are left.</source>
        <extracomment>Why a blocked deal of Chiva counted one point.</extracomment>
        <translation>Wygrane rozdanie to jeden punkt, bez względu na oczka na rękach.</translation>
    </message>
    <message>
        <source>In a block the lightest single hand decides, whatever the partner holds; it is one point.</source>
        <extracomment>Why a blocked deal of six-love counted one point.</extracomment>
        <translation>Przy blokadzie decyduje jedna najlżejsza ręka, cokolwiek ma druga z pary; to jeden punkt.</translation>
    </message>
    <message>
        <source>Four points to nil win a match.</source>
        <extracomment>Why a match of Chiva is won.</extracomment>
        <translation>Cztery punkty do zera wygrywają mecz.</translation>
    </message>
    <message>
        <source>Six points or more, to nil, win a match.</source>
        <extracomment>Why a match of six-love is won; it can end with six points or with seven.</extracomment>
        <translation>Sześć punktów lub więcej, do zera, wygrywa mecz.</translation>
    </message>
</context>
<context>
    <name>RoomLinks</name>
    <message>
        <source>Leave</source>
        <extracomment>A button in the waiting room: leave the table.</extracomment>
        <translation>Odejdź</translation>
    </message>
    <message>
        <source>What is allowed</source>
        <extracomment>A button in the waiting room: what this table allows, as takebacks and hints.</extracomment>
        <translation>Co wolno</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>A button in the waiting room: the page with the rules of the game.</extracomment>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Mix the seats</source>
        <extracomment>A button in the waiting room: all get other seats by chance.</extracomment>
        <translation>Losuj miejsca</translation>
    </message>
</context>
<context>
    <name>RoomScreen</name>
    <message>
        <source>What this table allows</source>
        <extracomment>The heading of a panel: takebacks, hints and the like.</extracomment>
        <translation>Co wolno przy tym stole</translation>
    </message>
</context>
<context>
    <name>RoomingWords</name>
    <message>
        <source>The table</source>
        <extracomment>The heading of a table whose host has no name.</extracomment>
        <translation>Stół</translation>
    </message>
    <message>
        <source>%1’s table</source>
        <extracomment>The heading of a table; %1 is the name of its host.</extracomment>
        <translation>Stół: %1</translation>
    </message>
    <message>
        <source>Chiva, first to four, with the others at nil.</source>
        <extracomment>The game of a table, and what wins a match.</extracomment>
        <translation>Chiva, do czterech, przy zerze drugiej pary.</translation>
    </message>
    <message>
        <source>Six-love, first to six, with the others at nil.</source>
        <extracomment>The game of a table, and what wins a match.</extracomment>
        <translation>Six-love, do sześciu, przy zerze drugiej pary.</translation>
    </message>
    <message>
        <source>All four seats are taken.</source>
        <extracomment>All four seats have somebody.</extracomment>
        <translation>Wszystkie cztery miejsca są zajęte.</translation>
    </message>
    <message numerus="yes">
        <source>%n seats are free.</source>
        <extracomment>How many of the four seats nobody has.</extracomment>
        <translation>
            <numerusform>%n miejsce jest wolne.</numerusform>
            <numerusform>%n miejsca są wolne.</numerusform>
            <numerusform>%n miejsc jest wolnych.</numerusform>
        </translation>
    </message>
    <message>
        <source>you, the host</source>
        <extracomment>Under one&apos;s own name, in one&apos;s own seat.</extracomment>
        <translation>ty, prowadzisz stół</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>Under one&apos;s own name, in one&apos;s own seat.</extracomment>
        <translation>ty</translation>
    </message>
    <message>
        <source>the host, %1</source>
        <extracomment>Under the host&apos;s name. %1 is how the seat stands to yours: &quot;your partner&quot;.</extracomment>
        <translation>prowadzi stół, %1</translation>
    </message>
    <message>
        <source>the host</source>
        <extracomment>Under the host&apos;s name, for somebody who does not sit here.</extracomment>
        <translation>prowadzi stół</translation>
    </message>
    <message>
        <source>your partner</source>
        <extracomment>How a seat stands to yours.</extracomment>
        <translation>w parze z tobą</translation>
    </message>
    <message>
        <source>plays after you</source>
        <extracomment>How a seat stands to yours.</extracomment>
        <translation>gra po tobie</translation>
    </message>
    <message>
        <source>plays before you</source>
        <extracomment>How a seat stands to yours.</extracomment>
        <translation>gra przed tobą</translation>
    </message>
    <message>
        <source>computer, %1</source>
        <extracomment>In the place of a name: a computer player; %1 is its level.</extracomment>
        <translation>komputer, %1</translation>
    </message>
    <message>
        <source>Free seat</source>
        <extracomment>In the place of a name where nobody sits yet.</extracomment>
        <translation>Wolne miejsce</translation>
    </message>
    <message>
        <source>link lost</source>
        <extracomment>Their connection is gone for now.</extracomment>
        <translation>brak połączenia</translation>
    </message>
    <message>
        <source>left the table</source>
        <extracomment>They went away on purpose.</extracomment>
        <translation>nie ma przy stole</translation>
    </message>
    <message>
        <source>on the way</source>
        <extracomment>A computer player that was asked for is not there yet.</extracomment>
        <translation>w drodze</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Whoever sits there is there and can begin.</extracomment>
        <translation>przy stole</translation>
    </message>
    <message numerus="yes">
        <source>%n people without a seat</source>
        <extracomment>How many people are at the table without a seat.</extracomment>
        <translation>
            <numerusform>%n osoba bez miejsca</numerusform>
            <numerusform>%n osoby bez miejsca</numerusform>
            <numerusform>%n osób bez miejsca</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>The button that begins the first deal.</extracomment>
        <translation>Start</translation>
    </message>
    <message numerus="yes">
        <source>Start with %n computer players</source>
        <extracomment>The button that begins, with computer players in the free seats.</extracomment>
        <translation>
            <numerusform>Start z %n komputerem</numerusform>
            <numerusform>Start z %n komputerami</numerusform>
            <numerusform>Start z %n komputerami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n more, or</source>
        <extracomment>Beside the button &quot;Start with 2 computer players&quot;. How many seats are free.</extracomment>
        <translation>
            <numerusform>Czekamy na %n osobę lub</numerusform>
            <numerusform>Czekamy na %n osoby lub</numerusform>
            <numerusform>Czekamy na %n osób lub</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody is here.</source>
        <extracomment>Beside the button that begins the first deal.</extracomment>
        <translation>Jest komplet.</translation>
    </message>
    <message>
        <source>%1 begins when all are here.</source>
        <extracomment>%1 is the name of the host, who alone can begin.</extracomment>
        <translation>Gdy będzie komplet, zaczyna %1.</translation>
    </message>
    <message>
        <source>The host begins when all are here.</source>
        <extracomment>Nobody is host at the moment.</extracomment>
        <translation>Gdy będzie komplet, zaczyna osoba, która prowadzi stół.</translation>
    </message>
    <message>
        <source>This table is open to this computer only.</source>
        <extracomment>The window&apos;s own server listens to this computer only.</extracomment>
        <translation>Ten stół jest otwarty tylko dla tego komputera.</translation>
    </message>
    <message>
        <source>This link is for friends elsewhere; it leads to %1.</source>
        <extracomment>Under a link to this computer, which leads there from outside; %1 is an address.</extracomment>
        <translation>Ten link jest dla osób gdzie indziej; prowadzi do %1.</translation>
    </message>
    <message>
        <source>This link is for friends on this network; it leads to %1.</source>
        <extracomment>Under a link to this computer, which is good on the same network; %1 is an address.</extracomment>
        <translation>Ten link jest dla osób w tej sieci; prowadzi do %1.</translation>
    </message>
    <message>
        <source>Copied. Paste it where your friends read it.</source>
        <extracomment>Shown for a while after a press on &quot;Copy link&quot; or &quot;Copy code&quot;.</extracomment>
        <translation>Skopiowane. Wklej tam, gdzie zajrzą znajomi.</translation>
    </message>
</context>
<context>
    <name>RuleCardWords</name>
    <message>
        <source>Winning</source>
        <extracomment>The short card of rules: the heading of a line.</extracomment>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>The short card of rules: the heading of a line.</extracomment>
        <translation>Twoja kolej</translation>
    </message>
    <message>
        <source>Lay a tile that has the number of one of the two ends. If you can, you must; if nothing fits, you pass.</source>
        <extracomment>The short card of rules.</extracomment>
        <translation>Dołóż kamień z liczbą z jednego z dwóch końców. Jeśli możesz, musisz; jeśli nic nie pasuje, pas.</translation>
    </message>
    <message>
        <source>The end of a deal</source>
        <extracomment>The short card of rules: the heading of a line.</extracomment>
        <translation>Koniec rozdania</translation>
    </message>
    <message>
        <source>Whoever plays a last tile wins it for both partners.</source>
        <extracomment>The short card of rules.</extracomment>
        <translation>Kto dokłada ostatni kamień, wygrywa dla całej pary.</translation>
    </message>
    <message>
        <source>The streak</source>
        <extracomment>The short card of rules: the heading of a line.</extracomment>
        <translation>Seria</translation>
    </message>
    <message>
        <source>Only one side can have points. A win against a streak takes the score back to nil, and scores nothing itself.</source>
        <extracomment>The short card of rules.</extracomment>
        <translation>Punkty może mieć tylko jedna para. Wygrana przeciw serii cofa wynik do zera i sama nie daje punktu.</translation>
    </message>
    <message>
        <source>Who opens</source>
        <extracomment>The short card of rules: the heading of a line.</extracomment>
        <translation>Kto wychodzi</translation>
    </message>
    <message>
        <source>Four points in a row, with the others at nil.</source>
        <extracomment>The short card of rules, of Chiva.</extracomment>
        <translation>Cztery punkty z rzędu, przy zerze drugiej pary.</translation>
    </message>
    <message>
        <source>Six points in a row, with the others at nil.</source>
        <extracomment>The short card of rules, of six-love.</extracomment>
        <translation>Sześć punktów z rzędu, przy zerze drugiej pary.</translation>
    </message>
    <message>
        <source>If nobody can play, the partners with fewer pips in both hands together win.</source>
        <extracomment>The short card of rules, of Chiva.</extracomment>
        <translation>Jeśli nikt nie może dołożyć, wygrywa para, która ma razem mniej oczek w obu rękach.</translation>
    </message>
    <message>
        <source>If nobody can play, the lightest single hand wins for both partners.</source>
        <extracomment>The short card of rules, of six-love.</extracomment>
        <translation>Jeśli nikt nie może dołożyć, najlżejsza ręka wygrywa dla całej pary.</translation>
    </message>
    <message>
        <source>The first deal of a match: the double six. Then whoever went out, or the lighter of the winners after a block.</source>
        <extracomment>The short card of rules, of Chiva.</extracomment>
        <translation>W pierwszym rozdaniu meczu osoba z dubletem szóstek. Potem ta, która dokłada ostatni kamień, a po blokadzie lżejsza ręka zwycięskiej pary.</translation>
    </message>
    <message>
        <source>First, and after a broken streak or a tie: the double six. Else whoever went out, or has the lightest hand, names one of the winners.</source>
        <extracomment>The short card of rules, of six-love.</extracomment>
        <translation>Na początku, po przerwanej serii i po remisie osoba z dubletem szóstek. Poza tym ta, która dokłada ostatni kamień albo ma najlżejszą rękę, wskazuje kogoś ze zwycięskiej pary.</translation>
    </message>
    <message>
        <source>The key tile</source>
        <extracomment>The short card of rules: the heading of a line. The key tile counts two points.</extracomment>
        <translation>Kamień-klucz</translation>
    </message>
    <message>
        <source>Going out counts two when both ends are hard and differ, and your last tile joins them.</source>
        <extracomment>The short card of rules, of six-love.</extracomment>
        <translation>Ostatni kamień daje dwa punkty, gdy oba końce są twarde i różne, a on je łączy.</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Chiva comes from Puerto Rico. Two partners play against two. Each deal won is one point, and four points in a row win the match: four to nil.</source>
        <extracomment>The rules of Chiva.</extracomment>
        <translation>Chiva pochodzi z Portoryko. Gra para przeciw parze. Każde wygrane rozdanie to jeden punkt, a cztery punkty z rzędu wygrywają mecz: cztery do zera.</translation>
    </message>
    <message>
        <source>Six-love comes from Jamaica. Two partners play against two. A deal won is one point, or two with the key tile, and six points in a row win the match: six to nil, or seven.</source>
        <extracomment>The rules of six-love.</extracomment>
        <translation>Six-love pochodzi z Jamajki. Gra para przeciw parze. Wygrane rozdanie to jeden punkt albo dwa z kamieniem-kluczem, a sześć punktów z rzędu wygrywa mecz: sześć do zera albo siedem.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>O co chodzi</translation>
    </message>
    <message>
        <source>The table</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Your partner sits opposite you. Turns go to the right: the next to play is at your right hand.</source>
        <extracomment>The rules.</extracomment>
        <translation>Druga osoba z twojej pary siedzi naprzeciwko. Kolej idzie w prawo: po tobie gra osoba po twojej prawej ręce.</translation>
    </message>
    <message>
        <source>All 28 tiles of a double-six set are dealt, seven to each. No tile is drawn, and whatever you are dealt stands.</source>
        <extracomment>The rules.</extracomment>
        <translation>Rozdaje się wszystkie 28 kamieni, po siedem na osobę. Niczego się nie dobiera, a co rozdane, tym się gra.</translation>
    </message>
    <message>
        <source>How a deal opens</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Jak zaczyna się rozdanie</translation>
    </message>
    <message>
        <source>The very first deal is opened with the double six by whoever holds it.</source>
        <extracomment>The rules.</extracomment>
        <translation>W pierwszym rozdaniu wychodzi osoba z dubletem szóstek, i to właśnie nim.</translation>
    </message>
    <message>
        <source>Most later deals open freely: one seat begins with any tile it likes.</source>
        <extracomment>The rules.</extracomment>
        <translation>Później wyjście jest najczęściej dowolne: zaczyna jedna osoba, jakim kamieniem chce.</translation>
    </message>
    <message>
        <source>The double six: both ends are six.</source>
        <extracomment>Under a picture of the tile 6-6.</extracomment>
        <translation>Dublet szóstek: na obu końcach szóstka.</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Dokładanie</translation>
    </message>
    <message>
        <source>The tiles lie in one row with two ends. In your turn you lay a tile at an end that has the same number. A tile that fits both ends may go to either.</source>
        <extracomment>The rules.</extracomment>
        <translation>Kamienie leżą w jednym rzędzie o dwóch końcach. W swojej kolejce dokładasz kamień do końca z tą samą liczbą. Jeśli pasuje do obu, wybierasz.</translation>
    </message>
    <message>
        <source>The ends are four and two. Doubles lie crosswise, but count like any tile.</source>
        <extracomment>Under a picture of four tiles in a row.</extracomment>
        <translation>Końce to czwórka i dwójka. Dublety leżą w poprzek, ale liczą się jak każdy kamień.</translation>
    </message>
    <message>
        <source>Passing</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>If you have a tile that fits, you must play one. If you have none, you pass, and everybody sees on which numbers: remember it, it tells much.</source>
        <extracomment>The rules.</extracomment>
        <translation>Jeśli masz pasujący kamień, musisz dołożyć. Jeśli nie masz, pasujesz i wszyscy widzą, na jakich liczbach: zapamiętaj to, wiele mówi.</translation>
    </message>
    <message>
        <source>Going out</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Ostatni kamień</translation>
    </message>
    <message>
        <source>Whoever plays a last tile is out, and wins the deal for both partners, even if that tile leaves nobody anything to play.</source>
        <extracomment>The rules.</extracomment>
        <translation>Kto dokłada ostatni kamień, wygrywa rozdanie dla całej pary, nawet jeśli po nim nikt nie ma czego dołożyć.</translation>
    </message>
    <message>
        <source>A hand left with the double blank alone has no pips, but is not out.</source>
        <extracomment>The rules.</extracomment>
        <translation>Ręka z samym dubletem zer ma zero oczek, ale pusta nie jest.</translation>
    </message>
    <message>
        <source>A block</source>
        <extracomment>A heading in the rules: nobody can play.</extracomment>
        <translation>Blokada</translation>
    </message>
    <message>
        <source>When all four pass in a row, the deal is blocked and hands are shown.</source>
        <extracomment>The rules.</extracomment>
        <translation>Gdy wszystkie cztery osoby z rzędu pasują, rozdanie jest zablokowane i ręce się odkrywa.</translation>
    </message>
    <message>
        <source>Each partnership adds the pips of both its hands. The lower sum wins; who blocked does not matter.</source>
        <extracomment>The rules of Chiva.</extracomment>
        <translation>Każda para dodaje oczka z obu rąk. Wygrywa mniejsza suma; nieważne, czyj kamień zablokował rozdanie.</translation>
    </message>
    <message>
        <source>Two hands, 4-0 and 3-1, 1-0 and 2-1: together twelve pips.</source>
        <extracomment>Under a picture of the tiles 4-0, 3-1, 1-0 and 2-1: the pips of two partners.</extracomment>
        <translation>Dwie ręce, 4-0 i 3-1 oraz 1-0 i 2-1: razem dwanaście oczek.</translation>
    </message>
    <message>
        <source>The single hand with the fewest pips wins for both partners, whatever the other partner holds.</source>
        <extracomment>The rules of six-love.</extracomment>
        <translation>Ręka, która ma najmniej oczek, sama wygrywa dla całej pary, cokolwiek ma druga ręka tej pary.</translation>
    </message>
    <message>
        <source>A hand of four pips: it beats any hand of five, and ties with another of four.</source>
        <extracomment>Under a picture of the tiles 1-0 and 2-1.</extracomment>
        <translation>Ręka z czterema oczkami: wygrywa z każdą, która ma pięć, a remisuje z inną, która ma cztery.</translation>
    </message>
    <message>
        <source>If both sums are equal, the deal is a tie.</source>
        <extracomment>The rules of Chiva: when a block is a tie.</extracomment>
        <translation>Jeśli sumy są równe, jest remis.</translation>
    </message>
    <message>
        <source>If both partnerships have a hand of the fewest pips, the deal is a tie, whatever the other hands hold. If only two partners share it, they win.</source>
        <extracomment>The rules of six-love: when a block is a tie.</extracomment>
        <translation>Jeśli najmniej oczek jest po obu stronach, jest remis, cokolwiek mają pozostałe ręce. Jeśli po tyle samo mają tylko ręce jednej pary, ta para wygrywa.</translation>
    </message>
    <message>
        <source>A tie</source>
        <extracomment>A heading in the rules: a blocked deal that nobody wins.</extracomment>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Nobody scores then, the score stands, and the double six opens the next deal.</source>
        <extracomment>The rules.</extracomment>
        <translation>Wtedy nikt nie dostaje punktu, wynik zostaje, a w następnym rozdaniu wychodzi się dubletem szóstek.</translation>
    </message>
    <message>
        <source>The streak</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Seria</translation>
    </message>
    <message>
        <source>A match is won to nil. While the others stand at nil, each win adds up.</source>
        <extracomment>The rules.</extracomment>
        <translation>Mecz wygrywa się do zera. Dopóki druga para ma zero, każda wygrana dodaje punkty.</translation>
    </message>
    <message>
        <source>If the others have points, your win breaks their streak: both sides go to nil, and that is all your win does. It is not the first point of a new streak.</source>
        <extracomment>The rules.</extracomment>
        <translation>Jeśli druga para ma punkty, wasza wygrana przerywa jej serię: obie pary wracają do zera i to wszystko. To nie jest pierwszy punkt nowej serii.</translation>
    </message>
    <message>
        <source>Who opens the next deal</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Kto wychodzi następnym razem</translation>
    </message>
    <message>
        <source>Whoever went out opens, with any tile. After a block the lighter of the two winners opens; if they are equally light, the lower seat number.</source>
        <extracomment>The rules of Chiva.</extracomment>
        <translation>Wychodzi osoba, która dokłada ostatni kamień, i to dowolnym kamieniem. Po blokadzie wychodzi lżejsza ręka zwycięskiej pary; jeśli są równe, ta z niższym numerem miejsca.</translation>
    </message>
    <message>
        <source>It is the same after a broken streak. The right is never handed over.</source>
        <extracomment>The rules of Chiva.</extracomment>
        <translation>Tak samo jest po przerwanej serii. Prawa wyjścia się nie oddaje.</translation>
    </message>
    <message>
        <source>Each match begins with the double six.</source>
        <extracomment>The rules of Chiva.</extracomment>
        <translation>Każdy mecz zaczyna się od dubletu szóstek.</translation>
    </message>
    <message>
        <source>After a win that scored, one of the winners names which of the two opens: whoever went out, or who has the lightest hand after a block. The tiles are dealt first, and only whoever names has seen a hand.</source>
        <extracomment>The rules of six-love.</extracomment>
        <translation>Po wygranej z punktem ktoś ze zwycięskiej pary wskazuje, kto z niej wychodzi: osoba, która dokłada ostatni kamień, a po blokadzie osoba z najlżejszą ręką. Najpierw rozdaje się kamienie i swoją rękę widzi wtedy tylko ona.</translation>
    </message>
    <message>
        <source>After a broken streak or a tie the double six opens.</source>
        <extracomment>The rules of six-love.</extracomment>
        <translation>Po przerwanej serii albo remisie wychodzi się dubletem szóstek.</translation>
    </message>
    <message>
        <source>The next match opens in the same way, by naming.</source>
        <extracomment>The rules of six-love.</extracomment>
        <translation>Następny mecz zaczyna się tak samo, od wskazania.</translation>
    </message>
    <message>
        <source>The key tile</source>
        <extracomment>A heading in the rules. The key tile: a last tile that counts two points.</extracomment>
        <translation>Kamień-klucz</translation>
    </message>
    <message>
        <source>An end is hard when seven of the eight halves with its number lie on the table. If both ends are hard and differ, only one tile fits anywhere: the one with both numbers.</source>
        <extracomment>The rules of six-love. Hard: seven of the eight halves with a number are laid.</extracomment>
        <translation>Koniec jest twardy, gdy siedem z ośmiu połówek z jego liczbą leży na stole. Gdy oba końce są twarde i różne, pasuje już tylko jeden kamień: ten z obiema liczbami.</translation>
    </message>
    <message>
        <source>Going out with that tile counts two points. If it is not your last tile, it only blocks the deal. A double is never the key.</source>
        <extracomment>The rules of six-love.</extracomment>
        <translation>Dołożony jako ostatni, daje dwa punkty. Jeśli nie jest ostatni, tylko blokuje rozdanie. Dublet nigdy nie jest kluczem.</translation>
    </message>
    <message>
        <source>The ends are a hard five and a hard two: 5-2 is the key.</source>
        <extracomment>Under a picture of the tile 5-2.</extracomment>
        <translation>Na końcach twarda piątka i twarda dwójka: kluczem jest 5-2.</translation>
    </message>
    <message>
        <source>What does not count</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Co się nie liczy</translation>
    </message>
    <message>
        <source>Pips left over, passes, a double or the double blank as last tile, and having blocked: none of it scores. And no clock ever hurries you.</source>
        <extracomment>The rules.</extracomment>
        <translation>Oczka na rękach, pasy, dublet albo dublet zer jako ostatni kamień, zablokowanie: nic z tego nie daje punktów. A zegar nigdy cię nie pogania.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Cofanie</translation>
    </message>
    <message>
        <source>Where the table allows it, plays can be undone and a deal begun again with the same tiles. If several people play, all of them must agree.</source>
        <extracomment>The rules.</extracomment>
        <translation>Jeśli stół na to pozwala, zagrania można cofać, a rozdanie zacząć od nowa, z tymi samymi kamieniami. Jeśli gra kilka osób, muszą się zgodzić wszystkie.</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>All the rules</source>
        <extracomment>A button on the short card of the rules: open the whole page.</extracomment>
        <translation>Wszystkie zasady</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules</source>
        <extracomment>The heading of a screen: the rules of both games.</extracomment>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Which of the two games&apos; rules are shown.</extracomment>
        <translation>Zasady gry</translation>
    </message>
</context>
<context>
    <name>ScoreCorner</name>
    <message>
        <source>Chiva, deal %1</source>
        <comment>the game and the number of the deal</comment>
        <translation>Chiva, rozdanie %1</translation>
    </message>
    <message>
        <source>Six-love, deal %1</source>
        <comment>the game and the number of the deal</comment>
        <translation>Six-love, rozdanie %1</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Free the seat of %1</source>
        <comment>accessible name; %1 is a name</comment>
        <translation>Zwolnij miejsce: %1</translation>
    </message>
    <message>
        <source>Stand up</source>
        <comment>button: free one&apos;s own seat</comment>
        <translation>Wstań</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>A button that has a computer player sit in a seat.</extracomment>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Sit here</source>
        <extracomment>A button on a free seat in the waiting room.</extracomment>
        <translation>Usiądź tutaj</translation>
    </message>
    <message>
        <source>Make it %1</source>
        <extracomment>A button that changes the level of a computer player; %1 is a level.</extracomment>
        <translation>Zmień na: %1</translation>
    </message>
</context>
<context>
    <name>SessionRow</name>
    <message>
        <source>Continue</source>
        <extracomment>A button: go on with the session beside it.</extracomment>
        <translation>Graj dalej</translation>
    </message>
</context>
<context>
    <name>SettingsList</name>
    <message>
        <source>You</source>
        <extracomment>A heading in the settings: name and language.</extracomment>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Your name</source>
        <extracomment>In the settings.</extracomment>
        <translation>Twoje imię</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>In the settings: of the window.</extracomment>
        <translation>Język</translation>
    </message>
    <message>
        <source>As the computer</source>
        <extracomment>The language of the window is that of the computer. The other names stay as they are.</extracomment>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Looks</source>
        <extracomment>A heading in the settings.</extracomment>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <extracomment>In the settings: three to choose from.</extracomment>
        <translation>Jasno czy ciemno</translation>
    </message>
    <message>
        <source>Size of text</source>
        <extracomment>In the settings; a number of percent and two buttons.</extracomment>
        <translation>Wielkość tekstu</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a number of percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Black, white and strong colours.</source>
        <extracomment>Under &quot;High contrast&quot;.</extracomment>
        <translation>Czerń, biel i mocne kolory.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>In the settings, to be on or off.</extracomment>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Tiles glide to their places; without it they are there at once.</source>
        <extracomment>Under &quot;Motion&quot;.</extracomment>
        <translation>Kamienie suną na swoje miejsce; bez tego od razu tam są.</translation>
    </message>
    <message>
        <source>Motion</source>
        <extracomment>In the settings, to be on or off.</extracomment>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Faces of the tiles</source>
        <extracomment>In the settings: how the numbers on a tile are drawn.</extracomment>
        <translation>Wygląd kamieni</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>one of: light or dark</comment>
        <translation>Ciemno</translation>
    </message>
    <message>
        <source>What the others see, from the next time that you come to a table.</source>
        <extracomment>Under &quot;Your name&quot;.</extracomment>
        <translation>To zobaczą inni, gdy następnym razem przyjdziesz do stołu.</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>one of: light or dark</comment>
        <translation>Jasno</translation>
    </message>
    <message>
        <source>Pips</source>
        <comment>one of the faces of the tiles</comment>
        <translation>Oczka</translation>
    </message>
    <message>
        <source>Coloured pips</source>
        <comment>one of the faces of the tiles</comment>
        <translation>Kolorowe oczka</translation>
    </message>
    <message>
        <source>Numerals</source>
        <comment>one of the faces of the tiles</comment>
        <translation>Cyfry</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>A heading in the settings.</extracomment>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>The click of a tile, two knocks for a pass, a note for your turn.</source>
        <extracomment>Under &quot;Sounds&quot;.</extracomment>
        <translation>Stuk kamienia, dwa puknięcia na pas i dźwięk, gdy przychodzi twoja kolej.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>In the settings, to be on or off.</extracomment>
        <translation>Dźwięki</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>In the settings; a number of percent and two buttons.</extracomment>
        <translation>Głośność</translation>
    </message>
    <message>
        <source>When it is your turn and you look at another window.</source>
        <extracomment>Under &quot;Call me back&quot;.</extracomment>
        <translation>Gdy przyjdzie twoja kolej, a patrzysz w inne okno.</translation>
    </message>
    <message>
        <source>Call me back</source>
        <extracomment>In the settings, to be on or off: the window asks to be looked at.</extracomment>
        <translation>Zawołaj mnie</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>A heading in the settings.</extracomment>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Order of your hand</source>
        <extracomment>In the settings: how the tiles of one’s hand are sorted.</extracomment>
        <translation>Kolejność na ręce</translation>
    </message>
    <message>
        <source>As dealt</source>
        <comment>an order of the hand</comment>
        <translation>Jak rozdane</translation>
    </message>
    <message>
        <source>By suit</source>
        <comment>an order of the hand: by number</comment>
        <translation>Według liczb</translation>
    </message>
    <message>
        <source>By pips</source>
        <comment>an order of the hand: by the sum of a tile</comment>
        <translation>Według sumy</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>A heading in the settings, over the levels to choose from.</extracomment>
        <translation>Komputery</translation>
    </message>
    <message>
        <source>They take the free seats of the tables that you begin. At the table the level of each can be changed.</source>
        <extracomment>Under &quot;Computer players&quot;, in the settings.</extracomment>
        <translation>Zajmują wolne miejsca przy stołach, które zakładasz. Przy stole każdemu można zmienić poziom.</translation>
    </message>
    <message>
        <source>Copied</source>
        <comment>the button, after it was pressed</comment>
        <translation>Skopiowane</translation>
    </message>
    <message>
        <source>Copy details for a report</source>
        <comment>button: put the details where they can be pasted</comment>
        <translation>Kopiuj dane do zgłoszenia</translation>
    </message>
    <message>
        <source>A second tap on the preview plays it, as the button does.</source>
        <extracomment>Under &quot;Confirm by a second tap&quot;; the preview is the tile that is shown at its end before it is played.</extracomment>
        <translation>Drugie dotknięcie podglądu zatwierdza, tak jak przycisk.</translation>
    </message>
    <message>
        <source>Confirm by a second tap</source>
        <extracomment>In the settings, to be on or off.</extracomment>
        <translation>Zatwierdzaj dotknięciem</translation>
    </message>
    <message>
        <source>Where nothing fits, your pass is made without asking you.</source>
        <extracomment>Under &quot;Forced passes at once&quot;.</extracomment>
        <translation>Gdy nic nie pasuje, pas następuje bez pytania.</translation>
    </message>
    <message>
        <source>Forced passes at once</source>
        <extracomment>In the settings, to be on or off.</extracomment>
        <translation>Pas bez pytania</translation>
    </message>
    <message>
        <source>Short hints on what to do, until you dismiss them.</source>
        <extracomment>Under &quot;Explain the first deal&quot;.</extracomment>
        <translation>Krótkie wskazówki, co robić, dopóki ich nie wyłączysz.</translation>
    </message>
    <message>
        <source>Explain the first deal</source>
        <extracomment>In the settings, to be on or off.</extracomment>
        <translation>Objaśnij pierwsze rozdanie</translation>
    </message>
    <message>
        <source>When something went wrong</source>
        <extracomment>A heading in the settings, over what can be sent with a report.</extracomment>
        <translation>Gdy coś poszło nie tak</translation>
    </message>
    <message>
        <source>The details say which versions these are, what is set and how the link stood. No tile, no name and no address is in them.</source>
        <extracomment>Over the button &quot;Copy details for a report&quot;.</extracomment>
        <translation>W danych są wersje programu, ustawienia i stan połączenia. Nie ma tam kamieni, imion ani adresów.</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <extracomment>The heading of the page with the settings of this window.</extracomment>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button: back to where one was before.</extracomment>
        <translation>Wróć</translation>
    </message>
</context>
<context>
    <name>ShareForm</name>
    <message>
        <source>Partners have the same sign and sit opposite each other. Where you leave a name out, a computer player sits.</source>
        <extracomment>Over four fields for names; the sign is a disc or a diamond.</extracomment>
        <translation>Para ma ten sam znak i siedzi naprzeciwko siebie. Tam, gdzie nie wpiszesz imienia, siada komputer.</translation>
    </message>
    <message>
        <source>Seat %1, disc</source>
        <comment>a seat, 1 to 4, and the sign of its partnership</comment>
        <translation>Miejsce %1, krążek</translation>
    </message>
    <message>
        <source>Seat %1, diamond</source>
        <comment>a seat, 1 to 4, and the sign of its partnership</comment>
        <translation>Miejsce %1, romb</translation>
    </message>
    <message>
        <source>Computer player</source>
        <extracomment>Stands in the field of a seat while no name is in it.</extracomment>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Play Chiva</source>
        <extracomment>A button that begins Chiva at this device.</extracomment>
        <translation>Graj w Chivę</translation>
    </message>
    <message>
        <source>Play Six-love</source>
        <extracomment>A button that begins Six-love at this device.</extracomment>
        <translation>Graj w Six-love</translation>
    </message>
    <message>
        <source>Begin Chiva at this device</source>
        <extracomment>What the button &quot;Play Chiva&quot; does, for a screen reader.</extracomment>
        <translation>Zacznij grę w Chivę na tym urządzeniu</translation>
    </message>
    <message>
        <source>Begin Six-love at this device</source>
        <extracomment>What the button &quot;Play Six-love&quot; does, for a screen reader.</extracomment>
        <translation>Zacznij grę w Six-love na tym urządzeniu</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less: %1</source>
        <extracomment>A button that lowers a value; %1 names the value.</extracomment>
        <translation>Mniej: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <extracomment>A button that raises a value; %1 names the value.</extracomment>
        <translation>Więcej: %1</translation>
    </message>
</context>
<context>
    <name>SummaryWords</name>
    <message>
        <source>You see no hand now.</source>
        <extracomment>Said aloud: you have no hand, or nobody may see theirs yet.</extracomment>
        <translation>Teraz nie widzisz żadnej ręki.</translation>
    </message>
    <message>
        <source>You have no tiles left.</source>
        <extracomment>Said aloud.</extracomment>
        <translation>Nie masz już kamieni.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n tiles.</source>
        <extracomment>Said aloud: how many tiles you have.</extracomment>
        <translation>
            <numerusform>Masz %n kamień.</numerusform>
            <numerusform>Masz %n kamienie.</numerusform>
            <numerusform>Masz %n kamieni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has passed in this deal.</source>
        <extracomment>Said aloud.</extracomment>
        <translation>W tym rozdaniu nie było jeszcze pasa.</translation>
    </message>
    <message>
        <source>Deal %1, match %2.</source>
        <extracomment>Said aloud; %1 is the number of a deal, %2 of a match.</extracomment>
        <translation>Rozdanie %1, mecz %2.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <extracomment>Said aloud.</extracomment>
        <translation>Rozdanie skończone.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>Said aloud.</extracomment>
        <translation>Twoja kolej.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <extracomment>Said aloud; %1 is a name.</extracomment>
        <translation>Teraz gra %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n tiles.</source>
        <extracomment>Said aloud: how many tiles somebody (1) has.</extracomment>
        <translation>
            <numerusform>%1 ma %n kamień.</numerusform>
            <numerusform>%1 ma %n kamienie.</numerusform>
            <numerusform>%1 ma %n kamieni.</numerusform>
        </translation>
    </message>
    <message>
        <source>From left to right: %1.</source>
        <extracomment>Said aloud; %1 is a list of tiles from the left end to the right.</extracomment>
        <translation>Od lewej do prawej: %1.</translation>
    </message>
    <message>
        <source>You can open with %1.</source>
        <extracomment>Said aloud; %1 is a tile or a list of tiles.</extracomment>
        <translation>Możesz wyjść: %1.</translation>
    </message>
    <message>
        <source>Besides: %1.</source>
        <extracomment>Said aloud, after what fits; %1 is a tile or a list of tiles.</extracomment>
        <translation>Poza tym: %1.</translation>
    </message>
    <message>
        <source>They are %1.</source>
        <extracomment>Said aloud; %1 is a tile or a list of tiles.</extracomment>
        <translation>To: %1.</translation>
    </message>
    <message>
        <source>You passed on %1.</source>
        <extracomment>Said aloud; %1 is a number or a list of numbers.</extracomment>
        <translation>Twoje pasy: %1.</translation>
    </message>
    <message>
        <source>%1 passed on %2.</source>
        <extracomment>Said aloud; %1 is a name, %2 a number or a list of numbers.</extracomment>
        <translation>%1, pasy: %2.</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>No, go on playing</source>
        <comment>answer: do not leave or end it</comment>
        <translation>Nie, grajmy dalej</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>In the menu: the page with the rules of the game.</extracomment>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Points so far</source>
        <extracomment>In the menu: the list of all deals and their points.</extracomment>
        <translation>Punkty do tej pory</translation>
    </message>
    <message>
        <source>What is out</source>
        <comment>menu: how many of each number lie on the table</comment>
        <translation>Co już leży</translation>
    </message>
    <message>
        <source>Talk</source>
        <comment>menu: what the people at the table say</comment>
        <translation>Rozmowa</translation>
    </message>
    <message>
        <source>All I can do now</source>
        <comment>menu: the list of what may be done, for the keyboard</comment>
        <translation>Co mogę teraz zrobić</translation>
    </message>
    <message>
        <source>People and seats</source>
        <extracomment>In the menu: who sits where, and who watches.</extracomment>
        <translation>Osoby i miejsca</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>menu: what the keys of the keyboard do</comment>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>In the menu: the page with the settings of this window.</extracomment>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <extracomment>In the menu: the same tiles again, from the deal’s beginning.</extracomment>
        <translation>To rozdanie od nowa</translation>
    </message>
    <message>
        <source>Yes, from its beginning</source>
        <comment>answer: play this deal again</comment>
        <translation>Tak, od początku</translation>
    </message>
    <message>
        <source>The score begins again</source>
        <extracomment>Under &quot;New match&quot;, in the menu.</extracomment>
        <translation>Wynik zacznie się od nowa</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>In the menu: leave this match and begin another.</extracomment>
        <translation>Nowy mecz</translation>
    </message>
    <message>
        <source>Yes, a new match</source>
        <comment>answer: leave this match for a new one</comment>
        <translation>Tak, nowy mecz</translation>
    </message>
    <message>
        <source>Match and record begin again</source>
        <extracomment>Under &quot;New session&quot;, in the menu; the record is the list of all deals and their points.</extracomment>
        <translation>Mecz i punkty od nowa</translation>
    </message>
    <message>
        <source>New session</source>
        <extracomment>In the menu: leave this session and begin another.</extracomment>
        <translation>Nowa sesja</translation>
    </message>
    <message>
        <source>Yes, a new session</source>
        <comment>answer: leave this session for a new one</comment>
        <translation>Tak, nowa sesja</translation>
    </message>
    <message>
        <source>You can carry on later</source>
        <extracomment>Under &quot;Stop here and keep it&quot;, in the menu.</extracomment>
        <translation>Można dokończyć później</translation>
    </message>
    <message>
        <source>Stop here and keep it</source>
        <extracomment>In the menu: stop, and keep the session for another day.</extracomment>
        <translation>Przerwij i zachowaj</translation>
    </message>
    <message>
        <source>Yes, stop here</source>
        <comment>answer: stop and keep the session</comment>
        <translation>Tak, przerwij</translation>
    </message>
    <message>
        <source>Your seat goes to somebody else</source>
        <extracomment>Under &quot;Leave the table&quot;, in the menu.</extracomment>
        <translation>Twoje miejsce zajmie ktoś inny</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <extracomment>In the menu.</extracomment>
        <translation>Odejdź od stołu</translation>
    </message>
    <message>
        <source>Yes, leave</source>
        <comment>answer: leave the table</comment>
        <translation>Tak, odejdź</translation>
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
        <translation>Co mogę teraz zrobić</translation>
    </message>
    <message>
        <source>Confirm</source>
        <comment>button: do what was picked</comment>
        <translation>Zatwierdź</translation>
    </message>
    <message>
        <source>What is out</source>
        <comment>menu: how many of each number lie on the table</comment>
        <translation>Co już leży</translation>
    </message>
    <message>
        <source>How often each number lies on the table, of eight.</source>
        <extracomment>Above a line for each number, 0 to 6; each number stands on eight halves of the tiles.</extracomment>
        <translation>Ile z ośmiu połówek z każdą liczbą leży na stole.</translation>
    </message>
    <message>
        <source>Points so far</source>
        <extracomment>The heading of a panel: the list of all deals and their points.</extracomment>
        <translation>Punkty do tej pory</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The heading of a panel: the rules of the game in short.</extracomment>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>menu: what the keys of the keyboard do</comment>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Talk</source>
        <comment>menu: what the people at the table say</comment>
        <translation>Rozmowa</translation>
    </message>
    <message>
        <source>People and seats</source>
        <extracomment>The heading of a panel: who sits where, and who watches.</extracomment>
        <translation>Osoby i miejsca</translation>
    </message>
    <message>
        <source>What this table allows</source>
        <extracomment>The heading of a panel: takebacks, hints and the like.</extracomment>
        <translation>Co wolno przy tym stole</translation>
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
        <translation>Powiedz coś</translation>
    </message>
    <message>
        <source>Say it</source>
        <comment>button: send what was written</comment>
        <translation>Powiedz</translation>
    </message>
</context>
<context>
    <name>TalkWords</name>
    <message>
        <source>Hello!</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>Cześć!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>Powodzenia!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>Ładnie zagrane!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>Dziękuję!</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>Przepraszam!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>Chwileczkę.</translation>
    </message>
    <message>
        <source>I am back.</source>
        <extracomment>Something said to the others at the table, after one was away.</extracomment>
        <translation>Już jestem.</translation>
    </message>
    <message>
        <source>Shall we go on?</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>Gramy dalej?</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>Do zobaczenia!</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A line of talk: a name (1) and what was said (2).</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Only those who have a seat talk here, and the host.</source>
        <extracomment>In place of where one would write to the others.</extracomment>
        <translation>Rozmawiać mogą tylko osoby z miejscem przy stole i ta, która go prowadzi.</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>lines of talk</comment>
        <extracomment>How many lines of talk came that you have not read.</extracomment>
        <translation>
            <numerusform>%n nowa</numerusform>
            <numerusform>%n nowe</numerusform>
            <numerusform>%n nowych</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has said anything yet.</source>
        <extracomment>In place of the lines of talk.</extracomment>
        <translation>Nikt jeszcze nic nie mówi.</translation>
    </message>
    <message>
        <source>Hear no more from %1</source>
        <extracomment>A button: what this person (1) says is not shown to you any more.</extracomment>
        <translation>Wycisz: %1</translation>
    </message>
    <message>
        <source>You do not hear %1.</source>
        <extracomment>This person (1) is muted by you.</extracomment>
        <translation>Wyciszenie: %1.</translation>
    </message>
    <message>
        <source>Hear %1 again</source>
        <extracomment>A button: what this person (1) says is shown to you again.</extracomment>
        <translation>Wyłącz wyciszenie: %1</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>blank</source>
        <comment>an end</comment>
        <extracomment>A number of pips at an end, said aloud; 0 is a half without pips.</extracomment>
        <translation>zero</translation>
    </message>
    <message>
        <source>one</source>
        <comment>an end</comment>
        <extracomment>A number of pips at an end, said aloud.</extracomment>
        <translation>jedynka</translation>
    </message>
    <message>
        <source>two</source>
        <comment>an end</comment>
        <extracomment>A number of pips at an end, said aloud.</extracomment>
        <translation>dwójka</translation>
    </message>
    <message>
        <source>three</source>
        <comment>an end</comment>
        <extracomment>A number of pips at an end, said aloud.</extracomment>
        <translation>trójka</translation>
    </message>
    <message>
        <source>four</source>
        <comment>an end</comment>
        <extracomment>A number of pips at an end, said aloud.</extracomment>
        <translation>czwórka</translation>
    </message>
    <message>
        <source>five</source>
        <comment>an end</comment>
        <extracomment>A number of pips at an end, said aloud.</extracomment>
        <translation>piątka</translation>
    </message>
    <message>
        <source>six</source>
        <comment>an end</comment>
        <extracomment>A number of pips at an end, said aloud.</extracomment>
        <translation>szóstka</translation>
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
        <translation>%1, pasuje do obu końców</translation>
    </message>
    <message>
        <source>%1, fits the left end</source>
        <extracomment>A tile (1) of one&apos;s own hand, for a screen reader.</extracomment>
        <translation>%1, pasuje do lewego końca</translation>
    </message>
    <message>
        <source>%1, fits the right end</source>
        <extracomment>A tile (1) of one&apos;s own hand, for a screen reader.</extracomment>
        <translation>%1, pasuje do prawego końca</translation>
    </message>
    <message>
        <source>%1, does not fit</source>
        <extracomment>A tile (1) of one&apos;s own hand, for a screen reader.</extracomment>
        <translation>%1, nie pasuje</translation>
    </message>
    <message>
        <source>%1, can open the deal</source>
        <extracomment>A tile (1) of the hand that begins the deal, for a screen reader.</extracomment>
        <translation>%1, można tym wyjść</translation>
    </message>
    <message>
        <source>%1, cannot open the deal</source>
        <extracomment>A tile (1) of the hand that begins the deal, for a screen reader.</extracomment>
        <translation>%1, nie można tym wyjść</translation>
    </message>
    <message>
        <source>Left end, %1</source>
        <extracomment>An open end of the row of tiles and its number (1), for a screen reader.</extracomment>
        <translation>Lewy koniec, %1</translation>
    </message>
    <message>
        <source>Right end, %1</source>
        <extracomment>An open end of the row of tiles and its number (1), for a screen reader.</extracomment>
        <translation>Prawy koniec, %1</translation>
    </message>
    <message>
        <source>%1: %2 of 8 are out</source>
        <extracomment>How many of a number (1), of which there are 8, lie on the table.</extracomment>
        <translation>%1: leży %2 z 8</translation>
    </message>
    <message>
        <source>%1: %2 of 8 are out, hard</source>
        <extracomment>As before, with the word for a number of which 7 of 8 are out: a hard end.</extracomment>
        <translation>%1: leży %2 z 8, twarda liczba</translation>
    </message>
    <message>
        <source>blanks</source>
        <comment>blocked on</comment>
        <extracomment>Goes into &quot;Blocked on %1&quot;: all tiles with this number lie on the table.</extracomment>
        <translation>zerach</translation>
    </message>
    <message>
        <source>ones</source>
        <comment>blocked on</comment>
        <extracomment>Goes into &quot;Blocked on %1&quot;.</extracomment>
        <translation>jedynkach</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>blocked on</comment>
        <extracomment>Goes into &quot;Blocked on %1&quot;.</extracomment>
        <translation>dwójkach</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>blocked on</comment>
        <extracomment>Goes into &quot;Blocked on %1&quot;.</extracomment>
        <translation>trójkach</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>blocked on</comment>
        <extracomment>Goes into &quot;Blocked on %1&quot;.</extracomment>
        <translation>czwórkach</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>blocked on</comment>
        <extracomment>Goes into &quot;Blocked on %1&quot;.</extracomment>
        <translation>piątkach</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>blocked on</comment>
        <extracomment>Goes into &quot;Blocked on %1&quot;.</extracomment>
        <translation>szóstkach</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>half of a tile</comment>
        <extracomment>One half of a tile, said aloud as in &quot;five-blank&quot;; 0 is a half without pips.</extracomment>
        <translation>zero</translation>
    </message>
    <message>
        <source>one</source>
        <comment>half of a tile</comment>
        <extracomment>One half of a tile, said aloud as in &quot;five-one&quot;.</extracomment>
        <translation>jeden</translation>
    </message>
    <message>
        <source>two</source>
        <comment>half of a tile</comment>
        <extracomment>One half of a tile, said aloud as in &quot;five-two&quot;.</extracomment>
        <translation>dwa</translation>
    </message>
    <message>
        <source>three</source>
        <comment>half of a tile</comment>
        <extracomment>One half of a tile, said aloud as in &quot;five-three&quot;.</extracomment>
        <translation>trzy</translation>
    </message>
    <message>
        <source>four</source>
        <comment>half of a tile</comment>
        <extracomment>One half of a tile, said aloud as in &quot;five-four&quot;.</extracomment>
        <translation>cztery</translation>
    </message>
    <message>
        <source>five</source>
        <comment>half of a tile</comment>
        <extracomment>One half of a tile, said aloud as in &quot;five-four&quot;.</extracomment>
        <translation>pięć</translation>
    </message>
    <message>
        <source>six</source>
        <comment>half of a tile</comment>
        <extracomment>One half of a tile, said aloud as in &quot;six-four&quot;.</extracomment>
        <translation>sześć</translation>
    </message>
    <message>
        <source>double blank</source>
        <extracomment>The tile 0-0.</extracomment>
        <translation>dublet zer</translation>
    </message>
    <message>
        <source>double one</source>
        <extracomment>The tile 1-1.</extracomment>
        <translation>dublet jedynek</translation>
    </message>
    <message>
        <source>double two</source>
        <extracomment>The tile 2-2.</extracomment>
        <translation>dublet dwójek</translation>
    </message>
    <message>
        <source>double three</source>
        <extracomment>The tile 3-3.</extracomment>
        <translation>dublet trójek</translation>
    </message>
    <message>
        <source>double four</source>
        <extracomment>The tile 4-4.</extracomment>
        <translation>dublet czwórek</translation>
    </message>
    <message>
        <source>double five</source>
        <extracomment>The tile 5-5.</extracomment>
        <translation>dublet piątek</translation>
    </message>
    <message>
        <source>double six</source>
        <extracomment>The tile 6-6.</extracomment>
        <translation>dublet szóstek</translation>
    </message>
</context>
<context>
    <name>WhoWords</name>
    <message>
        <source>%1 (seat %2)</source>
        <extracomment>A person (1) where another has the same name: the seat&apos;s number (2) tells them apart.</extracomment>
        <translation>%1 (miejsce %2)</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>What stands for a name where a seat (1 to 4) has none.</extracomment>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>Somebody</source>
        <extracomment>Stands for the name of a person who gave none.</extracomment>
        <translation>Ktoś</translation>
    </message>
</context>
</TS>
