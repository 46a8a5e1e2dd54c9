import HeadlessUIKit
import TestSupport

/// A window with a view and a layer without a delegate, after a commit.
struct LayerScene {
  let device: SimulatedDevice
  let view: UIView
  /// A sublayer of the window's layer.
  let free: CALayer

  /// Shows the view with a frame; without one it has the zero frame and the anchor point zero.
  init(frame: CGRect? = nil) {
    let device = makeDevice(
      DeviceConfiguration(
        name: "window 400x400", size: CGSize(width: 400, height: 400), portraitSafeArea: .zero))
    let view = UIView(frame: frame ?? .zero)
    let free = CALayer()
    if frame == nil { view.layer.anchorPoint = .zero }
    device.perform { makeWindow(view).layer.addSublayer(free) }
    device.settle()
    (self.device, self.view, self.free) = (device, view, free)
  }

  /// Runs code of an app.
  func run<Result>(_ code: () -> Result) -> Result { device.perform(code) }

  /// Returns a value that is shown after some seconds, each counted from now.
  func shown<Value>(at times: [Double], _ value: (CALayer) -> Value) -> [Value] {
    let start = device.now
    return times.map { time in
      device.advance(to: start + time)
      return run { value(view.layer.presentation() ?? view.layer) }
    }
  }
}

extension CALayer {
  /// The animations, in the order of their keys; empty for none.
  var recordedAnimations: [CAAnimation] {
    (animationKeys() ?? []).compactMap { animation(forKey: $0) }
  }

  /// What kind the animations are: additive or plain basic animations, both (mixed), other ones, or
  /// none.
  var kindOfAnimations: Recorded {
    let animations = recordedAnimations
    let basic = animations.compactMap { $0 as? CABasicAnimation }
    if animations.isEmpty { return Recorded("none") }
    if basic.count < animations.count { return Recorded("other") }
    if basic.allSatisfy(\.isAdditive) { return Recorded("additive") }
    return Recorded(basic.contains(where: \.isAdditive) ? "mixed" : "plain")
  }

  /// The key, the key path and the duration of each animation, or "none".
  var describedAnimations: Recorded {
    let lines = (animationKeys() ?? []).map { key in
      let animation = animation(forKey: key)
      let path = (animation as? CAPropertyAnimation)?.keyPath ?? "-"
      return "\(key) \(path) \(animation?.duration ?? -1)"
    }
    return Recorded(lines.isEmpty ? ["none"] : lines)
  }
}
