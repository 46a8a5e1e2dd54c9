import Foundation
import SeguePictures
import SegueRecording
import Testing

/// Shapes, gradients and masks of layers in a still.
@Suite struct ShapePictureTests {
  private func still(
    _ content: LayerContent, _ change: (inout LayerState) -> Void = { _ in }
  ) throws -> String {
    var state = LayerState(
      frame: RecordedRect(x: 10, y: 20, width: 60, height: 40),
      background: RecordedColor(red: 1, green: 0, blue: 0))
    change(&state)
    var builder = RecordingBuilder(
      file: "f", scenario: "s", device: DeviceInfo(name: "box", width: 100, height: 200))
    try builder.append(
      time: 0,
      layers: [
        LayerRecord(
          id: 1, parent: nil, name: "window",
          state: LayerState(frame: RecordedRect(x: 0, y: 0, width: 100, height: 200))),
        LayerRecord(id: 2, parent: 1, name: "view", state: state, content: content),
      ])
    return Still.svg(of: builder.finish(), frame: 0)
  }

  /// A triangle.
  private let outline = RecordedOutline(numbers: [0, 0, 0, 1, 30, 0, 1, 0, 30, 4])

  @Test("a shape is a path in screen coordinates, with its line's attributes")
  func shape() throws {
    let stroke = ShapeContent.Stroke(
      outline: outline, color: RecordedColor(red: 0, green: 1, blue: 0), width: 3, cap: "round",
      join: "bevel", dashes: [4, 2], dashPhase: 1)
    let svg = try still(
      .shape(
        ShapeContent(
          outline: outline, fill: RecordedColor(red: 0, green: 0, blue: 1, alpha: 0.5),
          isEvenOdd: true, stroke: stroke)))
    #expect(
      svg.contains(
        ##"<path d="M10 20L40 20L10 50Z" fill="#0000ff" fill-opacity="0.5" fill-rule="evenodd"/>"##)
    )
    #expect(
      svg.contains(
        ##"<path d="M10 20L40 20L10 50Z" fill="none" stroke="#00ff00" stroke-width="3" "##
          + #"stroke-linecap="round" stroke-linejoin="bevel" stroke-dasharray="4 2" "#
          + #"stroke-dashoffset="1"/>"#))
  }

  @Test("the line of a scaled shape is scaled with it")
  func scaled() throws {
    let stroke = ShapeContent.Stroke(outline: outline, color: .black, width: 3)
    let svg = try still(
      .shape(ShapeContent(outline: outline, fill: .clear, stroke: stroke))
    ) { $0.transform = RecordedTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0) }
    #expect(svg.contains(#"d="M0 0L30 0L0 30Z""#))
    #expect(svg.contains(#"transform="matrix(2 0 0 2 -20 0)""#))
  }

  @Test("a mask clips the layer with its background")
  func mask() throws {
    let svg = try still(.none) {
      $0.mask = RecordedMask(parts: [.init(outline: outline, isEvenOdd: true)])
    }
    #expect(svg.contains(#"<path d="M10 20L40 20L10 50Z" clip-rule="evenodd"/>"#))
    let group = try #require(svg.range(of: #"<g clip-path="url(#clip-2)">"#))
    let background = try #require(svg.range(of: ##"fill="#ff0000""##))
    #expect(group.lowerBound < background.lowerBound)
  }

  @Test("a gradient has its colors between its points")
  func gradient() throws {
    let svg = try still(
      .gradient(
        GradientContent(
          kind: .axial,
          stops: [.init(.black, at: 0), .init(RecordedColor(red: 1, green: 1, blue: 1), at: 1)],
          start: RecordedPoint(x: 0, y: 0), end: RecordedPoint(x: 1, y: 0.5))))
    #expect(svg.contains(#"x1="10" y1="20" x2="70" y2="40""#))
    #expect(svg.contains(##"<stop offset="1" stop-color="#ffffff"/>"##))
    #expect(svg.contains(#"fill="url(#gradient-2)""#))
  }

  @Test("a mask and a shape survive the encoding of a recording")
  func encoding() throws {
    var state = LayerState()
    state.mask = RecordedMask(parts: [.init(outline: outline)])
    #expect(LayerState().applying(LayerDelta(from: LayerState(), to: state)) == state)
    #expect(LayerDelta(from: state, to: LayerState()).mask == RecordedMask.none)
  }
}
