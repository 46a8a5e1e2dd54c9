/// The motions that a file names: a transition's key for a motion can have the name as its value.
package struct NamedMotions: Sendable {
  /// The valid motions in file order; `nil` if the section is not a map.
  package private(set) var all: [Named<MotionChoice>]? = []
  private var values: [String: ConfigValue] = [:]

  /// Creates an empty list.
  package init() {}

  /// Reads the section of a file, and reports its errors.
  package init(_ section: ConfigValue, into diagnostics: inout ConfigDiagnostics) {
    all = ParameterKind<[Named<MotionChoice>]>.map(of: MotionChoice.kind)
      .decode(section, &diagnostics)
    for entry in section.entries ?? [] {
      if MotionChoice.curveNames.contains(entry.key) {
        diagnostics.error(
          "duplicate-name", "\(quoted(entry.key)) is also a timing curve", at: entry.keyRange,
          help: "give the motion another name")
      }
      values[entry.key] = entry.value
    }
  }

  /// Returns a transition's parameters with the motions in place of their names.
  ///
  /// - Parameters:
  ///   - parameters: The parameters as written.
  ///   - shape: The shape of the style's parameters; `nil` for an unknown style, which is reported
  ///     elsewhere.
  ///   - diagnostics: Receives an error for a name that is neither a motion nor a timing curve.
  package func resolve(
    in parameters: ConfigValue, of shape: @autoclosure () -> ParameterShape?,
    _ diagnostics: inout ConfigDiagnostics
  ) -> ConfigValue {
    guard !values.isEmpty, let shape = shape() else { return parameters }
    return shape.fields.filter { $0.isGroup || $0.shape.isMotion }.reduce(parameters) {
      value, field in
      value.changing(field.name) { inner in
        field.isGroup
          ? resolve(in: inner, of: field.shape, &diagnostics) : motion(inner, &diagnostics)
      }
    }
  }

  /// Returns the motion of a name, with the keys that a setting changes, or the value
  /// itself; `nil` for an unknown name.
  private func motion(
    _ value: ConfigValue, _ diagnostics: inout ConfigDiagnostics
  ) -> ConfigValue? {
    if let named = value.shortForm?.text.flatMap({ values[$0] }), let entries = named.entries,
      value.entries?.allSatisfy({ entry in entries.contains { $0.key == entry.key } }) == true
    {
      return value.merged(over: named)
    }
    guard let name = value.text, !value.isNothing, name != "none",
      !MotionChoice.curveNames.contains(name)
    else { return value }
    if let motion = values[name] { return motion }
    diagnostics.unknownName(
      "motion", name, known: MotionChoice.curveNames + (all ?? []).map(\.name), at: value.range)
    return nil
  }
}
