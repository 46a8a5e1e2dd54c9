import HeadlessUIKit
import TestSupport
import Testing

/// `UIView.transition(with:duration:options:animations:completion:)`.
@Suite(.checkedDevices) struct ContentTransitionTests {
  nonisolated struct Style: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var options: UIView.AnimationOptions
    /// The views of the window, lowest first, at the start, after a quarter and after three
    /// quarters of the duration: the color, the opacity and, for a page, the fraction that is not
    /// curled.
    var states: [String]

    static let flips: [Style] = [
      ("left", UIView.AnimationOptions.transitionFlipFromLeft),
      ("right", .transitionFlipFromRight), ("top", .transitionFlipFromTop),
      ("bottom", .transitionFlipFromBottom),
    ].map {
      Style(
        testDescription: "flip from \($0)", options: $1,
        states: ["red 1, blue 0", "red 1, blue 0", "red 0, blue 1"])
    }
    static let all =
      flips + [
        Style(
          testDescription: "curl up", options: .transitionCurlUp,
          states: ["1", "0.75", "0.25"].map { "red 0, blue 1, red 1 page \($0)" }),
        Style(
          testDescription: "curl down", options: .transitionCurlDown,
          states: ["0", "0.25", "0.75"].map { "red 1, blue 0, blue 1 page \($0)" }),
        Style(
          testDescription: "cross dissolve", options: .transitionCrossDissolve,
          states: ["red 1, blue 0", "red 1, blue 0.25", "red 1, blue 0.75"]),
        Style(testDescription: "none", options: [], states: ["blue 1", "blue 1", "blue 1"]),
      ]
  }

  private let scene = AnimationScene()
  private let notes = Notes()

  init() { scene.run { scene.view.backgroundColor = .red } }

  /// Changes the view's color to blue, linearly in 0.4 s by default.
  private func change(
    _ options: UIView.AnimationOptions, lasting seconds: Double = 0.4,
    alongside: @escaping () -> Void = {}
  ) {
    scene.run {
      UIView.transition(
        with: scene.view, duration: seconds, options: options.union(.curveLinear),
        animations: {
          scene.view.backgroundColor = .blue
          alongside()
        }, completion: notes.completion("end", on: scene.device))
    }
  }

  /// Describes the views in a window.
  private func state(in window: UIWindow) -> String {
    scene.run {
      window.subviews.compactMap { view in
        guard let color = color(in: view), let shown = view.layer.presentation() else {
          return nil
        }
        let opacity = shown.isHidden ? 0 : (shown.opacity * 1000).rounded() / 1000
        // A page of 100 x 100 pt is that high across its fold of 30 degrees: 100 (cos 30 + sin 30).
        let fraction = (shown.bounds.height / 136.602_540_378).rounded(toPlaces: 2)
        let page = view.clipsToBounds ? " page \(fraction.shortText)" : ""
        return "\(color) \(Double(opacity).shortText)\(page)"
      }
      .joined(separator: ", ")
    }
  }

  /// Returns the first color in a view's tree that is one of the test's, or `nil`.
  private func color(in view: UIView) -> String? {
    if view.isHidden { return nil }
    switch view.layer.presentation()?.backgroundColor?.components {
    case [1, 0, 0, 1]: return "red"
    case [0, 0, 1, 1]: return "blue"
    default: break
    }
    for child in view.subviews {
      if let found = color(in: child) { return found }
    }
    return nil
  }

  @Test("the transition replaces the old content with the new", arguments: Style.all)
  func shows(style: Style) {
    change(style.options)
    #expect(scene.view.backgroundColor == .blue)
    for (time, expected) in zip([0, 0.1, 0.3], style.states) {
      scene.device.advance(to: time)
      #expect(state(in: scene.window) == expected, "at \(time)")
    }
    #expect(notes.lines == [])
    scene.device.advance(to: 0.4)
    #expect(state(in: scene.window) == "blue 1")
    #expect(scene.window.subviews == [scene.view])
    #expect(scene.view.alpha == 1)
    #expect(CATransform3DIsIdentity(scene.shown.transform))
    scene.device.settle()
    #expect(notes.lines == ["end true at 0.4"])
  }

  @Test("a flip is edge-on halfway", arguments: Style.flips)
  func isThin(flip: Style) {
    change(flip.options)
    scene.device.advance(to: 0.2)
    for view in scene.window.subviews {
      let shown = scene.run { view.layer.presentation()?.transform ?? CATransform3DIdentity }
      #expect(abs(shown.m11 * shown.m22) < 1e-9)
    }
  }

  @Test("a dissolve between transparent contents fades the old content out")
  func isSeenThrough() {
    let child = scene.run {
      let child = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
      child.backgroundColor = .red
      scene.view.backgroundColor = nil
      scene.view.addSubview(child)
      return child
    }
    scene.device.turn()
    scene.run {
      UIView.transition(
        with: scene.view, duration: 0.4, options: [.transitionCrossDissolve, .curveLinear],
        animations: { child.backgroundColor = .blue })
    }
    scene.device.advance(to: 0.1)
    #expect(state(in: scene.window) == "red 0.75, blue 0.25")
    scene.device.advance(to: 0.2)
    scene.run { child.backgroundColor = nil }
    #expect(state(in: scene.window) == "red 0.5")
    scene.device.settle()
    #expect(scene.window.subviews == [scene.view])
  }

  @Test(
    "a view that hides in a transition fades out; one that appears fades in",
    arguments: [true, false])
  func hides(hides: Bool) {
    scene.run { scene.view.isHidden = !hides }
    change(.transitionCrossDissolve) { scene.view.isHidden = hides }
    scene.device.advance(to: 0.1)
    #expect(state(in: scene.window) == (hides ? "red 0.75" : "blue 0.25"))
    scene.device.settle()
    #expect(scene.window.subviews == [scene.view])
    #expect(scene.view.isHidden == hides)
    #expect(scene.view.alpha == 1)
  }

  @Test(
    "changes in a transition animate only with allowAnimatedContent", arguments: Style.all,
    [false, true])
  func animatesContent(style: Style, isAllowed: Bool) {
    let scene = AnimationScene()
    let child = scene.run {
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scene.view.addSubview(child)
      return child
    }
    scene.run {
      UIView.transition(
        with: scene.view, duration: 0.4,
        options: style.options.union(isAllowed ? [.allowAnimatedContent, .curveLinear] : []),
        animations: { child.frame.origin.x = 80 })
    }
    scene.device.advance(to: 0.1)
    #expect(scene.run { child.layer.presentation()?.frame.minX } == (isAllowed ? 20 : 80))
  }

  nonisolated struct Instant: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var seconds = 0.4
    var isEnabled = true
    var messages: [String] = []
    static let all = [
      Instant(testDescription: "no duration", seconds: 0),
      Instant(testDescription: "a negative duration", seconds: -1),
      Instant(
        testDescription: "a nonfinite duration", seconds: .nan,
        messages: ["the duration of an animation is nan, which is not a finite number; 0.0 is used"]
      ),
      Instant(testDescription: "animations disabled", isEnabled: false),
    ]
  }

  @Test(
    "without a positive duration or with animations disabled the new content appears at once",
    arguments: Instant.all)
  func isInstant(instant: Instant) {
    scene.run { UIView.setAnimationsEnabled(instant.isEnabled) }
    change(.transitionFlipFromLeft, lasting: instant.seconds)
    #expect(state(in: scene.window) == "blue 1")
    #expect(notes.lines == [])
    scene.device.turn()
    #expect(notes.lines == ["end true at 0.0"])
    #expect(scene.diagnosticMessages == instant.messages)
  }

  @Test("removing the view ends its transition, unfinished")
  func removalEndsTransition() {
    change(.transitionCrossDissolve)
    scene.device.advance(to: 0.1)
    scene.run { scene.view.removeFromSuperview() }
    scene.device.settle()
    #expect(notes.lines == ["end false at 0.1"])
    #expect(scene.window.subviews == [])
    #expect(scene.view.alpha == 1)
  }

  @Test("a view without a window or a size changes immediately")
  func isUnseen() {
    scene.run { scene.view.bounds.size = .zero }
    change(.transitionCurlUp)
    #expect(scene.window.subviews == [scene.view])
    let detached = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var ends = 0
    scene.run {
      UIView.transition(
        with: detached, duration: 0.4, options: .transitionFlipFromLeft,
        animations: { detached.alpha = 0.5 }, completion: { _ in ends += 1 })
      #expect(detached.alpha == 0.5)
      #expect(detached.layer.presentation() == nil)
    }
    scene.device.settle()
    #expect(notes.lines == ["end true at 0.4"])
    #expect(ends == 1)
  }

  @Test("the snapshot of the old content takes no touches")
  func isDeaf() {
    change([.transitionCrossDissolve, .allowUserInteraction])
    #expect(scene.run { scene.window.hitTest(CGPoint(x: 50, y: 50), with: nil) } === scene.view)
    change(.transitionCrossDissolve)
    #expect(scene.run { scene.window.hitTest(CGPoint(x: 50, y: 50), with: nil) } === scene.window)
  }

  @Test("a window can change its root view controller in a transition", arguments: Style.all)
  func exchangesTheRoot(style: Style) {
    scene.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (first, second) = (UIViewController(), UIViewController())
      first.view.backgroundColor = .red
      second.view.backgroundColor = .blue
      window.rootViewController = first
      window.makeKeyAndVisible()
      scene.device.settle()
      UIView.transition(
        with: window, duration: 0.4, options: style.options.union(.curveLinear),
        animations: { window.rootViewController = second },
        completion: notes.completion("end", on: scene.device))
      for (time, expected) in zip([0, 0.1, 0.3], style.states) {
        scene.device.advance(to: time)
        #expect(state(in: window) == expected, "at \(time)")
      }
      scene.device.settle()
      #expect(window.subviews == [second.view])
      #expect(second.view.alpha == 1)
    }
    #expect(notes.lines == ["end true at 0.4"])
  }
}

extension CGFloat {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    return (Double(self) * scale).rounded() / scale
  }
}

extension Double {
  /// The number, as an integer where it is one.
  fileprivate var shortText: String {
    self == rounded() && magnitude < 1e9 ? "\(Int(self))" : "\(self)"
  }
}
