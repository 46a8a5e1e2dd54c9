// Playing, selecting and sharing: the state of the page and its controls.
// A run that is compared with another is shown with it.
const shownRuns = data.runs.filter(one => !one.isOther);
let run = shownRuns[0], other = null;
let current = 0, isPlaying = false, speed = 1, position = 0, lastTick = 0;
// The selected range of frames; null for the whole run.
let range = null, isLooping = false;
const screens = [];

const events = new TimeList(byId("events"), "No events.", frame => goTo(frame));
const checks = new TimeList(byId("checks"), "No expectations.", frame => goTo(frame));
const say = text => { byId("status").textContent = text; };

function show(frame) {
  current = Math.min(Math.max(frame, 0), run.last);
  screens[0].show(current);
  if (other) screens[1].show(frameAt(other, current / run.fps));
  const time = secondsText(current / run.fps), end = secondsText(run.last / run.fps);
  byId("scrubber").value = current;
  byId("scrubber").setAttribute("aria-valuetext", `${time} seconds, frame ${current}`);
  byId("time").replaceChildren(
    `${time} / ${end} s`, element("b", { textContent: ` \u00B7 frame ${current}` }));
  document.documentElement.style.setProperty("--progress", current / Math.max(run.last, 1));
  events.show(current);
  checks.show(current);
  showTracks(current);
}

// The address opens the same scenario at the same moment.
function keepAddress() {
  const parameters = new URLSearchParams();
  if (shownRuns.length > 1) parameters.set("scenario", run.name);
  parameters.set("time", trimmed(current / run.fps, 4));
  history.replaceState(null, "", `#${parameters}`);
}

function moveTo(frame) {
  pause();
  show(frame);
  position = current;
  keepAddress();
}

function goTo(frame) {
  moveTo(frame);
  say(`frame ${current} at ${secondsText(current / run.fps)} seconds`);
}

const outlines = { play: "M7 4l13 8-13 8z", pause: "M8 5v14M16 5v14" };
function showPlaying() {
  const label = isPlaying ? "Pause" : "Play";
  const button = byId("play");
  button.setAttribute("aria-label", label);
  button.title = label;
  button.querySelector("path").setAttribute("d", outlines[label.toLowerCase()]);
}

const [rangeStart, rangeEnd] = [() => range?.[0] ?? 0, () => range?.[1] ?? run.last];

function play() {
  if (current >= rangeEnd() || current < rangeStart()) show(rangeStart());
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
  keepAddress();
  say(`paused at ${secondsText(current / run.fps)} seconds`);
}

// Limits the elapsed time, so that playback resumes after the window was hidden.
function tick(now) {
  if (!isPlaying) return;
  const passed = lastTick ? Math.min(now - lastTick, 250) / 1000 : 0;
  lastTick = now;
  position += passed * run.fps * speed;
  if (position >= rangeEnd() && isLooping) position = rangeStart();
  const frame = Math.min(Math.floor(position + 0.001), rangeEnd());
  if (frame !== current) show(frame);
  if (position >= rangeEnd()) pause(); else requestAnimationFrame(tick);
}

function setLooping(value) {
  isLooping = value;
  byId("loop").setAttribute("aria-pressed", value);
  say(value ? "loop on" : "loop off");
}

// Selects a range of frames, in any order; null for none.
function select(frames) {
  range = frames && frames[0] !== frames[1] ? frames.toSorted((one, two) => one - two) : null;
  const style = document.documentElement.style;
  style.setProperty("--range-start", range ? range[0] / Math.max(run.last, 1) : 0);
  style.setProperty("--range-end", range ? range[1] / Math.max(run.last, 1) : 0);
  const time = frame => secondsText(frame / run.fps);
  byId("range").textContent = range ? `${time(range[0])} \u2013 ${time(range[1])} s` : "";
  if (range) setLooping(true);
  say(range ? `range from ${time(range[0])} to ${time(range[1])} seconds` : "no range");
}

function fillTicks() {
  const tick = (frame, kind) => {
    const made = element("i", { className: kind });
    made.style.left = percent(frame, run);
    return made;
  };
  const at = time => frameAt(run, time);
  byId("ticks").replaceChildren(
    ...run.events.map(([time, kind]) => tick(at(time), kind === "step" ? "step" : "")),
    ...run.marks.map(([frame]) => tick(frame, "mark")),
    ...run.checks.filter(([, kind]) => kind !== "passed")
      .map(([time, kind]) => tick(at(time), kind)));
}

function choose(number) {
  pause();
  showOverview(false);
  run = unpackRun(shownRuns[number]);
  other = run.other === undefined ? null : unpackRun(data.runs[run.other]);
  screens[0].open(run);
  if (other) screens[1].open(other);
  byId("second").hidden = !other;
  document.querySelector("main").classList.toggle("compared", other !== null);
  document.querySelector("#checks-panel h2").textContent =
    other ? "Differences and expectations" : "Expectations";
  byId("scenario").value = number;
  byId("about").textContent = run.about;
  byId("scrubber").max = run.last;
  events.fill(run.events.map(event => eventEntry(run, event)));
  byId("find-event").value = "";
  const differences = (run.differences ?? []).map(([from, , text, phrase]) =>
    checkEntry(run, [from, "different", text, phrase]));
  checks.fill([...differences, ...run.checks.map(check => checkEntry(run, check))]);
  fillTicks();
  fillTracks(run, other);
  fillThumbnails(run);
  fillAxis(run);
  select(null);
  setLooping(false);
  const failed = run.checks.filter(([, kind]) => kind === "failed").length;
  const count = failed || differences.length;
  byId("outcome").className = count ? "failed" : "";
  const verdict = other ? "no differences" : "passed";
  byId("outcome").textContent = failed ? `${failed} failed`
    : count ? `${count} different` : verdict;
  show(0);
  position = 0;
}

function open(number, time) {
  choose(number);
  moveTo(frameAt(run, time));
}

byId("grid").hidden = shownRuns.length < 2;
const speeds = [0.1, 0.25, 0.5, 1, 2, 4];
for (const rate of speeds) {
  byId("speed").append(element("option", { value: rate, textContent: `${rate}\u00D7` }));
}
shownRuns.forEach((one, number) => byId("scenario").append(element(
  "option", { value: number, textContent: one.passed ? one.name : `${one.name} (failed)` })));
for (const [name, side] of [["first", ""], ["second", ", changed"]]) {
  const screen = new Screen(side);
  screens.push(screen);
  byId(name).append(screen.label, screen.frame);
}

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
byId("scenario").addEventListener("change", event => open(Number(event.target.value), 0));
byId("scrubber").addEventListener("input", event => moveTo(Number(event.target.value)));
byId("play").addEventListener("click", toggle);
byId("start").addEventListener("click", () => goTo(rangeStart()));
byId("back").addEventListener("click", () => goTo(current - 1));
byId("next").addEventListener("click", () => goTo(current + 1));
byId("end").addEventListener("click", () => goTo(rangeEnd()));
byId("loop").addEventListener("click", () => setLooping(!isLooping));
byId("grid").addEventListener("click", () => showOverview(byId("overview").hidden));
byId("find-event").addEventListener("input", event => events.find(event.target.value));
byId("find-track").addEventListener("input", event => {
  trackChoice.text = event.target.value;
  fillTracks(run, other);
  showTracks(current);
});
byId("system").addEventListener("change", event => {
  trackChoice.showsSystem = event.target.checked;
  fillTracks(run, other);
  showTracks(current);
});
byId("link").addEventListener("click", async () => {
  keepAddress();
  try {
    await navigator.clipboard.writeText(location.href);
    say("the link is copied");
  } catch {
    say("the address of the page is the link");
  }
});
byId("outcome").addEventListener("click", () => {
  const first = checks.buttons.findIndex(({ className }) => /failed|different/.test(className));
  if (first < 0) return goTo(run.last);
  goTo(checks.frames[first]);
  checks.focus(first);
});

// Pointing at a track shows the values of that time, a click goes there, and a drag selects a range.
function frameUnder(event, lane) {
  const box = lane.getBoundingClientRect();
  return Math.min(Math.max(Math.round((event.clientX - box.left) / box.width * run.last), 0), run.last);
}
const laneOf = event => event.target.closest(".chart, #axis, #thumbnails");
let dragged = null;
byId("plots").addEventListener("pointermove", event => {
  const lane = dragged?.lane ?? laneOf(event);
  if (!lane) return showTracks(current);
  const frame = frameUnder(event, lane);
  if (dragged && Math.abs(event.clientX - dragged.x) > 4) select([dragged.frame, frame]);
  byId("plots").style.setProperty("--hover", frame / Math.max(run.last, 1));
  byId("plots").classList.add("hovered");
  byId("hovered").textContent = `${secondsText(frame / run.fps)} s`;
  showTracks(frame);
});
byId("plots").addEventListener("pointerleave", () => {
  byId("plots").classList.remove("hovered");
  byId("hovered").textContent = "";
  showTracks(current);
});
byId("plots").addEventListener("pointerdown", event => {
  const lane = laneOf(event);
  if (lane && event.button === 0) dragged = { lane, x: event.clientX, frame: frameUnder(event, lane) };
});
window.addEventListener("pointerup", event => {
  if (dragged && Math.abs(event.clientX - dragged.x) <= 4) goTo(dragged.frame);
  dragged = null;
});
new ResizeObserver(() => fillThumbnails(run)).observe(byId("thumbnails"));

// Ignores keys that a control handles: the space key of a button, all keys of a menu or text.
document.addEventListener("keydown", event => {
  const { key, target, defaultPrevented } = event;
  if (defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.tagName === "SELECT" || ["search", "checkbox"].includes(target.type)) return;
  if (key === " " && target.tagName === "BUTTON") return;
  const step = event.shiftKey ? 10 : 1;
  const actions = {
    " ": toggle, ArrowLeft: () => goTo(current - step), ArrowRight: () => goTo(current + step),
    Home: () => goTo(rangeStart()), End: () => goTo(rangeEnd()),
    "[": () => changeSpeed(-1), "]": () => changeSpeed(1), l: () => setLooping(!isLooping),
    i: () => select([current, range && range[1] > current ? range[1] : run.last]),
    o: () => select([range && range[0] < current ? range[0] : 0, current]),
    Escape: () => select(null)
  };
  if (!Object.hasOwn(actions, key)) return;
  event.preventDefault();
  actions[key]();
});

// #scenario=NAME or #run=2 opens a scenario, #frame=30 or #time=0.5 a moment.
function openAddress() {
  const parameters = new URLSearchParams(location.hash.slice(1));
  const named = shownRuns.findIndex(one => one.name === parameters.get("scenario"));
  const numbered = Math.trunc(Number(parameters.get("run") ?? 1)) - 1;
  const number = named >= 0 ? named : numbered;
  choose(shownRuns[number] ? number : 0);
  const time = Number(parameters.get("time"));
  const frame = time > 0 ? frameAt(run, time) : Math.trunc(Number(parameters.get("frame")));
  if (frame > 0) goTo(frame);
}
window.addEventListener("hashchange", openAddress);
setSpeed(1);
if (data.runs.length) openAddress();
