import SegueConfig

extension ConfigReading {
  /// The diagnostics of the files as JSON.
  var json: JSONValue {
    .object([
      .init("formatVersion", .number(1)),
      .init("usable", .array(files.map { .string($0.path) })),
      .init("diagnostics", .array(diagnostics.all.map(\.json))),
      .init(
        "omittedDiagnostics",
        .number(Double(diagnostics.omittedCount(.error) + diagnostics.omittedCount(.warning)))),
    ])
  }
}

extension ConfigDiagnostic {
  fileprivate nonisolated var json: JSONValue {
    .object(
      [
        .init("severity", .string(severity.rawValue)), .init("code", .string(code)),
        .init("message", .string(message)),
      ] + (range?.json ?? []) + [.init("help", help.map(JSONValue.string) ?? .null)]
        + (replacement.map { [.init("replacement", .string($0))] } ?? []))
  }
}

extension ConfigRange {
  fileprivate nonisolated var json: [JSONValue.Member] {
    [
      .init("file", .string(source.name)), .init("line", .number(Double(start.line))),
      .init("column", .number(Double(start.column))),
    ]
  }
}
