// The timeline: thumbnails, an axis, and a track for each part of a run.

// The parts that are hidden, found and first.
const trackChoice = { text: "", showsSystem: false, pinned: new Set() };
let plots = [];

const percent = (frame, run) => `${100 * frame / Math.max(run.last, 1)}%`;

// Returns a path in a box of 1000 by 100 with gaps where there is no value. A value that does not
// change is one line.
function outline(run, read, lowest, span) {
  const point = (frame, value) =>
    `${fixed(1000 * frame / Math.max(run.last, 1), 1)} ${fixed(100 - 100 * (value - lowest) / span, 1)}`;
  const values = [...Array(run.last + 1).keys()].map(read);
  return values.map((value, frame) => {
    if (value === undefined) return "";
    if (frame === 0 || values[frame - 1] === undefined) return `M${point(frame, value)}`;
    const isInside = value === values[frame - 1] && value === values[frame + 1];
    return isInside ? "" : `L${point(frame, value)}`;
  }).join("");
}

function bounds(lists) {
  let lowest = Infinity, highest = -Infinity;
  for (const values of lists) {
    for (const value of values) {
      lowest = Math.min(lowest, value);
      highest = Math.max(highest, value);
    }
  }
  return [lowest, highest];
}

// Returns a lane with marks: [first frame, last frame, kind, text].
function marks(run, entries) {
  return element("div", { className: "chart lane" }, ...entries.map(([from, to, kind, text]) => {
    const made = element("i", { className: kind, title: text });
    made.style.left = percent(from, run);
    if (to > from) made.style.width = percent(to - from, run);
    return made;
  }));
}

function markRow(run, name, entries) {
  return element(
    "div", { className: "row marks" }, element("div", { textContent: name }),
    element("div", { className: "range" }), marks(run, entries),
    element("div", { className: "value", textContent: entries.length }));
}

function plotRow(run, other, layer, series, twin) {
  const { property, track } = series, { name } = layer;
  const [lowest, highest] = bounds([track.values, twin ? twin.track.values : []]);
  const span = Math.max(highest - lowest, 0.001);
  const shown = value => trimmed(value, property === "opacity" ? 2 : 1);
  const picture = drawing("0 0 1000 100", outline(run, frame => valueAt(series, frame), lowest, span));
  const add = (className, path) => {
    const line = picture.firstChild.cloneNode();
    line.setAttribute("class", className);
    line.setAttribute("d", path);
    picture.append(line);
  };
  if (twin) {
    const frameOf = frame => Math.round(frame * other.fps / run.fps);
    add("other", outline(run, frame => valueAt(twin, frameOf(frame)), lowest, span));
  } else {
    const speed = frame => velocityAt(series, frame, run.fps);
    const speeds = [...Array(run.last + 1).keys()].map(speed).filter(value => value !== undefined);
    const fastest = Math.max(...bounds([speeds]).map(Math.abs));
    if (speeds.length && fastest > 0) add("velocity", outline(run, speed, -fastest, 2 * fastest));
  }
  picture.setAttribute("preserveAspectRatio", "none");
  picture.setAttribute("role", "img");
  picture.setAttribute(
    "aria-label", `${property} of ${name}, from ${shown(lowest)} to ${shown(highest)}`);
  const value = element("div", { className: "value" });
  plots.push({ series, twin, value, shown, other, run });
  return element(
    "div", { className: "row" }, element("div", { textContent: property }),
    element(
      "div", { className: "range" }, element("span", { textContent: shown(highest) }),
      element("span", { textContent: shown(lowest) })),
    element("div", { className: "chart" }, picture), value);
}

const moves = ({ track }) => track.values.length > 1;

// Returns the series of a layer in another run; undefined if it is not there.
function twinOf(other, layer, index) {
  return other?.series.find(one => one.name === layer.name)?.properties[index];
}

function layerGroup(run, other, layer, pin) {
  const rows = layer.properties.map((series, index) => {
    const twin = twinOf(other, layer, index);
    if (!series.track.values.length) return null;
    return moves(series) || (twin && moves(twin)) ? plotRow(run, other, layer, series, twin) : null;
  }).filter(row => row);
  if (!rows.length) return [];
  const isPinned = trackChoice.pinned.has(layer.name);
  const button = element("button", {
    type: "button", className: "pin", textContent: isPinned ? "Unpin" : "Pin",
    ariaLabel: `${isPinned ? "Unpin" : "Pin"} ${layer.name}`, onclick: () => pin(layer.name)
  });
  return [element("h3", {}, element("span", { textContent: layer.name }), button), ...rows];
}

// Returns the tracks of a run's steps, touches, transitions, callbacks and results.
function namedTracks(run) {
  const at = time => frameAt(run, time);
  const callbacks = ["appearance", "delegate", "presentation", "container", "completion"];
  const events = kinds => run.events.filter(([, kind]) => kinds.includes(kind))
    .map(([time, kind, subject, text]) => [at(time), at(time), kind, `${subject} ${text}`]);
  const results = run.checks.map(([time, kind, text]) => [at(time), at(time), kind, text]);
  return [
    ["Steps", events(["step"])],
    ["Touches", run.touches.map(([id, from, to]) => [at(from), at(to), "touch", `touch ${id}`])],
    ["Transitions", run.transitions.map(([name, from, to, end]) => [at(from), at(to), end, `${name} ${end}`])],
    ["Callbacks", events(callbacks)], ["Results", results],
    ["Differences", (run.differences ?? []).map(([from, to, text]) => [at(from), at(to), "different", text])]
  ];
}

// Fills the timeline; the layers of a second run are drawn over those of the first.
function fillTracks(run, other) {
  plots = [];
  const find = trackChoice.text.toLowerCase().split(/\s+/);
  const isFound = words => find.every(word => words.toLowerCase().includes(word));
  const pin = name => {
    if (!trackChoice.pinned.delete(name)) trackChoice.pinned.add(name);
    fillTracks(run, other);
    showTracks(current);
    [...byId("plots").querySelectorAll(".pin")].find(one => one.ariaLabel.endsWith(` ${name}`))?.focus();
  };
  const isPinned = layer => trackChoice.pinned.has(layer.name);
  const isShown = layer => isPinned(layer)
    || ((trackChoice.showsSystem || !layer.isSystem)
      && isFound([layer.name, ...layer.properties.map(one => one.property)].join(" ")));
  const layers = run.series.filter(isShown)
    .sort((one, two) => isPinned(two) - isPinned(one))
    .flatMap(layer => layerGroup(run, other, layer, pin));
  const named = namedTracks(run).filter(([name, entries]) => entries.length && isFound(name))
    .map(([name, entries]) => markRow(run, name, entries));
  const rows = [...named, ...layers];
  const none = element("p", { className: "empty", textContent: "No track matches." });
  byId("tracks").replaceChildren(...(rows.length ? rows : [none]));
}

// Returns the value of the second run, or the velocity, which is next to the value.
function detailText({ series, twin, shown, other, run }, frame) {
  if (twin) {
    const second = valueAt(twin, Math.round(frame * other.fps / run.fps));
    return second === undefined ? "\u2013" : shown(second);
  }
  const speed = velocityAt(series, frame, run.fps);
  return speed ? `${trimmed(speed, series.property === "opacity" ? 2 : 0)}/s` : "";
}

// Writes the values of a frame.
function showTracks(frame) {
  for (const plot of plots) {
    const { series, twin, value, shown } = plot, own = valueAt(series, frame);
    const text = own === undefined ? "\u2013" : shown(own), detail = detailText(plot, frame);
    if (value.textContent === text + detail) continue;
    value.replaceChildren(text, element("small", { textContent: detail }));
    value.classList.toggle("different", twin !== undefined && detail !== text);
  }
}

// Shows as many pictures above the tracks as there is room for.
function fillThumbnails(run) {
  const row = byId("thumbnails"), count = Math.min(Math.floor(row.clientWidth / 44), run.last + 1, 24);
  if (row.dataset.shown === `${run.name} ${count}`) return;
  row.dataset.shown = `${run.name} ${count}`;
  row.replaceChildren(...[...Array(Math.max(count, 0)).keys()].map(index => {
    const frame = Math.round(run.last * (index + 0.5) / count);
    return element("img", { alt: "", src: imageAddress(run.shots[shotAt(run, frame)]) });
  }));
}

// Writes times below the thumbnails, at steps of 1, 2 or 5.
function fillAxis(run) {
  const end = run.last / run.fps, rough = end / 5, unit = 10 ** Math.floor(Math.log10(rough || 1));
  const step = [1, 2, 5, 10].map(one => one * unit).find(one => one >= rough) ?? 1;
  const labels = [];
  for (let time = 0; time <= end + 1e-9; time += step) {
    const label = element("span", { textContent: `${trimmed(time, 2)} s` });
    label.style.left = percent(time * run.fps, run);
    labels.push(label);
  }
  byId("axis").replaceChildren(...labels);
}
