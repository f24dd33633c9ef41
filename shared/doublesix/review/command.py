"""Command: what `doublesix record review` does with a record that was verified.

Knows what is printed where; never files or exit statuses.
"""

from __future__ import annotations

import json
import sys

from doublesix.record.replay import Replayed
from doublesix.record.words import counted
from doublesix.review.look import look_back
from doublesix.review.plain import plain_review
from doublesix.review.terminal import print_reviews, progress
from doublesix.review.thinkers import EFFORT, LEVEL, NoThinkers, thinkers


class NothingToReview(Exception):
    """A record cannot be looked back on here; the text says why and what would be right."""


def review(
    replayed: Replayed, deal: int | None, effort: int | None, *, as_json: bool, as_lines: bool
) -> None:
    """Look back on one deal, or on all that are finished, and print what was found."""
    deals = _chosen(replayed, deal)
    work = EFFORT if effort is None else effort
    total = sum(len(replayed.chapters[number - 1].steps) for number in deals)
    with progress(total, as_lines=as_lines) as tell:
        try:
            weigh, see = thinkers(replayed.record.profile.name, work)
        except NoThinkers as missing:
            raise NothingToReview(str(missing)) from None
        reviews = [look_back(replayed, number, weigh, see, tell) for number in deals]
    if as_json:
        name = replayed.record.profile.name
        plain = plain_review(name, reviews, level=LEVEL, effort=work)
        sys.stdout.write(json.dumps(plain, ensure_ascii=False) + "\n")
    else:
        print_reviews(reviews)


def _chosen(replayed: Replayed, deal: int | None) -> list[int]:
    """Return the numbers of the deals that are looked back on."""
    chapters = replayed.chapters
    finished = [number for number, chapter in enumerate(chapters, 1) if chapter.result is not None]
    if deal is None:
        if not finished:
            raise NothingToReview("no deal in it is finished: there is nothing to look back on")
        return finished
    if deal > len(chapters):
        raise NothingToReview(f"there is no deal {deal}; it has {counted(len(chapters), 'deal')}")
    if deal not in finished:
        raise NothingToReview(f"deal {deal} breaks off: only a finished deal is looked back on")
    return [deal]
