"""Policies: what a table allows, in plain words; the levels of computer players."""

from __future__ import annotations

from PySide6.QtCore import QObject

from doublesix.protocol.manners import Policies
from doublesix_client.words.filling import filled

SWITCHES = (
    *("takebacks", "new_matches", "hints"),
    *("watchers", "shared_devices", "listed"),
)
"""The policies that are on or off."""

TALK_RULES = ("never", "between", "always")


class PolicyWords(QObject):
    """Words what a table allows."""

    def title(self, policy: str) -> str:
        """Name a policy: the label of its switch."""
        return {
            #: The label of a switch: what a table allows.
            "takebacks": self.tr("Undo, redo and restart"),
            #: The label of a switch: what a table allows.
            "new_matches": self.tr("New matches before the end"),
            #: The label of a switch: what a table allows.
            "hints": self.tr("Hints"),
            #: The label of a choice: when there is talk at a table.
            "talk": self.tr("Talk"),
            #: The label of a switch: what a table allows.
            "watchers": self.tr("Watchers"),
            #: The label of a switch: what a table allows.
            "shared_devices": self.tr("Several people at one device"),
            #: The label of a switch: whether a table is found in a list.
            "listed": self.tr("In the list of tables"),
            #: The label of a choice: the level of computer players that stand in for people.
            "stand_in": self.tr("Stand-ins"),
        }[policy]

    def text(self, policy: str, value: object) -> str:
        """Say in a sentence what a policy means as it is set."""
        if policy == "talk":
            return self.talk(str(value))
        if policy == "stand_in":
            #: What a table allows; %1 is the name of a level of computer players.
            text = self.tr("Who is away can be stood in for by a computer player: %1.")
            return filled(text, self.level(str(value)))
        return self._allowed(policy) if value else self._forbidden(policy)

    def all(self, policies: Policies) -> list[str]:
        """Say every policy of a table, one sentence each."""
        return [self.text(name, getattr(policies, name)) for name in type(policies).model_fields]

    def seeded(self) -> str:
        """Say that the deals come from a seed."""
        #: Beside the code of a table whose deals come from a seed that somebody set.
        return self.tr("The deals here come from a seed: whoever set it knows all the hands.")

    def strict(self) -> str:
        """Say what a strict table is."""
        #: Beside the code of a strict table.
        return self.tr("A strict table: nothing is taken back, no hints, no talk, no watchers.")

    def talk(self, rule: str) -> str:
        """Say when there is talk."""
        if rule == "never":
            #: What a table allows: talk.
            return self.tr("Nobody talks at this table.")
        if rule == "always":
            #: What a table allows: talk.
            return self.tr("People may talk at any time.")
        #: What a table allows: talk.
        return self.tr("People may talk between deals, not while one is played.")

    def level(self, level: str) -> str:
        """Name a level of computer players; one that is not known is shown as it is called."""
        return {
            #: A level of computer players: plays any tile that fits.
            "novice": self.tr("Novice"),
            #: A level of computer players: plays now and then, as most people do.
            "casual": self.tr("Casual player"),
            #: A level of computer players: plays as an experienced club player.
            "club": self.tr("Club player"),
            #: A level of computer players: stronger than "Club player".
            "expert": self.tr("Expert"),
            #: A level of computer players: the strongest.
            "master": self.tr("Master"),
        }.get(level, level)

    def about(self, level: str) -> str:
        """Say how a level plays; nothing for one that is not known."""
        return {
            #: How computer players of the level "Novice" play.
            "novice": self.tr("Plays any tile that fits, and plans nothing."),
            #: How computer players of the level "Casual player" play.
            "casual": self.tr("Plays heavy tiles and doubles early and keeps what fits its hand."),
            #: How computer players of the level "Club player" play.
            "club": self.tr("Counts tiles, remembers passes and helps its partner."),
            #: How computer players of the level "Expert" play.
            "expert": self.tr("Thinks ahead through the hands that others may hold."),
            #: How computer players of the level "Master" play.
            "master": self.tr("Thinks further ahead, reads every play and plays for the match."),
        }.get(level, "")

    def _allowed(self, policy: str) -> str:
        return {
            #: What a table allows.
            "takebacks": self.tr("Plays may be taken back, and a deal begun again."),
            #: What a table allows.
            "new_matches": self.tr("A match may be left for a new one before its end."),
            #: What a table allows.
            "hints": self.tr("Anybody in turn may ask a computer player for a hint."),
            #: What a table allows.
            "watchers": self.tr("People without a seat may watch; they see no hand."),
            #: What a table allows.
            "shared_devices": self.tr("Several people may play at one device, in turn."),
            #: What a table allows.
            "listed": self.tr("Anybody on this server finds the table in the list."),
        }[policy]

    def _forbidden(self, policy: str) -> str:
        return {
            #: What a table does not allow.
            "takebacks": self.tr("What is played stays played."),
            #: What a table does not allow.
            "new_matches": self.tr("A match is played to its end."),
            #: What a table does not allow.
            "hints": self.tr("There are no hints."),
            #: What a table does not allow.
            "watchers": self.tr("Only those who sit here see the deals."),
            #: What a table does not allow.
            "shared_devices": self.tr("Everybody plays at a device of their own."),
            #: What a table does not allow.
            "listed": self.tr("Only those who have the code find the table."),
        }[policy]
