/// Contradictions found during a layout pass, each reported once.
///
/// They are reported after the outermost pass, because frames set during the pass may resolve
/// contradictions due to earlier frames.
struct LayoutConflicts {
  private var found: [(source: LayoutProblem.Source, message: String)] = []
  private var depth = 0

  /// Begins a layout pass, which may be nested.
  nonisolated mutating func begin() { depth += 1 }

  /// Records a contradiction, or replaces its message. One that was broken before the pass has been
  /// reported, and is not recorded again.
  mutating func record(_ source: LayoutProblem.Source, message: () -> String) {
    if let index = found.firstIndex(where: { $0.source == source }) {
      found[index].message = message()
    } else if !source.isBroken {
      found.append((source, message()))
    }
  }

  /// Ends a layout pass.
  ///
  /// - Returns: Whether the outermost pass ended and contradictions were found.
  nonisolated mutating func end() -> Bool {
    depth -= 1
    return depth == 0 && !found.isEmpty
  }

  /// Returns the messages of the contradictions that remain, and forgets them.
  mutating func removeMessages() -> [String] {
    defer { found = [] }
    return found.filter(\.source.isBroken).map(\.message)
  }
}

extension LayoutProblem.Source {
  /// Whether the constraint or size contradicted others and was ignored when they were solved last. A
  /// fitting size, which is only measured, counts as broken, so that it is never reported.
  var isBroken: Bool {
    get {
      switch self {
      case .constraint(let constraint): constraint.isBroken
      case .contentSize(let view, _): view.layoutItems?.isContentConflictKnown ?? false
      case .fittingSize: true
      }
    }
    nonmutating set {
      switch self {
      case .constraint(let constraint): constraint.isBroken = newValue
      case .contentSize(let view, _): view.layoutItems?.isContentConflictKnown = newValue
      case .fittingSize: break
      }
    }
  }

  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.constraint(let one), .constraint(let other)): one === other
    case (.contentSize(let one, let axis), .contentSize(let other, let otherAxis)):
      one === other && axis == otherAxis
    default: false
    }
  }
}
