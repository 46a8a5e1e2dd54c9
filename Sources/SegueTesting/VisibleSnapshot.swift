import SegueCore

/// A visible snapshot in place of a view that is hidden meanwhile.
struct VisibleSnapshot {
  /// The distance of a visible jump, pt.
  private static let visibleJump = 1.0

  /// What can be compared of a snapshot and its view.
  private struct Appearance {
    var frame: CGRect
    var opacity: Double
    var cornerRadius: Double

    /// Returns the expected and found values; nil if they are equal.
    ///
    /// - Parameters:
    ///   - name: The name of what was found, in messages.
    ///   - other: The name of what was expected.
    ///   - distance: The distance that counts as a difference, pt.
    func difference(
      from expected: Appearance, _ name: String, asOf other: String, by distance: Double
    ) -> (expected: String, found: String)? {
      if frame.misses(expected.frame, by: distance) {
        return (
          "\(name) at \(expected.frame.roundedToPixels.text), as \(other)",
          frame.roundedToPixels.text
        )
      }
      if abs(opacity - expected.opacity) > 0.01 {
        return (
          "\(name) with the opacity \(expected.opacity.fixed(2)), as \(other)", opacity.fixed(2)
        )
      }
      guard abs(cornerRadius - expected.cornerRadius) > visibleJump else { return nil }
      return (
        "\(name) with the corner radius \(expected.cornerRadius.trimmed(3)), as \(other)",
        cornerRadius.trimmed(3)
      )
    }
  }

  private let snapshot: SnapshotView
  private let original: UIView
  private let appearance: Appearance

  /// Returns the snapshots in a view that are visible at a time instead of the views that they copy.
  static func all(in view: UIView, at time: Double) -> [VisibleSnapshot] {
    if let snapshot = view as? SnapshotView {
      return VisibleSnapshot(snapshot, at: time).map { [$0] } ?? []
    }
    return view.subviews.flatMap { all(in: $0, at: time) }
  }

  private init?(_ snapshot: SnapshotView, at time: Double) {
    guard let original = snapshot.original,
      original.opacityOnScreen(at: time) <= VisiblePart.leastOpacity,
      let part = VisiblePart(of: snapshot, at: time)
    else { return nil }
    (self.snapshot, self.original) = (snapshot, original)
    appearance = Appearance(
      frame: part.frame, opacity: part.opacity * snapshot.copiedOpacity,
      cornerRadius: snapshot.shownCornerRadius(of: part.frame, at: time))
  }

  /// Returns the expected and found values, if the snapshot is removed and its view appears elsewhere, or
  /// with another opacity or corner radius.
  func fault(at time: Double) -> (expected: String, found: String)? {
    guard snapshot.window == nil, let window = original.window else { return nil }
    let frame = original.frameOnScreen(at: time).intersection(window.bounds)
    let opacity = original.opacityOnScreen(at: time)
    guard !frame.isNull, opacity > VisiblePart.leastOpacity else { return nil }
    let found = Appearance(
      frame: frame, opacity: opacity,
      cornerRadius: original.shownCornerRadius(of: frame, at: time))
    return found.difference(
      from: appearance, ViewState.name(of: original), asOf: "its snapshot", by: Self.visibleJump)
  }

  /// The visible views before a transition, with which the snapshots at its start are compared.
  struct Originals {
    private var all: [(view: UIView, appearance: Appearance)] = []

    init(in window: UIView, at time: Double) { collect(window, at: time) }

    private mutating func collect(_ view: UIView, at time: Double) {
      guard !(view is SnapshotView) else { return }
      if let part = VisiblePart(of: view, at: time) {
        let radius = view.shownCornerRadius(of: part.frame, at: time)
        all.append(
          (view, Appearance(frame: part.frame, opacity: part.opacity, cornerRadius: radius)))
      }
      for child in view.subviews { collect(child, at: time) }
    }

    /// Returns the expected and found values of the first snapshot that begins elsewhere than its view was,
    /// or with another opacity or corner radius.
    func fault(in window: UIView, at time: Double) -> (expected: String, found: String)? {
      for snapshot in VisibleSnapshot.all(in: window, at: time) {
        guard let former = all.first(where: { $0.view === snapshot.original })?.appearance else {
          continue
        }
        let name = ViewState.name(of: snapshot.original)
        let fault = snapshot.appearance.difference(
          from: former, "the snapshot of \(name)", asOf: "that was before", by: 0.01)
        if fault != nil { return fault }
      }
      return nil
    }
  }
}

extension SnapshotView {
  /// The opacity of the view that was copied, which the copy has too.
  fileprivate var copiedOpacity: Double {
    // A snapshot contains a view with the copy.
    (subviews.first?.subviews.first).map { Double($0.alpha) } ?? 1
  }
}

extension UIView {
  /// The largest corner radius of the views that show a part of the screen: this one, what it copies, and
  /// what clips it there, pt.
  fileprivate func shownCornerRadius(of part: CGRect, at time: Double) -> Double {
    func radius(of view: UIView) -> Double {
      let state = view.layer.presentationState(at: time)
      let frame = view.frameOnScreen(at: time)
      guard state.bounds.width > 0, !frame.misses(part, by: 1) else { return 0 }
      return state.cornerRadius * frame.width / state.bounds.width
    }
    var largest = radius(of: self)
    if let copy = (self as? SnapshotView)?.subviews.first?.subviews.first {
      largest = max(largest, radius(of: copy))
    }
    var next = superview
    while let view = next {
      if view.layer.presentationState(at: time).masksToBounds {
        largest = max(largest, radius(of: view))
      }
      next = view.superview
    }
    return largest
  }
}
