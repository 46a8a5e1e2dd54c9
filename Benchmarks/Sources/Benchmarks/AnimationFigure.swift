import HeadlessUIKit
import Limits
import SegueMotion

/// A hundred views whose property animator animates six scalars of each for a second.
struct AnimatedViews {
  static let views = 100
  static let scalars = 6
  static let frames = 60

  let device = SimulatedDevice()
  let window: UIWindow

  /// - Parameter timing: The timing of the animation.
  init(_ timing: any UITimingCurveProvider) {
    window = device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      for index in 0..<Self.views {
        window.addSubview(UIView(frame: CGRect(x: index, y: index, width: 10, height: 20)))
      }
      return window
    }
    device.turn()
    device.perform {
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
      animator.addAnimations { [window] in
        for view in window.subviews {
          view.center = CGPoint(x: view.center.x + 100, y: view.center.y + 200)
          view.bounds.size = CGSize(width: 30, height: 40)
          view.alpha = 0.5
          view.layer.cornerRadius = 8
        }
      }
      animator.startAnimation()
    }
  }

  /// The remaining fraction at each frame of the second.
  static var remaining: [Double] {
    let motion = Motion.curve(.easeInOut, duration: 1)
    return (0..<frames).map { 1 - motion.progress(at: Double($0) / Double(frames)) }
  }
}

extension Figure {
  /// Evaluates each scalar of a frame, as the player does.
  static func animation() -> Figure {
    let animated = AnimatedViews(UICubicTimingParameters(animationCurve: .easeInOut))
    // The window retains the layers; reference counting is not part of the figure.
    let layers = animated.window.subviews.map { Unmanaged.passUnretained($0.layer) }
    return Figure(
      title: "P1 animated scalar per frame, ns", goal: 4, count: pieces(passes: 40),
      segue: { _ in
        var sum = 0.0
        for _ in 0..<40 {
          for frame in 0..<AnimatedViews.frames {
            sum += opacities(of: layers, at: Double(frame) / Double(AnimatedViews.frames))
          }
        }
        return withExtendedLifetime(animated) { sum }
      }, limit: lerp(passes: 40))
  }

  /// The same with the public API, which creates a layer at every call.
  static func presentationLayers() -> Figure {
    let animated = AnimatedViews(UICubicTimingParameters(animationCurve: .easeInOut))
    return Figure(
      title: "P1 by presentation(), ns", count: pieces(passes: 1),
      segue: { _ in
        animated.device.perform {
          var sum = 0.0
          for _ in 0..<AnimatedViews.frames {
            for view in animated.window.subviews {
              sum += Double(view.layer.presentation()?.opacity ?? 0)
            }
          }
          return sum
        }
      }, limit: lerp(passes: 1))
  }

  private nonisolated static func opacities(
    of layers: [Unmanaged<CALayer>], at time: Double
  ) -> Double {
    var sum = 0.0
    for layer in layers {
      sum += layer.shown(at: time).pointee.opacity
    }
    return sum
  }

  private static func pieces(passes: Int) -> Int {
    AnimatedViews.views * AnimatedViews.scalars * AnimatedViews.frames * passes
  }

  /// The same scalars by arithmetic alone, from the remaining fraction at each frame.
  private static func lerp(passes: Int) -> (Int) -> Double {
    let count = AnimatedViews.views * AnimatedViews.scalars
    let model = (0..<count).map(Double.init)
    let difference = model.map { -$0 / 2 }
    let remaining = AnimatedViews.remaining
    return { _ in
      var shown = model
      var sum = 0.0
      for _ in 0..<passes {
        sum += limit_lerp_frames(model, difference, &shown, count, remaining, remaining.count)
      }
      return sum
    }
  }
}
