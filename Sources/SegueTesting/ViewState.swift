import SegueCore
import SegueRecording

/// The exact presentation values of a view at a time, for comparisons.
nonisolated struct ViewState: Equatable {
  var depth: Int
  var name: String
  var position: CGPoint
  var bounds: CGRect
  var alpha: Double
  var transform: Matrix
  var cornerRadius: CGFloat
  /// The background color; nil for a transparent one.
  var background: RGBA?
  /// The border; nil without a width.
  var border: Border?
  var shadow: Shadow
  var isHidden: Bool
  var clips: Bool
  var receivesTouches: Bool
  var recognizers: Int
  /// The part of the view that its mask shows; nil without a mask.
  var mask: CGRect?

  /// A transform that can be compared with `==`, unlike Core Animation's.
  struct Matrix: Equatable {
    var value: CATransform3D

    static func == (one: Matrix, other: Matrix) -> Bool {
      CATransform3DEqualToTransform(one.value, other.value)
    }
  }

  struct Border: Equatable {
    var width: CGFloat
    var color: RGBA
  }

  struct Shadow: Equatable {
    var opacity: Double
    var radius: CGFloat
    var offset: CGSize
    var path: CGPath?
  }
}

extension ViewState {
  /// Returns the state of a view and its descendants at a time, parents before children.
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
    let state = layer.presentationState(at: time)
    self.init(
      depth: depth, name: Self.name(of: view), position: state.position, bounds: state.bounds,
      alpha: state.opacity, transform: Matrix(value: state.transform),
      cornerRadius: state.cornerRadius,
      background: state.background.alpha == 0 ? nil : state.background,
      border: state.borderWidth == 0
        ? nil : Border(width: state.borderWidth, color: state.borderColor),
      shadow: Shadow(
        opacity: state.shadowOpacity, radius: state.shadowRadius, offset: state.shadowOffset,
        path: layer.shadowPath),
      isHidden: state.isHidden, clips: state.masksToBounds,
      receivesTouches: view.isUserInteractionEnabled,
      recognizers: view.gestureRecognizers?.count ?? 0, mask: view.maskFrame)
  }

  /// The name of a view in messages.
  @MainActor static func name(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier { return identifier }
    let controller = (view.next as? UIViewController)?.restorationIdentifier
    return controller.map { "the view of \($0)" } ?? "\(type(of: view))"
  }
}

nonisolated extension ViewState {
  /// The state without position and size.
  var anywhere: ViewState {
    var state = self
    state.position = .zero
    state.bounds = .zero
    return state
  }

  /// The state without rounding errors.
  var rounded: ViewState {
    func round(_ value: CGFloat) -> CGFloat { Double(value).rounded(places: 6) }
    var state = self
    state.position = CGPoint(x: round(position.x), y: round(position.y))
    state.alpha = round(alpha)
    state.background = background?.rounded
    state.transform.value = transform.value.rounded
    state.bounds = CGRect(
      x: round(bounds.minX), y: round(bounds.minY), width: round(bounds.width),
      height: round(bounds.height))
    state.mask = mask?.roundedToPixels
    return state
  }

  /// The state in messages: the name, the position, and the values that are not the defaults.
  var text: String {
    var parts = ["\(name) at (\(numberText(position.x)), \(numberText(position.y))) \(bounds.text)"]
    if alpha != 1 { parts.append("alpha \(numberText(alpha))") }
    if !CATransform3DIsIdentity(transform.value) {
      parts.append("transform \(transform.value.text)")
    }
    if cornerRadius != 0 { parts.append("corner radius \(numberText(cornerRadius))") }
    if let background { parts.append("background \(background.text)") }
    if let border {
      parts.append("border \(numberText(border.width)) \(border.color.text)")
    }
    if shadow.opacity != 0 { parts.append("shadow \(numberText(Double(shadow.opacity)))") }
    if isHidden { parts.append("hidden") }
    if clips { parts.append("clipping") }
    if !receivesTouches { parts.append("ignoring touches") }
    if let mask { parts.append("mask \(mask.text)") }
    if recognizers != 0 { parts.append("\(recognizers) recognizers") }
    return parts.joined(separator: ", ")
  }
}

nonisolated extension RGBA {
  /// The color without rounding errors.
  fileprivate var rounded: RGBA {
    var rounded = self
    for part in [\RGBA.red, \.green, \.blue, \.alpha] {
      rounded[keyPath: part] = self[keyPath: part].rounded(places: 6)
    }
    return rounded
  }

  /// The color in messages, as in a file.
  fileprivate var text: String { colorText([red, green, blue] + (alpha == 1 ? [] : [alpha])) }
}

nonisolated extension CATransform3D {
  /// The transform without rounding errors.
  fileprivate var rounded: CATransform3D {
    var rounded = self
    for entry in Self.entries {
      rounded[keyPath: entry] = Double(self[keyPath: entry]).rounded(places: 6)
    }
    return rounded
  }

  private static var entries: [WritableKeyPath<CATransform3D, CGFloat>] {
    [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41,
      \.m42, \.m43, \.m44,
    ]
  }
}

nonisolated extension CGRect {
  /// The rectangle in messages: its size, and its origin if that is not zero.
  var text: String {
    let size = "\(numberText(width)) x \(numberText(height))"
    return origin == .zero ? size : "\(size) from (\(numberText(minX)), \(numberText(minY)))"
  }
}

extension UIView {
  /// The presented part of the view that its mask shows: the bounds of the mask's path, or of the mask;
  /// nil without a mask.
  var maskFrame: CGRect? {
    guard let mask = layer.mask else { return nil }
    let shown = mask.presentation() ?? mask
    let outline = (shown as? CAShapeLayer)?.path?.boundingBoxOfPath ?? shown.bounds
    return CGRect(
      x: shown.frame.minX - shown.bounds.minX + outline.minX,
      y: shown.frame.minY - shown.bounds.minY + outline.minY, width: outline.width,
      height: outline.height)
  }

  /// Returns the first view, this or a descendant, with a non-finite value at a time.
  func firstNotFinite(at time: Double) -> UIView? {
    let state = layer.presentationState(at: time)
    let geometry = state.position.x + state.position.y + state.bounds.minX + state.bounds.minY
    let style = state.opacity + state.cornerRadius + state.shadowOpacity + state.shadowRadius
    let m = state.transform
    let matrix =
      (m.m11 + m.m12 + m.m13 + m.m14) + (m.m21 + m.m22 + m.m23 + m.m24)
      + (m.m31 + m.m32 + m.m33 + m.m34) + (m.m41 + m.m42 + m.m43 + m.m44)
    // One non-finite number makes the sum non-finite.
    let sum = geometry + style + matrix + state.bounds.width + state.bounds.height
    guard sum.isFinite else { return self }
    return subviews.lazy.compactMap { $0.firstNotFinite(at: time) }.first
  }
}
