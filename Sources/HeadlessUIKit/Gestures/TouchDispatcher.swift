/// Dispatches touches to views and recognizers.
final class TouchDispatcher {
  /// The maximum interval and distance between the touches of multiple taps, s and pt; chosen.
  private static let repeatTime = 0.35
  private static let repeatDistance: CGFloat = 45

  @exclusivity(unchecked) private var deliveries: [TouchDelivery] = []
  /// The recognizers that have touches or await their reset, in the order in which they received touches.
  private var involved: [UIGestureRecognizer] = []
  private var lastTouch: UITouch?

  /// The active touches, oldest first.
  var activeTouches: [UITouch] {
    var touches: [UITouch] = []
    for delivery in deliveries where !delivery.hasEnded { touches.append(delivery.touch) }
    return touches
  }

  /// Begins a touch: finds its window and its view, and sends it to the recognizers and then to the view.
  func began(_ identifier: Int, at point: CGPoint, on device: SimulatedDevice) {
    guard !activeTouches.contains(where: { $0.identifier == identifier }),
      device.receivesTouches
    else { return }
    // A noninterruptible transition disables touches (UIKit rows 84, 126, 307).
    let blocking = device.transitions.filter(\.isHoldingInput)
    let blocksAll = device.configuration.choices.transitionsIgnoreTouchesInEveryWindow
    guard blocking.isEmpty || !blocksAll else { return }
    let touch = UITouch(identifier: identifier, at: point, time: device.now)
    let event = UIEvent(touches: Set(activeTouches + [touch]), time: device.now)
    var interrupting: UIGestureRecognizer?
    for window in device.windows.reversed() {
      let location = window.fromScreen(point)
      if let hit = window.hitTest(location, with: event) {
        let blocker = blocking.first {
          $0.containerView?.window === window && !$0.delivers(touchIn: hit)
        }
        if let blocker {
          interrupting = blocker.interruptingRecognizer(at: location)
          guard interrupting != nil else { return }
        }
        touch.hitWindow = window
        touch.hitView = interrupting?.view ?? hit
        break
      }
    }
    reportNoninteractiveView(at: point, on: device)
    guard let view = touch.hitView else { return }
    touch.ownTapCount = tapCount(of: touch)
    lastTouch = touch
    let delivery = TouchDelivery(touch)
    if isExcluded(view) || interrupting != nil { _ = delivery.withhold() }
    // Completed deliveries are removed.
    deliveries = deliveries.filter { !$0.isDone } + [delivery]
    event.send(to: touch.hitWindow, of: device) { [self] in
      let watchers = watchers(of: touch, from: view, event, only: interrupting)
      for watcher in watchers where !watcher.isSettled {
        watcher.touchesBegan([touch], with: event)
      }
      delivery.advance(event)
      delivery.scheduleDelayEnd(on: device) {
        delivery.advance(self.event(for: touch))
      }
    }
  }

  /// Moves a touch.
  func moved(_ identifier: Int, to point: CGPoint, on device: SimulatedDevice) {
    if let only = onlyDelivery, only.touch.identifier == identifier {
      moveOnly(only, to: point, on: device)
    } else {
      moved([(identifier, point)], on: device)
    }
  }

  /// Moves touches in a single event, which recognizers of several touches receive together.
  func moved(_ places: [(identifier: Int, point: CGPoint)], on device: SimulatedDevice) {
    var moving: [TouchDelivery] = []
    for (identifier, point) in places {
      guard let delivery = delivery(of: identifier), !moving.has(delivery) else { continue }
      delivery.touch.move(to: point, time: device.now)
      moving.append(delivery)
    }
    let event = UIEvent(touches: Set(activeTouches), time: device.now)
    event.send(to: moving.first?.touch.hitWindow, of: device) { deliver(moving, event) }
  }

  private func deliver(_ moving: [TouchDelivery], _ event: UIEvent) {
    var watchers: [UIGestureRecognizer] = []
    var views: [UIView] = []
    for delivery in moving {
      for watcher in delivery.touch.watchers ?? [] where !watchers.has(watcher) {
        watchers.append(watcher)
      }
      if let view = delivery.touch.hitView, !views.has(view) { views.append(view) }
    }
    for watcher in watchers where !watcher.isSettled {
      var own: Set<UITouch> = []
      for delivery in moving where watcher.active.has(delivery.touch) {
        own.insert(delivery.touch)
      }
      if !own.isEmpty { watcher.touchesMoved(own, with: event) }
    }
    for view in views {
      var own: Set<UITouch> = []
      for delivery in moving where delivery.stage == .delivered && delivery.touch.hitView === view {
        own.insert(delivery.touch)
      }
      if !own.isEmpty { view.touchesMoved(own, with: event) }
    }
  }

  func ended(_ identifier: Int, canceled: Bool, on device: SimulatedDevice) {
    guard let delivery = delivery(of: identifier) else { return }
    let touch = delivery.touch
    touch.ownPhase = canceled ? .cancelled : .ended
    touch.ownTimestamp = device.now
    let event = UIEvent(touches: Set(activeTouches), time: device.now)
    event.send(to: touch.hitWindow, of: device) { end(delivery, canceled, event) }
    for watcher in touch.watchers ?? [] { watcher.lose(touch) }
    resetLater(on: device)
  }

  private func end(_ delivery: TouchDelivery, _ canceled: Bool, _ event: UIEvent) {
    let touch = delivery.touch
    // Recognizers of more taps come first: they may prevent those of fewer taps.
    let listening = listeners(to: touch)
    let byTaps = Set(listening.map(\.tapsNeeded)).sorted(by: >)
    for watcher in byTaps.flatMap({ taps in listening.filter { $0.tapsNeeded == taps } })
    where !watcher.isSettled {
      if canceled {
        // A subclass may clean up; the system settles a recognizer that remains undecided (UIKit
        // row 292).
        watcher.touchesCancelled([touch], with: event)
        if !watcher.isSettled { watcher.interrupt() }
      } else {
        watcher.touchesEnded([touch], with: event)
      }
    }
    if canceled { delivery.cancel(event) } else { delivery.end(event) }
  }

  /// Cancels all touches.
  func cancelAll(on device: SimulatedDevice) {
    for touch in activeTouches { ended(touch.identifier, canceled: true, on: device) }
  }

  /// Cancels the touches of a view that left its window (fault F070).
  func viewLeft(_ view: UIView) {
    for delivery in deliveries where delivery.touch.hitView === view && delivery.withhold() {
      view.touchesCancelled([delivery.touch], with: event(for: delivery.touch))
    }
    for recognizer in view.recognizers { recognizer.interrupt() }
  }

  // MARK: For recognizers

  /// Returns the other recognizers of a recognizer's touches, in the order in which they received
  /// them.
  func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    involved.filter { other in
      other !== recognizer
        && other.known.contains { touch in recognizer.known.contains { $0 === touch } }
    }
  }

  /// Returns the views that receive the touches of a recognizer.
  func views(of recognizer: UIGestureRecognizer) -> [UIView] {
    deliveries.filter { delivery in
      delivery.stage == .delivered && recognizer.known.contains { $0 === delivery.touch }
    }.compactMap(\.touch.hitView)
  }

  /// Cancels touches in their views on behalf of a recognizer; the views are notified just before
  /// the recognizer's action (UIKit row 291).
  func cancelInViews(_ taken: [UITouch], on device: SimulatedDevice) {
    for delivery in deliveries where taken.contains(where: { $0 === delivery.touch }) {
      guard delivery.withhold() else { continue }
      let touch = delivery.touch
      let event = event(for: touch)
      device.schedule(after: 0) { touch.hitView?.touchesCancelled([touch], with: event) }
    }
  }

  /// Updates recognizers and deliveries after a recognizer began or ended: those that required its
  /// failure proceed or fail, and views receive delayed events.
  func decided(_ recognizer: UIGestureRecognizer, on device: SimulatedDevice) {
    if !involved.contains(where: { $0 === recognizer }) { involved.append(recognizer) }
    for other in involved where other !== recognizer {
      if let pending = other.pending, other.state == .possible { other.request(pending) }
    }
    for delivery in deliveries where delivery.stage != .over {
      delivery.advance(event(for: delivery.touch))
    }
    if recognizer.active.isEmpty { resetLater(on: device) }
  }

  // MARK: Engine

  /// Reports a recognizer on a view with user interaction disabled, a mistake without other
  /// symptoms; during transitions views are disabled on purpose.
  private func reportNoninteractiveView(at point: CGPoint, on device: SimulatedDevice) {
    guard device.transitions.isEmpty, device.windows.contains(where: \.hasUnreachableRecognizer),
      let view = device.windows.reversed().lazy.compactMap({
        $0.noninteractiveView(at: $0.fromScreen(point))
      }
      )
      .first,
      let recognizer = view.recognizers.first(where: \.isEnabled)
    else { return }
    device.diagnoseOnce(
      .interactionDisabled,
      "hit testing skipped \(device.name(of: view)), whose isUserInteractionEnabled is false, so "
        + "that its \(device.name(of: recognizer)) did not receive it; set isUserInteractionEnabled "
        + "to true, or disable the recognizer")
  }

  /// Moves the only active touch: its recognizers and its view receive the same set.
  private func moveOnly(_ delivery: TouchDelivery, to point: CGPoint, on device: SimulatedDevice) {
    let touch = delivery.touch
    touch.move(to: point, time: device.now)
    let touches = delivery.touches
    let event = delivery.event(at: device.now)
    guard !device.interceptsEvents(of: touch.hitWindow) else {
      return event.send(to: touch.hitWindow, of: device) { deliverMove(delivery, touches, event) }
    }
    deliverMove(delivery, touches, event)
  }

  private func deliverMove(_ delivery: TouchDelivery, _ touches: Set<UITouch>, _ event: UIEvent) {
    let touch = delivery.touch
    for watcher in touch.watchers ?? []
    where !watcher.isSettled && watcher.active.has(touch) {
      watcher.touchesMoved(touches, with: event)
    }
    if delivery.stage == .delivered { touch.hitView?.touchesMoved(touches, with: event) }
  }

  /// The delivery of the only active touch; nil if there are none or several.
  private var onlyDelivery: TouchDelivery? {
    var only: TouchDelivery?
    for delivery in deliveries where !delivery.hasEnded {
      guard only == nil else { return nil }
      only = delivery
    }
    return only
  }

  private func delivery(of identifier: Int) -> TouchDelivery? {
    for delivery in deliveries where !delivery.hasEnded {
      if delivery.touch.identifier == identifier { return delivery }
    }
    return nil
  }

  private func event(for touch: UITouch) -> UIEvent {
    UIEvent(touches: Set(activeTouches + [touch]), time: touch.ownTimestamp)
  }

  private func tapCount(of touch: UITouch) -> Int {
    guard let last = lastTouch, last.phase == .ended,
      touch.ownTimestamp - last.timestamp <= Self.repeatTime,
      abs(touch.point.x - last.point.x) <= Self.repeatDistance,
      abs(touch.point.y - last.point.y) <= Self.repeatDistance
    else { return 1 }
    return last.tapCount + 1
  }

  /// Whether a view cannot receive a touch: it accepts only one, or touches are exclusive.
  private func isExcluded(_ view: UIView) -> Bool {
    let open = deliveries.filter { !$0.hasEnded && $0.stage != .over }
    if !view.isMultipleTouchEnabled, open.contains(where: { $0.touch.hitView === view }) {
      return true
    }
    let others = open.compactMap(\.touch.hitView).filter { $0 !== view }
    return !others.isEmpty && (view.isExclusiveTouch || others.contains(where: \.isExclusiveTouch))
  }

  /// Gives a touch to the recognizers of a view and its superviews that accept it, and returns these.
  ///
  /// - Parameter only: The only recognizer that receives the touch; nil for all.
  private func watchers(
    of touch: UITouch, from view: UIView, _ event: UIEvent, only: UIGestureRecognizer?
  ) -> [UIGestureRecognizer] {
    var watchers: [UIGestureRecognizer] = []
    var ancestor: UIView? = view
    while let present = ancestor {
      watchers += present.recognizers.filter {
        (only == nil || $0 === only) && $0.accepts(touch, event)
      }
      ancestor = present.parent
    }
    touch.watchers = watchers
    for watcher in watchers {
      if !involved.contains(where: { $0 === watcher }) { involved.append(watcher) }
      watcher.gain(touch)
    }
    return watchers
  }

  /// Returns the recognizers that still track a touch and are undecided or recognizing.
  private func listeners(to touch: UITouch) -> [UIGestureRecognizer] {
    (touch.watchers ?? []).filter { watcher in
      !watcher.isSettled && watcher.active.contains { $0 === touch }
    }
  }

  /// Resets recognizers once the touch sequence has ended and the actions were sent (UIKit rows
  /// 197, 291).
  private func resetLater(on device: SimulatedDevice) {
    device.schedule(after: 0) { self.resetFinished() }
  }

  private func resetFinished() {
    for recognizer in involved where recognizer.isSettled && recognizer.active.isEmpty {
      recognizer.resetState()
    }
    involved.removeAll { $0.active.isEmpty && !$0.isWaiting && $0.state == .possible }
  }
}

extension Array where Element: AnyObject {
  /// Whether the array contains an object. Not isolated, so that its closure need not check for the
  /// main actor at every use.
  nonisolated func has(_ object: Element) -> Bool { contains { $0 === object } }
}

extension UIGestureRecognizer {
  fileprivate func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, shouldReceive(event) else { return false }
    guard let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event)
      && delegate.gestureRecognizer(self, shouldReceive: touch)
  }
}

extension UIView {
  /// Whether the view, or one in it, ignores touches and has recognizers. Most hierarchies have none, and
  /// finding it at a point repeats the hit testing.
  fileprivate var hasUnreachableRecognizer: Bool {
    if !isUserInteractionEnabled, recognizers.contains(where: \.isEnabled) { return true }
    for child in children where child.hasUnreachableRecognizer { return true }
    return false
  }

  /// The frontmost view at a point that has recognizers and ignores touches.
  fileprivate func noninteractiveView(at point: CGPoint) -> UIView? {
    guard !isHidden, alpha >= 0.01, self.point(inside: point, with: nil) else { return nil }
    guard isUserInteractionEnabled else {
      return recognizers.contains(where: \.isEnabled) ? self : nil
    }
    for child in children.reversed() {
      let map = child.ownLayer.model.affineToParent
      guard map.a * map.d != map.b * map.c else { continue }
      let location = point.applying(map.inverted())
      if let view = child.noninteractiveView(at: location) { return view }
      // A view that receives touches covers those behind it.
      if child.hitTest(location, with: nil) != nil { return nil }
    }
    return nil
  }
}

extension UIWindow {
  /// Converts a point from the screen's to the window's coordinates.
  func fromScreen(_ point: CGPoint) -> CGPoint {
    let map = ownLayer.states.pointee.affineToParent
    return map.isIdentity ? point : point.applying(map.inverted())
  }
}
