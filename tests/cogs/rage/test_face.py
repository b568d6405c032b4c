"""What Clash of Rage offers on Discord, and how it is remembered."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from bot.i18n.narration import sentence
from bot.i18n.story import story
from bot.i18n.texts import Texts, texts
from bot.model.view import TableView
from cogs.elements.choice_menus import options_of
from cogs.elements.components import OPTIONS_PER_MENU
from cogs.elements.custom_ids import in_one, read_words, words_of
from cogs.elements.game_face import Choice, Offer
from cogs.panels.hand import answers_at_hand
from cogs.panels.lines import of_more, outlook_line
from cogs.rage.face import FACE
from cogs.rage.hints import lead_words
from cogs.rage.outlook import of_fight
from cogs.rage.words import RageSpeller, figures, place
from games.api import Move, RuleError, Seat
from games.rage.content import (
    AT_ONCE,
    BARRIER,
    BASTIONS,
    BY_HAND,
    CARDS,
    TO_THE_END,
    UNITS,
    Clan,
    Gear,
    Hero,
    Site,
    Split,
)
from games.rage.events import (
    AssaultMade,
    Bought,
    FightBegan,
    GoalReached,
    HeroRecruited,
    LegendariesDrawn,
    SeatLeft,
)
from games.rage.forecast import RUNS
from games.rage.moves import (
    ArrangeAndConfirm,
    ArrangeForMe,
    BeginFight,
    Buy,
    ChooseFights,
    Confirm,
    Defend,
    DropStandingOrder,
    EquipArmies,
    FightAllUntil,
    Flee,
    Forge,
    GiveTo,
    Head,
    HoldCard,
    Keep,
    KeepStandingOrder,
    Kill,
    LayAllIn,
    LayAllOnBastion,
    LayDown,
    Leave,
    LeaveOne,
    MarchAgain,
    Muster,
    Pass,
    PlaceBastion,
    PlayTactic,
    Recruit,
    Send,
    SendAll,
    SendAllTo,
    SendHero,
    Station,
    StationAll,
    Strike,
)
from games.rage.rules import GAME
from games.rage.state import RageState
from games.rage.view import Ground, Phase
from rendering.rage import site_name
from tests.games.rage.arrange import (
    BOHORG,
    GOLDLEIF,
    HOME,
    TOMB,
    Standing,
    arrange,
    centre,
    choosing,
    having,
    order,
    play,
    reinforcing,
    ring,
)
from tests.rigs.discord_limits import LABEL
from tests.rigs.table_views import table_view

EN, FR = texts("en"), texts("fr")
FIRST, SECOND = Seat(0), Seat(1)
NAMES = ("**Ann**", "**Bob**", "**Cid**", "**Dee**")


def seen(state: RageState, seat: Seat | None = FIRST) -> TableView:
    """Look at a state, as a seat or as a spectator."""
    look = table_view(GAME, state, len(state.players), seat)
    return look if seat is None else replace(look, unasked=tuple(GAME.unasked_moves(state, seat)))


def offered(state: RageState, seat: Seat = FIRST) -> Offer:
    return FACE.offer(seen(state, seat), EN)


def every(offer: Offer) -> dict[Move, Choice]:
    """Everything on offer, by move."""
    return {choice.move: choice for choice in offer.every}


def at_the_gates(**more: object) -> RageState:
    """Three riders and an executioner beside a city of three elves."""
    board = {ring(3): (0, (3, 0, 1)), centre(): ("elves", (2, 0, 1))}
    return arrange(BOHORG, TOMB, board=board, **more)  # type: ignore[arg-type]


def drafted(*moves: Move, **more: object) -> RageState:
    state, _ = play(at_the_gates(**more), *((0, move) for move in moves))
    return state


def test_a_march_is_army_target_number_and_one_confirmation() -> None:
    """Pick a group, pick a lit target for all who can, confirm the lot: three presses."""
    state = at_the_gates()
    first = offered(state)
    assert [EquipArmies(), Pass()] == [choice.move for choice in first.buttons]
    assert "A4: 3 Krag riders, 1 Executioner" == every(first)[Muster(ring(3))].label
    state = drafted(Muster(ring(3)))
    heads = every(offered(state))
    where = "→ A0 (city): fight 2 Sparkling Guards, 1 Templar"
    assert f"All {where}" == heads[SendAllTo(centre())].label
    assert f"Some {where}" == heads[Head(centre())].label
    state = drafted(Muster(ring(3)), Head(centre()))
    numbers = offered(state)
    assert [SendAll(), LeaveOne()] == [choice.move for choice in numbers.buttons[:2]]
    assert {"1 Krag rider", "2 Krag riders", "1 Executioner"} <= {
        choice.label for choice in numbers.menus[0].choices
    }
    for steps in ((Head(centre()), SendAll()), (SendAllTo(centre()),)):
        state = drafted(Muster(ring(3)), *steps)
        assert Confirm() == offered(state).buttons[0].move
        assert state == drafted(Muster(ring(3)), Head(centre()), SendAll())


def test_whole_armies_march_in_one_answer_that_says_what_they_meet() -> None:
    """Presses: an action is one answer; of several lines picked together the last step is one."""
    board: Standing = {
        ring(3): (0, (3, 0, 1)),
        ring(5): (0, (2, 0, 0)),
        centre(): ("elves", (2, 0, 1)),
    }
    state = arrange(BOHORG, TOMB, board=board)
    marches = offered(state).menus[0]
    assert 2 == marches.most
    first, second = (
        next(one for one in marches.choices if one.label.startswith(f"{origin} → A0"))
        for origin in ("A4", "A6")
    )
    assert "A4 → A0 (city): fight 2 Sparkling Guards, 1 Templar" == first.label
    assert first.help.startswith("You win ")
    assert first.help.endswith(" left. 2 Krag riders, 1 Executioner; 1 Krag rider stays.")
    lines = [read_words(GAME, words_of((one.move, *one.then))) for one in (first, second)]
    moves = in_one(lines)
    assert [Confirm()] == [move for move in moves if move == Confirm()]
    _, told = play(state, *((0, move) for move in moves))
    (fight,) = [event for event in told if isinstance(event, FightBegan)]
    assert (4, 0, 1) == fight.attackers
    with pytest.raises(RuleError):
        in_one([lines[0], (Pass(),)])


def test_what_is_worth_holding_can_keep_a_unit_in_one_answer() -> None:
    """A city, a forge, a stone: all but one first, then all."""
    state = arrange(BOHORG, TOMB, board={centre(): (0, (3, 0, 0))})
    ways = [one for one in offered(state).menus[0].choices if one.label.startswith("A0 → A1")]
    assert [True, False] == ["1 Krag rider stays" in one.help for one in ways]
    for way in ways:
        after, _ = play(state, *((0, move) for move in (way.move, *way.then)))
        assert after.draft is None


@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
def test_the_odds_of_a_large_army_are_not_cut_off(words: Texts) -> None:
    """A second line in a menu has 100 characters; who goes stands in the question, too."""
    board = {ring(3): (0, (9, 5, 3)), centre(): (1, (1, 0, 0))}
    state = arrange(BOHORG, TOMB, board=board, heroes={0: (Hero.HEKNA, ring(3))})
    march = next(one for one in FACE.offer(seen(state), words).menus[0].choices if one.help)
    (line,) = options_of([march])
    assert line.description is not None
    assert line.description.endswith("…")
    assert re.search("(You win|Victoire à) 100", line.description)


@pytest.mark.parametrize(("fights", "told"), [("orders", True), ("live", False)])
def test_whole_armies_fight_to_the_end_unless_everybody_fights_by_hand(
    fights: str, *, told: bool
) -> None:
    """option: fights: live, everybody by hand."""
    said = next(line for line in offered(at_the_gates(fights=fights)).hints if "Whole" in line)
    assert told is ("fight to the end" in said)


def test_a_card_is_bought_and_handed_out_in_one_answer() -> None:
    """What it adds and what else would move stands beside it; a hero comes to the bastion."""
    state = at_the_gates(gold=40)
    listed = offered(state).menus[1].choices
    bought = [one for one in listed if Buy(next(iter(state.market)).gear) in one.then]
    assert " gold → " in bought[0].label
    for one in listed:
        after, told = play(state, *((0, move) for move in (one.move, *one.then)))
        assert after.draft is None
        assert any(isinstance(event, Bought | HeroRecruited) for event in told)


def test_a_legend_is_kept_and_handed_out_in_one_answer() -> None:
    """R19, and the action is over with it."""
    state = arrange(BOHORG, TOMB, board={ring(3): (0, (2, 0, 0))}, crystals=7)
    state, _ = play(state, (0, Forge()))
    (kept,) = offered(state).menus
    assert {Keep(gear) for gear in state.drawn} == {one.move for one in kept.choices}
    one = kept.choices[0]
    after, _ = play(state, *((0, move) for move in (one.move, *one.then)))
    assert (after.active, after.draft) == (SECOND, None)


def test_with_the_tactics_card_it_is_said_where_its_units_go() -> None:
    """R21: asked together; nothing comes between that a player decides."""
    state = choosing(BOHORG, TOMB, board={ring(3): (0, (1, 0, 0)), centre(): (1, (1, 0, 0))})
    cards = offered(state)
    assert not any(isinstance(one.move, LayAllIn) for one in cards.every)
    state, _ = play(state, (0, PlayTactic(state.players[0].hand[0])))
    asked = offered(state)
    assert "where do they go?" in asked.outlook[0]
    assert {LayAllIn(ring(3)), LayAllOnBastion()} <= set(every(asked))
    state, _ = play(state, (0, LayAllIn(ring(3))))
    assert "go to A4" in offered(state).outlook[0]


def test_above_the_confirmation_stand_the_march_the_odds_and_the_orders() -> None:
    """Confirm with the consequence in words: path, who fights, forecast, sealed orders."""
    state = drafted(Muster(ring(3)), Head(centre()), SendAll())
    said = "\n".join(offered(state).outlook)
    assert "" == every(offered(state))[Confirm()].confirm
    asked = FACE.prompt(seen(state), EN)
    assert "3 Krag riders, 1 Executioner A4 → A0" in asked
    assert "3 Krag riders, 1 Executioner against the elves (2 Sparkling Guards, 1 Templar)" in said
    assert "(slowness 2 : 2)" in said
    assert "They strike first" in said
    assert "you win **" in said
    assert "to the end, kill the most valuable first" in said


@pytest.mark.parametrize(
    ("standing", "fights", "said", "dit"),
    [
        (None, "orders", "**Player 1** is asked for orders first.", "donne d"),
        (AT_ONCE, "orders", "**Player 1** has standing orders.", "a des ordres permanents."),
        (BY_HAND, "orders", "**Player 1** defends by hand.", "à la main."),
        (None, "live", "**Player 1** defends by hand.", "à la main."),
    ],
)
def test_who_attacks_a_player_reads_whether_that_one_is_waited_for(
    standing: int | None, fights: str, said: str, dit: str
) -> None:
    """What is public: that a standing order exists, and who fights by hand; not what it says."""
    board: Standing = {ring(3): (0, (3, 2, 0)), centre(): (1, (3, 1, 0))}
    state = arrange(BOHORG, TOMB, board=board, fights=fights)
    if standing is not None:
        state, _ = play(state, (1, KeepStandingOrder(standing, Split.BOOK)))
    state, _ = play(state, (0, Muster(ring(3))), (0, SendAllTo(centre())))
    clash = offered(state).outlook[0]
    assert clash.endswith(said)
    assert dit in FACE.offer(seen(state), FR).outlook[0]
    after, _ = play(state, (0, Confirm()))
    assert (after.phase is Phase.DEFENCE) is (standing is None and fights == "orders")


def test_on_a_panel_stands_the_gist_of_a_march() -> None:
    """A line a fight, and orders that are not the usual ones; all else is behind *More*."""
    steps = (Muster(ring(3)), Head(centre()), SendAll())
    (fight,) = offered(drafted(*steps)).gist
    assert fight.startswith("⚔️ **A0**: you win **")
    sly = drafted(*steps, FightAllUntil(AT_ONCE))
    assert offered(sly).gist == (fight, "Orders: flee at once.")
    assert outlook_line(offered(sly)) == "\n".join(f"-# {line}" for line in offered(sly).gist)
    assert of_more(offered(sly)) == offered(sly).outlook


def test_a_hopeless_march_is_told_that_nobody_survives() -> None:
    """Confirm with the consequence in words: no figure of units where there will be none."""
    board = {ring(3): (0, (1, 0, 0)), centre(): ("elves", (0, 4, 4))}
    state = arrange(BOHORG, TOMB, board=board)  # type: ignore[arg-type]
    state, _ = play(state, (0, Muster(ring(3))), (0, Head(centre())), (0, SendAll()))
    said = "\n".join(offered(state).outlook)
    assert "you win **0%**, as a rule with none left." in said
    assert "en général sans qu\u2019il en reste" in FACE.offer(seen(state), FR).outlook[1]


def test_a_march_that_may_win_is_not_told_that_nobody_survives() -> None:
    """Confirm with the consequence in words: where some win, some survive."""
    board: Standing = {ring(3): (0, (1, 0, 0)), centre(): ("elves", (2, 1, 0))}
    state = arrange(BOHORG, TOMB, board=board)
    state, _ = play(state, (0, Muster(ring(3))), (0, SendAllTo(centre())))
    said = offered(state).outlook[1]
    assert "you win **4%**, with about 0.1 left." in said
    assert "il en reste environ 0,1." in FACE.offer(seen(state), FR).outlook[1]


def test_who_chooses_the_next_fight_reads_how_each_would_end() -> None:
    """The forecast of every open fight stands above the choice, from what everybody sees."""
    board: Standing = {
        ring(3): (0, (4, 2, 0)),
        centre(): ("elves", (1, 0, 0)),
        ring(2): (1, (0, 0, 2)),
    }
    state = arrange(BOHORG, TOMB, board=board, heroes={0: (Hero.HEKNA, ring(3))})
    state = order(order(state, ring(3), centre(), 0, 4), ring(3), ring(2), 1, 2)
    state = order(state, ring(3), ring(2), None)
    drafts = offered(state).outlook
    state, _ = play(state, (0, ChooseFights()), (0, Confirm()))
    assert state.phase is Phase.NEXT_FIGHT
    offer = offered(state)
    assert {BeginFight(centre()), BeginFight(ring(2))} == {choice.move for choice in offer.buttons}
    assert "Your march in full" in drafts[0]
    assert [line for line in drafts[1:] if "Your sealed orders" not in line] == [*offer.outlook]
    assert "**A3**: 2 Pummelers against" in offer.outlook[2]
    assert "**Player 1** (2 Bone Colossi). They strike first" in offer.outlook[2]


def test_a_march_without_a_fight_says_so() -> None:
    """Consequences in words, also where there is none."""
    state = drafted(Muster(ring(3)), Head(ring(2)), SendAll())
    assert EN("rage-sure-quiet") in offered(state).outlook


def test_of_one_legend_there_is_no_choice() -> None:
    """The last one is kept at once; of several one is chosen."""
    for cards, kept in (
        ((Gear.SUNBLADE,), "You draw and keep"),
        ((Gear.SUNBLADE, Gear.AEGIS), "Keep one."),
    ):
        drawn = LegendariesDrawn(to=(FIRST,), seat=FIRST, cards=cards)
        assert kept in sentence("rage", drawn, NAMES, EN, RageSpeller(), reader=FIRST)


def test_a_territory_that_the_draft_has_left_has_no_own_units() -> None:
    """What is said of a target goes by the board with the orders given so far."""
    board: Standing = {ring(3): (0, (2, 0, 0)), ring(2): (0, (1, 0, 0)), ring(0): (1, (1, 0, 0))}
    for orders, waiting in (
        ((), True),
        ((Muster(ring(3)), SendAllTo(ring(4))), False),
        ((Muster(ring(3)), Head(ring(4)), LeaveOne()), True),
    ):
        state, _ = play(
            arrange(BOHORG, TOMB, board=board), *((0, one) for one in (*orders, Muster(ring(2))))
        )
        label = every(offered(state))[SendAllTo(ring(3))].label
        assert ("your own units" in label) is waiting


def test_the_forecast_reads_no_orders() -> None:
    """A forecast is computed from public facts only, never from orders."""
    steps = (Muster(ring(3)), Head(centre()), SendAll())
    plain = offered(drafted(*steps)).outlook
    sly = offered(drafted(*steps, FightAllUntil(AT_ONCE))).outlook
    assert plain[:-1] == sly[:-1]
    assert "Your sealed orders: flee at once." == sly[-1]
    assert "Your sealed orders: to the end, kill the most valuable first." == plain[-1]


def test_battle_orders_are_a_menu_of_the_draft() -> None:
    """One set for all fights of the action."""
    state = drafted(Muster(ring(3)), Head(centre()), SendAll())
    menu = next(
        m for m in offered(state).menus if FightAllUntil(BY_HAND) in every(Offer(menus=(m,)))
    )
    assert EN("rage-menu-battle") == menu.invitation
    assert "All fights: by hand" in {choice.label for choice in menu.choices}


def test_what_overrun_still_needs_is_said() -> None:
    """Refusals and hints name the rule: how many must end there before others pass."""
    state = drafted(Muster(ring(3)), Head(centre()))
    assert EN("rage-hint-overrun", site="A0", count=3) in offered(state).hints
    state = drafted(Muster(ring(3)), Head(centre()), Send(0, 2))
    assert EN("rage-hint-overrun", site="A0", count=1) in offered(state).hints


def test_a_hero_alone_is_told_why_nothing_can_be_confirmed() -> None:
    """R14: a set of orders that leaves a hero alone is refused with the reason."""
    state = arrange(
        BOHORG, TOMB, board={ring(3): (0, (1, 0, 0))}, heroes={0: (Hero.HEKNA, ring(3))}
    )
    for kind, step in (("no", Send(0, 1)), ("yes", SendHero())):
        alone, _ = play(state, (0, Muster(ring(3))), (0, Head(ring(2))), (0, step))
        offer = offered(alone)
        assert Confirm() not in every(offer)
        assert EN("rage-hint-hero-alone", sent=kind) in offer.hints


@pytest.mark.parametrize(
    "steps",
    [(HoldCard(Gear.CROSSBOW),), (HoldCard(Gear.CROSSBOW), GiveTo(0)), (ArrangeForMe(),)],
)
def test_who_has_only_arranged_cards_is_told_that_doing_nothing_drops_that(
    steps: tuple[Move, ...],
) -> None:
    """Questions: an unconfirmed draft is dropped, which a second press names."""
    state = at_the_gates(gear={0: {"crossbow": None}})
    assert "Do nothing" == every(offered(state))[Pass()].label
    begun, _ = play(state, (0, EquipArmies()))
    passing = every(offered(begun))[Pass()]
    assert ("End, change nothing", "") == (passing.label, passing.confirm)
    assert not any(line.startswith("Carried then") for line in offered(begun).outlook)
    state, _ = play(begun, *((0, step) for step in steps))
    passing = every(offered(state))[Pass()]
    assert EN("rage-confirm-pass", kind="drop") == passing.confirm
    assert "End, change nothing" == passing.label


def test_who_sends_all_who_can_reads_that_the_hero_goes_along() -> None:
    """Shortcuts: *all that can reach* sends the units level by level, then the hero."""
    state = drafted(Muster(ring(3)), Head(centre()), heroes={0: (Hero.HEKNA, ring(3))})
    label = every(offered(state))[SendAll()].label
    assert "All who can: 3 Krag riders, 1 Executioner, your hero" == label
    state = drafted(Muster(ring(3)), Head(centre()), heroes={0: (Hero.HEKNA, HOME)})
    assert "All who can: 3 Krag riders, 1 Executioner" == every(offered(state))[SendAll()].label


@pytest.mark.parametrize("language", [EN, FR])
def test_who_recruits_reads_how_far_a_hero_goes(language: Texts) -> None:
    """Content: Hekna goes 3 far, the others 2; in a line of a menu, at most 100 characters."""
    state, _ = play(at_the_gates(gold=40), (0, EquipArmies()))
    choices = every(FACE.offer(seen(state), language))
    for hero in Hero:
        told = choices[Recruit(hero)].help
        assert language("rage-hero-move", number=3 if hero is Hero.HEKNA else 2) in told
        assert len(told) <= 100


@pytest.mark.parametrize("language", [EN, FR])
def test_what_ends_equipping_is_at_hand_on_a_phone(language: Texts) -> None:
    """Beside the button to the others: that one stood alone over the market."""
    begun = seen(drafted(EquipArmies(), gold=7))
    bought = next(move for move in begun.legal if isinstance(move, Buy))
    look = seen(drafted(EquipArmies(), bought, gold=7))
    assert ArrangeAndConfirm() == answers_at_hand(look, language).buttons[0].move


def test_a_march_says_how_many_points_it_makes_before_any_fight() -> None:
    """R1, R17: a city left empty is nobody's, one walked into counts when the march is confirmed.

    A city shared with enemies counts for nobody yet, so a march into a fight changes no points.
    """
    city: Standing = {centre(): (0, (3, 0, 0))}
    march = (Muster(centre()), Head(ring(0)))
    left, _ = play(arrange(BOHORG, TOMB, board=city), *((0, step) for step in (*march, SendAll())))
    said = offered(left).outlook
    assert "Points after the march, before any fight: **0** of 4, now 1." == said[0]
    kept, _ = play(arrange(BOHORG, TOMB, board=city), *((0, step) for step in (*march, LeaveOne())))
    assert (EN("rage-sure-quiet"),) == offered(kept).outlook
    into = offered(drafted(Muster(ring(3)), Head(centre()), SendAll())).outlook
    assert not any("Points after" in line for line in into)


@pytest.mark.parametrize(("action", "wins"), [(1, False), (2, True)])
def test_a_march_that_wins_at_once_says_so(action: int, wins: bool) -> None:
    """R17: walking into an empty city can win, when the set of moves is confirmed."""
    legends = {"aegis": None, "sunblade": None, "dragon-scale": None}
    state = arrange(BOHORG, TOMB, board={ring(3): (0, (1, 0, 0))}, gear={0: legends}, action=action)
    state, _ = play(state, (0, Muster(ring(3))), (0, SendAllTo(centre())))
    said = offered(state).outlook[0]
    assert wins is ("**4** of 4 points: this march **wins at once**" in said)
    assert wins is ("gagner aussitôt" in FACE.offer(seen(state), FR).outlook[0])
    after, _ = play(state, (0, Confirm()))
    assert wins is (after.phase is Phase.OVER)


def test_the_last_march_is_one_press() -> None:
    """Shortcuts: as last turn."""
    state = at_the_gates()
    march = drafted(Muster(ring(3)), Head(ring(2)), SendAll())
    again, _ = play(march, (0, Confirm()))
    state = having(state, 0, marched=again.players[0].marched)
    labels = {choice.move: choice.label for choice in offered(state).buttons}
    assert "March again: → A3" == labels[MarchAgain()]


def test_who_leads_and_with_how_many_points_is_always_said() -> None:
    """At any moment: who leads, with how many points of how many."""
    state = arrange(BOHORG, TOMB, board={centre(): (1, (2, 0, 0))})
    look = seen(state, None)
    assert "**Player 1** leads with 1 of 4 points" in FACE.awaits(look, EN)
    assert "mène avec 1 point sur 4" in FACE.awaits(look, FR)
    nobody = seen(arrange(BOHORG, TOMB, board={ring(1): (1, (2, 0, 0))}), None)
    assert "Nobody has a point; 4 win" in FACE.awaits(nobody, EN)
    lead, *_ = offered(at_the_gates()).hints
    assert "Nobody has a point; 4 win" in lead
    assert lead not in offered(drafted(Muster(ring(3)))).hints


@pytest.mark.parametrize(
    ("forged", "said", "dit"),
    [
        (("aegis", "sunblade", "dragon-scale"), "Only taking a city stops it.", "prise d"),
        (
            ("aegis", "sunblade", "dragon-scale", "kingslayer"),
            "Nothing stops that any more.",
            "Rien ne peut plus",
        ),
    ],
)
def test_who_is_about_to_win_is_told_with_what_would_stop_it(
    forged: tuple[str, ...], said: str, dit: str
) -> None:
    """Precisions, Points: *wins when his second action begins*; legendaries are kept for ever."""
    gear = {0: dict.fromkeys(forged)}
    board: Standing = {centre(): (0, (2, 0, 0))} if len(forged) < 4 else {ring(1): (0, (1, 0, 0))}
    state, events = play(arrange(BOHORG, TOMB, board=board, gear=gear), (0, Pass()))
    look = seen(state, None)
    assert f"**Player 0** wins when the second action begins. {said}" in FACE.awaits(look, EN)
    assert dit in FACE.awaits(look, FR)
    told = story("rage", [e for e in events if e.to is None], NAMES, EN, FACE.speller)
    assert ("nothing stops" in " ".join(told)) is (len(forged) == 4)


@pytest.mark.parametrize("to_take", [0, 1, 2])
@pytest.mark.parametrize("ahead", [0, 1])
@pytest.mark.parametrize(
    ("language", "a_city", "cities", "victory"),
    [(EN, "city", "2 cities", ("victory", "wins")), (FR, "cité", "2 cités", ("victoire",))],
)
def test_the_alarm_and_the_hint_name_the_same_ways_out(
    to_take: int, ahead: int, language: Texts, a_city: str, cities: str, victory: tuple[str, ...]
) -> None:
    """Precisions, Points: a city lost, or a victory of somebody who comes before; or nothing."""
    view = GAME.view(arrange(BOHORG, TOMB), None)
    winner = replace(view.players[0], wins_next=True, to_take=to_take, ahead=ahead)
    view = replace(view, players=(winner, *view.players[1:]))
    hint = lead_words(view, NAMES, language).partition("🚨")[2].partition(".")[2]
    alarms = [GoalReached(seat=Seat(0), points=4, to_take=to_take, ahead=ahead)]
    if ahead:
        alarms.append(replace(alarms[0], first=Seat(1)))
    told = [
        # After the winner's name and what the alarm is about, both in bold.
        sentence("rage", alarm, NAMES, language, FACE.speller).split("**", 4)[4]
        for alarm in alarms
    ]
    for said in (hint, *told):
        assert (a_city in said or cities in said) is (to_take > 0), said
        assert (cities in said) is (to_take > 1), said
        assert any(word in said for word in victory) is (ahead > 0), said


def test_what_one_cannot_pay_is_explained() -> None:
    """Affordable or not at a glance, what it costs, and why there is no forging."""
    gates = at_the_gates(gold=0)
    state, _ = play(gates, (0, EquipArmies()))
    offer = offered(state)
    assert EN("rage-hint-forge-not-enough-crystals", cost=6, crystals=0) in offer.hints
    gear = next(iter(gates.market)).gear
    price = EN("rage-card-price", gear=EN(f"rage-gear-{gear.value}"), cost=CARDS[gear].cost)
    for before in (offer, offered(gates)):
        (dear,) = [hint for hint in before.hints if hint.startswith("Too expensive for now")]
        assert price in dear
    assert EN("rage-hint-hero-dear", gold=0) in offer.hints
    assert not any(isinstance(move, Buy) for move in every(offer))


def test_a_purchase_that_turns_a_card_says_so_and_another_does_not() -> None:
    """R18: buying one of a stack reveals nothing; a purchase that turns a card is final."""
    state, _ = play(at_the_gates(gold=40), (0, EquipArmies()))
    market = {stall.gear: stall.copies for stall in state.market}
    for move, choice in every(offered(state)).items():
        if isinstance(move, Buy):
            assert ("final: the deck turns a card" in choice.help) is (market[move.gear] == 1)
            assert not choice.confirm
            assert f"{move.gear}" not in choice.label


def test_forging_says_what_it_costs_before_it_is_final() -> None:
    """R19: 6 crystals with one forge; draw 1 + 1 for each forge, keep one."""
    state = arrange(BOHORG, TOMB, board={ring(3): (0, (2, 0, 0))}, crystals=7)
    state, _ = play(state, (0, EquipArmies()))
    choice = every(offered(state))[Forge()]
    assert "6 crystals" in choice.label
    assert "keep 1 of 2 legends" in choice.label
    assert not choice.confirm


@pytest.mark.parametrize(("action", "wins"), [(1, False), (2, True)])
def test_a_legend_that_wins_at_once_says_so_before_it_is_forged(action: int, wins: bool) -> None:
    """R17: points are counted after each forging of a second action."""
    legends = {"aegis": None, "sunblade": None, "dragon-scale": None}
    board: Standing = {ring(3): (0, (2, 0, 0))}
    state = arrange(BOHORG, TOMB, board=board, crystals=7, gear={0: legends}, action=action)
    assert wins is ("and win" in every(offered(state))[Forge()].label)
    assert wins is ("victoire" in every(FACE.offer(seen(state), FR))[Forge()].label)
    state, _ = play(state, (0, Forge()))
    after, _ = play(state, (0, Keep(state.drawn[0])))
    assert wins is (after.phase is Phase.OVER)


def test_the_last_legend_is_drawn_and_kept() -> None:
    """R19: fewer cards left: draw those; the choice is obligatory."""
    state = replace(
        arrange(BOHORG, TOMB, board={ring(3): (0, (2, 0, 0))}, crystals=7),
        legendaries=(Gear.AEGIS,),
    )
    assert "the last legend" in every(offered(state))[Forge()].label


def test_tactics_are_buttons_with_what_they_bring() -> None:
    """Presses: tactics 2, the panel and the card."""
    state = GAME.start(2, {"clans": "random"}, "tactics").state
    offer = offered(state)
    assert state.phase is Phase.TACTICS
    assert len(offer.buttons) == 3
    assert all(isinstance(choice.move, PlayTactic) for choice in offer.buttons)
    assert all(" gold · " in choice.label for choice in offer.buttons)
    assert EN("rage-hint-deck", cards=", ".join(map(str, sorted(state.players[0].deck)))) in (
        offer.hints
    )


def test_who_chooses_tactics_reads_what_others_can_still_play() -> None:
    """Public: played tactics; whose deck has run out holds what is left, for all to work out."""
    state = choosing(BOHORG, TOMB, GOLDLEIF)
    assert not any("hold" in hint for hint in offered(state).hints)
    state = having(state, 1, discard=(4, 20), hand=(5, 11, 14), deck=(21, 26))
    state = having(state, 2, hand=(3, 6, 12), deck=(), discard=(13, 18, 23, 28), known=(3, 6, 12))
    hints = offered(state).hints
    assert "**Player 1** may hold: 5, 11, 14, 21, 26." in hints[-2]
    assert "**Player 2** holds: 3, 6, 12." in hints[-1]
    assert "a peut-être en main" in FACE.offer(seen(state), FR).hints[-2]
    other = having(state, 1, hand=(5, 21, 26), deck=(14, 11))
    assert hints == offered(other).hints


def test_places_for_a_bastion_are_numbered_as_on_the_map() -> None:
    """Numbers for targets, the same on the picture."""
    state = GAME.start(2, {"clans": "random"}, "tactics").state
    for seat in (0, 1):
        state, _ = play(state, (seat, PlayTactic(state.players[seat].hand[0])))
    assert state.active is not None
    look = seen(state, state.active)
    choices = every(FACE.offer(look, EN))
    view = FACE.view(look)
    assert view.own is not None
    for number, spot in enumerate(view.own.spots, 1):
        label = choices[PlaceBastion(spot.number)].label
        assert label.startswith(f"{number} · doors to ")
        signs = {Ground.CITY: "🏙️", Ground.FORGE: "⚒️", Ground.STONE: "🪨"}
        for site in spot.doors:
            ground = view.territories[site].ground
            assert f"{site_name(site)}{signs.get(ground, '')}" in label


def test_reinforcements_are_one_press_or_a_few() -> None:
    """Presses: reinforcements 0 to 3."""
    state, _ = reinforcing(17, 4)
    offer = offered(state)
    assert LayAllOnBastion() in [choice.move for choice in offer.buttons]
    assert any(isinstance(choice.move, LayAllIn) for choice in offer.buttons)
    assert all(isinstance(choice.move, Station | StationAll) for choice in offer.menus[0].choices)
    state, _ = play(state, (0, next(m for m in every(offer) if isinstance(m, StationAll))))
    assert LayDown() in every(offered(state))


def attacked(**options: object) -> RageState:
    """Let the first seat attack the second."""
    board = {ring(3): (0, (3, 2, 0)), centre(): (1, (3, 1, 0))}
    state = arrange(BOHORG, TOMB, board=board, **options)  # type: ignore[arg-type]
    state, _ = play(state, (0, Muster(ring(3))), (0, Head(centre())), (0, SendAll()))
    return play(state, (0, Confirm()))[0]


@pytest.mark.parametrize("language", [EN, FR])
def test_the_rules_tell_how_often_a_forecast_plays_a_fight(language: Texts) -> None:
    """What is secret: a forecast of a fight, with the number of games that it is made of."""
    pages = language("rage-rules-5")
    assert [str(RUNS)] == re.findall(r"(\d+) (?:times|fois)", pages)


def test_a_defence_is_one_press_with_a_forecast() -> None:
    """Presses: a defence 0 with a standing order, else 1."""
    state = attacked()
    assert state.phase is Phase.DEFENCE
    offer = offered(state, SECOND)
    buttons = [choice.move for choice in offer.buttons]
    assert Defend(TO_THE_END, Split.BOOK) == buttons[0]
    assert {Defend(AT_ONCE, Split.BOOK), Defend(BY_HAND, Split.BOOK)} <= set(buttons)
    (forecast,) = offer.outlook
    assert "Forecast" in forecast
    assert "Player 0** wins" in forecast
    assert "you win" in of_fight(FACE.view(seen(state)), NAMES, EN)[0][0]
    assert "attacks you at A0" in FACE.prompt(seen(state, SECOND), EN)


def test_by_hand_one_strikes_flees_or_hands_over() -> None:
    """By hand asks before each own assault; fleeing says what it costs."""
    state = attacked()
    state, _ = play(state, (1, Defend(BY_HAND, Split.BOOK)))
    while state.phase is Phase.SPLIT:
        state, _ = play(state, (1, next(m for m in every(offered(state, SECOND)))))
    if state.phase is Phase.STRIKE:
        choices = every(offered(state, SECOND))
        assert Strike() in choices
        assert "bastion" in choices[Flee()].confirm


@pytest.mark.parametrize(
    ("heroes", "said", "dit"),
    [
        ({}, "All survivors go", "a survécu rentre"),
        ({1: (Hero.NEGGESH, centre())}, "All survivors and the hero go", "survécu, héros compris,"),
    ],
)
def test_fleeing_takes_a_hero_along_only_where_there_is_one(
    heroes: dict[int, tuple[Hero, int]], said: str, dit: str
) -> None:
    board = {ring(3): (0, (1, 0, 0)), centre(): (1, (3, 2, 1))}
    state = arrange(BOHORG, TOMB, board=board, heroes=heroes)
    march = (Muster(ring(3)), Head(centre()), SendAll(), Confirm())
    state, _ = play(state, *((0, move) for move in march), (1, Defend(BY_HAND, Split.BOOK)))
    assert state.phase is Phase.STRIKE
    assert said in every(offered(state, SECOND))[Flee()].confirm
    assert dit in FACE.consequence(Flee(), seen(state, SECOND), FR)


def test_a_split_says_which_rule_would_choose_it() -> None:
    """R11: what is worth most first, big ones first, small ones first are marked."""
    for number in range(40):
        state, _ = play(attacked(seed=f"split {number}"), (1, Defend(BY_HAND, Split.BOOK)))
        while state.phase is Phase.STRIKE:
            state, _ = play(state, (1, Strike()))
        if state.phase is Phase.SPLIT:
            labels = [choice.label for choice in every(offered(state, SECOND)).values()]
            assert any("most valuable first" in label for label in labels)
            assert all(isinstance(move, Kill) for move in every(offered(state, SECOND)))
            return
    pytest.fail("no split was asked")


def test_before_there_is_anything_to_defend_nobody_is_offered_standing_orders() -> None:
    """A newcomer who picks a clan and a place for the Bastion reads of nothing else."""
    state = GAME.start(4, {}, "gates").state
    asked = {state.phase}
    while state.phase is not Phase.ACTION:
        seat = next(d.seat for d in GAME.decisions(state) if not d.answered)
        if GAME.view(state, None).players[seat].bastion is None:
            assert Offer() == FACE.unasked(seen(state, seat), EN)
        state = GAME.apply(state, seat, next(GAME.legal_moves(state, seat))).state
        asked.add(state.phase)
    assert {Phase.CLAN, Phase.BASTION, Phase.TACTICS} <= asked
    assert FACE.unasked(seen(state), EN).branches


def test_tactics_are_offered_in_the_order_of_the_picture() -> None:
    """A number on a button is where the eye has found it: the lowest first."""
    state = GAME.start(2, {}, "tactics").state
    while state.phase is not Phase.TACTICS:
        seat = next(d.seat for d in GAME.decisions(state) if not d.answered)
        state = GAME.apply(state, seat, next(GAME.legal_moves(state, seat))).state
    numbers = [
        choice.move.card for choice in offered(state).buttons if isinstance(choice.move, PlayTactic)
    ]
    assert len(numbers) > 1
    assert sorted(numbers) == numbers


def test_standing_orders_are_behind_a_button_at_any_time_the_usual_ones_first() -> None:
    """A standing order may be set or changed at any time; the button says what holds now."""
    state = at_the_gates()
    offer = FACE.unasked(seen(state, SECOND), EN)
    assert ((), ()) == (offer.buttons, offer.menus)
    (branch,) = offer.branches
    assert EN("rage-menu-standing") == branch.label
    assert KeepStandingOrder(TO_THE_END, Split.BOOK) == branch.choices[0].move
    assert all(len(menu.choices) <= OPTIONS_PER_MENU for menu in branch.menus)
    state, _ = play(state, (1, KeepStandingOrder(2, Split.BIG)))
    (branch,) = FACE.unasked(seen(state, SECOND), EN).branches
    assert "flee with 2 units left or fewer, big ones first" in branch.label
    assert DropStandingOrder() == branch.choices[-1].move
    assert sorted(map(repr, seen(state, SECOND).unasked)) == sorted(
        repr(choice.move) for choice in branch.every
    )


def test_orders_for_a_defence_never_need_a_second_page() -> None:
    """The usual ones by a press, all others behind a button, a list for each split."""
    offer = offered(attacked(), SECOND)
    (branch,) = offer.branches
    assert () == offer.menus
    assert ["Most valuable first…", "Big ones first…", "Small ones first…"] == [
        menu.invitation for menu in branch.menus
    ]
    assert ["To the end", "By hand", "Flee at once"] == [one.label for one in offer.buttons]
    assert all(len(menu.choices) <= OPTIONS_PER_MENU for menu in branch.menus)
    assert set(seen(attacked(), SECOND).legal) == set(every(offer))


def test_where_everybody_fights_by_hand_there_are_no_standing_orders() -> None:
    """Fights live: no standing orders, no handing over."""
    assert Offer() == FACE.unasked(seen(at_the_gates(fights="live"), SECOND), EN)


def test_nothing_stands_under_the_board() -> None:
    """Answers differ from seat to seat, so that they are all in private panels."""
    assert () == FACE.public(seen(at_the_gates()), EN)


def test_a_story_names_figures_places_and_ways() -> None:
    """Short lines per event that read as a story."""
    state = drafted(Muster(ring(3)), Head(centre()), SendAll())
    _, events = play(state, (0, Confirm()))
    told = story("rage", [e for e in events if e.to is None], NAMES, EN, FACE.speller)
    text = "\n".join(told)
    assert "**Ann** marches A4 → A0 with 3 Krag riders and 1 Executioner." in text
    assert "⚔️ **Fight at A0.** **Ann** (3 Krag riders, 1 Executioner) against the elves" in text
    assert "🎲" in text


def test_a_story_in_french_agrees_with_nobody() -> None:
    """The same events in French."""
    state = drafted(Muster(ring(3)), Head(centre()), SendAll())
    _, events = play(state, (0, Confirm()))
    told = story("rage", [e for e in events if e.to is None], NAMES, FR, FACE.speller)
    assert any("se met en marche A4 → A0\u202f: 3 Chevaucheurs de krag et" in line for line in told)


def test_a_legend_to_keep_says_what_it_does() -> None:
    """A name alone says nothing to who sees the legend for the first time."""
    state = replace(
        arrange(BOHORG, TOMB),
        phase=Phase.LEGENDARY,
        equipping=True,
        drawn=(Gear.SUNBLADE, Gear.AEGIS),
    )
    labels = [choice.label for choice in every(offered(state)).values()]
    assert "Sunblade · weapon: +3 power, +1 sure hit" in labels
    assert all(" · " in label for label in labels)


def test_dice_are_told_as_hits_and_blanks() -> None:
    """A 1 is a hit and a 6 is none: numbers would be read upside down."""
    roll = AssaultMade(
        site=centre(), seat=FIRST, fled=False, dice=(1, 4, 5, 6), rerolls=((6, 2),), hits=3, auto=0,
        rage=0, stolen=False, shields=0, wounds=3,
    )  # fmt: skip
    assert "✷ ✷ ○ ○" == RageSpeller().spell_row(roll, "dice", EN)
    assert " ↻ ○ ✷" == RageSpeller().spell_row(roll, "rerolls", EN)


def test_a_bastion_is_a_castle_in_ways() -> None:
    """The bastion has no coordinates; it is the same sign everywhere, with its owner's."""
    state = arrange(BOHORG, TOMB, garrisons={0: (2, 0, 0)})
    offer = every(offered(state))
    assert "🏰🐻: 2 Krag riders" == offer[Muster(Site(BASTIONS))].label


@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
@pytest.mark.parametrize("clan", Clan)
def test_a_whole_army_fits_on_a_button(clan: Clan, words: Texts) -> None:
    """Every figure that a clan has, and its hero, in one place."""
    one, two, three = (sheet.figures for sheet in UNITS[clan])
    army = f"{figures(clan, (one, two, three), words)}, {words('rage-own-hero')}"
    for move in ("send-all", "muster"):
        label = words(f"rage-move-{move}", units=army, site=place(Site(BASTIONS), words))
        assert len(label) <= LABEL, label


@pytest.mark.parametrize(
    ("language", "three", "rest"),
    [
        (EN, "three wounds", "If nobody fell to the rest"),
        (FR, "trois blessures", "Si le reste ne fait tomber personne"),
    ],
)
def test_the_tip_on_a_barrier_holds_where_units_fell_in_the_same_assault(
    language: Texts, three: str, rest: str
) -> None:
    """R8: wounds beyond the barrier's HP go to the units; only without a kill there is rage."""
    tip = language("rage-tip-barrier-broken")
    assert 3 == BARRIER
    assert three in tip
    assert rest in tip


@pytest.mark.parametrize(("language", "own"), [(EN, "The bastion"), (FR, "Son Bastion")])
def test_who_leaves_before_building_leaves_no_bastion(language: Texts, own: str) -> None:
    """R27: the first bastions are built after the first cards; some leave before."""
    before = GAME.start(3, {}, "leaving").state
    applied = GAME.apply(before, Seat(1), Leave())
    assert applied.state.players[1].bastion is None
    (left,) = [event for event in applied.events if isinstance(event, SeatLeft)]
    assert own not in sentence("rage", left, ("Ann", "Bob", "Cid"), language, FACE.speller)
