import SegueMotion
import TestSupport
import Testing

@Suite struct CurveInvariantTests {
  @Test("every curve is within 1e-12, or eight places of x, of a bisection with 32 digits")
  func exact() {
    checkInvariant { generator in
      let (y1, y2) = (
        Double.random(in: -10...10, using: &generator),
        Double.random(in: -10...10, using: &generator)
      )
      let curve = try CubicBezier(generator.unit(), y1, generator.unit(), y2)
      let x = generator.anyInput(0...1).magnitude
      let value = curve.value(at: x)
      guard x > 0 && x < 1 else {
        return difference("the value at \(x) of \(curve)", value, x > 0 ? 1 : 0, within: 0)
      }
      let exact = ExactCurve(curve, at: x)
      return difference(
        "the value at \(x) of \(curve)", value, exact.value,
        within: max(1e-12, 8 * x.ulp * exact.slope.magnitude))
    }
  }

  @Test("curves with control values of any magnitude have the same relative error")
  func exactForSize() {
    checkInvariant { generator in
      let curve = try CubicBezier(
        generator.unit(), generator.anyFinite() / 8, generator.unit(), generator.anyFinite() / 8)
      let x = Double.random(in: 0...1, using: &generator)
      let exact = ExactCurve(curve, at: x)
      let size = max(1, curve.y1.magnitude, curve.y2.magnitude)
      return difference(
        "the value at \(x) of \(curve)", curve.value(at: x), exact.value,
        within: max(1e-12 * size, 8 * x.ulp * exact.slope.magnitude))
    }
  }

  @Test("every curve is exactly 0 at its start and 1 at its end")
  func ends() {
    checkInvariant { generator in
      let curve = try CubicBezier(
        generator.unit(), generator.anyInput(-2...3), generator.unit(), generator.anyInput(-2...3))
      let outside = generator.anyFinite().magnitude
      let isExact =
        curve.value(at: 0) == 0 && curve.value(at: -outside) == 0
        && curve.value(at: 1) == 1 && curve.value(at: 1 + outside) == 1
      return isExact ? nil : "\(curve) has other end values"
    }
  }

  @Test("the slope of every curve is that of its tangent")
  func slope() {
    checkInvariant { generator in
      let curve = try CubicBezier(
        generator.unit(), .random(in: -10...10, using: &generator), generator.unit(),
        .random(in: -10...10, using: &generator))
      let x = Double.random(in: 0...1, using: &generator)
      let exact = ExactCurve(curve, at: x)
      guard exact.slope.magnitude < 1000 else { return nil }
      return difference(
        "the slope at \(x) of \(curve)", curve.slope(at: x), exact.slope,
        within: 1e-8 * (1 + exact.slope.magnitude))
    }
  }

  @Test("the value at the parameter of a value is that value")
  func inverse() {
    checkInvariant { generator in
      let p = (0..<4).map { _ in generator.unit() }
      let curve = try CubicBezier(p[0], p[1], p[2], p[3])
      let y = generator.unit()
      guard let x = curve.parameter(forValue: y) else { return "\(curve) has no inverse at \(y)" }
      // A curve with a vertical tangent has no nearer x.
      let steepness = max(
        curve.slope(at: x), curve.slope(at: x.nextUp), curve.slope(at: max(0, x.nextDown)))
      return difference(
        "the value at \(x) of \(curve)", curve.value(at: x), y,
        within: max(1e-12, 16 * x.ulp * steepness))
    }
  }
}
