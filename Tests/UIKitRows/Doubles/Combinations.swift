// Swift Testing combines two lists of arguments.

/// Returns every combination of three lists of arguments.
nonisolated func combinations<A, B, C>(_ a: [A], _ b: [B], _ c: [C]) -> [(A, B, C)] {
  a.flatMap { a in b.flatMap { b in c.map { (a, b, $0) } } }
}

/// Returns every combination of four lists of arguments.
nonisolated func combinations<A, B, C, D>(
  _ a: [A], _ b: [B], _ c: [C], _ d: [D]
) -> [(A, B, C, D)] {
  combinations(a, b, c).flatMap { abc in d.map { (abc.0, abc.1, abc.2, $0) } }
}
