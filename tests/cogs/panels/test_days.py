"""The days of a story: named where one has passed, and nowhere else."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from bot.i18n.texts import texts
from bot.model.story import Chapter
from bot.model.times import to_ms
from cogs.elements.faces import Line
from cogs.panels.days import Days, dated, day_line
from cogs.panels.public.board import story
from cogs.panels.story_log import log_page
from cogs.publishing.storyteller import Tale, _text
from tests.rigs.tales import chapters, ended, heard

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("hours", "named"),
    [
        ((0, 1, 5, 11), []),
        ((0, 11, 13), []),
        ((0, 11, 20, 21), [20]),
        ((0, 24, 48), [24, 48]),
        ((*range(60),), [24, 48]),
    ],
)
def test_a_day_is_named_where_one_has_passed(hours: tuple[int, ...], named: list[int]) -> None:
    """Whoever plays on past midnight plays on the same day, for a day at most."""
    at = {hour: to_ms(NOON + timedelta(hours=hour)) for hour in hours}
    told = dated([Line(f"{hour}", at=at[hour]) for hour in hours])
    assert [line for line in told if line.startswith("-#")] == [day_line(at[h]) for h in named]
    for hour in named:
        assert told[told.index(f"{hour}") - 1] == day_line(at[hour])
    assert dated([Line("a"), Line("b")]) == ["a", "b"]


def test_turns_that_share_a_message_have_their_days_between_them() -> None:
    """Discord itself dates the message: the first of them has none. So has the log."""
    look, words = ended("vikings", 3, "tale 1"), texts("en")
    days, told = list[Chapter](), []
    for number, chapter in enumerate([*chapters(heard("vikings", 3, "tale 1"))][:4]):
        at = to_ms(NOON + timedelta(days=number // 2))
        days.append(replace(chapter, times=(at,) * len(chapter.events)))
        told.append(Tale(number, story(look, days[-1], words), at, at))
    second = day_line(to_ms(NOON + timedelta(days=1)))
    assert second in _text(told)
    assert _text(told).count("<t:") == 1
    assert _text(told).index(told[1].text) < _text(told).index(second)
    pages = [str(log_page(look.table, days, n, words).to_components()) for n in range(1, 5)]  # type: ignore[no-untyped-call]
    assert any(second in page for page in pages)
    assert Days().passed(told[0].began) == []
