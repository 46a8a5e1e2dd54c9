/// Core Animation's commit at the end of a run-loop turn: layout, then work that depends on it.
final class CommitPhase {
  private unowned let device: SimulatedDevice
  /// Child view controllers whose views were added to a visible parent: they appear after layout.
  private var appearing: [UIViewController] = []
  /// View controllers whose views were added or removed without matching appearance callbacks.
  private var unchecked: [Weak<UIViewController>] = []

  init(of device: SimulatedDevice) { self.device = device }

  /// Whether layout or the appearance of a view controller is pending.
  var isDue: Bool { !appearing.isEmpty || windowsNeedLayout }

  /// Completes the appearance of a view controller after this run-loop turn's layout.
  func completeAppearance(of controller: UIViewController) { appearing.append(controller) }

  /// Compares a controller's appearance callbacks with its view's window once no transition is
  /// running.
  func settleAppearance(of controller: UIViewController) { unchecked.append(Weak(controller)) }

  func run() {
    for _ in 0..<20 {
      let appeared = appearing
      appearing = []
      for controller in appeared { controller.tellIsAppearing() }
      layoutWindows()
      for controller in appeared where controller.appearance.followsHierarchy {
        controller.endComing()
      }
      endOffscreenAnimations()
      device.recorder.closeTurn()
      if !isDue { settleAppearances() }
      guard isDue else { return }
    }
  }

  /// Lays out the windows until none needs layout.
  func layoutWindows() {
    for _ in 0..<20 {
      guard windowsNeedLayout else { return }
      for window in device.windows.filter(\.needsLayoutInTree) { window.layoutIfNeeded() }
    }
    device.diagnose(.layoutLoop, "layout of the windows did not come to rest after 20 passes")
  }

  private var windowsNeedLayout: Bool {
    for window in device.windows where window.needsLayoutInTree { return true }
    return false
  }

  private func settleAppearances() {
    guard !unchecked.isEmpty, device.transitions.isEmpty else { return }
    let controllers = unchecked.compactMap(\.value)
    unchecked = []
    for controller in controllers { controller.settleAppearance() }
  }

  /// Ends animations of layers outside a window, and animations without tracks, with
  /// `finished == false` (UIKit row 161).
  private func endOffscreenAnimations() {
    for group in device.recorder.drainPendingCleanup() where !group.isOver {
      group.keepLayers { $0.owner?.window != nil }
      if group.isEmpty { UIView.end(group, finished: false) }
    }
    device.removeOffscreenAnimations()
  }
}
