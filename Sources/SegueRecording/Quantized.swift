/// A number rounded to four decimals, so that all machines record the same value.
///
/// Unit: that of the wrapped property. Range: clamped to ±10^9; NaN is kept, and rejected by
/// `RecordingBuilder`.
@propertyWrapper
public struct Quantized: Codable, Equatable, Sendable {
  /// The number of decimals of lengths, times and opacities.
  package static let places = 4

  private var value: Double

  /// Creates a rounded value.
  public init(wrappedValue: Double) {
    value = wrappedValue.rounded(places: Self.places)
  }

  /// The rounded value.
  public var wrappedValue: Double {
    get { value }
    set { value = newValue.rounded(places: Self.places) }
  }

  /// Decodes one number.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(Double.self))
  }

  /// Encodes one number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
