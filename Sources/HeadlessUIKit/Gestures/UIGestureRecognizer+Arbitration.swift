/// Which of the recognizers that watch a touch may go on.
extension UIGestureRecognizer {
  var isRecognizing: Bool { state == .began || state == .changed }
  var hasRecognized: Bool { isRecognizing || state == .ended }
  var isSettled: Bool { state == .ended || state == .cancelled || state == .failed }

  /// Asks for a new state: a beginning must be allowed, a waiting one waits.
  func request(_ new: State) {
    guard let device = SimulatedDevice.current else { return store(new) }
    switch (state, new) {
    case (.possible, .began), (.possible, .ended), (.possible, .changed):
      begin(new == .changed ? .began : new, on: device)
    case (.possible, .failed), (.possible, .cancelled):
      settle(.failed, on: device)
    case (.began, .began), (.began, .changed), (.changed, .changed), (.changed, .began):
      store(.changed)
      sendActions()
    case (.began, .ended), (.changed, .ended):
      settle(.ended, on: device)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      settle(.cancelled, on: device)
    default: break
    }
  }

  /// The system took the touches (UIKit rows 198, 292).
  func interrupt() {
    guard let device = SimulatedDevice.current else { return }
    if isRecognizing {
      settle(.cancelled, on: device)
    } else if state == .possible, !active.isEmpty {
      settle(.failed, on: device)
    }
    loseAll()
  }

  private func begin(_ new: State, on device: SimulatedDevice) {
    let others = device.touches.rivals(of: self)
    let isBlocked = others.contains {
      $0.mustFail(before: self) && ($0.hasRecognized || $0.state == .cancelled)
    }
    if isBlocked { return settle(.failed, on: device) }
    if others.contains(where: { $0.mustFail(before: self) && $0.state == .possible }) {
      pending = new
      return
    }
    pending = nil
    if !mayBegin { return settle(.failed, on: device) }
    for other in others where other.hasRecognized && !other.isTogether(with: self) {
      if other.canPrevent(self), canBePrevented(by: other) { return settle(.failed, on: device) }
    }
    store(new)
    // Before the others fail: their failing would let the views hear the end of what is taken.
    if cancelsTouchesInView { device.touches.cancelInViews(attempted, on: device) }
    device.log(.gesture, self, "\(new)")
    for other in others where other.state == .possible && !isTogether(with: other) {
      if canPrevent(other), other.canBePrevented(by: self) { other.settle(.failed, on: device) }
    }
    sendActions()
    device.touches.decided(self, on: device)
  }

  /// The recognizer's view, the views that were hit and the delegate all have a say (UIKit row 199).
  private var mayBegin: Bool {
    var views = [view].compactMap(\.self)
    for hit in known.compactMap(\.view) where !views.contains(hit) { views.append(hit) }
    return views.allSatisfy { $0.gestureRecognizerShouldBegin(self) }
      && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  private func settle(_ final: State, on device: SimulatedDevice) {
    let wasRecognizing = isRecognizing
    pending = nil
    store(final)
    if wasRecognizing {
      device.log(.gesture, self, "\(final)")
      sendActions()
    }
    device.touches.decided(self, on: device)
  }

  /// Whether this one stands before another that waits for its failure; asked once an attempt
  /// (UIKit row 202).
  private func mustFail(before other: UIGestureRecognizer) -> Bool {
    if other.awaited.contains(where: { $0.value === self }) { return true }
    if let known = other.requirements[ObjectIdentifier(self)] { return known }
    let answer =
      other.shouldRequireFailure(of: self) || shouldBeRequiredToFail(by: other)
      || other.delegate?.gestureRecognizer(other, shouldRequireFailureOf: self) ?? false
      || delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: other) ?? false
    other.requirements[ObjectIdentifier(self)] = answer
    return answer
  }

  /// Either side's consent is enough (UIKit row 201).
  private func isTogether(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }
}
