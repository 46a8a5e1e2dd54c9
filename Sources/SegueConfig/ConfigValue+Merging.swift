extension ConfigValue {
  /// Returns this value merged over a base: maps merge key by key at every depth, any other value
  /// replaces the base's.
  ///
  /// A map of indices, such as `[0]`, merges over the items of a list; without such an item it replaces
  /// the list. A map that replaces a word or a list keeps it as its `shortForm`.
  /// Keys keep the base's order; keys that the base lacks follow in this value's order. Every part
  /// keeps its source range; the merged map has the range of this value, or as a setting that of the
  /// base: what the map lacks is missing in the file.
  package func merged(over base: ConfigValue, asSetting isSetting: Bool = false) -> ConfigValue {
    guard case .map(let added) = content else { return self }
    if case .list(let items) = base.content,
      let merged = ConfigValue.merged(added, over: items, in: base, asSetting: isSetting)
    {
      return merged
    }
    guard case .map(let inherited) = base.content else {
      return base.isNothing ? self : ConfigValue(content, range: range, mergedOver: base)
    }
    var entries = inherited
    var indices: [String: Int] = [:]
    for (index, entry) in inherited.enumerated() { indices[entry.key] = index }
    for entry in added {
      if let index = indices[entry.key] {
        let value = entry.value.merged(over: entries[index].value, asSetting: isSetting)
        entries[index] = ConfigEntry(key: entry.key, keyRange: entry.keyRange, value: value)
      } else {
        entries.append(entry)
      }
    }
    return ConfigValue(
      .map(entries), range: isSetting ? base.range : range,
      mergedOver: shortForm ?? base.shortForm)
  }

  /// Returns the map that a value is short for: `{ preset: pad }` for the word `pad` and the key `preset`.
  ///
  /// A word or a list is the value of each of the keys. A map with a `shortForm` is merged over the map
  /// that this is short for; any other map is returned as it is.
  package func expandingShortForm(to keys: String...) -> ConfigValue {
    expandingShortForm(to: keys)
  }

  /// Returns the map that a value is short for, with an array of keys.
  func expandingShortForm(to keys: [String]) -> ConfigValue {
    guard let short = entries == nil ? self : shortForm else { return self }
    let entries = keys.map { ConfigEntry(key: $0, keyRange: short.range, value: short) }
    let expanded = ConfigValue(.map(entries), range: short.range)
    guard case .map = content else { return expanded }
    return ConfigValue(content, range: range).merged(over: expanded)
  }

  /// Returns a list with changed items; `nil` if a key is not the index of an item.
  private static func merged(
    _ entries: [ConfigEntry], over items: [ConfigValue], in base: ConfigValue,
    asSetting isSetting: Bool
  ) -> ConfigValue? {
    var items = items
    for entry in entries {
      guard let index = itemIndex(entry.key), items.indices.contains(index) else { return nil }
      items[index] = entry.value.merged(over: items[index], asSetting: isSetting)
    }
    return entries.isEmpty ? nil : ConfigValue(.list(items), range: base.range)
  }

  /// Returns the index of a key such as `[0]`; `nil` for another key.
  package static func itemIndex(_ key: String) -> Int? {
    guard key.hasPrefix("["), key.hasSuffix("]") else { return nil }
    let digits = key.dropFirst().dropLast()
    guard (1...6).contains(digits.count), digits.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    return Int(digits)
  }

  /// Returns the first index of a setting that is no item of the list in a base, with the number of
  /// items; `nil` if there is none.
  package func missingItem(in base: ConfigValue?) -> (entry: ConfigEntry, count: Int)? {
    for entry in entries ?? [] {
      if let index = Self.itemIndex(entry.key) {
        let items = base?.items ?? []
        guard items.indices.contains(index) else { return (entry, items.count) }
        if let inner = entry.value.missingItem(in: items[index]) { return inner }
      } else if let inner = entry.value.missingItem(in: base?[entry.key]) {
        return inner
      }
    }
    return nil
  }

  /// Returns this map without the given keys, for a reader that handles those itself.
  package func without(_ keys: String...) -> ConfigValue { without(keys) }

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
    return ConfigValue(.map(entries), range: range, mergedOver: shortForm)
  }

  /// Returns this map without the given keys.
  package func without(_ keys: [String]) -> ConfigValue {
    guard case .map(let entries) = content else { return self }
    var rest: [ConfigEntry] = []
    rest.reserveCapacity(entries.count)
    for index in entries.indices where keys.index(of: entries[index].key) == nil {
      rest.append(entries[index])
    }
    return ConfigValue(.map(rest), range: range, mergedOver: shortForm)
  }
}
