"""Profiles and halls laid out: one picture, and its words where it cannot be drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from discord import ui

from bot.i18n.texts import Texts
from bot.model.standings import GameRecord, Hall, Longest, Profile, Ranked, Rival
from bot.model.times import Millis
from cogs.elements.components import gallery, layout, small
from cogs.elements.picture_names import called, lettered_names
from cogs.elements.uploads import Picture
from rendering.paint.fonts import lettered
from rendering.records import Award, Fact, HallSheet, ProfileSheet, Row
from rendering.scene.alt_text import first_to_fit, sentence

P = TypeVar("P", Ranked, Rival)

_COLOUR = 0xB8811F
_BEST = 3
"""Names for each game; with more games than that one less, so that a phone shows them all."""
_MINUTE_MS = 60 * 1000
_HOUR_MINUTES = 60
_DAY_HOURS = 24
_RECORDS = 3
"""Games from which records are shown: a single game is always the longest."""


def profile_sheet(profile: Profile, texts: Texts) -> ProfileSheet:
    """Return what the picture of a profile shows, in words, with its alt text.

    The footer says how quickly the person answers, if that is known. Otherwise the footer is a
    general one.
    """
    name = called(profile.name, texts)
    subtitle = _counted(profile.games, profile.wins, texts)
    rows = tuple(_row(record, texts) for record in profile.records)
    facts = tuple(_facts(profile, texts))
    if profile.quickness is not None:
        footer = texts("profile-quickness", pace=profile.quickness.value)
    else:
        footer = texts("profile-footer")
    told = (
        texts("standings-of", title=name, said=subtitle),
        *(_told(row, texts) for row in rows),
        *(f"{fact.number} {fact.words}" for fact in facts),
        footer,
    )
    alt = first_to_fit([" ".join(map(sentence, told))])
    return ProfileSheet(name, subtitle, rows, facts, footer, alt)


def hall_sheet(hall: Hall, server: str, texts: Texts) -> HallSheet:
    """Return what the picture of a server's hall shows, in words, with its alt text.

    Each game has its best three; with more than three games its best two. A server name without
    letters that pictures know is an ellipsis.
    """
    each = _BEST if len(hall.podiums) <= _BEST else _BEST - 1
    awards = tuple(
        Award(
            podium.game,
            texts(f"{podium.game}-name"),
            tuple(
                Fact(texts("standings-points", points=one.standing.points), name)
                for one, name in _named(podium.best[:each], texts)
            ),
        )
        for podium in hall.podiums
    )
    facts = tuple(_remembered(hall, texts))
    title = texts("hall-title", server=lettered(server) or "…")
    subtitle = texts("standings-games", games=hall.games)
    told = (
        texts("standings-of", title=title, said=subtitle),
        *(
            texts(
                "standings-of",
                title=award.title,
                said=", ".join(f"{one.words} {one.number}" for one in award.best),
            )
            for award in awards
        ),
        *(f"{fact.number} {fact.words}" for fact in facts),
    )
    alt = first_to_fit([" ".join(map(sentence, told))])
    return HallSheet(title, subtitle, awards, facts, texts("hall-footer"), alt)


def standings_panel(
    picture: Picture | None, alt: str, texts: Texts, foot: str = ""
) -> ui.LayoutView:
    """Show a sheet's picture with ``foot`` below; without a picture its ``alt`` text."""
    shown = small([alt]) if picture is None else gallery(picture, texts)
    return layout(_COLOUR, shown, foot)


def _counted(games: int, wins: int, texts: Texts) -> str:
    return f"{texts('standings-games', games=games)} · {texts('standings-won', wins=wins)}"


def _row(record: GameRecord, texts: Texts) -> Row:
    """Return a game's line of a profile: games and wins, favourite place, points or *unrated*."""
    standing, role = record.standing, record.role
    return Row(
        game=record.game,
        title=texts(f"{record.game}-name"),
        line=_counted(record.games, record.wins, texts),
        note=texts("profile-role", role=texts(f"{record.game}-place-{role}")) if role else "",
        points="" if standing is None else texts("standings-points", points=standing.points),
        give_or_take=texts("standings-unrated")
        if standing is None
        else texts("standings-give-or-take", points=standing.give_or_take),
    )


def _told(row: Row, texts: Texts) -> str:
    """Say a game's line of a profile in words for the alt text; empty parts are left out."""
    counted = texts("standings-of", title=row.title, said=row.line)
    return ", ".join(filter(None, (counted, row.note, row.points, row.give_or_take)))


def _facts(profile: Profile, texts: Texts) -> Iterator[Fact]:
    """Yield the facts of a profile: present winning streak, reliability, games left, rivals.

    Reliability is always there; the streak, with the longest, only if the longest is of more than
    one game; games left only if there are any.
    """
    if profile.longest > 1:
        streak = texts("profile-streak", longest=profile.longest)
        yield Fact(texts("standings-points", points=profile.streak), streak)
    percent = texts("profile-reliability-number", percent=profile.reliability)
    yield Fact(percent, texts("profile-reliability"))
    if profile.left:
        left = texts("profile-left", games=profile.left)
        yield Fact(texts("standings-points", points=profile.left), left)
    for rival, name in _named(profile.rivals, texts):
        times = texts("profile-rival-number", times=rival.times)
        yield Fact(times, texts("profile-rivals", name=name))


def _named(people: Sequence[P], texts: Texts) -> Iterator[tuple[P, str]]:
    """Yield people of one list with their names as pictures letter them, namesakes numbered."""
    others = [texts("nameless")] * len(people)
    return zip(people, lettered_names([one.name for one in people], others), strict=True)


def _time(spent: Millis, texts: Texts) -> str:
    """Spell how long a game took: in minutes below two hours, in hours below two days, in days.

    Parts of a unit are cut off; the least is one minute.
    """
    minutes = spent // _MINUTE_MS
    hours = minutes // _HOUR_MINUTES
    if hours >= 2 * _DAY_HOURS:
        return texts("hall-days", days=hours // _DAY_HOURS)
    if minutes >= 2 * _HOUR_MINUTES:
        return texts("hall-hours", hours=hours)
    return texts("hall-minutes", minutes=max(1, minutes))


def _remembered(hall: Hall, texts: Texts) -> Iterator[Fact]:
    """Yield a server's records: longest game, most moves, and how many series were played.

    The first two only if the server has three games or more.
    """

    def of(key: str, longest: Longest) -> str:
        return texts(key, game=texts(f"{longest.game}-name"), table=str(longest.table))

    if hall.longest is not None and hall.games >= _RECORDS:
        yield Fact(_time(hall.longest.time, texts), of("hall-longest", hall.longest))
    if hall.most_moves is not None and hall.games >= _RECORDS:
        moves = texts("standings-points", points=hall.most_moves.time)
        yield Fact(moves, of("hall-moves", hall.most_moves))
    if hall.series:
        series = texts("standings-points", points=hall.series)
        yield Fact(series, texts("hall-series", series=hall.series))
