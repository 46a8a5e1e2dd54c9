import HeadlessUIKit
import TestSupport
import Testing

/// A device with an animator and a box of 50 × 50 pt.
@MainActor
private final class Scene: StageHolder {
  let stage = Stage()
  let animator: UIDynamicAnimator
  let box = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))

  init() {
    let (stage, box) = (stage, box)
    animator = stage.device.perform {
      stage.root.view.addSubview(box)
      return UIDynamicAnimator(referenceView: stage.root.view)
    }
    stage.settle()
  }

  func add(_ behaviors: UIDynamicBehavior...) {
    device.perform { for behavior in behaviors { animator.addBehavior(behavior) } }
  }
}

/// A delegate that records the callbacks of animators and collisions.
private final class DynamicsDelegate: NSObject, UIDynamicAnimatorDelegate,
  UICollisionBehaviorDelegate
{
  let log = CallLog()
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.add("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.add("pause") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    log.add("began \((identifier as? NSString)?.description ?? "bounds") \(Int(p.x)) \(Int(p.y))")
  }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { log.add("ended \((identifier as? NSString)?.description ?? "bounds")") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) { log.add("began items") }
}

@Suite("UIDynamicAnimator", .checkedDevices)
struct DynamicAnimatorTests {
  private let scene = Scene()

  @Test("gravity accelerates by 1000 pt/s² per unit, in the direction of its angle")
  func gravity() {
    let gravity = UIGravityBehavior(items: [scene.box])
    scene.add(gravity)
    scene.stage.advance(by: 0.5)
    #expect(isClose(scene.box.center.y, 125 + 125, within: 2))
    #expect(scene.box.center.x == 125)
    gravity.setAngle(0, magnitude: 0.5)
    #expect(isClose(gravity.gravityDirection.dx, 0.5, within: 1e-12))
  }

  @Test("the step in which time advances changes nothing", arguments: [1, 7, 100])
  func steps(count: Int) {
    let snap = UISnapBehavior(item: scene.box, snapTo: CGPoint(x: 300, y: 400))
    scene.add(snap, UIGravityBehavior(items: [scene.box]))
    let start = scene.device.now
    for step in 1...count { scene.device.advance(to: start + 0.5 * Double(step) / Double(count)) }
    let other = Scene()
    other.add(
      UISnapBehavior(item: other.box, snapTo: CGPoint(x: 300, y: 400)),
      UIGravityBehavior(items: [other.box]))
    other.stage.advance(by: 0.5)
    #expect(scene.box.center == other.box.center)
  }

  @Test("a snap ends at its point; the animator pauses, notifies and resumes")
  func snap() {
    let delegate = DynamicsDelegate()
    scene.animator.delegate = delegate
    let snap = UISnapBehavior(item: scene.box, snapTo: CGPoint(x: 300, y: 400))
    scene.add(snap)
    #expect(scene.animator.isRunning)
    scene.stage.settle()
    #expect(isClose(scene.box.center.x, 300, within: 0.1))
    #expect(isClose(scene.box.center.y, 400, within: 0.1))
    #expect(!scene.animator.isRunning)
    #expect(delegate.log.lines == ["pause"])
    scene.device.perform { snap.snapPoint = CGPoint(x: 100, y: 100) }
    scene.stage.settle()
    #expect(delegate.log.lines == ["pause", "resume", "pause"])
    #expect(isClose(scene.box.center.x, 100, within: 0.1))
  }

  @Test("a snap with full damping does not go past its point, and one with half does")
  func damping() {
    func overshoot(_ damping: CGFloat) -> CGFloat {
      let scene = Scene()
      let snap = UISnapBehavior(item: scene.box, snapTo: CGPoint(x: 300, y: 125))
      snap.damping = damping
      var most: CGFloat = 0
      snap.action = { most = max(most, scene.box.center.x) }
      scene.add(snap)
      scene.stage.settle()
      return most - 300
    }
    #expect(overshoot(1) < 0.01)
    #expect(overshoot(0.2) > 5)
  }

  @Test("a push of magnitude 1 gives 100 × 100 pt a velocity of 100 pt/s, once")
  func push() {
    scene.box.bounds.size = CGSize(width: 100, height: 100)
    let push = UIPushBehavior(items: [scene.box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    scene.add(push)
    scene.stage.advance(by: 1)
    #expect(!push.active)
    #expect(isClose(scene.box.center.x, 225, within: 1))
  }

  @Test("resistance brakes, and a released velocity continues")
  func resistance() {
    let item = UIDynamicItemBehavior(items: [scene.box])
    item.resistance = 2
    item.addLinearVelocity(CGPoint(x: 200, y: 0), for: scene.box)
    scene.add(item)
    scene.stage.advance(by: 0.5)
    let velocity = item.linearVelocity(for: scene.box).x
    #expect(isClose(velocity, 200 * exp(-1), within: 2))
    scene.stage.settle()
    #expect(isClose(scene.box.center.x, 225, within: 2))
  }

  @Test("angular velocity rotates, unless rotation is not allowed", arguments: [true, false])
  func rotation(isAllowed: Bool) {
    let item = UIDynamicItemBehavior(items: [scene.box])
    item.allowsRotation = isAllowed
    item.addAngularVelocity(1, for: scene.box)
    scene.add(item)
    scene.stage.advance(by: 0.5)
    let angle = atan2(scene.box.transform.b, scene.box.transform.a)
    #expect(isClose(angle, isAllowed ? 0.5 : 0, within: 0.02))
  }

  @Test("an animator without items in movement lets the device rest")
  func rest() {
    scene.add(UIDynamicItemBehavior(items: [scene.box]))
    scene.stage.settle()
    #expect(scene.device.isAtRest)
    #expect(scene.box.center == CGPoint(x: 125, y: 125))
  }

  @Test("a removed behavior has no effect")
  func remove() {
    let gravity = UIGravityBehavior(items: [scene.box])
    scene.add(gravity)
    scene.stage.advance(by: 0.1)
    scene.device.perform { scene.animator.removeAllBehaviors() }
    let center = scene.box.center
    scene.stage.settle()
    #expect(scene.box.center == center)
    #expect(gravity.dynamicAnimator == nil)
  }

  @Test("a behavior of the app adds its children and runs its action at each frame")
  func composite() {
    let whole = UIDynamicBehavior()
    var frames = 0
    whole.action = { frames += 1 }
    whole.addChildBehavior(UIGravityBehavior(items: [scene.box]))
    scene.add(whole)
    scene.stage.advance(by: 0.5)
    #expect(frames == 30)
    #expect(scene.box.center.y > 200)
  }
}

@Suite("UICollisionBehavior", .checkedDevices)
struct CollisionTests {
  private let scene = Scene()
  private let delegate = DynamicsDelegate()

  private func fall(elasticity: CGFloat) -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: [scene.box])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = delegate
    let item = UIDynamicItemBehavior(items: [scene.box])
    item.elasticity = elasticity
    scene.add(UIGravityBehavior(items: [scene.box]), collision, item)
    return collision
  }

  @Test("a falling view comes to rest at the bottom of the reference view")
  func bottom() {
    _ = fall(elasticity: 0)
    scene.stage.settle()
    #expect(scene.box.frame.maxY == 600)
    #expect(delegate.log.lines == ["began bounds 125 600"])
  }

  @Test("an elastic view rebounds to the square of its elasticity of the height")
  func rebound() {
    _ = fall(elasticity: 0.5)
    // It falls 450 pt in 0.95 s.
    scene.stage.advance(by: 0.95)
    var highest: CGFloat = 600
    for _ in 0..<60 {
      scene.stage.advance(by: 1.0 / 60)
      highest = min(highest, scene.box.frame.maxY)
    }
    #expect(isClose(600 - highest, 450 / 4, within: 10))
    #expect(delegate.log.lines.prefix(2) == ["began bounds 125 600", "ended bounds"])
    scene.stage.settle()
    #expect(scene.box.frame.maxY == 600)
  }

  @Test("a line is a boundary, by its identifier")
  func line() {
    let collision = fall(elasticity: 0)
    collision.addBoundary(
      withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 400, y: 400))
    scene.stage.settle()
    #expect(isClose(scene.box.frame.maxY, 400, within: 0.5))
    #expect(delegate.log.lines == ["began shelf 125 400"])
    scene.device.perform { collision.removeBoundary(withIdentifier: "shelf" as NSString) }
    scene.stage.settle()
    #expect(scene.box.frame.maxY == 600)
  }

  @Test("two views exchange momentum, and do not overlap")
  func items() {
    let other = UIView(frame: CGRect(x: 300, y: 100, width: 50, height: 50))
    scene.stage.root.view.addSubview(other)
    let collision = UICollisionBehavior(items: [scene.box, other])
    collision.collisionDelegate = delegate
    let item = UIDynamicItemBehavior(items: [scene.box, other])
    item.elasticity = 1
    item.addLinearVelocity(CGPoint(x: 300, y: 0), for: scene.box)
    scene.add(collision, item)
    scene.stage.advance(by: 1)
    #expect(delegate.log.lines == ["began items"])
    #expect(isClose(item.linearVelocity(for: scene.box).x, 0, within: 1))
    #expect(isClose(item.linearVelocity(for: other).x, 300, within: 1))
    #expect(scene.box.frame.maxX <= other.frame.minX)
  }
}

@Suite("UIAttachmentBehavior", .checkedDevices)
struct AttachmentTests {
  private let scene = Scene()

  @Test("an attachment without length follows its anchor")
  func follow() {
    let attachment = UIAttachmentBehavior(item: scene.box, attachedToAnchor: scene.box.center)
    scene.add(attachment)
    #expect(attachment.length == 0)
    scene.device.perform { attachment.anchorPoint = CGPoint(x: 200, y: 300) }
    scene.stage.advance(by: 0.1)
    #expect(scene.box.center == CGPoint(x: 200, y: 300))
  }

  @Test("a rigid attachment keeps its length as a pendulum")
  func pendulum() {
    let anchor = CGPoint(x: 225, y: 125)
    let attachment = UIAttachmentBehavior(item: scene.box, attachedToAnchor: anchor)
    #expect(attachment.length == 100)
    scene.add(attachment, UIGravityBehavior(items: [scene.box]))
    for _ in 0..<30 {
      scene.stage.advance(by: 0.02)
      let distance = hypot(scene.box.center.x - anchor.x, scene.box.center.y - anchor.y)
      #expect(isClose(distance, 100, within: 0.5))
    }
    #expect(scene.box.center.y > 150)
  }

  @Test("a spring oscillates with its frequency about the length")
  func spring() {
    let attachment = UIAttachmentBehavior(
      item: scene.box, attachedToAnchor: CGPoint(x: 125, y: 325))
    attachment.length = 150
    attachment.frequency = 1
    attachment.damping = 0
    scene.add(attachment)
    scene.stage.advance(by: 0.5)
    #expect(isClose(scene.box.center.y, 225, within: 3))
    scene.stage.advance(by: 0.5)
    #expect(isClose(scene.box.center.y, 125, within: 6))
  }

  @Test("a fixed attachment moves both views")
  func fixed() {
    let other = UIView(frame: CGRect(x: 200, y: 100, width: 50, height: 50))
    scene.stage.root.view.addSubview(other)
    let attachment = UIAttachmentBehavior.fixedAttachment(
      with: scene.box, attachedTo: other, attachmentAnchor: .zero)
    let push = UIPushBehavior(items: [scene.box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    scene.add(attachment, push)
    scene.stage.advance(by: 0.5)
    #expect(scene.box.center.y > 150)
    #expect(isClose(other.center.x - scene.box.center.x, 100, within: 0.5))
    #expect(isClose(other.center.y - scene.box.center.y, 0, within: 0.5))
  }
}

@Suite("UIMotionEffect", .checkedDevices)
struct MotionEffectTests {
  @Test("effects are kept on the view, and interpolate between their values")
  func values() {
    makeDevice().perform {
      let view = UIView(frame: .zero)
      let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
      effect.minimumRelativeValue = -10
      effect.maximumRelativeValue = 10
      let group = UIMotionEffectGroup()
      group.motionEffects = [effect]
      view.addMotionEffect(group)
      #expect(view.motionEffects == [group])
      let values = group.keyPathsAndRelativeValues(
        forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))
      #expect(values?["center.x"] as? NSNumber == 5)
      view.removeMotionEffect(group)
      #expect(view.motionEffects.isEmpty)
    }
  }
}
