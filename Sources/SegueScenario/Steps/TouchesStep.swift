import HeadlessUIKit
package import SegueConfig

/// Touches with explicit reports at exact times.
package nonisolated struct TouchesStep: Step {
  /// The touches, 1 to 5.
  package var touches: [TouchPath]

  package static let key = "touches"
  package static let summary =
    "Up to five touches, each with its own reports at exact times, measured from the step's "
    + "start. `offset` is where it begins, relative to the target's center. `by` is the "
    + "translation since then. Without `ended` it stays on the screen."
  package static let examples = [
    "touches: [{ from: photo, offset: [-40, 0], began: 0ms, moved: [{ at: 8ms, by: [-6, 0] }], "
      + "ended: 90ms }, …]"
  ]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self>? {
    ParameterKind<[TouchPath]>.list(of: .record(TouchPath.table(names.app)), count: 1...5)
      .mapped(Self.init, back: \.touches)
  }

  package var sentence: String? { "touch \(touches.map(\.from.text).joined(separator: ", "))" }
  package var minimumDuration: Double { touches.map(\.lastTime).max() ?? 0 }

  /// Sends each report at its time; simultaneous reports are one event.
  package func perform(_ context: StepContext) {
    let begin = context.device.now
    var begun = touches.map { _ in SimulatedTouch?.none }
    for time in Set(touches.flatMap { [$0.began, $0.lastTime] + $0.moved.map(\.at) }).sorted() {
      context.clock.pass(to: begin + time)
      for (index, path) in touches.enumerated() where path.began == time {
        begun[index] = context.begin(on: path.from, path.offset)?.first
        context.touches.hold([begun[index]].compactMap(\.self))
      }
      let due = touches.map { path in path.moved.filter { $0.at == time } }
      // Several reports of a touch at one time are sent one after another.
      for round in 0..<(due.map(\.count).max() ?? 0) {
        context.touches.moveHeld(
          zip(begun, due).compactMap { touch, reports in
            guard let touch, round < reports.count else { return nil }
            return touch.moved(by: reports[round].by)
          })
      }
      for (touch, path) in zip(begun, touches) where path.ended == time {
        if let touch { context.touches.endHeld(touch) }
      }
      context.clock.settleInstant()
    }
  }
}
