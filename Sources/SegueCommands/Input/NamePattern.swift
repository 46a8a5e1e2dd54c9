/// A pattern of names: `*` matches any characters, `?` one, every other character itself.
nonisolated package struct NamePattern: Hashable, Sendable {
  private let pattern: [Character]

  package init(_ pattern: String) { self.pattern = Array(pattern) }

  /// Returns whether the pattern matches a whole name, in time proportional to the product of both
  /// lengths.
  ///
  /// After a mismatch the last star matches one more character; earlier stars need no backtracking,
  /// because the first match of their part is as good as any.
  package func matches(_ name: String) -> Bool {
    let name = Array(name)
    var (index, next) = (0, 0)
    // The last star: its index in the pattern, and the end of its match in the name.
    var star: (index: Int, end: Int)?
    while index < name.count {
      if next < pattern.count, pattern[next] == "*" {
        star = (next, index)
        next += 1
      } else if next < pattern.count, pattern[next] == "?" || pattern[next] == name[index] {
        index += 1
        next += 1
      } else if let last = star {
        star = (last.index, last.end + 1)
        (index, next) = (last.end + 1, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
