/// Entering the background.
extension SimulatedDevice {
  /// Moves the app to the background and back: touches are canceled, and running animations finish
  /// immediately, with their completions (fault F062): blocks with `false`, animators at their end.
  public func goToBackgroundAndBack() {
    enterBackground()
    enterForeground()
  }

  /// Ends running animations, and those that their completions start.
  func finishAllAnimations() {
    // Completions may start another animation, for example to restore an interrupted one.
    for _ in 0..<20 {
      guard turnsWhileDue(), finishAnimations() else { return }
    }
    diagnose(
      .invalidCall,
      "completion handlers kept starting animations in the background; wait until it ends")
  }

  /// Ends running animations; returns whether there were any.
  private func finishAnimations() -> Bool {
    let groups = recorder.running.filter { !$0.isOver && $0.isAdvancing }
    let views = deceleratingScrollViews.compactMap(\.object)
    // All end before the first completion runs, which may remove views of another.
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
  /// Whether the group advances with time.
  fileprivate var isAdvancing: Bool {
    if case .paused = playback { false } else { true }
  }
}
