"""A certificate of the server's own: made once, for long, and read by its owner alone."""

from __future__ import annotations

import os
import ssl
import stat
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec

from doublesix_server.own_certificate import YEARS, make_certificate

NOW = datetime(2026, 5, 1, tzinfo=UTC)


def read(path: Path) -> x509.Certificate:
    return x509.load_pem_x509_certificate(path.read_bytes())


def test_it_is_a_server_s_of_p_256_for_twenty_years(tmp_path: Path) -> None:
    make_certificate(tmp_path / "own.pem", [], NOW)
    made = read(tmp_path / "own.pem")
    key = made.public_key()
    assert isinstance(key, ec.EllipticCurvePublicKey)
    assert isinstance(key.curve, ec.SECP256R1)
    assert made.not_valid_before_utc < NOW
    assert made.not_valid_after_utc - NOW == timedelta(days=365 * YEARS)
    made.verify_directly_issued_by(made)


def test_it_names_this_machine_and_what_it_is_told(tmp_path: Path) -> None:
    make_certificate(tmp_path / "own.pem", ["192.168.1.5", "fd00::2", "dominoes.example"], NOW)
    names = read(tmp_path / "own.pem").extensions.get_extension_for_class(
        x509.SubjectAlternativeName
    )
    assert names.value.get_values_for_type(x509.DNSName) == ["localhost", "dominoes.example"]
    addresses = ["127.0.0.1", "::1", "192.168.1.5", "fd00::2"]
    assert names.value.get_values_for_type(x509.IPAddress) == list(map(ip_address, addresses))


@pytest.mark.skipif(os.name != "posix", reason="no such modes there")
def test_only_its_owner_reads_the_key(tmp_path: Path) -> None:
    path = tmp_path / "data" / "own.pem"
    make_certificate(path, [], NOW)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_certificate_and_key_are_there_together_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "own.new").write_text("of a start that was cut off", encoding="ascii")
    path = tmp_path / "own.pem"
    make_certificate(path, [])
    ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(path)
    assert list(tmp_path.iterdir()) == [path]
