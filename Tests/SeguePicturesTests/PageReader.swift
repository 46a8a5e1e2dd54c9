import Foundation

/// The data of a playing page, decoded as its script decodes it.
struct PageReader {
  struct Run {
    var name: String
    var passed: Bool
    var last: Int
    /// The pictures, each with its first frame.
    var pictures: [(frame: Int, svg: String)]
    /// For each named layer, the frames in which it appears and disappears, alternately, and the
    /// values of each property by frame.
    var layers:
      [(
        name: String, isSystem: Bool, toggles: [Int],
        tracks: [String: [(frame: Int, value: Double)]]
      )]
    var events: [[String]]
    var checks: [[String]]
    var marks: [[String]]

    func picture(at frame: Int) -> String? { pictures.last { $0.frame <= frame }?.svg }

    func value(_ property: String, of layer: String, at frame: Int) -> Double? {
      guard let found = layers.first(where: { $0.name == layer }) else { return nil }
      guard found.toggles.count(where: { $0 <= frame }) % 2 == 1 else { return nil }
      return found.tracks[property]?.last { $0.frame <= frame }?.value
    }
  }

  struct Failure: Error {}

  let html: String
  /// The script's data as written in the file.
  let data: String
  let runs: [Run]

  init(_ html: String) throws {
    self.html = html
    guard let opening = html.range(of: "<script type=\"application/json\" id=\"data\">"),
      let closing = html.range(of: "</script>", range: opening.upperBound..<html.endIndex)
    else { throw Failure() }
    data = String(html[opening.upperBound..<closing.lowerBound])
    let object = try JSONSerialization.jsonObject(with: Data(data.utf8))
    guard let members = object as? [String: Any], let list = members["runs"] as? [[String: Any]],
      let templates = members["templates"] as? [String],
      let layouts = members["layouts"] as? [String],
      let properties = members["properties"] as? [String]
    else { throw Failure() }
    let book = Book(
      templates: templates.map(Book.Template.init),
      layouts: layouts.map { text in
        var index = 0
        return Self.unpack(text).map { step in
          index += step
          return index
        }
      })
    runs = try list.map { try Self.run($0, book: book, properties: properties) }
  }

  private static func run(
    _ members: [String: Any], book: Book, properties: [String]
  ) throws -> Run {
    guard let name = members["name"] as? String, let passed = members["passed"] as? Bool,
      let last = members["last"] as? Int, let pictures = members["pictures"] as? String,
      let layers = members["layers"] as? [[Any]], let events = members["events"] as? [[Any]],
      let checks = members["checks"] as? [[Any]], let marks = members["marks"] as? [[Any]]
    else { throw Failure() }
    func words(_ rows: [[Any]]) -> [[String]] { rows.map { $0.map { "\($0)" } } }
    return Run(
      name: name, passed: passed, last: last, pictures: book.pictures(pictures),
      layers: try layers.map { members in
        guard let isSystem = members[1] as? Bool else { throw Failure() }
        let texts = members.compactMap { $0 as? String }
        var frame = 0
        let toggles = unpack(texts[1]).map { step in
          frame += step
          return frame
        }
        let tracks = zip(properties, texts.dropFirst(2).map(track))
        return (texts[0], isSystem, toggles, Dictionary(uniqueKeysWithValues: tracks))
      }, events: words(events), checks: words(checks), marks: words(marks))
  }

  /// Returns the values of a track, which is stored as pairs of differences: of frames, and of
  /// thousandths.
  private static func track(_ text: String) -> [(frame: Int, value: Double)] {
    let numbers = unpack(text)
    var (frame, value) = (0, 0)
    return stride(from: 0, to: numbers.count, by: 2).map { index in
      frame += numbers[index]
      value += numbers[index + 1]
      return (frame, Double(value) / 1000)
    }
  }

  private static let letters = Dictionary(
    uniqueKeysWithValues: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
      .enumerated().map { ($0.element, $0.offset) })

  /// Returns the numbers of a text. Each letter has five bits, the lowest first, and a sixth if
  /// another follows; the lowest bit of a number is its sign.
  fileprivate static func unpack(_ text: String) -> [Int] {
    var numbers: [Int] = []
    var (value, shift) = (0, 0)
    for letter in text.utf8 {
      let digit = letters[letter] ?? 0
      value += (digit & 31) << shift
      shift += 5
      guard digit & 32 == 0 else { continue }
      numbers.append(value & 1 == 1 ? -(value >> 1) : value >> 1)
      (value, shift) = (0, 0)
    }
    return numbers
  }
}

/// The templates and layouts of a page's pictures.
private struct Book {
  /// A line of pictures, in which each § or ¶ is replaced by a number: with ¶ it has eight decimals.
  struct Template {
    var parts: [String]
    var places: Int

    init(_ text: String) {
      parts = text.components(separatedBy: CharacterSet(charactersIn: "\u{A7}\u{B6}"))
      places = text.contains("\u{B6}") ? 8 : 4
    }
  }

  var templates: [Template]
  var layouts: [[Int]]

  /// Decodes the pictures of a run, each of which is stored as differences from earlier ones.
  func pictures(_ text: String) -> [(frame: Int, svg: String)] {
    var stream = PageReader.unpack(text)[...]
    func next() -> Int { stream.popFirst() ?? 0 }
    var known: [Int: [[Int]]] = [:]
    var (frame, layout) = (0, 0)
    var pictures: [(frame: Int, svg: String)] = []
    while !stream.isEmpty {
      frame += next()
      layout += next()
      var differences: [Int: Int] = [:]
      var (index, difference) = (0, 0)
      for _ in 0..<next() {
        index += next()
        difference += next()
        differences[index] = difference
      }
      var counts: [Int: Int] = [:]
      var start = 0
      let lines = layouts[layout].map { template in
        let count = counts[template, default: 0]
        counts[template] = count + 1
        let size = templates[template].parts.count - 1
        if known[template, default: []].count == count {
          known[template, default: []].append([Int](repeating: 0, count: size))
        }
        var numbers = known[template]?[count] ?? []
        for index in 0..<size { numbers[index] += differences[start + index] ?? 0 }
        known[template]?[count] = numbers
        start += size
        return line(templates[template], numbers)
      }
      pictures.append((frame, lines.joined()))
    }
    return pictures
  }

  private func line(_ template: Template, _ numbers: [Int]) -> String {
    zip(template.parts.dropFirst(), numbers).reduce(template.parts[0]) { text, part in
      text + decimal(part.1, places: template.places) + part.0
    } + "\n"
  }

  private func decimal(_ number: Int, places: Int) -> String {
    let digits = String(number.magnitude)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    var decimals = padded.suffix(places)
    while decimals.last == "0" { decimals.removeLast() }
    let whole = (number < 0 ? "-" : "") + padded.dropLast(places)
    return decimals.isEmpty ? whole : "\(whole).\(decimals)"
  }
}
