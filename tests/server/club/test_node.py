"""What a node says of itself is read by the others as it was said."""

from __future__ import annotations

import pytest

from doublesix_server.club.node import Node, Word, word_of
from doublesix_server.ownership import OtherNode


def test_a_word_is_read_as_it_was_said() -> None:
    word = Word(Node("a1", "wss://one.example", "ab" * 32, is_leaving=True, store="c3"), 7)
    assert word_of("a1", word.to_bytes()) == word


def test_who_does_not_say_which_database_it_has_is_understood() -> None:
    kept = b'{"address": "wss://one", "fingerprint": null, "is_leaving": false, "beat": 1}'
    assert word_of("a1", kept) == Word(Node("a1", "wss://one"), 1)


def test_a_node_says_where_clients_are_to_come() -> None:
    assert Node("a1", "wss://one.example", "ab").place == OtherNode("wss://one.example", "ab")


@pytest.mark.parametrize(
    "kept",
    [
        b"",
        b"no json",
        b"{}",
        b"[]",
        b'{"address": "wss://one"}',
        b'{"address": ["wss://one"], "fingerprint": null, "is_leaving": false, "beat": 1}',
        b'{"address": "wss://one", "fingerprint": 7, "is_leaving": false, "beat": 1}',
        b'{"address": "wss://one", "fingerprint": null, "is_leaving": false, "beat": Infinity}',
    ],
)
def test_what_is_no_word_is_an_error(kept: bytes) -> None:
    with pytest.raises(ValueError, match=r"no word|Expecting"):
        word_of("a1", kept)
