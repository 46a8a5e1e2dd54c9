import HeadlessUIKit
import Testing

/// The view that hit testing returns for a point.
@Suite struct HitTestingTests {
  /// A root of 200 x 200 pt with a lower and an upper view that overlap from 50 to 100.
  private struct Pair {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let lower = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let upper = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

    init() {
      root.addSubview(lower)
      root.addSubview(upper)
    }

    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }
  }

  @Test("the frontmost view is hit; its right and bottom edges are outside")
  func order() {
    let pair = Pair()
    #expect(pair.hit(75, 75) === pair.upper)
    #expect(pair.hit(25, 25) === pair.lower)
    #expect(pair.hit(150, 100) === pair.root)
    #expect(pair.hit(50, 100) === pair.upper)
    #expect(pair.hit(200, 10) == nil)
    #expect(pair.hit(-0.001, 10) == nil)
    pair.root.bringSubviewToFront(pair.lower)
    #expect(pair.hit(75, 75) === pair.lower)
  }

  nonisolated struct SkipCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var change: @MainActor @Sendable (UIView) -> Void
    var isHit = false
  }

  @Test(
    "a view that is hidden, nearly transparent, disabled or scaled flat is not hit",
    arguments: [
      SkipCase(testDescription: "hidden") { $0.isHidden = true },
      SkipCase(testDescription: "alpha .009") { $0.alpha = 0.009 },
      SkipCase(testDescription: "alpha .01", change: { $0.alpha = 0.01 }, isHit: true),
      SkipCase(testDescription: "disabled") { $0.isUserInteractionEnabled = false },
      SkipCase(testDescription: "flat") { $0.transform = CGAffineTransform(scaleX: 0, y: 1) },
      SkipCase(testDescription: "unchanged", change: { _ in }, isHit: true),
    ])
  func skipping(example: SkipCase) {
    let pair = Pair()
    let child = UIView(frame: pair.upper.bounds)
    pair.upper.addSubview(child)
    example.change(pair.upper)
    #expect(pair.hit(75, 75) === (example.isHit ? child : pair.lower))
  }

  @Test("a subview is not hit outside its superview's bounds, clipped or not")
  func outside() {
    let pair = Pair()
    let child = UIView(frame: CGRect(x: 90, y: 90, width: 50, height: 50))
    pair.lower.addSubview(child)
    pair.upper.removeFromSuperview()
    #expect(pair.hit(95, 95) === child)
    #expect(pair.hit(110, 110) === pair.root)
  }

  @Test("hit testing follows transforms and scrolled bounds")
  func transformed() {
    let pair = Pair()
    pair.upper.transform = CGAffineTransform(rotationAngle: .pi / 4)
    // Rotated by an eighth turn, it no longer covers the corner at (50, 50), but covers (100, 40).
    #expect(pair.hit(55, 55) === pair.lower)
    #expect(pair.hit(100, 40) === pair.upper)
    pair.root.bounds.origin = CGPoint(x: 0, y: 100)
    #expect(pair.hit(100, 140) === pair.upper)
    #expect(pair.hit(100, 90) == nil)
  }

  @Test("hit testing calls an overridden point(inside:with:)")
  func pointInside() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -50, dy: -50).contains(point)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let wide = Wide(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
    root.addSubview(wide)
    #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === wide)
  }

  @Test("a pass-through view leaves touches to the views below")
  func passThrough() {
    final class Through: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let pair = Pair()
    let through = Through(frame: pair.root.bounds)
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    through.addSubview(button)
    pair.root.addSubview(through)
    #expect(pair.hit(75, 75) === pair.upper)
    #expect(pair.hit(10, 10) === button)
  }
}
