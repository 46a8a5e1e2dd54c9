// Elements, and lists of events and expectations.
const byId = id => document.getElementById(id);

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
  passed: "M3 8.5l3.5 3.5L13 4.5", failed: "M4 4l8 8M12 4l-8 8", warning: "M8 3v6M8 12.9v.1",
  different: "M3 6h10M3 10h10M10 3L6 13"
};
const states = {
  passed: "passed", failed: "failed", warning: "warning", different: "different"
};

// A list of entries with frames. One entry is in the tab order; arrow keys move the focus.
class TimeList {
  constructor(list, emptyText, select) {
    this.list = list;
    this.emptyText = emptyText;
    this.select = select;
    this.entries = [];
    this.frame = 0;
    list.addEventListener("keydown", event => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const index = this.buttons.indexOf(event.target);
      if (!step || index < 0) return;
      event.preventDefault();
      this.focus(Math.min(Math.max(index + step, 0), this.buttons.length - 1));
    });
  }

  fill(entries) {
    this.entries = entries;
    this.find("");
  }

  // Shows the entries that contain every word of a text.
  find(text) {
    const words = text.toLowerCase().split(/\s+/);
    const shown = this.entries.filter(({ words: own }) => words.every(word => own.includes(word)));
    this.frames = shown.map(entry => entry.frame);
    this.buttons = shown.map(entry => element(
      "button",
      {
        type: "button", tabIndex: -1, className: entry.kind,
        onclick: () => this.select(entry.frame)
      },
      ...entry.content));
    const rows = this.buttons.map(button => element("li", {}, button));
    const none = element("li", {
      className: "empty", textContent: this.entries.length ? "Nothing matches." : this.emptyText
    });
    this.list.replaceChildren(...(rows.length ? rows : [none]));
    this.list.scrollTop = 0;
    if (rows.length) this.buttons[0].tabIndex = 0;
    this.shown = null;
    this.show(this.frame);
  }

  focus(index) {
    for (const button of this.buttons) button.tabIndex = -1;
    this.buttons[index].tabIndex = 0;
    this.buttons[index].focus();
  }

  show(frame) {
    this.frame = frame;
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

const seconds = time => element("time", { textContent: secondsText(time) });

function eventEntry(run, [time, kind, subject, text]) {
  const words = subject ? `${subject} ${text}` : text;
  return {
    frame: frameAt(run, time), kind: kind === "step" ? "step" : "",
    words: `${kind} ${words}`.toLowerCase(),
    content: [
      seconds(time), element("span", { textContent: words }),
      element("small", { textContent: kind })
    ]
  };
}

function checkEntry(run, [time, kind, text, source]) {
  const sign = drawing("0 0 16 16", signs[kind]);
  sign.setAttribute("role", "img");
  sign.setAttribute("aria-label", states[kind]);
  return {
    frame: frameAt(run, time), kind, words: `${kind} ${text}`.toLowerCase(),
    content: [
      seconds(time), sign, element("span", { textContent: text }),
      ...(source ? [element("small", { textContent: source })] : [])
    ]
  };
}
