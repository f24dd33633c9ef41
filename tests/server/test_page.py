"""The page says what a server is, and holds nothing that a browser would run or fetch."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path

from doublesix_server.bundles import Bundle
from doublesix_server.page import HEADERS, page_of

BUNDLES = [
    Bundle("doublesix-linux.tar.gz", 154_000_000, Path("one")),
    Bundle("Doublesix 1.0.dmg", 5, Path("other")),
]
LINK = "doublesix://dominoes.example:443"


class Read(HTMLParser):
    """A page's elements, its links, its style and its words."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: set[str] = set()
        self.links: list[str] = []
        self.style = self.words = ""
        self._open: list[str] = []
        self.feed(page)
        self.close()
        self.unclosed = [tag for tag in self._open if tag not in {"meta", "br"}]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes |= {name for name, _ in attrs}
        self.links += [value or "" for name, value in attrs if name in {"href", "src"}]
        self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        at = len(self._open) - 1 - self._open[::-1].index(tag)
        del self._open[at]

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1] == "style":
            self.style += data
        else:
            self.words += data


def test_it_says_what_this_is_what_one_needs_and_how_to_join() -> None:
    read = Read(page_of(bundles=[], link=None, is_for_invited=False))
    for told in ("This is a server", "Windows, macOS or Linux", "K7QM-2XV0", "Sit down"):
        assert told in read.words
    assert read.links == []
    assert read.unclosed == []


def test_it_runs_and_fetches_nothing() -> None:
    read = Read(page_of(bundles=BUNDLES, link=LINK, is_for_invited=True))
    assert not {"script", "img", "iframe", "object", "form", "base", "link"} & set(read.tags)
    assert not [name for name in read.attributes if name.startswith("on") or name == "style"]
    policy = HEADERS["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'")
    assert b64encode(sha256(read.style.encode()).digest()).decode() in policy


def test_it_offers_what_the_operator_offers() -> None:
    read = Read(page_of(bundles=BUNDLES, link=LINK, is_for_invited=True))
    assert read.links == [
        "/download/doublesix-linux.tar.gz",
        "/download/Doublesix%201.0.dmg",
        LINK,
    ]
    assert "(154 MB)" in read.words
    assert "for invited people" in read.words


def test_a_name_is_text_and_never_markup() -> None:
    page = page_of(
        bundles=[Bundle("<b>&.exe", 5, Path("x"))], link="doublesix://<i>", is_for_invited=False
    )
    assert "<b>&" not in page
    assert "<i>" not in page
