import SegueMotion
import SegueText

/// The parts of a transform: scaled, then rotated, then translated, then seen in perspective.
package struct RecordedTransformParts: Equatable {
  private typealias Row = [Double]

  /// The scales of x, y and z.
  package let scales: [Double]
  /// The angle about the axis. Unit: rad.
  private let angle: Double
  /// The axis of the rotation, of length 1.
  private let axis: [Double]
  /// The translation. Unit: pt.
  private let translation: [Double]
  /// The distance of the eye; infinite without perspective. Unit: pt.
  private let eye: Double

  /// The accuracy of the entries: recorded ones have eight decimals.
  private static let accuracy = 1e-6

  /// Reads the parts of the entries m11 to m44; `nil` if the transform has others, such as a shear.
  package init?(_ entries: [Double]) {
    let rows = (0..<3).map { row in (0..<3).map { entries[row * 4 + $0] } }
    let lengths = rows.map { Self.dot($0, $0).squareRoot() }
    guard lengths.allSatisfy({ $0 > 0 }) else { return nil }
    let axes = zip(rows, lengths).map { row, length in row.map { $0 / length } }
    let products = [(0, 1), (0, 2), (1, 2)].map { Self.dot(axes[$0], axes[$1]) }
    guard products.allSatisfy({ abs($0) < Self.accuracy }) else { return nil }
    // A mirrored transform has a negative scale: that with which the rest rotates least.
    let isMirrored = Self.dot(Self.cross(axes[0], axes[1]), axes[2]) < 0
    let flipped = isMirrored ? (0..<3).min { axes[$0][$0] < axes[$1][$1] } : nil
    func signs(_ row: Int) -> Double { row == flipped ? -1 : 1 }
    scales = lengths.enumerated().map { signs($0.offset) * $0.element }
    (angle, axis) = Self.rotation(
      axes.enumerated().map { index, row in row.map { signs(index) * $0 } })
    translation = Array(entries[12..<15])
    // With a perspective, the fourth column is the third one, divided by the distance of the eye and
    // negative.
    let depth = [2, 6, 10].map { entries[$0] }
    let fourth = [3, 7, 11].map { entries[$0] }
    let index = depth.indices.max { abs(depth[$0]) < abs(depth[$1]) } ?? 0
    eye = fourth[index] == 0 ? .infinity : -depth[index] / fourth[index]
    let errors =
      zip(depth, fourth).map { $0 / eye + $1 } + [1 - translation[2] / eye - entries[15]]
    guard errors.allSatisfy({ abs($0) < Self.accuracy }) else { return nil }
  }

  /// Returns the angle, rad, and the axis of a matrix that only rotates.
  private static func rotation(_ rows: [Row]) -> (angle: Double, axis: Row) {
    let twist = [rows[1][2] - rows[2][1], rows[2][0] - rows[0][2], rows[0][1] - rows[1][0]]
    let sine = dot(twist, twist).squareRoot()
    let cosine = rows[0][0] + rows[1][1] + rows[2][2] - 1
    let angle = Elementary.angle(x: cosine, y: sine)
    if sine > accuracy { return (angle, twist.map { $0 / sine }) }
    if cosine > 0 { return (angle, [0, 0, 1]) }
    // For 180 degrees the sine is 0, so that the axis is read from the matrix, 2 · axis · axis − 1.
    let index = (0..<3).max { rows[$0][$0] < rows[$1][$1] } ?? 0
    let row = (0..<3).map { rows[index][$0] + ($0 == index ? 1 : 0) }
    return (angle, row.map { $0 / dot(row, row).squareRoot() })
  }

  private static func dot(_ one: Row, _ other: Row) -> Double {
    zip(one, other).reduce(0) { $0 + $1.0 * $1.1 }
  }

  private static func cross(_ one: Row, _ other: Row) -> Row {
    (0..<3).map { index in
      let (next, last) = ((index + 1) % 3, (index + 2) % 3)
      return one[next] * other[last] - one[last] * other[next]
    }
  }

  /// The scale: `0.9`, or `(0.9, 1)` where the axes differ.
  package var scaleText: String {
    let texts = scales.map { $0.trimmed(4) }
    if texts[2] != "1" { return "(\(texts.joined(separator: ", ")))" }
    return texts[0] == texts[1] ? texts[0] : "(\(texts[0]), \(texts[1]))"
  }

  /// The rotation: `15°` in the plane, `60° about y`, or `60° about (0.6, 0.8, 0)`.
  package var rotationText: String {
    for (index, name) in ["x", "y", "z"].enumerated() where 1 - abs(axis[index]) < Self.accuracy {
      let degrees = (angle * (axis[index] < 0 ? -180 : 180) / .pi).trimmed(2)
      return degrees == "0" || name == "z" ? "\(degrees)°" : "\(degrees)° about \(name)"
    }
    let degrees = (angle * 180 / .pi).trimmed(2)
    let axis = axis.map { $0.trimmed(4) }.joined(separator: ", ")
    return degrees == "0" ? "0°" : "\(degrees)° about (\(axis))"
  }

  /// The rotation as a vector: the axis, as long as the angle. Unit: degrees.
  package var rotation: [Double] { axis.map { $0 * angle * 180 / .pi } }

  /// The translation: `(0 pt, 20 pt)`, with a third number in space.
  private var translationText: String {
    let texts = translation.map { "\($0.trimmed(4)) pt" }
    return "(\((texts[2] == "0 pt" ? texts.dropLast() : texts).joined(separator: ", ")))"
  }

  /// The distance of the eye, or `none`.
  package var perspectiveText: String { eye.isFinite ? "\(eye.trimmed(2)) pt" : "none" }

  /// By how many thousandths a layer appears larger for each pt that it is nearer.
  package var perspective: Double { 1000 / eye }

  /// The parts that are not those of the identity; empty if all are.
  private var text: String {
    let parts = [
      ("scale", scaleText, "1"), ("rotation", rotationText, "0°"),
      ("translation", translationText, "(0 pt, 0 pt)"), ("perspective", perspectiveText, "none"),
    ]
    return parts.filter { $0.1 != $0.2 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  /// Returns a transform as text: its parts, or else the entries that are not those of the identity.
  ///
  /// - Parameter entries: The entries m11 to m44.
  package static func text(_ entries: [Double]) -> String {
    let others = entries.enumerated().filter { $0.element != ($0.offset % 5 == 0 ? 1 : 0) }
    if others.isEmpty { return "identity" }
    if let text = RecordedTransformParts(entries)?.text, !text.isEmpty { return text }
    let texts = others.map { "m\($0.offset / 4 + 1)\($0.offset % 4 + 1) \(numberText($0.element))" }
    return texts.joined(separator: ", ")
  }
}
