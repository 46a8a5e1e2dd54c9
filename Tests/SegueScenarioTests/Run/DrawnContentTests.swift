import HeadlessUIKit
import SegueRecording
import SegueScenario
import TestSupport
import Testing

/// Recordings of what views draw in `draw(_:)`.
@Suite(.checkedDevices) struct DrawnContentTests {
  private final class Disc: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIBezierPath(rect: rect.insetBy(dx: 2, dy: 2)).fill()
      let context = UIGraphicsGetCurrentContext()
      context?.setAlpha(0.5)
      context?.setBlendMode(.multiply)
      context?.setLineWidth(3)
      context?.setLineCap(.round)
      context?.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context?.translateBy(x: 1, y: 0)
      context?.stroke(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  @Test("a record has the paths, colors, pens, clips and transforms that a view has drawn")
  func recordsDrawing() throws {
    let device = makeDevice()
    device.perform {
      let disc = Disc(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      disc.contentMode = .topLeft
      disc.accessibilityIdentifier = "disc"
      makeWindow(UIViewController()).addSubview(disc)
    }
    device.settle()
    var sampler = LayerSampler(roles: [])
    let contents = sampler.sample(device).compactMap { record -> DrawnContent? in
      guard case .drawing(let drawing) = record.content else { return nil }
      return drawing
    }
    let drawing = try #require(contents.first)
    #expect(contents.count == 1)
    #expect(drawing.canvas == RecordedRect(x: 0, y: 0, width: 20, height: 10))
    #expect(drawing.placement == .topLeft)
    try #require(drawing.elements.count == 2)
    let (fill, stroke) = (drawing.elements[0], drawing.elements[1])
    #expect(fill.path?.data == "M2 2L18 2L18 8L2 8Z")
    #expect(fill.fill == RecordedColor(red: 1, green: 0, blue: 0))
    #expect(fill.opacity == nil)
    #expect(fill.clips == nil)
    #expect(stroke.stroke?.width == 3)
    #expect(stroke.stroke?.cap == "round")
    #expect(stroke.opacity == 0.5)
    #expect(stroke.blendMode == "multiply")
    #expect(stroke.clips?.map(\.data) == ["M0 0L5 0L5 5L0 5Z"])
    #expect(stroke.transform == RecordedTransform(a: 1, b: 0, c: 0, d: 1, tx: 1, ty: 0))
  }
}
