"""App: wires the window: one person's folder, the network's thread, view models and QML.

Everything is taken down in the order that Qt needs: what QML shows before the view models behind
it, and the network last of all but the folder.
"""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QSize, QTimer, Signal, Slot, qVersion
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow
from shiboken6 import delete

from doublesix.version import own_version
from doublesix_client import typeface
from doublesix_client.calling import Calls, call
from doublesix_client.core.link import Judged, LinkState, Nearby, News
from doublesix_client.extent import fitting, left_at
from doublesix_client.home.evidence import Evidence
from doublesix_client.home.folder import Home, HomeTaken, entered, home_of
from doublesix_client.home.identities import Identities
from doublesix_client.home.journal import Journal
from doublesix_client.home.kept import Kept
from doublesix_client.home.settings import Settings
from doublesix_client.language import Language
from doublesix_client.net.looking_back import LookingBack
from doublesix_client.net.thread import NetworkThread
from doublesix_client.refused import RefusedWindow, is_seen
from doublesix_client.registering import FOLDER
from doublesix_client.sound.device import DeviceSound
from doublesix_client.sound.port import SoundPort
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.look_back import Looker
from doublesix_client.viewmodels.window import WindowModel

QML = Path(__file__).parent / "qml"
_BREATH = 200
"""Milliseconds between the moments at which Python looks for a signal of the system."""

MOST_NEWS = 64
"""So much of what came waits for the window; the rest waits at the server, which has bounds."""


def is_record(told: str) -> bool:
    """Tell the path of a record, or a link to a file, from a link or code that leads to a table.

    >>> is_record("/home/ana/sunday.json"), is_record("file:///home/ana/sunday.json")
    (True, True)
    >>> is_record("doublesix://192.0.2.7:6006/K7QM-2XV0"), is_record("K7QM-2XV0")
    (False, False)
    """
    return told.startswith("file:") or Path(told).is_absolute()


class WindowError(Exception):
    """The window cannot be shown; the text says why and what would help."""


class Bridge(QObject):
    """Brings news from the network's thread into the window's own."""

    news = Signal(object)
    _crossed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._told = self._taken = 0
        self._is_closed = False
        self._crossed.connect(self._take)

    def tell(self, news: News) -> None:
        """Hand news over, from the network's thread."""
        self._told += 1
        self._crossed.emit(news)

    def is_behind(self) -> bool:
        """Tell whether the window has more to take in than it should; from any thread."""
        return self._told - self._taken > MOST_NEWS

    def close(self) -> None:
        """Bring nothing more: what is on its way would come to what is taken down already."""
        self._is_closed = True

    @Slot(object)
    def _take(self, news: News) -> None:
        self._taken += 1
        if not self._is_closed:
            self.news.emit(news)


class Window:
    """One window over one person's folder.

    `terms` are what its tables are asked to have: nobody sets them, trials do.
    """

    def __init__(self, home: Home, terms: Mapping[str, Any] | None = None) -> None:
        self.journal = Journal(home.log)
        self.settings = Settings(home.settings)
        self.kept = Kept(home.kept)
        self.evidence = Evidence(home.evidence)
        self._bridge = Bridge()
        self.network = NetworkThread(
            self._bridge.tell,
            home.server_data,
            server_log=home.server_log,
            is_behind=self._bridge.is_behind,
        )
        self.desk = Desk(self.network)
        self._bridge.news.connect(self.desk.take)
        self._bridge.news.connect(self._note)
        self.looker = self.make_looker()
        self.models = WindowModel(
            self.desk,
            identities=Identities(home.identities),
            settings=self.settings,
            kept=self.kept,
            now=lambda: int(time.time()),
            details=self._details,
            terms=terms,
            looker=self.looker,
            parent=self.desk,
        )
        self.sound: SoundPort = DeviceSound()
        self.models.attention.heard.connect(self._hear)
        self.models.attention.turnCame.connect(self._call)
        self.engine = QQmlApplicationEngine()
        self.language = Language(self.engine, self.models)
        self.language.use(self.settings.get("language"))
        self.models.settings.languageChanged.connect(self.language.use)

    def make_looker(self) -> Looker:
        """Return who looks back on deals."""
        return LookingBack()

    def show(self, **properties: Any) -> None:
        """Load the window and start the network."""
        self.network.start()
        self.engine.addImportPath(str(QML))
        extent = self._extent()
        size = {"width": extent.width(), "height": extent.height()}
        self.engine.setInitialProperties({"models": self.models, **size, **properties})
        self.engine.loadFromModule("Doublesix", "Main")
        if not self.engine.rootObjects():
            raise WindowError("the window cannot be shown: its QML does not load")

    def open(self, told: str) -> bool:
        """Go where a link or code leads, or show a record; False where one would leave a table."""
        models = self.models
        if is_record(told):
            models.shell.open("records")
            models.records.open(told)
        elif self.desk.state.table is None:
            models.front.join(told, "")
        else:
            return False
        for root in self.engine.rootObjects():
            if isinstance(root, QQuickWindow) and is_seen():
                root.raise_()
                root.requestActivate()
        return True

    def _extent(self) -> QSize:
        """Return how large the window opens: as it was left, on whatever screen there is."""
        wanted = QSize(self.settings.get("width"), self.settings.get("height"))
        return fitting(wanted, QGuiApplication.primaryScreen().availableSize())

    def _note(self, news: News) -> None:
        """Write down what came: kinds, versions and reasons, never what stands in a message."""
        if isinstance(news, Nearby):
            return
        if isinstance(news, LinkState):
            self.journal.note_link(news.phase, news.reason, is_own=self._is_own)
        elif isinstance(news, Judged):
            self._keep_evidence(news)
        else:
            message = news.message
            self.journal.note_arrived(message.type, getattr(message, "version", None))

    def _keep_evidence(self, judged: Judged) -> None:
        """Keep what was told of a deal that does not match how it was drawn."""
        if judged.findings:
            kept = self.evidence.keep(judged.session, judged.deal, judged.evidence)
            self.journal.note_broken(judged.deal, "none" if kept is None else kept.name)

    @property
    def _is_own(self) -> bool:
        plan = self.models.way.plan
        return plan is not None and plan.server is None

    def _details(self) -> str:
        preferences = self.settings.preferences.model_dump()
        return self.journal.details(own_version(), preferences, Qt=qVersion())

    def _hear(self, name: str) -> None:
        if self.settings.get("sound"):
            self.sound.play(name, self.settings.get("volume"))

    def _call(self) -> None:
        """Call whoever looks elsewhere: the window asks to be looked at."""
        for root in self.engine.rootObjects():
            if isinstance(root, QQuickWindow) and self.settings.get("alert_on_turn"):
                root.alert(0)  # nothing happens while it is looked at

    def close(self) -> None:
        """Take everything down; the own server keeps the session."""
        self._bridge.close()
        self.looker.cancel()
        self.desk.blockSignals(True)  # news that is still on its way finds nobody to show it
        for root in self.engine.rootObjects():
            if isinstance(root, QQuickWindow) and (size := left_at(root)) is not None:
                self.settings.set(width=size.width(), height=size.height())
            delete(root)
        delete(self.engine)
        self.language.close()
        self.sound.close()
        self.network.stop()
        self.journal.close()
        # Here, and not whenever and in whatever thread Python looks for circles.
        for owner in (self.language, self.desk, self._bridge):
            delete(owner)


def run(home: Path | None = None, *, what: str | None = None, start: str | None = None) -> int:
    """Show the window until it is closed, and return the exit status.

    With `what`, a link, a code or a record's path, it goes there at once; another window that has
    the folder is asked to. With `start`, a profile, it begins a table with computer players.
    HomeTaken where another window has the folder and did not take it, once that was read.
    """
    own = home_of(home)
    try:
        return _run(own, what, start)
    except HomeTaken as error:
        if what is not None and call(own.path, what):
            return 0
        if is_seen():
            app = _application()
            refused = RefusedWindow(str(error.path))
            _heed_signals(app)
            app.exec()
            refused.close()
        raise


def _application() -> QGuiApplication:
    app = QGuiApplication(sys.argv[:1])
    app.setApplicationName("doublesix")
    app.setApplicationDisplayName("Doublesix")
    app.setDesktopFileName("doublesix")
    app.setWindowIcon(QIcon(str(FOLDER / "doublesix.svg")))
    typeface.load()
    return app


def _run(home: Home, what: str | None, start: str | None) -> int:
    with entered(home) as own:
        app = _application()
        window = Window(own)
        sys.excepthook = window.journal.note_fault
        calls = Calls(own.path, window.open)
        app.installEventFilter(calls)
        try:
            window.show()
            if what is not None:
                window.open(what)
            if start is not None:
                window.models.front.start(start)
            _heed_signals(app)
            return app.exec()
        finally:
            app.removeEventFilter(calls)
            calls.close()
            window.close()
            delete(calls)
            sys.excepthook = sys.__excepthook__


def _heed_signals(app: QGuiApplication) -> None:
    """Let Ctrl-C close the window: Python looks at signals only when it runs."""
    signal.signal(signal.SIGINT, lambda *_: app.exit(130))
    signal.signal(signal.SIGTERM, lambda *_: app.quit())
    breath = QTimer(app)
    breath.timeout.connect(_nothing)
    breath.start(_BREATH)


def _nothing() -> None:
    """Give Python its moment."""
