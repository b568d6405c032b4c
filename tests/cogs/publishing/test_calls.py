"""What a call says to several people."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from bot.i18n.texts import texts
from bot.model.news import CallDue, News, Post
from bot.model.view import Question
from cogs.publishing.calls.messages import Calls
from games.api import Decision, Seat
from games.goths.rules import GAME
from tests.rigs.table_views import table_view

BOARD = Post(1, 2)


def test_who_is_asked_the_same_is_called_in_one_line_in_the_order_of_the_seats() -> None:
    """Whatever the order in which questions were put: the same people, the same words."""
    asked = {Seat(2): "king", Seat(0): "order", Seat(1): "king", Seat(3): "order"}
    questions = tuple(
        Question(Decision(f"q{seat}", seat, prompt), None) for seat, prompt in asked.items()
    )
    look = replace(table_view(GAME, GAME.start(4, {}, "calls").state, 4, None), questions=questions)
    calls = tuple(CallDue(f"q{seat}", seat, 0, None, due=True) for seat in asked)
    news = News(look, look.table, (), {call.key: BOARD for call in calls}, 0, calls=calls)
    context: Any = SimpleNamespace(texts_of=lambda _: texts("en"))
    unused: Any = None
    calling = Calls(context, unused, unused, unused).standing(news, look, BOARD)
    lines = [re.findall(r"<@(\d+)>", line) for line in calling.text.splitlines()]
    assert [["1", "2"], ["0", "3"]] == lines
