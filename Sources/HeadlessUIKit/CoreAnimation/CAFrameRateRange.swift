/// A range of frame rates, frames per second.
public nonisolated struct CAFrameRateRange: Equatable, Sendable {
  /// The lowest rate.
  public var minimum: Float
  /// The highest rate.
  public var maximum: Float
  /// The preferred rate; nil, or 0, is none.
  public var preferred: Float? {
    get { ownPreferred == 0 ? nil : ownPreferred }
    set { ownPreferred = newValue ?? 0 }
  }
  private var ownPreferred: Float

  /// Creates the range of the system's choice.
  public init() { self.init(minimum: 0, maximum: 0) }
  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    ownPreferred = preferred ?? 0
  }

  /// The range of the system's choice.
  public static let `default` = CAFrameRateRange()
}
