import HeadlessUIKit
import TestSupport
import Testing

/// What an explicit animation presents at a time depends on that time alone (fault F084).
@Suite(.checkedDevices) struct AnimationInvariantTests {
  private static let layers = 4

  /// Returns a random animation of one property.
  private func makeAnimation(_ random: inout SeededGenerator) -> CAAnimation {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    func randomly(_ probability: Double) -> Bool { number(0...1) < probability }
    let paths = [
      "position.x", "opacity", "transform.rotation.z", "bounds.size.width", "transform.scale",
      "cornerRadius",
    ]
    let path = paths[Int.random(in: 0..<paths.count, using: &random)]
    let animation: CAPropertyAnimation
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      let basic = CABasicAnimation(keyPath: path)
      if randomly(0.7) { basic.fromValue = number(-100...100) }
      if randomly(0.7) { basic.toValue = number(-100...100) }
      if randomly(0.3) { basic.byValue = number(-100...100) }
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
    animation.isAdditive = randomly(0.3)
    animation.isCumulative = randomly(0.3)
    animation.duration = number(0.05...1.5)
    if randomly(0.3) { animation.beginTime = number(0.01...0.5) }
    if randomly(0.3) { animation.timeOffset = number(0...2) }
    if randomly(0.3) { animation.speed = Float(number(-2...2)) }
    if randomly(0.3) { animation.repeatCount = Float(number(0...4)) }
    if randomly(0.2) { animation.repeatDuration = number(0...4) }
    animation.autoreverses = randomly(0.3)
    let modes: [CAMediaTimingFillMode] = [.both, .forwards, .backwards, .removed]
    animation.fillMode = modes[Int.random(in: 0..<modes.count, using: &random)]
    animation.isRemovedOnCompletion = randomly(0.5)
    if randomly(0.3) { animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
    guard randomly(0.2) else { return animation }
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([animation], number(0.05...1.5))
    (group.fillMode, group.isRemovedOnCompletion) = (.both, false)
    return group
  }

  private func makeScene(_ random: inout SeededGenerator) -> (AnimationScene, [CALayer]) {
    let scene = AnimationScene()
    let layers = scene.run {
      let layers = (0..<Self.layers).map { _ in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.window.addSubview(view)
        return view.layer
      }
      UIView.animate(withDuration: 1) { layers[0].position.x = 90 }
      for layer in layers { layer.add(makeAnimation(&random), forKey: "one") }
      layers[1].speed = 0.5
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

  /// Returns the state at `end`, reached in the steps of `cuts`, and a fault if models have
  /// changed. Equal generators `setUp` make equal scenes.
  private func play(
    _ setUp: SeededGenerator, to end: Double, by cuts: [Double]
  ) -> (state: [[CGFloat]], fault: String?) {
    var random = setUp
    let (scene, layers) = makeScene(&random)
    let models = layers.map(\.position)
    for cut in cuts {
      scene.device.advance(to: cut)
      // Reading the presented state must not change it.
      _ = state(scene, layers)
    }
    scene.device.advance(to: end)
    let isUnchanged = layers.map(\.position) == models && scene.diagnosticMessages == []
    return (
      state(scene, layers), isUnchanged ? nil : "models changed, or \(scene.diagnosticMessages)"
    )
  }

  @Test(
    "[187] any partition of a time interval presents the same state at its end: 10,000 partitions (187a)"
  )
  func partitions() {
    checkInvariant(2500) { random in
      let end = Double.random(in: 0.05...3, using: &random)
      let setUp = random
      let whole = play(setUp, to: end, by: [])
      if let fault = whole.fault { return fault }
      guard whole.state.joined().allSatisfy(\.isFinite) else { return "\(whole.state) at \(end) s" }
      for _ in 1...4 {
        let cuts = (0..<Int.random(in: 1...6, using: &random))
          .map { _ in Double.random(in: 0...end, using: &random) }.sorted()
        let parts = play(setUp, to: end, by: cuts)
        if let fault = parts.fault { return fault }
        if parts.state != whole.state {
          return "at \(end) s in steps of \(cuts): \(parts.state) instead of \(whole.state)"
        }
      }
      return nil
    }
  }

  @Test("[187] all explicit animations added in one run-loop turn begin at its time (187b)")
  func beginTime() {
    let scene = AnimationScene()
    let layers = scene.run {
      (0..<Self.layers).map { _ in
        let view = UIView()
        scene.window.addSubview(view)
        return view.layer
      }
    }
    checkInvariant { random in
      scene.device.advance(by: .random(in: 0...1, using: &random))
      let (begin, delay) = (scene.device.now, Double.random(in: 0.05...0.5, using: &random))
      let durations = layers.map { _ in Double.random(in: 0.5...2, using: &random) }
      scene.run {
        for (layer, duration) in zip(layers, durations) {
          let animation = CABasicAnimation(keyPath: "position.x")
          (animation.fromValue, animation.toValue) = (0, 1000)
          animation.duration = duration
          layer.add(animation, forKey: "one")
        }
      }
      scene.device.advance(to: begin + delay)
      let shown = scene.run { layers.map { $0.presentation()?.position.x ?? -1 } }
      let expected = durations.map { 1000 * delay / $0 }
      let isValid = zip(shown, expected).allSatisfy { isClose($0, $1, within: 1e-9) }
      return isValid ? nil : "\(shown) instead of \(expected), \(delay) s after \(begin)"
    }
  }
}
