"""Own certificate: what a server proves itself by where nobody known has signed for it.

Made once, on first use, and kept: whoever was given a link knows the server by its fingerprint.
Knows files, names and addresses; never connections.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

YEARS: Final = 20
_NAME = "doublesix"
_HERE = ("localhost", "127.0.0.1", "::1")
_DAY = timedelta(days=1)


def make_certificate(path: Path, names: Sequence[str], now: datetime | None = None) -> None:
    """Write a certificate for these names and its key into one file; OSError if it cannot be.

    `names` may be addresses too. The machine's own name is for the caller to leave out: it often
    is a person's, and everybody who connects is shown a certificate.
    """
    content = _made((*_HERE, *names), now or datetime.now(UTC))
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    _write(path, content)


def _write(path: Path, content: bytes) -> None:
    """Write a file that only its owner reads, wholly or not at all."""
    beside = path.with_suffix(".new")
    beside.unlink(missing_ok=True)
    opened = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(opened, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(opened)
    beside.replace(path)


def _made(names: Sequence[str], now: datetime) -> bytes:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, _NAME)])
    usage = x509.KeyUsage(
        digital_signature=True,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=False,
        crl_sign=False,
        encipher_only=False,
        decipher_only=False,
    )
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - _DAY)  # clocks differ
        .not_valid_after(now + YEARS * 365 * _DAY)
        .add_extension(
            x509.SubjectAlternativeName([_named(name) for name in dict.fromkeys(names)]),
            critical=False,
        )
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(usage, critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )
    written = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    return certificate.public_bytes(serialization.Encoding.PEM) + written


def _named(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ip_address(name))
    except ValueError:
        return x509.DNSName(name)
