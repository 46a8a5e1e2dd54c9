"""Operates the index of an output folder as a user."""

from checking import check, check_accessibility, click, enter, equal

SHOWN = "[...document.querySelectorAll('article:not([hidden]) h3')].map(item => item.textContent)"
NAMES = [
    "</script><script>document.title = 'broken'</script> \"quotes\" & <b>bold</b>",
    "the panel is presented and dismissed", "the phone rotates",
]


def check_index(page, folder, pictures):
    page.requests.clear()
    page.open((folder / "index.html").as_uri())
    equal("the index lists every scenario, failures first", page.value(SHOWN), NAMES)
    equal("the title is the result", page.value("document.title"),
          "3 scenarios, 8 expectations: 2 failed in 1 scenario")
    loaded = "[...document.images].every(image => image.complete && image.naturalWidth > 0)"
    check("every scenario has a picture", page.wait(loaded, 10) and page.value("document.images.length") == 3)
    base = folder.as_uri()
    equal("the index requests files of its folder only",
          [url for url in page.requests if not url.startswith(base)], [])
    check_filters(page)
    check_accessibility(page, "the index")
    for width, height in [(360, 640), (768, 1024), (1280, 800)]:
        page.size(width, height)
        check(f"the index does not overflow at {width} x {height}",
              page.value("document.documentElement.scrollWidth") <= width)
        if pictures:
            page.picture(pictures / f"index-{width}x{height}.png")
    check_links(page)


def check_filters(page):
    for control, value, expected in [
        ("text", "ROTATES phone", NAMES[2:]), ("text", "", NAMES), ("state", "failed", NAMES[:1]),
        ("state", "passed", NAMES[1:]), ("state", "empty", []), ("state", "", NAMES),
        ("style", "slideIn", NAMES),
    ]:
        enter(page, control, value)
        equal(f"filter {control} {value}", page.value(SHOWN), expected)
        equal(f"filter {control} {value} is counted", page.value("document.getElementById('count').textContent"),
              f"{len(expected)} of 3")
    enter(page, "state", "empty")
    check("an empty list says so", page.value("!document.getElementById('none').hidden"))
    equal("the address has the filters", page.value("location.hash"), "#state=empty&style=slideIn")
    page.value("location.hash = 'state=failed'")
    check("an address with filters applies them", page.wait(f"{SHOWN}.length === 1", 5))


def check_links(page):
    click(page, "article.failed li a")
    frame = "Number(document.getElementById('scrubber')?.value)"
    check("a failure links to its frame", page.wait(f"{frame} === 9", 10))
    equal("the page is that of the scenario",
          page.value("document.querySelectorAll('#scenario option').length"), 1)
