import HeadlessUIKit
import TestSupport
import Testing

/// Transactions, and layers that belong to no view.
@Suite(.checkedDevices) struct TransactionTests {
  let scene = AnimationScene()
  let notes = AnimationNotes()
  let layer = CALayer()

  /// Adds the layer to the layer tree of the window.
  private func show() {
    scene.run {
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      scene.view.layer.addSublayer(layer)
    }
    scene.device.turn()
  }

  private func shown(at times: [Double]) -> [CGFloat] {
    times.map { time in
      scene.device.advance(to: time)
      return scene.run { layer.presentation()?.position.x ?? .nan }
    }
  }

  @Test("a change of a layer without a view animates for a quarter of a second")
  func implicit() {
    show()
    scene.run { layer.position = CGPoint(x: 105, y: 25) }
    #expect(layer.animationKeys() == ["position"])
    #expect(layer.position.x == 105)
    #expect(shown(at: [0, 0.125, 0.25]) == [5, 55, 105])
    #expect(layer.animationKeys() == nil)
  }

  @Test("a change during an animation continues from the presented value")
  func changeContinuesFromPresentedValue() {
    show()
    scene.run { layer.position.x = 105 }
    _ = shown(at: [0.125])
    scene.run { layer.position.x = 5 }
    #expect(shown(at: [0.125, 0.25, 0.375]) == [55, 30, 5])
  }

  @Test("a layer that was not presented yet, or is in no window, changes at once")
  func unseen() {
    scene.run {
      scene.view.layer.addSublayer(layer)
      layer.position.x = 105
      #expect(layer.animationKeys() == nil)
      let outside = CALayer()
      outside.opacity = 0
      #expect(outside.animationKeys() == nil)
    }
  }

  @Test("a view's layer changes at once")
  func viewLayer() {
    scene.run { scene.view.layer.position.x = 105 }
    #expect(scene.shownX == 105)
  }

  @Test("[318] an implicit animation in a block has the duration of the block, and no delay (318b)")
  func block() {
    show()
    scene.run {
      UIView.animate(withDuration: 1, delay: 2, options: .curveEaseIn) {
        scene.view.center.x = 150
        layer.opacity = 0
      }
    }
    #expect(layer.animation(forKey: "opacity")?.duration == 1)
    scene.device.advance(to: 0.125)
    // Linear: the curve of the block does not apply either.
    #expect(scene.run { layer.presentation()?.opacity } == 0.875)
    #expect(scene.shownX == 50)
  }

  @Test("[318] the duration of a transaction has precedence over that of a block (318b)")
  func blockInTransaction() {
    show()
    scene.run {
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.5)
      UIView.animate(withDuration: 1) { layer.opacity = 0 }
      CATransaction.commit()
    }
    #expect(layer.animation(forKey: "opacity")?.duration == 0.5)
  }

  @Test("[318] an animation that is read back has the transaction's duration if it has none (318a)")
  func durationReadBack() {
    show()
    scene.run {
      layer.position.x = 105
      scene.view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
      let long = CABasicAnimation(keyPath: "opacity")
      long.duration = 3
      scene.view.layer.add(long, forKey: "long")
    }
    #expect(layer.animation(forKey: "position")?.duration == 0.25)
    #expect(scene.view.layer.animation(forKey: "fade")?.duration == 0.25)
    #expect(scene.view.layer.animation(forKey: "long")?.duration == 3)
  }

  @Test("[318] a color of the border or the shadow animates on a layer without a view only (318c)")
  func colors() {
    let red = UIColor.red.cgColor
    let writes: [(String, @MainActor (CALayer) -> Void, @MainActor (CALayer) -> CGColor?)] = [
      ("borderColor", { $0.borderColor = red }, \.borderColor),
      ("shadowColor", { $0.shadowColor = red }, \.shadowColor),
    ]
    show()
    for (key, write, read) in writes {
      scene.run {
        write(layer)
        UIView.animate(withDuration: 1) { write(scene.view.layer) }
      }
      #expect(layer.animationKeys()?.contains(key) == true)
      #expect(scene.view.layer.animationKeys() == nil)
      #expect(scene.run { scene.view.layer.presentation().flatMap(read) } === red)
    }
    scene.device.advance(to: 0.125)
    for (_, _, read) in writes {
      let shown = scene.run { layer.presentation().flatMap(read) }
      #expect(shown.map { RGBA($0).red } == 0.5)
    }
    scene.device.settle()
    for (_, _, read) in writes {
      #expect(scene.run { layer.presentation().flatMap(read) } === red)
    }
  }

  @Test("a transaction's duration and timing function apply to animations without their own")
  func duration() {
    show()
    scene.run {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      #expect(CATransaction.animationDuration() == 2)
      layer.position.x = 105
      CATransaction.commit()
      #expect(CATransaction.animationTimingFunction() == nil)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
    #expect(shown(at: [1]).allSatisfy { isClose($0, 36.535_681) })
  }

  nonisolated struct ExplicitCase: CustomTestStringConvertible, Sendable {
    var duration = 0.0
    var timing: CAMediaTimingFunctionName?
    var outerDuration: Double?
    var outerTiming: CAMediaTimingFunctionName?
    /// Half of the resulting duration, s, and the value presented then.
    var time: Double
    var shown: CGFloat
    var testDescription: String {
      "\(duration) s, \(timing?.rawValue ?? "linear"), in a transaction of "
        + "\(outerDuration.map { "\($0) s" } ?? "no duration"), \(outerTiming?.rawValue ?? "no timing function")"
    }

    static let all: [ExplicitCase] = [
      .init(time: 0.125, shown: 50),
      .init(duration: 1, timing: .easeOut, time: 0.5, shown: 68.464_319),
      .init(outerDuration: 2, time: 1, shown: 50),
      .init(duration: 1, outerDuration: 2, time: 0.5, shown: 50),
      .init(duration: 1, outerTiming: .easeIn, time: 0.5, shown: 31.535_681),
      .init(duration: 1, timing: .easeOut, outerTiming: .easeIn, time: 0.5, shown: 31.535_681),
      .init(timing: .easeOut, outerDuration: 2, time: 1, shown: 68.464_319),
    ]
  }

  @Test(
    "an added animation keeps its duration, and the transaction's timing function replaces its own",
    arguments: ExplicitCase.all)
  func explicit(_ example: ExplicitCase) {
    scene.run {
      CATransaction.begin()
      if let seconds = example.outerDuration { CATransaction.setAnimationDuration(seconds) }
      if let name = example.outerTiming {
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: name))
      }
      let animation = scene.animation()
      animation.duration = example.duration
      animation.timingFunction = example.timing.map { CAMediaTimingFunction(name: $0) }
      scene.view.layer.add(animation, forKey: "x")
      CATransaction.commit()
    }
    #expect(isClose(scene.positions(at: [example.time])[0], example.shown))
    // The animation ends at twice that time.
    scene.device.advance(to: 2 * example.time - 1e-6)
    #expect(scene.view.layer.animationKeys() == ["x"])
    scene.device.settle()
    #expect(scene.device.now == 2 * example.time)
  }

  @Test("values set outside begin and commit apply until the end of the run-loop turn")
  func turn() {
    scene.run {
      CATransaction.setAnimationDuration(2)
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
      #expect(CATransaction.animationDuration() == 2)
    }
    scene.device.turn()
    scene.run {
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(!CATransaction.disableActions())
    }
  }

  @Test("with actions disabled, or a null action, changes are presented at once")
  func disabled() {
    show()
    scene.run {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.position.x = 105
      CATransaction.commit()
      layer.actions = ["opacity": NSNull()]
      layer.opacity = 0
      #expect(layer.animationKeys() == nil)
    }
    #expect(shown(at: [0]) == [105])
  }

  @Test("a layer's own action replaces the default one")
  func action() {
    show()
    scene.run {
      let action = CABasicAnimation()
      action.duration = 1
      layer.actions = ["position": action]
      layer.position.x = 105
    }
    #expect(shown(at: [0.25, 0.5, 1]) == [30, 55, 105])
  }

  @Test("a transaction's completion block runs when all its animations have ended")
  func completion() {
    show()
    scene.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { [notes] in notes.note("all") }
      scene.view.layer.add(scene.animation(), forKey: "x")
      layer.position.x = 105
      UIView.animate(withDuration: 0.5) { scene.view.alpha = 0 }
      CATransaction.begin()
      CATransaction.setCompletionBlock { [notes] in notes.note("inner") }
      let longer = scene.animation("position.y")
      longer.duration = 2
      scene.view.layer.add(longer, forKey: "y")
      CATransaction.commit()
      CATransaction.commit()
    }
    scene.device.settle()
    #expect(notes.lines.sorted() == ["all at 2.0", "inner at 2.0"])
  }

  @Test(
    "a completion block runs in the next run-loop turn without animations, and when they are removed"
  )
  func completionBlockRunsNextRunLoopTurn() {
    scene.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { [notes] in notes.note("nothing") }
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setCompletionBlock { [notes] in notes.note("removed") }
      scene.view.layer.add(scene.animation(), forKey: "x")
      CATransaction.commit()
      #expect(notes.lines == [])
    }
    scene.device.advance(to: 0.5)
    #expect(notes.lines == ["nothing at 0.0"])
    scene.run { scene.view.layer.removeAllAnimations() }
    scene.device.settle()
    #expect(notes.lines == ["nothing at 0.0", "removed at 0.5"])
  }

  @Test("a completion block set outside begin and commit belongs to the run-loop turn")
  func completionBlockOfImplicitTransaction() {
    scene.run {
      CATransaction.setCompletionBlock { [notes] in notes.note("turn") }
      scene.view.layer.add(scene.animation(), forKey: "x")
    }
    scene.device.settle()
    #expect(notes.lines == ["turn at 1.0"])
  }

  @Test("a completion block around a push or a presentation runs when the transition has ended")
  func aroundTransitions() {
    let device = makeDevice()
    device.perform {
      let root = UINavigationController(rootViewController: UIViewController())
      makeWindow(root)
      device.settle()
      CATransaction.begin()
      CATransaction.setCompletionBlock { [notes] in notes.note("push") }
      root.pushViewController(UIViewController(), animated: true)
      CATransaction.commit()
      let begin = device.now
      device.settle()
      #expect(notes.lines == ["push at \(device.now)"])
      #expect(device.now > begin + 0.3)
      CATransaction.begin()
      CATransaction.setCompletionBlock { [notes] in notes.note("present") }
      root.present(UIViewController(), animated: true) { [notes] in notes.note("completion") }
      CATransaction.commit()
      device.settle()
      let end = device.now
      #expect(notes.lines.dropFirst() == ["completion at \(end)", "present at \(end)"])
    }
  }

  @Test("after a flush a layer that was just added counts as presented")
  func flush() {
    scene.run {
      scene.view.layer.addSublayer(layer)
      CATransaction.flush()
      layer.position.x = 100
    }
    #expect(shown(at: [0.125]) == [50])
  }

  @Test("an unbalanced commit and a nonfinite duration are reported")
  func unbalancedCommitIsReported() {
    scene.run {
      CATransaction.commit()
      CATransaction.setAnimationDuration(.nan)
      CATransaction.setAnimationDuration(-1)
    }
    let end = ", which is not a valid duration; it stays 0.25"
    #expect(
      scene.diagnosticMessages == [
        "CATransaction.commit() without a begin(); nothing changed",
        "the animation duration of a transaction was set to nan" + end,
        "the animation duration of a transaction was set to -1.0" + end,
      ])
  }
}
