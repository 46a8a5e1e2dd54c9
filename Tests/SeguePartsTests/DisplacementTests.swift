import HeadlessUIKit
import SegueCore
import SegueMotion
import SegueParts
import TestSupport
import Testing

/// Movements as data.
@Suite(.checkedDevices) struct DisplacementTests {
  @Test("translations add up, scales and opacities multiply")
  func sums() {
    let sum =
      Displacement.slide(x: 10, y: 5) + .slide(toward: .top, by: 3) + .scale(0.5) + .scale(0.5)
      + .fade(to: 0.4) + .fade(to: 0.5)
    #expect(sum.translation == CGPoint(x: 10, y: 2))
    #expect(sum.scale == 0.25)
    #expect(sum.alpha == 0.2)
    #expect(sum.transform == CGAffineTransform(a: 0.25, b: 0, c: 0, d: 0.25, tx: 10, ty: 2))
    #expect(Displacement.none + sum == sum)
  }

  @Test("rotations add up")
  func sumOfRotations() {
    let sum = Displacement.rotation(0.5) + .slide(x: 10) + .rotation(0.25)
    #expect(sum.rotation == 0.75)
    #expect(sum.translation == CGPoint(x: 10, y: 0))
    #expect((Displacement.rotation(0.5) + .rotation(-0.5)).transform.isIdentity)
  }

  @Test("a view is scaled and rotated clockwise about its center, then translated")
  func rotates() {
    let sum = Displacement.scale(2) + .rotation(.pi / 2) + .slide(x: 10, y: 5)
    // To the right of the center becomes below it.
    let right = CGPoint(x: 1, y: 0).applying(sum.transform)
    #expect(isClose(right.x, 10))
    #expect(isClose(right.y, 7))
    let below = CGPoint(x: 0, y: 1).applying(sum.transform)
    #expect(isClose(below.x, 8))
    #expect(isClose(below.y, 5))
  }

  @Test("halfway a view is rotated by half the angle, at its own size")
  func movesByRotation() {
    final class Tilting: TransitionStyle, ModalTransitionDelegate {
      var transitioningDelegate: (any ModalTransitionDelegate)? { self }
      func movement(
        for direction: TransitionDirection, of controller: UIViewController,
        in presentation: UIPresentationController?
      ) -> (any TransitionMovement)? {
        DisplacementMovement(
          .curve(.linear, duration: 0.2), presented: { _ in .rotation(.pi / 3) })
      }
    }
    let (stage, panel) = (Stage(), UIViewController())
    stage.device.perform {
      panel.use(Tilting())
      stage.root.present(panel, animated: true)
      stage.advance(by: 0.1)
      let shown = panel.view.layer.presentation()?.transform ?? CATransform3DIdentity
      #expect(isClose(shown.m11, (3.0).squareRoot() / 2))
      #expect(isClose(shown.m12, 0.5))
      stage.settle()
    }
    #expect(panel.view.transform.isIdentity)
  }

  @Test(
    "the distance out of a container ends just outside its side",
    arguments: [(Side.top, 60.0), (.bottom, 180), (.left, 50), (.right, 170)])
  func distances(side: Side, distance: Double) {
    let frame = CGRect(x: 30, y: 20, width: 20, height: 40)
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    #expect(Double(frame.distance(outOf: bounds, toward: side)) == distance)
  }

  /// Records the calls of a movement.
  private final class Decoration: MovementDecoration {
    var log: [String] = []
    func install(on context: MovementContext) { log.append("install") }
    func layOut(beside displacement: Displacement, isPresented: Bool) {
      log.append("\(displacement.translation.x) \(isPresented)")
    }
    func remove() { log.append("remove") }
  }

  private final class Style: TransitionStyle, ModalTransitionDelegate {
    let decoration = Decoration()
    var transitioningDelegate: (any ModalTransitionDelegate)? { self }
    func movement(
      for direction: TransitionDirection, of controller: UIViewController,
      in presentation: UIPresentationController?
    ) -> (any TransitionMovement)? {
      DisplacementMovement(
        .curve(.linear, duration: 0.2), presented: { _ in .slide(x: 100) + .fade(to: 0.2) },
        decorations: [decoration])
    }
  }

  @Test("a movement displaces the view and its decorations, and restores both")
  func movement() {
    let device = makeDevice(DeviceConfiguration(size: CGSize(width: 400, height: 600)))
    let (root, panel, style) = (UIViewController(), UIViewController(), Style())
    let window = device.perform {
      let window = makeWindow(root)
      panel.use(style)
      root.present(panel, animated: true)
      return window
    }
    device.perform {
      device.advance(by: 0.1)
      let shown = panel.view.layer.presentation()
      #expect(isClose(shown?.frame.minX ?? 0, 50, within: 0.01))
      #expect(isClose(CGFloat(shown?.opacity ?? 0), 0.6, within: 0.01))
    }
    device.settle()
    #expect(panel.view.transform == .identity)
    #expect(panel.view.alpha == 1)
    #expect(style.decoration.log == ["install", "100.0 false", "100.0 true", "remove"])
    style.decoration.log = []
    device.perform { root.dismiss(animated: true) }
    device.settle()
    #expect(style.decoration.log == ["install", "100.0 true", "100.0 false", "remove"])
    #expect(panel.view.transform == .identity)
    #expect(panel.view.alpha == 1)
    #expect(window.isHidden == false)
  }

  @Test("a movement restores the app's transform and alpha")
  func restoresTransformAndAlpha() {
    let (stage, panel, style) = (Stage(), UIViewController(), Style())
    stage.device.perform {
      panel.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      panel.view.alpha = 0.5
      panel.use(style)
      stage.root.present(panel, animated: true)
      stage.advance(by: 0.1)
      let shown = panel.view.layer.presentation()
      #expect(isClose(CGFloat(shown?.opacity ?? 0), 0.3))
      stage.settle()
    }
    #expect(panel.view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(panel.view.alpha == 0.5)
  }
}
