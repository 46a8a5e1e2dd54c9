extension PortRule {
  /// A member that an extension of one of UIKit's classes declares, and that subclasses override, is
  /// dispatched by hand: without the Objective-C runtime, members of extensions have no overrides.
  ///
  /// `extension UIView { func prepare() {…} }` becomes `prepare__UIView()`, an override in UILabel
  /// `prepare__UILabel()`, and `prepare()` calls that of the object's class.
  static let extensionOverrides = PortRule(name: "overrides of extensions") {
    source, index, edits in
    for type in source.types {
      for member in type.members where ["func", "var"].contains(member.keyword) {
        guard let base = index.extendedClass(declaring: member) else { continue }
        let owner = SourceIndex.lastPart(type.name)
        let isBase = owner == base && type.keyword == "extension" && !member.isOverride
        guard isBase || member.isOverride, member.tokens.contains(member.keywordToken + 1) else {
          continue
        }
        let access = member.tokens.lowerBound..<member.keywordToken
        if isBase, let text = Dispatcher.dispatcher(member, base, source, index) {
          edits.insert("; \(text)", after: member.tokens.upperBound - 1)
        }
        for position in access {
          if source.tokens[position].isWord("override") { edits.remove(position..<position + 1) }
          if source.tokens[position].isWord("open") {
            edits.replace(position..<position + 1, with: "public")
          }
        }
        edits.insert("__\(owner)", after: member.keywordToken + 1)
        let parent =
          index.ancestry(of: owner).dropFirst().first {
            index.members(of: $0, named: member.name).contains { $0.reference == member.reference }
          } ?? base
        for position in member.tokens.dropLast(2)
        where source.tokens[position].isWord("super")
          && source.tokens[position + 2].isWord(member.name)
        {
          edits.replace(position..<position + 1, with: "self")
          edits.insert("__\(parent)", after: position + 2)
        }
      }
    }
  }
}

/// The member that calls the implementation of the object's class.
private enum Dispatcher {
  /// Returns the member that calls the implementation of the object's class.
  static func dispatcher(
    _ member: MemberDeclaration, _ base: String, _ source: SwiftSource, _ index: SourceIndex
  ) -> String? {
    let modifiers = (member.tokens.lowerBound..<member.keywordToken).compactMap {
      source.tokens[$0].kind == .word || source.tokens[$0].text == "@discardableResult"
        ? source.tokens[$0].text : nil
    }.map { $0 == "open" ? "public" : $0 }
    let owners = index.overriders(of: member)
    let start = (modifiers + [member.keyword, member.name]).joined(separator: " ")
    if member.keyword == "func" {
      guard let end = member.bodyStart, let arguments = arguments(member, source) else {
        return nil
      }
      let signature = source.text(member.keywordToken + 2..<end)
      guard !signature.contains("//") else { return nil }
      let calls = owners.map {
        "if let target = self as? \($0) { return target.\(member.name)__\($0)(\(arguments)) }; "
      }
      return start + signature.replacing("\n", with: " ") + " { " + calls.joined()
        + "return \(member.name)__\(base)(\(arguments)) }"
    }
    guard let type = member.type, type.upperBound < member.tokens.upperBound else { return nil }
    let accessors = source.tokens[type.upperBound..<member.tokens.upperBound]
    let gets = owners.map {
      "if let target = self as? \($0) { return target.\(member.name)__\($0) }; "
    }
    let getter = "get { \(gets.joined())return \(member.name)__\(base) }"
    let sets = owners.map {
      "if let target = self as? \($0) { target.\(member.name)__\($0) = newValue; return }; "
    }
    let setter =
      accessors.contains { $0.isWord("set") }
      ? " set { \(sets.joined())\(member.name)__\(base) = newValue }" : ""
    return "\(start): \(source.text(type)) { \(getter)\(setter) }"
  }

  /// Returns the arguments that forward the parameters of a function.
  static func arguments(_ member: MemberDeclaration, _ source: SwiftSource) -> String? {
    guard
      let open = (member.keywordToken..<member.tokens.upperBound).first(where: {
        source.isPunctuation($0, "(")
      }), let close = source.partners[open]
    else { return nil }
    var names: [String] = []
    var position = open + 1
    var isStart = true
    while position < close {
      if isStart, source.tokens[position].kind == .word {
        let hasName = source.token(position + 1)?.kind == .word
        names.append(source.tokens[hasName ? position + 1 : position].text)
        isStart = false
      }
      if source.isPunctuation(position, ",") { isStart = true }
      position =
        (source.tokens[position].opensBracket ? source.partners[position] ?? position : position)
        + 1
    }
    guard names.count == member.labels.count else { return nil }
    return zip(member.labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }
      .joined(separator: ", ")
  }
}

extension SourceIndex {
  /// Returns the class of UIKit whose extension in the sources declares a member that a subclass
  /// overrides; `nil` without one.
  func extendedClass(declaring member: MemberDeclaration) -> String? { extended[member.reference] }

  /// Returns the classes that override a member, subclasses first.
  func overriders(of member: MemberDeclaration) -> [String] { overriding[member.reference] ?? [] }

  /// Finds the members of extensions of UIKit's classes that subclasses override.
  static func overrides(
    in types: [TypeDeclaration], _ index: SourceIndex
  ) -> (extended: [String: String], overriding: [String: [String]]) {
    var bases: [String: Set<String>] = [:]
    var overriding: [String: Set<String>] = [:]
    for type in types {
      let owner = lastPart(type.name)
      for member in type.members where ["func", "var"].contains(member.keyword) {
        if member.isOverride {
          overriding[member.reference, default: []].insert(owner)
        } else if type.keyword == "extension", index.type(owner) == nil, owner.hasPrefix("UI"),
          !member.isStatic, !isProtocolOfUIKit(owner)
        {
          bases[member.reference, default: []].insert(owner)
        }
      }
    }
    var extended: [String: String] = [:]
    for (reference, owners) in overriding {
      guard let base = bases[reference], base.count == 1, let first = base.first,
        !owners.contains(first)
      else { continue }
      extended[reference] = first
    }
    let sorted = overriding.mapValues { owners in
      owners.sorted {
        let (first, second) = (index.depth(of: $0), index.depth(of: $1))
        return first != second ? first > second : $0 < $1
      }
    }
    return (extended, sorted)
  }

  /// How far below UIKit's general classes a class is.
  private func depth(of name: String) -> Int {
    let general = ["UIView": 0, "UIViewController": 0, "UIControl": 1, "UIScrollView": 1]
    let own = ancestry(of: name).count { type($0) != nil }
    return own > 0 ? own + 2 : general[name] ?? 2
  }
}
