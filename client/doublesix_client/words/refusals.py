"""Refusals: why the server refuses what was asked, and what can be done about it.

Knows codes and the values that belong to them, as `docs/protocol.md` lists them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject

from doublesix_client.words.act_refusals import ActRefusalWords
from doublesix_client.words.filling import filled
from doublesix_client.words.lists import ListWords


class RefusalWords(QObject):
    """Words every reason of a refusal."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._acts = ActRefusalWords(self)
        self._lists = ListWords(self)

    def sentence(self, reason: str, values: Mapping[str, Any]) -> str:
        """Say why something was refused; a code of a newer server is quoted."""
        known = self.known(reason, values)
        if known is not None:
            return known
        #: The server refused with a code (1) that this window does not know.
        return filled(self.tr("The server refused that: %1."), reason)

    def known(self, reason: str, values: Mapping[str, Any]) -> str | None:
        """Say why something was refused, None for a code that is not known."""
        if reason == "switched_off":
            return self._switched_off(str(values.get("policy")))
        if reason == "wrong_protocol":
            return self._wrong_protocol(str(values.get("older")))
        worded = {
            **self._of_the_server(),
            **self._of_tables(values),
            **self._of_seats(values),
            **self._of_others(values),
        }
        return worded.get(reason) or self._acts.sentence(reason)

    def _switched_off(self, policy: str) -> str:
        return {
            #: Why something is refused: the table's policies do not allow it.
            "takebacks": self.tr("Nothing is taken back or dealt anew at this table."),
            #: Why something is refused: the table's policies do not allow it.
            "new_matches": self.tr("At this table a match is played to its end."),
            #: Why something is refused: the table's policies do not allow it.
            "hints": self.tr("There are no hints at this table."),
            #: Why something is refused: the table's policies do not allow it.
            "talk": self.tr("There is no talk at this table now."),
            #: Why something is refused: the table's policies do not allow it.
            "watchers": self.tr("Only those who sit at this table see its deals."),
            #: Why something is refused: the table's policies do not allow it.
            "shared_devices": self.tr("At this table everybody sits at a device of their own."),
        }.get(policy) or self._not_here()

    def _not_here(self) -> str:
        #: Why something is refused: the table's policies do not allow it.
        return self.tr("This table does not allow that.")

    def _wrong_protocol(self, older: str) -> str:
        if older == "client":
            #: This window is too old for the server.
            return self.tr("The server is newer than this window: update doublesix here.")
        #: The server is too old for this window.
        return self.tr("The server is older than this window: its host needs to update it.")

    def _of_the_server(self) -> dict[str, str]:
        #: Something went wrong between the window and the server, which a person cannot mend.
        puzzled = self.tr("The server did not understand the window; please report it.")
        return {
            "bad_frame": puzzled,
            "bad_request": puzzled,
            "hello_first": puzzled,
            "hello_twice": puzzled,
            "id_used": puzzled,
            "not_for_workers": puzzled,
            "ticket_is_over": puzzled,
            #: A computer player's word for the server is wrong.
            "wrong_token": self.tr("The server does not know this word; ask its host."),
            #: The server lets in only who has an invitation.
            "not_invited": self.tr("This server is for invited people; enter its invitation."),
            #: The server's operator keeps this person, or their address, out.
            "banned": self.tr("The host of this server does not let you in; ask why."),
            #: After wrong codes or invitations.
            "too_many_guesses": self.tr(
                "Too many wrong tries came from here; wait a minute and try again."
            ),
            #: Too many requests.
            "too_fast": self.tr("That was too fast and was not done; try again."),
            #: The server's disk is full or gone.
            "cannot_keep": self.tr(
                "The server cannot store anything now; nothing is lost, try again later."
            ),
            #: A second hint, list or record was asked for before the first came.
            "busy": self.tr("The answer to the one before is on its way; wait for it."),
            #: The link was lost before the server could answer.
            "link_lost": self.tr("The link was lost before that was done; try again."),
        }

    def _of_tables(self, values: Mapping[str, Any]) -> dict[str, str]:
        most = values.get("most", 0)
        return {
            #: A code that leads to no table.
            "no_such_table": self.tr("No table has this code; check it and try again."),
            #: A kept table is damaged.
            "cannot_load": self.tr("What was kept of this table cannot be read; ask the host."),
            #: A session that is asked for does not exist for this person.
            "no_such_session": self.tr("There is no such session, or you did not sit in it."),
            #: Somebody wants to join a table while at another.
            "at_a_table": self.tr("You are at a table already; leave it first."),
            #: Something was asked of a table that one left.
            "not_at_a_table": self.tr("You are at no table; join one first."),
            #: %1 is a number of tables.
            "too_many_tables": filled(
                self.tr("The server has all the tables it can hold, %1; try again later."), most
            ),
            #: %1 is a number of tables.
            "too_many_of_yours": filled(
                self.tr("You have as many open tables as one may, %1; close one of them."), most
            ),
            #: %1 is a number of people.
            "table_full": filled(
                self.tr("The table is full: no more than %1 people fit here."), most
            ),
            #: Why something is refused: only the table's host may do it.
            "host_only": self.tr("Only the host can do that; ask for it."),
            #: Why something is refused.
            "started": self.tr("The session has begun; that could be done only before."),
            #: Why something is refused.
            "not_started": self.tr("The session has not begun yet."),
            #: A new deal is being drawn at this moment.
            "dealing": self.tr("A deal is being drawn; ask again in a moment."),
            #: A program was too late with its part in the draw of a deal.
            "draw_is_over": self.tr("That draw is over."),
            #: An act came too late: somebody else acted before.
            "stale": self.tr("The table changed just before that; look again and choose."),
            #: Why something is refused.
            "not_between_deals": self.tr("That can be done only between deals."),
        }

    def _of_seats(self, values: Mapping[str, Any]) -> dict[str, str]:
        seat = values.get("seat", "")
        open_seats = self._lists.all([str(number) for number in values.get("seats", ())])
        levels = self._lists.all([str(level) for level in values.get("levels", ())])
        return {
            #: %1 is the number of a seat.
            "seat_taken": filled(self.tr("Seat %1 is taken; choose another."), seat),
            #: %1 is the number of a seat, or a list of them.
            "seat_open": filled(
                self.tr("Every seat must be filled first; still open: %1."), open_seats
            ),
            #: %1 is a list of the levels of computer players.
            "no_such_level": filled(
                self.tr("No computer player of that level is here; there are: %1."), levels
            ),
            #: Why something is refused.
            "not_seated": self.tr("Only those who sit here and are present can do that."),
            #: Why a seat cannot be given to somebody.
            "already_seated": self.tr("Whoever sits here already cannot take that seat."),
            #: Why something is refused.
            "no_such_person": self.tr("That person is no longer at this table."),
            #: %1 is the number of a seat.
            "not_yours": filled(self.tr("Seat %1 is not yours."), seat),
            #: On a shared device: no hand may be seen until its person uncovers it.
            "covered": self.tr("The hands on this device are covered; uncover yours first."),
            #: A computer player has your seat for now.
            "stood_in": self.tr("A computer player stands in there; take the seat back first."),
            #: Why one's seat cannot be taken back.
            "not_stood_in": self.tr("No computer player stands in there."),
            #: %1 is the number of a seat; its person is present.
            "not_lost": filled(self.tr("Whoever has seat %1 is here."), seat),
            #: To a computer player.
            "held": self.tr("Somebody is reading; the computer players wait."),
            #: Why a hold cannot be ended.
            "not_held": self.tr("That person does not hold the computer players any more."),
        }

    def _of_others(self, values: Mapping[str, Any]) -> dict[str, str]:
        return {
            #: Somebody's proposal waits for answers.
            "proposal_open": self.tr("Something else is being asked; answer that first."),
            #: A proposal that was answered is over.
            "no_such_proposal": self.tr("That is no longer asked."),
            #: Somebody answered a proposal that does not concern them.
            "not_asked": self.tr("That was not asked of you."),
            #: Why something cannot be proposed again.
            "declined_before": self.tr(
                "That was declined in this position; ask again after the next play."
            ),
            #: Talk without a word.
            "nothing_said": self.tr("There was nothing to say; write something first."),
            #: %1 is a number of characters.
            "talk_too_long": filled(
                self.tr("That is too long: no more than %1 characters at once."),
                values.get("most", 0),
            ),
            #: Talk that came too fast.
            "talk_too_fast": self.tr("Wait a little before you say more."),
            #: The server's operator lets somebody say nothing.
            "muted": self.tr("The host of this server does not let you talk; ask why."),
            #: No hint can be given.
            "no_hint": self.tr("There is no hint to be had now."),
        }
