extension ConfigValue {
  /// This value laid over a base: maps merge key by key at every depth, anything else replaces.
  ///
  /// Keys keep the base's order; keys that the base has not follow in their own. Every part keeps
  /// the place it was written at; the map itself has the place of the value on top.
  public func merged(over base: ConfigValue) -> ConfigValue {
    guard case .map(let own) = content, case .map(let inherited) = base.content else { return self }
    var entries = inherited
    var places: [String: Int] = [:]
    for (place, entry) in inherited.enumerated() { places[entry.key] = place }
    for entry in own {
      if let place = places[entry.key] {
        let value = entry.value.merged(over: entries[place].value)
        entries[place] = ConfigEntry(key: entry.key, keyRange: entry.keyRange, value: value)
      } else {
        entries.append(entry)
      }
    }
    return ConfigValue(.map(entries), range: range)
  }

  /// This map without some of its keys, for a reader that has dealt with those itself.
  public func without(_ keys: String...) -> ConfigValue {
    guard case .map(let entries) = content else { return self }
    return ConfigValue(.map(entries.filter { !keys.contains($0.key) }), range: range)
  }
}
