import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite struct UIBezierPathTests {
  nonisolated static let box = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test("a rectangle is four lines in one closed subpath")
  func rectangle() {
    let path = UIBezierPath(rect: Self.box)
    #expect(
      steps(path) == [
        "M 10 20", "L 110 20", "L 110 80", "L 10 80", "Z",
      ])
    #expect(path.bounds == Self.box)
    #expect(path.currentPoint == CGPoint(x: 10, y: 20))
  }

  @Test("only the specified corners are rounded")
  func corners() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60),
      byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 10, height: 10))
    #expect(
      steps(path) == [
        "M 10 0", "L 90 0", "C 95.5228 0 100 4.47715 100 10", "L 100 60", "L 0 60", "L 0 10",
        "C 0 4.47715 4.47715 0 10 0", "Z",
      ])
    let all = UIBezierPath(roundedRect: Self.box, cornerRadius: 8)
    let named = UIBezierPath(
      roundedRect: Self.box, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(all == named)
    #expect(UIBezierPath(roundedRect: Self.box, cornerRadius: 0) == UIBezierPath(rect: Self.box))
  }

  @Test("a radius is limited to half of the shorter side")
  func largeRadius() {
    let path = UIBezierPath(roundedRect: Self.box, cornerRadius: 1000)
    #expect(path == UIBezierPath(roundedRect: Self.box, cornerRadius: 30))
    #expect(path.bounds == Self.box)
  }

  @Test("an oval touches the midpoint of each side and stays within the rectangle")
  func oval() {
    let path = UIBezierPath(ovalIn: Self.box)
    #expect(isClose(path.bounds.numbers, Self.box.numbers, within: 1e-12))
    #expect(isClose(path.cgPath.boundingBoxOfPath.numbers, Self.box.numbers, within: 1e-12))
    #expect(path.contains(CGPoint(x: 60, y: 20.1)))
    #expect(!path.contains(CGPoint(x: 12, y: 22)))
    var kinds: [CGPathElementType] = []
    path.cgPath.applyWithBlock { kinds.append($0.pointee.type) }
    #expect(kinds.first == .moveToPoint)
    #expect(kinds.last == .closeSubpath)
    #expect(kinds.count { $0 == .closeSubpath } == 1)
  }

  nonisolated struct ArcCase: CustomTestStringConvertible, Sendable {
    var start: CGFloat
    var end: CGFloat
    var clockwise: Bool
    var bounds: [CGFloat]
    var testDescription: String { "\(start) to \(end), \(clockwise ? "" : "counter-")clockwise" }
  }

  @Test(
    "an arc runs in its direction, by at most one full circle",
    arguments: [
      ArcCase(start: 0, end: .pi / 2, clockwise: true, bounds: [0, 0, 10, 10]),
      ArcCase(start: 0, end: .pi / 2, clockwise: false, bounds: [-10, -10, 20, 20]),
      ArcCase(start: .pi, end: 0, clockwise: true, bounds: [-10, -10, 20, 10]),
      ArcCase(start: .pi, end: 0, clockwise: false, bounds: [-10, 0, 20, 10]),
      ArcCase(start: 0, end: 2 * .pi, clockwise: true, bounds: [-10, -10, 20, 20]),
      ArcCase(start: 0, end: 9 * .pi, clockwise: true, bounds: [-10, -10, 20, 20]),
      ArcCase(start: -.pi / 2, end: .pi / 2, clockwise: true, bounds: [0, -10, 10, 20]),
    ])
  func arcs(example: ArcCase) {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: example.start, endAngle: example.end,
      clockwise: example.clockwise)
    #expect(isClose(path.cgPath.boundingBoxOfPath.numbers, example.bounds, within: 3e-3))
  }

  @Test("an arc deviates from its circle by less than three parts in ten thousand")
  func roundness() {
    let path = UIBezierPath(ovalIn: CGRect(x: -100, y: -100, width: 200, height: 200))
    for degrees in stride(from: 0, to: 360, by: 7) {
      let turn = CGAffineTransform(rotationAngle: CGFloat(degrees) * .pi / 180)
      #expect(path.contains(CGPoint(x: 99.95, y: 0).applying(turn)))
      #expect(!path.contains(CGPoint(x: 100.05, y: 0).applying(turn)))
    }
  }

  @Test("a line connects to an arc, whose direction Core Graphics gives in flipped coordinates")
  func directions() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(
      withCenter: CGPoint(x: 20, y: 0), radius: 5, startAngle: .pi, endAngle: .pi * 3 / 2,
      clockwise: true)
    #expect(steps(path).prefix(2) == ["M 0 0", "L 15 0"])
    #expect(path.currentPoint == CGPoint(x: 20, y: -5))
    let core = CGMutablePath()
    core.move(to: .zero)
    core.addArc(
      center: CGPoint(x: 20, y: 0), radius: 5, startAngle: .pi, endAngle: .pi * 3 / 2,
      clockwise: false)
    #expect(path.cgPath == core)
  }

  @Test("the bounds include control points, the bounding box of the path does not")
  func bounds() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), controlPoint1: CGPoint(x: 0, y: 40),
      controlPoint2: CGPoint(x: 100, y: 40))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(path.cgPath.boundingBox == path.bounds)
    #expect(path.cgPath.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 30))
    let quadratic = UIBezierPath()
    quadratic.move(to: .zero)
    quadratic.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: -40))
    let box = quadratic.cgPath.boundingBoxOfPath
    #expect(isClose(box.numbers, [0, -20, 100, 20], within: 1e-12))
    #expect(UIBezierPath().bounds.isNull)
  }

  @Test("overlapping subpaths are inside by the nonzero rule and outside by the even-odd rule")
  func fillRules() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.cgPath.contains(middle, using: .winding))
    #expect(!path.cgPath.contains(middle, using: .evenOdd))
    let hole = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    hole.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(!hole.contains(middle))
  }

  @Test("reversing keeps the shape, and reversing twice restores the subpath")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    path.addCurve(
      to: CGPoint(x: 0, y: 30), controlPoint1: CGPoint(x: 20, y: 20),
      controlPoint2: CGPoint(x: 10, y: 30))
    #expect(
      steps(path.reversing()) == [
        "M 0 30", "C 10 30 20 20 20 10", "Q 20 0 10 0", "L 0 0",
      ])
    #expect(path.reversing().reversing() == path)
  }

  @Test("segments without a current point are not added")
  func noStart() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: .zero, controlPoint: .zero)
    path.close()
    #expect(path.isEmpty)
    #expect(path.currentPoint == .zero)
  }

  @Test("a line after closing starts at the start of the subpath")
  func afterClosing() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 9, y: 5))
    path.close()
    path.close()
    path.addLine(to: CGPoint(x: 5, y: 9))
    #expect(steps(path) == ["M 5 5", "L 9 5", "Z", "M 5 5", "L 5 9"])
  }

  @Test("a copy has the same attributes and is independent")
  func copying() throws {
    let path = UIBezierPath(rect: Self.box)
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy == path)
    path.apply(CGAffineTransform(translationX: 5, y: 5))
    #expect(copy.bounds == Self.box)
    #expect(path.bounds == Self.box.offsetBy(dx: 5, dy: 5))
    #expect(copy != path)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  /// Returns the elements of a path, each as a letter of SVG's path data and its points.
  private func steps(_ path: UIBezierPath) -> [String] {
    let letters: [CGPathElementType: (String, Int)] = [
      .moveToPoint: ("M", 1), .addLineToPoint: ("L", 1), .addQuadCurveToPoint: ("Q", 2),
      .addCurveToPoint: ("C", 3), .closeSubpath: ("Z", 0),
    ]
    var steps: [String] = []
    path.cgPath.applyWithBlock { element in
      let (letter, count) = letters[element.pointee.type] ?? ("?", 0)
      let numbers = (0..<count).map { index in
        let point = element.pointee.points[index]
        return String(format: "%g %g", point.x, point.y)
      }
      steps.append(([letter] + numbers).joined(separator: " "))
    }
    return steps
  }
}
