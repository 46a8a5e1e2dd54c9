/// A random number generator that gives the same numbers for the same seed (SplitMix64).
nonisolated package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number in `0..<count`; 0 if `count` is 0.
  package mutating func pick(_ count: Int) -> Int { Int(next() % UInt64(max(1, count))) }

  /// Returns one of several values.
  package mutating func one<Value>(of values: Value...) -> Value { values[pick(values.count)] }

  /// Returns true once in `count` calls on average.
  package mutating func once(in count: Int) -> Bool { pick(count) == 0 }
}
