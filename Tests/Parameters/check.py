"""Changes each parameter that a file of a folder sets, and runs the file's scenarios.

A number is increased and decreased by a fifth; a Boolean is inverted; a word is replaced by another
valid one. An edit is detected if the file then fails. At least sixty edits are made, and nine of ten
must be detected; the others are printed.
"""

import concurrent.futures
import itertools
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

LEAST_EDITS = 60
LEAST_FRACTION = 0.9

# Alternative words: each is replaced by the next of its row.
WORDS = [
    ["linear", "easeIn", "easeOut", "easeInOut"],
    ["fit", "small", "medium", "large", "fill"],
    ["left", "right", "top", "bottom"],
    ["leading", "trailing"],
    ["center", "fade"],
    ["full", "edge"],
    ["black", "white", "red"],
    ["true", "false"],
]
OTHERS = {w: row[(row.index(w) + 1) % len(row)] for row in WORDS for w in row}
KEYS_OF_NAMES = {"style", "preset", "compactHeightScreen", "standIn", "from"}
NUMBER = re.compile(r"(?<![\w.#-])(-?\d+(?:\.\d+)?)(ms|s)?(?![\w.])")
WORD = re.compile(r"(?:^|[\s\[{:,])([A-Za-z]+)(?=\s*[,}\]]|\s*$)")


def tuned_spans(text):
    """The ranges of parameters: below 'transitions:', and in every map of `parameters:` and `interactivePresentation:`."""
    block = re.search(r"^transitions:\n((?:[ #].*\n|\n)*)", text, re.M)
    if block:
        yield block.start(1), block.end(1)
    for start in re.finditer(r"\b(?:parameters|interactivePresentation): *\{", text):
        depth, end = 1, start.end()
        while depth and end < len(text):
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        yield start.end(), end - 1


def key_of(text, place):
    """The key of the value at a position."""
    keys = re.findall(r"([A-Za-z]+):\s*[\[{]?\s*[^:{}]*$", text[max(0, place - 200):place])
    return keys[-1] if keys else ""


def without_comments(text):
    """The text with comments blanked, so that positions are unchanged."""
    return re.sub(r"(^|\s)#[^\n\"]*$", lambda m: " " * len(m.group(0)), text, flags=re.M)


def edits(text):
    """Positions, the values there, and their replacements."""
    plain = without_comments(text)
    for start, end in tuned_spans(plain):
        part = plain[start:end]
        for match in NUMBER.finditer(part):
            value = float(match.group(1))
            if value == 0:
                continue
            for factor in (1.2, 0.8):
                new = f"{value * factor:.6g}" + (match.group(2) or "")
                yield start + match.start(), match.group(0), new
        for match in WORD.finditer(part):
            word, place = match.group(1), start + match.start(1)
            if word in OTHERS and key_of(plain, place) not in {"style", "preset"}:
                yield place, word, OTHERS[word]


def run(segue, folder, file, text, place, old, new):
    """0: passed, 1: detected, else: invalid file."""
    with tempfile.TemporaryDirectory() as scratch:
        copy = pathlib.Path(scratch) / "Configs"
        shutil.copytree(folder, copy)
        (copy / file).write_text(text[:place] + new + text[place + len(old):])
        return subprocess.run(
            [segue, "run", "--quiet", copy / file],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode


def main(segue, folder):
    jobs = []
    for path in sorted(pathlib.Path(folder).glob("*.yaml")):
        text = path.read_text()
        jobs += [(path.name, text, *edit) for edit in edits(text)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        codes = list(pool.map(lambda job: run(segue, folder, *job), jobs))
    made = detected = 0
    for file, group in itertools.groupby(zip(jobs, codes), key=lambda pair: pair[0][0]):
        results = []
        for (_, text, place, old, new), code in group:
            if code not in (0, 1):
                continue
            results.append(code)
            if code == 0:
                line = text.count("\n", 0, place) + 1
                column = place - text.rfind("\n", 0, place)
                print(f"  {folder}/{file}:{line}:{column}: {new} for {old} is not detected")
        made += len(results)
        detected += sum(results)
        print(f"{folder}/{file}: {sum(results)} of {len(results)} edits detected")
    fraction = detected / made if made else 0
    print(f"{detected} of {made} edits detected, {fraction:.1%}")
    return 0 if made >= LEAST_EDITS and fraction >= LEAST_FRACTION else 1


sys.exit(main(sys.argv[1], sys.argv[2]))
