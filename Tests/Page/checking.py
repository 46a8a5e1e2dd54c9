"""What the checks of all pages share."""

import json
import pathlib

AXE = pathlib.Path(".build/axe/axe_playwright_python/axe.min.js")
failures = []


def check(title, passed):
    print(f"  {'ok  ' if passed else 'FAIL'}  {title}")
    if not passed:
        failures.append(title)


def equal(title, found, expected):
    check(title if found == expected else f"{title}: expected {expected!r}, found {found!r}",
          found == expected)


def middle(page, selector):
    """Returns the center of an element in the window, scrolled into view."""
    return page.value(f"""(() => {{
      const element = document.querySelector({selector!r});
      element.scrollIntoView({{ block: 'nearest' }});
      const box = element.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    }})()""")


def click(page, selector):
    page.click(*middle(page, selector))


def enter(page, control, value):
    """Sets the value of a control as a user does."""
    page.value(f"""(() => {{
      const control = document.getElementById({control!r});
      control.value = {value!r};
      control.dispatchEvent(new Event('input', {{ bubbles: true }}));
    }})()""")


def check_accessibility(page, name):
    """Applies all rules of axe-core in both color schemes."""
    page.call("Runtime.evaluate", expression=AXE.read_text())
    for scheme in ["light", "dark"]:
        page.scheme(scheme)
        answer = page.call(
            "Runtime.evaluate", awaitPromise=True, returnByValue=True, expression="""axe.run().then(
              result => JSON.stringify(result.violations.map(rule =>
                [rule.id, ...rule.nodes.map(node => node.html.slice(0, 100))])))""")
        equal(f"axe-core finds nothing in {name}, {scheme}", json.loads(answer["result"]["value"]), [])
    page.scheme("light")
