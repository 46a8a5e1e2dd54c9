import HeadlessUIKit
import TestSupport
import Testing

nonisolated struct EndsCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// The values of an animation of `position.x`; nil omits one.
  var from, to, by: Double?
  /// What is presented at the start, at a quarter and at the end, for a layer at x 500.
  var shown: [CGFloat]

  static let all: [EndsCase] = [
    .init(testDescription: "from and to", from: 100, to: 300, shown: [100, 150, 300]),
    .init(testDescription: "from and by", from: 100, by: 40, shown: [100, 110, 140]),
    .init(testDescription: "by and to", to: 300, by: 40, shown: [260, 270, 300]),
    .init(testDescription: "from", from: 100, shown: [100, 200, 500]),
    .init(testDescription: "to", to: 300, shown: [500, 450, 300]),
    .init(testDescription: "by", by: 40, shown: [500, 510, 540]),
    .init(testDescription: "nothing", shown: [500, 500, 500]),
    .init(testDescription: "all three", from: 100, to: 300, by: 7, shown: [100, 150, 300]),
  ]
}

nonisolated struct PathCase: CustomTestStringConvertible, Sendable {
  var testDescription: String { path }
  var path: String
  /// Both ends, created on the main thread.
  var ends: @Sendable () -> (Any, Any)
  /// The presented values halfway.
  var shown: @Sendable (CALayer) -> [CGFloat]
  var expected: [CGFloat]

  init(
    _ path: String, _ ends: @autoclosure @escaping @Sendable () -> (Any, Any),
    _ expected: [CGFloat],
    _ shown: @escaping @Sendable (CALayer) -> [CGFloat]
  ) {
    (self.path, self.ends, self.expected, self.shown) = (path, ends, expected, shown)
  }

  static let all: [PathCase] = [
    .init("position", (CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 50)), [10, 30]) {
      $0.position.numbers
    },
    .init("position", (NSValue(cgPoint: .zero), NSValue(cgPoint: CGPoint(x: 20, y: 50))), [10, 25])
    {
      $0.position.numbers
    },
    .init("position.x", (0, 20), [10, 50]) { $0.position.numbers },
    .init("position.y", (0.0, 20.0), [50, 10]) { $0.position.numbers },
    .init("position.y", (NSNumber(value: 2), NSNumber(value: 4)), [3]) { [$0.position.y] },
    .init("bounds", (CGRect.zero, CGRect(x: 2, y: 4, width: 6, height: 8)), [1, 2, 3, 4]) {
      $0.bounds.numbers
    },
    .init("bounds.size", (CGSize.zero, CGSize(width: 6, height: 8)), [0, 0, 3, 4]) {
      $0.bounds.numbers
    },
    .init("bounds.size.width", (CGFloat(0), CGFloat(8)), [4]) { [$0.bounds.width] },
    .init("bounds.origin.y", (Float(0), Float(8)), [4]) { [$0.bounds.minY] },
    .init("anchorPoint", (CGPoint.zero, CGPoint(x: 1, y: 0.5)), [0.5, 0.25]) {
      $0.anchorPoint.numbers
    },
    .init("zPosition", (0, 4), [2]) { [$0.zPosition] },
    .init("opacity", (0, 1), [0.5]) { [CGFloat($0.opacity)] },
    .init("cornerRadius", (0, 8), [4]) { [$0.cornerRadius] },
    .init("borderWidth", (0, 8), [4]) { [$0.borderWidth] },
    .init("shadowOpacity", (0, 0.5), [0.25]) { [CGFloat($0.shadowOpacity)] },
    .init("shadowRadius", (0, 8), [4]) { [$0.shadowRadius] },
    .init("shadowOffset", (CGSize.zero, CGSize(width: 2, height: 4)), [1, 2]) {
      [$0.shadowOffset.width, $0.shadowOffset.height]
    },
    .init("shadowOffset.height", (0, 4), [2]) { [$0.shadowOffset.height] },
    .init(
      "backgroundColor",
      (
        CGColor(red: 0, green: 0, blue: 1, alpha: 1), CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      ),
      [0.5, 0, 0.5, 0.75]
    ) { $0.backgroundColor?.components ?? [] },
    .init(
      "backgroundColor", (CGColor.clear, CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)),
      [1, 0.5, 0, 0.5]
    ) { $0.backgroundColor?.components ?? [] },
    .init(
      "transform", (CATransform3DIdentity, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)),
      [0.707107, 0.707107, -0.707107, 0.707107, 0, 0]
    ) { $0.plane },
    .init(
      "transform", (CATransform3DIdentity, CATransform3DMakeTranslation(2, 4, 6)), [1, 2, 3]
    ) { [$0.transform.m41, $0.transform.m42, $0.transform.m43] },
    .init("transform.translation", (CGSize.zero, CGSize(width: 2, height: 4)), [1, 0, 0, 1, 1, 2]) {
      $0.plane
    },
    .init("transform.translation.x", (0, 4), [1, 0, 0, 1, 2, 0]) { $0.plane },
    .init("transform.translation.y", (0, 4), [1, 0, 0, 1, 0, 2]) { $0.plane },
    .init("transform.translation.z", (0, 4), [2]) { [$0.transform.m43] },
    .init("transform.scale", (1, 2), [1.5, 0, 0, 1.5, 0, 0]) { $0.plane },
    .init("transform.scale.x", (1, 2), [1.5, 0, 0, 1, 0, 0]) { $0.plane },
    .init("transform.scale.y", (1, 2), [1, 0, 0, 1.5, 0, 0]) { $0.plane },
    .init("transform.scale.z", (1, 2), [1.5]) { [$0.transform.m33] },
    .init("transform.rotation", (0, 2 * Double.pi), [-1, 0, 0, -1, 0, 0]) { $0.plane },
    .init("transform.rotation.z", (0, Double.pi), [0, 1, -1, 0, 0, 0]) { $0.plane },
    .init("transform.rotation.x", (0, 2 * Double.pi / 3), [1, 0, 0, 0.5, 0, 0]) { $0.plane },
    .init("transform.rotation.y", (0, 2 * Double.pi / 3), [0.5, 0, 0, 1, 0, 0]) { $0.plane },
  ]
}

nonisolated extension CALayer {
  /// The part of the transform in the plane of the layer.
  fileprivate var plane: [CGFloat] {
    let t = CATransform3DGetAffineTransform(transform)
    return [t.a, t.b, t.c, t.d, t.tx, t.ty]
  }
}

/// Animations between two values.
@Suite(.checkedDevices) struct BasicAnimationTests {
  @Test("repetitions of a rotation add up when they are cumulative")
  func turnsOn() throws {
    let scene = AnimationScene()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
    animation.toValue = NSValue(caTransform3D: CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    (animation.duration, animation.repeatCount, animation.isCumulative) = (1, 3, true)
    scene.run { scene.view.layer.add(animation, forKey: nil) }
    scene.device.advance(to: 1.5)
    let shown = scene.shown.transform
    #expect(isClose(shown.m11, cos(0.75 * .pi), within: 1e-9))
    #expect(isClose(shown.m12, sin(0.75 * .pi), within: 1e-9))
  }

  @Test("an action that is no animation runs in its place, with the key of the changed property")
  func runsAction() {
    nonisolated final class Action: CAAction {
      var lines: [String] = []
      func run(
        forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
      ) {
        lines.append("\(event) of \((anObject as? CALayer)?.name ?? "")")
      }
    }
    let scene = AnimationScene()
    let (action, layer) = (Action(), CALayer())
    layer.name = "card"
    scene.run { scene.view.layer.addSublayer(layer) }
    scene.device.turn()
    scene.run {
      layer.actions = ["opacity": action]
      layer.opacity = 0.5
    }
    #expect(action.lines == ["opacity of card"])
    #expect(layer.animationKeys() == nil)
  }

  private func add(_ animation: CABasicAnimation, to scene: AnimationScene) {
    scene.run {
      animation.duration = 1
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      scene.view.layer.add(animation, forKey: "one")
    }
  }

  @Test(
    "an omitted from, to or by value is the value without the animation", arguments: EndsCase.all)
  func ends(_ ends: EndsCase) {
    let scene = AnimationScene()
    scene.run { scene.view.layer.position.x = 500 }
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.byValue) = (ends.from, ends.to, ends.by)
    add(animation, to: scene)
    #expect(scene.positions(at: [0, 0.25, 1]) == ends.shown)
    #expect(scene.view.layer.position.x == 500)
  }

  @Test("an omitted end follows the animation below")
  func followsBeneath() {
    let scene = AnimationScene()
    scene.run {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { scene.view.center.x = 250 }
    }
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.toValue = 1000
    add(animation, to: scene)
    // Halfway from 100, the value of the block at that time, to 1000.
    #expect(scene.positions(at: [0, 0.5, 1]) == [50, 550, 1000])
  }

  @Test("an additive animation adds to the value without it")
  func additive() {
    let scene = AnimationScene()
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.isAdditive) = (-100, 0, true)
    add(animation, to: scene)
    #expect(scene.positions(at: [0, 0.5]) == [-50, 0])
    scene.run { scene.view.layer.position.x = 80 }
    #expect(scene.positions(at: [0.75, 1]) == [55, 80])
  }

  @Test("an additive transform is concatenated before the value without it")
  func additiveTransform() {
    let scene = AnimationScene()
    scene.run { scene.view.layer.transform = CATransform3DMakeScale(2, 2, 1) }
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DMakeTranslation(10, 0, 0)
    animation.toValue = CATransform3DIdentity
    animation.isAdditive = true
    add(animation, to: scene)
    #expect(scene.shown.transform.m41 == 20)
    #expect(scene.shown.transform.m11 == 2)
  }

  @Test("a cumulative animation continues from the end of each repetition")
  func cumulative() {
    let scene = AnimationScene()
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (0, 10)
    (animation.isCumulative, animation.repeatCount) = (true, 3)
    add(animation, to: scene)
    #expect(scene.positions(at: [0.5, 1.5, 2.5, 3, 9]) == [5, 15, 25, 30, 30])
  }

  @Test("every animatable property is found by its key path", arguments: PathCase.all)
  func keyPath(_ path: PathCase) {
    let scene = AnimationScene()
    let model = scene.view.layer.numbers
    let animation = CABasicAnimation(keyPath: path.path)
    (animation.fromValue, animation.toValue) = path.ends()
    add(animation, to: scene)
    scene.device.advance(to: 0.5)
    let shown = path.shown(scene.shown)
    #expect(shown.count == path.expected.count)
    #expect(zip(shown, path.expected).allSatisfy { isClose($0, $1) }, "\(shown)")
    #expect(scene.view.layer.numbers == model)
  }

  @Test("a rotation in space keeps the perspective of the layer")
  func perspective() {
    let scene = AnimationScene()
    scene.run { scene.view.layer.transform.m34 = -1 / 500 }
    let animation = CABasicAnimation(keyPath: "transform.rotation.y")
    (animation.fromValue, animation.toValue) = (0, 2 * Double.pi / 3)
    add(animation, to: scene)
    scene.device.advance(to: 0.5)
    var expected = CATransform3DIdentity
    expected.m34 = -1 / 500
    expected = CATransform3DRotate(expected, .pi / 3, 0, 1, 0)
    for (a, b) in zip(scene.shown.transform.numbers, expected.numbers) {
      #expect(isClose(a, b, within: 1e-12))
    }
  }

  @Test(
    "a key path that names no animatable property is reported and has no effect",
    arguments: ["frame", "position.z", "", "transform.rotation.w", "ä.ö"])
  func unknownKeyPathIsReported(_ path: String) {
    let scene = AnimationScene()
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue) = (0, 1)
    add(animation, to: scene)
    scene.device.advance(to: 0.5)
    #expect(scene.shownX == 50)
    #expect(
      scene.diagnosticMessages == [
        "the key path '\(path)' of an animation of card is not animatable; the animation "
          + "has no effect; use position, bounds, anchorPoint, zPosition, opacity, cornerRadius, "
          + "borderWidth, borderColor, shadowColor, shadowOpacity, shadowRadius, shadowOffset, "
          + "backgroundColor, transform and their parts, or an animatable property of the layer's class"
      ])
  }

  @Test("a value of a wrong type is reported and ignored")
  func wrongValues() {
    let scene = AnimationScene()
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = ("left", Double.nan)
    add(animation, to: scene)
    #expect(scene.shownX == 50)
    #expect(
      scene.diagnosticMessages == [
        "fromValue of an animation of position.x of card is left (String), which is ignored; "
          + "a finite number is required",
        "toValue of an animation of position.x of card is nan (Double), which is ignored; "
          + "a finite number is required",
      ])
  }
}

nonisolated extension CALayer {
  fileprivate var numbers: [CGFloat] {
    position.numbers + bounds.numbers + transform.numbers + anchorPoint.numbers
      + [CGFloat(opacity), cornerRadius, borderWidth, zPosition, shadowRadius]
  }
}
