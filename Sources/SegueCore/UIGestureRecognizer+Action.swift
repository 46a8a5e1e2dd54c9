extension UIGestureRecognizer {
  /// Calls a closure at every action of the recognizer.
  ///
  /// The recognizer retains the closure, which should therefore capture its owner weakly.
  public func onAction(_ action: @escaping (UIGestureRecognizer) -> Void) { addAction(action) }
}
