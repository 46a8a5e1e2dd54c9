extension PortRule {
  /// A member of an `AnyObject`, which the Objective-C runtime finds by its name, is that of the type
  /// that declares it: `(value as AnyObject).cgRectValue` is `(value as! NSValue).cgRectValue`.
  static let objectMembers = PortRule(name: "members of AnyObject") { source, index, edits in
    for (position, token) in source.tokens.enumerated()
    where token.isWord("AnyObject") && source.token(position - 1)?.isWord("as") ?? false {
      guard source.isPunctuation(position + 1, ")"), let open = source.partners[position + 1],
        let member = AnyObjectCasts.memberName(source, after: position + 2),
        let type = AnyObjectCasts.typesOfMembers[source.tokens[member].text]
      else { continue }
      let isOptional =
        source.isPunctuation(member + 1, "?")
        || AnyObjectCasts.isBound(source, before: open - 1)
          && !source.isPunctuation(member + 1, ".")
      edits.replace(position - 1..<position + 1, with: "as\(isOptional ? "?" : "!") \(type)")
      guard isOptional, member == position + 3 else { continue }
      edits.insert("?", after: position + 1)
      if source.isPunctuation(member + 1, "?") { edits.remove(member + 1..<member + 2) }
    }
    for position in source.tokens.indices where source.isPunctuation(position - 1, ".") {
      AnyObjectCasts.castElement(source, position, &edits)
    }
    for type in source.types {
      for property in type.members where ["var", "let"].contains(property.keyword) {
        guard let kind = property.type,
          ["AnyObject?", "AnyObject!", "AnyObject"].contains(source.text(kind))
        else { continue }
        AnyObjectCasts.castUses(
          of: property.name, isOptional: source.text(kind) != "AnyObject", in: source, type, index,
          &edits)
      }
    }
  }
}

/// The casts of objects without a type.
private enum AnyObjectCasts {
  /// Casts a property where a member of it is used: to the protocol or class of the sources that has it.
  static func castUses(
    of name: String, isOptional: Bool, in source: SwiftSource, _ type: TypeDeclaration,
    _ index: SourceIndex,
    _ edits: inout SourceEdits
  ) {
    let bodies = source.types.filter {
      SourceIndex.lastPart($0.name) == SourceIndex.lastPart(type.name)
    }.map(\.body)
    for position in bodies.joined() where source.tokens[position].isWord(name) {
      // Without a question mark it is another one, in a narrower scope.
      guard let member = memberName(source, after: position + 1),
        isOptional != source.isPunctuation(position + 1, "."),
        let owner = owner(of: source.tokens[member].text, index)
      else { continue }
      let isOfSelf =
        source.isPunctuation(position - 1, ".")
        && source.token(position - 2)?.isWord("self") ?? false
      guard isOfSelf || !source.isPunctuation(position - 1, ".") else { continue }
      let start = isOfSelf ? position - 2 : position
      edits.replace(
        start..<member, with: "(\(source.text(start..<position + 1)) as? \(owner))?.")
    }
  }

  /// Returns the type that has a member: one of Foundation's, the only protocol of the sources, or else
  /// their only class.
  static func owner(of member: String, _ index: SourceIndex) -> String? {
    if let type = typesOfMembers[member] { return type }
    let owners = Set(index.functions(named: member, labels: nil).map(\.type))
    let protocols = owners.filter { index.type($0)?.keyword == "protocol" }
    return protocols.count == 1 ? protocols.first : owners.count == 1 ? owners.first : nil
  }

  /// Returns the token of the member in `.member`, `?.member` or `!.member`.
  static func memberName(_ source: SwiftSource, after position: Int) -> Int? {
    var next = position
    if source.isPunctuation(next, "?") || source.isPunctuation(next, "!") { next += 1 }
    guard source.isPunctuation(next, "."), source.token(next + 1)?.kind == .word else { return nil }
    return next + 1
  }

  /// Whether a token is the equals sign of `let name =`, whose value is an optional.
  static func isBound(_ source: SwiftSource, before sign: Int) -> Bool {
    source.isPunctuation(sign, "=") && ["let", "var"].contains(source.token(sign - 2)?.text)
  }

  /// Casts the value in `userInfo[key]?.cgRectValue`.
  static func castElement(_ source: SwiftSource, _ member: Int, _ edits: inout SourceEdits) {
    guard let type = typesOfMembers[source.tokens[member].text], type != "NSObject",
      source.isPunctuation(member - 1, "."),
      source.isPunctuation(member - 2, "?") || source.isPunctuation(member - 2, "!"),
      source.isPunctuation(member - 3, "]"), let open = source.partners[member - 3],
      source.token(open - 1)?.kind == .word
        || source.isPunctuation(open - 1, "?") || source.isPunctuation(open - 1, "!")
    else { return }
    var start = open - 1
    while start > 0, source.tokens[start].kind != .word || source.isPunctuation(start - 1, ".") {
      start -= 1
      guard source.tokens[start].kind == .word || "?!.".contains(source.tokens[start].text) else {
        return
      }
    }
    let isForced = source.isPunctuation(member - 2, "!")
    edits.insert("(", before: start)
    edits.replace(
      member - 2..<member, with: isForced ? " as! \(type))." : " as? \(type))?.")
  }

  static let typesOfMembers = [
    "cgRectValue": "NSValue", "cgPointValue": "NSValue", "cgSizeValue": "NSValue",
    "uiEdgeInsetsValue": "NSValue", "doubleValue": "NSNumber", "floatValue": "NSNumber",
    "intValue": "NSNumber", "integerValue": "NSNumber", "boolValue": "NSNumber",
    "uintValue": "NSNumber", "responds": "NSObject", "isKind": "NSObject", "isEqual": "NSObject",
    "performSelector": "NSObject", "perform": "NSObject",
  ]
}
