import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite struct CGPathTests {
  nonisolated static let box = CGRect(x: 0, y: 0, width: 40, height: 20)

  @Test("every function that makes a path agrees with adding its segments")
  func making() {
    let rect = CGMutablePath()
    rect.addLines(between: [
      .zero, CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 20), CGPoint(x: 0, y: 20),
    ])
    rect.closeSubpath()
    #expect(rect == CGPath(rect: Self.box, transform: nil))
    let rects = CGMutablePath()
    rects.addRects([Self.box])
    #expect(rects == rect)
    let ellipse = CGMutablePath()
    ellipse.addEllipse(in: Self.box)
    #expect(ellipse == CGPath(ellipseIn: Self.box, transform: nil))
    let rounded = CGMutablePath()
    rounded.addRoundedRect(in: Self.box, cornerWidth: 4, cornerHeight: 6)
    #expect(
      rounded == CGPath(roundedRect: Self.box, cornerWidth: 4, cornerHeight: 6, transform: nil))
    #expect(rounded != rect)
  }

  @Test("a transform applies to every point, at creation or later")
  func transforms() {
    var move = CGAffineTransform(translationX: 7, y: 8)
    let moved = CGPath(rect: Self.box.offsetBy(dx: 7, dy: 8), transform: nil)
    #expect(CGPath(rect: Self.box, transform: &move) == moved)
    #expect(CGPath(rect: Self.box, transform: nil).copy(using: &move) == moved)
    let built = CGMutablePath()
    built.addRect(Self.box, transform: move)
    #expect(built == moved)
    #expect(moved.contains(CGPoint(x: 8, y: 9)))
    #expect(
      moved.contains(CGPoint(x: 1, y: 1), transform: CGAffineTransform(translationX: 7, y: 8)))
    #expect(!moved.contains(CGPoint(x: 1, y: 1)))
  }

  @Test("an arc added with a transform is the transformed arc, and continues the path")
  func transformedArc() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 100, y: 0))
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false,
      transform: CGAffineTransform(scaleX: 2, y: 1))
    #expect(isClose(path.currentPoint.numbers, [0, 10], within: 1e-12))
    #expect(isClose(path.boundingBoxOfPath.numbers, [0, 0, 100, 10], within: 1e-12))
    let flat = CGMutablePath()
    flat.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: 1, clockwise: false,
      transform: CGAffineTransform(scaleX: 0, y: 1))
    #expect(flat.isEmpty)
  }

  @Test("a relative arc rotates by its delta, in either direction")
  func relativeArcs() {
    let forwards = CGMutablePath()
    forwards.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: .pi / 2)
    #expect(isClose(forwards.currentPoint.numbers, [0, 5], within: 1e-12))
    let backwards = CGMutablePath()
    backwards.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: -.pi / 2)
    #expect(isClose(backwards.currentPoint.numbers, [0, -5], within: 1e-12))
  }

  @Test("an arc between tangents rounds the corner of two lines")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(isClose(path.currentPoint.numbers, [10, 4], within: 1e-12))
    #expect(isClose(path.boundingBoxOfPath.numbers, [0, 0, 10, 4], within: 1e-12))
    let left = CGMutablePath()
    left.move(to: .zero)
    left.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -10), radius: 4)
    #expect(isClose(left.currentPoint.numbers, [10, -4], within: 1e-12))
    #expect(isClose(left.boundingBoxOfPath.numbers, [0, -4, 10, 4], within: 1e-12))
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(straight.currentPoint == CGPoint(x: 10, y: 0))
  }

  @Test("a mutable copy leaves the original unchanged")
  func copies() throws {
    let path = CGPath(rect: Self.box, transform: nil)
    let copy = try #require(path.mutableCopy())
    copy.addPath(CGPath(ellipseIn: Self.box, transform: nil))
    #expect(path != copy)
    #expect(path == path.copy())
    #expect(UIBezierPath(cgPath: path) == UIBezierPath(rect: Self.box))
  }
}
