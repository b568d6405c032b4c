"""Colours as numbers: what is asked for is what is painted."""

import pytest
from PIL import Image

from rendering.paint.colours import OPAQUE, faded, inked, ramp_of, rgba, shades
from rendering.scene.scene import Gradient

BLACK_TO_WHITE = ((0.0, "#000000"), (1.0, "#ffffff"))


@pytest.mark.parametrize(
    ("colour", "numbers"),
    [("#102030", (16, 32, 48, OPAQUE)), ("#10203040", (16, 32, 48, 64))],
)
def test_a_colour_is_opaque_unless_it_says_so(
    colour: str, numbers: tuple[int, int, int, int]
) -> None:
    """With six digits and with eight."""
    assert numbers == rgba(colour)


def test_an_opacity_takes_its_part_of_every_coverage() -> None:
    """All of it, none of it, and half of it."""
    assert faded(OPAQUE) == list(range(256))
    assert set(faded(0)) == {0}
    assert faded(128)[::51] == [0, 25, 51, 76, 102, 128]


def test_a_colour_flows_evenly_from_one_stop_to_the_next() -> None:
    """Three bytes for each of 256 positions; beyond the last stop it stays."""
    assert shades(BLACK_TO_WHITE) == (bytes(at for at in range(256) for _ in range(3)), None)
    red = shades(((0.0, "#000000"), (0.5, "#ffffff")))[0][::3]
    assert len(red) == 256
    assert (red[0], red[64], set(red[128:])) == (0, 128, {255})


def test_a_colour_that_changes_at_once_has_no_position_between() -> None:
    """Two stops at one place."""
    stops = ((0.0, "#000000"), (0.5, "#000000"), (0.5, "#ffffff"), (1.0, "#ffffff"))
    red = shades(stops)[0][::3]
    assert (len(red), set(red)) == (256, {0, 255})
    assert [*red] == sorted(red)


def test_a_ramp_takes_the_colours_and_the_opacity_of_its_positions() -> None:
    """Each position its own, unmixed."""
    inks, opacity = shades(((0.0, "#102030"), (1.0, "#ffe0c000")))
    assert opacity is not None
    ramp = Image.linear_gradient("L")
    coloured, alpha = inked(ramp.copy(), inks, "RGBA"), inked(ramp, opacity, "L")
    for at in (0, 77, 255):
        assert coloured.getpixel((9, at)) == (*inks[3 * at : 3 * at + 3], OPAQUE)
        assert alpha.getpixel((9, at)) == opacity[3 * at] == 255 - at


def test_a_line_of_colours_runs_from_its_start_to_its_end() -> None:
    """In a frame of the canvas, whose own place is taken off, at any scale."""
    flow = Gradient(BLACK_TO_WHITE, (10, 0), (110, 0))
    ramp = ramp_of(flow, (20, 0, 220, 100), 2)
    assert ramp.size == (200, 100)
    across = [ramp.getpixel((x, 50)) for x in (4, 100, 195)]
    assert across == pytest.approx([5, 128, 249], abs=6)
    assert {ramp.getpixel((100, y)) for y in (4, 50, 95)} == {ramp.getpixel((100, 50))}


def test_a_disc_of_colours_runs_from_its_middle_to_its_rim() -> None:
    """Beyond the rim it is as at the rim."""
    disc = Gradient(BLACK_TO_WHITE, (50, 50), (100, 50), "radial")
    ramp = ramp_of(disc, (0, 0, 100, 100), 1)
    seen = [ramp.getpixel(spot) for spot in ((50, 50), (75, 50), (50, 25), (97, 50), (2, 2))]
    assert seen == pytest.approx([10, 128, 128, 240, 255], abs=10)
