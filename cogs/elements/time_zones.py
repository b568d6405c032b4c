"""Time zones as people write them: places, countries, abbreviations and offsets, in any case.

Names come from CLDR through Babel in every language the bot speaks, abbreviations and offsets from
the time zone database. Only zones of places are offered: a fixed offset such as ``EST`` would be an
hour off for half of the year.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache, lru_cache
from zoneinfo import ZoneInfo

import msgspec
from babel import Locale
from babel.core import get_global

from bot.i18n.texts import LANGUAGES
from bot.model.preferences import UTC_ZONE, zones
from bot.model.refusal import Refused
from cogs.elements.spelling import folded

WELL_KNOWN = (
    "Pacific/Honolulu",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Toronto",
    "America/Martinique",
    "America/Sao_Paulo",
    UTC_ZONE,
    "Europe/London",
    "Africa/Casablanca",
    "Europe/Paris",
    "Europe/Berlin",
    "Europe/Athens",
    "Europe/Istanbul",
    "Indian/Reunion",
    "Asia/Dubai",
    "Asia/Kolkata",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Noumea",
    "Pacific/Auckland",
)
"""One for each part of the day that many players live in, from west to east: offered first.

A menu holds one more, for a zone of somebody's own."""

_CITIES = {
    "Africa/Casablanca": "Rabat, Marrakech",
    "Africa/Douala": "Yaoundé",
    "Africa/Johannesburg": "Le Cap, Cape Town, Pretoria, Durban",
    "Africa/Lagos": "Abuja",
    "America/Chicago": "Houston, Dallas, Austin, Texas, Minneapolis, New Orleans, Nouvelle-Orléans",
    "America/Denver": "Salt Lake City, Colorado",
    "America/Edmonton": "Calgary, Alberta",
    "America/Los_Angeles": "San Francisco, Seattle, San Diego, Las Vegas, California, Californie",
    "America/New_York": "Boston, Washington, Philadelphia, Philadelphie, Miami, Atlanta",
    "America/Sao_Paulo": "Rio de Janeiro, Brasília, Belo Horizonte",
    "America/Toronto": "Montréal, Québec, Ottawa, Ontario",
    "Asia/Dubai": "Abu Dhabi, Abou Dhabi",
    "Asia/Ho_Chi_Minh": "Hanoi, Hanoï, Saïgon",
    "Asia/Jerusalem": "Tel Aviv",
    "Asia/Karachi": "Islamabad, Lahore",
    "Asia/Kolkata": "Delhi, New Delhi, Mumbai, Bombay, Bangalore, Chennai",
    "Asia/Riyadh": "Jeddah, Djeddah, Mecca, La Mecque",
    "Asia/Shanghai": "Beijing, Pékin, Guangzhou, Canton, Shenzhen",
    "Asia/Tokyo": "Osaka, Kyoto",
    "Australia/Sydney": "Canberra",
    "Europe/Amsterdam": "Rotterdam, The Hague, La Haye, Holland, Hollande",
    "Europe/Berlin": "Munich, Hamburg, Hambourg, Frankfurt, Francfort, Cologne",
    "Europe/Brussels": "Antwerp, Anvers, Liège, Ghent, Gand",
    "Europe/Istanbul": "Ankara",
    "Europe/Lisbon": "Porto",
    "Europe/London": "England, Angleterre, Scotland, Écosse, Wales, Pays de Galles, Great Britain, "
    "Grande-Bretagne, UK, Edinburgh, Édimbourg, Manchester, Birmingham, Glasgow, Belfast",
    "Europe/Madrid": "Barcelona, Barcelone, Seville, Séville",
    "Europe/Moscow": "Saint Petersburg, Saint-Pétersbourg",
    "Europe/Paris": "Marseille, Lyon, Toulouse, Nice, Nantes, Strasbourg, Bordeaux, Lille",
    "Europe/Rome": "Milan, Turin, Naples, Florence, Venice, Venise",
    "Europe/Zurich": "Geneva, Genève, Bern, Berne, Lausanne, Basel, Bâle",
    "Pacific/Auckland": "Wellington",
}
"""Cities, and regions, that people name and the zone database does not."""
_COUNTRIES = {"US": ("USA", "US"), "AE": ("UAE",)}
"""What people call countries, beside their names in CLDR."""
_SPOKEN = (*((language, "long") for language in LANGUAGES), ("en", "short"), ("fr_CA", "short"))
"""Where CLDR has what clocks are called: *Eastern Time*, *heure de l'Est*, *ET*, *HNE*."""
_FILLERS = frozenset(
    {"the", "time", "standard", "daylight", "summer"}
    | {"le", "la", "les", "de", "du", "d", "l", "heure", "normale", "avancee", "ete"}
)
"""Words that may stand beside the name of a place."""
_OFFSET = re.compile(r"(?:utc|gmt)?\s*([+\u2212-])\s*(\d{1,2})(?:[:h]?(\d{2}))?", re.IGNORECASE)
_WINTER, _SUMMER = datetime(2026, 1, 1, tzinfo=UTC), datetime(2026, 7, 1, tzinfo=UTC)
_COMPARED = range(0, 730, 7)
"""Days from now on which the clocks of two zones are compared."""
_NAMED = 4
"""Most places named when a name may mean several."""
_SHARED, _BEGUN, _PARTS, _UNFIT = 1, 2, 3, 4
"""How a text fits a name that it is not alone: see :func:`_fit`."""


class _Name(msgspec.Struct, frozen=True):
    """A folded name of a zone."""

    words: str
    """Each with a space before it."""
    shared: bool
    """True for what many zones may be called: of a country, or an abbreviation."""


def place_of(zone: str, language: str) -> str:
    """Return the best-known place of a time zone in a language.

    Without one it is the last part of the zone's id; an id in capitals, such as UTC, is returned as
    it is.
    """
    if zone.isupper():
        return zone
    cities = Locale(language).time_zones
    zone = get_global("zone_aliases").get(zone, zone)
    for name in (zone, *_old_names().get(zone, ())):
        if city := cities.get(name, {}).get("city"):
            return str(city)
    return zone.rpartition("/")[2].replace("_", " ")


def matching(written: str, now: datetime) -> list[str]:
    """List the zones that somebody may mean, the likeliest first."""
    return [zone for _, zone in _ranked(written, now)]


def read_zone(written: str, language: str, now: datetime) -> str:
    """Return the time zone that a text names, or the first of several with the same clocks.

    An exact zone id is taken as it is. A name that is only begun, or of which only parts fit, is
    never enough, even if a single zone fits. Two zones have the same clocks if these agree for two
    years from ``now``.

    Raises:
        Refused: ``unknown-zone`` if none fits, or ``zone-unclear`` with up to four places it may
            be.
    """
    if written in zones():
        return written
    ranked = _ranked(written, now)
    if not ranked:
        raise Refused("unknown-zone", zone=written[:100])
    least = ranked[0][0]
    best = [zone for rank, zone in ranked if rank == least]
    if least > _SHARED or len({_clock(zone, now) for zone in best}) > 1:
        places = ", ".join(place_of(zone, language) for zone in best[:_NAMED])
        raise Refused("zone-unclear", zone=written[:100], places=places)
    return best[0]


def _ranked(written: str, now: datetime) -> list[tuple[int, str]]:
    """List rank and id of the zones that a text may mean, the best (0) first; empty if none.

    A text that is an offset from UTC means all zones that have it ``now``.
    """
    if offset := _OFFSET.fullmatch(written.strip()):
        return [(0, zone) for zone in _in_order() if _is_at(zone, now, offset)]
    wanted, names = _folded(written), _names()
    parts = [f" {part}" for part in wanted.split()]
    found = [
        (rank, zone)
        for zone in _in_order()
        if (rank := min(_fit(wanted, parts, name) for name in names[zone])) < _UNFIT
    ]
    return sorted(found, key=lambda one: one[0])


def _fit(wanted: str, parts: Sequence[str], name: _Name) -> int:
    """Return how well a text fits a name, 0 the best: equal, shared, prefix, words, unfit.

    ``wanted`` is folded, ``parts`` are its words with a space before each: a word fits by its
    beginning.
    """
    if wanted == name.words:
        return _SHARED if name.shared else 0
    if name.words.startswith(wanted):
        return _BEGUN
    return _PARTS if all(part in name.words for part in parts) else _UNFIT


def _is_at(zone: str, now: datetime, offset: re.Match[str]) -> bool:
    """Return True if a zone now has an offset such as *+2* or *-03:30* from UTC."""
    minutes = int(offset[2]) * 60 + int(offset[3] or 0)
    wanted = timedelta(minutes=minutes if offset[1] == "+" else -minutes)
    return now.astimezone(ZoneInfo(zone)).utcoffset() == wanted


def _clock(zone: str, now: datetime) -> tuple[timedelta | None, ...]:
    """Return a zone's offsets from UTC, week by week over the two years from ``now``."""
    where = ZoneInfo(zone)
    return tuple((now + timedelta(days=days)).astimezone(where).utcoffset() for days in _COMPARED)


@lru_cache(maxsize=4096)
def _folded(text: str) -> str:
    """Return the words of a name without case, accents and fillers, a space before each.

    Fillers such as *time* stay if there is nothing else. Empty for a text without words.
    """
    words = re.findall(r"\w+", folded(text))
    spelt = [part for word in words for part in word.split("_") if part]
    kept = [word for word in spelt if word not in _FILLERS] or spelt
    return "".join(f" {word}" for word in kept)


@cache
def _in_order() -> tuple[str, ...]:
    """List all zones on offer: well-known ones from west to east, then others, Antarctica last."""
    others = [zone for zone in zones() if zone not in WELL_KNOWN]
    others.sort(key=lambda zone: zone.startswith("Antarctica/"))
    return (*WELL_KNOWN, *others)


@cache
def _names() -> dict[str, tuple[_Name, ...]]:
    """Return by zone all that it may be called."""
    return {zone: tuple(_names_of(zone)) for zone in zones()}


def _names_of(zone: str) -> Iterator[_Name]:
    """Yield the names of a zone, folded: first its own, then those that others may share.

    Its own are places, ids, old ids and cities; shared are its country, abbreviations and names of
    clocks.
    """
    names = (zone, *_old_names().get(zone, ()))
    # In capitals alone it is what clocks are called, as EST.
    called = [name for name in names if name.isupper() and name != zone]
    ids = [name for name in names if name not in called]
    places = [place_of(zone, language) for language in LANGUAGES]
    places += [*ids, *(name.rpartition("/")[2] for name in ids), *_CITIES.get(zone, "").split(", ")]
    country = zones()[zone]
    shared = [Locale(language).territories.get(country, "") for language in LANGUAGES]
    shared += [*_COUNTRIES.get(country, ()), *called, *_abbreviations(zone)]
    shared += _called(get_global("meta_zones").get(zone, ""))
    for words in dict.fromkeys(map(_folded, places)):
        if words:
            yield _Name(words, shared=False)
    for words in dict.fromkeys(map(_folded, shared)):
        if words:
            yield _Name(words, shared=True)


def _abbreviations(zone: str) -> Iterator[str]:
    """Yield a zone's abbreviations in January and in July, such as CET and CEST; numeric ones not.

    Both may be the same.
    """
    where = ZoneInfo(zone)
    for moment in (_WINTER, _SUMMER):
        name = moment.astimezone(where).tzname() or ""
        if name.isalpha():
            yield name


@cache
def _called(hours: str) -> tuple[str, ...]:
    """Return CLDR's names of a metazone's clocks: long ones in all languages, some short ones."""
    return tuple(
        str(name)
        for locale, kind in _SPOKEN
        for name in Locale.parse(locale).meta_zones.get(hours, {}).get(kind, {}).values()
    )


@cache
def _old_names() -> dict[str, tuple[str, ...]]:
    """Return by zone the ids that are aliases of it in CLDR; zones without any are not there."""
    found: dict[str, list[str]] = {}
    for old, zone in get_global("zone_aliases").items():
        found.setdefault(zone, []).append(old)
    return {zone: tuple(names) for zone, names in found.items()}
