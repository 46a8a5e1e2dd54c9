/// The lists of events and expectations, and the plots.
extension PageScript {
  static let lists = #"""
    const signs = {
      passed: "M3 8.5l3.5 3.5L13 4.5", failed: "M4 4l8 8M12 4l-8 8", warning: "M8 3v6M8 12.9v.1"
    };
    const states = { passed: "held", failed: "failed", warning: "warning" };

    // A list whose entries are at frames. One of them is in the order of tabs; arrows go on to others.
    class TimeList {
      constructor(list, emptyText) {
        this.list = list;
        this.emptyText = emptyText;
        list.addEventListener("keydown", event => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          const place = this.buttons.indexOf(event.target);
          if (!step || place < 0) return;
          event.preventDefault();
          this.focus(Math.min(Math.max(place + step, 0), this.buttons.length - 1));
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

      focus(place) {
        for (const button of this.buttons) button.tabIndex = -1;
        this.buttons[place].tabIndex = 0;
        this.buttons[place].focus();
      }

      show(frame) {
        const latest = placeOf(frame, this.frames);
        const first = placeOf(frame - 1, this.frames) + 1;
        if (this.shown === `${first} ${latest}`) return;
        this.shown = `${first} ${latest}`;
        this.buttons.forEach((button, place) => {
          button.classList.toggle("later", place > latest);
          button.classList.toggle("latest", place === latest);
          if (place >= first && place <= latest) button.setAttribute("aria-current", "time");
          else button.removeAttribute("aria-current");
        });
        this.reveal(first <= latest ? first : latest, latest);
      }

      // Scrolls the list alone, so that the page stays where it is.
      reveal(first, last) {
        if (last < 0) { this.list.scrollTop = 0; return; }
        const [top, end] = [this.buttons[first].parentNode, this.buttons[last].parentNode];
        const bottom = end.offsetTop + end.offsetHeight - this.list.clientHeight;
        if (this.list.scrollTop < bottom) this.list.scrollTop = bottom;
        if (this.list.scrollTop > top.offsetTop) this.list.scrollTop = top.offsetTop;
      }
    }

    const events = new TimeList(byId("events"), "Nothing happened.");
    const checks = new TimeList(byId("checks"), "Nothing was expected.");
    const seconds = time => element("time", { textContent: time.toFixed(3) });

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

    function checkEntry([time, kind, text, place]) {
      const sign = drawing("0 0 16 16", signs[kind]);
      sign.setAttribute("role", "img");
      sign.setAttribute("aria-label", states[kind]);
      return {
        frame: frameOf(time), kind,
        content: [
          seconds(time), sign, element("span", { textContent: text }),
          ...(place ? [element("small", { textContent: place })] : [])
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

    """#

  static let plots = #"""
    let tracks = [];

    // A path in a box of 1000 by 100; broken where the layer is not there.
    function outline(track, turns, least, span) {
      const x = frame => (1000 * frame / Math.max(run.last, 1)).toFixed(1);
      const y = value => (100 - 100 * (value - least) / span).toFixed(1);
      let path = "";
      for (let turn = 0; turn < turns.length; turn += 2) {
        const begin = turns[turn], end = turns[turn + 1] ?? run.last;
        let place = Math.max(placeOf(begin, track.frames), 0), level = y(track.values[place]);
        path += `M${x(begin)} ${level}`;
        for (place += 1; track.frames[place] <= end; place++) {
          if (track.frames[place] - track.frames[place - 1] > 1) {
            path += `L${x(track.frames[place] - 1)} ${level}`;
          }
          level = y(track.values[place]);
          path += `L${x(track.frames[place])} ${level}`;
        }
        path += `L${x(end)} ${level}`;
      }
      return path;
    }

    function plot(name, property, track, turns) {
      let least = Infinity, most = -Infinity;
      for (const value of track.values) {
        least = Math.min(least, value);
        most = Math.max(most, value);
      }
      const shown = value => String(+value.toFixed(property === "opacity" ? 2 : 1));
      const picture = drawing("0 0 1000 100", outline(track, turns, least, most - least));
      picture.setAttribute("preserveAspectRatio", "none");
      picture.setAttribute("role", "img");
      picture.setAttribute(
        "aria-label", `${property} of ${name}, from ${shown(least)} to ${shown(most)}`);
      const chart = element("div", { className: "chart" }, picture);
      chart.addEventListener("click", event => {
        const box = chart.getBoundingClientRect();
        goTo(Math.round((event.clientX - box.left) / box.width * run.last));
      });
      const value = element("div", { className: "value" });
      tracks.push({ track, turns, value, shown });
      return element(
        "div", { className: "row" }, element("div", { textContent: property }),
        element(
          "div", { className: "range" }, element("span", { textContent: shown(most) }),
          element("span", { textContent: shown(least) })),
        chart, value);
    }

    function fillPlots() {
      tracks = [];
      const layers = run.layers.map(([name, presence, ...texts]) => {
        let frame = 0;
        const turns = unpack(presence).map(step => frame += step);
        const rows = texts.map(unpackTrack)
          .map((track, place) => track.values.length > 1
            ? plot(name, data.properties[place], track, turns) : null)
          .filter(row => row);
        return { title: element("h3", { textContent: name }), rows };
      }).filter(layer => layer.rows.length);
      const none = element("p", { className: "empty", textContent: "Nothing moves." });
      byId("plots").replaceChildren(
        ...(layers.length ? layers.flatMap(layer => [layer.title, ...layer.rows]) : [none]));
    }

    function showPlots(frame) {
      for (const { track, turns, value, shown } of tracks) {
        const isThere = placeOf(frame, turns) % 2 === 0;
        const place = Math.max(placeOf(frame, track.frames), 0);
        const text = isThere ? shown(track.values[place]) : "\u2013";
        if (value.textContent !== text) value.textContent = text;
      }
    }

    """#
}
