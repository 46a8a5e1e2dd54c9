/// The app goes to the background.
extension SimulatedDevice {
  /// The app goes to the background and comes back: the system takes the fingers away, and what
  /// moves is at once where it was going, with its completions (fault F062).
  ///
  /// As UIKit tells it, an animation block has then not finished; an animator has.
  public func goToBackgroundAndBack() {
    perform {
      touches.cancelAll(on: self)
      fingersChanged()
      // Those who hear of it may start another movement, to bring back what was held.
      for _ in 0..<20 {
        guard turnsWhileDue(), finishMovements() else { return }
      }
      diagnose(.misuse, "movements kept starting movements while the app was in the background")
    }
  }

  /// Ends what moves; returns whether anything did.
  private func finishMovements() -> Bool {
    let groups = recorder.running.filter { !$0.isOver && $0.isUnderWay }
    let views = coasting.compactMap(\.value)
    // All are over before the first completion runs: one may take the views of another away.
    for group in groups where group.finishImmediately == nil {
      group.end()
      recorder.forget(group)
    }
    for group in groups {
      if let finishImmediately = group.finishImmediately {
        if !group.isOver { finishImmediately() }
      } else {
        UIView.runCompletions(of: group, finished: false)
      }
    }
    for view in views { view.finishGlide() }
    let layers = recorder.animatedLayers.filter { layer in
      layer.removeAnimations { $0.isRemovedOnCompletion }
    }
    return !groups.isEmpty || !views.isEmpty || !layers.isEmpty
  }
}

extension AnimationGroup {
  /// Whether time alone moves the group on.
  fileprivate var isUnderWay: Bool {
    if case .held = playback { false } else { true }
  }
}
