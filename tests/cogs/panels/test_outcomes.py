"""What came of it, first: nothing that cost or gained a player something goes untold."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from discord import ui
from msgspec.structs import replace

from bot.i18n.story import story_of
from bot.i18n.text_ids import event_id
from bot.i18n.texts import LANGUAGES, texts
from bot.model.players import Person
from bot.model.story import Account
from bot.model.view import Missed, TableView
from cogs.elements.faces import Line, face_of
from cogs.elements.phone import OUTCOME, SCREEN, height, text_height, within
from cogs.elements.uploads import Picture
from cogs.panels.catch_up import kept, told
from cogs.panels.hand import panel
from cogs.routing.recap import not_recalled
from games import find
from games.api import Event, Seat, Weight
from games.rage.content import Clan, Site
from games.rage.events import Reinforced
from tests.rigs.forms import LONG, shared
from tests.rigs.sample_games import SHIPPED
from tests.rigs.scripted_games import as_many_as, played
from tests.rigs.table_views import table_view

PICTURE = Picture(b"", "A hand.", "hand.png")
LAST = {"GameWon", "GameDrawn", "LastTurnEnded"}
"""Events after which nobody is asked anything."""
TEN_LETTERS = ("Astrid-Lou", "Bartholome", "Clementine", "Dominicus.")
LONGEST_NAMES = (
    "Astrid-Louise von Hohenzollern-S",
    "Bartholomé de la Villemarquée-XX",
    "Clémentine Beaurepaire-Lefrançoi",
    "Dominique-Alexandre Montmorency.",
)
"""Discord takes no longer ones."""
GAMES = 8 if LONG else 1
EVERY = 1 if LONG else 9


def questions(
    game_id: str, seats: int, number: int
) -> Iterator[tuple[TableView, tuple[str, ...], tuple[Event, ...]]]:
    """Yield each question of a game, its tip, and what its reader heard since their last answer."""
    game = find(game_id)
    options = {option.key: option.default for option in game.options}
    script = played(game, seats, options, number)
    state = game.start(seats, options, script.seed).state
    heard: dict[Seat, list[Event]] = {Seat(seat): [] for seat in range(seats)}
    for answer in script.answers:
        seat = answer.decision.seat
        look = table_view(game, state, seats, seat)
        tips = game.coach.tips(look.view, answer.decision)[:1] if game.coach else ()
        yield look, tips, tuple(heard[seat])
        heard[seat] = []
        applied = game.apply(state, seat, answer.move)
        state = applied.state
        for event in applied.events:
            for hears in heard if event.to is None else event.to:
                heard[hears].append(event)


def is_heavy(kind: type[Event]) -> bool:
    """Return True if events of a type matter to somebody who is asked something after them."""
    significance = kind.significance
    heavy = significance.weight >= Weight.RESULT and not significance.implied
    return heavy and kind.__name__ not in LAST


def matters(event: Event, reader: Seat, seats: int) -> bool:
    """Return True if an event cost or gained a seat something, or answers what it tried."""
    concerned = {*event.concerned(seats), getattr(event, "seat", None)}
    return is_heavy(type(event)) and reader in concerned


def first_part(shown: ui.LayoutView) -> str:
    return next(one.content for one in shown.walk_children() if isinstance(one, ui.TextDisplay))


def is_told(line: Line, first: str) -> bool:
    """Return True if a line is told as a whole, or in a few words."""
    return within(line.text, OUTCOME) in first or line.brief.lower() in first.lower()


@pytest.mark.parametrize(("game_id", "language"), shared(SHIPPED, LANGUAGES))
def test_the_next_question_says_what_it_cost_gained_or_decided(game_id: str, language: str) -> None:
    """Finding T7: over whole games, on the panel itself, with coach and without.

    Games that have just been begun have nothing but deeds.
    """
    words, kinds = texts(language), set()
    for number, seats in product(range(GAMES), {min(find(game_id).seats), as_many_as(game_id, 4)}):
        for at, (look, tips, heard) in enumerate(questions(game_id, seats, number)):
            assert look.seat is not None
            owed = [event for event in heard if matters(event, look.seat, seats)]
            # Of several things one may push out another; of one, some are looked at.
            if not owed or (len(owed) == 1 and at % EVERY):
                continue
            kinds |= {type(event) for event in owed}
            since = told(look, not_recalled(Missed(Account(heard)), look), words)
            lines = [line for line in since if line.brief and not line.implied]
            recalled = {kind for kind in map(type, owed) if kind in face_of(game_id).recalled}
            assert lines or recalled
            assert face_of(game_id).recall(look, words) or not recalled
            # What the panel says by itself it does not say twice.
            twice = [event for event in heard if type(event) in recalled]
            of_these = [line.text for line in told(look, Missed(Account(tuple(twice))), words)]
            assert not {line.text for line in since}.intersection(of_these)
            for taught in {(), tips}:
                shown = panel(look, PICTURE, words, since=since, tips=taught)
                first = first_part(shown)
                assert [line.text for line in lines if not is_told(line, first)] == []
                assert text_height(first) <= OUTCOME
                assert height(shown) <= SCREEN
    assert kinds or not any(is_heavy(kind) for kind in find(game_id).event_types)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", SHIPPED)
def test_whatever_matters_can_be_told_in_a_few_words(game_id: str, language: str) -> None:
    """Two of them fit into the three lines of a panel."""
    words = texts(language)
    for kind in find(game_id).event_types:
        name = f"{event_id(game_id, kind)}-brief"
        assert words.has(name) or not is_heavy(kind)
        if words.has(name):
            fields = {*kind.__struct_fields__, *(f"{one}_kind" for one in kind.__struct_fields__)}
            assert words.variables(name) <= fields | {"role", "count", "verse", "players"}


@pytest.mark.parametrize("seats", [0, 4])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", SHIPPED)
def test_the_end_of_a_game_is_told_whole(game_id: str, language: str, seats: int) -> None:
    """By itself, and in a few words after all that the last move did: who won was cut off."""
    game, words = find(game_id), texts(language)
    options = {option.key: option.default for option in game.options}
    script = played(game, as_many_as(game_id, seats) if seats else min(game.seats), options, 0)
    state = game.start(script.seats, options, script.seed).state
    for answer in script.answers:
        applied = game.apply(state, answer.decision.seat, answer.move)
        state = applied.state
    over = tuple(event for event in applied.events if type(event).__name__ in LAST)
    for seat in map(Seat, range(script.seats)):
        look = table_view(game, state, script.seats, seat)
        last = told(look, Missed(Account(over)), words)
        for line in last:
            assert not within(line.text, OUTCOME).endswith("…")
        since = told(look, Missed(Account(applied.events)), words)
        first = first_part(panel(look, PICTURE, words, since=since))
        for line in since:
            assert line.text not in {one.text for one in last} or is_told(line, first)


@pytest.mark.parametrize("names", [TEN_LETTERS, LONGEST_NAMES], ids=["ten", "longest"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game_id", "seats"), [*product(("rage", "vikings"), (2, 4))])
def test_no_line_of_a_whole_game_is_cut_within_a_sentence(
    game_id: str, seats: int, language: str, names: tuple[str, ...]
) -> None:
    """Of several things in a line those that fit are told whole; of long names, what fits."""
    players = [Person(seat, name) for seat, name in enumerate(names)]
    for look, _, heard in questions(game_id, seats, 0):
        seated = [replace(one, occupant=players[one.seat]) for one in look.table.players]
        named = replace(look, table=replace(look.table, players=tuple(seated)))
        for line in told(named, Missed(Account(heard)), texts(language)):
            (shown,) = kept([line], OUTCOME).lines
            assert text_height(shown) <= OUTCOME
            assert not shown.endswith("…") or shown.endswith(", …")


def test_of_many_things_in_a_line_the_readers_own_come_first() -> None:
    """Those that fit are told, whole."""
    troops = [Reinforced(Seat(s), clan, Site(7 * s), (2, 2, 1)) for s, clan in enumerate(Clan)]
    names = [f"**{name}**" for name in TEN_LETTERS]
    (line,) = story_of("rage", troops, names, texts("en"), face_of("rage").speller, reader=Seat(3))
    every, *fewer = line.shorter
    assert every.startswith("**Astrid-Lou** +")
    assert every.count("+") == len(Clan)
    assert [form.count("+") for form in fewer] == [3, 2, 1]
    own = "you +2 Skeletons, 2 Spectres, 1 Bone Colossus (D0), "
    assert all(form.startswith(own) and form.endswith(", …") for form in fewer)


def test_a_line_without_room_ends_with_a_whole_word() -> None:
    """Even in a name that is bold; only a word that is too long by itself is cut."""
    line = f"> {'word ' * 60}**and more**"
    cut = within(line, OUTCOME)
    assert line.startswith(f"{cut.removesuffix('…')} ")
    assert within(f"> Ann {'x' * 200}", OUTCOME) == "> Ann…"
