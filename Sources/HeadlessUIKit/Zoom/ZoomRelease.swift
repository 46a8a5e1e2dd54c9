import SegueMotion

/// How a zoom goes on that a finger has let go of: its middle both ways as fast as the finger, its size
/// as fast as that shrank.
///
/// The middle may swing beyond its place, where there is no edge to come off; a size may not, as there
/// is none below nothing.
struct ZoomRelease {
  /// Something that goes on by a motion of its own.
  struct Step {
    let motion: Motion
    let move: () -> Void
  }

  private let speed: CGPoint
  private let growth: CGSize

  /// - Parameters:
  ///   - start: How everything stood when the finger took hold.
  ///   - way: How far the finger is from there, pt.
  ///   - speed: How fast it goes on, pt/s.
  ///   - length: The way that is the whole share, pt.
  init(of start: ZoomLook, at way: CGPoint, speed: CGPoint, over length: CGFloat) {
    self.speed = speed
    let done = (way.x * way.x + way.y * way.y).squareRoot()
    let away = done > 0 && done < length ? (way.x * speed.x + way.y * speed.y) / done : 0
    growth = start.growth(atShareSpeed: length > 0 ? away / length : 0)
  }

  func x(over way: CGFloat, _ move: @escaping () -> Void) -> Step {
    step(ReleaseMotion.swinging(speed: speed.x, over: way), move)
  }

  func y(over way: CGFloat, _ move: @escaping () -> Void) -> Step {
    step(ReleaseMotion.swinging(speed: speed.y, over: way), move)
  }

  func width(over way: CGFloat, _ move: @escaping () -> Void) -> Step {
    step(ReleaseMotion.stopping(velocity: way == 0 ? 0 : growth.width / way), move)
  }

  func height(over way: CGFloat, _ move: @escaping () -> Void) -> Step {
    step(ReleaseMotion.stopping(velocity: way == 0 ? 0 : growth.height / way), move)
  }

  private func step(_ motion: Motion, _ move: @escaping () -> Void) -> Step {
    Step(motion: motion, move: move)
  }

  /// Runs steps together; all of them are done before the end.
  func run(_ steps: [Step], then end: @escaping () -> Void) {
    var left = steps.count
    for step in steps {
      UIView.animate(step.motion, options: [.allowUserInteraction], animations: step.move) { _ in
        left -= 1
        if left == 0 { end() }
      }
    }
  }
}
