"""What Goths Save the Queen offers on Discord, and what it keeps to itself."""

from __future__ import annotations

import re
from itertools import product

import pytest
from msgspec.structs import replace

from bot.i18n.narration import VERSES, sentence
from bot.i18n.story import story, story_of
from bot.i18n.texts import LANGUAGES, Texts, texts
from bot.model.view import TableView
from cogs.elements.components import OPTIONS_PER_MENU, Style
from cogs.elements.game_face import BUTTONS, Choice, Menu, Offer
from cogs.goths.face import FACE
from cogs.panels.coach import coach
from games.api import Event, OptionValue, Seat
from games.goths.chapters.tokens import TERRAIN_PARTS
from games.goths.coaching import COACH
from games.goths.content import (
    CHARACTER,
    KING_CARDS,
    LAYOUTS,
    Character,
    ClanName,
    KingCard,
    Objective,
    Order,
    Role,
    Spot,
    Token,
)
from games.goths.events import (
    AllotmentShown,
    FogRevealed,
    KingCardLeft,
    NewDealMade,
    ObjectiveSeen,
    OrderLaid,
    OrderRevealed,
    TalkOpened,
    TntLit,
)
from games.goths.moves import (
    Aim,
    CallToDinner,
    Choose,
    EndTalk,
    GiveOrder,
    LayKingCard,
    Mode,
    Part,
    SendMessage,
    UseSpyglass,
)
from games.goths.rules import GAME
from games.goths.state import GothsState
from games.goths.view import Phase, TokenState
from tests.games.goths.arrange import OST, army, before_orders, fight, table
from tests.rendering.goths.busy_tables import FULL, asked_for_orders, played
from tests.rigs import scripted_games
from tests.rigs.table_views import table_view

EN, FR = (texts(language) for language in LANGUAGES)
CHIEF = Seat(1)
FOUR = tuple(Seat(seat) for seat in range(4))
A = ClanName.A


def seen(state: GothsState, seat: int | None) -> TableView:
    """Look at a state, as a seat or as a spectator."""
    viewer = None if seat is None else Seat(seat)
    return table_view(GAME, state, state.setup.seats, viewer)


def at_orders(
    seats: int = 4, options: dict[str, OptionValue] | None = None
) -> tuple[GothsState, Seat]:
    """Return a table whose chiefs are asked for their first order, and the first chief."""
    state = GAME.start(seats, options or {}, "face").state
    while state.phase is Phase.KING:
        seat = state.asked[0]
        state = GAME.apply(state, seat, LayKingCard(KingCard.VULTURE_BARBARIAN)).state
    return state, state.asked[0]


def with_clan(state: GothsState, number: int, **changes: object) -> GothsState:
    """Change one clan."""
    clans = list(state.clans)
    clans[number] = replace(clans[number], **changes)
    return replace(state, clans=tuple(clans))


def menu_of(offer: Offer, key: str) -> Menu:
    """Return a menu by its invitation."""
    return next(menu for menu in offer.menus if menu.invitation == EN(f"goths-menu-{key}"))


def every_choice(offer: Offer) -> list[Choice]:
    """List all choices of an offer."""
    return [*offer.buttons, *(choice for menu in offer.menus for choice in menu.choices)]


def test_a_kings_card_is_one_answer_that_says_what_it_calls_for() -> None:
    """A line of a menu, with what everybody will see; blue only where there is one way on."""
    state = GAME.start(4, {}, "face").state
    offer = FACE.offer(seen(state, 0), EN)
    cards = menu_of(offer, "king").choices
    assert [LayKingCard(card) for card in KING_CARDS] == [choice.move for choice in cards]
    assert {Style.PLAIN} == {choice.style for choice in cards}
    assert {""} == {choice.confirm for choice in cards}
    assert "Vulture (decoy: Recruiter)" == cards[0].label
    assert "Recon, Sabotage · all see Vulture or Recruiter" == cards[0].help
    (menu,) = FACE.offer(seen(state, 0), FR).menus
    assert "Vautour (leurre\u202f: Recruteur)" == menu.choices[0].label


def test_cards_that_lie_face_up_are_explained() -> None:
    state = GAME.start(4, {}, "face").state
    kings = (replace(state.kings[0], face_up=(KingCard.BARBARIAN_VULTURE,)), state.kings[1])
    offer = FACE.offer(seen(replace(state, kings=kings), 0), EN)
    assert len(menu_of(offer, "king").choices) == 7
    assert "Face up already, so not to be played: Barbarian (decoy: Vulture)." == offer.hints[-1]


def test_what_an_order_does_is_said_where_it_is_chosen() -> None:
    """A line for each order on a button, a second line in menus."""
    state, chief = at_orders()
    offer = FACE.offer(seen(state, chief), EN)
    assert "❔ **Recon** · look behind a door" in offer.hints
    assert all("·" in choice.help for menu in offer.menus for choice in menu.choices)


def test_an_order_for_the_fog_token_is_not_said_to_do_what_it_does_elsewhere() -> None:
    """Reconnoitre may look at the token instead of a door, a barricade order may discard it."""
    state, chief = at_orders(options={"tokens": "fog"})
    lying = with_clan(state, 0, token=Token.SQUALLS, token_state=TokenState.LYING)
    under = with_clan(
        lying, 0, token_state=TokenState.IN_FORCE, token_known=True, spot=Spot.FAR_PLAIN
    )
    for view, aim in ((lying, Aim.TOKEN), (under, Aim.DISCARD)):
        found = [
            choice
            for choice in every_choice(FACE.offer(seen(view, chief), EN))
            if isinstance(choice.move, GiveOrder) and choice.move.aim is aim
        ]
        assert found
        assert {choice.help for choice in found} <= {"certain", "possible", "impossible"}


def test_an_order_with_its_aim_is_one_press() -> None:
    """Orders with nothing to aim at are buttons; recon has its three doors beside them.

    All else is one menu: of several menus, a phone has room for the first.
    """
    state, chief = at_orders()
    offer = FACE.offer(seen(state, chief), EN)
    moves = [choice.move for choice in every_choice(offer)]
    assert GiveOrder(Order.ADVANCE, Aim.OPEN, with_token=False) in moves
    for aim in (Aim.LEFT, Aim.MIDDLE, Aim.RIGHT, Aim.OPEN):
        assert GiveOrder(Order.RECONNOITRE, aim, with_token=False) in moves
    assert 1 == len(offer.menus)
    others = {choice.move: choice.label for choice in menu_of(offer, "others").choices}
    later = GiveOrder(Order.RECONNOITRE, Aim.OPEN, with_token=False)
    assert "Recon → decide when it happens" == others[later]
    assert {""} == {choice.confirm for choice in every_choice(offer)}


def test_no_target_is_offered_that_an_order_cannot_come_to() -> None:
    """From the forest no door is reached, and who is not understood this round needs no target."""
    state, chief = at_orders()
    assert state.clans[0].spot is Spot.FOREST
    early = GiveOrder(Order.ADVANCE, Aim.LEFT, with_token=False)
    look = seen(state, chief)
    assert early in look.legal
    assert early not in [choice.move for choice in every_choice(FACE.offer(look, EN))]
    far = with_clan(state, 0, spot=Spot.FAR_PLAIN)
    known = replace(far.kings[0], laid=KingCard.VULTURE_RECRUITER)
    unheard = replace(far, kings=(known, far.kings[1]))
    moves = [choice.move for choice in every_choice(FACE.offer(seen(unheard, chief), EN))]
    assert GiveOrder(Order.ADVANCE, Aim.OPEN, with_token=False) in moves
    assert early not in moves


def test_before_the_doors_an_advance_has_its_aims() -> None:
    state, chief = at_orders()
    state = with_clan(state, 0, spot=Spot.FAR_PLAIN)
    moves = [choice.move for choice in every_choice(FACE.offer(seen(state, chief), EN))]
    for aim in (Aim.LEFT, Aim.MIDDLE, Aim.RIGHT, Aim.OPEN):
        assert GiveOrder(Order.ADVANCE, aim, with_token=False) in moves


@pytest.mark.parametrize(("words", "plain"), [(EN, "plain"), (FR, "plaine")])
def test_an_army_that_goes_from_door_to_door_leaves_no_plain(words: Texts, plain: str) -> None:
    """Facts 7: the trap is no plain, and which door comes next is the same question there."""
    state, _ = fight(army(table(), OST, spot=Spot.LEFT), {OST: "advance"})
    assert state.phase is Phase.OBJECTIVE
    assert plain not in FACE.prompt(seen(state, CHIEF), words)


def test_orders_are_marked_and_the_surest_come_first() -> None:
    """Certain, possible, impossible by public facts (At the table)."""
    state, chief = at_orders()
    kings = (replace(state.kings[0], face_up=(KingCard.RECRUITER_CATAPULT,)), state.kings[1])
    offer = FACE.offer(seen(replace(state, kings=kings), chief), EN)
    first = offer.buttons[0]
    assert (GiveOrder(Order.REINFORCE, Aim.OPEN, with_token=False), "✅") == (
        first.move,
        str(first.emoji),
    )
    assert {"✅", "❔"} == {str(choice.emoji) for choice in offer.buttons}
    idle = menu_of(offer, "others").choices
    assert {"❔", "🚫"} == {str(choice.emoji) for choice in idle}
    assert "Fire (no effect now)" in [choice.label for choice in idle]
    assert not any("no effect" in choice.label for choice in offer.buttons)


def test_what_was_answered_is_repeated_and_may_be_changed() -> None:
    """The answer may be changed until all have answered (Round, step 3)."""
    state, chief = at_orders()
    given = GiveOrder(Order.RECONNOITRE, Aim.MIDDLE, with_token=False)
    state = GAME.apply(state, chief, given).state
    offer = FACE.offer(seen(state, chief), EN)
    assert "Your order until you change it: Recon → door 2." == offer.outlook[0]
    assert len(every_choice(offer)) > 9


@pytest.mark.parametrize(
    ("token", "mode", "said"),
    [
        (Token.SHIELD, Mode.LAST, "It acts by itself to save the last figure."),
        (Token.SHIELD, Mode.FIRST, "It acts by itself at the first chance."),
        (Token.RAT_POISON, Mode.FIRST, "It acts by itself at the first chance."),
        (Token.RAT_POISON, Mode.NEVER, "told it not to act."),
        (Token.BOOMERANG, Mode.NEVER, "To use it this round, first tell it what to do"),
    ],
)
def test_what_a_token_does_without_being_told_is_said(token: Token, mode: Mode, said: str) -> None:
    """G17: modes of shield and rat poison hold from the moment they are taken until changed."""
    state, chief = at_orders(4, {"tokens": "dancing"})
    held = TokenState.HELD
    state = with_clan(state, 0, token=token, token_state=held, token_known=True, mode=mode)
    (hint,) = FACE.offer(seen(state, chief), EN).outlook
    assert said in hint


def test_a_token_speaks_with_the_order_or_stays_silent() -> None:
    """G17: first what it is told, then an order with it; others without it are beside them."""
    state, chief = at_orders(4, {"tokens": "dancing"})
    state = with_clan(state, 0, token=Token.DINNER, token_state=TokenState.HELD, token_known=True)
    before = FACE.offer(seen(state, chief), EN)
    assert any("**Dinner!**. Once: an enemy army steps back" in line for line in before.outlook)
    call = CallToDinner(ClanName.VISIGOTHS)
    assert call in [choice.move for choice in menu_of(before, "token").choices]
    after = FACE.offer(seen(GAME.apply(state, chief, call).state, chief), EN)
    speaking = [c.move for c in after.buttons if isinstance(c.move, GiveOrder)]
    assert {True} == {move.with_token for move in speaking}
    silent = menu_of(after, "without-token")
    assert len(silent.choices) == 12
    assert all(isinstance(c.move, GiveOrder) and not c.move.with_token for c in silent.choices)
    assert any("Dinner! for 🟡 Visigoths" in hint for hint in after.outlook)


def test_a_spyglass_says_what_it_costs_before_it_is_used() -> None:
    """Public at once, and gone: that wants a second press (Questions, G17)."""
    state, chief = at_orders(4, {"tokens": "dancing"})
    state = with_clan(state, 0, token=Token.SPYGLASS, token_state=TokenState.HELD, token_known=True)
    menu = menu_of(FACE.offer(seen(state, chief), EN), "token")
    assert [UseSpyglass(Seat(0)), UseSpyglass(Seat(2))] == [c.move for c in menu.choices]
    assert all("Everybody will see" in choice.confirm for choice in menu.choices)
    used = GAME.apply(state, chief, UseSpyglass(Seat(2))).state
    hints = FACE.offer(seen(used, chief), EN).outlook
    assert any("Visigoths means Vulture (decoy: Barbarian)" in hint for hint in hints)


@pytest.mark.parametrize("seats", [6, 7, 8])
def test_many_aims_are_one_menu_that_tells_what_each_does(seats: int) -> None:
    """At 6-8 a hostile order names one of two armies; the menu says what it would cost."""
    state, chief = at_orders(seats)
    state = with_clan(state, 2, spot=Spot.NEAR_PLAIN)
    offer = FACE.offer(seen(state, chief), EN)
    menu = menu_of(offer, "aimed")
    assert len(offer.buttons) <= BUTTONS < len(every_choice(offer))
    assert len(menu.choices) <= OPTIONS_PER_MENU
    helps = {choice.label: choice.help for choice in menu.choices}
    assert helps["Axe → 🟡 Visigoths C"] == "possible · costs one figure"
    assert helps["Axe → 🟡 Visigoths D"].startswith("possible · no effect now")


def test_the_longest_answers_fit_discord() -> None:
    """25 lines a menu, five rows of buttons; every aim and token at 8 with the expansion."""
    state = asked_for_orders(8, FULL)
    for token, seat in product(Token, state.asked):
        number = state.layout.chief_of[seat]
        assert number is not None
        held = with_clan(state, number, token=token, token_state=TokenState.HELD, token_known=True)
        for choice in every_choice(FACE.offer(seen(held, seat), FR)):
            assert 0 < len(choice.label) <= 80
            assert len(choice.help) <= 100


def test_a_target_says_what_would_come_of_it() -> None:
    state, _ = played_to(Phase.TARGET)
    seat = state.asked[0]
    buttons = FACE.offer(seen(state, seat), EN).buttons
    assert all(isinstance(choice.move, Choose) for choice in buttons)
    assert any("costs" in c.label or "no effect" in c.label for c in buttons)


def played_to(phase: Phase) -> tuple[GothsState, int]:
    """Play tables of six until they wait for something rare."""
    for number in range(200):
        state = GAME.start(6, {**FULL, "ballista": False}, f"rare {number}").state
        for moves in range(20, 200, 20):
            state = played(6, moves, {**FULL, "ballista": False}, f"rare {number}")
            if state.phase is phase:
                return state, moves
    raise AssertionError(phase)


def talking() -> GothsState:
    """Return a table of eight with a pigeon under way."""
    for number in range(100):
        for moves in range(40, 240, 8):
            state = played(8, moves, FULL, f"talk {number}")
            if state.phase is Phase.TALK:
                return state
    raise AssertionError


def test_a_talk_is_a_form_for_two_panels_alone() -> None:
    """G34: shown only in these two panels; markup of the writer does nothing."""
    state = talking()
    one = state.asked[0]
    talk = next(talk for talk in state.talks if one in {talk.one, talk.other})
    offer = FACE.offer(seen(state, one), EN)
    send = next(c for c in offer.buttons if isinstance(c.move, SendMessage))
    assert send.form is not None
    assert 200 == send.form.most
    assert [EndTalk()] == [c.move for c in offer.buttons if c.form is None]
    said = GAME.apply(state, one, SendMessage("*door 2*\n@everyone")).state
    for seat in range(8):
        hints = " ".join(FACE.offer(seen(said, seat), EN).outlook)
        assert ("door 2" in hints) is (seat in {talk.one, talk.other})
        assert "*door 2*" not in hints.replace("\\*", "")
    assert "door 2" not in FACE.awaits(seen(said, None), EN)


def test_nothing_stands_under_the_board_and_what_is_awaited_tells_no_secret() -> None:
    """Two worlds that differ in a laid card and an order read the same to everybody else."""
    state, chief = at_orders()
    kings = (replace(state.kings[0], laid=KingCard.BARBARIAN_VULTURE), state.kings[1])
    for order in (Order.AXE, Order.LOAD):
        given = GAME.apply(state, chief, GiveOrder(order, Aim.OPEN, with_token=False)).state
        other = replace(given, kings=kings)
        for seat in (None, 2, 3):
            assert FACE.public(seen(given, seat), EN) == ()
            assert FACE.awaits(seen(given, seat), EN) == FACE.awaits(seen(other, seat), EN)
            assert FACE.offer(seen(given, seat), EN) == FACE.offer(seen(other, seat), EN)


def test_a_chief_is_not_told_what_his_king_meant() -> None:
    """His prompt says the back in the order of the deck, whichever is true."""
    state, chief = at_orders()
    kings = (replace(state.kings[0], laid=KingCard.BARBARIAN_VULTURE), state.kings[1])
    other = replace(state, kings=kings)
    assert "Vulture or Barbarian" in FACE.prompt(seen(state, chief), EN)
    assert FACE.prompt(seen(state, chief), EN) == FACE.prompt(seen(other, chief), EN)
    assert FACE.offer(seen(state, chief), EN) == FACE.offer(seen(other, chief), EN)


def test_seats_wear_the_colour_of_their_camp_and_the_form_of_their_role() -> None:
    assert ("🟧", "🟠", "🟨", "🟡") == tuple(map(str, FACE.emblems(4)))
    assert ("🟧", "🟠", "🟠", "🟨", "🟡", "🟨", "🟡") == tuple(map(str, FACE.emblems(7)))
    assert ("🟠", "🟡") == tuple(map(str, FACE.emblems(2)))


def test_a_lone_player_is_asked_as_one_person_with_two_roles() -> None:
    """G24: the order is put after the card, which is repeated; hidden, it is not."""
    state, chief = at_orders(2)
    said = "Your card: **Vulture** (back: Vulture or Barbarian)."
    assert FACE.prompt(seen(state, chief), EN).startswith(said)
    state, chief = at_orders(2, {"own_king_card": "hidden"})
    assert FACE.prompt(seen(state, chief), EN).startswith("Your card says Vulture or Barbarian")
    assert EN("goths-hint-own-card-hidden") in FACE.offer(seen(state, chief), EN).hints
    aside = with_clan(state, 0, set_aside=Order.AXE)
    hints = FACE.offer(seen(aside, chief), EN).hints
    assert "Set aside until round 2: Axe." in hints


def test_without_tokens_nobody_is_asked_where_they_lie() -> None:
    """What is not possible now is absent; the menus of a lobby are the first to read."""
    options = {option.key: option.default for option in GAME.options}
    of_tokens = {key for key in options if key.startswith("token_")}
    idle = {
        kind: FACE.idle_options({**options, "tokens": kind}) for kind in ("none", "fog", "dancing")
    }
    assert {"none": of_tokens, "fog": of_tokens - {"token_place"}, "dancing": set()} == idle
    assert len(of_tokens) == 10


@pytest.mark.parametrize("played_with", list(product((False, True), repeat=3))[1:])
@pytest.mark.parametrize("words", [EN, FR])
def test_cards_that_are_not_in_play_leave_no_gap_where_kings_share_the_others_out(
    played_with: tuple[bool, bool, bool], words: Texts
) -> None:
    """G26: one box: each card in play goes to a chief of the camp; in one line, and told in one."""
    keys = ("gothic_goth", "carrier_pigeon", "ballista")
    options: dict[str, OptionValue] = {"card_copies": "one"}
    options.update(zip(keys, played_with, strict=True))
    look = seen(GAME.start(8, options, "allot").state, 0)
    labels = [choice.label for choice in FACE.offer(look, words).buttons]
    assert 2 ** sum(played_with) == len(set(labels))
    for label in labels:
        assert sum(played_with) == len(label.split(" · ")) == label.count(" → ")
        assert "  " not in label
    state = GAME.start(8, options, "allot").state
    for seat in (0, 2, 4, 6):
        applied = GAME.apply(state, Seat(seat), next(GAME.legal_moves(state, Seat(seat))))
        state = applied.state
    shown = [event for event in applied.events if isinstance(event, AllotmentShown)]
    told = story("goths", shown, [f"K{seat}" for seat in range(8)], words, FACE.speller)
    assert 4 == len(told)
    for line in told:
        assert sum(played_with) == len(line.split(", "))
        assert "  " not in line


@pytest.mark.parametrize(
    ("words", "told", "gone", "never"),
    [
        (EN, "Nobody will ever build there again.", "lose", "no more barricades"),
        (FR, "Plus personne n\u2019y construira.", "perdent", "plus de barricade"),
    ],
)
@pytest.mark.parametrize("part", list(Part))
def test_tnt_is_told_to_forbid_barricades_on_terrain_alone(
    part: Part, words: Texts, told: str, gone: str, never: str
) -> None:
    """G29: a 3D barricade that stands at a door goes aside and may be used again."""
    event = TntLit(
        seat=CHIEF, clan=ClanName.OSTROGOTHS, target=ClanName.VISIGOTHS, part=part, in_vain=False
    )
    names = ["K0", "C1", "K2", "C3"]
    (line,) = story_of("goths", [event], names, words, FACE.speller, reader=Seat(3))
    forbids = part in TERRAIN_PARTS
    assert (told in line.text) == forbids
    assert (never in line.brief) == forbids
    assert (gone in line.brief) != forbids


@pytest.mark.parametrize("reader", [None, *range(3)])
@pytest.mark.parametrize(
    ("words", "nobody", "king"), [(EN, "Tell nobody.", "king"), (FR, "N\u2019en dis rien", "roi")]
)
def test_who_is_king_and_chief_keeps_nothing_from_their_own_king(
    words: Texts, nobody: str, king: str, reader: int | None
) -> None:
    """Set-up, 3 players: the Visigoths are one seat; what is told to and of it names no king."""
    names, lone = ["K0", "C1", "B2"], Seat(2)
    assert Role.BOTH is LAYOUTS[3].roles[lone]
    told_to = None if reader is None else Seat(reader)
    looked = ObjectiveSeen(to=(lone,), seat=lone, spot=Spot.LEFT, kind=Objective.TRAP)
    said = sentence("goths", looked, names, words, FACE.speller, reader=told_to)
    assert (nobody in said) is (told_to == lone)
    assert king not in said
    laid = OrderLaid(seat=lone, clan=ClanName.VISIGOTHS)
    for move in range(VERSES):
        said = sentence("goths", laid, names, words, FACE.speller, reader=told_to, move=move)
        assert not re.search(r"(the|le) (king|roi) ", said)


@pytest.mark.parametrize("words", [EN, FR])
def test_alone_in_a_clan_nothing_is_offered_first_that_must_fail(words: Texts) -> None:
    """One knows one's own card: what it does not mean is behind the last menu, whatever its back.

    Where the table hides the card from its owner, too, both characters of the back come first.
    """
    kinds: tuple[dict[str, OptionValue], ...] = ({}, {"own_king_card": "hidden"})
    for options in kinds:
        state, chief = at_orders(2, options)
        offer = FACE.offer(seen(state, chief), words)
        idle = words("goths-menu-others")
        first = [
            *offer.buttons,
            *(one for menu in offer.menus if menu.invitation != idle for one in menu.choices),
        ]
        given = {one.move.order for one in first if isinstance(one.move, GiveOrder)}
        meant = {Character.VULTURE} | ({Character.BARBARIAN} if options else set())
        assert given
        assert meant >= {CHARACTER[order] for order in given}
        (last,) = [menu for menu in offer.menus if menu.invitation == idle]
        others = {one.move.order for one in last.choices if isinstance(one.move, GiveOrder)}
        assert Order.LOAD in others
        assert (Order.ADVANCE in others) is not bool(options)


def test_there_are_more_orders_only_where_there_are_some_before() -> None:
    """Where none promises anything, all are in one menu."""
    options = {option.key: option.default for option in GAME.options}
    script, titles = scripted_games.played(GAME, 2, options, 0), set()
    state = script.game.start(2, script.options, script.seed).state
    for answer in script.answers:
        offer = FACE.offer(seen(state, answer.decision.seat), EN)
        *before, last = (menu.invitation for menu in offer.menus) if offer.menus else ("",)
        state = script.game.apply(state, answer.decision.seat, answer.move).state
        if last in {EN("goths-menu-others"), EN("goths-menu-orders")}:
            first = bool([*offer.buttons]) or EN("goths-menu-aimed") in before
            assert (last == EN("goths-menu-others")) is first
            titles.add(last)
    assert len(titles) == 2


@pytest.mark.parametrize("words", [EN, FR])
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_a_reveal_stands_in_one_line_until_the_next_one(words: Texts, seats: int) -> None:
    """What each king meant, what his chief ordered, and whether they understood each other."""
    state, _ = at_orders(seats)
    assert "" == FACE.recall(seen(state, 0), words)
    while state.phase is Phase.ORDER:
        chief = next(one.seat for one in GAME.decisions(state) if not one.answered)
        order = Order.AXE if chief == state.asked[0] else Order.RECONNOITRE
        given = GiveOrder(order, Aim.OPEN, with_token=False)
        state = GAME.apply(state, chief, given).state
    told = FACE.recall(seen(state, 0), words)
    assert "\n" not in told
    revealed = FACE.view(seen(state, 0)).verdicts
    assert len(revealed) == told.count("→") == len(state.layout.clans)
    assert [one.understood for one in revealed] == [sign == "🤝" for sign in told if sign in "🤝🤷"]
    for viewer in (None, *range(seats)):
        assert told == FACE.recall(seen(state, viewer), words)
    # Of what it says no other line of the panel tells.
    assert OrderRevealed in FACE.recalled


@pytest.mark.parametrize("ballista", [False, True])
@pytest.mark.parametrize(
    ("words", "name", "catapult", "hand"),
    [(EN, "ballista", "catapult", "your hand"), (FR, "baliste", "catapulte", "ta main")],
)
def test_tips_on_machines_hold_with_a_ballista(
    words: Texts, name: str, catapult: str, hand: str, *, ballista: bool
) -> None:
    """Ballista: exactly 1 figure anywhere; it stays loaded. And a token taken is told to all."""
    look = seen(GAME.start(4, {"ballista": ballista}, "tips").state, CHIEF)
    fired, built, loaded, taken = coach(
        look, ("fired", "barricade-built", "loaded", "token-taken"), words
    )
    assert (name in fired) is (name in built) is ballista
    assert catapult not in loaded
    assert hand not in taken


@pytest.mark.parametrize(
    ("words", "event", "said", "unsaid"),
    [
        (EN, FogRevealed(clan=A, token=Token.BOAR_SHORTAGE), "a loaded machine is unloaded", "?"),
        (FR, FogRevealed(clan=A, token=Token.BOAR_SHORTAGE), "chargée ne l\u2019est plus", "?"),
        (EN, NewDealMade(seat=CHIEF, clan=A, spots=(Spot.LEFT,)), "only door 1 is free", "shut"),
        (FR, NewDealMade(seat=CHIEF, clan=A, spots=(Spot.LEFT,)), "seule la porte 1", "referme"),
        (EN, TalkOpened(seat=CHIEF, clan=A, seats=(CHIEF, Seat(2))), "to each other", "two by two"),
        (FR, TalkOpened(seat=CHIEF, clan=A, seats=(CHIEF, Seat(2))), "en tête-à-tête", "deux par"),
        (EN, TalkOpened(seat=CHIEF, clan=A, seats=FOUR), "two by two", "each other"),
        (FR, TalkOpened(seat=CHIEF, clan=A, seats=FOUR), "deux par deux", "tête"),
    ],
)
def test_the_story_says_what_happened_and_no_more(
    words: Texts, event: Event, said: str, unsaid: str
) -> None:
    """What lies behind the last free door is the queen, and was never open."""
    names = [f"N{seat}" for seat in range(8)]
    told = sentence("goths", event, names, words, FACE.speller)
    assert said in told
    assert unsaid not in told


@pytest.mark.parametrize(("words", "said"), [(EN, "no order fitted"), (FR, "Aucun ordre")])
def test_a_card_that_stays_was_fitted_by_none_of_a_kings_orders(words: Texts, said: str) -> None:
    """With six or seven players a king has two chiefs."""
    left = KingCardLeft(
        seat=Seat(0), card=KingCard.VULTURE_BARBARIAN, character=Character.VULTURE, cards=1
    )
    names = [f"N{seat}" for seat in range(6)]
    told = {
        sentence("goths", left, names, words, FACE.speller, move=move) for move in range(VERSES)
    }
    assert any(said in one for one in told)


@pytest.mark.parametrize(("spot", "far"), [(Spot.FOREST, True), (Spot.FAR_PLAIN, False)])
def test_only_an_army_that_has_the_way_before_it_is_told_how_long_it_is(
    spot: Spot, *, far: bool
) -> None:
    """*Two cards and a door*: told late, it was said to an army at the doors."""
    state = before_orders(army(replace(table(), round=4), OST, spot=spot))
    look = seen(state, CHIEF)
    assert look.question is not None
    tips = COACH.tips(look.view, look.question.decision)
    assert ("second-round" in tips) is far
