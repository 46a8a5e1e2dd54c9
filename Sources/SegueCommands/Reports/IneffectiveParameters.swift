import SegueConfig
import SegueCore

/// The parameters of a style that have no effect beside its others, written or not.
nonisolated struct IneffectiveParameters {
  /// The keys that lead to each, with the warning about it.
  private var paths: [[String]: ConfigDiagnostic] = [:]

  /// Finds the parameters of a style, by the warnings for a file that writes all of them.
  init(of style: ConfiguredStyle, _ catalog: StyleCatalog) {
    guard let json = style.encoded.withoutNothing?.foldedText else { return }
    var (ignored, diagnostics) = (ConfigDiagnostics(), ConfigDiagnostics())
    guard let written = JSONReader.read(json.utf8, name: "", into: &ignored) else { return }
    _ = catalog[style.identifier]?.configuredStyle(written, over: style, into: &diagnostics)
    var warnings: [ConfigRange: ConfigDiagnostic] = [:]
    for diagnostic in diagnostics.all where diagnostic.code == "no-effect" {
      if let range = diagnostic.range { warnings[range] = diagnostic }
    }
    find(warnings, in: written, at: [])
  }

  private mutating func find(
    _ warnings: [ConfigRange: ConfigDiagnostic], in value: ConfigValue, at path: [String]
  ) {
    for entry in value.entries ?? [] {
      let inner = path + [entry.key]
      paths[inner] = warnings[entry.keyRange] ?? warnings[entry.value.range]
      find(warnings, in: entry.value, at: inner)
    }
  }

  /// Returns what follows the origin of a parameter, or of a group of parameters on one line: which of
  /// them has no effect; an empty text for none.
  func remark(at path: [String], _ value: JSONValue?) -> String {
    if let warning = paths[path] {
      return ", no effect" + (warning.condition.map { " while \($0)" } ?? "")
    }
    let names = names(in: value ?? .null, at: path, after: path.count)
    return names.isEmpty ? "" : ", no effect: \(names.joined(separator: ", "))"
  }

  private func names(in value: JSONValue, at path: [String], after count: Int) -> [String] {
    (value.members ?? []).flatMap { member in
      let inner = path + [member.name]
      return paths[inner] != nil
        ? [inner.dropFirst(count).joined(separator: ".")]
        : names(in: member.value, at: inner, after: count)
    }
  }
}

extension JSONValue {
  /// The value without the members that have none; `nil` if nothing is left.
  nonisolated var withoutNothing: JSONValue? {
    switch self {
    case .null: return nil
    case .object(let members) where !members.isEmpty:
      let kept = members.compactMap { member in
        member.value.withoutNothing.map { JSONValue.Member(member.name, $0) }
      }
      return kept.isEmpty ? nil : .object(kept)
    default: return self
    }
  }
}
