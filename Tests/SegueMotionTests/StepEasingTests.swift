import SegueMotion
import TestSupport
import Testing

@Suite struct StepEasingTests {
  struct StairCase: CustomTestStringConvertible, Sendable {
    var jumps: StepEasing.Jumps
    /// The progress before and at the start, the end, the jumps between and moments next to them.
    var before, at: [Double]
    var testDescription: String { "\(jumps)" }
  }

  @Test(
    "three steps have CSS's values, before the jumps and after them",
    arguments: [
      StairCase(
        jumps: .end, before: [-1, 0, 0, 0, 1, 2, 3].map { $0 / 3 },
        at: [-1, 0, 0, 1, 2, 3, 3].map { $0 / 3 }),
      StairCase(
        jumps: .start, before: [0, 0, 1, 1, 2, 3, 4].map { $0 / 3 },
        at: [0, 1, 1, 2, 3, 3, 4].map { $0 / 3 }),
      StairCase(
        jumps: .both, before: [0, 0, 1, 1, 2, 3, 4].map { $0 / 4 },
        at: [0, 1, 1, 2, 3, 4, 4].map { $0 / 4 }),
      StairCase(
        jumps: .none, before: [-1, 0, 0, 0, 1, 2, 3].map { $0 / 2 },
        at: [-1, 0, 0, 1, 2, 2, 3].map { $0 / 2 }),
    ])
  func stairs(_ expected: StairCase) throws {
    let steps = try StepEasing(count: 3, jumps: expected.jumps)
    let times = [-0.5 / 3, 0, 0.5 / 3, 1.0 / 3, 2.0 / 3, 1, 3.5 / 3]
    #expect(times.map { steps.value(at: $0) } == expected.at)
    #expect(times.map { steps.value(at: $0, isBefore: true) } == expected.before)
  }

  @Test("a single step jumps at the end by default")
  func one() throws {
    let steps = try StepEasing(count: 1)
    #expect([-0.1, 0, 0.999, 1, 1.5, 2].map { steps.value(at: $0) } == [-1, 0, 0, 1, 1, 2])
  }

  @Test("steps never descend, have only the step values and stay within 0 and 1")
  func law() {
    checkInvariant { generator in
      let jumps = generator.one(of: StepEasing.Jumps.start, .end, .both, .none)
      let count = generator.one(of: 2, 3, 10, 60, 1000)
      let steps = try StepEasing(count: count, jumps: jumps)
      let x = generator.unit()
      let value = steps.value(at: x)
      let before = steps.value(at: x, isBefore: true)
      let later = steps.value(at: min(1, x + generator.unit()))
      guard value >= 0 && before <= value && value <= later && later <= 1 else {
        return "\(steps) changes from \(before) to \(value) at \(x), and later to \(later)"
      }
      let height = jumps == .none ? count - 1 : jumps == .both ? count + 1 : count
      let step = value * Double(height)
      let low = jumps == .start || jumps == .both ? x * Double(count) : x * Double(count) - 1
      guard step >= low - 1e-9 && step <= low + 1 + 1e-9 || jumps == .none else {
        return "\(steps) is at step \(step) at \(x)"
      }
      return difference("the step of \(steps)", step, step.rounded(), within: 1e-9)
    }
  }
}
