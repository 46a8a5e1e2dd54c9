/// Where a controller is between gone and shown (UIKit row 43).
struct AppearanceState {
  enum Phase { case disappeared, appearing, appeared, disappearing }
  var phase = Phase.disappeared
  var isAnimated = false
}

/// Appearance callbacks: each legal, each once, children told with their parent.
extension UIViewController {
  final func beginAppearance(_ appears: Bool, animated: Bool) {
    switch (appearance.phase, appears) {
    case (.disappeared, true), (.disappearing, true):
      appearance = AppearanceState(phase: .appearing, isAnimated: animated)
      loadViewIfNeeded()
      log("viewWillAppear(\(animated))")
      viewWillAppear(animated)
    case (.appeared, false), (.appearing, false):
      appearance = AppearanceState(phase: .disappearing, isAnimated: animated)
      log("viewWillDisappear(\(animated))")
      viewWillDisappear(animated)
    default:
      reportUnbalanced()
      return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.viewIfLoaded?.superview != nil {
      if child.appearance.canBegin(appears) { child.beginAppearance(appears, animated: animated) }
    }
  }

  final func endAppearance() {
    let animated = appearance.isAnimated
    switch appearance.phase {
    case .appearing:
      appearance.phase = .appeared
      log("viewDidAppear(\(animated))")
      viewDidAppear(animated)
    case .disappearing:
      appearance.phase = .disappeared
      log("viewDidDisappear(\(animated))")
      viewDidDisappear(animated)
    default:
      reportUnbalanced()
      return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.appearance.isUnderWay { child.endAppearance() }
  }

  /// The view is in the hierarchy and has its geometry (UIKit rows 35, 37).
  final func tellIsAppearing() {
    guard appearance.phase == .appearing else { return }
    log("viewIsAppearing(\(appearance.isAnimated))")
    viewIsAppearing(appearance.isAnimated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children { child.tellIsAppearing() }
  }

  final func appearInWindow() {
    beginAppearance(true, animated: false)
    tellIsAppearing()
    viewIfLoaded?.layoutIfNeeded()
    endAppearance()
  }

  final func disappearFromWindow() {
    guard appearance.canBegin(false) else { return }
    beginAppearance(false, animated: false)
    endAppearance()
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
