"""The private panel: what one person sees of a table and what that person may do now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import ui

from bot.i18n.texts import Texts
from bot.model.table import TableId
from bot.model.view import UNASKED, TableView
from cogs.elements.choice_menus import pages_of
from cogs.elements.components import Style, button, gallery, layout, rows, small
from cogs.elements.custom_ids import CustomId, Verb, move_press
from cogs.elements.faces import Line, face_of
from cogs.elements.game_face import Offer
from cogs.elements.phone import (
    ANSWERS,
    BUTTON,
    HEAD,
    LINE,
    OUTCOME,
    PANEL,
    PICTURE_GAP,
    ROW_GAP,
    SCREEN,
    SMALL_LINE,
    SMALL_PRINT,
    TEXT_GAP,
    WIDTH,
    buttons_taken,
    fitting,
    taken,
    text_height,
    within,
)
from cogs.elements.uploads import SHAPE, Picture
from cogs.panels.ahead import ahead_button
from cogs.panels.buttons import next_table_button, undo_button, what_next
from cogs.panels.catch_up import SUM, catch_up_button, kept
from cogs.panels.choices import choice_button, controls, fitted, hides_answers, menu_rows
from cogs.panels.coach import TIP_SIGN, coach, goal_line
from cogs.panels.hints import hint_button
from cogs.panels.lines import heading, outlook_line, owes, question_line
from cogs.panels.nights import night_question
from cogs.panels.plans import lost_line
from cogs.panels.public.undo_request import undo_request_in_private
from cogs.panels.seats import handover, on_offer
from games import find
from games.api import Move
from games.optional.coaching import FIRST_TURN, GOAL

_RANKS = 5
"""Rank above which a line sums up what happened, or is the reader's own note."""
_REST = WIDTH * SHAPE + PICTURE_GAP + 2 * LINE + TEXT_GAP + BUTTON + 2 * ROW_GAP
"""Pixels of what stands on any panel beside a question: a picture, two lines of news, a row."""

Button = ui.Button[ui.LayoutView]
Part = ui.Item[ui.LayoutView] | str


def panel(
    look: TableView,
    picture: Picture,
    texts: Texts,
    *,
    headline: str = "",
    since: Sequence[Line] = (),
    notes: Sequence[str] = (),
    page: int = 0,
    following: TableId | None = None,
    zones: Sequence[str] = (),
    tips: Sequence[str] = (),
) -> ui.LayoutView:
    """Lay out the panel of the view's viewer, to be seen at once on a phone.

    News, picture, question, usual answers, and a row of buttons that leads to all else. What has no
    room is left out here and stands behind *More* (:mod:`cogs.panels.more`) and *Catch up*.
    ``headline`` answers what the viewer has just done; ``since`` are lines since their last move;
    ``notes`` are told in any case; ``page`` counts pages of menus from 0; ``following`` is another
    table that waits for them; ``zones`` are those where they may live, to ask when they sleep,
    which is done only while they have no question; ``tips`` are keys of the coach's tips. A tip is
    told once: one may take the whole screen, and if any has no room even then, *More* is marked.
    """
    face = face_of(look.table.game)
    goal = goal_line(look, tips, texts)
    offer = answers_at_hand(look, texts, goal)
    offered = texts("seats-on-offer") if on_offer(look) else ""
    told = [headline, lost_line(look, texts), handover(look, texts), offered, *notes]
    told = [one for one in told if one]
    before: list[Part] = [
        face.recall(look, texts),
        gallery(picture, texts),
        *(undo_request_in_private(look, look.proposal, texts) if look.proposal else ()),
        _question(look, texts, goal),
        _held_line(look, offer, texts),
    ]
    answers: list[Part] = [*controls(look, asked(look), offer, page, texts)]
    room = PANEL - HEAD - taken([*before, *answers], picture.shape)
    zones = () if look.question else zones
    ahead = ahead_button(look, texts) if not zones and _may_decide_ahead(look) else []
    footer = _footer(look, offer, page, following, ahead, texts)
    rest = _Filling(told, since, outlook_line(offer), footer, room)
    rest.condense(offer.gist)
    rest.shorten(ahead)
    if headline:
        rest.be_brief()
    lines = coach(look, tips, texts) if owes(look) or FIRST_TURN in tips else []
    # Each is told once: what it takes the room of can be had again.
    rest.advise(lines, SCREEN - PANEL)
    rest.add(whole := catch_up_button(look, rest.left_out, texts))
    if any(line.rank == SUM for line in since):
        # Who was away for long looks back before they look ahead.
        rest.prefer(whole, ahead)
    rest.add(_undo(look, texts), 0 if owes(look) else SCREEN - PANEL)
    # A taller picture leaves room for this question all the same: nothing else is asked.
    beyond = SCREEN - PANEL + WIDTH * (picture.shape - SHAPE)
    fewer = [zones[:count] for count in range(len(zones), 0, -1)]
    nights = rest.spare([night_question(look.table.id, one, texts) for one in fewer], beyond)
    rest.advise(() if lines else offer.stake)
    rest.add(hint_button(look, texts))
    rest.tell(OUTCOME)
    rest.replace(whole, catch_up_button(look, rest.left_out, texts))
    untold = "".join(lines).count(TIP_SIGN) > rest.advice.count(TIP_SIGN)
    if lines and (untold or not rest.advice):
        rest.end_with(_more_button(look, texts, emoji=TIP_SIGN))
    return layout(
        face.colour,
        "\n".join([*told, *rest.news]),
        *before,
        rest.outlook,
        rest.advice,
        *answers,
        *rows(rest.footer),
        *nights,
    )


class _Filling:
    """What is put into the room that question and answers leave: the first comes first.

    All of it stands behind *More* or *Catch up*, too.
    """

    def __init__(
        self,
        told: Sequence[str],
        since: Sequence[Line],
        outlook: str,
        footer: list[Button],
        room: float,
    ) -> None:
        """Keep the parts and begin with one line of news, whatever the room; more come later."""
        self._told, self._since, self._room = told, since, room
        self.outlook, self.advice = outlook, ""
        self.footer = footer
        self._tell(0, 1)

    def condense(self, gist: Sequence[str]) -> None:
        """Where room lacks, put the sentences of the gist that fit in place of the outlook.

        At least one line of it is said. If the panel is far too tall even then, tell no news,
        unless some of it has to reach the reader before their answer.
        """
        if self.left() < 0 and gist:
            room = self.left() + text_height(self.outlook)
            self.outlook = fitting(gist, room) or within(small(gist[:1]), SMALL_LINE)
        if self.left() < PANEL - SCREEN and not any(
            line.brief or line.rank > _RANKS for line in self._since
        ):
            # Nothing of it has to reach the reader before their answer.
            self._tell(0, 0)

    def be_brief(self) -> None:
        """Tell no news where what is told already leaves no room for any."""
        if self.left() < 0:
            self._tell(0, 0)

    def shorten(self, buttons: Sequence[Button]) -> None:
        """Drop these buttons from the row if the panel is too tall and that makes it lower."""
        row = [one for one in self.footer if one not in buttons]
        if self.left() < 0 and self.left(row) > self.left():
            self.footer = row

    def left(self, footer: Sequence[Button] | None = None) -> float:
        """Return the pixels that are left, below zero if it is too tall.

        ``footer`` is another last row to reckon with; nothing is changed.
        """
        row = self.footer if footer is None else footer
        told = "\n".join([*self._told, *self.news])
        return self._room - taken([told, self.outlook, self.advice]) - buttons_taken(row)

    def _tell(self, room: float, least: int) -> None:
        """Choose the news that fit ``room`` pixels, see :func:`kept`; count the others.

        ``least``, the fewest lines to tell, holds for later calls of :meth:`tell` as well.
        """
        self._least = least
        self.news, self.left_out = kept(self._since, room, least)

    def tell(self, most: float) -> None:
        """Choose the news anew, now with all the room that is left.

        With what is told in any case they take up to ``most`` pixels.
        """
        room = self.left() + text_height("\n".join(self.news))
        self._tell(min(most - text_height("\n".join(self._told)), room), self._least)

    def spare(self, forms: Iterable[Sequence[Part]], beyond: float) -> Sequence[Part]:
        """Reserve room for the first form that fits, and return it; empty if none does.

        It may exceed the room that is left by ``beyond`` pixels.
        """
        for parts in forms:
            if taken(parts) <= self.left() + beyond:
                self._room -= taken(parts)
                return parts
        return ()

    def advise(self, lines: Sequence[str], beyond: float = 0) -> None:
        """Add the sentences of advice that fit three lines and the room left, unless there is some.

        If none fits, the first line alone may exceed the room by ``beyond`` pixels.
        """
        if not self.advice:
            left = self.left() - TEXT_GAP
            fits = fitting(lines, min(SMALL_PRINT, left))
            self.advice = fits or fitting(lines[:1], min(SMALL_PRINT, left + beyond))

    def add(self, buttons: Sequence[Button], beyond: float = 0) -> None:
        """Insert buttons before the last one of the row, each only if it fits or takes no line.

        They may exceed the room by ``beyond`` pixels.
        """
        for one in buttons:
            row = [*self.footer[:-1], one, self.footer[-1]]
            self.footer = row if self.left(row) >= min(-beyond, self.left()) else self.footer

    def prefer(self, buttons: Sequence[Button], others: Sequence[Button]) -> None:
        """Put buttons that found no room in the place of others, unless the row grew by a line."""
        if any(one not in self.footer for one in buttons):
            row = [one for one in self.footer if one not in (*buttons, *others)]
            row[-1:-1] = buttons
            self.footer = row if self.left(row) >= self.left() else self.footer

    def end_with(self, last: Button) -> None:
        """Put a button in place of the last one of the row, unless the row grew by a line."""
        row = [*self.footer[:-1], last]
        self.footer = row if self.left(row) >= self.left() else self.footer

    def replace(self, old: Sequence[Button], new: Sequence[Button]) -> None:
        """Put the new buttons in place of each old one that is in the row; others are ignored."""
        for one in old:
            if one in self.footer:
                at = self.footer.index(one)
                self.footer[at : at + 1] = new


def answers_at_hand(look: TableView, texts: Texts, goal: str = "") -> Offer:
    """Arrange what the viewer may answer for the room that the question leaves on a panel.

    Nothing without a question. A ``goal`` that is told takes room from the answers, unless some
    would stand behind a button only for that reason. Where no answer would be left beside the
    button to all of them, the panel may be as tall as the screen. An answered question has answers
    as well, as far as the rules still allow them.
    """
    if look.question is None:
        return Offer()
    face = face_of(look.table.game)
    offer = face.offer(look, texts)
    asked_ = [
        face.recall(look, texts),
        _question(look, texts),
        _held_line(look, offer, texts),
        outlook_line(offer),
    ]
    room = PANEL - HEAD - _REST - taken(asked_)
    prompt, room = face.prompt(look, texts), min(ANSWERS, room)
    beside = room - text_height(small([goal]))
    whole, fits = (fitted(offer, prompt, one, texts) for one in (room, beside))
    if hides_answers(fits) and not hides_answers(whole):
        return whole
    bare = fitted(offer, prompt, beside, texts, menus=False)
    # Of the two lines of news that were reckoned with, one is told in any case.
    tall = fitted(offer, prompt, min(ANSWERS, beside + SCREEN - PANEL + LINE), texts)
    return next((one for one in (fits, whole, bare, tall) if one.rows or one.buttons), fits)


def _question(look: TableView, texts: Texts, goal: str = "") -> str:
    head = small([heading(look, texts), goal])
    return f"{head}\n{question_line(look, face_of(look.table.game), texts)}"


def _held_line(look: TableView, offer: Offer, texts: Texts) -> str:
    """Say what the viewer has answered to a reaction and may still change; else empty."""
    chosen = next((one for one in offer.every if one.move == look.held), None)
    return "" if chosen is None else texts("panel-held", answer=chosen.label)


def branch_panel(
    look: TableView, decision: str, key: str, picture: Picture, texts: Texts
) -> ui.LayoutView | None:
    """Lay out the answers behind the button ``key`` of a question or of the unasked moves.

    ``decision`` is the question's id, or ``UNASKED``. None if that button is not offered any more;
    whether the question is still the same has to be checked by the caller.
    """
    face = face_of(look.table.game)
    offer = Offer()
    if decision == UNASKED:
        offer = face.unasked(look, texts) if look.unasked else offer
    elif look.question:
        # A panel that says the aim hides all that one without it does, and more.
        keys = (GOAL,) if find(look.table.game).coach else ()
        offer = answers_at_hand(look, texts, goal_line(look, keys, texts))
    branch = next((branch for branch in offer.branches if branch.key == key), None)
    if branch is None:
        return None
    back = CustomId(look.table.id, Verb.HAND)
    return layout(
        face.colour,
        gallery(picture, texts),
        f"👉 {branch.question}",
        small(branch.hints),
        *rows(choice_button(look, decision, choice, texts) for choice in branch.choices),
        *menu_rows(look, decision, branch.menus, 0, texts),
        ui.ActionRow(button(back, texts("panel-back"), emoji="⬅️")),
    )


def asked(look: TableView) -> str:
    """Return the id of the viewer's question, answered or not; ``UNASKED`` without one."""
    return UNASKED if look.question is None else look.question.decision.id


def confirmation(
    look: TableView, decision: str, picture: Picture, move: Move, texts: Texts
) -> ui.LayoutView | None:
    """Lay out the question whether a move is meant, with its consequence and a button to make it.

    None if the move is not offered any more as an answer of this one move, or needs no second
    press. That the question is still open has to be checked by the caller.
    """
    face = face_of(look.table.game)
    offer = (face.unasked if decision == UNASKED else face.offer)(look, texts)
    choice = next((choice for choice in offer.every if choice.move == move), None)
    if choice is None or not choice.confirm:
        return None
    press = move_press(look.table.id, decision, move)
    back = CustomId(table=look.table.id, verb=Verb.HAND)
    return layout(
        face.colour,
        gallery(picture, texts),
        f"**{choice.label}**\n{choice.confirm}",
        ui.ActionRow(
            button(press, texts("panel-confirm"), emoji="✅", style=Style.EXPECTED),
            button(back, texts("panel-back"), emoji="⬅️"),
        ),
    )


def notice(text: str, colour: int = 0x5865F2) -> ui.LayoutView:
    """Lay out a short private answer that concerns no table in play."""
    return layout(colour, text)


def _footer(
    look: TableView,
    offer: Offer,
    page: int,
    following: TableId | None,
    ahead: Sequence[Button],
    texts: Texts,
) -> list[Button]:
    """Return the buttons of the last row of any panel, *More* last.

    Before it, where they apply: take an offered seat back, the next page of menus (the first one
    follows the last), what to do after the end, the table that waits, and those of ``ahead``.
    """
    table = look.table.id
    buttons = []
    if on_offer(look):
        back = CustomId(table, Verb.BACK)
        buttons.append(button(back, texts("seats-button-back"), emoji="👋", style=Style.EXPECTED))
    pages = max((len(pages_of(entry.choices)) for entry in offer.menus), default=1)
    if pages > 1:
        turned = CustomId(table, Verb.HAND, str((page + 1) % pages))
        buttons.append(button(turned, texts("panel-more"), emoji="➡️"))
    if look.outcome is not None and look.seat is not None:
        buttons += what_next(look.table, texts)
    if following is not None:
        buttons.append(next_table_button(table, following, texts))
    buttons += ahead
    buttons.append(_more_button(look, texts))
    return buttons


def _more_button(look: TableView, texts: Texts, emoji: str = "") -> Button:
    """Return the button behind which all else stands; an emoji says what waits there."""
    return button(CustomId(look.table.id, Verb.MORE), texts("button-more"), emoji=emoji)


def _may_decide_ahead(look: TableView) -> bool:
    """Return True if the viewer owes an answer, or anybody but a computer does.

    False while the viewer's own seat is on offer.
    """
    if on_offer(look):
        return False
    if owes(look):
        return True
    asked_ = (q.decision.seat for q in look.questions if not q.decision.answered)
    return any(look.table.players[seat].computer is None for seat in asked_)


def _undo(look: TableView, texts: Texts) -> list[Button]:
    """Return the button to undo at once; empty if others have to agree, or are being asked."""
    undoes = look.undo is not None and look.proposal is None and not look.undo.consent
    return [undo_button(look, texts)] if undoes else []
