extension ConfigValue {
  /// Returns this value merged over a base: maps merge key by key at every depth, any other value
  /// replaces the base's.
  ///
  /// Keys keep the base's order; keys that the base lacks follow in this value's order. Every part
  /// keeps its source range; the merged map has the range of this value.
  public func merged(over base: ConfigValue) -> ConfigValue {
    guard case .map(let added) = content, case .map(let inherited) = base.content else {
      return self
    }
    var entries = inherited
    var indices: [String: Int] = [:]
    for (index, entry) in inherited.enumerated() { indices[entry.key] = index }
    for entry in added {
      if let index = indices[entry.key] {
        let value = entry.value.merged(over: entries[index].value)
        entries[index] = ConfigEntry(key: entry.key, keyRange: entry.keyRange, value: value)
      } else {
        entries.append(entry)
      }
    }
    return ConfigValue(.map(entries), range: range)
  }

  /// Returns this map without the given keys, for a reader that handles those itself.
  public func without(_ keys: String...) -> ConfigValue { without(keys) }

  /// Returns this map with a changed value of a key, or without the key where the change is `nil`; a
  /// map without the key, and any other value, is returned as it is.
  package func changing(_ key: String, _ change: (ConfigValue) -> ConfigValue?) -> ConfigValue {
    guard case .map(var entries) = content,
      let index = entries.indices.first(where: { entries[$0].key == key })
    else { return self }
    if let changed = change(entries[index].value) {
      entries[index] = ConfigEntry(
        key: key, keyRange: entries[index].keyRange, value: changed)
    } else {
      entries.remove(at: index)
    }
    return ConfigValue(.map(entries), range: range)
  }

  /// Returns this map without the given keys.
  package func without(_ keys: [String]) -> ConfigValue {
    guard case .map(let entries) = content else { return self }
    var rest: [ConfigEntry] = []
    rest.reserveCapacity(entries.count)
    for index in entries.indices where keys.index(of: entries[index].key) == nil {
      rest.append(entries[index])
    }
    return ConfigValue(.map(rest), range: range)
  }
}
