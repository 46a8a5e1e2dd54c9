import HeadlessUIKit
import Testing

/// The system's interactive pop gestures: from the screen edge, and from the content.
nonisolated enum SystemTouch: CaseIterable, CustomTestStringConvertible, Sendable {
  case atTheEdge, onThePage

  var testDescription: String { self == .atTheEdge ? "at the edge" : "on the page" }
  /// A device whose system version has the gesture.
  var device: DeviceConfiguration {
    DeviceConfiguration(systemVersion: self == .atTheEdge ? 18 : 26)
  }
  /// The distance from the edge at which the touch begins, pt.
  var start: CGFloat { self == .atTheEdge ? 2 : 102 }
}

extension SystemTouch {
  /// Returns the navigation controller's recognizer of the gesture.
  func recognizer(of stack: UINavigationController) -> UIGestureRecognizer? {
    if self == .atTheEdge { return stack.interactivePopGestureRecognizer }
    guard #available(iOS 26, *) else { return nil }
    return stack.interactiveContentPopGestureRecognizer
  }

  /// Drags horizontally, 10 ms for each position, pt; positions are relative to a touch that begins
  /// 2 pt from the edge.
  func drag(_ ui: Driver, over positions: [CGFloat]) {
    Self.drag(ui, from: start, over: positions.map { $0 - 2 + start })
  }

  /// Begins a touch and moves it to horizontal positions, pt, 10 ms each.
  static func drag(_ ui: Driver, from start: CGFloat, over positions: [CGFloat]) {
    ui.touchDown(at: CGPoint(x: start, y: 300))
    for position in positions {
      ui.advance(by: 0.01)
      ui.touchMove(to: CGPoint(x: position, y: 300))
    }
    ui.turn()
  }
}
