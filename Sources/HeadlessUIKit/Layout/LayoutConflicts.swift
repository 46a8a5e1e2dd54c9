/// Contradictions that a layout under way has met, each told once.
///
/// They wait until it has come to rest: a frame that a layout pass has yet to give ends those that
/// only a frame of before had.
struct LayoutConflicts {
  private var found: [(source: LayoutProblem.Source, message: String)] = []
  private var depth = 0

  /// A layout begins, maybe within another.
  mutating func begin() { depth += 1 }

  /// Takes note of a contradiction, if it is new.
  mutating func note(_ source: LayoutProblem.Source, message: () -> String) {
    if let index = found.firstIndex(where: { $0.source == source }) {
      found[index].message = message()
    } else if !source.isBroken {
      found.append((source, message()))
    }
  }

  /// A layout has come to rest.
  ///
  /// - Returns: The messages of what still contradicts itself, once the outermost has.
  mutating func end() -> [String] {
    depth -= 1
    guard depth == 0 else { return [] }
    defer { found = [] }
    return found.filter(\.source.isBroken).map(\.message)
  }
}

extension LayoutProblem.Source {
  /// Whether it was ignored when constraints were solved last.
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
