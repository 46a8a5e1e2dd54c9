package import SegueConfig

/// A map with at least one entry, from names that the file defines to values of one kind.
package nonisolated enum ReferenceMap {
  /// Returns the kind of a map.
  ///
  /// - Parameters:
  ///   - name: The name of the map in messages, with its article.
  ///   - noun: What a key refers to, in the singular: `screen`.
  ///   - keys: The kind of the keys.
  ///   - values: The kind of the values.
  package static func kind<Value>(
    _ name: String, from noun: String, _ keys: ParameterKind<String>,
    to values: ParameterKind<Value>
  ) -> ParameterKind<[Named<Value>]> {
    let map = ParameterKind<[Named<Value>]>.map(of: values)
    return ParameterKind(
      name, map.shape,
      decode: { value, diagnostics in
        guard let entries = value.entries, !entries.isEmpty else {
          diagnostics.wrongType(
            expected: "\(name), each to \(values.name)", found: value,
            help: "write at least one: { \(noun): … }")
          return nil
        }
        let errors = diagnostics.errorCount
        // Reports unknown names.
        for entry in entries {
          let key = ConfigValue(.scalar(entry.key, isPlain: true), range: entry.keyRange)
          _ = keys.decode(key, &diagnostics)
        }
        let read = map.decode(value, &diagnostics)
        return diagnostics.errorCount == errors ? read : nil
      },
      encode: map.encode)
  }
}
