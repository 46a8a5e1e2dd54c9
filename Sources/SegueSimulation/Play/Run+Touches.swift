import HeadlessUIKit
import SegueConfig
import SegueMotion
import SegueRecording

/// A finger on the screen.
struct Finger {
  /// Its number, which no other finger on the screen has.
  let id: Int
  /// Where it is, in the screen's coordinates, pt.
  var point: CGPoint
}

/// Steps of fingers.
extension Run {
  /// How far fingers of one hand are from each other, pt: about a finger's breadth.
  private static let gap: CGFloat = 40

  func tap(_ target: Target, _ place: String?) {
    guard let fingers = land(on: target, count: 1, place) else { return }
    pass(to: device.now + StepPlan.tapDuration)
    lift(fingers)
  }

  func hold(_ plan: HoldPlan, _ place: String?) {
    guard let fingers = land(on: plan.at, count: plan.fingers, place) else { return }
    held += fingers
    pass(to: device.now + plan.seconds)
  }

  func drag(_ plan: DragPlan, _ place: String?) {
    let aim = plan.to.map { middle(of: $0, place) }
    if case .some(nil) = aim { return }
    guard let fingers = take(plan.from, count: plan.fingers, place) else { return }
    var way = plan.by ?? ConfigPoint(x: 0, y: 0)
    if let aim = aim ?? nil {
      let count = CGFloat(fingers.count)
      way = ConfigPoint(
        x: aim.x - fingers.map(\.point.x).reduce(0, +) / count,
        y: aim.y - fingers.map(\.point.y).reduce(0, +) / count)
    }
    let moved = move(fingers, by: way, for: plan.seconds, plan.curve)
    if plan.isHeld { held += moved } else { lift(moved) }
  }

  func fling(_ plan: FlingPlan, _ place: String?) {
    guard let fingers = take(plan.from, count: plan.fingers, place) else { return }
    lift(move(fingers, by: plan.by, for: plan.seconds, .linear))
  }

  /// Each report at its time; those of one time are one event.
  func touches(_ plans: [FingerPlan], _ place: String?) {
    let begin = device.now
    var landed = plans.map { _ in Finger?.none }
    for time in Set(plans.flatMap { [$0.land, $0.end] + $0.path.map(\.at) }).sorted() {
      pass(to: begin + time)
      for (index, plan) in plans.enumerated() where plan.land == time {
        landed[index] = land(on: plan.from, plan.offset, count: 1, place)?.first
        held += [landed[index]].compactMap(\.self)
      }
      let due = plans.map { plan in plan.path.filter { $0.at == time } }
      for round in 0..<(due.map(\.count).max() ?? 0) {
        move(
          zip(landed, due).compactMap { finger, reports in
            guard let finger, round < reports.count else { return nil }
            let way = reports[round].by
            return Finger(
              id: finger.id, point: CGPoint(x: finger.point.x + way.x, y: finger.point.y + way.y))
          })
      }
      for (finger, plan) in zip(landed, plans) where plan.lift == time {
        let lifting = held.filter { $0.id == finger?.id }
        held.removeAll { $0.id == finger?.id }
        lift(lifting)
      }
      settleInstant()
    }
  }

  /// Held fingers are somewhere else now.
  private func move(_ moved: [Finger]) {
    for finger in moved {
      if let index = held.firstIndex(where: { $0.id == finger.id }) { held[index] = finger }
    }
    device.touchMove(moved.map { ($0.id, $0.point) })
    for finger in moved { record(finger, .moved) }
  }

  func release(_ place: String?) {
    guard let fingers = take(nil, count: 1, place) else { return }
    lift(fingers)
  }

  /// The app goes to the background and comes back: the system takes the fingers away.
  func goToBackground() {
    for finger in held { record(finger, .cancelled) }
    held = []
    device.goToBackgroundAndBack()
  }

  // MARK: Fingers

  /// New fingers on a target, or without one those that are held, which are held no more.
  private func take(_ target: Target?, count: Int, _ place: String?) -> [Finger]? {
    if let target { return land(on: target, count: count, place) }
    guard !held.isEmpty else {
      report(
        Verdict(
          time: device.now, passed: false, expectation: "a finger is held",
          expected: "a finger on the screen", actual: "none", place: place))
      return nil
    }
    defer { held = [] }
    return held
  }

  private func land(
    on target: Target, _ offset: ConfigPoint = ConfigPoint(x: 0, y: 0), count: Int,
    _ place: String?
  ) -> [Finger]? {
    guard let point = point(of: target, place) else { return nil }
    let taken = held.map(\.id)
    let free = (0..<(taken.count + count)).filter { !taken.contains($0) }.prefix(count)
    let fingers = free.enumerated().map { index, id in
      Finger(
        id: id,
        point: CGPoint(
          x: point.x + offset.x + (CGFloat(index) - CGFloat(count - 1) / 2) * Self.gap,
          y: point.y + offset.y))
    }
    for finger in fingers {
      device.touchDown(finger.id, at: finger.point)
      record(finger, .began)
    }
    settleInstant()
    return fingers
  }

  /// Moves fingers along a way: they report where they are when the screen samples them, once a
  /// frame, and at the end.
  private func move(
    _ fingers: [Finger], by way: ConfigPoint, for seconds: Double, _ curve: CubicBezier
  ) -> [Finger] {
    let start = device.now
    var moved = fingers
    func go(to time: Double, share: Double) {
      pass(to: time)
      let before = moved
      for index in fingers.indices {
        let first = fingers[index].point
        moved[index].point = CGPoint(x: first.x + share * way.x, y: first.y + share * way.y)
      }
      move(zip(moved, before).filter { $0.point != $1.point }.map(\.0))
      settleInstant()
    }
    for frame in frames(after: start, before: start + seconds) {
      let time = frameTime(frame)
      go(to: time, share: curve.value(at: (time - start) / seconds))
    }
    go(to: start + seconds, share: 1)
    return moved
  }

  private func lift(_ fingers: [Finger]) {
    for finger in fingers {
      device.touchUp(finger.id)
      record(finger, .ended)
    }
    settleInstant()
  }

  private func record(_ finger: Finger, _ phase: TouchPhase) {
    builder.touches.append(
      TouchRecord(
        time: device.now, id: finger.id, phase: phase, x: finger.point.x, y: finger.point.y))
  }

  // MARK: Places

  /// The middle of what is shown of a target, whoever gets a touch there; a target in no window
  /// fails.
  private func middle(of target: Target, _ place: String?) -> CGPoint? {
    let name: String
    switch target {
    case .point(let point): return CGPoint(x: point.x, y: point.y)
    case .id(let id): name = id
    case .role(let role): name = role
    }
    guard let view = device.view(named: name) else {
      report(
        Verdict(
          time: device.now, passed: false, expectation: "a finger can go to \(name)",
          expected: "\(name) on the screen", actual: "\(name) in no window", place: place))
      return nil
    }
    let frame = view.shownFrame(at: device.now)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Where a finger lands: in the middle of what is to be seen of a target, or where else it gets
  /// the touch; a target that gets none fails.
  private func point(of target: Target, _ place: String?) -> CGPoint? {
    let name: String
    switch target {
    case .point(let point): return CGPoint(x: point.x, y: point.y)
    case .id(let id): name = id
    case .role(let role): name = role
    }
    func fail(_ actual: String) -> CGPoint? {
      report(
        Verdict(
          time: device.now, passed: false, expectation: "\(name) can be touched",
          expected: "a touch on \(name)", actual: actual, place: place))
      return nil
    }
    let screen = device.screen.bounds
    guard let view = device.view(named: name) else { return fail("\(name) in no window") }
    if let reason = view.reasonUnseen(on: screen, at: device.now) {
      return fail("\(name) \(reason)")
    }
    let area = view.shownFrame(at: device.now).intersection(screen)
    if let point = TapGrid.points(in: area).first(where: { point in
      device.touchedView(at: point)?.isDescendant(of: view) ?? false
    }) {
      return point
    }
    let middle = CGPoint(x: area.midX, y: area.midY)
    let other = device.touchedView(at: middle)?.givenName
    return fail("a touch on \(other ?? "nothing") at \(middle.listText)")
  }
}

/// Where a finger tries to hit an area: the middle first, then nearer and nearer to the edges.
nonisolated private enum TapGrid {
  private static let shares = [8, 4, 12, 2, 14, 1, 15].map { CGFloat($0) / 16 }

  static func points(in area: CGRect) -> some Sequence<CGPoint> {
    shares.lazy.flatMap { y in
      shares.lazy.map { x in
        CGPoint(x: area.minX + x * area.width, y: area.minY + y * area.height)
      }
    }
  }
}
