"""Summons: what `serve` prints for friends: links to open, and squares to scan.

Knows text; never sockets.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

from doublesix.invitation import Invitation, read_invitation
from doublesix_server.addresses import is_beyond
from doublesix_server.reach import Reach

_BLOCKS = "█▀▄"
_WHITE_ON_BLACK, _AS_BEFORE = "\x1b[97;40m", "\x1b[0m"
_NEAR, _FAR = "on this network", "from elsewhere"


def lines_of(reach: Reach, *, draws: bool) -> Iterator[str]:
    """Yield what friends of a server's host need; with `draws`, squares too."""
    if not (reach.near or reach.far):
        yield "Only this computer reaches it; --host :: lets others in."
        return
    yield 'What friends open in doublesix, or paste there under "Join with a code":'
    yield from _listed(_NEAR, reach.near)
    yield from _listed(_FAR, reach.far)
    if not reach.far:
        yield f"  {_FAR}: nothing yet; --public-name says how it is reached from there"
    page = next((found for link in (*reach.far, *reach.near) if (found := page_at(link))), None)
    if page is not None:
        yield f"A page that says what this is, for a browser: {page}"
    yield "Whoever comes sees the open tables, or makes one; a table shows its own link and code."
    if draws:
        for name, links in ((_NEAR, reach.near), (_FAR, reach.far)):
            for link in links[:1]:
                yield f"\nTo scan, {name}:"
                yield from square(link)


def question_of(system: str, host: str) -> str | None:
    """Return what is said before a system asks about its firewall; None where it does not ask."""
    if system not in {"win32", "darwin"} or not is_beyond(host):
        return None
    name = "Windows" if system == "win32" else "macOS"
    return f"{name} may ask now whether Python or doublesix may be reached: allow private networks."


def page_at(link: str) -> str | None:
    """Return where a browser finds a server's page; None where it would warn of the certificate."""
    found = read_invitation(link)
    if not isinstance(found, Invitation) or found.server is None or found.fingerprint:
        return None
    return f"http{found.server.removeprefix('ws')}/"


def can_draw(encoding: str | None) -> bool:
    """Tell whether a terminal has the letters that a square is drawn with."""
    try:
        _BLOCKS.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def square(text: str) -> Iterator[str]:
    """Yield the lines of a text as a square for a camera, in a terminal's letters."""
    # Late: a window's own server draws nothing, and shall not wait for the library.
    import segno

    drawn = StringIO()
    segno.make_qr(text, error="l").terminal(out=drawn, border=2, compact=True)
    for line in drawn.getvalue().splitlines():
        # A camera wants dark on light: a terminal may have either way by itself.
        yield f"{_WHITE_ON_BLACK}{line}{_AS_BEFORE}"


def _listed(name: str, links: tuple[str, ...]) -> Iterator[str]:
    for at, link in enumerate(links):
        yield f"  {name if at == 0 else ' ' * len(name)}: {link}"
