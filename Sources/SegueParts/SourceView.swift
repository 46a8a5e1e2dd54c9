public import SegueConfig
public import SegueCore

/// The view from which a transition starts and to which it goes back, by its name or by itself.
///
/// A name is an `accessibilityIdentifier`. It is looked for anew at each transition, because a screen
/// may have rebuilt or scrolled its views in between. A view itself is held weakly.
public nonisolated struct SourceView: Hashable, Sendable {
  /// The name to look for; nil where the view was given itself.
  public let identifier: String?
  private weak var view: UIView?

  /// The view of a name.
  public init(_ identifier: String) {
    self.identifier = identifier
  }

  /// A view itself.
  public init(_ view: UIView) {
    identifier = nil
    self.view = view
  }

  /// Where the view stands in a container, pt; nil where nothing of it is to be seen there, because
  /// it is gone, hidden, transparent, scrolled away or off the screen.
  ///
  /// - Parameters:
  ///   - container: Where the transition takes place, in the same window.
  ///   - root: The view in which to look for a name: the presenter's. Of several views of one name
  ///     the frontmost that is to be seen counts.
  @MainActor public func frame(in container: UIView, below root: UIView) -> CGRect? {
    guard let identifier else { return view?.seenFrame(in: container) }
    return root.seenFrame(of: identifier, in: container)
  }

  /// Whether both mean the same name or the same view.
  public static func == (one: SourceView, other: SourceView) -> Bool {
    one.identifier == other.identifier && one.view === other.view
  }

  /// Mixes in the name: a view may be gone when it is asked again.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

nonisolated extension ParameterKind where Value == SourceView {
  /// The name of a view; a view that was given itself has none, and is written as `none`.
  public static var sourceView: ParameterKind { SourceView.kind }
}

nonisolated extension SourceView {
  fileprivate static var kind: ParameterKind<Self> {
    // Any text, because apps do not name their views for YAML.
    let text = ParameterKind<String>.text
    return ParameterKind(
      "the identifier of a view", schema: text.schema,
      decode: { value, diagnostics in text.decode(value, &diagnostics).map { SourceView($0) } },
      encode: { $0.identifier.map(text.encode) ?? .null })
  }
}

extension UIView {
  /// The frame of the frontmost view of a name that is to be seen, this view or one in it.
  fileprivate func seenFrame(of identifier: String, in container: UIView) -> CGRect? {
    // In a presentation over the current context the container is in the presenter's view.
    for view in subviews.reversed() where view !== container {
      if let frame = view.seenFrame(of: identifier, in: container) { return frame }
    }
    return accessibilityIdentifier == identifier ? seenFrame(in: container) : nil
  }

  /// The view's frame in a container; nil where nothing of it is to be seen there.
  fileprivate func seenFrame(in container: UIView) -> CGRect? {
    guard let window, window === container.window else { return nil }
    let frame = convert(bounds, to: container)
    var seen = frame.intersection(container.bounds)
    var ancestor: UIView? = self
    while let view = ancestor {
      // As hit testing has it: less than this is not seen.
      if view.isHidden || view.alpha < 0.01 { return nil }
      if view.clipsToBounds {
        seen = seen.intersection(view.convert(view.bounds, to: container))
      }
      ancestor = view.superview
    }
    return seen.isEmpty ? nil : frame
  }
}
