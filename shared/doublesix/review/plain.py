"""Plain: a look back as plain values for JSON; `docs/records.md` has the form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from doublesix.players.weighing import Choice
from doublesix.review.form import ActReview, DealReview, Known, Option, Truth
from doublesix.rules.notation import names_of, plain_act, plain_opening, plain_result
from doublesix.rules.result import Score
from doublesix.rules.seat import Partnership

FORMAT: Final = "doublesix-review"
VERSION: Final = 1
_DIGITS: Final = 4

Plain = dict[str, Any]


def plain_review(
    profile: str, deals: Sequence[DealReview], *, level: str, effort: int | None
) -> Plain:
    """Return the look back on deals of one record; `level` and `effort` are who weighed."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "profile": profile,
        "level": level,
        "effort": effort,
        "deals": [_deal(deal) for deal in deals],
    }


def _deal(review: DealReview) -> Plain:
    return {
        "deal": review.deal,
        "match": review.match,
        "before": _score(review.before),
        "opening": plain_opening(review.opening),
        "result": plain_result(review.result),
        "acts": [_act(act) for act in review.acts],
        "marked": [act.number for act in review.marked],
    }


def _act(review: ActReview) -> Plain:
    plain: Plain = {
        "number": review.number,
        "seat": int(review.seat),
        "did": plain_act(review.act),
        "knew": _known(review.known),
        "options": [_option(option) for option in review.options],
        "chosen": review.chosen,
        "best": list(review.best),
        "open_loss": _share(review.open_loss),
    }
    if not review.is_forced:
        plain["leaned"] = review.leaned
        plain["loss"] = _share(review.loss)
        plain["deals"] = review.deals
        plain["exact"] = review.is_exact
    if review.mark is not None:
        plain["mark"] = review.mark.value
    return plain


def _known(known: Known) -> Plain:
    return {
        "hand": names_of(known.hand),
        "ends": None if known.ends is None else list(known.ends),
        "held": list(known.held),
        "passed": [list(numbers) for numbers in known.passed],
        "unseen": known.unseen,
    }


def _option(option: Option) -> Plain:
    plain: Plain = {"act": plain_act(option.act)}
    if option.choice is not None:
        plain["weighed"] = _weighed(option.choice)
    if option.truth is not None:
        plain["open"] = _open(option.truth)
    return plain


def _weighed(choice: Choice) -> Plain:
    return {
        "chance": _share(choice.chance),
        "error": _share(choice.error),
        "wins": _share(choice.wins),
        "ties": _share(choice.ties),
    }


def _open(truth: Truth) -> Plain:
    return {"outcome": truth.outcome.value, "chance": _share(truth.chance)}


def _score(score: Score) -> Plain:
    return {side.value: score.of(side) for side in Partnership}


def _share(number: float) -> float:
    return round(number, _DIGITS)
