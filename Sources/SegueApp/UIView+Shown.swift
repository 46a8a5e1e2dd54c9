package import HeadlessUIKit

/// What is visible of views at a moment: their presentation values, through every ancestor.
extension UIView {
  /// The rectangle around the view's bounds on the screen, as shown at a time, pt.
  package func presentedFrame(at time: Double) -> CGRect {
    let bounds = layer.presentationState(at: time).bounds
    return bounds.applying(presentedMapToRoot(at: time))
      .applying(root.layer.presentationState(at: time).affineToParent)
  }

  /// Why nothing of the view is visible on a screen; nil when some part is.
  package func invisibility(on screen: CGRect, at time: Double) -> Invisibility? {
    if window == nil { return .inNoWindow }
    var ancestor: UIView? = self
    while let view = ancestor {
      let shown = view.layer.presentationState(at: time)
      if shown.isHidden { return .hidden }
      // Less than this is nothing on a screen of 256 levels.
      if shown.opacity < 1.0 / 512 { return .transparent }
      ancestor = view.superview
    }
    let frame = presentedFrame(at: time)
    let seen = frame.intersection(screen)
    guard seen.isNull || seen.width < 0.01 || seen.height < 0.01 else { return nil }
    return .outside(frame)
  }

  /// The view, or a view in it, that is in front of all others that pass a test.
  func frontmost(where test: (UIView) -> Bool) -> UIView? {
    for child in subviews.reversed() {
      if let found = child.frontmost(where: test) { return found }
    }
    return test(self) ? self : nil
  }

  /// What the view is, where that is known: a part of a wireframe, or of a transition.
  package var role: String? {
    switch self {
    case let part as PartView: part.partRole
    case is ScreenView: "content"
    case is UIWindow: "window"
    case is TransitionContainerView: "container"
    case is SnapshotView: "snapshot"
    case is UINavigationBar, is UITabBar: "bar"
    default: AppNames.roles.first { $0 == accessibilityIdentifier }
    }
  }

  /// The nearest name from the file, of the view or what contains it.
  package var givenName: String? {
    var ancestor: UIView? = self
    while let view = ancestor {
      if let name = view.accessibilityIdentifier { return name }
      ancestor = view.superview
    }
    return nil
  }
}

/// Why nothing of a view is visible.
package nonisolated enum Invisibility: Equatable {
  /// It is in no window.
  case inNoWindow
  /// It, or a superview, is hidden.
  case hidden
  /// It, or a superview, is transparent.
  case transparent
  /// It is outside the screen, at this frame, pt.
  case outside(CGRect)
}

extension SimulatedDevice {
  /// The frontmost view of a name; a visible one before one that is not.
  package func view(named name: String) -> UIView? {
    func find(_ test: (UIView) -> Bool) -> UIView? {
      for window in windows.reversed() {
        let found = window.frontmost { $0.accessibilityIdentifier == name && test($0) }
        if let found { return found }
      }
      return nil
    }
    let screen = screen.bounds
    return find { $0.invisibility(on: screen, at: now) == nil } ?? find { _ in true }
  }

  /// The view that a touch at a point would hit.
  package func touchedView(at point: CGPoint) -> UIView? {
    for window in windows.reversed() {
      if let hit = window.hitTest(point, with: nil) { return hit }
    }
    return nil
  }
}
