/// Colors at locations between a start and an end.
public nonisolated final class CGGradient: Hashable, Sendable {
  let stops: [DrawingGradient.Stop]

  private init(_ colors: [RGBA], _ locations: [CGFloat]?) {
    stops = colors.enumerated().map { index, color in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      return DrawingGradient.Stop(location: locations?[index] ?? even, color: color)
    }
  }

  /// Creates a gradient of colors; `nil` without one.
  ///
  /// - Parameters:
  ///   - colorsSpace: The space in which colors are interpolated; here always sRGB.
  ///   - colors: The colors, each a `CGColor`; anything else is left out.
  ///   - locations: As many locations as there are colors, 0...1; `nil` for equal distances.
  public convenience init?(
    colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = elements(of: colors).compactMap { ($0 as? CGColor)?.rgba }
    guard !colors.isEmpty else { return nil }
    let values = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    self.init(colors, values)
  }

  /// Creates a gradient of components; `nil` without a color.
  ///
  /// - Parameters:
  ///   - colorSpace: The space of the components.
  ///   - components: The components of each color, alpha last.
  ///   - locations: As many locations as there are colors, 0...1; `nil` for equal distances.
  ///   - count: The number of colors.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let length = space.numberOfComponents + 1
    let colors = (0..<max(0, count)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * length)?.rgba
    }
    guard !colors.isEmpty else { return nil }
    let values = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    self.init(colors, values)
  }

  /// Returns whether the gradients are the same object.
  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The spacing of a pattern's cells.
public nonisolated enum CGPatternTiling: Int32, Sendable {
  /// The distances are constant up to a pixel.
  case noDistortion = 0
  /// The distances are constant; cells may be distorted, for the most speed.
  case constantSpacingMinimalDistortion = 1
  /// The distances are constant.
  case constantSpacing = 2
}

/// The functions that draw a pattern's cell.
public nonisolated struct CGPatternCallbacks {
  /// The version of the structure: 0.
  public var version: UInt32
  /// Draws a cell.
  public var drawPattern: ((UnsafeMutableRawPointer?, CGContext) -> Void)?
  /// Called when the pattern is released.
  public var releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?

  /// Creates the functions of a pattern.
  public init(
    version: UInt32, drawPattern: ((UnsafeMutableRawPointer?, CGContext) -> Void)?,
    releaseInfo: ((UnsafeMutableRawPointer?) -> Void)?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// A pattern of repeated cells. An area with a pattern is drawn in half-transparent gray.
public nonisolated final class CGPattern: Hashable {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks

  /// Creates a pattern. The cell is not drawn.
  /// Stored only.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    self.info = info
    self.callbacks = callbacks.pointee
  }

  deinit { callbacks.releaseInfo?(info) }

  /// Returns whether the patterns are the same object.
  public static func == (lhs: CGPattern, rhs: CGPattern) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
