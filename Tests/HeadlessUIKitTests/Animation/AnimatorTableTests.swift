import HeadlessUIKit
import TestSupport
import Testing

/// Every call on a property animator in every state: each cell of the table has one outcome (fault
/// F076).
@Suite(.checkedDevices) struct AnimatorTableTests {
  nonisolated enum Phase: String, CaseIterable, Sendable {
    case inactive, waiting, running, paused, reversed, completed, stopped
  }

  nonisolated enum Call: String, CaseIterable, Sendable {
    case start = "start()"
    case startLater = "start(afterDelay: 1)"
    case pause = "pause()"
    case readFraction = "fractionComplete"
    case scrub = "fractionComplete = 0.75"
    case readReversed = "isReversed"
    case reverse = "isReversed = true"
    case unreverse = "isReversed = false"
    case resume = "continue(nil, 0)"
    case resumeWithTiming = "continue(easeIn, 0.5)"
    case stopForGood = "stop(true)"
    case stop = "stop(false)"
    case finishAtStart = "finish(.start)"
    case finishHere = "finish(.current)"
    case finishAtEnd = "finish(.end)"
    case add = "add(y)"
    case addLater = "add(y, 0.5)"
    case addCompletion = "addCompletion"
    case release = "release"
    case setInterruptible = "isInterruptible = false"
    case setInteraction = "userInteraction = false"
  }

  nonisolated struct Cell: CustomTestStringConvertible, Sendable {
    var phase: Phase
    var call: Call
    var outcome: [String]
    var testDescription: String { "\(call.rawValue) while \(phase)" }
  }

  nonisolated static let cells = Phase.allCases.flatMap { phase in
    lines(of: phase).compactMap { line in
      line.first.flatMap(Call.init(rawValue:)).map {
        Cell(phase: phase, call: $0, outcome: Array(line.dropFirst()))
      }
    }
  }

  nonisolated private static func lines(of phase: Phase) -> [[String]] {
    (animatorTable[phase] ?? "").split(separator: "\n").map { line in
      line.split(separator: "|").map { String($0.drop { $0 == " " }.trimmed) }
    }
  }

  /// The calls of rows 135 and 137: configuring, and continuing after a pause.
  nonisolated private static let others: Set<Call> = [
    .resume, .resumeWithTiming, .setInterruptible, .setInteraction,
  ]

  @Test(
    "[129][130][131][F076] a call in a state has the outcome of the table (129a, 129b, 129d, 130a, 131a, 131b)",
    arguments: cells.filter { !others.contains($0.call) })
  func outcome(of cell: Cell) { check(cell) }

  @Test(
    "[135][137][F076] configuring and continuing have the outcome of the table (135c, 137a)",
    arguments: cells.filter { others.contains($0.call) })
  func configuringAndContinuingMatchTable(of cell: Cell) { check(cell) }

  private func check(_ cell: Cell) {
    let stage = Stage(cell.phase)
    #expect(stage.outcome(of: cell.call) == cell.outcome)
    let refusal = cell.outcome.dropFirst(2).first.map { message($0, cell) }
    #expect(stage.diagnosticMessages == [refusal].compactMap(\.self))
  }

  @Test(
    "the table has exactly one line for every cell",
    arguments: Phase.allCases)
  func tableHasOneLinePerCell(phase: Phase) {
    let calls = Self.lines(of: phase).compactMap(\.first)
    #expect(calls == Call.allCases.map(\.rawValue))
  }

  /// Returns the diagnostic for a reason of the table.
  private func message(_ reason: String, _ cell: Cell) -> String {
    let state = cell.phase == .inactive || cell.phase == .stopped ? cell.phase.rawValue : "active"
    func refused(_ remedy: String) -> String {
      "\(cell.call.name) was used on a property animator that is \(state); nothing changed; \(remedy)"
    }
    switch reason {
    case "stop first": return refused("stop it with stopAnimation(false) first")
    case "finish first": return refused("finish it with finishAnimation(at:) first")
    case "set before": return refused("set it before the animator starts")
    default:
      return "It is an error to release a paused or stopped property animator: this one is "
        + "\(cell.phase == .stopped ? "stopped" : "paused"); the app terminates here; retain it, "
        + "and finish it with finishAnimation(at:)"
    }
  }

  @Test("[129] an animator that ends by itself is inactive before its completions run (129b)")
  func naturalEnd() {
    let stage = AnimatorScene()
    var state: UIViewAnimatingState?
    stage.use { animator in
      animator.addCompletion { _ in state = animator.state }
      animator.startAnimation()
    }
    stage.scene.device.settle()
    #expect(state == .inactive)
    #expect(stage.notes.lines == ["end at 2.0"])
    #expect(!stage.animator.isRunning)
  }
}

extension AnimatorTableTests.Call {
  /// The name that diagnostics use.
  nonisolated fileprivate var name: String {
    switch self {
    case .start, .startLater: "startAnimation"
    case .pause: "pauseAnimation"
    case .readFraction, .scrub: "fractionComplete"
    case .readReversed, .reverse, .unreverse: "isReversed"
    case .resume, .resumeWithTiming: "continueAnimation"
    case .stopForGood, .stop: "stopAnimation"
    case .finishAtStart, .finishHere, .finishAtEnd: "finishAnimation(at:)"
    case .add, .addLater: "addAnimations"
    case .addCompletion, .release: rawValue
    case .setInterruptible: "isInterruptible"
    case .setInteraction: "isUserInteractionEnabled"
    }
  }
}

extension StringProtocol {
  /// The string without trailing spaces.
  nonisolated fileprivate var trimmed: SubSequence {
    self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
  }
}

/// An animator in a state of the table. It animates the view's center from x 50 to 150 in 2 s.
private final class Stage {
  private let scene = AnimationScene()
  private let notes = Notes()
  private let phase: AnimatorTableTests.Phase
  private var animator: UIViewPropertyAnimator?

  init(_ phase: AnimatorTableTests.Phase) {
    self.phase = phase
    let (view, device, notes) = (scene.view, scene.device, notes)
    animator = scene.run {
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 150 }
      animator.addCompletion { [unowned device] in notes.note("\($0) at \(text(device.now))") }
      switch phase {
      case .inactive: break
      case .waiting:
        animator.startAnimation(afterDelay: 1)
        device.advance(to: 0.5)
      case .running, .paused, .stopped:
        animator.startAnimation()
        device.advance(to: 0.5)
        if phase == .paused { animator.pauseAnimation() }
        if phase == .stopped { animator.stopAnimation(false) }
      case .reversed:
        animator.startAnimation()
        device.advance(to: 1)
        animator.isReversed = true
        device.advance(to: 1.5)
      case .completed:
        animator.pausesOnCompletion = true
        animator.startAnimation()
        device.settle()
      }
      return animator
    }
  }

  var diagnosticMessages: [String] { scene.diagnosticMessages }

  /// Returns a line of the table, without the call.
  func outcome(of call: AnimatorTableTests.Call) -> [String] {
    let read = scene.run { use(call) }
    var addition = ""
    if call == .add || call == .addLater {
      let stage = Stage(phase)
      addition = ", \(stage.positionsOfAddition(by: call))"
      #expect(stage.diagnosticMessages == diagnosticMessages)
    }
    let (before, reasons) = (report, diagnosticMessages.map(reason))
    scene.device.settle()
    let after = report
    scene.run {
      animator?.stopAnimation(true)
      if animator?.state == .stopped { animator?.finishAnimation(at: .current) }
    }
    let later = after == before ? nil : after
    guard later != nil || reasons != [] else { return [before + read + addition] }
    return [before + read + addition, later ?? "-"] + reasons
  }

  /// Returns where an added block is presented half a second and one second after resuming.
  private func positionsOfAddition(by call: AnimatorTableTests.Call) -> String {
    scene.run {
      _ = use(call)
      if animator?.state != .stopped { animator?.startAnimation() }
    }
    let positions = (0..<2).map { _ in
      scene.device.advance(by: 0.5)
      return text(Double(scene.shown.position.y))
    }
    scene.run { animator?.stopAnimation(true) }
    if animator?.state == .stopped { scene.run { animator?.finishAnimation(at: .current) } }
    return "y \(positions.joined(separator: ", "))"
  }

  /// Returns the table's words for a diagnostic.
  private func reason(_ message: String) -> String {
    message.contains("set it")
      ? "set before"
      : message.contains("stop it")
        ? "stop first"
        : message.contains("release") ? "release error" : "finish first"
  }

  /// The current outcome in the words of the table.
  private var report: String {
    scene.run {
      let state =
        switch animator?.state {
        case .inactive: "inactive"
        case .active: animator?.isRunning == true ? "runs" : "paused"
        case .stopped: "stopped"
        default: "released"
        }
      let fraction = animator.map { " \(text($0.fractionComplete))" } ?? ""
      let (shown, model) = (scene.shown.position, scene.view.center)
      return "\(state)\(fraction) at \(text(shown)) (\(text(model)))"
        + notes.lines.map { ", \($0)" }.joined()
    }
  }

  /// Performs a call; returns what it reads, in the words of the table.
  private func use(_ call: AnimatorTableTests.Call) -> String {
    guard let animator else { return "" }
    let view = scene.view
    switch call {
    case .start: animator.startAnimation()
    case .startLater: animator.startAnimation(afterDelay: 1)
    case .pause: animator.pauseAnimation()
    case .readFraction: return ", reads \(text(animator.fractionComplete))"
    case .scrub: animator.fractionComplete = 0.75
    case .readReversed: return ", reads \(animator.isReversed)"
    case .reverse: animator.isReversed = true
    case .unreverse: animator.isReversed = false
    case .resume: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    case .resumeWithTiming:
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
        durationFactor: 0.5)
    case .stopForGood: animator.stopAnimation(true)
    case .stop: animator.stopAnimation(false)
    case .finishAtStart: animator.finishAnimation(at: .start)
    case .finishHere: animator.finishAnimation(at: .current)
    case .finishAtEnd: animator.finishAnimation(at: .end)
    case .add: animator.addAnimations { view.center.y = 150 }
    case .addLater: animator.addAnimations({ view.center.y = 150 }, delayFactor: 0.5)
    case .addCompletion: animator.addCompletion { [notes] in notes.note("also \($0)") }
    case .release: self.animator = nil
    case .setInterruptible: animator.isInterruptible = false
    case .setInteraction: animator.isUserInteractionEnabled = false
    }
    return ""
  }
}

/// Returns the number rounded to four decimal places.
private func text(_ number: Double) -> String {
  let rounded = (number * 1e4).rounded() / 1e4
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

/// Returns the x coordinate, and the y coordinate where it is not 50.
private func text(_ point: CGPoint) -> String {
  text(Double(point.x)) + (point.y == 50 ? "" : ":" + text(Double(point.y)))
}
