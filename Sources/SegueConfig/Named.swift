/// A value under a name that people chose.
public struct Named<Value: Sendable>: Sendable {
  /// The name.
  public var name: String
  /// The value.
  public var value: Value
  /// Where the name is written; nil for a value made in code.
  public var nameRange: ConfigRange?

  /// A value under a name.
  public init(name: String, value: Value, nameRange: ConfigRange? = nil) {
    self.name = name
    self.value = value
    self.nameRange = nameRange
  }
}

extension Named: Equatable where Value: Equatable {}
extension Named: Hashable where Value: Hashable {}
