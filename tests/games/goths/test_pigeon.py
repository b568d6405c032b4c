"""The carrier pigeon (The Dancing Queen, cards; G22, G34; Pigeon)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.model.undo_log import UndoEntry, UndoLog, find_option
from games.api import Seat
from games.goths.content import ROUNDS, Order, Spot
from games.goths.events import (
    MessageSent,
    OrderFizzled,
    RoundEnded,
    TalkEnded,
    TalkOpened,
    WhisperShown,
)
from games.goths.moves import Concede, EndTalk, SendMessage
from games.goths.rules import GAME
from games.goths.state import GothsState
from games.goths.view import Hindrance, Phase
from games.rng import Rng
from tests.games.goths.arrange import (
    A,
    B,
    C,
    after,
    army,
    fight,
    legal,
    names,
    of,
    one,
    play,
    refusal,
    table,
)


def talking(seats: int = 6, *senders: int) -> GothsState:
    """Begin a game and have pigeons fly."""
    state = table(seats, carrier_pigeon=True)
    return after(state, dict.fromkeys(senders or (A,), "pigeon"))


def test_the_pigeon_flies_at_six_to_eight_only() -> None:
    """Cards: carrier pigeon (6-8 only)."""
    for seats in (2, 3, 4):
        assert Order.PIGEON not in table(seats, carrier_pigeon=True).clans[0].deck
    for seats in (6, 7, 8):
        assert Order.PIGEON in table(seats, carrier_pigeon=True).clans[0].deck


@pytest.mark.parametrize(
    ("seats", "sender", "talkers"),
    [(6, A, (1, 2)), (6, C, (4, 5)), (7, A, (1, 2)), (7, C, (3, 4, 5, 6)), (8, B, (0, 1, 2, 3))],
)
def test_who_talks(seats: int, sender: int, talkers: tuple[int, ...]) -> None:
    """Pigeon: 3-camp: the two chiefs; 4-camp: the chiefs together and, apart, the kings."""
    state, events = fight(table(seats, carrier_pigeon=True), {sender: "pigeon"})
    assert (Phase.TALK, talkers) == (state.phase, state.asked)
    assert talkers == one(events, TalkOpened).seats
    assert all(decision.secret for decision in GAME.decisions(state))
    chiefs = {clan.chief for clan in state.layout.clans}
    assert all((talk.one in chiefs) is (talk.other in chiefs) for talk in state.talks)


def test_that_there_is_a_talk_is_public() -> None:
    """G34: that there is a talk is public, how much is said is not."""
    state, events = fight(table(6, carrier_pigeon=True), {A: "pigeon"})
    assert None is one(events, TalkOpened).to
    before = GAME.view(state, None)
    said, heard = play(state, (1, SendMessage("Go left")))
    assert before == GAME.view(said, None) == replace(GAME.view(said, Seat(0)), **_own(before))
    assert [(1, 2)] == [event.to for event in heard]


def _own(view: object) -> dict[str, object]:
    return {
        field: getattr(view, field)
        for field in ("viewer", "role", "camp", "king", "chief", "choices")
    }


def test_the_pigeon_is_resolved_last() -> None:
    """G22: resolved last, after 9."""
    state = army(table(6, carrier_pigeon=True), A, barricades=(True, False, False))
    _, events = fight(state, {A: "pigeon", C: ("rats", "a")})
    assert names(events).index("RatsLoosed") < names(events).index("TalkOpened")


def test_the_talk_comes_before_the_cards_are_taken_back() -> None:
    """Precisions, pigeon: the talk comes before step 6."""
    state, events = fight(table(6, carrier_pigeon=True), {A: "pigeon"})
    assert "RoundEnded" not in names(events)
    assert None is not state.kings[0].laid
    _, events = play(state, (1, EndTalk()), (2, EndTalk()))
    assert ["TalkEnded", "TalkEnded", "RoundEnded"] == names(events)[:3]


def test_the_round_waits_until_both_are_done() -> None:
    """G34: the talk closes when both have said done, and the next round waits for it."""
    state = talking()
    state, events = play(state, (1, EndTalk()))
    assert (Phase.TALK, (2,)) == (state.phase, state.asked)
    assert Seat(1) == one(events, TalkEnded).seat
    state, events = play(state, (2, EndTalk()))
    assert Phase.KING is state.phase
    assert 1 == one(events, RoundEnded).round


def test_messages_are_shown_to_the_two_alone() -> None:
    """G34: shown only in these two panels."""
    state, events = play(talking(8), (1, SendMessage("Go left")), (0, SendMessage("Vultures!")))
    assert [(1, 3), (0, 2)] == [sent.to for sent in of(events, MessageSent)]
    seen = {seat: [m.text for m in GAME.view(state, Seat(seat)).messages] for seat in range(8)}
    expected = {1: ["Go left"], 3: ["Go left"], 0: ["Vultures!"], 2: ["Vultures!"]}
    assert {seat: expected.get(seat, []) for seat in range(8)} == seen
    assert () == GAME.view(state, None).messages


def test_at_the_end_everybody_hears_what_was_whispered() -> None:
    """S7: at the end everything is shown; nothing of it before, whoever is out or gives up."""
    state = play(talking(8), (1, SendMessage("Go left")), (0, SendMessage("Vultures!")))[0]
    camp = [seat for seat in range(8) if state.layout.camps[seat] == state.layout.camps[4]]
    state, events = play(state, *((seat, Concede()) for seat in camp[:-1]))
    assert [] == of(events, WhisperShown)
    assert () == GAME.view(state, None).messages
    state, events = play(state, (camp[-1], Concede()))
    told = [(said.round, said.seat, said.target, said.text) for said in of(events, WhisperShown)]
    assert [(1, 1, 3, "Go left"), (1, 0, 2, "Vultures!")] == told
    for viewer in (None, *map(Seat, range(8))):
        for after_all in (state, GAME.redeal(state, viewer, "x")):
            said = GAME.view(after_all, viewer).messages
            assert ["Go left", "Vultures!"] == [message.text for message in said]


def test_three_messages_may_be_sent() -> None:
    """G34: up to 3 messages; Precisions: after the third, "done" is still needed."""
    state = talking()
    for left in (3, 2, 1):
        assert left == GAME.view(state, Seat(1)).choices.messages_left
        state = play(state, (1, SendMessage("Coo")))[0]
    assert [EndTalk()] == legal(state, 1)
    assert "no-messages-left" == refusal(state, 1, SendMessage("Coo"))
    assert 3 == GAME.view(state, Seat(2)).choices.messages_left


def test_after_done_a_seat_sends_nothing() -> None:
    """Precisions, pigeon: after "done" that seat sends nothing; the other one may."""
    state = play(talking(), (1, EndTalk()))[0]
    assert "not-asked" == refusal(state, 1, SendMessage("Coo"))
    state = play(state, (2, SendMessage("Too late?")))[0]
    assert "Too late?" == GAME.view(state, Seat(1)).messages[-1].text


def test_done_stays_done_so_that_nobody_learns_of_messages() -> None:
    """Secret: how much is said. A message of others would end what of one's own can be undone."""
    state = talking(8, A)
    assert all(asked.fence for asked in GAME.decisions(state))
    log = UndoLog()
    for seat, move in ((0, EndTalk()), (1, SendMessage("Coo"))):
        asked = next(one for one in GAME.decisions(state) if one.seat == seat)
        applied = GAME.apply(state, Seat(seat), move)
        log = log.after(state, applied, UndoEntry(log.fence + 1, Seat(seat), seat), asked)
        assert find_option(log, Seat(0), 0, set(), ()) is None
        assert log.ends_with_answer(0)
        state = applied.state


@pytest.mark.parametrize("text", ["!", "x" * 200, "Ça va ? 🐦"])
def test_a_message_has_one_to_two_hundred_characters(text: str) -> None:
    """Precisions, pigeon: a message has 1 to 200 characters."""
    state = play(talking(), (1, SendMessage(text)))[0]
    assert text == state.messages[-1].text


@pytest.mark.parametrize(
    ("text", "key"),
    [("", "empty-message"), ("  ", "empty-message"), ("x" * 201, "message-too-long")],
)
def test_other_messages_are_refused(text: str, key: str) -> None:
    """Precisions, pigeon: 1 to 200 characters; S9."""
    assert key == refusal(talking(), 1, SendMessage(text))


def test_messages_are_counted_anew_in_each_talk() -> None:
    """G34: each invited seat may send the other up to 3 messages."""
    state = talking()
    for _ in range(3):
        state = play(state, (1, SendMessage("Coo")))[0]
    state = play(state, (1, EndTalk()), (2, EndTalk()))[0]
    state = after(state, {A: "pigeon"})
    assert 3 == GAME.view(state, Seat(1)).choices.messages_left
    assert 3 == len(GAME.view(state, Seat(2)).messages)


def test_a_pair_talks_once_a_round() -> None:
    """Precisions, pigeon: at most one talk for a pair and round."""
    state, events = fight(table(6, carrier_pigeon=True), {A: "pigeon", B: "pigeon"})
    assert Hindrance.TALKING is one(events, OrderFizzled).reason
    assert 1 == len(state.talks)


def test_all_talks_of_a_round_run_at_the_same_time() -> None:
    """Precisions, pigeon: all talks run at the same time, until the last has closed."""
    state = talking(6, A, C)
    assert (1, 2, 4, 5) == state.asked
    assert 1 == len({decision.id for decision in GAME.decisions(state)})
    state = play(state, (1, EndTalk()), (2, EndTalk()), (4, EndTalk()))[0]
    assert (5,) == state.asked


@pytest.mark.parametrize("seats", [6, 8])
def test_without_a_living_partner_the_pigeon_has_no_effect(seats: int) -> None:
    """G34: no living partner: no effect; Precisions: in a camp of four with one clan eliminated."""
    state = army(table(seats, carrier_pigeon=True), B, figures=0)
    state, events = fight(state, {A: "pigeon"})
    assert Hindrance.NO_PARTNER is one(events, OrderFizzled).reason
    assert Phase.KING is state.phase


def test_a_partner_lost_in_the_same_round_is_none() -> None:
    """G34: no living partner; G22: resolved last."""
    state = army(table(6, carrier_pigeon=True), B, figures=1, spot=Spot.NEAR_PLAIN)
    _, events = fight(state, {A: "pigeon", C: ("axe", "b")})
    assert Hindrance.NO_PARTNER is one(events, OrderFizzled).reason


def test_a_game_that_has_ended_has_no_talk() -> None:
    """Precisions, pigeon: a game that has ended has none."""
    state = army(table(6, carrier_pigeon=True), C, spot=Spot.FAR_PLAIN)
    state, events = fight(state, {A: "pigeon", C: ("advance", "right")})
    assert Phase.OVER is state.phase
    assert [] == of(events, TalkOpened)


def test_the_last_round_has_its_talk_too() -> None:
    """G30, Pigeon: the talk comes before the round ends."""
    state = replace(table(6, carrier_pigeon=True), round=ROUNDS)
    state = after(state, {A: "pigeon"})
    assert Phase.TALK is state.phase
    assert Phase.OVER is play(state, (1, EndTalk()), (2, EndTalk()))[0].phase


def test_an_absent_talker_is_done() -> None:
    """Questions, after 9: default done."""
    assert EndTalk() == GAME.default_move(talking(), Seat(1), Rng("x"))


def test_silence_may_be_promised_in_advance() -> None:
    """The table waits for the partner alone; what he says still arrives."""
    state = talking()
    for key in ("silence", "silence-game"):
        assert EndTalk() == GAME.standing_move(state, Seat(1), key)
    assert None is GAME.standing_move(state, Seat(1), "nonsense")
    assert None is GAME.standing_move(table(6), Seat(0), "silence")
    assert None is GAME.standing_move(state, Seat(4), "silence")
    _, events = fight(army(table(6), B, figures=1, spot=Spot.LEFT), {C: ("axe", "b")})
    ending = [event for event in events if GAME.standing_ends(Seat(1), "silence", event)]
    assert ["ClanEliminated"] == names(ending)
    assert not any(GAME.standing_ends(Seat(1), "silence-game", event) for event in events)
