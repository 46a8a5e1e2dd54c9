import SegueMotion
import TestSupport
import Testing

@Suite struct PiecewiseLinearTests {
  struct LineCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var stops: [PiecewiseLinear.Stop]
    var inputs: [Double]
    /// Values at -1, 0, 1/4, 1/2, 3/4, 1 and 2.
    var values: [Double]
  }

  @Test(
    "values are those of CSS's linear()",
    arguments: [
      LineCase(
        testDescription: "two ends", stops: [.init(0), .init(1)], inputs: [0, 1],
        values: [-1, 0, 0.25, 0.5, 0.75, 1, 2]),
      LineCase(
        testDescription: "a single stop", stops: [.init(0.3)], inputs: [0],
        values: [0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3]),
      LineCase(
        testDescription: "evenly spaced", stops: [.init(0), .init(0.5), .init(2), .init(1)],
        inputs: [0, 1.0 / 3, 2.0 / 3, 1], values: [-1.5, 0, 0.375, 1.25, 1.75, 1, -2]),
      LineCase(
        testDescription: "a jump",
        stops: [.init(0), .init(0.2, at: 0.5), .init(0.8, at: 0.5), .init(1)],
        inputs: [0, 0.5, 0.5, 1], values: [-0.4, 0, 0.1, 0.8, 0.9, 1, 1.4]),
      LineCase(
        testDescription: "an input before an earlier one",
        stops: [.init(0), .init(0.5, at: 0.75), .init(1, at: 0.25), .init(2)],
        inputs: [0, 0.75, 0.75, 1], values: [-2.0 / 3, 0, 1.0 / 6, 1.0 / 3, 1, 2, 6]),
      LineCase(
        testDescription: "a last input beyond the end",
        stops: [.init(0), .init(1, at: 2), .init(3)], inputs: [0, 2, 2],
        values: [-0.5, 0, 0.125, 0.25, 0.375, 0.5, 3]),
      LineCase(
        testDescription: "jumps at both ends",
        stops: [.init(5, at: 0), .init(0, at: 0), .init(1, at: 1), .init(7, at: 1)],
        inputs: [0, 0, 1, 1], values: [5, 0, 0.25, 0.5, 0.75, 7, 7]),
      LineCase(
        testDescription: "begun late", stops: [.init(0, at: 0.5), .init(1)], inputs: [0.5, 1],
        values: [-3, -1, -0.5, 0, 0.5, 1, 3]),
    ])
  func lines(_ expected: LineCase) throws {
    let easing = try PiecewiseLinear(expected.stops)
    for (point, input) in zip(easing.points, expected.inputs) {
      expectClose(point.input, input, within: 1e-15)
    }
    #expect(easing.points.map(\.output) == expected.stops.map(\.output))
    for (x, value) in zip([-1, 0, 0.25, 0.5, 0.75, 1, 2], expected.values) {
      expectClose(easing.value(at: x), value, within: 1e-15 * 8)
    }
  }

  @Test("every value lies on the line between its two points, and its inverse returns the input")
  func law() {
    checkInvariant { generator in
      let count = Int.random(in: 2...9, using: &generator)
      var (x, y) = (0.0, 0.0)
      let stops = (0..<count).map { _ in
        x += .random(in: 0.01...1, using: &generator)
        y += .random(in: 0.01...1, using: &generator)
        return PiecewiseLinear.Stop(y, at: x)
      }
      let easing = try PiecewiseLinear(stops)
      let segment = Int.random(in: 0..<count - 1, using: &generator)
      let (a, b) = (easing.points[segment], easing.points[segment + 1])
      let input = Double.random(in: a.input...b.input, using: &generator)
      let run = DoubleDouble(b.input) - DoubleDouble(a.input)
      let part = (DoubleDouble(input) - DoubleDouble(a.input)) / run
      let rise = DoubleDouble(b.output) - DoubleDouble(a.output)
      let exact = (DoubleDouble(a.output) + rise * part).rounded
      let value = easing.value(at: input)
      guard let back = easing.parameter(forValue: value) else {
        return "\(easing) has no parameter for \(value)"
      }
      let steepness = max(rise.rounded / run.rounded, run.rounded / rise.rounded)
      return difference("the value at \(input)", value, exact, within: 8 * exact.ulp)
        ?? difference("the parameter of \(value)", back, input, within: 64e-16 * (1 + steepness))
    }
  }

  @Test("there is no parameter outside the range, on a level segment or with a descending segment")
  func withoutInverse() throws {
    let stairs = try PiecewiseLinear([
      .init(0), .init(0.4, at: 0.25), .init(0.4, at: 0.5), .init(0.7, at: 0.5), .init(1),
    ])
    for value in [-0.1, 0.4, 1.1, .nan] { #expect(stairs.parameter(forValue: value) == nil) }
    #expect(stairs.parameter(forValue: 0) == 0)
    #expect(stairs.parameter(forValue: 1) == 1)
    #expect(stairs.parameter(forValue: 0.2) == 0.125)
    #expect(stairs.parameter(forValue: 0.5) == 0.5)
    #expect(stairs.parameter(forValue: 0.7) == 0.5)
    let falling = try PiecewiseLinear([.init(0), .init(0.6), .init(0.5), .init(1)])
    #expect(falling.parameter(forValue: 0.2) == nil)
  }
}
