import HeadlessUIKit
import SegueApp
import SegueConfig

/// Where touches begin and move to; a target that gets no touch fails the step.
extension StepContext {
  /// New touches on a target; nil where none can begin there.
  func begin(
    on target: Target, _ offset: ConfigPoint = ConfigPoint(x: 0, y: 0), count: Int = 1
  ) -> [SimulatedTouch]? {
    guard let point = point(of: target) else { return nil }
    return touches.begin(at: CGPoint(x: point.x + offset.x, y: point.y + offset.y), count: count)
  }

  /// New touches on a target, or without one those that are held.
  func beginOrContinue(on target: Target?, count: Int) -> [SimulatedTouch]? {
    guard let target else { return takeHeld() }
    return begin(on: target, count: count)
  }

  /// The touches that are held, which are held no more; none fails the step.
  func takeHeld() -> [SimulatedTouch]? {
    guard touches.held.isEmpty else { return touches.takeHeld() }
    fail("a finger is held", expected: "a finger on the screen", found: "none")
    return nil
  }

  /// The middle of what is visible of a target, whichever view gets a touch there; a target in no
  /// window fails the step.
  func middle(of target: Target) -> CGPoint? {
    guard let name = target.name else { return target.point.map(CGPoint.init) }
    guard let view = device.view(named: name) else {
      fail(
        "a finger can go to \(name)", expected: "\(name) on the screen",
        found: "\(name) in no window")
      return nil
    }
    let frame = view.presentedFrame(at: device.now)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Where a touch begins: in the middle of what is visible of a target, or where else the target gets
  /// the touch.
  private func point(of target: Target) -> CGPoint? {
    guard let name = target.name else { return target.point.map(CGPoint.init) }
    func fail(_ found: String) -> CGPoint? {
      self.fail("\(name) can be touched", expected: "a touch on \(name)", found: found)
      return nil
    }
    let screen = device.screen.bounds
    guard let view = device.view(named: name) else { return fail("\(name) in no window") }
    if let reason = view.invisibility(on: screen, at: device.now) {
      return fail("\(name) \(reason.text)")
    }
    let area = view.presentedFrame(at: device.now).intersection(screen)
    if let point = TouchGrid.points(in: area).first(where: { point in
      device.touchedView(at: point)?.isDescendant(of: view) ?? false
    }) {
      return point
    }
    let middle = CGPoint(x: area.midX, y: area.midY)
    let other = device.touchedView(at: middle)?.givenName
    return fail("a touch on \(other ?? "nothing") at \(middle.listText)")
  }
}

/// Where a touch tries to hit an area: the middle first, then nearer and nearer to the edges.
nonisolated private enum TouchGrid {
  private static let fractions = [8, 4, 12, 2, 14, 1, 15].map { CGFloat($0) / 16 }

  static func points(in area: CGRect) -> some Sequence<CGPoint> {
    fractions.lazy.flatMap { y in
      fractions.lazy.map { x in
        CGPoint(x: area.minX + x * area.width, y: area.minY + y * area.height)
      }
    }
  }
}

extension CGPoint {
  fileprivate nonisolated init(_ point: ConfigPoint) { self.init(x: point.x, y: point.y) }
}
