"""Every command of docs/hosting.md is carried out here, or says on the page why it is not.

A block is carried out on its own machine, as it were: with a folder of its own, with a server where
it starts none, and at it Ana and Ivo in mid-deal.
"""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
import signal
import socket
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click
import pytest

from doublesix.cli import doublesix, main
from doublesix.link import greet, open_link
from doublesix_server.admin.call import ask
from doublesix_server.own_certificate import make_certificate
from tests.whole.processes import SECONDS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
PATIENCE = 4 * SECONDS
"""A server starts slowly where much else is started."""
NOT_RUN = "# not run by a test: "
STAY = ("serve", "bots")
"""The commands that end when they are told to."""
BLOCKS = [
    [line.strip() for line in block.strip().splitlines()]
    for block in re.findall(r"^ *```sh\n(.*?)^ *```", PAGE, re.MULTILINE | re.DOTALL)
]
RUN = [block for block in BLOCKS if not block[0].startswith(NOT_RUN)]
INLINE = sorted(set(re.findall(r"`(doublesix [^`]+)`", PAGE.replace("\n", " "))))


class Machine:
    """Where a block is carried out; `words` are what stands for those in capitals."""

    def __init__(self, folder: Path, env: pytest.MonkeyPatch, stack: AsyncExitStack) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.url = f"ws://127.0.0.1:{port}"
        self.data = folder / "data"
        self.words = {
            "LINK": f"doublesix://127.0.0.1:{port}",
            "FILE": str(folder / "copy"),
            "DIR": str(folder / "other"),
            "TOKEN": "a long random word",
        }
        self._folder = folder
        self._stack = stack
        self._env = env
        self._begun: list[Process] = []
        for name, value in {
            "HOME": str(folder),
            "DOUBLESIX_DATA": str(self.data),
            "DOUBLESIX_PORT": str(port),
            "DOUBLESIX_LEVELS": "novice,casual,club",
            "DOUBLESIX_ANNOUNCE": "false",
        }.items():
            env.setenv(name, value)
        make_certificate(folder / "fullchain.pem", [])
        shutil.copy(folder / "fullchain.pem", folder / "privkey.pem")

    async def carry_out(self, line: str) -> None:
        """Carry out one line of a block."""
        words = [self.words.get(word, word) for word in shlex.split(line)]
        while "=" in words[0]:
            name, _, value = words.pop(0).partition("=")
            self._env.setenv(name, self.words.get(value, value))
        if words[0] != "doublesix":
            await (await self._begin(*words)).wait()
        elif words[1] not in STAY:
            assert await asyncio.to_thread(main, words[1:]) == 0
            return
        else:
            process = await self._begin(sys.executable, "-m", *words)
            await (self.until_it_serves(process) if words[1] == "serve" else self.until_it_works())

    async def _begin(self, *words: str) -> Process:
        process = await asyncio.create_subprocess_exec(
            *words, cwd=self._folder, stdin=DEVNULL, stdout=PIPE, stderr=PIPE
        )
        self._begun.append(process)
        return process

    async def until_it_serves(self, process: Process) -> None:
        assert process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            assert (await process.stdout.readline()).startswith(b"doublesix serves at ")

    async def until_it_works(self) -> None:
        """Wait until a worker has come to the server."""
        async with asyncio.timeout(PATIENCE):
            while not (await asyncio.to_thread(ask, self.data, "workers"))["workers"]:  # noqa: ASYNC110
                await asyncio.sleep(0.05)

    async def people(self) -> None:
        """Have Ana and Ivo play at a table."""
        links = []
        for name in ("Ana", "Ivo"):
            link = await self._stack.enter_async_context(open_link(self.url))
            await greet(link, name=name, secret=name.encode().ljust(16, b"."))
            links.append(link)
        ana, ivo = links
        self.words["CODE"] = (await ana.ask("create", profile="chiva", pause=0))["code"]
        await ana.ask("sit", seat=1)
        await ana.ask("share", seat=3, name="Ben")
        await ivo.ask("join", code=self.words["CODE"])
        await ivo.ask("sit", seat=2)
        await ivo.ask("share", seat=4, name="Eli")
        waits = asyncio.create_task(ivo.answer_to("none"))  # to give shares to the deal
        await ana.ask("start")
        waits.cancel()
        persons = (await asyncio.to_thread(ask, self.data, "persons"))["persons"]
        [self.words["PERSON"]] = [one["person"] for one in persons if one["name"] == "Ivo"]

    async def end(self) -> None:
        """End what stays; all ends well."""
        for process in self._begun:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.send_signal(signal.SIGTERM)
            async with asyncio.timeout(PATIENCE):
                _, errors = await process.communicate()
            assert process.returncode in (0, -signal.SIGTERM), errors.decode()


@asynccontextmanager
async def machine(env: pytest.MonkeyPatch) -> AsyncIterator[Machine]:
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))  # with a short name, for sockets
        one = Machine(folder, env, stack)
        stack.push_async_callback(one.end)
        yield one


def named(block: list[str]) -> str:
    return block[0].removeprefix(NOT_RUN)


@pytest.mark.slow
@pytest.mark.parametrize("block", RUN, ids=named)
async def test_a_block_does_what_the_page_says(
    block: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with machine(monkeypatch) as one:
        if not any(" serve" in line for line in block):
            await one.carry_out("doublesix serve")
            await one.people()
        for line in block:
            await one.carry_out(line)


def test_what_is_not_run_says_why_and_is_the_exception() -> None:
    assert len(RUN) > 10
    for block in BLOCKS:
        if block not in RUN:
            assert len(block[0]) > len(NOT_RUN) + 10
        assert not any(line.startswith("#") for line in block[1:])


def test_no_command_stands_outside_a_block_that_is_carried_out() -> None:
    outside = re.sub(r"^ *```sh\n.*?^ *```", "", PAGE, flags=re.MULTILINE | re.DOTALL)
    assert (
        re.findall(r"^ {3,}(?:doublesix|DOUBLESIX_\w+=|pip|docker).*", outside, re.MULTILINE) == []
    )


def test_nobody_is_told_to_install_what_is_not_published() -> None:
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("deploy/*.md")]
    told = [
        line
        for page in pages
        for line in re.findall(r"pip install ([^`\n]+)", page.read_text("utf-8"))
    ]
    assert len(told) > 5
    names = [re.split(r"[\[=<>~]", word)[0] for line in told for word in shlex.split(line)]
    assert "doublesix" not in names


@pytest.mark.parametrize("told", INLINE)
def test_a_command_within_a_sentence_is_one_that_there_is(told: str) -> None:
    words = [word for word in shlex.split(told)[1:] if not word.startswith("[")]
    command: click.Command = doublesix
    context = click.Context(command)
    while isinstance(command, click.Group) and words:
        found = command.get_command(context, words.pop(0))
        assert found is not None, told
        command = found
    flags: set[Any] = {flag for option in command.params for flag in option.opts}
    assert {word for word in words if word.startswith("--")} <= flags | {"--help"}
