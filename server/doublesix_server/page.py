"""Page: what somebody sees who opens a server's address in a browser.

Plain HTML of one piece, without script and without anything from elsewhere. It says nothing that
is a secret: who may read it is not known.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from hashlib import sha256
from html import escape
from typing import Final
from urllib.parse import quote

from doublesix_server.bundles import Bundle

DOWNLOADS: Final = "/download/"

_STYLE = """
:root{color-scheme:light dark}
body{font:1.05rem/1.55 system-ui,sans-serif;max-width:38rem;margin:3rem auto;padding:0 1.2rem}
h1{font-size:2.2rem;margin:0 0 .2rem}h2{font-size:1.2rem;margin:2rem 0 .4rem}
p,ol,ul{margin:.5rem 0}.quiet{opacity:.75}a{color:inherit}
code{font-size:1.05em}.link{overflow-wrap:anywhere}
"""

HEADERS: Final = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": (
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none';"
        f" style-src 'sha256-{b64encode(sha256(_STYLE.encode()).digest()).decode()}'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}


def page_of(*, bundles: Sequence[Bundle], link: str | None, is_for_invited: bool) -> str:
    """Return the page; `link` is the server's where it needs no fingerprint."""
    return "\n".join(_lines(bundles, link, is_for_invited))


def _lines(bundles: Sequence[Bundle], link: str | None, is_for_invited: bool) -> Iterator[str]:
    yield '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield '<meta name="robots" content="noindex">'
    yield f"<title>doublesix</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>"
    yield "<h1>doublesix</h1>"
    yield '<p class="quiet">A table of partner dominoes, for four people on four machines.</p>'
    yield (
        "<p>This is a server. Two games are played at its tables as in the Caribbean: <b>Chiva</b>"
        " from Puerto Rico and <b>six-love</b> from Jamaica, with friends, with computer players,"
        " or with both.</p>"
    )
    yield "<h2>What you need</h2>"
    yield (
        "<p>A computer with Windows, macOS or Linux, and the program <b>doublesix</b> on it."
        " There is nothing to play in a browser, and nothing for telephones yet.</p>"
    )
    if bundles:
        yield "<p>Whoever runs this server offers it here:</p>\n<ul>"
        for one in bundles:
            href = escape(DOWNLOADS + quote(one.name))
            yield f'<li><a href="{href}">{escape(one.name)}</a> ({_size(one.size)})</li>'
        yield "</ul>"
    else:
        yield "<p>Whoever sent you here can tell you where to get it.</p>"
    yield "<h2>How to join</h2>\n<ol>"
    yield (
        "<li>Ask whoever invited you for the link to their table, or for its code, eight signs"
        " like <code>K7QM-2XV0</code>.</li>"
    )
    typed = "the code and this server’s address" if link else "the code, if you are at their place"
    yield f"<li>In doublesix, open <b>Join with a code</b>. Paste the link, or type {typed}.</li>"
    yield "<li>Sit down where a seat is free.</li>\n</ol>"
    if link is not None:
        shown = escape(link)
        yield f'<p>This server: <a class="link" href="{shown}">{shown}</a></p>'
    if is_for_invited:
        yield "<p>It is for invited people, who were told a word to come in with.</p>"
    yield "</main>\n</body>\n</html>\n"


def _size(size: int) -> str:
    """Return a size as people say it.

    >>> _size(5), _size(154_000_000)
    ('1 MB', '154 MB')
    """
    return f"{max(1, round(size / 1_000_000))} MB"
