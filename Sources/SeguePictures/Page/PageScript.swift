/// What the page does. It knows nothing of drawing: it unpacks pictures and shows them.
enum PageScript {
  static let text = #"""
    "use strict";
    (() => {
    const byId = id => document.getElementById(id);
    const data = JSON.parse(byId("data").textContent);

    """# + unpacking + lists + plots + playing + controls + "})();\n"

  private static let unpacking = #"""
    // Numbers in letters: the sign lowest, five bits a letter, the sixth says that more follow.
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
      let place = 0;
      return unpack(text).map(step => templates[place += step]);
    });
    const decimal = (number, places) =>
      (number / 10 ** places).toFixed(places).replace(/\.?0+$/, "");

    // Every picture of a run as the frame it begins at, its layout and its numbers. A line begins with
    // the numbers that the line of the same template, counted from the top, had last.
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
        let place = 0, difference = 0;
        for (let count = stream[at++]; count > 0; count--) {
          place += stream[at++];
          difference += stream[at++];
          numbers[place] += difference;
        }
        let next = 0;
        for (const line of before) for (const place of line.keys()) line[place] = numbers[next++];
        pictures.push({ frame, layout, numbers });
      }
      return pictures;
    }

    function svg(picture) {
      let next = 0;
      return layouts[picture.layout].map(({ parts, places }) => {
        let line = parts[0];
        for (const part of parts.slice(1)) {
          line += decimal(picture.numbers[next++], places) + part;
        }
        return line + "\n";
      }).join("");
    }

    // Changes of a property as frames and values; the last one at or before a frame holds.
    function unpackTrack(text) {
      const stream = unpack(text), frames = [], values = [];
      let frame = 0, value = 0;
      for (let at = 0; at < stream.length; at += 2) {
        frames.push(frame += stream[at]);
        values.push((value += stream[at + 1]) / 1000);
      }
      return { frames, values };
    }

    // The place of the last number that is not above a limit; -1 for none.
    function placeOf(limit, numbers) {
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

    """#
}
