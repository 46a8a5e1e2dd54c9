import SegueRecording

/// Consecutive frames of an animated picture that differ in numbers only.
struct AnimatedScene {
  /// The picture of a frame, as a layout and its numbers.
  struct Frame {
    /// The time, s.
    var time: Double
    /// The index of the layout in the table.
    let layout: Int
    let lines: [PictureTable.Line]

    /// Whether no matrix differs, which SVG cannot animate.
    func movesNoMatrix(since other: Frame, _ table: PictureTable) -> Bool {
      zip(lines, other.lines).allSatisfy { line, before in
        line.numbers == before.numbers || !table.templates[line.template].contains("matrix(")
      }
    }
  }

  /// The timeline that all scenes of a picture repeat.
  struct Loop {
    /// The duration, with the pause, s.
    let duration: Double
    /// The duration of a frame, s.
    let frameTime: Double
  }

  private let frames: [Frame]
  /// The prefix of the ids in the scene.
  private let prefix: String
  /// The time at which the scene is hidden, s.
  private let end: Double
  private let loop: Loop

  /// Creates a scene from its frames, of one layout.
  ///
  /// - Parameters:
  ///   - frames: The frames; not empty.
  ///   - prefix: The prefix of the ids in the scene, which no other scene has.
  ///   - end: The time at which the scene is hidden, s.
  ///   - loop: The timeline.
  init(_ frames: [Frame], _ prefix: String, until end: Double, of loop: Loop) {
    (self.frames, self.prefix, self.end, self.loop) = (frames, prefix, end, loop)
  }

  private var start: Double { frames[0].time }

  /// Returns the scene as SVG.
  func markup(_ table: PictureTable) -> String {
    var text = "<g\(start <= 0 ? "" : " visibility=\"hidden\"")>\n"
    if start > 0 || end < loop.duration { text += visibility }
    for row in frames[0].lines.indices {
      text += line(row, table.templates[frames[0].lines[row].template]) + "\n"
    }
    return text + "</g>\n"
  }

  /// Shows the scene from its start to its end.
  private var visibility: String {
    var keys: [(Double, String)] =
      start > 0 ? [(0, "hidden"), (start, "visible")] : [(0, "visible")]
    if end < loop.duration { keys.append((end, "hidden")) }
    return animation(of: "visibility", keys, "discrete") + "\n"
  }

  /// Returns a line of the picture, with the animations of its attributes.
  private func line(_ row: Int, _ template: String) -> String {
    var (first, result, animations) = (0, "", "")
    // The parts between quotation marks are the values of attributes.
    var attribute: Substring = ""
    for (index, part) in template.split(separator: "\"", omittingEmptySubsequences: false)
      .enumerated()
    {
      // The placeholders of `PictureTable`, one for each number.
      let count = part.unicodeScalars.count { $0 == "\u{A7}" || $0 == "\u{B6}" }
      let values = frames.map {
        ($0.time, Array($0.lines[row].numbers[first..<(first + count)]))
      }
      result += (index > 0 ? "\"" : "") + Self.text(part, values[0].1)
      if index % 2 == 0 {
        attribute = part.dropLast().split(separator: " ").last ?? ""
      } else if values.contains(where: { $0.1 != values[0].1 }) {
        let keys = keys(values).map { ($0.0, Self.text(part, $0.1)) }
        animations += animation(of: String(attribute), keys, "linear")
      }
      first += count
    }
    result = result.replacing("id=\"", with: "id=\"p\(prefix)-")
      .replacing("url(#", with: "url(#p\(prefix)-")
    return Self.insert(animations, into: result)
  }

  /// Returns the times and numbers of the key frames. A frame is none if it is on the straight line
  /// between those around it.
  private func keys(_ values: [(Double, [Int])]) -> [(Double, [Int])] {
    var all: [(Double, [Int])] = []
    for (time, numbers) in values {
      // A frame without changes is not recorded: the numbers stay until the frame before this one.
      if let last = all.last, time - last.0 > 1.5 * loop.frameTime, last.1 != numbers {
        all.append((time - loop.frameTime, last.1))
      }
      all.append((time, numbers))
    }
    var keys = [all[0]]
    // The first frame after the last key frame.
    var first = 1
    for index in all.indices.dropFirst() where index + 1 < all.count {
      // At most 30 between two key frames, because all of them are compared again with each further one.
      let isStraight =
        index - first < 30
        && (first...index).allSatisfy {
          Self.isBetween(all[$0], keys[keys.count - 1], all[index + 1])
        }
      guard !isStraight else { continue }
      keys.append(all[index])
      first = index + 1
    }
    if all.count > 1 { keys.append(all[all.count - 1]) }
    return keys
  }

  /// Whether numbers lie on the line between those of two other times, to 0.02.
  private static func isBetween(
    _ key: (Double, [Int]), _ from: (Double, [Int]), _ to: (Double, [Int])
  ) -> Bool {
    let fraction = (key.0 - from.0) / (to.0 - from.0)
    return zip(key.1, zip(from.1, to.1)).allSatisfy { number, ends in
      let line = Double(ends.0) + Double(ends.1 - ends.0) * fraction
      return abs(Double(number) - line) <= 200  // in units of 0.0001
    }
  }

  private func animation(of attribute: String, _ keys: [(Double, String)], _ mode: String) -> String
  {
    var all = keys
    if mode == "linear" {
      if let first = all.first, first.0 > 0 { all.insert((0, first.1), at: 0) }
      if let last = all.last, last.0 < loop.duration { all.append((loop.duration, last.1)) }
    }
    let times = all.map { (min(1, max(0, $0.0 / loop.duration))).trimmed(5) }.joined(separator: ";")
    let values = all.map(\.1).joined(separator: ";")
    return
      "<animate attributeName=\"\(attribute)\" calcMode=\"\(mode)\" dur=\"\(loop.duration.svg)s\" "
      + "keyTimes=\"\(times)\" repeatCount=\"indefinite\" values=\"\(values)\"/>"
  }

  /// A template with its numbers.
  private static func text(_ template: Substring, _ numbers: [Int]) -> String {
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
    if line.hasSuffix("/>") {
      let name = line.dropFirst().prefix { $0 != " " }
      return line.dropLast(2) + ">" + animations + "</\(name)>"
    }
    // An element with words, or one that stays open.
    guard let end = line.firstIndex(of: ">") else { return line }
    return line[...end] + animations + line[line.index(after: end)...]
  }
}
