import HeadlessUIKit
package import SegueConfig
import SegueRecording

/// The presentation frame of a view in screen coordinates.
package nonisolated struct FrameExpectation: Expectation {
  /// A number of a rectangle.
  package enum Measure: String, CaseIterable, Sendable {
    /// The origin, the size, and the edges and centers by their `CGRect` names.
    case x, y, width, height, minX, midX, maxX, minY, midY, maxY
  }

  /// An expected number, pt.
  package struct Expected: Equatable, Sendable {
    /// The measure.
    package var measure: Measure
    /// The value or its limits, pt.
    package var value: ExpectedNumber
  }

  /// An expected relation to another view.
  struct Related: Equatable, Sendable {
    var relation: FrameRelation
    /// The element, screen or role.
    var other: String
  }

  /// The element, screen or role.
  package var of = ""
  /// The expected numbers, in file order.
  package var measures: [Expected] = []
  /// The expected relations to other views, in file order.
  private(set) var relations: [Related] = []
  /// The tolerance of each number, pt; 0.5 by default.
  package var tolerance = 0.5

  package static let key = "frame"
  package static let summary =
    "The presentation frame of a view in screen coordinates, by its numbers or limits of them, and "
    + "by its position relative to other views; the tolerance is 0.5 pt by default."
  package static let followsReleases = true
  package static let examples = [
    "frame: { of: games, is: [0, 0, 262, 852], tolerance: 0.01 }",
    "{ of: games, x: 0, y: 0, width: 262, height: 852, minX: 0, midX: 131, maxX: 262, minY: 0, "
      + "midY: 426, maxY: 852 }",
    "{ of: games, maxY: { atLeast: 852 }, inside: screen, above: medals }",
  ]
  package static let isRepeatable = true

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    .record(
      ParameterTable(
        "a frame", defaults: Self(),
        [
          Parameter("of", \.of, names.app.target, required: true, "The element, screen or role."),
          Parameter(
            "is", \.rectangle, .optional(.list(of: .length(), count: 4...4)),
            "The whole frame: [x, y, width, height]."),
          Parameter("tolerance", \.tolerance, .length(0...100), "The tolerance of each number."),
        ]
          + Measure.allCases.map { measure in
            Parameter(
              measure.rawValue, get: { $0[measure] }, set: { $0[measure] = $1 },
              .optional(ExpectedNumber.length),
              "The frame's \(measure.rawValue).")
          }
          + FrameRelation.allCases.map { relation in
            Parameter(
              relation.rawValue, get: { $0[relation] }, set: { $0[relation] = $1 },
              .optional(relation == .inside ? names.app.area : names.app.target), relation.summary)
          }
      ).requiringAnyKey(
        "empty-expectation", "the frame expectation has no number and no other view",
        besides: ["tolerance"]))
  }

  package var sentence: String { "frame of \(of) is \(text)" }
  package var expected: String { "\(text) ± \(tolerance.text)" }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    observation.view(of) { view in
      let frame = view.presentedFrame(at: observation.device.now)
      var others: [CGRect] = []
      for related in relations {
        // A view of the file can have this name too.
        if related.relation == .inside, related.other == AppNames.screenArea,
          observation.device.view(named: related.other) == nil
        {
          others.append(observation.device.screen.bounds)
          continue
        }
        guard let other = observation.device.view(named: related.other) else {
          return EvaluationResult(
            absent: related.other, "\(related.other) \(Invisibility.inNoWindow.text)")
        }
        others.append(other.presentedFrame(at: observation.device.now))
      }
      let numbers = measures.lazy.map {
        $0.value.match($0.measure.value(of: frame), tolerance)
      }.all
      let relations = zip(relations, others).lazy.map {
        Match(margin: $0.relation.margin(frame, $1), tolerance)
      }.all
      return EvaluationResult(
        numbers && relations, outline: numbers.holds ? nil : outline(around: frame),
        found(frame, others))
    }
  }

  /// Returns the actual numbers, and the frames of the other views.
  private func found(_ frame: CGRect, _ others: [CGRect]) -> String {
    let isWhole = rectangle != nil || measures.isEmpty
    let numbers =
      isWhole
      ? [frame.listText]
      : measures.map { "\($0.measure.rawValue) \($0.measure.value(of: frame).text)" }
    return (numbers + zip(relations, others).map { "\($0.other) at \($1.listText)" }).listText
  }

  /// Returns the expected rectangle, with the numbers found where there is no expectation.
  private func outline(around frame: CGRect) -> Verdict.Outline {
    var rect = frame
    // First the size, on which an origin with a given center or maximum depends.
    for expected in measures {
      let value = expected.value.nearest(to: expected.measure.value(of: frame))
      expected.measure.setSize(of: &rect, to: value)
    }
    for expected in measures {
      let value = expected.value.nearest(to: expected.measure.value(of: frame))
      expected.measure.setOrigin(of: &rect, to: value)
    }
    return Verdict.Outline(expected: RecordedRect(rect), actual: RecordedRect(frame))
  }

  private subscript(measure: Measure) -> ExpectedNumber? {
    get { measures.first { $0.measure == measure }?.value }
    set {
      measures.removeAll { $0.measure == measure }
      if let newValue { measures.append(Expected(measure: measure, value: newValue)) }
    }
  }

  private subscript(relation: FrameRelation) -> String? {
    get { relations.first { $0.relation == relation }?.other }
    set {
      relations.removeAll { $0.relation == relation }
      if let newValue { relations.append(Related(relation: relation, other: newValue)) }
    }
  }

  /// The whole frame, `[x, y, width, height]`; `nil` unless all four are expected.
  private var rectangle: [Double]? {
    get {
      let values = [Measure.x, .y, .width, .height].compactMap { self[$0]?.value }
      return values.count == 4 ? values : nil
    }
    set {
      for (measure, value) in zip([Measure.x, .y, .width, .height], newValue ?? []) {
        self[measure] = ExpectedNumber(value)
      }
    }
  }

  private var text: String {
    let numbers =
      if let rectangle, measures.count == 4 {
        ["[\(rectangle.map(\.text).joined(separator: ", "))]"]
      } else {
        measures.map { "\($0.measure.rawValue) \($0.value.text)" }
      }
    return (numbers + relations.map { "\($0.relation.text) \($0.other)" }).listText
  }
}

nonisolated extension FrameExpectation.Measure {
  fileprivate func value(of frame: CGRect) -> Double {
    switch self {
    case .x, .minX: frame.minX
    case .y, .minY: frame.minY
    case .width: frame.width
    case .height: frame.height
    case .midX: frame.midX
    case .maxX: frame.maxX
    case .midY: frame.midY
    case .maxY: frame.maxY
    }
  }

  /// Sets the width or height of a rectangle that has this measure.
  fileprivate func setSize(of rect: inout CGRect, to value: Double) {
    switch self {
    case .width: rect.size.width = value
    case .height: rect.size.height = value
    default: break
    }
  }

  /// Moves a rectangle so that it has this measure.
  fileprivate func setOrigin(of rect: inout CGRect, to value: Double) {
    switch self {
    case .x, .minX: rect.origin.x = value
    case .midX: rect.origin.x = value - rect.width / 2
    case .maxX: rect.origin.x = value - rect.width
    case .y, .minY: rect.origin.y = value
    case .midY: rect.origin.y = value - rect.height / 2
    case .maxY: rect.origin.y = value - rect.height
    case .width, .height: break
    }
  }
}
