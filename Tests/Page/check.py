"""Operates the page as a user. Arguments: Chromium, the folder of the page, the folder for pictures."""

import pathlib
import sys
import time

import index
import timeline
from browser import Browser
from checking import check, check_accessibility, click, equal, failures, middle

FRAME = "Number(document.getElementById('scrubber').value)"
LAST = "Number(document.getElementById('scrubber').max)"
def check_opening(page):
    equal("the title is the file", page.value("document.title"), "Tests/Page/pages.yaml")
    equal("the page makes no requests other than for itself",
          len({url for url in page.requests if not url.startswith("data:")}), 1)
    equal("every scenario is selectable", page.value("document.querySelectorAll('#scenario option').length"), 3)
    equal("names are escaped", page.value(
        "[document.querySelectorAll('header b, li b, #stage img, .list li img').length, document.querySelector('h1').children.length]"), [0, 0])
    equal("the page opens at the first frame", page.value(FRAME), 0)
    check("the screen has a picture", page.value("document.querySelectorAll('.still svg rect').length > 5"))
    check("the footer lists the keys", page.value("document.querySelector('footer').innerText.includes('play or pause')"))
    nameless = page.value("""[...document.querySelectorAll('button, select, input')].filter(item =>
      !(item.getAttribute('aria-label') || item.textContent.trim() || item.labels?.[0]?.textContent))
      .map(item => item.outerHTML)""")
    equal("every control has a name", nameless, [])
    unlabeled = page.value("""[...document.querySelectorAll('section, [role=group]')].filter(part =>
      !part.getAttribute('aria-label')).map(part => part.id)""")
    equal("every section has a name", unlabeled, [])


def check_playing(page):
    page.press(" ")
    equal("space plays", page.value("document.getElementById('play').title"), "Pause")
    check("playing advances the frames", page.wait(f"{FRAME} > 3", 10))
    page.press(" ")
    paused = page.value(FRAME)
    time.sleep(0.2)
    equal("space pauses", [page.value(FRAME), page.value("document.getElementById('play').title")],
          [paused, "Play"])
    page.press(" ")
    check("playback stops at the end",
          page.wait(f"{FRAME} === {LAST} && document.getElementById('play').title === 'Play'", 20))
    click(page, "#play")
    check("at the end the button plays from the start", page.wait(f"{FRAME} < {LAST}", 5))
    click(page, "#play")
    page.value("document.activeElement.blur()")


def check_keys(page):
    last = page.value(LAST)
    # A plus sign is Shift, with which an arrow key steps by ten frames.
    for keys, expected in [
        (["Home"], 0), (["ArrowRight", "ArrowRight"], 2), (["+ArrowRight"], 12),
        (["ArrowLeft"], 11), (["+ArrowLeft", "+ArrowLeft"], 0), (["ArrowLeft"], 0),
        (["End"], last), (["ArrowRight"], last), (["Home"], 0),
    ]:
        for key in keys:
            page.press(key.lstrip("+"), shift=key.startswith("+"))
        equal(f"keys {' '.join(keys)}", page.value(FRAME), expected)
    speed = "document.getElementById('speed').value"
    for keys, expected in [("[[", "0.25"), ("]]]", "2"), ("]]]]", "4"), ("[[[[[[[", "0.1"), ("]]]", "1")]:
        for key in keys:
            page.press(key)
        equal(f"keys {keys}", page.value(speed), expected)


def check_scrubbing(page):
    x, y = middle(page, "#scrubber")
    page.click(x, y)
    half = page.value(LAST) / 2
    check("a click on the scrubber shows the frame at its middle", abs(page.value(FRAME) - half) <= 1)
    page.press("ArrowRight")
    check("an arrow key moves the scrubber by one frame", abs(page.value(FRAME) - half - 1) <= 1)
    equal("the scrubber has an accessible value", page.value(
        f"document.getElementById('scrubber').getAttribute('aria-valuetext').endsWith('frame ' + {FRAME})"), True)
    x, y = middle(page, ".chart")
    page.click(x, y)
    check("a click on a plot shows its frame", abs(page.value(FRAME) - half) <= 1)
    check("the plots' cursor is at the frame", page.value(
        f"Math.abs(document.documentElement.style.getPropertyValue('--progress') - {FRAME} / {LAST}) < 0.001"))
    page.press("Home")
    click(page, "#next")
    click(page, "#next")
    click(page, "#back")
    equal("the buttons step by one frame", page.value(FRAME), 1)
    click(page, "#end")
    equal("the end button shows the last frame", page.value(f"{FRAME} === {LAST}"), True)
    page.value("document.activeElement.blur()")


def check_lists(page):
    count = page.value("document.querySelectorAll('#events button').length")
    check("the page lists the events", count > 10)
    page.value(f"document.querySelectorAll('#events button')[{count - 1}].click()")
    marked = page.value("document.querySelectorAll('#events [aria-current=time]').length")
    check("a click on an event shows its frame and marks the events at its time", marked > 0)
    equal("the current event is visible", page.value("""(() => {
      const list = document.getElementById('events').getBoundingClientRect();
      const item = document.querySelector('#events [aria-current]').getBoundingClientRect();
      return item.top >= list.top - 1 && item.bottom <= list.bottom + 1;
    })()"""), True)
    page.value("document.querySelector('#events button').focus()")
    page.press("ArrowDown")
    page.press("ArrowDown")
    page.press("Enter")
    equal("arrow keys move the focus in the list", page.value(
        "[...document.querySelectorAll('#events button')].indexOf(document.activeElement)"), 2)
    equal("one entry of a list is in the tab order",
          page.value("document.querySelectorAll('#events button[tabindex=\"0\"]').length"), 1)
    page.value("document.activeElement.blur()")


def check_scenarios(page):
    page.value("document.getElementById('scenario').focus()")
    page.press("ArrowDown")
    equal("an arrow key selects the next scenario", page.value("document.getElementById('scenario').value"), "1")
    equal("a selected scenario opens at its first frame", page.value(FRAME), 0)
    equal("the outcome button counts the failures", page.value("document.getElementById('outcome').textContent"), "2 failed")
    click(page, "#outcome")
    equal("the outcome button focuses the first failure", page.value("document.activeElement.className.includes('failed')"), True)
    check("the outcome button shows the frame of the failure", page.value(f"{FRAME} === 9"))
    page.value("location.hash = 'run=3&frame=12'")
    check("a URL fragment opens a scenario at a frame", page.wait(
        f"document.getElementById('scenario').value === '2' && {FRAME} === 12", 5))
    page.value("document.activeElement.blur()")


def check_pictures(page, folder):
    """Compares the page's pictures with those of `segue render --at`, as parsed by the browser."""
    for run, name, frame in [(1, "0", 0), (1, "100", 6), (1, "150", 9), (1, "200", 12),
                             (1, "400", 24), (3, "rotated", 30)]:
        page.value(f"location.hash = 'run={run}&frame={frame}'")
        page.wait(f"document.getElementById('scenario').value === '{run - 1}' && {FRAME} === {frame}", 5)
        # The file ends with the digest by which Segue recognizes it.
        still = (folder / f"{name}.svg").read_text().partition("<!-- segue ")[0]
        equal(f"frame {frame} of scenario {run} is the still", page.value(f"""(() => {{
          const still = document.createElement('div');
          still.innerHTML = {still!r};
          return still.innerHTML === document.querySelector('.still').innerHTML;
        }})()"""), True)


def check_layout(page, pictures):
    for width, height in [(360, 640), (390, 844), (719, 900), (768, 1024), (1060, 620), (1280, 800),
                          (1600, 900)]:
        page.size(width, height)
        page.value("scrollTo(0, 0)")
        wide = page.value("document.documentElement.scrollWidth")
        check(f"nothing overflows at {width} x {height}", wide <= width)
        overlaps = page.value("""(() => {
          const groups = ['header > *', '.buttons > *', 'main > *', 'body > header, main, footer',
            '#checks > li > button > *', '#events > li > button > *', '.row > *'];
          const found = [];
          for (const group of groups) {
            const boxes = [...document.querySelectorAll(group)].map(item => [item, item.getBoundingClientRect()])
              .filter(([, box]) => box.width && box.height);
            boxes.forEach(([one, a], place) => {
              for (const [other, b] of boxes.slice(place + 1)) {
                if (one.parentNode !== other.parentNode) continue;
                if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
                  && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) {
                  found.push(`${one.outerHTML.slice(0, 60)} / ${other.outerHTML.slice(0, 60)}`);
                }
              }
            });
          }
          return found;
        })()""")
        equal(f"nothing overlaps at {width} x {height}", overlaps, [])
        small = page.value("""[...document.querySelectorAll('#first .screen, #transport, #events, #plots')]
          .filter(item => item.clientHeight < 60 || item.clientWidth < 150).map(item => item.id)""")
        equal(f"every panel has a usable size at {width} x {height}", small, [])
        if pictures and (width, height) in [(360, 640), (390, 844), (768, 1024), (1280, 800), (1600, 900)]:
            page.picture(pictures / f"{width}x{height}.png")
    page.size(1280, 800)
    background = "getComputedStyle(document.body).backgroundColor"
    light = page.value(background)
    page.scheme("dark")
    check("the dark color scheme changes the background", page.value(background) != light)
    if pictures:
        page.picture(pictures / "dark.png")
        page.size(390, 844)
        page.value("scrollTo(0, 900)")
        page.picture(pictures / "dark-narrow.png")


def main():
    program, folder, pictures = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
    if pictures:
        pathlib.Path(pictures).mkdir(parents=True, exist_ok=True)
    page = Browser(program)
    try:
        page.size(1280, 800)
        page.scheme("light")
        page.open((folder / "page.html").as_uri())
        check_opening(page)
        check_playing(page)
        check_keys(page)
        check_scrubbing(page)
        check_lists(page)
        check_scenarios(page)
        check_pictures(page, folder)
        timeline.check_timeline(page)
        timeline.check_pointing(page)
        timeline.check_range(page)
        timeline.check_address(page)
        timeline.check_overview(page)
        timeline.check_outlines(page)
        page.value("location.hash = 'run=2&frame=9'")
        page.wait(f"{FRAME} === 9", 5)
        check_layout(page, pathlib.Path(pictures) if pictures else None)
        page.size(1280, 800)
        equal("no markup changed the title", page.value("document.title"), "Tests/Page/pages.yaml")
        check_accessibility(page, "the page")
        timeline.check_comparison(page, folder, pathlib.Path(pictures) if pictures else None)
        index.check_index(page, folder / "out", pathlib.Path(pictures) if pictures else None)
        equal("the browser reports no errors", page.errors, [])
    finally:
        page.close()
    print(f"{len(failures)} failed" if failures else "all checks passed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
