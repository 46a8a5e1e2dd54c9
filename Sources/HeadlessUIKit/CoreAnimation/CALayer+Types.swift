/// The placement of a layer's contents in its bounds.
public nonisolated struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the placement.
  public let rawValue: String
  /// Creates a placement from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Unscaled, centered.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Unscaled, at the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Unscaled, at the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Unscaled, at the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Unscaled, at the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Unscaled, top left.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Unscaled, top right.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Unscaled, bottom left.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Unscaled, bottom right.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit, with the aspect ratio preserved.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill, with the aspect ratio preserved.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// The placements that correspond to content modes of views; the others are `resize`.
  private static let modes: [(gravity: CALayerContentsGravity, mode: UIView.ContentMode)] = [
    (.resizeAspect, .scaleAspectFit), (.resizeAspectFill, .scaleAspectFill), (.center, .center),
    (.top, .top), (.bottom, .bottom), (.left, .left), (.right, .right), (.topLeft, .topLeft),
    (.topRight, .topRight), (.bottomLeft, .bottomLeft), (.bottomRight, .bottomRight),
  ]

  /// Creates the placement that a content mode has.
  init(_ mode: UIView.ContentMode) {
    self = Self.modes.first { $0.mode == mode }?.gravity ?? .resize
  }

  /// The content mode with this placement.
  var mode: UIView.ContentMode {
    Self.modes.first { $0.gravity == self }?.mode ?? .scaleToFill
  }
}

/// The storage format of drawn contents.
public nonisolated struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name of the format.
  public let rawValue: String
  /// Creates a format from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Four components of 8 bits.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Four components of 16 bits with an exponent.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// One component of 8 bits.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// How contents are sampled at another size.
public nonisolated struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name of the filter.
  public let rawValue: String
  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Linear interpolation.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Linear interpolation between mipmaps.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The curve of a layer's corners.
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String
  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve with continuous curvature.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Edges of a layer.
public nonisolated struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt32
  /// Creates a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  /// The bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  /// The top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
}

/// The key of the action when a layer becomes visible.
public nonisolated let kCAOnOrderIn = "onOrderIn"
/// The key of the action when a layer is removed.
public nonisolated let kCAOnOrderOut = "onOrderOut"
/// The key under which a layer has its transition.
public nonisolated let kCATransition = "transition"
