import HeadlessUIKit
import Testing

/// The fingers by which the system pops.
nonisolated enum SystemFinger: CaseIterable, CustomTestStringConvertible, Sendable {
  case atTheEdge, onThePage

  var testDescription: String { self == .atTheEdge ? "at the edge" : "on the page" }
  /// A device that has it.
  var device: DeviceConfiguration {
    DeviceConfiguration(systemVersion: self == .atTheEdge ? 18 : 26)
  }
  /// How far from the edge it lands, pt.
  var start: CGFloat { self == .atTheEdge ? 2 : 102 }
}

extension SystemFinger {
  /// What of a stack recognizes it.
  func recognizer(of stack: UINavigationController) -> UIGestureRecognizer? {
    if self == .atTheEdge { return stack.interactivePopGestureRecognizer }
    guard #available(iOS 26, *) else { return nil }
    return stack.interactiveContentPopGestureRecognizer
  }

  /// It lands and goes across, 10 ms for each place; those are of a finger that landed 2 pt from the
  /// edge.
  func drag(_ ui: Driver, over places: [CGFloat]) {
    Self.drag(ui, from: start, over: places.map { $0 - 2 + start })
  }

  /// A finger lands and goes to places across.
  static func drag(_ ui: Driver, from start: CGFloat, over places: [CGFloat]) {
    ui.touchDown(at: CGPoint(x: start, y: 300))
    for place in places {
      ui.advance(by: 0.01)
      ui.touchMove(to: CGPoint(x: place, y: 300))
    }
    ui.turn()
  }
}
