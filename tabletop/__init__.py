"""The public API for games that are installed as packages; versioned by SemVer.

`tabletop.api` is for rules, `tabletop.pictures` for pictures, `tabletop.face` for what a game shows
on Discord, `tabletop.testing` for tests. All of it only hands on what the bot's own games use.
"""
