import HeadlessUIKit

/// The last positions of a view on the screen, for its velocity.
struct ViewTrack {
  /// The position at a frame.
  private struct Sample {
    let time: Double
    let center: CGPoint
    /// The view: another one with the same name has its own velocity.
    let view: ObjectIdentifier
  }

  let name: String
  /// The samples of the last two frames.
  private var samples: [Sample] = []

  init(name: String) { self.name = name }

  private func current(on device: SimulatedDevice) -> Sample? {
    device.view(named: name).map { view in
      let frame = view.presentedFrame(at: device.now)
      return Sample(
        time: device.now, center: CGPoint(x: frame.midX, y: frame.midY),
        view: ObjectIdentifier(view))
    }
  }

  /// Keeps the position at a frame.
  mutating func sample(on device: SimulatedDevice) {
    samples = samples.suffix(1) + [current(on: device)].compactMap(\.self)
  }

  /// Returns the velocity since the last frame, pt/s.
  ///
  /// The last sample can be older than a frame, since frames without a change are not sampled: the
  /// movement then began in the last frame.
  func velocity(on device: SimulatedDevice) -> CGPoint {
    let frame = 1 / Double(device.configuration.framesPerSecond)
    // A sample of the current time is not the last one.
    guard let now = current(on: device),
      let last = samples.last(where: { $0.time <= now.time - frame / 2 }), last.view == now.view
    else { return .zero }
    let seconds = min(now.time - last.time, frame)
    return CGPoint(
      x: (now.center.x - last.center.x) / seconds, y: (now.center.y - last.center.y) / seconds)
  }
}
