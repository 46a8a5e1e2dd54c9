import SegueMotion

/// The keys of a spring in YAML; `vocabularies` lists their valid combinations.
struct SpringKeys: Sendable {
  var dampingRatio: Double?
  var duration: Double?
  var bounce: Double?
  var response: Double?
  var mass: Double?
  var stiffness: Double?
  var damping: Double?
  var initialVelocity = 0.0

  static let table = ParameterTable(
    "a spring", defaults: SpringKeys(),
    [
      Parameter(
        "dampingRatio", \.dampingRatio, .optional(of: .number(0.01...1, name: "a damping ratio")),
        "The damping ratio: 1 does not bounce; alone, it settles in the style's duration."),
      Parameter(
        "response", \.response, .optional(of: .duration(0.01...10)),
        "With dampingRatio: the period without damping; a longer one is slower."),
      Parameter(
        "duration", \.duration, .optional(of: .duration(0.01...10)),
        "With bounce: the perceptual duration."),
      Parameter(
        "bounce", \.bounce, .optional(of: .number(-0.9...0.95, name: "a bounce")),
        "With duration: 0 does not bounce, more bounces, less is overdamped."),
      Parameter(
        "mass", \.mass, .optional(of: .number(0.01...1000, name: "a mass")),
        "With stiffness and damping: the mass; a larger one is slower."),
      Parameter(
        "stiffness", \.stiffness, .optional(of: .number(0.01...1e6, name: "a stiffness")),
        "With damping: the stiffness; a higher one is faster."),
      Parameter(
        "damping", \.damping, .optional(of: .number(0.01...1e6, name: "a damping")),
        "With stiffness: the damping coefficient; from 2 √(stiffness × mass) on nothing bounces."),
      Parameter(
        "initialVelocity", \.initialVelocity, .number(-1000...1000, name: "a velocity"),
        "The initial velocity, in total distances per second."),
    ],
    rawValidator: { _, value, diagnostics in
      if !isVocabulary(value) { report(value, &diagnostics) }
    },
    check: { keys, value, diagnostics in
      if isVocabulary(value), keys.choice == nil { report(value, &diagnostics) }
      if case .spring(let description)? = keys.choice, let spring = description.spring {
        let seconds = spring.settlingDuration(initialVelocity: description.initialVelocity)
        guard seconds > longestSettling else { return }
        diagnostics.warning(
          "long-duration", "this spring settles in \(seconds.trimmed(1)) s", at: value.range,
          help: spring.dampingRatio < 1
            ? "with more damping it settles sooner" : "with a higher stiffness it settles sooner")
      }
    })

  /// The settling time above which a spring is probably a mistake, s.
  private static let longestSettling = 10.0

  private static let vocabularies: [(needed: [String], optional: [String])] = [
    (["dampingRatio"], ["response"]), (["duration"], ["bounce"]),
    (["stiffness", "damping"], ["mass"]),
  ]

  /// Whether the keys form a valid combination. It is true with an unknown key, which is reported
  /// elsewhere and could be any of them.
  private static func isVocabulary(_ value: ConfigValue) -> Bool {
    let entries = value.entries ?? []
    guard entries.allSatisfy({ table.hasKey($0.key) }) else { return true }
    func isWritten(_ entry: ConfigEntry) -> Bool { entry.value.plainText != "none" }
    return vocabularies.contains { needed, optional in
      needed.allSatisfy { key in entries.contains { $0.key == key && isWritten($0) } }
        && entries.allSatisfy { entry in
          needed.contains(entry.key) || optional.contains(entry.key)
            || entry.key == "initialVelocity" || !isWritten(entry)
        }
    }
  }

  private static func report(_ value: ConfigValue, _ diagnostics: inout ConfigDiagnostics) {
    var help =
      "give dampingRatio (with or without response), or duration and bounce, or stiffness and damping "
      + "(with or without mass)"
    // Other tools combine a stiffness with a ratio.
    if let stiffness = value["stiffness"]?.number, let ratio = value["dampingRatio"]?.number,
      stiffness > 0, value["damping"] == nil
    {
      let damping = 2 * ratio * (stiffness * (value["mass"]?.number ?? 1)).squareRoot()
      help = "in place of dampingRatio write damping: \(damping.trimmed(2))"
    } else if value["stiffness"] != nil, value["damping"] != nil {
      let others = (value.entries ?? []).map(\.key)
        .filter { !ForeignNotation.springConstants.contains($0) }
      help =
        "leave out \(others.joined(separator: " and ")): stiffness and damping alone describe a spring, "
        + "with its own duration"
    } else if let missing = value.missingSpringConstant {
      help = "add \(missing.key): \(numberText(missing.number)), which does not bounce, or another"
    } else if let spring = value.completedSpring {
      help = "write \(spring.value.yamlText)\(spring.remark)"
    }
    diagnostics.error(
      "spring-vocabulary", "these keys do not describe a spring", at: value.range,
      help: help)
  }

  /// The motion that the keys describe; nil for an invalid combination.
  var choice: MotionChoice? {
    switch (dampingRatio, response, duration, bounce, stiffness, damping) {
    case (let ratio?, nil, nil, nil, nil, nil) where mass == nil:
      .dampedSpring(ratio: ratio, initialVelocity: initialVelocity)
    case (let ratio?, let response?, nil, nil, nil, nil) where mass == nil:
      described(.responseAndRatio(response, ratio))
    case (nil, nil, let duration?, let bounce, nil, nil) where mass == nil:
      described(.durationAndBounce(duration, bounce ?? 0))
    case (nil, nil, nil, nil, let stiffness?, let damping?):
      described(.physical(mass ?? 1, stiffness, damping))
    default: nil
    }
  }

  private func described(_ vocabulary: SpringDescription.Vocabulary) -> MotionChoice? {
    let description = SpringDescription(vocabulary, initialVelocity: initialVelocity)
    return description.spring == nil ? nil : .spring(description)
  }
}
