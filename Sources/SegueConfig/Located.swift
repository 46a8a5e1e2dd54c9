/// A value and its source range.
public struct Located<Value: Sendable>: Sendable {
  /// The value.
  public var value: Value
  /// The source range; `nil` for a value created in code.
  public var range: ConfigRange?

  /// Creates a value with a source range.
  public init(_ value: Value, at range: ConfigRange? = nil) {
    self.value = value
    self.range = range
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
