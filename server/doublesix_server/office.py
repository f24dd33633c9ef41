"""Office: what the server's operator asks for and has done.

Knows people, tables and the register; never a hand, and not how the operator comes in.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any

from doublesix.protocol.errors import Closing
from doublesix.protocol.frames import notice
from doublesix.protocol.plain import Plain
from doublesix_server.addresses import Network
from doublesix_server.codes import read_code
from doublesix_server.hall import Hall
from doublesix_server.log import Archive, Identity, Listed
from doublesix_server.overview import plain_persons, plain_sitters, plain_table, plain_workers
from doublesix_server.ownership import LivesElsewhere
from doublesix_server.people import clean_text
from doublesix_server.refusal import NotDone, Refused
from doublesix_server.restraints import (
    OWN_NETWORKS,
    Kind,
    Register,
    Restraint,
    Restraints,
    handle_of,
    is_network,
    overlap,
    read_network,
)
from doublesix_server.roll import Roll, Whom, called
from doublesix_server.shelf import matches_won
from doublesix_server.staff import Staff

log = logging.getLogger(__name__)

MOST_NOTICE = 200
"""How many characters everybody may be told at once."""
MOST_SHOWN = 1000
"""How many sessions are shown at once."""
_LEAST_DIGITS = 4
_ERASE_TRIES = 3
_END_OF_TIME = 2**62


class Office:
    """Answers one question after another.

    `tell_all` sends a frame to everybody, `status` is what only the server as a whole knows.
    `drain` ends the server so that another can go on. Nobody can ban this machine itself, or one
    of the `proxies`.
    """

    def __init__(
        self,
        hall: Hall,
        staff: Staff,
        archive: Archive,
        register: Register,
        restraints: Restraints,
        roll: Roll,
        *,
        tell_all: Callable[[bytes], None],
        status: Callable[[], Plain],
        drain: Callable[[], None],
        proxies: Collection[Network] = (),
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.notice: str | None = None
        self._said = 0
        self._heard: list[Restraint] | None = None
        self._hall = hall
        self._staff = staff
        self._archive = archive
        self._register = register
        self._restraints = restraints
        self._roll = roll
        self._tell_all = tell_all
        self._status = status
        self._drain = drain
        self._proxies = proxies
        self._wall = wall
        self._done: dict[str, Callable[[Plain], Awaitable[Plain]]] = {
            "status": self._say_status,
            "tables": self._list_tables,
            "persons": self._list_persons,
            "workers": self._list_workers,
            "bans": self._list_bans,
            "results": self._list_results,
            "whom": self._say_whom,
            "close": self._close_table,
            "mute": self._mute,
            "unmute": self._unmute,
            "remove": self._remove,
            "ban": self._ban,
            "unban": self._unban,
            "message": self._message,
            "forget": self._forget,
            "drain": self._end,
        }

    async def answer(self, asked: Mapping[str, Any]) -> Plain:
        """Do what is asked for and return what came of it; NotDone if it cannot be."""
        do = self._done.get(str(asked.get("do")))
        if do is None:
            raise NotDone("the server does not know this: it is of another version")
        return await do(dict(asked))

    async def look_again(self) -> None:
        """Take over what was said to another server of the club: bans, mutes and the message."""
        said = self._said
        found, text = await self._register.restraints(), await self._register.notice()
        if said != self._said:
            return  # something was said here meanwhile: the next look has it
        self._tell_notice(text)
        if found == self._heard:
            return
        self._heard = found
        self._restraints.take(found)
        self._send_away(self._banned())

    # What there is

    async def _say_status(self, _: Plain) -> Plain:
        return {
            **self._status(),
            "bans": len(self._restraints.of(Kind.BAN)),
            "mutes": len(self._restraints.of(Kind.MUTE)),
            "message": self.notice,
        }

    async def _list_tables(self, _: Plain) -> Plain:
        return {"tables": [plain_table(table) for table in self._hall.tables.values()]}

    async def _list_persons(self, asked: Plain) -> Plain:
        if asked.get("table") is not None:
            code = await self._kept(_text(asked, "table"))
            entries, awake = self._archive.entries_of(code), self._hall.tables.get(code)
            return {"persons": await plain_sitters(entries, awake, self._restraints)}
        tables = self._hall.tables.values()
        return {"persons": plain_persons(tables, self._roll.guests(), self._restraints)}

    async def _list_workers(self, _: Plain) -> Plain:
        return {"workers": plain_workers(self._staff.everybody)}

    async def _list_bans(self, _: Plain) -> Plain:
        return {f"{kind}s": [_plain(one) for one in self._restraints.of(kind)] for kind in Kind}

    async def _list_results(self, asked: Plain) -> Plain:
        tables = [await self._kept(str(code)) for code in asked.get("tables") or ()]
        since, until = asked.get("since") or 0, asked.get("until") or _END_OF_TIME
        found = await self._register.sessions(int(since), int(until), tables)
        if len(found) > MOST_SHOWN:
            raise NotDone(f"{len(found)} sessions, more than {MOST_SHOWN}: choose fewer")
        return {"sessions": [await self._result(one) for one in found]}

    async def _result(self, one: Listed) -> Plain:
        summary = one.summary
        entries = self._archive.entries_of(summary.table)
        return {
            "table": summary.table,
            "session": summary.session,
            "profile": summary.profile,
            "began": one.began,
            "changed": one.changed,
            "names": list(summary.names),
            "deals": summary.deals,
            "won": await matches_won(entries, summary.session, self._hall.made_of),
            "score": list(summary.score),
            "open": summary.is_open,
        }

    async def _kept(self, code: str) -> str:
        """Return the code of a table that there is, awake, asleep or closed."""
        code = read_code(code)
        if code not in self._hall.tables and not await self._register.is_known(code):
            raise NotDone(f"{code}: no table has this code; `tables` lists those that are awake")
        return code

    async def _say_whom(self, asked: Plain) -> Plain:
        """Return who is meant, at which tables, and which of these would be no more without them.

        `persons` is how many of them are here, at a table or not.
        """
        whom = await self._meant(asked)
        tables, closing = self._roll.tables_of(whom.people)
        persons = self._roll.count_here(whom.people)
        return {**whom.plain(), "persons": persons, "tables": tables, "closing": closing}

    async def _meant(self, asked: Plain) -> Whom:
        whom = _text(asked, "whom")
        if is_network(whom):
            network = _network(whom, self._proxies)
            return Whom(str(network), "", self._roll.who_comes_from(network))
        identity = await self._roll.find(whom)
        return Whom(identity.hex(), self._roll.name_of(identity), frozenset({identity}))

    # What is done

    async def _close_table(self, asked: Plain) -> Plain:
        code = await self._kept(_text(asked, "table"))
        try:
            await self._hall.close_table(code)
        except LivesElsewhere as elsewhere:
            raise NotDone(_elsewhere(code, elsewhere)) from None
        except Refused:
            raise NotDone(f"{code}: it is closed already, or just waking: try again") from None
        return {"closed": code}

    async def _remove(self, asked: Plain) -> Plain:
        identity = await self._roll.find(_text(asked, "whom"))
        tables = self._roll.send_away(identity, Closing.REMOVED)
        if not tables:
            raise NotDone(
                f"{handle_of(identity)}: at no table of this server that is"
                " awake; in a club another server may have them: ask each"
            )
        return {"person": handle_of(identity), "tables": tables}

    async def _mute(self, asked: Plain) -> Plain:
        identity = await self._roll.find(_text(asked, "whom"))
        return await self._restrain(Kind.MUTE, identity.hex(), self._roll.name_of(identity))

    async def _unmute(self, asked: Plain) -> Plain:
        return await self._lift(Kind.MUTE, _text(asked, "whom").lower())

    async def _ban(self, asked: Plain) -> Plain:
        whom = await self._meant(asked)
        plain = await self._restrain(Kind.BAN, whom.kept, whom.name)
        # One more may have come while it was being kept.
        return {**plain, "tables": self._send_away(self._banned() | whom.people)}

    def _banned(self) -> set[Identity]:
        """Return who is banned, and here or awaited nevertheless."""
        return self._roll.those_who(self._restraints.is_banned)

    def _send_away(self, banned: Collection[Identity]) -> list[str]:
        return [code for one in banned for code in self._roll.send_away(one, Closing.BANNED)]

    async def _unban(self, asked: Plain) -> Plain:
        whom = _text(asked, "whom").lower()
        if is_network(whom):
            whom = str(_network(whom, self._proxies))
        return await self._lift(Kind.BAN, whom)

    async def _message(self, asked: Plain) -> Plain:
        if "text" in asked:
            said = asked["text"]
            text = None if said is None else clean_text(str(said))
            if text == "":
                raise NotDone("there is nothing to say; --none takes the message back")
            if text is not None and len(text) > MOST_NOTICE:
                raise NotDone(f"{len(text)} characters, more than {MOST_NOTICE}")
            await self._saying(self._register.tell(text))
            self._tell_notice(text)
        return {"message": self.notice}

    async def _forget(self, asked: Plain) -> Plain:
        """Erase a person from all that is kept; who shares a table with them is linked anew."""
        identity = await self._roll.find(_text(asked, "whom"))
        done: set[str] = set()
        for _ in range(_ERASE_TRIES):
            self._roll.send_away(identity, Closing.REMOVED)
            tables = await self._register.tables_of(identity)
            if not tables:
                break
            await self._erase(tables, identity)
            done.update(tables)
        else:
            raise NotDone(f"{handle_of(identity)}: comes back again and again; ban them first")
        digits = identity.hex()
        if (Kind.MUTE, digits) in self._restraints:
            await self._lift(Kind.MUTE, digits)
        is_banned = (Kind.BAN, digits) in self._restraints
        if is_banned:
            await self._restrain(Kind.BAN, digits, "")
        await self._register.tidy()
        log.info("a person was forgotten, at %d tables", len(done))
        return {"person": handle_of(identity), "tables": len(done), "banned": is_banned}

    async def _erase(self, tables: Collection[str], identity: Identity) -> None:
        """Erase a person from tables; NotDone, and from all others, where some live elsewhere."""
        elsewhere = []
        for code in tables:
            try:
                async with self._hall.asleep(code):
                    await self._register.erase(code, identity)
            except LivesElsewhere as there:
                elsewhere.append(_elsewhere(code, there))
        if elsewhere:
            raise NotDone("; ".join(elsewhere))

    async def _saying(self, kept: Awaitable[None]) -> None:
        """Keep what is said here, so that nobody who reads meanwhile takes it for unsaid."""
        self._said += 1
        try:
            await kept
        finally:
            self._said += 1
            self._heard = None  # what holds here is no more what was heard last

    def _tell_notice(self, text: str | None) -> None:
        if text != self.notice:
            self.notice = text
            self._tell_all(notice(text))

    async def _end(self, _: Plain) -> Plain:
        self._drain()
        return {"draining": True}

    async def _restrain(self, kind: Kind, whom: str, name: str) -> Plain:
        one = Restraint(kind, whom, name, int(self._wall()))
        await self._saying(self._register.keep(one))
        self._restraints.add(one)
        log.info("the operator restrains somebody: %s", kind.value)
        return _plain(one)

    async def _lift(self, kind: Kind, whom: str) -> Plain:
        found = [one for one in self._restraints.of(kind) if _is_meant(one.whom, whom)]
        match found:
            case [one]:
                await self._saying(self._register.lift(kind, one.whom))
                self._restraints.lift(kind, one.whom)
                return _plain(one)
            case []:
                raise NotDone(f"{whom}: no {kind.value}; `bans` lists what there is")
            case _:
                raise NotDone(f"{whom}: several begin so; give more digits")


def _elsewhere(code: str, elsewhere: LivesElsewhere) -> str:
    return f"{code}: the server at {elsewhere.node.address} has it; ask that one"


def _network(whom: str, proxies: Collection[Network]) -> Network:
    """Return the network that an address stands for; NotDone if it would lock out everybody."""
    try:
        network = read_network(whom)
    except ValueError:
        raise NotDone(f"{whom}: no address and no network like 203.0.113.0/24") from None
    if any(overlap(network, ours) for ours in (*OWN_NETWORKS, *proxies)):
        raise NotDone(f"{whom}: this machine's own, or a proxy by which others come")
    return network


def _text(asked: Plain, name: str) -> str:
    text = asked.get(name)
    if not isinstance(text, str) or not text.strip():
        raise NotDone(f"{name}: it is missing")
    return text.strip()


def _is_meant(kept: str, given: str) -> bool:
    if is_network(kept) or is_network(given):
        return kept == given
    return len(given) >= _LEAST_DIGITS and kept.startswith(given)


def _plain(one: Restraint) -> Plain:
    return {"whom": called(one.whom), "name": one.name, "since": one.since}
