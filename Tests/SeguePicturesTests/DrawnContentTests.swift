import Foundation
import SeguePictures
import SegueRecording
import Testing

/// Pictures of what an app has drawn.
@Suite struct DrawnContentTests {
  private let red = RecordedColor(red: 1, green: 0, blue: 0)

  /// Returns the lines of a still with a drawing at (10, 20) of 60 by 40 pt.
  private func lines(
    _ elements: [DrawnElement],
    canvas: RecordedRect = RecordedRect(x: 0, y: 0, width: 60, height: 40),
    placement: DrawnContent.Placement = .fill
  ) throws -> [String] {
    let device = DeviceInfo(name: "box", width: 100, height: 200, cornerRadius: 0)
    var builder = RecordingBuilder(file: "f", scenario: "s", device: device)
    let window = LayerRecord(
      id: 1, parent: nil, name: "window",
      state: LayerState(frame: RecordedRect(x: 0, y: 0, width: 100, height: 200)))
    let view = LayerRecord(
      id: 2, parent: 1, name: "view",
      state: LayerState(frame: RecordedRect(x: 10, y: 20, width: 60, height: 40)),
      content: .drawing(DrawnContent(canvas: canvas, placement: placement, elements: elements)))
    try builder.append(time: 0, layers: [window, view])
    let svg = Still.svg(of: builder.finish(), frame: 0)
    #expect(SVGPicture(svg) != nil)
    return svg.split(separator: "\n").map(String.init)
  }

  private func element(_ change: (inout DrawnElement) -> Void) -> DrawnElement {
    var element = DrawnElement()
    change(&element)
    return element
  }

  private var triangle: DrawnPath {
    DrawnPath([("M", [0, 0]), ("L", [10, 0]), ("L", [10, 10.5]), ("Z", [])])
  }

  @Test("a filled path is moved to the layer, and clipped to the canvas")
  func fills() throws {
    let lines = try lines([
      element {
        $0.path = triangle
        $0.fill = red
      }
    ])
    #expect(
      lines.contains(
        ##"<path d="M0 0L10 0L10 10.5Z" fill="#ff0000" transform="matrix(1 0 0 1 10 20)"/>"##))
    #expect(lines.contains(#"<rect x="10" y="20" width="60" height="40"/>"#))
  }

  @Test("a stroked path has the pen, and the transform of the element before that of the layer")
  func strokes() throws {
    var stroke = DrawnStroke(color: red, width: 2.5)
    stroke.cap = "round"
    stroke.dashes = [1, 2]
    let lines = try lines([
      element {
        $0.path = triangle
        $0.stroke = stroke
        $0.transform = RecordedTransform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 0)
      }
    ])
    #expect(
      lines.contains(
        ##"<path d="M0 0L10 0L10 10.5Z" fill="none" stroke="#ff0000" stroke-width="2.5" "##
          + #"stroke-linecap="round" stroke-miterlimit="10" stroke-dasharray="1 2" "#
          + #"stroke-dashoffset="0" transform="matrix(2 0 0 2 11 20)"/>"#))
  }

  @Test("clips, opacity and blend mode are groups around the element")
  func groups() throws {
    let lines = try lines([
      element {
        $0.path = triangle
        $0.fill = red
        $0.opacity = 0.5
        $0.blendMode = "multiply"
        $0.clips = [DrawnPath([("M", [0, 0]), ("L", [5, 5]), ("L", [0, 5])], isEvenOdd: true)]
      }
    ])
    #expect(lines.contains(#"<g opacity="0.5" style="mix-blend-mode:multiply">"#))
    #expect(
      lines.contains(
        #"<path d="M0 0L5 5L0 5" clip-rule="evenodd" transform="matrix(1 0 0 1 10 20)"/>"#))
  }

  @Test("text is at its baseline, and small text is a bar")
  func writesText() throws {
    let text = DrawnText(
      "A", size: 20, weight: 600, color: red, origin: RecordedPoint(x: 5, y: 25), width: 12)
    let large = try lines([element { $0.text = text }])
    #expect(
      large.contains {
        $0.hasPrefix(##"<text x="15" y="45" font-size="20" font-weight="600" fill="#ff0000">A"##)
      })
    var small = text
    small.size = 5
    let bar = try lines([element { $0.text = small }])
    #expect(!bar.contains { $0.contains("<text") && $0.contains(">A<") })
    #expect(bar.contains { $0.contains(#"fill-opacity="0.3""#) })
  }

  @Test("a gradient that does not extend is transparent beyond its ends")
  func fillsGradient() throws {
    let gradient = DrawnGradient(
      stops: [.init(location: 0, color: red), .init(location: 1, color: .black)],
      start: RecordedPoint(x: 0, y: 0), end: RecordedPoint(x: 60, y: 0), extendsAfter: true)
    let lines = try lines([element { $0.gradient = gradient }])
    #expect(lines.contains { $0.hasPrefix("<linearGradient id=\"gradient-") })
    #expect(
      lines.filter { $0.hasPrefix("<stop") } == [
        ##"<stop offset="0" stop-color="#ff0000" stop-opacity="0"/>"##,
        ##"<stop offset="0" stop-color="#ff0000"/>"##,
        ##"<stop offset="1" stop-color="#000000"/>"##,
      ])
    #expect(lines.contains { $0.contains(#"fill="url(#gradient-"#) })
  }

  @Test("the content of an element is drawn in its box")
  func drawsContent() throws {
    let image = ImageContent(name: "xmark", isSymbol: true, color: red)
    let lines = try lines([
      element {
        $0.content = .image(image)
        $0.box = RecordedRect(x: 6, y: 4, width: 24, height: 24)
      }
    ])
    #expect(
      lines.contains {
        $0.contains("M6 6L18 18") && $0.contains(#"transform="matrix(1 0 0 1 16 24)""#)
      })
  }

  static let placements: [(DrawnContent.Placement, RecordedRect)] = [
    (.fill, RecordedRect(x: 0, y: 0, width: 60, height: 40)),
    (.aspectFit, RecordedRect(x: 10, y: 0, width: 40, height: 40)),
    (.aspectFill, RecordedRect(x: 0, y: -10, width: 60, height: 60)),
    (.center, RecordedRect(x: 25, y: 15, width: 10, height: 10)),
    (.topLeft, RecordedRect(x: 0, y: 0, width: 10, height: 10)),
    (.bottomRight, RecordedRect(x: 50, y: 30, width: 10, height: 10)),
    (.right, RecordedRect(x: 50, y: 15, width: 10, height: 10)),
    (.top, RecordedRect(x: 25, y: 0, width: 10, height: 10)),
  ]

  @Test("a canvas is placed in the bounds by the mode", arguments: placements)
  func places(_ placement: DrawnContent.Placement, _ frame: RecordedRect) throws {
    let canvas = RecordedRect(x: 5, y: 5, width: 10, height: 10)
    let content = DrawnContent(canvas: canvas, placement: placement, elements: [])
    #expect(content.frame(in: RecordedRect(x: 0, y: 0, width: 60, height: 40)) == frame)
    let rect = element {
      $0.path = DrawnPath([("M", [5, 5]), ("L", [15, 5])])
      $0.fill = red
    }
    let scale = (frame.width / 10, frame.height / 10)
    let (x, y) = (10 + frame.x - 5 * scale.0, 20 + frame.y - 5 * scale.1)
    let drawn = try lines([rect], canvas: canvas, placement: placement)
    let matrix = [scale.0, 0, 0, scale.1, x, y].map { number in
      number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
    #expect(drawn.contains { $0.contains("matrix(\(matrix.joined(separator: " ")))") })
  }

  @Test("a drawing is decoded as it was encoded")
  func codes() throws {
    let content = LayerContent.drawing(
      DrawnContent(
        canvas: RecordedRect(x: 0, y: 0, width: 1, height: 2), placement: .topLeft,
        elements: [
          element {
            $0.path = triangle
            $0.fill = red
            $0.shadow = RecordedShadow(opacity: 1)
          },
          element {
            $0.content = .image(ImageContent(name: "a"))
            $0.box = .zero
          },
        ]))
    let data = try JSONEncoder().encode(content)
    #expect(try JSONDecoder().decode(LayerContent.self, from: data) == content)
  }
}
