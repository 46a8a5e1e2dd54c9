/// Time: which frame is shown, how it goes on, and what people do to it.
extension PageScript {
  static let playing = #"""
    let run = data.runs[0], pictures = [], starts = [];
    let current = 0, shownPicture = -1, isPlaying = false, speed = 1, position = 0, lastTick = 0;
    const frameOf = time =>
      Math.min(Math.max(Math.ceil((time - 0.0001) * run.fps), 0), run.last);

    function show(frame) {
      current = Math.min(Math.max(frame, 0), run.last);
      const place = Math.max(placeOf(current, starts), 0);
      if (place !== shownPicture) {
        shownPicture = place;
        byId("screen").innerHTML = svg(pictures[place]);
      }
      const time = (current / run.fps).toFixed(3);
      const end = (run.last / run.fps).toFixed(3);
      byId("scrubber").value = current;
      byId("scrubber").setAttribute("aria-valuetext", `${time} seconds, frame ${current}`);
      byId("time").replaceChildren(
        `${time} / ${end} s`, element("b", { textContent: ` \u00B7 frame ${current}` }));
      document.documentElement.style.setProperty("--share", current / Math.max(run.last, 1));
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
      say(`frame ${current} at ${(current / run.fps).toFixed(3)} seconds`);
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
      say(`paused at ${(current / run.fps).toFixed(3)} seconds`);
    }

    // A window that was hidden goes on from where it was, not from where it would have come to.
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

    """#

  static let controls = #"""
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

    // Keys that a control needs itself stay its own: a button's space, a choice's everything.
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

    // #run=2&frame=30 opens the second scenario at its thirtieth frame.
    function openFragment() {
      const asked = new URLSearchParams(location.hash.slice(1));
      const number = Math.trunc(Number(asked.get("run") ?? 1)) - 1;
      choose(data.runs[number] ? number : 0);
      const frame = Math.trunc(Number(asked.get("frame")));
      if (frame > 0) goTo(frame);
    }
    window.addEventListener("hashchange", openFragment);
    setSpeed(1);
    if (data.runs.length) openFragment();

    """#
}
