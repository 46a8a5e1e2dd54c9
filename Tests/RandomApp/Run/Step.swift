import TestSupport

/// One step of a run: an action, and the seed of its details.
///
/// The details follow from the step's seed, so that a step has the same effect when other steps
/// are removed.
nonisolated package struct Step: Sendable {
  /// The action of a step.
  package enum Deed: CaseIterable, Sendable {
    // Presentations.
    case present, dismiss, dismissTop, alert, popover, sheet, zoom, changeSheet, style
    // Containers.
    case push, pop, setStack, selectTab, setTabs, setPage, column, setColumn, displayMode, addChild,
      removeChild, exchangeChild, animateContainers
    // Surroundings.
    case rotate, resize, keyboard, background, replaceRoot
    // Touches.
    case tap, edgeSwipe, drag, pull, touchDown, touchMove, touchUp, drive, interrupt
    // Code that runs later.
    case timer, callback
    // Time.
    case turn, advance, settle

    /// The relative frequency.
    var weight: Int {
      switch self {
      case .present: 8
      case .advance: 14
      case .turn: 8
      case .push, .selectTab: 7
      case .dismiss, .pop: 5
      case .dismissTop, .settle, .resize, .setStack, .drive, .pull: 4
      case .sheet, .popover, .alert, .setPage, .column, .callback, .timer, .rotate: 3
      case .drag, .edgeSwipe, .tap, .touchMove, .touchUp: 3
      case .zoom, .changeSheet, .setColumn, .addChild, .exchangeChild, .touchDown: 2
      case .animateContainers, .setTabs, .removeChild, .interrupt, .keyboard: 2
      case .displayMode, .background, .replaceRoot, .style: 1
      }
    }

    /// Every action, repeated by its weight.
    static let drawn = allCases.flatMap { Array(repeating: $0, count: $0.weight) }
    /// The actions inside callbacks and timers.
    static let nested: [Deed] = [
      .present, .present, .dismiss, .dismissTop, .push, .pop, .setStack, .selectTab, .alert, .sheet,
      .setPage, .column, .addChild, .removeChild, .exchangeChild, .setTabs,
    ]
  }

  package let deed: Deed
  package let seed: UInt64

  /// Returns the steps of a run.
  package static func all(seed: UInt64, count: Int) -> [Step] {
    var numbers = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      Step(deed: numbers.pick(from: Deed.drawn), seed: numbers.next())
    }
  }
}
