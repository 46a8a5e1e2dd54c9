extension PortRule {
  /// `T()` of a generic class is `T.instance()`: without the Objective-C runtime, Swift calls only a
  /// required initializer of a class that is not known.
  static let metatypes = PortRule(name: "metatypes") { source, index, edits in
    let parameters = Metatypes.genericClasses(source, index)
    let names = Metatypes.namesOfMetatypes(source).union(index.namesOfMetatypes)
    for (position, token) in source.tokens.enumerated() where token.kind == .word {
      if let parent = parameters[token.text], !source.isPunctuation(position - 1, ".") {
        let isExplicit =
          source.isPunctuation(position + 1, ".")
          && source.token(position + 2)?.isWord("init") ?? false
        let open = isExplicit ? position + 3 : position + 1
        guard source.isPunctuation(open, "("), let labels = Metatypes.labels(source, open),
          !Metatypes.isRequired(labels, of: parent, index)
        else { continue }
        edits.replace(position..<open, with: "\(token.text).instance")
      } else if token.isWord("init"), source.isPunctuation(position - 1, "."),
        position > 1, Metatypes.isValue(position - 2, source, names),
        source.isPunctuation(position + 1, "("),
        let labels = Metatypes.labels(source, position + 1),
        !index.hasRequiredInitializer(labels)
      {
        edits.replace(position..<position + 1, with: "instance")
      }
    }
  }
}

/// Finds the classes that are known at run time only.
private enum Metatypes {
  /// Whether a token ends a metatype: a property or variable, as `page.type`, or a cast, as
  /// `(found as! Page.Type)`.
  static func isValue(_ position: Int, _ source: SwiftSource, _ names: Set<String>) -> Bool {
    let token = source.tokens[position]
    if token.isPunctuation(")"), source.token(position - 1)?.isWord("Type") ?? false {
      return source.isPunctuation(position - 2, ".")
    }
    return token.kind == .word && names.contains(token.text)
  }

  /// Returns the names of variables whose type is a metatype, as `let type: Page.Type`.
  static func namesOfMetatypes(_ source: SwiftSource) -> Set<String> {
    var names: Set<String> = []
    for (position, token) in source.tokens.enumerated()
    where ["let", "var"].contains(token.text) && source.isPunctuation(position + 2, ":") {
      let type = source.tokens[(position + 3)...].prefix(8).prefix { $0.line == token.line }
      let parts = type.prefix { $0.kind == .word || $0.isPunctuation(".") }
      if parts.last?.isWord("Type") ?? false { names.insert(source.tokens[position + 1].text) }
    }
    return names
  }

  /// Returns the argument labels of a call, if they are those of an initializer that UIKit's classes
  /// inherit.
  static func labels(_ source: SwiftSource, _ open: Int) -> [String]? {
    guard let end = source.partners[open] else { return nil }
    var found: [String] = []
    var position = open + 1
    while position < end {
      let token = source.tokens[position]
      if token.kind == .word, source.isPunctuation(position + 1, ":") { found.append(token.text) }
      position = (token.opensBracket ? source.partners[position] ?? position : position) + 1
    }
    guard found.isEmpty ? end == open + 1 : inherited.contains(found) else { return nil }
    return found
  }

  static let inherited = [
    ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["reuseIdentifier"],
  ]

  static func isRequired(_ labels: [String], of type: String, _ index: SourceIndex) -> Bool {
    index.ancestry(of: type).contains {
      index.members(of: $0, named: "init", labels: labels).contains {
        $0.modifiers.contains("required")
      }
    }
  }

  /// Returns the generic parameters whose constraint is a class of UIKit or inherits from one.
  static func genericClasses(_ source: SwiftSource, _ index: SourceIndex) -> [String:
    String]
  {
    var found: [String: String] = [:]
    for (position, token) in source.tokens.enumerated()
    where token.kind == .word && source.isPunctuation(position + 1, ":") {
      guard source.isPunctuation(position - 1, "<") || source.isPunctuation(position - 1, ","),
        let type = source.token(position + 2), type.kind == .word, index.isOfUIKit(type.text),
        token.text.first?.isUppercase ?? false
      else { continue }
      found[token.text] = type.text
    }
    return found
  }
}
