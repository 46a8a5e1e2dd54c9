/// One sample of a touch.
public struct TouchRecord: Codable, Equatable, Sendable {
  /// The time of the sample. Unit: s.
  @Quantized public var time: Double
  /// The number of the touch, constant from began to ended.
  public var id: Int
  /// The phase of the touch.
  public var phase: TouchPhase
  /// The horizontal location on the screen. Unit: pt.
  @Quantized public var x: Double
  /// The vertical location on the screen. Unit: pt.
  @Quantized public var y: Double

  /// Creates a sample.
  package init(time: Double, id: Int, phase: TouchPhase, x: Double, y: Double) {
    self.time = time
    self.id = id
    self.phase = phase
    self.x = x
    self.y = y
  }
}

/// The phase of a touch, with UIKit's names.
public enum TouchPhase: String, Codable, CaseIterable, Sendable {
  /// The phase of the same name in `UITouch.Phase`.
  case began, moved, stationary, ended, cancelled

  /// Whether the touch has ended or was canceled.
  package var isOver: Bool { self == .ended || self == .cancelled }
}
