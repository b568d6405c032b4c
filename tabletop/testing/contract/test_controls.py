"""What a seat may answer stands on controls, within Discord's limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import chain, cycle

from msgspec.structs import replace

from bot.i18n.texts import LANGUAGES, texts
from bot.model.players import Person, Player
from bot.model.table import Place, Status, Table, TableId, Terms
from bot.model.undo_log import name_anew
from bot.model.view import Question, TableView
from cogs.elements.custom_ids import CustomId, MoveName, Verb, word_of, words_of
from cogs.elements.faces import face_of
from cogs.elements.forms import FIELDS
from cogs.elements.game_face import Choice, Offer
from cogs.elements.plain_text import plain
from cogs.panels.option_forms import GAME, fields, terms_form
from games.api import AnyGame, Decision, Seat, checked_options
from games.codec import dump, to_words
from tabletop.testing.played_games import Played, Position
from tabletop.testing.played_games import Table as Kind

LABEL, OPTION = 80, 100
EVERY = 8
"""Of the sampled positions so many share one whose controls are made."""
LARGEST_TABLE = 10**9
"""A number of a table as long as they come."""
UNDOS = 999
"""Undos of a game, as many as change the ids of its questions in the most characters."""


def look(position: Position, table: Kind, seat: Seat) -> TableView:
    """Return the table view of a seat at a position, at a table that is made up around it.

    People have the numbers of their seats; seats and options are those of the kind of ``table``.
    """
    seats = table.seats
    people = tuple(Player(Seat(i), Person(i, f"Player {i}")) for i in range(seats))
    game = position.game
    terms = Terms(checked_options(game.options, table.options, seats), seats, "en")
    made = Table(
        id=TableId(1),
        game=game.id,
        version=game.version,
        place=Place.HERE,
        guild_id=1,
        channel_id=1,
        thread_id=None,
        host=Person(0, "Player 0"),
        players=people,
        status=Status.PLAYING,
        opened_at=datetime(2026, 1, 2, tzinfo=UTC),
        seed_hash="",
        seed=None,
        terms=terms,
    )
    return TableView(
        table=made,
        seat=seat,
        view=position.view(seat),
        questions=tuple(Question(decision, None) for decision in position.decisions),
        legal=position.moves(seat),
        outcome=position.outcome,
        moves=1,
        chapter=1,
    )


def test_what_is_offered_is_legal_and_keeps_discords_limits(played: list[Played]) -> None:
    """Discord refuses the whole message: labels of 80 characters, lines of menus and ids of 100.

    At every eighth sampled position, in one language after the other, each question that is owed
    has at least one choice, and only legal moves; no label is empty or too long without its markup,
    no two choices beside each other read alike, and each can be said by its controls. That every
    legal move is offered is not tested here.
    """
    for one in played:
        face = face_of(one.game.id)
        positions = (position for position in one.sampled[::EVERY] if position.owed)
        for position, language in zip(positions, cycle(LANGUAGES), strict=False):
            for decision in position.owed:
                seen = look(position, one.table, decision.seat)
                before = dump(seen.view)
                offer = face.offer(seen, texts(language))
                assert dump(seen.view) == before, "the face changes the view: let it hold tuples"
                choices = (*offer.every, *offer.at_once)
                assert choices, f"nothing is offered to {decision.prompt!r}"
                assert {one.move for one in choices} <= set(position.moves(decision.seat))
                menus = (*offer.menus, *chain(*(branch.menus for branch in offer.branches)))
                listed = {id(choice) for menu in menus for choice in menu.choices}
                for group in beside_each_other(offer):
                    read = Counter((one.label, str(one.emoji), one.help) for one in group)
                    twice = [one for one, times in read.items() if times > 1]
                    assert not twice, f"choices that nobody can tell apart: {twice}"
                for choice in choices:
                    label, most = plain(choice.label), OPTION if id(choice) in listed else LABEL
                    assert 0 < len(label) <= most, f"a label of {len(label)} characters: {label}"
                    check_spelt(choice, decision, listed=id(choice) in listed)


def beside_each_other(offer: Offer) -> Iterator[tuple[Choice, ...]]:
    """Yield the buttons and the lines of each menu, on the panel and behind each branch."""
    yield (*offer.buttons, *chain(*offer.rows))
    for branch in offer.branches:
        yield branch.choices
    for menu in (*offer.menus, *chain(*(branch.menus for branch in offer.branches))):
        yield menu.choices


def test_a_lobbys_form_holds_all_that_can_be_chosen(game: AnyGame, language: str) -> None:
    """Discord takes five fields in a form; with more of them nothing can be chosen any more.

    Presets are a field, the number of seats, each option of more than two values, and ten options
    of two values together. Looked at is a lobby with one player, for each number of seats.
    """
    for seats in game.seats:
        begun = Position(game, game.start(seats, {}, "form").state, 0)
        table = look(begun, Kind(game, seats, {}), Seat(0)).table
        lobby = replace(table, players=table.players[:1], status=Status.LOBBY)
        asked = fields(lobby, GAME, texts(language))
        assert len(asked) <= FIELDS, f"{len(asked)} fields in the form of a lobby, at most {FIELDS}"
        assert not asked or terms_form(lobby, GAME, texts(language)) is not None


def check_spelt(choice: Choice, decision: Decision, *, listed: bool) -> None:
    """Check that the controls of a choice can say what it is.

    A line of a menu (``listed``) spells all its moves, a button asks once more or adds its move to
    a plan; either may lead to the button of the move itself. One that opens a form says no move.

    Raises:
        AssertionError: the value of a line is longer than Discord allows.
        ValueError: a custom id is, or the bot would not read it back.
    """
    if listed:
        value = words_of((choice.move, *choice.then))
        assert len(value) <= OPTION, f"a line whose value has {len(value)} characters: {value}"
    if choice.form is None:
        table, asked = TableId(LARGEST_TABLE), name_anew(decision.id, UNDOS)
        name, argument = to_words(choice.move)
        CustomId(table, MoveName(name), argument, asked).spelt()
        if not listed:
            CustomId(table, Verb.PLAN_ANSWER, word_of(choice.move), asked).spelt()
