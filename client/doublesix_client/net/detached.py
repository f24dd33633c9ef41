"""Detached: threads for calls that block, for which nobody waits at the end.

Looking up a name can take half a minute where the network is bad, and cannot be interrupted. The
usual pool of threads would be waited for by the loop that closes, and by Python itself.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

Result = TypeVar("Result")


class DetachedThreads(ThreadPoolExecutor):
    """A pool that is none: each call has a thread of its own, which dies with the process."""

    def submit(self, fn: Callable[..., Result], /, *args: Any, **kwargs: Any) -> Future[Result]:
        """Call in a new thread; its result comes by the future."""
        future: Future[Result] = Future()

        def call() -> None:
            if not future.set_running_or_notify_cancel():
                return
            try:
                result = fn(*args, **kwargs)
            except BaseException as error:  # noqa: BLE001 (it is raised where it is waited for)
                future.set_exception(error)
            else:
                future.set_result(result)

        threading.Thread(target=call, name="detached", daemon=True).start()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Wait for nothing."""
