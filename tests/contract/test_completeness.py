"""A registered game is complete; what is missing is named with the reason."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import rendering.vikings
from bot.i18n import narration
from bot.i18n.texts import texts
from games import find
from games.api import Event, Seat, Significance, Weight
from games.optional.in_advance import Span, Standing
from games.registry import in_repository
from rendering.scene.theme import DUSK
from tabletop.testing import demands
from tabletop.testing.demands import PARTS, TEXTS, owed, wanted_texts
from tests.contract import owed as owed_of
from tests.contract.owed import FILES, owed_by_the_repository
from tests.rigs.sample_games import SHIPPED


@pytest.mark.parametrize("game_id", SHIPPED)
def test_a_game_of_the_product_owes_the_repository_nothing(game_id: str) -> None:
    """Tests, a second model of its rules, a golden transcript, a stored state, pages."""
    missing = [str(one) for one in owed_by_the_repository(find(game_id))]
    assert not missing, "\n".join(["still owed:", *missing])


def test_a_game_that_is_not_begun_owes_every_part() -> None:
    """The list is what a contributor works off; nothing breaks where nothing is."""
    missing = [one.what for one in owed("chess")]
    entry = in_repository("chess")
    assert [f"{getattr(entry, part)}: {name}" for part, name, _ in PARTS] == missing


def test_every_demand_has_a_reason_of_its_own() -> None:
    """A sentence without a full stop, in plain words."""
    reasons = [*TEXTS.values(), *(why for *_, why in PARTS), *(why for _, why in FILES)]
    assert all(len(why.split()) >= 4 for why in reasons)
    assert all(one.why for one in owed("chess"))


def test_what_only_some_test_would_miss_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """A low or undescribed picture, no estimate, a reserved name, no worlds dealt by hand."""
    game, lesson = find("vikings"), rendering.vikings.lesson(1, texts("en"), DUSK)
    monkeypatch.setattr(type(game), "horizon", 0)
    high = replace(lesson, base=replace(lesson.base, height=701), alt="A bear.")
    monkeypatch.setattr(rendering.vikings, "lesson", lambda *_: high)
    monkeypatch.setattr(owed_of, "OTHER_WORLDS", "tests.players.test_peeking")
    monkeypatch.setattr(demands, "TOLD", frozenset({"turn"}))
    place = "rendering.vikings: a picture for page 1 of the rules"
    assert {
        "games.vikings.rules: another name for TurnBegan.turn",
        f"{place}, at most 700 pixels high",
        f"{place}, described otherwise in each language",
    } <= {one.what for one in owed("vikings")}
    missing = {one.what for one in owed_by_the_repository(game)}
    assert missing == {
        "games.vikings.rules: horizon, clock and estimate",
        "tests.players.test_peeking: vikings",
    }


def test_the_texts_that_are_wanted_follow_from_the_rules() -> None:
    """One for each event, move, phase, option and answer in advance, and for the end."""
    wanted = set(wanted_texts(find("vikings")))
    assert {
        "vikings-event-bluff-called",
        "vikings-move-call-bluff",
        "vikings-prompt-announce",
        "vikings-call-challenge-shield",
        "vikings-option-bluff_arena-yes-help",
        "vikings-command-new-arena",
        "vikings-standing-believe-until",
        "vikings-goal",
        "vikings-tip-announce",
    } <= wanted
    assert not any(text_id.endswith("-over") for text_id in wanted)
    assert any(text_id.startswith("vikings-outcome-") for text_id in wanted)


def test_answers_in_advance_are_told_apart_where_one_menu_does_not_hold_them() -> None:
    """Their panel failed where the texts were missing."""

    def wanted(number: int, *within: str) -> set[str]:
        standing = tuple(Standing(f"a{n}", (f"p{n % 2}",), "a", Span.GAME) for n in range(number))
        changes = {"standing": standing, "within_turn": within}
        game = type("Other", (type(find("vikings")),), changes)()
        return {one for one in wanted_texts(game) if one.startswith("vikings-standing-about-")}

    assert wanted(25) == set()
    assert wanted(26) == {"vikings-standing-about-p0", "vikings-standing-about-p1"}
    assert wanted(4, "p0") == set()
    assert wanted(5, "p0", "p1") == {"vikings-standing-about-p0"}


def test_no_event_has_a_field_that_the_host_sets_in_its_sentence() -> None:
    """``alone`` was not known: the story of such an event failed where it came up."""

    class Sat(Event, frozen=True):
        significance = Significance(Weight.DEED)
        seat: Seat

    given = set(narration.telling(Sat(seat=Seat(0)), ("Ada",), None, 0))
    assert given == demands.TOLD
