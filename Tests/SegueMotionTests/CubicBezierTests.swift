import SegueMotion
import TestSupport
import Testing

@Suite struct CubicBezierTests {
  struct NamedCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var curve: CubicBezier
    var points: [Double]
    var values: [Double]
  }

  static let times = [0.1, 0.25, 0.5, 0.75, 0.9]

  static let named = [
    NamedCase(
      testDescription: "linear", curve: .linear, points: [0, 0, 1, 1], values: times),
    NamedCase(
      testDescription: "easeIn", curve: .easeIn, points: [0.42, 0, 1, 1],
      values: [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
    NamedCase(
      testDescription: "easeOut", curve: .easeOut, points: [0, 0, 0.58, 1],
      values: [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
    NamedCase(
      testDescription: "easeInOut", curve: .easeInOut, points: [0.42, 0, 0.58, 1],
      values: [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
    NamedCase(
      testDescription: "default", curve: .default, points: [0.25, 0.1, 0.25, 1],
      values: [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
  ]

  @Test("[166] the named curves have these control points", arguments: named)
  func controlPoints(_ named: NamedCase) {
    let curve = named.curve
    #expect([curve.x1, curve.y1, curve.x2, curve.y2] == named.points)
  }

  @Test("[167] the named curves have these values", arguments: named)
  func values(_ named: NamedCase) {
    for (time, value) in zip(Self.times, named.values) {
      expectClose(named.curve.value(at: time), value, within: 5.1e-7)
    }
  }

  @Test("values and slopes agree with a bisection of 60 digits", arguments: BezierCase.table)
  func precise(_ expected: BezierCase) throws {
    let curve = try CubicBezier(expected.x1, expected.y1, expected.x2, expected.y2)
    let steepness = expected.slope.magnitude
    expectClose(
      curve.value(at: expected.x), expected.y,
      within: max(1e-12, 8 * expected.x.ulp * steepness))
    if steepness < 1000 {
      expectClose(curve.slope(at: expected.x), expected.slope, within: 1e-8 * (1 + steepness))
    }
  }

  @Test("both ends are exact, and outside them the value is constant")
  func ends() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let curve = try CubicBezier(
        .random(in: 0...1, using: &generator), generator.anyInput(-2...3),
        .random(in: 0...1, using: &generator), generator.anyInput(-2...3))
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: -1e300) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: 1e300) == 1)
      #expect(curve.slope(at: -0.001) == 0)
      #expect(curve.slope(at: 1.001) == 0)
    }
  }

  @Test("easing curves are monotonic")
  func rising() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<100 {
      let p = (0..<4).map { _ in Double.random(in: 0...1, using: &generator) }
      let curve = try CubicBezier(p[0], p[1], p[2], p[3])
      var last = 0.0
      for step in 1...100 {
        let value = curve.value(at: Double(step) / 100)
        #expect(value >= last - 1e-12)
        last = value
      }
    }
  }

  @Test("the value of a parameter and the parameter of a value are inverse")
  func inverse() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      let p = (0..<4).map { _ in Double.random(in: 0.05...0.95, using: &generator) }
      let curve = try CubicBezier(p[0], p[1], p[2], p[3])
      let y = Double.random(in: 0...1, using: &generator)
      let x = try #require(curve.parameter(forValue: y))
      expectClose(curve.value(at: x), y, within: max(1e-12, 16 * x.ulp * curve.slope(at: x)))
    }
    #expect(CubicBezier.easeIn.parameter(forValue: 0) == 0)
    #expect(CubicBezier.easeIn.parameter(forValue: 1) == 1)
    #expect(CubicBezier.linear.parameter(forValue: 0.3) == 0.3)
  }

  @Test("there is no parameter outside the range or for a curve that is not monotonic")
  func withoutInverse() throws {
    #expect(CubicBezier.easeIn.parameter(forValue: -0.1) == nil)
    #expect(CubicBezier.easeIn.parameter(forValue: 1.1) == nil)
    #expect(CubicBezier.easeIn.parameter(forValue: .nan) == nil)
    #expect(try CubicBezier(0.3, -0.5, 0.6, 1).parameter(forValue: 0.5) == nil)
    #expect(try CubicBezier(0.3, 0, 0.6, 1.5).parameter(forValue: 0.5) == nil)
    #expect(try CubicBezier(0.3, 1, 0.6, -0.1).parameter(forValue: 0.5) == nil)
    #expect(try CubicBezier(0.3, 1e308, 0.6, -1e308).parameter(forValue: 0.5) == nil)
  }

  @Test("a monotonic curve beyond the unit square has a parameter")
  func inverseBeyondSquare() throws {
    let curve = try CubicBezier(0.4, 1.1, 0.6, 0.9)
    let x = try #require(curve.parameter(forValue: 0.75))
    expectClose(curve.value(at: x), 0.75, within: 1e-12)
  }

  struct SlopeCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var points: [Double]
    var x: Double
    var slope: Double
  }

  @Test(
    "at the ends and at a vertical tangent the slope is the limit",
    arguments: [
      SlopeCase(testDescription: "start", points: [0.25, 0.1, 0.25, 1], x: 0, slope: 0.4),
      SlopeCase(testDescription: "flat end", points: [0.25, 0.1, 0.25, 1], x: 1, slope: 0),
      SlopeCase(testDescription: "doubled start", points: [0, 0, 0.58, 1], x: 0, slope: 1 / 0.58),
      SlopeCase(testDescription: "doubled end", points: [0.42, 0, 1, 1], x: 1, slope: 1 / 0.58),
      SlopeCase(
        testDescription: "upright start", points: [0, 1, 0.5, 1], x: 0,
        slope: .greatestFiniteMagnitude),
      SlopeCase(
        testDescription: "vertical start, downward", points: [0, -1, 0.5, 1], x: 0,
        slope: -.greatestFiniteMagnitude),
      SlopeCase(
        testDescription: "upright middle", points: [1, 0.5, 0, 0.5], x: 0.5,
        slope: .greatestFiniteMagnitude),
      SlopeCase(testDescription: "diagonal", points: [1, 1, 0, 0], x: 0.5, slope: 1),
    ])
  func slopeLimits(_ expected: SlopeCase) throws {
    let p = expected.points
    let slope = try CubicBezier(p[0], p[1], p[2], p[3]).slope(at: expected.x)
    expectClose(slope, expected.slope, within: 1e-14)
  }
}
