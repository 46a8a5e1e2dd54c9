import HeadlessUIKit
import SegueConfig
import TestSupport

/// The device and the user: sizes, keyboard, touches.
extension RandomApp {
  private static let phoneSizes: [(CGFloat, CGFloat)] = [
    (375, 667), (667, 375), (600.1, 340.3), (700.7, 330.1), (320, 568), (375.3, 667.1), (812, 375),
  ]
  private static let padSizes: [(CGFloat, CGFloat)] = [
    (768, 1024), (1024, 768), (320, 1024), (507.5, 1024), (639.9, 768), (375, 768), (700.3, 901.7),
  ]

  func changeSurroundings(_ deed: Step.Deed, _ numbers: inout SeededGenerator) {
    switch deed {
    case .rotate:
      let orientation = numbers.pick(from: [
        UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight,
      ])
      say("rotate to \(orientation)")
      device.rotate(to: orientation)
    case .resize:
      let isPad = device.configuration.idiom == .pad
      let size = numbers.pick(from: isPad ? Self.padSizes : Self.phoneSizes)
      say("resize to \(size.0)x\(size.1)")
      device.resize(to: CGSize(width: size.0, height: size.1))
    case .keyboard:
      let screens = visible.compactMap { $0 as? Screen }
      guard let screen = screens.last else { return }
      if screen.field.isFirstResponder || numbers.once(in: 3) {
        say("the keyboard disappears")
        window.endEditing(true)
      } else {
        say("the keyboard appears for \(name(screen))")
        screen.field.becomeFirstResponder()
      }
    case .background:
      say("background")
      device.goToBackgroundAndBack()
      fingers = [:]
    default:
      let root = makeContent(&numbers, depth: 2)
      say("the root is \(name(root))")
      window.rootViewController = root
    }
  }

  // MARK: Touches

  func touch(_ deed: Step.Deed, _ numbers: inout SeededGenerator) {
    switch deed {
    case .tap:
      let point = place(&numbers)
      say("tap at \(text(point))")
      down(2, point)
      up(2)
    case .edgeSwipe:
      let y = window.bounds.height * CGFloat(numbers.pick(from: [0.3, 0.6, 0.9]))
      drag(
        from: CGPoint(x: 2, y: y), by: CGVector(dx: CGFloat(20 + numbers.pick(90)), dy: 0),
        &numbers)
    case .pull:
      guard let screen = visible.last(where: { ($0 as? Screen)?.pullEdge != nil }) as? Screen,
        let edge = screen.pullEdge
      else { return }
      let start = screen.source.convert(screen.source.bounds, to: window)
      let distance = CGFloat(20 + numbers.pick(120)) * (edge == .left || edge == .top ? -1 : 1)
      let isVertical = edge == .top || edge == .bottom
      drag(
        from: CGPoint(x: start.midX, y: start.midY),
        by: CGVector(dx: isVertical ? 0 : distance, dy: isVertical ? distance : 0), &numbers)
    case .drag:
      let isVertical = numbers.once(in: 2)
      let distance = CGFloat(numbers.pick(from: [-90, -40, -12, 8, 30, 60, 120]))
      drag(
        from: place(&numbers),
        by: CGVector(dx: isVertical ? 0 : distance, dy: isVertical ? distance : 0), &numbers)
    case .touchDown:
      let finger = numbers.pick(2)
      guard fingers[finger] == nil else { return }
      let point = place(&numbers)
      say("finger \(finger) down at \(text(point))")
      down(finger, point)
    case .touchMove:
      guard let finger = numbers.pick(fromAny: fingers.keys.sorted()), let old = fingers[finger]
      else { return }
      let point = CGPoint(
        x: old.x + CGFloat(numbers.pick(161) - 60), y: old.y + CGFloat(numbers.pick(161) - 60))
      say("finger \(finger) moves to \(text(point))")
      fingers[finger] = point
      device.touchMove(finger, to: point)
    default:
      guard let finger = numbers.pick(fromAny: fingers.keys.sorted()) else { return }
      let cancels = numbers.once(in: 5)
      say("finger \(finger) \(cancels ? "is canceled" : "up")")
      fingers[finger] = nil
      if cancels { device.touchCancel(finger) } else { device.touchUp(finger) }
    }
  }

  private func drag(from start: CGPoint, by step: CGVector, _ numbers: inout SeededGenerator) {
    let finger = fingers[0] == nil ? 0 : 1
    guard fingers[finger] == nil else { return }
    let ending = numbers.pick(6)
    say(
      "drag finger \(finger) from \(text(start)) by 4 x (\(step.dx), \(step.dy))"
        + (ending == 0 ? ", canceled" : ending == 1 ? ", held" : ending == 2 ? ", rested" : ""))
    down(finger, start)
    for index in 1...4 {
      device.advance(by: 0.016)
      let point = CGPoint(
        x: start.x + step.dx * CGFloat(index), y: start.y + step.dy * CGFloat(index))
      fingers[finger] = point
      device.touchMove(finger, to: point)
    }
    switch ending {
    case 0:
      fingers[finger] = nil
      device.touchCancel(finger)
    case 1: break
    case 2:
      device.advance(by: 0.2)
      up(finger)
    default: up(finger)
    }
  }

  private func down(_ finger: Int, _ point: CGPoint) {
    fingers[finger] = point
    device.touchDown(finger, at: point)
  }

  private func up(_ finger: Int) {
    fingers[finger] = nil
    device.touchUp(finger)
  }

  /// Returns a place on the screen that is worth touching.
  private func place(_ numbers: inout SeededGenerator) -> CGPoint {
    let size = window.bounds.size
    if numbers.once(in: 2), let view = visible.last?.viewIfLoaded {
      let place = view.convert(view.bounds, to: window)
      let offset = numbers.pick(from: [8, 30, 100])
      return CGPoint(x: place.midX, y: place.minY + CGFloat(offset))
    }
    let x = numbers.pick(from: [0.02, 0.2, 0.5, 0.8])
    let y = numbers.pick(from: [0.03, 0.1, 0.3, 0.5, 0.6, 0.97])
    return CGPoint(x: size.width * CGFloat(x), y: size.height * CGFloat(y))
  }

  private func text(_ point: CGPoint) -> String { "(\(point.x), \(point.y))" }

  // MARK: Driving

  /// A gesture of the app drives a transition.
  func drive(_ numbers: inout SeededGenerator) {
    if let hand = hands.last(where: \.isDriving), numbers.once(in: 3) {
      let finishes = numbers.once(in: 2)
      say("a hand driver \(finishes ? "finishes" : "cancels")")
      return hand.end(finishes: finishes)
    }
    guard let driver = drivers.last(where: \.isDriving) else { return }
    switch numbers.pick(5) {
    case 0, 1:
      let fraction = CGFloat(numbers.pick(11)) / 10
      say("a driver is at \(fraction)")
      driver.update(fraction)
    case 2:
      say("a driver cancels")
      driver.cancel()
    default:
      say("a driver finishes")
      driver.finish()
    }
  }

  /// A driver interrupts the running transition, or an animator turns round.
  func interrupt(_ numbers: inout SeededGenerator) {
    guard let driver = drivers.last(where: \.canPause) else { return }
    say("a driver pauses")
    driver.pause()
  }
}
