import HeadlessUIKit
import TestSupport
import Testing

/// The numeric layer properties that can be animated.
@Suite(.checkedDevices) struct LayerNumbersTests {
  nonisolated struct Number: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var read: @MainActor @Sendable (CALayer) -> Double
    var write: @MainActor @Sendable (CALayer, Double) -> Void

    init(
      _ name: String, _ read: @escaping @MainActor @Sendable (CALayer) -> Double,
      _ write: @escaping @MainActor @Sendable (CALayer, Double) -> Void
    ) {
      testDescription = name
      self.read = read
      self.write = write
    }

    /// Those that a block animates.
    static let animated = [
      Number("x of the position", { $0.position.x }, { $0.position.x = $1 }),
      Number("y of the position", { $0.position.y }, { $0.position.y = $1 }),
      Number("x of the bounds", { $0.bounds.origin.x }, { $0.bounds.origin.x = $1 }),
      Number("y of the bounds", { $0.bounds.origin.y }, { $0.bounds.origin.y = $1 }),
      Number("width", { $0.bounds.size.width }, { $0.bounds.size.width = $1 }),
      Number("height", { $0.bounds.size.height }, { $0.bounds.size.height = $1 }),
      Number("x of the anchor", { $0.anchorPoint.x }, { $0.anchorPoint.x = $1 }),
      Number("y of the anchor", { $0.anchorPoint.y }, { $0.anchorPoint.y = $1 }),
      Number("opacity", { Double($0.opacity) }, { $0.opacity = Float($1) }),
      Number("corner radius", { $0.cornerRadius }, { $0.cornerRadius = $1 }),
      Number("move to the right", { $0.transform.m41 }, { $0.transform.m41 = $1 }),
      Number("move down", { $0.transform.m42 }, { $0.transform.m42 = $1 }),
      Number("move to the front", { $0.transform.m43 }, { $0.transform.m43 = $1 }),
      Number("scale", { $0.transform.m11 }, { $0.transform.m11 = $1 }),
      Number("scale up and down", { $0.transform.m22 }, { $0.transform.m22 = $1 }),
      Number("perspective", { $0.transform.m34 }, { $0.transform.m34 = $1 }),
      Number(
        "red", { RGBA($0.backgroundColor ?? UIColor.clear.cgColor).red },
        { $0.backgroundColor = CGColor(red: $1, green: 1, blue: 1, alpha: 1) }),
      Number(
        "green", { RGBA($0.backgroundColor ?? UIColor.clear.cgColor).green },
        { $0.backgroundColor = CGColor(red: 1, green: $1, blue: 1, alpha: 1) }),
      Number(
        "blue", { RGBA($0.backgroundColor ?? UIColor.clear.cgColor).blue },
        { $0.backgroundColor = CGColor(red: 1, green: 1, blue: $1, alpha: 1) }),
      Number(
        "opacity of the background color",
        { RGBA($0.backgroundColor ?? UIColor.clear.cgColor).alpha },
        { $0.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: $1) }),
    ]

    /// Those that a block sets immediately.
    static let immediate = [
      Number("depth", { $0.zPosition }, { $0.zPosition = $1 }),
      Number("border", { $0.borderWidth }, { $0.borderWidth = $1 }),
      Number(
        "opacity of the shadow", { Double($0.shadowOpacity) }, { $0.shadowOpacity = Float($1) }),
      Number("radius of the shadow", { $0.shadowRadius }, { $0.shadowRadius = $1 }),
      Number("width of the shadow", { $0.shadowOffset.width }, { $0.shadowOffset.width = $1 }),
      Number("height of the shadow", { $0.shadowOffset.height }, { $0.shadowOffset.height = $1 }),
    ]
  }

  @Test(
    "a number keeps the value set, and animates linearly in a block", arguments: Number.animated)
  func moves(number: Number) {
    #expect(shown(number, in: AnimationScene()) == [0.25, 0.5, 0.75])
  }

  @Test(
    "[317] a block sets a shadow, a border and a depth immediately or, by the switch, animates them (317a, 317b)",
    arguments: Number.immediate)
  func immediate(number: Number) {
    #expect(shown(number, in: AnimationScene()) == [0.75, 0.75, 0.75])
    var choices = BehaviorChoices()
    choices.blocksAnimateShadowsAndBorders = true
    #expect(shown(number, in: AnimationScene(choices: choices)) == [0.25, 0.5, 0.75])
  }

  /// Changes a number from 0.25 to 0.75 in a block of 1 s, and returns what is presented at its start,
  /// halfway, and at the end, rounded.
  private func shown(_ number: Number, in scene: AnimationScene) -> [CGFloat] {
    let layer = scene.view.layer
    scene.run { number.write(layer, 0.25) }
    #expect(number.read(layer) == 0.25)
    scene.device.turn()
    scene.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        number.write(layer, 0.75)
      }
    }
    #expect(number.read(layer) == 0.75)
    let found = [0, 0.5, 1].map { time in
      scene.device.advance(to: time)
      return rounded(number.read(scene.shown))
    }
    scene.device.settle()
    return found
  }
}
