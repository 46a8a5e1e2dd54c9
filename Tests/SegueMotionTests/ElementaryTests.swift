import SegueMotion
import TestSupport
import Testing

@Suite struct ElementaryTests {
  @Test("exponentials are within one unit in the last place of the tabulated ones")
  func exponentials() {
    for (x, y) in ElementaryTables.exponentials { expectWithinULP(Elementary.exp(x), y) }
    for (x, y) in ElementaryTables.exponentialsLessOne { expectWithinULP(Elementary.expm1(x), y) }
  }

  @Test("logarithms are within one unit in the last place of the tabulated ones")
  func logarithms() {
    for (x, y) in ElementaryTables.logarithms { expectWithinULP(Elementary.log(x), y) }
  }

  @Test("log1p is within three units in the last place of the inverse of expm1")
  func logarithmsOfOneAndMore() {
    checkInvariant { generator in
      let y = generator.one(of: 1, -1) * generator.magnitude(-18...1.5)
      let x = Elementary.expm1(y)
      // The effect of one unit of the argument, and three of the result.
      let tolerance = x.ulp / (1 + x) + 3 * y.ulp
      return difference("log1p(\(x))", Elementary.log1p(x), y, within: tolerance)
    }
    #expect(Elementary.log1p(0) == 0)
    #expect(Elementary.log1p(1e-300) == 1e-300)
    #expect(Elementary.log1p(-1) == -.infinity)
    #expect(Elementary.log1p(.infinity) == .infinity)
    #expect(Elementary.log1p(-2).isNaN)
    #expect(Elementary.log1p(.nan).isNaN)
  }

  @Test("whole parts are those of the standard library")
  func floors() {
    checkInvariant { generator in
      let x = generator.anyInput(-9...9)
      return difference("floor(\(x))", Elementary.floor(x), x.rounded(.down), within: 0)
    }
    #expect(Elementary.floor(-3) == -3)
    #expect(Elementary.floor(3) == 3)
  }

  @Test("sines and cosines of any angle are within one last place of the tabulated ones")
  func angles() {
    for (x, sine, cosine) in ElementaryTables.angles {
      let actual = Elementary.sineAndCosine(x)
      expectWithinULP(actual.sine, sine)
      expectWithinULP(actual.cosine, cosine)
      let mirrored = Elementary.sineAndCosine(-x)
      #expect(mirrored.sine == -actual.sine)
      #expect(mirrored.cosine == actual.cosine)
    }
  }

  @Test("the angle of a vector is that of its sine and cosine, for any length")
  func anglesOfVectors() {
    checkInvariant { generator in
      let angle = generator.one(of: 1, -1) * min(generator.magnitude(-9...0), 3.14)
      let (sine, cosine) = Elementary.sineAndCosine(angle)
      let length = generator.magnitude(-9...9)
      let actual = Elementary.angle(x: length * cosine, y: length * sine)
      return difference("angle \(angle)", actual, angle, within: 16 * angle.ulp)
    }
  }

  @Test(
    "the angles of the axes are exact; the zero vector has the angle 0",
    arguments: [
      (1, 0, 0), (0, 1, .pi / 2), (-1, 0, .pi), (0, -1, -.pi / 2), (0, 0, 0),
    ] as [(Double, Double, Double)])
  func anglesOfAxes(x: Double, y: Double, angle: Double) {
    #expect(Elementary.angle(x: x, y: y) == angle)
  }

  @Test("beyond the range of doubles the functions return their limits")
  func limits() {
    #expect(Elementary.exp(709.79) == .infinity)
    #expect(Elementary.exp(.greatestFiniteMagnitude) == .infinity)
    #expect(Elementary.exp(.infinity) == .infinity)
    #expect(Elementary.exp(-745.14) == 0)
    #expect(Elementary.exp(-.infinity) == 0)
    #expect(Elementary.expm1(-.infinity) == -1)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(.infinity) == .infinity)
  }

  @Test("only arguments outside the domain return NaN")
  func undefined() {
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.exp(.nan).isNaN)
    #expect(Elementary.expm1(.nan).isNaN)
    #expect(Elementary.log(.nan).isNaN)
    #expect(Elementary.sineAndCosine(.infinity).sine.isNaN)
    #expect(Elementary.sineAndCosine(.nan).cosine.isNaN)
  }

  @Test("sine and cosine of one angle lie on the unit circle, and logarithms invert exponentials")
  func identities() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let (sine, cosine) = Elementary.sineAndCosine(generator.anyFinite())
      expectClose(sine * sine + cosine * cosine, 1, within: 4e-16)
      let x = Double.random(in: -700...700, using: &generator)
      expectClose(Elementary.log(Elementary.exp(x)), x, within: 2.5e-16 + x.magnitude.ulp)
    }
  }

  private func expectWithinULP(
    _ actual: Double, _ expected: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectClose(actual, expected, within: expected.ulp, sourceLocation: sourceLocation)
  }
}
