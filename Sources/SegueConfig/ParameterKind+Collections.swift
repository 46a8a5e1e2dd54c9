extension ParameterKind {
  /// Returns the kind of a list whose items are of one kind.
  ///
  /// - Parameters:
  ///   - kind: The kind of the items.
  ///   - count: The allowed number of items.
  public static func list<Item>(
    of kind: ParameterKind<Item>, count: ClosedRange<Int> = 0 ... .max
  ) -> ParameterKind where Value == [Item] {
    let countText = countText(count)
    let name = "a list of \(countText.map { "\($0) items" } ?? "items"), each \(kind.name)"
    let (decode, encode) = (kind.decode, kind.encode)
    return ParameterKind(
      name, .list(of: kind.shape, count: count),
      decode: { value, diagnostics in
        let items = listItems(of: value, name, count, &diagnostics) { _ = decode(value, &$0) }
        guard let items else { return nil }
        let read = items.compactMap { decode($0, &diagnostics) }
        return read.count == items.count ? read : nil
      },
      encode: { .array($0.map(encode)) })
  }

  /// Returns the kind of a map from user-defined names to values of one kind, in written order.
  public static func map<Item>(of kind: ParameterKind<Item>) -> ParameterKind
  where Value == [Named<Item>] {
    let name = "a map of names, each to \(kind.name)"
    return ParameterKind(
      name, .names(to: kind.shape),
      decode: { value, diagnostics in
        guard let entries = value.entries else {
          diagnostics.wrongType(expected: name, found: value, help: mapHelp(value))
          return nil
        }
        let read = entries.compactMap { entry in
          kind.decode(entry.value, &diagnostics).map {
            Named(name: entry.key, value: $0, nameRange: entry.keyRange)
          }
        }
        return read.count == entries.count ? read : nil
      },
      encode: { .object($0.map { .init($0.name, kind.encode($0.value)) }) })
  }

  /// Returns the kind of a map with the parameters of a table.
  public static func record(_ table: ParameterTable<Value>) -> ParameterKind {
    ParameterKind(
      table.name, table.shape(),
      decode: { value, diagnostics in table.decode(value, into: &diagnostics) },
      encode: { table.encode($0) })
  }

  /// Returns the kind of a value of another kind, or the word `none` (or JSON's `null`) for `nil`.
  public static func optional<Wrapped>(of kind: ParameterKind<Wrapped>) -> ParameterKind
  where Value == Wrapped? {
    let name = "\(kind.name) or 'none'"
    let (decode, encode) = (kind.decode, kind.encode)
    return ParameterKind(
      name, .optional(kind.shape),
      decode: { value, diagnostics in
        if value.plainText == "none" || value.plainText == "null" { return .some(nil) }
        if value.isNothing {
          diagnostics.wrongType(
            expected: name, found: value, help: "write none, or leave the key out")
          return nil
        }
        return decode(value, &diagnostics).map { .some($0) }
      },
      encode: { $0.map(encode) ?? .null })
  }

  /// Returns the kind of a value that may be omitted for `nil`; no word is accepted for `nil`.
  public static func optional<Wrapped>(_ kind: ParameterKind<Wrapped>) -> ParameterKind
  where Value == Wrapped? {
    let (decode, encode) = (kind.decode, kind.encode)
    return ParameterKind(
      kind.name, kind.shape,
      decode: { value, diagnostics in decode(value, &diagnostics).map { .some($0) } },
      encode: { $0.map(encode) ?? .null })
  }

  /// Returns the kind of a value that keeps its source range for later diagnostics.
  package static func located<Wrapped>(_ kind: ParameterKind<Wrapped>) -> ParameterKind
  where Value == Located<Wrapped> {
    ParameterKind(
      kind.name, kind.shape,
      decode: { value, diagnostics in
        kind.decode(value, &diagnostics).map { Located($0, at: value.range) }
      },
      encode: { kind.encode($0.value) })
  }
}

/// Returns the items of a list of a valid count; `nil` after adding an error.
///
/// - Parameters:
///   - value: The list.
///   - name: The kind of the list in messages.
///   - count: The valid numbers of items.
///   - diagnostics: Receives the error.
///   - decode: Decodes the value as an item, which it may be without brackets.
private func listItems(
  of value: ConfigValue, _ name: String, _ count: ClosedRange<Int>,
  _ diagnostics: inout ConfigDiagnostics, asItem decode: (inout ConfigDiagnostics) -> Void
) -> [ConfigValue]? {
  guard let items = value.items else {
    var item = ConfigDiagnostics()
    if value.text != nil, !value.isNothing, count.contains(1) { decode(&item) }
    let help = value.text.map { listHelp(value.isNothing ? nil : $0, count) }
    diagnostics.wrongType(
      expected: name, found: value,
      help: item.all.first?.help.map { "a list is between brackets; \($0)" } ?? help
        ?? "begin each item with '- '")
    return nil
  }
  guard count.contains(items.count) else {
    diagnostics.error("wrong-count", "expected \(name), found \(items.count)", at: value.range)
    return nil
  }
  return items
}

/// Returns the help for a single item, or no value, in place of a list.
private func listHelp(_ item: String?, _ count: ClosedRange<Int>) -> String {
  if count.contains(item == nil ? 0 : 1) { return "write [\(item ?? "")]" }
  let parts = item?.split { ", ".contains($0) }.map(String.init) ?? []
  if count.contains(parts.count), parts.allSatisfy({ strictNumber($0) != nil }) {
    return "write [\(parts.joined(separator: ", "))]"
  }
  return "write \(countText(count) ?? "several") items between brackets: [\(item ?? "…"), …]"
}

/// Returns a count of items as text; `nil` for any.
func countText(_ count: ClosedRange<Int>) -> String? {
  if count.lowerBound == count.upperBound { return "\(count.lowerBound)" }
  if count.upperBound < .max { return "\(count.lowerBound) to \(count.upperBound)" }
  return count.lowerBound > 0 ? "at least \(count.lowerBound)" : nil
}

/// Returns the help for a text that begins with a known key without a colon after it.
func missingColonHelp(_ value: ConfigValue, _ keys: [String]) -> String? {
  guard let text = value.plainText, let space = text.firstIndex(of: " ") else { return nil }
  let key = text[..<space]
  let rest = text[space...].drop { $0 == " " }
  guard keys.contains(String(key)), !rest.isEmpty else { return nil }
  return "a colon is missing: write '\(key): \(rest)'"
}

/// Returns the help for a text that begins with a known key and a colon without a space after it.
func mapHelp(_ value: ConfigValue, _ keys: [String]) -> String? {
  guard let text = value.plainText, keys.contains(String(text.prefix { $0 != ":" })) else {
    return nil
  }
  return mapHelp(value)
}

/// Returns the help for a value that was intended as a map.
func mapHelp(_ value: ConfigValue) -> String? {
  if value.isNothing { return "write at least one key below, or leave the key out" }
  guard let text = value.plainText, let colon = text.firstIndex(of: ":") else { return nil }
  let key = text[..<colon]
  let rest = text[text.index(after: colon)...]
  guard !key.isEmpty, !rest.isEmpty else { return nil }
  return "write a space after the colon: '\(key): \(rest)'"
}
