import SegueMotion
import Testing

@Suite struct RubberBandTests {
  struct BandCase: CustomTestStringConvertible, Sendable {
    var dimension, pull, offset: Double
    var testDescription: String { "\(pull) of \(dimension)" }
  }

  @Test(
    "[191] a pull makes this offset, and the inverse returns the pull (191b, 191c)",
    arguments: [
      BandCase(dimension: 960, pull: 5, offset: 2.74),
      BandCase(dimension: 960, pull: 10, offset: 5.47),
      BandCase(dimension: 960, pull: 100, offset: 52.02),
      BandCase(dimension: 960, pull: 400, offset: 178.98),
      BandCase(dimension: 960, pull: 960, offset: 340.65),
      BandCase(dimension: 400, pull: 100, offset: 48.35),
      BandCase(dimension: 400, pull: 200, offset: 86.27),
      BandCase(dimension: 100, pull: 10, offset: 5.21),
      BandCase(dimension: 100, pull: 50, offset: 21.57),
    ])
  func offset(_ expected: BandCase) throws {
    let band = try RubberBand(dimension: expected.dimension)
    let offset = band.offset(forTranslation: expected.pull)
    expectClose(offset, expected.offset, within: 0.0051)
    expectClose(try #require(band.translation(forOffset: offset)), expected.pull, within: 1e-10)
  }

  @Test(
    "[192] the offset is odd, 0.55 of a small pull, and below the dimension (192a, 192b, 192c)"
  )
  func invariants() throws {
    let band = try RubberBand(dimension: 400)
    #expect(band.coefficient == 0.55)
    #expect(band.offset(forTranslation: 0) == 0)
    expectClose(band.offset(forTranslation: 1e-6) / 1e-6, 0.55, within: 1e-8)
    var last = 0.0
    for pull in [0.001, 1, 50, 400, 1e4, 1e9, 1e200, .greatestFiniteMagnitude] {
      let offset = band.offset(forTranslation: pull)
      #expect(band.offset(forTranslation: -pull) == -offset)
      #expect(offset >= last)
      #expect(offset < 400)
      last = offset
    }
  }

  @Test("the inverse is odd, and undefined from the dimension on")
  func inverse() throws {
    let band = try RubberBand(dimension: 400, coefficient: 0.3)
    let pull = try #require(band.translation(forOffset: 120))
    #expect(band.translation(forOffset: -120) == -pull)
    expectClose(band.offset(forTranslation: pull), 120, within: 1e-12)
    #expect(band.translation(forOffset: 0) == 0)
    #expect(band.translation(forOffset: 400) == nil)
    #expect(band.translation(forOffset: -401) == nil)
  }
}
