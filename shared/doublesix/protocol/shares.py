"""Shares: a client's part in the draw of a deal, as strict models.

Programs send these by themselves. Knows forms; never what a share is good for.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from doublesix.protocol.fields import Asking, Count

MAX_SHARE = 64
"""The most bytes that are looked at; what is no 32 of them is named as malformed."""

SeatKey = Literal["1", "2", "3", "4"]
ForSeats = Annotated[
    dict[SeatKey, Annotated[bytes, Field(max_length=MAX_SHARE)]], Field(min_length=1, max_length=4)
]


class CommitShare(Asking):
    """Say beforehand, by a hash, which share one's seats will give to the draw of a deal."""

    type: Literal["commit_share"] = "commit_share"
    deal: Count = Field(description="from `draw`")
    attempt: Count = Field(description="from `draw`")
    commitments: ForSeats = Field(description="a hash for each seat that is asked")


class RevealShare(Asking):
    """Show the shares, once all seats have said something of theirs."""

    type: Literal["reveal_share"] = "reveal_share"
    deal: Count = Field(description="from `draw`")
    attempt: Count = Field(description="from `draw`")
    shares: ForSeats = Field(description="32 random bytes for each seat that is asked")


OfADraw = CommitShare | RevealShare
