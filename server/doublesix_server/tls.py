"""TLS: the server's certificate and its key, from files.

Knows files; never connections.
"""

from __future__ import annotations

import ssl
from hashlib import sha256
from pathlib import Path

_BEGIN = "-----BEGIN CERTIFICATE-----"
_END = "-----END CERTIFICATE-----"


class CertificateError(Exception):
    """A certificate or a key that cannot be used; the text names the file and says why."""


def server_context(certificate: Path, key: Path) -> ssl.SSLContext:
    """Return what a server speaks TLS with."""
    certificate, key = certificate.expanduser(), key.expanduser()
    for file in (certificate, key):
        try:
            file.read_bytes()
        except OSError as error:
            raise CertificateError(f"{file}: cannot be read: {error.strerror}") from None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    try:
        context.load_cert_chain(certificate, key, password=_no_pass_phrase)
    except ssl.SSLError as error:
        raise CertificateError(_why(certificate, key, error)) from None
    try:
        fingerprint_of(certificate)
    except (OSError, ValueError):
        raise CertificateError(
            f"{certificate}: its first certificate cannot be read: it begins with {_BEGIN}"
        ) from None
    return context


def fingerprint_of(certificate: Path) -> str:
    """Return the SHA-256 of the first certificate in a PEM file, in hexadecimal digits."""
    first, _, _ = (
        certificate.expanduser().read_text(encoding="ascii", errors="replace").partition(_END)
    )
    start = first.rindex(_BEGIN)
    return sha256(ssl.PEM_cert_to_DER_cert(first[start:] + _END)).hexdigest()


def _why(certificate: Path, key: Path, error: ssl.SSLError) -> str:
    if error.reason == "KEY_VALUES_MISMATCH":
        return f"{key}: not the key of {certificate}"
    if b"ENCRYPTED" in key.read_bytes():
        return f"{key}: it has a pass phrase; a server needs a key without one"
    return f"{certificate}, {key}: not a certificate and its key in PEM form"


def _no_pass_phrase() -> str:
    """Answer OpenSSL, which would ask at the terminal."""
    return ""
