"""Page: all pictures of a folder in one page, a row for each scene."""

from __future__ import annotations

from html import escape
from pathlib import Path

_HEAD = """<!doctype html>
<meta charset="utf-8">
<title>Screens</title>
<style>
body { background: #222; color: #eee; font: 15px sans-serif; }
section { display: flex; flex-wrap: wrap; gap: 12px; align-items: start; }
figure { margin: 0; }
img { height: 320px; border: 1px solid #555; }
</style>
"""


def write_page(folder: Path) -> None:
    """Write the page that shows every picture in the folder."""
    scenes: dict[str, list[Path]] = {}
    for path in sorted(folder.rglob("*.png")):
        scenes.setdefault(path.stem, []).append(path.relative_to(folder))
    parts = [_HEAD]
    for name, paths in scenes.items():
        parts.append(f"<h2>{escape(name)}</h2>\n<section>\n")
        for path in paths:
            where = escape(path.as_posix())
            told = escape(" ".join(path.parts[:-1]))
            parts.append(
                f'<figure><a href="{where}"><img loading="lazy" src="{where}" alt="{told}"></a>'
                f"<figcaption>{told}</figcaption></figure>\n"
            )
        parts.append("</section>\n")
    (folder / "index.html").write_text("".join(parts), encoding="utf-8")
