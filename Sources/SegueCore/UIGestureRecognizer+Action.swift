extension UIGestureRecognizer {
  /// Calls a closure at every action of the recognizer.
  ///
  /// The recognizer retains the closure, which should therefore capture its owner weakly.
  public func onAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
    guard let target = addTarget(calling: action) else { return }
    Attachments.gestureTargets[self] = (Attachments.gestureTargets[self] ?? []) + [target]
  }
}
