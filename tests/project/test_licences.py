"""The page of licences names what is pinned, and what each package declares itself."""

from __future__ import annotations

import re
from importlib.metadata import metadata

from tests.rigs.built_image import ROOT, pinned

PAGE = (ROOT / "docs" / "develop" / "licences.md").read_text(encoding="utf-8")
PINS = ("requirements.txt", "requirements-postgres.txt", "requirements-play.txt")
SPELT = {
    "Apache 2.0": "Apache-2.0",
    "APL 2": "Apache-2.0",
    "SIL OFL 1.1": "OFL-1.1",
    "SIL OFL V1.1": "OFL-1.1",
}
"""What packages call licences that have another name in the common list (SPDX)."""


def named() -> dict[str, str]:
    """Read the licence of each package from the page."""
    return dict(re.findall(r"^\| ([a-z0-9-]+) \| ([A-Z][^|]+) \|$", PAGE, re.MULTILINE))


def declared(package: str) -> str:
    """What a package says itself, in one of the three ways that there are."""
    about = metadata(package)
    kinds = [c.rpartition(" :: ")[2] for c in about.get_all("Classifier") or () if "License" in c]
    said = about["License-Expression"] or about["License"] or kinds[0]
    if said.startswith(("MIT License", "The MIT License")):
        return "MIT"
    return SPELT.get(said, said)


def test_every_package_that_is_passed_on_is_named_with_its_licence() -> None:
    """Of a new package somebody reads under which terms it comes."""
    packages = {package for pins in PINS for package in pinned(pins)}
    assert named() == {package: declared(package) for package in packages}


def test_no_licence_asks_for_more_than_its_text() -> None:
    """Whoever runs the bot, changed or not, owes nobody their changes."""
    assert [] == [one for one in named().items() if re.search("GPL|MPL|EPL|CDDL|SSPL", one[1])]


def test_every_font_that_letters_are_drawn_with_is_named() -> None:
    """The package of each stands beside it."""
    drawing = (ROOT / "rendering" / "paint" / "fonts.py").read_text(encoding="utf-8")
    modules = set(re.findall(r"(?:files|import_module)\(\"(\w+)\"\)", drawing))
    assert modules
    fonts = re.findall(r"^\| .+ \| .+ \| (.+) \|$", PAGE, re.MULTILINE)
    assert modules == {package.replace("-", "_") for package in fonts if package != "package"}
