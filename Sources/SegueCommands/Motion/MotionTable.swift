import SegueConfig
import SegueCore
import SegueMotion

/// The values of a motion: constants, and a row for each time or distance.
nonisolated struct MotionTable: Hashable, Sendable {
  /// A quantity: its name in files and JSON, and its unit.
  struct Quantity: Hashable, Sendable {
    var name: String
    var unit = ""
  }

  /// A quantity with its value.
  struct Fact: Hashable, Sendable {
    var quantity: Quantity
    var value: Double

    init(_ name: String, _ value: Double, _ unit: String = "") {
      quantity = Quantity(name: name, unit: unit)
      self.value = value
    }
  }

  /// The constants of the motion.
  var facts: [Fact]
  /// The quantities of a row; the others are functions of the first.
  var columns: [Quantity]
  /// The numbers, in the order of the columns.
  var rows: [[Double]]
  /// A note below the table; empty for none.
  var note = ""
}

nonisolated extension MotionTable {
  /// What a quantity is, by its name, where the name does not say it.
  static let summaries = [
    "coasted": "the distance that a motion travels after a release, as the exact integral, in pt",
    "overshoot":
      "how far a spring goes beyond its target, as a fraction of the distance: 0.05 is 5 %; the more "
      + "bounce, the more overshoot",
    "peakTime": "the time at which a spring is furthest beyond its target, in s",
    "projected":
      "the distance that a motion travels after a release, as gesture code estimates it, in pt",
    "settlingDuration":
      "the time after which a spring stays within a thousandth of its distance, in s; a transition "
      + "with the spring ends then. 'duration' of a spring is shorter: how long it seems to move",
  ]

  private static let time = Quantity(name: "time", unit: "s")
  private static let progress = Quantity(name: "progress")

  /// Creates the table of a motion.
  ///
  /// - Parameters:
  ///   - subject: The motion.
  ///   - wanted: The duration of a motion without its own, or the last time of a spring, s; `nil`
  ///     for 1 s, or for the spring's settling time.
  ///   - places: The times or distances of the rows; by default eleven, evenly spaced.
  ///   - endsAtTarget: Whether the row at a spring's settling time shows the target, at which a
  ///     transition ends then. By default a row that the caller names shows a spring with its own
  ///     duration itself, which is not quite there.
  init(
    of subject: MotionSubject, lasting wanted: Double?, at places: [Double]?,
    endsAtTarget: Bool = false
  ) {
    let duration = wanted ?? 1
    func rows(until end: Double, _ row: (Double) -> [Double]) -> [[Double]] {
      let tenths = end > 0 ? (0...10).map { end * Double($0) / 10 } : [0]
      return (places ?? tenths).map { [$0] + row($0) }
    }
    switch subject {
    case .motion(let choice):
      let motion = choice.timing(duration: duration).motion
      facts = Self.facts(of: motion)
      columns = [Self.time, Self.progress, Quantity(name: "velocity", unit: "1/s")]
      self.rows = rows(until: choice.end(wanted) ?? motion.duration) {
        [motion.progress(at: $0), motion.velocity(at: $0)]
      }
      guard case .spring(let spring, let velocity, let end) = motion else { break }
      if spring.isOverdamped {
        note = "over-damped: transitions run it critically damped, as UIKit does"
      }
      // A transition ends at the settling time, at its target. Later rows show the spring beyond it, and
      // so does a row that is named at this time, of a spring with its own duration.
      let named =
        choice.hasOwnDuration && !endsAtTarget ? places ?? [wanted].compactMap(\.self) : []
      let isTail = self.rows.contains { $0[0] > end } || named.contains(end)
      if isTail {
        self.rows = self.rows.map { row in
          let state = spring.state(at: row[0], initialVelocity: velocity)
          return [row[0], state.value, state.velocity]
        }
        note +=
          (note.isEmpty ? "" : "\n")
          + "a transition ends at \(end.trimmed(6)) s, at progress 1"
      }
    case .rubberBand(let band):
      facts = [Fact("dimension", band.dimension, "pt"), Fact("coefficient", band.coefficient)]
      columns = [Quantity(name: "translation", unit: "pt"), Quantity(name: "offset", unit: "pt")]
      self.rows = rows(until: band.dimension) { [band.offset(forTranslation: $0)] }
    case .projection(let projection):
      let (velocity, deceleration) = (projection.velocity, projection.deceleration)
      facts = [
        Fact("velocity", velocity, "pt/s"), Fact("rate", deceleration.rate),
        Fact("projected", deceleration.projectedTravel(velocity: velocity), "pt"),
        Fact("coasted", deceleration.deceleratedTravel(velocity: velocity), "pt"),
        Fact("duration", projection.duration, "s"),
      ]
      columns = [
        Self.time, Quantity(name: "travel", unit: "pt"), Quantity(name: "velocity", unit: "pt/s"),
      ]
      self.rows = rows(until: projection.duration) {
        [
          deceleration.travel(at: $0, initialVelocity: velocity),
          deceleration.velocity(at: $0, initialVelocity: velocity),
        ]
      }
    }
  }

  private static func facts(of motion: Motion) -> [Fact] {
    switch motion {
    case .curve(let curve, let duration):
      return [
        Fact("x1", curve.x1), Fact("y1", curve.y1), Fact("x2", curve.x2), Fact("y2", curve.y2),
        Fact("duration", duration, "s"),
      ]
    case .spring(let spring, let velocity, let duration):
      let peak = spring.peakTime(initialVelocity: velocity).map { time in
        let value = spring.value(at: time, initialVelocity: velocity)
        return [Fact("overshoot", value - 1), Fact("peakTime", time, "s")]
      }
      return [
        Fact("mass", spring.mass), Fact("stiffness", spring.stiffness),
        Fact("damping", spring.damping), Fact("dampingRatio", spring.dampingRatio),
        Fact("response", spring.response, "s"), Fact("bounce", spring.bounce),
        Fact("initialVelocity", velocity, "1/s"), Fact("settlingDuration", duration, "s"),
      ] + (peak ?? [])
    }
  }
}

nonisolated extension MotionChoice {
  /// Returns the last time of a spring with its own duration; `nil` for another motion.
  fileprivate func end(_ wanted: Double?) -> Double? { hasOwnDuration ? wanted : nil }
}
