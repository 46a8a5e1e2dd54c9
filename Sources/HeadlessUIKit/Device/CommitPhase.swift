/// What Core Animation does at the end of a turn of the run loop: layout, then what waited for it.
final class CommitPhase {
  private unowned let device: SimulatedDevice
  /// Children whose views came under a parent in sight: they have appeared after this turn's layout.
  private var appearing: [UIViewController] = []
  /// Controllers whose views came or went otherwise than their callbacks say.
  private var unsettled: [Weak<UIViewController>] = []

  init(of device: SimulatedDevice) { self.device = device }

  /// Whether layout, or the appearance of a controller, is outstanding.
  var isDue: Bool { !appearing.isEmpty || windowsNeedLayout }

  /// Completes the appearance of a controller after the layout of this turn.
  func completeAppearance(of controller: UIViewController) { appearing.append(controller) }

  /// Compares what a controller was told with where its view is, when no transition runs any more.
  func settleAppearance(of controller: UIViewController) { unsettled.append(Weak(controller)) }

  func run() {
    for _ in 0..<20 {
      let arrived = appearing
      appearing = []
      for controller in arrived { controller.tellIsAppearing() }
      layoutWindows()
      for controller in arrived where controller.appearance.followsHierarchy {
        controller.endComing()
      }
      dropOffscreenAnimations()
      device.recorder.closeTurn()
      if !isDue { settleAppearances() }
      guard isDue else { return }
    }
  }

  /// Lays the windows out until none needs it any more.
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
    guard !unsettled.isEmpty, device.transitions.isEmpty else { return }
    let controllers = unsettled.compactMap(\.value)
    unsettled = []
    for controller in controllers { controller.settleAppearance() }
  }

  /// An animation of layers that are in no window, or that lost its last track, is over, not
  /// finished (UIKit row 161).
  private func dropOffscreenAnimations() {
    for group in device.recorder.drainPendingCleanup() where !group.isOver {
      group.keepLayers { $0.owner?.window != nil }
      if group.isEmpty { UIView.end(group, finished: false) }
    }
    device.removeOffscreenAnimations()
  }
}
