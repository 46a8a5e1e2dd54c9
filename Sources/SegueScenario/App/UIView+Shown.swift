package import HeadlessUIKit

/// The visibility of views at a time: presentation values through every ancestor.
extension UIView {
  /// Returns the bounding rectangle of the view in screen coordinates at a time, from presentation
  /// values, pt.
  package func presentedFrame(at time: Double) -> CGRect {
    let bounds = layer.presentationState(at: time).bounds
    // The map leads to the root view, the window, whose layer leads to the screen.
    return bounds.applying(presentedMapToRoot(at: time))
      .applying(root.ownLayer.presentationState(at: time).affineToParent)
  }

  /// Returns why no part of the view is visible on a screen; `nil` if some part is.
  package func invisibility(on screen: CGRect, at time: Double) -> Invisibility? {
    if window == nil { return .inNoWindow }
    let frame = presentedFrame(at: time)
    var (shownInside, isScrolledAway) = (frame, false)
    var ancestor: UIView? = self
    while let view = ancestor {
      let shown = view.ownLayer.presentationState(at: time)
      if shown.isHidden { return .hidden }
      // Smaller opacities round to 0 on a screen with 256 levels.
      if shown.opacity < 1.0 / 512 { return .transparent }
      if view is UIScrollView, view !== self {
        shownInside = shownInside.intersection(view.presentedFrame(at: time))
        isScrolledAway = isScrolledAway || shownInside.isTooSmall
      }
      ancestor = view.parent
    }
    if frame.intersection(screen).isTooSmall { return .outside(frame) }
    return isScrolledAway || shownInside.intersection(screen).isTooSmall
      ? .scrolledAway(frame) : nil
  }

  /// Returns the frontmost view among the view and its descendants that passes a test.
  func frontmost(where test: (UIView) -> Bool) -> UIView? {
    for child in subviews.reversed() {
      if let found = child.frontmost(where: test) { return found }
    }
    return test(self) ? self : nil
  }

  /// Returns the role of the view in a wireframe or a transition; `nil` if unknown.
  ///
  /// - Parameter roles: The roles that accessibility identifiers name.
  package func role(among roles: [String]) -> String? {
    switch self {
    case let part as PartView: part.partRole
    case is ScreenView: "content"
    case is UIWindow: "window"
    case is TransitionContainerView: "container"
    case is SnapshotView: "snapshot"
    case is UINavigationBar, is UITabBar: "bar"
    default:
      roles.first { $0 == accessibilityIdentifier }
        ?? (accessibilityIdentifier == nil && next is UIViewController ? "view" : nil)
    }
  }

  /// Returns the name of the view in a recording: its identifier, its role and what it belongs to, or
  /// its class.
  package func recordedName(_ role: String?, on device: SimulatedDevice) -> String {
    if let accessibilityIdentifier { return accessibilityIdentifier }
    guard let role else { return device.name(of: self) }
    let owner: String? =
      switch self {
      case let snapshot as SnapshotView: snapshot.sourceName
      case let container as TransitionContainerView: container.presented.map(device.name(of:))
      default: (next as? UIViewController).map(device.name(of:))
      }
    return owner.map { "\(role) of \($0)" } ?? role
  }

  /// The name in the file of the view or its nearest named ancestor.
  package var givenName: String? {
    var ancestor: UIView? = self
    while let view = ancestor {
      if let name = view.accessibilityIdentifier { return name }
      ancestor = view.parent
    }
    return nil
  }
}

/// The reason why no part of a view is visible.
package nonisolated enum Invisibility: Equatable {
  /// The view has no window.
  case inNoWindow
  /// The view or a superview is hidden.
  case hidden
  /// The view or a superview is transparent.
  case transparent
  /// The view is outside the screen, at this frame, pt.
  case outside(CGRect)
  /// The view is outside a scroll view that contains it, at this frame, pt.
  case scrolledAway(CGRect)
}

nonisolated extension CGRect {
  /// Whether nothing of the rectangle is visible.
  fileprivate var isTooSmall: Bool { isNull || width < 0.01 || height < 0.01 }
}

extension SimulatedDevice {
  /// Returns the frontmost view with a name, preferring a visible one.
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

  /// Returns the view that receives a touch at a point.
  package func touchedView(at point: CGPoint) -> UIView? {
    for window in windows.reversed() {
      if let hit = window.hitTest(point, with: nil) { return hit }
    }
    return nil
  }
}

extension UIView {
  /// The view itself, or the nearest superview, that scrolls; `nil` if none does.
  package var nearestScrollView: UIScrollView? {
    var ancestor: UIView? = self
    while let view = ancestor {
      if let scrollView = view as? UIScrollView { return scrollView }
      ancestor = view.superview
    }
    return nil
  }
}
