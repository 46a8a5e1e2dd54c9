package import SegueMotion

extension ParameterKind where Value == MotionChoice {
  /// A curve by name or by control points, or a spring: `easeInOut`, `{ bezier: [0.3, 0, 0.1, 1]
  /// }`, `{ spring: { duration: 0.5, bounce: 0.2 } }`.
  public static var motion: ParameterKind {
    var kind = MotionChoice.kind
    kind.shape = .motion(kind.shape)
    return kind
  }
}

extension MotionChoice {
  /// The kind of a motion without the names of a file.
  package static var kind: ParameterKind<MotionChoice> { .oneOf("a motion", alternatives) }

  /// The timing curves that have a name.
  private static let curves: [(word: String, value: CubicBezier)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("default", .default),
  ]

  /// Returns what a timing curve does, with its control points; `nil` for another word.
  package static func summary(ofCurve name: String) -> String? {
    guard let curve = curves.first(where: { $0.word == name })?.value else { return nil }
    let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(numberText).joined(separator: ", ")
    let shape =
      switch curve {
      case .linear: "at a constant velocity"
      case .easeIn: "slow at its start"
      case .easeOut: "slow at its end"
      case .easeInOut: "slow at both ends"
      default: "slow at its end, and a little at its start"
      }
    return "the timing curve { bezier: [\(points)] }, \(shape)"
  }

  /// The names of the timing curves.
  package static var curveNames: [String] { curves.map { $0.word } }

  /// A timing curve by its name.
  package static var curveKind: ParameterKind<CubicBezier> { .choice("a curve", curves) }

  /// The forms of a motion in YAML, for kinds that accept further forms.
  package static var alternatives: [ParameterAlternative<Self>] {
    [
      .words(curves.map { ($0.word, .curve($0.value)) }),
      .tagged(
        "bezier", bezier, "A cubic Bézier curve by its two control points: [x1, y1, x2, y2].",
        MotionChoice.curve),
      .tagged(
        "spring", spring,
        "A spring, by duration and bounce, by response and damping ratio, or by constants.",
        { $0 }, back: { $0 }),
    ]
  }

  /// Four control values of a cubic curve; the first and third are times, 0 to 1.
  private static var bezier: ParameterKind<CubicBezier> {
    let numbers = ParameterKind<[Double]>.list(of: .number(-100...100), count: 4...4)
    let name = "four control values [x1, y1, x2, y2]"
    return ParameterKind<CubicBezier>(
      name, numbers.shape,
      decode: { value, diagnostics in
        if let count = value.items?.count, count != 4 {
          diagnostics.error(
            "wrong-count", "expected \(name), found \(count)", at: value.range,
            help: "x1 and x2 are times from 0 to 1, y1 and y2 progress: "
              + "easeInOut is [0.42, 0, 0.58, 1]")
          return nil
        }
        guard let read = numbers.decode(value, &diagnostics) else { return nil }
        if let curve = try? CubicBezier(read[0], read[1], read[2], read[3]) { return curve }
        diagnostics.error(
          "out-of-range", "the control times of a bezier must lie between 0 and 1", at: value.range,
          help: "the first and the third number are times; the second and the fourth may be any")
        return nil
      },
      encode: { .array([$0.x1, $0.y1, $0.x2, $0.y2].map(JSONValue.number)) })
  }

  private static var spring: ParameterKind<MotionChoice> {
    ParameterKind<MotionChoice>(
      SpringKeys.table.name, SpringKeys.table.shape(),
      decode: { value, diagnostics in
        if let constants = value.springOfList {
          diagnostics.wrongType(
            expected: "\(SpringKeys.table.name), which is a map", found: value,
            help: "write \(constants.yamlText)")
          return nil
        }
        var found = ConfigDiagnostics()
        let keys = SpringKeys.table.decode(value, into: &found)
        // For a value that is no map, and that no help mends, the help is an example.
        let hasHelp = value.entries != nil || found.all.contains { $0.help != nil }
        if hasHelp {
          diagnostics.add(found)
        } else {
          diagnostics.wrongType(
            expected: "\(SpringKeys.table.name), which is a map", found: value,
            help: "write { duration: 0.5, bounce: 0.2 }, or leave bounce out for none")
        }
        return found.hasErrors ? nil : keys?.choice
      },
      encode: { .object(SpringKeys.members(of: $0)) })
  }
}

extension SpringKeys {
  /// The keys that describe a spring, in its own vocabulary; an initial velocity of 0 is omitted.
  fileprivate static func members(of choice: MotionChoice) -> [JSONValue.Member] {
    var keys: [(String, Double)]
    let initialVelocity: Double
    switch choice {
    case .curve: return []
    case .dampedSpring(let ratio, let velocity):
      keys = [("dampingRatio", ratio)]
      initialVelocity = velocity
    case .spring(let description):
      initialVelocity = description.initialVelocity
      keys =
        switch description.vocabulary {
        case .durationAndBounce(let duration, let bounce):
          [("duration", duration), ("bounce", bounce)]
        case .responseAndRatio(let response, let ratio):
          [("response", response), ("dampingRatio", ratio)]
        case .physical(let mass, let stiffness, let damping):
          [("mass", mass), ("stiffness", stiffness), ("damping", damping)]
        }
    }
    if initialVelocity != 0 { keys.append(("initialVelocity", initialVelocity)) }
    return keys.map { .init($0.0, .number($0.1)) }
  }
}
