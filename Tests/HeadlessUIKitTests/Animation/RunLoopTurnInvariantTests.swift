import HeadlessUIKit
import SegueMotion
import TestSupport
import Testing

/// Animations that begin in one run-loop turn run in step, whichever API adds them.
@Suite(.checkedDevices) struct RunLoopTurnInvariantTests {
  @Test(
    "[187] animations of every kind that begin in one run-loop turn have equal progress at any time (187b)"
  )
  func animationsHaveEqualProgress() {
    checkInvariant(300) { random in
      let stage = TurnStage()
      stage.device.advance(to: .random(in: 0...10, using: &random))
      let begin = stage.device.now
      stage.device.perform { stage.begin() }
      stage.device.turn()
      for _ in 1...3 {
        let now = Double.random(in: stage.device.now...begin + 0.999, using: &random)
        stage.device.advance(to: now)
        let spring = try? Spring(mass: 1, stiffness: 100, damping: 10)
        let shown = stage.shown
        guard shown.count == 9 else { return "only \(shown) of nine have begun" }
        for (name, x) in shown {
          let fraction = name == "spring" ? spring?.value(at: now - begin) ?? .nan : now - begin
          if abs(x - 1000 * fraction) > 1e-6 {
            return "begun at \(begin) s, \(name) is at \(x) at \(now) s, not at \(1000 * fraction)"
          }
        }
      }
      // The running transition retains the stage.
      stage.device.settle()
      return nil
    }
  }
}

/// A transition whose animator begins one animation of every kind, from x 0 to 1000 in 1 s.
private final class TurnStage: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let device = makeDevice()
  private let window: UIWindow
  private var views: [(name: String, view: UIView)] = []
  private let layer = CALayer()

  override init() {
    window = device.perform { UIWindow(frame: UIScreen.main.bounds) }
    super.init()
    device.perform {
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      window.layer.addSublayer(layer)
    }
    device.settle()
  }

  func begin() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = self
    window.rootViewController?.present(controller, animated: true)
  }

  /// The presented x positions, by the kind of animation.
  var shown: [(name: String, x: CGFloat)] {
    device.perform {
      views.map { ($0.name, $0.view.layer.presentation()?.position.x ?? .nan) }
        + [("layer", layer.presentation()?.position.x ?? .nan)]
    }
  }

  private func make(_ name: String) -> UIView {
    let view = UIView()
    window.addSubview(view)
    views.append((name, view))
    return view
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    1
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let presented = context.view(forKey: .to) { context.containerView.addSubview(presented) }
    let block = make("block")
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { block.center.x = 1000 },
      completion: { _ in context.completeTransition(true) })
    let alongside = make("alongside")
    context.viewController(forKey: .to)?.transitionCoordinator?
      .animate(alongsideTransition: { _ in alongside.center.x = 1000 })
    let animated = make("animator")
    UIViewPropertyAnimator(duration: 1, curve: .linear) { animated.center.x = 1000 }
      .startAnimation()
    let framed = make("key frames")
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        framed.center.x = 1000
      }
    }
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position.x = 1000
    CATransaction.commit()
    addToLayers()
  }

  private func addToLayers() {
    let basic = CABasicAnimation(keyPath: "position.x")
    let spring = CASpringAnimation(keyPath: "position.x")
    for animation in [basic, spring] { (animation.fromValue, animation.toValue) = (0, 1000) }
    let keys = CAKeyframeAnimation(keyPath: "position.x")
    keys.values = [0, 1000]
    let group = CAAnimationGroup()
    group.animations = [basic]
    for (name, animation) in [
      ("basic", basic), ("spring", spring), ("keys", keys), ("group", group),
    ] as [(String, CAAnimation)] {
      animation.duration = 1
      make(name).layer.add(animation, forKey: nil)
    }
  }
}
