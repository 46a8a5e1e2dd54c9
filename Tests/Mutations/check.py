"""Makes seeded edits to the sources in a copy of the project, runs all tests with one of them at a
time, and prints those that no test detects."""

import argparse
import collections
import concurrent.futures
import contextlib
import hashlib
import os
import pathlib
import re
import signal
import subprocess
import sys
import threading

from edits import edits

COPY = pathlib.Path(".build/mutations")
ENGINE = "Sources/HeadlessUIKit"
# The few lines of the executable are covered by the tests of its commands.
UNEDITED = "Sources/segue"
# In release mode the tests take a fifth of the time.
BUILD = ["swift", "build", "--build-tests", "-c", "release", "-Xswiftc", "-enable-testing"]
TESTS = [".build/release/SeguePackageTests.xctest", "--testing-library", "swift-testing"]
# These tests check the style of the sources, which the edits of the copy violate.
SKIPPED = ["--skip", r"^ArchitectureTests\."]
FAILURE = re.compile(r"^✘ ")

# The environment variable that selects the edit; 0 selects none.
CHOICE = """import Foundation

nonisolated let chosenEdit = Int(ProcessInfo.processInfo.environment["EDIT"] ?? "") ?? 0
"""


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--count", type=int, default=40, help="how many edits, 40 by default")
    options.add_argument("--seed", type=int, default=1, help="which edits, 1 by default")
    options.add_argument("--part", choices=("engine", "rest", "all"), default="all",
                         help=f"{ENGINE}, all other modules and styles, or both; all by default")
    options.add_argument("--under", default="", help="only files whose path has this prefix")
    options.add_argument("--again", type=pathlib.Path, help="only those that passed all tests in this output")
    options.add_argument("--least", type=int, default=0,
                         help="how many edits must make a test fail, or the exit code is 1; 0 by default")
    options.add_argument("--list", action="store_true", help="print the edits, and make none")
    asked = options.parse_args()
    if asked.least > asked.count:
        options.error(f"--least {asked.least} is more than the {asked.count} edits of --count")

    order = shuffled(asked.seed, sources(asked.part, asked.under))
    if asked.again:
        stayed = {placeless(line) for line in re.findall(r"GREEN (.+)", asked.again.read_text())}
        order = [edit for edit in order if placeless(str(edit)) in stayed]
    if asked.list:
        for edit in first(order, asked.count):
            print(edit)
        return 0

    chosen = build(order, asked.count)
    cores = os.cpu_count() or 1
    with concurrent.futures.ThreadPoolExecutor(cores) as pool:
        if not all(pool.map(are_green, [0] * cores)):
            print("The tests fail before anything is edited.", file=sys.stderr)
            return 1
        survivors = 0
        greens = pool.map(are_green, range(1, len(chosen) + 1))
        for number, (edit, green) in enumerate(zip(chosen, greens), 1):
            survivors += green
            print(f"{number:3} {'GREEN' if green else 'red  '} {edit}", flush=True)
    reds = len(chosen) - survivors
    print(f"{reds} of {len(chosen)} edits make a test fail.")
    if reds < asked.least:
        print(f"That is less than the {asked.least} of --least: write tests for the edits that "
              "passed.", file=sys.stderr)
        return 1
    return 0


def modules():
    """The folders of the modules whose sources are edited."""
    return sorted(folder for top in ("Sources", "Plugins") for folder in pathlib.Path(top).iterdir()
                  if any(folder.rglob("*.swift")) and str(folder) != UNEDITED)


def sources(part, under):
    """The files that may be edited."""
    chosen = [folder for folder in modules()
              if part == "all" or (str(folder) == ENGINE) == (part == "engine")]
    return sorted(path for folder in chosen for path in folder.rglob("*.swift")
                  if str(path).startswith(under))


def shuffled(seed, paths):
    """All edits, in random order by the seed.

    The order depends on the content of the edits, so that it is the same when other lines change.
    """
    placed = []
    for path in paths:
        seen = collections.Counter()
        for edit in edits(str(path), path.read_text()):
            what = (seed, edit.path, edit.kind, edit.old, edit.parts)
            seen[what] += 1
            placed.append((hashlib.sha256(repr((what, seen[what])).encode()).digest(), edit))
    return [edit for _, edit in sorted(placed, key=lambda pair: pair[0])]


def placeless(edit):
    """The description of an edit without its line number, which other edits change."""
    return re.sub(r":\d+: ", ": ", edit)


def first(order, count):
    """The first edits, with at most one per line."""
    chosen, taken = [], set()
    for edit in order:
        if len(chosen) < count and not edit.place & taken:
            chosen.append(edit)
            taken |= edit.place
    return chosen


def build(order, count):
    """Builds the copy with the first edits that compile, and returns them."""
    while True:
        chosen = first(order, count)
        synchronize(chosen)
        built = subprocess.run(
            BUILD, cwd=COPY, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            errors="replace")
        if built.returncode == 0:
            return chosen
        refused = set()
        for path, line in re.findall(r"((?:Sources|Plugins)/[^:\s]+\.swift):(\d+):\d+: error: ", built.stdout):
            # A missing call is sometimes reported at the end of the function.
            near = [edit for edit in chosen if edit.path == path and edit.line <= int(line)]
            if near:
                refused.add(max(near, key=lambda edit: edit.line))
        if not refused:
            sys.exit(built.stdout[-4000:] + "\nThe copy does not build.")
        order = [edit for edit in order if edit not in refused]


def synchronize(chosen):
    """Updates the copy; unchanged files keep their modification time, so that they are not rebuilt."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        stdout=subprocess.PIPE, text=True, check=True)
    paths = filter(pathlib.Path.is_file, map(pathlib.Path, listed.stdout.splitlines()))
    wanted = {path: path.read_bytes() for path in paths}
    # An edit may leave a result unused.
    manifest = pathlib.Path("Package.swift")
    wanted[manifest] = wanted[manifest].replace(b"  .treatAllWarnings(as: .error),\n", b"")
    for folder in modules():
        wanted[folder / "ChosenEdit.swift"] = CHOICE.encode()
    for number, edit in enumerate(chosen, 1):
        path = pathlib.Path(edit.path)
        lines = wanted[path].decode().split("\n")
        edit.weave(lines, number)
        wanted[path] = "\n".join(lines).encode()
    for path in COPY.rglob("*.swift"):
        if ".build" not in path.relative_to(COPY).parts and path.relative_to(COPY) not in wanted:
            path.unlink()
    for path, content in wanted.items():
        target = COPY / path
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


def are_green(number, limit=600):
    """Whether the tests pass with an edit; a run of more than `limit` seconds counts as a failure."""
    # A backtrace is not used here, and its process can outlive the one that crashed.
    environment = os.environ | {"EDIT": str(number), "SWIFT_BACKTRACE": "enable=no"}
    process = subprocess.Popen(
        TESTS + SKIPPED, cwd=COPY, env=environment, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, errors="replace", start_new_session=True)
    watch = threading.Timer(limit, kill, [process])
    watch.start()
    # One failure is enough.
    failed = any(FAILURE.match(line) for line in process.stdout)
    if failed:
        kill(process)
    watch.cancel()
    return process.wait() == 0 and not failed


def kill(process):
    """Ends a test process and the processes that it has started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(main())
