"""Calls that block: their result comes by itself, and nobody waits for them at the end."""

from __future__ import annotations

import asyncio
import threading

import pytest

from doublesix_client.net.detached import DetachedThreads


async def test_a_result_and_an_error_come_to_who_waits() -> None:
    loop = asyncio.get_running_loop()
    threads = DetachedThreads()
    assert await loop.run_in_executor(threads, int, "66") == 66
    with pytest.raises(ValueError, match="nonsense"):
        await loop.run_in_executor(threads, int, "nonsense")


def test_a_loop_ends_while_a_call_still_blocks() -> None:
    release, has_begun = threading.Event(), threading.Event()

    def block() -> None:
        has_begun.set()
        release.wait()

    async def main() -> None:
        loop = asyncio.get_running_loop()
        loop.set_default_executor(DetachedThreads())
        loop.run_in_executor(None, block)
        await asyncio.sleep(0)

    try:
        asyncio.run(main())
        assert has_begun.wait(20)
    finally:
        release.set()


def test_a_call_that_was_given_up_before_it_began_is_not_made() -> None:
    threads = DetachedThreads()
    threads.shutdown()
    future = threads.submit(int, "66")
    assert future.result(20) == 66
