// A screen in the housing of its device, with the rectangles of failed expectations.
class Screen {
  constructor(side) {
    this.side = side;
    this.frame = element("div", { className: "screen" });
    this.frame.setAttribute("role", "img");
    const shape = name => document.createElementNS("http://www.w3.org/2000/svg", name);
    this.device = shape("svg");
    [this.housing, this.still, this.glass, this.marks] = ["rect", "g", "rect", "g"].map(shape);
    this.glass.setAttribute("class", "glass");
    this.housing.setAttribute("class", "housing");
    this.still.setAttribute("class", "still");
    this.device.append(this.housing, this.still, this.glass, this.marks);
    this.frame.append(this.device);
    this.label = element("p", { className: "side" });
  }

  open(shown) {
    this.run = shown;
    this.shot = -1;
    this.label.textContent = shown.label ?? "";
    this.label.hidden = !shown.label;
    this.frame.setAttribute("aria-label", `The screen in the scenario ${shown.name}${this.side}`);
  }

  // Names of a second picture on the page have a prefix.
  show(frame) {
    const shot = shotAt(this.run, frame);
    if (shot !== this.shot) {
      this.shot = shot;
      const text = svg(this.run.shots[shot]);
      this.still.innerHTML = this.side
        ? text.replace(/(id="|url\(#|href="#)/g, "$1second-") : text;
      this.surround();
    }
    this.mark(frame);
  }

  surround() {
    const picture = this.still.firstElementChild, bezel = 10;
    const [width, height] = ["width", "height"].map(name => Number(picture.getAttribute(name)));
    this.device.setAttribute(
      "viewBox", `${-bezel - 1} ${-bezel - 1} ${width + 2 * bezel + 2} ${height + 2 * bezel + 2}`);
    const place = (shape, edge, radius) => {
      const values = {
        x: -edge, y: -edge, width: width + 2 * edge, height: height + 2 * edge, rx: radius
      };
      for (const [name, value] of Object.entries(values)) shape.setAttribute(name, value);
    };
    place(this.housing, bezel, Math.max(this.run.corner + bezel, 16));
    place(this.glass, 0.25, this.run.corner);
  }

  mark(frame) {
    const failed = this.run.checks.filter(([time, , , , outlines]) =>
      outlines && frameAt(this.run, time) === frame);
    if (failed.length === 0 && this.marks.childElementCount === 0) return;
    this.marks.replaceChildren(...failed.flatMap(([, , , , outlines]) =>
      ["expected", "found"].map((kind, index) => {
        const box = document.createElementNS("http://www.w3.org/2000/svg", "rect");
        box.setAttribute("class", kind);
        ["x", "y", "width", "height"].forEach((name, place) => {
          box.setAttribute(name, outlines[index * 4 + place]);
        });
        return box;
      })));
  }
}

// The overview: a picture of every scenario, drawn when it is scrolled into view.
const drawn = new IntersectionObserver(entries => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    drawn.unobserve(target);
    const one = unpackRun(shownRuns[Number(target.dataset.number)]);
    target.src = imageAddress(one.shots[shotAt(one, Math.round(one.last / 2))]);
  }
});

function fillOverview() {
  byId("overview").replaceChildren(...shownRuns.map((one, number) => {
    const picture = element("img", { alt: "" });
    picture.dataset.number = number;
    drawn.observe(picture);
    const isBad = !one.passed || one.differences?.length;
    return element(
      "button", { type: "button", className: isBad ? "failed" : "", onclick: () => open(number, 0) },
      picture, element("span", { textContent: one.name }),
      element("small", { textContent: `${one.passed ? "passed" : "failed"} \u00B7 ${trimmed(one.duration, 2)} s` }));
  }));
}

function showOverview(isShown) {
  if (isShown && !byId("overview").firstChild) fillOverview();
  if (isShown) pause();
  byId("overview").hidden = !isShown;
  document.querySelector("main").hidden = isShown;
  byId("transport").hidden = isShown;
  byId("grid").setAttribute("aria-pressed", isShown);
}
