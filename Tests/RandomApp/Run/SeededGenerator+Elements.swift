import TestSupport

extension SeededGenerator {
  nonisolated mutating func pick<Element>(from all: [Element]) -> Element { all[pick(all.count)] }
  /// Returns an element; `nil` for an empty array.
  nonisolated mutating func pick<Element>(fromAny all: [Element]) -> Element? {
    all.isEmpty ? nil : all[pick(all.count)]
  }
}
