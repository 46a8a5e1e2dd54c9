"""Operates the timeline, the overview and a comparison as a user."""

import time

from checking import check, check_accessibility, click, enter, equal, middle

FRAME = "Number(document.getElementById('scrubber').value)"
TRACKS = "[...document.querySelectorAll('#tracks h3 span, .row.marks > :first-child')].map(item => item.textContent)"


def drag(page, start, end):
    for kind, (x, y) in [("mouseMoved", start), ("mousePressed", start), ("mouseMoved", end), ("mouseReleased", end)]:
        page.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, clickCount=1,
                  button="none" if kind == "mouseMoved" and (x, y) == start else "left", buttons=1)


def check_timeline(page):
    page.value("location.hash = 'scenario=the panel is presented and dismissed'")
    page.wait("document.getElementById('scenario').value === '0'", 5)
    equal("the tracks have names", page.value(TRACKS),
          ["Steps", "Touches", "Transitions", "Callbacks", "Results", "dimming of panel", "panel"])
    equal("the panel's position has a velocity", page.value("document.querySelectorAll('#tracks .velocity').length > 0"), True)
    check("the timeline has pictures", page.wait(
        "[...document.querySelectorAll('#thumbnails img')].filter(image => image.naturalWidth > 0).length > 2", 5))
    page.value("document.getElementById('system').click()")
    check("views of the system are shown when asked", page.value(f"{TRACKS}.length") >= 7)
    page.value("document.getElementById('system').click()")
    enter(page, "find-track", "ing of")
    equal("tracks are found by name", page.value(TRACKS), ["dimming of panel"])
    enter(page, "find-track", "panel")
    page.value("document.querySelectorAll('.pin')[1].click()")
    equal("a pinned track stays, and is first", page.value(TRACKS), ["panel", "dimming of panel"])
    page.value("document.querySelector('.pin').click()")
    enter(page, "find-track", "")
    enter(page, "find-event", "viewdidappear panel")
    equal("events are found by their words",
          page.value("document.querySelectorAll('#events button').length"), 1)
    enter(page, "find-event", "nothing of this")
    equal("a search without result says so", page.value("document.querySelector('#events .empty').textContent"), "Nothing matches.")
    enter(page, "find-event", "")


def check_pointing(page):
    page.press("Home")
    value = "document.querySelector('#tracks h3:nth-of-type(2) + .row .value').textContent"
    before = page.value(value)
    x, y = middle(page, "#tracks h3:nth-of-type(2) + .row .chart")
    page.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y, button="none")
    check("pointing at a track shows the values there", page.value(value) != before)
    check("pointing shows the time", page.value("document.getElementById('hovered').textContent").endswith(" s"))
    equal("pointing does not move the screen", page.value(FRAME), 0)
    page.call("Input.dispatchMouseEvent", type="mouseMoved", x=5, y=5, button="none")
    equal("leaving the track shows the values of the frame", page.value(value), before)


def check_range(page):
    x, y = middle(page, "#axis")
    drag(page, (x, y), (x + 40, y))
    check("a drag selects a range", page.value("document.getElementById('range').textContent").endswith(" s"))
    equal("a range loops", page.value("document.getElementById('loop').getAttribute('aria-pressed')"), "true")
    page.press("Home")
    start = page.value(FRAME)
    page.press("End")
    end = page.value(FRAME)
    check("home and end are the ends of the range", 0 < start < end < page.value("Number(document.getElementById('scrubber').max)"))
    page.press(" ")
    seen = set()
    for _ in range(60):
        seen.add(page.value(FRAME))
        time.sleep(0.02)
    check("playing stays in the range, and goes on", seen and min(seen) >= start and max(seen) <= end
          and page.value("document.getElementById('play').title") == "Pause")
    page.press(" ")
    page.press("Escape")
    equal("escape ends the range", page.value("document.getElementById('range').textContent"), "")
    page.press("l")


def check_address(page):
    page.value("location.hash = 'scenario=the phone rotates&time=0.2'")
    check("an address opens a scenario by name, at a time", page.wait(
        f"document.getElementById('scenario').value === '2' && {FRAME} === 12", 5))
    page.press("ArrowRight")
    equal("the address follows the frame", page.value("location.hash"), "#scenario=the+phone+rotates&time=0.2167")


def check_overview(page):
    click(page, "#grid")
    equal("the overview has every scenario", page.value("document.querySelectorAll('#overview button').length"), 3)
    check("its pictures are drawn", page.wait(
        "[...document.querySelectorAll('#overview img')].every(image => image.naturalWidth > 0)", 5))
    check_accessibility(page, "the overview")
    page.value("document.querySelectorAll('#overview button')[1].click()")
    equal("a scenario of the overview opens", page.value(
        "[document.getElementById('scenario').value, document.getElementById('overview').hidden]"), ["1", True])


def check_outlines(page):
    page.value("location.hash = 'run=2&time=0.4'")
    page.wait(f"{FRAME} === 24", 5)
    boxes = """['expected', 'found'].map(kind => ['x', 'y', 'width', 'height'].map(name =>
      Number(document.querySelector('.' + kind)?.getAttribute(name))))"""
    equal("a failed frame is drawn, expected and found", page.value(boxes), [[0, 0, 393, 852], [0, 426, 393, 426]])
    page.press("ArrowLeft")
    equal("it is drawn only where it failed", page.value("document.querySelectorAll('.expected').length"), 0)


def check_comparison(page, folder, pictures):
    page.open((folder / "compared.html").as_uri())
    equal("two screens have labels", page.value("[...document.querySelectorAll('.side')].map(item => item.textContent)"),
          ["Tests/Page/pages.yaml", "transitions.slide.duration=200ms"])
    page.value("location.hash = 'run=1&time=0.2'")
    page.wait(f"{FRAME} === 12", 5)
    lengths = page.value("""[...document.querySelectorAll('.still')].map(still =>
      still.innerHTML.replaceAll('second-', '')).map(text => text.length)""")
    check("both screens show a picture", len(lengths) == 2 and min(lengths) > 100)
    check("the pictures differ where the motion does", page.value(
        "(([one, two]) => one.innerHTML !== two.innerHTML.replaceAll('second-', ''))(document.querySelectorAll('.still'))"))
    check("differing values are marked", page.value("document.querySelectorAll('.value.different').length > 0"))
    check("the differences are listed", page.value("document.querySelectorAll('#checks .different').length > 0"))
    equal("the differences are a track", page.value(f"{TRACKS}.includes('Differences')"), True)
    check("the outcome counts them", page.value("document.getElementById('outcome').textContent").endswith("different"))
    check_accessibility(page, "a comparison")
    for width, height in [(390, 844), (1280, 800)]:
        page.size(width, height)
        check(f"a comparison does not overflow at {width} x {height}",
              page.value("document.documentElement.scrollWidth") <= width)
        if pictures:
            page.picture(pictures / f"compared-{width}x{height}.png")
    page.size(1280, 800)
