import HeadlessUIKit

/// What is to be seen of views at a moment: their presentation values, through every ancestor.
extension UIView {
  /// The rectangle around the view's bounds on the screen, as shown at a time, pt.
  func shownFrame(at time: Double) -> CGRect {
    let bounds = layer.presentationState(at: time).bounds
    return bounds.applying(presentedMapToRoot(at: time))
      .applying(root.layer.presentationState(at: time).affineToParent)
  }

  /// Why nothing of the view is to be seen on a screen; nil when some part is.
  func reasonUnseen(on screen: CGRect, at time: Double) -> String? {
    if window == nil { return "in no window" }
    var ancestor: UIView? = self
    while let view = ancestor {
      let shown = view.layer.presentationState(at: time)
      if shown.isHidden { return "hidden" }
      // Less than this is nothing on a screen of 256 levels.
      if shown.opacity < 1.0 / 512 { return "transparent" }
      ancestor = view.superview
    }
    let frame = shownFrame(at: time)
    let seen = frame.intersection(screen)
    guard seen.isNull || seen.width < 0.01 || seen.height < 0.01 else { return nil }
    return "outside the screen at \(frame.listText)"
  }

  /// The view, or a view in it, that is in front of all others that pass a test.
  func frontmost(where test: (UIView) -> Bool) -> UIView? {
    for child in subviews.reversed() {
      if let found = child.frontmost(where: test) { return found }
    }
    return test(self) ? self : nil
  }

  /// The nearest name that people gave, of the view or what holds it.
  var givenName: String? {
    var ancestor: UIView? = self
    while let view = ancestor {
      if let name = view.accessibilityIdentifier { return name }
      ancestor = view.superview
    }
    return nil
  }
}

extension SimulatedDevice {
  /// The frontmost view of a name, one that is to be seen before one that is not.
  func view(named name: String) -> UIView? {
    func find(_ test: (UIView) -> Bool) -> UIView? {
      for window in windows.reversed() {
        let found = window.frontmost { $0.accessibilityIdentifier == name && test($0) }
        if let found { return found }
      }
      return nil
    }
    let screen = screen.bounds
    return find { $0.reasonUnseen(on: screen, at: now) == nil } ?? find { _ in true }
  }

  /// The view that a finger would touch at a point.
  func touchedView(at point: CGPoint) -> UIView? {
    for window in windows.reversed() {
      if let hit = window.hitTest(point, with: nil) { return hit }
    }
    return nil
  }
}
