import HeadlessUIKit
import Testing

/// What an explicit animation shows at a time depends on that time alone (fault F084).
@Suite struct AnimationLawTests {
  /// Any animation of one property: 10,000 of them are made below.
  private func makeAnimation(_ random: inout SeededGenerator) -> CAAnimation {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    func chance(_ part: Double) -> Bool { number(0...1) < part }
    let paths = [
      "position.x", "opacity", "transform.rotation.z", "bounds.size.width", "transform.scale",
      "cornerRadius",
    ]
    let path = paths[Int.random(in: 0..<paths.count, using: &random)]
    let animation: CAPropertyAnimation
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      let basic = CABasicAnimation(keyPath: path)
      if chance(0.7) { basic.fromValue = number(-100...100) }
      if chance(0.7) { basic.toValue = number(-100...100) }
      if chance(0.3) { basic.byValue = number(-100...100) }
      animation = basic
    case 1:
      let spring = CASpringAnimation(keyPath: path)
      (spring.stiffness, spring.damping) = (number(20...400), number(0...40))
      (spring.toValue, spring.initialVelocity) = (number(-100...100), number(-5...5))
      animation = spring
    default:
      let keys = CAKeyframeAnimation(keyPath: path)
      keys.values = (0..<Int.random(in: 1...5, using: &random)).map { _ in number(-100...100) }
      let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
      keys.calculationMode = modes[Int.random(in: 0..<modes.count, using: &random)]
      animation = keys
    }
    animation.isAdditive = chance(0.3)
    animation.isCumulative = chance(0.3)
    animation.duration = number(0.05...1.5)
    if chance(0.3) { animation.beginTime = number(0.01...0.5) }
    if chance(0.3) { animation.timeOffset = number(0...2) }
    if chance(0.3) { animation.speed = Float(number(-2...2)) }
    if chance(0.3) { animation.repeatCount = Float(number(0...4)) }
    if chance(0.2) { animation.repeatDuration = number(0...4) }
    animation.autoreverses = chance(0.3)
    let modes: [CAMediaTimingFillMode] = [.both, .forwards, .backwards, .removed]
    animation.fillMode = modes[Int.random(in: 0..<modes.count, using: &random)]
    animation.isRemovedOnCompletion = chance(0.5)
    if chance(0.3) { animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
    guard chance(0.2) else { return animation }
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([animation], number(0.05...1.5))
    (group.fillMode, group.isRemovedOnCompletion) = (.both, false)
    return group
  }

  private func makeScene(_ random: inout SeededGenerator) -> (AnimationScene, [CALayer]) {
    let scene = AnimationScene()
    let layers = scene.run {
      let layers = (0..<20).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        .map { view in
          scene.window.addSubview(view)
          return view.layer
        }
      UIView.animate(withDuration: 1) { for layer in layers.prefix(5) { layer.position.x = 90 } }
      for layer in layers { layer.add(makeAnimation(&random), forKey: "one") }
      layers[6].speed = 0.5
      return layers
    }
    return (scene, layers)
  }

  private func state(_ scene: AnimationScene, _ layers: [CALayer]) -> [[CGFloat]] {
    scene.run {
      layers.map { layer in
        guard let shown = layer.presentation() else { return [] }
        return shown.position.numbers + shown.bounds.numbers + shown.transform.numbers
          + [shown.cornerRadius, CGFloat(shown.opacity)]
      }
    }
  }

  @Test("[187] Any partition of a stretch of time shows the same at its end, in 10,000 animations")
  func partitions() {
    for seed in UInt64(1)...500 {
      var random = SeededGenerator(seed: seed)
      let end = Double.random(in: 0.05...3, using: &random)
      let cuts = (0..<Int.random(in: 1...12, using: &random))
        .map { _ in Double.random(in: 0...end, using: &random) }.sorted()
      var setUp = random
      let (whole, wholeLayers) = makeScene(&setUp)
      let models = wholeLayers.map(\.position)
      whole.device.advance(to: end)
      setUp = random
      let (parts, partLayers) = makeScene(&setUp)
      for cut in cuts {
        parts.device.advance(to: cut)
        _ = state(parts, partLayers)
      }
      parts.device.advance(to: end)
      let shown = state(whole, wholeLayers)
      #expect(shown == state(parts, partLayers), "seed \(seed), to \(end) s by way of \(cuts)")
      let isFinite = shown.joined().allSatisfy { $0.isFinite }
      #expect(isFinite, "seed \(seed)")
      #expect(wholeLayers.map(\.position) == models, "seed \(seed)")
      #expect(whole.messages == [])
    }
  }
}
