extension PortRule {
  /// Attributes of the Objective-C runtime and of Interface Builder are removed; a protocol that they
  /// make a class protocol stays one.
  static let attributes = PortRule(name: "attributes") { source, _, edits in
    for (index, token) in source.tokens.enumerated() {
      if token.kind == .attribute, removed.contains(token.text) {
        let hasArguments =
          source.isPunctuation(index + 1, "(")
          && source.tokens[index + 1].range.lowerBound == token.range.upperBound
        let end = hasArguments ? (source.partners[index + 1] ?? index) + 1 : index + 1
        edits.remove(index..<end)
      }
      if token.isWord("dynamic"), let next = source.token(index + 1), next.line == token.line,
        next.kind == .attribute || next.kind == .word && followers.contains(next.text),
        !source.isPunctuation(index - 1, "."), !source.isPunctuation(index - 1, ",")
      {
        edits.remove(index..<index + 1)
      }
      if token.isWord("open"), source.token(index + 1)?.isWord("static") ?? false {
        edits.replace(index..<index + 1, with: "public")
      }
      if token.isWord("unowned"), source.isPunctuation(index + 1, "("),
        source.token(index + 2)?.text == "unsafe"
      {
        edits.remove(index + 1..<index + 4)
      }
    }
    for type in source.types where type.keyword == "protocol" {
      let isObjectiveC =
        type.isObjectiveC || type.members.contains { $0.modifiers.contains("@objc") }
      if isObjectiveC, type.inherited.isEmpty { edits.insert(": AnyObject", after: type.nameEnd) }
    }
  }

  /// What follows the modifier `dynamic`, which is also a name.
  private static let followers: Set = [
    "var", "let", "func", "class", "static", "public", "open", "internal", "private", "fileprivate",
    "override", "weak", "lazy", "final", "required", "convenience", "init", "subscript",
  ]

  private static let removed: Set = [
    "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBInspectable",
    "@IBDesignable",
    "@IBSegueAction", "@NSManaged", "@NSCopying", "@GKInspectable", "@UIApplicationMain",
    "@NSApplicationMain", "@main", "@LSApplicationMain",
  ]
}
