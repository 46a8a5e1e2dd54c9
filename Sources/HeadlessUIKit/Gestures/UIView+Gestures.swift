extension UIView {
  final func replaceRecognizers(by new: [UIGestureRecognizer]) {
    for old in recognizers { removeGestureRecognizer(old) }
    for added in new { addGestureRecognizer(added) }
  }

  final func attach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.ownView !== self else { return }
    gestureRecognizer.ownView?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.ownView = self
  }

  final func detach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.ownView === self else { return }
    gestureRecognizer.interrupt()
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.ownView = nil
  }
}
