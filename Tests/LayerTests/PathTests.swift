import HeadlessUIKit
import TestSupport
import Testing

/// Dashes, lines with a width, and other members of paths.
@Suite struct PathTests {
  private var line: CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    return path
  }

  @Test("dashes and gaps follow the line around its corner")
  func dashes() {
    #expect(
      line.copy(dashingWithPhase: 0, lengths: [8, 4]).text
        == "M0.0 0.0L8.0 0.0M10.0 2.0L10.0 10.0")
    #expect(
      line.copy(dashingWithPhase: 2, lengths: [8, 4]).text
        == "M0.0 0.0L6.0 0.0M10.0 0.0L10.0 8.0")
  }

  nonisolated struct StrokeCase: Sendable, CustomTestStringConvertible {
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var limit: CGFloat = 10
    var inside: [CGPoint]
    var outside: [CGPoint]
    var testDescription: String { "\(cap) \(join) \(limit)" }
  }

  @Test(
    "the outline of a line contains its width, caps and joins",
    arguments: [
      StrokeCase(
        inside: [CGPoint(x: 5, y: 1.9), CGPoint(x: 11.9, y: -1.9)],
        outside: [CGPoint(x: 5, y: 2.1), CGPoint(x: -0.1, y: 0)]),
      StrokeCase(
        join: .bevel, inside: [CGPoint(x: 10.9, y: -0.9)], outside: [CGPoint(x: 11.9, y: -1.9)]),
      StrokeCase(
        join: .round, inside: [CGPoint(x: 11.3, y: -1.3)], outside: [CGPoint(x: 11.6, y: -1.6)]),
      StrokeCase(limit: 1.2, inside: [], outside: [CGPoint(x: 11.9, y: -1.9)]),
      StrokeCase(
        cap: .square, inside: [CGPoint(x: -1.9, y: 1.9)], outside: [CGPoint(x: -2.1, y: 0)]),
      StrokeCase(
        cap: .round, inside: [CGPoint(x: -1.9, y: 0)], outside: [CGPoint(x: -1.9, y: 1.9)]),
    ])
  func strokes(_ one: StrokeCase) {
    let outline = line.copy(
      strokingWithWidth: 4, lineCap: one.cap, lineJoin: one.join, miterLimit: one.limit)
    #expect(one.inside.filter { !outline.contains($0) } == [])
    #expect(one.outside.filter { outline.contains($0) } == [])
  }

  @Test("a closed line has no caps and a join at its start")
  func strokesClosed() {
    let outline = box(0, 0, 10, 10).copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(outline.contains(CGPoint(x: -0.9, y: -0.9)))
    #expect(!outline.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("a rectangle is one, also reversed, and an oval is not")
  func rectangles() {
    var found = CGRect.zero
    let isRect = box(1, 2, 3, 4).isRect(&found)
    #expect(isRect)
    #expect(found == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!CGPath(ellipseIn: found, transform: nil).isRect(nil))
  }

  @Test("a line's dashes can be read and copied")
  func lineDash() {
    let path = UIBezierPath()
    path.setLineDash([4, 2], count: 2, phase: 1)
    let copy = path.copy() as? UIBezierPath
    var (pattern, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
    copy?.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(pattern == [4, 2])
    #expect(count == 2)
    #expect(phase == 1)
  }

  @Test("a flattened path has lines only")
  func flattens() {
    let oval = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let flat = oval.flattened(threshold: 0.1)
    #expect(!flat.text.contains("C"))
    #expect(isClose(flat.boundingBox, oval.boundingBoxOfPath, within: 0.2))
  }
}
