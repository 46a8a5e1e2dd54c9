import HeadlessUIKit
import TestSupport
import Testing

/// What is visible during transitions depends on the time alone (fault F084).
@Suite(.checkedDevices) struct TransitionTimeInvariantTests {
  @Test(
    "[187][F084] any partition of time ends transitions, touches, timers and frames in the same state, to the bit (187a)"
  )
  func partitions() {
    let initial = CourseApp().state
    var changed = 0
    // Four partitions of each course: 10,000 in all.
    let courses: UInt64 = 2500
    checkInvariant(courses) { random in
      let course = TransitionCourse(&random)
      let whole = CourseApp()
      course.play(on: whole, cuts: [])
      let expected = whole.state
      // The last line is the time.
      if expected.dropLast() != initial.dropLast() { changed += 1 }
      whole.close()
      for _ in 1...4 {
        let cuts = course.randomTimes(&random)
        let parts = CourseApp()
        course.play(on: parts, cuts: cuts)
        let found = parts.state
        parts.close()
        if parts.diagnosticMessages != whole.diagnosticMessages {
          return
            "\(course) in steps of \(cuts): \(parts.diagnosticMessages), not \(whole.diagnosticMessages)"
        }
        if parts.notes.lines != whole.notes.lines {
          return
            "\(course) in steps of \(cuts): \(parts.notes.lines), not \(whole.notes.lines)"
        }
        if found != expected {
          return "\(course) in steps of \(cuts): \(found), not \(expected)"
        }
      }
      return nil
    }
    #expect(changed > seeds(courses).count / 2, "most courses change something visible")
  }

  @Test("[187][F084] a stall of 400 ms during transitions changes nothing before or after (187a)")
  func stall() {
    checkInvariant(500) { random in
      let course = TransitionCourse(&random)
      let start = Double.random(in: 0...0.4, using: &random)
      let frames = (0...60).map { Double($0) / 60 }
      let common = frames.filter { $0 <= start || $0 >= start + 0.4 }
      let sampleTimes = (0..<2).compactMap { _ in common.randomElement(using: &random) }
      let (smooth, janky) = (CourseApp(), CourseApp())
      defer {
        smooth.close()
        janky.close()
      }
      var states: [[[String]]] = []
      for (stage, cuts) in [(smooth, frames), (janky, common)] {
        var samples: [[String]] = []
        course.play(on: stage, cuts: cuts) {
          if sampleTimes.contains($0) { samples.append(stage.state) }
        }
        states.append(samples + [stage.state])
      }
      return states[0] == states[1] && smooth.notes.lines == janky.notes.lines
        && smooth.diagnosticMessages == janky.diagnosticMessages
        ? nil
        : "\(course), stalled from \(start) s, sampled at \(sampleTimes): \(states[1]) instead of \(states[0])"
    }
  }
}

/// Random actions of an app and a touch within half a second.
private struct TransitionCourse: CustomStringConvertible {
  private let steps: [(time: Double, act: CourseApp.Act)]
  private let end: Double

  init(_ random: inout SeededGenerator) {
    var time = 0.0
    steps = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      if !random.once(in: 3) { time += .random(in: 0...0.2, using: &random) }
      return (time, .init(&random))
    }
    end = time + .random(in: 0.01...0.7, using: &random)
  }

  var description: String { "\(steps) to \(end) s" }

  /// Returns random times within the course, s.
  func randomTimes(_ random: inout SeededGenerator) -> [Double] {
    (0..<Int.random(in: 1...6, using: &random))
      .map { _ in Double.random(in: 0...end, using: &random) }.sorted()
  }

  /// Runs the course in the steps given by `cuts`, and calls `sample` at each; reads the state
  /// before the last, as reading must not change it.
  func play(on app: CourseApp, cuts: [Double], sample: (Double) -> Void = { _ in }) {
    var cuts = cuts.filter { $0 < end }[...]
    func pass(to time: Double) {
      while let cut = cuts.first, cut <= time {
        cuts = cuts.dropFirst()
        app.device.advance(to: app.begin + cut)
        if cuts.count == 1 { _ = app.state }
        sample(cut)
      }
      app.device.advance(to: app.begin + time)
    }
    for step in steps {
      pass(to: step.time)
      app.device.perform { app.run(step.act) }
    }
    pass(to: end)
  }
}

/// The app on which a course is played: a tab bar with a navigation stack, a view over it, timers, and a touch.
private final class CourseApp: NSObject {
  /// An action on the app.
  enum Act {
    case present(UIModalPresentationStyle, UIModalTransitionStyle), dismiss, push, pop, select(Int)
    case timer(Double), frames
    case animator, scrub(Double), reverse
    case down(CGPoint), drag([CGPoint]), up

    init(_ random: inout SeededGenerator) {
      // From x 1 a drag is a swipe back.
      let point = CGPoint(
        x: random.once(in: 3) ? 1 : .random(in: 0...390, using: &random),
        y: .random(in: 0...840, using: &random))
      switch Int.random(in: 0..<18, using: &random) {
      case 0..<4:
        self = .present(
          random.one(of: .fullScreen, .formSheet, .pageSheet, .overFullScreen, .overCurrentContext),
          random.one(of: .coverVertical, .crossDissolve, .flipHorizontal))
      case 4: self = .dismiss
      case 5, 6: self = .push
      case 7: self = .pop
      case 8: self = .select(Int.random(in: 0...1, using: &random))
      case 9: self = .timer(.random(in: 0.02...0.2, using: &random))
      case 10: self = .frames
      case 11: self = .down(point)
      case 12:
        let translation = CGPoint(
          x: .random(in: -20...60, using: &random), y: .random(in: -20...60, using: &random))
        self = .drag(
          (0...3).map {
            CGPoint(
              x: point.x + translation.x * CGFloat($0), y: point.y + translation.y * CGFloat($0))
          })
      case 13: self = .up
      case 14: self = .scrub(.random(in: 0...1, using: &random))
      case 15: self = .reverse
      default: self = .animator
      }
    }
  }

  let device = makeDevice()
  let notes = Notes()
  private let window: UIWindow
  private let tabs = UITabBarController()
  private let badge = UIView(frame: CGRect(x: 10, y: 100, width: 20, height: 20))
  private let propertyAnimator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn)
  private var timers: [Timer] = []
  private var links: [CADisplayLink] = []
  /// The time at which the app is at rest, and a course begins.
  private(set) var begin = 0.0
  /// The diagnostics of the device.
  var diagnosticMessages: [String] { device.diagnostics.map(\.message) }

  override init() {
    window = device.perform { UIWindow(frame: UIScreen.main.bounds) }
    super.init()
    device.perform {
      let stack = UINavigationController(rootViewController: makeController("root"))
      stack.pushViewController(makeController("controller"), animated: false)
      tabs.viewControllers = [stack, makeController("other")]
      window.rootViewController = tabs
      window.addSubview(badge)
      window.makeKeyAndVisible()
      window.addGestureRecognizer(
        UILongPressGestureRecognizer(target: self, action: Selector(CourseApp.note(_:))))
    }
    device.settle()
    begin = device.now
  }

  /// Makes a view controller that records its appearance callbacks.
  private func makeController(_ name: String) -> UIViewController {
    ReportingController(name) { [notes, unowned device] callback, _ in
      notes.note("\(name) \(callback) at \(device.now)")
    }
  }

  private func note(_ press: UIGestureRecognizer) {
    notes.note("press \(press.state.rawValue) at \(device.now)")
  }

  private func step(_ link: CADisplayLink) {
    badge.center.x += 1
    notes.note("frame at \(link.timestamp)")
  }

  private var top: UIViewController {
    var top: UIViewController = tabs
    while let next = top.presentedViewController { top = next }
    return top
  }
  private var stack: UINavigationController? {
    tabs.selectedViewController as? UINavigationController
  }

  func run(_ act: Act) {
    switch act {
    case .present(let style, let transition):
      let controller = makeController("presented")
      controller.modalPresentationStyle = style
      controller.modalTransitionStyle = transition
      top.present(controller, animated: true) { [notes, device] in
        notes.note("presented at \(device.now)")
      }
    case .dismiss: tabs.dismiss(animated: true)
    case .push:
      stack?.pushViewController(makeController("pushed"), animated: true)
    case .pop: stack?.popViewController(animated: true)
    case .select(let index): tabs.selectedIndex = index
    case .timer(let seconds):
      timers.append(
        Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { [weak self] _ in
          MainActor.assumeIsolated {
            UIView.animate(withDuration: 0.3) { self?.badge.center.y += 10 }
          }
        })
    case .frames:
      let link = CADisplayLink(target: self, selector: Selector(CourseApp.step(_:)))
      link.add(to: .main, forMode: .common)
      links.append(link)
    case .animator:
      if propertyAnimator.state == .inactive {
        propertyAnimator.addAnimations { [badge] in badge.alpha = 0.1 }
      }
      propertyAnimator.startAnimation()
    case .scrub(let fraction):
      propertyAnimator.pauseAnimation()
      propertyAnimator.fractionComplete = fraction
    case .reverse: propertyAnimator.isReversed.toggle()
    case .down(let point): device.touchDown(at: point)
    case .drag(let points):
      device.touchDown(at: points[0])
      for point in points.dropFirst() { device.touchMove(to: point) }
    case .up: device.touchUp()
    }
  }

  /// All presented values, a line for each view; whether the top is being presented or dismissed; the time.
  var state: [String] {
    device.perform {
      lines(of: window) + ["\(top.isBeingPresented) \(top.isBeingDismissed)", "at \(device.now)"]
    }
  }

  private func lines(of view: UIView) -> [String] {
    let shown = view.layer.presentation() ?? view.layer
    let numbers =
      view.layer.position.numbers + shown.position.numbers + shown.bounds.numbers
      + shown.transform.numbers + [CGFloat(shown.opacity), shown.cornerRadius]
    return ["\(type(of: view)) \(numbers)"] + view.subviews.flatMap(lines)
  }

  func close() {
    device.perform {
      for timer in timers { timer.invalidate() }
      for link in links { link.invalidate() }
      propertyAnimator.stopAnimation(true)
    }
  }
}
