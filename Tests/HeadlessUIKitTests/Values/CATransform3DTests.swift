import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite struct CATransform3DTests {
  nonisolated struct MakingCase: CustomTestStringConvertible, Sendable {
    var name: String
    var transform: CATransform3D
    var numbers: [CGFloat]
    var testDescription: String { name }

    init(_ name: String, _ transform: CATransform3D, _ numbers: [CGFloat]) {
      self.name = name
      self.transform = transform
      self.numbers = numbers
    }
  }

  @Test(
    "every function that makes a transform fills its sixteen elements",
    arguments: [
      MakingCase("zeros", CATransform3D(), Array(repeating: 0, count: 16)),
      MakingCase(
        "identity", CATransform3DIdentity, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
      MakingCase(
        "translation", CATransform3DMakeTranslation(2, 3, 4),
        [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 3, 4, 1]),
      MakingCase(
        "scale", CATransform3DMakeScale(2, 3, 4), [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1]),
      MakingCase(
        "rotation about z", CATransform3DMakeRotation(.pi / 2, 0, 0, 5),
        [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
      MakingCase(
        "rotation about y", CATransform3DMakeRotation(.pi / 2, 0, 1, 0),
        [0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1]),
      MakingCase(
        "rotation about x", CATransform3DMakeRotation(.pi / 2, 2, 0, 0),
        [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1]),
      MakingCase(
        "rotation about a zero axis", CATransform3DMakeRotation(1, 0, 0, 0),
        [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
      MakingCase(
        "translation before scale",
        CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1),
        [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 2, 3, 4, 1]),
      MakingCase(
        "scale before translation",
        CATransform3DScale(CATransform3DMakeTranslation(5, 6, 7), 2, 2, 2),
        [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 5, 6, 7, 1]),
      MakingCase(
        "rotation before translation",
        CATransform3DRotate(CATransform3DMakeTranslation(5, 6, 7), .pi, 0, 0, 1),
        [-1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1, 0, 5, 6, 7, 1]),
      MakingCase(
        "affine", CATransform3DMakeAffineTransform(CGAffineTransform(1, 2, 3, 4, 5, 6)),
        [1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1]),
    ])
  func making(example: MakingCase) {
    #expect(example.transform.numbers == example.numbers)
  }

  nonisolated static let samples: [CATransform3D] = {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    return [
      CATransform3DIdentity,
      CATransform3DMakeTranslation(3, -4, 5),
      CATransform3DMakeScale(2, 0.5, -1),
      CATransform3DMakeRotation(0.8, 1, 2, 3),
      perspective,
      CATransform3DRotate(CATransform3DTranslate(perspective, 10, 20, 30), 1.1, 0, 1, 0.3),
      CATransform3DMakeAffineTransform(CGAffineTransform(a: 0, b: 2, c: 1, d: 0.5, tx: 3, ty: 0)),
    ]
  }()

  @Test("a transform and its inverse cancel each other", arguments: samples.indices)
  func inverse(index: Int) {
    let transform = Self.samples[index]
    let undone = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(isClose(undone.numbers, CATransform3DIdentity.numbers, within: 1e-13))
  }

  @Test("a singular transform is unchanged when inverted")
  func noInverse() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test("concatenation is associative", arguments: samples.indices)
  func associativity(index: Int) {
    let (a, b, c) = (Self.samples[index], Self.samples[3], Self.samples[5])
    let left = CATransform3DConcat(CATransform3DConcat(a, b), c)
    let right = CATransform3DConcat(a, CATransform3DConcat(b, c))
    #expect(isClose(left.numbers, right.numbers, within: 1e-12))
  }

  @Test("a rotation keeps its axis and adds up its angles")
  func rotation() {
    let once = CATransform3DMakeRotation(0.4, 1, -2, 0.5)
    let twice = CATransform3DMakeRotation(0.8, 1, -2, 0.5)
    #expect(isClose(CATransform3DConcat(once, once).numbers, twice.numbers, within: 1e-12))
    let axis = CATransform3DConcat(CATransform3DMakeTranslation(1, -2, 0.5), once)
    #expect(isClose([axis.m41, axis.m42, axis.m43], [1, -2, 0.5], within: 1e-12))
  }

  @Test("an affine transform round-trips through a 3D transform")
  func affine() {
    let plane = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 5, y: 6)
    let space = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(space))
    #expect(CATransform3DGetAffineTransform(space) == plane)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.1, 1, 0, 0)))
    #expect(!CATransform3DIsAffine(Self.samples[4]))
  }

  @Test("only the identity is the identity, and a transform equals only itself")
  func equality() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    for (index, sample) in Self.samples.enumerated() {
      #expect(CATransform3DIsIdentity(sample) == (index == 0))
      for (other, transform) in Self.samples.enumerated() {
        #expect(CATransform3DEqualToTransform(sample, transform) == (index == other))
      }
    }
  }
}
