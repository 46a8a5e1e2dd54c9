import SegueConfig
import SeguePictures
import SegueYAML

enum MotionCommand {
  private static let at = CommandOption(
    "at", value: "LIST",
    "the times, or for a rubber band the distances in pt: 0,0.1,250ms; eleven by default")
  private static let duration = CommandOption(
    "duration", value: "TIME",
    "the duration of a motion that has none of its own, 1 s by default; for a spring that has one,"
      + " the last time shown, by default its settling time")
  private static let json = CommandOption("json", "one JSON document, with full precision")
  private static let svg = CommandOption("svg", "a plot")

  /// `segue motion`: evaluates a timing function.
  static let command = Command(
    name: "motion", summary: "evaluate or draw a motion",
    examples: [
      CommandExample("segue motion easeInOut", "progress and velocity over a second"),
      CommandExample(
        "segue motion '{spring: {duration: 0.5, bounce: 0.3}}' --at 0,0.1,0.25", "at these times"),
      CommandExample(
        "segue motion '{bezier: [0.42, 0, 0.58, 1]}' --json", "with full precision, for programs"),
      CommandExample("segue motion '{rubberBand: {dimension: 960}}'", "offsets beyond the bounds"),
      CommandExample(
        "segue motion '{projection: {velocity: 500, rate: normal}}'", "the target of a swipe"),
      CommandExample("segue motion '{spring: {dampingRatio: 0.6}}' --svg > plot.svg", "a plot"),
    ],
    arguments: [
      CommandArgument(
        name: "SPEC",
        summary: "a motion as in a file, {rubberBand: ...} or {projection: ...}")
    ],
    options: [at, duration, json, svg],
    notes: [
      "Times are in seconds, velocities in total distances per second, or in pt/s for a projection."
        + " A spring without a duration of its own, {spring: {dampingRatio: 0.8}}, settles to"
        + " within a thousandth of its distance in the duration, and a transition ends then. --at,"
        + " and --duration for a spring with its own duration, show the spring after that time.",
      "A projection has two results: 'projected', the sum over milliseconds that gesture code uses,"
        + " and 'coasted', the exact integral. It ends when the velocity falls below 10 pt/s.",
    ]
  ) { invocation, context throws(CommandFailure) in
    if invocation.has(json), invocation.has(svg) {
      throw invocation.usage("conflict", "'--json' and '--svg' cannot be combined")
    }
    let kind = MotionSubject.kind
    let subject = try read(invocation.arguments[0], "SPEC", kind)
    let seconds = try length(of: subject, invocation)
    let table = MotionTable(of: subject, lasting: seconds, at: try places(of: subject, invocation))
    let title = kind.format(subject)
    if invocation.has(json) {
      try context.console.print(table.json(of: kind.encode(subject)).prettyText + "\n")
    } else if invocation.has(svg) {
      let plot = subject.plot(title: title, lasting: seconds, marking: table)
      try context.console.print(plot.svg())
    } else {
      try context.console.print("\(title)\n\n\(table.text)")
    }
    return .success
  }

  /// Returns the value of `--duration`, s; `nil` without the option.
  private static func length(
    of subject: MotionSubject, _ invocation: Invocation
  ) throws(CommandFailure) -> Double? {
    guard let text = invocation.value(duration) else { return nil }
    guard subject.takesLength else {
      throw invocation.usage(
        "conflict", "this motion determines its own duration, so '--duration' does not apply")
    }
    return try read(text, "--duration", .duration(0.001...3600))
  }

  /// Returns the numbers of `--at`; `nil` without the option. Each is decoded alone, so that a message
  /// shows only the invalid one.
  private static func places(
    of subject: MotionSubject, _ invocation: Invocation
  ) throws(CommandFailure) -> [Double]? {
    guard let list = invocation.value(at) else { return nil }
    let kind =
      subject.isOfTime
      ? ParameterKind<Double>.duration(-3600...3600) : .length(-1e6...1e6)
    var places: [Double] = []
    for text in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard text.contains(where: { $0 != " " }) else {
        throw invocation.usage(
          "empty-item", "\(quoted(list)) has an empty item",
          help: "write numbers separated by commas: --at 0,0.1,0.25")
      }
      places.append(try read(String(text), "--at", kind))
    }
    return places
  }

  private nonisolated static func read<Value>(
    _ text: String, _ name: String, _ kind: ParameterKind<Value>
  ) throws(CommandFailure) -> Value {
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw CommandFailure(
        .usage, "empty-value", "\(name) is empty", help: "write \(kind.name)")
    }
    var diagnostics = ConfigDiagnostics()
    let value = YAMLReader.parse(text, name: name, into: &diagnostics)
    guard let read = value.flatMap({ kind.decode($0, &diagnostics) }), !diagnostics.hasErrors else {
      throw CommandFailure(.usage, text: diagnostics.report())
    }
    return read
  }
}
