"""All services of the host, put together on one store."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from pathlib import Path

import msgspec

import games
from bot.computers.analysts import Analysts
from bot.computers.problem import Thinker
from bot.model.managers import USUAL_LIMITS, ServerLimits
from bot.model.pace import LOBBY, PACES, Pace
from bot.model.times import utc_now
from bot.repositories.reels import Reels
from bot.repositories.series import SeriesRepository
from bot.repositories.tables import TableRepository
from bot.services.analysis import Analyses
from bot.services.coaching import Coaching
from bot.services.computers.advice import Advice
from bot.services.computers.turns import Computers
from bot.services.due import DueWork
from bot.services.followers import Followers
from bot.services.guild_settings import GuildSettings
from bot.services.heralds import Heralds
from bot.services.history import History
from bot.services.invitations import Invitations
from bot.services.keep_away import KeepAway
from bot.services.ledger import Ledger
from bot.services.lobby import Lobbies
from bot.services.mailbox import Mailbox
from bot.services.managers import Managers
from bot.services.missing_games import MissingGames
from bot.services.moves import Moves
from bot.services.notes import Notes
from bot.services.outbox import Outbox
from bot.services.pauses import Pauses
from bot.services.people import People
from bot.services.personal_data import PersonalData
from bot.services.plans import Plans
from bot.services.queries import Queries
from bot.services.replay import Replays
from bot.services.seats import Seats
from bot.services.series.course import SeriesCourse
from bot.services.series.lobbies import SeriesLobbies
from bot.services.series.outbox import SeriesOutbox
from bot.services.server_boards import ServerBoards
from bot.services.undo import Undo
from bot.store.forgotten_people import ForgottenPeople
from bot.store.store import Store
from bot.transitions import inactivity
from games.api import AnyGame


class Tables(msgspec.Struct, frozen=True):
    """The services of the host, one for each concern; every change is committed before it is told.

    Their methods raise Refused with the key ``no-table`` for a table that does not exist,
    ``table-unreadable`` for one whose rows make no sense, ``game-missing`` where its game is not
    installed, ``table-quarantined`` for a table in quarantine, ``busy`` when too many wait
    at it, ``store-failed`` when the database did not take or give what was needed, and
    ``store-unknown`` when it was lost while it took it, so that nobody can tell yet. Of a series
    the first two are ``no-series`` and ``series-unreadable``. Where a refusal is as a table's
    status has it, :func:`bot.model.refusal.refused_by_status` has the keys.
    """

    queries: Queries
    lobbies: Lobbies
    moves: Moves
    plans: Plans
    computers: Computers
    advice: Advice
    seats: Seats
    pauses: Pauses
    managers: Managers
    missing_games: MissingGames
    people: People
    keep_away: KeepAway
    invitations: Invitations
    notes: Notes
    coaching: Coaching
    personal_data: PersonalData
    mailbox: Mailbox
    servers: GuildSettings
    server_boards: ServerBoards
    undo: Undo
    due: DueWork
    heralds: Heralds
    followers: Followers
    outbox: Outbox
    history: History
    replays: Replays
    analyses: Analyses
    ledger: Ledger
    series: SeriesLobbies
    series_course: SeriesCourse
    series_outbox: SeriesOutbox


def draw_seed() -> str:
    """Draw the 128 bits that a game's luck comes from."""
    return secrets.token_hex(16)


def build_tables(
    store: Store,
    thinker: Thinker,
    *,
    now: Callable[[], datetime] = utc_now,
    paces: Mapping[str, Pace] = PACES,
    lobby_wait: timedelta = LOBBY,
    stale: timedelta = inactivity.STALE,
    limits: ServerLimits = USUAL_LIMITS,
    find: Callable[[str], AnyGame] = games.find,
    draw_seed: Callable[[], str] = draw_seed,
    forgotten: Path = Path("data/forgotten"),
    cached: int = 256,
    waiting: int = 128,
) -> Tables:
    """Return the services, all on one store and one cache of tables; nothing is read or started.

    ``forgotten`` is the path of the list of forgotten people. At most ``cached`` tables are kept in
    memory, and at most ``waiting`` changes are queued at one table. ``lobby_wait`` is how long a
    lobby or series waits for its start, ``stale`` how long a game may be idle; ``limits`` apply to
    servers that have chosen none.
    """
    repository = TableRepository(
        store,
        now,
        find,
        paces,
        lambda live: course.after(live),  # noqa: PLW0108 - it is made of this repository, below
        cached=cached,
        waiting=waiting,
    )
    moves = Moves(store, repository, now, stale)
    people = People(store, repository, now)
    keep_away = KeepAway(store, repository)
    invitations = Invitations(store, repository, keep_away, now)
    coaching = Coaching(store, repository)
    servers = GuildSettings(repository, people, limits)
    computers = Computers(repository, moves, servers, thinker, now)
    all_series = SeriesRepository(store, repository)
    reels = Reels(repository)
    replays = Replays(repository, reels)
    course = SeriesCourse(
        store,
        repository,
        all_series,
        now,
        find=find,
        draw_seed=draw_seed,
        paces=paces,
        stale=stale,
    )
    # The limits of a server count tables and series together.
    opening = asyncio.Lock()
    series = SeriesLobbies(
        store,
        repository,
        all_series,
        course,
        servers,
        keep_away,
        now,
        find=find,
        wait=lobby_wait,
        opening=opening,
    )
    history = History(store, repository, reels)
    personal_data = PersonalData(
        store,
        repository,
        all_series,
        course,
        (people, coaching, history, repository.settings),
        ForgottenPeople(forgotten),
        now,
    )
    heralds = Heralds(store, repository, keep_away, now)
    lobbies = Lobbies(
        store,
        repository,
        servers,
        heralds,
        keep_away,
        invitations,
        now,
        find=find,
        draw_seed=draw_seed,
        paces=paces,
        wait=lobby_wait,
        stale=stale,
        opening=opening,
    )
    queries = Queries(store, repository, all_series)
    return Tables(
        queries=queries,
        lobbies=lobbies,
        moves=moves,
        plans=Plans(repository, moves, now),
        computers=computers,
        advice=Advice(repository, thinker),
        seats=Seats(repository, moves, course, keep_away, invitations, now, stale, paces),
        pauses=Pauses(store, repository, series, now, paces),
        managers=Managers(repository, all_series, course, now, paces),
        people=people,
        keep_away=keep_away,
        invitations=invitations,
        notes=Notes(store, repository),
        coaching=coaching,
        personal_data=personal_data,
        mailbox=Mailbox(store, repository, people, personal_data),
        servers=servers,
        server_boards=ServerBoards(store, repository, queries, now),
        undo=Undo(store, repository, now, find),
        due=DueWork(store, repository, moves, computers, lobbies, series, now, stale, paces),
        heralds=heralds,
        followers=Followers(store, repository, now),
        outbox=Outbox(store, repository, heralds, now),
        history=history,
        replays=replays,
        analyses=Analyses(store, repository, reels, replays, Analysts()),
        ledger=Ledger(store, repository, find),
        missing_games=MissingGames(store, repository, series, now),
        series=series,
        series_course=course,
        series_outbox=SeriesOutbox(store, repository, all_series),
    )
