import SegueCore

/// Where a finger goes on the screen.
enum DragDirection: String, CaseIterable, CustomStringConvertible {
  case down, right, up, left

  var description: String { rawValue }

  /// The way of a length.
  fileprivate func way(_ length: CGFloat) -> CGPoint {
    switch self {
    case .down: CGPoint(x: 0, y: length)
    case .right: CGPoint(x: length, y: 0)
    case .up: CGPoint(x: 0, y: -length)
    case .left: CGPoint(x: -length, y: 0)
    }
  }

  /// Where a finger lands in a rectangle: near the side from which it goes, where edges count.
  fileprivate func start(in frame: CGRect) -> CGPoint {
    let margin: CGFloat = 8
    return switch self {
    case .down: CGPoint(x: frame.midX, y: frame.minY + margin)
    case .right: CGPoint(x: frame.minX + margin, y: frame.midY)
    case .up: CGPoint(x: frame.midX, y: frame.maxY - margin)
    case .left: CGPoint(x: frame.maxX - margin, y: frame.midY)
    }
  }
}

/// A finger on what came.
extension ContractPlay {
  /// Where a finger may be dragged: nowhere, unless somebody listens to it.
  var directions: [DragDirection] {
    let isHeard = scene.root.view.window.map(listens) ?? false
    return isHeard ? DragDirection.allCases : []
  }

  private func listens(_ view: UIView) -> Bool {
    let isListening = view.gestureRecognizers?.contains { recognizer in
      recognizer is UIPanGestureRecognizer && !(recognizer is UIScreenEdgePanGestureRecognizer)
    }
    return isListening == true || view.subviews.contains(where: listens)
  }

  /// A finger is dragged over what came, stops, and lifts.
  ///
  /// - Parameters:
  ///   - length: How far, pt; up to 1 as a share of what is there.
  ///   - isTakenAway: Whether the system takes it away instead.
  ///   - meanwhile: What else happens while it stands still.
  func drag(
    _ direction: DragDirection, by length: CGFloat, isTakenAway: Bool = false,
    meanwhile: () -> Void = {}
  ) throws(ContractViolation) {
    guard let mover = scene.mover else { return }
    let screen = device.screen.bounds
    let frame = frameOnScreen(of: mover).intersection(screen)
    guard !frame.isNull else { return }
    let start = direction.start(in: frame)
    let extent = direction == .down || direction == .up ? frame.height : frame.width
    let whole = direction.way(length > 1 ? length : length * extent)
    note("drag \(direction) by \(length)\(isTakenAway ? ", taken away" : "")")
    let steps = 6.0
    touch { device.touchDown(at: start) }
    for step in 1...Int(steps) {
      try pass(1.0 / 60)
      let share = Double(step) / steps
      touch {
        device.touchMove(to: CGPoint(x: start.x + share * whole.x, y: start.y + share * whole.y))
      }
    }
    // It stands still, so that it has no speed (fault F068).
    try pass(0.2)
    meanwhile()
    try pass(0.1)
    touch { isTakenAway ? device.touchCancel() : device.touchUp() }
    try settle()
  }

  /// What a touch breaks is seen before its consequences.
  private func touch(_ act: () -> Void) {
    act()
    watch.look(hasCommitted: false)
  }
}
