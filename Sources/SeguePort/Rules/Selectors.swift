extension PortRule {
  /// `#selector(drag(_:))` is `Selector("drag:", Panel.drag(_:))`, of the innermost type that has the
  /// method; a selector by name is that of the only method with the name.
  static let selectors = PortRule(name: "selectors") { source, index, edits in
    for (position, token) in source.tokens.enumerated() {
      if token.kind == .directive, token.text == "#selector" {
        let finder = SelectorFinder(source: source, index: index, start: position)
        if let selector = finder?.selector() {
          edits.replace(selector.tokens, with: selector.text)
        } else {
          edits.notice(
            position, "the method of this selector is not found",
            help: "write 'Selector(Type.method(_:))' with the type that declares the method")
        }
      }
      if let name = nameOfSelector(source, at: position) {
        let found = index.functions(withSelectorName: name.text)
        if found.count == 1, let (type, member) = found.first {
          edits.replace(
            position..<name.end, with: "Selector(\"\(name.text)\", \(type).\(member.reference))")
        } else {
          edits.notice(
            position,
            found.isEmpty
              ? "no method of the sources has the selector '\(name.text)'"
              : "\(found.count) methods have the selector '\(name.text)'",
            help: "write 'Selector(\"\(name.text)\", Type.method(_:))' with the method")
        }
      }
    }
  }

  /// Returns the name in `Selector("name")`, `Selector(("name"))` or `NSSelectorFromString("name")`.
  private static func nameOfSelector(
    _ source: SwiftSource, at position: Int
  ) -> (text: String, end: Int)? {
    let token = source.tokens[position]
    guard token.isWord("Selector") || token.isWord("NSSelectorFromString"),
      source.isPunctuation(position + 1, "("), let end = source.partners[position + 1],
      !source.isPunctuation(position - 1, ".")
    else { return nil }
    let inner = source.tokens[position + 2..<end].filter { !"()".contains($0.text) }
    guard inner.count == 1, let string = inner.first, string.kind == .string,
      string.text.first == "\"", string.text.count > 2
    else { return nil }
    return (String(string.text.dropFirst().dropLast()), end + 1)
  }
}

/// Finds the method that a `#selector` names.
private struct SelectorFinder {
  private let source: SwiftSource
  private let index: SourceIndex
  private let start: Int
  private let end: Int
  /// The kind of accessor: `getter` or `setter`.
  private var accessor: String?
  /// What precedes the method's name: a type or an expression; empty without one.
  private var base: Range<Int>
  private var name: String
  private var labels: [String]?
  /// A type after `as`.
  private var cast: Range<Int>?

  init?(source: SwiftSource, index: SourceIndex, start: Int) {
    guard source.isPunctuation(start + 1, "("), let end = source.partners[start + 1] else {
      return nil
    }
    self.source = source
    self.index = index
    self.start = start
    self.end = end
    var range = start + 2..<end
    if let first = source.token(range.lowerBound), ["getter", "setter"].contains(first.text),
      source.isPunctuation(range.lowerBound + 1, ":")
    {
      accessor = first.text
      range = range.lowerBound + 2..<range.upperBound
    }
    if let position = range.first(where: { source.tokens[$0].isWord("as") }) {
      cast = position + 1..<range.upperBound
      range = range.lowerBound..<position
    }
    while let open = range.first, source.isPunctuation(open, "("),
      source.partners[open] == range.upperBound - 1
    {
      range = open + 1..<range.upperBound - 1
      if let position = range.first(where: { source.tokens[$0].isWord("as") }) {
        cast = position + 1..<range.upperBound
        range = range.lowerBound..<position
      }
    }
    guard !range.isEmpty else { return nil }
    var last = range.upperBound - 1
    if source.isPunctuation(last, ")"), let open = source.partners[last], open > range.lowerBound,
      source.tokens[open - 1].kind == .word
    {
      labels = source.tokens[open + 1..<last].filter { $0.kind == .word }.map(\.text)
      last = open - 1
    }
    guard source.tokens[last].kind == .word else { return nil }
    name = source.tokens[last].text
    base = range.lowerBound..<max(range.lowerBound, last - 1)
  }

  /// Returns the text for the tokens of the directive; `nil` if no type is found.
  func selector() -> (text: String, tokens: Range<Int>)? {
    let types = typesOfMethod()
    let texts = types.map(text)
    guard let first = texts.first else { return nil }
    return (
      texts.count == 1 ? first : "Selector(any: [\(texts.joined(separator: ", "))])",
      start..<end + 1
    )
  }

  /// Returns the selector of a type's method.
  private func text(_ type: String) -> String {
    let member = member(of: type)
    if let accessor {
      return accessor == "getter"
        ? "Selector(\"\(name)\", getter: { (target: \(type)) in target.\(name) })"
        : "Selector(\"set\(name.capitalizedFirst):\", "
          + "setter: { (target: \(type), value) in target.\(name) = value })"
    }
    let labels = labels ?? member?.labels ?? []
    let reference = labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))"
    var shape =
      member
      ?? MemberDeclaration(
        keyword: "func", name: name, modifiers: [], tokens: 0..<0, keywordToken: 0)
    shape.labels = labels
    if index.type(type)?.keyword == "protocol"
      || index.type(type) == nil && SourceIndex.isProtocolOfUIKit(type)
    {
      return "Selector(\"\(shape.selectorName)\", in: { $0 is any \(type) })"
    }
    return "Selector(\"\(shape.selectorName)\", \(type).\(reference)\(castText(type, labels)))"
  }

  private func member(of type: String) -> MemberDeclaration? {
    for type in index.ancestry(of: type) {
      let found = index.members(of: type, named: name, labels: labels)
      if let member = found.first(where: { $0.keyword == "func" }) ?? found.first { return member }
    }
    return nil
  }

  /// Returns the cast that selects one of several overloads: the one of the source, of a method of the
  /// type; otherwise, without labels, the one without arguments.
  private func castText(_ type: String, _ labels: [String]) -> String {
    if let cast, !base.isEmpty, source.text(cast).split(separator: ">").count > 1 {
      return " as \(source.text(cast))"
    }
    let overloads = index.members(of: type, named: name)
    if labels.isEmpty, overloads.count > 1 { return " as (\(type)) -> () -> Void" }
    return ""
  }

  /// Returns the type of the method, or the types of an object that may be of each of them.
  private func typesOfMethod() -> [String] {
    let around = source.types(around: start)
    let words = source.tokens[base].map(\.text)
    if words.isEmpty || ["self", "Self", "super"].contains(words.joined()) {
      for type in around where type.keyword != "protocol" {
        if member(of: type.name) != nil { return [type.name] }
      }
      // A method that the class inherits from UIKit.
      let outer = around.first { $0.keyword != "protocol" && $0.keyword != "struct" }
      return outer.map { [$0.name] } ?? []
    }
    if let first = words.last, first.first?.isUppercase ?? false { return [source.text(base)] }
    if words == ["type", "(", "of", ":", "self", ")"] {
      return around.first.map { [$0.name] } ?? []
    }
    // A method of an object: the types of the sources that have it, or one of UIKit's.
    let types = Set(index.functions(named: name, labels: labels).map(\.type)).sorted()
    let classes = types.filter { index.type($0)?.keyword != "protocol" }
    if !types.isEmpty { return classes.isEmpty ? types : classes }
    return Self.typesOfUIKit[name].map { [$0] } ?? []
  }

  /// The types of UIKit's methods that apps send to other objects.
  private static let typesOfUIKit = [
    "endEditing": "UIView", "dismiss": "UIViewController", "resignFirstResponder": "UIResponder",
    "becomeFirstResponder": "UIResponder", "popViewController": "UINavigationController",
    "popToRootViewController": "UINavigationController", "setNeedsLayout": "UIView",
    "layoutIfNeeded": "UIView", "setNeedsDisplay": "UIView", "removeFromSuperview": "UIView",
    "reloadData": "UICollectionView",
  ]
}
