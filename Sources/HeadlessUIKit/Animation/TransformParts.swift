import SegueMotion

/// A plane transform taken apart, in the order in which it acts: shear, scale, rotation,
/// translation.
nonisolated package struct TransformParts: Equatable {
  package var translationX = 0.0
  package var translationY = 0.0
  package var scaleX = 1.0
  package var scaleY = 1.0
  package var rotation = 0.0
  package var shear = 0.0

  package init(_ transform: CGAffineTransform) {
    translationX = transform.tx
    translationY = transform.ty
    let a = Double(transform.a)
    let b = Double(transform.b)
    let c = Double(transform.c)
    let d = Double(transform.d)
    let length = (a * a + b * b).squareRoot()
    let determinant = a * d - b * c
    guard length > 0 else {
      scaleX = 0
      scaleY = (c * c + d * d).squareRoot()
      return
    }
    scaleX = length
    scaleY = determinant / length
    rotation = b == 0 && a > 0 ? 0 : Angle.of(x: a, y: b)
    shear = (a * c + b * d) / (length * length)
  }

  package var transform: CGAffineTransform {
    let (sine, cosine) = Angle.sineAndCosine(rotation)
    // The second column is the sheared first axis plus the scaled second one.
    return CGAffineTransform(
      a: cosine * scaleX, b: sine * scaleX,
      c: shear * cosine * scaleX - sine * scaleY, d: shear * sine * scaleX + cosine * scaleY,
      tx: translationX, ty: translationY)
  }

  /// What must be added to `other`'s parts to reach these: the turn goes the short way round.
  package func differences(from other: TransformParts) -> [(ScalarKey, Double)] {
    var turn = rotation - other.rotation
    if turn > .pi { turn -= 2 * .pi }
    if turn <= -.pi { turn += 2 * .pi }
    let all: [(ScalarKey, Double)] = [
      (.translationX, translationX - other.translationX),
      (.translationY, translationY - other.translationY),
      (.scaleX, scaleX - other.scaleX), (.scaleY, scaleY - other.scaleY),
      (.rotation, turn), (.shear, shear - other.shear),
    ]
    return all.filter { $0.1 != 0 }
  }

  package mutating func add(_ amount: Double, to key: ScalarKey) {
    switch key {
    case .translationX: translationX += amount
    case .translationY: translationY += amount
    case .scaleX: scaleX += amount
    case .scaleY: scaleY += amount
    case .rotation: rotation += amount
    case .shear: shear += amount
    default: break
    }
  }
}
