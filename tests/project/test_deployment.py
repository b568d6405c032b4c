"""Fit to be deployed: what is pinned, what an image holds, how the bot starts and stops in it."""

from __future__ import annotations

import asyncio
import json
import posixpath
import re
import signal
import stat
import tomllib
from importlib.metadata import requires
from pathlib import Path
from subprocess import Popen

import pytest
from packaging.requirements import Requirement

from bench.loopback import CHANNEL, GUILD
from bot.__main__ import WRONG_CONFIGURATION
from bot.app import open_app
from bot.client import ANSWER_SECONDS, GATEWAY_SECONDS, MESSAGES_SECONDS, SORRY_SECONDS
from bot.keeper import FIRST_DELAY_SECONDS, LONGEST_DELAY_SECONDS
from bot.model.database_address import DEFAULT_FILE
from bot.model.players import Person
from bot.model.table import Opening, Place, Terms
from bot.settings import Settings
from tests.rigs.built_image import ROOT, BuiltImage, build, command, is_ignored, pinned, said
from tests.rigs.loopback_gateway import WRONG, loopback_gateway

PINS = ("requirements.txt", "requirements-play.txt", "requirements-dev.txt")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
TOKEN = "the.right.token"  # noqa: S105 - of a Discord on this machine
TEN_SECONDS = 10
"""What those who start containers give a process that was told to stop."""
SESSION_STARTS = 1000
"""What Discord allows a bot in a day."""
FOUR_SECONDS = 4
"""What a stop takes at most."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("image")
    build(folder)
    return folder


@pytest.fixture
def image(built: Path, tmp_path: Path) -> BuiltImage:
    """The image with a volume of its own."""
    volume = tmp_path / "volume"
    volume.mkdir()
    return BuiltImage(built, volume)


def wanted(*extras: str) -> set[str]:
    """Name the packages that the project asks for itself."""
    optional = PROJECT["project"]["optional-dependencies"]
    asked = PROJECT["project"]["dependencies"] + [
        one for extra in extras for one in optional[extra]
    ]
    return {re.split(r"[\[=]", one)[0].replace(".", "-") for one in asked}


# -- what is installed -----------------------------------------------------------------------


@pytest.mark.parametrize("name", [*PINS, "bench/requirements.txt", "docs/requirements.txt"])
def test_every_pin_has_a_version_and_hashes_and_nothing_else(name: str) -> None:
    """No address, no option: whoever installs asks the registry that they trust."""
    text = (ROOT / name).read_text(encoding="utf-8")
    condition = r"( ; [a-z_]+ [<>=!]+ '[^']+'( (and|or) [a-z_]+ [<>=!]+ '[^']+')*)?"
    version = rf"[a-z0-9-]+(\[[a-z, ]+\])?==[^\s;]+{condition}"
    pin = (
        rf"{version} \\\n(    --hash=sha256:[0-9a-f]{{64}} \\\n)*    --hash=sha256:[0-9a-f]{{64}}\n"
    )
    assert re.fullmatch(f"({pin})+", text)


def test_a_deployed_bot_installs_no_simulator_and_no_tools() -> None:
    """What is not there needs no space, no memory and no updates."""
    deployed, playing, developing = (pinned(name) for name in PINS)
    assert wanted() <= set(deployed)
    assert wanted("play") <= set(playing)
    assert wanted("play", "dev") <= set(developing)
    assert set() == (wanted("play", "dev") - wanted()) & set(deployed)


def test_what_is_tested_is_what_is_deployed() -> None:
    """The same versions in every set."""
    deployed, playing, developing = (
        {name: pin.specifier for name, pin in pinned(file).items()} for file in PINS
    )
    assert deployed.items() <= {n: p for n, p in playing.items() if n in deployed}.items()
    assert playing.items() <= {n: p for n, p in developing.items() if n in playing}.items()


def test_whatever_is_asked_for_with_extras_is_pinned_with_them() -> None:
    """Else an installer takes the newest ``coverage[toml]`` beside the pin, and refuses both."""
    pins = pinned("requirements-dev.txt")
    asked = [Requirement(one) for name in pins for one in requires(name) or ()]
    with_extras = [
        one
        for one in asked
        if one.extras and (one.marker is None or one.marker.evaluate({"extra": ""}))
    ]
    assert with_extras
    assert [one for one in with_extras if not one.extras <= pins[one.name].extras] == []


def test_one_version_of_python_is_named_everywhere() -> None:
    """The least that the code runs on is what a host gets."""
    version = (ROOT / ".python-version").read_text(encoding="utf-8").strip()
    (base,) = said("FROM")
    assert re.fullmatch(rf"python:{re.escape(version)}-slim-[a-z]+@sha256:[0-9a-f]{{64}}", base)
    assert f">={version}" == PROJECT["project"]["requires-python"]
    assert version == PROJECT["tool"]["mypy"]["python_version"]


# -- what is in the image --------------------------------------------------------------------


def test_the_image_holds_the_packages_and_nothing_private(built: Path) -> None:
    """Every package that is shipped, no settings, no data, no tests."""
    folders = {path.name for path in (built / "app").iterdir() if path.is_dir()}
    assert set(PROJECT["tool"]["importlinter"]["root_packages"]) == folders
    files = {path.name for path in (built / "app").iterdir() if path.is_file()}
    assert {"LICENSE", "requirements.txt", "requirements-postgres.txt"} == files
    patterns = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for private in (".env", "data/host.sqlite3", ".git/config", "bot/__pycache__/log.pyc"):
        assert is_ignored(Path(private), patterns), private


def test_the_image_joins_letters_of_every_script() -> None:
    """F107: what Pillow loads from the system to order and join them; the slim base lacks it."""
    (line,) = [line for line in said("RUN") if "apt-get" in line]
    assert "libfribidi0" in line.split()


def test_every_host_starts_the_same() -> None:
    """``Procfile``, image and README."""
    (line,) = (ROOT / "Procfile").read_text(encoding="utf-8").splitlines()
    assert f"worker: {' '.join(command())}" == line


def test_the_unit_knows_what_no_start_will_mend() -> None:
    """And writes to nothing but its own folder; the page that installs it names it."""
    unit = (ROOT / "docs" / "run" / "systemd" / "tabletop.service").read_text(encoding="utf-8")
    said_there = dict(re.findall(r"^(\w+)=(.*)$", unit, re.MULTILINE))
    assert str(WRONG_CONFIGURATION) == said_there["RestartPreventExitStatus"]
    assert ("on-failure", "strict") == (said_there["Restart"], said_there["ProtectSystem"])
    assert int(said_there["TimeoutStopSec"]) > FOUR_SECONDS
    assert said_there["RestartMaxDelaySec"] == f"{LONGEST_DELAY_SECONDS // 60:.0f}min"
    assert int(said_there["RestartSec"]) == FIRST_DELAY_SECONDS
    assert int(said_there["RestartSteps"]) > 1
    assert ("1d", True) == (
        said_there["StartLimitIntervalSec"],
        int(said_there["StartLimitBurst"]) < SESSION_STARTS,
    )
    assert said_there["ExecStart"].endswith(" ".join(command()[1:]))
    page = (ROOT / "docs" / "run" / "hosting.md").read_text(encoding="utf-8")
    assert "docs/run/systemd/tabletop.service /etc/systemd/system/" in page
    for name in ("User", "WorkingDirectory", "StateDirectory"):
        assert said_there[name] in page
    # What lies beside the code where a server keeps the tables; the page of that server makes it.
    folder = Path(said_there["WorkingDirectory"]) / DEFAULT_FILE.parent
    assert said_there["ReadWritePaths"] == f"-{folder}"
    owner = f"-o {said_there['User']} -g {said_there['Group']} -m 700 {DEFAULT_FILE.parent}"
    made = f"cd {folder.parent} && install -d {owner}\n"
    assert made in (ROOT / "docs" / "run" / "postgres.md").read_text(encoding="utf-8")


def test_containers_are_kept_by_what_knows_the_exit_code() -> None:
    """F101: Docker's restart policies know neither a code nor a growing delay."""
    for name in ("compose.yaml", "compose.postgres.yaml"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert 'command: ["python", "-m", "bot.keeper"]' in text
        assert "restart: unless-stopped" in text


def test_after_a_wrong_setting_a_container_is_made_anew() -> None:
    """The keeper waits: for Compose all is well, unless something has changed that it knows of."""
    anew = "docker compose up --detach --force-recreate"
    page = (ROOT / "docs" / "run" / "hosting.md").read_text(encoding="utf-8")
    (item,) = (one for one in page.split("\n- ") if "After exit code 78 it starts nothing" in one)
    assert anew in item
    assert anew in (ROOT / "bot" / "keeper.py").read_text(encoding="utf-8")


def test_the_image_runs_as_nobody_and_keeps_the_database_on_its_volume() -> None:
    """Whoever breaks in is nobody; what has to last is in one place."""
    assert [re.fullmatch(r"[1-9]\d*:[1-9]\d*", user) is not None for user in said("USER")] == [True]
    (volume,) = said("VOLUME")
    assert f"DATABASE={volume}/host.sqlite3" in said("ENV")
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert f"DATABASE: {volume}/host.sqlite3" in compose
    assert f"- data:{volume}\n" in compose
    assert f"stop_grace_period: {TEN_SECONDS}s" in compose
    assert "max-size:" in compose
    assert ANSWER_SECONDS + SORRY_SECONDS + MESSAGES_SECONDS + GATEWAY_SECONDS < FOUR_SECONDS


def test_a_start_without_compose_keeps_the_database_on_the_volume() -> None:
    """Whatever ``.env`` names, of which ``.env.example`` is the draft, goes before the image."""
    page = (ROOT / "docs" / "run" / "hosting.md").read_text("utf-8").replace("\\\n", " ")
    (run,) = re.findall(r"^ +docker run (.+) IMAGE$", page, re.MULTILINE)
    (volume,) = said("VOLUME")
    assert f":{volume}" in run
    given = (ROOT / ".env.example").read_text("utf-8") if "--env-file .env" in run else ""
    given += "\n".join(re.findall(r"--env (\S+)", run))
    database = re.findall("^DATABASE=(.+)$", given, re.MULTILINE)[-1]
    assert database.startswith(f"{volume}/")


def test_every_documented_backup_has_a_name_of_its_own() -> None:
    """None is replaced: a command with one name works once, and never at the next update."""
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    texts = [page.read_text("utf-8") for page in pages]
    names = [name for text in texts for name in re.findall(r"-m bot backup (.+\.sqlite3)", text)]
    assert len(names) >= 3
    assert [] == [name for name in names if "$(date +%F-%H%M)" not in name]


def test_every_volume_is_the_bots_to_write() -> None:
    """A folder that the image lacks Docker makes for root, who is not the bot."""
    (given,) = (line for line in said("RUN") if line.startswith("mkdir"))
    made, _, owned = given.partition(" && ")
    folders = made.split()[1:]
    assert folders == owned.split()[2:]
    (here,) = said("WORKDIR")
    texts = [(ROOT / name).read_text("utf-8") for name in ("compose.yaml", "compose.postgres.yaml")]
    mounted = {at for text in texts for at in re.findall(r"- (?:data|low|high):(\S+)", text)}
    assert mounted == {posixpath.join(here, folder) for folder in folders}


# -- how it starts and stops -----------------------------------------------------------------


def told(process: Popen[str]) -> tuple[str, str]:
    """End a process as a host does, and return what it had written."""
    process.send_signal(signal.SIGTERM)
    written = process.communicate(timeout=TEN_SECONDS)
    assert 0 == process.returncode, written
    return written


async def refused(image: BuiltImage, code: int = 1, **settings: str) -> str:
    """Start the bot where it cannot run; the line that it says."""
    ended = await asyncio.to_thread(image.run, *command(), **settings)
    assert code == ended.returncode
    errors = [line for line in ended.stderr.splitlines() if " INFO " not in line]
    (line,) = errors
    return line


def test_the_commands_are_complete_without_local_play(image: BuiltImage) -> None:
    """Nothing that is imported is missing."""
    ended = image.run("python", "-m", "bot", "check")
    assert ("", 0) == (ended.stderr, ended.returncode)
    assert "within Discord's limits" in ended.stdout


async def test_without_a_token_the_host_is_told_what_to_do(image: BuiltImage) -> None:
    """There is no browser to play in."""
    line = await refused(image, WRONG_CONFIGURATION)
    assert "DISCORD_TOKEN is not set" in line
    assert "requirements-play.txt" in line


async def test_a_bot_is_started_looked_after_and_stopped(image: BuiltImage) -> None:
    """As a host with a ``Procfile`` does it: ready, healthy, backed up while it runs, and away."""
    async with loopback_gateway() as discord:
        address = discord.address
        with image.started(*command(), DISCORD_TOKEN=TOKEN, LOOPBACK=address) as process:
            await asyncio.wait_for(discord.ready.wait(), 30)
            await asyncio.to_thread(healthy, image)
            backup = image.volume / "backup.sqlite3"
            saved = await asyncio.to_thread(image.run, "python", "-m", "bot", "backup", str(backup))
            assert ("", 0) == (saved.stderr, saved.returncode)
            second = await refused(image, DISCORD_TOKEN=TOKEN, LOOPBACK=address)
            assert "is running on" in second
            restoring = ("python", "-m", "bot", "restore", str(backup))
            in_use = await asyncio.to_thread(image.run, *restoring)
            assert (1, "Another bot is running" in in_use.stderr) == (in_use.returncode, True)
            output, errors = await asyncio.to_thread(told, process)
    assert "Connecting to Discord" in output
    assert "Stopped; every game is kept in" in output
    assert [] == [line for line in errors.splitlines() if " INFO " not in line]
    assert 1 == image.run("python", "-m", "bot", "health").returncode
    others = [file for file in image.volume.iterdir() if stat.S_IMODE(file.stat().st_mode) & 0o077]
    assert [] == others
    restored = image.run(*restoring)
    assert ("", 0) == (restored.stderr, restored.returncode)
    assert "is kept in" in restored.stdout


def healthy(image: BuiltImage) -> None:
    """Ask how the bot is, as the image does, until it is connected."""
    (line,) = said("HEALTHCHECK")
    asked: list[str] = json.loads(line.partition("CMD ")[2])
    for _ in range(50):
        answer = image.run(*asked)
        if "connected to Discord." in answer.stdout:
            assert 0 == answer.returncode
            return
    raise AssertionError(answer)


async def test_a_token_that_discord_does_not_know_is_said(image: BuiltImage) -> None:
    """What to do about it, and an exit code at which nobody tries the same token for ever."""
    async with loopback_gateway() as discord:
        line = await refused(
            image, WRONG_CONFIGURATION, DISCORD_TOKEN=WRONG, LOOPBACK=discord.address
        )
    assert "does not accept DISCORD_TOKEN" in line


async def test_a_network_without_discord_is_said(image: BuiltImage) -> None:
    """One line instead of seventy-four."""
    nowhere = "http://127.0.0.1:1"
    line = await refused(image, DISCORD_TOKEN=TOKEN, LOOPBACK=nowhere)
    assert "Discord cannot be reached" in line


async def test_a_bot_stops_in_time_though_discord_answers_nothing(image: BuiltImage) -> None:
    """What is unsaid then stays in the outbox and is said at the next start."""
    database = image.volume / "host.sqlite3"
    settings = Settings(database=database)
    async with open_app(settings, shard_count=1) as host:
        opening = Opening(
            "vikings", Terms({}, 2, "en"), Place.HERE, GUILD, CHANNEL, Person(1, "Ann")
        )
        await host.tables.lobbies.open(opening, 1)
    async with loopback_gateway() as discord:
        discord.silent = True
        address = discord.address
        with image.started(*command(), DISCORD_TOKEN=TOKEN, LOOPBACK=address) as process:
            await asyncio.wait_for(discord.posting.wait(), 30)
            _, errors = await asyncio.to_thread(told, process)
    assert "Shutdown: publishing the rest at the next start: table 1" in errors
    assert "WARNING" not in errors
    assert "Traceback" not in errors
    async with open_app(settings, shard_count=1) as host:
        assert (1,) == await host.tables.outbox.unpublished()


def test_a_wheel_holds_all_that_the_bot_reads() -> None:
    """``pip wheel .``: every package, and every kind of file that lies among the code."""
    found = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]
    packages = [name.removesuffix("*") for name in found["packages"]["find"]["include"]]
    kinds = {pattern.removeprefix("*") for pattern in found["package-data"]["*"]}
    files = (file for name in packages for file in (ROOT / name).rglob("*.*") if file.is_file())
    assert {file.suffix for file in files} - {".pyc"} == {".py", *kinds}
    assert {path.parent.name for path in ROOT.glob("*/__init__.py")} - set(packages) <= {"bench"}
