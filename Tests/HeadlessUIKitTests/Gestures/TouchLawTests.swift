import HeadlessUIKit
import TestSupport
import Testing

/// Whatever fingers do, recognizers keep to their rules.
@Suite struct TouchLawTests {
  @Test(
    "[195][197] Random touches leave no recognizer in an impossible state (195a, 195b, 195c)"
  )
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

/// A window full of recognizers, and fingers that do anything.
private final class TouchCourse: UIGestureRecognizerDelegate {
  private var random: SeededGenerator
  private let device: SimulatedDevice
  private let window: UIWindow
  private let card: UIView
  private let scroll: UIScrollView
  private var recognizers: [UIGestureRecognizer] = []
  private var told: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
  private let fingers: Int
  private let consents: Bool
  private(set) var faults: [String] = []

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let device = SimulatedDevice(DeviceConfiguration(size: CGSize(width: 400, height: 800)))
    fingers = Int.random(in: 1...4, using: &random)
    consents = Bool.random(using: &random)
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
      if consents { recognizer.delegate = self }
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
    let last = told[ObjectIdentifier(recognizer)]
    let isUnderWay = last == .began || last == .changed
    told[ObjectIdentifier(recognizer)] = recognizer.state
    let isDiscrete =
      recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    let isRight =
      switch recognizer.state {
      case .began: !isUnderWay && !isDiscrete
      case .changed, .cancelled: isUnderWay
      case .ended: isUnderWay != isDiscrete
      default: false
      }
    if !isRight {
      faults.append("\(type(of: recognizer)) told \(recognizer.state) after \(last as Any)")
    }
  }

  func run() {
    for _ in 0..<Int.random(in: 4...30, using: &random) {
      device.perform { act() }
      check()
    }
    for finger in 0..<4 { device.touchUp(finger) }
    if !device.settle() { faults.append("never comes to rest") }
    for recognizer in recognizers + [scroll.panGestureRecognizer] {
      if recognizer.state != .possible || recognizer.numberOfTouches != 0 {
        faults.append("\(type(of: recognizer)) is \(recognizer.state) at the end")
      }
      let last = told[ObjectIdentifier(recognizer)]
      if last == .began || last == .changed {
        faults.append("\(type(of: recognizer)) never said its end")
      }
    }
    if scroll.isDragging || scroll.isTracking || scroll.isDecelerating {
      faults.append("the list is still held")
    }
  }

  private func act() {
    let finger = Int.random(in: 0..<fingers, using: &random)
    let place = CGPoint(
      x: Double.random(in: -20...420, using: &random),
      y: Double.random(in: -20...820, using: &random))
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<9: device.touchDown(finger, at: place)
    case 9..<19: device.touchMove(finger, to: place)
    case 19..<22: device.touchMove((0..<fingers).map { ($0, place) })
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
    var underWay = 0
    for recognizer in recognizers {
      if recognizer.state == .began || recognizer.state == .changed { underWay += 1 }
      let found = device.perform { numbers(of: recognizer) }
      if !found.allSatisfy(\.isFinite) { faults.append("\(type(of: recognizer)): \(found)") }
      if recognizer.numberOfTouches > 4 { faults.append("\(recognizer.numberOfTouches) touches") }
    }
    if fingers == 1, !consents, underWay > 1 { faults.append("\(underWay) share one finger") }
    if !scroll.contentOffset.y.isFinite { faults.append("offset \(scroll.contentOffset)") }
  }

  private func numbers(of recognizer: UIGestureRecognizer) -> [CGFloat] {
    let place = recognizer.location(in: nil)
    switch recognizer {
    case let pan as UIPanGestureRecognizer:
      let (way, speed) = (pan.translation(in: card), pan.velocity(in: card))
      return [place.x, place.y, way.x, way.y, speed.x, speed.y]
    case let pinch as UIPinchGestureRecognizer: return [place.x, pinch.scale, pinch.velocity]
    case let turn as UIRotationGestureRecognizer: return [place.x, turn.rotation, turn.velocity]
    default: return [place.x, place.y]
    }
  }
}
