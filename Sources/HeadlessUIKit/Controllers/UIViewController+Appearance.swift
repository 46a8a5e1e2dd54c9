/// The appearance state of a view controller (UIKit row 43).
struct AppearanceState {
  enum Phase { case disappeared, appearing, appeared, disappearing }
  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` was called for the current appearance (UIKit row 35).
  var isAppearingSent = false
  /// The number of nested begin calls in the same direction; each needs its own end
  /// (UIKit row 290).
  var nested = 0
  /// Whether a change of the view hierarchy began it: then an appearance ends at the commit, a
  /// disappearance at once.
  var followsHierarchy = false
  /// Whether the beginning has been forwarded to the children.
  var isForwarded = false
  /// Whether the app ended the appearance before that of the parent ended (UIKit row 45).
  var isAheadOfParent = false
}

/// Appearance callbacks: balanced, never duplicated, and forwarded to the children.
extension UIViewController {
  /// Begins an appearance transition of the controller, and then of its children.
  final func beginAppearance(_ appears: Bool, animated: Bool) {
    guard appearance.canBegin(appears) else { return reportUnbalanced() }
    appearanceWillChange(to: appears)
    // The call may have ended other transitions, and their callbacks begun this one or its opposite.
    guard appearance.canBegin(appears) else { return }
    appearance = AppearanceState(
      phase: appears ? .appearing : .disappearing, isAnimated: animated)
    noteAppearanceForStatusBar()
    if appears { loadViewIfNeeded() }
    if isLoadedWithoutDevice { reportLoadedWithoutDevice() }
    if appears {
      log("viewWillAppear(\(animated))")
      viewWillAppear(animated)
    } else {
      log("viewWillDisappear(\(animated))")
      viewWillDisappear(animated)
    }
    forwardBeginning(appears)
  }

  /// Reports a view that was made for another screen than the one it appears on.
  private func reportLoadedWithoutDevice() {
    guard let device = SimulatedDevice.current else { return }
    isLoadedWithoutDevice = false
    let (assumed, screen) = (UIScreen().ownBounds.size, device.configuration.size)
    guard assumed != screen else { return }
    device.diagnose(
      .viewLoadedOutside,
      "the view of \(device.name(of: self)) was loaded outside SimulatedDevice.perform, for a screen "
        + "of \(assumed.width.shortText) x \(assumed.height.shortText) pt; this one has "
        + "\(screen.width.shortText) x \(screen.height.shortText) pt; load it inside perform")
  }

  /// Forwards the beginning to the children, unless the end has done so: a callback can end the
  /// transition that has just begun.
  private func forwardBeginning(_ appears: Bool) {
    guard !appearance.isForwarded else { return }
    let (phase, animated) = (appearance.phase, appearance.isAnimated)
    appearanceDidBegin(to: appears)
    guard !appearance.isForwarded, appearance.phase == phase else { return }
    appearance.isForwarded = true
    if shouldAutomaticallyForwardAppearanceMethods {
      // A callback can reverse the appearance transition that it belongs to.
      for child in children where child.isPlaced && appearance.phase == phase {
        child.beginAppearanceInPlace(appears, animated: animated)
      }
    }
    if appearance.phase == phase { childrenDidBegin(appears) }
  }

  /// Ends the appearance transition in progress, of the controller and then of its children.
  ///
  /// - Parameter animated: The callback's argument; `nil`, the default, for that of the beginning.
  final func endAppearance(animated: Bool? = nil) {
    let animated = animated ?? appearance.isAnimated
    if appearance.isUnderWay { forwardBeginning(appearance.phase == .appearing) }
    noteAppearanceForStatusBar()
    switch appearance.phase {
    case .appearing:
      sendIsAppearing()
      guard appearance.phase == .appearing else { return }
      appearance.phase = .appeared
      log("viewDidAppear(\(animated))")
      viewDidAppear(animated)
      if isMoving == .toParent { isMoving = nil }
    case .disappearing:
      appearance.phase = .disappeared
      log("viewDidDisappear(\(animated))")
      viewDidDisappear(animated)
      if isMoving == .fromParent { isMoving = nil }
    default:
      return reportUnbalanced()
    }
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in children.flatMap(\.allInPlace) {
        // The child missed the beginning: a callback removed it while it was being added, or a
        // sibling's callback ended the transition.
        if appearance.phase == .disappeared, child.appearance.canBegin(false) {
          child.beginAppearance(false, animated: animated)
        }
        if child.appearance.isUnderWay {
          child.endAppearanceIfUnderWay(animated: animated)
        } else if child.appearance.isAheadOfParent {
          child.reportSurplusEnd()
        }
      }
    }
    if !appearance.isUnderWay { appearanceDidChange(to: appearance.phase == .appeared) }
  }

  /// Ends a transition in progress; a callback may have reversed it meanwhile.
  final func endAppearanceIfUnderWay(animated: Bool? = nil) {
    if appearance.isUnderWay { endAppearance(animated: animated) }
  }

  /// Calls `viewIsAppearing`; the view's hierarchy and geometry are set (UIKit rows 35, 37).
  final func sendIsAppearing() {
    guard appearance.phase == .appearing, !appearance.isAppearingSent else { return }
    appearance.isAppearingSent = true
    log("viewIsAppearing(\(appearance.isAnimated))")
    viewIsAppearing(appearance.isAnimated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children.flatMap(\.controllersInPlace) { child.sendIsAppearing() }
  }

  /// Calls `viewIsAppearing` before the first layout pass in the window, even while an animator
  /// starts (UIKit rows 37, 308).
  final func appearBeforeLayout() {
    guard appearance.phase == .appearing, !appearance.isAppearingSent, existingView?.window != nil,
      let device = SimulatedDevice.current,
      let transition = device.transitions.first(where: { $0.isStarting && $0.brings(self) })
    else { return }
    transition.sendIsAppearing(on: device)
  }

  // MARK: Calls from an app

  /// Begins an appearance transition, or counts a repeated call (UIKit row 290).
  final func beginAppearanceByHand(_ appears: Bool, animated: Bool) {
    if appearance.phase == (appears ? .appearing : .disappearing) {
      appearance.nested += 1
    } else {
      beginAppearance(appears, animated: animated)
    }
  }

  /// Ends an appearance transition; only the last of nested ends calls back (UIKit row 290).
  final func endAppearanceByHand() {
    if appearance.nested > 0 {
      appearance.nested -= 1
    } else if appearance.phase == .appeared {
      reportSurplusEnd()
    } else {
      endAppearance()
      appearance.isAheadOfParent = parent?.appearance.phase == .appearing
    }
  }

  /// Handles a surplus end: UIKit reports it, and calls back nevertheless (UIKit rows 44, 45).
  private func reportSurplusEnd() {
    appearance.isAheadOfParent = false
    reportUnbalanced()
    log("viewDidAppear(\(appearance.isAnimated))")
    viewDidAppear(appearance.isAnimated)
  }

  // MARK: View hierarchy

  /// Called when the window becomes visible; its visible controllers appear.
  final func appearInWindow() {
    for controller in [self] + presentedChain where controller.existingView?.window != nil {
      guard controller.appearance.canBegin(true) else { continue }
      controller.beginAppearance(true, animated: false)
      controller.sendIsAppearing()
      controller.existingView?.layoutIfNeeded()
      controller.endAppearanceIfUnderWay()
    }
  }

  /// Called when the window is hidden; the topmost controller disappears first.
  final func disappearFromWindow(except staying: [UIViewController] = []) {
    for controller in ([self] + presentedChain).reversed() where !staying.holds(controller) {
      guard controller.appearance.canBegin(false) else { continue }
      controller.beginAppearance(false, animated: false)
      controller.endAppearanceIfUnderWay()
    }
  }

  /// Begins the appearance transition of a child whose view is added or removed while its parent is
  /// visible. A child added while its parent appears ends with the parent; one added before the
  /// parent's `viewWillAppear` begins with the other children.
  final func viewWillMove(toWindow window: UIWindow?) {
    guard let parent = parent ?? parentOfContext else { return moveByHand(to: window) }
    guard parent.shouldAutomaticallyForwardAppearanceMethods,
      appearance.canBegin(window != nil), !appearance.isUnderWay,
      activePresentation?.isChangingForm != true
    else { return }
    if window != nil, isExchangedOut || activePresentation?.isOnItsWayOut == true { return }
    if parent.appearance.phase == .appeared {
      let disappears = window == nil
      beginAppearance(!disappears, animated: false)
      // A callback may have reversed the transition, which its caller then ends.
      appearance.followsHierarchy = appearance.phase == (disappears ? .disappearing : .appearing)
    } else if parent.appearance.phase == .appearing, parent.appearance.isForwarded, window != nil {
      beginAppearance(true, animated: parent.appearance.isAnimated)
      if parent.appearance.isAppearingSent {
        SimulatedDevice.current?.commitPhase.completeAppearance(of: self)
      }
    }
  }

  /// Begins the appearance transition of a controller that is neither a child, nor the root, nor
  /// part of a presentation, as its view is added to a window or removed (UIKit row 334).
  private func moveByHand(to window: UIWindow?) {
    guard let shown = window ?? existingView?.window, !shown.isHidden,
      shown.rootViewController !== self, activePresentation == nil, ownPresentation == nil,
      !isExchangedOut, appearance.canBegin(window != nil), !appearance.isUnderWay
    else { return }
    beginAppearance(window != nil, animated: false)
    appearance.followsHierarchy = appearance.phase == (window == nil ? .disappearing : .appearing)
  }

  /// Whether the container with which the controller appears is off screen or disappearing.
  final var isContainerOffScreen: Bool {
    guard let container = parent ?? parentOfContext else { return false }
    return container.appearance.canBegin(true)
  }

  /// Whether the controller cannot appear: its container is off screen or shows another child.
  final var isAway: Bool { isCovered || isContainerOffScreen }

  /// Whether the container of the controller, or of its presentation context, shows another child.
  final var isCovered: Bool {
    guard let parent else { return isExchangedOut || context?.isCovered ?? false }
    guard let owner = parent as? any ContentAreaContainer else { return isExchangedOut }
    return owner.area.shown !== self
  }

  /// The presentation context in which the controller is presented.
  private var context: UIViewController? {
    let choices = SimulatedDevice.current?.configuration.choices
    guard choices?.contextPresentationsFollowTheirContext != false,
      let presentation = activePresentation, presentation.isConfined
    else { return nil }
    return presentation.presenter
  }

  /// The parent of the controller's presentation context, with which the controller appears.
  final var parentOfContext: UIViewController? {
    context.flatMap { $0.parent ?? $0.parentOfContext }
  }

  /// Schedules the end of an appearance for the commit, after layout; ends a disappearance now.
  final func viewDidMoveToWindow() {
    if (existingView?.window != nil) != (appearance.phase == .appeared) {
      SimulatedDevice.current?.commitPhase.settleAppearance(of: self)
    }
    guard appearance.followsHierarchy else { return }
    if appearance.phase == .disappearing {
      endAppearance()
    } else if appearance.phase == .appearing {
      SimulatedDevice.current?.commitPhase.completeAppearance(of: self)
    }
  }

  /// Completes what calls within callbacks left unfinished: while no transition runs, a child is in
  /// the window if and only if it has appeared. Transitions begun by the app are left to the app.
  ///
  /// Only transitions change the views of a window's root and its presentations (UIKit row 54).
  final func settleAppearance() {
    let isInWindow = existingView?.window != nil
    let parent = parent ?? parentOfContext
    if let parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return }
    switch appearance.phase {
    case .appeared where !isInWindow:
      let isOrphan = parent == nil && activePresentation == nil && ownPresentation == nil
      if parent != nil || isOrphan { leaveSight() }
    case .disappeared
    where isInWindow && !isExchangedOut && parent?.appearance.phase == .appeared:
      beginAppearance(true, animated: false)
      endAppearanceIfUnderWay()
    default: break
    }
  }

  /// Ends an appearance caused by a change of the hierarchy; if a callback removed the parent
  /// meanwhile, the child disappears with it.
  final func endComing() {
    let parent = parent ?? parentOfContext
    let isGone = existingView?.window == nil || parent?.appearance.canBegin(true) == true
    if isGone, appearance.canBegin(false) {
      beginAppearance(false, animated: parent?.appearance.isAnimated ?? false)
      if parent?.appearance.isUnderWay == true { return }
    }
    endAppearanceIfUnderWay()
  }

  final func log(_ text: String) { SimulatedDevice.current?.log(.appearance, self, text) }

  private func reportUnbalanced() {
    guard let device = SimulatedDevice.current else { return }
    device.diagnose(
      .unbalancedAppearance,
      "Unbalanced calls to begin/end appearance transitions for \(device.name(of: self))")
  }
}

extension AppearanceState {
  var isUnderWay: Bool { phase == .appearing || phase == .disappearing }
  func canBegin(_ appears: Bool) -> Bool {
    switch phase {
    case .disappeared, .disappearing: appears
    case .appeared, .appearing: !appears
    }
  }
}
