import SegueCore

/// Looks at a device after every event and at every frame, and keeps the first law that it sees
/// broken: what follows from that would be noise.
final class ContractWatch {
  private(set) var violation: ContractViolation?
  /// What is under way and was asked for, by those who answer.
  var calls: [ContractCall] = []
  /// Whether the screen was turned, so that places cannot be compared any more.
  private(set) var hasTurned = false
  /// Who drives in the style's place, and may live on.
  weak var driver: AnyObject?
  private(set) var witnesses: [Witness] = []
  private let device: SimulatedDevice
  private let scene: any ContractScene
  private let play: String
  /// How many frames it has looked at.
  private(set) var frames = 0
  private var diagnosticsRead = 0
  private var eventsRead = 0
  private var appearance = AppearanceWatch()
  private var dimming = DimmingWatch()
  /// The transitions that go back, by whom they are about.
  private var cancelled: [String] = []
  /// The chrome that covered its container before the screen was turned, or has the role of doing so.
  private var covering: [UIView] = []
  /// The transitions that were seen.
  private var known: [Witness] = []
  private var contexts: [(transition: Witness, context: Witness)] = []

  /// Begins to watch a device.
  ///
  /// - Parameter play: What is being done, as messages show it.
  init(_ device: SimulatedDevice, _ scene: any ContractScene, play: String) {
    self.device = device
    self.scene = scene
    self.play = play
    device.watcher = { [weak self] in self?.look(hasCommitted: $0) }
  }

  /// Takes note of a broken law, unless one was broken before.
  func note(_ law: StyleInvariant, _ fault: (expected: String, found: String)?) {
    guard let fault, violation == nil else { return }
    violation = ContractViolation(
      law: law, play: play, time: device.now, expected: fault.expected, found: fault.found)
  }

  /// Adds what must not outlive the play.
  func add(_ objects: [(name: String, object: AnyObject?)]) {
    witnesses += objects.map { Witness($0.name, $0.object) }
  }

  /// What was said since the last look was asked for.
  func forgiveDiagnostics() { diagnosticsRead = device.diagnostics.count }

  /// The screen is about to be turned.
  func willTurn() {
    hasTurned = true
    covering = scene.chrome.filter {
      $0.accessibilityIdentifier == "dimming" || $0.frame == $0.superview?.bounds
    }
  }

  // MARK: After every event

  /// Looks after an event, or once a turn has been committed.
  func look(hasCommitted: Bool) {
    readDiagnostics()
    readEvents()
    readTransitions()
    for call in calls { note(.answersEachCallOnce, call.fault(isOver: false)) }
    if hasCommitted, device.transitions.isEmpty { note(.leavesNothingBehind, scene.contradiction) }
  }

  private func readDiagnostics() {
    for diagnostic in device.diagnostics[diagnosticsRead...] {
      note(diagnostic.code.law, ("nothing on the console", diagnostic.message))
    }
    diagnosticsRead = device.diagnostics.count
  }

  private func readEvents() {
    for event in device.events[eventsRead...] {
      switch event.kind {
      case .appearance: note(.keepsAppearanceLegal, appearance.note(event))
      case .transition: readTransitionEvent(event)
      default: break
      }
    }
    eventsRead = device.events.count
  }

  private func readTransitionEvent(_ event: DeviceEvent) {
    let name = event.subject
    switch event.text.prefix(while: { $0 != " " }) {
    case "cancelInteractiveTransition": cancelled.append(name)
    case "finishInteractiveTransition": cancelled.removeAll { $0 == name }
    case "completeTransition(false)" where !cancelled.contains(name):
      note(
        .completesAsItEnded,
        ("completeTransition(true) for \(name), as nobody canceled", "completeTransition(false)"))
    case "completeTransition(false)", "completeTransition(true)":
      cancelled.removeAll { $0 == name }
    default: break
    }
  }

  private func readTransitions() {
    let running = device.transitions.filter { $0.containerView != nil }
    for (index, transition) in running.enumerated() {
      if let other = running[..<index].first(where: {
        $0.containerView === transition.containerView
      }) {
        note(
          .runsOneTransitionAtATime,
          ("one transition in the container", "a \(transition.name) beside a \(other.name)"))
      }
      remember(transition)
    }
  }

  private func remember(_ transition: Transition) {
    guard !known.contains(where: { $0.isOf(transition) }) else { return }
    let title = transition.name
    let whole = Witness("the \(title)", transition)
    known.append(whole)
    for part in transition.parts where part.object !== driver {
      guard !witnesses.contains(where: { $0.isOf(part.object) }) else { continue }
      let witness = Witness("the \(part.name) of the \(title)", part.object)
      witnesses.append(witness)
      if part.name == "context" { contexts.append((whole, witness)) }
    }
  }

  // MARK: At every frame

  /// Looks at what is to be seen of a window.
  func lookAtFrame(of window: UIWindow) {
    frames += 1
    if let broken = window.firstNotFinite(at: device.now) {
      note(.staysFinite, ("numbers in every view", ViewState(broken, at: device.now).text))
    }
    if hasTurned { return note(.followsRotation, uncovered) }
    let chrome = scene.chrome
    guard let container = chrome.first?.superview, let mover = scene.mover,
      device.transitions.contains(where: { $0.containerView === container })
    else { return }
    note(.dimsByPosition, dimming.note(mover: mover, chrome: chrome, at: device.now))
  }

  /// Chrome that covered the whole container and is not seen over the whole of it.
  private var uncovered: (expected: String, found: String)? {
    for view in covering {
      guard let container = view.superview else { continue }
      let seen = view.layer.presentationState(at: device.now).frame
      let whole = container.layer.presentationState(at: device.now).bounds
      guard seen.misses(whole) else { continue }
      return ("\(device.name(of: view)) over the whole container, \(whole.text)", seen.text)
    }
    return nil
  }

  // MARK: At rest

  /// Looks once nothing is under way any more.
  func lookAtRest() {
    for call in calls { note(.answersEachCallOnce, call.fault(isOver: true)) }
    calls.removeAll()
    note(.keepsAppearanceLegal, appearance.openEnd)
    if let left = contexts.first(where: { $0.context.isAlive && !$0.transition.isAlive }) {
      note(
        .leaksNothing, ("nothing alive of what has ended", "\(left.context.name) is still alive"))
    }
    if !hasTurned, scene.isUp, let mover = scene.mover {
      note(
        .dimsByPosition, dimming.noteRest(mover: mover, chrome: scene.chrome, at: device.now))
    }
  }
}

extension Transition {
  fileprivate var name: String { title ?? "transition" }
}

extension CGRect {
  /// Whether a rectangle differs from the wanted one by more than rounding.
  func misses(_ wanted: CGRect) -> Bool {
    abs(minX - wanted.minX) > 1e-6 || abs(minY - wanted.minY) > 1e-6
      || abs(width - wanted.width) > 1e-6 || abs(height - wanted.height) > 1e-6
  }
}

extension DeviceDiagnostic.Code {
  /// The law that a complaint tells of.
  fileprivate var law: StyleInvariant {
    switch self {
    case .transitionNeverCompleted, .transitionCompletedEarly, .transitionCompletedTwice,
      .interactionAbandoned:
      .completesExactlyOnce
    case .completedAfterCancel: .completesAsItEnded
    case .alreadyPresented, .alreadyPresenting, .transitionInProgress: .runsOneTransitionAtATime
    case .unbalancedAppearance: .keepsAppearanceLegal
    case .notFinite: .staysFinite
    default: .raisesNoComplaint
    }
  }
}
