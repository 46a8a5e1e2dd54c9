#!/usr/bin/env python3
"""Plays the script in Chromium. Prints the nanoseconds of processor time per frame."""

import math
import pathlib
import shutil
import sys

sys.dont_write_bytecode = True
folder = pathlib.Path(__file__).resolve().parent
sys.path.append(str(folder.parents[2] / "Tests/Page"))
from browser import Browser  # noqa: E402

FRAMES_PER_CYCLE = 93


def main():
    cycles = int(sys.argv[1])
    page = Browser(shutil.which("chromium"))
    try:
        page.size(393, 852)
        page.open((folder / "script.html").as_uri())
        page.call("Performance.enable")
        for title, is_animated in [("Web Animations", "true"), ("styles set by a script", "false")]:
            page.value(f"playCycles({cycles}, {is_animated})")
            start = processor_seconds(page)
            total = page.value(f"playCycles({cycles}, {is_animated})")
            elapsed = processor_seconds(page) - start
            if not math.isfinite(total):
                sys.exit("The sum is not finite.")
            print(f"Chromium, {title}\t{elapsed * 1e9 / (cycles * FRAMES_PER_CYCLE):.1f}")
    finally:
        page.close()


def processor_seconds(page):
    """Returns the processor time of the page's main thread."""
    metrics = page.call("Performance.getMetrics")["metrics"]
    return {metric["name"]: metric["value"] for metric in metrics}["ThreadTime"]


main()
