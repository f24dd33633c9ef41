"""Healthy: asks the server of this machine whether it runs; exit status 0 if so, else 1.

For a container's health check. Standard library only, so that it costs little each time.
"""

from __future__ import annotations

import os
import ssl
import sys
import urllib.error
import urllib.request

SECONDS = 4.0


def is_healthy(port: int, path: str = "/healthz") -> bool:
    """Ask by HTTPS, and by HTTP where that is not spoken; nothing secret is asked or told."""
    anyone = ssl.create_default_context()
    anyone.check_hostname = False
    anyone.verify_mode = ssl.CERT_NONE  # it is on this machine, and known by its fingerprint
    ways = [urllib.request.ProxyHandler({}), urllib.request.HTTPSHandler(context=anyone)]
    opener = urllib.request.build_opener(*ways)
    for scheme in ("https", "http"):
        try:
            with opener.open(f"{scheme}://127.0.0.1:{port}{path}", timeout=SECONDS) as answer:
                return bool(answer.status == 200)
        except urllib.error.HTTPError:
            return False
        except OSError:
            continue
    return False


if __name__ == "__main__":
    sys.exit(0 if is_healthy(int(os.environ.get("DOUBLESIX_PORT", "6006"))) else 1)
