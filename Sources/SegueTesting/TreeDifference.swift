/// The first difference between two view trees, and the number of others.
nonisolated struct TreeDifference {
  let expected: String
  let found: String
  /// Whether the tree has an extra view.
  let isExtra: Bool

  /// Compares two trees; nil if they are equal.
  init?(_ found: [ViewState], from expected: [ViewState]) {
    guard found != expected else { return nil }
    isExtra = found.count > expected.count
    let index = zip(found, expected).prefix { $0 == $1 }.count
    if isExtra {
      self.expected = "no such view"
      self.found = found[index].text
    } else if found.count < expected.count {
      self.expected = expected[index].text
      self.found = "no such view"
    } else {
      let (left, right) = (expected[index].text, found[index].text)
      let hasSameText = left == right
      // The text omits some values; a dump shows all.
      self.expected = hasSameText ? "\(expected[index])" : left
      let others = zip(found, expected).count { $0 != $1 } - 1
      self.found =
        (hasSameText ? "\(found[index])" : right)
        + (others == 0 ? "" : "; \(others) other \(others == 1 ? "view differs" : "views differ")")
    }
  }
}
