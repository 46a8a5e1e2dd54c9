/// A key of a map and its value.
public struct ConfigEntry: Hashable, Sendable {
  /// The key.
  package let key: String
  /// The source range of the key.
  package let keyRange: ConfigRange
  /// The value.
  public let value: ConfigValue

  /// Creates an entry from a key, its source range and its value.
  package init(key: String, keyRange: ConfigRange, value: ConfigValue) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}
