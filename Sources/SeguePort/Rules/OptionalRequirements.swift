extension PortRule {
  /// An optional requirement of a protocol of the sources gets a default implementation, and a result
  /// that is an optional; implementations have the same result, and calls lose their `?`.
  static let optionalRequirements = PortRule(name: "optional requirements") {
    source, index, edits in
    for type in source.types where type.keyword == "protocol" {
      Requirements.editRequirements(of: type, source, &edits)
    }
    guard !index.optionalRequirements.isEmpty else { return }
    for type in source.types where type.keyword != "protocol" {
      for member in type.members where !member.isStatic {
        guard let protocols = index.protocols(requiring: member) else { continue }
        let ancestry = index.ancestry(of: type.name)
        if protocols.contains(where: ancestry.contains) {
          Requirements.makeOptional(member, source, &edits)
        }
      }
    }
    let functions = index.optionalRequirements.map(\.member).filter { $0.keyword == "func" }
    // A property with the name may hold a closure, whose call keeps its mark.
    let names = Set(functions.map(\.name)).filter { !index.declaresProperty($0) }
    for (position, token) in source.tokens.enumerated()
    where token.kind == .word && names.contains(token.text)
      && source.isPunctuation(position - 1, ".") && source.isPunctuation(position + 2, "(")
    {
      let isForced = source.isPunctuation(position + 1, "!")
      guard isForced || source.isPunctuation(position + 1, "?") else { continue }
      edits.replace(position + 1..<position + 2, with: "")
      if isForced, functions.contains(where: { $0.name == token.text && $0.type != nil }),
        let end = source.partners[position + 2]
      {
        edits.insert("!", after: end)
      }
    }
  }
}

/// The defaults of optional requirements.
private enum Requirements {
  static func editRequirements(
    of type: TypeDeclaration, _ source: SwiftSource, _ edits: inout SourceEdits
  ) {
    let access =
      type.modifiers.contains("public") || type.modifiers.contains("open") ? "public " : ""
    var defaults: [String] = []
    for member in type.members where member.isOptional {
      for position in member.tokens where position < member.keywordToken {
        if source.tokens[position].isWord("optional") { edits.remove(position..<position + 1) }
      }
      makeOptional(member, source, &edits)
      let hasResult = member.type != nil
      switch member.keyword {
      case "func":
        let end = member.type.map { $0.lowerBound - 1 } ?? member.tokens.upperBound
        let declaration = source.text(member.keywordToken..<end).trimmingLines
        let result = member.type.map { " -> \(optional(source, $0))" } ?? ""
        let kind = member.isStatic ? "static " : ""
        defaults.append("\(access)\(kind)\(declaration)\(result) {\(hasResult ? " nil " : "")}")
      case "var":
        guard let result = member.type else { continue }
        let isSettable = source.tokens[result.upperBound..<member.tokens.upperBound].contains {
          $0.isWord("set")
        }
        let body = isSettable ? "get { nil } set {}" : "nil"
        defaults.append("\(access)var \(member.name): \(optional(source, result)) { \(body) }")
      default: continue
      }
    }
    if !defaults.isEmpty {
      let text = defaults.joined(separator: "; ")
      edits.insert("; extension \(type.name) { \(text) }", after: type.body.upperBound)
    }
  }

  static func makeOptional(
    _ member: MemberDeclaration, _ source: SwiftSource, _ edits: inout SourceEdits
  ) {
    guard let type = member.type, !isOptional(source, type) else { return }
    if needsParentheses(source, type) {
      edits.insert("(", before: type.lowerBound)
      edits.insert(")?", after: type.upperBound - 1)
    } else {
      edits.insert("?", after: type.upperBound - 1)
    }
  }

  static func optional(_ source: SwiftSource, _ type: Range<Int>) -> String {
    let text = source.text(type).trimmingLines
    return isOptional(source, type)
      ? text : needsParentheses(source, type) ? "(\(text))?" : "\(text)?"
  }

  static func isOptional(_ source: SwiftSource, _ type: Range<Int>) -> Bool {
    let last = source.tokens[type.upperBound - 1].text
    return last == "?" || last == "!" || source.text(type) == "Void"
  }

  static func needsParentheses(_ source: SwiftSource, _ type: Range<Int>) -> Bool {
    source.tokens[type].contains { ["->", "&", "any", "some"].contains($0.text) }
  }
}

extension String {
  /// The text on one line.
  var trimmingLines: String {
    split(whereSeparator: \.isNewline).map { line in
      String(line.drop { $0 == " " || $0 == "\t" })
    }
    .joined(separator: " ")
  }
}
