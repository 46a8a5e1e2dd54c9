extension UIImage {
  /// The orientation of stored pixels.
  public nonisolated enum Orientation: Int, Sendable {
    /// As stored.
    case up = 0
    /// Rotated 180°.
    case down = 1
    /// Rotated 90° counterclockwise.
    case left = 2
    /// Rotated 90° clockwise.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Mirrored and rotated 180°.
    case downMirrored = 5
    /// Mirrored and rotated 90° counterclockwise.
    case leftMirrored = 6
    /// Mirrored and rotated 90° clockwise.
    case rightMirrored = 7
  }

  /// The rendering mode of an image.
  public nonisolated enum RenderingMode: Int, Sendable {
    /// Depends on the environment.
    case automatic = 0
    /// Keeps the original colors.
    case alwaysOriginal = 1
    /// Uses the environment's tint color.
    case alwaysTemplate = 2
  }

  /// The mode in which the interior of a resizable image fills its area.
  public nonisolated enum ResizingMode: Int, Sendable {
    /// Tiled.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }
}
