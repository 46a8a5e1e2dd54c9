// Reads the packed pictures and tracks.
const data = JSON.parse(document.getElementById("data").textContent);
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

// Returns the value at a frame; undefined while the layer is absent.
function valueAt({ track, toggles }, frame) {
  if (lastIndex(frame, toggles) % 2) return undefined;
  return track.values[Math.max(lastIndex(frame, track.frames), 0)];
}

// Returns the change in a second, between the neighboring frames; undefined where one is absent.
function velocityAt(series, frame, fps) {
  const before = valueAt(series, frame - 1), after = valueAt(series, frame + 1);
  return before === undefined || after === undefined ? undefined : (after - before) * fps / 2;
}

// A picture as the address of an image, which shares no names with other pictures of the page.
const imageAddress = picture => `data:image/svg+xml,${encodeURIComponent(svg(picture))}`;

// Reads everything about a run that is packed; once, because the overview shows every run.
function unpackRun(run) {
  if (run.unpacked) return run;
  run.unpacked = true;
  run.shots = unpackPictures(run.pictures);
  run.starts = run.shots.map(picture => picture.frame);
  run.series = run.layers.map(([name, isSystem, presence, ...texts]) => {
    let frame = 0;
    const toggles = unpack(presence).map(step => frame += step);
    const properties = texts.map(unpackTrack)
      .map((track, index) => ({ property: data.properties[index], track, toggles }));
    return { name, isSystem, properties };
  });
  return run;
}
const shotAt = (run, frame) => Math.max(lastIndex(frame, run.starts), 0);
const frameAt = (run, time) =>
  Math.min(Math.max(Math.ceil((time - 0.0001) * run.fps), 0), run.last);
