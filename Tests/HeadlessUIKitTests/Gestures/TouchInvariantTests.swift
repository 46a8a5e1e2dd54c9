import HeadlessUIKit
import TestSupport
import Testing

/// Gesture recognizers keep their invariants under random touches.
@Suite(.checkedDevices) struct TouchInvariantTests {
  @Test("[195][197] random touches leave no recognizer in an invalid state (195a, 195b, 195c)")
  func states() {
    var faults: [String] = []
    for seed in seeds(10_000) {
      let course = TouchCourse(seed: seed)
      course.run()
      faults += course.faults.map { "seed \(seed): \($0)" }
    }
    #expect(faults == [])
  }
}

/// A window with random recognizers and random touches.
private final class TouchCourse: NSObject, UIGestureRecognizerDelegate {
  private var random: SeededGenerator
  private let device: SimulatedDevice
  private let window: UIWindow
  private let card: UIView
  private let scroll: UIScrollView
  private var recognizers: [UIGestureRecognizer] = []
  /// The last state that the action of each recognizer reported.
  private var reported: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
  private let touchCount: Int
  private let allowsSimultaneous: Bool
  private(set) var faults: [String] = []

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let device = makeDevice(DeviceConfiguration(size: CGSize(width: 400, height: 800)))
    touchCount = Int.random(in: 1...4, using: &random)
    allowsSimultaneous = Bool.random(using: &random)
    self.device = device
    (window, card, scroll) = device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 500))
      scroll.contentSize = CGSize(width: 400, height: 2000)
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      window.addSubview(scroll)
      window.addSubview(card)
      window.makeKeyAndVisible()
      return (window, card, scroll)
    }
    self.random = random
    super.init()
    device.perform { addRecognizers() }
  }

  private func addRecognizers() {
    card.isMultipleTouchEnabled = Bool.random(using: &random)
    let twoFingers = UIPanGestureRecognizer()
    twoFingers.minimumNumberOfTouches = 2
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    let press = UILongPressGestureRecognizer()
    press.numberOfTapsRequired = Int.random(in: 0...1, using: &random)
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = [.left, .top]
    let all = [
      UIPanGestureRecognizer(), twoFingers, UITapGestureRecognizer(), doubleTap, press,
      UISwipeGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), edge,
    ]
    recognizers = all.shuffled(using: &random).prefix(Int.random(in: 1...6, using: &random)) + []
    for recognizer in recognizers {
      recognizer.addTarget(self, action: Selector(TouchCourse.note(_:)))
      recognizer.delaysTouchesBegan = Bool.random(using: &random)
      recognizer.cancelsTouchesInView = Bool.random(using: &random)
      if allowsSimultaneous { recognizer.delegate = self }
      [card, window, scroll].randomElement(using: &random)?.addGestureRecognizer(recognizer)
    }
    if recognizers.count > 1, Bool.random(using: &random) {
      recognizers[0].require(toFail: recognizers[1])
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  func note(_ recognizer: UIGestureRecognizer) {
    let last = reported[ObjectIdentifier(recognizer)]
    let isActive = last == .began || last == .changed
    reported[ObjectIdentifier(recognizer)] = recognizer.state
    let isDiscrete =
      recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    let isValid =
      switch recognizer.state {
      case .began: !isActive && !isDiscrete
      case .changed, .cancelled: isActive
      case .ended: isActive != isDiscrete
      default: false
      }
    if !isValid {
      faults.append("\(type(of: recognizer)) reported \(recognizer.state) after \(last as Any)")
    }
  }

  func run() {
    for _ in 0..<Int.random(in: 4...30, using: &random) {
      device.perform { act() }
      check()
    }
    for finger in 0..<4 { device.touchUp(finger) }
    if !device.settle() { faults.append("does not settle") }
    for recognizer in recognizers + [scroll.panGestureRecognizer] {
      if recognizer.state != .possible || recognizer.numberOfTouches != 0 {
        faults.append("\(type(of: recognizer)) is \(recognizer.state) at the end")
      }
      let last = reported[ObjectIdentifier(recognizer)]
      if last == .began || last == .changed {
        faults.append("\(type(of: recognizer)) never reported its end")
      }
    }
    if scroll.isDragging || scroll.isTracking || scroll.isDecelerating {
      faults.append("the scroll view is still scrolling")
    }
  }

  private func act() {
    let finger = Int.random(in: 0..<touchCount, using: &random)
    let location = CGPoint(
      x: Double.random(in: -20...420, using: &random),
      y: Double.random(in: -20...820, using: &random))
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<9: device.touchDown(finger, at: location)
    case 9..<19: device.touchMove(finger, to: location)
    case 19..<22: device.touchMove((0..<touchCount).map { ($0, location) })
    case 22..<27: device.touchUp(finger)
    case 27: device.touchCancel(finger)
    case 28..<33: device.advance(by: Double.random(in: 0...0.05, using: &random))
    case 33: device.advance(by: Double.random(in: 0.3...0.8, using: &random))
    case 34: device.turn()
    case 35: device.goToBackgroundAndBack()
    case 36: recognizers.randomElement(using: &random)?.isEnabled.toggle()
    case 37: recognizers.randomElement(using: &random)?.isEnabled = true
    case 38: card.superview == nil ? window.addSubview(card) : card.removeFromSuperview()
    default: scroll.contentOffset.y = Double.random(in: 0...1500, using: &random)
    }
  }

  private func check() {
    var activeCount = 0
    for recognizer in recognizers {
      if recognizer.state == .began || recognizer.state == .changed { activeCount += 1 }
      let found = device.perform { numbers(of: recognizer) }
      if !found.allSatisfy(\.isFinite) { faults.append("\(type(of: recognizer)): \(found)") }
      if recognizer.numberOfTouches > 4 { faults.append("\(recognizer.numberOfTouches) touches") }
    }
    if touchCount == 1, !allowsSimultaneous, activeCount > 1 {
      faults.append("\(activeCount) active recognizers of one touch")
    }
    if !scroll.contentOffset.y.isFinite { faults.append("offset \(scroll.contentOffset)") }
  }

  private func numbers(of recognizer: UIGestureRecognizer) -> [CGFloat] {
    let location = recognizer.location(in: nil)
    switch recognizer {
    case let pan as UIPanGestureRecognizer:
      let (translation, velocity) = (pan.translation(in: card), pan.velocity(in: card))
      return [location.x, location.y, translation.x, translation.y, velocity.x, velocity.y]
    case let pinch as UIPinchGestureRecognizer: return [location.x, pinch.scale, pinch.velocity]
    case let rotation as UIRotationGestureRecognizer:
      return [location.x, rotation.rotation, rotation.velocity]
    default: return [location.x, location.y]
    }
  }
}
