"""Pictures are drawn beside the event loop, which has others to answer meanwhile."""

from __future__ import annotations

from threading import Thread, current_thread
from types import SimpleNamespace
from typing import NoReturn
from unittest.mock import Mock

import pytest

import cogs.context
from bot.i18n.texts import texts
from cogs.context import BotContext
from games import find
from games.series.api import Kind
from tests.cogs.publishing.test_series_sheet import courses, news
from tests.rigs.table_views import table_view

EN = texts("en")


async def test_no_picture_is_drawn_where_presses_are_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Neither a board, nor a picture behind a button, nor the sheet of a series."""
    drawn: list[Thread] = []

    def draw(*given: object, **named: object) -> NoReturn:
        """Note where it is called."""
        drawn.append(current_thread())
        raise ValueError(f"{len(given)} and {len(named)}")

    monkeypatch.setattr(cogs.context, "picture_of", lambda _: SimpleNamespace(scene=draw))
    monkeypatch.setattr(cogs.context, "details_of", lambda _: SimpleNamespace(detail=draw))
    monkeypatch.setattr(cogs.context, "series_scene", draw)
    context = BotContext(Mock(), Mock(), Mock(), Mock(), local=True)
    game = find("norwegian")
    look = table_view(game, game.start(2, {}, "drawn").state, 2, None)
    sheet = await context.series_picture(news(next(courses(Kind.MATCH))), EN)
    for made in (await context.picture(look, EN), await context.detail(look, "known", EN), sheet):
        assert made is not None
        assert made.fault
    assert len(drawn) == 3
    assert current_thread() not in drawn
