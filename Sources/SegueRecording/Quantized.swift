/// A number kept to four decimals, so that two machines record the same value.
///
/// Unit: that of the property it wraps. Range: clamped to ±10^9; NaN stays NaN, and a
/// `RecordingBuilder` refuses it.
@propertyWrapper
public struct Quantized: Codable, Equatable, Sendable {
  /// The decimals that lengths, times and opacities keep.
  public static let places = 4

  private var value: Double

  /// Rounds the value that is given.
  public init(wrappedValue: Double) {
    value = wrappedValue.rounded(places: Self.places)
  }

  /// The rounded value.
  public var wrappedValue: Double {
    get { value }
    set { value = newValue.rounded(places: Self.places) }
  }

  /// Reads one number.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(Double.self))
  }

  /// Writes one number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
