public import SegueRecording

/// A recording as one picture that plays by itself: SVG with declarative animation, without script.
///
/// It repeats with a pause. Where people prefer reduced motion it is a still. The same recording gives
/// the same bytes.
public enum AnimatedPicture {
  /// The pause before the picture repeats, s.
  static let pause = 1.2
  /// The width of the device around its screen, pt.
  static let bezel = 10.0

  /// Draws a recording as an animated SVG, 1 pt of the device to 1 unit.
  public static func svg(of recording: Recording) -> String {
    var table = PictureTable()
    var frames: [PlayedFrame] = []
    var screen: RecordedRect?
    var tree = recording.initialTree
    let all = recording.frames.isEmpty ? [Frame(index: 0, framesPerSecond: 60)] : recording.frames
    for frame in all {
      tree.apply(frame)
      let painter = Still.painted(tree, touches: recording.touches, time: frame.time)
      screen = screen ?? painter.screen
      let picture = painter.definitions.markup + painter.writer.text
      let (layout, lines) = table.layout(of: picture)
      frames.append(PlayedFrame(time: frame.time, layout: layout, lines: lines))
    }
    let glass = Shape(
      bounds: screen ?? RecordedRect(x: 0, y: 0, width: 1, height: 1),
      radius: recording.device.cornerRadius)
    var housing = glass.inset(by: -bezel)
    housing.radius = glass.radius > 0 ? glass.radius + bezel : 6
    let duration = recording.duration + pause
    var writer = SVGWriter()
    writer.raw(
      "<style>@media (prefers-reduced-motion: reduce) { .moving { display: none } }</style>\n")
    let margin = (bezel + 1).svg
    writer.open("g", ["transform": "translate(\(margin) \(margin))"])
    writer.shape(housing, ["fill": Palette.bezel, "stroke": Palette.hairline])
    if let still = frames.last(where: { $0.time <= recording.duration / 2 }) {
      writer.open("g", ["class": "still"])
      writer.raw(Scene([still], "s", until: duration, lasting: duration).markup(table))
      writer.close("g")
    }
    writer.open("g", ["class": "moving"])
    for scene in scenes(frames, table, lasting: duration) { writer.raw(scene.markup(table)) }
    writer.close("g")
    writer.shape(
      glass, ["fill": "none", "stroke": "#000000", "stroke-opacity": "0.16", "stroke-width": "1"])
    writer.close("g")
    let around = 2 * (bezel + 1)
    return svgDocument(
      width: glass.bounds.width + around, height: glass.bounds.height + around,
      title: recording.scenario, definitions: Definitions(), body: writer.text)
  }

  /// Frames of one layout in a row are a scene, in which numbers change.
  private static func scenes(
    _ frames: [PlayedFrame], _ table: PictureTable, lasting duration: Double
  ) -> [Scene] {
    var groups: [[PlayedFrame]] = []
    for frame in frames {
      if let last = groups.last?.last, last.layout == frame.layout,
        frame.movesNoMatrix(since: last, table)
      {
        groups[groups.count - 1].append(frame)
      } else {
        groups.append([frame])
      }
    }
    return groups.enumerated().map { place, group in
      let end = place + 1 < groups.count ? groups[place + 1][0].time : duration
      return Scene(group, "\(place)", until: end, lasting: duration)
    }
  }
}

/// The picture of a frame, taken apart.
private struct PlayedFrame {
  let time: Double
  let layout: Int
  let lines: [(template: Int, numbers: [Int])]

  /// Whether no matrix differs, which SVG cannot animate.
  func movesNoMatrix(since other: PlayedFrame, _ table: PictureTable) -> Bool {
    zip(lines, other.lines).allSatisfy { line, before in
      line.numbers == before.numbers || !table.templates[line.template].contains("matrix(")
    }
  }
}

/// Frames in a row that differ in numbers alone.
private struct Scene {
  private let frames: [PlayedFrame]
  /// What its ids begin with.
  private let prefix: String
  private let end: Double
  private let duration: Double

  init(_ frames: [PlayedFrame], _ prefix: String, until end: Double, lasting duration: Double) {
    (self.frames, self.prefix, self.end, self.duration) = (frames, prefix, end, duration)
  }

  private var start: Double { frames[0].time }
  private var isWhole: Bool { start <= 0 && end >= duration }

  func markup(_ table: PictureTable) -> String {
    var text = "<g\(start <= 0 || prefix == "s" ? "" : " visibility=\"hidden\"")>\n"
    if prefix != "s", !isWhole { text += visibility }
    for place in frames[0].lines.indices {
      text += line(place, table.templates[frames[0].lines[place].template]) + "\n"
    }
    return text + "</g>\n"
  }

  /// Shows the scene from its start to its end.
  private var visibility: String {
    var keys: [(Double, String)] =
      start > 0 ? [(0, "hidden"), (start, "visible")] : [(0, "visible")]
    if end < duration { keys.append((end, "hidden")) }
    return animation(of: "visibility", keys, "discrete") + "\n"
  }

  /// A line of the picture, with the animations of its attributes.
  private func line(_ place: Int, _ template: String) -> String {
    let tracks = frames.map { (time: $0.time, numbers: $0.lines[place].numbers) }
    var first = 0
    var result = ""
    var animations = ""
    // Between quotes stand the values of attributes.
    for (index, part) in template.split(separator: "\"", omittingEmptySubsequences: false)
      .enumerated()
    {
      let count = part.unicodeScalars.count { $0 == "\u{A7}" || $0 == "\u{B6}" }
      let values = tracks.map { ($0.time, Array($0.numbers[first..<(first + count)])) }
      result += (index > 0 ? "\"" : "") + Self.text(String(part), values[0].1)
      if index % 2 == 1, let last = values.last, values.contains(where: { $0.1 != last.1 }) {
        let name = result.dropLast(
          result.count
            - (result.lastIndex(of: "=").map {
              result.distance(from: result.startIndex, to: $0)
            } ?? 0))
        let attribute = name.split(separator: " ").last.map(String.init) ?? ""
        animations += animation(
          of: attribute, keys(values).map { ($0.0, Self.text(String(part), $0.1)) }, "linear")
      }
      first += count
    }
    result = result.replacing("id=\"", with: "id=\"p\(prefix)-")
      .replacing("url(#", with: "url(#p\(prefix)-")
    return Self.insert(animations, into: result)
  }

  /// The times and numbers that matter: what a straight line between others gives is left out.
  private func keys(_ values: [(Double, [Int])]) -> [(Double, [Int])] {
    var held: [(Double, [Int])] = []
    for (time, numbers) in values {
      // Between frames that are not recorded nothing changes.
      if let last = held.last, time - last.0 > 1.5 / 60, last.1 != numbers {
        held.append((time - 1.0 / 60, last.1))
      }
      held.append((time, numbers))
    }
    var kept = [held[0]]
    var first = 1
    for index in held.indices.dropFirst() where index + 1 < held.count {
      // At most so many between two keys, so that the work grows with the frames.
      let isStraight =
        index - first < 30
        && (first...index).allSatisfy {
          Self.isBetween(held[$0], kept[kept.count - 1], held[index + 1])
        }
      guard !isStraight else { continue }
      kept.append(held[index])
      first = index + 1
    }
    if held.count > 1 { kept.append(held[held.count - 1]) }
    return kept
  }

  /// Whether numbers lie on the line between those of two other times, to 0.02.
  private static func isBetween(
    _ key: (Double, [Int]), _ from: (Double, [Int]), _ to: (Double, [Int])
  ) -> Bool {
    let fraction = (key.0 - from.0) / (to.0 - from.0)
    return zip(key.1, zip(from.1, to.1)).allSatisfy { number, ends in
      let line = Double(ends.0) + Double(ends.1 - ends.0) * fraction
      return abs(Double(number) - line) <= 200
    }
  }

  private func animation(of attribute: String, _ keys: [(Double, String)], _ mode: String) -> String
  {
    var all = keys
    if mode == "linear" {
      if let first = all.first, first.0 > 0 { all.insert((0, first.1), at: 0) }
      if let last = all.last, last.0 < duration { all.append((duration, last.1)) }
    }
    let times = all.map { (min(1, max(0, $0.0 / duration))).trimmed(5) }.joined(separator: ";")
    let values = all.map(\.1).joined(separator: ";")
    return "<animate attributeName=\"\(attribute)\" calcMode=\"\(mode)\" dur=\"\(duration.svg)s\" "
      + "keyTimes=\"\(times)\" repeatCount=\"indefinite\" values=\"\(values)\"/>"
  }

  /// A template with its numbers.
  private static func text(_ template: String, _ numbers: [Int]) -> String {
    var place = 0
    return template.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\u{A7}":
        result += (Double(numbers[place]) / 1e4).trimmed(4)
        place += 1
      case "\u{B6}":
        result += (Double(numbers[place]) / 1e8).trimmed(8)
        place += 1
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Puts animations into an element: as its first children.
  private static func insert(_ animations: String, into line: String) -> String {
    guard !animations.isEmpty else { return line }
    if line.hasSuffix("/>"), !line.dropLast(2).contains(">") {
      let name = line.dropFirst().prefix { $0 != " " }
      return line.dropLast(2) + ">" + animations + "</\(name)>"
    }
    // A shape inside a clip path, an element with words, or one that stays open.
    if let inner = line.firstRange(of: "/></clipPath>"),
      let open = line[..<inner.lowerBound].lastIndex(of: "<")
    {
      let name = line[line.index(after: open)...].prefix { $0 != " " }
      return line[..<inner.lowerBound] + ">" + animations + "</\(name)></clipPath>"
    }
    guard let end = line.firstIndex(of: ">") else { return line }
    return line[...end] + animations + line[line.index(after: end)...]
  }
}
