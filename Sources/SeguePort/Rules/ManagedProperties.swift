extension PortRule {
  /// `@NSManaged var progress: CGFloat` stores the value in the layer by the property's name, as the
  /// accessors do that it gets.
  static let managedProperties = PortRule(name: "managed properties") { source, _, edits in
    for member in source.types.flatMap(\.members) {
      guard let type = member.type, let text = member.managedAccessors(in: source) else { continue }
      edits.insert(text, after: type.upperBound - 1)
    }
  }
}

extension MemberDeclaration {
  /// Returns the accessors of a managed property; nil for another member. Without a value it has the
  /// type's empty one: 0, false, nil.
  fileprivate func managedAccessors(in source: SwiftSource) -> String? {
    guard keyword == "var", modifiers.contains("@NSManaged"), bodyStart == nil, let type else {
      return nil
    }
    let isOptional = ["?", "!"].contains { source.isPunctuation(type.upperBound - 1, $0) }
    let typeName = source.text(isOptional ? type.dropLast() : type)
    let value = "value(forKey: \"\(name)\") as? \(typeName)"
    return " { get { \(value)\(isOptional ? "" : " ?? \(typeName)()") }"
      + " set { setValue(newValue, forKey: \"\(name)\") } }"
  }
}
