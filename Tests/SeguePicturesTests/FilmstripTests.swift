import SeguePictures
import SegueRecording
import Testing

/// A named recording, which identifies a failing picture.
struct PictureCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var make: @Sendable () throws -> Recording

  static let all: [PictureCase] = [
    PictureCase(testDescription: "slide-in", make: { try Demo.slideIn() }),
    PictureCase(
      testDescription: "slide-in-tablet", make: { try Demo.slideIn(device: Demo.tablet) }),
    PictureCase(
      testDescription: "slide-in-small", make: { try Demo.slideIn(device: Demo.oldPhone) }),
    PictureCase(testDescription: "sheet", make: { try Demo.sheet() }),
    PictureCase(testDescription: "turning-card", make: { try Demo.turningCard() }),
    PictureCase(testDescription: "rotation", make: { try Demo.rotation() }),
    PictureCase(testDescription: "hostile", make: { try Demo.hostile() }),
    PictureCase(testDescription: "short", make: { try Demo.short(frames: 12) }),
    PictureCase(
      testDescription: "empty",
      make: { Recording(file: "", scenario: "", device: Demo.phone, root: 1, layers: []) }),
  ]
}

@Suite struct FilmstripTests {
  @Test("every rectangle is within 0.01 pt of the recording's", arguments: PictureCase.all)
  func rectangles(test: PictureCase) throws {
    let recording = try test.make()
    let svg = Filmstrip.svg(of: recording)
    Attachment.record(svg, named: "\(test.testDescription).svg")
    let picture = try #require(SVGPicture(svg))
    for (index, frame) in picture.frames.enumerated() {
      let tree = recording.state(atFrame: frame)
      let inCell = picture.elements.filter { $0.cell == index + 1 }
      let origin = try #require(inCell.first { $0.attributes["fill"] == "#000000" }).box
      let drawn = inCell.filter { $0.attributes["data-layer"] != nil }
      let visible = tree.layers.filter { isVisible($0, in: tree) && $0.state.background.alpha > 0 }
      #expect(drawn.map { $0.attributes["data-layer"] } == visible.map { String($0.id) })
      for (element, layer) in zip(drawn, visible) {
        let expected = try #require(tree.deviceRect(of: layer.id))
        if tree.deviceMap(of: layer.id).isAffine || layer.state.cornerRadius == 0 {
          expectClose(element.box, expected, from: origin)
        }
      }
    }
  }

  @Test("screens and texts do not overlap and stay on the page", arguments: PictureCase.all)
  func overlaps(test: PictureCase) throws {
    let picture = try #require(SVGPicture(Filmstrip.svg(of: try test.make())))
    var boxes: [(what: String, box: RecordedRect)] = []
    for element in picture.elements {
      if element.attributes["fill"] == "#ffffff", element.attributes["stroke"] == "#d4d2cc" {
        boxes.append(("screen", element.box))
      } else if element.name == "text", element.path.count == (element.cell == nil ? 2 : 3) {
        // A text of the page, as those on a screen are deeper.
        boxes.append((element.words, textBox(element)))
      }
    }
    for (index, one) in boxes.enumerated() {
      #expect(one.box.x >= 0, "\(one.what)")
      #expect(one.box.x + one.box.width <= picture.width, "\(one.what)")
      #expect(one.box.y >= 0, "\(one.what)")
      #expect(one.box.y + one.box.height <= picture.height, "\(one.what)")
      for other in boxes.dropFirst(index + 1) {
        #expect(!overlap(one.box, other.box), "\(one.what) | \(other.what)")
      }
    }
  }

  @Test("no text is smaller than 9 pt under any transform", arguments: PictureCase.all)
  func textSizes(test: PictureCase) throws {
    let picture = try #require(SVGPicture(Filmstrip.svg(of: try test.make())))
    for text in picture.texts {
      let rows = text.map.rows
      let scale = (rows[0] * rows[4] - rows[1] * rows[3]).magnitude.squareRoot()
      #expect(text.number("font-size") * scale >= 9 - 1e-3, "\(text.words)")
    }
  }

  @Test("equal recordings produce equal ASCII bytes", arguments: PictureCase.all)
  func determinism(test: PictureCase) throws {
    let svg = Filmstrip.svg(of: try test.make())
    #expect(svg == Filmstrip.svg(of: try Recording(json: test.make().json())))
    #expect(svg.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
    #expect(!svg.contains("<script"))
    #expect(!svg.contains("http://www.w3.org/1999"))
  }

  @Test("ids are unique and every reference resolves", arguments: PictureCase.all)
  func references(test: PictureCase) throws {
    let picture = try #require(SVGPicture(Filmstrip.svg(of: try test.make())))
    let ids = picture.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    for element in picture.elements {
      for attribute in ["clip-path", "filter"] {
        guard let value = element.attributes[attribute] else { continue }
        #expect(ids.contains(String(value.dropFirst(5).dropLast())), "\(value)")
      }
    }
  }

  @Test("text that resembles markup is escaped")
  func hostileWords() throws {
    let picture = try #require(SVGPicture(Filmstrip.svg(of: try Demo.hostile())))
    let title = try #require(picture.elements.first { $0.name == "title" })
    let clean =
      "<script>alert('1')</script> ]]> & \"\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD} \u{05D0}\u{1F3C5}"
    #expect(title.words == clean + clean)
  }

  @Test("a filmstrip of a single small screen is 640 units wide between its margins")
  func leastWidth() throws {
    let picture = try #require(SVGPicture(Filmstrip.svg(of: try Demo.short(frames: 1))))
    // A unit is a point of a screen 393 pt wide; this screen is 320 pt wide.
    #expect((picture.width - (640 + 2 * 64) * 320 / 393).magnitude < 0.001)
  }

  @Test(
    "on a page 1,300 pt wide the page's own text has at least 10 pt, and a screen's title 11 pt",
    arguments: [Demo.phone, Demo.tablet])
  func legibility(device: DeviceInfo) throws {
    let picture = try #require(SVGPicture(Filmstrip.svg(of: try Demo.slideIn(device: device))))
    let texts = picture.elements.filter { $0.name == "text" }
    let scale = 1300 / picture.width
    let own = texts.filter { $0.cell == nil }.compactMap {
      $0.attributes["font-size"].flatMap(Double.init)
    }
    #expect(try #require(own.min()) * scale >= 10)
    // A screen's title has 17 pt.
    #expect(17 * scale >= 11)
  }

  @Test("screens of different sizes never share a row")
  func rows() throws {
    let picture = try #require(SVGPicture(Filmstrip.svg(of: try Demo.rotation())))
    let screens = picture.elements.filter {
      $0.attributes["fill"] == "#ffffff" && $0.attributes["stroke"] == "#d4d2cc"
    }.map(\.box)
    #expect(Set(screens.map(\.height)).count == 2)
    for row in Dictionary(grouping: screens, by: \.y).values {
      #expect(Set(row.map(\.height)).count == 1)
    }
  }

  @Test("a text of 128 kB is truncated to one line, or wrapped into three, within the width")
  func longText() {
    for text in [String(repeating: "A", count: 1 << 17), String(repeating: "a b ", count: 1 << 15)]
    {
      let cut = TextMetrics.truncated(text, toWidth: 300, size: 17)
      #expect(cut.hasSuffix("\u{2026}"))
      #expect(cut.count < 60)
      #expect(TextMetrics.width(cut, size: 17) <= 300)
      let lines = TextMetrics.wrapped(text, toWidth: 300, size: 17, lines: 3)
      #expect((1...3).contains(lines.count))
      #expect(lines.allSatisfy { TextMetrics.width($0, size: 17) <= 300 })
    }
  }

  @Test("a text begins a line at each newline, and the last line says that more follow")
  func paragraphs() {
    func wrapped(_ text: String, lines: Int) -> [String] {
      TextMetrics.wrapped(text, toWidth: 300, size: 17, lines: lines)
    }
    #expect(wrapped("Hello\nlittle World", lines: 3) == ["Hello", "little World"])
    #expect(wrapped("a\n\nb", lines: 3) == ["a", "", "b"])
    #expect(wrapped("Hello\nWorld", lines: 1) == ["Hello\u{2026}"])
  }

  @Test(
    "a text is truncated to the longest prefix that fits with its ellipsis",
    arguments: [0.0, 5, 17, 40, 63.5, 118, 400])
  func truncation(limit: Double) {
    let text = "Gymnastics, 100 m"
    let cut = TextMetrics.truncated(text, toWidth: limit, size: 12, weight: 600)
    func width(_ text: String) -> Double { TextMetrics.width(text, size: 12, weight: 600) }
    guard width(text) > limit else {
      #expect(cut == text)
      return
    }
    let fitting = text.indices.map { text[..<$0] }.last { width($0 + "\u{2026}") <= limit } ?? ""
    let expected = String(fitting.reversed().drop { $0 == " " }.reversed()) + "\u{2026}"
    #expect(cut == expected)
  }

  private func isVisible(_ layer: LayerRecord, in tree: LayerTree) -> Bool {
    guard !layer.state.isHidden, layer.state.opacity > 0 else { return false }
    return layer.parent.flatMap { tree.layer($0) }.map { isVisible($0, in: tree) } ?? true
  }

  private func expectClose(
    _ box: RecordedRect, _ expected: RecordedRect, from origin: RecordedRect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let differences = [
      box.x - origin.x - expected.x, box.y - origin.y - expected.y, box.width - expected.width,
      box.height - expected.height,
    ]
    #expect(
      differences.allSatisfy { $0.magnitude <= 0.01 }, "\(box) \(expected)",
      sourceLocation: sourceLocation)
  }

  /// The box of a text in the widest of the fonts.
  private func textBox(_ element: SVGPicture.Element) -> RecordedRect {
    let size = element.number("font-size")
    let width = TextMetrics.width(
      element.words, size: size, weight: Int(element.number("font-weight")))
    let x = element.number("x") - (element.attributes["text-anchor"] == "end" ? width : 0)
    return RecordedRect(x: x, y: element.number("y") - size * 0.8, width: width, height: size)
  }

  private func overlap(_ one: RecordedRect, _ other: RecordedRect) -> Bool {
    one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height
      && other.y < one.y + one.height
  }
}
