import HeadlessUIKit
import SegueMotion

/// A scene with an animator that animates the x coordinate of the view's center from 50 to 150.
struct AnimatorScene {
  let scene: AnimationScene
  let animator: UIViewPropertyAnimator
  let notes = Notes()

  init(
    duration: Double = 2, curve: UIView.AnimationCurve = .linear,
    choices: BehaviorChoices = BehaviorChoices()
  ) {
    self.init(
      duration, UICubicTimingParameters(animationCurve: curve), AnimationScene(choices: choices))
  }

  init(duration: Double = 2, timing: any UITimingCurveProvider) {
    self.init(duration, timing, AnimationScene())
  }

  private init(_ duration: Double, _ timing: any UITimingCurveProvider, _ scene: AnimationScene) {
    self.scene = scene
    let notes = notes
    animator = scene.run {
      let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
      animator.addAnimations { [view = scene.view] in view.center.x = 150 }
      animator.addCompletion { [unowned device = scene.device] position in
        notes.note("\(position) at \(device.now)")
      }
      return animator
    }
  }

  /// Runs `body` with the animator, as app code.
  func use(_ body: (UIViewPropertyAnimator) -> Void) { scene.run { body(animator) } }
  func advance(to time: Double) { scene.device.advance(to: time) }

  var fraction: CGFloat { scene.run { animator.fractionComplete } }
  var modelX: CGFloat { scene.view.center.x }
  var shownX: CGFloat { scene.shownX }
}
