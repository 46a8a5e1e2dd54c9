import HeadlessUIKit
import Testing

/// Kinds of animations that a percent-driven transition scrubs, and kinds that it does not.
@Suite struct InteractiveAnimationTests {
  /// A dismissal of 0.25 s during which a view in the sheet moves from x = 0 to 100 pt.
  struct Scene {
    let driven: DrivenScene
    let view = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))
    /// A layer without a view.
    let layer = CALayer()
    private let ui: Driver

    init(_ ui: Driver, _ move: @escaping (Scene) -> Void) {
      self.ui = ui
      let animator = LoggingAnimator(ui.log)
      let (view, layer) = (view, layer)
      driven = DrivenScene(ui, presents: false, by: animator) { sheet in
        sheet.view.addSubview(view)
        sheet.view.layer.addSublayer(layer)
      }
      driven.driver.completionCurve = .linear
      let made = self
      animator.onStart = { _ in move(made) }
      ui.turn()
    }

    var driver: UIPercentDrivenInteractiveTransition { driven.driver }
    var viewX: CGFloat { view.layer.presentation()?.position.x ?? .nan }
    var layerX: CGFloat { (layer.presentation() ?? layer).position.x }

    /// Returns the view's visible positions at fractions of the transition.
    func positions(at fractions: [CGFloat]) -> [CGFloat] {
      fractions.map { fraction in
        driver.update(fraction)
        ui.advance(by: 0.1)
        return (viewX * 1e6).rounded() / 1e6
      }
    }
  }

  // MARK: Blocks

  struct Kind: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var move: @MainActor @Sendable (Scene) -> Void
    /// The view's positions at the fractions 0, 0.25, 0.4 and 0.75.
    var positions: [CGFloat]
    var end: CGFloat
    nonisolated static let all = [
      // To 100 in the first half, to 40 in the second.
      Kind(
        testDescription: "keyframes",
        move: { scene in
          UIView.animateKeyframes(withDuration: 0.25, delay: 0) {
            for (start, x) in [(0.0, 100.0), (0.5, 40)] {
              UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: 0.5) {
                scene.view.center.x = x
              }
            }
          }
        }, positions: [0, 50, 80, 70], end: 40),
      Kind(
        testDescription: "a nested block with a delay",
        move: { scene in
          UIView.animate(withDuration: 0.25) {
            scene.view.alpha = 0
            UIView.animate(withDuration: 0.125, delay: 0.125, options: .overrideInheritedDuration) {
              scene.view.center.x = 100
            }
          }
        }, positions: [0, 0, 0, 50], end: 100),
      Kind(
        testDescription: "autoreverse",
        move: { scene in
          UIView.animate(withDuration: 0.125, delay: 0, options: .autoreverse) {
            scene.view.center.x = 100
          }
        }, positions: [0, 50, 80, 50], end: 100),
      Kind(
        testDescription: "repeat count 2",
        move: { scene in
          UIView.animate(withDuration: 0.125) {
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) {
              scene.view.center.x = 100
            }
          }
        }, positions: [0, 50, 80, 50], end: 100),
    ]
  }

  @Test("[122] every kind of block follows the updates and continues (122a)", arguments: Kind.all)
  func followsAndFinishes(kind: Kind) {
    Driver.run { ui in
      let scene = Scene(ui, kind.move)
      #expect(
        scene.positions(at: [0, 0.25, 0.4, 0.75, 0.25]) == kind.positions + [kind.positions[1]])
      // From 0.25 to the fractions 0.4 and 0.75 of 0.25 s.
      scene.driver.finish()
      ui.advance(by: 0.15 * 0.25)
      #expect(isClose(scene.viewX, kind.positions[2]))
      ui.advance(by: 0.35 * 0.25)
      #expect(isClose(scene.viewX, kind.positions[3]))
      ui.settle()
      #expect(scene.view.center.x == kind.end)
    }
  }

  @Test("[121] canceling reverses every kind of animation block (121a)", arguments: Kind.all)
  func cancelReversesEveryAnimation(kind: Kind) {
    Driver.run { ui in
      let scene = Scene(ui, kind.move)
      _ = scene.positions(at: [0.75])
      scene.driver.cancel()
      ui.advance(by: 0.35 * 0.25)
      #expect(isClose(scene.viewX, kind.positions[2]))
      ui.advance(by: 0.15 * 0.25)
      #expect(isClose(scene.viewX, kind.positions[1]))
      ui.settle()
      #expect(scene.viewX == 0)
      #expect(scene.view.center.x == 0)
      #expect(scene.view.alpha == 1)
    }
  }

  // MARK: Animations added to layers

  struct Explicit: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The layer's final position.
    var end: CGFloat = 0
    var move: @MainActor @Sendable (Scene) -> Void
    nonisolated static let all = [
      Explicit(testDescription: "a basic animation") { scene in
        scene.layer.add(makeMove(), forKey: "x")
      },
      Explicit(testDescription: "a group") { scene in
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([makeMove()], 0.25)
        scene.layer.add(group, forKey: "x")
      },
      Explicit(testDescription: "a change of a layer without a view", end: 100) { scene in
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        scene.layer.position.x = 100
      },
    ]

    private static func makeMove() -> CABasicAnimation {
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (0, 100, 0.25)
      return move
    }
  }

  @Test(
    "[122][F082] an explicit layer animation follows the updates, then runs by its own timing (122b)",
    arguments: Explicit.all, [false, true])
  func explicitAnimationFollowsUpdates(kind: Explicit, isCancelled: Bool) {
    Driver.run { ui in
      let scene = Scene(ui, kind.move)
      for fraction in [0, 0.4, 0.9, 0.2] as [CGFloat] {
        scene.driver.update(fraction)
        ui.advance(by: 0.3)
        #expect(isClose(scene.layerX, 100 * fraction))
      }
      isCancelled ? scene.driver.cancel() : scene.driver.finish()
      #expect(isClose(scene.layerX, 20))
      ui.advance(by: 0.05)
      #expect(isClose(scene.layerX, 40))
      ui.advance(by: 0.1)
      #expect(isClose(scene.layerX, 80))
      ui.settle()
      #expect(scene.layerX == kind.end)
      #expect(scene.driven.isPresented == isCancelled)
    }
  }

  @Test("[122] a scrubbed layer animation notifies its delegate of start and end once (122b)")
  func delegateIsNotifiedOnce() {
    Driver.run { ui in
      let notes = AnimationLog()
      let scene = Scene(ui) { scene in
        for (key, begin) in [("x", 0.0), ("y", 0.1)] {
          let move = CABasicAnimation(keyPath: "position.\(key)")
          (move.fromValue, move.toValue, move.duration) = (0, 100, 0.1)
          move.beginTime = CACurrentMediaTime() + begin
          move.delegate = notes
          scene.layer.add(move, forKey: key)
        }
      }
      ui.advance(by: 1)
      #expect(notes.lines == ["position.x starts"])
      scene.driver.update(0.8)
      ui.advance(by: 1)
      #expect(notes.lines == ["position.x starts", "position.y starts"])
      // The first animation has ended at this fraction, and is visible again at an earlier one.
      #expect(scene.layerX == 0)
      scene.driver.update(0.2)
      #expect(isClose(scene.layerX, 50))
      scene.driver.cancel()
      ui.settle()
      #expect(
        notes.lines == [
          "position.x starts", "position.y starts", "position.x ends true", "position.y ends true",
        ])
      #expect(scene.layer.animationKeys() == nil)
    }
  }

  @Test("[122] a layer animation outside the container runs by its own timing (122b)")
  func leavesOthers() {
    Driver.run { ui in
      let other = UIView()
      ui.window.addSubview(other)
      let scene = Scene(ui) { _ in
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (0, 100, 1)
        other.layer.add(move, forKey: "x")
      }
      scene.driver.update(0.9)
      ui.advance(by: 0.25)
      #expect(isClose(other.layer.presentation()?.position.x ?? -1, 25))
      scene.driver.cancel()
      ui.settle()
    }
  }
}

/// Logs the delegate calls of layer animations.
private final class AnimationLog: NSObject, CAAnimationDelegate {
  nonisolated(unsafe) private(set) var lines: [String] = []

  nonisolated func animationDidStart(_ anim: CAAnimation) { lines.append("\(name(anim)) starts") }
  nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    lines.append("\(name(anim)) ends \(flag)")
  }
  private nonisolated func name(_ anim: CAAnimation) -> String {
    (anim as? CAPropertyAnimation)?.keyPath ?? "group"
  }
}
