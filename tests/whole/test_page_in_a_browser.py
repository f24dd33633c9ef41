"""A real browser shows the page of a real server, and nothing of it is refused."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from tests.server.running import running

BROWSER = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), ""
)


async def shown(url: str, folder: Path) -> tuple[str, str]:
    """Return the document as a browser has it, and what it complained of."""
    browser = await asyncio.create_subprocess_exec(
        *(BROWSER, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"),
        *(f"--user-data-dir={folder}", "--enable-logging=stderr", "--dump-dom", url),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(120):
        document, complaints = await browser.communicate()
    return document.decode(), complaints.decode()


@pytest.mark.slow
@pytest.mark.skipif(not BROWSER, reason="no Chromium here")
async def test_a_browser_shows_the_page_as_it_was_meant(tmp_path: Path) -> None:
    (tmp_path / "bundles").mkdir()
    (tmp_path / "bundles" / "doublesix-linux.tar.gz").write_bytes(b"12345")
    offered = str(tmp_path / "bundles")
    async with asyncio.timeout(150), running(workers=0, bundles=offered) as server:
        url = server.url.replace("ws://", "http://")
        document, complaints = await shown(url, tmp_path / "browser")
    assert "<h1>doublesix</h1>" in document
    assert 'href="/download/doublesix-linux.tar.gz"' in document
    assert "K7QM-2XV0" in document
    assert "Refused to" not in complaints
    assert "Content Security Policy" not in complaints
