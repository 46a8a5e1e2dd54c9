import SegueConfig
import SegueCore

/// The parameters of a style that have no effect beside its others, written or not.
nonisolated struct IneffectiveParameters {
  /// The warning about each parameter, by the keys that lead to it.
  private var paths: [[String]: ConfigDiagnostic] = [:]

  /// Finds the parameters of a style by the warnings about a file that writes all of them.
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

  /// Returns the remark that a parameter has no effect, or which parameters of a group on one line have
  /// none; empty if all of them have an effect.
  func remark(at path: [String], _ value: JSONValue?) -> String {
    if let warning = paths[path] {
      return ", no effect" + (warning.condition.map { " while \($0)" } ?? "")
    }
    let names = names(in: value ?? .null, at: path, after: path.count)
    return names.isEmpty ? "" : ", no effect: \(names.joined(separator: ", "))"
  }

  /// Returns the parameters without effect in a group, named by their keys after the first `count`.
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
  /// The value without members that are null; `nil` if nothing is left.
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
