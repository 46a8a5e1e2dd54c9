import SegueRecording

/// Detects frames that differ visibly from earlier ones.
struct VisibleChange {
  /// The layers and touches at the last visible change.
  private var shown: LayerTree
  private var touches: [TouchRecord] = []
  /// The layers of the current frame.
  private var tree: LayerTree
  /// The layers that have changed since the last visible change.
  private var stale: [Int] = []

  init(_ recording: Recording) {
    tree = recording.initialTree
    shown = tree
  }

  /// Advances to a frame and returns whether it differs visibly from the last visible change.
  ///
  /// Comparing with the last visible change, not the previous frame, detects slow movement.
  mutating func advance(to frame: Frame, touches now: [TouchRecord]) -> Bool {
    tree.apply(frame)
    stale += frame.changes.map(\.layer)
    let isStructural =
      frame.device != nil
      || frame.changes.contains { change in
        if case .state = change { return false }
        return true
      }
    let isVisible =
      isStructural || hasMoved(now)
      || stale.contains { id in
        guard let old = shown.layer(id)?.state, let new = tree.layer(id)?.state else { return true }
        return old.differsVisibly(from: new)
      }
    guard isVisible else { return false }
    shown = tree
    touches = now
    stale = []
    return true
  }

  private func hasMoved(_ now: [TouchRecord]) -> Bool {
    guard now.map(\.id) == touches.map(\.id) else { return true }
    return zip(now, touches).contains { new, old in
      (new.x - old.x).magnitude >= 0.5 || (new.y - old.y).magnitude >= 0.5
    }
  }
}

extension LayerState {
  /// Returns whether lengths differ by 0.5 pt, or colors and opacities by 0.01.
  fileprivate func differsVisibly(from other: LayerState) -> Bool {
    func far(_ one: Double, _ two: Double, _ limit: Double) -> Bool {
      (one - two).magnitude >= limit
    }
    if far(position.x, other.position.x, 0.5) || far(position.y, other.position.y, 0.5) {
      return true
    }
    if far(bounds.x, other.bounds.x, 0.5) || far(bounds.y, other.bounds.y, 0.5) { return true }
    if far(bounds.width, other.bounds.width, 0.5) { return true }
    if far(bounds.height, other.bounds.height, 0.5) { return true }
    if far(opacity, other.opacity, 0.01) || far(cornerRadius, other.cornerRadius, 0.5) {
      return true
    }
    let (entries, others) = (transform.entries, other.transform.entries)
    for index in 0..<16 where far(entries[index], others[index], index >= 12 ? 0.5 : 0.002) {
      return true
    }
    if far(background.red, other.background.red, 0.01)
      || far(background.green, other.background.green, 0.01)
      || far(background.blue, other.background.blue, 0.01)
      || far(background.alpha, other.background.alpha, 0.01)
    {
      return true
    }
    var same = other
    same.position = position
    same.bounds = bounds
    same.opacity = opacity
    same.cornerRadius = cornerRadius
    same.transform = transform
    same.background = background
    return same != self
  }
}
