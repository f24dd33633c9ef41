"""Props: what a view model derives, as properties that QML binds to.

A view model derives one frozen dataclass from the state and swaps it in before any signal; each
of its fields that QML reads is declared with `prop`.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, Signal


def prop(kind: Any, name: str, changed: Signal) -> Any:
    """Return a read-only property of QML: the field `name` of the owner's `props`."""
    return Property(kind, lambda owner: getattr(owner.props, name), notify=changed)


def own(kind: Any, name: str, changed: Signal | None = None) -> Any:
    """Return a read-only property: the owner's attribute `name`; constant without a signal."""
    if changed is None:
        return Property(kind, lambda owner: getattr(owner, name), constant=True)
    return Property(kind, lambda owner: getattr(owner, name), notify=changed)
