"""Sharp: how a window of ours comes out at the pixel ratio of this process, as a line of JSON.

The ratio is Qt's own, from `QT_SCALE_FACTOR`, so each needs a process of its own.
"""

from __future__ import annotations

import json
import sys
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage

from doublesix_client.core.link import Arrived
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.table import TableModel
from tests.client.folder import FakeSettings
from tests.client.said import FakeWire, Told, ready, table
from tests.client.windows import Shown, wait

CONTENT = "TableScreen { anchors.fill: parent; table: model; focus: true }"


def sharpest(image: QImage) -> int:
    """Return the greatest step in brightness between neighbours in a row of pixels.

    What is drawn has it at each ratio; of what was drawn small and made larger it is halved.
    """
    steps = [0]
    for y in range(image.height()):
        row = [image.pixelColor(x, y).lightness() for x in range(image.width())]
        steps += [abs(one - other) for one, other in pairwise(row)]
    return max(steps)


def main(width: int, height: int) -> None:
    """Show a table and print what came of it."""
    app = QGuiApplication([])
    told = Told()
    told.act_first()
    told.until(1)
    desk = Desk(FakeWire())
    model = TableModel(desk, FakeSettings(first_deal_prompts=False))
    for news in (ready(), Arrived(table()), Arrived(told.update())):
        desk.take(news)
    shown = Shown(CONTENT, model, width, height)
    wait()
    image = shown.window.grabWindow()
    ratio = shown.window.devicePixelRatio()
    tile = next(item for item in shown.items() if item.objectName().startswith("hand-"))
    corner = tile.mapToScene(tile.boundingRect().topLeft())
    hand = image.copy(
        *(round(length * ratio) for length in (corner.x(), corner.y(), tile.width(), tile.height()))
    )
    smooth = Qt.TransformationMode.SmoothTransformation
    said = {
        "size": [image.width(), image.height()],
        "sharpest": sharpest(hand),
        "enlarged": sharpest(hand.scaledToWidth(hand.width() * 2, smooth)),
    }
    shown.close()
    del app
    sys.stdout.write(json.dumps(said))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
