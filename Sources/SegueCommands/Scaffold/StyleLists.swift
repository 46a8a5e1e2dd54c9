/// The lists of a checkout that name every style, as text.
nonisolated enum StyleLists {
  /// Why a style cannot be added to a list.
  enum Failure: Error {
    /// The list already has this entry.
    case listed(String)
    /// There is no such list, or it contains something other than names.
    case unreadable
  }

  private static let width = 100

  /// Returns Package.swift with a style in its list `styles`.
  static func adding(
    _ name: StyleName, toManifest text: String
  ) throws(Failure) -> String {
    guard let open = text.firstRange(of: "let styles = [")?.upperBound,
      let close = text[open...].firstIndex(of: "]")
    else { throw .unreadable }
    var names: [String] = []
    for item in text[open..<close].split(whereSeparator: { ",\n ".contains($0) }) {
      guard item.count > 2, item.hasPrefix("\""), item.hasSuffix("\"") else {
        throw .unreadable
      }
      names.append(String(item.dropFirst().dropLast()))
    }
    let sorted = try inserting(name.module, into: names, key: { $0 })
    var lines: [String] = []
    for item in sorted.map({ "\"\($0)\"," }) {
      if let line = lines.last, line.count + 1 + item.count <= width {
        lines[lines.count - 1] = "\(line) \(item)"
      } else {
        lines.append("  \(item)")
      }
    }
    let list = "\n" + lines.map { "\($0)\n" }.joined()
    return text[..<open] + list + text[close...]
  }

  /// Returns ShippedStyles.swift with a style's import and entry.
  static func adding(
    _ name: StyleName, toShipped text: String
  ) throws(Failure) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines = try inserting("import \(name.module)", into: lines, key: module)
    lines = try inserting("  StyleEntry(.\(name.identifier)),", into: lines, key: identifier)
    return lines.joined(separator: "\n")
  }

  /// Returns the module that a line imports; `nil` for another line.
  private static func module(_ line: String) -> String? {
    let words = line.split(separator: " ")
    return words.dropLast().last == "import" ? words.last.map(String.init) : nil
  }

  /// Returns the style of a line with its entry; `nil` for another line.
  private static func identifier(_ line: String) -> String? {
    let opening = "  StyleEntry(."
    guard line.hasPrefix(opening), line.hasSuffix("),") else { return nil }
    return String(line.dropFirst(opening.count).dropLast(2))
  }

  /// Returns the lines of a file with a new one, in the order of the keys.
  ///
  /// - Parameter key: Returns the name in a line of the list; `nil` for another line of the file.
  private static func inserting(
    _ line: String, into lines: [String], key: (String) -> String?
  ) throws(Failure) -> [String] {
    let keys = lines.map(key)
    guard let own = key(line), let last = keys.lastIndex(where: { $0 != nil }) else {
      throw .unreadable
    }
    guard !keys.contains(own) else { throw .listed(own) }
    var result = lines
    // ASCII order, as the formatter sorts imports.
    let index = keys.firstIndex { $0.map { own < $0 } ?? false } ?? last + 1
    result.insert(line, at: index)
    return result
  }
}
