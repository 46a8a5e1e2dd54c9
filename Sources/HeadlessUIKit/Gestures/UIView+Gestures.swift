extension UIView {
  /// The gesture recognizers of the view, in order of addition; nil if there are none.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for old in recognizers { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }
  /// Adds a recognizer, removing it from another view; no effect if already added (fault F024).
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }
  /// Removes a recognizer; a gesture in progress is canceled.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.interrupt()
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
