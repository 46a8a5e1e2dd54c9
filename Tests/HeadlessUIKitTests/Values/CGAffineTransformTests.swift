import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite struct CGAffineTransformTests {
  nonisolated struct RotationCase: CustomTestStringConvertible, Sendable {
    var angle: CGFloat
    var sine: CGFloat
    var cosine: CGFloat
    var testDescription: String { "\(angle) rad" }
  }

  @Test(
    "a rotation has the sine and cosine of its angle, to the last digit",
    arguments: [
      RotationCase(angle: 0.1, sine: 0.09983341664682815, cosine: 0.9950041652780258),
      RotationCase(angle: 0.5, sine: 0.479425538604203, cosine: 0.8775825618903728),
      RotationCase(
        angle: 0.7853981633974483, sine: 0.7071067811865475, cosine: 0.7071067811865476),
      RotationCase(angle: 1.0, sine: 0.8414709848078965, cosine: 0.5403023058681398),
      RotationCase(angle: 2.5, sine: 0.5984721441039565, cosine: -0.8011436155469337),
      RotationCase(angle: 3.0, sine: 0.1411200080598672, cosine: -0.9899924966004454),
      RotationCase(angle: -0.3, sine: -0.29552020666133955, cosine: 0.955336489125606),
      RotationCase(angle: -2.0, sine: -0.9092974268256817, cosine: -0.4161468365471424),
      RotationCase(angle: 4.0, sine: -0.7568024953079282, cosine: -0.6536436208636119),
      RotationCase(angle: 10.0, sine: -0.5440211108893698, cosine: -0.8390715290764524),
      RotationCase(angle: 100.0, sine: -0.5063656411097588, cosine: 0.8623188722876839),
      RotationCase(angle: 1000.5, sine: 0.9952739571052135, cosine: 0.09710690144438526),
      RotationCase(angle: 1e-08, sine: 1e-08, cosine: 1.0),
    ])
  func rotation(example: RotationCase) {
    let turned = CGAffineTransform(rotationAngle: example.angle)
    #expect(isClose(turned.b, example.sine, within: 2 * example.sine.ulp))
    #expect(isClose(turned.a, example.cosine, within: 2 * example.cosine.ulp))
    #expect(turned.c == -turned.b)
    #expect(turned.d == turned.a)
    #expect(turned.tx == 0)
    #expect(turned.ty == 0)
  }

  nonisolated struct QuarterCase: CustomTestStringConvertible, Sendable {
    var angle: CGFloat
    var numbers: [CGFloat]
    var testDescription: String { "\(angle) rad" }
  }

  @Test(
    "quarter turns are exact, however the angle was computed",
    arguments: [
      QuarterCase(angle: 0, numbers: [1, 0, 0, 1, 0, 0]),
      QuarterCase(angle: .pi / 2, numbers: [0, 1, -1, 0, 0, 0]),
      QuarterCase(angle: 90 * .pi / 180, numbers: [0, 1, -1, 0, 0, 0]),
      QuarterCase(angle: .pi, numbers: [-1, 0, 0, -1, 0, 0]),
      QuarterCase(angle: -.pi, numbers: [-1, 0, 0, -1, 0, 0]),
      QuarterCase(angle: -.pi / 2, numbers: [0, -1, 1, 0, 0, 0]),
      QuarterCase(angle: 270 * .pi / 180, numbers: [0, -1, 1, 0, 0, 0]),
      QuarterCase(angle: 2 * .pi, numbers: [1, 0, 0, 1, 0, 0]),
      QuarterCase(angle: 7 * .pi, numbers: [-1, 0, 0, -1, 0, 0]),
    ])
  func quarterTurns(example: QuarterCase) {
    #expect(CGAffineTransform(rotationAngle: example.angle).numbers == example.numbers)
  }

  @Test(
    "a nonfinite angle does not rotate",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func noAngle(angle: CGFloat) {
    #expect(CGAffineTransform(rotationAngle: angle).isIdentity)
  }

  nonisolated struct MakingCase: CustomTestStringConvertible, Sendable {
    var name: String
    var transform: CGAffineTransform
    var numbers: [CGFloat]
    var testDescription: String { name }

    init(_ name: String, _ transform: CGAffineTransform, _ numbers: [CGFloat]) {
      self.name = name
      self.transform = transform
      self.numbers = numbers
    }
  }

  @Test(
    "every function that makes a transform fills its six elements",
    arguments: [
      MakingCase("zeros", CGAffineTransform(), [0, 0, 0, 0, 0, 0]),
      MakingCase("identity", .identity, [1, 0, 0, 1, 0, 0]),
      MakingCase(
        "labeled", CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), [1, 2, 3, 4, 5, 6]),
      MakingCase("unlabeled", CGAffineTransform(1, 2, 3, 4, 5, 6), [1, 2, 3, 4, 5, 6]),
      MakingCase("translation", CGAffineTransform(translationX: 7, y: -8), [1, 0, 0, 1, 7, -8]),
      MakingCase("scale", CGAffineTransform(scaleX: 2, y: 3), [2, 0, 0, 3, 0, 0]),
      MakingCase(
        "translation before scale", CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 10),
        [2, 0, 0, 3, 20, 30]),
      MakingCase(
        "scale before translation", CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3),
        [2, 0, 0, 3, 10, 20]),
      MakingCase(
        "rotation before translation",
        CGAffineTransform(translationX: 10, y: 20).rotated(by: .pi / 2),
        [0, 1, -1, 0, 10, 20]),
      MakingCase(
        "concatenation",
        CGAffineTransform(scaleX: 2, y: 2)
          .concatenating(CGAffineTransform(translationX: 10, y: 20)), [2, 0, 0, 2, 10, 20]),
    ])
  func making(example: MakingCase) {
    #expect(example.transform.numbers == example.numbers)
  }

  nonisolated static let samples: [CGAffineTransform] = [
    .identity,
    CGAffineTransform(translationX: 12, y: -7.5),
    CGAffineTransform(scaleX: 0.25, y: 3),
    CGAffineTransform(scaleX: -1, y: 1),
    CGAffineTransform(rotationAngle: 0.7),
    CGAffineTransform(rotationAngle: -2.9).translatedBy(x: 40, y: 60).scaledBy(x: 1.5, y: 0.5),
    CGAffineTransform(a: 1, b: 0.2, c: -0.6, d: 1.1, tx: 3, ty: 4),
    CGAffineTransform(a: 0, b: 2, c: 1, d: 0.5, tx: -3, ty: 0),
  ]

  @Test("a transform and its inverse cancel each other", arguments: samples)
  func inverse(transform: CGAffineTransform) {
    #expect(
      isClose(
        transform.concatenating(transform.inverted()).numbers, [1, 0, 0, 1, 0, 0], within: 1e-12))
    #expect(
      isClose(
        transform.inverted().concatenating(transform).numbers, [1, 0, 0, 1, 0, 0], within: 1e-12))
  }

  @Test("a singular transform is unchanged when inverted")
  func noInverse() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
    #expect(flat.inverted() == flat)
  }

  @Test("applying two transforms is applying their concatenation", arguments: samples, samples)
  func concatenation(first: CGAffineTransform, second: CGAffineTransform) {
    let point = CGPoint(x: 3.5, y: -11)
    let stepwise = point.applying(first).applying(second)
    #expect(
      isClose(stepwise.numbers, point.applying(first.concatenating(second)).numbers, within: 1e-12))
  }

  @Test("decomposing and recomposing a transform restores it", arguments: samples)
  func components(transform: CGAffineTransform) {
    #expect(
      isClose(CGAffineTransform(transform.decomposed()).numbers, transform.numbers, within: 1e-12))
  }

  @Test("the components of a transform are those it was made of")
  func parts() {
    var made = CGAffineTransformComponents()
    made.scale = CGSize(width: 2, height: 0.5)
    made.horizontalShear = 0.25
    made.rotation = 1.2
    made.translation = CGVector(dx: 9, dy: -4)
    let found = CGAffineTransform(made).decomposed()
    #expect(
      isClose(
        [found.scale.width, found.scale.height, found.horizontalShear, found.rotation],
        [2, 0.5, 0.25, 1.2], within: 1e-12))
    #expect(found.translation == made.translation)
  }

  @Test("a singular transform has a scale of zero and no shear")
  func flatParts() {
    let found = CGAffineTransform(scaleX: 0, y: 0).decomposed()
    #expect(found.scale == .zero)
    #expect(found.horizontalShear == 0)
    #expect(found.rotation == 0)
  }

  @Test(
    "the rotation component of a rotated transform is its angle",
    arguments: [-3.1, -2, -1.6, -0.9, -0.2, 0, 0.3, 0.8, 1.5, 2.2, 3.14] as [CGFloat])
  func rotationPart(angle: CGFloat) {
    let found = CGAffineTransform(rotationAngle: angle).decomposed().rotation
    #expect(isClose(found, angle, within: 4e-16))
  }

  @Test("a size is scaled and rotated but not translated")
  func size() {
    let transform = CGAffineTransform(a: 0, b: 1, c: -2, d: 0, tx: 50, ty: 60)
    #expect(CGSize(width: 10, height: 20).applying(transform) == CGSize(width: -40, height: 10))
  }

  nonisolated struct RectCase: CustomTestStringConvertible, Sendable {
    var name: String
    var rect: CGRect
    var transform: CGAffineTransform
    var result: CGRect
    var testDescription: String { name }
  }

  @Test(
    "a transformed rectangle is the bounding box of its corners",
    arguments: [
      RectCase(
        name: "rotated", rect: CGRect(x: 0, y: 0, width: 10, height: 20),
        transform: CGAffineTransform(rotationAngle: .pi / 2),
        result: CGRect(x: -20, y: 0, width: 20, height: 10)),
      RectCase(
        name: "mirrored", rect: CGRect(x: 5, y: 5, width: 10, height: 20),
        transform: CGAffineTransform(scaleX: -1, y: 2),
        result: CGRect(x: -15, y: 10, width: 10, height: 40)),
      RectCase(
        name: "rotated by an eighth turn", rect: CGRect(x: -1, y: -1, width: 2, height: 2),
        transform: CGAffineTransform(rotationAngle: .pi / 4),
        result: CGRect(
          x: -1.4142135623730951, y: -1.4142135623730951, width: 2.8284271247461903,
          height: 2.8284271247461903)),
      RectCase(
        name: "null", rect: .null, transform: CGAffineTransform(scaleX: 2, y: 2), result: .null),
      RectCase(
        name: "infinite", rect: .infinite, transform: CGAffineTransform(translationX: 2, y: 2),
        result: .infinite),
    ])
  func rect(example: RectCase) {
    let found = example.rect.applying(example.transform)
    #expect(
      found == example.result || isClose(found.numbers, example.result.numbers, within: 1e-12))
  }
}
