/// Core Animation's commit at the end of a run-loop turn: layout, then work that depends on it.
final class CommitPhase {
  /// Child view controllers whose views were added to a visible parent: they appear after layout.
  @exclusivity(unchecked) private var appearing: [UIViewController] = []
  /// View controllers whose views were added or removed without matching appearance callbacks.
  @exclusivity(unchecked) private var unchecked: [BoxedReference<UIViewController>] = []
  /// Whether a controller that can decide about the status bar has appeared or disappeared.
  @exclusivity(unchecked) var isStatusBarStale = false

  nonisolated deinit {}

  /// Whether layout or the appearance of a view controller is pending.
  func isDue(on device: SimulatedDevice) -> Bool {
    !appearing.isEmpty || device.windows.needUpdate || !device.recorder.waitingLayers.isEmpty
  }

  /// Completes the appearance of a view controller after this run-loop turn's layout.
  func completeAppearance(of controller: UIViewController) { appearing.append(controller) }

  /// Compares a controller's appearance callbacks with its view's window once no transition is
  /// running.
  func settleAppearance(of controller: UIViewController) {
    unchecked.append(BoxedReference(controller))
  }

  /// Whether a commit would only count the run-loop turn.
  func isIdle(on device: SimulatedDevice) -> Bool {
    appearing.isEmpty && unchecked.isEmpty && device.recorder.isIdle
      && !isStatusBarStale && !device.windows.needUpdate
  }

  func run(on device: SimulatedDevice) {
    if isIdle(on: device) { return device.recorder.countTurn() }
    defer { if isStatusBarStale { device.statusBar.updateAfterAppearances() } }
    // Work after layout may require layout again. `layoutWindows(of:)` reports an endless loop.
    for _ in 0..<20 {
      if isDue(on: device) { layOut(device) }
      endOffscreenAnimations(on: device)
      device.recorder.closeTurn()
      if !unchecked.isEmpty, !isDue(on: device) { settleAppearances(on: device) }
      guard isDue(on: device) else { return }
    }
  }

  private func layOut(_ device: SimulatedDevice) {
    let appeared = appearing
    appearing = []
    for controller in appeared { controller.sendIsAppearing() }
    layoutWindows(of: device)
    for window in device.windows where window.subtreeNeedsDrawing { window.drawTree() }
    for controller in appeared where controller.appearance.followsHierarchy {
      controller.endComing()
    }
  }

  /// Lays out the windows until none needs layout.
  func layoutWindows(of device: SimulatedDevice) {
    for _ in 0..<20 {
      guard device.windows.needLayout || !device.recorder.waitingLayers.isEmpty else { return }
      for window in device.windows where window.needsLayoutInTree { window.layoutIfNeeded() }
      device.recorder.updateLayers()
    }
    device.diagnose(.layoutLoop, "layout of the windows did not come to rest after 20 passes")
  }

  private func settleAppearances(on device: SimulatedDevice) {
    guard device.transitions.isEmpty else { return }
    let controllers = unchecked.compactMap(\.object)
    unchecked = []
    for controller in controllers { controller.settleAppearance() }
  }

  /// Ends animations of layers outside a window, and animations without tracks, with
  /// `finished == false` (UIKit row 161); explicit ones continue if they are not removed on
  /// completion.
  private func endOffscreenAnimations(on device: SimulatedDevice) {
    guard device.recorder.hasWork else { return }
    for group in device.recorder.drainPendingCleanup() where !group.isOver {
      group.keepLayers(where: \.isInWindow)
      if group.isEmpty { UIView.end(group, finished: false) }
    }
    for layer in device.recorder.animatedLayers where !layer.isInWindow {
      layer.removeAnimations { $0.isRemovedOnCompletion }
    }
  }
}

extension [UIWindow] {
  /// Whether a window, or a view in it, needs layout or has to draw.
  var needUpdate: Bool {
    for window in self where window.needsLayoutInTree || window.subtreeNeedsDrawing { return true }
    return false
  }

  /// Whether a window, or a view in it, needs layout.
  var needLayout: Bool {
    for window in self where window.needsLayoutInTree { return true }
    return false
  }
}

/// Counts of a device's work, which depend only on the app.
nonisolated package struct DeviceWork: Equatable, Sendable {
  /// The number of views that were laid out.
  package internal(set) var layouts = 0
  /// The number of times that the constraints of a hierarchy were solved.
  package internal(set) var solves = 0
}

nonisolated extension Unmanaged where Instance == SimulatedDevice {
  func countLayout() { _withUnsafeGuaranteedRef { $0.work.layouts += 1 } }
  func beginLayout() { _withUnsafeGuaranteedRef { $0.conflicts.begin() } }
  func endLayout() -> Bool { _withUnsafeGuaranteedRef { $0.conflicts.end() } }
  func countSolve() { _withUnsafeGuaranteedRef { $0.work.solves += 1 } }

  /// The graphics contexts of the main thread.
  var graphics: GraphicsStack { _withUnsafeGuaranteedRef { $0.graphics } }

  /// Whether a proxy of `UIAppearance` has been used.
  @MainActor var hasAppearances: Bool {
    _withUnsafeGuaranteedRef { $0.existingAppearances != nil }
  }

  /// The number of committed run-loop turns.
  var turnCount: Int { _withUnsafeGuaranteedRef { $0.recorder.turn } }

  /// The number of changes that may affect the traits of a view.
  var traitChangeCount: Int { _withUnsafeGuaranteedRef { $0.traitChangeCount } }

  /// Records a change that may affect the traits of a view.
  func noteTraitChange() { _withUnsafeGuaranteedRef { $0.traitChangeCount += 1 } }
}
