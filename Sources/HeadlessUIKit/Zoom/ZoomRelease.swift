import SegueMotion

/// The animations of a zoom after a release: the center starts at the pan's velocity, the size at
/// the rate at which the pan scaled it.
///
/// The center may overshoot; the size may not, as it must stay positive.
struct ZoomRelease {
  /// An animation with its own motion.
  struct Step {
    let motion: Motion
    let move: () -> Void
  }

  private let speed: CGPoint
  private let growth: CGSize

  /// Creates the animations.
  ///
  /// - Parameters:
  ///   - start: The appearance when the pan began.
  ///   - translation: The pan's translation, pt.
  ///   - speed: The pan's velocity, pt/s.
  ///   - length: The distance for progress 1, pt.
  init(of start: ZoomAppearance, at translation: CGPoint, speed: CGPoint, over length: CGFloat) {
    self.speed = speed
    let (x, y) = (translation.x, translation.y)
    let distance = (x * x + y * y).squareRoot()
    // The speed away from the pan's origin; past the length the progress stays at 1.
    let away = distance > 0 && distance < length ? (x * speed.x + y * speed.y) / distance : 0
    growth = start.growth(atProgressRate: length > 0 ? away / length : 0)
  }

  func x(over distance: CGFloat, _ move: @escaping () -> Void) -> Step {
    step(ReleaseMotion.overshooting(speed: speed.x, over: distance), move)
  }

  func y(over distance: CGFloat, _ move: @escaping () -> Void) -> Step {
    step(ReleaseMotion.overshooting(speed: speed.y, over: distance), move)
  }

  func width(over distance: CGFloat, _ move: @escaping () -> Void) -> Step {
    step(ReleaseMotion.stopping(velocity: distance == 0 ? 0 : growth.width / distance), move)
  }

  func height(over distance: CGFloat, _ move: @escaping () -> Void) -> Step {
    step(ReleaseMotion.stopping(velocity: distance == 0 ? 0 : growth.height / distance), move)
  }

  private func step(_ motion: Motion, _ move: @escaping () -> Void) -> Step {
    Step(motion: motion, move: move)
  }

  /// Runs the animations together, and calls `end` after the last.
  func run(_ steps: [Step], then end: @escaping () -> Void) {
    var remaining = steps.count
    for step in steps {
      UIView.animate(step.motion, options: [.allowUserInteraction], animations: step.move) { _ in
        remaining -= 1
        if remaining == 0 { end() }
      }
    }
  }
}
