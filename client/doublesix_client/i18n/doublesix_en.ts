<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnnouncementWords</name>
    <message numerus="yes">
        <source>%n acts are done again.</source>
        <extracomment>Said aloud: a redo of %n acts (2 or more; plays, passes, namings of an opener).</extracomment>
        <translation>
            <numerusform>%n act is done again.</numerusform>
            <numerusform>%n acts are done again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n acts are taken back.</source>
        <extracomment>Said aloud: an undo of %n acts (2 or more; plays, passes, namings of an opener).</extracomment>
        <translation>
            <numerusform>%n act is taken back.</numerusform>
            <numerusform>%n acts are taken back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArrivingWords</name>
    <message numerus="yes">
        <source>%1, %n people here</source>
        <extracomment>%1 is the game. How many people sit there already.</extracomment>
        <translation>
            <numerusform>%1, %n person here</numerusform>
            <numerusform>%1, %n people here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seats free</source>
        <extracomment>How many seats a person may still take.</extracomment>
        <translation>
            <numerusform>%n seat free</numerusform>
            <numerusform>%n seats free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more</source>
        <extracomment>A button under three sessions that can be carried on: it shows the others, %n of them.</extracomment>
        <translation>
            <numerusform>And %n more</numerusform>
            <numerusform>And %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chain</name>
    <message numerus="yes">
        <source>Layout, %n tile(s)</source>
        <comment>accessible name</comment>
        <extracomment>The row of tiles on the table, for a screen reader.</extracomment>
        <translation>
            <numerusform>Layout, %n tile</numerusform>
            <numerusform>Layout, %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompanyWords</name>
    <message numerus="yes">
        <source>%n more people watch</source>
        <extracomment>Below a list of people who look on.</extracomment>
        <translation>
            <numerusform>%n more person watches</numerusform>
            <numerusform>%n more people watch</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessWords</name>
    <message numerus="yes">
        <source>The server says it was restarted in mid-draw, %n times so far.</source>
        <extracomment>Behind the mark of a deal. A restart is the only reason there may be; %n is how often.</extracomment>
        <translation>
            <numerusform>The server says it was restarted in mid-draw, %n time so far.</numerusform>
            <numerusform>The server says it was restarted in mid-draw, %n times so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gave no part to a draw, %n times so far: %1.</source>
        <extracomment>Behind the mark of a deal. %1 is a name, %n how often in this session.</extracomment>
        <translation>
            <numerusform>Gave no part to a draw, %n time so far: %1.</numerusform>
            <numerusform>Gave no part to a draw, %n times so far: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message numerus="yes">
        <source>Your hand, %n tile(s)</source>
        <comment>accessible name</comment>
        <translation>
            <numerusform>Your hand, %n tile</numerusform>
            <numerusform>Your hand, %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeaningWords</name>
    <message numerus="yes">
        <source>%1 and %2 have %n points.</source>
        <extracomment>The points of a partnership (1 and 2 are names) in this match.</extracomment>
        <translation>
            <numerusform>%1 and %2 have %n point.</numerusform>
            <numerusform>%1 and %2 have %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lead %1 to nil; %n more take the match.</source>
        <extracomment>You and your partner lead; %1 is a number, %n (2 or more) the points still needed.</extracomment>
        <translation>
            <numerusform>You lead %1 to nil; %n more takes the match.</numerusform>
            <numerusform>You lead %1 to nil; %n more take the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They lead %1 to nil; %n more take the match.</source>
        <extracomment>The other partnership leads; %1 is a number, %n (2 or more) the points still needed.</extracomment>
        <translation>
            <numerusform>They lead %1 to nil; %n more takes the match.</numerusform>
            <numerusform>They lead %1 to nil; %n more take the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 lead %3 to nil; %n more take the match.</source>
        <extracomment>%1 and %2 are partners, %3 is a number, %n (2 or more) the points still needed.</extracomment>
        <translation>
            <numerusform>%1 and %2 lead %3 to nil; %n more takes the match.</numerusform>
            <numerusform>%1 and %2 lead %3 to nil; %n more take the match.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message numerus="yes">
        <source>After a block the lighter winner opens: with %n pips each, the one with the lower seat number.</source>
        <extracomment>Why somebody opens after a block: both winners have %n pips left.</extracomment>
        <translation>
            <numerusform>After a block the lighter winner opens: with %n pip each, the one with the lower seat number.</numerusform>
            <numerusform>After a block the lighter winner opens: with %n pips each, the one with the lower seat number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a block the lighter winner opens: your %n pips against %2 for %1.</source>
        <extracomment>Why you open after a block: you have %n pips left, your partner (1) has %2.</extracomment>
        <translation>
            <numerusform>After a block the lighter winner opens: your %n pip against %2 for %1.</numerusform>
            <numerusform>After a block the lighter winner opens: your %n pips against %2 for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a block the lighter winner opens: %1 has %n pips, you have %2.</source>
        <extracomment>Why your partner (1) opens after a block, with %n pips left; you have %2.</extracomment>
        <translation>
            <numerusform>After a block the lighter winner opens: %1 has %n pip, you have %2.</numerusform>
            <numerusform>After a block the lighter winner opens: %1 has %n pips, you have %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a block the lighter winner opens: %1 has %n pips, %2 has %3.</source>
        <extracomment>Why somebody (1) opens after a block, with %n pips left; the partner (2) has %3.</extracomment>
        <translation>
            <numerusform>After a block the lighter winner opens: %1 has %n pip, %2 has %3.</numerusform>
            <numerusform>After a block the lighter winner opens: %1 has %n pips, %2 has %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaqueWords</name>
    <message numerus="yes">
        <source>%n tiles</source>
        <extracomment>How many tiles a seat holds.</extracomment>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message numerus="yes">
        <source>You have %n tiles with %1.</source>
        <extracomment>Why a hint says that you open yourself; %1 is a number, as &quot;5&quot;.</extracomment>
        <translation>
            <numerusform>You have %n tile with %1.</numerusform>
            <numerusform>You have %n tiles with %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message numerus="yes">
        <source>%1, %n deals</source>
        <extracomment>The heading of a record. %1 is the name of the game; %n the number of deals in it.</extracomment>
        <translation>
            <numerusform>%1, %n deal</numerusform>
            <numerusform>%1, %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n acts were taken back.</source>
        <extracomment>Of a deal in a record: how many plays were undone while it was played.</extracomment>
        <translation>
            <numerusform>%n act was taken back.</numerusform>
            <numerusform>%n acts were taken back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tiles, face down</source>
        <extracomment>Read aloud: whose hand (1) it is that is not seen; it has %n tiles.</extracomment>
        <translation>
            <numerusform>%1, %n tile, face down</numerusform>
            <numerusform>%1, %n tiles, face down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultPageWords</name>
    <message numerus="yes">
        <source>%n pips</source>
        <extracomment>How many pips a hand holds at the end of a deal.</extracomment>
        <translation>
            <numerusform>%n pip</numerusform>
            <numerusform>%n pips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message numerus="yes">
        <source>Blocked on %1: both partnerships hold %n pips.</source>
        <extracomment>A tied block. %1 is a number as &quot;sixes&quot;, %n the pips that each partnership has left.</extracomment>
        <translation>
            <numerusform>Blocked on %1: both partnerships hold %n pip.</numerusform>
            <numerusform>Blocked on %1: both partnerships hold %n pips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: the lightest hand is the same on both sides, %n pips.</source>
        <extracomment>A tied block. %1 is a number as &quot;sixes&quot;, %n the pips of the lightest hand.</extracomment>
        <translation>
            <numerusform>Blocked on %1: the lightest hand is the same on both sides, %n pip.</numerusform>
            <numerusform>Blocked on %1: the lightest hand is the same on both sides, %n pips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: you and %2 hold the least, %n pips each.</source>
        <extracomment>A block. %1 is a number as &quot;sixes&quot;, %2 your partner, %n the pips of either hand.</extracomment>
        <translation>
            <numerusform>Blocked on %1: you and %2 hold the least, %n pip each.</numerusform>
            <numerusform>Blocked on %1: you and %2 hold the least, %n pips each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: %2 and %3 hold the least, %n pips each.</source>
        <extracomment>A block. %1 is a number as &quot;sixes&quot;, %2 and %3 are partners, %n the pips of each hand.</extracomment>
        <translation>
            <numerusform>Blocked on %1: %2 and %3 hold the least, %n pip each.</numerusform>
            <numerusform>Blocked on %1: %2 and %3 hold the least, %n pips each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: your hand is the lightest, %n pips.</source>
        <extracomment>A block. %1 is a number as &quot;sixes&quot;, %n the pips left in your hand.</extracomment>
        <translation>
            <numerusform>Blocked on %1: your hand is the lightest, %n pip.</numerusform>
            <numerusform>Blocked on %1: your hand is the lightest, %n pips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked on %1: %2 has the lightest hand, %n pips.</source>
        <extracomment>A block. %1 is a number as &quot;sixes&quot;, %2 is a name, %n the pips left in that hand.</extracomment>
        <translation>
            <numerusform>Blocked on %1: %2 has the lightest hand, %n pip.</numerusform>
            <numerusform>Blocked on %1: %2 has the lightest hand, %n pips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their streak of %n is broken.</source>
        <extracomment>You won; the others had %n points (2 or more).</extracomment>
        <translation>
            <numerusform>Their streak of %n is broken.</numerusform>
            <numerusform>Their streak of %n is broken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your streak of %n is broken.</source>
        <extracomment>The others won; you and your partner had %n points (2 or more).</extracomment>
        <translation>
            <numerusform>Your streak of %n is broken.</numerusform>
            <numerusform>Your streak of %n is broken.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoomingWords</name>
    <message numerus="yes">
        <source>%n seats are free.</source>
        <extracomment>How many of the four seats nobody has.</extracomment>
        <translation>
            <numerusform>%n seat is free.</numerusform>
            <numerusform>%n seats are free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people without a seat</source>
        <extracomment>How many people are at the table without a seat.</extracomment>
        <translation>
            <numerusform>%n person without a seat</numerusform>
            <numerusform>%n people without a seat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Start with %n computer players</source>
        <extracomment>The button that begins, with computer players in the free seats.</extracomment>
        <translation>
            <numerusform>Start with %n computer player</numerusform>
            <numerusform>Start with %n computer players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n more, or</source>
        <extracomment>Beside the button &quot;Start with 2 computer players&quot;. How many seats are free.</extracomment>
        <translation>
            <numerusform>Waiting for %n more, or</numerusform>
            <numerusform>Waiting for %n more, or</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SummaryWords</name>
    <message numerus="yes">
        <source>You have %n tiles.</source>
        <extracomment>Said aloud: how many tiles you have.</extracomment>
        <translation>
            <numerusform>You have %n tile.</numerusform>
            <numerusform>You have %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n tiles.</source>
        <extracomment>Said aloud: how many tiles somebody (1) has.</extracomment>
        <translation>
            <numerusform>%1 has %n tile.</numerusform>
            <numerusform>%1 has %n tiles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TalkWords</name>
    <message numerus="yes">
        <source>%n new</source>
        <comment>lines of talk</comment>
        <extracomment>How many lines of talk came that you have not read.</extracomment>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
</context>
</TS>
