#!/usr/bin/env python3
"""Aces Around from a checkout, with nothing but Python.

    python3 run.py                  open the table
    python3 run.py COMMAND ...      any other command: python3 run.py --help
    python3 run.py test [ARGS ...]  install what the tests need, check everything, run them all;
                                    arguments go to pytest

Everything is installed into the folder .venv beside this file, and only when something changed.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(ROOT, ".venv")
STAMP = os.path.join(VENV, "acesaround.json")
OLDEST = (3, 11)
PIP_INSTALL = ["install", "--quiet", "--disable-pip-version-check"]

# An installation stays good until one of these changes: the package is installed as a link to
# src/, so a change of its Python code needs nothing.
SOURCES = ("pyproject.toml", "hatch_build.py", "tools", "web", "src/acesaround/words/locale")
BUILT = "src/acesaround/server/static/index.html"
MADE = ("node_modules", "cards", "__pycache__")


class Stop(Exception):
    """Ends the program with a line for the reader and a status."""

    def __init__(self, words, status=1):
        super().__init__(words)
        self.status = status


def main(args):
    """Do what the top of this file says."""
    if sys.version_info < OLDEST:
        raise Stop(
            "Aces Around needs Python %d.%d or newer; this is Python %d.%d (%s)."
            % (*OLDEST, *sys.version_info[:2], sys.executable or "python")
        )
    if args[:1] == ["test"]:
        install(["test"])
        return test(args[1:])
    install([])
    return start(args)


def say(words):
    """Tell the reader what is going on."""
    print("run.py: " + words, file=sys.stderr, flush=True)


# ---- the virtual environment ----


def program(name):
    """The path of a program in the virtual environment."""
    if os.name == "nt":
        return os.path.join(VENV, "Scripts", name + ".exe")
    return os.path.join(VENV, "bin", name)


def install(extras):
    """Bring .venv up to date, with at least these extras of the package."""
    wanted = fingerprint()
    there = read_stamp()
    known = there.get("extras", [])
    built = os.path.exists(os.path.join(ROOT, *BUILT.split("/")))
    if built and there.get("sources") == wanted and set(extras) <= set(known):
        return
    extras = sorted({*extras, *known})
    pip = installer()
    what = "Aces Around" + (" and what its tests need" if extras else "")
    say("installing %s into .venv (this takes a moment) ..." % what)
    target = "." + ("[%s]" % ",".join(extras) if extras else "")
    if run([*pip, "-e", target]):
        raise Stop("the installation failed; the lines above say why.")
    with open(STAMP, "w", encoding="utf-8") as file:
        json.dump({"sources": wanted, "extras": extras}, file)


def installer():
    """The start of a command that installs into .venv, which it makes where there is none."""
    python = program("python")
    made = works(python, "-c", "import sys; sys.exit(sys.version_info < (%d, %d))" % OLDEST)
    if not made:
        remove_venv()
        if importlib.util.find_spec("ensurepip") and importlib.util.find_spec("venv"):
            say("making .venv ...")
            if run([sys.executable, "-m", "venv", VENV]):
                remove_venv()
            else:
                made = True
    if made and works(python, "-m", "pip", "--version"):
        return [python, "-m", "pip", *PIP_INSTALL]
    # This Python cannot put a pip into .venv (Debian and Ubuntu split it off): use one outside.
    outside = [sys.executable, "-m", "pip", "--python"]
    venv = [sys.executable, "-m", "venv", "--without-pip", VENV]
    if works(*outside, sys.executable, "--version") and (made or not run(venv)):
        return [*outside, python, *PIP_INSTALL]
    uv = shutil.which("uv")
    if uv and (made or not run([uv, "venv", "--quiet", "--python", sys.executable, VENV])):
        return [uv, "pip", "install", "--quiet", "--python", python]
    raise Stop(
        "this Python can make no virtual environment with pip in it. Install one of these and try"
        " again: the package python3-venv (Debian, Ubuntu: sudo apt install python3-venv),"
        " pip 22.3 or newer, or uv."
    )


def remove_venv():
    """Remove a .venv that does not work, but nothing else of that name."""
    if os.path.exists(VENV) and not os.path.exists(os.path.join(VENV, "pyvenv.cfg")):
        raise Stop("%s is there and is no virtual environment; please move it away." % VENV)
    shutil.rmtree(VENV, ignore_errors=True)


def fingerprint():
    """A hash over what an installation depends on, and the Python it is for."""
    total = hashlib.sha256(("%s %s" % (ROOT, sys.version)).encode())
    for source in SOURCES:
        for path in sorted(files(os.path.join(ROOT, *source.split("/")))):
            with open(path, "rb") as file:
                content = hashlib.sha256(file.read()).hexdigest()
            total.update(("%s %s\n" % (os.path.relpath(path, ROOT), content)).encode())
    return total.hexdigest()


def files(path):
    """The file itself, or every file in a folder that no tool has made."""
    if os.path.isfile(path):
        yield path
    for folder, folders, names in os.walk(path):
        folders[:] = [name for name in folders if name not in MADE]
        for name in names:
            yield os.path.join(folder, name)


def read_stamp():
    """What was installed last; nothing is known where the stamp cannot be read."""
    try:
        with open(STAMP, encoding="utf-8") as file:
            stamp = json.load(file)
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


# ---- what is started ----


def start(args):
    """Become the program itself, so that signals and the exit status are its own."""
    command = [program("acesaround"), *args]
    sys.stdout.flush()
    if os.name == "nt":
        return run(command, cwd=None)
    try:
        os.execv(command[0], command)
    except OSError as problem:
        raise Stop("cannot start %s: %s" % (command[0], problem.strerror)) from None


def test(args):
    """Check everything in turn; the first failure ends it, with its exit status."""
    chromium = find_chromium() or install_chromium()
    environment = dict(os.environ)
    # The tools and the tests start programs by name: those of .venv come first.
    environment["PATH"] = os.path.dirname(program("python")) + os.pathsep + os.environ["PATH"]
    environment["VIRTUAL_ENV"] = VENV
    pytest = [program("pytest"), *parallel(args), *args]
    if chromium:
        environment["ACESAROUND_CHROMIUM"] = chromium
    else:
        say("there is no Chromium here and no apt-get to install it: no browser tests this time.")
        pytest += ["-m", "not browser"]
    steps = [
        ("style", [program("ruff"), "check"]),
        ("format", [program("ruff"), "format", "--check"]),
        ("types", [program("mypy")]),
        ("imports", [program("lint-imports")]),
        ("browser client", [program("python"), os.path.join("tools", "client.py"), "check"]),
        # Once, before several processes would do it at the same time and have no time to think.
        ("compiled code", [program("python"), "-m", "acesaround.ai.search.rehearsal"]),
        ("tests", pytest),
    ]
    for name, command in steps:
        say("%s: %s" % (name, " ".join([os.path.basename(command[0]), *command[1:]])))
        status = run(command, env=environment)
        if status:
            if name != "tests":
                say("stopped: %s failed (status %d)." % (name, status))
            return status
    return 0


def parallel(args):
    """Two processes where there are two processors; a file of tests stays in one of them."""
    if (os.cpu_count() or 1) < 2 or any(arg.startswith(("-n", "--pdb", "-s")) for arg in args):
        return []
    return ["-n", "2", "--dist", "loadfile"]


def find_chromium():
    """The path of a Chromium or Chrome on this machine, or None."""
    named = os.environ.get("ACESAROUND_CHROMIUM")
    if named:
        if not shutil.which(named):
            raise Stop("ACESAROUND_CHROMIUM is set to %s, which is no program." % named)
        return shutil.which(named)
    names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"]
    for folder in ("/Applications/Google Chrome.app", "/Applications/Chromium.app"):
        name = os.path.basename(folder)[: -len(".app")]
        names.append(os.path.join(folder, "Contents", "MacOS", name))
    return next((found for found in map(shutil.which, names) if found), None)


def install_chromium():
    """Install the Chromium of the system where apt-get is there; None where it is not."""
    apt = shutil.which("apt-get")
    if not apt:
        return None
    sudo = shutil.which("sudo")
    root = os.geteuid() == 0
    if not root and not sudo:
        raise Stop("the browser tests need Chromium; as root: apt-get install chromium")
    prefix = [] if root else [sudo]
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    say("installing Chromium for the browser tests with apt-get ...")
    for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        # apt-get's long account of itself matters only when it fails.
        done = subprocess.run(
            [*prefix, apt, "-q", *command],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        if done.returncode:
            sys.stderr.write(done.stdout.decode(errors="replace")[-3000:])
            raise Stop("apt-get %s failed (status %d)." % (command[0], done.returncode))
    found = find_chromium()
    if not found:
        raise Stop("apt-get installed chromium, but there is no program of that name.")
    return found


def run(command, cwd=ROOT, env=None):
    """Run a command to its end and return its exit status."""
    try:
        return subprocess.run(command, cwd=cwd, env=env, check=False).returncode
    except OSError as problem:
        raise Stop("cannot start %s: %s" % (command[0], problem.strerror)) from None


def works(*command):
    """Whether a command runs and ends well; what it prints is of no interest."""
    try:
        quiet = subprocess.DEVNULL
        return not subprocess.run(command, stdout=quiet, stderr=quiet, check=False).returncode
    except OSError:
        return False


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Stop as stop:
        say(str(stop))
        sys.exit(stop.status)
    except KeyboardInterrupt:
        sys.exit(130)
