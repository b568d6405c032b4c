"""Everything that answers a press, and the commands that are twins of controls."""

from __future__ import annotations

import msgspec

from cogs.elements.custom_ids import Verb
from cogs.interactions.analysis import AnalysisHandlers
from cogs.interactions.computers import ComputerHandlers
from cogs.interactions.history import HistoryHandlers
from cogs.interactions.keepsakes import KeepsakeHandlers
from cogs.interactions.lobby import LobbyHandlers
from cogs.interactions.managers import ManagerHandlers
from cogs.interactions.moves import MoveHandlers
from cogs.interactions.options import OptionsHandlers
from cogs.interactions.pauses import PauseHandlers
from cogs.interactions.plans import PlanHandlers
from cogs.interactions.repair import RepairHandlers
from cogs.interactions.replay import ReplayHandlers
from cogs.interactions.seats import SeatHandlers
from cogs.interactions.series import SeriesHandlers
from cogs.interactions.settings import SettingsHandlers
from cogs.interactions.undo import UndoHandlers
from cogs.interactions.views import ViewHandlers
from cogs.routing.replies import Replies
from cogs.routing.router import Handler


class Handlers(msgspec.Struct, frozen=True):
    """The handlers of one bot, one for each concern."""

    replies: Replies
    moves: MoveHandlers
    views: ViewHandlers
    lobby: LobbyHandlers
    options: OptionsHandlers
    computers: ComputerHandlers
    pauses: PauseHandlers
    managers: ManagerHandlers
    seats: SeatHandlers
    history: HistoryHandlers
    replay: ReplayHandlers
    keepsakes: KeepsakeHandlers
    analysis: AnalysisHandlers
    undo: UndoHandlers
    repair: RepairHandlers
    plans: PlanHandlers
    series: SeriesHandlers
    settings: SettingsHandlers

    def by_verb(self) -> dict[Verb, Handler]:
        """Say which handler answers which verb.

        Raises:
            ValueError: two answer the same one.
        """
        found: dict[Verb, Handler] = {}
        for concern in (
            self.moves,
            self.views,
            self.lobby,
            self.options,
            self.computers,
            self.pauses,
            self.managers,
            self.seats,
            self.history,
            self.replay,
            self.keepsakes,
            self.analysis,
            self.undo,
            self.repair,
            self.plans,
            self.series,
            self.settings,
        ):
            handlers = concern.by_verb()
            if twice := found.keys() & handlers.keys():
                raise ValueError(twice)
            found |= handlers
        return found
