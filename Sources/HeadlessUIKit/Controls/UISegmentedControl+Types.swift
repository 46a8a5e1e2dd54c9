extension UISegmentedControl {
  /// The position of segments whose content has an offset.
  public nonisolated enum Segment: Int, Sendable {
    /// Every position, unless there is an offset for the segment's own.
    case any = 0
    /// The first segment.
    case left = 1
    /// Segments between others.
    case center = 2
    /// The last segment.
    case right = 3
    /// The only segment.
    case alone = 4
  }
}
