import HeadlessUIKit
import TestSupport
import Testing

/// Geometry as text, color spaces and other values of Core Graphics.
@Suite struct GeometryTextTests {
  @Test("geometry is read as it was written, and other text is zero")
  func writesGeometry() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.string(for: rect(1, 2, 3, 4)) == "{{1, 2}, {3, 4}}")
    #expect(
      NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4.5}}") == rect(1, 2, 3, 4.5))
    #expect(NSCoder.cgPoint(for: "{-1, 2}") == CGPoint(x: -1, y: 2))
    #expect(NSCoder.cgSize(for: "{1, 2}") == CGSize(width: 1, height: 2))
    #expect(NSCoder.cgAffineTransform(for: "[1, 0, 0, 1, 5, 6]").ty == 6)
    #expect(NSCoder.cgRect(for: "{1, 2}") == .zero)
    #expect(NSCoder.cgPoint(for: "{a, 2}") == .zero)
  }

  @Test("a rectangle equals one with the opposite corner as its origin")
  func comparesRectangles() {
    #expect(rect(0, 0, 10, 10).equalTo(rect(10, 10, -10, -10)))
    #expect(!rect(0, 0, 10, 10).equalTo(rect(0, 0, 10, 11)))
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
  }

  nonisolated static let spaces: [(CFString, CGColorSpaceModel, Int)] = [
    (CGColorSpace.sRGB, .rgb, 3), (CGColorSpace.displayP3, .rgb, 3),
    (CGColorSpace.linearGray, .monochrome, 1), (CGColorSpace.genericCMYK, .cmyk, 4),
  ]

  @Test("a named color space has its model and its number of components", arguments: spaces)
  func namesSpaces(_ name: CFString, _ model: CGColorSpaceModel, _ count: Int) throws {
    let space = try #require(CGColorSpace(name: name))
    #expect(space.model == model)
    #expect(space.numberOfComponents == count)
    #expect(space.name == name)
    #expect(space.isWideGamutRGB == (name == CGColorSpace.displayP3))
  }

  @Test("a color of components is that of its space")
  func makesColors() throws {
    let gray = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])
    #expect(gray == CGColor(gray: 0.5, alpha: 1))
    let color = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 0.5])
    #expect(color == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let ink = CGColor(colorSpace: CGColorSpaceCreateDeviceCMYK(), components: [0, 1, 1, 0, 1])
    #expect(ink == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(CGColorSpace(name: "none" as CFString) == nil)
    #expect(color?.colorSpace?.model == .rgb)
    let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    let converted = white.converted(
      to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
    #expect(converted?.components?.first.map { isClose($0, 1) } == true)
  }

  @Test("a path draws with its own line style, dashes and fill rule")
  func drawsPaths() throws {
    UIGraphicsBeginImageContext(CGSize(width: 50, height: 50))
    defer { UIGraphicsEndImageContext() }
    let context = try #require(UIGraphicsGetCurrentContext())
    let path = UIBezierPath(rect: rect(5, 5, 20, 20))
    path.lineWidth = 3
    path.setLineDash([4, 2], count: 2, phase: 1)
    path.usesEvenOddFillRule = true
    UIColor.red.setFill()
    UIColor.blue.setStroke()
    context.setLineWidth(9)
    path.fill()
    path.stroke(with: .multiply, alpha: 0.5)
    path.addClip()
    UIRectFill(rect(0, 0, 50, 50))
    let marks = context.marks
    #expect(marks.count == 3)
    guard case .fill(_, true, let fill) = marks[0].shape,
      case .stroke(_, let pen, let stroke) = marks[1].shape
    else {
      Issue.record("no fill and stroke")
      return
    }
    #expect(fill == RGBA(UIColor.red.cgColor))
    #expect(stroke == RGBA(UIColor.blue.cgColor))
    #expect(pen.width == 3)
    #expect(pen.dashes == [4, 2])
    #expect(marks[1].alpha == 0.5)
    #expect(marks[1].blendMode == .multiply)
    #expect(marks[2].blendMode == .normal)
    #expect(marks[2].clips.count == 1)
    var (count, phase, lengths) = (0, CGFloat(0), [CGFloat](repeating: 0, count: 2))
    path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2])
    #expect(count == 2)
    #expect(phase == 1)
    // The path of the context is not that of the drawn one.
    #expect(context.isPathEmpty)
  }

  @Test("a frame is a line inside of the rectangle in the fill color")
  func drawsFrames() throws {
    UIGraphicsBeginImageContext(CGSize(width: 50, height: 50))
    defer { UIGraphicsEndImageContext() }
    UIColor.red.setFill()
    UIRectFrame(rect(5, 5, 20, 20))
    let mark = try #require(UIGraphicsGetCurrentContext()?.marks.first)
    #expect(mark.extent == rect(5, 5, 20, 20))
    #expect(mark.color == RGBA(UIColor.red.cgColor))
  }
}
