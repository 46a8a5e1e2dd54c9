import HeadlessUIKit
import TestSupport
import Testing

/// Animations between transforms in space.
@Suite("Animations in space", .checkedDevices)
struct SpaceAnimationTests {
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let transform: @Sendable (Double) -> CATransform3D

    init(_ name: String, _ transform: @escaping @Sendable (Double) -> CATransform3D) {
      testDescription = name
      self.transform = transform
    }
  }

  private nonisolated static func perspective() -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    return perspective
  }

  @Test(
    "an animation between two transforms in space changes what differs, and keeps sizes and perspective",
    arguments: [
      Case("rotation about y") { CATransform3DMakeRotation(0.2 + $0, 0, 1, 0) },
      Case("rotation about x") { CATransform3DMakeRotation(-$0, 1, 0, 0) },
      Case("rotation about a tilted axis") { CATransform3DMakeRotation(1 + $0, 1, 2, -1) },
      Case("rotation in perspective") { CATransform3DRotate(perspective(), $0, 0, 1, 0) },
      Case("rotation at a depth") {
        CATransform3DRotate(CATransform3DTranslate(perspective(), 0, 0, -100), $0, 0, 1, 0)
      },
      Case("rotation of a scaled and mirrored layer") {
        CATransform3DScale(CATransform3DRotate(perspective(), $0, 1, 0, 0), 2, -3, 1.5)
      },
      Case("translation of a turned layer") {
        CATransform3DConcat(
          CATransform3DMakeRotation(1, 0, 1, 0), CATransform3DMakeTranslation(10 * $0, 20, 30 * $0))
      },
      Case("scale of a turned layer") {
        CATransform3DScale(CATransform3DMakeRotation(1, 1, 0, 0), 1 + $0, 1, 2)
      },
    ])
  func mixes(_ one: Case) {
    let scene = AnimationScene()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = NSValue(caTransform3D: one.transform(0))
    animation.toValue = NSValue(caTransform3D: one.transform(1.5))
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    scene.run { scene.view.layer.add(animation, forKey: nil) }
    for time in [0.25, 0.5, 0.75] {
      scene.device.advance(to: time)
      let (shown, expected) = (scene.shown.transform.numbers, one.transform(1.5 * time).numbers)
      #expect(zip(shown, expected).allSatisfy { isClose($0, $1, within: 1e-9) }, "\(shown)")
    }
  }

  @Test("an animation from a transform that flattens changes its elements evenly")
  func flat() {
    let scene = AnimationScene()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = NSValue(caTransform3D: CATransform3DMakeScale(1, 1, 0))
    animation.toValue = NSValue(caTransform3D: CATransform3DMakeRotation(.pi / 2, 1, 0, 0))
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    scene.run { scene.view.layer.add(animation, forKey: nil) }
    scene.device.advance(to: 0.5)
    #expect(isClose(scene.shown.transform.m23, 0.5, within: 1e-9))
  }
}
