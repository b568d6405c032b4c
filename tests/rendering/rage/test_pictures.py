"""What is special in the pictures of Clash of Rage."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from bot.i18n.texts import LANGUAGES, texts
from games.api import Seat
from games.playout import play as playout
from games.rage.content import (
    BASTIONS,
    CARDS,
    NONE,
    TACTICS,
    UNITS,
    Clan,
    Gear,
    Hero,
    Site,
    bastion_of,
)
from games.rage.moves import (
    ChooseFights,
    Confirm,
    EquipArmies,
    Head,
    HoldCard,
    Leave,
    Muster,
    PlayTactic,
    Send,
    SendAll,
    SendAllTo,
    SendHero,
    Strike,
)
from games.rage.rules import GAME
from games.rage.view import Assault, Phase, RageView
from games.rng import Rng
from rendering.paint.brush import bitmap
from rendering.paint.lettering import fitted, label
from rendering.rage import detail, details, site_name
from rendering.rage.board.in_question import in_question
from rendering.rage.layout import WIDTH
from rendering.scene.scene import MUST_READ, Place, Text
from rendering.scene.theme import DUSK
from tests.games.rage.arrange import (
    BOHORG,
    GOLDLEIF,
    STEAMFIELD,
    TOMB,
    Standing,
    arrange,
    play,
    ring,
)
from tests.rendering.positions import NAMES, drawings, drawn, one_of_each, views
from tests.rendering.rage.busy_tables import (
    bloody,
    brawl,
    choosing,
    crowded,
    marching,
    striking,
    trading,
    warned,
    won,
)


def test_territories_are_named_by_region_and_place() -> None:
    """A0 is the city of the first region, A1 to A6 lie around it; a bastion has no name."""
    assert ["A0", "A1", "A6", "B0", "D6", ""] == [
        site_name(Site(site)) for site in (0, 1, 6, 7, 27, BASTIONS)
    ]


def test_names_of_places_stand_on_both_maps() -> None:
    """The story speaks in coordinates: the board has all, a private picture those of cities.

    There what can be chosen is named, too.
    """
    state = crowded(action=1)
    public, private = (
        {text.words for text in drawn(GAME.view(state, viewer)).texts} for viewer in (None, Seat(1))
    )
    assert {"A0", "B0", "C0", "D0", "B3", "D6"} <= public
    assert {word for word in private if word[0].isalpha()} == {"A0", "B0", "C0", "D0"}
    asked = {text.words for text in drawn(GAME.view(crowded(), Seat(0))).texts}
    assert {"A1", "B2", "C3", "D4"} <= asked


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_map_is_nearly_as_wide_as_the_picture(seats: int) -> None:
    """Map first; no hex is under 20 px from its middle to a corner where a phone shows it."""
    for number in range(6):
        view = GAME.view(playout(GAME, seats, {}, f"wide/{number}", 60), None)
        view = replace(view, fought=())
        if view.fight is not None:
            # A fight has its own picture.
            continue
        tiles = [s for s in drawn(view).shapes if isinstance(s, Place) and is_tile(s)]
        sides = {int(tile.drawing.name.split()[-1]) for tile in tiles}
        assert len(tiles) == seats
        assert min(sides) * 390 / 1200 >= 18


def test_a_private_map_shows_what_a_march_is_about_larger_than_the_board() -> None:
    """The picture is cropped to the places in question (ART: composed for 265 px)."""
    state = arrange(BOHORG, TOMB, STEAMFIELD, GOLDLEIF, board={ring(3): (0, (3, 1, 0))})
    state, _ = play(state, (0, Muster(ring(3))), (0, Head(ring(1))))
    sides = [
        max(int(s.drawing.name.split()[-1]) for s in drawn(GAME.view(state, viewer)).shapes
            if isinstance(s, Place) and is_tile(s))
        for viewer in (None, Seat(0))
    ]  # fmt: skip
    assert sides[1] > 1.4 * sides[0]


def is_tile(place: Place) -> bool:
    return place.drawing.name.startswith("rage tile")


def test_places_and_shapes_are_explained_once_on_the_first_map() -> None:
    """Where one's bastion is placed: cities, forges, stones, and the shape of each type."""
    state = GAME.start(3, {}, "key/1").state
    phases, explained = list[Phase](), list[Phase]()
    for number in range(40):
        decision = next(one for one in GAME.decisions(state) if not one.answered)
        view = GAME.view(state, decision.seat)
        for language in LANGUAGES:
            words = texts(language)
            scene = drawn(view, language)
            wanted = {words(f"rage-picture-{place}") for place in ("city", "forge", "stone")}
            phases.append(view.phase)
            if wanted | {"I", "II", "III"} <= {text.words for text in scene.texts}:
                explained.append(view.phase)
                placed = [one for one in scene.shapes if isinstance(one, Place)]
                pips = [one for one in placed if "rage pip" in one.drawing.name]
                assert len(pips) == 3
                assert all(one.x + one.drawing.width < WIDTH - 14 for one in pips)
        move = GAME.default_move(state, decision.seat, Rng(f"key/{number}"))
        state = GAME.apply(state, decision.seat, move).state
    assert explained == [phase for phase in phases if phase is Phase.BASTION]
    assert explained


def test_no_name_of_a_place_is_covered() -> None:
    """Names stand in the foot of a hex, below the feet of armies."""
    for viewer in (None, Seat(1)):
        shapes = drawn(GAME.view(crowded(action=1), viewer)).shapes
        names = [s for s in shapes if isinstance(s, Text) and s.words in {"A0", "B0", "C0", "D0"}]
        armies = [
            shape
            for shape in shapes
            if isinstance(shape, Place) and shape.drawing.name.startswith("rage army elf")
        ]
        assert len(names) == len(armies) == 4
        for name, army in zip(names, armies, strict=True):
            feet = max(
                army.y + figure.y + figure.drawing.height
                for figure in army.drawing.shapes
                if isinstance(figure, Place)
            )
            assert feet <= name.y + name.height * 0.3


def test_what_a_march_is_about_stands_larger_below_the_map() -> None:
    """Who goes and who stands there, by level: on the map there is one number only."""
    state = arrange(BOHORG, TOMB, board={ring(3): (0, (3, 1, 0)), Site(0): ("elves", (2, 0, 1))})
    state, _ = play(state, (0, Muster(ring(3))), (0, Head(Site(0))))
    scene = drawn(GAME.view(state, Seat(0)))
    below = [t.words for t in scene.texts if t.y > 700 and t.words != "Table 7"]
    assert ["A4", "3", "1", "A0", "2", "1"] == below


def test_a_march_home_shows_who_is_in_the_bastion() -> None:
    """One, one and two in it, beside two and one who come."""
    view = choosing()
    own, home = view.own, bastion_of(0)
    assert own is not None
    assert own.march is not None
    target = replace(own.march.targets[0], site=home, enemies=NONE, defender=None, elves=False)
    march = replace(own.march, target=home, targets=(target,))
    shapes = in_question(replace(view, own=replace(own, march=march)), texts("en"), DUSK)
    said = [shape.words for shape in shapes if isinstance(shape, Text)]
    assert said[said.index(texts("en")("rage-picture-bastion")) + 1 :] == ["1", "1", "2"]


def test_sheets_and_dice_stand_behind_buttons() -> None:
    """One's own sheet first, then the others' and the elves'; the dice of each fight shown."""
    view = bloody(Seat(1))
    assert (
        "fights", "dice-0", "dice-1", "dice-2", "dice-3",
        "sheet-1", "sheet-0", "sheet-2", "sheet-3", "sheet-elves",
    ) == details(view)  # fmt: skip
    assert "fights" not in details(bloody())
    for key in details(view):
        scene = detail(view, key, NAMES[:4], texts("en"), DUSK)
        assert 0 < len(scene.alt) <= 1024
    with pytest.raises(LookupError):
        detail(view, "sheet-9", NAMES[:4], texts("en"), DUSK)


def test_the_picture_of_the_fights_holds_nothing_that_only_its_viewer_knows() -> None:
    """Everybody sees the same fights."""
    mine = detail(bloody(Seat(1)), "fights", NAMES[:4], texts("en"), DUSK)
    assert drawn(bloody(), footer="") == mine


def test_an_army_is_its_levels_as_miniatures_with_one_large_number() -> None:
    """Miniatures in three sizes with the heads of the clan, a shield in the seat's colour."""
    state = arrange(BOHORG, TOMB, board={Site(0): (0, (2, 1, 1)), Site(8): (1, (3, 0, 0))})
    scene = drawn(GAME.view(state, None))
    armies = [shape.drawing for shape in scene.shapes if isinstance(shape, Place)
              and shape.drawing.name.startswith("rage army")]  # fmt: skip
    assert ["bear", "eagle"] == [army.name.split()[2] for army in armies]
    assert [3, 1] == [len(army.shapes) for army in armies]
    shields = [name for name in drawings(scene) if name.startswith("rage count")]
    assert ["bear", "eagle"] == [name.split()[2] for name in shields]
    large = [t.words for t in scene.texts if fitted(t)[0] >= MUST_READ]
    assert {"4", "3"} <= set(large)


def test_every_side_of_a_contested_place_has_its_army_there() -> None:
    """Attacker and defender stand side by side under crossed swords."""
    state = arrange(BOHORG, TOMB, board={ring(3): (0, (3, 0, 0)), Site(0): (1, (2, 0, 0))})
    before = drawings(drawn(GAME.view(state, None)))
    land = GAME.view(state, None).territories[0]
    shared = replace(land, attacker=Seat(0), attackers=(1, 0, 0))
    view = GAME.view(state, None)
    scene = drawn(replace(view, territories=(shared, *view.territories[1:])))
    after = drawings(scene)
    assert len([name for name in after if name.startswith("rage army")]) == 1 + len(
        [name for name in before if name.startswith("rage army")]
    )
    assert any(name.startswith("rage sign swords") for name in after)
    # Each turns its weapon to the other, and stands by its number.
    sides = [
        " True " in shape.drawing.name
        for shape in scene.shapes
        if isinstance(shape, Place) and "rage figure" in shape.drawing.name
    ]
    assert [False, True] == sides
    numbers = [sum(name.startswith("rage count") for name in names) for names in (before, after)]
    assert 1 == numbers[1] - numbers[0]


def test_points_are_cups_of_as_many_as_win() -> None:
    """Points of four as trophies."""
    names = drawings(drawn(warned()))
    assert 6 + 5 + 4 + 3 == sum(name == "rage sign cup 40" for name in names)
    assert 0 + 0 + 1 + 2 == sum(name == "rage empty cup 40" for name in names)


def test_who_can_win_and_who_is_about_to_is_said() -> None:
    """A player at 3 points is marked; who has the goal wins when the second action begins."""
    words = {text.words for text in drawn(warned()).texts}
    assert {"wins in 2nd action!", "can win in 2nd action"} <= words


def test_leaders_look_as_they_stand() -> None:
    """Glad who is about to win or can, alarmed the others by that, beaten who has left."""
    view = warned()
    left = replace(view, players=(*view.players[:3], replace(view.players[3], left=True)))
    none = replace(view, players=tuple(
        replace(player, wins_next=False, can_win=False) for player in view.players
    ))  # fmt: skip
    moods = [
        sorted(name.split()[5] for name in drawings(drawn(one)) if "rage portrait" in name)
        for one in (none, view, left)
    ]
    assert moods == [["calm"] * 4, ["glad", "glad", "grim", "grim"],
                     ["glad", "glad", "grim", "hurt"]]  # fmt: skip


def test_the_seat_at_turn_carries_the_lamp() -> None:
    """Whose turn it is: a visible lamp on the seat, not only a word."""
    assert 1 == sum(n.startswith("rage lamp") for n in drawings(drawn(GAME.view(crowded(), None))))


def test_targets_are_lit_and_fights_among_them_crossed() -> None:
    """Where an army can go, and where that means a fight; told by a sign, not by colour alone."""
    state = arrange(BOHORG, TOMB, board={ring(3): (0, (3, 0, 0)), Site(0): ("elves", (2, 0, 0))})
    state, _ = play(state, (0, Muster(ring(3))))
    view = GAME.view(state, Seat(0))
    assert view.own is not None
    assert view.own.march is not None
    targets = view.own.march.targets
    fights = [target for target in targets if target.enemies != NONE]
    assert 0 < len(fights) < len(targets)
    names = drawings(drawn(view))
    army = 1
    assert len(targets) + army == sum(name.startswith("rage rim") for name in names)
    assert len(fights) == sum(name.startswith("rage sign swords") for name in names)


def test_no_lit_edge_lies_over_how_strong_an_army_is() -> None:
    """What one weighs before a march stays to be read where everything around is lit."""
    board = {ring(3): (0, (3, 1, 1)), Site(0): ("elves", (2, 1, 1))}
    state = arrange(BOHORG, TOMB, board=board)  # type: ignore[arg-type]
    state, _ = play(state, (0, Muster(ring(3))))
    names = drawings(drawn(GAME.view(state, Seat(0))))
    last = max(n for n, name in enumerate(names) if name.startswith("rage rim"))
    assert last < min(n for n, name in enumerate(names) if name.startswith("rage army"))


def test_a_target_shows_the_way_there() -> None:
    """The path that the program found, dot by dot to an arrowhead."""
    state = arrange(BOHORG, TOMB, board={ring(3): (0, (3, 0, 0))})
    state, _ = play(state, (0, Muster(ring(3))), (0, Head(ring(1))))
    names = drawings(drawn(GAME.view(state, Seat(0))))
    assert 1 == sum(name.startswith("rage way head") for name in names)
    assert any(name.startswith("rage way dot") for name in names)


def test_a_draft_shows_every_order_and_nobody_else_sees_it() -> None:
    """The draft is private (R2)."""
    view = marching()
    assert view.own is not None
    assert view.own.march is not None
    ways = {order.path for order in view.own.march.orders}
    heads = [name for name in drawings(drawn(view)) if name.startswith("rage way head")]
    assert len(ways) == len(heads)
    assert not any("rage way" in name for name in drawings(drawn(GAME.view(crowded(), None))))


def test_a_fight_is_told_in_one_picture_and_its_dice_in_another() -> None:
    """Both sides before and after, where it turned, who falls; each die behind a button."""
    view = bloody()
    one = replace(view, fought=(replace(view.fought[0], assaults=view.fought[0].assaults[:1]),))
    words = {text.words for text in drawn(one).texts}
    assert {"9→0", "5→2", "4→0"} <= words
    assert "27 wounds by Ragnar fell 4 enemies" in words
    assert not any(name.startswith("rage die") for name in drawings(drawn(one)))
    rolled = detail(one, "dice-0", NAMES[:4], texts("en"), DUSK)
    assert {"9→0", "5→2", "4→0"} <= {text.words for text in rolled.texts}
    names = drawings(rolled)
    roll = view.fought[0].assaults[0]
    dice = [*roll.dice, *(face for again in roll.rerolls for face in again)]
    assert len(dice) == sum(name.startswith("rage die") for name in names)
    hits = sum(face <= 4 for face in dice)
    assert hits == sum(name.startswith("rage die") and " True " in name for name in names)
    assert any(name.startswith("rage sign skull") for name in drawings(drawn(one)))
    assert f"= {roll.wounds}" in {text.words for text in drawn(one).texts}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ragnar 1 die, 1 rolled again, 1 hit; Ragnar 2 dice, 0 hit."),
        ("fr", "Ragnar 1 dé, 1 relancé, 1 réussi ; Ragnar 2 dés, 0 réussi."),
    ],
)
def test_one_die_is_told_as_one(language: str, said: str) -> None:
    fight = bloody().fought[0]
    rolls = (
        Assault(side=fight.assaults[0].side, fled=False, dice=(6,), rerolls=((1,),), hits=1),
        Assault(side=fight.assaults[0].side, fled=False, dice=(5, 6), hits=0),
    )
    view = replace(bloody(), fought=(replace(fight, assaults=rolls),))
    told = detail(view, "dice-0", NAMES[:4], texts(language), DUSK).alt
    assert told.replace("\u202f", " ").endswith(said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            ["Raider (3 on the board, 6 in reserve): ", "7 gold, 1 crystal, 1 legend, 0 forges.",
             "Hero: Hekna the Assassin.", "Set aside: Aegis, Buckler."],
        ),
        (
            "fr",
            ["Pillard (3 en jeu, 6 en réserve) : ", "7 or, 1 cristal, 1 légende, 0 forge.",
             "De côté : Égide, Rondache."],
        ),
    ],
)  # fmt: skip
def test_a_sheet_is_told_with_reserve_hero_and_cards_aside(language: str, said: list[str]) -> None:
    state = arrange(
        GOLDLEIF,
        TOMB,
        board={ring(1): (0, (3, 0, 0))},
        gold=7,
        crystals=1,
        heroes={0: (Hero.HEKNA, ring(1))},
        gear={0: {"aegis": None, "buckler": None}},
    )
    view = GAME.view(state, None)
    told = detail(view, "sheet-0", NAMES[:2], texts(language), DUSK).alt.replace("\u202f", " ")
    assert all(part in told for part in said), told
    elves = detail(view, "sheet-elves", NAMES[:2], texts(language), DUSK).alt
    assert texts(language)("rage-alt-type", unit="", count=0, reserve="none", list="")[2:] in elves


def test_a_private_picture_is_told_with_what_was_chosen_and_what_is_on_offer() -> None:
    state = GAME.start(2, {"clans": "random"}, "told").state
    card = state.players[0].hand[0]
    told = GAME.view(play(state, (0, PlayTactic(card)))[0], Seat(0))
    assert f"Chosen: {card}." in drawn(told).alt
    assert "Chosen" not in drawn(GAME.view(state, Seat(0))).alt
    state = arrange(
        GOLDLEIF,
        TOMB,
        board={ring(1): (0, (3, 0, 0))},
        heroes={1: (Hero.RAZARO, BASTIONS + 1)},
        gear={0: {"aegis": None}},
    )
    state, _ = play(state, (0, EquipArmies()))
    shown = drawn(GAME.view(state, Seat(0))).alt
    assert "Heroes to recruit: Hekna the Assassin (8 gold), " in shown
    assert "Razaro the Exalted (" not in shown
    held, _ = play(state, (0, HoldCard(Gear.AEGIS)))
    assert "In hand: Aegis." in drawn(GAME.view(held, Seat(0))).alt
    assert "Heroes to recruit" not in drawn(GAME.view(state, Seat(1))).alt


def test_each_hero_of_a_coming_fight_stands_with_its_army() -> None:
    """While the attacker chooses between fights everybody sees the map."""
    board: Standing = {
        ring(3): (0, (3, 0, 0)),
        ring(2): ("elves", (2, 0, 0)),
        ring(4): (1, (2, 0, 0)),
    }
    state = arrange(
        GOLDLEIF, TOMB, board=board, heroes={0: (Hero.HEKNA, ring(3)), 1: (Hero.WARDEN, ring(4))}
    )
    army = Muster(ring(3))
    steps = (army, Head(ring(4)), Send(0, 2), SendHero(), Head(ring(2)), SendAll())
    state, _ = play(state, *((0, move) for move in (*steps, ChooseFights(), Confirm())))
    view = GAME.view(state, None)
    assert view.phase is Phase.NEXT_FIGHT
    scene = drawn(view)
    left = {
        shape.drawing.name.split()[2]: shape.x
        for shape in scene.shapes
        if isinstance(shape, Place) and shape.drawing.name.startswith("rage hero")
    }
    (swords, *_) = sorted(
        (shape.x for shape in scene.shapes
         if isinstance(shape, Place) and shape.drawing.name.startswith("rage sign swords")),
        key=lambda x: abs(x - left["warden"]),
    )  # fmt: skip
    assert left["hekna"] < swords < left["warden"]


def test_a_fight_is_told_by_poses_and_moods() -> None:
    """Whoever fell lies on the ground, those who are left look as it ended."""
    view = replace(bloody(), fought=bloody().fought[1:2])
    (fight,) = view.fought
    assert fight.winner == 1
    figures = [
        (shape.drawing.name.split()[7], bool(shape.angle))
        for shape in drawn(view).shapes
        if isinstance(shape, Place)
        and shape.drawing.name.startswith("rage figure")
        and " at " in shape.drawing.name
    ]
    fallen, stands = ("hurt", True), [("hurt", False), ("glad", False)]
    assert [fallen, stands[0], fallen, fallen, stands[1], fallen] == figures[-6:]
    begun = replace(view, fought=(replace(fight, winner=None),))
    assert any(" grim 250 at " in name for name in drawings(drawn(begun)))


@pytest.mark.parametrize("viewer", [None, Seat(0), Seat(1)])
def test_wounds_that_are_not_dealt_out_yet_earn_no_rage(viewer: Seat | None) -> None:
    """Precisions, One assault: split, then without a kill a token; until then who falls is open."""
    board: Standing = {Site(0): (1, (4, 3, 0)), ring(3): (0, (3, 2, 0))}
    state = arrange(BOHORG, TOMB, board=board, fights="live")
    state, _ = play(state, (0, Muster(ring(3))), (0, SendAllTo(Site(0))), (0, Confirm()))
    while state.phase is Phase.STRIKE:
        state, _ = play(state, (state.asked[0], Strike()))
    assert state.phase is Phase.SPLIT
    assert state.fight is not None
    view, wounds = GAME.view(state, viewer), state.fight.wounds
    scene = drawn(view)
    assert any(name.startswith("rage numbered ?") for name in drawings(scene))
    assert "+1" not in {text.words for text in scene.texts}
    assert f"{wounds} wounds, who falls is open" in scene.alt
    assert "0 fallen" not in scene.alt
    split = next(iter(GAME.legal_moves(state, state.asked[0])))
    dealt, _ = play(state, (state.asked[0], split))
    told = drawn(GAME.view(dealt, viewer))
    assert not any(name.startswith("rage numbered ?") for name in drawings(told))
    assert "who falls is open" not in told.alt


def test_a_fight_stays_until_something_else_is_done() -> None:
    """The board shows the fights of the last action; the map returns with the next deed."""
    fight = replace(bloody(), fought=bloody().fought[:1])
    turned = "27 wounds by Ragnar fell 4 enemies"
    assert turned in {text.words for text in drawn(fight).texts}
    calm = replace(bloody(), fought=())
    assert turned not in {text.words for text in drawn(calm).texts}


def test_what_is_too_dear_hangs_in_shadow() -> None:
    """Affordable or not at a glance."""
    view = trading()
    assert view.own is not None
    assert view.own.trade is not None
    poor = replace(view, own=replace(view.own, trade=replace(view.own.trade, affordable=())))
    assert drawings(drawn(view)) != drawings(drawn(poor))
    assert any("#38463f" in name for name in drawings(drawn(poor)) if "388 186" in name)
    assert not any("#38463f" in name for name in drawings(drawn(view)) if "388 186" in name)


def test_a_purchase_changes_gold_and_numbers_before_ones_eyes() -> None:
    """A purchase changes the sheet's numbers, old to new."""
    view = trading()
    assert view.own is not None
    assert view.own.trade is not None
    trade = view.own.trade
    stats = replace(trade.types[0].stats, power=trade.types[0].stats.power + 3)
    changed = replace(
        trade, gold=20, types=(replace(trade.types[0], stats=stats), *trade.types[1:])
    )
    words = {t.words for t in drawn(replace(view, own=replace(view.own, trade=changed))).texts}
    assert {"28→20", f"{stats.power - 3}→{stats.power}"} <= words


def test_the_winners_share_the_first_medal() -> None:
    """After the last turn the first place may be shared."""
    names = drawings(drawn(won()))
    assert 2 == sum(name.startswith("medal 1") for name in names)
    assert 0 == sum(name.startswith("medal 2") for name in names)


def test_who_leaves_first_has_the_last_medal() -> None:
    """R27: who leaves ranks after all who stayed, the first to leave last."""
    state = arrange(BOHORG, TOMB, GOLDLEIF, board={Site(0): (0, (1, 0, 0))})
    state, _ = play(state, (2, Leave()), (1, Leave()))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert ((0,), (1,), (2,)) == outcome.ranking
    names = drawings(drawn(GAME.view(state, None)))
    medals = [name.split()[1] for name in names if name.startswith("medal")]
    assert ["1", "2", "3"] == medals


def test_the_empire_goes_to_whoever_shares_the_first_place() -> None:
    """A cup beside the warriors of all of them, and of nobody else; a row for each clan."""
    end = won()
    names = drawings(drawn(end))
    assert 2 == sum(name.startswith("rage sign cup 1") for name in names)
    hosts = {name.split()[4] for name in names if name.startswith("rage figure")}
    assert hosts == {DUSK.seats[seat].emblem for seat in end.ranking[0]}
    assert len(end.players) == sum(name.startswith("medal") for name in names)
    told = [text.words for text in drawn(end).texts]
    assert {*NAMES[: len(end.players)]} <= {*told}


def test_no_way_of_a_march_covers_how_many_stand_at_its_end() -> None:
    """The dots lie beneath all banners, the arrowhead outside the middle of the place."""
    shapes = drawn(marching()).shapes
    names = [shape.drawing.name if isinstance(shape, Place) else "" for shape in shapes]
    dots = [at for at, name in enumerate(names) if name.startswith("rage way dot")]
    armies = [at for at, name in enumerate(names) if name.startswith("rage army")]
    assert dots
    assert max(dots) < min(armies)


def test_the_alt_text_tells_a_whole_position() -> None:
    """Points, wealth, armies and elves by place, the question and one's own draft."""
    state = arrange(
        BOHORG,
        TOMB,
        board={ring(3): (0, (3, 0, 1)), Site(0): ("elves", (2, 1, 1))},
        gold=7,
        crystals=2,
    )
    alt = drawn(GAME.view(state, Seat(0))).alt
    assert "Clash of Rage. Turn 3, first actions. Your first action." in alt
    assert "Ragnar (bear, Bohorg tribe): 0 of 4 points, 7 gold, 2 crystals." in alt
    assert "Ragnar, armies: A4 3 I + 1 III." in alt
    assert "Elves: A0 2 Guards + 1 Elder + 1 Templar." in alt
    assert "You may choose: A4." in alt
    equipping, _ = play(state, (0, EquipArmies()))
    offered = next(iter(equipping.market)).gear
    priced = texts("en")(f"rage-gear-{offered.value}")
    assert f"{priced} ({CARDS[offered].cost} gold)" in drawn(GAME.view(equipping, Seat(0))).alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_tells_what_clans_and_tactics_cards_bring(language: str) -> None:
    """What lies in the picture in place of a map: the numbers of each type, gold and units."""
    words, shown = texts(language), {view.phase for view in one_of_each("rage")}
    assert {Phase.CLAN, Phase.TACTICS} <= shown
    for view in one_of_each("rage"):
        alt = drawn(view, language).alt
        if view.phase is Phase.CLAN:
            for clan, units in UNITS.items():
                assert words(f"rage-clan-{clan.value}") in alt
                assert all(words("rage-bonus-hp", number=unit.stats.hp) in alt for unit in units)
        if view.phase is Phase.TACTICS and view.own is not None:
            for card in view.own.hand:
                gold = TACTICS[card].gold
                told = words("rage-alt-tactic", card=card, gold=gold, units="#").partition("#")[0]
                assert told in alt


def test_hands_and_drafts_are_in_nobody_elses_picture() -> None:
    """Secret: tactics hands, drafts of moves and purchases."""
    for view in views("rage"):
        if view.viewer is None:
            assert "Your" not in drawn(view).alt.replace("Your first", "").replace(
                "Your second", ""
            )


def test_each_clan_has_figures_of_its_own() -> None:
    """Silhouettes by type, so that sides are told apart without colour."""
    state = GAME.start(4, {}, "figures").state
    names = drawings(drawn(GAME.view(state, None)))
    for clan in (BOHORG, STEAMFIELD, GOLDLEIF, TOMB):
        assert 3 == sum(name.startswith(f"rage figure {clan.value}") for name in names)


def test_every_question_has_a_sentence_of_its_own_for_who_is_asked() -> None:
    """You are asked in the second person, others are named."""
    for view in views("rage"):
        asked = [wait.seat for wait in view.waiting if not wait.answered]
        if view.viewer in asked and view.phase is not Phase.OVER:
            others = drawn(_spectated(view))
            assert others.texts[2].words != drawn(view).texts[2].words


def _spectated(view: RageView) -> RageView:
    return replace(view, viewer=None, own=None)


def test_names_are_told_by_their_seat_and_clan() -> None:
    """Every seat is in the alt text with its emblem."""
    alt = drawn(GAME.view(crowded(), None)).alt
    assert all(NAMES[seat] in alt for seat in range(4))
    assert Clan.TOMB == crowded().players[3].clan


def test_whoever_fled_did_not_fall() -> None:
    """Flee: all survivors and the hero go to one's own bastion; they stand, and count as left."""
    *_, fight = bloody().fought
    flight = Assault(side=0, fled=True)
    blow = Assault(side=1, fled=False, hits=3, wounds=3, killed=(2, 0, 0))
    began = replace(fight.attacker, began=(3, 1, 0), units=NONE)
    for assaults, words, left in (
        ((flight,), ("3", "1"), "4 left of 4"),
        ((blow, flight), ("3→1", "1"), "2 left of 4"),
    ):
        told = replace(fight, attacker=began, assaults=assaults)
        scene = drawn(replace(bloody(), fought=(told,)))
        at_left = [one for one in scene.shapes if one.x < WIDTH / 2]
        figures = [
            one for one in at_left
            if isinstance(one, Place) and one.drawing.name.startswith("rage figure")
            and " at " in one.drawing.name
        ]  # fmt: skip
        assert [0, 0] == [one.angle for one in figures]
        assert set(words) <= {one.words for one in at_left if isinstance(one, Text)}
        assert any(
            isinstance(one, Place) and one.drawing.name.startswith("rage sign flee") and one.y < 300
            for one in at_left
        )
        assert f"Ragnar {left}" in scene.alt
        assert "Ragnar flees to the bastion." in scene.alt


@pytest.mark.parametrize("view", [bloody(), striking(), brawl()])
def test_nobody_lies_on_the_number_of_those_who_fell(view: RageView) -> None:
    """Broad ones lie higher: how many fell has to be read."""
    shapes = drawn(view).shapes
    lying = 0
    for one, number in pairwise(shapes):
        if isinstance(one, Place) and one.angle and isinstance(number, Text):
            picture = bitmap(one.drawing, one.angle)
            solid = picture.getchannel("A").point([255 * (alpha > 60) for alpha in range(256)])
            found = solid.getbbox()
            assert found is not None
            bottom = one.y + (one.drawing.height - picture.height) / 2 + found[3]
            assert bottom <= number.y + number.height * 0.25
            lying += 1
    assert lying


def test_a_long_name_does_not_cut_off_where_a_fight_turned() -> None:
    """Its end has the wounds, and how many fell."""
    for language in LANGUAGES:
        told = texts(language)("rage-picture-turned", name="", wounds=27, count=4).split()[-1]
        scene = drawn(bloody(), language, ("W" * 32, "M" * 32, "x", "y"))
        turned = [one for one in scene.texts if "27" in one.words]
        assert turned
        assert all(fitted(one)[1][-1].endswith(told) for one in turned)


def test_winners_who_share_are_named_with_what_they_won() -> None:
    """However long their names are, the title says that they share the Empire."""
    for language in LANGUAGES:
        names = ("Alexandre le Grand de Macédoine", "Barbara la Magnifique du Nord", "x", "y")
        scene = drawn(won(), language, names)
        title = next(one for one in scene.texts if one.lines == 2)
        assert " ".join(fitted(title)[1]) == title.words


def test_what_a_purchase_takes_is_told_with_the_gold_that_is_left() -> None:
    """The picture shows gold and numbers as they would be."""
    state = arrange(GOLDLEIF, TOMB, board={ring(1): (0, (3, 0, 0))}, gold=20)
    state, _ = play(state, (0, EquipArmies()))
    view = GAME.view(state, Seat(0))
    assert view.own is not None
    assert view.own.trade is not None
    trade = replace(view.own.trade, bought=(Gear.AEGIS,), hero=Hero.HEKNA, gold=5)
    told = drawn(replace(view, own=replace(view.own, trade=trade))).alt
    assert "Taken so far: Aegis, Hekna the Assassin; 5 gold left." in told
    assert "Taken so far" not in drawn(view).alt


def test_no_tower_covers_the_name_of_a_place() -> None:
    """A bastion stands before the hex behind it; its light stone is under the name."""
    shapes = drawn(GAME.view(crowded(action=1), None)).shapes
    names = [n for n, one in enumerate(shapes) if isinstance(one, Text) and site_like(one.words)]
    towers = [
        n
        for n, one in enumerate(shapes)
        if isinstance(one, Place) and one.drawing.name.startswith("rage bastion")
    ]
    assert len(towers) == 4
    assert max(towers) < min(names)


def site_like(words: str) -> bool:
    return len(words) == 2 and words[0] in "ABCD" and words[1].isdigit()


def test_the_last_dice_of_a_long_fight_are_told() -> None:
    """Names are cut, then the first assaults are left out: the last ones are seen, too."""
    fight = bloody().fought[0]
    last = replace(fight.assaults[0], hits=8)
    view = replace(bloody(), fought=(replace(fight, assaults=(*fight.assaults * 8, last)),))
    alt = detail(view, "dice-0", ("W" * 32, *NAMES[:3]), texts("en"), DUSK).alt
    assert len(alt) <= 1024
    assert alt.endswith("8 hit.")


def test_the_tick_of_a_chosen_card_covers_none_of_its_numbers() -> None:
    """What it gives is weighed until all have chosen."""
    state = GAME.start(2, {"clans": "random"}, "ticked").state
    for card in state.players[0].hand:
        chosen, _ = play(state, (0, PlayTactic(card)))
        shapes = drawn(GAME.view(chosen, Seat(0))).shapes
        (mark,) = [one for one in shapes if isinstance(one, Place) and is_tick(one)]
        for number in [one for one in shapes if isinstance(one, Text)]:
            letters = label(number)
            assert letters is not None
            right, low = letters.x + letters.picture.width, letters.y + letters.picture.height
            assert (
                right <= mark.x
                or letters.x >= mark.x + mark.drawing.width
                or low <= mark.y + 4
                or letters.y >= mark.y + mark.drawing.height
            )


def is_tick(place: Place) -> bool:
    return place.drawing.name.startswith("tick")
