"""The alarms fire when they should, by Prometheus's own tool, and a page says what to do."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CASES = Path(__file__).with_name("alarms.test.yml")
RULES = ROOT / "docs" / "run" / "monitoring" / "alarms.yml"
ALARMS = re.findall(r"- alert: (\w+)", RULES.read_text(encoding="utf-8"))


@pytest.mark.skipif(shutil.which("promtool") is None, reason="Debian's prometheus has promtool")
def test_the_alarms_fire_when_they_should_and_not_else() -> None:
    """One of two processes gone, a table in quarantine, presses answered late, and the others."""
    ended = subprocess.run(  # noqa: S603 - our own
        ["promtool", "test", "rules", str(CASES)],  # noqa: S607 - wherever it is installed
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert 0 == ended.returncode, ended.stdout + ended.stderr


def test_every_alarm_is_tried_and_explained() -> None:
    """It has a case in which it fires and one in which it does not, and a row on the page."""
    cases = CASES.read_text(encoding="utf-8")
    (named,) = re.findall(r"stands in (\S+\.md)", RULES.read_text(encoding="utf-8"))
    page = (RULES.parent / named).read_text(encoding="utf-8")
    assert ALARMS
    assert [] == [name for name in ALARMS if f"| `{name}` |" not in page]
    for name in ALARMS:
        tried = re.findall(rf"alertname: {name}\b,?\s*(exp_alerts: \[.)", cases)
        assert {"exp_alerts: []", "exp_alerts: [{"} <= set(tried), name
