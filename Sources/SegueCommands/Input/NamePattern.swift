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
    var (place, next) = (0, 0)
    var star: (place: Int, taken: Int)?
    while place < name.count {
      if next < pattern.count, pattern[next] == "*" {
        star = (next, place)
        next += 1
      } else if next < pattern.count, pattern[next] == "?" || pattern[next] == name[place] {
        place += 1
        next += 1
      } else if let last = star {
        star = (last.place, last.taken + 1)
        (place, next) = (last.taken + 1, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
