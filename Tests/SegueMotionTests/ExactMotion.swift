import SegueMotion

/// The value and slope of a Bézier, found by bisection of its x coordinate.
struct ExactCurve {
  let value, slope: Double

  init(_ curve: CubicBezier, at x: Double) {
    let (x1, x2) = (DoubleDouble(curve.x1), DoubleDouble(curve.x2))
    let target = DoubleDouble(x)
    var low = DoubleDouble(0)
    var width = 1.0
    while width > 0x1p-100 {
      width /= 2
      let middle = low + DoubleDouble(width)
      if target > Self.coordinate(x1, x2, middle) { low = middle }
    }
    value = Self.coordinate(DoubleDouble(curve.y1), DoubleDouble(curve.y2), low).rounded
    let run = Self.rate(curve.x1, curve.x2, low.rounded)
    let rise = Self.rate(curve.y1, curve.y2, low.rounded)
    slope = rise == 0 ? 0 : rise / run
  }

  /// 3 (1 - s)² s a + 3 (1 - s) s² b + s³.
  private static func coordinate(
    _ a: DoubleDouble, _ b: DoubleDouble, _ s: DoubleDouble
  ) -> DoubleDouble {
    let r = DoubleDouble(1) - s
    return DoubleDouble(3) * r * s * (r * a + s * b) + s * s * s
  }

  private static func rate(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * a + 2 * r * s * (b - a) + s * s * (1 - b))
  }
}

/// The state of a spring by the matrix exponential of its equation of motion: without roots, sines,
/// or a distinction of cases.
struct ExactSpring {
  let value, velocity: Double

  /// The remaining distance and its rate per `unit`, under m x″ = -k x - c x′, from the distance 1 with
  /// a velocity toward 0.
  init(_ spring: Spring, at t: Double, initialVelocity v0: Double) {
    // A power of two near the frequency gives the two rows similar magnitudes.
    let unit = DoubleDouble(
      Double(sign: .plus, exponent: spring.angularFrequency.exponent, significand: 1))
    let time = DoubleDouble(t)
    let mass = DoubleDouble(spring.mass)
    let pull = DoubleDouble(spring.stiffness) / mass / unit
    let friction = DoubleDouble(spring.damping) / mass
    let matrix = Matrix(
      a: DoubleDouble(0), b: unit * time, c: -pull * time, d: -friction * time)
    let power = matrix.exponential()
    let push = DoubleDouble(v0) / unit
    value = (DoubleDouble(1) - power.a + power.b * push).rounded
    velocity = ((power.d * push - power.c) * unit).rounded
  }

  private struct Matrix {
    var a, b, c, d: DoubleDouble

    static func * (x: Matrix, y: Matrix) -> Matrix {
      Matrix(
        a: x.a * y.a + x.b * y.c, b: x.a * y.b + x.b * y.d,
        c: x.c * y.a + x.d * y.c, d: x.c * y.b + x.d * y.d)
    }

    /// 1 + M (1 + M/2 (1 + M/3 …)) of a small fraction of the matrix, squared repeatedly.
    func exponential() -> Matrix {
      let size = [a, b, c, d].map(\.high.magnitude).max() ?? 0
      var squarings = 0
      var scale = 1.0
      while size * scale > 0.125 { (squarings, scale) = (squarings + 1, scale / 2) }
      var power = Matrix(
        a: DoubleDouble(1), b: DoubleDouble(0), c: DoubleDouble(0), d: DoubleDouble(1))
      for term in stride(from: 20.0, to: 0, by: -1) {
        let part = DoubleDouble(scale) / DoubleDouble(term)
        let step = Matrix(a: a * part, b: b * part, c: c * part, d: d * part) * power
        power = Matrix(
          a: step.a + DoubleDouble(1), b: step.b, c: step.c, d: step.d + DoubleDouble(1))
      }
      for _ in 0..<squarings { power = power * power }
      return power
    }
  }
}
