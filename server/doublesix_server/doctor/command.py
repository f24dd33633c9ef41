"""Command: `doublesix doctor`. Reads flags and prints; what is looked at is said elsewhere.

Apart from the other commands: what it needs takes a while to read, and no server waits for it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from doublesix_server.commands import log_to_standard_error, with_settings
from doublesix_server.config import SettingsError, load_settings
from doublesix_server.doctor.findings import Finding, document_of, is_all_fine, lines_of
from doublesix_server.doctor.there import look_there
from doublesix_server.doctor.visit import Own, look_at_own, read_patient


@click.command()
@click.argument("address", metavar="[URL]", required=False)
@with_settings
@click.option(
    "--config", type=click.Path(path_type=Path), help="a TOML file with settings by these names"
)
@click.option("--fingerprint", help="SHA-256 of the server's certificate; a link has it in it")
@click.option("--no-deal", is_flag=True, help="make no table there to see how fast acts are")
@click.option("--json", "as_json", is_flag=True, help="print the findings as one JSON document")
def doctor(
    address: str | None,
    config: Path | None,
    fingerprint: str | None,
    no_deal: bool,
    as_json: bool,
    **flags: Any,
) -> int:
    """Say what works of a server and what does not, each fault with its mend.

    Without URL it is the server of this machine, with the settings that `serve` has; else the one
    at that address or link. Exit status: 0 nothing is wrong, 1 something is.
    """
    given = {name: value for name, value in flags.items() if value is not None}
    try:
        settings = load_settings(given, config)
    except SettingsError as error:
        raise click.ClickException(str(error)) from None
    if address is None:
        looks = look_at_own(Own(settings, plays=not no_deal))
    else:
        patient = read_patient(address, settings, fingerprint)
        if isinstance(patient, Finding):
            raise click.UsageError(f"{patient.told}; {patient.mend}")
        looks = look_there(replace(patient, plays=not no_deal))
    log_to_standard_error("ERROR", "human")
    findings = asyncio.run(_gathered(looks))
    if as_json:
        click.echo(json.dumps(document_of(findings)))
    else:
        click.echo("\n".join(lines_of(findings)))
    return 0 if is_all_fine(findings) else 1


async def _gathered(looks: AsyncIterator[Finding]) -> list[Finding]:
    return [found async for found in looks]
