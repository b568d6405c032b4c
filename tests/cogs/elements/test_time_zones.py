"""F109: time zones as people write them, found or refused in a sentence, never an hour off."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.i18n.texts import LANGUAGES, texts
from bot.model.preferences import zones
from bot.model.refusal import Refused
from cogs.elements.time_zones import WELL_KNOWN, matching, place_of, read_zone

WINTER, SUMMER = datetime(2026, 1, 15, 12, tzinfo=UTC), datetime(2026, 7, 15, 12, tzinfo=UTC)

FOUND = {
    "Europe/Paris": ("Paris", "paris", "PARIS", "France", "europe/paris", "CEST", "Marseille"),
    "Europe/London": ("London", "Londres", "UK", "Royaume-Uni", "United Kingdom", "Écosse", "BST"),
    "America/New_York": ("New York", "new_york", "Eastern Time", "Washington", "EST5EDT"),
    "America/Los_Angeles": ("Los Angeles", "Pacific Time", "PT", "San Francisco", "Californie"),
    "America/Toronto": ("Montréal", "montreal", "Québec", "Toronto", "Ottawa"),
    "America/Sao_Paulo": ("São Paulo", "sao paulo", "Rio de Janeiro"),
    "America/Mexico_City": ("Mexico City", "Mexico"),
    "America/Argentina/Buenos_Aires": ("Buenos Aires", "Argentine", "Argentina"),
    "America/Martinique": ("Martinique",),
    "America/Guadeloupe": ("Guadeloupe",),
    "Indian/Reunion": ("Réunion", "La Réunion", "reunion"),
    "Pacific/Tahiti": ("Tahiti",),
    "Pacific/Noumea": ("Nouméa", "Nouvelle-Calédonie", "New Caledonia"),
    "Europe/Berlin": ("Berlin", "Germany", "Allemagne", "Munich"),
    "Europe/Brussels": ("Bruxelles", "Brussels", "Belgique", "Belgium"),
    "Europe/Zurich": ("Zürich", "Zurich", "Suisse", "Switzerland", "Genève"),
    "Europe/Kyiv": ("Kyiv", "Kiev"),
    "Europe/Moscow": ("Moscou", "Moscow", "MSK"),
    "Africa/Casablanca": ("Maroc", "Morocco", "Casablanca"),
    "Africa/Johannesburg": ("Le Cap", "Cape Town", "SAST"),
    "Asia/Kolkata": ("India", "Inde", "Calcutta", "Mumbai", "+5:30"),
    "Asia/Shanghai": ("Pékin", "Beijing", "Shanghai"),
    "Asia/Tokyo": ("Japon", "Japan", "JST", "Tōkyō"),
    "Asia/Singapore": ("Singapour", "Singapore"),
    "Australia/Sydney": ("Sydney", "Canberra"),
    "Pacific/Auckland": ("Auckland", "NZ"),
    "Pacific/Marquesas": ("-9:30", "UTC\u22129:30"),
    "UTC": ("UTC", "utc"),
}
"""What people write, by where they live."""

UNCLEAR = {
    "America/New_York": ("EST", "EDT", "est", "ET", "HNE", "heure de l\u2019Est"),
    "America/Los_Angeles": ("PST",),
    "America/Chicago": ("CST", "CT"),
    "Europe/London": ("GMT", "gmt"),
    "Europe/Paris": ("CET", "GMT+2", "UTC +2", "par", "heure d\u2019Europe centrale"),
    "Asia/Kolkata": ("IST",),
    "America/Sao_Paulo": ("Brésil", "Brazil"),
    "Asia/Shanghai": ("Chine", "China"),
    "Australia/Sydney": ("Australie", "AEST"),
}
"""What may be several places whose clocks differ in some season, by the first that is offered."""

UNKNOWN = ("Mordor" * 50, "", "   ", "Etc/GMT+5", "🕛", "../../etc/passwd", "UTC+77")


@pytest.mark.parametrize(
    ("written", "zone"), [(name, zone) for zone, names in FOUND.items() for name in names]
)
def test_a_place_is_found_as_it_is_written(written: str, zone: str) -> None:
    """In any case, with accents or without, in whichever language; the same in every season."""
    found = read_zone(written, "fr", SUMMER)
    assert found in zones()
    assert zone in matching(written, SUMMER)
    for now in (WINTER, SUMMER):
        shown = {now.astimezone(ZoneInfo(one)).utcoffset() for one in (found, zone)}
        assert len(shown) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("written", "first"), [(name, zone) for zone, names in UNCLEAR.items() for name in names]
)
def test_what_may_be_several_places_is_asked_back(written: str, first: str, language: str) -> None:
    """A fixed offset is an hour off for half of the year: nobody has one without knowing."""
    assert first == matching(written, SUMMER)[0]
    with pytest.raises(Refused) as refused:
        read_zone(written, language, SUMMER)
    assert refused.value.key == "zone-unclear"
    places = str(refused.value.details["places"])
    assert places.startswith(place_of(first, language))
    assert places.count(", ") < 4
    assert texts(language)("refused-zone-unclear", **refused.value.details)


@pytest.mark.parametrize("written", UNKNOWN)
def test_what_is_no_place_is_refused(written: str) -> None:
    """Those that begin with nothing are all that there are."""
    with pytest.raises(Refused) as refused:
        read_zone(written, "en", SUMMER)
    assert refused.value.key in {"unknown-zone", "zone-unclear"}
    assert len(str(refused.value.details["zone"])) <= 100


def test_a_word_that_may_stand_beside_any_place_is_none() -> None:
    assert [] == matching("time", SUMMER)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_zone_on_offer_has_a_name_of_its_own(language: str) -> None:
    """Of two choices with one name Discord takes the first; each is found by that name."""
    names = Counter(place_of(zone, language) for zone in zones())
    assert [] == [name for name, count in names.items() if count > 1]
    assert all(zone in matching(place_of(zone, language), SUMMER) for zone in [*zones()][::20])


def test_what_many_players_want_is_offered_first() -> None:
    """Before anything is typed."""
    assert list(WELL_KNOWN) == matching("", SUMMER)[: len(WELL_KNOWN)]
    assert set(WELL_KNOWN) <= set(zones())
    *_, last = every = matching("", SUMMER)
    assert sorted(zones()) == sorted(every)
    assert last.startswith("Antarctica/")
