/// The targets of Package.swift, parsed from its text.
///
/// SwiftPM cannot be asked: the running `swift test` holds its lock.
struct Manifest: Sendable {
  struct Module: Equatable, Sendable {
    var name: String
    var imports: [String]
    var folder: String
  }

  let modules: [Module]
  /// The styles, from which targets, products and test targets are generated.
  let styles: [String]

  init(_ text: String) {
    let styles = Self.list("styles", in: text)
    let imports = Self.list("styleImports", in: text)
    self.styles = styles
    modules =
      ["Module", ".executableTarget", ".plugin"].flatMap { Self.calls(of: $0, in: text) }
      .map { module in
        var module = module
        if let index = module.imports.firstIndex(of: Self.allStyles) {
          module.imports.replaceSubrange(index...index, with: styles)
        }
        return module
      } + styles.map { Module(name: $0, imports: imports, folder: "Plugins") }
  }

  /// The placeholder for the styles in the imports of a target.
  private static let allStyles = "styleTargets"

  /// Returns the quoted words of a named list.
  private static func list(_ name: String, in text: String) -> [String] {
    guard let start = text.firstRange(of: "let \(name)")?.upperBound,
      let open = text[start...].firstRange(of: "= [")?.upperBound
    else { return [] }
    return quoted(String(text[open...].prefix { $0 != "]" }))
  }

  /// Returns the imports of a target; `nil` for an unlisted target.
  func imports(of target: String) -> [String]? { modules.first { $0.name == target }?.imports }

  /// Returns the targets that calls of a function declare.
  private static func calls(of function: String, in text: String) -> [Module] {
    pieces(of: text, after: "\(function)(", upTo: ")").compactMap { call in
      // A target generated from a list has no literal name.
      guard let name = quoted(argument("name", of: call) ?? "").first, !name.contains("(") else {
        return nil
      }
      let imports = argument("imports", of: call) ?? argument("dependencies", of: call) ?? ""
      let folder = quoted(argument("folder", of: call) ?? argument("path", of: call) ?? "").first
      return Module(
        name: name,
        imports: quoted(imports) + (imports.contains("+ \(allStyles)") ? [allStyles] : []),
        folder: folder?.split(separator: "/").first.map(String.init) ?? "Sources")
    }
  }

  /// Returns an argument of a call, up to its comma.
  private static func argument(_ label: String, of call: Substring) -> String? {
    guard let label = call.firstRange(of: "\(label): ") else { return nil }
    var depth = 0
    let value = call[label.upperBound...].prefix { character in
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      return depth > 0 || character != ","
    }
    return String(value)
  }

  /// Returns the text after each opening, up to its matching closing character.
  private static func pieces(of text: String, after opening: String, upTo closing: Character)
    -> [Substring]
  {
    guard let bracket = opening.last else { return [] }
    return text.ranges(of: opening).map { range in
      var depth = 1
      return text[range.upperBound...].prefix { character in
        if character == bracket { depth += 1 }
        if character == closing { depth -= 1 }
        return depth > 0
      }
    }
  }

  private static func quoted(_ text: String) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
