import SeguePictures
import SegueRecording
import Testing

@Suite struct StillTests {
  private static let box = DeviceInfo(name: "box", width: 100, height: 200, cornerRadius: 10)

  private func recording(_ layers: [LayerRecord], device: DeviceInfo = box) throws -> Recording {
    var builder = RecordingBuilder(file: "f", scenario: "one & only", device: device)
    try builder.append(time: 0, layers: layers)
    return builder.finish()
  }

  private func window(_ background: RecordedColor = .white) -> LayerRecord {
    LayerRecord(
      id: 1, parent: nil, name: "window",
      state: LayerState(
        frame: RecordedRect(x: 0, y: 0, width: 100, height: 200), background: background))
  }

  private func view(
    _ id: Int, in parent: Int = 1, content: LayerContent = .none,
    _ change: (inout LayerState) -> Void
  ) -> LayerRecord {
    var state = LayerState(
      frame: RecordedRect(x: 10, y: 20, width: 60, height: 40),
      background: RecordedColor(red: 1, green: 0, blue: 0))
    change(&state)
    return LayerRecord(
      id: id, parent: parent, index: id, name: "view \(id)", state: state, content: content)
  }

  @Test("a still is the screen in screen coordinates, byte-identical")
  func wholeScreen() throws {
    let card = view(2) { state in
      state.opacity = 0.5
      state.cornerRadius = 8
      state.maskedCorners = [.topLeft, .topRight]
      state.masksToBounds = true
      state.borderWidth = 2
    }
    let title = view(3, in: 2, content: .text(TextContent("A < B", size: 12, alignment: .center))) {
      $0.background = .clear
    }
    let shadowed = view(4) { state in
      state.position = RecordedPoint(x: 50, y: 150)
      state.background = RecordedColor(red: 0, green: 0, blue: 1, alpha: 0.25)
      state.shadow = RecordedShadow(opacity: 0.4, radius: 5, offset: RecordedPoint(x: 0, y: 2))
    }
    let hidden = view(5) { $0.isHidden = true }
    #expect(
      Still.svg(of: try recording([window(), card, title, shadowed, hidden]), frame: 0) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="200" viewBox="0 0 100 200" \
        font-family="system-ui, Helvetica, Arial, &#39;DejaVu Sans&#39;, sans-serif">
        <title>one &amp; only</title>
        <defs>
        <clipPath id="clip-1">
        <rect x="0" y="0" width="100" height="200" rx="10" ry="10"/>
        </clipPath>
        <clipPath id="clip-2">
        <path d="M10 28A8 8 0 0 1 18 20L62 20A8 8 0 0 1 70 28L70 60L10 60Z"/>
        </clipPath>
        <filter id="blur-3" filterUnits="userSpaceOnUse" x="-15" y="-15" width="130" height="230">
        <feGaussianBlur stdDeviation="5"/>
        </filter>
        </defs>
        <g clip-path="url(#clip-1)">
        <rect x="0" y="0" width="100" height="200" rx="10" ry="10" fill="#000000"/>
        <rect x="0" y="0" width="100" height="200" fill="#ffffff" data-layer="1"/>
        <g opacity="0.5">
        <path d="M10 28A8 8 0 0 1 18 20L62 20A8 8 0 0 1 70 28L70 60L10 60Z" fill="#ff0000" \
        data-layer="2"/>
        <g clip-path="url(#clip-2)">
        <text x="50" y="64.32" font-size="12" text-anchor="middle" fill="#000000">A &lt; B</text>
        </g>
        <path d="M11 28A7 7 0 0 1 18 21L62 21A7 7 0 0 1 69 28L69 59L11 59Z" fill="none" \
        stroke="#000000" stroke-width="2"/>
        </g>
        <g fill="#000000" opacity="0.4" filter="url(#blur-3)">
        <rect x="20" y="132" width="60" height="40"/>
        </g>
        <rect x="20" y="130" width="60" height="40" fill="#0000ff" fill-opacity="0.25" \
        data-layer="4"/>
        </g>
        <g clip-path="url(#clip-1)">
        </g>
        </svg>

        """)
  }

  @Test("a shadow of the bounds is drawn for a layer without fill", arguments: [true, false])
  func shadowOfBounds(isOfBounds: Bool) throws {
    let shadow = view(2) { state in
      state.background = .clear
      state.cornerRadius = 8
      state.shadow = RecordedShadow(
        opacity: 0.4, radius: 0, offset: RecordedPoint(x: 0, y: 2), isOfBounds: isOfBounds)
    }
    let svg = Still.svg(of: try recording([window(), shadow]), frame: 0)
    let drawn = """
      <g fill="#000000" opacity="0.4">
      <rect x="10" y="22" width="60" height="40" rx="8" ry="8"/>
      </g>
      """
    #expect(svg.contains(drawn) == isOfBounds)
  }

  @Test("a view with perspective is drawn as the quad of its corners")
  func perspective() throws {
    var matrix = RecordedTransform.identity.entries
    // A rotation about the vertical axis (cosine 0.6, sine 0.8), seen from a distance of 300 pt.
    (matrix[0], matrix[2], matrix[3]) = (0.6, -0.8, 0.8 / 300)
    let rotated = view(2) { $0.transform = RecordedTransform(matrix: matrix) }
    let recording = try recording([window(), rotated])
    let quad = try #require(recording.state(atFrame: 0).deviceQuad(of: 2))
    let picture = try #require(SVGPicture(Still.svg(of: recording, frame: 0)))
    let path = try #require(picture.elements.first { $0.attributes["data-layer"] == "2" })
    #expect(path.points.map { RecordedPoint(x: $0.x, y: $0.y) } == quad.corners)
    #expect(quad.topLeft.y < quad.topRight.y)
  }

  struct TextCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: TextContent
    var box: (width: Double, height: Double) = (60, 40)
    var scale = 1.0
    var lines: [String]
    var sizes: [String]
  }

  static let textCases: [TextCase] = [
    TextCase(
      testDescription: "text that fits is unchanged", text: TextContent("Gold", size: 17),
      lines: ["Gold"], sizes: ["17"]),
    TextCase(
      testDescription: "text that nearly fits shrinks",
      text: TextContent("Medals", size: 18), lines: ["Medals"], sizes: ["17.0213"]),
    TextCase(
      testDescription: "text that is too long is cut", text: TextContent("Medal table", size: 20),
      lines: ["Meda\u{2026}"], sizes: ["15"]),
    TextCase(
      testDescription: "two lines", text: TextContent("Medal count", size: 17, lines: 2),
      lines: ["Medal", "count"], sizes: ["17", "17"]),
    TextCase(
      testDescription: "as many lines as fit",
      text: TextContent("gold or silver or bronze", size: 12, lines: 0), box: (60, 32),
      lines: ["gold or", "silver o\u{2026}"], sizes: ["12", "12"]),
    TextCase(
      testDescription: "text below 9 pt becomes a bar", text: TextContent("Gold", size: 16),
      scale: 0.5, lines: [], sizes: []),
    TextCase(
      testDescription: "no room for a letter", text: TextContent("Gold", size: 17), box: (2, 40),
      lines: [], sizes: []),
  ]

  @Test("text is fitted to its box", arguments: textCases)
  func text(test: TextCase) throws {
    let label = view(2, content: .text(test.text)) { state in
      state.bounds = RecordedRect(x: 0, y: 0, width: test.box.width, height: test.box.height)
      state.transform = RecordedTransform(a: test.scale, b: 0, c: 0, d: test.scale, tx: 0, ty: 0)
    }
    let picture = try #require(
      SVGPicture(Still.svg(of: try recording([window(), label]), frame: 0)))
    #expect(picture.texts.map(\.words) == test.lines)
    #expect(picture.texts.compactMap { $0.attributes["font-size"] } == test.sizes)
    let bars = picture.elements.filter { $0.attributes["fill-opacity"] == "0.3" }
    #expect(bars.count == (test.scale < 1 ? 1 : 0))
  }

  @Test(
    "the status bar is dark on a light background and light on a dark one",
    arguments: [true, false])
  func statusArea(isDark: Bool) throws {
    var device = Demo.phone
    device.cornerRadius = 0
    let recording = try recording([window(isDark ? .black : .white)], device: device)
    let picture = try #require(SVGPicture(Still.svg(of: recording, frame: 0)))
    let clock = try #require(picture.elements.last { $0.attributes["fill-opacity"] == "0.9" })
    #expect(clock.attributes["fill"] == (isDark ? "#ffffff" : "#000000"))
    #expect(picture.texts.map(\.words) == ["9:41"])
  }

  @Test("a frame index outside the recording shows the first or last frame")
  func outside() throws {
    let recording = try Demo.slideIn()
    let (first, last) = (Still.svg(of: recording, frame: 0), Still.svg(of: recording, frame: 72))
    #expect(Still.svg(of: recording, frame: -5) == first)
    #expect(Still.svg(of: recording, frame: 5000) == last)
    #expect(Still.svg(of: recording, frame: 30) != first)
  }
}
