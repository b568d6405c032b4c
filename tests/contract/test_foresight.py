"""What a seat can foresee: the same whatever it cannot know, and true if the others let it pass."""

from __future__ import annotations

from collections.abc import Iterator

from bot.i18n.text_ids import plan_lost_id
from bot.i18n.texts import LANGUAGES, texts
from bot.model.plan import CHOICES, QUESTION
from bot.table.plans import changed, ground
from games.api import AnyGame, Seat, State
from games.foresight import Prospect, foresee, go_on
from games.optional.planning import PlansAhead
from tests.contract.played_games import Played


def foreseen(played: list[Played]) -> Iterator[tuple[AnyGame, State, Seat, Prospect]]:
    """Yield what seats foresee that are not asked, at some moments of each game."""
    for one in played:
        game = one.table.game
        if not isinstance(game, PlansAhead):
            continue
        for state in one.states[::3]:
            owed = {d.seat for d in game.decisions(state) if not d.answered}
            for seat in one.seats:
                prospect = None if seat in owed else foresee(game, state, seat)
                if prospect is not None:
                    yield game, state, seat, prospect


def test_what_is_foreseen_does_not_depend_on_what_is_hidden(played: list[Played]) -> None:
    """Noninterference; nobody learns anything by looking ahead."""
    for game, state, seat, prospect in foreseen(played):
        assert prospect == foresee(game, game.redeal(state, seat, "elsewhere"), seat)
        one, *others = (ground(game, Prospect((w,), prospect.decision)) for w in prospect.worlds)
        assert all(not changed(one, other) for other in others)


def test_it_comes_as_foreseen_if_the_others_let_it_pass(played: list[Played]) -> None:
    """F76: the picture of what is foreseen is the one that its owner sees then."""
    for game, state, seat, prospect in foreseen(played):
        assert isinstance(game, PlansAhead)
        real = state
        while not any(d.seat == seat and not d.answered for d in game.decisions(real)):
            other = next(d.seat for d in game.decisions(real) if not d.answered)
            passes = game.uneventful(game.view(real, other))
            assert passes is not None
            real = game.apply(real, other, passes).state
        assert prospect.decision in game.decisions(real)
        assert game.view(real, seat) == game.view(prospect.state, seat)
        legal = tuple(game.legal_moves(real, seat))
        assert legal == tuple(game.legal_moves(prospect.state, seat))


def test_only_what_a_game_declares_is_foreseen(played: list[Played]) -> None:
    """F33: the calls to such questions wait, plan or no plan, by what everybody knows."""
    for game, _, seat, prospect in foreseen(played):
        assert isinstance(game, PlansAhead)
        assert prospect.decision.prompt in game.foreseeable
        for move in tuple(game.legal_moves(prospect.state, seat))[:3]:
            further = go_on(game, prospect, move)
            assert further is None or further.decision.prompt in game.foreseeable


def test_whatever_ends_a_plan_has_its_words(played: list[Played]) -> None:
    """F73: the planner is told what has changed."""
    names = {QUESTION, CHOICES}
    for game, _, _, prospect in foreseen(played):
        names |= set(ground(game, prospect))
    for language in LANGUAGES:
        words = texts(language)
        assert all(words(plan_lost_id(played[0].game.id, name)) for name in names)
