import HeadlessUIKit
import TestSupport
import Testing

/// Frames under transforms and anchor points, and conversion of coordinates.
@Suite(.checkedDevices) struct ViewGeometryTests {
  nonisolated struct FrameCase: CustomTestStringConvertible, Sendable {
    var name: String
    var transform: CGAffineTransform
    var anchor: CGPoint
    var frame: CGRect
    var testDescription: String { name }
  }

  @Test("setting a frame under a scale divides its size exactly, to the bit")
  func dividesExactly() {
    let view = UIView(frame: .zero)
    view.transform = CGAffineTransform(scaleX: 3, y: 7)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    #expect(view.bounds.size == CGSize(width: 100.0 / 3, height: 10.0 / 7))
  }

  @Test(
    "the frame is the bounding box of 100 x 40 at (200, 100), transformed about the anchor point",
    arguments: [
      FrameCase(
        name: "identity", transform: .identity, anchor: CGPoint(x: 0.5, y: 0.5),
        frame: CGRect(x: 150, y: 80, width: 100, height: 40)),
      FrameCase(
        name: "corner", transform: .identity, anchor: .zero,
        frame: CGRect(x: 200, y: 100, width: 100, height: 40)),
      FrameCase(
        name: "scale", transform: CGAffineTransform(scaleX: 2, y: 0.5),
        anchor: CGPoint(x: 0.5, y: 0.5), frame: CGRect(x: 100, y: 90, width: 200, height: 20)),
      FrameCase(
        name: "scale about the top", transform: CGAffineTransform(scaleX: 2, y: 0.5),
        anchor: CGPoint(x: 0.5, y: 0), frame: CGRect(x: 100, y: 100, width: 200, height: 20)),
      FrameCase(
        name: "mirror about the left", transform: CGAffineTransform(scaleX: -1, y: 1),
        anchor: CGPoint(x: 0, y: 0.5), frame: CGRect(x: 100, y: 80, width: 100, height: 40)),
      FrameCase(
        name: "quarter turn", transform: CGAffineTransform(rotationAngle: .pi / 2),
        anchor: CGPoint(x: 0.5, y: 0.5), frame: CGRect(x: 180, y: 50, width: 40, height: 100)),
      FrameCase(
        name: "quarter turn about the corner",
        transform: CGAffineTransform(rotationAngle: .pi / 2), anchor: .zero,
        frame: CGRect(x: 160, y: 100, width: 40, height: 100)),
      FrameCase(
        name: "half turn", transform: CGAffineTransform(rotationAngle: .pi),
        anchor: CGPoint(x: 1, y: 1), frame: CGRect(x: 200, y: 100, width: 100, height: 40)),
      FrameCase(
        name: "translation", transform: CGAffineTransform(translationX: 5, y: -7),
        anchor: CGPoint(x: 0.5, y: 0.5), frame: CGRect(x: 155, y: 73, width: 100, height: 40)),
    ])
  func frames(example: FrameCase) {
    let view = UIView(frame: .zero)
    view.bounds = CGRect(x: 11, y: -3, width: 100, height: 40)
    view.layer.anchorPoint = example.anchor
    view.center = CGPoint(x: 200, y: 100)
    view.transform = example.transform
    #expect(view.frame == example.frame)
    // Setting the frame restores the bounds and the center.
    view.center = .zero
    view.bounds.size = .zero
    view.frame = example.frame
    #expect(view.bounds == CGRect(x: 11, y: -3, width: 100, height: 40))
    #expect(view.center == CGPoint(x: 200, y: 100))
  }

  /// A transform under which a frame is defined: a scale, perhaps mirrored, quarter turns, and a
  /// translation.
  private func axisAlignedTransform(_ random: inout SeededGenerator) -> CGAffineTransform {
    func factor() -> CGFloat {
      CGFloat.random(in: 0.1...3, using: &random) * (Bool.random(using: &random) ? 1 : -1)
    }
    return CGAffineTransform(scaleX: factor(), y: factor())
      .rotated(by: .pi / 2 * CGFloat(Int.random(in: 0...3, using: &random)))
      .concatenating(
        CGAffineTransform(
          translationX: CGFloat.random(in: -99...99, using: &random), y: 3))
  }

  @Test("a frame reads as it was set, under scales, mirroring and quarter turns")
  func roundTrips() {
    for seed in UInt64(1)...300 {
      var random = SeededGenerator(seed: seed)
      func number() -> CGFloat { CGFloat.random(in: -500...500, using: &random) }
      let view = UIView(frame: .zero)
      view.layer.anchorPoint = CGPoint(x: number() / 500, y: number() / 500)
      view.bounds.origin = CGPoint(x: number(), y: number())
      view.transform = axisAlignedTransform(&random)
      let frame = CGRect(x: number(), y: number(), width: abs(number()), height: abs(number()))
      view.frame = frame
      #expect(isClose(view.frame, frame, within: 1e-9), "seed \(seed)")
    }
  }

  @Test("[F052] reading and setting a frame a hundred times does not drift")
  func drift() {
    for seed in UInt64(1)...100 {
      var random = SeededGenerator(seed: seed)
      let view = UIView(
        frame: CGRect(
          x: CGFloat.random(in: -300...300, using: &random), y: 0.1,
          width: CGFloat.random(in: 1...500, using: &random), height: 77.7))
      view.transform = axisAlignedTransform(&random)
      view.frame = view.frame
      let first = view.frame
      for _ in 0..<100 { view.frame = view.frame }
      #expect(isClose(view.frame, first, within: 1e-9), "seed \(seed)")
    }
  }

  nonisolated struct BoxCase: CustomTestStringConvertible, Sendable {
    var transform: CGAffineTransform
    /// The size of the bounding box of bounds of 10 x 20.
    var box: CGSize
    /// The size of the bounds after the frame is set to 30 x 60.
    var filling: CGSize
    var testDescription: String { "\(transform)" }

    init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, box: (CGFloat, CGFloat),
      filling: (CGFloat, CGFloat)
    ) {
      transform = CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
      self.box = CGSize(width: box.0, height: box.1)
      self.filling = CGSize(width: filling.0, height: filling.1)
    }
  }

  @Test(
    "a frame is the bounding box of the transformed bounds; set, it is filled as far as possible",
    arguments: [
      BoxCase(1, 0, 0, 1, box: (10, 20), filling: (30, 60)),
      BoxCase(2, 0, 0, 1, box: (20, 20), filling: (15, 60)),
      BoxCase(1, 0, 0, 2, box: (10, 40), filling: (30, 30)),
      BoxCase(-2, 0, 0, -4, box: (20, 80), filling: (15, 15)),
      BoxCase(0, 2, -4, 0, box: (80, 20), filling: (30, 7.5)),
      BoxCase(1, 1, 0, 1, box: (10, 30), filling: (30, 90)),
      BoxCase(1, 0, 1, 1, box: (30, 20), filling: (90, 60)),
      BoxCase(1, 1, 1, 0, box: (30, 10), filling: (60, 90)),
      BoxCase(0, 1, 1, 1, box: (20, 30), filling: (90, 30)),
      BoxCase(0, 0, 0, 1, box: (0, 20), filling: (30, 60)),
      BoxCase(1, 0, 0, 0, box: (10, 0), filling: (30, 60)),
      BoxCase(0, 1, 0, 0, box: (0, 10), filling: (30, 60)),
      BoxCase(0, 0, 1, 0, box: (20, 0), filling: (30, 60)),
      BoxCase(1, 1, 1, 1, box: (30, 30), filling: (30, 60)),
      BoxCase(0, 0, 0, 0, box: (0, 0), filling: (30, 60)),
    ])
  func boxes(example: BoxCase) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.transform = example.transform
    #expect(view.frame.size == example.box)
    view.frame = CGRect(x: 5, y: 7, width: 30, height: 60)
    #expect(view.bounds.size == example.filling)
    #expect(view.frame.origin == CGPoint(x: 5, y: 7))
  }

  @Test(
    "[63] resetting the transform, setting the frame and transforming again restores a view to the bit (63b)"
  )
  func presenterLook() {
    let view = UIView(frame: CGRect(x: 0.1, y: 33.3, width: 333.3, height: 777.7))
    view.transform = CGAffineTransform(scaleX: 0.93, y: 0.93)
    let (bounds, center) = (view.bounds, view.center)
    for _ in 0..<100 {
      let transform = view.transform
      view.transform = .identity
      view.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
      view.frame = CGRect(x: 0.1, y: 33.3, width: 333.3, height: 777.7)
      view.transform = transform
    }
    #expect(view.bounds == bounds)
    #expect(view.center == center)
  }

  @Test("a view rotated by quarter turns has exact sides")
  func quarterTurns() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 375, height: 667))
    for turns in 1...8 {
      view.transform = CGAffineTransform(rotationAngle: CGFloat(turns) * .pi / 2)
      let upright = CGSize(width: 375, height: 667)
      let size = turns.isMultiple(of: 2) ? upright : CGSize(width: 667, height: 375)
      #expect(view.frame.size == size)
    }
  }

  @Test("a frame with a negative size is standardized")
  func negativeSize() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: -40, height: -60))
    #expect(view.frame == CGRect(x: 60, y: 40, width: 40, height: 60))
  }

  @Test("moving the anchor point moves the view, not its position")
  func anchor() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.center == CGPoint(x: 50, y: 20))
    #expect(view.frame == CGRect(x: 50, y: -20, width: 100, height: 40))
  }

  // MARK: Conversion

  @Test("a point is converted through scrolled, scaled and rotated views")
  func conversion() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let outer = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 10, y: 20)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    // inner's corner: 100 + (50 - 50) - 10, 50 + 0 - 20.
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 90, y: 30))
    #expect(inner.convert(CGPoint(x: 10, y: 10), to: outer) == CGPoint(x: 20, y: 20))
    #expect(inner.convert(CGPoint(x: 20, y: 20), from: outer) == CGPoint(x: 10, y: 10))
    #expect(
      inner.convert(inner.bounds, to: window) == CGRect(x: 90, y: 30, width: 200, height: 200))
    inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(inner.convert(CGPoint(x: 100, y: 0), to: outer) == CGPoint(x: 150, y: 150))
    #expect(
      window.convert(CGRect(x: 140, y: 80, width: 10, height: 20), to: inner)
        == CGRect(x: 0, y: 90, width: 20, height: 10))
  }

  @Test("converting a point back and forth restores it")
  func thereAndBack() {
    for seed in UInt64(1)...100 {
      var random = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
        CGFloat.random(in: range, using: &random)
      }
      var views = [UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) as UIView]
      for _ in 0..<6 {
        let view = UIView(
          frame: CGRect(x: number(-50...50), y: number(-50...50), width: 100, height: 80))
        view.transform = CGAffineTransform(rotationAngle: number(-3...3))
          .scaledBy(x: number(0.5...2), y: number(0.5...2))
        view.bounds.origin = CGPoint(x: number(-20...20), y: 7)
        views[Int.random(in: 0..<views.count, using: &random)].addSubview(view)
        views.append(view)
      }
      for from in views {
        for to in views {
          let point = CGPoint(x: number(-100...100), y: number(-100...100))
          let back = from.convert(to.convert(point, from: from), from: to)
          #expect(isClose(back.numbers, point.numbers, within: 1e-6), "seed \(seed)")
        }
      }
    }
  }

  @Test("[F057] a right-to-left layout mirrors an animation exactly when its frames are mirrored")
  func mirror() {
    // x' = W - x - w for every frame of an animating view (fault F057).
    let width: CGFloat = 400
    for step in stride(from: 0.0, through: 1, by: 0.1) {
      let (left, right) = (AnimationScene(), AnimationScene())
      left.run {
        left.view.frame.origin.x = -100
        UIView.animate(withDuration: 1) { left.view.frame.origin.x = 30 }
      }
      right.run {
        right.view.frame.origin.x = width
        UIView.animate(withDuration: 1) { right.view.frame.origin.x = width - 30 - 100 }
      }
      left.device.advance(to: step)
      right.device.advance(to: step)
      #expect(isClose(right.shown.frame.minX, width - left.shown.frame.maxX, within: 1e-9))
    }
  }
}
