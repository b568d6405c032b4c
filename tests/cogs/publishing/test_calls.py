"""What a call says to several people."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest
from msgspec.structs import replace

from bot.i18n.texts import texts
from bot.model.news import CallDue, News, Post
from bot.model.preferences import Preferences
from bot.model.view import Question
from cogs.elements.faces import table_name
from cogs.publishing.calls.dm_copies import DirectMessages
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


@pytest.mark.parametrize("optional", [False, True])
async def test_a_copy_says_in_its_readers_language_whether_the_game_waits_for_their_turn(
    *, optional: bool
) -> None:
    """Whatever is spoken at the table; who may react is not told that it is their turn."""
    look = table_view(GAME, GAME.start(4, {}, "calls").state, 4, None)
    send, words = AsyncMock(), texts("fr")
    bot: Any = SimpleNamespace(create_dm=AsyncMock(return_value=SimpleNamespace(id=9, send=send)))
    people = SimpleNamespace(
        preferences=AsyncMock(return_value=Preferences(copies=True)),
        language=AsyncMock(return_value="fr"),
    )
    tables = SimpleNamespace(people=people)
    context: Any = SimpleNamespace(tables=tables, texts_of=lambda _: texts("en"))
    turns: Any = SimpleNamespace(turn=AsyncMock())
    question = Question(Decision("q", Seat(0), "king", optional=optional), None)
    await DirectMessages(bot, context, turns).send(look, question, "url")
    key = "copy-asked" if optional else "copy"
    begun, _, _ = words(key, game=table_name(look.table, words), task="@", url="@").partition("@")
    (said,) = send.await_args_list[0].args
    assert said.startswith(begun)
