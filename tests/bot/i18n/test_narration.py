import re
from itertools import pairwise

import pytest

from bot.i18n.narration import VERSES, consequence, label, listing, sentence
from bot.i18n.second_person import with_both_forms
from bot.i18n.story import story, story_of
from bot.i18n.texts import MissingTextError, Texts, texts
from cogs.goths.words import GothsSpeller
from cogs.rage.words import RageSpeller
from games.api import Event, Seat
from games.goths.content import LAYOUTS
from games.goths.events import FiguresLost
from games.rage.content import Clan, Site
from games.rage.events import FightBegan, Marched, TacticChosen
from games.vikings.content import Card, Space
from games.vikings.events import (
    Announced,
    ArenaStocked,
    AttackBlocked,
    Believed,
    BraceletCaught,
    BraceletsCollected,
    BraceletSunk,
    BraceletTakenSeen,
    CardRevealed,
    GameWon,
    HandRefilled,
    ShieldOmitted,
    Slammed,
    SupplyEmptied,
    TurnBegan,
)
from games.vikings.moves import Announce, CallBluff, RaiseShield, Slam

NAMES = ("Ada", "Bo", "Cy")
ADA, BO, CY = Seat(0), Seat(1), Seat(2)
HERE, THERE = Space(0), Space(15)


class VikingsSpeller:
    """Spells spaces by their numbers and cards by the names of their actions."""

    def spell(self, field: str, value: object, texts: Texts, /) -> str | int:
        """Spell a space as S and its number."""
        if isinstance(value, Card):
            return texts(f"vikings-action-{value}")
        assert isinstance(value, int)
        if field in {"space", "origin", "push_to"}:
            return f"S{value}"
        return value


SPELLER = VikingsSpeller()

PLAIN = Texts(
    "en",
    [
        """
vikings-action-walk = Walk
vikings-action-club = Club
vikings-action-shield = Shield
vikings-event-announced = { $seat } { $action } { $action_kind } { $nth }
vikings-event-card-revealed = { $truthful }
vikings-event-bracelets-collected = { $values } ({ $count }) { $space }
vikings-event-hand-refilled = { $cards } ({ $count })
vikings-event-game-won = { $seats } ({ $count }) { $total }
vikings-event-bracelet-sunk = { $value } { $space }
vikings-event-bracelet-taken-seen = { $role } { $thief } { $victim }
vikings-event-arena-stocked = { $value } at { $space }.
vikings-event-arena-stocked-item = { $value } at { $space }
vikings-event-arena-stocked-several = { $count }: { $items }.
vikings-event-believed = { $verse }
vikings-move-slam = { $victim } { $push_to }
vikings-move-announce = { $card } { $action } { $truthful }
vikings-move-call-bluff = Bluff!
vikings-confirm-raise-shield = { $card } { $truthful }
story-you = you
"""
    ],
)


def tell(event: Event, reader: Seat | None = None) -> str:
    return sentence("vikings", event, NAMES, PLAIN, SPELLER, reader=reader)


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Announced(seat=BO, action=Card.WALK, nth=2), "Bo Walk walk 2"),
        (CardRevealed(seat=BO, card=Card.WALK, announced=Card.WALK, truthful=True), "yes"),
        (CardRevealed(seat=BO, card=Card.CLUB, announced=Card.WALK, truthful=False), "no"),
        (BraceletsCollected(seat=ADA, space=THERE, values=(2, 3)), "2 + 3 (2) S15"),
        (HandRefilled(seat=ADA, cards=(Card.WALK, Card.CLUB)), "Walk, Club (2)"),
        (HandRefilled(seat=ADA, cards=()), " (0)"),
        (GameWon(seats=(CY,), total=9), "Cy (1) 9"),
        (GameWon(seats=(ADA, CY), total=9), "Ada and Cy (2) 9"),
        (BraceletSunk(seat=ADA, value=4, space=None), "4 none"),
    ],
)
def test_fields_of_an_event_become_words(event: Event, expected: str) -> None:
    assert tell(event) == expected


@pytest.mark.parametrize(
    ("reader", "expected"),
    [(BO, "thief you Ada"), (ADA, "victim Bo you"), (CY, "none Bo Ada"), (None, "none Bo Ada")],
)
def test_the_reader_s_role_is_the_field_that_holds_the_reader(
    reader: Seat | None, expected: str
) -> None:
    """What a bracelet was is told to thief and victim, each in words of their own."""
    event = BraceletTakenSeen(thief=BO, victim=ADA, value=3, to=(ADA, BO))
    assert tell(event, reader) == expected


def test_an_event_without_a_sentence_is_an_error() -> None:
    with pytest.raises(MissingTextError):
        tell(SupplyEmptied())


def test_an_event_always_reads_the_same() -> None:
    """A story message is edited as its turn goes on; lines already read must not change."""
    event = Believed(seat=ADA, announcer=BO)
    assert tell(event) == tell(Believed(seat=ADA, announcer=BO))
    again = [story("vikings", [event], NAMES, PLAIN, SPELLER, moves=[7]) for _ in range(2)]
    assert again[0] == again[1]


def test_what_happens_again_reads_differently() -> None:
    """The same event of another move has a verse of its own."""
    event = Believed(seat=ADA, announcer=BO)
    told = story("vikings", [event] * 60, NAMES, PLAIN, SPELLER, moves=range(1, 61))
    thirds = [int(verse) % 3 for verse in told]
    assert all(10 <= thirds.count(third) <= 30 for third in range(3))
    assert told == story("vikings", [event] * 60, NAMES, PLAIN, SPELLER, moves=range(1, 61))


def test_different_events_use_different_verses() -> None:
    events = [Believed(seat=one, announcer=other) for one in (ADA, BO, CY) for other in (ADA, BO)]
    verses = {int(tell(event)) for event in events}
    assert len(verses) > 1
    assert verses <= set(range(VERSES))


def test_a_story_has_one_line_an_event() -> None:
    told = story(
        "vikings",
        [
            Announced(seat=ADA, action=Card.CLUB, nth=1),
            ArenaStocked(space=HERE, value=3),
            GameWon(seats=(ADA,), total=3),
        ],
        NAMES,
        PLAIN,
        SPELLER,
    )
    assert told == ("Ada Club club 1", "3 at S0.", "Ada (1) 3")


def test_a_sentence_may_depend_on_how_many_play() -> None:
    """Two at a table, each king and chief at once, are told of otherwise than four."""
    words = Texts("en", ["vikings-event-supply-emptied = { $players }"])
    for names in (NAMES, NAMES[:2]):
        told = sentence("vikings", SupplyEmptied(), names, words, SPELLER)
        assert told == str(len(names))


def test_neighbours_of_one_kind_share_a_line() -> None:
    told = story(
        "vikings",
        [
            ArenaStocked(space=HERE, value=3),
            ArenaStocked(space=THERE, value=1),
            GameWon(seats=(ADA,), total=3),
            GameWon(seats=(BO,), total=3),
        ],
        NAMES,
        PLAIN,
        SPELLER,
    )
    assert told == ("2: 3 at S0 and 1 at S15.", "Ada (1) 3", "Bo (1) 3")


def test_a_label_names_a_move() -> None:
    move = Slam(victim=CY, push_to=THERE)
    assert label("vikings", move, NAMES, PLAIN, SPELLER) == "Cy S15"
    assert label("vikings", CallBluff(), NAMES, PLAIN, SPELLER) == "Bluff!"


def test_a_label_takes_facts_that_the_move_does_not_hold() -> None:
    move = Announce(card=Card.CLUB, action=Card.WALK)
    assert label("vikings", move, NAMES, PLAIN, SPELLER, truthful="no") == "Club Walk no"
    with pytest.raises(MissingTextError):
        label("vikings", move, NAMES, PLAIN, SPELLER)


def test_a_consequence_is_told_before_a_move_is_confirmed() -> None:
    told = consequence(
        "vikings", RaiseShield(card=Card.SHIELD), NAMES, PLAIN, SPELLER, truthful="yes"
    )
    assert told == "Shield yes"


@pytest.mark.parametrize(
    ("language", "expected"), [("en", "Ada, Bo, and Cy"), ("fr", "Ada, Bo et Cy")]
)
def test_words_are_listed_as_the_language_lists_them(language: str, expected: str) -> None:
    assert listing(NAMES, texts(language)) == expected


def test_what_befalls_an_army_is_told_as_its_own_to_whoever_leads_it() -> None:
    """The event names a clan and no seat: it concerns its chief and its king."""
    clan = LAYOUTS[4].clans[0]
    lost = FiguresLost(clan=clan.name, lost=1, figures=2)
    names = ("Ada", "Bo", "Cy", "Di")
    mine = [
        story_of("goths", [lost], names, texts("en"), GothsSpeller(), reader=Seat(seat))[0].mine
        for seat in range(4)
    ]
    assert mine == [seat in LAYOUTS[4].seats_of_clan(clan.name) for seat in range(4)]
    assert sum(mine) == 2


def test_what_changes_nothing_is_left_out_of_a_line() -> None:
    """An item may be empty; where all are, there is no line, and what follows keeps its place."""
    said = Texts(
        "en",
        [
            "vikings-event-shield-omitted = { $seat }",
            "vikings-event-shield-omitted-several = Without: { $items }.",
            'vikings-event-shield-omitted-item = { $seat ->\n [Ada] {""}\n *[other] { $seat }\n}',
            "vikings-event-supply-emptied = Empty.",
        ],
    )
    ada, bo, cy = (ShieldOmitted(seat=seat, attacker=ADA) for seat in (ADA, BO, CY))
    hers = ShieldOmitted(seat=ADA, attacker=BO)
    for events, told in (((bo, ada, cy), ["Without: Bo and Cy."]), ((ada, hers), [])):
        lines = story_of("vikings", [*events, SupplyEmptied()], NAMES, said, SPELLER)
        assert [line.text for line in lines] == [*told, "Empty."]
        assert lines[-1].first == len(events)


@pytest.mark.parametrize("variants", range(2, 7))
def test_neighbours_of_a_kind_never_read_alike(variants: int) -> None:
    """Whatever else is told between them, and however many variants a sentence has."""
    said = Texts("en", ["vikings-event-shield-omitted = { $verse }"])
    events = [ShieldOmitted(seat=ADA, attacker=BO)] * 40
    told = story("vikings", events, NAMES, said, SPELLER, moves=list(range(40)))
    shown = [int(line) % variants for line in told]
    assert all(one != other for one, other in pairwise(shown))


def test_two_turns_running_never_begin_alike() -> None:
    """Each is a chapter of its own, told without the one before."""
    said = Texts("en", ["vikings-event-turn-began = { $verse }"])
    begun = [
        int(sentence("vikings", TurnBegan(seat=ADA, turn=turn), NAMES, said, SPELLER, move=turn))
        for turn in range(1, 40)
    ]
    for variants in range(2, 7):
        assert all(one % variants != other % variants for one, other in pairwise(begun))


BOTH_FORMS = Texts(
    "en",
    [
        """
story-you = you
vikings-action-club = Club
vikings-event-slammed =
    ‹{ $seat } pushes|You push› { $victim }‹, and grins|, and grin›.
vikings-event-bracelet-caught = ‹{ $seat } lets|You let› it fall; ‹{ $owner } catches|you catch› it.
vikings-event-believed = ‹{ $seat } believes|You believe› it.
vikings-event-believed-item = { $seat }
vikings-event-believed-several = { $items } believe it‹items: { "" } as one|, one and all›.
vikings-event-attack-blocked = ‹seat: { $action } of { $seat }|Your { $action }› misses { $target }.
"""
    ],
)


@pytest.mark.parametrize(
    ("reader", "expected"),
    [
        (None, "Ada pushes Bo, and grins."),
        (CY, "Ada pushes Bo, and grins."),
        (ADA, "You push Bo, and grin."),
        (BO, "Ada pushes you, and grins."),
    ],
)
def test_one_sentence_speaks_of_its_reader_and_to_them(reader: Seat | None, expected: str) -> None:
    """A pair follows the seat that it names, or the pair before it."""
    event = Slammed(seat=ADA, victim=BO, space=HERE, push_to=THERE)
    assert sentence("vikings", event, NAMES, BOTH_FORMS, SPELLER, reader=reader) == expected


def test_a_pair_says_which_seat_it_follows() -> None:
    event = AttackBlocked(seat=ADA, target=BO, action=Card.CLUB)
    said = [
        sentence("vikings", event, NAMES, BOTH_FORMS, SPELLER, reader=reader)
        for reader in (ADA, BO)
    ]
    assert said == ["Your Club misses Bo.", "Club of Ada misses you."]


@pytest.mark.parametrize(
    ("reader", "expected"),
    [
        (ADA, "You let it fall; you catch it."),
        (BO, "Ada lets it fall; Ada catches it."),
    ],
)
def test_a_seat_that_two_fields_hold_is_addressed_in_both(reader: Seat, expected: str) -> None:
    event = BraceletCaught(seat=ADA, owner=ADA, space=HERE, value=3)
    said = sentence("vikings", event, NAMES, BOTH_FORMS, SPELLER, reader=reader)
    assert said == expected


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_attacks_and_strikes_first_is_addressed_in_both(language: str) -> None:
    event = FightBegan(
        site=Site(3),
        attacker=ADA,
        defender=BO,
        clans=(Clan.BOHORG, Clan.TOMB),
        attackers=(3, 0, 0),
        defenders=(1, 0, 0),
        slowness=(0, 1),
        rage=(0, 0),
        first=ADA,
    )
    said = sentence("rage", event, NAMES, texts(language), RageSpeller(), reader=ADA)
    assert said.endswith(
        {"en": "you strike first.", "fr": "tu frappes d\N{RIGHT SINGLE QUOTATION MARK}abord."}[
            language
        ]
    )


def test_a_line_about_several_says_whether_the_reader_is_among_them() -> None:
    believed = [Believed(seat=ADA, announcer=CY), Believed(seat=BO, announcer=CY)]
    told = [
        story("vikings", believed, NAMES, BOTH_FORMS, SPELLER, reader=reader)
        for reader in (ADA, CY, None)
    ]
    whole = ("Ada and Bo believe it as one.",)
    assert told == [("You and Bo believe it, one and all.",), whole, whole]


def test_who_chooses_again_in_secret_is_named_once() -> None:
    chosen = [
        TacticChosen(seat=seat, to=to) for seat, to in ((ADA, None), (BO, None), (ADA, (ADA,)))
    ]
    told = [
        story("rage", some, NAMES, texts("en"), RageSpeller()) for some in (chosen, chosen[::2])
    ]
    assert told == [("Ada and Bo have a plan.",), ("Ada has a plan.",)]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["You march", "Ada marches"]),
        ("fr", ["Tu te mets en marche", "Ada se met en marche"]),
    ],
)
@pytest.mark.parametrize("elsewhere", [Site(5), Site(6)])
def test_a_line_about_several_deeds_of_its_reader_calls_them_you(
    language: str, said: list[str], elsewhere: Site
) -> None:
    marched = [
        Marched(seat=ADA, clan=Clan.BOHORG, units=units, path=(Site(1), site))
        for units, site in (((3, 0, 0), Site(5)), ((0, 1, 0), elsewhere))
    ]
    for reader, begins in zip((ADA, BO), said, strict=True):
        (line,) = story("rage", marched, NAMES, texts(language), RageSpeller(), reader=reader)
        assert re.match(rf"{begins}\b", line), line


@pytest.mark.parametrize("source", ["‹a|b", "‹a›", "a|b›", "‹strides|stride› on"])
def test_a_pair_that_is_none_is_an_error(source: str) -> None:
    with pytest.raises(ValueError, match=r"pair|seat"):
        with_both_forms(source)
