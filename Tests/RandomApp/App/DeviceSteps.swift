import HeadlessUIKit
import SegueConfig
import TestSupport

/// Changes of the device, the keyboard and touches.
struct DeviceSteps {
  let app: RandomApp

  /// Sizes of phones, and fractional ones that no device has.
  private static let phoneSizes: [(CGFloat, CGFloat)] = [
    (375, 667), (667, 375), (600.1, 340.3), (700.7, 330.1), (320, 568), (375.3, 667.1), (812, 375),
  ]
  private static let padSizes: [(CGFloat, CGFloat)] = [
    (768, 1024), (1024, 768), (320, 1024), (507.5, 1024), (639.9, 768), (375, 768), (700.3, 901.7),
  ]

  func changeEnvironment(_ deed: Step.Deed, _ numbers: inout SeededGenerator) {
    switch deed {
    case .rotate:
      let orientation = numbers.pick(from: [
        UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight,
      ])
      app.log("rotate to \(orientation)")
      app.device.rotate(to: orientation)
    case .resize:
      let isPad = app.device.configuration.idiom == .pad
      let size = numbers.pick(from: isPad ? Self.padSizes : Self.phoneSizes)
      app.log("resize to \(size.0)x\(size.1)")
      app.device.resize(to: CGSize(width: size.0, height: size.1))
    case .keyboard:
      let screens = app.visible.compactMap { $0 as? Screen }
      guard let screen = screens.last else { return }
      if screen.field.isFirstResponder || numbers.once(in: 3) {
        app.log("the keyboard disappears")
        app.window.endEditing(true)
      } else {
        app.log("the keyboard appears for \(app.name(screen))")
        screen.field.becomeFirstResponder()
      }
    case .background:
      app.log("background")
      app.device.goToBackgroundAndBack()
      app.touches = [:]
    default:
      // What it presented would stay in the window and in memory (UIKit row 335).
      guard app.tree.allSatisfy({ $0.presentedViewController == nil }) else { return }
      let root = app.makeContent(&numbers, depth: 2)
      app.log("the root is \(app.name(root))")
      app.window.rootViewController = root
    }
  }

  // MARK: Touches

  func touch(_ deed: Step.Deed, _ numbers: inout SeededGenerator) {
    switch deed {
    case .tap:
      let point = randomPoint(&numbers)
      app.log("tap at \(text(point))")
      // Touches 0 and 1 may be down.
      beginTouch(2, point)
      endTouch(2)
    case .edgeSwipe:
      let y = app.window.bounds.height * CGFloat(numbers.pick(from: [0.3, 0.6, 0.9]))
      drag(
        from: CGPoint(x: 2, y: y), by: CGVector(dx: CGFloat(20 + numbers.pick(90)), dy: 0),
        &numbers)
    case .pull:
      guard
        let screen = app.visible.last(where: { ($0 as? Screen)?.presentationEdge != nil })
          as? Screen,
        let edge = screen.presentationEdge
      else { return }
      let start = screen.source.convert(screen.source.bounds, to: app.window)
      let distance = CGFloat(20 + numbers.pick(120)) * (edge == .left || edge == .top ? -1 : 1)
      let isVertical = edge == .top || edge == .bottom
      drag(
        from: CGPoint(x: start.midX, y: start.midY),
        by: CGVector(dx: isVertical ? 0 : distance, dy: isVertical ? distance : 0), &numbers)
    case .drag:
      let isVertical = numbers.once(in: 2)
      let distance = CGFloat(numbers.pick(from: [-90, -40, -12, 8, 30, 60, 120]))
      drag(
        from: randomPoint(&numbers),
        by: CGVector(dx: isVertical ? 0 : distance, dy: isVertical ? distance : 0), &numbers)
    case .touchDown:
      let id = numbers.pick(2)
      guard app.touches[id] == nil else { return }
      let point = randomPoint(&numbers)
      app.log("touch \(id) began at \(text(point))")
      beginTouch(id, point)
    case .touchMove:
      guard let id = numbers.pick(fromAny: app.touches.keys.sorted()), let old = app.touches[id]
      else { return }
      let point = CGPoint(
        x: old.x + CGFloat(numbers.pick(161) - 60), y: old.y + CGFloat(numbers.pick(161) - 60))
      app.log("touch \(id) moves to \(text(point))")
      app.touches[id] = point
      app.device.touchMove(id, to: point)
    default:
      guard let id = numbers.pick(fromAny: app.touches.keys.sorted()) else { return }
      let cancels = numbers.once(in: 5)
      app.log("touch \(id) \(cancels ? "canceled" : "ended")")
      app.touches[id] = nil
      if cancels { app.device.touchCancel(id) } else { app.device.touchUp(id) }
    }
  }

  /// Moves a touch by four steps; it may end at once or after a rest, be canceled, or stay down.
  private func drag(from start: CGPoint, by step: CGVector, _ numbers: inout SeededGenerator) {
    let id = app.touches[0] == nil ? 0 : 1
    guard app.touches[id] == nil else { return }
    let ending = numbers.pick(6)
    app.log(
      "drag touch \(id) from \(text(start)) by 4 x (\(step.dx), \(step.dy))"
        + (ending == 0
          ? ", canceled" : ending == 1 ? ", not ended" : ending == 2 ? ", at rest" : ""))
    beginTouch(id, start)
    for index in 1...4 {
      app.device.advance(by: 0.016)
      let point = CGPoint(
        x: start.x + step.dx * CGFloat(index), y: start.y + step.dy * CGFloat(index))
      app.touches[id] = point
      app.device.touchMove(id, to: point)
    }
    switch ending {
    case 0:
      app.touches[id] = nil
      app.device.touchCancel(id)
    case 1: break
    case 2:
      app.device.advance(by: 0.2)
      endTouch(id)
    default: endTouch(id)
    }
  }

  private func beginTouch(_ id: Int, _ point: CGPoint) {
    app.touches[id] = point
    app.device.touchDown(id, at: point)
  }

  private func endTouch(_ id: Int) {
    app.touches[id] = nil
    app.device.touchUp(id)
  }

  /// Returns a point on the screen, often one of the front view.
  private func randomPoint(_ numbers: inout SeededGenerator) -> CGPoint {
    let size = app.window.bounds.size
    if numbers.once(in: 2), let view = app.visible.last?.viewIfLoaded {
      let frame = view.convert(view.bounds, to: app.window)
      let offset = numbers.pick(from: [8, 30, 100])
      return CGPoint(x: frame.midX, y: frame.minY + CGFloat(offset))
    }
    let x = numbers.pick(from: [0.02, 0.2, 0.5, 0.8])
    let y = numbers.pick(from: [0.03, 0.1, 0.3, 0.5, 0.6, 0.97])
    return CGPoint(x: size.width * CGFloat(x), y: size.height * CGFloat(y))
  }

  private func text(_ point: CGPoint) -> String { "(\(point.x), \(point.y))" }

  // MARK: Interaction

  /// Updates or ends an interactive transition.
  func drive(_ numbers: inout SeededGenerator) {
    if let controller = app.manualControllers.last(where: \.isDriving), numbers.once(in: 3) {
      let finishes = numbers.once(in: 2)
      app.log("a custom interaction controller \(finishes ? "finishes" : "cancels")")
      return controller.end(finishes: finishes)
    }
    guard let driver = app.drivers.last(where: \.isDriving) else { return }
    switch numbers.pick(5) {
    case 0, 1:
      let fraction = CGFloat(numbers.pick(11)) / 10
      app.log("a driver updates to \(fraction)")
      driver.update(fraction)
    case 2:
      app.log("a driver cancels")
      driver.cancel()
    default:
      app.log("a driver finishes")
      driver.finish()
    }
  }

  /// Pauses a running transition.
  func interrupt(_ numbers: inout SeededGenerator) {
    guard let driver = app.drivers.last(where: \.canPause) else { return }
    app.log("a driver pauses")
    driver.pause()
  }
}
