"""TLS: the server's certificate and its key: from files, or of its own making.

Knows files; never connections.
"""

from __future__ import annotations

import ssl
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

OWN_FILE: Final = "certificate.pem"
"""In the data folder: a certificate and its key in one, so that neither is there alone."""

_BEGIN = "-----BEGIN CERTIFICATE-----"
_END = "-----END CERTIFICATE-----"


class CertificateError(Exception):
    """A certificate or a key that cannot be used; the text names the file and says why."""


@dataclass(frozen=True, slots=True)
class Certificate:
    """What a server proves itself by: the files, and the SHA-256 of the certificate.

    With `is_own` nobody signed it but the server, or its operator, so that it is known by its
    fingerprint only.
    """

    file: Path
    key: Path
    fingerprint: str
    is_own: bool

    def context(self) -> ssl.SSLContext:
        """Return what the server speaks TLS with."""
        return server_context(self.file, self.key)


def given_certificate(file: Path, key: Path) -> Certificate:
    """Return the certificate of these files; CertificateError if they cannot be used."""
    file, key = file.expanduser(), key.expanduser()
    server_context(file, key)
    return Certificate(file, key, fingerprint_of(file), is_self_signed(file))


def certificate_in(folder: Path, names: Callable[[], Sequence[str]]) -> Certificate:
    """Return a folder's own certificate, made for `names` when it is first asked for."""
    file = folder / OWN_FILE
    try:
        if not file.exists():
            # Late: the library takes a while, and is needed once.
            from doublesix_server.own_certificate import make_certificate

            make_certificate(file, names())
        server_context(file, file)
    except OSError as error:
        raise CertificateError(
            f"{folder}: no certificate can be written there: {error.strerror}"
        ) from None
    except CertificateError as error:
        raise CertificateError(
            f"{error}; put the right file back, or move this one away: then a new certificate is"
            " made, and whoever was given a link needs a new one"
        ) from None
    return Certificate(file, file, fingerprint_of(file), is_own=True)


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
    return sha256(_first(certificate)).hexdigest()


def is_self_signed(certificate: Path) -> bool:
    """Tell whether the first certificate in a PEM file was signed by nobody but itself."""
    from cryptography.x509 import load_der_x509_certificate

    read = load_der_x509_certificate(_first(certificate))
    return read.issuer == read.subject


def _first(certificate: Path) -> bytes:
    first, _, _ = (
        certificate.expanduser().read_text(encoding="ascii", errors="replace").partition(_END)
    )
    start = first.rindex(_BEGIN)
    return ssl.PEM_cert_to_DER_cert(first[start:] + _END)


def _why(certificate: Path, key: Path, error: ssl.SSLError) -> str:
    if error.reason == "KEY_VALUES_MISMATCH":
        return f"{key}: not the key of {certificate}"
    if b"ENCRYPTED" in key.read_bytes():
        return f"{key}: it has a pass phrase; a server needs a key without one"
    files = f"{certificate}" if certificate == key else f"{certificate}, {key}"
    return f"{files}: not a certificate and its key in PEM form"


def _no_pass_phrase() -> str:
    """Answer OpenSSL, which would ask at the terminal."""
    return ""
