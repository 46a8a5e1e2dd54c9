import SegueCore

/// The direction of a drag.
enum DragDirection: String, CaseIterable, CustomStringConvertible {
  case down, right, up, left

  var description: String { rawValue }

  /// Returns the translation of a distance.
  fileprivate func translation(_ length: CGFloat) -> CGPoint {
    switch self {
    case .down: CGPoint(x: 0, y: length)
    case .right: CGPoint(x: length, y: 0)
    case .up: CGPoint(x: 0, y: -length)
    case .left: CGPoint(x: -length, y: 0)
    }
  }

  /// Returns the start in a rectangle: near the edge from which the drag leads, for edge gestures.
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

/// Drags of the view that appeared.
extension ContractPlay {
  /// The directions of drags: none, unless a view has a pan gesture recognizer.
  var directions: [DragDirection] {
    let hasPan = scene.root.view.window.map(containsPan) ?? false
    return hasPan ? DragDirection.allCases : []
  }

  private func containsPan(_ view: UIView) -> Bool {
    let hasOwnPan = view.gestureRecognizers?.contains { recognizer in
      recognizer is UIPanGestureRecognizer && !(recognizer is UIScreenEdgePanGestureRecognizer)
    }
    return hasOwnPan == true || view.subviews.contains(where: containsPan)
  }

  /// Drags the view that appeared, pauses, and ends the touch.
  ///
  /// - Parameters:
  ///   - length: The distance, pt; up to 1 a fraction of the view's length.
  ///   - isCanceled: Whether the system cancels the touch.
  ///   - meanwhile: Called during the pause.
  func drag(
    _ direction: DragDirection, by length: CGFloat, isCanceled: Bool = false,
    meanwhile: () -> Void = {}
  ) throws(ContractViolation) {
    guard let movingView = scene.movingView else { return }
    let screen = device.screen.bounds
    let frame = frameOnScreen(of: movingView).intersection(screen)
    guard !frame.isNull else { return }
    let start = direction.start(in: frame)
    let extent = direction == .down || direction == .up ? frame.height : frame.width
    let translation = direction.translation(length > 1 ? length : length * extent)
    note("drag \(direction) by \(numberText(length))\(isCanceled ? ", canceled" : "")")
    let steps = 6.0
    touch { device.touchDown(at: start) }
    for step in 1...Int(steps) {
      try advance(by: 1.0 / 60)
      let fraction = Double(step) / steps
      touch {
        device.touchMove(
          to: CGPoint(
            x: start.x + fraction * translation.x, y: start.y + fraction * translation.y))
      }
    }
    // The pause makes the velocity 0 (fault F068).
    try advance(by: 0.2)
    meanwhile()
    try advance(by: 0.1)
    touch { isCanceled ? device.touchCancel() : device.touchUp() }
    try settle()
  }

  /// Inspects the device after a touch event, before its consequences.
  private func touch(_ act: () -> Void) {
    act()
    watch.inspect(hasCommitted: false)
  }
}
