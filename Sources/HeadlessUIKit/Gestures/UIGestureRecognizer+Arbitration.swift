/// Arbitration between the recognizers of a touch.
extension UIGestureRecognizer {
  var isRecognizing: Bool { state == .began || state == .changed }
  var hasRecognized: Bool { isRecognizing || state == .ended }
  var isSettled: Bool { state == .ended || state == .cancelled || state == .failed }

  /// Requests a state change: beginning must be permitted, and waits for required failures.
  func request(_ new: State) {
    guard let device = SimulatedDevice.current else { return store(new) }
    switch (state, new) {
    case (.possible, .began), (.possible, .ended), (.possible, .changed):
      begin(new == .changed ? .began : new, on: device)
    case (.possible, .failed), (.possible, .cancelled):
      finish(.failed, on: device)
    case (.began, .began), (.began, .changed), (.changed, .changed), (.changed, .began):
      store(.changed)
      sendActions()
    case (.began, .ended), (.changed, .ended):
      finish(.ended, on: device)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      finish(.cancelled, on: device)
    default: break
    }
  }

  /// Cancels or fails the recognizer when the system cancels its touches (UIKit rows 198, 292).
  func interrupt() {
    guard let device = SimulatedDevice.current else { return }
    if isRecognizing {
      finish(.cancelled, on: device)
    } else if state == .possible, !active.isEmpty {
      finish(.failed, on: device)
    }
    loseAll()
  }

  private func begin(_ new: State, on device: SimulatedDevice) {
    let others = device.touches.rivals(of: self)
    let isBlocked = others.contains {
      $0.mustFail(before: self) && ($0.hasRecognized || $0.state == .cancelled)
    }
    if isBlocked { return finish(.failed, on: device) }
    if others.contains(where: { $0.mustFail(before: self) && $0.state == .possible }) {
      pending = new
      return
    }
    pending = nil
    if !mayBegin {
      device.log(.gesture, self, "failed: gestureRecognizerShouldBegin(_:) is false")
      return finish(.failed, on: device)
    }
    for other in others where other.hasRecognized && !other.isSimultaneous(with: self) {
      if other.canPrevent(self), canBePrevented(by: other) { return finish(.failed, on: device) }
    }
    store(new)
    // Before the others fail, which would deliver the delayed end of these touches to the views.
    if cancelsTouchesInView { device.touches.cancelInViews(attempted, on: device) }
    device.log(.gesture, self, new.name)
    for other in others where other.state == .possible && !isSimultaneous(with: other) {
      if canPrevent(other), other.canBePrevented(by: self) { other.finish(.failed, on: device) }
    }
    sendActions()
    device.touches.decided(self, on: device)
  }

  /// Whether the recognizer's view, the hit views and the delegate permit beginning (UIKit row
  /// 199).
  private var mayBegin: Bool {
    var views: [UIView] = []
    if let view { views.append(view) }
    for touch in known {
      if let hit = touch.hitView, !views.has(hit) { views.append(hit) }
    }
    for view in views where !view.gestureRecognizerShouldBegin(self) { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  private func finish(_ final: State, on device: SimulatedDevice) {
    let wasRecognizing = isRecognizing
    pending = nil
    store(final)
    if wasRecognizing {
      device.log(.gesture, self, final.name)
      sendActions()
    }
    device.touches.decided(self, on: device)
  }

  /// Whether another recognizer requires this one's failure; evaluated once per attempt (UIKit row
  /// 202).
  private func mustFail(before other: UIGestureRecognizer) -> Bool {
    if other.awaited.contains(where: { $0.object === self }) { return true }
    if let known = other.requirements[ObjectIdentifier(self)] { return known }
    let answer =
      other.shouldRequireFailure(of: self) || shouldBeRequiredToFail(by: other)
      || other.delegate?.gestureRecognizer(other, shouldRequireFailureOf: self) ?? false
      || delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: other) ?? false
    other.requirements[ObjectIdentifier(self)] = answer
    return answer
  }

  /// Whether either recognizer's delegate permits simultaneous recognition (UIKit row 201).
  private func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }
}

nonisolated extension UIGestureRecognizer.State {
  /// The name of the case, without reflection.
  fileprivate var name: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
