extension PortRule {
  /// What every object has with the Objective-C runtime, a class cannot override here: it declares it. An
  /// observer of key-value observing adopts a protocol of HeadlessUIKit.
  static let objectOverrides = PortRule(name: "object overrides") { source, index, edits in
    for type in source.types {
      for member in type.members where member.isOverride {
        let isOfPlainObject =
          namesOfPlainObjects.contains(member.reference) && index.isPlainObject(type.name)
        guard names.contains(member.reference) || isOfPlainObject else { continue }
        let isInherited = index.ancestry(of: type.name).dropFirst().contains {
          !index.members(of: $0, named: member.name, labels: member.labels).isEmpty
        }
        if isInherited { continue }
        for position in member.tokens where position < member.keywordToken {
          if source.tokens[position].isWord("override") { edits.remove(position..<position + 1) }
        }
        if member.name == "observeValue",
          let outer = source.types(around: type.body.lowerBound).last
        {
          edits.insert(
            "; extension \(type.name): KeyValueObserver {}", after: outer.body.upperBound)
        }
        if isOfPlainObject { removeCallOfSuper(source, member, &edits) }
        if member.name == "forwardingTarget" {
          edits.notice(
            member.keywordToken, "no call is forwarded to another object here",
            help: "implement the methods, and call the other object in them")
        }
      }
    }
  }

  private static let names: Set = [
    "observeValue(forKeyPath:of:change:context:)", "responds(to:)", "forwardingTarget(for:)",
    "method(for:)",
  ]
  /// What UIKit's classes declare, and every other object has with the Objective-C runtime only.
  private static let namesOfPlainObjects: Set = ["awakeFromNib", "prepareForInterfaceBuilder"]

  /// Removes `super.awakeFromNib()`, which calls nothing.
  private static func removeCallOfSuper(
    _ source: SwiftSource, _ member: MemberDeclaration, _ edits: inout SourceEdits
  ) {
    for position in member.tokens.dropLast(4)
    where source.tokens[position].isWord("super")
      && source.token(position + 2)?.isWord(member.name) ?? false
    {
      edits.remove(position..<position + 5)
    }
  }
}
