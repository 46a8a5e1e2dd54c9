/// The first place in which a tree of views is not as it should be.
nonisolated struct TreeDifference {
  let expected: String
  let found: String
  /// Whether it has a view too many.
  let isExtra: Bool

  /// Compares two trees; nil when they are the same.
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
      let isUnsaid = left == right
      self.expected = isUnsaid ? "\(expected[index])" : left
      self.found = isUnsaid ? "\(found[index])" : right
    }
  }
}
