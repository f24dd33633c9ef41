"""TLS: a certificate from files, its own workers, and whom a client believes."""

from __future__ import annotations

import ssl
from pathlib import Path
from typing import Any

import pytest
import uvloop

from doublesix.link import BadAddress, LinkError, OtherCertificate, greet, open_link
from doublesix_server.app import App, ServerError
from doublesix_server.config import Settings
from doublesix_server.tls import (
    OWN_FILE,
    CertificateError,
    certificate_in,
    fingerprint_of,
    given_certificate,
    server_context,
)
from tests.server.running import play_deal, running

FOLDER = Path(__file__).parent / "certificates"
PEM, KEY = FOLDER / "here.pem", FOLDER / "here.key"
OURS: dict[str, Any] = {"certificate": str(PEM), "key": str(KEY)}
FINGERPRINT = fingerprint_of(PEM)
ELSEWHERE: dict[str, Any] = {
    "certificate": str(FOLDER / "elsewhere.pem"),
    "key": str(FOLDER / "elsewhere.key"),
    "fingerprint": fingerprint_of(FOLDER / "elsewhere.pem"),
}


@pytest.mark.parametrize(
    ("certificate", "key", "told"),
    [
        ("none.pem", "here.key", "none.pem: cannot be read: No such file"),
        ("here.pem", "none.key", "none.key: cannot be read: No such file"),
        ("here.pem", ".", "cannot be read: Is a directory"),
        ("here.pem", "elsewhere.key", "elsewhere.key: not the key of"),
        ("here.pem", "locked.key", "locked.key: it has a pass phrase"),
        ("here.key", "here.key", "not a certificate and its key in PEM form"),
        ("here.pem", "README.md", "not a certificate and its key in PEM form"),
    ],
)
def test_what_cannot_be_used_is_told_in_one_line(certificate: str, key: str, told: str) -> None:
    with pytest.raises(CertificateError) as error:
        server_context(FOLDER / certificate, FOLDER / key)
    assert told in str(error.value)
    assert "\n" not in str(error.value)


def test_a_server_speaks_no_old_tls() -> None:
    assert server_context(PEM, KEY).minimum_version is ssl.TLSVersion.TLSv1_2


def test_the_fingerprint_is_that_of_the_first_certificate(tmp_path: Path) -> None:
    chain = tmp_path / "chain.pem"
    texts = [PEM.read_text("ascii"), (FOLDER / "elsewhere.pem").read_text("ascii")]
    chain.write_text("a comment\n" + "".join(texts), encoding="ascii")
    assert fingerprint_of(chain) == FINGERPRINT
    assert FINGERPRINT.startswith("36ac1db41f8fa8cf")  # as openssl says it


def test_a_certificate_that_only_its_operator_signed_is_the_server_s_own(tmp_path: Path) -> None:
    assert given_certificate(PEM, KEY).is_own
    made = certificate_in(tmp_path, list)
    assert made.is_own
    assert given_certificate(made.file, made.key) == made


def test_an_own_certificate_is_made_once_and_kept(tmp_path: Path) -> None:
    made = certificate_in(tmp_path / "data", lambda: ["192.168.1.5"])
    assert made.file == tmp_path / "data" / OWN_FILE
    assert certificate_in(tmp_path / "data", list) == made
    assert certificate_in(tmp_path / "other", list).fingerprint != made.fingerprint


@pytest.mark.parametrize("content", ["", "what is this", PEM.read_text("ascii")])
def test_an_own_certificate_that_is_spoilt_is_told_with_its_mend(
    tmp_path: Path, content: str
) -> None:
    (tmp_path / OWN_FILE).write_text(content, encoding="ascii")
    with pytest.raises(CertificateError, match=r"certificate\.pem: not a cert.*move this one away"):
        certificate_in(tmp_path, list)


def test_a_folder_that_takes_no_certificate_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CertificateError, match="no certificate can be written there"):
        certificate_in(tmp_path / "file", list)


@pytest.mark.parametrize(
    ("settings", "scheme"),
    [
        ({"host": "127.0.0.1"}, "ws"),
        ({"host": "0.0.0.0"}, "wss"),
        ({"host": "0.0.0.0", "plain": True}, "ws"),
        ({"host": "127.0.0.1", **OURS}, "wss"),
    ],
)
async def test_what_leaves_this_machine_is_encrypted_unless_told(
    settings: dict[str, Any], scheme: str, tmp_path: Path
) -> None:
    async with running(workers=1, data=str(tmp_path), **settings) as server:
        assert server.url.startswith(f"{scheme}://")
        ana = await server.person("Ana")
        assert await server.table(ana, bots={2: "novice"})
    assert (tmp_path / OWN_FILE).exists() == (scheme == "wss" and "key" not in settings)


async def test_a_server_without_a_usable_certificate_does_not_start(tmp_path: Path) -> None:
    wrong = Settings(port=0, bots=0, data=str(tmp_path), certificate=str(PEM), key=ELSEWHERE["key"])
    with pytest.raises(ServerError, match="not the key of"):
        await App(wrong).run(lambda url: None)


async def test_a_deal_is_played_over_tls_whatever_name_the_certificate_has() -> None:
    async with running(1, **ELSEWHERE) as server:
        assert server.url.startswith("wss://127.0.0.1:")
        ana = await server.person("Ana")
        await server.table(ana, bots=dict.fromkeys(range(1, 5), "novice"))
        await ana.ask("start")
        await play_deal(ana)


async def test_a_certificate_that_nobody_known_signed_is_not_believed() -> None:
    async with running(workers=0, **OURS) as server:
        with pytest.raises(LinkError, match="its TLS cannot be trusted"):
            async with open_link(server.url):
                pass


async def test_a_certificate_that_the_system_trusts_is_believed_for_its_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(PEM))
    async with running(workers=0, **OURS) as server, open_link(server.url) as link:
        await greet(link, name="Ana", secret=bytes(16))
    monkeypatch.setenv("SSL_CERT_FILE", ELSEWHERE["certificate"])
    async with running(workers=0, **ELSEWHERE) as server:
        with pytest.raises(LinkError, match=r"certificate is not valid for '127\.0\.0\.1'"):
            async with open_link(server.url):
                pass


async def believes_one_certificate() -> None:
    async with running(workers=0, **OURS) as server:
        for right in (FINGERPRINT, FINGERPRINT.upper(), ":".join(FINGERPRINT)):
            async with open_link(server.url, fingerprint=right) as link:
                await greet(link, name="Ana", secret=bytes(16))
        with pytest.raises(OtherCertificate, match="another certificate than the one it is known"):
            async with open_link(server.url, fingerprint=ELSEWHERE["fingerprint"]):
                pass
        assert len(server.app.presence) <= 1


async def test_with_a_fingerprint_that_certificate_is_believed_and_no_other() -> None:
    await believes_one_certificate()


def test_a_fingerprint_counts_on_the_fast_loop_too() -> None:
    uvloop.run(believes_one_certificate())


@pytest.mark.parametrize(
    ("url", "fingerprint"),
    [
        ("wss://127.0.0.1:1", "cafe"),
        ("wss://127.0.0.1:1", "z" * 64),
        ("ws://127.0.0.1:1", FINGERPRINT),
    ],
)
async def test_what_is_no_fingerprint_or_no_tls_is_told(url: str, fingerprint: str) -> None:
    with pytest.raises(BadAddress):
        async with open_link(url, fingerprint=fingerprint):
            pass


async def test_ws_and_wss_do_not_meet() -> None:
    async with running(workers=0, hello_seconds=0.3) as server:
        with pytest.raises(LinkError, match="no server answers there"):
            async with open_link(server.url.replace("ws://", "wss://")):
                pass
    async with running(workers=0, **OURS) as server:
        with pytest.raises(LinkError, match="no doublesix server"):
            async with open_link(server.url.replace("wss://", "ws://")):
                pass
