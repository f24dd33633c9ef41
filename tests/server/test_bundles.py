"""Files of a folder are listed and sent, and nothing else is."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from doublesix_server.bundles import Bundle, Bundles, Elsewhere, bundles_of, head_of, send


def test_what_is_offered_is_what_lies_in_the_folder(tmp_path: Path) -> None:
    for name in ("doublesix-linux.tar.gz", "Doublesix 1.0.dmg", ".hidden", "a\nb", "<b>.exe"):
        (tmp_path / name).write_bytes(b"12345")
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to("/etc/passwd")
    bundles = Bundles(tmp_path)
    assert [one.name for one in bundles.list()] == ["Doublesix 1.0.dmg", "doublesix-linux.tar.gz"]
    found = bundles.find("doublesix-linux.tar.gz")
    assert found is not None
    assert found.size == 5


@pytest.mark.parametrize(
    "name", ["", ".", "..", "../test_bundles.py", ".hidden", "link", "folder", "a/b", "none"]
)
def test_nothing_else_is_found(tmp_path: Path, name: str) -> None:
    (tmp_path / ".hidden").touch()
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to("/etc/passwd")
    assert Bundles(tmp_path).find(name) is None


def test_without_a_folder_nothing_is_offered(tmp_path: Path) -> None:
    assert Bundles(None).list() == []
    assert Bundles(tmp_path / "none").list() == []
    assert bundles_of("").list() == []
    (tmp_path / "doublesix.zip").touch()
    assert [one.name for one in bundles_of(str(tmp_path)).list()] == ["doublesix.zip"]


class FakeTransport(Elsewhere):
    """Takes what is written, and says how it ended."""

    def __init__(self) -> None:
        super().__init__()
        self.taken = b""
        self.end = ""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.taken += bytes(data)

    def is_closing(self) -> bool:
        return bool(self.end)

    def close(self) -> None:
        self.end = self.end or "closed"

    def abort(self) -> None:
        self.end = self.end or "aborted"


def bundle(folder: Path, content: bytes) -> Bundle:
    path = folder / "doublesix.zip"
    path.write_bytes(content)
    return Bundle(path.name, len(content), path)


async def take() -> None:
    """Be a reader that is always ready."""


async def test_a_file_is_sent_as_it_is(tmp_path: Path) -> None:
    content = bytes(range(256)) * 3000
    transport = FakeTransport()
    await send(bundle(tmp_path, content), transport, take)
    head, _, body = transport.taken.partition(b"\r\n\r\n")
    assert body == content
    assert f"Content-Length: {len(content)}".encode() in head
    assert transport.end == "closed"


async def test_a_reader_that_takes_nothing_is_dropped(tmp_path: Path) -> None:
    transport = FakeTransport()

    async def never() -> None:
        await asyncio.Event().wait()

    await send(bundle(tmp_path, b"x" * 1_000_000), transport, never, patience=0.01)
    assert transport.end == "aborted"


async def test_a_file_that_changes_meanwhile_is_not_taken_for_whole(tmp_path: Path) -> None:
    short = bundle(tmp_path, b"x" * 10)
    transport = FakeTransport()
    await send(Bundle(short.name, 20, short.path), transport, take)
    assert transport.end == "aborted"
    gone = FakeTransport()
    await send(Bundle("gone", 20, tmp_path / "gone"), gone, take)
    assert gone.end == "aborted"


async def test_a_reader_that_leaves_is_sent_no_more(tmp_path: Path) -> None:
    transport = FakeTransport()
    transport.abort()
    await send(bundle(tmp_path, b"x" * 10), transport, take)
    assert transport.taken.endswith(b"\r\n\r\n")


def test_a_name_with_spaces_is_said_safely(tmp_path: Path) -> None:
    head = head_of(Bundle("Doublesix 1.0.dmg", 5, tmp_path))
    assert b"filename*=UTF-8''Doublesix%201.0.dmg\r\n" in head


def test_who_has_lost_a_transport_does_nothing_with_it() -> None:
    nowhere = Elsewhere()
    nowhere.write(b"x")
    nowhere.write_eof()
    nowhere.pause_reading()
    nowhere.resume_reading()
    nowhere.close()
    nowhere.abort()
    assert nowhere.is_closing()
    assert not nowhere.can_write_eof()
    assert nowhere.get_write_buffer_size() == 0
