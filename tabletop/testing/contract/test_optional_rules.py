"""What a game may add to its rules: answers in advance, plans, and what a rematch takes over."""

from __future__ import annotations

from itertools import islice

import pytest
from msgspec.structs import replace

from bot.i18n.text_ids import standing_id, standing_until_id
from bot.i18n.texts import texts
from games.api import AnyGame, Seat, checked_options
from games.optional.giving_up import Aftermath
from games.optional.in_advance import Span
from games.optional.rematch import Legacy
from games.playout import steps
from players.position import camps_of
from tabletop.testing.played_games import Played

TEXT_LIMIT = 55
"""With what surrounds it, a name of an answer stands on a button of 80 characters."""


def test_every_answer_in_advance_has_its_words(game: AnyGame, language: str) -> None:
    """Errors and answers carry keys; each language has the words.

    Here they are not empty and not too long: of its name, and in 100 characters of how long it
    holds.
    """
    words = texts(language)
    for standing in game.standing:
        assert 0 < len(words(standing_id(game.id, standing))) <= TEXT_LIMIT
        assert 0 < len(words(standing_until_id(game.id, standing))) <= 100


def test_a_preset_is_options_that_the_rules_allow(game: AnyGame) -> None:
    """At every number of players; each is another one, and one of them is the usual game.

    Looked at are those offered at that number; where there are none the usual one is not missed.
    """
    for seats in game.seats:
        presets = [preset for preset in game.presets if preset.offered(seats)]
        chosen = []
        for preset in presets:
            assert set(preset.options) <= {option.key for option in game.options}
            options = checked_options(game.options, game.options_of(preset), seats)
            assert game.decisions(game.start(seats, options, "preset").state)
            assert options not in chosen
            chosen.append(options)
        usual = not chosen or checked_options(game.options, {}, seats) in chosen
        assert usual, 'one preset has no options of its own, as Preset("usual")'


def test_answers_in_advance_are_told_apart(game: AnyGame) -> None:
    """A key is the value of a menu's option and an argument of a control.

    So each is another one, of letters, digits and dashes, at most 32.
    """
    keys = [standing.key for standing in game.standing]
    assert len(keys) == len(set(keys))
    assert all(key.replace("-", "").isalnum() and len(key) <= 32 for key in keys)


def test_an_answer_in_advance_is_legal_and_to_its_own_question(played: list[Played]) -> None:
    """Asked about any seat at any time, the rules give a legal move or ask the person.

    A move comes only where the seat owes an answer to one of its prompts; an unknown key gives
    None.
    """
    for one in played:
        game = one.table.game
        for position in one.positions:
            state = position.state
            owed = {decision.seat: decision.prompt for decision in position.owed}
            for seat in one.seats:
                assert game.standing_move(state, seat, "nonsense") is None
                for standing in game.standing:
                    move = game.standing_move(state, seat, standing.key)
                    if move is not None:
                        assert owed[seat] in standing.prompts
                        assert move in position.moves(seat)


def test_an_answer_in_advance_rests_on_what_its_seat_knows(played: list[Played]) -> None:
    """Noninterference; in worlds that the seat cannot tell apart it says the same.

    What is drawn for it is drawn from luck that no seat knows, and here the same in both.
    """
    for one in played:
        game = one.table.game
        for position in one.sampled:
            for decision in position.decisions:
                seat, other = decision.seat, position.elsewhere(decision.seat)
                for standing in game.standing:
                    given = game.standing_move(position.state, seat, standing.key)
                    elsewhere = replace(other.state, rng=position.state.rng)
                    assert given == game.standing_move(elsewhere, seat, standing.key)


def test_that_an_answer_comes_in_advance_tells_nothing_hidden(played: list[Played]) -> None:
    """F43: in worlds that look the same to everybody else it comes alike.

    Where it does not, the answer itself says as much: it cannot be given in the other world.
    """
    for one in played:
        game = one.table.game
        for position in one.sampled:
            worlds = position, position.elsewhere(None)
            for decision in position.decisions:
                seat = decision.seat
                for standing in game.standing:
                    given = [game.standing_move(w.state, seat, standing.key) for w in worlds]
                    for move, world in zip(given, reversed(worlds), strict=True):
                        if move is not None and None in given:
                            assert move not in world.moves(seat)


def test_the_same_answer_is_offered_for_each_span_once(game: AnyGame) -> None:
    """Whoever chooses sees what is answered and for how long, and no two lines alike.

    Each names at least one prompt, and its span.
    """
    offered = [(standing.said, standing.lasts) for standing in game.standing]
    assert len(offered) == len(set(offered))
    for standing in game.standing:
        assert standing.prompts
        assert isinstance(standing.lasts, Span)


def test_an_answer_for_the_whole_game_never_ends(played: list[Played]) -> None:
    """Span: to the end of the game.

    No public event of a game ends one, for any seat.
    """
    for one in played:
        game = one.table.game
        whole = [s.key for s in game.standing if s.lasts is Span.GAME]
        for step in one.steps:
            for event in step.applied.events:
                if event.to is None:
                    assert not any(
                        game.standing_ends(seat, key, event) for seat in one.seats for key in whole
                    )


def test_the_uneventful_answer_is_legal_wherever_there_is_one(played: list[Played]) -> None:
    """The answer that lets things pass; nobody else has one than who owes an answer."""
    for one in played:
        game = one.table.game
        for position in one.sampled:
            owed = {decision.seat: decision.prompt for decision in position.owed}
            for viewer in one.viewers:
                move = game.uneventful(position.view(viewer))
                if move is not None:
                    assert viewer is not None
                    assert owed[viewer] in game.passable
                    assert move in position.moves(viewer)


def test_what_ends_an_answer_depends_on_what_everybody_hears(played: list[Played]) -> None:
    """F43: every public event of a game can be asked about.

    Of each answer in advance ``standing_ends`` says True or False, without an error.
    """
    for one in played:
        game = one.table.game
        seat = one.positions[0].decisions[0].seat
        for step in one.steps:
            for event in step.applied.events:
                if event.to is None:
                    for standing in game.standing:
                        assert game.standing_ends(seat, standing.key, event) in (True, False)


def test_what_a_game_hands_on_is_known_to_everybody(played: list[Played]) -> None:
    """F43: a rematch begins with it in public, so it is the same however hidden cards lie.

    It is None or has numbers as values; asked at the beginning and at the end.
    """
    for one in played:
        for position in (one.positions[0], one.positions[-1]):
            handed_on = one.game.hand_on(position.state)
            assert handed_on == one.game.hand_on(position.elsewhere(None).state)
            assert all(type(value) is int for value in (handed_on or {}).values())


def test_a_rematch_begins_like_any_game(played: list[Played]) -> None:
    """Whoever of the last game returns to whichever seat, everybody can begin.

    Games that hand nothing on are skipped. Begun twice it is the same; those are asked who were
    asked at the beginning, they have moves, and nobody sees what is hidden.
    """
    for one in played:
        handed_on = one.game.hand_on(one.positions[-1].state)
        if handed_on is None:
            continue
        seats: list[Seat | None] = [*one.seats]
        for seating in (seats, [*seats[1:], None], [None] * len(seats)):
            legacy = Legacy(handed_on, tuple(seating))
            begun = one.game.begin(len(seats), one.table.options, "rematch", legacy)
            assert begun == one.game.begin(len(seats), one.table.options, "rematch", legacy)
            asked = one.game.decisions(begun.state)
            assert [d.seat for d in asked] == [d.seat for d in one.positions[0].decisions]
            for decision in asked:
                assert tuple(one.game.legal_moves(begun.state, decision.seat))
            for viewer in one.viewers:
                view = one.game.view(begun.state, viewer)
                assert view == one.game.view(one.game.redeal(begun.state, viewer, "x"), viewer)


def test_a_first_game_can_be_begun(game: AnyGame) -> None:
    """Whoever presses the game in the greeting begins it at once.

    Its seats and options are those of a table, and its place, if it names one, is a seat's.
    """
    if game.coach is not None:
        first = game.coach.first_game
        begun = game.start(first.seats, first.options, first.seed)
        assert game.decisions(begun.state)
        options = checked_options(game.options, first.options, first.seats)
        places = {place.key for place in game.places(first.seats, options)}
        assert first.place in {"", *places}


def test_what_becomes_of_a_seat_that_gives_up_is_as_the_rules_say(game: AnyGame) -> None:
    """Over at once, out of the game, or asked on until its whole camp has given up.

    Tried for the first and the last seat, at every number of players, in 200 random moves. Where
    the rules know nothing of giving up, only that they say so for each of these seats.
    """
    for seats in game.seats:
        begun = game.start(seats, {}, f"giving up {seats}").state
        camps = camps_of(game, seats, {})
        for leaver in (Seat(0), Seat(seats - 1)):
            if game.aftermath is Aftermath.PLAYED:
                assert Aftermath.PLAYED is game.aftermath_of(seats, {}, leaver)
                continue
            state = game.apply(begun, leaver, game.concession(begun, leaver)).state
            asked = {
                decision.seat
                for step in islice(steps(game, state, "giving up"), 200)
                for decision in game.decisions(step.before)
            }
            match game.aftermath_of(seats, {}, leaver):
                case Aftermath.ENDED:
                    outcome = game.outcome(state)
                    assert outcome is not None
                    assert leaver not in outcome.ranking[0]
                case Aftermath.OUT:
                    assert asked, f"seat {leaver} of {seats} gives up, and nobody plays on"
                    assert leaver not in asked, f"seat {leaver} of {seats} is still asked"
                case Aftermath.CAMP:
                    assert leaver in asked
                    for friend in range(seats):
                        if camps[friend] == camps[leaver] and friend != leaver:
                            assert game.outcome(state) is None
                            move = game.concession(state, Seat(friend))
                            state = game.apply(state, Seat(friend), move).state
                    assert game.outcome(state) is not None
                case Aftermath.PLAYED:
                    pytest.fail("the rules do know of giving up")
