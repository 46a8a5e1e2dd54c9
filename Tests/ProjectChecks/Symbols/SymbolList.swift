/// The public symbols of HeadlessUIKit: real ones, and stored ones, on which nothing depends.
struct SymbolList {
  struct Symbol: Hashable {
    /// The name, as `UIView.addSubview`.
    var name: String
    var isStored: Bool
  }

  /// The last line of the documentation of a stored symbol.
  private static let mark = "/// Stored only."
  private(set) var symbols: [Symbol] = []

  init(of project: Project) throws {
    for path in try project.paths(below: "Sources/HeadlessUIKit", of: "swift") {
      add(try project.text(path))
    }
    symbols.sort { ($0.name, $0.isStored ? 1 : 0) < ($1.name, $1.isStored ? 1 : 0) }
  }

  /// Creates the list of one file.
  init(text: String) { add(text) }

  /// The list, a line for each symbol.
  var text: String {
    symbols.map { "\($0.isStored ? "stored" : "real  ") \($0.name)\n" }.joined()
  }

  /// The counts in ExtendingHeadlessUIKit.md.
  var sentence: String {
    "HeadlessUIKit has \(symbols.count) public symbols; \(symbols.count { $0.isStored }) are stored."
  }

  private mutating func add(_ text: String) {
    // The types around a line, with their indentations, and what is public in them without a modifier.
    var types: [(indent: Int, name: String, opens: Set<String>)] = []
    var isStored = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }.count
      let code = line.dropFirst(indent)
      if code.hasPrefix("///") {
        isStored = code == Self.mark
        continue
      }
      if code.hasPrefix("}") { types.removeAll { $0.indent >= indent } }
      guard let found = code.firstMatch(of: Self.declaration) else {
        // Attributes are between a documentation and its declaration.
        if !code.hasPrefix("@") { isStored = false }
        continue
      }
      let keyword = String(found.2)
      let name = found.3.isEmpty ? keyword : String(found.3)
      let isPublic =
        found.1.contains("public") || found.1.contains("open")
        || types.last?.opens.contains(keyword) ?? false
      if isPublic, keyword != "extension" {
        let path = types.map(\.name) + [name]
        symbols.append(Symbol(name: path.joined(separator: "."), isStored: isStored))
      }
      if Self.types.contains(keyword), line.hasSuffix("{") {
        types.removeAll { $0.indent >= indent }
        types.append((indent, name, isPublic ? Self.opens[keyword] ?? [] : []))
      }
      isStored = false
    }
  }

  private static let types: Set = ["class", "struct", "enum", "protocol", "extension"]
  private static let opens: [String: Set<String>] = [
    "protocol": ["func", "var", "init", "subscript"], "enum": ["case"],
  ]

  private static var declaration: Regex<(Substring, Substring, Substring, Substring)> {
    #/^((?:@[\w()]+ |(?:public|open|internal|private|fileprivate|package|final|static|override|weak|lazy|required|convenience|indirect|nonisolated|mutating|class)(?:\([\w()]+\))? )*)(class|struct|enum|protocol|extension|func|var|let|init|case|typealias|subscript)\b[?! ]*`?([\w.]*)/#
  }
}
