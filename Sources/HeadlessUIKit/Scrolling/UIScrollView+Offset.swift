import SegueMotion

/// The offset: its limits, and its automatic movement, a `ScrollGlide`.
extension UIScrollView {
  /// The duration of an animation that code starts, s; chosen.
  static let animationDuration = 0.3

  /// The range of offsets in which the content rests.
  var offsetLimits: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let inset = adjustedContentInset
    let (left, top) = (-inset.left, -inset.top)
    let right = contentSize.width + inset.right - bounds.width
    let bottom = contentSize.height + inset.bottom - bounds.height
    return (left...max(left, right), top...max(top, bottom))
  }

  /// Returns an offset in whole device pixels (UIKit row 311). An edge between two pixels remains
  /// where it is, so that content at rest is not beyond it.
  func onPixels(_ offset: CGPoint) -> CGPoint {
    guard let scale = SimulatedDevice.current?.configuration.scale, scale > 0 else { return offset }
    func rounded(_ value: Double, _ limits: ClosedRange<Double>) -> Double {
      let pixel = (value * scale).rounded() / scale
      return limits.contains(value) ? limits.nearest(to: pixel) : pixel
    }
    let limits = offsetLimits
    return CGPoint(x: rounded(offset.x, limits.x), y: rounded(offset.y, limits.y))
  }

  /// Sets the offset at once. It ends an animation; a drag and a deceleration continue from the offset.
  func setOffset(_ offset: CGPoint) {
    if glide?.cause == .animation { stopGlide() }
    bounds.origin = onPixels(offset)
    if drag != nil { rebaseDrag() }
    if let glide, let now = SimulatedDevice.current?.now {
      start(deceleration(velocity: glide.velocity(at: now), at: now))
    }
  }

  /// Scrolls to an offset, which need not be within the limits.
  func move(to offset: CGPoint, animated: Bool) {
    stopGlide()
    guard animated, UIView.areAnimationsEnabled, let now = SimulatedDevice.current?.now,
      window != nil, offset.x.isFinite, offset.y.isFinite
    else { return setOffset(offset) }
    let motion = Motion.curve(.easeInOut, duration: Self.animationDuration)
    let glide = ScrollGlide(
      cause: .animation, begin: now,
      x: ScrollTrack(from: contentOffset.x, to: offset.x, by: motion),
      y: ScrollTrack(from: contentOffset.y, to: offset.y, by: motion))
    if glide.moves { start(glide) }
  }

  /// Scrolls by the minimum distance that makes a rectangle visible.
  func show(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    // The origin of a visible interval, moved as little as possible to show another interval.
    func moved(_ origin: CGFloat, _ length: CGFloat, from start: CGFloat, to end: CGFloat)
      -> CGFloat
    {
      if start < origin { return start }
      return end > origin + length ? min(start, end - length) : origin
    }
    let limits = offsetLimits
    let x = moved(
      contentOffset.x + inset.left, bounds.width - inset.left - inset.right, from: rect.minX,
      to: rect.maxX)
    let y = moved(
      contentOffset.y + inset.top, bounds.height - inset.top - inset.bottom, from: rect.minY,
      to: rect.maxY)
    let offset = CGPoint(
      x: limits.x.nearest(to: x - inset.left), y: limits.y.nearest(to: y - inset.top))
    move(to: offset, animated: animated)
  }

  /// Moves content at rest back to where it can rest.
  func keepWithinLimits() {
    guard drag == nil, glide == nil, !isTracking else { return }
    let limits = offsetLimits
    let offset = CGPoint(
      x: limits.x.nearest(to: contentOffset.x), y: limits.y.nearest(to: contentOffset.y))
    if offset != contentOffset { bounds.origin = offset }
  }

  func offsetDidChange() {
    setNeedsLayout()
    if let frameGuide { frameGuide.track(self) }
    if refreshControl != nil { updateRefreshControl() }
    delegate?.scrollViewDidScroll(self)
  }

  // MARK: Automatic movement

  /// Returns the deceleration from a velocity, pt/s (UIKit rows 188, 189, 294, 310).
  func deceleration(velocity: CGPoint, at time: Double) -> ScrollGlide {
    let rate = (try? Deceleration(rate: decelerationRate.rawValue)) ?? .normal
    let limits = offsetLimits
    return ScrollGlide(
      cause: .deceleration, begin: time,
      x: ScrollTrack(
        from: contentOffset.x, velocity: velocity.x, rate, within: limits.x, bounces: bounces),
      y: ScrollTrack(
        from: contentOffset.y, velocity: velocity.y, rate, within: limits.y, bounces: bounces))
  }

  func start(_ glide: ScrollGlide) {
    guard let device = SimulatedDevice.current else { return }
    if !device.deceleratingScrollViews.contains(where: { $0.object === self }) {
      device.deceleratingScrollViews.append(BoxedReference(self))
    }
    self.glide = glide
    glideNumber += 1
    // Without a window it finishes immediately.
    guard window != nil else { return finishGlide() }
    scheduleFrame(glideNumber, on: device)
  }

  /// Schedules the delegate's notification at the next frame, and the end.
  private func scheduleFrame(_ number: Int, on device: SimulatedDevice) {
    guard let glide else { return }
    let rate = Double(device.configuration.framesPerSecond)
    // At the time of a frame, a rounding error must not yield that frame again.
    let frame = ((device.now * rate + 1e-6).rounded(.down) + 1) / rate
    device.schedule(at: min(frame, glide.end)) { [reference = BoxedReference(self)] in
      reference.object?.frameIsDue(number, on: device)
    }
  }

  private func frameIsDue(_ number: Int, on device: SimulatedDevice) {
    guard number == glideNumber, let glide else { return }
    guard device.now < glide.end else { return finishGlide() }
    offsetDidChange()
    if number == glideNumber { scheduleFrame(number, on: device) }
  }

  /// Sets the model's offset to that at a time.
  func updateOffset(at time: Double) {
    guard let glide else { return }
    ownLayer.model.bounds.origin = onPixels(glide.offset(at: time))
  }

  /// Finishes the movement immediately.
  func finishGlide() {
    guard let glide else { return }
    ownLayer.model.bounds.origin = onPixels(glide.rest)
    offsetDidChange()
    // The delegate may have stopped it.
    if self.glide != nil { stopGlide() }
  }

  /// Stops at the current offset, and notifies the delegate.
  func stopGlide() {
    guard let glide else { return }
    self.glide = nil
    glideNumber += 1
    SimulatedDevice.current?.deceleratingScrollViews.removeAll {
      $0.object == nil || $0.object === self
    }
    switch glide.cause {
    case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
    case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
}
