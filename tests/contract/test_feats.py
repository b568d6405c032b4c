"""What finished games are remembered by: true, fair, and told in every language."""

import re
from collections import defaultdict
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.i18n.texts import LANGUAGES, texts
from bot.model.recollection import Recollection
from bot.model.table import TableId
from cogs.panels.ending import recollection, remarkable, ties, unremarkable
from games import find, optional
from games.api import Outcome, Seat
from games.optional.remembering import Feat, Luck, Played, Praise, greatest
from games.vikings.events import Announced, CardRevealed, ShieldRaised
from players.position import camps_of
from players.turning import Turning, curve, turning
from tests.rigs.promises import keeping
from tests.rigs.recorded import outcome_of, recorded
from tests.rigs.table_views import table_view

UNKNOWN = Praise.UNKNOWN
GAMES = Path(optional.__file__).parents[1]
each_game = pytest.mark.parametrize("game_id", keeping("feats"))
SEEDS = tuple(f"remembered {number}" for number in range(6))


def seats_of(game_id: str, number: int) -> int:
    sizes = find(game_id).seats
    return sizes[number % len(sizes)]


@each_game
def test_every_feat_has_a_sentence_in_every_language_and_every_sentence_a_feat(
    game_id: str,
) -> None:
    """A text that is missing would be an error below the last board."""
    source = (GAMES / game_id / "feats.py").read_text(encoding="utf-8")
    words = set(re.findall(r'"([a-z-]+)"', source))
    for language in LANGUAGES:
        prefix = f"{game_id}-feat-"
        told = {key.removeprefix(prefix) for key in texts(language).ids if key.startswith(prefix)}
        assert told == words


@each_game
def test_the_end_of_a_game_is_told_and_nobody_is_praised_for_the_last_place(game_id: str) -> None:
    """The last place is no place for praise: neither for courage nor for luck."""
    game = find(game_id)
    praised = 0
    for number, seed in enumerate(SEEDS):
        seats = seats_of(game_id, number)
        record = recorded(game_id, seats, seed)
        outcome = outcome_of(game_id, record)
        feats = greatest(game.feats(record), outcome)
        drawn = len(outcome.ranking) == 1
        last = () if drawn else outcome.ranking[-1]
        for kind in (Praise.BOLDEST, Praise.LUCKIEST):
            assert kind not in feats or feats[kind].seat not in last
        stood = curve(game, camps_of(game, seats, {}), record, outcome)
        turned = turning(stood, outcome)
        assert (turned is None) == drawn
        assert turned is None or 1 <= turned.turn <= turned.turns
        assert [one.turn for one in stood] == sorted(one.turn for one in stood)
        look = table_view(game, record[-1].after, seats, None)
        for language in LANGUAGES:
            for table in (1, 2):
                at = replace(look, table=replace(look.table, id=TableId(table)))
                told = list(recollection(at, Recollection(turned, feats), texts(language)))
                # Where it turned, who dared most, whom luck favoured: also where that is nobody.
                assert len(told) == (3 - drawn if feats or not drawn else 0)
                assert len(set(told)) == len(told)
                # What nobody could know is told in the analysis alone.
                unknown = list(remarkable(at, Recollection(None, feats), UNKNOWN, texts(language)))
                assert len(unknown) == (UNKNOWN in feats)
                assert not set(unknown) & set(told)
                list(ties(at, texts(language)))
        praised += len(feats)
    assert praised >= len(SEEDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_draw_in_which_nothing_happened_an_analysis_has_something_to_say(
    language: str,
) -> None:
    """Below the last board stands nothing; an analysis has a title for each kind."""
    game = find("vikings")
    look = table_view(game, recorded("vikings", 2, SEEDS[0])[-1].after, 2, None)
    assert not list(recollection(look, Recollection(), texts(language)))
    told = {unremarkable(look, praise, texts(language)) for praise in Praise}
    assert len(told) == len(Praise)


@pytest.mark.parametrize(("language", "front"), [("en", "in front"), ("fr", "En tête")])
def test_that_nobody_dared_anything_is_said_of_those_in_front(language: str, front: str) -> None:
    """Of two only the winner is praised: that the other dared nothing nobody has looked at."""
    game = find("vikings")
    look = table_view(game, recorded("vikings", 2, SEEDS[0])[-1].after, 2, None)
    bluff = Feat(Praise.BOLDEST, "bluff", Seat(1), 9, 9)
    feats = greatest([bluff], Outcome(((Seat(0),), (Seat(1),)), "supply-empty"))
    remembered = Recollection(Turning(1, 2), feats)
    (line,) = remarkable(look, remembered, Praise.BOLDEST, texts(language))
    assert front in line


def test_luck_is_what_is_more_than_was_to_be_expected() -> None:
    """Who got much because much was likely had no luck."""
    luck = Luck()
    luck.note(Seat(0), 9, 9.2)
    luck.note(Seat(1), 2, 0.4)
    luck.note(Seat(2), 1, 0.8)
    (feat,) = luck.feats("dice")
    assert (feat.seat, feat.number, feat.usual) == (Seat(1), 2, 0)


LUCK = {"vikings": 4, "norwegian": 3, "schools": 2, "rage": 3}
"""Games whose luck comes from cards, dice or bracelets alone, and how many play."""


@pytest.mark.parametrize("game_id", LUCK)
def test_over_many_games_nobody_has_more_luck_than_is_to_be_expected(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is expected is the average: over many games it comes out."""
    got: dict[str, float] = defaultdict(float)

    def note(self: Luck, seat: Seat, number: float, due: float) -> None:
        del self, seat
        got["sum"] += number - due
        got["size"] += 1
        got["square"] += (number - due) ** 2

    monkeypatch.setattr(Luck, "note", note)
    game = find(game_id)
    for seed in SEEDS:
        list(game.feats(recorded(game_id, LUCK[game_id], seed)))
    assert got["size"] > 50
    # Three standard deviations: one of several hundred fair games of luck is farther off.
    assert abs(got["sum"]) < 3 * got["square"] ** 0.5


def test_students_dealt_at_the_start_are_nobodys_luck() -> None:
    """They come before any hand: also where the pile begins with the like of them."""
    game = find("schools")
    for number in range(300):
        begun = game.start(2, {}, f"dealt {number}")
        played = Played(None, begun.state, begun.state, begun.events)
        assert [one.key for one in game.feats([played]) if one.praise is Praise.LUCKIEST] == []


def test_a_tie_is_explained_whether_it_was_broken_or_not() -> None:
    """Equal points at different places, and one place for several, both need a word."""
    game = find("vikings")
    look = table_view(game, recorded("vikings", 3, SEEDS[0])[-1].after, 3, None)
    one, two, three = (Seat(seat) for seat in range(3))
    for ranking, told in (
        (((one,), (two,), (three,)), ["⚖️ Equal points: whoever has more bracelets is ahead."]),
        (((one, two), (three,)), ["share place 1"]),
        (((three,), (one,), (two,)), ["more bracelets"]),
    ):
        tied = replace(look, outcome=Outcome(ranking, "supply-empty", (7, 7, 3)))
        lines = list(ties(tied, texts("en")))
        assert len(lines) == len(told)
        for line, part in zip(lines, told, strict=True):
            assert part in line
    plain = replace(look, outcome=Outcome(((one,), (two,), (three,)), "supply-empty", (9, 7, 3)))
    assert list(ties(plain, texts("en"))) == []


def test_who_led_from_the_beginning_and_who_came_late_are_told_apart() -> None:
    """The turn after which the winner was not overtaken any more."""
    game, record = find("rage"), recorded("rage", 2, SEEDS[0])
    outcome = outcome_of("rage", record)
    stood = curve(game, camps_of(game, 2, {}), record, outcome)
    (winner,) = outcome.ranking[0]
    (loser,) = outcome.ranking[1]

    def share(*, ahead: bool) -> tuple[float, ...]:
        return tuple(float(ahead == (seat == winner)) for seat in (0, 1))

    assert winner != loser
    turns = stood[-1].turn - 1
    for late in range(1, turns + 1):
        changed = [replace(one, shares=share(ahead=one.turn > late)) for one in stood]
        turned = turning(changed, outcome)
        assert turned is not None
        assert (turned.turn, turned.turns) == (late, turns)
    assert [a.step < b.step for a, b in pairwise(stood)][:-1]
    drawn = Outcome(((winner, loser),), "last-turn", (3, 3))
    assert turning(stood, drawn) is None


def test_of_equal_feats_the_first_is_told() -> None:
    """So that a board that is posted anew says the same."""
    outcome = Outcome(((Seat(0),), (Seat(1),), (Seat(2),)), "goal")
    feats = [Feat(Praise.BOLDEST, "attacks", Seat(seat), 1.0) for seat in (2, 1, 0)]
    assert greatest(feats, outcome)[Praise.BOLDEST].seat == Seat(1)


def test_what_nobody_could_know_is_told_of_whoever_it_concerns() -> None:
    """It is no praise; of a lie that was turned over everybody knew."""
    outcome = Outcome(((Seat(0),), (Seat(1),)), "goal")
    feat = Feat(UNKNOWN, "unseen", Seat(1), 1.0, 1, 2)
    assert greatest([feat], outcome) == {UNKNOWN: feat}
    game = find("vikings")
    record = recorded("vikings", 2, SEEDS[0])
    events = [event for step in record for event in step.events]
    laid = sum(isinstance(event, Announced | ShieldRaised) for event in events)
    revealed = sum(isinstance(event, CardRevealed) for event in events)
    found = [feat for feat in game.feats(record) if feat.praise is UNKNOWN]
    assert revealed
    assert sum(feat.usual for feat in found) == laid - revealed
    assert all(0 <= feat.number <= feat.usual for feat in found)
