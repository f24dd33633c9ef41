"""What the rules say when an act is refused.

A reason is a code that clients word in their own language; the message is for logs and the
command line.
"""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """Why an act is refused; each names the rule it protects."""

    NOT_YOUR_TURN = "not_your_turn"
    TILE_NOT_IN_HAND = "tile_not_in_hand"
    DOES_NOT_FIT = "does_not_fit"
    END_NEEDED = "end_needed"
    POSE_HAS_NO_END = "pose_has_no_end"
    MUST_POSE_DOUBLE_SIX = "must_pose_double_six"
    CAN_PLAY = "can_play"
    NAMING_FIRST = "naming_first"
    NO_NAMING = "no_naming"
    NOT_THE_REPRESENTATIVE = "not_the_representative"
    NOT_A_PARTNER = "not_a_partner"
    DEAL_IS_OVER = "deal_is_over"
    DEAL_IS_NOT_OVER = "deal_is_not_over"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NOTHING_TO_REDO = "nothing_to_redo"
    NOTHING_TO_RESTART = "nothing_to_restart"


class RuleError(Exception):
    """An act that the rules refuse; whatever it was tried on is unchanged.

    `rule` is the number in `docs/rules-exact.md`; the text quotes the act and the position.
    """

    def __init__(self, reason: Reason, rule: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason
        self.rule = rule
