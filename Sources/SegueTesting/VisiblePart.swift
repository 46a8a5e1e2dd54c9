import SegueCore

/// What a user sees of a view at a time.
struct VisiblePart {
  /// The smallest visible opacity.
  static let leastOpacity = 0.01
  /// The smallest visible length, pt: at its end a spring has nearly settled.
  private static let leastLength = 1.0

  /// The part on the screen that nothing clips, pt.
  let frame: CGRect
  /// The opacity of the view and everything that contains it, 0...1.
  let opacity: Double

  /// Reads the visible part; nil for a view that is transparent, outside the screen, or covered by an
  /// opaque view.
  init?(of view: UIView, at time: Double) {
    guard let window = view.window else { return nil }
    var frame = view.frameOnScreen(at: time).intersection(window.bounds)
    let opacity = view.opacityOnScreen(at: time)
    guard opacity > Self.leastOpacity else { return nil }
    var next: UIView? = view
    while let ancestor = next, !frame.isNull {
      if ancestor !== view, ancestor.layer.presentationState(at: time).masksToBounds {
        frame = frame.intersection(ancestor.frameOnScreen(at: time))
      }
      next = ancestor.superview
    }
    guard !frame.isNull, frame.width > Self.leastLength, frame.height > Self.leastLength,
      !view.isCovered(in: frame, at: time)
    else { return nil }
    (self.frame, self.opacity) = (frame, opacity)
  }

  /// The part in messages.
  var text: String {
    let opacity = opacity < 0.995 ? ", with the opacity \(opacity.fixed(2))" : ""
    return "\(frame.roundedToPixels.text)\(opacity)"
  }
}

extension CGRect {
  /// The rectangle with three decimals.
  nonisolated var roundedToPixels: CGRect {
    func round(_ value: CGFloat) -> CGFloat { Double(value).rounded(places: 3) }
    return CGRect(x: round(minX), y: round(minY), width: round(width), height: round(height))
  }
}

extension UIView {
  /// The presented opacity of the view and everything that contains it; 0 if any of them is hidden.
  func opacityOnScreen(at time: Double) -> Double {
    var opacity = 1.0
    var next: UIView? = self
    while let view = next {
      let state = view.layer.presentationState(at: time)
      opacity *= state.isHidden ? 0 : state.opacity
      next = view.superview
    }
    return opacity
  }

  /// Whether an opaque view in front covers a part of the screen.
  fileprivate func isCovered(in frame: CGRect, at time: Double) -> Bool {
    var view = self
    while let parent = view.superview {
      let front = parent.subviews.drop { $0 !== view }.dropFirst()
      if front.contains(where: { $0.covers(frame, at: time) }) { return true }
      view = parent
    }
    return false
  }

  /// Whether the view or a descendant is opaque in a part of the screen.
  private func covers(_ frame: CGRect, at time: Double) -> Bool {
    let state = layer.presentationState(at: time)
    guard !state.isHidden, state.opacity > 0.99 else { return false }
    // At its end a spring of a large view is a little short of it.
    let contains = frameOnScreen(at: time).insetBy(dx: -2, dy: -2).contains(frame)
    if contains, isOpaqueContent { return true }
    // Only descendants that are not clipped can be larger.
    guard contains || !state.masksToBounds, !(self is SnapshotView) else { return false }
    return subviews.contains { $0.covers(frame, at: time) }
  }

  /// Whether the view counts as opaque: a controller's view or a snapshot, as if it had a background, or
  /// a view with an opaque one.
  private var isOpaqueContent: Bool {
    next is UIViewController || self is SnapshotView
      || (backgroundColor?.cgColor.alpha).map { $0 > 0.99 } == true
  }
}
