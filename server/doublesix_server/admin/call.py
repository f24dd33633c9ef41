"""Call: one question to the server that runs on a data folder, and its answer.

Knows the operator's door; never what is asked.
"""

from __future__ import annotations

import json
import os
import socket
from pathlib import Path
from typing import Any, Final

from doublesix.protocol.plain import Plain
from doublesix_server.wicket import ADDRESS, SOCKET

_SECONDS: Final = 600.0
"""To forget somebody who played for years takes a while."""
_AT_ONCE: Final = 65_536


class CallError(Exception):
    """There is no answer, or it says that nothing was done; the text says why."""


def ask(folder: Path, do: str, *, within: float = _SECONDS, **fields: Any) -> Plain:
    """Have the server of a folder do something, and return what came of it; `within` seconds."""
    try:
        said = _said(folder, {"do": do, **fields}, within)
    except (FileNotFoundError, ConnectionRefusedError, NotADirectoryError):
        raise CallError(f"{folder}: no server runs here; name the server's --data") from None
    except PermissionError:
        raise CallError(f"{folder}: not yours; call as the user that the server runs as") from None
    except OSError as error:
        raise CallError(f"{folder}: the server does not answer: {error}") from None
    except ValueError:
        raise CallError(f"{folder}: what answers is no server of this version") from None
    if "error" in said:
        raise CallError(str(said["error"]))
    done: Plain = said["done"]
    return done


def _said(folder: Path, asked: Plain, within: float) -> Plain:
    line, token = _connected(folder, within)
    with line:
        line.sendall(json.dumps({**asked, **token}).encode() + b"\n")
        parts = []
        while part := line.recv(_AT_ONCE):
            parts.append(part)
    said = json.loads(b"".join(parts))
    if not isinstance(said, dict) or not {"done", "error"} & said.keys():
        raise ValueError(said)
    return said


def _connected(folder: Path, within: float) -> tuple[socket.socket, dict[str, str]]:
    """Return a connection, and what is to be shown there."""
    path = folder / ADDRESS
    if not path.exists() and hasattr(socket, "AF_UNIX"):
        line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        line.settimeout(within)
        try:
            line.connect(os.fspath(folder / SOCKET))
        except OSError as error:
            line.close()
            if "too long" in str(error):  # such a folder has a port, while a server runs
                raise FileNotFoundError from None
            raise
        return line, {}
    where = json.loads(path.read_text(encoding="ascii"))
    line = socket.create_connection(("127.0.0.1", int(where["port"])), within)
    return line, {"token": str(where["token"])}
