import SegueConfig

/// The Swift code with a name for each compiled transition.
struct SwiftTransitions {
  let text: String

  /// Creates the code; adds an error for a name that has no place in Swift.
  ///
  /// - Parameters:
  ///   - transitions: The transitions, with unique names.
  ///   - json: Their compiled form.
  ///   - paths: The paths of their files.
  ///   - program: The name of the program that wrote the code.
  ///   - diagnostics: Receives the errors.
  init(
    _ transitions: [Named<StyleChanges>], _ json: String, of paths: [String], _ program: String,
    _ diagnostics: inout ConfigDiagnostics
  ) {
    var first: [String: Named<StyleChanges>] = [:]
    var members: [String] = []
    for transition in transitions {
      let name = Self.identifier(transition.name)
      if let other = first[name] {
        diagnostics.error(
          "duplicate-name",
          "\(quoted(transition.name)) and \(quoted(other.name)) are both \(quoted(name)) in Swift",
          at: transition.nameRange, help: "give one of them another name",
          notes: [.init("the other is here", at: other.nameRange)])
      } else if Self.reserved.contains(name) {
        diagnostics.error(
          "reserved-name", "\(quoted(name)) cannot be the name of a transition in Swift",
          at: transition.nameRange, help: "give the transition another name")
      }
      first[name] = transition
      let word = Self.keywords.contains(name) ? "`\(name)`" : name
      members.append(
        """
          /// \(transition.value.identifier)\(Self.summary(transition.value))
          static var \(word): any TransitionStyle { library["\(transition.name)"]! }
        """)
    }
    let styles = Set(transitions.map(\.value.identifier)).sorted()
    let imports = styles.map { style in
      "import \(StyleChanges.product(of: style))  // "
        + Self.reason(for: transitions.first { $0.value.identifier == style })
    }
    let names = paths.map { DisplayText(String($0.split(separator: "/").last ?? "-")).text }
      .joined(separator: ", ")
    // More than the JSON has in a row, so that nothing in it ends the raw string or is an escape.
    let marks = String(repeating: "#", count: Self.longestRun(of: "#", in: json) + 1)
    text = """
      // Written by '\(program) compile' from \(names): changes are lost.
      \((imports + ["import SegueCore"]).sorted().joined(separator: "\n"))

      /// The transitions of \(names).
      @MainActor enum Transitions {
        /// The transitions by name. Their parameters can be replaced while the app runs.
        static let library = try! TransitionLibrary(
          json: \(marks)\"""
      \(Self.indented(json, by: 6))
            \"""\(marks).utf8,
          styles: StyleCatalog([\(styles.map { "StyleEntry(.\($0))" }.joined(separator: ", "))]))

      \(members.joined(separator: "\n\n"))
      }

      """
  }

  /// Returns the reason for the import of a transition's style, which the compiler prints if it does not
  /// find the module: the place of the transition, and the product that it needs.
  private static func reason(for transition: Named<StyleChanges>?) -> String {
    guard let transition else { return "" }
    let place = transition.nameRange.map { range in
      let file = range.source.name.split(separator: "/").last ?? "-"
      return "\(DisplayText(String(file)).text):\(range.start.line)"
    }
    return "\(place ?? transition.name) needs \(WrittenStyle.dependency(on: transition.value))"
  }

  /// Returns a name in camel case: `side-menu` is `sideMenu`.
  private static func identifier(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }
    let joined = words.enumerated().map { index, word in
      index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    return joined.first?.isLetter == true ? joined : "_\(joined)"
  }

  /// Returns the parameters that differ from the style's defaults, as a suffix of the style's name.
  private static func summary(_ style: StyleChanges) -> String {
    let members = style.parameters.members ?? []
    guard !members.isEmpty else { return "." }
    return ": " + members.map { "\($0.name) \($0.value.yamlText)" }.joined(separator: ", ") + "."
  }

  private static func indented(_ text: String, by count: Int) -> String {
    let space = String(repeating: " ", count: count)
    return text.split(separator: "\n").map { space + $0 }.joined(separator: "\n")
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    text.split { $0 != character }.map(\.count).max() ?? 0
  }

  /// Names that the code uses itself, or that no member of a type can have.
  private static let reserved: Set<String> = [
    "_", "library", "self", "Self", "Type", "Protocol", "init", "StyleCatalog", "StyleEntry",
    "TransitionLibrary",
  ]

  /// The words that need backquotes as names.
  private static let keywords: Set<String> = [
    "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
