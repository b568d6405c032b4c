"""The pictures of moments that are posted with the story."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from bot.i18n.texts import LANGUAGES, texts
from games import find
from games.api import Event, Seat
from games.goths.content import Camp, ClanName
from games.moments import Moment, pictured
from games.norwegian import events as norwegian
from games.playout import play
from rendering import moments_of
from rendering.actors.faces import Mood
from rendering.goths.pieces import people as goths_people
from rendering.norwegian.pieces import people as norwegian_people
from rendering.paint.brush import bitmap
from rendering.paint.lettering import fitted
from rendering.paint.paint import paint
from rendering.scene.scene import ALT_LIMIT, PUBLIC_DECIDES, Drawing, Scene
from rendering.scene.theme import SEATS
from rendering.shapes.moment import HEIGHT, WIDTH
from rendering.vikings.pieces import figures
from tests.rendering.moment_turns import PLAIN, TURNS
from tests.rendering.positions import LONG_NAMES, NAMES
from tests.rigs.sample_games import SHIPPED

_MOST = 120_000
"""Bytes of a picture: with the board beside it no more than a phone loads at once."""
_RESTS_ON_THE_TURN = (("vikings", 2), ("goths", 1), ("goths", 2), ("rage", 0))
_MOVES = 12
"""After so many every seat has what it plays with."""


def seats_of(game_id: str) -> int:
    """Return at how many seats the turns are played."""
    return min(4, find(game_id).seats[-1])


@cache
def _view(game_id: str, seed: str) -> Any:
    game = find(game_id)
    return game.view(play(game, seats_of(game_id), {}, seed, _MOVES), None)


def chosen(game_id: str) -> Iterator[Moment]:
    """Yield the moment of each turn."""
    for turn in TURNS[game_id]:
        one = pictured(turn, {})
        assert one is not None, turn
        yield one


def drawn(one: Moment, game_id: str, language: str, names: tuple[str, ...], seed: str) -> Scene:
    """Draw a moment in a game with that seed."""
    shows = moments_of(game_id)
    assert shows is not None
    seated = names[: seats_of(game_id)]
    return shows.moment(one, _view(game_id, seed), seated, texts(language))


def test_every_moment_that_a_game_declares_is_drawn() -> None:
    """Two kinds a game at least, each in a small picture of 1200 by 500."""
    for game_id in SHIPPED:
        declared = {e.__name__ for e in find(game_id).event_types if e.significance.pictures}
        assert len(declared) > 1
        assert declared == {one.kind for one in chosen(game_id)}
        for one in chosen(game_id):
            scene = drawn(one, game_id, "en", NAMES, "1")
            assert (scene.width, scene.height) == (WIDTH, HEIGHT)
            assert len(paint(scene)) <= _MOST


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_sentence_is_read_on_a_phone_and_told_with_who_had_a_part(language: str) -> None:
    """Nothing but a name is cut short; the description says the sentence, the people, the rest."""
    for game_id in SHIPPED:
        for one in chosen(game_id):
            scene = drawn(one, game_id, language, NAMES, "1")
            *names, sentence = [text for text in scene.texts if text.width > WIDTH / 3]
            assert fitted(sentence)[1] == (sentence.words,)
            assert names
            assert {fitted(text)[0] >= PUBLIC_DECIDES for text in (*names, sentence)} == {True}
            assert scene.alt.startswith(sentence.words)
            assert all(name.words in scene.alt for name in names)
            cut = drawn(one, game_id, language, LONG_NAMES, "1")
            assert fitted(cut.texts[-1])[1] == (sentence.words,)
            assert all(0 <= text.x <= text.x + text.width <= WIDTH for text in cut.texts)
            assert len(cut.alt) <= ALT_LIMIT


@pytest.mark.parametrize(
    "drawn_in",
    [
        lambda mood: goths_people.king(ClanName.OSTROGOTHS, Camp.OSTROGOTHS, 130, mood),
        lambda mood: norwegian_people.person(SEATS[0], 130, mood),
        lambda mood: figures.bust(SEATS[0], 130, mood),
    ],
)
def test_who_is_beaten_does_not_smile_in_a_beard(drawn_in: Callable[[Mood], Drawing]) -> None:
    """The mouth below the eyes is that of the mood."""
    mouths = {bitmap(drawn_in(mood)).crop((50, 66, 80, 90)).tobytes() for mood in Mood}
    assert len(Mood) == len(mouths)


_BACK = norwegian.AceReturned(seat=Seat(1), attacker=Seat(0))
_ON = norwegian.AceAimed(seat=Seat(1), target=Seat(2), aces=1)
_AT_FIRST = norwegian.AceAimed(seat=Seat(1), target=Seat(0), aces=1)


@pytest.mark.parametrize(
    ("turn", "said", "looks"),
    [
        (
            (_AT_FIRST, norwegian.PileTaken(seat=Seat(0), cause=norwegian.Pickup.ACE, number=5)),
            "Thrown back: 5 cards to pick up!",
            ("Astrid, laughing", "Ragnar, beaten"),
        ),
        (
            (_ON, norwegian.PileTaken(seat=Seat(2), cause=norwegian.Pickup.ACE, number=5)),
            "Sent on: 5 cards to pick up!",
            ("Astrid, laughing", "Björn, beaten"),
        ),
        (
            (_ON, norwegian.AceStopped(seat=Seat(2), attacker=Seat(1))),
            "Sent on, and stopped by a 2.",
            ("Astrid, grim", "Björn, laughing"),
        ),
        (
            (
                _AT_FIRST,
                norwegian.PileBurnt(seat=Seat(0), cause=norwegian.Burn.FOUR_OF_A_KIND, number=6),
            ),
            "Thrown back, but the pile burns first.",
            ("Astrid, grim", "Ragnar, laughing"),
        ),
        (
            (_AT_FIRST, norwegian.WentOut(seat=Seat(0), place=1)),
            "An ace thrown back!",
            ("Astrid, grim", "Ragnar, grim"),
        ),
    ],
)
def test_an_ace_thrown_back_shows_whom_it_goes_to_and_what_came_of_it(
    turn: tuple[Event, ...], said: str, looks: tuple[str, str]
) -> None:
    """Whom it is aimed at may be another than who attacked, and a 2 is not the only way out."""
    one = pictured((_BACK, *turn), {})
    assert one is not None
    alt = drawn(one, "norwegian", "en", NAMES, "1").alt
    assert alt.startswith(said)
    assert all(look in alt for look in looks)


@pytest.mark.parametrize(
    ("language", "asked"), [("en", "who takes a city back?"), ("fr", "qui reprendra une cité")]
)
def test_a_city_is_called_for_only_where_that_can_stop_a_win(language: str, asked: str) -> None:
    """Clash of Rage: legends are kept for ever."""
    *_, city, legends = chosen("rage")
    calls = [asked in drawn(one, "rage", language, NAMES, "1").alt for one in (city, legends)]
    assert calls == [True, False]


def test_it_shows_nothing_but_what_everybody_has_heard() -> None:
    """Two games with other luck: where the same was heard the picture is the same.

    Of Clash of Rage the clans are known from the start and may be others.
    """
    for game_id in set(SHIPPED) - {"rage"}:
        for one in chosen(game_id):
            here, there = (drawn(one, game_id, "en", NAMES, seed) for seed in ("1", "2"))
            assert here == there


def test_only_what_is_rare_gets_a_picture() -> None:
    """Without what came before it is nothing special; and no kind has more than its own."""
    bare = [TURNS[game_id][number][1:] for game_id, number in _RESTS_ON_THE_TURN]
    for turn in (*bare, *PLAIN):
        assert pictured(turn, {}) is None
    for game_id in SHIPPED:
        for one in chosen(game_id):
            assert pictured(one.turn, {one.kind: one.event.significance.pictures}) is None
