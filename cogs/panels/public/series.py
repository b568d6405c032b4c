"""The messages of a series: its sheet, what happened in it, and the lines of a list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import discord
from discord import ui

from bot.i18n.narration import listing
from bot.i18n.story import story
from bot.i18n.text_ids import option_id, place_id
from bot.i18n.texts import Texts
from bot.model.series import HostedSeries, SeriesNews, offered_places
from bot.model.stops import AFTER_ASKING, IN_SERIES, Why
from bot.model.table import Place, SeriesId, Status, Table, TableId
from cogs.elements.components import (
    OPTIONS_PER_MENU,
    Style,
    button,
    gallery,
    layout,
    menu,
    rows,
    shortened,
)
from cogs.elements.custom_ids import CONFIRMING, HELP_TABLE, CustomId, Verb
from cogs.elements.display_names import escaped
from cogs.elements.faces import face_of
from cogs.elements.mentions import mention, way_to
from cogs.elements.moments import confirming
from cogs.elements.uploads import Picture
from cogs.panels.clocks import when
from cogs.panels.public.lobby import chosen_options, menu_of_places, seal
from cogs.panels.public.notices import STOPPED
from games import find
from games.api import Event, Move
from games.series.api import PAIR, Entrant, Pairing, place_of
from games.series.championship import Championship
from games.series.events import (
    Advance,
    BonusGiven,
    BonusWithheld,
    GameEntered,
    GaveUp,
    NameAdvanced,
    NameStruckOut,
)
from games.series.events import SeriesWon as Won
from games.series.kinds import ENTRANTS

_LIMIT = 1900
"""Characters of news, within Discord's 2000 for a plain message."""
_PEOPLE = {"entrant", "entrants", "winner", "names", "seats"}
"""Fields of events that hold entrants."""


class _EntrantSpeller:
    """Spells entrants by their names."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names

    def spell(self, field: str, value: object, texts: Texts, /) -> str | int:
        """Spell one value: an entrant by name in fields that hold them, numbers as they are."""
        del texts
        if field in _PEOPLE and isinstance(value, int):
            return self._names[value]
        return value if isinstance(value, int) else str(value)

    def spell_row(self, told: Event | Move, field: str, texts: Texts, /) -> str | None:
        """Spell two who meet with a dash between them, others as a list; None for other fields."""
        if field not in _PEOPLE:
            return None
        entrants: tuple[int, ...] = getattr(told, field)
        people = [self._names[entrant] for entrant in entrants]
        return " \N{EN DASH} ".join(people) if field == "seats" else listing(people, texts)


def press(series_id: SeriesId, verb: Verb) -> CustomId:
    """Say on a control which series it concerns."""
    return CustomId(TableId(0), verb, str(series_id))


def press_now(series: HostedSeries, verb: Verb, user_id: int = 0) -> CustomId:
    """Return a control's custom id for a series; a confirmation's carries the series' state.

    ``user_id`` is the person who confirms, where it depends on them.
    """
    if verb in CONFIRMING:
        return confirming(verb, series, user_id=user_id, argument=str(series.id))
    return press(series.id, verb)


def sheet(news: SeriesNews, texts: Texts, picture: Picture | None) -> ui.LayoutView:
    """Lay out the sheet for the state that the series is in; the picture shows what was played.

    Before the start it lists entrants, during play the open games, at the end the ranking; of one
    that was called off or expired only that. Buttons and menus below fit that state.
    """
    series = news.series
    shown = gallery(picture, texts)
    head = f"## {title(series, texts)}\n-# {_options_line(series, texts)}"
    match series.status:
        case Status.LOBBY:
            closes_at = series.closes_at if series.left is None else None
            full = len(series.entrants) >= ENTRANTS[series.kind][-1]
            foot = texts(
                "series-foot",
                host=escaped(series.host.name),
                series=str(series.id),
                full="yes" if full else "no",
                until=STOPPED if closes_at is None else when(closes_at),
            )
            what = texts("series-what", kind=series.kind.value)
            body = [what, _entrants_list(series, texts), foot]
        case Status.PLAYING | Status.QUARANTINED:
            foot = texts("series-foot-playing", series=str(series.id))
            body = [_games_list(news, texts), _ending_line(series, texts), foot]
        case Status.OVER:
            foot = texts("series-foot-over", series=str(series.id))
            body = [_ranking(series, texts), *_honour(series, texts), foot]
        case Status.CANCELLED:
            body = [texts("series-cancelled", series=str(series.id))]
        case Status.EXPIRED:
            body = [texts("series-expired", series=str(series.id))]
    colour = face_of(series.game).colour
    controls = rows(_controls(series, texts))
    menus = (*_places_menu(series, texts), *_past_games_menu(news, texts))
    return layout(colour, head, shown, *body, *controls, *menus)


def free_places(series: HostedSeries, texts: Texts) -> list[discord.SelectOption]:
    """List the places that one may choose for the first game, then *any*, as menu options.

    Empty once the series has begun, or where places have no names.
    """
    if series.status is not Status.LOBBY:
        return []
    places = offered_places(series, find(series.game))
    return menu_of_places(series.game, places, series.places.values(), texts)


def _places_menu(series: HostedSeries, texts: Texts) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return the menu of free places; empty if there is none to choose."""
    free = free_places(series, texts)
    if not free:
        return []
    return [ui.ActionRow(menu(press(series.id, Verb.SERIES_PLACE), texts("place-menu"), free))]


def _past_games_menu(news: SeriesNews, texts: Texts) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return the menu of the games played to their end, the latest 25; empty if there are none.

    They are in the order of play, the latest last. Its values are the numbers of their tables.
    """
    over = (game for game in news.tables.items() if game[1].status is Status.OVER)
    past = sorted((number, table.id) for number, table in over)
    if not past:
        return []
    options = [
        discord.SelectOption(
            label=texts("series-past-game", number=number, table=str(table)), value=str(table)
        )
        for number, table in past[-OPTIONS_PER_MENU:]
    ]
    pressing = press(news.series.id, Verb.SERIES_GAME)
    return [ui.ActionRow(menu(pressing, texts("series-past-menu"), options))]


def title(series: HostedSeries, texts: Texts) -> str:
    """Name a series: its kind and its game."""
    return texts(
        "series-title",
        kind=series.kind.value,
        game=texts(f"{series.game}-name"),
    )


def notice(news: SeriesNews, texts: Texts) -> str:
    """Say the events since the channel was last told; empty if there is nothing to be told.

    Of two entrants who were drawn or seated that is said first, and at the end the winner's title.
    If it is too long, the oldest lines are dropped.
    """
    names = [f"**{escaped(person.name)}**" for person in news.series.entrants]
    fresh = news.series.events[news.told :]
    won = any(isinstance(event, Won) for event in fresh)
    told = [event for event in fresh if _is_news(event, news.series, won=won)]
    lines = [*story("series", told, (), texts, _EntrantSpeller(names))]
    if ENTRANTS[news.series.kind] == PAIR and not news.told and news.series.events:
        lines.insert(0, _seats_line(news.series, names, texts))
    if won:
        lines += _honour(news.series, texts)
    if not lines:
        return ""
    head = texts("series-notice", title=title(news.series, texts), series=str(news.series.id))
    while len("\n".join((head, *lines))) > _LIMIT and len(lines) > 1:
        # After an outage there may be more than fits.
        del lines[0]
    return shortened("\n".join((head, *lines)), _LIMIT)


def _seats_line(series: HostedSeries, names: Sequence[str], texts: Texts) -> str:
    """Say who has which seat in the first game of two, by number where seats have no names."""
    # They are entered in the order of their seats. Who begins is said by the game: some draw lots.
    seats = [f"{seat}. {name}" for seat, name in enumerate(names, start=1)]
    if places := offered_places(series, find(series.game)):
        seats = [
            texts("place-line", line=name, place=texts(place_id(series.game, place)))
            for name, place in zip(names, places, strict=False)
        ]
    how = "series-seated" if series.places else "series-drawn"
    return texts(how, seats=texts("between-clauses").join(seats))


def waiting(
    series: HostedSeries, game: Pairing, table: Table, entrants: Sequence[Entrant], texts: Texts
) -> ui.LayoutView:
    """Lay out a ping of the entrants who wait for a game that is paused: why, and until when.

    They get a button to end the pause, unless managers made it or somebody has asked already. The
    table must be paused. Only ``entrants`` are mentioned; both players of ``game`` are named.
    """
    pause = table.pause
    assert pause is not None
    ask = pause.why is not Why.MANAGERS and not pause.asked
    names = [f"**{escaped(series.entrants[entrant].name)}**" for entrant in game.seats]
    text = texts(
        "series-waiting",
        mentions=mention(*(series.entrants[entrant].id for entrant in entrants)),
        number=game.number,
        seats=listing(names, texts),
        table=_table_link(table, texts),
        until="" if table.paused_until is None else when(table.paused_until, "f"),
        why="managers" if pause.why is Why.MANAGERS else "asked" if pause.asked else "players",
        days=AFTER_ASKING.days,
    )
    asking = _button(series, Verb.SERIES_GO_ON, "series-button-go-on", "▶️", texts)
    return layout(face_of(series.game).colour, text, *rows([asking] if ask else []))


def list_line(series: HostedSeries, texts: Texts) -> str:
    """Describe a series in one line: number, title, state, entrants, running games, channel."""
    return texts(
        "series-line",
        series=str(series.id),
        title=title(series, texts),
        status=series.status.value,
        count=len(series.entrants),
        games=len(series.running_games),
        channel=f"<#{series.channel_id}>",
    )


def giving_up(
    series: HostedSeries, user_id: int, texts: Texts, headline: str = ""
) -> ui.LayoutView:
    """Lay out what giving up means, and the button that does it, valid in the present state."""
    entrant = series.entrant_of(user_id)
    playing = entrant is not None and series.game_of(entrant) is not None
    return layout(
        face_of(series.game).colour,
        headline,
        texts(
            "series-giving-up",
            kind=series.kind.value,
            series=str(series.id),
            playing="yes" if playing else "no",
        ),
        *rows(
            [
                button(
                    press_now(series, Verb.SERIES_GIVE_UP, user_id),
                    texts("series-button-give-up"),
                    emoji="🏳️",
                    style=Style.FINAL,
                )
            ]
        ),
    )


def calling_off(series: HostedSeries, texts: Texts, headline: str) -> ui.LayoutView:
    """Lay out the question whether a series is to be closed, or called off once it has begun.

    The button holds for the present state alone.
    """
    begun = series.status is not Status.LOBBY
    label = "series-button-call-off" if begun else "series-button-close"
    sure = press_now(series, Verb.SERIES_CANCEL)
    return layout(
        face_of(series.game).colour,
        headline,
        texts(
            "series-calling-off",
            series=str(series.id),
            begun="yes" if begun else "no",
            count=len(series.entrants),
        ),
        *rows([button(sure, texts(label), emoji="✖️", style=Style.FINAL)]),
    )


def _is_news(event: Event, series: HostedSeries, *, won: bool) -> bool:
    """Return True if an event of a series is told in its channel; ``won``: the series is over.

    Between two only giving up, bonuses and the winner are. In others all but the striking out of
    names, entered games that have a winner already, and, once it is over, the advance from the
    final.
    """
    if ENTRANTS[series.kind] == PAIR:
        # Game after game is told in the thread, and stands on the sheet.
        return isinstance(event, GaveUp | BonusGiven | BonusWithheld | Won)
    if isinstance(event, GameEntered):
        return event.winner is None
    if isinstance(event, NameAdvanced) and event.why is Advance.WON and won:
        # Nobody goes on from the final.
        assert isinstance(series.state, Championship)
        return event.stage < len(series.state.stages)
    return not isinstance(event, NameStruckOut)


def _options_line(series: HostedSeries, texts: Texts) -> str:
    """Say the terms of a series in one line: entrants wanted, options, pace, days of pause.

    The number of entrants is left out once it has begun. The options are those of the series, then
    those of its game that are not as usual.
    """
    allowed = ENTRANTS[series.kind]
    parts = []
    if series.status is Status.LOBBY:
        parts.append(texts("series-entrants-wanted", least=allowed[0], most=allowed[-1]))
    for key, value in series.options.items():
        if isinstance(value, int) and not isinstance(value, bool):
            parts.append(texts(f"{option_id('series', key)}-said", value=value))
        else:
            parts.append(texts(option_id("series", key, value)))
    parts += chosen_options(series.game, series.terms.options, PAIR[0], texts)
    parts.append(texts(f"pace-{series.terms.pace}"))
    parts.append(texts("series-pauses", days=IN_SERIES.days))
    line = " · ".join(parts)
    return line[:1].upper() + line[1:]


def _entrants_list(series: HostedSeries, texts: Texts) -> str:
    """List the entrants of a series, the host marked, with the places that they want."""
    places = {place.key: place for place in offered_places(series, find(series.game))}
    lines = []
    for person in series.entrants:
        key = "series-entrant-host" if person.id == series.host.id else "series-entrant"
        line = texts(key, name=escaped(person.name))
        if wanted := series.places.get(person.id):
            place = texts(place_id(series.game, places[wanted]))
            line = texts("place-line", line=line, place=place)
        lines.append(line)
    return "\n".join(lines)


def _games_list(news: SeriesNews, texts: Texts) -> str:
    """List the open games of a series that have a table, each with the seal of its luck.

    Empty before the start.
    """
    state = news.series.state
    lines: list[str] = []
    for game in () if state is None else state.open:
        if game.number in news.tables:
            table = news.tables[game.number]
            lines += [_game_line(news.series, game, table, texts), *seal(table, texts)]
    return "\n".join(lines)


def _game_line(series: HostedSeries, game: Pairing, table: Table, texts: Texts) -> str:
    """Say who plays a game of a series, at which table, and the table's state."""
    first, second = (escaped(series.entrants[entrant].name) for entrant in game.seats)
    return texts(
        "series-game",
        number=game.number,
        first=first,
        second=second,
        table=_table_link(table, texts),
        status=table.status.value,
    )


def _table_link(table: Table, texts: Texts) -> str:
    """Return a table's number, with a link to its thread if it is played in one of its own."""
    number = str(table.id)
    if table.place is not Place.THREAD or table.thread_id is None:
        return texts("series-game-table", table=number)
    return texts("series-game-link", table=number, url=way_to(table))


def _ending_line(series: HostedSeries, texts: Texts) -> str:
    """Say which of those still in want to call the series off, and how many more must agree.

    Empty if nobody does.
    """
    names = [
        f"**{escaped(series.entrants[entrant].name)}**"
        for entrant in series.still_in
        if entrant in series.agreed
    ]
    if not names:
        return ""
    return texts(
        "series-wish-end",
        names=listing(names, texts),
        count=len(names),
        missing=series.agreements_missing,
    )


def _ranking(series: HostedSeries, texts: Texts) -> str:
    """List the final ranking of a series, an entrant a line; equals have the same place."""
    assert series.state is not None
    ranking = series.state.ranking
    ordered: Iterable[Entrant] = (entrant for group in ranking for entrant in group)
    return "\n".join(
        texts(
            "ranking-line",
            place=place_of(ranking, entrant),
            name=f"**{escaped(series.entrants[entrant].name)}**",
        )
        for entrant in ordered
    )


def _honour(series: HostedSeries, texts: Texts) -> list[str]:
    """Return a line with the winner's title in the game's rule book for this kind of series.

    Empty without such a title, before the start, or with several on the first place (M23).
    """
    honour = f"{series.game}-honour-{series.kind.value}"
    first = () if series.state is None else series.state.ranking[0]
    if len(first) != 1 or not texts.has(honour):
        return []
    return [texts(honour, winner=f"**{escaped(series.entrants[first[0]].name)}**")]


def _controls(series: HostedSeries, texts: Texts) -> Iterator[ui.Button[ui.LayoutView]]:
    """Yield the buttons of a series as they fit its status; none if it was closed or expired.

    It can start with any number of entrants that its kind allows. The expected press is to enter as
    long as it cannot start, and to start once it is full.
    """
    match series.status:
        case Status.LOBBY:
            allowed = ENTRANTS[series.kind]
            ready = len(series.entrants) in allowed
            full = len(series.entrants) >= allowed[-1]
            if not full:
                style = Style.PLAIN if ready else Style.EXPECTED
                yield _button(series, Verb.SERIES_ENTER, "series-button-enter", "🎟️", texts, style)
            if ready:
                style = Style.EXPECTED if full else Style.PLAIN
                yield _button(series, Verb.SERIES_START, "series-button-start", "▶️", texts, style)
            yield _button(series, Verb.SERIES_LEAVE, "button-leave", "🚪", texts)
            book = CustomId(HELP_TABLE, Verb.GUIDE, f"{series.game}.1")
            yield button(book, texts("button-how"), emoji="📖")
            yield _button(
                series, Verb.SERIES_CANCEL, "series-button-close", "✖️", texts, Style.FINAL
            )
        case Status.PLAYING | Status.QUARANTINED:
            yield _button(series, Verb.SERIES_LEAVE, "series-button-quit", "🏳️", texts)
        case Status.OVER:
            label, style = "button-rematch", Style.EXPECTED
            yield _button(series, Verb.SERIES_REMATCH, label, "🔁", texts, style)
        case Status.CANCELLED | Status.EXPIRED:
            return


def _button(
    series: HostedSeries,
    verb: Verb,
    label: str,
    emoji: str,
    texts: Texts,
    style: Style = Style.PLAIN,
) -> ui.Button[ui.LayoutView]:
    """Return a button of a series whose press knows the series' present state."""
    return button(press_now(series, verb), texts(label), emoji=emoji, style=style)
