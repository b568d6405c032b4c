"""What a seat can foresee: the same whatever it cannot know, and true if the others let it pass."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.i18n.text_ids import plan_lost_id
from bot.i18n.texts import LANGUAGES, texts
from bot.model.plan import CHOICES, QUESTION
from bot.table.plans import changed, ground
from games.api import Seat
from games.foresight import Prospect, foresee, go_on
from games.optional.in_advance import Span
from tabletop.testing.played_games import Played, Position

Foreseen = list[tuple[Position, Seat, Prospect]]


@pytest.fixture(scope="session")
def foreseen(played: list[Played]) -> Foreseen:
    """Position, seat and prospect where seats that are not asked foresee a question.

    Every third sampled position is looked at.
    """
    return [
        (position, seat, prospect)
        for one in played
        for position in one.sampled[::3]
        for seat in one.seats
        if seat not in {decision.seat for decision in position.owed}
        if (prospect := foresee(one.game, position.state, seat)) is not None
    ]


def test_what_is_foreseen_does_not_depend_on_what_is_hidden(foreseen: Foreseen) -> None:
    """Noninterference; nobody learns anything by looking ahead.

    The same is foreseen in a world dealt again for the seat, and the premises of its answer are
    alike in all worlds of what is foreseen.
    """
    for position, seat, prospect in foreseen:
        game = position.game
        assert prospect == foresee(game, position.elsewhere(seat).state, seat)
        one, *others = (
            ground(game, replace(prospect, worlds=(world,), view=game.view(world, seat)))
            for world in prospect.worlds
        )
        assert all(not changed(one, other) for other in others)


def test_it_comes_as_foreseen_if_the_others_let_it_pass(foreseen: Foreseen) -> None:
    """F76: the picture of what is foreseen is the one that its owner sees then.

    If the others let things pass, the question comes, with the same view and the same legal moves.
    Of what is foreseen regardless of a draw only the declaration is looked at.
    """
    for position, seat, prospect in foreseen:
        game, real = position.game, position.state
        if prospect.regardless:
            # Nobody can see what luck brings; what is said for any case rests on less.
            assert game.regardless_of[prospect.decision.prompt]
            continue
        while not any(d.seat == seat and not d.answered for d in game.decisions(real)):
            other = next(d.seat for d in game.decisions(real) if not d.answered)
            passes = game.uneventful(game.view(real, other))
            assert passes is not None
            real = game.apply(real, other, passes).state
        assert prospect.decision in game.decisions(real)
        assert game.view(real, seat) == game.view(prospect.state, seat)
        legal = tuple(game.legal_moves(real, seat))
        assert legal == tuple(game.legal_moves(prospect.state, seat))


def test_only_what_a_game_declares_is_foreseen(foreseen: Foreseen) -> None:
    """F33: the calls to such questions wait, plan or no plan, by what everybody knows.

    Every foreseen question has a prompt of ``foreseeable``, and so has what would be foreseen after
    each of its first three answers.
    """
    for position, seat, prospect in foreseen:
        game = position.game
        assert prospect.decision.prompt in game.foreseeable
        for move in tuple(game.legal_moves(prospect.state, seat))[:3]:
            further = go_on(game, prospect, move)
            assert further is None or further.decision.prompt in game.foreseeable


def test_what_is_asked_with_a_move_can_be_answered_then(played: list[Played]) -> None:
    """As a plan, in advance for the turn, or by what the seat may do though nobody asks.

    Each prompt of ``follow_ups`` is foreseeable or has an answer in advance for the turn, unless
    the seat has unasked moves at that position.
    """
    for one in played:
        foreseeable = set(one.game.foreseeable)
        for_the_turn = {
            prompt
            for standing in one.game.standing
            if standing.lasts is Span.TURN
            for prompt in standing.prompts
        }
        for position in one.sampled:
            for seat in one.seats:
                asked = one.game.follow_ups(one.game.view(position.state, seat))
                unasked = any(one.game.unasked_moves(position.state, seat))
                assert unasked or set(asked) <= foreseeable | for_the_turn


def test_whatever_ends_a_plan_has_its_words(played: list[Played], foreseen: Foreseen) -> None:
    """F73: the planner is told what has changed.

    In every language there is a text for the question, the choices, and each premise that came up.
    """
    names = {QUESTION, CHOICES}
    for position, _, prospect in foreseen:
        names |= set(ground(position.game, prospect))
    for language in LANGUAGES:
        words = texts(language)
        assert all(words(plan_lost_id(played[0].game.id, name)) for name in names)
