/// Where a controller is between gone and shown (UIKit row 43).
struct AppearanceState {
  enum Phase { case disappeared, appearing, appeared, disappearing }
  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` was sent for the appearance under way (UIKit row 35).
  var isAppearingTold = false
  /// Begun once more by hand in the same direction: each waits for an end of its own (UIKit row 290).
  var nested = 0
  /// Whether it comes because its view was put under a parent in sight, and so ends with the commit.
  var followsHierarchy = false
  /// Whether the children have received the beginning.
  var isForwarded = false
  /// Whether it was ended by hand before its parent's appearance was over (UIKit row 45).
  var isAheadOfParent = false
}

/// Appearance callbacks: each legal, each once, children told with their parent.
extension UIViewController {
  final func beginAppearance(_ appears: Bool, animated: Bool) {
    guard appearance.canBegin(appears) else { return reportUnbalanced() }
    appearanceWillChange(to: appears)
    // What that has ended may have begun this, or have been followed by its opposite.
    guard appearance.canBegin(appears) else { return }
    appearance = AppearanceState(
      phase: appears ? .appearing : .disappearing, isAnimated: animated)
    if appears { loadViewIfNeeded() }
    if appears {
      log("viewWillAppear(\(animated))")
      viewWillAppear(animated)
    } else {
      log("viewWillDisappear(\(animated))")
      viewWillDisappear(animated)
    }
    forwardBeginning(appears)
  }

  /// Begins the appearance or disappearance of the children, unless the end has done so: a callback can
  /// end what has just begun.
  private func forwardBeginning(_ appears: Bool) {
    guard !appearance.isForwarded else { return }
    let (phase, animated) = (appearance.phase, appearance.isAnimated)
    appearanceDidBegin(to: appears)
    guard !appearance.isForwarded, appearance.phase == phase else { return }
    appearance.isForwarded = true
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    // A callback can reverse the appearance transition that it belongs to.
    for child in children where child.isPlaced && appearance.phase == phase {
      child.beginAppearanceInPlace(appears, animated: animated)
    }
  }

  /// - Parameter animated: What the callback is told; what the beginning was told by default.
  final func endAppearance(animated: Bool? = nil) {
    let animated = animated ?? appearance.isAnimated
    if appearance.isUnderWay { forwardBeginning(appearance.phase == .appearing) }
    switch appearance.phase {
    case .appearing:
      tellIsAppearing()
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
        // One that a callback has sent away while it was being added, or that did not hear of the
        // beginning, as a callback of a sibling's had ended that.
        if appearance.phase == .disappeared, child.appearance.canBegin(false) {
          child.beginAppearance(false, animated: animated)
        }
        if child.appearance.isUnderWay {
          child.endAppearanceIfUnderWay(animated: animated)
        } else if child.appearance.isAheadOfParent {
          child.appearOnceMore()
        }
      }
    }
    if !appearance.isUnderWay { appearanceDidChange(to: appearance.phase == .appeared) }
  }

  /// Ends what is under way and nothing else: a callback may have turned it round meanwhile.
  final func endAppearanceIfUnderWay(animated: Bool? = nil) {
    if appearance.isUnderWay { endAppearance(animated: animated) }
  }

  /// The view is in the hierarchy and has its geometry (UIKit rows 35, 37).
  final func tellIsAppearing() {
    guard appearance.phase == .appearing, !appearance.isAppearingTold else { return }
    appearance.isAppearingTold = true
    log("viewIsAppearing(\(appearance.isAnimated))")
    viewIsAppearing(appearance.isAnimated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children.flatMap(\.controllersInPlace) { child.tellIsAppearing() }
  }

  /// The first layout in the window follows `viewIsAppearing`, also while an animator starts
  /// (UIKit rows 37, 308).
  final func appearBeforeLayout() {
    guard appearance.phase == .appearing, !appearance.isAppearingTold, viewIfLoaded?.window != nil,
      let device = SimulatedDevice.current,
      let transition = device.transitions.first(where: { $0.isStarting && $0.brings(self) })
    else { return }
    transition.tellIsAppearing(on: device)
  }

  // MARK: By hand

  final func beginAppearanceByHand(_ appears: Bool, animated: Bool) {
    if appearance.phase == (appears ? .appearing : .disappearing) {
      appearance.nested += 1
    } else {
      beginAppearance(appears, animated: animated)
    }
  }

  /// The callback belongs to the last of nested ends (UIKit row 290).
  final func endAppearanceByHand() {
    if appearance.nested > 0 {
      appearance.nested -= 1
    } else if appearance.phase == .appeared {
      appearOnceMore()
    } else {
      endAppearance()
      appearance.isAheadOfParent = parent?.appearance.phase == .appearing
    }
  }

  /// An end too many: UIKit says so, and calls back all the same (UIKit rows 44, 45).
  private func appearOnceMore() {
    appearance.isAheadOfParent = false
    reportUnbalanced()
    log("viewDidAppear(\(appearance.isAnimated))")
    viewDidAppear(appearance.isAnimated)
  }

  // MARK: By hierarchy

  /// The window comes to the screen, with all that is to be seen in it.
  final func appearInWindow() {
    for controller in [self] + presentedChain where controller.viewIfLoaded?.window != nil {
      guard controller.appearance.canBegin(true) else { continue }
      controller.beginAppearance(true, animated: false)
      controller.tellIsAppearing()
      controller.viewIfLoaded?.layoutIfNeeded()
      controller.endAppearanceIfUnderWay()
    }
  }

  /// The window leaves the screen; the topmost hears of it first.
  final func disappearFromWindow() {
    for controller in ([self] + presentedChain).reversed() {
      guard controller.appearance.canBegin(false) else { continue }
      controller.beginAppearance(false, animated: false)
      controller.endAppearanceIfUnderWay()
    }
  }

  /// A child whose view comes or goes while its parent stays in sight has callbacks of its own; one
  /// that comes while its parent does ends with it. One that is there before its parent has received
  /// viewWillAppear begins with the other children.
  final func viewWillMove(toWindow window: UIWindow?) {
    guard let parent = parent ?? parentOfContext,
      parent.shouldAutomaticallyForwardAppearanceMethods,
      appearance.canBegin(window != nil), !appearance.isUnderWay,
      activePresentation?.isChangingForm != true
    else { return }
    if window != nil, isExchangedOut || activePresentation?.isOnItsWayOut == true { return }
    if parent.appearance.phase == .appeared {
      let goes = window == nil
      beginAppearance(!goes, animated: false)
      // A callback may have turned it round, for whoever did so to end.
      appearance.followsHierarchy = appearance.phase == (goes ? .disappearing : .appearing)
    } else if parent.appearance.phase == .appearing, parent.appearance.isForwarded, window != nil {
      beginAppearance(true, animated: parent.appearance.isAnimated)
      if parent.appearance.isAppearingTold {
        SimulatedDevice.current?.commitPhase.completeAppearance(of: self)
      }
    }
  }

  /// Whether the container that the controller appears with is off screen, or disappears.
  final var isContainerOffScreen: Bool {
    guard let container = parent ?? parentOfContext else { return false }
    return container.appearance.canBegin(true)
  }

  /// Whether it cannot appear, because its container is off screen or shows another child.
  final var isAway: Bool { isCovered || isContainerOffScreen }

  /// Whether its container, or that of the context in whose place it is presented, shows another child.
  final var isCovered: Bool {
    guard let parent else { return context?.isCovered ?? false }
    guard let owner = parent as? any ContentAreaOwner else { return isExchangedOut }
    return owner.area.shown !== self
  }

  /// The context in whose place the controller is presented.
  private var context: UIViewController? {
    let choices = SimulatedDevice.current?.configuration.choices
    guard choices?.contextPresentationsFollowTheirContext != false,
      let presentation = activePresentation, presentation.isConfined
    else { return nil }
    return presentation.presenter
  }

  /// The parent with which a controller appears that is presented in the place of a context.
  final var parentOfContext: UIViewController? {
    context.flatMap { $0.parent ?? $0.parentOfContext }
  }

  /// The coming one appears with the commit, after layout; the going one is gone.
  final func viewDidMoveToWindow() {
    if (viewIfLoaded?.window != nil) != (appearance.phase == .appeared) {
      SimulatedDevice.current?.commitPhase.settleAppearance(of: self)
    }
    guard appearance.followsHierarchy else { return }
    if appearance.phase == .disappearing {
      endAppearance()
    } else if appearance.phase == .appearing {
      SimulatedDevice.current?.commitPhase.completeAppearance(of: self)
    }
  }

  /// With no transition under way, a child is in the window exactly if it has appeared: what calls in
  /// the midst of callbacks have left open ends here. Whoever has begun callbacks ends them himself.
  ///
  /// The views of a window's root and of what is presented over it are the transitions' alone (UIKit
  /// row 54).
  final func settleAppearance() {
    let isInWindow = viewIfLoaded?.window != nil
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

  /// What has come by hierarchy has appeared; beside a parent that a callback has sent away meanwhile it
  /// goes with that.
  final func endComing() {
    let parent = parent ?? parentOfContext
    let isGone = viewIfLoaded?.window == nil || parent?.appearance.canBegin(true) == true
    if isGone, appearance.canBegin(false) {
      beginAppearance(false, animated: parent?.appearance.isAnimated ?? false)
      if parent?.appearance.isUnderWay == true { return }
    }
    endAppearanceIfUnderWay()
  }

  /// A child of a presented controller moves with it (UIKit row 267).
  final func movesBy(_ movement: Movement) -> Bool {
    isMoving == movement || (parent?.movesBy(movement) ?? false)
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
