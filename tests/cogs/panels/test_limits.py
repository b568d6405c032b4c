"""Every message of a table keeps Discord's limits, at any moment, whatever people are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import timedelta
from itertools import islice
from typing import Any

import pytest
from discord import ui
from msgspec.structs import replace

from bot.i18n.texts import LANGUAGES, Texts, texts
from bot.model.analysis import Analysis
from bot.model.plan import OF_ALL_GAMES
from bot.model.players import Occupancy, PastOccupancy
from bot.model.recollection import Recollection
from bot.model.replay import Replay, Sight, Turn, Ways
from bot.model.story import Account, Chapter
from bot.model.table import FullLobby, Status, Table, TableId
from bot.model.undo_log import UndoRequest
from bot.model.view import UNASKED, Foresight, Missed, PastView, Planned, TableView
from bot.services.followers import PINGED
from cogs.elements.custom_ids import word_of
from cogs.elements.faces import Line, face_of, narrate
from cogs.elements.forms import FIELDS
from cogs.elements.mentions import way_to
from cogs.interactions.verbs import BEHIND_MORE
from cogs.panels import catch_up, clocks, hand, seats, story_log
from cogs.panels.ahead import ahead_panel, follow_up_panel
from cogs.panels.analysis import analysis_message
from cogs.panels.answers import answers
from cogs.panels.computers import computers_panel
from cogs.panels.hints import advice_panel, follow_press
from cogs.panels.more import Entry, more_panel
from cogs.panels.nights import guessed_zones
from cogs.panels.option_forms import GAME, TABLE, terms_form
from cogs.panels.options import options_panel
from cogs.panels.plans import plan_panel
from cogs.panels.public import board, lobby, notices, undo_request
from cogs.panels.replay import replay_panel
from cogs.publishing.followers import turn_text
from games import GAME_IDS, find, playout
from games.api import AnyGame, Event, Seat
from games.optional.coaching import FIRST_TURN
from games.optional.remembering import Feat, Praise
from players.turning import Standing, Turning
from rendering.changes.diff import Changes
from tabletop.testing.words import faults_of
from tests.rigs.as_strict_as_discord import pictured
from tests.rigs.crowded_tables import LARGE, look_of, picture
from tests.rigs.discord_limits import CONTENT, OPTION, form, laid_out
from tests.rigs.forms import LONG
from tests.rigs.recorded import recorded
from tests.rigs.table_views import NOW

FEATS = {
    "vikings": "bluff",
    "schools": "snatched",
    "goths": "understood",
    "norwegian": "aimed",
    "rage": "odds",
}
"""A long sentence about what somebody dared, for each game that remembers."""
MORE = [
    Entry(row.verb, row.more.label, row.more.emoji)
    for row in BEHIND_MORE
    if row.verb is not None and row.more is not None
]
"""More than is ever offered at once."""
EVERY = 29
"""One position in so many is looked at."""
LOOKED_AT = 10
"""Positions of a game, beside its last one."""
LATELY = 200
"""Events told at once: three times as many fill a message twice."""
SEEN = 24
"""So much of what a menu says is seen on a phone."""
TURNS = 40
"""More than a menu has room for."""
NOTHING_TOLD = dict.fromkeys(("mentions", "game", "table", "url", "told"), "")


@pytest.fixture(autouse=True, scope="module")
def _signs() -> Iterator[None]:
    """Show our own pictures, whose codes are longer than the characters that stand for them."""
    with pictured():
        yield


def looks(game: AnyGame, language: str) -> Iterator[tuple[list[TableView], tuple[Event, ...]]]:
    """Play with few and with many, everything on; who is asked and who watches, and what was."""
    for count in (min(game.seats), max(game.seats)):
        options = {option.key: option.choices[-1] for option in game.options}
        started = game.start(count, options, f"limits {count}")
        state, events = started.state, list(started.events)
        looked_at = 0
        for number, step in enumerate(playout.steps(game, state, f"limits {count}")):
            state = step.applied.state
            events += step.applied.events
            wanted = number % EVERY == 0 and looked_at < LOOKED_AT
            if wanted or not game.decisions(state):
                looked_at += 1
                asked = [decision.seat for decision in game.decisions(state)][:2]
                viewers = [None, *asked] if asked else [None, Seat(0)]
                found = [look_of(game, state, count, one, options, language) for one in viewers]
                yield found, tuple(event for event in events if event.to is None)


def private(look: TableView, words: Texts, news: list[str]) -> Iterator[ui.LayoutView | None]:
    """Lay out whatever somebody with a seat may open."""
    face, shown = face_of(look.table.game), picture(look, words)
    everybody = tuple(player.seat for player in look.table.players)
    wish = UndoRequest(look.seat or Seat(0), look.moves, 1, everybody)
    newcomers = tuple(replace(p, occupancy=Occupancy(number=1)) for p in look.table.players)
    offer = face.offer(look, words) if look.question else None
    planned = tuple(Planned(look, choice.move) for choice in offer.every[:3]) if offer else ()
    ahead = Foresight(planned, look if offer else None, ("question", "choices"))
    advised = max(look.legal, key=lambda move: len(word_of(move)), default=None)
    follow = None if advised is None else follow_press(replace(look, moves=LARGE), advised)
    told = [Line(line) for line in news]
    coach, question = find(look.table.game).coach, look.question
    tips = coach.tips(look.view, question.decision) if coach and question else ()
    for one, taught in (
        (look, ()),
        (replace(look, proposal=wish), ()),
        (replace(look, table=replace(look.table, players=newcomers)), (FIRST_TURN, *tips)),
        (replace(look, ahead=ahead), tips[-1:]),
    ):
        for page in (0, 9):
            yield hand.panel(
                one,
                shown,
                words,
                headline=max(news, key=len),
                since=told,
                page=page,
                following=TableId(LARGE),
                zones=guessed_zones("fr"),
                tips=taught,
            )
    for branch in face.unasked(look, words).branches if look.unasked else ():
        yield hand.branch_panel(look, UNASKED, branch.key, shown, words)
    for ahead_ in (None, ahead):
        yield from decided_ahead(replace(look, ahead=ahead_), words)
    zones = guessed_zones("fr")
    yield more_panel(look.table, look, MORE, words, picture=shown, tips=tips, zones=zones)
    if follow is not None:
        yield advice_panel(look, shown, news[-3:], follow, words)
    if offer is None:
        return
    for branch in offer.branches:
        yield hand.branch_panel(look, hand.asked(look), branch.key, shown, words)
    for choice in offer.every:
        yield hand.confirmation(look, hand.asked(look), shown, choice.move, words)
    yield plan_panel(ahead, look, shown, words)
    for answer in answers(look, words):
        # What completes itself under `/table answer`.
        assert 1 <= len(answer.name.strip()) <= OPTION
        assert 1 <= len(answer.value) <= OPTION


def decided_ahead(look: TableView, words: Texts) -> Iterator[ui.LayoutView | None]:
    """Lay out what may be decided ahead: with no answer in advance given, every other, and all."""
    shown, keys = picture(look, words), [one.key for one in find(look.table.game).standing]
    for given in ((), keys[::2], (*keys, *OF_ALL_GAMES)):
        decided = replace(look, standing=tuple(given))
        yield ahead_panel(decided, shown, words)
        yield follow_up_panel(decided, shown, words)


def public(look: TableView, words: Texts, events: tuple[Event, ...]) -> Iterator[ui.LayoutView]:
    """Lay out whatever everybody sees of a table."""
    shown = picture(look, words)
    lately = [Chapter(look.chapter, events[-LATELY:])] * 3
    yield board.spectator_board(look, shown, words, lately)
    yield board.closed_board(look, shown, words)
    yield story_log.log_page(look.table, lately, None, words)
    yield lobby.lobby(look.table, words, NOW, look, shown)
    if look.outcome is not None:
        game, dared = find(look.table.game), FEATS.get(look.table.game)
        feats = {Praise.BOLDEST: Feat(Praise.BOLDEST, dared, Seat(0), 1, 99, 98)} if dared else {}
        seats = look.table.terms.seats
        hidden = tuple(game.epilogue(recorded(game.id, seats, "epilogue"))) if dared else ()
        remembered = Recollection(Turning(99, 100), feats, hidden)
        yield board.final_board(look, shown, words, remembered)
        shares = [
            tuple(1.0 - (n + seat) % 2 for seat in range(look.table.terms.seats)) for n in range(4)
        ]
        stood = tuple(Standing(n, 96 + n, share) for n, share in enumerate(shares))
        yield analysis_message(look, Analysis(stood, (), 24, remembered), shown, words)
        return
    yield board.board(look, shown, words, board.standing_story(look, lately, words))
    turned = sorted(narrate(look.table, lately[0], words), key=len)
    everybody = [LARGE**2 + number for number in range(PINGED)]
    pinged = turn_text(look.table, everybody, turned, way_to(look.table), words)
    assert len(pinged) <= CONTENT
    assert pinged.endswith(words("followed-turn", **NOTHING_TOLD).split("\n")[-1])
    said = board.call_text(look, look.questions, words, f"https://discord.com/channels/{LARGE**6}")
    assert len(said) <= CONTENT
    assert len(clocks.reminder(look, look.questions[0], words, said[-60:])) <= CONTENT


def breaches(view: ui.LayoutView | None, words: Texts) -> list[str]:
    """Say what Discord would refuse about a message or read wrong, and which menus look alike.

    Nothing where there is none to send.
    """
    if view is None:
        return []
    menus = (item for item in view.walk_children() if isinstance(item, ui.Select))
    seen = Counter((menu.placeholder or "")[:SEEN] for menu in menus)
    alike = [f"two menus are called {said}" for said, times in seen.items() if times > 1]
    refused = laid_out(view.to_components())  # type: ignore[no-untyped-call]
    return [*refused, *alike, *faults_of(view, words.language)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_message_of_random_games_keeps_discords_limits(game_id: str, language: str) -> None:
    """F64: what people call themselves, how many they are and how long it lasts breaks none."""
    words, first = texts(language), 0 if LONG else 2 * LANGUAGES.index(language)
    # Every other look, in one language of the two, but in a soak.
    every = looks(find(game_id), language)
    for (watched, *seen), events in islice(every, first, None, 1 if LONG else 2 * len(LANGUAGES)):
        for view in public(watched, words, events):
            assert [] == breaches(view, words)
        for look in seen:
            chapter = Chapter(look.chapter, events[-LATELY:])
            missed = Missed(Account(chapter.events), 1, NOW, acted=True, moves=99, turns=99)
            news = catch_up.quoted(look, missed, words)
            for opened in private(look, words, news):
                assert [] == breaches(opened, words)
            shown = picture(look, words)
            compared = catch_up.Comparison(
                shown, replace(shown, filename="then-hand.png"), Changes(everything=True)
            )
            for page in (1, 2, 999):
                assert [] == breaches(
                    catch_up.caught_up(look, compared, missed, page, words), words
                )
            past = PastView(look, missed.account)
            assert [] == breaches(catch_up.open_hand(past, shown, words), words)
            for again in replays(look, chapter):
                pictures = [
                    replace(shown, filename=f"{number}.png") for number in range(len(again.looks))
                ]
                assert [] == breaches(replay_panel(again, pictures, words), words)


def replays(look: TableView, chapter: Chapter) -> Iterator[Replay]:
    """Yield the largest replays: of an endless game, while it goes on and afterwards."""
    hands = tuple(replace(look, seat=player.seat) for player in look.table.players[:9])
    for eyes, others, looks in (
        (Sight.OWN, (), (look,)),
        (Sight.OPEN, (*Sight, *(player.seat for player in look.table.players)), (look, *hands)),
    ):
        yield Replay(
            table=look.table,
            eyes=eyes,
            others=others,
            looks=looks,
            heard=Account(chapter.events),
            reader=look.seat,
            mover=Seat(0),
            cast=None,
            step=50_000,
            steps=100_000,
            turn=chapter.number,
            round=9_999,
            ways=Ways(0, 1, 2, 49_999, 50_001, 60_000, 70_000, 99_999),
            turns=tuple(
                Turn(number, Chapter(chapter.number, chapter.events[number::TURNS]))
                for number in range(TURNS)
            ),
        )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_message_about_people_keeps_discords_limits(game_id: str, language: str) -> None:
    """F64: a full table of the worst names, where each seat has changed hands many times."""
    words, game = texts(language), find(game_id)
    table = _full(game, language)
    host = table.host.id
    for status in Status:
        one = replace(table, status=status)
        awaited = lobby.Awaited(tuple(p.id for p in one.people), have_played=True)
        full = replace(one, full=FullLobby(NOW, NOW, frozenset(table.players_by_user)))
        for what in (one, full):
            assert [] == breaches(lobby.lobby(what, words, NOW, None, None, awaited), words)
        assert [] == breaches(options_panel(one, host, words, words("terms-changed")), words)
        assert [] == breaches(computers_panel(one, host, words, "x" * 100), words)
        assert [] == breaches(more_panel(one, None, MORE, words), words)
    assert [] == breaches(lobby.closing(table, words), words)
    seated = [person.id for person in table.people]
    assert [] == breaches(lobby.full_lobby(table, FullLobby(NOW, None), seated, words), words)
    for ends in (False, True):
        assert [] == breaches(seats.leaving(table, Seat(0), words, ends=ends), words)
    earlier = [
        PastOccupancy(player.seat, number, player.occupant, 0, 1, 9, "left")
        for player in table.players
        for number in range(30)
    ]
    everybody = {player.seat for player in table.players}
    shown = seats.people(table, earlier, host, words, removable=everybody)
    assert [] == breaches(shown, words)
    for player in table.players:
        occupancy = Occupancy(offered_at=1, claim=player.person, claim_due=1)
        wanted = replace(player, occupancy=occupancy)
        assert [] == breaches(notices.seat_offer(table, wanted, words, returns=True), words)
    look = look_of(
        game,
        game.start(table.terms.seats, table.terms.options, "people").state,
        table.terms.seats,
        Seat(0),
        table.terms.options,
        language,
    )
    wish = UndoRequest(Seat(0), 1, 1, tuple(player.seat for player in table.players))
    assert [] == breaches(undo_request.undo_request(look, wish, words), words)
    lines = [board.table_line(table, look, 0, words, elsewhere=far) for far in (False, True)]
    assert max(map(len, lines)) <= CONTENT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_form_of_options_has_five_fields_with_whole_titles(
    game_id: str, language: str
) -> None:
    """Whatever is played, for however many: Discord takes no sixth field."""
    words, game = texts(language), find(game_id)
    table = replace(_full(game, language), players=())
    for count in game.seats:
        for choice in (0, -1):
            options = {option.key: option.choices[choice] for option in game.options}
            terms = replace(table.terms, seats=count, options=options)
            for part in (GAME, TABLE):
                made = terms_form(replace(table, terms=terms), part, words)
                if made is None:
                    continue
                asked: Any = made.to_dict()
                labels = [label["label"] for label in asked["components"]]
                assert len(set(labels)) == len(labels) <= FIELDS
                assert [] == [*form(asked)]


def _full(game: AnyGame, language: str) -> Table:
    count = max(game.seats)
    options = {option.key: option.choices[-1] for option in game.options}
    state = game.start(count, options, "people").state
    table = look_of(game, state, count, None, options, language).table
    late = tuple(
        replace(player, occupancy=Occupancy(missed=99, in_a_row=99)) for player in table.players
    )
    terms = replace(table.terms, open_hands=True)
    return replace(table, players=late, opened_at=NOW - timedelta(days=400), terms=terms)
