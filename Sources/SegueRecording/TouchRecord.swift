/// One report of a finger.
public struct TouchRecord: Codable, Equatable, Sendable {
  /// When the finger was there. Unit: s.
  @Quantized public var time: Double
  /// The number of the finger, the same from its beginning to its end.
  public var id: Int
  /// What the finger did.
  public var phase: TouchPhase
  /// How far right on the screen. Unit: pt.
  @Quantized public var x: Double
  /// How far down on the screen. Unit: pt.
  @Quantized public var y: Double

  /// Makes a report.
  public init(time: Double, id: Int, phase: TouchPhase, x: Double, y: Double) {
    self.time = time
    self.id = id
    self.phase = phase
    self.x = x
    self.y = y
  }
}

/// What a finger did; the names are UIKit's.
public enum TouchPhase: String, Codable, CaseIterable, Sendable {
  /// It came down, moved, stayed, went up, or was taken away by the system.
  case began, moved, stationary, ended, cancelled

  /// Whether the finger is off the screen now.
  public var isOver: Bool { self == .ended || self == .cancelled }
}
