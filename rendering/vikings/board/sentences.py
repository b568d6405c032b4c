"""A position told in sentences: the alt text, and the question in the header."""

from __future__ import annotations

from msgspec.structs import replace

from games.vikings.content import Card, Space
from games.vikings.view import Clash, Laid, Mark, Phase, Player, Slot, VikingsView
from rendering.scene.alt_text import first_to_fit, no_longer, sentence
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.vikings.layout import space_name

_SHORT_NAMES = (32, 20, 12, 8)


def question(view: VikingsView, names: tuple[str, ...], texts: Texts) -> str:
    """Say what the table waits for, to the viewer if they are asked, or at the end who has won.

    The player named is the one whose card is in doubt; before a Shield the one attacked (who is
    told the attacker); while places are chosen the first who is asked; else the one who acts.
    """
    asked = next((wait.seat for wait in view.waiting if not wait.answered), None)
    if view.phase is Phase.OVER:
        if len(view.winners) == 1:
            return texts("vikings-picture-won", name=names[view.winners[0]])
        return texts("vikings-picture-shared")
    mine = view.viewer is not None and any(
        wait.seat == view.viewer and not wait.answered for wait in view.waiting
    )
    match view.phase:
        case Phase.CHALLENGE:
            subject = view.active
        case Phase.CHALLENGE_SHIELD:
            subject = view.target
        case Phase.SHIELD:
            subject = view.active if mine else view.target
        case Phase.PLACE:
            subject = asked
        case _:
            subject = view.active if view.active is not None else asked
    name = names[subject] if subject is not None else ""
    action = action_name(view.action, texts) if view.action else ""
    voice = "you" if mine else "await"
    return texts(
        f"vikings-picture-{voice}-{view.phase}",
        name=name,
        action=action,
        first="" if view.opens is None else names[view.opens],
        opens="yes" if view.opens == asked else "no",
    )


def action_name(card: Card, texts: Texts) -> str:
    """Return the name of a card and of the action it stands for."""
    return texts(f"vikings-action-{card}")


def turned(clash: Clash, texts: Texts, form: str = "clash") -> str:
    """Say where a clash turned: the card was true or a bluff, or was not called.

    If it was not called, the sentence says whether a Shield stopped it, nothing changed, or
    bracelets changed hands. The ``form`` is ``clash`` for a sentence, ``line`` for a few words.
    """
    if clash.card is not None:
        kind = "true" if clash.card is clash.action else "bluff"
    elif clash.action is Card.SHIELD:
        kind = "unseen"
    else:
        kind = "empty" if clash.before == clash.after else "hit"
    card = clash.card or clash.action
    action = action_name(clash.action, texts)
    return texts(f"vikings-picture-{form}-{kind}", action=action, card=action_name(card, texts))


def followed(clash: Clash, names: tuple[str, ...], texts: Texts) -> str:
    """Say how the bracelets of two who met changed: not at all, or by one.

    That is given, lost, or taken from the supply. The winner is the one who gained more or lost
    less.
    """
    changes = [now - then for then, now in zip(clash.before, clash.after, strict=True)]
    one, other = (names[seat] for seat in clash.seats)
    winner, loser = (one, other) if changes[0] > changes[1] else (other, one)
    match sorted(changes):
        case [0, 0]:
            kind = "nothing"
        case [-1, 1]:
            kind = "given"
        case [-1, 0]:
            kind = "fell"
        case _:
            kind = "drawn"
    return texts(f"vikings-picture-clash-{kind}", winner=winner, loser=loser)


def alt(view: VikingsView, names: tuple[str, ...], texts: Texts, theme: Theme) -> str:
    """Describe the whole position within the limit of an alt text.

    If it is too long, names are cut, then the earliest clashes are left out.
    """
    return first_to_fit(
        " ".join(_sentences(told, no_longer(names, length), texts, theme))
        for told, length in (
            *((view, length) for length in _SHORT_NAMES),
            *((replace(view, clashes=view.clashes[n:]), _SHORT_NAMES[-1]) for n in (1, 2, 3)),
        )
    )


def _sentences(view: VikingsView, names: tuple[str, ...], texts: Texts, theme: Theme) -> list[str]:
    """List the sentences of the alt text: turn, question, seats, arena, announcements, clashes.

    At the end the result replaces the question; for a seat its hand and choices follow.
    """
    told = [
        texts("vikings-alt-title", arena=view.arena),
        texts("vikings-alt-turn", turn=view.turn) if view.turn else texts("vikings-alt-gathering"),
    ]
    if view.phase is Phase.OVER:
        shared = "shared" if len(view.winners) > 1 else "won"
        winners = ", ".join(names[seat] for seat in view.winners)
        told.append(texts("vikings-alt-over", result=texts(f"vikings-alt-{shared}", names=winners)))
    else:
        told.extend(_awaited(view, names, texts))
    told.extend(_seat(player, names, texts, theme) for player in view.players)
    told.extend(_arena(view, texts))
    if view.laid:
        laid = texts("between-clauses").join(_laid(card, names, texts) for card in view.laid)
        told.append(texts("vikings-alt-laid", list=laid))
    for clash in view.clashes:
        told += [turned(clash, texts), sentence(followed(clash, names, texts))]
    if view.viewer is not None:
        told.extend(_private(view, names, texts))
    return told


def _awaited(view: VikingsView, names: tuple[str, ...], texts: Texts) -> list[str]:
    """Say the question, who still has to answer (if anybody), and whether it is the last turn."""
    told = [sentence(question(view, names, texts))]
    waiting = [names[wait.seat] for wait in view.waiting if not wait.answered]
    if waiting:
        told.append(texts("vikings-alt-waiting", names=", ".join(waiting)))
    if view.last_turn:
        told.append(texts("vikings-alt-last-turn"))
    return told


def _seat(player: Player, names: tuple[str, ...], texts: Texts, theme: Theme) -> str:
    """Say where a player stands, how many bracelets and cards they have, and the known values.

    At the end with their sum; another sentence tells of one not on the arena.
    """
    emblem = texts(f"emblem-{theme.seats[player.seat].emblem}")
    if player.space is None:
        kind, space = "seat-outside", ""
    else:
        kind = "seat" if player.total is None else "seat-final"
        space = space_name(player.space)
    return texts(
        f"vikings-alt-{kind}",
        name=names[player.seat],
        emblem=emblem,
        space=space,
        bracelets=player.bracelets,
        hand=player.hand,
        values=" + ".join(map(str, player.known)) or "none",
        total=player.total or 0,
    )


def _arena(view: VikingsView, texts: Texts) -> list[str]:
    """Say which bracelets lie where, how many are in store, and which was knocked loose."""
    lying = ", ".join(
        texts(
            "vikings-alt-space",
            space=space_name(number),
            values=" + ".join(str(value) for value in slot.bracelets),
        )
        for number, slot in _numbered(view)
        if slot.bracelets
    )
    told = [
        texts("vikings-alt-arena", list=lying) if lying else texts("vikings-alt-arena-bare"),
        texts("vikings-alt-supply", supply=view.supply),
    ]
    if view.knocked is not None:
        told.append(texts("vikings-alt-knocked", value=view.knocked))
    return told


def _laid(laid: Laid, names: tuple[str, ...], texts: Texts) -> str:
    """Say a laid card: who announced it as what, and what it is if the viewer may know that."""
    card = action_name(laid.card, texts) if laid.card else ""
    if not laid.revealed:
        kind = "known" if laid.card else "hidden"
    else:
        kind = "true" if laid.card is laid.announced else "bluff"
    return texts(
        f"vikings-alt-laid-{kind}",
        name=names[laid.owner],
        action=action_name(laid.announced, texts),
        card=card,
    )


def _private(view: VikingsView, names: tuple[str, ...], texts: Texts) -> list[str]:
    """Tell the viewer's hand, the bracelets they know (theirs first), and the marked choices.

    What there is none of is left out. The view must be a seat's.
    """
    told: list[str] = []
    if view.hand:
        cards = ", ".join(action_name(card, texts) for card in view.hand)
        told.append(texts("vikings-alt-hand", cards=cards))
    own = next(player for player in view.players if player.seat == view.viewer)
    if own.known:
        values = " + ".join(str(value) for value in own.known)
        told.append(texts("vikings-alt-own", values=values))
    for player in view.players:
        if player.known and player is not own:
            values = " + ".join(str(value) for value in player.known)
            told.append(texts("vikings-alt-known", name=names[player.seat], values=values))
    if view.marks:
        choices = ", ".join(_marked(mark, view, names) for mark in view.marks)
        told.append(texts("vikings-alt-choices", list=choices))
    return told


def _marked(mark: Mark, view: VikingsView, names: tuple[str, ...]) -> str:
    """Name what may be chosen: a space, a target, or a victim and the space they are pushed to."""
    if mark.target is None:
        return space_name(mark.space)
    target = names[mark.target]
    return target if view.phase is Phase.TARGET else f"{target} → {space_name(mark.space)}"


def _numbered(view: VikingsView) -> list[tuple[Space, Slot]]:
    return [(Space(number), slot) for number, slot in enumerate(view.slots)]
