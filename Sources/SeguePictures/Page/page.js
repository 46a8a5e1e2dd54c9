"use strict";
(() => {
const byId = id => document.getElementById(id);
const data = JSON.parse(byId("data").textContent);
// Decodes Base64 VLQ: the lowest bit is the sign; five bits per letter and a continuation bit.
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const digits = new Map([...letters].map((letter, digit) => [letter, digit]));
function unpack(text) {
  const numbers = [];
  let value = 0, unit = 1;
  for (const letter of text) {
    const digit = digits.get(letter);
    value += (digit & 31) * unit;
    unit *= 32;
    if (digit & 32) continue;
    const size = Math.floor(value / 2);
    numbers.push(value % 2 ? -size : size);
    value = 0;
    unit = 1;
  }
  return numbers;
}

const templates = data.templates.map(text => ({
  parts: text.split(/[\u00A7\u00B6]/), places: text.includes("\u00B6") ? 8 : 4
}));
const layouts = data.layouts.map(text => {
  let index = 0;
  return unpack(text).map(step => templates[index += step]);
});

// The texts of numbers: with exactly, or at most, a number of decimals; times in seconds.
const fixed = (number, places) => number.toFixed(places);
const trimmed = (number, places) =>
  fixed(number, places).replace(/\.?0+$/, "").replace(/^-0$/, "0");
const secondsText = time => fixed(time, 3);

// Returns the first frame, the layout and the numbers of each picture. The numbers of a line start
// from the last numbers of the line of the same template, counted from the top.
function unpackPictures(text) {
  const stream = unpack(text), known = new Map(), pictures = [];
  let at = 0, frame = 0, layout = 0;
  while (at < stream.length) {
    frame += stream[at++];
    layout += stream[at++];
    const lines = layouts[layout], counts = new Map(), numbers = [];
    const before = lines.map(line => {
      const count = counts.get(line) ?? 0;
      counts.set(line, count + 1);
      if (!known.has(line)) known.set(line, []);
      return known.get(line)[count] ??= new Array(line.parts.length - 1).fill(0);
    });
    for (const line of before) numbers.push(...line);
    let index = 0, difference = 0;
    for (let count = stream[at++]; count > 0; count--) {
      index += stream[at++];
      difference += stream[at++];
      numbers[index] += difference;
    }
    let next = 0;
    for (const line of before) for (const index of line.keys()) line[index] = numbers[next++];
    pictures.push({ frame, layout, numbers });
  }
  return pictures;
}

function svg(picture) {
  let next = 0;
  return layouts[picture.layout].map(({ parts, places }) => {
    let line = parts[0];
    for (const part of parts.slice(1)) {
      line += trimmed(picture.numbers[next++] / 10 ** places, places) + part;
    }
    return line + "\n";
  }).join("");
}

// Returns the changes of a property as frames and values; a value applies until the next change.
function unpackTrack(text) {
  const stream = unpack(text), frames = [], values = [];
  let frame = 0, value = 0;
  for (let at = 0; at < stream.length; at += 2) {
    frames.push(frame += stream[at]);
    values.push((value += stream[at + 1]) / 1000);
  }
  return { frames, values };
}

// Returns the index of the last number not greater than a limit; -1 for none.
function lastIndex(limit, numbers) {
  let low = 0, high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] <= limit) low = middle + 1; else high = middle;
  }
  return low - 1;
}

function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  Object.assign(made, properties);
  made.append(...children);
  return made;
}

function drawing(viewBox, path) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  made.setAttribute("viewBox", viewBox);
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  line.setAttribute("d", path);
  made.append(line);
  return made;
}
const signs = {
  passed: "M3 8.5l3.5 3.5L13 4.5", failed: "M4 4l8 8M12 4l-8 8", warning: "M8 3v6M8 12.9v.1"
};
const states = { passed: "passed", failed: "failed", warning: "warning" };

// A list of entries with frames. One entry is in the tab order; arrow keys move the focus.
class TimeList {
  constructor(list, emptyText) {
    this.list = list;
    this.emptyText = emptyText;
    list.addEventListener("keydown", event => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const index = this.buttons.indexOf(event.target);
      if (!step || index < 0) return;
      event.preventDefault();
      this.focus(Math.min(Math.max(index + step, 0), this.buttons.length - 1));
    });
  }

  fill(entries) {
    this.frames = entries.map(entry => entry.frame);
    this.buttons = entries.map(entry => element(
      "button",
      { type: "button", tabIndex: -1, className: entry.kind, onclick: () => goTo(entry.frame) },
      ...entry.content));
    const rows = this.buttons.map(button => element("li", {}, button));
    const none = element("li", { className: "empty", textContent: this.emptyText });
    this.list.replaceChildren(...(rows.length ? rows : [none]));
    this.list.scrollTop = 0;
    if (rows.length) this.buttons[0].tabIndex = 0;
    this.shown = null;
  }

  focus(index) {
    for (const button of this.buttons) button.tabIndex = -1;
    this.buttons[index].tabIndex = 0;
    this.buttons[index].focus();
  }

  show(frame) {
    const latest = lastIndex(frame, this.frames);
    const first = lastIndex(frame - 1, this.frames) + 1;
    if (this.shown === `${first} ${latest}`) return;
    this.shown = `${first} ${latest}`;
    this.buttons.forEach((button, index) => {
      button.classList.toggle("later", index > latest);
      button.classList.toggle("latest", index === latest);
      if (index >= first && index <= latest) button.setAttribute("aria-current", "time");
      else button.removeAttribute("aria-current");
    });
    this.reveal(first <= latest ? first : latest, latest);
  }

  // Scrolls the list without scrolling the page.
  reveal(first, last) {
    if (last < 0) { this.list.scrollTop = 0; return; }
    const [top, end] = [this.buttons[first].parentNode, this.buttons[last].parentNode];
    const bottom = end.offsetTop + end.offsetHeight - this.list.clientHeight;
    if (this.list.scrollTop < bottom) this.list.scrollTop = bottom;
    if (this.list.scrollTop > top.offsetTop) this.list.scrollTop = top.offsetTop;
  }
}

const events = new TimeList(byId("events"), "No events.");
const checks = new TimeList(byId("checks"), "No expectations.");
const seconds = time => element("time", { textContent: secondsText(time) });

function eventEntry([time, kind, subject, text]) {
  const words = subject ? `${subject} ${text}` : text;
  return {
    frame: frameOf(time), kind: kind === "step" ? "step" : "",
    content: [
      seconds(time), element("span", { textContent: words }),
      element("small", { textContent: kind })
    ]
  };
}

function checkEntry([time, kind, text, source]) {
  const sign = drawing("0 0 16 16", signs[kind]);
  sign.setAttribute("role", "img");
  sign.setAttribute("aria-label", states[kind]);
  return {
    frame: frameOf(time), kind,
    content: [
      seconds(time), sign, element("span", { textContent: text }),
      ...(source ? [element("small", { textContent: source })] : [])
    ]
  };
}

function fillTicks() {
  const tick = (frame, kind) => {
    const made = element("i", { className: kind });
    made.style.left = `${100 * frame / Math.max(run.last, 1)}%`;
    return made;
  };
  byId("ticks").replaceChildren(
    ...run.events.map(([time, kind]) => tick(frameOf(time), kind === "step" ? "step" : "")),
    ...run.marks.map(([frame]) => tick(frame, "mark")),
    ...run.checks.filter(([, kind]) => kind !== "passed")
      .map(([time, kind]) => tick(frameOf(time), kind)));
}
let tracks = [];

// Returns a path in a box of 1000 by 100 with gaps where the layer is absent.
function outline(track, toggles, lowest, span) {
  const x = frame => fixed(1000 * frame / Math.max(run.last, 1), 1);
  const y = value => fixed(100 - 100 * (value - lowest) / span, 1);
  let path = "";
  for (let change = 0; change < toggles.length; change += 2) {
    const begin = toggles[change], end = toggles[change + 1] ?? run.last;
    let index = Math.max(lastIndex(begin, track.frames), 0), level = y(track.values[index]);
    path += `M${x(begin)} ${level}`;
    for (index += 1; track.frames[index] <= end; index++) {
      if (track.frames[index] - track.frames[index - 1] > 1) {
        path += `L${x(track.frames[index] - 1)} ${level}`;
      }
      level = y(track.values[index]);
      path += `L${x(track.frames[index])} ${level}`;
    }
    path += `L${x(end)} ${level}`;
  }
  return path;
}

function plot(name, property, track, toggles) {
  let lowest = Infinity, highest = -Infinity;
  for (const value of track.values) {
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
  }
  const shown = value => trimmed(value, property === "opacity" ? 2 : 1);
  const picture = drawing("0 0 1000 100", outline(track, toggles, lowest, highest - lowest));
  picture.setAttribute("preserveAspectRatio", "none");
  picture.setAttribute("role", "img");
  picture.setAttribute(
    "aria-label", `${property} of ${name}, from ${shown(lowest)} to ${shown(highest)}`);
  const chart = element("div", { className: "chart" }, picture);
  chart.addEventListener("click", event => {
    const box = chart.getBoundingClientRect();
    goTo(Math.round((event.clientX - box.left) / box.width * run.last));
  });
  const value = element("div", { className: "value" });
  tracks.push({ track, toggles, value, shown });
  return element(
    "div", { className: "row" }, element("div", { textContent: property }),
    element(
      "div", { className: "range" }, element("span", { textContent: shown(highest) }),
      element("span", { textContent: shown(lowest) })),
    chart, value);
}

function fillPlots() {
  tracks = [];
  const layers = run.layers.map(([name, presence, ...texts]) => {
    let frame = 0;
    const toggles = unpack(presence).map(step => frame += step);
    const rows = texts.map(unpackTrack)
      .map((track, index) => track.values.length > 1
        ? plot(name, data.properties[index], track, toggles) : null)
      .filter(row => row);
    return { title: element("h3", { textContent: name }), rows };
  }).filter(layer => layer.rows.length);
  const none = element("p", { className: "empty", textContent: "No movement." });
  byId("plots").replaceChildren(
    ...(layers.length ? layers.flatMap(layer => [layer.title, ...layer.rows]) : [none]));
}

function showPlots(frame) {
  for (const { track, toggles, value, shown } of tracks) {
    const isPresent = lastIndex(frame, toggles) % 2 === 0;
    const index = Math.max(lastIndex(frame, track.frames), 0);
    const text = isPresent ? shown(track.values[index]) : "\u2013";
    if (value.textContent !== text) value.textContent = text;
  }
}
let run = data.runs[0], pictures = [], starts = [];
let current = 0, shownPicture = -1, isPlaying = false, speed = 1, position = 0, lastTick = 0;
const frameOf = time =>
  Math.min(Math.max(Math.ceil((time - 0.0001) * run.fps), 0), run.last);

function show(frame) {
  current = Math.min(Math.max(frame, 0), run.last);
  const index = Math.max(lastIndex(current, starts), 0);
  if (index !== shownPicture) {
    shownPicture = index;
    byId("screen").innerHTML = svg(pictures[index]);
  }
  const time = secondsText(current / run.fps);
  const end = secondsText(run.last / run.fps);
  byId("scrubber").value = current;
  byId("scrubber").setAttribute("aria-valuetext", `${time} seconds, frame ${current}`);
  byId("time").replaceChildren(
    `${time} / ${end} s`, element("b", { textContent: ` \u00B7 frame ${current}` }));
  document.documentElement.style.setProperty("--progress", current / Math.max(run.last, 1));
  events.show(current);
  checks.show(current);
  showPlots(current);
}

function moveTo(frame) {
  pause();
  show(frame);
  position = current;
}

function goTo(frame) {
  moveTo(frame);
  say(`frame ${current} at ${secondsText(current / run.fps)} seconds`);
}

const say = text => { byId("status").textContent = text; };

const outlines = { play: "M7 4l13 8-13 8z", pause: "M8 5v14M16 5v14" };
function showPlaying() {
  const label = isPlaying ? "Pause" : "Play";
  const button = byId("play");
  button.setAttribute("aria-label", label);
  button.title = label;
  button.querySelector("path").setAttribute("d", outlines[label.toLowerCase()]);
}

function play() {
  if (current >= run.last) show(0);
  position = current;
  isPlaying = true;
  lastTick = 0;
  showPlaying();
  say("playing");
  requestAnimationFrame(tick);
}

function pause() {
  if (!isPlaying) return;
  isPlaying = false;
  showPlaying();
  say(`paused at ${secondsText(current / run.fps)} seconds`);
}

// Limits the elapsed time, so that playback resumes after the window was hidden.
function tick(now) {
  if (!isPlaying) return;
  const passed = lastTick ? Math.min(now - lastTick, 250) / 1000 : 0;
  lastTick = now;
  position += passed * run.fps * speed;
  const frame = Math.floor(position + 0.001);
  if (frame !== current) show(frame);
  if (position >= run.last) pause(); else requestAnimationFrame(tick);
}

function choose(number) {
  pause();
  run = data.runs[number];
  pictures = unpackPictures(run.pictures);
  starts = pictures.map(picture => picture.frame);
  shownPicture = -1;
  byId("scenario").value = number;
  byId("screen").setAttribute("aria-label", `The screen in the scenario ${run.name}`);
  byId("about").textContent = run.about;
  byId("scrubber").max = run.last;
  events.fill(run.events.map(eventEntry));
  checks.fill(run.checks.map(checkEntry));
  fillTicks();
  fillPlots();
  const failed = run.checks.filter(([, kind]) => kind === "failed").length;
  byId("outcome").className = failed ? "failed" : "";
  byId("outcome").textContent = failed ? `${failed} failed` : "passed";
  show(0);
  position = 0;
}
const speeds = [0.1, 0.25, 0.5, 1, 2, 4];
for (const rate of speeds) {
  byId("speed").append(element("option", { value: rate, textContent: `${rate}\u00D7` }));
}
data.runs.forEach((run, number) => byId("scenario").append(element(
  "option", { value: number, textContent: run.passed ? run.name : `${run.name} (failed)` })));

function setSpeed(rate) {
  speed = rate;
  byId("speed").value = rate;
}
const changeSpeed = step => {
  setSpeed(speeds[Math.min(Math.max(speeds.indexOf(speed) + step, 0), speeds.length - 1)]);
  say(`speed ${speed}`);
};
const toggle = () => { if (isPlaying) pause(); else play(); };

byId("speed").addEventListener("change", event => setSpeed(Number(event.target.value)));
byId("scenario").addEventListener("change", event => choose(Number(event.target.value)));
byId("scrubber").addEventListener("input", event => moveTo(Number(event.target.value)));
byId("play").addEventListener("click", toggle);
byId("start").addEventListener("click", () => goTo(0));
byId("back").addEventListener("click", () => goTo(current - 1));
byId("next").addEventListener("click", () => goTo(current + 1));
byId("end").addEventListener("click", () => goTo(run.last));
byId("outcome").addEventListener("click", () => {
  const first = run.checks.findIndex(([, kind]) => kind === "failed");
  if (first < 0) return goTo(run.last);
  goTo(checks.frames[first]);
  checks.focus(first);
});

// Ignores keys that a control handles: the space key of a button, all keys of a menu.
document.addEventListener("keydown", event => {
  const { key, target, defaultPrevented } = event;
  if (defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.tagName === "SELECT") return;
  if (key === " " && target.tagName === "BUTTON") return;
  const step = event.shiftKey ? 10 : 1;
  const actions = {
    " ": toggle, ArrowLeft: () => goTo(current - step), ArrowRight: () => goTo(current + step),
    Home: () => goTo(0), End: () => goTo(run.last),
    "[": () => changeSpeed(-1), "]": () => changeSpeed(1)
  };
  if (!Object.hasOwn(actions, key)) return;
  event.preventDefault();
  actions[key]();
});

// #run=2&frame=30 opens the second scenario at frame 30, #time=0.5 the first one at 0.5 s.
function openFragment() {
  const parameters = new URLSearchParams(location.hash.slice(1));
  const number = Math.trunc(Number(parameters.get("run") ?? 1)) - 1;
  choose(data.runs[number] ? number : 0);
  const time = Number(parameters.get("time"));
  const frame = time > 0 ? frameOf(time) : Math.trunc(Number(parameters.get("frame")));
  if (frame > 0) goTo(frame);
}
window.addEventListener("hashchange", openFragment);
setSpeed(1);
if (data.runs.length) openFragment();
})();
