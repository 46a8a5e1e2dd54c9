import SegueConfig
import SegueYAML
import TestSupport

/// The result of reading a text: the value, and the report without its last line break.
struct Reading {
  var value: ConfigValue?
  var report: String

  init(_ text: String, limits: YAMLLimits = .standard) {
    self.init(Array(text.utf8), limits: limits)
  }

  init(_ bytes: [UInt8], limits: YAMLLimits = .standard) {
    var diagnostics = ConfigDiagnostics()
    value = YAMLReader.parse(bytes, name: "t.yaml", limits: limits, into: &diagnostics)
    report = String(diagnostics.report().dropLast())
  }

  /// The report without excerpts.
  var errors: String { withoutExcerpts(report) }

  /// The value on one line; quoted texts are in quotes.
  var shape: String { value.map(Self.shape) ?? "nothing" }

  static func shape(_ value: ConfigValue) -> String {
    switch value.content {
    case .scalar(let text, let isPlain): isPlain ? text : "\"\(text)\""
    case .list(let items): "[\(items.map(shape).joined(separator: ", "))]"
    case .map(let entries):
      "{\(entries.map { "\($0.key): \(shape($0.value))" }.joined(separator: ", "))}"
    }
  }
}
