import SegueCore
import SegueRecording

/// The parts of a transform in space: scaled, then rotated, then translated, then seen in perspective.
nonisolated struct TransformParts3D {
  private typealias Row = [Double]

  private var scales: [Double]
  /// The angle, rad, and the axis, of length 1.
  private var angle: Double
  private var axis: Row
  private var translation: Row
  /// The distance of the eye, pt; infinite without perspective.
  private var eye: Double

  /// Reads the parts of a transform; nil if it consists of others, such as a shear.
  init?(_ t: CATransform3D) {
    let rows: [Row] = [
      [t.m11, t.m12, t.m13], [t.m21, t.m22, t.m23], [t.m31, t.m32, t.m33],
    ]
    scales = rows.map { Self.length($0) }
    guard scales.allSatisfy({ $0 > 0 }) else { return nil }
    let turned = zip(rows, scales).map { row, scale in row.map { $0 / scale } }
    let twist = [
      turned[1][2] - turned[2][1], turned[2][0] - turned[0][2], turned[0][1] - turned[1][0],
    ]
    let sine = Self.length(twist)
    let cosine = turned[0][0] + turned[1][1] + turned[2][2] - 1
    angle = atan2(sine, cosine)
    axis = sine > 1e-9 ? twist.map { $0 / sine } : [0, 0, 1]
    // A rotation by half a turn has no such axis; its matrix is 2 * axis * axis - 1.
    if sine <= 1e-9, cosine < 0 {
      let index = (0..<3).max { turned[$0][$0] < turned[$1][$1] } ?? 0
      let row = (0..<3).map { turned[index][$0] + ($0 == index ? 1 : 0) }
      axis = row.map { $0 / Self.length(row) }
    }
    translation = [t.m41, t.m42, t.m43]
    // The fourth column is the third, divided by the distance of the eye, behind the screen.
    let depth = [t.m13, t.m23, t.m33]
    let fourth = [t.m14, t.m24, t.m34]
    let index = depth.indices.max { abs(depth[$0]) < abs(depth[$1]) } ?? 0
    eye = fourth[index] == 0 ? .infinity : -depth[index] / fourth[index]
    guard zip(transform.numbers, t.numbers).allSatisfy({ abs($0 - $1) < 1e-6 }) else { return nil }
  }

  private static func length(_ row: Row) -> Double {
    row.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }

  /// The transform of the parts.
  private var transform: CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = eye.isFinite ? -1 / eye : 0
    let moved = CATransform3DTranslate(
      perspective, translation[0], translation[1], translation[2])
    let turned = CATransform3DRotate(moved, angle, axis[0], axis[1], axis[2])
    return CATransform3DScale(turned, scales[0], scales[1], scales[2])
  }

  /// The parts that are not the defaults: "scaled (0.9, 0.9, 1), rotated 60° about (0, 1, 0)".
  var text: String {
    var parts: [String] = []
    let (scale, move) = (Self.text(scales), Self.text(translation))
    if scale != "(1, 1, 1)" { parts.append("scaled \(scale)") }
    let degrees = (angle * 180 / .pi).trimmed(2)
    if degrees != "0" { parts.append("rotated \(degrees)° about \(Self.text(axis))") }
    if move != "(0, 0, 0)" { parts.append("translated \(move)") }
    if eye.isFinite { parts.append("with a perspective of \(eye.trimmed(2)) pt") }
    return parts.joined(separator: ", ")
  }

  private static func text(_ numbers: [Double]) -> String {
    "(\(numbers.map { $0.trimmed(4) }.joined(separator: ", ")))"
  }
}

nonisolated extension CATransform3D {
  /// The entries by rows, m11 to m44.
  fileprivate var numbers: [Double] {
    [m11, m12, m13, m14] + [m21, m22, m23, m24] + [m31, m32, m33, m34] + [m41, m42, m43, m44]
  }

  /// The transform in messages: the six numbers of one in the plane, the parts of one in space, or
  /// its entries that are not those of the identity.
  var text: String {
    if CATransform3DIsAffine(self) {
      let plane = CATransform3DGetAffineTransform(self)
      let numbers = [plane.a, plane.b, plane.c, plane.d, plane.tx, plane.ty].map(numberText)
      return "[\(numbers.joined(separator: ", "))]"
    }
    if let parts = TransformParts3D(self) { return parts.text }
    let entries = zip(numbers, CATransform3DIdentity.numbers).enumerated().compactMap {
      index, pair in
      pair.0 == pair.1 ? nil : "m\(index / 4 + 1)\(index % 4 + 1) \(numberText(pair.0))"
    }
    return "[\(entries.joined(separator: ", "))]"
  }
}
