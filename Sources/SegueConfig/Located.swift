/// A value and its source range.
package struct Located<Value: Sendable>: Sendable {
  /// The value.
  package var value: Value
  /// The source range; `nil` for a value created in code.
  package var range: ConfigRange?

  /// Creates a value with a source range.
  package init(_ value: Value, at range: ConfigRange? = nil) {
    self.value = value
    self.range = range
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
