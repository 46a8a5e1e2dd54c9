extension UIView {
  /// The recognizers of the view, in the order in which they were added; nil for none.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for old in recognizers { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }
  /// Adds a recognizer, taking it from the view that had it; twice is once (fault F024).
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }
  /// Takes a recognizer off; a gesture under way is canceled.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.interrupt()
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
