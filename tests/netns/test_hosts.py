"""Hosts within this machine are apart, reach one another, and leave nothing behind."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from tests.netns.hosts import Host, Network, network, why_not
from tests.whole.processes import wait_until_gone

pytestmark = pytest.mark.slow

ECHO = """
import socket, sys
with socket.create_server(("", 7)) as door:
    print("open", flush=True)
    while True:
        link, _ = door.accept()
        with link:
            while said := link.recv(65536):
                link.sendall(said)
"""
ASK = """
import socket, sys
with socket.create_connection((sys.argv[1], 7), float(sys.argv[2])) as link:
    told = bytes(range(256)) * int(sys.argv[3])
    link.sendall(told)
    heard = b""
    while len(heard) < len(told):
        heard += link.recv(65536)
print("same" if heard == told else "another", link)
"""


@pytest.fixture(autouse=True)
def allowed() -> None:
    """Skip where no hosts can be had."""
    if (why := why_not()) is not None:
        pytest.skip(why)


@pytest.fixture
def wire() -> Iterator[Network]:
    with network() as made:
        yield made


def answering(host: Host) -> Host:
    """Have a host answer what it is told with the same."""
    door = host.begin(sys.executable, "-c", ECHO, stdout=subprocess.PIPE)
    assert door.stdout is not None
    assert door.stdout.readline() == "open\n"
    return host


def hears(host: Host, other: Host, seconds: float = 10, size: int = 1) -> bool:
    """Tell whether a host hears from another what it told it."""
    argv = (sys.executable, "-c", ASK, other.address, str(seconds), str(size))
    said = host.run(*argv, check=False)
    assert said.returncode == 0 or "Error" in said.stderr, said.stderr
    return said.stdout.startswith("same")


def test_a_link_is_cut_pulled_readdressed_and_restored(wire: Network) -> None:
    ana, server = wire.host("ana"), answering(wire.host("server"))
    assert hears(ana, server)
    ana.cut()
    assert not hears(ana, server, seconds=0.2)
    ana.mend()
    assert hears(ana, server)
    ana.unplug()
    assert not hears(ana, server, seconds=0.2)
    ana.plug()
    assert hears(ana, server)
    ana.readdress("10.66.0.77")
    assert hears(ana, server)
    server.readdress("10.66.0.78")
    assert hears(ana, server)


def test_one_host_shuns_another_and_still_hears_a_third(wire: Network) -> None:
    ana, ivo, eva = wire.host("ana"), answering(wire.host("ivo")), answering(wire.host("eva"))
    ana.shun(ivo)
    assert not hears(ana, ivo, seconds=0.2)
    assert hears(ana, eva)
    ana.seek(ivo)
    assert hears(ana, ivo)


def test_a_slowed_link_is_late_loses_some_and_spoils_nothing(wire: Network) -> None:
    ana, server = wire.host("ana"), answering(wire.host("server"))
    with wire.slowed(ana, 0.2, 0.05):
        begun = time.monotonic()
        assert hears(ana, server, seconds=20, size=400)
        assert time.monotonic() - begun > 0.8  # a handshake and an answer, each there and back
    assert hears(ana, server, size=4000)


def test_what_ran_at_a_host_is_gone_with_it() -> None:
    with network() as made:
        host = made.host("ana")
        running = host.begin("sleep", "600")
    wait_until_gone([host.pid, running.pid])


def test_what_ran_at_a_host_is_gone_when_whoever_began_it_was_killed() -> None:
    text = (
        "import time\nfrom tests.netns.hosts import network\nwith network() as made:\n"
        "    host = made.host('ana')\n    running = host.begin('sleep', '600')\n"
        "    print(host.pid, running.pid, flush=True)\n    time.sleep(600)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", text], stdout=subprocess.PIPE, text=True
    ) as beginning:
        assert beginning.stdout is not None
        pids = [int(pid) for pid in beginning.stdout.readline().split()]
        beginning.kill()
    assert len(pids) == 2
    wait_until_gone(pids)
