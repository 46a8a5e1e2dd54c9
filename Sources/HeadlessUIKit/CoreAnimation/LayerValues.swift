/// The values of one layer at one time.
///
/// The leading fields are all 64-bit floating-point values in the order of `ScalarKey`, so a track
/// can access one by its offset without a switch for every frame and property.
nonisolated package struct LayerValues: Equatable {
  package var position = CGPoint.zero
  package var bounds = CGRect.zero
  package var opacity = 1.0
  package var cornerRadius: CGFloat = 0
  package var zPosition: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var shadowOpacity = 0.0
  package var shadowRadius: CGFloat = 3
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var background = RGBA()
  package var shadowColor = RGBA(alpha: 1)
  package var borderColor = RGBA(alpha: 1)
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Rotations about the layer's x and y axes, applied after the transform, rad.
  package var turnX = 0.0
  package var turnY = 0.0
  package var transform = CATransform3DIdentity
  package var isHidden = false
  package var masksToBounds = false

  // Written out: Core Animation's matrix is not Equatable.
  package static func == (one: LayerValues, other: LayerValues) -> Bool {
    one.position == other.position && one.bounds == other.bounds && one.opacity == other.opacity
      && one.cornerRadius == other.cornerRadius && one.zPosition == other.zPosition
      && one.borderWidth == other.borderWidth && one.shadowOpacity == other.shadowOpacity
      && one.shadowRadius == other.shadowRadius && one.shadowOffset == other.shadowOffset
      && one.background == other.background && one.shadowColor == other.shadowColor
      && one.borderColor == other.borderColor && one.anchorPoint == other.anchorPoint
      && one.turnX == other.turnX && one.turnY == other.turnY
      && CATransform3DEqualToTransform(one.transform, other.transform)
      && one.isHidden == other.isHidden && one.masksToBounds == other.masksToBounds
  }

  /// Accesses the scalar of a key, in the key's unit.
  package subscript(key: ScalarKey) -> Double {
    get {
      withUnsafeBytes(of: self) { $0.load(fromByteOffset: key.offset, as: Double.self) }
    }
    set {
      withUnsafeMutableBytes(of: &self) {
        $0.storeBytes(of: newValue, toByteOffset: key.offset, as: Double.self)
      }
    }
  }

  /// Adds to the scalar of a key in place: the subscript would copy all values for every
  /// track.
  mutating func add(_ amount: Double, to key: ScalarKey) {
    withUnsafeMutableBytes(of: &self) {
      let sum = $0.load(fromByteOffset: key.offset, as: Double.self) + amount
      $0.storeBytes(of: sum, toByteOffset: key.offset, as: Double.self)
    }
  }

  /// The point of the layer at `position`, relative to the bounds' origin.
  package var anchorOffset: CGPoint {
    CGPoint(x: anchorPoint.x * bounds.width, y: anchorPoint.y * bounds.height)
  }

  /// The bounding box of the transformed bounds in the superlayer's coordinates.
  ///
  /// Inlined: a call would copy all values.
  @inline(__always)
  package var frame: CGRect {
    let affine = CATransform3DGetAffineTransform(transform)
    guard affine.a == 1, affine.b == 0, affine.c == 0, affine.d == 1 else {
      return bounds.applying(affineToParent)
    }
    let size = bounds.standardized.size
    return CGRect(
      x: position.x + affine.tx - anchorPoint.x * size.width,
      y: position.y + affine.ty - anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }

  /// Returns the size of the bounds whose bounding box has a size: exact for scales, mirrorings and
  /// quarter rotations.
  ///
  /// For a singular transform, which cannot produce it, the size itself.
  func boundsSize(filling size: CGSize) -> CGSize {
    let affine = CATransform3DGetAffineTransform(transform)
    if affine.b == 0, affine.c == 0, affine.a != 0, affine.d != 0 {
      return CGSize(width: size.width / abs(affine.a), height: size.height / abs(affine.d))
    }
    if affine.a == 0, affine.d == 0, affine.b != 0, affine.c != 0 {
      return CGSize(width: size.height / abs(affine.b), height: size.width / abs(affine.c))
    }
    guard affine.a * affine.d != affine.b * affine.c else { return size }
    return CGRect(origin: .zero, size: size).applying(affine.inverted()).size
  }

  /// The affine part of the transform from the layer's coordinates to the superlayer's.
  ///
  /// Inlined: a call would copy all values.
  @inline(__always)
  package var affineToParent: CGAffineTransform {
    let affine = CATransform3DGetAffineTransform(transform)
    let anchor = anchorOffset
    let x = -bounds.minX - anchor.x
    let y = -bounds.minY - anchor.y
    return CGAffineTransform(
      a: affine.a, b: affine.b, c: affine.c, d: affine.d,
      tx: affine.a * x + affine.c * y + affine.tx + position.x,
      ty: affine.b * x + affine.d * y + affine.ty + position.y)
  }
}

/// Red, green, blue and alpha, each 0...1, not premultiplied.
nonisolated package struct RGBA: Hashable, Sendable {
  package var red = 0.0
  package var green = 0.0
  package var blue = 0.0
  package var alpha = 0.0
}

nonisolated extension RGBA {
  /// Creates the components of a color; all zero for nil.
  init(_ color: CGColor?) { self = color.map { RGBA($0) } ?? RGBA() }

  package init(_ color: CGColor) {
    let parts = color.rgba
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }
}
