/// Reads the types of a file and their members from its tokens.
struct DeclarationReader {
  private let source: SwiftSource
  private var tokens: [SwiftToken] { source.tokens }

  private static let typeKeywords: Set = [
    "class", "struct", "enum", "actor", "protocol", "extension",
  ]
  private static let memberKeywords: Set = [
    "func", "var", "let", "init", "deinit", "subscript", "typealias", "associatedtype", "case",
    "import", "operator", "precedencegroup",
  ]
  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "open", "package", "override", "static",
    "class", "final", "lazy", "weak", "unowned", "mutating", "nonmutating", "required",
    "convenience", "optional", "dynamic", "indirect", "nonisolated", "prefix", "postfix", "infix",
    "isolated", "consuming", "borrowing",
  ]

  init(_ source: SwiftSource) { self.source = source }

  /// Returns all types, those in functions too.
  func types() -> [TypeDeclaration] {
    var types: [TypeDeclaration] = []
    var open: [(name: String, end: Int)] = []
    for index in tokens.indices {
      open.removeAll { $0.end <= index }
      guard var type = type(at: index) else { continue }
      if type.keyword != "extension", let outer = open.last {
        type.name = "\(outer.name).\(type.name)"
      }
      type.members = members(of: type)
      types.append(type)
      open.append((type.name, type.body.upperBound))
    }
    return types
  }

  private func type(at index: Int) -> TypeDeclaration? {
    let token = tokens[index]
    guard token.kind == .word, Self.typeKeywords.contains(token.text),
      !source.isPunctuation(index - 1, "."), !source.isPunctuation(index - 1, ":"),
      !source.isPunctuation(index - 1, ","), let first = source.token(index + 1),
      first.kind == .word, !Self.memberKeywords.contains(first.text),
      !Self.modifiers.contains(first.text) || token.text != "class"
    else { return nil }
    var position = index + 2
    var name = first.text
    while source.isPunctuation(position, "."), let next = source.token(position + 1),
      next.kind == .word
    {
      name += ".\(next.text)"
      position += 2
    }
    let nameEnd = position - 1
    guard let brace = braceOfBody(from: position), let end = source.partners[brace] else {
      return nil
    }
    let start = startOfModifiers(before: index)
    return TypeDeclaration(
      keyword: token.text, name: name, header: start..<brace, nameEnd: nameEnd,
      inherited: inherited(in: position..<brace), body: brace + 1..<end,
      modifiers: modifiers(in: start..<index))
  }

  /// Returns the brace that opens a type's body; a header has no other one.
  private func braceOfBody(from start: Int) -> Int? {
    var index = start
    while let token = source.token(index) {
      if token.isPunctuation("{") { return index }
      if token.isPunctuation("}") || token.isPunctuation("=") && !isInWhere(index, start) {
        return nil
      }
      index = (token.opensBracket ? source.partners[index] ?? index : index) + 1
    }
    return nil
  }

  private func isInWhere(_ index: Int, _ start: Int) -> Bool {
    tokens[start..<index].contains { $0.isWord("where") }
  }

  private func inherited(in range: Range<Int>) -> [String] {
    guard let colon = range.first(where: { tokens[$0].isPunctuation(":") && !isGeneric($0, range) })
    else { return [] }
    var names: [String] = []
    var name = ""
    var depth = 0
    for token in tokens[colon + 1..<range.upperBound] {
      if token.isWord("where") { break }
      if token.isPunctuation("<") { depth += 1 }
      if depth == 0 {
        if token.isPunctuation(",") || token.isPunctuation("&") {
          names.append(name)
          name = ""
        } else if token.kind == .word || token.isPunctuation(".") {
          name += token.text
        }
      }
      if token.isPunctuation(">") { depth -= 1 }
    }
    return names + (name.isEmpty ? [] : [name])
  }

  private func isGeneric(_ index: Int, _ range: Range<Int>) -> Bool {
    let before = tokens[range.lowerBound..<index]
    return before.count { $0.isPunctuation("<") } > before.count { $0.isPunctuation(">") }
  }

  /// Returns the first token of the attributes and modifiers before a keyword.
  private func startOfModifiers(before keyword: Int) -> Int {
    var start = keyword
    while let token = source.token(start - 1) {
      if token.kind == .attribute || token.kind == .word && Self.modifiers.contains(token.text) {
        start -= 1
      } else if token.isPunctuation(")"), let open = source.partners[start - 1],
        let owner = source.token(open - 1),
        owner.kind == .attribute || owner.kind == .word && Self.modifiers.contains(owner.text)
      {
        start = open - 1
      } else {
        break
      }
    }
    return start
  }

  private func modifiers(in range: Range<Int>) -> [String] {
    tokens[range].filter {
      $0.kind == .attribute || $0.kind == .word && Self.modifiers.contains($0.text)
    }
    .map(\.text)
  }
}

// MARK: - Members

extension DeclarationReader {
  private func members(of type: TypeDeclaration) -> [MemberDeclaration] {
    var members: [MemberDeclaration] = []
    var index = type.body.lowerBound
    while index < type.body.upperBound {
      if let member = member(at: index, in: type.body) {
        members.append(member)
        index = member.tokens.upperBound
      } else {
        index = next(after: index)
      }
    }
    return members
  }

  private func next(after index: Int) -> Int {
    (tokens[index].opensBracket ? source.partners[index] ?? index : index) + 1
  }

  private func member(at start: Int, in body: Range<Int>) -> MemberDeclaration? {
    var index = start
    while index < body.upperBound {
      let token = tokens[index]
      let isModifier = token.kind == .word && Self.modifiers.contains(token.text)
      guard token.kind == .attribute || isModifier else { break }
      index += 1
      // The arguments of an attribute follow it at once; those of a modifier, as `private(set)`, too.
      if source.isPunctuation(index, "("),
        tokens[index].range.lowerBound == token.range.upperBound
      {
        index = (source.partners[index] ?? index) + 1
      }
    }
    guard index < body.upperBound, tokens[index].kind == .word,
      Self.memberKeywords.contains(tokens[index].text), !source.isPunctuation(index - 1, ".")
    else { return nil }
    var member = MemberDeclaration(
      keyword: tokens[index].text, name: tokens[index].text,
      modifiers: modifiers(in: start..<index), tokens: start..<body.upperBound, keywordToken: index)
    let end: Int
    switch member.keyword {
    case "func": end = readFunction(&member, at: index, in: body)
    case "var", "let": end = readProperty(&member, at: index, in: body)
    case "init":
      if let open = (index + 1..<body.upperBound).first(where: { tokens[$0].isPunctuation("(") }) {
        member.labels = labels(in: open + 1..<(source.partners[open] ?? open + 1))
      }
      end = endOfMember(from: index + 1, in: body, isFunction: true)
    default: end = endOfMember(from: index + 1, in: body, isFunction: false)
    }
    member.tokens = start..<end
    return member
  }

  private func readFunction(
    _ member: inout MemberDeclaration, at keyword: Int, in body: Range<Int>
  ) -> Int {
    guard let name = source.token(keyword + 1) else { return body.upperBound }
    member.name = name.text
    var open = keyword + 2
    while open < body.upperBound, !tokens[open].isPunctuation("(") { open += 1 }
    guard open < body.upperBound, let close = source.partners[open] else { return body.upperBound }
    member.labels = labels(in: open + 1..<close)
    let end = endOfMember(from: close + 1, in: body, isFunction: true)
    var index = close + 1
    while index < end, !tokens[index].isPunctuation("{") {
      if tokens[index].isPunctuation("->") {
        var last = index + 1
        while last < end, !tokens[last].isPunctuation("{"), !tokens[last].isWord("where") {
          last = next(after: last)
        }
        member.type = index + 1..<last
        index = last
      } else {
        index = next(after: index)
      }
    }
    if index < end, tokens[index].isPunctuation("{") { member.bodyStart = index }
    return end
  }

  private func readProperty(
    _ member: inout MemberDeclaration, at keyword: Int, in body: Range<Int>
  ) -> Int {
    member.name = source.token(keyword + 1)?.text ?? ""
    let end = endOfMember(from: keyword + 1, in: body, isFunction: false)
    if source.isPunctuation(keyword + 2, ":") {
      var last = keyword + 3
      while last < end, !tokens[last].isPunctuation("{"), !tokens[last].isPunctuation("=") {
        last = next(after: last)
      }
      member.type = keyword + 3..<last
    }
    return end
  }

  private func labels(in range: Range<Int>) -> [String] {
    var labels: [String] = []
    var index = range.lowerBound
    var isStart = true
    while index < range.upperBound {
      let token = tokens[index]
      if isStart, token.kind == .word {
        labels.append(token.text)
        isStart = false
      }
      if token.isPunctuation(",") { isStart = true }
      if token.isPunctuation("<") { index = endOfGenerics(index, range) }
      index = next(after: index)
    }
    return labels
  }

  private func endOfGenerics(_ start: Int, _ range: Range<Int>) -> Int {
    var depth = 0
    for index in start..<range.upperBound {
      if tokens[index].isPunctuation("<") { depth += 1 }
      if tokens[index].isPunctuation(">") { depth -= 1 }
      if depth == 0 { return index }
    }
    return start
  }

  /// Returns the token after a member: a function ends with its body, another member before the line
  /// that begins the next one.
  private func endOfMember(from start: Int, in body: Range<Int>, isFunction: Bool) -> Int {
    var index = start
    while index < body.upperBound {
      let token = tokens[index]
      if isFunction, token.isPunctuation("{") {
        return min((source.partners[index] ?? index) + 1, body.upperBound)
      }
      if token.isPunctuation(";") { return index }
      if token.isFirstOfLine, beginsDeclaration(index) { return index }
      index = next(after: index)
    }
    return body.upperBound
  }

  private func beginsDeclaration(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.kind == .attribute
      || token.kind == .directive && ["#if", "#elseif", "#else", "#endif"].contains(token.text)
      || token.kind == .word
        && (Self.modifiers.contains(token.text) || Self.memberKeywords.contains(token.text)
          || Self.typeKeywords.contains(token.text))
  }
}
