public import SegueConfig
public import SegueCore

/// The view from which a transition starts and to which it returns, by name or by reference.
///
/// A name is an `accessibilityIdentifier`, resolved anew at each transition, because a screen may
/// have rebuilt or scrolled its views in between. A reference is weak.
public nonisolated struct SourceView: Hashable, Sendable {
  /// The name; nil for a reference.
  public let identifier: String?
  private weak var view: UIView?

  /// Makes a source from a view's name.
  public init(_ identifier: String) {
    self.identifier = identifier
  }

  /// Makes a source from a view.
  public init(_ view: UIView) {
    identifier = nil
    self.view = view
  }

  /// Returns the view's frame in a container, pt; nil if no part of it is visible there, because it
  /// is removed, hidden, transparent, scrolled away or offscreen.
  ///
  /// - Parameters:
  ///   - container: The container of the transition, in the same window.
  ///   - root: The presenting view, in which to find the name: the frontmost visible view of that
  ///     name is used.
  @MainActor public func frame(in container: UIView, below root: UIView) -> CGRect? {
    find(in: container, below: root)?.frame
  }

  /// Returns the view, and its frame in a container, pt; nil as for `frame(in:below:)`.
  @MainActor public func find(
    in container: UIView, below root: UIView
  ) -> (view: UIView, frame: CGRect)? {
    guard let identifier else {
      guard let view, let frame = view.visibleFrame(in: container) else { return nil }
      return (view, frame)
    }
    return root.visibleView(named: identifier, in: container)
  }

  /// Returns whether both have the same name or the same view.
  public static func == (one: SourceView, other: SourceView) -> Bool {
    one.identifier == other.identifier && one.view === other.view
  }

  /// Hashes the name only: a view may have been released in between.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

nonisolated extension ParameterKind where Value == SourceView {
  /// The kind of a view's name. A reference has no name, and is encoded as null.
  public static var sourceView: ParameterKind { SourceView.kind }
}

nonisolated extension SourceView {
  fileprivate static var kind: ParameterKind<Self> {
    // Any text, because apps choose their identifiers freely.
    let text = ParameterKind<String>.text
    return ParameterKind(
      "the identifier of a view", .view,
      decode: { value, diagnostics in text.decode(value, &diagnostics).map { SourceView($0) } },
      encode: { $0.identifier.map(text.encode) ?? .null })
  }
}

extension UIView {
  /// The frontmost visible view of a name, this view or a descendant, and its frame.
  fileprivate func visibleView(
    named identifier: String, in container: UIView
  ) -> (view: UIView, frame: CGRect)? {
    // A presentation over the current context has its container in the presenting view.
    for view in subviews.reversed() where view !== container {
      if let found = view.visibleView(named: identifier, in: container) { return found }
    }
    guard accessibilityIdentifier == identifier, let frame = visibleFrame(in: container) else {
      return nil
    }
    return (self, frame)
  }

  /// The view's frame in a container; nil if no part of it is visible there.
  fileprivate func visibleFrame(in container: UIView) -> CGRect? {
    guard let window, window === container.window else { return nil }
    let frame = convert(bounds, to: container)
    var visible = frame.intersection(container.bounds)
    var ancestor: UIView? = self
    while let view = ancestor {
      // The minimum alpha of hit testing.
      if view.isHidden || view.alpha < 0.01 { return nil }
      if view.clipsToBounds {
        visible = visible.intersection(view.convert(view.bounds, to: container))
      }
      ancestor = view.superview
    }
    return visible.isEmpty ? nil : frame
  }
}

extension UIView {
  /// A snapshot of the view without rounded corners, for a moving view that clips to them; nil as for
  /// `snapshotView(afterScreenUpdates:)`.
  public var squareSnapshot: UIView? {
    let radius = layer.cornerRadius
    layer.cornerRadius = 0
    defer { layer.cornerRadius = radius }
    return snapshotView(afterScreenUpdates: true)
  }
}

extension CGRect {
  /// Whether any coordinate differs from another rectangle's by more than a hundredth of a point.
  public nonisolated func differsVisibly(from other: CGRect) -> Bool {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width),
      abs(height - other.height)) > 0.01
  }
}
