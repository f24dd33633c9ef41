"""Links: how the way to the server stands, and why it ended; what happened and what to do.

Knows link states and the server's reasons for closing; never an address beyond what is shown.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject

from doublesix_client.core.link import LinkPhase, LinkState
from doublesix_client.words.filling import filled, together
from doublesix_client.words.refusals import RefusalWords


class LinkWords(QObject):
    """Words the link's state."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._refusals = RefusalWords(self)

    def state(self, link: LinkState) -> str:
        """Say how the link stands; nothing while all is well."""
        match link.phase:
            case LinkPhase.OFF | LinkPhase.READY:
                return ""
            case LinkPhase.STARTING:
                #: The window starts a server on this machine.
                return self.tr("Setting up the table.")
            case LinkPhase.CONNECTING:
                #: The window is on its way to a server.
                return self.tr("Connecting to the server.")
            case LinkPhase.RETRYING:
                return together(self.reason(link.reason, link.values), self._retrying(link.wait))
            case LinkPhase.ENDED:
                return self.reason(link.reason, link.values)

    def keeping(self, ok: bool) -> str:
        """Say that the server cannot store anything now; nothing while it can."""
        if ok:
            return ""
        #: The server's disk is full or gone.
        return self.tr("The server cannot store anything now. Nothing is lost; acts wait for it.")

    def notice(self, text: str) -> str:
        """Say what the server's operator has everybody told."""
        #: %1 is a line that the host of a server wrote for all who come to it.
        return filled(self.tr("From the host of this server: %1"), text)

    def reason(self, reason: str | None, values: Mapping[str, Any]) -> str:
        """Say why the link was lost or ended."""
        if reason is None:
            return ""
        if reason == "wrong_version":
            return self._refusals.sentence("wrong_protocol", values)
        worded = {**self._of_this_side(values), **self.closings()}
        return worded.get(reason) or self._refusals.sentence(reason, values)

    def stopped(self, *, was_alone: bool) -> str:
        """Say that the session was stopped and is kept."""
        if was_alone:
            #: You stopped, alone at the table; the session is kept.
            return self.tr("You stopped here. Come back whenever you like.")
        #: All agreed to stop and to keep the session.
        return self.tr("All agreed to stop here. Come back whenever you like.")

    def closings(self) -> dict[str, str]:
        """Return the server's reasons for closing, in words."""
        return {
            #: The server is shut down or restarted.
            "server_stops": self.tr("The server is stopping. Come back later; the table is kept."),
            #: Several servers carry the same tables; this one handed the table to another of them.
            "elsewhere": self.tr("The table is on another server now; looking for it there."),
            #: The server is restarted, mostly with a newer version; the window waits for it.
            "server_updates": self.tr("The server is being updated; your table waits for you."),
            #: The same person connected from another window or device.
            "taken_over": self.tr("You came to this table from another window; this one let go."),
            #: The host closed the table, or nobody was left.
            "table_closed": self.tr("The table was closed."),
            "table_stopped": self.stopped(was_alone=False),
            #: To a computer player.
            "seat_given_away": self.tr("The seat was given to somebody else."),
            #: The server's operator sent somebody away; their seat is one that was left.
            "removed": self.tr("The host of this server took you from the table."),
            #: The server's operator sent somebody away for good.
            "banned": self.tr("The host of this server sent you away for good; ask why."),
            #: The window did not keep up with what the server sent.
            "too_slow": self.tr("The link was too slow for the server, and was cut."),
            #: The window asked too much, too fast.
            "too_fast": self.tr("The server cut the link: too much was asked too fast."),
            #: The server did not understand the window.
            "refused": self.tr("The server cut the link: it did not understand this window."),
        }

    def _retrying(self, wait: float | None) -> str:
        if wait is None:
            #: The link was lost and is being taken up again at this moment.
            return self.tr("Reconnecting now.")
        seconds = max(1, math.ceil(wait))
        #: The link was lost; %1 is a number of seconds.
        return filled(self.tr("Reconnecting in %1 s."), seconds)

    def _of_this_side(self, values: Mapping[str, Any]) -> dict[str, str]:
        told = values.get("told") or ""
        whose = values.get("whose")
        #: Nothing answers at the address of a table that one has been at; %1 is its host's name.
        lost_table = self.tr("%1’s table does not answer; perhaps its window or server is closed.")
        #: Nothing answers at the address.
        nobody = self.tr("No server answers there; check the address and the network.")
        return {
            #: The connection broke off.
            "link_lost": self.tr("The link to the server is lost."),
            "no_server": filled(lost_table, whose) if whose else nobody,
            #: Something answers at the address, but it is no doublesix server.
            "not_ours": self.tr("What answers there is no doublesix server; check the address."),
            #: TLS: nobody known signed the certificate, and there was no link that would tell it.
            "no_trust": self.tr(
                "The server cannot prove by its address alone that it is the right one; "
                "ask for the whole link."
            ),
            #: TLS: the certificate is not the one that the link tells.
            "other_certificate": self.tr(
                "Another server answers there than the one of the link, or it was set up anew; "
                "ask for a new link."
            ),
            #: The address cannot be read.
            "bad_address": self.tr(
                "That is no address of a server; write it as wss://host or ws://host:port."
            ),
            #: The window's own server did not start; %1 is what it said.
            "own_server_failed": filled(
                self.tr("The table could not be set up on this machine. %1"), told
            ).strip(),
            #: The server sent something that this window does not know.
            "not_understood": self.tr(
                "The server said something that this window does not understand; "
                "perhaps one of them is to be updated."
            ),
            #: The window itself failed.
            "fatal": self.tr("The network part of this window failed; open the table again."),
        }
