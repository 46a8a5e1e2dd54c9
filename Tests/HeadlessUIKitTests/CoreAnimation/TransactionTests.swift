import HeadlessUIKit
import TestSupport
import Testing

/// Transactions, and layers that are no view's.
@Suite struct TransactionTests {
  let scene = AnimationScene()
  let notes = AnimationNotes()
  let loose = CALayer()

  /// Puts a layer on the screen that is no view's.
  private func show() {
    scene.run {
      loose.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      scene.view.layer.addSublayer(loose)
    }
    scene.device.turn()
  }

  private func shown(at times: [Double]) -> [CGFloat] {
    times.map { time in
      scene.device.advance(to: time)
      return scene.run { loose.presentation()?.position.x ?? .nan }
    }
  }

  @Test("A change of a layer that is no view's takes a quarter of a second")
  func implicit() {
    show()
    scene.run { loose.position = CGPoint(x: 105, y: 25) }
    #expect(loose.animationKeys() == ["position"])
    #expect(loose.position.x == 105)
    #expect(shown(at: [0, 0.125, 0.25]) == [5, 55, 105])
    #expect(loose.animationKeys() == nil)
  }

  @Test("A change on the way goes on from what is shown")
  func onTheWay() {
    show()
    scene.run { loose.position.x = 105 }
    _ = shown(at: [0.125])
    scene.run { loose.position.x = 5 }
    #expect(shown(at: [0.125, 0.25, 0.375]) == [55, 30, 5])
  }

  @Test("A layer that was not shown yet, or is in no window, changes at once")
  func unseen() {
    scene.run {
      scene.view.layer.addSublayer(loose)
      loose.position.x = 105
      #expect(loose.animationKeys() == nil)
      let outside = CALayer()
      outside.opacity = 0
      #expect(outside.animationKeys() == nil)
    }
  }

  @Test("A view's layer changes at once")
  func viewLayer() {
    scene.run { scene.view.layer.position.x = 105 }
    #expect(scene.shownX == 105)
  }

  @Test("A block around a layer that is no view's does not reach it")
  func block() {
    show()
    scene.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.view.center.x = 150
        loose.opacity = 0
      }
    }
    scene.device.advance(to: 0.125)
    #expect(scene.run { loose.presentation()?.opacity } == 0.5)
    #expect(scene.shownX == 62.5)
  }

  @Test("A transaction's duration and pace count for what says nothing itself")
  func duration() {
    show()
    scene.run {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      #expect(CATransaction.animationDuration() == 2)
      loose.position.x = 105
      CATransaction.commit()
      #expect(CATransaction.animationTimingFunction() == nil)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
    #expect(shown(at: [1]).allSatisfy { isClose($0, 36.535_681) })
  }

  nonisolated struct ExplicitCase: CustomTestStringConvertible, Sendable {
    var duration = 0.0
    var pace: CAMediaTimingFunctionName?
    var outerDuration: Double?
    var outerPace: CAMediaTimingFunctionName?
    /// Half way in the time that counts, s, and what is shown then.
    var time: Double
    var shown: CGFloat
    var testDescription: String {
      "own \(duration) s, \(pace?.rawValue ?? "even"), in a transaction of "
        + "\(outerDuration.map { "\($0) s" } ?? "no time"), \(outerPace?.rawValue ?? "no pace")"
    }

    static let all: [ExplicitCase] = [
      .init(time: 0.125, shown: 50),
      .init(duration: 1, pace: .easeOut, time: 0.5, shown: 68.464_319),
      .init(outerDuration: 2, time: 1, shown: 50),
      .init(duration: 1, outerDuration: 2, time: 0.5, shown: 50),
      .init(duration: 1, outerPace: .easeIn, time: 0.5, shown: 31.535_681),
      .init(duration: 1, pace: .easeOut, outerPace: .easeIn, time: 0.5, shown: 31.535_681),
      .init(pace: .easeOut, outerDuration: 2, time: 1, shown: 68.464_319),
    ]
  }

  @Test(
    "An added animation keeps its own duration, and loses its own pace to the transaction's",
    arguments: ExplicitCase.all)
  func explicit(_ example: ExplicitCase) {
    scene.run {
      CATransaction.begin()
      if let seconds = example.outerDuration { CATransaction.setAnimationDuration(seconds) }
      if let name = example.outerPace {
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: name))
      }
      let animation = scene.animation()
      animation.duration = example.duration
      animation.timingFunction = example.pace.map { CAMediaTimingFunction(name: $0) }
      scene.view.layer.add(animation, forKey: "x")
      CATransaction.commit()
    }
    #expect(isClose(scene.positions(at: [example.time])[0], example.shown))
    // Its end is at twice that time.
    scene.device.advance(to: 2 * example.time - 1e-6)
    #expect(scene.view.layer.animationKeys() == ["x"])
    scene.device.settle()
    #expect(scene.device.now == 2 * example.time)
  }

  @Test("What is set outside of begin and commit counts until the end of the turn")
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

  @Test("With actions disabled, or no action for the property, changes are shown at once")
  func disabled() {
    show()
    scene.run {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      loose.position.x = 105
      CATransaction.commit()
      loose.actions = ["opacity": NSNull()]
      loose.opacity = 0
      #expect(loose.animationKeys() == nil)
    }
    #expect(shown(at: [0]) == [105])
  }

  @Test("A layer's own action takes the place of the usual one")
  func action() {
    show()
    scene.run {
      let action = CABasicAnimation()
      action.duration = 1
      loose.actions = ["position": action]
      loose.position.x = 105
    }
    #expect(shown(at: [0.25, 0.5, 1]) == [30, 55, 105])
  }

  @Test("The completion of a transaction runs when all that was added is over")
  func completion() {
    show()
    scene.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { [notes] in notes.note("all") }
      scene.view.layer.add(scene.animation(), forKey: "x")
      loose.position.x = 105
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

  @Test("A completion without animations runs in the next turn, one that was taken away then too")
  func completionWithout() {
    scene.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { [notes] in notes.note("nothing") }
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setCompletionBlock { [notes] in notes.note("taken away") }
      scene.view.layer.add(scene.animation(), forKey: "x")
      CATransaction.commit()
      #expect(notes.lines == [])
    }
    scene.device.advance(to: 0.5)
    #expect(notes.lines == ["nothing at 0.0"])
    scene.run { scene.view.layer.removeAllAnimations() }
    scene.device.settle()
    #expect(notes.lines == ["nothing at 0.0", "taken away at 0.5"])
  }

  @Test("A completion outside of begin and commit is that of the turn")
  func completionOfTurn() {
    scene.run {
      CATransaction.setCompletionBlock { [notes] in notes.note("turn") }
      scene.view.layer.add(scene.animation(), forKey: "x")
    }
    scene.device.settle()
    #expect(notes.lines == ["turn at 1.0"])
  }

  @Test("A completion around a push or a presentation runs when that is over")
  func aroundTransitions() {
    let device = SimulatedDevice()
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

  @Test("After a flush a layer that was just added has been shown")
  func flush() {
    scene.run {
      scene.view.layer.addSublayer(loose)
      CATransaction.flush()
      loose.position.x = 100
    }
    #expect(shown(at: [0.125]) == [50])
  }

  @Test("A commit too many and a duration that is none are told")
  func mistakes() {
    scene.run {
      CATransaction.commit()
      CATransaction.setAnimationDuration(.nan)
      CATransaction.setAnimationDuration(-1)
    }
    let end = ", which is no length of time; it stays 0.25"
    #expect(
      scene.messages == [
        "CATransaction.commit() without a begin(); nothing changed",
        "the animation duration of a transaction was set to nan" + end,
        "the animation duration of a transaction was set to -1.0" + end,
      ])
  }
}
