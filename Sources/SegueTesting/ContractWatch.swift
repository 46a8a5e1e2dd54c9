import SegueCore
import SegueScenario

/// Inspects a device after every event and at every frame, and stores the violations, each once for
/// a step.
final class ContractWatch {
  private(set) var violations: [ContractViolation] = []
  /// The violation that ended the play, of which later ones would be consequences.
  private(set) var end: ContractViolation?
  /// The current step of the play.
  private(set) var step = ""
  /// Whether the play checks a delegate of UIKit's, without a style.
  var checksDelegate = false
  /// Whether the app may keep animators and interaction controllers, as the delegate of its controller.
  var appKeepsAnimators = false
  /// Called with each stored violation.
  var onViolation: (ContractViolation) -> Void = { _ in }
  /// The calls in progress.
  var calls: [ContractCall] = []
  /// Whether the device has rotated, after which positions are not comparable.
  private(set) var hasRotated = false
  /// The interaction controller that replaces the style's. The play retains it, so it may stay allocated.
  weak var driver: AnyObject?
  private(set) var trackedObjects: [WeakReference] = []
  private let device: SimulatedDevice
  private let scene: any ContractScene
  private let play: String
  /// The number of inspected frames.
  private(set) var frames = 0
  /// The number of completed transitions.
  private(set) var completions = 0
  private var diagnosticsRead = 0
  private var eventsRead = 0
  private var appearance = AppearanceWatch()
  private var dimming = DimmingWatch()
  private var reducedMotion = ReducedMotionWatch()
  /// The subjects of the canceled transitions.
  private var canceled: [String] = []
  /// The chrome that covered its container before the rotation, or has the dimming role.
  private var covering: [UIView] = []
  /// The transitions that were observed.
  private var transitions: [WeakReference] = []
  private var contexts: [(transition: WeakReference, context: WeakReference)] = []

  /// The invariants that the current step has violated.
  private var violatedInStep: Set<StyleInvariant> = []

  /// Begins to observe a device.
  ///
  /// - Parameter play: The title of the play in messages.
  init(_ device: SimulatedDevice, _ scene: any ContractScene, play: String) {
    self.device = device
    self.scene = scene
    self.play = play
    device.watcher = { [weak self] in self?.inspect(hasCommitted: $0) }
  }

  /// Begins a step of the play, to which later violations belong.
  func begin(_ step: String) {
    self.step = step
    violatedInStep.removeAll(keepingCapacity: true)
  }

  /// Stores a violation, unless the play has ended, the step has one of the invariant, or an earlier
  /// step has one with the same values.
  ///
  /// - Parameter ends: Whether it ends the play; by default for the invariants without which nothing
  ///   later can be judged.
  func note(
    _ invariant: StyleInvariant, _ fault: (expected: String, found: String)?, ends: Bool? = nil
  ) {
    guard let fault, end == nil else { return }
    let ends = ends ?? invariant.endsPlay
    if violatedInStep.contains(invariant), !ends { return }
    let violation = ContractViolation(
      invariant: invariant, play: play, step: step, time: device.now, expected: fault.expected,
      found: fault.found,
      remedy: checksDelegate ? invariant.delegateRemedy : invariant.remedy)
    if ends { end = violation }
    let isKnown = violations.contains {
      $0.expected == fault.expected && $0.found == fault.found
    }
    if isKnown || !violatedInStep.insert(invariant).inserted { return }
    violations.append(violation)
    onViolation(violation)
  }

  /// Adds objects that must be deallocated by the end of the play.
  func add(_ objects: [(name: String, object: AnyObject?)]) {
    trackedObjects += objects.map { WeakReference($0.name, $0.object) }
  }

  /// Ignores diagnostics since the last inspection, which the play provoked.
  func ignoreDiagnostics() { diagnosticsRead = device.diagnostics.count }

  /// Prepares for another transition: with Reduce Motion a view fades in one transition, and moves
  /// in another, so that its positions are not comparable.
  func willBegin() {
    if device.configuration.accessibility.isReduceMotionEnabled { discardPositions() }
  }

  /// Discards the positions of earlier transitions, which are not comparable with later ones: a
  /// drag may have moved the view to another resting position.
  func discardPositions() { dimming = DimmingWatch() }

  /// Prepares for a rotation.
  func willRotate() {
    hasRotated = true
    covering = scene.chrome.filter {
      $0.accessibilityIdentifier == "dimming" || $0.frame == $0.superview?.bounds
    }
  }

  // MARK: After every event

  /// Inspects the device after an event, or after the commit of a run-loop turn.
  func inspect(hasCommitted: Bool) {
    readDiagnostics()
    readEvents()
    readTransitions()
    for call in calls { note(.answersEachCallOnce, call.fault(isOver: false)) }
    if hasCommitted, device.transitions.isEmpty {
      note(.leavesNothingBehind, scene.contradiction, ends: true)
    }
  }

  private func readDiagnostics() {
    for diagnostic in device.diagnostics[diagnosticsRead...] {
      note(diagnostic.code.invariant, ("no diagnostic", diagnostic.message))
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

  /// Checks that a transition completes with `false` only if a gesture has canceled it.
  private func readTransitionEvent(_ event: DeviceEvent) {
    let name = event.subject
    switch event.text.prefix(while: { $0 != " " }) {
    case "cancelInteractiveTransition": canceled.append(name)
    case "finishInteractiveTransition": canceled.removeAll { $0 == name }
    case "completeTransition(false)" where !canceled.contains(name):
      completions += 1
      note(
        .completesAsItEnded,
        (
          "completeTransition(true) for \(name), which was not canceled",
          "completeTransition(false)"
        ))
    case "completeTransition(false)", "completeTransition(true)":
      completions += 1
      canceled.removeAll { $0 == name }
    default: break
    }
  }

  /// Checks that no container runs two transitions, and tracks the objects of new ones.
  private func readTransitions() {
    let running = device.transitions.filter { $0.containerView != nil }
    reducedMotion.observe(running.first)
    for (index, transition) in running.enumerated() {
      if let other = running[..<index].first(where: {
        $0.containerView === transition.containerView
      }) {
        note(
          .runsOneTransitionAtATime,
          ("one transition in the container", "a \(transition.name) and a \(other.name)"))
      }
      track(transition)
    }
  }

  private func track(_ transition: Transition) {
    guard !transitions.contains(where: { $0.isOf(transition) }) else { return }
    let title = transition.name
    let tracked = WeakReference("the \(title)", transition)
    transitions.append(tracked)
    let kept = appKeepsAnimators ? ["animator", "interaction controller"] : []
    for part in transition.parts where part.object !== driver && !kept.contains(part.name) {
      guard !trackedObjects.contains(where: { $0.isOf(part.object) }) else { continue }
      let reference = WeakReference("the \(part.name) of the \(title)", part.object)
      trackedObjects.append(reference)
      if part.name == "context" { contexts.append((tracked, reference)) }
    }
  }

  // MARK: At every frame

  /// Inspects the presentation values of a window.
  func inspectFrame(of window: UIWindow) {
    frames += 1
    if let broken = window.firstNotFinite(at: device.now) {
      note(.staysFinite, ("finite numbers in every view", ViewState(broken, at: device.now).text))
    }
    if hasRotated { return note(.followsRotation, uncovered) }
    note(.reducesMotion, reducedMotion.inspectFrame(of: scene, on: device))
    let chrome = scene.chrome
    guard let container = chrome.first?.superview, let movingView = scene.movingView,
      device.transitions.contains(where: { $0.containerView === container })
    else { return }
    note(.dimsByPosition, dimming.note(movingView: movingView, chrome: chrome, at: device.now))
  }

  /// Chrome that covered the container and no longer covers all of it.
  private var uncovered: (expected: String, found: String)? {
    for view in covering {
      guard let container = view.superview else { continue }
      let frame = view.layer.presentationState(at: device.now).frame
      let bounds = container.layer.presentationState(at: device.now).bounds
      guard frame.misses(bounds) else { continue }
      return ("\(device.name(of: view)) covering the container, \(bounds.text)", frame.text)
    }
    return nil
  }

  // MARK: At the next event

  /// Returns what is visible at a time until which nothing happens; nil unless a transition runs.
  func visibleViews(at time: Double) -> VisibleViews? {
    guard !device.transitions.isEmpty, !hasRotated else { return nil }
    return VisibleViews(
      of: scene, in: device.transitions.compactMap(\.containerView), at: time)
  }

  /// Notes a view that has jumped or vanished in an event, if the event completed a transition.
  ///
  /// - Parameters:
  ///   - former: What was visible before the event.
  ///   - count: The number of completed transitions before the event.
  func noteJump(from former: VisibleViews?, after count: Int) {
    guard completions > count, !hasRotated, let former else { return }
    note(.completesInPlace, former.jump(at: device.now))
    note(.disappearsBeforeRemoval, former.cut())
    note(.matchesSnapshots, former.snapshotFault(at: device.now))
  }

  // MARK: At rest

  /// Inspects the device when nothing is in progress.
  func inspectAtRest() {
    for call in calls { note(.answersEachCallOnce, call.fault(isOver: true)) }
    calls.removeAll()
    note(.restoresHierarchy, scene.misplacement)
    note(.keepsAppearanceLegal, appearance.openEnd)
    // A context that outlives its transition is retained by other code.
    let left = contexts.first { $0.context.isAlive && !$0.transition.isAlive }?.context
    if let left, let object = left.object {
      let owners = trackedObjects.compactMap { tracked in tracked.object.map { (tracked.name, $0) }
      }
      .filter { $0.1 !== object }
      let reason = Retention(of: object, on: device, owners: owners).reason
      note(
        .leaksNothing,
        ("no object of an ended transition", "\(left.name) is still allocated; \(reason)"))
    }
    if !hasRotated, scene.isShown, let movingView = scene.movingView {
      note(
        .dimsByPosition,
        dimming.noteRest(movingView: movingView, chrome: scene.chrome, at: device.now))
    }
  }
}

extension Transition {
  /// The name in messages.
  var name: String { title ?? "transition" }
}

extension StyleInvariant {
  /// Whether a violation ends a play: what follows would be its consequence.
  fileprivate var endsPlay: Bool {
    switch self {
    case .keepsDelegateAlive, .completesExactlyOnce, .completesAsItEnded, .answersEachCallOnce,
      .runsOneTransitionAtATime, .keepsAppearanceLegal, .staysFinite, .reportsNoDiagnostic:
      true
    default: false
    }
  }
}

extension DeviceDiagnostic.Code {
  /// The invariant that a diagnostic violates.
  fileprivate var invariant: StyleInvariant {
    switch self {
    case .transitionNeverCompleted, .transitionCompletedEarly, .transitionCompletedTwice,
      .interactionAbandoned:
      .completesExactlyOnce
    case .completedAfterCancel: .completesAsItEnded
    case .alreadyPresented, .alreadyPresenting, .transitionInProgress: .runsOneTransitionAtATime
    case .delegateDeallocated: .keepsDelegateAlive
    case .unbalancedAppearance: .keepsAppearanceLegal
    case .notFinite: .staysFinite
    default: .reportsNoDiagnostic
    }
  }
}
