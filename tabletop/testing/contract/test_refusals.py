"""What is not legal is refused, and leaves the game as it was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import fields, replace

from games.api import AnyGame, Move, RuleError, Seat
from games.codec import dump, from_words
from tabletop.testing.played_games import Played

NONSENSE: tuple[Any, ...] = (-1, 999, "nonsense", None, (), [])


def _refused(game: AnyGame, state: Any, seat: Any, move: Any) -> bool:
    """Return True if the rules refuse a move with a RuleError that has a key.

    False if they accept it, or if the key is empty; any other exception passes through.
    """
    try:
        game.apply(state, seat, move)
    except RuleError as error:
        return bool(error.key)
    return False


def _distorted(move: Move) -> Iterator[Move]:
    """Yield a move with nonsense in one field at a time, for every field and kind of nonsense.

    A field that takes any text gets none that is text.
    """
    for field in fields(move):
        for value in NONSENSE:
            # Any text may be said where a text is asked for.
            if field.type is not str or not isinstance(value, str):
                yield replace(move, **{field.name: value})


def test_moves_that_are_not_legal_now_are_refused(played: list[Played]) -> None:
    """Tried are the moves of all other moments of the game, by every seat, and distorted ones.

    Each is a RuleError with a key, and the state stays as it was to the byte.
    """
    for one in played:
        for position in (*one.sampled[::7], one.positions[-1]):
            state, before = position.state, dump(position.state)
            for seat in one.seats:
                legal = position.moves(seat)
                for move in one.moves:
                    if move not in legal:
                        assert _refused(one.game, state, seat, move), f"{move} is not refused"
                for move in legal:
                    for wrong in _distorted(move):
                        assert _refused(one.game, state, seat, wrong), f"{wrong} is not refused"
            assert before == dump(state)


def test_nobody_looks_from_a_seat_that_does_not_exist(played: list[Played]) -> None:
    """A view is of a seat of the table or of none: counted from the end, no hand is shown.

    Seat -1 and the one after the last are a RuleError, ``no-such-seat`` with the number.
    """
    for one in played:
        for position in one.positions[::7]:
            for seat in (Seat(-1), Seat(len(one.seats))):
                with pytest.raises(RuleError) as caught:
                    one.game.view(position.state, seat)
                assert ("no-such-seat", {"seat": str(seat)}) == (
                    caught.value.key,
                    caught.value.details,
                )


def test_strangers_and_nonsense_are_refused(played: list[Played]) -> None:
    """Custom ids can be forged: whatever comes in is a RuleError or a legal move.

    Tried at the first question of some positions: a legal move by seats that are none, and values
    that are no move, by the seat that is asked. The state stays as it was.
    """
    for one in played:
        strangers: tuple[Any, ...] = (Seat(-1), Seat(len(one.seats)), None, "0", ())
        for position in one.positions[::7]:
            state, before = position.state, dump(position.state)
            decision, *_ = position.decisions or (None,)
            if decision is None:
                continue
            move = position.moves(decision.seat)[0]
            assert all(_refused(one.game, state, stranger, move) for stranger in strangers)
            for nonsense in (None, "walk", 3, (), object(), Move()):
                assert _refused(one.game, state, decision.seat, nonsense)
            assert before == dump(state)


def test_answers_after_the_end_are_refused(played: list[Played]) -> None:
    """Old buttons stay on Discord after the end of a game.

    Tried are the last 20 answers of the game.
    """
    for one in played:
        for step in one.steps[-20:]:
            assert _refused(one.game, one.positions[-1].state, step.decision.seat, step.move)


def test_a_number_of_players_that_the_game_is_not_for_is_refused(game: AnyGame) -> None:
    """A lobby may be started with any number of people in it.

    Tried are all numbers from -1 to one more than the greatest, and 100.
    """
    gaps = set(range(-1, max(game.seats) + 2)) - set(game.seats)
    for seats in (*gaps, 100):
        with pytest.raises(RuleError):
            game.start(seats, {}, "seed")


def test_options_are_declared_with_a_default_that_is_offered(game: AnyGame) -> None:
    """The lobby's form and the command are made of the declared options.

    Keys are unique, in small letters, digits and underscores; each option has at least two
    different choices.
    """
    keys = [option.key for option in game.options]
    assert len(keys) == len(set(keys))
    for option in game.options:
        assert option.key.replace("_", "").isalnum()
        assert option.key == option.key.lower()
        assert option.default in option.choices
        assert len({(type(choice), choice) for choice in option.choices}) > 1


def test_options_that_are_not_declared_are_refused(game: AnyGame) -> None:
    """Options come from stored rows and from commands of other releases.

    An unknown key is ``unknown-option``; a value that is none of the choices is
    ``wrong-option-value``.
    """
    seats = game.seats[0]
    with pytest.raises(RuleError, match="unknown-option"):
        game.start(seats, {"nonsense": 1}, "seed")
    for option in game.options:
        # What is stored may be of any type.
        mistaken: tuple[Any, ...] = ("nonsense", 999, 1.0, None)
        for wrong in mistaken:
            with pytest.raises(RuleError, match="wrong-option-value"):
                game.start(seats, {option.key: wrong}, "seed")


def test_leaving_an_option_out_means_its_default(game: AnyGame) -> None:
    """Tables that were opened before an option was added have its default."""
    chosen = {option.key: option.default for option in game.options}
    for seats in game.seats:
        assert game.start(seats, chosen, "seed") == game.start(seats, {}, "seed")


@pytest.mark.parametrize(
    ("verb", "argument"), [("Nonsense", ""), ("", ""), ("Move", ""), ("nonsense", "1.2.3")]
)
def test_words_that_name_no_move_are_refused(game: AnyGame, verb: str, argument: str) -> None:
    """A custom id that names no move gets an answer, not an error."""
    with pytest.raises(RuleError, match="unknown-move"):
        from_words(game, verb, argument)


def test_words_with_wrong_arguments_are_refused(game: AnyGame) -> None:
    """A custom id with wrong arguments gets an answer, not an error.

    One argument too many for a kind of move is ``unknown-move``.
    """
    for kind in game.move_types:
        too_many = ".".join(["1"] * (len(kind.__struct_fields__) + 1))
        with pytest.raises(RuleError, match="unknown-move"):
            from_words(game, kind.__name__, too_many)
