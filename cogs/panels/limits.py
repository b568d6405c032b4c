"""What a server's managers set for all its tables: the panel, and the forms that change it."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.i18n.texts import Texts
from bot.model.managers import MOST_AT_ALL, GuildSetting, ServerLimits
from bot.model.pace import PACES
from cogs.elements.components import button, layout, rows
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb
from cogs.elements.forms import Choice, any_of, form, one_of, role_field, text_field
from cogs.elements.time_zones import place_of
from cogs.panels.nights import night_guesses
from cogs.panels.settings import FOLLOW_DISCORD, NIGHT, USUAL

OPENERS, EACH, MOST = "limits-field-openers", "limits-field-each", "limits-field-most"
PACE, ALSO, COMPUTERS = "limits-field-pace", "limits-field-also", "limits-field-computers"
"""Fields and choices, by the ids of their texts."""

PROPOSAL = f"{NIGHT}."
"""Begins the argument of quiet hours that are proposed; the time zone follows."""
_COLOUR = 0xFFD36B


def proposed_nights(zones: Sequence[str], texts: Texts) -> list[ui.Button[ui.LayoutView]]:
    """Return a button for the quiet hours of each of the time zones, for a whole server."""

    def press(word: str) -> CustomId:
        return CustomId(HELP_TABLE, Verb.LIMITS, f"{PROPOSAL}{word}")

    return night_guesses(zones, press, texts)


def limits_panel(
    setting: GuildSetting,
    usual: str,
    texts: Texts,
    headline: str = "",
    zones: Sequence[str] = (),
    *,
    openers_gone: bool = False,
) -> ui.LayoutView:
    """Lay out a server's settings with a button for each form; ``usual`` is the default pace.

    ``openers_gone``: the role that may open tables was deleted. Where there are no quiet hours
    those of the nights of ``zones`` are proposed.
    """
    forms = [
        button(CustomId(HELP_TABLE, Verb.LIMITS, part), texts(label), emoji=emoji)
        for part, label, emoji in (
            (USUAL, "limits-form-usual", "⚙️"),
            (NIGHT, "settings-form-night", "🌙"),
        )
    ]
    proposed = proposed_nights(zones, texts) if setting.limits.quiet is None else []
    return layout(
        _COLOUR,
        headline,
        _limits_text(setting, usual, texts, openers_gone=openers_gone),
        *rows(forms),
        *rows(proposed),
    )


def limits_form(limits: ServerLimits, usual: str, texts: Texts) -> ui.Modal:
    """Make the form of a server's limits without its quiet hours; the present ones are chosen.

    ``usual`` is the pace that is chosen if the server has none of its own.
    """
    digits = len(str(MOST_AT_ALL))
    paces = [
        Choice(
            f"pace-{key}",
            texts(f"pace-{key}"),
            texts(f"pace-{key}-help"),
            key == (limits.pace or usual),
        )
        for key in PACES
    ]
    return form(
        CustomId(HELP_TABLE, Verb.LIMITS, USUAL),
        texts("limits-form-usual"),
        role_field(OPENERS, texts(OPENERS), limits.openers),
        text_field(EACH, texts(EACH), most=digits, kept=str(limits.each)),
        text_field(MOST, texts(MOST), most=digits, kept=str(limits.most)),
        one_of(PACE, texts(PACE), paces),
        any_of(ALSO, texts(ALSO), [Choice(COMPUTERS, texts(COMPUTERS), chosen=limits.computers)]),
    )


def _limits_text(setting: GuildSetting, usual: str, texts: Texts, *, openers_gone: bool) -> str:
    """Return the settings that a server's managers made for its tables, a line each.

    What is not set is told as its default; ``usual`` is that of the pace.
    """
    limits = setting.limits
    quiet = limits.quiet
    if openers_gone:
        openers = texts("limits-openers-deleted")
    elif limits.openers is None:
        openers = texts("limits-everybody")
    else:
        openers = texts("limits-openers", role=f"<@&{limits.openers}>")
    return "\n".join(
        (
            texts("limits-title"),
            openers,
            texts("limits-each", count=limits.each),
            texts("limits-most", count=limits.most),
            texts("limits-pace", pace=texts(f"pace-{limits.pace or usual}")),
            texts(
                "limits-language", language=texts(f"language-{setting.language or FOLLOW_DISCORD}")
            ),
            texts("limits-computers", allowed="yes" if limits.computers else "no"),
            texts("limits-no-quiet")
            if quiet is None
            else texts(
                "limits-quiet",
                start=f"{quiet.start:%H:%M}",
                end=f"{quiet.end:%H:%M}",
                zone=place_of(quiet.zone, texts.language),
            ),
        )
    )
