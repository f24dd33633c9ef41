"""The variants: each module here makes one `PROFILE`, and is found by being here."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from doublesix.rules.profile import Profile


def find_profiles() -> dict[str, Profile]:
    """Return every profile in this folder by its name."""
    modules = sorted(module.name for module in iter_modules(__path__))
    found: list[Profile] = [import_module(f"{__name__}.{name}").PROFILE for name in modules]
    return {profile.name: profile for profile in found}


PROFILES: dict[str, Profile] = find_profiles()
