/// A value and the place it was written at.
public struct Located<Value: Sendable>: Sendable {
  /// The value.
  public var value: Value
  /// The place; nil for a value made in code.
  public var range: ConfigRange?

  /// A value at a place.
  public init(_ value: Value, at range: ConfigRange? = nil) {
    self.value = value
    self.range = range
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
