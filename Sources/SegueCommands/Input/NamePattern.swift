/// A pattern of names: `*` stands for any letters, `?` for one, everything else for itself.
nonisolated package struct NamePattern: Hashable, Sendable {
  private let pattern: [Character]

  package init(_ pattern: String) { self.pattern = Array(pattern) }

  /// Whether a whole name fits, in time proportional to both lengths multiplied.
  ///
  /// Where something does not fit, the last star takes one letter more; stars before it need not be
  /// tried again, for the first place where their part fits is as good as any.
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
