/// A type or extension of a Swift file.
struct TypeDeclaration {
  /// `class`, `struct`, `enum`, `actor`, `protocol` or `extension`.
  var keyword: String
  /// The name, after those of the types around it: `Outer.Inner`.
  var name: String
  /// The tokens from the first attribute to the brace that opens the body.
  var header: Range<Int>
  /// The token of the name's end.
  var nameEnd: Int
  /// The types after the colon, without generic arguments.
  var inherited: [String]
  /// The tokens between the braces.
  var body: Range<Int>
  var members: [MemberDeclaration] = []

  /// The attributes and modifiers of the header.
  var modifiers: [String]

  var isObjectiveC: Bool { modifiers.contains("@objc") }
}

/// A function, property, initializer or subscript of a type.
struct MemberDeclaration {
  /// `func`, `var`, `let`, `init`, `subscript`…
  var keyword: String
  var name: String
  /// The argument labels of a function; `_` for none.
  var labels: [String] = []
  /// The attributes and modifiers, without their arguments.
  var modifiers: [String]
  /// All tokens, with attributes and body.
  var tokens: Range<Int>
  /// The token of the keyword.
  var keywordToken: Int
  /// The tokens of a function's result or of a property's type.
  var type: Range<Int>?
  /// The token that opens the body of a function.
  var bodyStart: Int?

  var isOverride: Bool { modifiers.contains("override") }
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isOptional: Bool { modifiers.contains("optional") }

  /// The name as Swift spells a reference: `drag(_:to:)`, or `drag` of a function without arguments.
  var reference: String {
    labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))"
  }

  /// The first labels that follow the name without "With" in Objective-C.
  private static let prepositions: Set = [
    "after", "along", "around", "as", "at", "before", "between", "by", "during", "for", "from",
    "in",
    "inside", "into", "of", "off", "on", "over", "through", "to", "toward", "under", "using", "via",
    "with", "within", "without",
  ]

  /// The selector's name in Objective-C: `drag:to:`.
  var selectorName: String {
    guard let first = labels.first else { return name }
    let start =
      first == "_"
      ? "" : (Self.prepositions.contains(first) ? "" : "With") + first.capitalizedFirst
    return labels.dropFirst().reduce(name + start + ":") { $0 + ($1 == "_" ? ":" : "\($1):") }
  }
}

extension String {
  /// The text with an uppercase first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
