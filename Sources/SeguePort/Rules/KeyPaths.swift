extension PortRule {
  /// `#keyPath(Panel.view.frame)` is the string `"view.frame"`.
  static let keyPaths = PortRule(name: "key paths") { source, _, edits in
    for (index, token) in source.tokens.enumerated()
    where token.kind == .directive && token.text == "#keyPath" {
      guard source.isPunctuation(index + 1, "("), let end = source.partners[index + 1] else {
        continue
      }
      let parts = source.tokens[index + 2..<end].filter { $0.kind == .word }.map(\.text)
      let isOfType: (String) -> Bool = { $0 == "self" || $0.first?.isUppercase ?? false }
      let path = parts.count > 1 ? Array(parts.drop(while: isOfType)) : parts
      edits.replace(index..<end + 1, with: "\"\(path.joined(separator: "."))\"")
    }
  }
}
