/// What happens to the keyboard while one controller leaves.
extension Transition {
  /// What is typed in in the leaving controller's view loses the keyboard as soon as it is sure to
  /// leave: under a finger that is when the finger lets it go on (fault F048).
  final func dropResponder() {
    guard let view = context?.scene.from.viewIfLoaded,
      let first = SimulatedDevice.current?.firstResponder as? UIView, first.isDescendant(of: view)
    else { return }
    droppedResponder = first
    first.dropFirstPlace()
  }

  final func restoreResponder(on device: SimulatedDevice) {
    if device.firstResponder == nil { droppedResponder?.becomeFirstResponder() }
  }
}
