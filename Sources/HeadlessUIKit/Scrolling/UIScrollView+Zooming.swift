/// Zooming in code: the delegate's view is transformed, and the content size follows its frame.
extension UIScrollView {
  private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  final var currentZoomScale: CGFloat { zoomedView?.transform.a ?? 1 }

  private func limited(_ scale: CGFloat) -> CGFloat {
    max(minimumZoomScale, min(max(minimumZoomScale, maximumZoomScale), scale))
  }

  final func zoom(to scale: CGFloat, _ animated: Bool) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    zoom(to: limited(scale), about: middle, at: middle, animated)
  }

  final func zoomToRect(_ rect: CGRect, _ animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    // The rectangle is in the coordinates of the view that is scaled.
    let inset = adjustedContentInset
    let size = CGSize(
      width: bounds.width - inset.left - inset.right,
      height: bounds.height - inset.top - inset.bottom)
    let scale = limited(min(size.width / rect.width, size.height / rect.height))
    let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
    zoom(to: scale, about: middle, at: CGPoint(x: bounds.midX, y: bounds.midY), animated)
  }

  /// Sets the scale; a point of the content is then at a point of the visible area.
  private func zoom(
    to scale: CGFloat, about point: CGPoint, at position: CGPoint, _ animated: Bool
  ) {
    guard let view = zoomedView, scale.isFinite, scale > 0 else { return }
    let old = currentZoomScale
    delegate?.scrollViewWillBeginZooming(self, with: view)
    let factor = old == 0 ? 1 : scale / old
    let change = {
      // The view grows from its upper left corner.
      let origin = view.frame.origin
      view.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
      view.frame.origin = origin
      self.contentSize = view.frame.size
      let limits = self.offsetLimits
      let moved = CGPoint(
        x: self.bounds.minX + point.x * factor - position.x,
        y: self.bounds.minY + point.y * factor - position.y)
      self.bounds.origin = self.onPixels(
        CGPoint(x: limits.x.nearest(to: moved.x), y: limits.y.nearest(to: moved.y)))
      self.delegate?.scrollViewDidZoom(self)
    }
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      change()
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
      return
    }
    UIView.animate(
      withDuration: Self.animationDuration, animations: change,
      completion: { [reference = BoxedReference(self)] _ in
        guard let scrollView = reference.object else { return }
        scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
      })
  }

  // MARK: Keyboard

  /// Dismisses the keyboard if the mode says so, and the touch of an interactive one has reached it.
  final func dismissKeyboard(_ mode: KeyboardDismissMode, _ pan: UIPanGestureRecognizer) {
    guard keyboardDismissMode != .none, let device = SimulatedDevice.current else { return }
    switch (mode, keyboardDismissMode) {
    case (.onDrag, .onDrag), (.onDrag, .onDragWithAccessory): break
    case (.interactive, .interactive), (.interactive, .interactiveWithAccessory):
      guard device.keyboard.isShown, let window else { return }
      let location = window.convert(pan.location(in: window), to: window.screen.coordinateSpace)
      guard location.y >= device.keyboard.frame.minY else { return }
    default: return
    }
    device.firstResponder?.resignFirstResponder()
  }
}
