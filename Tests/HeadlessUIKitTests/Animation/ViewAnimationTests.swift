import HeadlessUIKit
import Testing

/// `UIView.animate` in its plain forms.
@Suite struct ViewAnimationTests {
  nonisolated struct CurveCase: CustomTestStringConvertible, Sendable {
    var name: String
    var options: UIView.AnimationOptions
    var progress: [Double]
    var testDescription: String { name }
  }

  @Test(
    "[152][166][167] A block moves by the curve of its options, easeInOut by default",
    arguments: [
      CurveCase(
        name: "none", options: [], progress: [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
      CurveCase(
        name: "easeInOut", options: .curveEaseInOut,
        progress: [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
      CurveCase(
        name: "easeIn", options: .curveEaseIn,
        progress: [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
      CurveCase(
        name: "easeOut", options: .curveEaseOut,
        progress: [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
      CurveCase(
        name: "linear", options: .curveLinear, progress: [0.1, 0.25, 0.5, 0.75, 0.9]),
    ])
  func curves(example: CurveCase) {
    let scene = AnimationScene()
    scene.run {
      UIView.animate(withDuration: 1, delay: 0, options: example.options) {
        scene.view.center.x += 100
      }
    }
    let found = scene.positions(at: [0.1, 0.25, 0.5, 0.75, 0.9]).map { ($0 - 50) / 100 }
    #expect(agree(found, example.progress.map { CGFloat($0) }, within: 0.000001))
  }

  @Test("[152] The short form has no delay and the curve easeInOut")
  func shortForm() {
    let scene = AnimationScene()
    scene.run { UIView.animate(withDuration: 1) { scene.view.center.x = 150 } }
    #expect(agree(scene.positions(at: [0, 0.25, 0.5, 1]), [50, 62.9162, 100, 150], within: 1e-4))
  }

  @Test("[162] Model values change at once, presentation values move")
  func modelAndPresentation() {
    let scene = AnimationScene()
    scene.run {
      UIView.animate(withDuration: 1) {
        scene.view.center.x = 150
        #expect(scene.view.center.x == 150)
      }
      #expect(scene.view.center.x == 150)
      #expect(scene.shownX == 50)
    }
  }

  @Test("[162] Hit testing uses model geometry")
  func hitTesting() {
    let scene = AnimationScene()
    scene.run {
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
        scene.view.center.x = 350
      }
      #expect(scene.window.hitTest(CGPoint(x: 350, y: 50), with: nil) === scene.view)
      #expect(scene.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === scene.window)
    }
  }

  @Test("[158] A view that animates takes no touch unless its block allows it")
  func interaction() {
    let scene = AnimationScene()
    scene.run {
      let child = UIView(frame: scene.view.bounds)
      scene.view.addSubview(child)
      UIView.animate(withDuration: 1) { scene.view.alpha = 0.5 }
      #expect(scene.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === scene.window)
      scene.device.settle()
      #expect(scene.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === child)
    }
  }

  @Test("A delay holds the old values until it is over")
  func delay() {
    let scene = AnimationScene()
    scene.run {
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
        scene.view.center.x = 150
      }
    }
    #expect(scene.positions(at: [0, 0.5, 0.75, 1.25, 1.5]) == [50, 50, 75, 125, 150])
  }

  @Test("[169] Curve number 7 is the system's spring and lasts half a second")
  func systemCurve() {
    let notes = Notes()
    let scene = AnimationScene()
    let start = scene.shownX
    scene.run {
      UIView.animate(
        withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16),
        animations: { scene.view.center.x = start + 1000 },
        completion: notes.completion("system", on: scene.device))
    }
    for (seconds, progress) in [(0.05, 0.232230), (0.2, 0.879282), (0.4, 0.994408)] {
      scene.device.advance(to: seconds)
      #expect(abs(scene.shownX - start - 1000 * progress) <= 0.001)
    }
    scene.device.settle()
    #expect(notes.lines == ["system true at 0.5"])
  }

  @Test("[163] A spring of ratio 1 comes to its end without going beyond it")
  func criticalEnd() {
    let scene = AnimationScene()
    scene.run {
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
      ) { scene.view.center.x = 150 }
    }
    let found = scene.positions(at: (0...50).map { Double($0) / 100 })
    #expect(zip(found, found.dropFirst()).allSatisfy { $0 < $1 })
    #expect(found.last == 150)
  }

  @Test("[163] A spring's duration counts, and its velocity is in whole distances a second")
  func dampedSpring() {
    let notes = Notes()
    let scene = AnimationScene()
    scene.run {
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 2,
        animations: { scene.view.center.x = 250 },
        completion: notes.completion("spring", on: scene.device))
    }
    // 400 pt/s at the start: after a millisecond nearly 0.4 pt, less what the spring adds.
    scene.device.advance(to: 0.001)
    #expect(scene.shownX > 50.39 && scene.shownX < 50.45)
    scene.device.settle()
    #expect(notes.lines == ["spring true at 0.5"])
  }

  @Test("[182] A critical spring of 0.5 s moves with an angular frequency of 18.4668")
  func criticalSpring() {
    let scene = AnimationScene()
    scene.run {
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
      ) { scene.view.center.x = 150 }
    }
    // 1 - e^(-wt)(1 + wt), worked out by hand.
    let found = scene.positions(at: [0.1, 0.25]).map { ($0 - 50) / 100 }
    #expect(agree(found, [0.550908, 0.944477], within: 0.00001))
  }

  nonisolated struct BounceCase: CustomTestStringConvertible, Sendable {
    var duration: Double
    var bounce: Double
    var settles: Double
    var testDescription: String { "(\(duration), \(bounce))" }
  }

  @Test(
    "[278] A spring of duration and bounce runs until it has settled",
    arguments: [
      BounceCase(duration: 0.5, bounce: 0, settles: 0.8),
      BounceCase(duration: 0.5, bounce: 0.3, settles: 0.862955),
      BounceCase(duration: 0.5, bounce: 0.7, settles: 1.904873),
      BounceCase(duration: 0.35, bounce: 0.15, settles: 0.515655),
      BounceCase(duration: 1, bounce: 0, settles: 1.5),
    ])
  func bouncySpring(example: BounceCase) {
    let scene = AnimationScene()
    var end: Double?
    scene.run {
      UIView.animate(
        springDuration: example.duration, bounce: example.bounce,
        animations: { scene.view.alpha = 0 }, completion: { _ in end = scene.device.now })
    }
    scene.device.settle()
    #expect(end.map { abs($0 - example.settles) < 0.000001 } == true)
  }

  @Test("[179][180][278] A bounce below 0 is over-damped")
  func overdampedSpring() {
    let scene = AnimationScene()
    scene.run { UIView.animate(springDuration: 0.5, bounce: -0.3) { scene.view.center.x = 150 } }
    let found = scene.positions(at: [0.1, 0.25, 0.5, 1]).map { ($0 - 50) / 100 }
    #expect(agree(found, [0.290826, 0.667382, 0.907764, 0.992911], within: 0.000001))
  }

  nonisolated struct ShortCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var isSpring = true
    /// How long it takes, s.
    var seconds: Double
    /// Moves a view's middle from x 50 to 150.
    var move: @MainActor @Sendable (UIView) -> Void
    static let all: [ShortCase] = [
      .init(testDescription: "by damping", seconds: 0.09) { view in
        UIView.animate(
          withDuration: 0.09, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
        ) { view.center.x = 150 }
      },
      .init(testDescription: "by duration and bounce", seconds: 0.05 * 0.862955 / 0.5) { view in
        UIView.animate(springDuration: 0.05, bounce: 0.3) { view.center.x = 150 }
      },
      .init(testDescription: "an animator", seconds: 0.09) { view in
        UIViewPropertyAnimator(duration: 0.09, dampingRatio: 1) { view.center.x = 150 }
          .startAnimation()
      },
      .init(testDescription: "an animator that is held before", seconds: 0.09) { view in
        let animator = UIViewPropertyAnimator(duration: 0.09, dampingRatio: 1) {
          view.center.x = 150
        }
        animator.pauseAnimation()
        animator.startAnimation()
      },
      .init(testDescription: "an animator that goes on by one", seconds: 0.05) { view in
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
        animator.pauseAnimation()
        animator.continueAnimation(
          withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0.05)
      },
      .init(testDescription: "of a tenth", isSpring: false, seconds: 0.1) { view in
        UIView.animate(
          withDuration: 0.1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
        ) { view.center.x = 150 }
      },
      .init(testDescription: "a curve", isSpring: false, seconds: 0.05) { view in
        UIView.animate(withDuration: 0.05) { view.center.x = 150 }
      },
    ]
  }

  @Test("[149] A spring below a tenth of a second plays, or ends at once", arguments: ShortCase.all)
  func shortSprings(example: ShortCase) {
    for endsAtOnce in [false, true] {
      var choices = UIKitChoices()
      choices.shortSpringsEndAtOnce = endsAtOnce
      let scene = AnimationScene(choices: choices)
      scene.run { example.move(scene.view) }
      let plays = !(endsAtOnce && example.isSpring)
      #expect(scene.shownX == (plays ? 50 : 150))
      scene.device.settle()
      #expect(abs(scene.device.now - (plays ? example.seconds : 0)) < 1e-6)
      #expect(scene.shownX == 150)
    }
  }

  @Test("[164][180] A spring's defaults are a duration of 0.5 s and no bounce")
  func springDefaults() {
    let (plain, told) = (AnimationScene(), AnimationScene())
    plain.run { UIView.animate { plain.view.center.x = 150 } }
    told.run { UIView.animate(springDuration: 0.5, bounce: 0) { told.view.center.x = 150 } }
    let times = [0.1, 0.25, 0.5, 0.8]
    let found = plain.positions(at: times)
    #expect(found == told.positions(at: times))
    #expect(agree(found, [85.7740, 132.1026, 148.6399, 150], within: 0.0001))
  }

  @Test("Colours, corners, bounds and transforms move as well")
  func otherProperties() {
    let scene = AnimationScene()
    scene.run {
      scene.view.backgroundColor = .black
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.view.backgroundColor = .white
        scene.view.layer.cornerRadius = 20
        scene.view.bounds.size = CGSize(width: 200, height: 50)
        scene.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        scene.view.alpha = 0
      }
    }
    scene.device.advance(to: 0.5)
    let shown = scene.shown
    #expect(shown.backgroundColor?.components == [0.5, 0.5, 0.5, 1])
    #expect(shown.cornerRadius == 10)
    #expect(shown.bounds.size == CGSize(width: 150, height: 75))
    #expect(shown.opacity == 0.5)
    // A turn keeps the size on its way.
    let half = CGAffineTransform(rotationAngle: .pi / 4).numbers
    #expect(agree(CATransform3DGetAffineTransform(shown.transform).numbers, half))
  }

  @Test("Fading in from no colour keeps the hue")
  func fadeFromNothing() {
    let scene = AnimationScene()
    scene.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      }
    }
    scene.device.advance(to: 0.25)
    #expect(scene.shown.backgroundColor?.components == [1, 0, 0, 0.25])
  }
}
