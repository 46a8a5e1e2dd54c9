import HeadlessUIKit
import Limits
import SegueMotion

/// A rectangle that a spring animates, with a callback.
final class SpringObject {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
  // The view retains the layer; reference counting is not part of the figure.
  private let layer: Unmanaged<CALayer>
  private let animator: UIViewPropertyAnimator
  private let told: @MainActor (CGRect, _ isSettled: Bool) -> Void

  init(_ timing: UISpringTimingParameters, told: @escaping @MainActor (CGRect, Bool) -> Void) {
    animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
    self.told = told
    layer = .passUnretained(view.layer)
  }

  func start(to frame: CGRect) {
    animator.addAnimations { [view] in view.frame = frame }
    animator.startAnimation()
  }

  func tick(at time: Double) {
    let shown = layer.shown(at: time)
    let position = shown.pointee.position
    let size = shown.pointee.bounds.size
    told(
      CGRect(x: position.x, y: position.y, width: size.width, height: size.height),
      !animator.isRunning)
  }
}

nonisolated extension Unmanaged where Instance == CALayer {
  /// Reads a layer as the player does. Not isolated: a closure in isolated code would check for the
  /// main actor at every call.
  func shown(at time: Double) -> UnsafePointer<LayerValues> {
    _withUnsafeGuaranteedRef { $0.shown(at: time) }
  }
}

/// A hundred of them, updated by one display link for a minute.
final class SpringObjects: NSObject {
  static let count = 100
  static let frames = 3600
  static let spring = (stiffness: 0.04, damping: 0.24)

  private let device = SimulatedDevice()
  private var objects: [SpringObject] = []
  func play() -> Double {
    // As in the limit: a captured variable would be checked for exclusive access at every tick.
    let sum = UnsafeMutablePointer<Double>.allocate(capacity: 1)
    sum.initialize(to: 0)
    defer { sum.deallocate() }
    return device.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      let timing = UISpringTimingParameters(
        mass: 1, stiffness: Self.spring.stiffness, damping: Self.spring.damping,
        initialVelocity: CGVector(dx: 0, dy: 0))
      for index in 0..<Self.count {
        let object = SpringObject(timing) { shown, isSettled in
          sum.pointee += shown.origin.x + shown.origin.y + shown.width + shown.height
          if isSettled { sum.pointee += 1 }
        }
        window.addSubview(object.view)
        objects.append(object)
        object.start(to: CGRect(x: index, y: 100, width: 30, height: 40))
      }
      let link = CADisplayLink(target: self, selector: Selector(SpringObjects.tick(_:)))
      link.add(to: .main, forMode: .common)
      device.advance(to: device.now + Double(Self.frames) / 60)
      link.invalidate()
      return sum.pointee
    }
  }

  private func tick(_ link: CADisplayLink) {
    let time = link.timestamp
    for object in objects { object.tick(at: time) }
  }
}

extension Figure {
  /// One number of a rectangle that a spring object animates, reported at each frame and checked
  /// for having settled.
  static func springObjects() -> Figure {
    let squared = SpringObjects.spring.stiffness
    let decay = SpringObjects.spring.damping / 2
    let spread = (squared - decay * decay).squareRoot()
    let spring = limit_spring(
      decay: decay, squared_frequency: squared, spread: spread, inverse_spread: 1 / spread)
    let (count, frames) = (SpringObjects.count, SpringObjects.frames)
    return Figure(
      title: "P2b spring object tick, ns per scalar", goal: 2,
      count: count * frames * 4, segue: { _ in SpringObjects().play() },
      limit: { _ in limit_spring_objects(spring, count, 1.0 / 60, frames) })
  }
}
