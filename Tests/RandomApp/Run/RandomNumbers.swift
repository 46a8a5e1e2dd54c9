/// Random numbers that follow from a seed alone (SplitMix64).
nonisolated package struct RandomNumbers {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number in `0..<count`.
  mutating func pick(_ count: Int) -> Int { Int(next() % UInt64(max(1, count))) }
  mutating func pick<Element>(from all: [Element]) -> Element { all[pick(all.count)] }
  /// Returns an element; `nil` for an empty array.
  mutating func pick<Element>(fromAny all: [Element]) -> Element? {
    all.isEmpty ? nil : all[pick(all.count)]
  }
  /// Returns true once in `count` calls on average.
  mutating func once(in count: Int) -> Bool { pick(count) == 0 }
}
