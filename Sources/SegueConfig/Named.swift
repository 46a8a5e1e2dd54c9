/// A value with a user-defined name.
public struct Named<Value: Sendable>: Sendable {
  /// The name.
  package var name: String
  /// The value.
  package var value: Value
  /// The source of the value, as a sentence; empty if that is not relevant.
  package var source = ""
  /// The source range of the name; `nil` for a value created in code.
  package var nameRange: ConfigRange?

  /// Creates a named value.
  public init(
    name: String, value: Value, source: String = "", nameRange: ConfigRange? = nil
  ) {
    self.name = name
    self.value = value
    self.source = source
    self.nameRange = nameRange
  }
}

extension Named: Equatable where Value: Equatable {}
extension Named: Hashable where Value: Hashable {}
