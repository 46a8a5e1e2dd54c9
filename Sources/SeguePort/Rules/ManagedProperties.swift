extension PortRule {
  /// `@NSManaged var radius: CGFloat`, whose accessors the Objective-C runtime makes for a layer, reads
  /// and writes the layer's value for the name.
  static let managedProperties = PortRule(name: "managed properties") { source, _, edits in
    for type in source.types {
      for member in type.members where member.keyword == "var" {
        guard let kind = member.type,
          let attribute = member.tokens.first(where: {
            source.tokens[$0].kind == .attribute && source.tokens[$0].text == "@NSManaged"
          })
        else { continue }
        edits.remove(attribute..<attribute + 1)
        let name = source.text(kind)
        let isOptional = "?!".contains(name.last ?? " ")
        let value =
          isOptional
          ? "value(forKey: \"\(member.name)\") as? \(name.dropLast())"
          : zeros[name].map { "value(forKey: \"\(member.name)\") as? \(name) ?? \($0)" }
            ?? "value(forKey: \"\(member.name)\") as! \(name)"
        edits.insert(
          " { get { \(value) } set { setValue(newValue, forKey: \"\(member.name)\") } }",
          after: kind.upperBound - 1)
      }
    }
  }

  /// The values before the first assignment.
  private static let zeros = [
    "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "TimeInterval": "0", "Bool": "false",
    "String": "\"\"", "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero",
    "UIEdgeInsets": ".zero", "CGAffineTransform": ".identity",
  ]
}
