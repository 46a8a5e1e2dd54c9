import HeadlessUIKit
import TestSupport
import Testing

/// S25: transitions by `UIView.animate`, with the context's frames, with snapshots in place of live
/// views, and with a completion that always runs.
@Suite("S25: transitions by UIView.animate", .checkedDevices) struct S25ViewAnimationTests {
  struct Scene {
    let stage: Stage
    let home: Page
    let draft: Draft

    func show() {
      home.present(draft, animated: true)
      stage.settle()
    }
    /// Returns the texts that a view and its subviews draw.
    func texts(in view: UIView) -> [String] {
      var lines: [String] = []
      if case .text(let text, _, _, _, _, _) = view.drawing { lines = [text] }
      return lines + view.subviews.flatMap { texts(in: $0) }
    }
  }

  private func run(_ body: (Scene) throws -> Void) rethrows {
    let home = Page("home")
    try Stage.run(home) { try body(Scene(stage: $0, home: home, draft: Draft("draft"))) }
  }

  // MARK: Context

  @Test("under custom the context has no presenting view, but the frames of both controllers")
  func context() {
    run { scene in
      scene.show()
      scene.draft.dismiss(animated: true)
      scene.stage.settle()
      #expect(
        scene.draft.animator.found == [
          "from home: view nil, [0, 400, 400, 400] to [0, 0, 400, 800]",
          "to draft: view draft, [0, 0, 0, 0] to [0, 400, 400, 400]",
          "from draft: view draft, [0, 400, 400, 400] to [0, 400, 400, 400]",
          "to home: view nil, [0, 0, 0, 0] to [0, 0, 400, 800]",
        ])
    }
  }

  @Test("the presentation moves linearly from below to the final frame")
  func rises() {
    run { scene in
      scene.home.present(scene.draft, animated: true)
      scene.stage.turn()
      let frames = scene.stage.values(at: [0, 0.1, 0.2, 0.3, 0.4]) {
        roundedFrame(of: scene.draft.view)
      }
      #expect(frames.map(\.minY) == [1200, 1000, 800, 600, 400])
      #expect(frames.allSatisfy { $0.size == CGSize(width: 400, height: 400) })
      #expect(scene.stage.now == 0.4)
    }
  }

  // MARK: Snapshots

  @Test("a dismissal moves a snapshot in place of the live view, which is hidden and shown again")
  func snapshotMoves() throws {
    try run { scene in
      scene.show()
      scene.draft.dismiss(animated: true)
      scene.stage.turn()
      let snapshot = try #require(scene.draft.animator.snapshot)
      #expect(scene.draft.view.isHidden)
      #expect(scene.texts(in: snapshot) == ["Draft"])
      // Changes of the live view in the meantime are not visible.
      scene.draft.label.text = "Sent"
      scene.draft.view.backgroundColor = .red
      let frames = scene.stage.values(at: [0, 0.1, 0.2]) { roundedFrame(of: snapshot).minY }
      #expect(frames == [400, 600, 800])
      #expect(scene.texts(in: snapshot) == ["Draft"])
      #expect(roundedFrame(of: scene.draft.view).minY == 400)
      scene.stage.settle()
      #expect(snapshot.superview == nil)
      #expect(!scene.draft.view.isHidden)
      #expect(scene.draft.view.window == nil)
      #expect(scene.stage.window.subviews == [scene.home.view])
    }
  }

  @Test("canceling a dismissal removes the snapshot and restores the live view")
  func cancelingRestoresLiveView() throws {
    try run { scene in
      scene.show()
      let before = scene.stage.tree
      let driver = UIPercentDrivenInteractiveTransition()
      driver.completionCurve = .linear
      scene.draft.driver = driver
      scene.draft.dismiss(animated: true)
      scene.stage.turn()
      driver.update(0.25)
      let snapshot = try #require(scene.draft.animator.snapshot)
      #expect(roundedFrame(of: snapshot).minY == 600)
      driver.cancel()
      scene.stage.advance(by: 0.05)
      #expect(roundedFrame(of: snapshot).minY == 500)
      scene.stage.settle()
      #expect(scene.stage.tree == before)
      #expect(scene.home.presentedViewController === scene.draft)
    }
  }

  @Test(
    "a snapshot taken during an animation has the presented frame, or the final one after updates")
  func movementIsDrawn() throws {
    try run { scene in
      scene.show()
      let box = UIView(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
      box.backgroundColor = .blue
      scene.draft.view.addSubview(box)
      scene.stage.settle()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 200 }
      scene.stage.advance(by: 0.5)
      let now = try #require(scene.draft.view.snapshotView(afterScreenUpdates: false))
      let then = try #require(scene.draft.view.snapshotView(afterScreenUpdates: true))
      #expect(frames(in: now, of: 40) == [CGRect(x: 100, y: 100, width: 40, height: 40)])
      #expect(frames(in: then, of: 40) == [CGRect(x: 200, y: 100, width: 40, height: 40)])
    }
  }

  /// Returns the frames of a view and its subviews, as far as they have that width.
  private func frames(in view: UIView, of width: CGFloat) -> [CGRect] {
    (view.bounds.width == width ? [roundedFrame(of: view)] : [])
      + view.subviews.flatMap { frames(in: $0, of: width) }
  }

  // MARK: Completion

  /// Returns an animator that runs the changes of a test, and reports the result of its completion.
  private func animator(
    lasting duration: Double, _ changes: @escaping (UIView) -> Void,
    report: @escaping (Bool) -> Void
  ) -> ClosureAnimator {
    ClosureAnimator(lasting: duration) { context in
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      UIView.animate(withDuration: duration) {
        changes(view)
      } completion: { finished in
        report(finished)
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  struct CompletionCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var duration = 0.4
    var isEnabled = true
    var changes: @MainActor @Sendable (UIView) -> Void = { $0.alpha = 0.5 }
    var meanwhile: @MainActor @Sendable (Scene) -> Void = { _ in }
    /// Whether the animation finishes.
    var finished = true
    /// The diagnostics that the device reports.
    var diagnosticMessages: [String] = []
    /// The time at which the presentation ends, s.
    let end: Double
  }

  nonisolated static let completions = [
    CompletionCase(testDescription: "an animation", end: 0.4),
    CompletionCase(testDescription: "no change", changes: { _ in }, end: 0),
    CompletionCase(testDescription: "zero duration", duration: 0, end: 0),
    CompletionCase(testDescription: "animations disabled", isEnabled: false, end: 0),
    CompletionCase(
      testDescription: "the animation removed from the view",
      meanwhile: { $0.draft.view.layer.removeAllAnimations() }, finished: false,
      diagnosticMessages: [
        "the animations of the presentation of draft were removed 0.3 s before their end, so that "
          + "the transition completed early; keep its views in the window, and the animations of their "
          + "layers, until completeTransition"
      ], end: 0.1),
    CompletionCase(
      testDescription: "the app in the background",
      meanwhile: { $0.stage.device.goToBackgroundAndBack() }, finished: false, end: 0.1),
  ]

  @Test(
    "the completion runs once, however the animation ends", arguments: completions)
  func completes(_ test: CompletionCase) {
    let home = Page("home")
    Stage.run(home) { stage in
      let draft = Draft("draft")
      var reports: [Bool] = []
      let delegate = TransitionDelegate(
        animator(lasting: test.duration, test.changes) { reports.append($0) })
      draft.transitioningDelegate = delegate
      UIView.setAnimationsEnabled(test.isEnabled)
      var end: Double?
      home.present(draft, animated: true) { end = stage.now }
      stage.turn()
      stage.advance(by: test.end == 0 ? 0 : 0.1)
      test.meanwhile(Scene(stage: stage, home: home, draft: draft))
      stage.settle()
      UIView.setAnimationsEnabled(true)
      #expect(reports == [test.finished])
      #expect(end == test.end)
      #expect(home.presentedViewController === draft)
      #expect(draft.calls == ["willAppear", "didAppear"])
      #expect(stage.diagnosticMessages == test.diagnosticMessages)
      withExtendedLifetime(delegate) {}
    }
  }

  @Test("an animation that ends with the removal of the presented view runs its completion")
  func removed() {
    let home = Page("home")
    Stage.run(home) { stage in
      let draft = Draft("draft")
      var reports: [Bool] = []
      let delegate = TransitionDelegate(
        animator(lasting: 0.4, { $0.alpha = 0.5 }, report: { reports.append($0) }))
      draft.transitioningDelegate = delegate
      home.present(draft, animated: true)
      stage.turn()
      stage.advance(by: 0.1)
      draft.view.removeFromSuperview()
      stage.turn()
      #expect(reports == [false])
      stage.settle()
      #expect(home.transitionCoordinator == nil)
      #expect(
        stage.diagnosticMessages == [
          "the presentation of draft was completed while the view of draft was not in a window; keep "
            + "it in containerView after animateTransition has added it"
        ])
      withExtendedLifetime(delegate) {}
    }
  }
}
