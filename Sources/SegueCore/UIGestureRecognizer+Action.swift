extension UIGestureRecognizer {
  /// Calls a closure at every action of the recognizer.
  ///
  /// The recognizer retains the closure, which should therefore capture its owner weakly.
  public func onAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
    let target = GestureAction(action)
    addTarget(target, action: GestureAction.selector)
    var kept = Attachments.gestureActions[self] ?? []
    kept.append(target)
    Attachments.gestureActions[self] = kept
  }
}
