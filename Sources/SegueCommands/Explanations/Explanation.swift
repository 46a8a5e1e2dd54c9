/// The explanation of a code that messages contain, as in `error[unknown-key]`.
nonisolated package struct Explanation: Sendable {
  /// An example that has the problem, and the same without it.
  package struct Example: Sendable {
    package var wrong: String
    package var right: String
  }

  /// The code; a family such as `unknown-…` ends with `…`.
  package var code: String
  /// The ends of the codes of a family; empty for a single code.
  var ends: [String]
  /// What the problem is, and why it is one.
  var meaning: String
  /// How to fix it, if the example does not show that.
  var fix: String?
  /// The example; `nil` where it would be too large, or depends on the machine.
  package var example: Example?

  init(
    _ code: String, ends: [String] = [], _ meaning: String, fix: String? = nil,
    wrong: String? = nil, right: String = ""
  ) {
    self.code = code
    self.ends = ends
    self.meaning = meaning
    self.fix = fix
    example = wrong.map { Example(wrong: $0, right: right) }
  }

  /// All explanations: of files, of simulated devices, of scenarios, and of the command line.
  package static let groups: [(title: String, all: [Explanation])] = [
    ("Files", files), ("Compiled transitions", CompiledExplanations.all),
    ("Devices", DeviceExplanations.all), ("Scenarios", ScenarioExplanations.all),
    ("The command line", CommandExplanations.all),
  ]

  /// The problems of files.
  package static let files = YAMLExplanations.all + FileExplanations.all

  /// Returns the explanation of a code; `nil` for an unknown one.
  package static func of(_ code: String) -> Explanation? {
    groups.lazy.flatMap(\.all).first { $0.codes.contains(code) }
  }

  /// The codes that are explained: one, or those of a family.
  package var codes: [String] { ends.isEmpty ? [code] : ends.map { "\(code.dropLast())\($0)" } }
}
