/// A key of a map and its value.
public struct ConfigEntry: Hashable, Sendable {
  /// The key.
  public let key: String
  /// Where the key is written.
  public let keyRange: ConfigRange
  /// The value.
  public let value: ConfigValue

  /// A key at a place, and its value.
  public init(key: String, keyRange: ConfigRange, value: ConfigValue) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}
