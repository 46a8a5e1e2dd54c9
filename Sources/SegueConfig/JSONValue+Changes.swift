extension JSONValue {
  /// Returns the members of an object that differ from those of another.
  ///
  /// - Parameters:
  ///   - base: The other object.
  ///   - isGroup: Returns whether the member at a path, such as `drag.threshold`, is an object whose
  ///     members are compared one by one; any other value is kept whole.
  package func changes(from base: JSONValue, isGroup: (_ path: String) -> Bool) -> JSONValue {
    changes(from: base, at: "", isGroup) ?? .object([])
  }

  private func changes(
    from base: JSONValue, at path: String, _ isGroup: (String) -> Bool
  ) -> JSONValue? {
    guard self != base else { return nil }
    guard path.isEmpty || isGroup(path), let members, base.members != nil else { return self }
    return .object(
      members.compactMap { member in
        guard let other = base[member.name] else { return member }
        let inner = path.isEmpty ? member.name : "\(path).\(member.name)"
        return member.value.changes(from: other, at: inner, isGroup).map { .init(member.name, $0) }
      })
  }
}
