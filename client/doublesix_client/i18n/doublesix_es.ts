<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>ActRefusalWords</name>
    <message>
        <source>It is not your turn; wait until it comes.</source>
        <extracomment>Why a play is refused.</extracomment>
        <translation>No te toca; espera tu turno.</translation>
    </message>
    <message>
        <source>That tile is not in your hand; choose one that is.</source>
        <extracomment>Why a play is refused.</extracomment>
        <translation>Esa ficha no la tienes; elige una de las tuyas.</translation>
    </message>
    <message>
        <source>That tile does not fit this end; choose another.</source>
        <extracomment>Why a play is refused.</extracomment>
        <translation>Esa ficha no va en esta punta; elige otra.</translation>
    </message>
    <message>
        <source>Choose the end where the tile is to lie.</source>
        <extracomment>Why a play is refused.</extracomment>
        <translation>Elige en qué punta va la ficha.</translation>
    </message>
    <message>
        <source>The first tile opens both ends; play it without one.</source>
        <extracomment>Why a play is refused: the deal&apos;s first tile goes to no end.</extracomment>
        <translation>La primera ficha abre las dos puntas; juégala sin elegir punta.</translation>
    </message>
    <message>
        <source>This deal opens with 6-6; play that.</source>
        <extracomment>Why a play is refused.</extracomment>
        <translation>En esta mano se sale con el 6-6; juega esa ficha.</translation>
    </message>
    <message>
        <source>A tile of yours fits, so you must play it; you cannot pass.</source>
        <extracomment>Why a pass is refused.</extracomment>
        <translation>Tienes una ficha que va, así que hay que jugarla; no puedes pasar.</translation>
    </message>
    <message>
        <source>The opener is to be named before the first tile.</source>
        <extracomment>Why a play is refused, in six-love.</extracomment>
        <translation>Antes de la primera ficha hay que decir quién sale.</translation>
    </message>
    <message>
        <source>Nobody is to be named now; the deal goes on without it.</source>
        <extracomment>Why the naming of an opener is refused.</extracomment>
        <translation>Ahora no hay que decir quién sale; la mano sigue sin eso.</translation>
    </message>
    <message>
        <source>Only whoever went out, or held the lightest hand, names the opener; wait for it.</source>
        <extracomment>Why the naming of an opener is refused, in six-love.</extracomment>
        <translation>Solo quien dominó, o quedó con menos puntos, dice quién sale; espera a que lo diga.</translation>
    </message>
    <message>
        <source>Only you or your partner can open; name one of the two.</source>
        <extracomment>Why the naming of an opener is refused, in six-love.</extracomment>
        <translation>Solo pueden salir tú o tu pareja; elige entre los dos asientos.</translation>
    </message>
    <message>
        <source>This deal is over; go on to the next.</source>
        <extracomment>Why a play is refused.</extracomment>
        <translation>Esta mano terminó; sigue con la próxima.</translation>
    </message>
    <message>
        <source>This deal is not over yet; play it to its end.</source>
        <extracomment>Why going on to the next deal is refused.</extracomment>
        <translation>Esta mano no ha terminado; juégala hasta el final.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <extracomment>Why an undo is refused.</extracomment>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>Nothing was taken back, so there is nothing to redo.</source>
        <extracomment>Why a redo is refused.</extracomment>
        <translation>No se ha deshecho nada, así que no hay nada que rehacer.</translation>
    </message>
    <message>
        <source>Nothing was played in this deal yet.</source>
        <extracomment>Why the restart of a deal is refused.</extracomment>
        <translation>En esta mano aún no se ha jugado nada.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>What you can do</source>
        <comment>accessible name of the bar</comment>
        <translation>Lo que puedes hacer</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: say that nothing fits</comment>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button: what would a computer player do</comment>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>button: take back the last act</comment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <comment>button: do again what was taken back</comment>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: drop what was picked</comment>
        <extracomment>A button: drop what was picked.</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Confirm</source>
        <comment>button: do what was picked</comment>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <comment>button: from the table to how the deal ended</comment>
        <translation>Ver el resultado</translation>
    </message>
</context>
<context>
    <name>AnnouncementWords</name>
    <message>
        <source>It is yours to name who opens.</source>
        <extracomment>Said aloud, in six-love: you say which of you two opens.</extracomment>
        <translation>Te toca decir quién sale.</translation>
    </message>
    <message>
        <source>It is your turn; nothing fits, so you pass.</source>
        <extracomment>Said aloud.</extracomment>
        <translation>Te toca; no llevas, así que pasas.</translation>
    </message>
    <message>
        <source>It is your turn to open.</source>
        <extracomment>Said aloud: you play the first tile of the deal.</extracomment>
        <translation>Te toca salir.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>Said aloud.</extracomment>
        <translation>Te toca.</translation>
    </message>
    <message>
        <source>No tile lies on the table.</source>
        <extracomment>Said aloud: no tile is played yet in this deal.</extracomment>
        <translation>No hay fichas en la mesa.</translation>
    </message>
    <message>
        <source>Both ends are %1.</source>
        <extracomment>Said aloud; %1 is a number.</extracomment>
        <translation>Las dos puntas son %1.</translation>
    </message>
    <message>
        <source>The ends are %1 and %2.</source>
        <extracomment>Said aloud; %1 and %2 are the numbers at the left and right end.</extracomment>
        <translation>Las puntas son %1 y %2.</translation>
    </message>
    <message>
        <source>You open with %2; both ends %3.</source>
        <extracomment>Said aloud: you play the first tile (2), a double; %3 is its number.</extracomment>
        <translation>Sales con %2; queda %3 en las dos puntas.</translation>
    </message>
    <message>
        <source>You open with %2; ends %3 and %4.</source>
        <extracomment>Said aloud: you play the first tile (2); %3 and %4 are the ends.</extracomment>
        <translation>Sales con %2; quedan %3 y %4.</translation>
    </message>
    <message>
        <source>%1 opens with %2; both ends %3.</source>
        <extracomment>Said aloud: somebody (1) plays the first tile (2), a double; %3 is its number.</extracomment>
        <translation>%1 sale con %2; queda %3 en las dos puntas.</translation>
    </message>
    <message>
        <source>%1 opens with %2; ends %3 and %4.</source>
        <extracomment>Said aloud: somebody (1) plays the first tile (2); %3 and %4 are the ends.</extracomment>
        <translation>%1 sale con %2; quedan %3 y %4.</translation>
    </message>
    <message>
        <source>You play %2 on the left; both ends %3.</source>
        <extracomment>Said aloud; %2 is a tile, as &quot;four-five&quot;, %3 the number at both ends after it.</extracomment>
        <translation>Juegas %2 por la izquierda; queda %3 en las dos puntas.</translation>
    </message>
    <message>
        <source>You play %2 on the left; ends %3 and %4.</source>
        <extracomment>Said aloud; %2 is a tile, as &quot;four-five&quot;, %3 and %4 the ends after it.</extracomment>
        <translation>Juegas %2 por la izquierda; quedan %3 y %4.</translation>
    </message>
    <message>
        <source>You play %2 on the right; both ends %3.</source>
        <extracomment>Said aloud; %2 is a tile, as &quot;four-five&quot;, %3 the number at both ends after it.</extracomment>
        <translation>Juegas %2 por la derecha; queda %3 en las dos puntas.</translation>
    </message>
    <message>
        <source>You play %2 on the right; ends %3 and %4.</source>
        <extracomment>Said aloud; %2 is a tile, as &quot;four-five&quot;, %3 and %4 the ends after it.</extracomment>
        <translation>Juegas %2 por la derecha; quedan %3 y %4.</translation>
    </message>
    <message>
        <source>%1 plays %2 on the left; both ends %3.</source>
        <extracomment>Said aloud; %1 is a name, %2 a tile, as &quot;four-five&quot;, %3 the number at both ends.</extracomment>
        <translation>%1 juega %2 por la izquierda; queda %3 en las dos puntas.</translation>
    </message>
    <message>
        <source>%1 plays %2 on the left; ends %3 and %4.</source>
        <extracomment>Said aloud; %1 is a name, %2 a tile, as &quot;four-five&quot;, %3 and %4 the ends after it.</extracomment>
        <translation>%1 juega %2 por la izquierda; quedan %3 y %4.</translation>
    </message>
    <message>
        <source>%1 plays %2 on the right; both ends %3.</source>
        <extracomment>Said aloud; %1 is a name, %2 a tile, as &quot;four-five&quot;, %3 the number at both ends.</extracomment>
        <translation>%1 juega %2 por la derecha; queda %3 en las dos puntas.</translation>
    </message>
    <message>
        <source>%1 plays %2 on the right; ends %3 and %4.</source>
        <extracomment>Said aloud; %1 is a name, %2 a tile, as &quot;four-five&quot;, %3 and %4 the ends after it.</extracomment>
        <translation>%1 juega %2 por la derecha; quedan %3 y %4.</translation>
    </message>
    <message>
        <source>You have one tile left.</source>
        <extracomment>Said aloud, after a play.</extracomment>
        <translation>Te queda una ficha.</translation>
    </message>
    <message>
        <source>%1 has one tile left.</source>
        <extracomment>Said aloud, after a play; %1 is a name.</extracomment>
        <translation>A %1 le queda una ficha.</translation>
    </message>
    <message>
        <source>You pass on %2.</source>
        <extracomment>Said aloud; %2 is the number at both ends.</extracomment>
        <translation>Pasas: no llevas %2.</translation>
    </message>
    <message>
        <source>You pass on %2 and %3.</source>
        <extracomment>Said aloud; %2 and %3 are the numbers at the ends.</extracomment>
        <translation>Pasas: no llevas %2 ni %3.</translation>
    </message>
    <message>
        <source>%1 passes on %2.</source>
        <extracomment>Said aloud; %1 is a name, %2 the number at both ends.</extracomment>
        <translation>%1 pasa: no lleva %2.</translation>
    </message>
    <message>
        <source>%1 passes on %2 and %3.</source>
        <extracomment>Said aloud; %1 is a name, %2 and %3 are the numbers at the ends.</extracomment>
        <translation>%1 pasa: no lleva %2 ni %3.</translation>
    </message>
    <message>
        <source>You open this deal yourself.</source>
        <extracomment>Said aloud, in six-love: you, and not your partner, open the deal.</extracomment>
        <translation>En esta mano sales tú.</translation>
    </message>
    <message>
        <source>You name %1 to open.</source>
        <extracomment>Said aloud, in six-love; %1 is your partner.</extracomment>
        <translation>Dices que sale %1.</translation>
    </message>
    <message>
        <source>%1 chooses to open.</source>
        <extracomment>Said aloud, in six-love: somebody (1), and not the partner, opens the deal.</extracomment>
        <translation>%1 decide salir.</translation>
    </message>
    <message>
        <source>%1 names you to open.</source>
        <extracomment>Said aloud, in six-love; %1 is your partner.</extracomment>
        <translation>%1 dice que sales tú.</translation>
    </message>
    <message>
        <source>%1 names %2 to open.</source>
        <extracomment>Said aloud, in six-love; %1 and %2 are partners.</extracomment>
        <translation>%1 dice que sale %2.</translation>
    </message>
    <message>
        <source>Deal %1, in match %2.</source>
        <extracomment>Said aloud; %1 is the number of a deal, %2 of a match.</extracomment>
        <translation>Mano %1 del partido %2.</translation>
    </message>
    <message>
        <source>Deal %1.</source>
        <extracomment>Said aloud; %1 is the number of a deal.</extracomment>
        <translation>Mano %1.</translation>
    </message>
    <message>
        <source>Deal %1 begins again with the same tiles.</source>
        <extracomment>Said aloud; %1 is the number of a deal.</extracomment>
        <translation>La mano %1 empieza de nuevo con las mismas fichas.</translation>
    </message>
    <message>
        <source>One act is done again.</source>
        <extracomment>Said aloud: a redo of one act (a play, a pass or the naming of an opener).</extracomment>
        <translation>Se rehizo una jugada.</translation>
    </message>
    <message numerus="yes">
        <source>%n acts are done again.</source>
        <extracomment>Said aloud: a redo of %n acts (2 or more; plays, passes, namings of an opener).</extracomment>
        <translation>
            <numerusform>Se rehizo %n jugada.</numerusform>
            <numerusform>Se rehicieron %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>One act is taken back.</source>
        <extracomment>Said aloud: an undo of one act (a play, a pass or the naming of an opener).</extracomment>
        <translation>Se deshizo una jugada.</translation>
    </message>
    <message numerus="yes">
        <source>%n acts are taken back.</source>
        <extracomment>Said aloud: an undo of %n acts (2 or more; plays, passes, namings of an opener).</extracomment>
        <translation>
            <numerusform>Se deshizo %n jugada.</numerusform>
            <numerusform>Se deshicieron %n jugadas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArrivingBar</name>
    <message>
        <source>Close</source>
        <comment>button: put away what has failed</comment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: drop what is under way</comment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>A button: set out once more for the table that was not reached.</extracomment>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>ArrivingWords</name>
    <message>
        <source>Leaving the other table …</source>
        <extracomment>Shown while the window leaves the server it was at.</extracomment>
        <translation>Dejando la otra mesa…</translation>
    </message>
    <message>
        <source>Setting up a table on this computer …</source>
        <extracomment>The window starts a server of its own on this computer.</extracomment>
        <translation>Armando una mesa en esta computadora…</translation>
    </message>
    <message>
        <source>Going to the server …</source>
        <extracomment>Shown while a connection is made.</extracomment>
        <translation>Conectando con el servidor…</translation>
    </message>
    <message>
        <source>The server does not answer yet. Trying again …</source>
        <extracomment>The server does not answer yet; it is tried again and again.</extracomment>
        <translation>El servidor no contesta todavía. Probando otra vez…</translation>
    </message>
    <message>
        <source>Making the table …</source>
        <extracomment>A new table is made at the server.</extracomment>
        <translation>Abriendo la mesa…</translation>
    </message>
    <message>
        <source>Coming to the table …</source>
        <extracomment>Shown until the table of somebody else answers.</extracomment>
        <translation>Llegando a la mesa…</translation>
    </message>
    <message>
        <source>Sitting down …</source>
        <extracomment>People take their seats.</extracomment>
        <translation>Tomando asiento…</translation>
    </message>
    <message>
        <source>Calling the computer players …</source>
        <extracomment>Computer players take the seats that are free.</extracomment>
        <translation>Llamando a las computadoras…</translation>
    </message>
    <message>
        <source>Mixing the tiles …</source>
        <extracomment>The first deal begins.</extracomment>
        <translation>Dando agua a las fichas…</translation>
    </message>
    <message>
        <source>Type the code that you were given, or paste the link.</source>
        <extracomment>Nothing was typed where a code is asked for.</extracomment>
        <translation>Escribe el código que te dieron, o pega el enlace.</translation>
    </message>
    <message>
        <source>That is no code: one has eight letters and digits, such as K7QM-2XV0.</source>
        <extracomment>A code has eight letters and digits, shown as two groups of four.</extracomment>
        <translation>Eso no es un código: son ocho letras y números, como K7QM-2XV0.</translation>
    </message>
    <message>
        <source>No server can be at that address. Check how it is written.</source>
        <extracomment>What was typed looks like an address but is none.</extracomment>
        <translation>En esa dirección no puede haber un servidor. Revisa cómo está escrita.</translation>
    </message>
    <message>
        <source>The end of the link is missing. Copy the whole link once more.</source>
        <extracomment>The part of a link after # is damaged.</extracomment>
        <translation>Al enlace le falta el final. Copia otra vez el enlace entero.</translation>
    </message>
    <message>
        <source>Looking for the table on this network …</source>
        <extracomment>Somebody typed a code; the servers on the own network are asked whether it is theirs.</extracomment>
        <translation>Buscando la mesa en esta red …</translation>
    </message>
    <message>
        <source>%1 with %3, %4, %5 and %6, deal %2.</source>
        <extracomment>%1 is the game, %2 the number of the deal, the others are people&apos;s names.</extracomment>
        <translation>%1 con %3, %4, %5 y %6, mano %2.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more</source>
        <extracomment>A button under three sessions that can be carried on: it shows the others, %n of them.</extracomment>
        <translation>
            <numerusform>Y %n más</numerusform>
            <numerusform>Y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>No open table there now. With a code you can join one that is not listed.</source>
        <extracomment>The list of tables that anybody may join is empty.</extracomment>
        <translation>Ahí no hay mesas abiertas ahora. Con un código puedes entrar a una que no está en la lista.</translation>
    </message>
    <message>
        <source>A code alone is enough only on the same network, or where you have been before. Paste the whole link, or add the address that stands under the code.</source>
        <extracomment>Somebody typed a code, but this window was at no server yet.</extracomment>
        <translation>El código solo basta en la misma red o donde ya has jugado. Pega el enlace entero, o añade la dirección que está debajo del código.</translation>
    </message>
    <message>
        <source>A table</source>
        <extracomment>A table whose host has no name.</extracomment>
        <translation>Una mesa</translation>
    </message>
    <message>
        <source>%1’s table</source>
        <extracomment>%1 is the name of whoever made the table.</extracomment>
        <translation>Mesa de %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n people here</source>
        <extracomment>%1 is the game. How many people sit there already.</extracomment>
        <translation>
            <numerusform>%1, ya hay %n persona</numerusform>
            <numerusform>%1, ya hay %n personas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats free</source>
        <extracomment>How many seats a person may still take.</extracomment>
        <translation>
            <numerusform>%n asiento libre</numerusform>
            <numerusform>%n asientos libres</numerusform>
        </translation>
    </message>
    <message>
        <source>Two people at least: give each of them a name.</source>
        <extracomment>Shown when fewer than two names were given for one device.</extracomment>
        <translation>Dos personas por lo menos: pon el nombre de cada una.</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>The name shown to the others of somebody who typed none.</extracomment>
        <translation>Visita</translation>
    </message>
    <message>
        <source>%1 with computer players, deal %2.</source>
        <extracomment>%1 is the game, %2 the number of the deal. Nobody but computer players is there.</extracomment>
        <translation>%1 con computadoras, mano %2.</translation>
    </message>
    <message>
        <source>%1 with %3, deal %2.</source>
        <extracomment>%1 is the game, %2 the number of the deal, %3 a person&apos;s name.</extracomment>
        <translation>%1 con %3, mano %2.</translation>
    </message>
    <message>
        <source>%1 with %3 and %4, deal %2.</source>
        <extracomment>%1 is the game, %2 the number of the deal, %3 and %4 are people&apos;s names.</extracomment>
        <translation>%1 con %3 y %4, mano %2.</translation>
    </message>
    <message>
        <source>%1 with %3, %4 and %5, deal %2.</source>
        <extracomment>%1 is the game, %2 the number of the deal, the others are people&apos;s names.</extracomment>
        <translation>%1 con %3, %4 y %5, mano %2.</translation>
    </message>
    <message>
        <source>Kept today at %1</source>
        <extracomment>%1 is the time of the day.</extracomment>
        <translation>Guardada hoy, %1</translation>
    </message>
    <message>
        <source>Kept yesterday at %1</source>
        <extracomment>%1 is the time of the day.</extracomment>
        <translation>Guardada ayer, %1</translation>
    </message>
    <message>
        <source>Kept on %1</source>
        <extracomment>%1 is a date.</extracomment>
        <translation>Guardada el %1</translation>
    </message>
</context>
<context>
    <name>AskingStrip</name>
    <message>
        <source>What waits for an answer</source>
        <comment>accessible name of a strip above the bar</comment>
        <translation>Lo que espera respuesta</translation>
    </message>
</context>
<context>
    <name>AskingWords</name>
    <message>
        <source>The match as it stands would be left; this cannot be undone.</source>
        <extracomment>Beside a question to agree to.</extracomment>
        <translation>El partido se quedaría sin terminar; esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>The match and the record of points would begin anew; this cannot be undone.</source>
        <extracomment>Beside a question to agree to.</extracomment>
        <translation>El partido y la anotación empezarían de cero; esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>The session is kept; the same people can come back to it.</source>
        <extracomment>Beside a question to agree to.</extracomment>
        <translation>La sesión se guarda; la misma gente puede seguirla otro día.</translation>
    </message>
    <message>
        <source>The same tiles come again, with the score from before the deal.</source>
        <extracomment>Beside a question to agree to.</extracomment>
        <translation>Vuelven las mismas fichas, con el marcador de antes de la mano.</translation>
    </message>
    <message>
        <source>Somebody is away; agree once more to go on without them.</source>
        <extracomment>All who are here agreed to what was asked, but somebody was away when they did.</extracomment>
        <translation>Falta alguien; acepta otra vez para seguir sin esa persona.</translation>
    </message>
    <message>
        <source>Your answer is awaited.</source>
        <extracomment>A question waits for your answer.</extracomment>
        <translation>Falta tu respuesta.</translation>
    </message>
    <message>
        <source>Waiting for the answer of %1.</source>
        <extracomment>A question waits for the answer of somebody else: %1 is a name or a list of names.</extracomment>
        <translation>Esperando la respuesta de %1.</translation>
    </message>
    <message>
        <source>Agreed: %1.</source>
        <extracomment>All agreed to what was asked; %1 names it, as &quot;undo&quot;.</extracomment>
        <translation>De acuerdo: %1.</translation>
    </message>
    <message>
        <source>You declined: %1.</source>
        <extracomment>You said no to what was asked; %1 names it, as &quot;undo&quot;.</extracomment>
        <translation>Dijiste que no: %1.</translation>
    </message>
    <message>
        <source>%1 declined: %2.</source>
        <extracomment>Somebody (1) said no to what was asked; %2 names it, as &quot;undo&quot;.</extracomment>
        <translation>%1 dijo que no: %2.</translation>
    </message>
    <message>
        <source>You withdrew your question: %1.</source>
        <extracomment>You do not ask any more; %1 names what it was, as &quot;undo&quot;.</extracomment>
        <translation>Retiraste tu propuesta: %1.</translation>
    </message>
    <message>
        <source>%1 withdrew the question: %2.</source>
        <extracomment>Somebody (1) does not ask any more; %2 names what it was, as &quot;undo&quot;.</extracomment>
        <translation>%1 retiró su propuesta: %2.</translation>
    </message>
    <message>
        <source>The table has moved on: %1.</source>
        <extracomment>The deal went on before all had answered; %1 names what was asked, as &quot;undo&quot;.</extracomment>
        <translation>La mesa siguió adelante: %1.</translation>
    </message>
    <message>
        <source>undo</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>deshacer</translation>
    </message>
    <message>
        <source>redo</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>rehacer</translation>
    </message>
    <message>
        <source>this deal again</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>esta mano otra vez</translation>
    </message>
    <message>
        <source>a new match</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>un partido nuevo</translation>
    </message>
    <message>
        <source>a new session</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>una sesión nueva</translation>
    </message>
    <message>
        <source>a computer player as a stand-in</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>la computadora de reemplazo</translation>
    </message>
    <message>
        <source>a seat for somebody</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>un asiento para alguien</translation>
    </message>
    <message>
        <source>computer players to go on</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>que sigan las computadoras</translation>
    </message>
    <message>
        <source>stop here and keep the session</source>
        <extracomment>What was asked for; stands alone after a colon.</extracomment>
        <translation>parar aquí y guardar la sesión</translation>
    </message>
    <message>
        <source>The computer players wait while you read.</source>
        <extracomment>You have the rules, the record or details open.</extracomment>
        <translation>Las computadoras esperan mientras lees.</translation>
    </message>
    <message>
        <source>Reading: %1. The computer players wait.</source>
        <extracomment>Somebody has the rules, the record or details open; %1 is a name or a list of names.</extracomment>
        <translation>Leyendo: %1. Las computadoras esperan.</translation>
    </message>
    <message>
        <source>Reading: you and %1. The computer players wait.</source>
        <extracomment>You and others have something open to read; %1 is a name or a list of names.</extracomment>
        <translation>Leyendo: tú y %1. Las computadoras esperan.</translation>
    </message>
    <message>
        <source>A computer player stands in for you. Take your seat back any time.</source>
        <extracomment>A computer player plays for you; there is a button to take the seat back.</extracomment>
        <translation>La computadora juega por ti. Vuelve a tu asiento cuando quieras.</translation>
    </message>
    <message>
        <source>Your seat was lent while you were away. Take it back any time.</source>
        <extracomment>Somebody plays in your seat since you were away; there is a button to take it back.</extracomment>
        <translation>Tu asiento se prestó mientras no estabas. Vuelve a él cuando quieras.</translation>
    </message>
    <message>
        <source>Agree</source>
        <extracomment>A button beside what somebody asks of all.</extracomment>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>A button beside what somebody asks of all.</extracomment>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>A button beside what you yourself ask of all.</extracomment>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Let the computer players go on</source>
        <extracomment>A button beside who reads while the computer players wait.</extracomment>
        <translation>Que sigan las computadoras</translation>
    </message>
    <message>
        <source>Take your seat back</source>
        <extracomment>A button: a computer player or somebody else plays in your seat.</extracomment>
        <translation>Volver a tu asiento</translation>
    </message>
    <message>
        <source>Take seat %1 back</source>
        <extracomment>A button at a device that several share; %1 is the number of a seat.</extracomment>
        <translation>Volver al asiento %1</translation>
    </message>
    <message>
        <source>Put this away</source>
        <extracomment>A button that puts a sentence away, for a screen reader.</extracomment>
        <translation>Quitar este aviso</translation>
    </message>
    <message>
        <source>You ask for: %1.</source>
        <extracomment>You asked the others for something; %1 names it, as &quot;undo&quot;.</extracomment>
        <translation>Propones: %1.</translation>
    </message>
    <message>
        <source>%1 asks to take back the last play.</source>
        <extracomment>Somebody (1) asks all to agree.</extracomment>
        <translation>%1 propone deshacer la última jugada.</translation>
    </message>
    <message>
        <source>%1 asks to do again what was taken back.</source>
        <extracomment>Somebody (1) asks all to agree.</extracomment>
        <translation>%1 propone rehacer lo que se deshizo.</translation>
    </message>
    <message>
        <source>%1 asks to begin this deal again.</source>
        <extracomment>Somebody (1) asks all to agree.</extracomment>
        <translation>%1 propone empezar esta mano de nuevo.</translation>
    </message>
    <message>
        <source>%1 asks to leave this match for a new one.</source>
        <extracomment>Somebody (1) asks all to agree.</extracomment>
        <translation>%1 propone dejar este partido y empezar otro.</translation>
    </message>
    <message>
        <source>%1 asks to begin a new session.</source>
        <extracomment>Somebody (1) asks all to agree.</extracomment>
        <translation>%1 propone empezar una sesión nueva.</translation>
    </message>
    <message>
        <source>%1 asks that a computer player stands in for %2.</source>
        <extracomment>Somebody (1) asks all to agree; %2 is whoever has the seat.</extracomment>
        <translation>%1 propone que la computadora reemplace a %2.</translation>
    </message>
    <message>
        <source>%1 asks to give the seat of %2 to %3.</source>
        <extracomment>Somebody (1) asks all to agree; %2 is whoever has the seat now, %3 who would get it.</extracomment>
        <translation>%1 propone dar el asiento de %2 a %3.</translation>
    </message>
    <message>
        <source>%1 asks that the computer players go on while %3 reads.</source>
        <extracomment>Somebody (1) asks all to agree; %3 is whoever reads.</extracomment>
        <translation>%1 propone que las computadoras sigan mientras %3 lee.</translation>
    </message>
    <message>
        <source>%1 asks to stop here and keep the session.</source>
        <extracomment>Somebody (1) asks all to agree.</extracomment>
        <translation>%1 propone parar aquí y guardar la sesión.</translation>
    </message>
    <message>
        <source>%1 asks that you take seat %2.</source>
        <extracomment>Somebody (1) asks all to agree, you too; %2 is the number of a seat.</extracomment>
        <translation>%1 propone que ocupes el asiento %2.</translation>
    </message>
    <message>
        <source>%1 asks that the computer players go on while you read.</source>
        <extracomment>Somebody (1) asks all to agree; you have something open to read.</extracomment>
        <translation>%1 propone que las computadoras sigan mientras lees.</translation>
    </message>
    <message>
        <source>It is about the seat of %1.</source>
        <extracomment>Beside what you asked for; %1 is whoever has the seat.</extracomment>
        <translation>Se trata del asiento de %1.</translation>
    </message>
    <message>
        <source>Seat %1 would be given to %2.</source>
        <extracomment>Beside what you asked for; %1 is the number of a seat, %2 a name.</extracomment>
        <translation>El asiento %1 sería para %2.</translation>
    </message>
</context>
<context>
    <name>BarWords</name>
    <message>
        <source>Name who opens: %1 or yourself.</source>
        <extracomment>Six-love: you say which of you two opens; %1 is your partner.</extracomment>
        <translation>Di quién sale: %1 o tú.</translation>
    </message>
    <message>
        <source>%1 fits both ends: choose one.</source>
        <extracomment>You chose a tile (1, as &quot;5-4&quot;) and have yet to choose an end.</extracomment>
        <translation>%1 va en las dos puntas: elige una.</translation>
    </message>
    <message>
        <source>%1 does not fit %2.</source>
        <extracomment>You pressed a tile (1, as &quot;4-2&quot;) that cannot be played; %2: the number at both ends.</extracomment>
        <translation>%1 no va con %2.</translation>
    </message>
    <message>
        <source>%1 fits neither %2 nor %3.</source>
        <extracomment>You pressed a tile (1, as &quot;4-2&quot;) that cannot be played; %2 and %3 are the numbers at the ends.</extracomment>
        <translation>%1 no va ni con %2 ni con %3.</translation>
    </message>
    <message>
        <source>%1 opens the deal.</source>
        <extracomment>What you are about to confirm; %1 is a tile as &quot;6-4&quot;.
----------
You must begin the deal with this tile (1), as &quot;6-6&quot;.</extracomment>
        <translation>Se sale con %1.</translation>
    </message>
    <message>
        <source>%1 at the left end.</source>
        <extracomment>What you are about to confirm; %1 is a tile as &quot;6-4&quot;.</extracomment>
        <translation>%1 en la punta izquierda.</translation>
    </message>
    <message>
        <source>%1 at the right end.</source>
        <extracomment>What you are about to confirm; %1 is a tile as &quot;6-4&quot;.</extracomment>
        <translation>%1 en la punta derecha.</translation>
    </message>
    <message>
        <source>You open this deal yourself.</source>
        <extracomment>What you are about to confirm, in six-love.</extracomment>
        <translation>En esta mano sales tú.</translation>
    </message>
    <message>
        <source>%1 opens this deal.</source>
        <extracomment>What you are about to confirm, in six-love; %1 is your partner.</extracomment>
        <translation>En esta mano sale %1.</translation>
    </message>
    <message>
        <source>You pass: nothing fits %1.</source>
        <extracomment>What you are about to confirm; %1 is a number.</extracomment>
        <translation>Pasas: no llevas %1.</translation>
    </message>
    <message>
        <source>You pass: nothing fits %1 or %2.</source>
        <extracomment>What you are about to confirm; %1 and %2 are numbers.</extracomment>
        <translation>Pasas: no llevas %1 ni %2.</translation>
    </message>
    <message>
        <source>Hint: pass.</source>
        <extracomment>What a computer player would do in your place.</extracomment>
        <translation>Pista: pasa.</translation>
    </message>
    <message>
        <source>Hint: open with %1.</source>
        <extracomment>What a computer player would do in your place; %1 is a tile as &quot;6-4&quot;.</extracomment>
        <translation>Pista: sal con %1.</translation>
    </message>
    <message>
        <source>Hint: %1 at the left end.</source>
        <extracomment>What a computer player would do in your place; %1 is a tile as &quot;6-4&quot;.</extracomment>
        <translation>Pista: %1 en la punta izquierda.</translation>
    </message>
    <message>
        <source>Hint: %1 at the right end.</source>
        <extracomment>What a computer player would do in your place; %1 is a tile as &quot;6-4&quot;.</extracomment>
        <translation>Pista: %1 en la punta derecha.</translation>
    </message>
    <message>
        <source>From a weaker level: %1.</source>
        <extracomment>Under a hint; %1 is the name of a level of computer players, as &quot;Club player&quot;.</extracomment>
        <translation>De un nivel más flojo: %1.</translation>
    </message>
    <message>
        <source>Level: %1; a stronger one is not ready.</source>
        <extracomment>Under a hint; %1 is the name of a level of computer players, as &quot;Club player&quot;. There are stronger ones, but the server does not have them, or is still making them ready.</extracomment>
        <translation>Nivel: %1; por ahora no hay otro más fuerte.</translation>
    </message>
    <message>
        <source>Waiting for the server.</source>
        <extracomment>You confirmed something and the server has not answered yet.</extracomment>
        <translation>Esperando al servidor.</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <extracomment>You are ready for the next deal; %1 is a name or a list of names.
----------
It is somebody else&apos;s turn; %1 is a name or a list of names.</extracomment>
        <translation>Esperando a %1.</translation>
    </message>
    <message>
        <source>%1 is ready.</source>
        <extracomment>Somebody (1) waits for you to go on to the next deal.</extracomment>
        <translation>%1 espera para seguir.</translation>
    </message>
    <message>
        <source>%1 are ready.</source>
        <extracomment>Several people (1, a list of names) wait for you to go on to the next deal.</extracomment>
        <translation>%1 esperan para seguir.</translation>
    </message>
    <message>
        <source>Waiting for %1 to name who opens.</source>
        <extracomment>Six-love, before the first tile; %1 is a name.</extracomment>
        <translation>Esperando a que %1 diga quién sale.</translation>
    </message>
    <message>
        <source>Waiting for %1 to open the deal.</source>
        <extracomment>Before the first tile of a deal; %1 is a name.</extracomment>
        <translation>Esperando a que salga %1.</translation>
    </message>
    <message>
        <source>Open the deal with any tile.</source>
        <extracomment>You begin the deal.</extracomment>
        <translation>Sal con cualquier ficha.</translation>
    </message>
    <message>
        <source>Nothing fits: pass.</source>
        <extracomment>You have no tile that fits.</extracomment>
        <translation>No llevas: pasa.</translation>
    </message>
    <message>
        <source>Only %1 fits.</source>
        <extracomment>You have one tile (1, as &quot;5-4&quot;) that fits.</extracomment>
        <translation>Solo va %1.</translation>
    </message>
    <message>
        <source>Choose a tile with %1.</source>
        <extracomment>It is your turn; %1 is the number at both ends.</extracomment>
        <translation>Elige una ficha con %1.</translation>
    </message>
    <message>
        <source>Choose a tile with %1 or %2.</source>
        <extracomment>It is your turn; %1 and %2 are the numbers at the ends.</extracomment>
        <translation>Elige una ficha con %1 o %2.</translation>
    </message>
    <message>
        <source>Both ends will be %1.</source>
        <extracomment>What a play would lead to; %1 is a number.</extracomment>
        <translation>Las dos puntas serán %1.</translation>
    </message>
    <message>
        <source>The ends will be %1 and %2.</source>
        <extracomment>What a play would lead to; %1 and %2 are the numbers at the left and right end.</extracomment>
        <translation>Las puntas serán %1 y %2.</translation>
    </message>
    <message>
        <source>Hint: open yourself.</source>
        <extracomment>What a computer player would do in your place, in six-love.</extracomment>
        <translation>Pista: sal tú.</translation>
    </message>
    <message>
        <source>Hint: name %1.</source>
        <extracomment>What a computer player would do in your place, in six-love; %1 is your partner.</extracomment>
        <translation>Pista: que salga %1.</translation>
    </message>
</context>
<context>
    <name>CarryOn</name>
    <message>
        <source>Carry on</source>
        <extracomment>A heading on the home screen, over the sessions that were kept.</extracomment>
        <translation>Seguir jugando</translation>
    </message>
</context>
<context>
    <name>Chain</name>
    <message numerus="yes">
        <source>Layout, %n tile(s)</source>
        <comment>accessible name</comment>
        <extracomment>The row of tiles on the table, for a screen reader.</extracomment>
        <translation>
            <numerusform>Mesa, %n ficha jugada</numerusform>
            <numerusform>Mesa, %n fichas jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>Button that brings all tiles of the layout back into sight after zooming.</extracomment>
        <translation>Ver todo</translation>
    </message>
</context>
<context>
    <name>ChainModel</name>
    <message>
        <source>Middle of the table</source>
        <extracomment>Where the first tile of a deal goes, for a screen reader.</extracomment>
        <translation>Centro de la mesa</translation>
    </message>
</context>
<context>
    <name>ChainTarget</name>
    <message>
        <source>or here</source>
        <extracomment>On the free place at the other end, where the picked tile could go instead.</extracomment>
        <translation>o aquí</translation>
    </message>
    <message>
        <source>here</source>
        <extracomment>On a free place, where the picked tile can go.</extracomment>
        <translation>aquí</translation>
    </message>
</context>
<context>
    <name>CompanyWords</name>
    <message>
        <source>Seat %1</source>
        <extracomment>A seat at the table, 1 to 4.</extracomment>
        <translation>Asiento %1</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>Beside the reader&apos;s own name.</extracomment>
        <translation>tú</translation>
    </message>
    <message>
        <source>host</source>
        <extracomment>Beside the name of whoever decides what the table allows.</extracomment>
        <translation>a cargo de la mesa</translation>
    </message>
    <message>
        <source>computer player: %1</source>
        <extracomment>Beside the name of a computer player; %1 is the name of its level.</extracomment>
        <translation>computadora: %1</translation>
    </message>
    <message>
        <source>watches</source>
        <extracomment>Beside the name of somebody who looks on without a seat.</extracomment>
        <translation>mira</translation>
    </message>
    <message>
        <source>Let a computer player stand in</source>
        <extracomment>A button: nobody else is here to be asked, so it happens at once.</extracomment>
        <translation>Que juegue la computadora</translation>
    </message>
    <message>
        <source>Propose a stand-in</source>
        <extracomment>A button: the others are asked first.</extracomment>
        <translation>Proponer un reemplazo</translation>
    </message>
    <message>
        <source>Take this seat</source>
        <extracomment>A button: you have no seat and ask for this one.</extracomment>
        <translation>Ocupar este asiento</translation>
    </message>
    <message>
        <source>Give this seat to somebody</source>
        <extracomment>A button that opens a list of names.</extracomment>
        <translation>Dar este asiento a alguien</translation>
    </message>
    <message>
        <source>To %1</source>
        <extracomment>A button in a list of people without a seat; %1 is a name.</extracomment>
        <translation>A %1</translation>
    </message>
    <message>
        <source>How %1 plays</source>
        <extracomment>A button, and the label of the levels that it opens; %1 is the name of a computer player.</extracomment>
        <translation>Cómo juega %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more people watch</source>
        <extracomment>Below a list of people who look on.</extracomment>
        <translation>
            <numerusform>Mira %n persona más</numerusform>
            <numerusform>Miran %n personas más</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody looks on.</source>
        <extracomment>In place of a list of people who look on.</extracomment>
        <translation>Nadie está mirando.</translation>
    </message>
    <message>
        <source>Copied: paste it into a message.</source>
        <extracomment>After a button that copies was pressed.</extracomment>
        <translation>Copiado: pégalo en un mensaje.</translation>
    </message>
    <message>
        <source>This table is on your machine alone; nobody else can come to it.</source>
        <extracomment>In place of a link: the window&apos;s own server, for this machine alone.</extracomment>
        <translation>Esta mesa está solo en tu computadora; nadie más puede llegar.</translation>
    </message>
</context>
<context>
    <name>CoverView</name>
    <message>
        <source>Hand the device over. Whoever takes it names who opens, and sees only their own tiles.</source>
        <comment>on the cover of a shared device</comment>
        <translation>Entrega el dispositivo. Quien lo reciba dice quién sale y ve solo sus fichas.</translation>
    </message>
    <message>
        <source>Hand the device over. The tiles stay covered until then.</source>
        <comment>on the cover of a shared device</comment>
        <translation>Entrega el dispositivo. Hasta entonces las fichas siguen tapadas.</translation>
    </message>
    <message>
        <source>I am %1: show my tiles</source>
        <extracomment>A button on a shared device; %1 is a name.</extracomment>
        <translation>Soy %1: mostrar mis fichas</translation>
    </message>
</context>
<context>
    <name>CoverWords</name>
    <message>
        <source>%1 names who opens.</source>
        <extracomment>A device that several share, covered; %1 is a name. In six-love.</extracomment>
        <translation>%1 dice quién sale.</translation>
    </message>
    <message>
        <source>%1 opens the deal.</source>
        <extracomment>A device that several share, covered; %1 is a name.</extracomment>
        <translation>Sale %1.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <extracomment>A device that several share, covered; %1 is a name.</extracomment>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>Hand the device to %1. Everybody else looks away.</source>
        <extracomment>A device that several share, covered; %1 is a name.</extracomment>
        <translation>Entrega el dispositivo a %1. Que nadie más mire.</translation>
    </message>
    <message>
        <source>I am %1: show my tiles</source>
        <extracomment>A button on a covered device: shows the hand of whoever presses it; %1 is a name.</extracomment>
        <translation>Soy %1: mostrar mis fichas</translation>
    </message>
    <message>
        <source>The hand of %1 is covered.</source>
        <extracomment>A covered hand, for a screen reader; %1 is a name.</extracomment>
        <translation>Las fichas de %1 están tapadas.</translation>
    </message>
    <message>
        <source>All hands here are covered while %1 plays.</source>
        <extracomment>A device that several share, covered while somebody else (1) plays.</extracomment>
        <translation>Aquí todas las fichas están tapadas mientras juega %1.</translation>
    </message>
</context>
<context>
    <name>FairnessWords</name>
    <message>
        <source>Fair deal</source>
        <extracomment>On a small seal at the end of a deal: nobody could have chosen the tiles.</extracomment>
        <translation>Mano limpia</translation>
    </message>
    <message>
        <source>About this deal</source>
        <extracomment>On a small mark at the end of a deal: it is not known how it was drawn.</extracomment>
        <translation>Sobre esta mano</translation>
    </message>
    <message>
        <source>This deal does not check out</source>
        <extracomment>On a warning at the end of a deal: what the server said does not match.</extracomment>
        <translation>Esta mano no cuadra</translation>
    </message>
    <message>
        <source>This deal comes from a seed: whoever set it knew all the hands beforehand.</source>
        <extracomment>What is behind the mark of a deal: somebody gave this table a seed.</extracomment>
        <translation>Esta mano sale de una semilla: quien la puso conocía de antemano las fichas de cada cual.</translation>
    </message>
    <message>
        <source>This server is older than this window: its deals cannot be checked.</source>
        <extracomment>What is behind the mark of a deal.</extracomment>
        <translation>Este servidor es más viejo que esta ventana: sus manos no se pueden comprobar.</translation>
    </message>
    <message>
        <source>The server has not shown how it drew this deal.</source>
        <extracomment>What is behind the mark of a deal.</extracomment>
        <translation>El servidor no ha mostrado cómo sorteó esta mano.</translation>
    </message>
    <message>
        <source>Deal %1 does not check out.</source>
        <extracomment>A warning above the table and in the menu. %1 is the number of a deal.</extracomment>
        <translation>La mano %1 no cuadra.</translation>
    </message>
    <message>
        <source>Nobody could have chosen this deal: this window put something random into it, and all of it matches.</source>
        <extracomment>What is behind the seal: each program at the table threw in something random.</extracomment>
        <translation>Nadie pudo escoger esta mano: esta ventana le puso algo al azar, y todo cuadra.</translation>
    </message>
    <message>
        <source>This window gave nothing to the draw of this deal; what it saw of it matches.</source>
        <extracomment>What is behind the mark, for somebody who watched or came later.</extracomment>
        <translation>Esta ventana no puso nada en el sorteo de esta mano; lo que vio de él cuadra.</translation>
    </message>
    <message>
        <source>Only the server drew this deal; nobody else can say that it was not chosen.</source>
        <extracomment>What is behind the mark: all who played have older programs, or were lost.</extracomment>
        <translation>Esta mano la sorteó el servidor solo; nadie más puede asegurar que no la escogió.</translation>
    </message>
    <message>
        <source>What the server said is kept in the folder of this window, in “evidence”.</source>
        <extracomment>After what is wrong with a deal.</extracomment>
        <translation>Lo que dijo el servidor queda guardado en la carpeta de esta ventana, en «evidence».</translation>
    </message>
    <message>
        <source>Other tiles were dealt than were drawn.</source>
        <extracomment>What is wrong with a deal: the hands are not those that were drawn.</extracomment>
        <translation>Se repartieron fichas que no son las del sorteo.</translation>
    </message>
    <message>
        <source>The server does not show how it was drawn.</source>
        <extracomment>What is wrong with a deal.</extracomment>
        <translation>El servidor no muestra cómo se sorteó.</translation>
    </message>
    <message>
        <source>The server drew it without asking this window for its part.</source>
        <extracomment>What is wrong with a deal.</extracomment>
        <translation>El servidor la sorteó sin pedirle su parte a esta ventana.</translation>
    </message>
    <message>
        <source>The server used the same draw a second time.</source>
        <extracomment>What is wrong with a deal.</extracomment>
        <translation>El servidor usó el mismo sorteo otra vez.</translation>
    </message>
    <message>
        <source>The server drew it anew without a true reason.</source>
        <extracomment>What is wrong with a deal: it was drawn more than once, and why is not so.</extracomment>
        <translation>El servidor la sorteó de nuevo sin una razón verdadera.</translation>
    </message>
    <message>
        <source>The server says that this window gave nothing in time, but it did. Once that may be a slow line; again and again it is not.</source>
        <extracomment>What is wrong with a deal: the server says that this window gave nothing to it.</extracomment>
        <translation>El servidor dice que esta ventana no dio nada a tiempo, pero sí lo dio. Si pasa una vez, puede ser una conexión lenta; una y otra vez, no.</translation>
    </message>
    <message>
        <source>The part of this player was changed, left out or made up: %1.</source>
        <extracomment>What is wrong with a deal. %1 is a name.</extracomment>
        <translation>La parte de este asiento se cambió, se dejó fuera o se inventó: %1.</translation>
    </message>
    <message>
        <source>The server’s own part is another than it had promised.</source>
        <extracomment>What is wrong with a deal.</extracomment>
        <translation>La parte del propio servidor no es la que había prometido.</translation>
    </message>
    <message numerus="yes">
        <source>The server says it was restarted in mid-draw, %n times so far.</source>
        <extracomment>Behind the mark of a deal. A restart is the only reason there may be; %n is how often.</extracomment>
        <translation>
            <numerusform>El servidor dice que se reinició en medio de un sorteo, %n vez hasta ahora.</numerusform>
            <numerusform>El servidor dice que se reinició en medio de un sorteo, %n veces hasta ahora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gave no part to a draw, %n times so far: %1.</source>
        <extracomment>Behind the mark of a deal. %1 is a name, %n how often in this session.</extracomment>
        <translation>
            <numerusform>No puso su parte en un sorteo, %n vez hasta ahora: %1.</numerusform>
            <numerusform>No puso su parte en un sorteo, %n veces hasta ahora: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>Records (*.json)</source>
        <extracomment>In a dialog that chooses files: which kinds of files are shown.</extracomment>
        <translation>Registros (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <comment>which kinds of files a dialog shows</comment>
        <translation>Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>FirewallNote</name>
    <message>
        <source>Your system may ask whether doublesix may use the network. Allow it on private networks: otherwise friends nearby are not found, and do not find you.</source>
        <extracomment>Over what is about to make the computer&apos;s system ask a question of its own, about networks.</extracomment>
        <translation>Puede que el sistema pregunte si doublesix puede usar la red. Permítelo en redes privadas: si no, no se encuentran tus amistades que están cerca, ni te encuentran a ti.</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message numerus="yes">
        <source>Your hand, %n tile(s)</source>
        <comment>accessible name</comment>
        <translation>
            <numerusform>Tus fichas: %n</numerusform>
            <numerusform>Tus fichas: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomeLinks</name>
    <message>
        <source>Records</source>
        <extracomment>A button: the page with records of sessions that were played.</extracomment>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>A button: the page with the rules of both games.</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>A button: the page with the settings of this window.</extracomment>
        <translation>Ajustes</translation>
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
        <translation>Dominó en parejas, para cuatro: con amistades, con la computadora o con ambas.</translation>
    </message>
    <message>
        <source>Partner dominoes for four.</source>
        <extracomment>Under the name of the program, on a narrow screen.</extracomment>
        <translation>Dominó en parejas, para cuatro.</translation>
    </message>
</context>
<context>
    <name>HomeWays</name>
    <message>
        <source>Start a table</source>
        <extracomment>A heading over the two games, each of which begins with computer players by a press.</extracomment>
        <translation>Abre una mesa</translation>
    </message>
    <message>
        <source>Puerto Rico. First pair to four, with the others at nil.</source>
        <extracomment>Under the name of the game; to win a match, the other pair must have no point.</extracomment>
        <translation>Puerto Rico. A cuatro, con la otra pareja en cero.</translation>
    </message>
    <message>
        <source>Chiva</source>
        <extracomment>The name of a game of Puerto Rico; it stays as it is.</extracomment>
        <translation>Chiva</translation>
    </message>
    <message>
        <source>Jamaica. First to six, the others at nil; the key tile counts two.</source>
        <extracomment>Under the name of the game; the key tile is the only tile that still fitted anywhere.</extracomment>
        <translation>Jamaica. A seis, con la otra pareja en cero; la ficha clave vale dos.</translation>
    </message>
    <message>
        <source>Six-love</source>
        <extracomment>The name of a game of Jamaica; it stays as it is.</extracomment>
        <translation>Six-love</translation>
    </message>
    <message>
        <source>A code for up to three others</source>
        <extracomment>Under &quot;Invite friends&quot;.</extracomment>
        <translation>Un código para hasta tres más</translation>
    </message>
    <message>
        <source>Invite friends</source>
        <extracomment>Opens what is needed to make a table for friends on other devices.</extracomment>
        <translation>Invitar amistades</translation>
    </message>
    <message>
        <source>To a friend’s table</source>
        <extracomment>Under &quot;Join with a code&quot;.</extracomment>
        <translation>A la mesa de alguien</translation>
    </message>
    <message>
        <source>Join with a code</source>
        <extracomment>Opens what is needed to come to the table of somebody else.</extracomment>
        <translation>Entrar con código</translation>
    </message>
    <message>
        <source>Pass it around, hands stay covered</source>
        <extracomment>Under &quot;Share this device&quot;: the device goes from hand to hand; a hand is the tiles of one person.</extracomment>
        <translation>Se comparte, con las fichas tapadas</translation>
    </message>
    <message>
        <source>Share this device</source>
        <extracomment>Opens what is needed to play with up to four people at one device.</extracomment>
        <translation>Un solo dispositivo</translation>
    </message>
</context>
<context>
    <name>InvitationCard</name>
    <message>
        <source>Invite someone</source>
        <extracomment>In the waiting room: a heading over the code of the table.</extracomment>
        <translation>Invita a alguien</translation>
    </message>
    <message>
        <source>Read the code and the address aloud, send the link, or let them scan.</source>
        <extracomment>Under that heading; &quot;scan&quot; is with the camera of a telephone.</extracomment>
        <translation>Lee el código y la dirección en voz alta, envía el enlace o deja que lo escaneen.</translation>
    </message>
    <message>
        <source>Send the link, or let them scan.</source>
        <comment>only where nothing but the link is enough</comment>
        <translation>Envía el enlace o deja que lo escaneen.</translation>
    </message>
    <message>
        <source>On this network the code is enough. Elsewhere, send the link or let them scan.</source>
        <comment>where the table is on this computer</comment>
        <translation>En esta red basta el código. Para otro lugar, manda el enlace o deja que lo escaneen.</translation>
    </message>
    <message>
        <source>The code: %1</source>
        <comment>accessible name</comment>
        <translation>El código: %1</translation>
    </message>
    <message>
        <source>The address: %1</source>
        <comment>accessible name; the address of a server</comment>
        <translation>La dirección: %1</translation>
    </message>
    <message>
        <source>The link as a square for a camera</source>
        <comment>accessible name</comment>
        <translation>El enlace como código QR, para la cámara</translation>
    </message>
    <message>
        <source>Copy link</source>
        <extracomment>A button: put the link to this table where it can be pasted.</extracomment>
        <translation>Copiar enlace</translation>
    </message>
    <message>
        <source>Copy code</source>
        <extracomment>A button: put the code of this table where it can be pasted.</extracomment>
        <translation>Copiar código</translation>
    </message>
    <message>
        <source>Another address</source>
        <extracomment>A button under a link: show the one that leads here by another address of this computer.</extracomment>
        <translation>Otra dirección</translation>
    </message>
    <message>
        <source>Open to friends</source>
        <extracomment>A button: let other devices come to a table that was made for this one alone.</extracomment>
        <translation>Abrir a más gente</translation>
    </message>
</context>
<context>
    <name>InviteForm</name>
    <message>
        <source>Your computer keeps the table while this window is open. Friends on the same network come with the code or the link that you are shown next.</source>
        <extracomment>Over the button that makes a table for friends.</extracomment>
        <translation>Tu computadora mantiene la mesa mientras esta ventana esté abierta. Tus amistades en la misma red entran con el código o el enlace que verás ahora.</translation>
    </message>
    <message>
        <source>Your name</source>
        <extracomment>A field for the name that the others are shown.</extracomment>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Play Chiva</source>
        <extracomment>A button that makes a table of Chiva for friends.</extracomment>
        <translation>Jugar Chiva</translation>
    </message>
    <message>
        <source>Play Six-love</source>
        <extracomment>A button that makes a table of Six-love for friends.</extracomment>
        <translation>Jugar Six-love</translation>
    </message>
    <message>
        <source>Make a table of Chiva and show the invitation</source>
        <extracomment>What the button &quot;Play Chiva&quot; does, for a screen reader.</extracomment>
        <translation>Abrir una mesa de Chiva y mostrar la invitación</translation>
    </message>
    <message>
        <source>Make a table of Six-love and show the invitation</source>
        <extracomment>What the button &quot;Play Six-love&quot; does, for a screen reader.</extracomment>
        <translation>Abrir una mesa de Six-love y mostrar la invitación</translation>
    </message>
</context>
<context>
    <name>JoinForm</name>
    <message>
        <source>Code or link</source>
        <extracomment>A field for what somebody was sent: a table’s code of eight signs, or a link.</extracomment>
        <translation>Código o enlace</translation>
    </message>
    <message>
        <source>Not needed with a link, nor on the same network.</source>
        <extracomment>Under that field: a table on the same network is found by its code alone.</extracomment>
        <translation>No hace falta con un enlace ni en la misma red.</translation>
    </message>
    <message>
        <source>Address, if you have only a code</source>
        <extracomment>A field for the address of a server; a link has it in it, a code has not.</extracomment>
        <translation>Dirección, si solo tienes un código</translation>
    </message>
    <message>
        <source>Your name</source>
        <extracomment>A field for the name that the others are shown.</extracomment>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Join</source>
        <extracomment>A button: come to the table of the code, or to the one beside it in a list.</extracomment>
        <translation>Entrar</translation>
    </message>
    <message>
        <source>Show open tables</source>
        <extracomment>A button: list the tables of that server that anybody may join.</extracomment>
        <translation>Ver mesas abiertas</translation>
    </message>
    <message>
        <source>Servers on this network:</source>
        <extracomment>Over a list of addresses at which servers were found.</extracomment>
        <translation>Servidores en esta red:</translation>
    </message>
    <message>
        <source>Show open tables at %1</source>
        <comment>accessible name; %1 is an address</comment>
        <translation>Mostrar mesas abiertas en %1</translation>
    </message>
    <message>
        <source>Join %1</source>
        <comment>accessible name; %1 is &quot;Eva&apos;s table&quot;</comment>
        <translation>Entrar: %1</translation>
    </message>
    <message>
        <source>Or make a table there for your friends:</source>
        <extracomment>Over two buttons, under the tables of a server elsewhere.</extracomment>
        <translation>O abre allí una mesa para tus amistades:</translation>
    </message>
    <message>
        <source>Play Chiva</source>
        <extracomment>A button that makes a table of Chiva for friends.</extracomment>
        <translation>Jugar Chiva</translation>
    </message>
    <message>
        <source>Make a table of Chiva at that server</source>
        <extracomment>What the button &quot;Play Chiva&quot; does, for a screen reader.</extracomment>
        <translation>Abrir una mesa de Chiva en ese servidor</translation>
    </message>
    <message>
        <source>Play Six-love</source>
        <extracomment>A button that makes a table of Six-love for friends.</extracomment>
        <translation>Jugar Six-love</translation>
    </message>
    <message>
        <source>Make a table of Six-love at that server</source>
        <extracomment>What the button &quot;Play Six-love&quot; does, for a screen reader.</extracomment>
        <translation>Abrir una mesa de Six-love en ese servidor</translation>
    </message>
</context>
<context>
    <name>KeptLine</name>
    <message>
        <source>Continue</source>
        <extracomment>A button: go on with the session that was kept.</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Forget: %1</source>
        <extracomment>A button, read aloud: offer a kept session no more; %1 is &quot;Chiva with Tito, deal 6.&quot;</extracomment>
        <translation>Olvidar: %1</translation>
    </message>
</context>
<context>
    <name>KeysList</name>
    <message>
        <source>Left, Right</source>
        <extracomment>The keys with an arrow to the left and to the right, in a list of keys.</extracomment>
        <translation>Izquierda, derecha</translation>
    </message>
    <message>
        <source>go from tile to tile; Home and End to the first and the last</source>
        <extracomment>What these keys do in the hand.</extracomment>
        <translation>van de ficha en ficha; Inicio y Fin, a la primera y a la última</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <extracomment>The names of two keys, in a list of keys.</extracomment>
        <translation>Enter, Espacio</translation>
    </message>
    <message>
        <source>pick the tile; once more: go on with it</source>
        <extracomment>What these keys do.</extracomment>
        <translation>eligen la ficha; otra vez: siguen con ella</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <extracomment>The keys with an arrow up and down, in a list of keys.</extracomment>
        <translation>Arriba, abajo</translation>
    </message>
    <message>
        <source>from the picked tile to its ends, or to Confirm</source>
        <extracomment>What these keys do once a tile is picked.</extracomment>
        <translation>de la ficha elegida a sus puntas, o a Confirmar</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>The name of a key, in a list of keys.</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>on to the ends, to Confirm and to all else; with Shift back</source>
        <extracomment>What this key does.</extracomment>
        <translation>a las puntas, a Confirmar y a lo demás; con Shift, hacia atrás</translation>
    </message>
    <message>
        <source>Escape</source>
        <extracomment>The name of a key, in a list of keys.</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>drops what was picked; closes what is open</source>
        <extracomment>What this key does.</extracomment>
        <translation>suelta lo elegido; cierra lo abierto</translation>
    </message>
    <message>
        <source>says the table</source>
        <extracomment>What a key does for whoever listens: the ends, whose turn it is, how many tiles each has.</extracomment>
        <translation>dice cómo está la mesa</translation>
    </message>
    <message>
        <source>says your hand, what fits first</source>
        <extracomment>What a key does for whoever listens.</extracomment>
        <translation>dice tus fichas, primero las que van</translation>
    </message>
    <message>
        <source>says who passed on what</source>
        <extracomment>What a key does for whoever listens.</extracomment>
        <translation>dice quién pasó y a qué</translation>
    </message>
    <message>
        <source>says how the match stands</source>
        <extracomment>What a key does for whoever listens.</extracomment>
        <translation>dice cómo va el partido</translation>
    </message>
    <message>
        <source>on the layout: larger, smaller, all of it; arrows shift it</source>
        <extracomment>What these keys do to the row of tiles on the table, while it has the keyboard.</extracomment>
        <translation>en la mesa: más grande, más pequeño, todo; las flechas la mueven</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <extracomment>The keys for undo, in a list of keys.</extracomment>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>undo, where the table allows it</source>
        <extracomment>What these keys do.</extracomment>
        <translation>deshacer, si la mesa lo permite</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <extracomment>The keys for redo, in a list of keys.</extracomment>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>redo</source>
        <extracomment>What these keys do.</extracomment>
        <translation>rehacer</translation>
    </message>
    <message>
        <source>shows this list</source>
        <extracomment>What a key does.</extracomment>
        <translation>muestra esta lista</translation>
    </message>
</context>
<context>
    <name>LastAct</name>
    <message>
        <source>Passed</source>
        <comment>on a seat&apos;s plaque: what it did last</comment>
        <translation>Pase</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>on a seat&apos;s plaque, before a small picture of a tile</comment>
        <translation>Jugada</translation>
    </message>
</context>
<context>
    <name>LinkBanner</name>
    <message>
        <source>Try now</source>
        <extracomment>A button, while the link is lost: do not wait, connect at once.</extracomment>
        <translation>Probar ya</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <extracomment>A button, while the link is lost.</extracomment>
        <translation>Dejar la mesa</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>A button: put away what is said about the link.</extracomment>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>LinkWords</name>
    <message>
        <source>Setting up the table.</source>
        <extracomment>The window starts a server on this machine.</extracomment>
        <translation>Armando la mesa.</translation>
    </message>
    <message>
        <source>Connecting to the server.</source>
        <extracomment>The window is on its way to a server.</extracomment>
        <translation>Conectando con el servidor.</translation>
    </message>
    <message>
        <source>The server cannot store anything now. Nothing is lost; acts wait for it.</source>
        <extracomment>The server&apos;s disk is full or gone.</extracomment>
        <translation>El servidor no puede guardar nada ahora. No se pierde nada; las jugadas esperan.</translation>
    </message>
    <message>
        <source>The server is stopping. Come back later; the table is kept.</source>
        <extracomment>The server is shut down or restarted.</extracomment>
        <translation>El servidor se está apagando. Vuelve más tarde; la mesa se guarda.</translation>
    </message>
    <message>
        <source>You came to this table from another window; this one let go.</source>
        <extracomment>The same person connected from another window or device.</extracomment>
        <translation>Entraste a esta mesa desde otra ventana; esta la soltó.</translation>
    </message>
    <message>
        <source>The table was closed.</source>
        <extracomment>The host closed the table, or nobody was left.</extracomment>
        <translation>La mesa se cerró.</translation>
    </message>
    <message>
        <source>All agreed to stop here. Come back whenever you like.</source>
        <extracomment>All agreed to stop and to keep the session.</extracomment>
        <translation>La mesa acordó parar aquí. Vuelve cuando quieras.</translation>
    </message>
    <message>
        <source>From the host of this server: %1</source>
        <extracomment>%1 is a line that the host of a server wrote for all who come to it.</extracomment>
        <translation>De quien mantiene este servidor: %1</translation>
    </message>
    <message>
        <source>You stopped here. Come back whenever you like.</source>
        <extracomment>You stopped, alone at the table; the session is kept.</extracomment>
        <translation>Paraste aquí. Vuelve cuando quieras.</translation>
    </message>
    <message>
        <source>The table is on another server now; looking for it there.</source>
        <extracomment>Several servers carry the same tables; this one handed the table to another of them.</extracomment>
        <translation>La mesa está ahora en otro servidor; la estamos buscando allí.</translation>
    </message>
    <message>
        <source>The server is being updated; your table waits for you.</source>
        <extracomment>The server is restarted, mostly with a newer version; the window waits for it.</extracomment>
        <translation>El servidor se está actualizando; tu mesa te espera.</translation>
    </message>
    <message>
        <source>The seat was given to somebody else.</source>
        <extracomment>To a computer player.</extracomment>
        <translation>El asiento se le dio a alguien más.</translation>
    </message>
    <message>
        <source>The host of this server took you from the table.</source>
        <extracomment>The server&apos;s operator sent somebody away; their seat is one that was left.</extracomment>
        <translation>Quien mantiene este servidor te sacó de la mesa.</translation>
    </message>
    <message>
        <source>The link was too slow for the server, and was cut.</source>
        <extracomment>The window did not keep up with what the server sent.</extracomment>
        <translation>La conexión era muy lenta para el servidor y se cortó.</translation>
    </message>
    <message>
        <source>The server cut the link: too much was asked too fast.</source>
        <extracomment>The window asked too much, too fast.</extracomment>
        <translation>El servidor cortó la conexión: se pidió demasiado en muy poco tiempo.</translation>
    </message>
    <message>
        <source>The server cut the link: it did not understand this window.</source>
        <extracomment>The server did not understand the window.</extracomment>
        <translation>El servidor cortó la conexión: no entendió a esta ventana.</translation>
    </message>
    <message>
        <source>Reconnecting now.</source>
        <extracomment>The link was lost and is being taken up again at this moment.</extracomment>
        <translation>Reconectando ahora.</translation>
    </message>
    <message>
        <source>Reconnecting in %1 s.</source>
        <extracomment>The link was lost; %1 is a number of seconds.</extracomment>
        <translation>Reconectando en %1 s.</translation>
    </message>
    <message>
        <source>%1’s table does not answer; perhaps its window or server is closed.</source>
        <extracomment>Nothing answers at the address of a table that one has been at; %1 is its host&apos;s name.</extracomment>
        <translation>La mesa de %1 no contesta; tal vez cerró su ventana o su servidor.</translation>
    </message>
    <message>
        <source>The link to the server is lost.</source>
        <extracomment>The connection broke off.</extracomment>
        <translation>Se perdió la conexión con el servidor.</translation>
    </message>
    <message>
        <source>The server cannot prove by its address alone that it is the right one; ask for the whole link.</source>
        <extracomment>TLS: nobody known signed the certificate, and there was no link that would tell it.</extracomment>
        <translation>El servidor no puede probar solo con su dirección que es el correcto; pide el enlace completo.</translation>
    </message>
    <message>
        <source>Another server answers there than the one of the link, or it was set up anew; ask for a new link.</source>
        <extracomment>TLS: the certificate is not the one that the link tells.</extracomment>
        <translation>Allí responde otro servidor que el del enlace, o lo instalaron de nuevo; pide un enlace nuevo.</translation>
    </message>
    <message>
        <source>No server answers there; check the address and the network.</source>
        <extracomment>Nothing answers at the address.</extracomment>
        <translation>Ahí no contesta ningún servidor; revisa la dirección y la red.</translation>
    </message>
    <message>
        <source>The host of this server sent you away for good; ask why.</source>
        <extracomment>The server&apos;s operator sent somebody away for good.</extracomment>
        <translation>Quien mantiene este servidor te sacó para siempre; pregúntale por qué.</translation>
    </message>
    <message>
        <source>What answers there is no doublesix server; check the address.</source>
        <extracomment>Something answers at the address, but it is no doublesix server.</extracomment>
        <translation>Lo que contesta ahí no es un servidor de doublesix; revisa la dirección.</translation>
    </message>
    <message>
        <source>That is no address of a server; write it as wss://host or ws://host:port.</source>
        <extracomment>The address cannot be read.</extracomment>
        <translation>Esa no es la dirección de un servidor; escríbela así: wss://servidor o ws://servidor:puerto.</translation>
    </message>
    <message>
        <source>The table could not be set up on this machine. %1</source>
        <extracomment>The window&apos;s own server did not start; %1 is what it said.</extracomment>
        <translation>No se pudo armar la mesa en esta computadora. %1</translation>
    </message>
    <message>
        <source>The server said something that this window does not understand; perhaps one of them is to be updated.</source>
        <extracomment>The server sent something that this window does not know.</extracomment>
        <translation>El servidor dijo algo que esta ventana no entiende; quizás haya que actualizar uno de los dos.</translation>
    </message>
    <message>
        <source>The network part of this window failed; open the table again.</source>
        <extracomment>The window itself failed.</extracomment>
        <translation>Falló la conexión de esta ventana; abre la mesa otra vez.</translation>
    </message>
</context>
<context>
    <name>ListWords</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>The end of a list of names or numbers: &quot;5 and 2&quot;, &quot;Ana, Ivo and Eva&quot;.</extracomment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>The end of a list that one may choose of: &quot;Ana or Ivo&quot;.</extracomment>
        <translation>%1 o %2</translation>
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
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Look back on this deal</source>
        <extracomment>A button: find out what could have been done in the deal that is shown.</extracomment>
        <translation>Repasar esta mano</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>a look back that is under way</comment>
        <extracomment>A button: do not go on looking for what could have been done.</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Next that mattered</source>
        <extracomment>A button: to the next of the few acts of a deal that mattered most.</extracomment>
        <translation>Siguiente decisiva</translation>
    </message>
    <message>
        <source>What the strongest computer player, the Master, leaned to at each act, from that seat’s own tiles and what all could see; and what was best with all hands open.</source>
        <extracomment>In a panel: what is told of each act of a deal that is over. The computer sees what that seat saw; &quot;all hands open&quot; means that all four hands are seen.</extracomment>
        <translation>Qué prefería el Maestro, la computadora más fuerte, en cada jugada, viendo solo las fichas de ese asiento y lo que estaba a la vista; y qué era lo mejor con todas las fichas destapadas.</translation>
    </message>
    <message>
        <source>Acts of this deal</source>
        <extracomment>Read aloud: the list of all acts of a deal that is over.</extracomment>
        <translation>Jugadas de esta mano</translation>
    </message>
</context>
<context>
    <name>LookBackWords</name>
    <message>
        <source>Setting out. The very first time this takes a minute or two.</source>
        <extracomment>While a deal is looked back on, before the first act: what looks back is made ready, which takes longer when it was never used before.</extracomment>
        <translation>Empezando. La primera vez tarda uno o dos minutos.</translation>
    </message>
    <message>
        <source>%1 of %2 acts</source>
        <extracomment>While a deal is looked back on: how many acts (1) of how many (2) are done.</extracomment>
        <translation>%1 de %2 jugadas</translation>
    </message>
    <message>
        <source>The strongest computer player is not installed on this computer.</source>
        <extracomment>In place of a look back: the program was installed without a part of it.</extracomment>
        <translation>La computadora más fuerte no está instalada en este equipo.</translation>
    </message>
    <message>
        <source>Looking back did not work this time.</source>
        <extracomment>In place of a look back: something went wrong.</extracomment>
        <translation>Esta vez el repaso no funcionó.</translation>
    </message>
    <message>
        <source>Cost a chance</source>
        <extracomment>At an act of a finished deal: it gave away chances, by what the seat could know.</extracomment>
        <translation>Costó ventaja</translation>
    </message>
    <message>
        <source>Bad luck</source>
        <extracomment>At an act of a finished deal: it turned out badly, and nobody could have known.</extracomment>
        <translation>Mala suerte</translation>
    </message>
    <message>
        <source>Well found</source>
        <extracomment>At an act of a finished deal: it was clearly better than anything else.</extracomment>
        <translation>Buen hallazgo</translation>
    </message>
    <message>
        <source>In this deal: %1</source>
        <extracomment>Beside the button &quot;Next that mattered&quot;: how many acts (1) there are that mattered.</extracomment>
        <translation>En esta mano: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Beside the button &quot;Next that mattered&quot;: the act that is shown is the first (1) of three (2) that mattered.</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Nothing to choose</source>
        <extracomment>At an act of a finished deal: nothing else was allowed.</extracomment>
        <translation>Nada que elegir</translation>
    </message>
    <message>
        <source>Open hands: nothing better</source>
        <extracomment>At an act of a finished deal: who sees all four hands finds nothing better.</extracomment>
        <translation>Destapadas: nada mejor</translation>
    </message>
    <message>
        <source>Open hands: %1</source>
        <extracomment>At an act of a finished deal: what was best (1) for who sees all four hands.</extracomment>
        <translation>Destapadas: %1</translation>
    </message>
    <message>
        <source>Master: the same</source>
        <extracomment>At an act of a finished deal: what the strongest level would have done here.</extracomment>
        <translation>Maestro: lo mismo</translation>
    </message>
    <message>
        <source>Master: %1</source>
        <extracomment>At an act of a finished deal: what the strongest level would have done here (1).</extracomment>
        <translation>Maestro: %1</translation>
    </message>
    <message>
        <source>With these tiles the Master leans to the same: %1 % for the match.</source>
        <extracomment>Under an act of a finished deal: a computer player that sees this seat&apos;s tiles only would have done so too; %1 is how likely it thinks the pair is to win the match.</extracomment>
        <translation>Con estas fichas el Maestro prefiere lo mismo: %1 % para el partido.</translation>
    </message>
    <message>
        <source>With these tiles the Master leans to %1: %2 % for the match, against %3 %.</source>
        <extracomment>Under an act of a finished deal: a computer player that sees this seat&apos;s tiles only would have done something else (1); how likely it thinks the pair is to win the match after that (2) and after what was done (3).</extracomment>
        <translation>Con estas fichas el Maestro prefiere %1: %2 % para el partido, contra %3 %.</translation>
    </message>
    <message>
        <source>With all hands open nothing was better: the deal can be won.</source>
        <extracomment>Under an act of a finished deal, for who sees all four hands.</extracomment>
        <translation>Con todas las fichas destapadas no había nada mejor: la mano se puede ganar.</translation>
    </message>
    <message>
        <source>With all hands open nothing was better: the deal can be tied.</source>
        <extracomment>Under an act of a finished deal, for who sees all four hands.</extracomment>
        <translation>Con todas las fichas destapadas no había nada mejor: la mano se puede empatar.</translation>
    </message>
    <message>
        <source>With all hands open nothing was better: the deal is lost.</source>
        <extracomment>Under an act of a finished deal, for who sees all four hands.</extracomment>
        <translation>Con todas las fichas destapadas no había nada mejor: la mano se pierde.</translation>
    </message>
    <message>
        <source>With all hands open %1 wins the deal, and this ties it.</source>
        <extracomment>Under an act of a finished deal, for who sees all four hands; %1 is another act.</extracomment>
        <translation>Con todas las fichas destapadas, con %1 se gana la mano y con esto se empata.</translation>
    </message>
    <message>
        <source>With all hands open %1 wins the deal, and this loses it.</source>
        <extracomment>Under an act of a finished deal, for who sees all four hands; %1 is another act.</extracomment>
        <translation>Con todas las fichas destapadas, con %1 se gana la mano y con esto se pierde.</translation>
    </message>
    <message>
        <source>With all hands open %1 ties the deal, and this loses it.</source>
        <extracomment>Under an act of a finished deal, for who sees all four hands; %1 is another act.</extracomment>
        <translation>Con todas las fichas destapadas, con %1 se empata la mano y con esto se pierde.</translation>
    </message>
    <message>
        <source>With all hands open %1 was a little better for the match.</source>
        <extracomment>Under an act of a finished deal, for who sees all four hands; %1 is another act. The deal ends alike, but with fewer points, or another seat opens the next one.</extracomment>
        <translation>Con todas las fichas destapadas, %1 era un poco mejor para el partido.</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>an act</comment>
        <extracomment>What a seat did or could do.</extracomment>
        <translation>pase</translation>
    </message>
    <message>
        <source>%1 opens</source>
        <comment>an act</comment>
        <extracomment>What a seat did or could do: it said who opens (1).</extracomment>
        <translation>sale %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>an act</comment>
        <extracomment>What a seat did or could do: a tile (1) at the left end.</extracomment>
        <translation>%1 a la izquierda</translation>
    </message>
    <message>
        <source>%1 right</source>
        <comment>an act</comment>
        <extracomment>What a seat did or could do: a tile (1) at the right end.</extracomment>
        <translation>%1 a la derecha</translation>
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
        <translation>Puede haber ficha clave: %1 es la única que va en alguna punta.</translation>
    </message>
    <message>
        <source>Both ends are hard: %1 and %2.</source>
        <extracomment>Hard: of both numbers at the ends (1, 2), 7 of 8 halves lie on the table.</extracomment>
        <translation>Las dos puntas son duras: %1 y %2.</translation>
    </message>
    <message>
        <source>The end with %1 is hard.</source>
        <extracomment>Hard: of the number at this end (1), 7 of 8 halves lie on the table.</extracomment>
        <translation>La punta de %1 es dura.</translation>
    </message>
    <message>
        <source>The score is nil to nil.</source>
        <extracomment>The score of a match, 0-0.</extracomment>
        <translation>El marcador está cero a cero.</translation>
    </message>
    <message>
        <source>First to four, to nil</source>
        <extracomment>What wins a match of Chiva: four points while the others have none.</extracomment>
        <translation>Partido: cuatro a cero</translation>
    </message>
    <message>
        <source>First to six, to nil</source>
        <extracomment>What wins a match of six-love: six points while the others have none.</extracomment>
        <translation>Partido: seis a cero</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have %n points.</source>
        <extracomment>The points of a partnership (1 and 2 are names) in this match.</extracomment>
        <translation>
            <numerusform>%1 y %2 tienen %n tanto.</numerusform>
            <numerusform>%1 y %2 tienen %n tantos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 have won the match, %3 to nil.</source>
        <extracomment>%1 and %2 are partners, %3 a number: &quot;Ana and Tito have won the match, 4 to nil.&quot;</extracomment>
        <translation>%1 y %2 ganaron el partido, %3 a cero.</translation>
    </message>
    <message>
        <source>You and your partner have won the match, %1 to nil.</source>
        <extracomment>You and your partner; %1 is a number.</extracomment>
        <translation>Tu pareja y tú ganaron el partido, %1 a cero.</translation>
    </message>
    <message>
        <source>They have won the match, %1 to nil.</source>
        <extracomment>The other partnership; %1 is a number.</extracomment>
        <translation>La otra pareja ganó el partido, %1 a cero.</translation>
    </message>
    <message>
        <source>You lead %1 to nil; one more takes the match.</source>
        <extracomment>You and your partner lead; %1 is a number.</extracomment>
        <translation>Ustedes van ganando %1 a cero; con uno más ganan el partido.</translation>
    </message>
    <message numerus="yes">
        <source>You lead %1 to nil; %n more take the match.</source>
        <extracomment>You and your partner lead; %1 is a number, %n (2 or more) the points still needed.</extracomment>
        <translation>
            <numerusform>Ustedes van ganando %1 a cero; con %n más ganan el partido.</numerusform>
            <numerusform>Ustedes van ganando %1 a cero; con %n más ganan el partido.</numerusform>
        </translation>
    </message>
    <message>
        <source>They lead %1 to nil; one more takes the match.</source>
        <extracomment>The other partnership leads; %1 is a number.</extracomment>
        <translation>La otra pareja va ganando %1 a cero; con uno más gana el partido.</translation>
    </message>
    <message numerus="yes">
        <source>They lead %1 to nil; %n more take the match.</source>
        <extracomment>The other partnership leads; %1 is a number, %n (2 or more) the points still needed.</extracomment>
        <translation>
            <numerusform>La otra pareja va ganando %1 a cero; con %n más gana el partido.</numerusform>
            <numerusform>La otra pareja va ganando %1 a cero; con %n más gana el partido.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 lead %3 to nil; one more takes the match.</source>
        <extracomment>%1 and %2 are partners, %3 is a number.</extracomment>
        <translation>%1 y %2 van ganando %3 a cero; con uno más ganan el partido.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 lead %3 to nil; %n more take the match.</source>
        <extracomment>%1 and %2 are partners, %3 is a number, %n (2 or more) the points still needed.</extracomment>
        <translation>
            <numerusform>%1 y %2 van ganando %3 a cero; con %n más ganan el partido.</numerusform>
            <numerusform>%1 y %2 van ganando %3 a cero; con %n más ganan el partido.</numerusform>
        </translation>
    </message>
    <message>
        <source>A win for you breaks their streak.</source>
        <extracomment>What it would mean if you and your partner won this deal.</extracomment>
        <translation>Si ganan, cortan la racha.</translation>
    </message>
    <message>
        <source>A win for you takes the match.</source>
        <extracomment>What it would mean if you and your partner won this deal.</extracomment>
        <translation>Si ganan, se llevan el partido.</translation>
    </message>
    <message>
        <source>A win for you makes it %1 to nil.</source>
        <extracomment>What it would mean if you and your partner won this deal; %1 is a number.</extracomment>
        <translation>Si ganan, quedan %1 a cero.</translation>
    </message>
    <message>
        <source>A win for them breaks your streak.</source>
        <extracomment>What it would mean if the other partnership won this deal.</extracomment>
        <translation>Si pierden, les cortan la racha.</translation>
    </message>
    <message>
        <source>A win for them takes the match.</source>
        <extracomment>What it would mean if the other partnership won this deal.</extracomment>
        <translation>Si pierden, pierden el partido.</translation>
    </message>
    <message>
        <source>A win for them makes it %1 to nil.</source>
        <extracomment>What it would mean if the other partnership won this deal; %1 is a number.</extracomment>
        <translation>Si pierden, quedan cero a %1.</translation>
    </message>
    <message>
        <source>A win for %1 and %2 breaks the streak of the others.</source>
        <extracomment>What it would mean if these partners (1 and 2 are names) won this deal.</extracomment>
        <translation>Si ganan %1 y %2, cortan la racha de la otra pareja.</translation>
    </message>
    <message>
        <source>A win for %1 and %2 takes the match.</source>
        <extracomment>What it would mean if these partners (1 and 2 are names) won this deal.</extracomment>
        <translation>Si ganan %1 y %2, se llevan el partido.</translation>
    </message>
    <message>
        <source>A win for %1 and %2 makes it %3 to nil.</source>
        <extracomment>What it would mean if these partners (1 and 2 are names) won this deal; %3 is a number.</extracomment>
        <translation>Si ganan %1 y %2, quedan %3 a cero.</translation>
    </message>
</context>
<context>
    <name>NumberLine</name>
    <message>
        <source>hard</source>
        <extracomment>Beside a number of which 7 of 8 halves lie on the table: a hard end.</extracomment>
        <translation>dura</translation>
    </message>
    <message>
        <source>end</source>
        <extracomment>Beside a number that is at an end of the layout.</extracomment>
        <translation>punta</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>Whoever holds 6-6 opens deal %1.</source>
        <extracomment>Who opens the next deal; %1 is its number. 6-6 is a tile.</extracomment>
        <translation>En la mano %1 sale quien tenga el 6-6.</translation>
    </message>
    <message>
        <source>You name who opens deal %1.</source>
        <extracomment>Six-love: you will say which of you two opens the next deal; %1 is its number.</extracomment>
        <translation>Tú dices quién sale en la mano %1.</translation>
    </message>
    <message>
        <source>%1 names who opens deal %2.</source>
        <extracomment>Six-love: %1 is a name; %2 is the number of the next deal.</extracomment>
        <translation>%1 dice quién sale en la mano %2.</translation>
    </message>
    <message>
        <source>You open deal %1 with any tile.</source>
        <extracomment>Who opens the next deal; %1 is its number.</extracomment>
        <translation>Sales en la mano %1 con cualquier ficha.</translation>
    </message>
    <message>
        <source>%1 opens deal %2 with any tile.</source>
        <extracomment>Who opens the next deal; %1 is a name, %2 the deal&apos;s number.</extracomment>
        <translation>%1 sale en la mano %2 con cualquier ficha.</translation>
    </message>
    <message>
        <source>Whoever goes out opens the next deal.</source>
        <extracomment>Why somebody opens the next deal.</extracomment>
        <translation>Quien domina sale en la próxima mano.</translation>
    </message>
    <message>
        <source>Whoever goes out says which of the winners opens, after a look at the new tiles.</source>
        <extracomment>Why somebody says who opens the next deal, in six-love.</extracomment>
        <translation>Quien domina dice quién sale de la pareja que ganó, después de ver sus fichas nuevas.</translation>
    </message>
    <message>
        <source>After a block the lightest hand says which of the winners opens, after a look at the new tiles.</source>
        <extracomment>Why somebody says who opens the next deal, in six-love.</extracomment>
        <translation>Tras un tranque, quien quedó con menos puntos dice quién sale de la pareja que ganó, después de ver sus fichas nuevas.</translation>
    </message>
    <message>
        <source>You name who opens.</source>
        <extracomment>Six-love, before the first tile: you say which of you two opens.</extracomment>
        <translation>Tú dices quién sale.</translation>
    </message>
    <message>
        <source>%1 names who opens.</source>
        <extracomment>Six-love, before the first tile; %1 is a name.</extracomment>
        <translation>%1 dice quién sale.</translation>
    </message>
    <message>
        <source>You hold the double six and open.</source>
        <extracomment>The deal begins.</extracomment>
        <translation>Tienes el doble seis y sales.</translation>
    </message>
    <message>
        <source>%1 holds the double six and opens.</source>
        <extracomment>The deal begins; %1 is a name.</extracomment>
        <translation>%1 tiene el doble seis y sale.</translation>
    </message>
    <message>
        <source>You open with any tile.</source>
        <extracomment>The deal begins.</extracomment>
        <translation>Sales con cualquier ficha.</translation>
    </message>
    <message>
        <source>%1 opens with any tile.</source>
        <extracomment>The deal begins; %1 is a name.</extracomment>
        <translation>%1 sale con cualquier ficha.</translation>
    </message>
    <message>
        <source>After a tie the double six opens.</source>
        <extracomment>Why the next deal is opened with 6-6.</extracomment>
        <translation>Tras un empate se sale con el doble seis.</translation>
    </message>
    <message>
        <source>A new match begins with the double six.</source>
        <extracomment>Why the next deal is opened with 6-6: a match of Chiva was won.</extracomment>
        <translation>Un partido nuevo empieza con el doble seis.</translation>
    </message>
    <message>
        <source>After a broken streak the double six opens.</source>
        <extracomment>Why the next deal is opened with 6-6, in six-love.</extracomment>
        <translation>Tras cortarse una racha se sale con el doble seis.</translation>
    </message>
    <message numerus="yes">
        <source>After a block the lighter winner opens: with %n pips each, the one with the lower seat number.</source>
        <extracomment>Why somebody opens after a block: both winners have %n pips left.</extracomment>
        <translation>
            <numerusform>Tras un tranque sale, de la pareja que ganó, quien tenga menos puntos: con %n punto por igual, el asiento de número menor.</numerusform>
            <numerusform>Tras un tranque sale, de la pareja que ganó, quien tenga menos puntos: con %n puntos por igual, el asiento de número menor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a block the lighter winner opens: your %n pips against %2 for %1.</source>
        <extracomment>Why you open after a block: you have %n pips left, your partner (1) has %2.</extracomment>
        <translation>
            <numerusform>Tras un tranque sale, de la pareja que ganó, quien tenga menos puntos: tienes %n punto, %1 tiene %2.</numerusform>
            <numerusform>Tras un tranque sale, de la pareja que ganó, quien tenga menos puntos: tienes %n puntos, %1 tiene %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a block the lighter winner opens: %1 has %n pips, you have %2.</source>
        <extracomment>Why your partner (1) opens after a block, with %n pips left; you have %2.</extracomment>
        <translation>
            <numerusform>Tras un tranque sale, de la pareja que ganó, quien tenga menos puntos: %1 tiene %n punto, tú tienes %2.</numerusform>
            <numerusform>Tras un tranque sale, de la pareja que ganó, quien tenga menos puntos: %1 tiene %n puntos, tú tienes %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a block the lighter winner opens: %1 has %n pips, %2 has %3.</source>
        <extracomment>Why somebody (1) opens after a block, with %n pips left; the partner (2) has %3.</extracomment>
        <translation>
            <numerusform>Tras un tranque sale, de la pareja que ganó, quien tenga menos puntos: %1 tiene %n punto, %2 tiene %3.</numerusform>
            <numerusform>Tras un tranque sale, de la pareja que ganó, quien tenga menos puntos: %1 tiene %n puntos, %2 tiene %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Back</source>
        <extracomment>A button: from a page back to the screen under it.</extracomment>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Close</source>
        <extracomment>What closes a panel beside the table.</extracomment>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>PeopleCard</name>
    <message>
        <source>%1 (you)</source>
        <comment>%1 is the reader&apos;s own name</comment>
        <translation>%1 (tú)</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <comment>a button that gives somebody this seat, 1 to 4</comment>
        <translation>Asiento %1</translation>
    </message>
    <message>
        <source>Give %1 seat %2</source>
        <comment>accessible name; a person, and a seat from 1 to 4</comment>
        <translation>Dar a %1 el asiento %2</translation>
    </message>
    <message>
        <source>Somebody else at this device</source>
        <extracomment>In the waiting room: a field for the name of another person who plays at this device.</extracomment>
        <translation>Otra persona en este dispositivo</translation>
    </message>
    <message>
        <source>Their name</source>
        <extracomment>Stands in that field while it is empty.</extracomment>
        <translation>Su nombre</translation>
    </message>
    <message>
        <source>Give them a seat</source>
        <extracomment>A button beside that field.</extracomment>
        <translation>Darle un asiento</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>Looking on</source>
        <comment>heading: people at the table who have no seat</comment>
        <translation>Público</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Somebody without a seat: %1 is a name, %2 &quot;watches&quot; or &quot;you&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Invitation</source>
        <comment>heading: the code and the link to this table</comment>
        <translation>Invitación</translation>
    </message>
    <message>
        <source>The code: %1</source>
        <comment>accessible name</comment>
        <translation>El código: %1</translation>
    </message>
    <message>
        <source>Copy code</source>
        <extracomment>A button: put the code of this table where it can be pasted.</extracomment>
        <translation>Copiar código</translation>
    </message>
    <message>
        <source>Copy link</source>
        <extracomment>A button: put the link to this table where it can be pasted.</extracomment>
        <translation>Copiar enlace</translation>
    </message>
    <message>
        <source>What this table allows</source>
        <extracomment>A button: opens a list of takebacks, hints and the like.</extracomment>
        <translation>Lo que permite esta mesa</translation>
    </message>
    <message>
        <source>Nobody can come back to it</source>
        <extracomment>Under &quot;Close the table for good&quot;.</extracomment>
        <translation>Nadie podrá volver a ella</translation>
    </message>
    <message>
        <source>Close the table for good</source>
        <extracomment>The host may close a table: it is not kept.</extracomment>
        <translation>Cerrar la mesa para siempre</translation>
    </message>
    <message>
        <source>Yes, close it</source>
        <comment>answer: close the table for good</comment>
        <translation>Sí, cerrarla</translation>
    </message>
    <message>
        <source>No, go on playing</source>
        <comment>answer: do not leave or end it</comment>
        <translation>No, seguir jugando</translation>
    </message>
</context>
<context>
    <name>PlaqueWords</name>
    <message>
        <source>seat %1</source>
        <extracomment>On the plaque of a seat (1 to 4).</extracomment>
        <translation>asiento %1</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>On one&apos;s own plaque.</extracomment>
        <translation>tú</translation>
    </message>
    <message>
        <source>your partner</source>
        <extracomment>On the plaque of one&apos;s partner.</extracomment>
        <translation>tu pareja</translation>
    </message>
    <message>
        <source>plays after you</source>
        <extracomment>On the plaque of whoever plays after you.</extracomment>
        <translation>juega después de ti</translation>
    </message>
    <message>
        <source>plays before you</source>
        <extracomment>On the plaque of whoever plays before you.</extracomment>
        <translation>juega antes que tú</translation>
    </message>
    <message>
        <source>computer player</source>
        <extracomment>On the plaque of a computer player.</extracomment>
        <translation>computadora</translation>
    </message>
    <message>
        <source>open seat</source>
        <extracomment>On the plaque of a seat that nobody has.</extracomment>
        <translation>asiento libre</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <extracomment>On the plaque of a computer player; %1 is its level, as &quot;Club player&quot;.</extracomment>
        <translation>Compu: %1</translation>
    </message>
    <message>
        <source>Nobody sits here</source>
        <extracomment>On a plaque: nobody sits there.</extracomment>
        <translation>Aquí no hay nadie</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>On one&apos;s own plaque.</extracomment>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>A computer player stands in</source>
        <extracomment>On a plaque: a computer player plays for a person who is away or silent.</extracomment>
        <translation>Juega la compu</translation>
    </message>
    <message>
        <source>Link lost</source>
        <extracomment>On a plaque: the person&apos;s connection was lost.</extracomment>
        <translation>Sin señal</translation>
    </message>
    <message>
        <source>Left the table</source>
        <extracomment>On a plaque: the person left the table.</extracomment>
        <translation>Dejó la mesa</translation>
    </message>
    <message>
        <source>A computer player is coming</source>
        <extracomment>On a plaque: a computer player is on its way to this seat.</extracomment>
        <translation>Viene la compu</translation>
    </message>
    <message>
        <source>Reading</source>
        <extracomment>On a plaque: the person reads, and the computer players wait.</extracomment>
        <translation>Leyendo</translation>
    </message>
    <message>
        <source>Thinking</source>
        <extracomment>On a plaque: it is this seat&apos;s turn.</extracomment>
        <translation>Pensando</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>On a plaque: the person is ready for the next deal.</extracomment>
        <translation>Todo listo</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>On a plaque: what this seat did last.</extracomment>
        <translation>Pase</translation>
    </message>
    <message>
        <source>Opened with %1</source>
        <extracomment>On a plaque: what this seat did last; %1 is the first tile of the deal, as &quot;6-6&quot;.</extracomment>
        <translation>Salida: %1</translation>
    </message>
    <message>
        <source>Played %1</source>
        <extracomment>On a plaque: what this seat did last; %1 is a tile as &quot;6-4&quot;.</extracomment>
        <translation>Jugada: %1</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>On a plaque, before the picture of the tile that this seat played last.</extracomment>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Opened this deal</source>
        <extracomment>On the plaque of the seat that played the first tile of this deal.</extracomment>
        <translation>Salida de esta mano</translation>
    </message>
    <message>
        <source>%1, opened</source>
        <extracomment>On a plaque, in short; %1 is how the seat stands to yours, as &quot;your partner&quot;.</extracomment>
        <translation>%1, salida</translation>
    </message>
    <message>
        <source>Just passed; so far on %1</source>
        <extracomment>On a plaque, when the last act was a pass; %1 is a number or a list of numbers.</extracomment>
        <translation>Pase; hasta ahora, a %1</translation>
    </message>
    <message>
        <source>You passed on %1</source>
        <extracomment>On one&apos;s own plaque; %1 is a number or a list of numbers.</extracomment>
        <translation>Pasaste a %1</translation>
    </message>
    <message>
        <source>Passed on %1</source>
        <extracomment>On a plaque; %1 is a number or a list of numbers.</extracomment>
        <translation>Pasó a %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <extracomment>How many tiles a seat holds.</extracomment>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
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
        <translation>Nadie anota</translation>
    </message>
    <message>
        <source>Streak broken</source>
        <extracomment>In the record of points, under a deal that took the others&apos; points.</extracomment>
        <translation>Racha cortada</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <extracomment>In the record of points, under the last deal of a match.</extracomment>
        <translation>Ganan el partido</translation>
    </message>
    <message>
        <source>Key tile, two points</source>
        <extracomment>In the record of points, under a deal that counted two points.</extracomment>
        <translation>Ficha clave, dos tantos</translation>
    </message>
    <message>
        <source>You went out</source>
        <extracomment>In the record of points: how a deal ended.</extracomment>
        <translation>Dominaste</translation>
    </message>
    <message>
        <source>%1 went out</source>
        <extracomment>In the record of points: how a deal ended; %1 is a name.</extracomment>
        <translation>Dominó %1</translation>
    </message>
    <message>
        <source>Blocked, %1 each</source>
        <extracomment>In the record of points: a tied block; %1 are the pips of either partnership.</extracomment>
        <translation>Tranque, %1 a %1</translation>
    </message>
    <message>
        <source>Blocked, %1 to %2</source>
        <extracomment>In the record of points: a block; %1 are the winners&apos; pips, %2 the others&apos;.</extracomment>
        <translation>Tranque, %1 a %2</translation>
    </message>
    <message>
        <source>Blocked, lightest hand %1 on both sides</source>
        <extracomment>In the record of points: a tied block; %1 are the pips of the lightest hands.</extracomment>
        <translation>Tranque, mínimo %1 en las dos parejas</translation>
    </message>
    <message>
        <source>Blocked, lightest hand %1</source>
        <extracomment>In the record of points: a block; %1 are the pips of the lightest hand.</extracomment>
        <translation>Tranque, mínimo %1</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>A score: the points of seats 1 and 3, and those of seats 2 and 4.</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Deal %1: %2. The score is %3 to %4.</source>
        <extracomment>A line of the record of points, for a screen reader: the deal&apos;s number (1), who won (2), the score after it (3 and 4).</extracomment>
        <translation>Mano %1: %2. Marcador: %3 a %4.</translation>
    </message>
    <message>
        <source>Deal %1: %2. %5. The score is %3 to %4.</source>
        <extracomment>As before, with what was special about the deal (5).</extracomment>
        <translation>Mano %1: %2. %5. Marcador: %3 a %4.</translation>
    </message>
    <message>
        <source>A tied block</source>
        <extracomment>In the record of points: a tied deal.</extracomment>
        <translation>Tranque empatado</translation>
    </message>
    <message>
        <source>You and %1 won</source>
        <extracomment>In the record of points: you and your partner (1) won the deal.</extracomment>
        <translation>Ganaron tú y %1</translation>
    </message>
    <message>
        <source>%1 and %2 won</source>
        <extracomment>In the record of points: who won the deal; %1 and %2 are partners.</extracomment>
        <translation>Ganaron %1 y %2</translation>
    </message>
</context>
<context>
    <name>PointsModel</name>
    <message>
        <source>No deal of this session is finished yet.</source>
        <extracomment>In the place of the record of points, while the first deal is played.</extracomment>
        <translation>En esta sesión no ha terminado ninguna mano.</translation>
    </message>
</context>
<context>
    <name>PoliciesList</name>
    <message>
        <source>Everybody here sees what you set.</source>
        <comment>over what the table allows, for the host</comment>
        <translation>Toda la mesa ve lo que cambies.</translation>
    </message>
    <message>
        <source>The host sets this before the start and between deals.</source>
        <comment>over what the table allows, for the others</comment>
        <translation>Esto lo decide quien está a cargo de la mesa, antes de empezar y entre manos.</translation>
    </message>
</context>
<context>
    <name>PolicyWords</name>
    <message>
        <source>Undo, redo and restart</source>
        <extracomment>The label of a switch: what a table allows.</extracomment>
        <translation>Deshacer, rehacer, repetir</translation>
    </message>
    <message>
        <source>New matches before the end</source>
        <extracomment>The label of a switch: what a table allows.</extracomment>
        <translation>Partido nuevo antes del final</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>The label of a switch: what a table allows.</extracomment>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Talk</source>
        <extracomment>The label of a choice: when there is talk at a table.</extracomment>
        <translation>Charla</translation>
    </message>
    <message>
        <source>Watchers</source>
        <extracomment>The label of a switch: what a table allows.</extracomment>
        <translation>Público</translation>
    </message>
    <message>
        <source>Several people at one device</source>
        <extracomment>The label of a switch: what a table allows.</extracomment>
        <translation>Varias personas en un dispositivo</translation>
    </message>
    <message>
        <source>In the list of tables</source>
        <extracomment>The label of a switch: whether a table is found in a list.</extracomment>
        <translation>En la lista de mesas</translation>
    </message>
    <message>
        <source>Stand-ins</source>
        <extracomment>The label of a choice: the level of computer players that stand in for people.</extracomment>
        <translation>Reemplazos</translation>
    </message>
    <message>
        <source>Who is away can be stood in for by a computer player: %1.</source>
        <extracomment>What a table allows; %1 is the name of a level of computer players.</extracomment>
        <translation>Si alguien falta, la computadora puede tomar su lugar: %1.</translation>
    </message>
    <message>
        <source>The deals here come from a seed: whoever set it knows all the hands.</source>
        <extracomment>Beside the code of a table whose deals come from a seed that somebody set.</extracomment>
        <translation>Las manos aquí salen de una semilla: quien la puso conoce todas las fichas.</translation>
    </message>
    <message>
        <source>A strict table: nothing is taken back, no hints, no talk, no watchers.</source>
        <extracomment>Beside the code of a strict table.</extracomment>
        <translation>Una mesa estricta: nada se deshace, sin pistas, sin charla, sin público.</translation>
    </message>
    <message>
        <source>Nobody talks at this table.</source>
        <extracomment>What a table allows: talk.</extracomment>
        <translation>En esta mesa no se charla.</translation>
    </message>
    <message>
        <source>People may talk at any time.</source>
        <extracomment>What a table allows: talk.</extracomment>
        <translation>Se puede charlar en cualquier momento.</translation>
    </message>
    <message>
        <source>People may talk between deals, not while one is played.</source>
        <extracomment>What a table allows: talk.</extracomment>
        <translation>Se puede charlar entre manos, no mientras se juega.</translation>
    </message>
    <message>
        <source>Novice</source>
        <extracomment>A level of computer players: plays any tile that fits.</extracomment>
        <translation>Básico</translation>
    </message>
    <message>
        <source>Casual player</source>
        <extracomment>A level of computer players: plays now and then, as most people do.</extracomment>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Club player</source>
        <extracomment>A level of computer players: plays as an experienced club player.</extracomment>
        <translation>Club</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>A level of computer players: stronger than &quot;Club player&quot;.</extracomment>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>A level of computer players: the strongest.</extracomment>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Plays any tile that fits, and plans nothing.</source>
        <extracomment>How computer players of the level &quot;Novice&quot; play.</extracomment>
        <translation>Juega cualquier ficha que vaya, sin planear nada.</translation>
    </message>
    <message>
        <source>Plays heavy tiles and doubles early and keeps what fits its hand.</source>
        <extracomment>How computer players of the level &quot;Casual player&quot; play.</extracomment>
        <translation>Suelta pronto las fichas pesadas y los dobles, y guarda lo que le va.</translation>
    </message>
    <message>
        <source>Counts tiles, remembers passes and helps its partner.</source>
        <extracomment>How computer players of the level &quot;Club player&quot; play.</extracomment>
        <translation>Cuenta fichas, recuerda los pases y ayuda a su pareja.</translation>
    </message>
    <message>
        <source>Thinks ahead through the hands that others may hold.</source>
        <extracomment>How computer players of the level &quot;Expert&quot; play.</extracomment>
        <translation>Piensa por adelantado, con las fichas que puede tener cada quien.</translation>
    </message>
    <message>
        <source>Thinks further ahead, reads every play and plays for the match.</source>
        <extracomment>How computer players of the level &quot;Master&quot; play.</extracomment>
        <translation>Piensa más lejos, lee cada jugada y juega por el partido.</translation>
    </message>
    <message>
        <source>Plays may be taken back, and a deal begun again.</source>
        <extracomment>What a table allows.</extracomment>
        <translation>Se pueden deshacer jugadas y empezar una mano de nuevo.</translation>
    </message>
    <message>
        <source>A match may be left for a new one before its end.</source>
        <extracomment>What a table allows.</extracomment>
        <translation>Se puede dejar un partido antes del final y empezar otro.</translation>
    </message>
    <message>
        <source>Anybody in turn may ask a computer player for a hint.</source>
        <extracomment>What a table allows.</extracomment>
        <translation>En su turno, cualquiera puede pedirle una pista a la computadora.</translation>
    </message>
    <message>
        <source>People without a seat may watch; they see no hand.</source>
        <extracomment>What a table allows.</extracomment>
        <translation>Quien no tiene asiento puede mirar; no ve las fichas de nadie.</translation>
    </message>
    <message>
        <source>Several people may play at one device, in turn.</source>
        <extracomment>What a table allows.</extracomment>
        <translation>Varias personas pueden jugar en un dispositivo, por turnos.</translation>
    </message>
    <message>
        <source>Anybody on this server finds the table in the list.</source>
        <extracomment>What a table allows.</extracomment>
        <translation>Cualquiera en este servidor encuentra la mesa en la lista.</translation>
    </message>
    <message>
        <source>What is played stays played.</source>
        <extracomment>What a table does not allow.</extracomment>
        <translation>Lo jugado, jugado está.</translation>
    </message>
    <message>
        <source>A match is played to its end.</source>
        <extracomment>What a table does not allow.</extracomment>
        <translation>El partido se juega hasta el final.</translation>
    </message>
    <message>
        <source>There are no hints.</source>
        <extracomment>What a table does not allow.</extracomment>
        <translation>No hay pistas.</translation>
    </message>
    <message>
        <source>Only those who sit here see the deals.</source>
        <extracomment>What a table does not allow.</extracomment>
        <translation>Solo quien tiene asiento ve las manos.</translation>
    </message>
    <message>
        <source>Everybody plays at a device of their own.</source>
        <extracomment>What a table does not allow.</extracomment>
        <translation>Cada persona juega en su propio dispositivo.</translation>
    </message>
    <message>
        <source>Only those who have the code find the table.</source>
        <extracomment>What a table does not allow.</extracomment>
        <translation>Solo quien tiene el código encuentra la mesa.</translation>
    </message>
</context>
<context>
    <name>ProfileCard</name>
    <message>
        <source>Start a table: %1</source>
        <comment>accessible name; %1 is the game</comment>
        <translation>Abrir una mesa: %1</translation>
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
        <translation>A cuatro, con la otra pareja en cero. Un tranque lo gana la pareja con menos puntos.</translation>
    </message>
    <message>
        <source>First to six, to nil. A block goes to the lightest hand, and the key tile counts two.</source>
        <extracomment>A game in a line.</extracomment>
        <translation>A seis, con la otra pareja en cero. Un tranque lo gana la persona con menos puntos, y la ficha clave vale dos.</translation>
    </message>
    <message>
        <source>%1, deal %2</source>
        <extracomment>Above the table: the name of a game (1) and the number of the deal (2).</extracomment>
        <translation>%1, mano %2</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>You open this deal. Tap a tile, then the middle of the table, or drag it there.</source>
        <extracomment>Explains the first deal: you play the first tile.</extracomment>
        <translation>Sales tú en esta mano. Toca una ficha y luego el centro de la mesa, o arrástrala hasta ahí.</translation>
    </message>
    <message>
        <source>Tap a tile that has the number of an end. Those that fit stand out.</source>
        <extracomment>Explains the first deal: it is your turn.</extracomment>
        <translation>Toca una ficha que tenga el número de una punta. Las que van se destacan.</translation>
    </message>
    <message>
        <source>Tap the end where the tile is to lie, or drag it there.</source>
        <extracomment>Explains the first deal: a tile is chosen.</extracomment>
        <translation>Toca la punta donde va la ficha, o arrástrala hasta ahí.</translation>
    </message>
    <message>
        <source>This is only a preview. Confirm plays it; Cancel puts it back.</source>
        <extracomment>Explains the first deal: the preview shows what would be done.</extracomment>
        <translation>Esto es solo una muestra. Confirmar juega la ficha; Cancelar la devuelve.</translation>
    </message>
    <message>
        <source>None of your tiles fits an end, so you pass. All see on what.</source>
        <extracomment>Explains the first deal: no tile fits.</extracomment>
        <translation>Ninguna de tus fichas va, así que pasas. Toda la mesa ve a qué.</translation>
    </message>
    <message>
        <source>You see your new tiles, your partner’s you do not. Say which of you two opens.</source>
        <extracomment>Explains six-love: you say who opens.</extracomment>
        <translation>Ves tus fichas nuevas, pero no las de tu pareja. Di si sales tú o tu pareja.</translation>
    </message>
    <message>
        <source>Your partner sits across. If either of you goes out, you both win the deal.</source>
        <extracomment>Explains the first deal: others play.</extracomment>
        <translation>Tu pareja se sienta enfrente. Si dominas tú o domina tu pareja, ganan la mano.</translation>
    </message>
    <message>
        <source>A deal won moves your peg; a win by the others takes it home. The match goes to whoever fills the row first.</source>
        <extracomment>Explains the end of the first deal.</extracomment>
        <translation>Cada mano ganada adelanta tu clavija; si gana la otra pareja, vuelve al inicio. El partido es de quien llene la fila primero.</translation>
    </message>
    <message>
        <source>Each deal you win in a row moves your peg one hole. One win by the others takes it back home.</source>
        <extracomment>Explains the track: two rows of holes with a peg for each partnership.</extracomment>
        <translation>Cada mano seguida que ganas adelanta tu clavija un hueco. Si gana la otra pareja, vuelve al inicio.</translation>
    </message>
    <message>
        <source>No more tips</source>
        <extracomment>A button that puts the explanations of the first deal away for good.</extracomment>
        <translation>Quitar consejos</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>blanks</source>
        <comment>a suit</comment>
        <extracomment>All tiles with no pips on a half, as in &quot;you keep your blanks&quot;.</extracomment>
        <translation>blancos</translation>
    </message>
    <message>
        <source>ones</source>
        <comment>a suit</comment>
        <extracomment>All tiles with this number, as in &quot;you keep your ones&quot;.</extracomment>
        <translation>unos</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>a suit</comment>
        <extracomment>All tiles with this number, as in &quot;you keep your twos&quot;.</extracomment>
        <translation>doses</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>a suit</comment>
        <extracomment>All tiles with this number, as in &quot;you keep your threes&quot;.</extracomment>
        <translation>treses</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>a suit</comment>
        <extracomment>All tiles with this number, as in &quot;you keep your fours&quot;.</extracomment>
        <translation>cuatros</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>a suit</comment>
        <extracomment>All tiles with this number, as in &quot;you keep your fives&quot;.</extracomment>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>a suit</comment>
        <extracomment>All tiles with this number, as in &quot;you keep your sixes&quot;.</extracomment>
        <translation>seises</translation>
    </message>
    <message>
        <source>None of your tiles fits.</source>
        <extracomment>Why a hint says to pass.</extracomment>
        <translation>Ninguna de tus fichas va.</translation>
    </message>
    <message>
        <source>You go out.</source>
        <extracomment>Why a hint names a tile: it is the last one.</extracomment>
        <translation>Dominas.</translation>
    </message>
    <message>
        <source>You go out with the key tile.</source>
        <extracomment>Why a hint names a tile, in six-love: it is the last one, and the key tile.</extracomment>
        <translation>Dominas con la ficha clave.</translation>
    </message>
    <message>
        <source>You can play no other tile.</source>
        <extracomment>Why a hint names a tile.</extracomment>
        <translation>No puedes jugar ninguna otra ficha.</translation>
    </message>
    <message>
        <source>From here on only you can play, and you go out.</source>
        <extracomment>Why a hint names a tile: all others can only pass until you have played your last one.</extracomment>
        <translation>Desde aquí solo puedes jugar tú, y dominas.</translation>
    </message>
    <message>
        <source>From here on only you can play, and you go out with the key tile.</source>
        <extracomment>Why a hint names a tile, in six-love: all others can only pass until your last one, which is the key tile.</extracomment>
        <translation>Desde aquí solo puedes jugar tú, y dominas con la ficha clave.</translation>
    </message>
    <message>
        <source>Nobody else can play, and it is your turn again.</source>
        <extracomment>Why a hint names a tile: the other three must pass.</extracomment>
        <translation>Nadie más puede jugar, y vuelve a ser tu turno.</translation>
    </message>
    <message>
        <source>This play blocks the deal, and your side surely wins it.</source>
        <extracomment>Why a hint names a tile: it ends the deal by a block that the reader&apos;s pair wins.</extracomment>
        <translation>Esta jugada tranca la mano, y seguro que la gana tu lado.</translation>
    </message>
    <message>
        <source>This play blocks the deal, and your side likely wins it.</source>
        <extracomment>Why a hint names a tile: it ends the deal by a block that the reader&apos;s pair likely wins.</extracomment>
        <translation>Esta jugada tranca la mano, y es probable que la gane tu lado.</translation>
    </message>
    <message>
        <source>This play leaves the %1 that %2 brought up.</source>
        <extracomment>Why a hint names a tile; %1 is a suit as &quot;threes&quot;, which shows at an end then; %2 is the name of the partner, who brought it up before.</extracomment>
        <translation>Esta jugada deja los %1 que abrió %2.</translation>
    </message>
    <message>
        <source>This play brings up %1, and you have more.</source>
        <extracomment>Why a hint names a tile: it brings a number to an end; %1 is its suit as &quot;fives&quot;, of which you have several more.</extracomment>
        <translation>Esta jugada abre los %1, y te quedan más.</translation>
    </message>
    <message>
        <source>This play covers the %1 that %2 brought up.</source>
        <extracomment>Why a hint names a tile; %1 is a suit as &quot;fives&quot;, which shows at no end any more; %2 is the name of somebody of the other pair, who brought it up before.</extracomment>
        <translation>Esta jugada tapa los %1 que abrió %2.</translation>
    </message>
    <message>
        <source>You get rid of a heavy tile.</source>
        <extracomment>Why a hint names a tile: it has many pips.</extracomment>
        <translation>Sueltas una ficha pesada.</translation>
    </message>
    <message>
        <source>You get rid of a double.</source>
        <extracomment>Why a hint names a tile: a double fits one number only.</extracomment>
        <translation>Sueltas un doble.</translation>
    </message>
    <message>
        <source>%1 has one tile left and must pass.</source>
        <extracomment>Why a hint names a tile; %1 is the name of who plays next.</extracomment>
        <translation>A %1 le queda una ficha y tiene que pasar.</translation>
    </message>
    <message>
        <source>%1 has one tile left and likely must pass.</source>
        <extracomment>Why a hint names a tile; %1 is the name of who plays next.</extracomment>
        <translation>A %1 le queda una ficha y es probable que tenga que pasar.</translation>
    </message>
    <message>
        <source>Then %1 can go out.</source>
        <extracomment>Why a hint names a tile; %1 is the partner&apos;s name.</extracomment>
        <translation>Después %1 puede dominar.</translation>
    </message>
    <message>
        <source>Then %1 can likely go out.</source>
        <extracomment>Why a hint names a tile; %1 is the partner&apos;s name.</extracomment>
        <translation>Después es probable que %1 pueda dominar.</translation>
    </message>
    <message>
        <source>Neither %1 nor %2 has a tile that fits.</source>
        <extracomment>Why a hint names a tile; %1 and %2 are the names of the other pair.</extracomment>
        <translation>Ni %1 ni %2 tienen una ficha que vaya.</translation>
    </message>
    <message>
        <source>%1 must pass.</source>
        <extracomment>Why a hint names a tile; %1 is the name of who plays next.</extracomment>
        <translation>%1 tiene que pasar.</translation>
    </message>
    <message>
        <source>%1 likely must pass.</source>
        <extracomment>Why a hint names a tile; %1 is the name of who plays next.</extracomment>
        <translation>Es probable que %1 tenga que pasar.</translation>
    </message>
    <message>
        <source>The key tile stays in reach.</source>
        <extracomment>Why a hint names a tile, in six-love: your pair may yet go out with the key tile.</extracomment>
        <translation>La ficha clave sigue al alcance.</translation>
    </message>
    <message>
        <source>Only you still have %1.</source>
        <extracomment>Why a hint names a tile; %1 is a suit as &quot;fives&quot;: nobody else has one.</extracomment>
        <translation>Los %1 que quedan son solo tuyos.</translation>
    </message>
    <message>
        <source>You keep your %1.</source>
        <extracomment>Why a hint names a tile: you keep all your tiles with a number; %1 is that suit, as &quot;fives&quot;.</extracomment>
        <translation>Guardas tus %1.</translation>
    </message>
    <message>
        <source>No other tile leaves you more different numbers.</source>
        <extracomment>Why a hint names a tile: with what is left one can answer as many numbers as possible.</extracomment>
        <translation>Ninguna otra ficha te deja más números distintos.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n tiles with %1.</source>
        <extracomment>Why a hint says that you open yourself; %1 is a number, as &quot;5&quot;.</extracomment>
        <translation>
            <numerusform>Tienes %n ficha con %1.</numerusform>
            <numerusform>Tienes %n fichas con %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tiles have %1 of the seven numbers.</source>
        <extracomment>Why a hint says that you open yourself; %1 is 6 or 7.</extracomment>
        <translation>Tus fichas tienen %1 de los siete números.</translation>
    </message>
    <message>
        <source>You have no long suit.</source>
        <extracomment>Why a hint says that your partner opens: you have many tiles of no number.</extracomment>
        <translation>No tienes ningún palo largo.</translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message numerus="yes">
        <source>%1, %n deals</source>
        <extracomment>The heading of a record. %1 is the name of the game; %n the number of deals in it.</extracomment>
        <translation>
            <numerusform>%1, %n mano</numerusform>
            <numerusform>%1, %n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <extracomment>Above a deal that is stepped through: the number of the deal, and how many there are.</extracomment>
        <translation>Mano %1 de %2</translation>
    </message>
    <message>
        <source>Dealt</source>
        <extracomment>Beside a slider: a deal that is stepped through, before its first play.</extracomment>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Beside a slider: the number of the play that is shown, and how many there are.</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>All four hands are seen.</source>
        <extracomment>Of a deal that is stepped through: how it is shown.</extracomment>
        <translation>Se ven las fichas de los cuatro asientos.</translation>
    </message>
    <message>
        <source>As %1 saw it.</source>
        <extracomment>Of a deal that is stepped through: how it is shown; %1 is a name.</extracomment>
        <translation>Como lo vio %1.</translation>
    </message>
    <message>
        <source>The record breaks off here</source>
        <extracomment>In the table of points and after the last play: the deal was not played to its end.</extracomment>
        <translation>El registro se corta aquí</translation>
    </message>
    <message>
        <source>A computer player (%1) acted for %2.</source>
        <extracomment>Under a play of a record: a computer player of a level (1) acted for a person (2).</extracomment>
        <translation>La computadora (%1) jugó por %2.</translation>
    </message>
    <message>
        <source>%1 acted for %2.</source>
        <extracomment>Under a play of a record: one person (1) acted in the seat of another (2).</extracomment>
        <translation>%1 jugó por %2.</translation>
    </message>
    <message>
        <source>Somebody else acted for %1.</source>
        <extracomment>Under a play of a record: a person without a name acted in the seat of another (1).</extracomment>
        <translation>Alguien más jugó por %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n acts were taken back.</source>
        <extracomment>Of a deal in a record: how many plays were undone while it was played.</extracomment>
        <translation>
            <numerusform>Se deshizo %n jugada.</numerusform>
            <numerusform>Se deshicieron %n jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tiles, face down</source>
        <extracomment>Read aloud: whose hand (1) it is that is not seen; it has %n tiles.</extracomment>
        <translation>
            <numerusform>%1, %n ficha, boca abajo</numerusform>
            <numerusform>%1, %n fichas, boca abajo</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, no tiles</source>
        <extracomment>Read aloud: whose hand (1) has no tile left.</extracomment>
        <translation>%1, sin fichas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud: whose hand (1) it is, and its tiles (2).</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 against %2, %3–%4</source>
        <extracomment>Under a session in a list: one pair (1) and the other (2), as &quot;Ana and Ivo&quot; or &quot;two computer players&quot;, and the score.</extracomment>
        <translation>%1 contra %2, %3–%4</translation>
    </message>
    <message>
        <source>you and a computer player</source>
        <extracomment>One of two pairs, within a sentence: the reader and a computer player.</extracomment>
        <translation>tú y una computadora</translation>
    </message>
    <message>
        <source>you and %1</source>
        <extracomment>One of two pairs, within a sentence: the reader and a person (1).</extracomment>
        <translation>tú y %1</translation>
    </message>
    <message>
        <source>two computer players</source>
        <extracomment>One of two pairs, within a sentence.</extracomment>
        <translation>dos computadoras</translation>
    </message>
    <message>
        <source>%1 and a computer player</source>
        <extracomment>One of two pairs, within a sentence: a person (1) and a computer player.</extracomment>
        <translation>%1 y una computadora</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two partners</comment>
        <extracomment>One of two pairs, within a sentence: two people.</extracomment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>No deal finished yet</source>
        <extracomment>Beside a session in a list: there is nothing to be shown of it yet.</extracomment>
        <translation>Ninguna mano terminada aún</translation>
    </message>
    <message>
        <source>can be carried on</source>
        <extracomment>Beside a session in a list: it can be played on at its table.</extracomment>
        <translation>se puede seguir</translation>
    </message>
    <message>
        <source>No session with a finished deal yet.</source>
        <extracomment>In place of a list of sessions.</extracomment>
        <translation>Aún no hay sesiones con una mano terminada.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <extracomment>%1 is the path of the file.</extracomment>
        <translation>Se guardó como %1.</translation>
    </message>
    <message>
        <source>This file is too large to be a record of deals.</source>
        <extracomment>Why a file is not opened.</extracomment>
        <translation>Este archivo es muy grande para ser un registro de manos.</translation>
    </message>
    <message>
        <source>This record holds no deal yet.</source>
        <extracomment>Why a record is not shown.</extracomment>
        <translation>Este registro aún no tiene ninguna mano.</translation>
    </message>
    <message>
        <source>This file cannot be opened: %1.</source>
        <extracomment>Why a file is not opened; %1 is what the system says, as &quot;permission denied&quot;.</extracomment>
        <translation>No se puede abrir este archivo: %1.</translation>
    </message>
    <message>
        <source>The record cannot be saved there: %1.</source>
        <extracomment>Why a file is not written; %1 is what the system says, as &quot;disk full&quot;.</extracomment>
        <translation>El registro no se puede guardar ahí: %1.</translation>
    </message>
    <message>
        <source>This record breaks the rules at %1: %2.</source>
        <extracomment>Why a record is not shown: a place in it (1) and what is wrong there (2).</extracomment>
        <translation>Este registro rompe las reglas en %1: %2.</translation>
    </message>
    <message>
        <source>This file is no record: at %1, %2.</source>
        <extracomment>Why a file is not shown: a place in it (1) and what is wrong there (2).</extracomment>
        <translation>Este archivo no es un registro: en %1, %2.</translation>
    </message>
    <message>
        <source>This file is no record: %1.</source>
        <extracomment>Why a file is not shown; %1 is what is wrong.</extracomment>
        <translation>Este archivo no es un registro: %1.</translation>
    </message>
    <message>
        <source>deal %1</source>
        <extracomment>A place in a record, within a sentence; the second is what is said there.</extracomment>
        <translation>mano %1</translation>
    </message>
    <message>
        <source>deal %1, play %2</source>
        <extracomment>A place in a record, within a sentence.</extracomment>
        <translation>mano %1, jugada %2</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>What stands for a name where a seat (1 to 4) has none.</extracomment>
        <translation>Asiento %1</translation>
    </message>
</context>
<context>
    <name>RecordsScreen</name>
    <message>
        <source>Records</source>
        <extracomment>The heading of a screen: finished deals that were kept.</extracomment>
        <translation>Registros</translation>
    </message>
    <message>
        <source>Played here</source>
        <extracomment>The heading of a list of sessions.</extracomment>
        <translation>Jugadas aquí</translation>
    </message>
    <message>
        <source>Looking for sessions …</source>
        <comment>in place of a list, until the server answers</comment>
        <translation>Buscando sesiones…</translation>
    </message>
    <message>
        <source>Older sessions</source>
        <extracomment>A button: show the sessions that are older.</extracomment>
        <translation>Sesiones anteriores</translation>
    </message>
    <message>
        <source>From a file</source>
        <extracomment>The heading of where a file of a record is opened.</extracomment>
        <translation>Desde un archivo</translation>
    </message>
    <message>
        <source>Drag a record onto the window, choose it, or write where it is.</source>
        <extracomment>Over a field for the path of a file; the same can be done by mouse or with a dialog.</extracomment>
        <translation>Arrastra un registro a la ventana, elígelo o escribe dónde está.</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>The label of a line to write in: where a file is.</extracomment>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>A button: open the file that was written above.</extracomment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <extracomment>A button: choose a file in a dialog.</extracomment>
        <translation>Elegir un archivo</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The server refused that: %1.</source>
        <extracomment>The server refused with a code (1) that this window does not know.</extracomment>
        <translation>El servidor no lo permitió: %1.</translation>
    </message>
    <message>
        <source>Nothing is taken back or dealt anew at this table.</source>
        <extracomment>Why something is refused: the table&apos;s policies do not allow it.</extracomment>
        <translation>En esta mesa no se deshace ni se reparte de nuevo.</translation>
    </message>
    <message>
        <source>At this table a match is played to its end.</source>
        <extracomment>Why something is refused: the table&apos;s policies do not allow it.</extracomment>
        <translation>En esta mesa el partido se juega hasta el final.</translation>
    </message>
    <message>
        <source>There are no hints at this table.</source>
        <extracomment>Why something is refused: the table&apos;s policies do not allow it.</extracomment>
        <translation>En esta mesa no hay pistas.</translation>
    </message>
    <message>
        <source>There is no talk at this table now.</source>
        <extracomment>Why something is refused: the table&apos;s policies do not allow it.</extracomment>
        <translation>Ahora no se charla en esta mesa.</translation>
    </message>
    <message>
        <source>Only those who sit at this table see its deals.</source>
        <extracomment>Why something is refused: the table&apos;s policies do not allow it.</extracomment>
        <translation>Solo quien tiene asiento en esta mesa ve sus manos.</translation>
    </message>
    <message>
        <source>At this table everybody sits at a device of their own.</source>
        <extracomment>Why something is refused: the table&apos;s policies do not allow it.</extracomment>
        <translation>En esta mesa cada persona usa su propio dispositivo.</translation>
    </message>
    <message>
        <source>This table does not allow that.</source>
        <extracomment>Why something is refused: the table&apos;s policies do not allow it.</extracomment>
        <translation>Esta mesa no permite eso.</translation>
    </message>
    <message>
        <source>The server is newer than this window: update doublesix here.</source>
        <extracomment>This window is too old for the server.</extracomment>
        <translation>El servidor es más nuevo que esta ventana: actualiza doublesix aquí.</translation>
    </message>
    <message>
        <source>The server is older than this window: its host needs to update it.</source>
        <extracomment>The server is too old for this window.</extracomment>
        <translation>El servidor es más viejo que esta ventana: le toca actualizarlo a quien lo mantiene.</translation>
    </message>
    <message>
        <source>The server did not understand the window; please report it.</source>
        <extracomment>Something went wrong between the window and the server, which a person cannot mend.</extracomment>
        <translation>El servidor no entendió a la ventana; por favor, repórtalo.</translation>
    </message>
    <message>
        <source>The server does not know this word; ask its host.</source>
        <extracomment>A computer player&apos;s word for the server is wrong.</extracomment>
        <translation>El servidor no conoce esta palabra; pregúntale a quien lo mantiene.</translation>
    </message>
    <message>
        <source>This server is for invited people; enter its invitation.</source>
        <extracomment>The server lets in only who has an invitation.</extracomment>
        <translation>Este servidor es por invitación; escribe la tuya.</translation>
    </message>
    <message>
        <source>The host of this server does not let you in; ask why.</source>
        <extracomment>The server&apos;s operator keeps this person, or their address, out.</extracomment>
        <translation>Quien mantiene este servidor no te deja entrar; pregúntale por qué.</translation>
    </message>
    <message>
        <source>Too many wrong tries came from here; wait a minute and try again.</source>
        <extracomment>After wrong codes or invitations.</extracomment>
        <translation>Desde aquí hubo demasiados intentos fallidos; espera un minuto y prueba otra vez.</translation>
    </message>
    <message>
        <source>That was too fast and was not done; try again.</source>
        <extracomment>Too many requests.</extracomment>
        <translation>Eso fue muy rápido y no se hizo; prueba otra vez.</translation>
    </message>
    <message>
        <source>The server cannot store anything now; nothing is lost, try again later.</source>
        <extracomment>The server&apos;s disk is full or gone.</extracomment>
        <translation>El servidor no puede guardar nada ahora; no se pierde nada, prueba más tarde.</translation>
    </message>
    <message>
        <source>The answer to the one before is on its way; wait for it.</source>
        <extracomment>A second hint, list or record was asked for before the first came.</extracomment>
        <translation>La respuesta anterior viene en camino; espérala.</translation>
    </message>
    <message>
        <source>The link was lost before that was done; try again.</source>
        <extracomment>The link was lost before the server could answer.</extracomment>
        <translation>La conexión se perdió antes de hacerlo; prueba otra vez.</translation>
    </message>
    <message>
        <source>No table has this code; check it and try again.</source>
        <extracomment>A code that leads to no table.</extracomment>
        <translation>Ninguna mesa tiene este código; revísalo y prueba otra vez.</translation>
    </message>
    <message>
        <source>What was kept of this table cannot be read; ask the host.</source>
        <extracomment>A kept table is damaged.</extracomment>
        <translation>Lo guardado de esta mesa no se puede leer; pregúntale a quien está a cargo.</translation>
    </message>
    <message>
        <source>There is no such session, or you did not sit in it.</source>
        <extracomment>A session that is asked for does not exist for this person.</extracomment>
        <translation>Esa sesión no existe, o no tuviste asiento en ella.</translation>
    </message>
    <message>
        <source>You are at a table already; leave it first.</source>
        <extracomment>Somebody wants to join a table while at another.</extracomment>
        <translation>Ya estás en una mesa; déjala primero.</translation>
    </message>
    <message>
        <source>You are at no table; join one first.</source>
        <extracomment>Something was asked of a table that one left.</extracomment>
        <translation>No estás en ninguna mesa; entra primero a una.</translation>
    </message>
    <message>
        <source>The server has all the tables it can hold, %1; try again later.</source>
        <extracomment>%1 is a number of tables.</extracomment>
        <translation>El servidor tiene todas las mesas que le caben, %1; prueba más tarde.</translation>
    </message>
    <message>
        <source>You have as many open tables as one may, %1; close one of them.</source>
        <extracomment>%1 is a number of tables.</extracomment>
        <translation>Tienes todas las mesas abiertas que se permiten, %1; cierra una.</translation>
    </message>
    <message>
        <source>The table is full: no more than %1 people fit here.</source>
        <extracomment>%1 is a number of people.</extracomment>
        <translation>La mesa está llena: no caben más de %1 personas.</translation>
    </message>
    <message>
        <source>Only the host can do that; ask for it.</source>
        <extracomment>Why something is refused: only the table&apos;s host may do it.</extracomment>
        <translation>Eso solo lo hace quien está a cargo de la mesa; pídeselo.</translation>
    </message>
    <message>
        <source>The session has begun; that could be done only before.</source>
        <extracomment>Why something is refused.</extracomment>
        <translation>La sesión ya empezó; eso solo se podía hacer antes.</translation>
    </message>
    <message>
        <source>The session has not begun yet.</source>
        <extracomment>Why something is refused.</extracomment>
        <translation>La sesión no ha empezado todavía.</translation>
    </message>
    <message>
        <source>A deal is being drawn; ask again in a moment.</source>
        <extracomment>A new deal is being drawn at this moment.</extracomment>
        <translation>Se está sorteando una mano; prueba otra vez en un momento.</translation>
    </message>
    <message>
        <source>That draw is over.</source>
        <extracomment>A program was too late with its part in the draw of a deal.</extracomment>
        <translation>Ese sorteo ya terminó.</translation>
    </message>
    <message>
        <source>The table changed just before that; look again and choose.</source>
        <extracomment>An act came too late: somebody else acted before.</extracomment>
        <translation>La mesa cambió justo antes; mira otra vez y elige.</translation>
    </message>
    <message>
        <source>That can be done only between deals.</source>
        <extracomment>Why something is refused.</extracomment>
        <translation>Eso solo se puede hacer entre manos.</translation>
    </message>
    <message>
        <source>Seat %1 is taken; choose another.</source>
        <extracomment>%1 is the number of a seat.</extracomment>
        <translation>El asiento %1 está ocupado; elige otro.</translation>
    </message>
    <message>
        <source>Every seat must be filled first; still open: %1.</source>
        <extracomment>%1 is the number of a seat, or a list of them.</extracomment>
        <translation>Primero hay que llenar todos los asientos; falta: %1.</translation>
    </message>
    <message>
        <source>No computer player of that level is here; there are: %1.</source>
        <extracomment>%1 is a list of the levels of computer players.</extracomment>
        <translation>Aquí no hay computadora de ese nivel; hay: %1.</translation>
    </message>
    <message>
        <source>Only those who sit here and are present can do that.</source>
        <extracomment>Why something is refused.</extracomment>
        <translation>Eso solo lo puede hacer quien tiene asiento y está presente.</translation>
    </message>
    <message>
        <source>Whoever sits here already cannot take that seat.</source>
        <extracomment>Why a seat cannot be given to somebody.</extracomment>
        <translation>Quien ya tiene asiento aquí no puede ocupar ese.</translation>
    </message>
    <message>
        <source>That person is no longer at this table.</source>
        <extracomment>Why something is refused.</extracomment>
        <translation>Esa persona ya no está en esta mesa.</translation>
    </message>
    <message>
        <source>Seat %1 is not yours.</source>
        <extracomment>%1 is the number of a seat.</extracomment>
        <translation>El asiento %1 no es tuyo.</translation>
    </message>
    <message>
        <source>The hands on this device are covered; uncover yours first.</source>
        <extracomment>On a shared device: no hand may be seen until its person uncovers it.</extracomment>
        <translation>Las fichas en este dispositivo están tapadas; destapa primero las tuyas.</translation>
    </message>
    <message>
        <source>A computer player stands in there; take the seat back first.</source>
        <extracomment>A computer player has your seat for now.</extracomment>
        <translation>Ahí juega la computadora; primero vuelve a tu asiento.</translation>
    </message>
    <message>
        <source>No computer player stands in there.</source>
        <extracomment>Why one&apos;s seat cannot be taken back.</extracomment>
        <translation>Ahí no hay computadora de reemplazo.</translation>
    </message>
    <message>
        <source>Whoever has seat %1 is here.</source>
        <extracomment>%1 is the number of a seat; its person is present.</extracomment>
        <translation>Quien tiene el asiento %1 está aquí.</translation>
    </message>
    <message>
        <source>Somebody is reading; the computer players wait.</source>
        <extracomment>To a computer player.</extracomment>
        <translation>Alguien está leyendo; las computadoras esperan.</translation>
    </message>
    <message>
        <source>That person does not hold the computer players any more.</source>
        <extracomment>Why a hold cannot be ended.</extracomment>
        <translation>Esa persona ya no detiene a las computadoras.</translation>
    </message>
    <message>
        <source>Something else is being asked; answer that first.</source>
        <extracomment>Somebody&apos;s proposal waits for answers.</extracomment>
        <translation>Hay otra propuesta; contéstala primero.</translation>
    </message>
    <message>
        <source>That is no longer asked.</source>
        <extracomment>A proposal that was answered is over.</extracomment>
        <translation>Eso ya no se propone.</translation>
    </message>
    <message>
        <source>That was not asked of you.</source>
        <extracomment>Somebody answered a proposal that does not concern them.</extracomment>
        <translation>Eso no se te preguntó.</translation>
    </message>
    <message>
        <source>That was declined in this position; ask again after the next play.</source>
        <extracomment>Why something cannot be proposed again.</extracomment>
        <translation>Ya se rechazó en esta posición; proponlo otra vez después de la próxima jugada.</translation>
    </message>
    <message>
        <source>There was nothing to say; write something first.</source>
        <extracomment>Talk without a word.</extracomment>
        <translation>No había nada que decir; escribe algo primero.</translation>
    </message>
    <message>
        <source>That is too long: no more than %1 characters at once.</source>
        <extracomment>%1 is a number of characters.</extracomment>
        <translation>Es muy largo: no más de %1 caracteres a la vez.</translation>
    </message>
    <message>
        <source>Wait a little before you say more.</source>
        <extracomment>Talk that came too fast.</extracomment>
        <translation>Espera un poco antes de decir más.</translation>
    </message>
    <message>
        <source>The host of this server does not let you talk; ask why.</source>
        <extracomment>The server&apos;s operator lets somebody say nothing.</extracomment>
        <translation>Quien mantiene este servidor no te deja charlar; pregúntale por qué.</translation>
    </message>
    <message>
        <source>There is no hint to be had now.</source>
        <extracomment>No hint can be given.</extracomment>
        <translation>Ahora no hay pista.</translation>
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
        <translation>Doublesix ya está abierto en otra ventana, con la carpeta %1. Ve a esa ventana, o ciérrala primero. Para tener dos a la vez, abre la segunda con otra carpeta: doublesix play --home CARPETA.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>A button: close this window.</extracomment>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Plays of this deal</source>
        <extracomment>A slider: the plays of a deal that is stepped through.</extracomment>
        <translation>Jugadas de esta mano</translation>
    </message>
    <message>
        <source>Deal before</source>
        <extracomment>A button: to the deal before.</extracomment>
        <translation>Mano anterior</translation>
    </message>
    <message>
        <source>Beginning of the deal</source>
        <extracomment>A button: to the beginning of this deal.</extracomment>
        <translation>Inicio de la mano</translation>
    </message>
    <message>
        <source>One play back</source>
        <extracomment>A button: one play back.</extracomment>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: stop the record that plays by itself</comment>
        <extracomment>A button: the record plays by itself, or stops.
----------
The same button, as it is read aloud.</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: let the record play by itself</comment>
        <translation>Ver</translation>
    </message>
    <message>
        <source>One play on</source>
        <extracomment>A button: one play on.</extracomment>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <extracomment>A button: to the end of this deal.</extracomment>
        <translation>Final de la mano</translation>
    </message>
    <message>
        <source>Next deal</source>
        <extracomment>A button: to the next deal.</extracomment>
        <translation>Próxima mano</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Back to the table</source>
        <extracomment>A button: from a deal that is looked back on to the table where it was played.</extracomment>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>Back to the records</source>
        <comment>a button: from a record to the list</comment>
        <translation>Volver a los registros</translation>
    </message>
    <message>
        <source>All hands</source>
        <extracomment>A button: show all four hands of a deal in a record.
----------
The same button, as it is read aloud.</extracomment>
        <translation>Todas las fichas</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>A button: show what could have been done in the deal that is shown.
----------
The same button, as it is read aloud.</extracomment>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <extracomment>A button: save this record as a file.
----------
The same button, as it is read aloud.
----------
The title of a panel: write a record as a file.</extracomment>
        <translation>Guardar en archivo</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>A button: show the table of points, from which one goes to any deal.</extracomment>
        <translation>Tantos</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>The label of a line to write in: where a file is written.</extracomment>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>A button: write the record as this file.</extracomment>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Choose where</source>
        <extracomment>A button: choose in a dialog where a file is written.</extracomment>
        <translation>Elegir dónde</translation>
    </message>
</context>
<context>
    <name>ResultPageWords</name>
    <message>
        <source>You and %1</source>
        <extracomment>Two partners. %1: the name of the reader&apos;s partner.</extracomment>
        <translation>Tú y %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>Two partners, by name.</extracomment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Beside the reader&apos;s own tiles, in a list of four names.</extracomment>
        <translation>Tú</translation>
    </message>
    <message numerus="yes">
        <source>%n pips</source>
        <extracomment>How many pips a hand holds at the end of a deal.</extracomment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Went out</source>
        <extracomment>In place of the tiles of a hand that went out.</extracomment>
        <translation>Sin fichas</translation>
    </message>
    <message>
        <source>You went out</source>
        <extracomment>Read aloud, of the reader&apos;s empty hand.</extracomment>
        <translation>Dominaste</translation>
    </message>
    <message>
        <source>%1 went out</source>
        <extracomment>Read aloud. %1: whose hand is empty.</extracomment>
        <translation>Dominó %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>Read aloud. %1: whose hand; %2: &quot;8 pips&quot;; %3: its tiles.</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>pips left, not counted</source>
        <extracomment>Under a number: the pips that two partners still hold; they count for nothing.</extracomment>
        <translation>puntos que no cuentan</translation>
    </message>
    <message>
        <source>pips in the lightest hand</source>
        <extracomment>Under a number: the pips of the lighter of two partners&apos; hands.</extracomment>
        <translation>el mínimo de la pareja</translation>
    </message>
    <message>
        <source>pips in both hands</source>
        <extracomment>Under a number: the pips of both partners&apos; hands together.</extracomment>
        <translation>puntos de la pareja</translation>
    </message>
    <message>
        <source>Winners of the match</source>
        <extracomment>A mark on the card of two partners.</extracomment>
        <translation>Ganaron el partido</translation>
    </message>
    <message>
        <source>Winners of the deal</source>
        <extracomment>A mark on the card of two partners.</extracomment>
        <translation>Ganaron la mano</translation>
    </message>
    <message>
        <source>Points so far</source>
        <extracomment>The heading of a list: a line for each deal with the score after it.</extracomment>
        <translation>Anotación</translation>
    </message>
    <message>
        <source>Match %1</source>
        <extracomment>A heading within a list of deals. %1: the number of the match.</extracomment>
        <translation>Partido %1</translation>
    </message>
    <message>
        <source>Only one side can have points: a win by the other takes both pegs home.</source>
        <extracomment>Under the list of points.</extracomment>
        <translation>Solo una pareja puede tener tantos: si gana la otra, las dos clavijas vuelven al inicio.</translation>
    </message>
    <message>
        <source>The disc has %1, the diamond %2.</source>
        <extracomment>Read aloud. %1: the points of the partnership with the disc; %2: with the diamond.</extracomment>
        <translation>El círculo tiene %1, el rombo %2.</translation>
    </message>
    <message>
        <source>Next match</source>
        <extracomment>A button: begin the next match.</extracomment>
        <translation>Próximo partido</translation>
    </message>
    <message>
        <source>Next deal</source>
        <extracomment>A button: begin the next deal.</extracomment>
        <translation>Próxima mano</translation>
    </message>
    <message>
        <source>%1 is ready.</source>
        <extracomment>Beside the button that goes on to the next deal.</extracomment>
        <translation>%1 espera para seguir.</translation>
    </message>
    <message>
        <source>%1 and %2 are ready.</source>
        <extracomment>Beside the button that goes on to the next deal.</extracomment>
        <translation>%1 y %2 esperan para seguir.</translation>
    </message>
    <message>
        <source>%1, %2 and %3 are ready.</source>
        <extracomment>Beside the button that goes on to the next deal.</extracomment>
        <translation>%1, %2 y %3 esperan para seguir.</translation>
    </message>
    <message>
        <source>All are ready.</source>
        <extracomment>Everybody is ready; the next deal is about to begin.</extracomment>
        <translation>Todo listo.</translation>
    </message>
    <message>
        <source>You are ready. Waiting for %1.</source>
        <extracomment>Beside the button, when the reader is ready already.</extracomment>
        <translation>Por tu parte, listo. Falta %1.</translation>
    </message>
    <message>
        <source>You are ready. Waiting for %1 and %2.</source>
        <extracomment>Beside the button, when the reader is ready already.</extracomment>
        <translation>Por tu parte, listo. Faltan %1 y %2.</translation>
    </message>
    <message>
        <source>You are ready. Waiting for %1, %2 and %3.</source>
        <extracomment>Beside the button, when the reader is ready already.</extracomment>
        <translation>Por tu parte, listo. Faltan %1, %2 y %3.</translation>
    </message>
    <message>
        <source>The next deal begins when the players are ready.</source>
        <extracomment>Beside where the button would be.</extracomment>
        <translation>La próxima mano empieza cuando la mesa esté lista.</translation>
    </message>
</context>
<context>
    <name>ResultView</name>
    <message>
        <source>Undo</source>
        <extracomment>A button at the end of a deal: take the last act back.</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>A button at the end of a deal: do again what was taken back.</extracomment>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>A button at the end of a deal: the same tiles again, from the start.</extracomment>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <extracomment>The same button, as it is read aloud.</extracomment>
        <translation>Jugar esta mano otra vez</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A button at the end of a deal: shows how the tiles lie.</extracomment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <extracomment>The same button, as it is read aloud.</extracomment>
        <translation>Ver la mesa</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>A button at the end of a deal: shows what could have been done in it.</extracomment>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>A button at the end of a deal: leave; the session is kept and can be carried on.</extracomment>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop and keep</source>
        <extracomment>The same button, as it is read aloud.</extracomment>
        <translation>Parar y guardar</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>A tie: nobody scores.</source>
        <extracomment>The end of a tied deal.</extracomment>
        <translation>Empate: nadie anota.</translation>
    </message>
    <message>
        <source>A tie leaves the score as it stood.</source>
        <extracomment>Why a tied deal counted nothing.</extracomment>
        <translation>Un empate deja el marcador como estaba.</translation>
    </message>
    <message>
        <source>You went out with the key tile, %1.</source>
        <extracomment>The end of a deal. %1 is the last tile, as &quot;6-2&quot;.</extracomment>
        <translation>Dominaste con la ficha clave, %1.</translation>
    </message>
    <message>
        <source>You went out with %1.</source>
        <extracomment>The end of a deal. %1 is the last tile, as &quot;6-2&quot;.</extracomment>
        <translation>Dominaste con %1.</translation>
    </message>
    <message>
        <source>%1 went out with the key tile, %2.</source>
        <extracomment>The end of a deal. %1 is a name, %2 the last tile, as &quot;6-2&quot;.</extracomment>
        <translation>%1 dominó con la ficha clave, %2.</translation>
    </message>
    <message>
        <source>%1 went out with %2.</source>
        <extracomment>The end of a deal. %1 is a name, %2 the last tile, as &quot;6-2&quot;.</extracomment>
        <translation>%1 dominó con %2.</translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: both partnerships hold %n pips.</source>
        <extracomment>A tied block. %1 is a number as &quot;sixes&quot;, %n the pips that each partnership has left.</extracomment>
        <translation>
            <numerusform>Tranque a %1: a cada pareja le queda %n punto.</numerusform>
            <numerusform>Tranque a %1: a cada pareja le quedan %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocked on %1: %2 and %3 hold %4, %5 and %6 hold %7.</source>
        <extracomment>A block. %1 is a number as &quot;sixes&quot;; %2 and %3 are partners with %4 pips left, %5 and %6 the others with %7.</extracomment>
        <translation>Tranque a %1: %2 y %3 tienen %4; %5 y %6 tienen %7.</translation>
    </message>
    <message>
        <source>Blocked on %1: you and %2 hold %3, they hold %4.</source>
        <extracomment>A block. %1 is a number as &quot;sixes&quot;, %2 your partner, %3 the pips that you two have left, %4 the pips of the others.</extracomment>
        <translation>Tranque a %1: tú y %2 tienen %3; la otra pareja, %4.</translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: the lightest hand is the same on both sides, %n pips.</source>
        <extracomment>A tied block. %1 is a number as &quot;sixes&quot;, %n the pips of the lightest hand.</extracomment>
        <translation>
            <numerusform>Tranque a %1: el mínimo es igual en las dos parejas, %n punto.</numerusform>
            <numerusform>Tranque a %1: el mínimo es igual en las dos parejas, %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: you and %2 hold the least, %n pips each.</source>
        <extracomment>A block. %1 is a number as &quot;sixes&quot;, %2 your partner, %n the pips of either hand.</extracomment>
        <translation>
            <numerusform>Tranque a %1: nadie tiene menos que tú y %2, %n punto por igual.</numerusform>
            <numerusform>Tranque a %1: nadie tiene menos que tú y %2, %n puntos por igual.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: %2 and %3 hold the least, %n pips each.</source>
        <extracomment>A block. %1 is a number as &quot;sixes&quot;, %2 and %3 are partners, %n the pips of each hand.</extracomment>
        <translation>
            <numerusform>Tranque a %1: nadie tiene menos que %2 y %3, %n punto por igual.</numerusform>
            <numerusform>Tranque a %1: nadie tiene menos que %2 y %3, %n puntos por igual.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: your hand is the lightest, %n pips.</source>
        <extracomment>A block. %1 is a number as &quot;sixes&quot;, %n the pips left in your hand.</extracomment>
        <translation>
            <numerusform>Tranque a %1: nadie tiene menos que tú, %n punto.</numerusform>
            <numerusform>Tranque a %1: nadie tiene menos que tú, %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: %2 has the lightest hand, %n pips.</source>
        <extracomment>A block. %1 is a number as &quot;sixes&quot;, %2 is a name, %n the pips left in that hand.</extracomment>
        <translation>
            <numerusform>Tranque a %1: nadie tiene menos que %2, %n punto.</numerusform>
            <numerusform>Tranque a %1: nadie tiene menos que %2, %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is yours, %1 to nil.</source>
        <extracomment>You and your partner won the match; %1 is the number of your points.</extracomment>
        <translation>El partido es de ustedes, %1 a cero.</translation>
    </message>
    <message>
        <source>The deal is yours, and worth two.</source>
        <extracomment>You and your partner won the deal, which counts two points.</extracomment>
        <translation>La mano es de ustedes, y vale dos.</translation>
    </message>
    <message>
        <source>The deal is yours.</source>
        <extracomment>You and your partner won the deal.</extracomment>
        <translation>La mano es de ustedes.</translation>
    </message>
    <message>
        <source>The match is theirs, %1 to nil.</source>
        <extracomment>The others won the match; %1 is the number of their points.</extracomment>
        <translation>El partido es de la otra pareja, %1 a cero.</translation>
    </message>
    <message>
        <source>The deal is theirs, and worth two.</source>
        <extracomment>The others won the deal, which counts two points.</extracomment>
        <translation>La mano es de la otra pareja, y vale dos.</translation>
    </message>
    <message>
        <source>The deal is theirs.</source>
        <extracomment>The others won the deal.</extracomment>
        <translation>La mano es de la otra pareja.</translation>
    </message>
    <message>
        <source>That breaks the streak of %1 and %2.</source>
        <extracomment>%1 and %2 are partners who had won some deals in a row.</extracomment>
        <translation>Eso corta la racha de %1 y %2.</translation>
    </message>
    <message>
        <source>%1 and %2 win the match, %3 to nil.</source>
        <extracomment>%1 and %2 are partners, %3 is the number of their points.</extracomment>
        <translation>%1 y %2 ganan el partido, %3 a cero.</translation>
    </message>
    <message>
        <source>%1 and %2 win the deal, worth two.</source>
        <extracomment>%1 and %2 are partners; the deal counts two points.</extracomment>
        <translation>%1 y %2 ganan la mano, que vale dos.</translation>
    </message>
    <message>
        <source>%1 and %2 win the deal.</source>
        <extracomment>%1 and %2 are partners.</extracomment>
        <translation>%1 y %2 ganan la mano.</translation>
    </message>
    <message>
        <source>Their streak is broken.</source>
        <extracomment>You won; the others had one point.</extracomment>
        <translation>Ustedes cortaron la racha.</translation>
    </message>
    <message numerus="yes">
        <source>Their streak of %n is broken.</source>
        <extracomment>You won; the others had %n points (2 or more).</extracomment>
        <translation>
            <numerusform>Ustedes cortaron la racha de %n.</numerusform>
            <numerusform>Ustedes cortaron la racha de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your streak is broken.</source>
        <extracomment>The others won; you and your partner had one point.</extracomment>
        <translation>Les cortaron la racha.</translation>
    </message>
    <message numerus="yes">
        <source>Your streak of %n is broken.</source>
        <extracomment>The others won; you and your partner had %n points (2 or more).</extracomment>
        <translation>
            <numerusform>Les cortaron la racha de %n.</numerusform>
            <numerusform>Les cortaron la racha de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Breaking a streak takes all of a win, the two points of the key tile too: both sides are back at nil.</source>
        <extracomment>Why a deal won with the key tile counted nothing.</extracomment>
        <translation>Al cortar una racha no se anota nada, ni los dos tantos de la ficha clave: las dos parejas vuelven a cero.</translation>
    </message>
    <message>
        <source>A win that breaks a streak scores nothing: both sides are back at nil.</source>
        <extracomment>Why a deal that broke a streak counted nothing.</extracomment>
        <translation>Al cortar una racha no se anota nada: las dos parejas vuelven a cero.</translation>
    </message>
    <message>
        <source>Both ends were hard and no other tile fitted anywhere: the key tile is worth two.</source>
        <extracomment>Why a deal counted two points. Hard: 7 of the 8 halves with a number are laid.</extracomment>
        <translation>Las dos puntas eran duras y ninguna otra ficha iba: la ficha clave vale dos.</translation>
    </message>
    <message>
        <source>A deal won is one point.</source>
        <extracomment>Why a deal counted one point.</extracomment>
        <translation>Una mano ganada es un tanto.</translation>
    </message>
    <message>
        <source>A deal won is one point, however many pips are left.</source>
        <extracomment>Why a blocked deal of Chiva counted one point.</extracomment>
        <translation>Una mano ganada es un tanto, queden los puntos que queden.</translation>
    </message>
    <message>
        <source>In a block the lightest single hand decides, whatever the partner holds; it is one point.</source>
        <extracomment>Why a blocked deal of six-love counted one point.</extracomment>
        <translation>Un tranque lo gana la persona con menos puntos, tenga lo que tenga su pareja; es un tanto.</translation>
    </message>
    <message>
        <source>Four points to nil win a match.</source>
        <extracomment>Why a match of Chiva is won.</extracomment>
        <translation>Con cuatro tantos a cero se gana el partido.</translation>
    </message>
    <message>
        <source>Six points or more, to nil, win a match.</source>
        <extracomment>Why a match of six-love is won; it can end with six points or with seven.</extracomment>
        <translation>Con seis tantos o más, a cero, se gana el partido.</translation>
    </message>
</context>
<context>
    <name>RoomLinks</name>
    <message>
        <source>Leave</source>
        <extracomment>A button in the waiting room: leave the table.</extracomment>
        <translation>Dejar la mesa</translation>
    </message>
    <message>
        <source>What is allowed</source>
        <extracomment>A button in the waiting room: what this table allows, as takebacks and hints.</extracomment>
        <translation>Lo que se permite</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>A button in the waiting room: the page with the rules of the game.</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Mix the seats</source>
        <extracomment>A button in the waiting room: all get other seats by chance.</extracomment>
        <translation>Sortear asientos</translation>
    </message>
</context>
<context>
    <name>RoomScreen</name>
    <message>
        <source>What this table allows</source>
        <extracomment>The heading of a panel: takebacks, hints and the like.</extracomment>
        <translation>Lo que permite esta mesa</translation>
    </message>
</context>
<context>
    <name>RoomingWords</name>
    <message>
        <source>The table</source>
        <extracomment>The heading of a table whose host has no name.</extracomment>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>%1’s table</source>
        <extracomment>The heading of a table; %1 is the name of its host.</extracomment>
        <translation>Mesa de %1</translation>
    </message>
    <message>
        <source>Chiva, first to four, with the others at nil.</source>
        <extracomment>The game of a table, and what wins a match.</extracomment>
        <translation>Chiva, a cuatro, con la otra pareja en cero.</translation>
    </message>
    <message>
        <source>Six-love, first to six, with the others at nil.</source>
        <extracomment>The game of a table, and what wins a match.</extracomment>
        <translation>Six-love, a seis, con la otra pareja en cero.</translation>
    </message>
    <message>
        <source>All four seats are taken.</source>
        <extracomment>All four seats have somebody.</extracomment>
        <translation>Los cuatro asientos están ocupados.</translation>
    </message>
    <message numerus="yes">
        <source>%n seats are free.</source>
        <extracomment>How many of the four seats nobody has.</extracomment>
        <translation>
            <numerusform>Queda %n asiento libre.</numerusform>
            <numerusform>Quedan %n asientos libres.</numerusform>
        </translation>
    </message>
    <message>
        <source>you, the host</source>
        <extracomment>Under one&apos;s own name, in one&apos;s own seat.</extracomment>
        <translation>tú, a cargo de la mesa</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>Under one&apos;s own name, in one&apos;s own seat.</extracomment>
        <translation>tú</translation>
    </message>
    <message>
        <source>the host, %1</source>
        <extracomment>Under the host&apos;s name. %1 is how the seat stands to yours: &quot;your partner&quot;.</extracomment>
        <translation>a cargo de la mesa, %1</translation>
    </message>
    <message>
        <source>the host</source>
        <extracomment>Under the host&apos;s name, for somebody who does not sit here.</extracomment>
        <translation>a cargo de la mesa</translation>
    </message>
    <message>
        <source>your partner</source>
        <extracomment>How a seat stands to yours.</extracomment>
        <translation>tu pareja</translation>
    </message>
    <message>
        <source>plays after you</source>
        <extracomment>How a seat stands to yours.</extracomment>
        <translation>juega después de ti</translation>
    </message>
    <message>
        <source>plays before you</source>
        <extracomment>How a seat stands to yours.</extracomment>
        <translation>juega antes que tú</translation>
    </message>
    <message>
        <source>computer, %1</source>
        <extracomment>In the place of a name: a computer player; %1 is its level.</extracomment>
        <translation>computadora, %1</translation>
    </message>
    <message>
        <source>Free seat</source>
        <extracomment>In the place of a name where nobody sits yet.</extracomment>
        <translation>Asiento libre</translation>
    </message>
    <message>
        <source>link lost</source>
        <extracomment>Their connection is gone for now.</extracomment>
        <translation>sin señal</translation>
    </message>
    <message>
        <source>left the table</source>
        <extracomment>They went away on purpose.</extracomment>
        <translation>dejó la mesa</translation>
    </message>
    <message>
        <source>on the way</source>
        <extracomment>A computer player that was asked for is not there yet.</extracomment>
        <translation>en camino</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Whoever sits there is there and can begin.</extracomment>
        <translation>presente</translation>
    </message>
    <message numerus="yes">
        <source>%n people without a seat</source>
        <extracomment>How many people are at the table without a seat.</extracomment>
        <translation>
            <numerusform>%n persona sin asiento</numerusform>
            <numerusform>%n personas sin asiento</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>The button that begins the first deal.</extracomment>
        <translation>Empezar</translation>
    </message>
    <message numerus="yes">
        <source>Start with %n computer players</source>
        <extracomment>The button that begins, with computer players in the free seats.</extracomment>
        <translation>
            <numerusform>Empezar con %n computadora</numerusform>
            <numerusform>Empezar con %n computadoras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n more, or</source>
        <extracomment>Beside the button &quot;Start with 2 computer players&quot;. How many seats are free.</extracomment>
        <translation>
            <numerusform>Falta %n persona, o</numerusform>
            <numerusform>Faltan %n personas, o</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody is here.</source>
        <extracomment>Beside the button that begins the first deal.</extracomment>
        <translation>La mesa está completa.</translation>
    </message>
    <message>
        <source>%1 begins when all are here.</source>
        <extracomment>%1 is the name of the host, who alone can begin.</extracomment>
        <translation>%1 empieza cuando la mesa esté completa.</translation>
    </message>
    <message>
        <source>The host begins when all are here.</source>
        <extracomment>Nobody is host at the moment.</extracomment>
        <translation>Quien está a cargo empieza cuando la mesa esté completa.</translation>
    </message>
    <message>
        <source>This table is open to this computer only.</source>
        <extracomment>The window&apos;s own server listens to this computer only.</extracomment>
        <translation>A esta mesa solo se llega desde esta computadora.</translation>
    </message>
    <message>
        <source>This link is for friends elsewhere; it leads to %1.</source>
        <extracomment>Under a link to this computer, which leads there from outside; %1 is an address.</extracomment>
        <translation>Este enlace es para amistades en otro lugar; lleva a %1.</translation>
    </message>
    <message>
        <source>This link is for friends on this network; it leads to %1.</source>
        <extracomment>Under a link to this computer, which is good on the same network; %1 is an address.</extracomment>
        <translation>Este enlace es para amistades en esta red; lleva a %1.</translation>
    </message>
    <message>
        <source>Copied. Paste it where your friends read it.</source>
        <extracomment>Shown for a while after a press on &quot;Copy link&quot; or &quot;Copy code&quot;.</extracomment>
        <translation>Copiado. Pégalo donde te lean tus amistades.</translation>
    </message>
</context>
<context>
    <name>RuleCardWords</name>
    <message>
        <source>Winning</source>
        <extracomment>The short card of rules: the heading of a line.</extracomment>
        <translation>Cómo se gana</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>The short card of rules: the heading of a line.</extracomment>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Lay a tile that has the number of one of the two ends. If you can, you must; if nothing fits, you pass.</source>
        <extracomment>The short card of rules.</extracomment>
        <translation>Pon una ficha con el número de una de las dos puntas. Si puedes, debes; si no llevas, pasas.</translation>
    </message>
    <message>
        <source>The end of a deal</source>
        <extracomment>The short card of rules: the heading of a line.</extracomment>
        <translation>El final de una mano</translation>
    </message>
    <message>
        <source>Whoever plays a last tile wins it for both partners.</source>
        <extracomment>The short card of rules.</extracomment>
        <translation>Quien juega su última ficha domina y gana la mano con su pareja.</translation>
    </message>
    <message>
        <source>The streak</source>
        <extracomment>The short card of rules: the heading of a line.</extracomment>
        <translation>La racha</translation>
    </message>
    <message>
        <source>Only one side can have points. A win against a streak takes the score back to nil, and scores nothing itself.</source>
        <extracomment>The short card of rules.</extracomment>
        <translation>Solo una pareja puede tener tantos. Al cortar una racha el marcador vuelve a cero y no se anota nada.</translation>
    </message>
    <message>
        <source>Who opens</source>
        <extracomment>The short card of rules: the heading of a line.</extracomment>
        <translation>Quién sale</translation>
    </message>
    <message>
        <source>Four points in a row, with the others at nil.</source>
        <extracomment>The short card of rules, of Chiva.</extracomment>
        <translation>Cuatro tantos seguidos, con la otra pareja en cero.</translation>
    </message>
    <message>
        <source>Six points in a row, with the others at nil.</source>
        <extracomment>The short card of rules, of six-love.</extracomment>
        <translation>Seis tantos seguidos, con la otra pareja en cero.</translation>
    </message>
    <message>
        <source>If nobody can play, the partners with fewer pips in both hands together win.</source>
        <extracomment>The short card of rules, of Chiva.</extracomment>
        <translation>Si nadie puede jugar, gana la pareja que sume menos puntos.</translation>
    </message>
    <message>
        <source>If nobody can play, the lightest single hand wins for both partners.</source>
        <extracomment>The short card of rules, of six-love.</extracomment>
        <translation>Si nadie puede jugar, gana la persona con menos puntos, y con ella su pareja.</translation>
    </message>
    <message>
        <source>The first deal of a match: the double six. Then whoever went out, or the lighter of the winners after a block.</source>
        <extracomment>The short card of rules, of Chiva.</extracomment>
        <translation>La primera mano de un partido: el doble seis. Después, quien dominó o, tras un tranque, quien tenga menos puntos de la pareja que ganó.</translation>
    </message>
    <message>
        <source>First, and after a broken streak or a tie: the double six. Else whoever went out, or has the lightest hand, names one of the winners.</source>
        <extracomment>The short card of rules, of six-love.</extracomment>
        <translation>Al principio, y tras cortarse una racha o un empate: el doble seis. Si no, quien dominó, o quedó con menos puntos, dice quién sale de su pareja.</translation>
    </message>
    <message>
        <source>The key tile</source>
        <extracomment>The short card of rules: the heading of a line. The key tile counts two points.</extracomment>
        <translation>La ficha clave</translation>
    </message>
    <message>
        <source>Going out counts two when both ends are hard and differ, and your last tile joins them.</source>
        <extracomment>The short card of rules, of six-love.</extracomment>
        <translation>Dominar vale dos cuando las dos puntas son duras y distintas, y tu última ficha las une.</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Chiva comes from Puerto Rico. Two partners play against two. Each deal won is one point, and four points in a row win the match: four to nil.</source>
        <extracomment>The rules of Chiva.</extracomment>
        <translation>La Chiva es de Puerto Rico. Se juega pareja contra pareja. Cada mano ganada es un tanto, y cuatro tantos seguidos ganan el partido: cuatro a cero.</translation>
    </message>
    <message>
        <source>Six-love comes from Jamaica. Two partners play against two. A deal won is one point, or two with the key tile, and six points in a row win the match: six to nil, or seven.</source>
        <extracomment>The rules of six-love.</extracomment>
        <translation>Six-love es de Jamaica. Se juega pareja contra pareja. Cada mano ganada es un tanto, o dos con la ficha clave, y seis tantos seguidos ganan el partido: seis a cero, o siete.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>De qué se trata</translation>
    </message>
    <message>
        <source>The table</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>Your partner sits opposite you. Turns go to the right: the next to play is at your right hand.</source>
        <extracomment>The rules.</extracomment>
        <translation>Tu pareja se sienta enfrente. Se juega hacia la derecha: después de ti juega quien está a tu derecha.</translation>
    </message>
    <message>
        <source>All 28 tiles of a double-six set are dealt, seven to each. No tile is drawn, and whatever you are dealt stands.</source>
        <extracomment>The rules.</extracomment>
        <translation>Se reparten las 28 fichas del doble seis, siete a cada asiento. No se roba, y lo que te toca te lo quedas.</translation>
    </message>
    <message>
        <source>How a deal opens</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>La salida</translation>
    </message>
    <message>
        <source>The very first deal is opened with the double six by whoever holds it.</source>
        <extracomment>The rules.</extracomment>
        <translation>En la primera mano de todas sale quien tenga el doble seis, con esa ficha.</translation>
    </message>
    <message>
        <source>Most later deals open freely: one seat begins with any tile it likes.</source>
        <extracomment>The rules.</extracomment>
        <translation>Casi todas las demás manos tienen salida libre: un asiento empieza con la ficha que quiera.</translation>
    </message>
    <message>
        <source>The double six: both ends are six.</source>
        <extracomment>Under a picture of the tile 6-6.</extracomment>
        <translation>El doble seis: las dos puntas son seis.</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>El juego</translation>
    </message>
    <message>
        <source>The tiles lie in one row with two ends. In your turn you lay a tile at an end that has the same number. A tile that fits both ends may go to either.</source>
        <extracomment>The rules.</extracomment>
        <translation>Las fichas van en una fila con dos puntas. En tu turno pones una ficha en una punta que tenga el mismo número. Si va en las dos, puedes ponerla en cualquiera.</translation>
    </message>
    <message>
        <source>The ends are four and two. Doubles lie crosswise, but count like any tile.</source>
        <extracomment>Under a picture of four tiles in a row.</extracomment>
        <translation>Las puntas son cuatro y dos. Los dobles se ponen atravesados, pero cuentan como cualquier ficha.</translation>
    </message>
    <message>
        <source>Passing</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>El pase</translation>
    </message>
    <message>
        <source>If you have a tile that fits, you must play one. If you have none, you pass, and everybody sees on which numbers: remember it, it tells much.</source>
        <extracomment>The rules.</extracomment>
        <translation>Si tienes una ficha que va, debes jugar. Si no llevas, pasas, y toda la mesa ve a qué números: recuérdalo, dice mucho.</translation>
    </message>
    <message>
        <source>Going out</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Dominar</translation>
    </message>
    <message>
        <source>Whoever plays a last tile is out, and wins the deal for both partners, even if that tile leaves nobody anything to play.</source>
        <extracomment>The rules.</extracomment>
        <translation>Quien juega su última ficha domina y gana la mano con su pareja, aunque esa ficha no le deje jugada a nadie.</translation>
    </message>
    <message>
        <source>A hand left with the double blank alone has no pips, but is not out.</source>
        <extracomment>The rules.</extracomment>
        <translation>Si solo te queda el doble blanco, no tienes puntos, pero no has dominado.</translation>
    </message>
    <message>
        <source>A block</source>
        <extracomment>A heading in the rules: nobody can play.</extracomment>
        <translation>El tranque</translation>
    </message>
    <message>
        <source>When all four pass in a row, the deal is blocked and hands are shown.</source>
        <extracomment>The rules.</extracomment>
        <translation>Cuando pasan los cuatro asientos seguidos, hay tranque y se muestran las fichas.</translation>
    </message>
    <message>
        <source>Each partnership adds the pips of both its hands. The lower sum wins; who blocked does not matter.</source>
        <extracomment>The rules of Chiva.</extracomment>
        <translation>Cada pareja suma los puntos de todas sus fichas. Gana la suma menor; no importa quién trancó.</translation>
    </message>
    <message>
        <source>Two hands, 4-0 and 3-1, 1-0 and 2-1: together twelve pips.</source>
        <extracomment>Under a picture of the tiles 4-0, 3-1, 1-0 and 2-1: the pips of two partners.</extracomment>
        <translation>En la pareja, una persona tiene 4-0 y 3-1; la otra, 1-0 y 2-1: doce puntos entre las dos.</translation>
    </message>
    <message>
        <source>The single hand with the fewest pips wins for both partners, whatever the other partner holds.</source>
        <extracomment>The rules of six-love.</extracomment>
        <translation>Gana la persona con menos puntos, y con ella su pareja, tenga esta lo que tenga.</translation>
    </message>
    <message>
        <source>A hand of four pips: it beats any hand of five, and ties with another of four.</source>
        <extracomment>Under a picture of the tiles 1-0 and 2-1.</extracomment>
        <translation>Cuatro puntos: les ganan a cinco, y empatan con otros cuatro.</translation>
    </message>
    <message>
        <source>If both sums are equal, the deal is a tie.</source>
        <extracomment>The rules of Chiva: when a block is a tie.</extracomment>
        <translation>Si las dos sumas son iguales, la mano es un empate.</translation>
    </message>
    <message>
        <source>If both partnerships have a hand of the fewest pips, the deal is a tie, whatever the other hands hold. If only two partners share it, they win.</source>
        <extracomment>The rules of six-love: when a block is a tie.</extracomment>
        <translation>Si el mínimo está en las dos parejas, la mano es un empate, tenga lo que tenga el resto. Si solo se repite dentro de una pareja, gana esa pareja.</translation>
    </message>
    <message>
        <source>A tie</source>
        <extracomment>A heading in the rules: a blocked deal that nobody wins.</extracomment>
        <translation>El empate</translation>
    </message>
    <message>
        <source>Nobody scores then, the score stands, and the double six opens the next deal.</source>
        <extracomment>The rules.</extracomment>
        <translation>Entonces nadie anota, el marcador queda igual y en la próxima mano se sale con el doble seis.</translation>
    </message>
    <message>
        <source>The streak</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>La racha</translation>
    </message>
    <message>
        <source>A match is won to nil. While the others stand at nil, each win adds up.</source>
        <extracomment>The rules.</extracomment>
        <translation>El partido se gana a cero. Mientras la otra pareja esté en cero, cada mano ganada suma.</translation>
    </message>
    <message>
        <source>If the others have points, your win breaks their streak: both sides go to nil, and that is all your win does. It is not the first point of a new streak.</source>
        <extracomment>The rules.</extracomment>
        <translation>Si la otra pareja tiene tantos, al ganar le cortas la racha: las dos parejas quedan en cero, y nada más. Esa mano no es el primer tanto de una racha nueva.</translation>
    </message>
    <message>
        <source>Who opens the next deal</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Quién sale en la próxima mano</translation>
    </message>
    <message>
        <source>Whoever went out opens, with any tile. After a block the lighter of the two winners opens; if they are equally light, the lower seat number.</source>
        <extracomment>The rules of Chiva.</extracomment>
        <translation>Sale quien dominó, con cualquier ficha. Tras un tranque sale, de la pareja que ganó, quien tenga menos puntos; si tienen los mismos, el asiento de número menor.</translation>
    </message>
    <message>
        <source>It is the same after a broken streak. The right is never handed over.</source>
        <extracomment>The rules of Chiva.</extracomment>
        <translation>Lo mismo vale tras cortarse una racha. La salida no se cede.</translation>
    </message>
    <message>
        <source>Each match begins with the double six.</source>
        <extracomment>The rules of Chiva.</extracomment>
        <translation>Cada partido empieza con el doble seis.</translation>
    </message>
    <message>
        <source>After a win that scored, one of the winners names which of the two opens: whoever went out, or who has the lightest hand after a block. The tiles are dealt first, and only whoever names has seen a hand.</source>
        <extracomment>The rules of six-love.</extracomment>
        <translation>Después de una mano que anotó sale la pareja que ganó. Quien dominó o, tras un tranque, quien quedó con menos puntos, dice cuál de las dos personas sale. Primero se reparte, y hasta que lo diga solo esa persona ha visto sus fichas.</translation>
    </message>
    <message>
        <source>After a broken streak or a tie the double six opens.</source>
        <extracomment>The rules of six-love.</extracomment>
        <translation>Tras cortarse una racha, o tras un empate, se sale con el doble seis.</translation>
    </message>
    <message>
        <source>The next match opens in the same way, by naming.</source>
        <extracomment>The rules of six-love.</extracomment>
        <translation>El próximo partido empieza igual: se dice quién sale.</translation>
    </message>
    <message>
        <source>The key tile</source>
        <extracomment>A heading in the rules. The key tile: a last tile that counts two points.</extracomment>
        <translation>La ficha clave</translation>
    </message>
    <message>
        <source>An end is hard when seven of the eight halves with its number lie on the table. If both ends are hard and differ, only one tile fits anywhere: the one with both numbers.</source>
        <extracomment>The rules of six-love. Hard: seven of the eight halves with a number are laid.</extracomment>
        <translation>Una punta es dura cuando siete de las ocho mitades con su número están en la mesa. Si las dos puntas son duras y distintas, solo va una ficha: la que tiene los dos números.</translation>
    </message>
    <message>
        <source>Going out with that tile counts two points. If it is not your last tile, it only blocks the deal. A double is never the key.</source>
        <extracomment>The rules of six-love.</extracomment>
        <translation>Dominar con esa ficha vale dos tantos. Si no es tu última ficha, solo tranca la mano. Un doble nunca es la ficha clave.</translation>
    </message>
    <message>
        <source>The ends are a hard five and a hard two: 5-2 is the key.</source>
        <extracomment>Under a picture of the tile 5-2.</extracomment>
        <translation>Las dos puntas son duras, cinco y dos: la ficha clave es 5-2.</translation>
    </message>
    <message>
        <source>What does not count</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Lo que no cuenta</translation>
    </message>
    <message>
        <source>Pips left over, passes, a double or the double blank as last tile, and having blocked: none of it scores. And no clock ever hurries you.</source>
        <extracomment>The rules.</extracomment>
        <translation>Los puntos que quedan, los pases, un doble o el doble blanco como última ficha, y haber trancado: nada de eso anota. Y ningún reloj te apura.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <extracomment>A heading in the rules.</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Where the table allows it, plays can be undone and a deal begun again with the same tiles. If several people play, all of them must agree.</source>
        <extracomment>The rules.</extracomment>
        <translation>Donde la mesa lo permite, se pueden deshacer jugadas y empezar una mano de nuevo con las mismas fichas. Si juegan varias personas, tienen que estar de acuerdo.</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>All the rules</source>
        <extracomment>A button on the short card of the rules: open the whole page.</extracomment>
        <translation>Todas las reglas</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules</source>
        <extracomment>The heading of a screen: the rules of both games.</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Which of the two games&apos; rules are shown.</extracomment>
        <translation>Juego</translation>
    </message>
</context>
<context>
    <name>ScoreCorner</name>
    <message>
        <source>Chiva, deal %1</source>
        <comment>the game and the number of the deal</comment>
        <translation>Chiva, mano %1</translation>
    </message>
    <message>
        <source>Six-love, deal %1</source>
        <comment>the game and the number of the deal</comment>
        <translation>Six-love, mano %1</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Free the seat of %1</source>
        <comment>accessible name; %1 is a name</comment>
        <translation>Liberar el asiento de %1</translation>
    </message>
    <message>
        <source>Stand up</source>
        <comment>button: free one&apos;s own seat</comment>
        <translation>Levantarse</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>A button that has a computer player sit in a seat.</extracomment>
        <translation>Computadora</translation>
    </message>
    <message>
        <source>Sit here</source>
        <extracomment>A button on a free seat in the waiting room.</extracomment>
        <translation>Sentarse</translation>
    </message>
    <message>
        <source>Make it %1</source>
        <extracomment>A button that changes the level of a computer player; %1 is a level.</extracomment>
        <translation>Cambiar a %1</translation>
    </message>
</context>
<context>
    <name>SessionRow</name>
    <message>
        <source>Continue</source>
        <extracomment>A button: go on with the session beside it.</extracomment>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>SettingsList</name>
    <message>
        <source>You</source>
        <extracomment>A heading in the settings: name and language.</extracomment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Your name</source>
        <extracomment>In the settings.</extracomment>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>In the settings: of the window.</extracomment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>As the computer</source>
        <extracomment>The language of the window is that of the computer. The other names stay as they are.</extracomment>
        <translation>El del sistema</translation>
    </message>
    <message>
        <source>Looks</source>
        <extracomment>A heading in the settings.</extracomment>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <extracomment>In the settings: three to choose from.</extracomment>
        <translation>Claro u oscuro</translation>
    </message>
    <message>
        <source>Size of text</source>
        <extracomment>In the settings; a number of percent and two buttons.</extracomment>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a number of percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Black, white and strong colours.</source>
        <extracomment>Under &quot;High contrast&quot;.</extracomment>
        <translation>Blanco, negro y colores fuertes.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>In the settings, to be on or off.</extracomment>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Tiles glide to their places; without it they are there at once.</source>
        <extracomment>Under &quot;Motion&quot;.</extracomment>
        <translation>Las fichas se deslizan a su lugar; sin esto, aparecen ahí de una vez.</translation>
    </message>
    <message>
        <source>Motion</source>
        <extracomment>In the settings, to be on or off.</extracomment>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Faces of the tiles</source>
        <extracomment>In the settings: how the numbers on a tile are drawn.</extracomment>
        <translation>Cara de las fichas</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>one of: light or dark</comment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>What the others see, from the next time that you come to a table.</source>
        <extracomment>Under &quot;Your name&quot;.</extracomment>
        <translation>Lo que ve el resto, desde la próxima vez que llegues a una mesa.</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>one of: light or dark</comment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Pips</source>
        <comment>one of the faces of the tiles</comment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Coloured pips</source>
        <comment>one of the faces of the tiles</comment>
        <translation>De colores</translation>
    </message>
    <message>
        <source>Numerals</source>
        <comment>one of the faces of the tiles</comment>
        <translation>Números</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>A heading in the settings.</extracomment>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>The click of a tile, two knocks for a pass, a note for your turn.</source>
        <extracomment>Under &quot;Sounds&quot;.</extracomment>
        <translation>El golpe de una ficha, dos toques si hay pase, una nota en tu turno.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>In the settings, to be on or off.</extracomment>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>In the settings; a number of percent and two buttons.</extracomment>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>When it is your turn and you look at another window.</source>
        <extracomment>Under &quot;Call me back&quot;.</extracomment>
        <translation>Cuando te toca y estás en otra ventana.</translation>
    </message>
    <message>
        <source>Call me back</source>
        <extracomment>In the settings, to be on or off: the window asks to be looked at.</extracomment>
        <translation>Avisarme</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>A heading in the settings.</extracomment>
        <translation>El juego</translation>
    </message>
    <message>
        <source>Order of your hand</source>
        <extracomment>In the settings: how the tiles of one’s hand are sorted.</extracomment>
        <translation>Orden de tus fichas</translation>
    </message>
    <message>
        <source>As dealt</source>
        <comment>an order of the hand</comment>
        <translation>Sin ordenar</translation>
    </message>
    <message>
        <source>By suit</source>
        <comment>an order of the hand: by number</comment>
        <translation>Por palo</translation>
    </message>
    <message>
        <source>By pips</source>
        <comment>an order of the hand: by the sum of a tile</comment>
        <translation>Por puntos</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>A heading in the settings, over the levels to choose from.</extracomment>
        <translation>Computadoras</translation>
    </message>
    <message>
        <source>They take the free seats of the tables that you begin. At the table the level of each can be changed.</source>
        <extracomment>Under &quot;Computer players&quot;, in the settings.</extracomment>
        <translation>Ocupan los asientos libres de las mesas que empiezas. En la mesa se le puede cambiar el nivel a cada una.</translation>
    </message>
    <message>
        <source>Copied</source>
        <comment>the button, after it was pressed</comment>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy details for a report</source>
        <comment>button: put the details where they can be pasted</comment>
        <translation>Copiar detalles para reportar</translation>
    </message>
    <message>
        <source>A second tap on the preview plays it, as the button does.</source>
        <extracomment>Under &quot;Confirm by a second tap&quot;; the preview is the tile that is shown at its end before it is played.</extracomment>
        <translation>Un segundo toque en la muestra juega la ficha, igual que el botón.</translation>
    </message>
    <message>
        <source>Confirm by a second tap</source>
        <extracomment>In the settings, to be on or off.</extracomment>
        <translation>Confirmar con otro toque</translation>
    </message>
    <message>
        <source>Where nothing fits, your pass is made without asking you.</source>
        <extracomment>Under &quot;Forced passes at once&quot;.</extracomment>
        <translation>Si no llevas, pasas sin que se te pregunte.</translation>
    </message>
    <message>
        <source>Forced passes at once</source>
        <extracomment>In the settings, to be on or off.</extracomment>
        <translation>Pasar sin preguntar</translation>
    </message>
    <message>
        <source>Short hints on what to do, until you dismiss them.</source>
        <extracomment>Under &quot;Explain the first deal&quot;.</extracomment>
        <translation>Consejos cortos sobre qué hacer, hasta que los quites.</translation>
    </message>
    <message>
        <source>Explain the first deal</source>
        <extracomment>In the settings, to be on or off.</extracomment>
        <translation>Explicar la primera mano</translation>
    </message>
    <message>
        <source>When something went wrong</source>
        <extracomment>A heading in the settings, over what can be sent with a report.</extracomment>
        <translation>Si algo salió mal</translation>
    </message>
    <message>
        <source>The details say which versions these are, what is set and how the link stood. No tile, no name and no address is in them.</source>
        <extracomment>Over the button &quot;Copy details for a report&quot;.</extracomment>
        <translation>Los detalles dicen qué versiones son, qué ajustes hay y cómo iba la conexión. No llevan fichas, nombres ni direcciones.</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <extracomment>The heading of the page with the settings of this window.</extracomment>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button: back to where one was before.</extracomment>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>ShareForm</name>
    <message>
        <source>Partners have the same sign and sit opposite each other. Where you leave a name out, a computer player sits.</source>
        <extracomment>Over four fields for names; the sign is a disc or a diamond.</extracomment>
        <translation>Cada pareja tiene el mismo símbolo y se sienta frente a frente. Donde no pongas nombre, juega la computadora.</translation>
    </message>
    <message>
        <source>Seat %1, disc</source>
        <comment>a seat, 1 to 4, and the sign of its partnership</comment>
        <translation>Asiento %1, círculo</translation>
    </message>
    <message>
        <source>Seat %1, diamond</source>
        <comment>a seat, 1 to 4, and the sign of its partnership</comment>
        <translation>Asiento %1, rombo</translation>
    </message>
    <message>
        <source>Computer player</source>
        <extracomment>Stands in the field of a seat while no name is in it.</extracomment>
        <translation>Computadora</translation>
    </message>
    <message>
        <source>Play Chiva</source>
        <extracomment>A button that begins Chiva at this device.</extracomment>
        <translation>Jugar Chiva</translation>
    </message>
    <message>
        <source>Play Six-love</source>
        <extracomment>A button that begins Six-love at this device.</extracomment>
        <translation>Jugar Six-love</translation>
    </message>
    <message>
        <source>Begin Chiva at this device</source>
        <extracomment>What the button &quot;Play Chiva&quot; does, for a screen reader.</extracomment>
        <translation>Empezar Chiva en este dispositivo</translation>
    </message>
    <message>
        <source>Begin Six-love at this device</source>
        <extracomment>What the button &quot;Play Six-love&quot; does, for a screen reader.</extracomment>
        <translation>Empezar Six-love en este dispositivo</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less: %1</source>
        <extracomment>A button that lowers a value; %1 names the value.</extracomment>
        <translation>Menos: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <extracomment>A button that raises a value; %1 names the value.</extracomment>
        <translation>Más: %1</translation>
    </message>
</context>
<context>
    <name>SummaryWords</name>
    <message>
        <source>You see no hand now.</source>
        <extracomment>Said aloud: you have no hand, or nobody may see theirs yet.</extracomment>
        <translation>Ahora no ves fichas.</translation>
    </message>
    <message>
        <source>You have no tiles left.</source>
        <extracomment>Said aloud.</extracomment>
        <translation>No te quedan fichas.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n tiles.</source>
        <extracomment>Said aloud: how many tiles you have.</extracomment>
        <translation>
            <numerusform>Tienes %n ficha.</numerusform>
            <numerusform>Tienes %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has passed in this deal.</source>
        <extracomment>Said aloud.</extracomment>
        <translation>Nadie ha pasado en esta mano.</translation>
    </message>
    <message>
        <source>Deal %1, match %2.</source>
        <extracomment>Said aloud; %1 is the number of a deal, %2 of a match.</extracomment>
        <translation>Mano %1, partido %2.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <extracomment>Said aloud.</extracomment>
        <translation>La mano terminó.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <extracomment>Said aloud.</extracomment>
        <translation>Te toca.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <extracomment>Said aloud; %1 is a name.</extracomment>
        <translation>Le toca a %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n tiles.</source>
        <extracomment>Said aloud: how many tiles somebody (1) has.</extracomment>
        <translation>
            <numerusform>%1 tiene %n ficha.</numerusform>
            <numerusform>%1 tiene %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>From left to right: %1.</source>
        <extracomment>Said aloud; %1 is a list of tiles from the left end to the right.</extracomment>
        <translation>De izquierda a derecha: %1.</translation>
    </message>
    <message>
        <source>You can open with %1.</source>
        <extracomment>Said aloud; %1 is a tile or a list of tiles.</extracomment>
        <translation>Puedes salir con %1.</translation>
    </message>
    <message>
        <source>Besides: %1.</source>
        <extracomment>Said aloud, after what fits; %1 is a tile or a list of tiles.</extracomment>
        <translation>Además: %1.</translation>
    </message>
    <message>
        <source>They are %1.</source>
        <extracomment>Said aloud; %1 is a tile or a list of tiles.</extracomment>
        <translation>Son %1.</translation>
    </message>
    <message>
        <source>You passed on %1.</source>
        <extracomment>Said aloud; %1 is a number or a list of numbers.</extracomment>
        <translation>Pasaste a %1.</translation>
    </message>
    <message>
        <source>%1 passed on %2.</source>
        <extracomment>Said aloud; %1 is a name, %2 a number or a list of numbers.</extracomment>
        <translation>%1 pasó a %2.</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>No, go on playing</source>
        <comment>answer: do not leave or end it</comment>
        <translation>No, seguir jugando</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>In the menu: the page with the rules of the game.</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Points so far</source>
        <extracomment>In the menu: the list of all deals and their points.</extracomment>
        <translation>Anotación</translation>
    </message>
    <message>
        <source>What is out</source>
        <comment>menu: how many of each number lie on the table</comment>
        <translation>Números en la mesa</translation>
    </message>
    <message>
        <source>Talk</source>
        <comment>menu: what the people at the table say</comment>
        <translation>Charla</translation>
    </message>
    <message>
        <source>All I can do now</source>
        <comment>menu: the list of what may be done, for the keyboard</comment>
        <translation>Todo lo que puedo hacer</translation>
    </message>
    <message>
        <source>People and seats</source>
        <extracomment>In the menu: who sits where, and who watches.</extracomment>
        <translation>Gente y asientos</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>menu: what the keys of the keyboard do</comment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>In the menu: the page with the settings of this window.</extracomment>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <extracomment>In the menu: the same tiles again, from the deal’s beginning.</extracomment>
        <translation>Jugar esta mano otra vez</translation>
    </message>
    <message>
        <source>Yes, from its beginning</source>
        <comment>answer: play this deal again</comment>
        <translation>Sí, desde el principio</translation>
    </message>
    <message>
        <source>The score begins again</source>
        <extracomment>Under &quot;New match&quot;, in the menu.</extracomment>
        <translation>El marcador vuelve a cero</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>In the menu: leave this match and begin another.</extracomment>
        <translation>Partido nuevo</translation>
    </message>
    <message>
        <source>Yes, a new match</source>
        <comment>answer: leave this match for a new one</comment>
        <translation>Sí, partido nuevo</translation>
    </message>
    <message>
        <source>Match and record begin again</source>
        <extracomment>Under &quot;New session&quot;, in the menu; the record is the list of all deals and their points.</extracomment>
        <translation>Partido y anotación vuelven a cero</translation>
    </message>
    <message>
        <source>New session</source>
        <extracomment>In the menu: leave this session and begin another.</extracomment>
        <translation>Sesión nueva</translation>
    </message>
    <message>
        <source>Yes, a new session</source>
        <comment>answer: leave this session for a new one</comment>
        <translation>Sí, sesión nueva</translation>
    </message>
    <message>
        <source>You can carry on later</source>
        <extracomment>Under &quot;Stop here and keep it&quot;, in the menu.</extracomment>
        <translation>Puedes seguir otro día</translation>
    </message>
    <message>
        <source>Stop here and keep it</source>
        <extracomment>In the menu: stop, and keep the session for another day.</extracomment>
        <translation>Parar aquí y guardar</translation>
    </message>
    <message>
        <source>Yes, stop here</source>
        <comment>answer: stop and keep the session</comment>
        <translation>Sí, parar aquí</translation>
    </message>
    <message>
        <source>Your seat goes to somebody else</source>
        <extracomment>Under &quot;Leave the table&quot;, in the menu.</extracomment>
        <translation>Tu asiento pasa a alguien más</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <extracomment>In the menu.</extracomment>
        <translation>Dejar la mesa</translation>
    </message>
    <message>
        <source>Yes, leave</source>
        <comment>answer: leave the table</comment>
        <translation>Sí, dejarla</translation>
    </message>
</context>
<context>
    <name>TablePanels</name>
    <message>
        <source>Menu</source>
        <extracomment>The heading of a panel.</extracomment>
        <translation>Menú</translation>
    </message>
    <message>
        <source>All I can do now</source>
        <comment>menu: the list of what may be done, for the keyboard</comment>
        <translation>Todo lo que puedo hacer</translation>
    </message>
    <message>
        <source>Confirm</source>
        <comment>button: do what was picked</comment>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>What is out</source>
        <comment>menu: how many of each number lie on the table</comment>
        <translation>Números en la mesa</translation>
    </message>
    <message>
        <source>How often each number lies on the table, of eight.</source>
        <extracomment>Above a line for each number, 0 to 6; each number stands on eight halves of the tiles.</extracomment>
        <translation>Cuántas veces está cada número en la mesa, de ocho.</translation>
    </message>
    <message>
        <source>Points so far</source>
        <extracomment>The heading of a panel: the list of all deals and their points.</extracomment>
        <translation>Anotación</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The heading of a panel: the rules of the game in short.</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>menu: what the keys of the keyboard do</comment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Talk</source>
        <comment>menu: what the people at the table say</comment>
        <translation>Charla</translation>
    </message>
    <message>
        <source>People and seats</source>
        <extracomment>The heading of a panel: who sits where, and who watches.</extracomment>
        <translation>Gente y asientos</translation>
    </message>
    <message>
        <source>What this table allows</source>
        <extracomment>The heading of a panel: takebacks, hints and the like.</extracomment>
        <translation>Lo que permite esta mesa</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Menu</source>
        <extracomment>A button, and the heading of what it opens: what can be done with the table.
----------
A button at the end of a deal: what else can be done with the table.</extracomment>
        <translation>Menú</translation>
    </message>
</context>
<context>
    <name>TalkPanel</name>
    <message>
        <source>Say something</source>
        <comment>label of a line to write in, at the table</comment>
        <translation>Di algo</translation>
    </message>
    <message>
        <source>Say it</source>
        <comment>button: send what was written</comment>
        <translation>Decir</translation>
    </message>
</context>
<context>
    <name>TalkWords</name>
    <message>
        <source>Hello!</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>¡Hola!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>¡Suerte!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>¡Bien jugado!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>¡Gracias!</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>¡Perdón!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>Un momento, por favor.</translation>
    </message>
    <message>
        <source>I am back.</source>
        <extracomment>Something said to the others at the table, after one was away.</extracomment>
        <translation>Ya volví.</translation>
    </message>
    <message>
        <source>Shall we go on?</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>¿Seguimos?</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <extracomment>Something said to the others at the table.</extracomment>
        <translation>¡Nos vemos!</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A line of talk: a name (1) and what was said (2).</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Only those who have a seat talk here, and the host.</source>
        <extracomment>In place of where one would write to the others.</extracomment>
        <translation>Aquí solo charla quien tiene asiento o está a cargo de la mesa.</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>lines of talk</comment>
        <extracomment>How many lines of talk came that you have not read.</extracomment>
        <translation>
            <numerusform>%n nuevo</numerusform>
            <numerusform>%n nuevos</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has said anything yet.</source>
        <extracomment>In place of the lines of talk.</extracomment>
        <translation>Nadie ha dicho nada todavía.</translation>
    </message>
    <message>
        <source>Hear no more from %1</source>
        <extracomment>A button: what this person (1) says is not shown to you any more.</extracomment>
        <translation>Silenciar a %1</translation>
    </message>
    <message>
        <source>You do not hear %1.</source>
        <extracomment>This person (1) is muted by you.</extracomment>
        <translation>No oyes a %1.</translation>
    </message>
    <message>
        <source>Hear %1 again</source>
        <extracomment>A button: what this person (1) says is shown to you again.</extracomment>
        <translation>Oír a %1 otra vez</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>blank</source>
        <comment>an end</comment>
        <extracomment>A number of pips at an end, said aloud; 0 is a half without pips.</extracomment>
        <translation>blanco</translation>
    </message>
    <message>
        <source>one</source>
        <comment>an end</comment>
        <extracomment>A number of pips at an end, said aloud.</extracomment>
        <translation>uno</translation>
    </message>
    <message>
        <source>two</source>
        <comment>an end</comment>
        <extracomment>A number of pips at an end, said aloud.</extracomment>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <comment>an end</comment>
        <extracomment>A number of pips at an end, said aloud.</extracomment>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <comment>an end</comment>
        <extracomment>A number of pips at an end, said aloud.</extracomment>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <comment>an end</comment>
        <extracomment>A number of pips at an end, said aloud.</extracomment>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <comment>an end</comment>
        <extracomment>A number of pips at an end, said aloud.</extracomment>
        <translation>seis</translation>
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
        <translation>%1, va en las dos puntas</translation>
    </message>
    <message>
        <source>%1, fits the left end</source>
        <extracomment>A tile (1) of one&apos;s own hand, for a screen reader.</extracomment>
        <translation>%1, va en la punta izquierda</translation>
    </message>
    <message>
        <source>%1, fits the right end</source>
        <extracomment>A tile (1) of one&apos;s own hand, for a screen reader.</extracomment>
        <translation>%1, va en la punta derecha</translation>
    </message>
    <message>
        <source>%1, does not fit</source>
        <extracomment>A tile (1) of one&apos;s own hand, for a screen reader.</extracomment>
        <translation>%1, no va</translation>
    </message>
    <message>
        <source>%1, can open the deal</source>
        <extracomment>A tile (1) of the hand that begins the deal, for a screen reader.</extracomment>
        <translation>%1, sirve para salir</translation>
    </message>
    <message>
        <source>%1, cannot open the deal</source>
        <extracomment>A tile (1) of the hand that begins the deal, for a screen reader.</extracomment>
        <translation>%1, no sirve para salir</translation>
    </message>
    <message>
        <source>Left end, %1</source>
        <extracomment>An open end of the row of tiles and its number (1), for a screen reader.</extracomment>
        <translation>Punta izquierda, %1</translation>
    </message>
    <message>
        <source>Right end, %1</source>
        <extracomment>An open end of the row of tiles and its number (1), for a screen reader.</extracomment>
        <translation>Punta derecha, %1</translation>
    </message>
    <message>
        <source>%1: %2 of 8 are out</source>
        <extracomment>How many of a number (1), of which there are 8, lie on the table.</extracomment>
        <translation>%1: %2 de 8 en la mesa</translation>
    </message>
    <message>
        <source>%1: %2 of 8 are out, hard</source>
        <extracomment>As before, with the word for a number of which 7 of 8 are out: a hard end.</extracomment>
        <translation>%1: %2 de 8 en la mesa, punta dura</translation>
    </message>
    <message>
        <source>blanks</source>
        <comment>blocked on</comment>
        <extracomment>Goes into &quot;Blocked on %1&quot;: all tiles with this number lie on the table.</extracomment>
        <translation>blancos</translation>
    </message>
    <message>
        <source>ones</source>
        <comment>blocked on</comment>
        <extracomment>Goes into &quot;Blocked on %1&quot;.</extracomment>
        <translation>unos</translation>
    </message>
    <message>
        <source>twos</source>
        <comment>blocked on</comment>
        <extracomment>Goes into &quot;Blocked on %1&quot;.</extracomment>
        <translation>doses</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>blocked on</comment>
        <extracomment>Goes into &quot;Blocked on %1&quot;.</extracomment>
        <translation>treses</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>blocked on</comment>
        <extracomment>Goes into &quot;Blocked on %1&quot;.</extracomment>
        <translation>cuatros</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>blocked on</comment>
        <extracomment>Goes into &quot;Blocked on %1&quot;.</extracomment>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>blocked on</comment>
        <extracomment>Goes into &quot;Blocked on %1&quot;.</extracomment>
        <translation>seises</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>half of a tile</comment>
        <extracomment>One half of a tile, said aloud as in &quot;five-blank&quot;; 0 is a half without pips.</extracomment>
        <translation>blanco</translation>
    </message>
    <message>
        <source>one</source>
        <comment>half of a tile</comment>
        <extracomment>One half of a tile, said aloud as in &quot;five-one&quot;.</extracomment>
        <translation>uno</translation>
    </message>
    <message>
        <source>two</source>
        <comment>half of a tile</comment>
        <extracomment>One half of a tile, said aloud as in &quot;five-two&quot;.</extracomment>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <comment>half of a tile</comment>
        <extracomment>One half of a tile, said aloud as in &quot;five-three&quot;.</extracomment>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <comment>half of a tile</comment>
        <extracomment>One half of a tile, said aloud as in &quot;five-four&quot;.</extracomment>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <comment>half of a tile</comment>
        <extracomment>One half of a tile, said aloud as in &quot;five-four&quot;.</extracomment>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <comment>half of a tile</comment>
        <extracomment>One half of a tile, said aloud as in &quot;six-four&quot;.</extracomment>
        <translation>seis</translation>
    </message>
    <message>
        <source>double blank</source>
        <extracomment>The tile 0-0.</extracomment>
        <translation>doble blanco</translation>
    </message>
    <message>
        <source>double one</source>
        <extracomment>The tile 1-1.</extracomment>
        <translation>doble uno</translation>
    </message>
    <message>
        <source>double two</source>
        <extracomment>The tile 2-2.</extracomment>
        <translation>doble dos</translation>
    </message>
    <message>
        <source>double three</source>
        <extracomment>The tile 3-3.</extracomment>
        <translation>doble tres</translation>
    </message>
    <message>
        <source>double four</source>
        <extracomment>The tile 4-4.</extracomment>
        <translation>doble cuatro</translation>
    </message>
    <message>
        <source>double five</source>
        <extracomment>The tile 5-5.</extracomment>
        <translation>doble cinco</translation>
    </message>
    <message>
        <source>double six</source>
        <extracomment>The tile 6-6.</extracomment>
        <translation>doble seis</translation>
    </message>
</context>
<context>
    <name>WhoWords</name>
    <message>
        <source>%1 (seat %2)</source>
        <extracomment>A person (1) where another has the same name: the seat&apos;s number (2) tells them apart.</extracomment>
        <translation>%1 (asiento %2)</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>What stands for a name where a seat (1 to 4) has none.</extracomment>
        <translation>Asiento %1</translation>
    </message>
    <message>
        <source>Somebody</source>
        <extracomment>Stands for the name of a person who gave none.</extracomment>
        <translation>Alguien</translation>
    </message>
</context>
</TS>
