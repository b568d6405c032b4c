"""The host: settings, texts, services for tables and their store; no game or picture of its own."""

VERSION = "1.4.0.dev0"
"""The release, as ``pyproject.toml`` names it; an image holds no metadata of the package."""
