extension PortRule {
  /// `@NSManaged var progress: CGFloat` stores the value in the layer by the property's name, as the
  /// accessors do that it gets. Without a value it has the type's empty one: 0, false, nil.
  static let managedProperties = PortRule(name: "managed properties") { source, _, edits in
    for member in source.types.flatMap(\.members)
    where member.keyword == "var" && member.modifiers.contains("@NSManaged") {
      guard let type = member.type, member.bodyStart == nil else { continue }
      let isOptional = ["?", "!"].contains { source.isPunctuation(type.upperBound - 1, $0) }
      let name = source.text(isOptional ? type.dropLast() : type)
      let value = "value(forKey: \"\(member.name)\") as? \(name)"
      edits.insert(
        " { get { \(value)\(isOptional ? "" : " ?? \(name)()") }"
          + " set { setValue(newValue, forKey: \"\(member.name)\") } }",
        after: type.upperBound - 1)
    }
  }
}
