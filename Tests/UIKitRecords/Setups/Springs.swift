import HeadlessUIKit
import TestSupport
import Testing

/// The setups of `Facts/spring-settling.txt`, by name.
/// The setups of `Facts/spring-settling.txt`, by name.
let springSettling: [String: Setup] = [
  "default": { settling(1, 100, 10) },
  "soft throw": { settling(1, 100, 10, velocity: 3) },
  "backward": { settling(1, 100, 10, velocity: -3) },
  "backward, fast": { settling(1, 100, 10, velocity: -50) },
  "damping ratio .9": { settling(1, 100, 18) },
  "heavy": { settling(3, 1000, 100) },
  "system's spring, thrown": { settling(3, 1000, 500, velocity: 8) },
  "critical": { settling(1, 100, 20) },
  "critical, backward": { settling(1, 100, 20, velocity: -6) },
  "damping ratio 1.25": { settling(1, 100, 25) },
  "damping ratio 1.25, velocity 15": { settling(1, 100, 25, velocity: 15) },
  "damping ratio 1.25, velocity 50": { settling(1, 100, 25, velocity: 50) },
  "damping ratio 1.25, velocity -50": { settling(1, 100, 25, velocity: -50) },
  "damping ratio 25": { settling(1, 100, 500) },
  "damping ratio 25, velocity 6": { settling(1, 100, 500, velocity: 6) },
  "stiff and overdamped": { settling(1, 1000, 500, velocity: 1) },
  "slow and overdamped": { settling(12, 7, 100, velocity: 0.5) },
  "light and overdamped": { settling(0.05, 900, 30) },
  "undamped": { settling(1, 100, 0) },
  "undamped, thrown": { settling(1, 100, 0, velocity: 4) },
  "response .5, damping ratio .8": { settling(response: 0.5, ratio: 0.8) },
  "response .2, critical": { settling(response: 0.2, ratio: 1) },
  "response 1.5, damping ratio .3": { settling(response: 1.5, ratio: 0.3) },
]

/// The setups of `Facts/spring-values.txt`, by name.
/// The setups of `Facts/spring-values.txt`, by name.
let springValues: [String: Setup] = [
  "critical, response 1": {
    let spring = makeSpring(1, 4 * .pi * .pi, 4 * .pi)
    spring.duration = 1.2
    let values = progress(of: spring, at: [0.3, 0.9, 1.2])
    return [
      "progress at 0.25 of the duration": Recorded(values[0]),
      "progress at 0.75 of the duration": Recorded(values[1]),
      "progress at the end": Recorded(values[2]),
    ]
  },
  "overdamped": {
    let times = (0...20).map { Double($0) / 10 }
    let values = [20.0, 30].map { damping in
      let spring = makeSpring(1, 100, damping)
      spring.duration = 2
      return progress(of: spring, at: times)
    }
    // Both move: springs that stay where they are would be equal too.
    let hasMoved = values[0][0] == 0 && isClose(values[0][20], 1)
    return [
      "the overdamped spring has the values of the critical one":
        Recorded(hasMoved && isClose(values[0], values[1]))
    ]
  },
  "center.x, damping ratio .6": {
    let scene = LayerScene(frame: rect(30, 30, 40, 40))
    scene.animate(lasting: 0.8, ratio: 0.6) { $0.center.x = 150 }
    let values = scene.shown(at: [0.6, 0.8], \.position.x)
    return [
      "center.x shown at 0.6 s": Recorded(values[0]),
      "center.x shown at 0.8 s": Recorded(values[1]),
    ]
  },
  "center.y, damping ratio .35": {
    let scene = LayerScene(frame: rect(30, 20, 40, 40))
    scene.animate(lasting: 1, ratio: 0.35) { $0.center.y = 160 }
    let times = [0.15, 0.45, 0.6, 0.8, 1]
    let names = times.map { "center.y shown at \($0) s" }
    let values = scene.shown(at: times) { Recorded($0.position.y) }
    return Dictionary(uniqueKeysWithValues: zip(names, values))
  },
]

/// The setups of `Facts/spring-fit.txt`, by name.
/// The setups of `Facts/spring-fit.txt`, by name.
let springFit: [String: Setup] = [
  "ratio .35, 1 s": { fit(ratio: 0.35, lasting: 1) },
  "ratio .1, 1 s": { fit(ratio: 0.1, lasting: 1) },
  "ratio .5, 1 s": { fit(ratio: 0.5, lasting: 1) },
  "ratio .9, 1 s": { fit(ratio: 0.9, lasting: 1) },
  "ratio .99, 1 s": { fit(ratio: 0.99, lasting: 1) },
  "ratio .5, .3 s": { fit(ratio: 0.5, lasting: 0.3) },
  "ratio .5, 2 s": { fit(ratio: 0.5, lasting: 2) },
  "ratio 1, 1 s, velocity 1": { fit(ratio: 1, lasting: 1, velocity: 1) },
  "ratio .5, 1 s, velocity -2": { fit(ratio: 0.5, lasting: 1, velocity: -2) },
  "ratio .1, 10 s, velocity .021": { fit(ratio: 0.1, lasting: 10, velocity: 0.021) },
  "ratio .5, 2 s, velocity .83": { fit(ratio: 0.5, lasting: 2, velocity: 0.83) },
  "ratio .5, 2 s, velocity .836": { fit(ratio: 0.5, lasting: 2, velocity: 0.836) },
  "ratio .5, 2 s, velocity .843": { fit(ratio: 0.5, lasting: 2, velocity: 0.843) },
  "ratio .1, 10 s, velocity .0214": { fit(ratio: 0.1, lasting: 10, velocity: 0.0214) },
  "ratio .5, 2 s, velocity .844": {
    fit(
      ratio: 0.5, lasting: 2, velocity: 0.844,
      messages: [
        "a spring with a damping ratio of 0.5, a duration of 2 s and an initial velocity of 0.844 has "
          + "not settled at its end, where the view jumps by 18 % of the distance; reduce the initial "
          + "velocity, or shorten the duration"
      ])
  },
  "ratio .5, 2 s, velocity .857": { fit(ratio: 0.5, lasting: 2, velocity: 0.857) },
  "ratio .5, 2 s, velocity .95": { fit(ratio: 0.5, lasting: 2, velocity: 0.95) },
]

// MARK: Springs of Core Animation

private func makeSpring(
  _ mass: Double, _ stiffness: Double, _ damping: Double
) -> CASpringAnimation {
  let spring = CASpringAnimation(keyPath: "position.x")
  (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
  return spring
}

private func settling(
  _ mass: Double, _ stiffness: Double, _ damping: Double, velocity: Double = 0
) -> [String: Recorded] {
  let spring = makeSpring(mass, stiffness, damping)
  spring.initialVelocity = velocity
  let seconds = spring.settlingDuration
  let isNever = seconds >= Double(Float.greatestFiniteMagnitude)
  return ["settling duration": isNever ? Recorded("never") : Recorded(seconds)]
}

private func settling(response: Double, ratio: Double) -> [String: Recorded] {
  let frequency = 2 * Double.pi / response
  return settling(1, frequency * frequency, 2 * frequency * ratio)
}

/// Returns what a spring from 0 to 1 shows at some times; after its end, what it ended with.
private func progress(of spring: CASpringAnimation, at times: [Double]) -> [CGFloat] {
  let scene = LayerScene()
  (spring.fromValue, spring.toValue) = (0, 1)
  (spring.fillMode, spring.isRemovedOnCompletion) = (.forwards, false)
  scene.run { scene.view.layer.add(spring, forKey: nil) }
  return scene.shown(at: times, \.position.x)
}

// MARK: Springs of blocks

extension LayerScene {
  /// Animates the view with a spring, by its damping ratio.
  fileprivate func animate(
    lasting seconds: Double, ratio: Double, velocity: Double = 0,
    _ change: @escaping (UIView) -> Void
  ) {
    run {
      UIView.animate(
        withDuration: seconds, delay: 0, usingSpringWithDamping: ratio,
        initialSpringVelocity: velocity, animations: { change(view) })
    }
  }
}

/// Returns the parameters of the spring that a block adds to the layer of the view that it moves.
///
/// - Parameter messages: HeadlessUIKit's diagnostics, of a spring that has not settled at the end of
///   the block.
private func fit(
  ratio: Double, lasting seconds: Double, velocity: Double = 0, messages: [String] = []
) -> [String: Recorded] {
  let scene = LayerScene(frame: rect(30, 30, 40, 40))
  scene.animate(lasting: seconds, ratio: ratio, velocity: velocity) { $0.center.x = 150 }
  #expect(scene.device.diagnostics.map(\.message) == messages)
  let springs = scene.run { scene.view.layer.recordedAnimations }
  guard springs.count == 1, let spring = springs[0] as? CASpringAnimation else { return [:] }
  var values = ["angular frequency": Recorded((spring.stiffness / spring.mass).squareRoot())]
  if spring.mass == 1 { values["stiffness at mass 1"] = Recorded(spring.stiffness) }
  return values
}
