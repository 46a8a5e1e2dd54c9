"""Makes seeded edits to HeadlessUIKit in a copy of its sources and tests, runs the tests with one of
them at a time, and prints those that leave the tests green."""

import argparse
import collections
import hashlib
import os
import pathlib
import re
import subprocess
import sys
import time

from edits import edits

COPY = pathlib.Path(".build/mutations")
EDITED = "Sources/HeadlessUIKit"
TESTS = ("UIKitRows", "HeadlessUIKitTests")
COPIED = ("Sources/SegueMotion", EDITED, *(f"Tests/{name}" for name in TESTS), "Documentation")

# Which edit is made, by a variable of the environment; 0 is none.
CHOICE = """import Foundation

nonisolated let chosenEdit = Int(ProcessInfo.processInfo.environment["EDIT"] ?? "") ?? 0
"""

# The project's own table of modules, and of it only what is edited and what tests that.
MANIFEST = """
let kept: Set<String> = ["SegueMotion", "HeadlessUIKit", %s]
let package = Package(
  name: "Segue",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: modules.filter { kept.contains($0.name) }.map { module in
    .target(
      name: module.name, dependencies: module.imports, path: "\\(module.folder)/\\(module.name)",
      swiftSettings: settings(module), linkerSettings: module.linking)
  }
    + tests.filter { kept.contains($0.name) }.map { module in
      .testTarget(
        name: module.name, dependencies: module.imports, path: "\\(module.folder)/\\(module.name)",
        exclude: module.leavingOut, swiftSettings: settings(module))
    },
  swiftLanguageModes: [.v6])
"""


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--count", type=int, default=40, help="how many edits, 40 by default")
    options.add_argument("--seed", type=int, default=1, help="which edits, 1 by default")
    options.add_argument("--under", default="", help="only files under this folder of " + EDITED)
    options.add_argument("--list", action="store_true", help="print the edits, and make none")
    asked = options.parse_args()

    order = shuffled(asked.seed, asked.under)
    if asked.list:
        for edit in first(order, asked.count):
            print(edit)
        return 0

    chosen = build(order, asked.count)
    began = time.monotonic()
    if not are_green(0, limit=1800):
        print("The tests fail before anything is edited.", file=sys.stderr)
        return 1
    # What takes many times as long as the tests did goes round in circles.
    limit = 30 + 10 * (time.monotonic() - began)
    survivors = 0
    for number, edit in enumerate(chosen, 1):
        green = are_green(number, limit)
        survivors += green
        print(f"{number:3} {'GREEN' if green else 'red  '} {edit}", flush=True)
    print(f"{len(chosen) - survivors} of {len(chosen)} edits turn a test red.")
    return 0


def shuffled(seed, under):
    """All edits, in the order of the seed, each as likely to be early as any other.

    The order hangs on what the edits are, so that it stays when other lines change.
    """
    placed = []
    for path in sorted(pathlib.Path(EDITED, under).rglob("*.swift")):
        seen = collections.Counter()
        for edit in edits(str(path), path.read_text()):
            what = (seed, edit.path, edit.kind, edit.old, edit.parts)
            seen[what] += 1
            placed.append((hashlib.sha256(repr((what, seen[what])).encode()).digest(), edit))
    return [edit for _, edit in sorted(placed, key=lambda pair: pair[0])]


def first(order, count):
    """The first edits that do not share a line."""
    chosen, taken = [], set()
    for edit in order:
        if len(chosen) < count and not edit.place & taken:
            chosen.append(edit)
            taken |= edit.place
    return chosen


def build(order, count):
    """Builds the copy with the first edits that the compiler takes, and returns them."""
    while True:
        chosen = first(order, count)
        synchronise(chosen)
        status, output = call(["swift", "build", "--build-tests"], limit=3600)
        if status == 0:
            return chosen
        refused = set()
        for path, line in re.findall(rf"({EDITED}/[^:]+\.swift):(\d+):\d+: error: ", output):
            # What lacks a call is sometimes said at the end of the function.
            near = [edit for edit in chosen if edit.path == path and edit.line <= int(line)]
            if near:
                refused.add(max(near, key=lambda edit: edit.line))
        if not refused:
            sys.exit(output[-4000:] + "\nThe copy does not build.")
        order = [edit for edit in order if edit not in refused]


def synchronise(chosen):
    """Brings the copy up to date; what is the same keeps its time, so that it is not built anew."""
    manifest = pathlib.Path("Package.swift").read_text()
    manifest = manifest[:manifest.index("let package = Package(")]
    # An edit may leave a result unused.
    manifest = manifest.replace("  .treatAllWarnings(as: .error),\n", "")
    manifest += MANIFEST % ", ".join(f'"{name}"' for name in TESTS)
    wanted = {
        pathlib.Path("Package.swift"): manifest.encode(),
        pathlib.Path(EDITED, "ChosenEdit.swift"): CHOICE.encode(),
    }
    for folder in COPIED:
        for path in pathlib.Path(folder).rglob("*"):
            if path.is_file():
                wanted[path] = path.read_bytes()
    for number, edit in enumerate(chosen, 1):
        path = pathlib.Path(edit.path)
        lines = wanted[path].decode().split("\n")
        edit.weave(lines, number)
        wanted[path] = "\n".join(lines).encode()
    for folder in ("Sources", "Tests", "Documentation"):
        for path in (COPY / folder).rglob("*"):
            if path.is_file() and path.relative_to(COPY) not in wanted:
                path.unlink()
    for path, content in wanted.items():
        target = COPY / path
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


def are_green(number, limit):
    """Whether the tests pass with an edit."""
    status, _ = call(["swift", "test", "--skip-build", "--disable-xctest"], limit, EDIT=number)
    return status == 0


def call(command, limit, **variables):
    """The status and output of a command; one that goes on for longer is ended, and counts as bad."""
    environment = os.environ | {name: str(value) for name, value in variables.items()}
    process = subprocess.Popen(
        command, cwd=COPY, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, errors="replace", start_new_session=True)
    try:
        output, _ = process.communicate(timeout=limit)
        return process.returncode, output
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, 9)
        process.communicate()
        return -1, ""


if __name__ == "__main__":
    sys.exit(main())
