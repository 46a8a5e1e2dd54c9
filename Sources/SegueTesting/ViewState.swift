import SegueCore
import SegueRecording

/// A view as it is seen at a moment, exact to the bit: what two moments are compared by.
nonisolated struct ViewState: Equatable {
  var depth: Int
  var name: String
  var position: CGPoint
  var bounds: CGRect
  var alpha: Double
  var transform: CATransform3D
  var cornerRadius: CGFloat
  var shadow: Shadow
  var isHidden: Bool
  var clips: Bool
  var takesTouches: Bool
  var recognizers: Int

  struct Shadow: Equatable {
    var opacity: Double
    var radius: CGFloat
    var offset: CGSize
    var path: CGPath?
  }
}

extension ViewState {
  /// A view and all below it as they are seen at a time, parents before children.
  static func tree(of view: UIView, at time: Double) -> [ViewState] {
    var states: [ViewState] = []
    collect(view, at: time, depth: 0, into: &states)
    return states
  }

  private static func collect(
    _ view: UIView, at time: Double, depth: Int, into states: inout [ViewState]
  ) {
    states.append(ViewState(view, at: time, depth: depth))
    for child in view.subviews { collect(child, at: time, depth: depth + 1, into: &states) }
  }

  init(_ view: UIView, at time: Double, depth: Int = 0) {
    let layer = view.layer
    let seen = layer.presentationState(at: time)
    self.init(
      depth: depth, name: Self.name(of: view), position: seen.position, bounds: seen.bounds,
      alpha: seen.opacity, transform: seen.transform, cornerRadius: seen.cornerRadius,
      shadow: Shadow(
        opacity: seen.shadowOpacity, radius: seen.shadowRadius, offset: seen.shadowOffset,
        path: layer.shadowPath),
      isHidden: seen.isHidden, clips: seen.masksToBounds,
      takesTouches: view.isUserInteractionEnabled, recognizers: view.gestureRecognizers?.count ?? 0)
  }

  private static func name(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier { return identifier }
    let controller = (view.next as? UIViewController)?.restorationIdentifier
    return controller.map { "the view of \($0)" } ?? "\(type(of: view))"
  }
}

nonisolated extension ViewState {
  /// The same wherever the view is, and however large.
  var anywhere: ViewState {
    var state = self
    state.position = .zero
    state.bounds = .zero
    return state
  }

  /// The same without what rounding leaves.
  var rounded: ViewState {
    func round(_ value: CGFloat) -> CGFloat { Double(value).rounded(places: 6) }
    var state = self
    state.position = CGPoint(x: round(position.x), y: round(position.y))
    state.bounds = CGRect(
      x: round(bounds.minX), y: round(bounds.minY), width: round(bounds.width),
      height: round(bounds.height))
    return state
  }

  /// The view as messages show it: indented by its depth, with what is not as usual.
  var text: String {
    var parts = ["\(name) at (\(position.x), \(position.y)) \(bounds.text)"]
    if alpha != 1 { parts.append("alpha \(alpha)") }
    if !CATransform3DIsIdentity(transform) {
      let plane = CATransform3DGetAffineTransform(transform)
      parts.append(
        "transform [\(plane.a), \(plane.b), \(plane.c), \(plane.d), \(plane.tx), \(plane.ty)]")
    }
    if cornerRadius != 0 { parts.append("corner radius \(cornerRadius)") }
    if shadow.opacity != 0 { parts.append("shadow \(shadow.opacity)") }
    if isHidden { parts.append("hidden") }
    if clips { parts.append("clipping") }
    if !takesTouches { parts.append("deaf to touches") }
    if recognizers != 0 { parts.append("\(recognizers) recognizers") }
    return String(repeating: "  ", count: depth) + parts.joined(separator: ", ")
  }
}

nonisolated extension CGRect {
  /// The rectangle as messages show it: its size, and its origin where that is not zero.
  var text: String {
    let size = "\(width) x \(height)"
    return origin == .zero ? size : "\(size) from (\(minX), \(minY))"
  }
}

extension UIView {
  /// The first view, here or below, that is seen at a time with a number that is none.
  func firstNotFinite(at time: Double) -> UIView? {
    let seen = layer.presentationState(at: time)
    let place = seen.position.x + seen.position.y + seen.bounds.minX + seen.bounds.minY
    let look = seen.opacity + seen.cornerRadius + seen.shadowOpacity + seen.shadowRadius
    let m = seen.transform
    let matrix =
      (m.m11 + m.m12 + m.m13 + m.m14) + (m.m21 + m.m22 + m.m23 + m.m24)
      + (m.m31 + m.m32 + m.m33 + m.m34) + (m.m41 + m.m42 + m.m43 + m.m44)
    // One number that is none makes the sum none.
    let sum = place + look + matrix + seen.bounds.width + seen.bounds.height
    guard sum.isFinite else { return self }
    return subviews.lazy.compactMap { $0.firstNotFinite(at: time) }.first
  }
}
