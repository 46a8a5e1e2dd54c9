import SegueMotion

/// The sine and the cosine of rotations, with identical bits on every machine.
nonisolated enum Trigonometry {
  /// Returns the sine and the cosine of an angle in radians; exact for multiples of a quarter turn.
  ///
  /// An angle within rounding error of a quarter turn is treated as one, so that a rotation by
  /// `.pi` has no residue. An angle that is not finite yields no rotation.
  static func sineCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite else { return (0, 1) }
    let quarterTurn = Double.pi / 2
    let turns = (angle / quarterTurn).rounded()
    guard abs(angle - turns * quarterTurn) <= 2 * angle.ulp else {
      return Elementary.sineAndCosine(angle)
    }
    switch turns.truncatingRemainder(dividingBy: 4) {
    case 1, -3: return (1, 0)
    case 2, -2: return (0, -1)
    case 3, -1: return (-1, 0)
    default: return (0, 1)
    }
  }
}
