import SegueConfig
import SegueCore

/// The parameters of a style that have no effect beside its others, written or not.
nonisolated struct IneffectiveParameters {
  /// The keys that lead to each, and why it has none, after a space; an empty text if that is not known.
  private var paths: [[String]: String] = [:]

  /// Finds the parameters of a style, by the warnings for a file that writes all of them.
  init(of style: ConfiguredStyle, _ catalog: StyleCatalog) {
    guard let json = style.encoded.withoutNothing?.foldedText else { return }
    var (ignored, diagnostics) = (ConfigDiagnostics(), ConfigDiagnostics())
    guard let written = JSONReader.read(json.utf8, name: "", into: &ignored) else { return }
    _ = catalog[style.identifier]?.configuredStyle(written, over: style, into: &diagnostics)
    var reasons: [ConfigRange: String] = [:]
    for diagnostic in diagnostics.all where diagnostic.code == "no-effect" {
      guard let range = diagnostic.range else { continue }
      let phrase = diagnostic.message.firstRange(of: " has no effect")
      reasons[range] = phrase.map { String(diagnostic.message[$0.upperBound...]) } ?? ""
    }
    find(reasons, in: written, at: [])
  }

  private mutating func find(
    _ reasons: [ConfigRange: String], in value: ConfigValue, at path: [String]
  ) {
    for entry in value.entries ?? [] {
      let inner = path + [entry.key]
      paths[inner] = reasons[entry.keyRange] ?? reasons[entry.value.range]
      find(reasons, in: entry.value, at: inner)
    }
  }

  /// Returns what follows the origin of a parameter, or of a group of parameters on one line: which of
  /// them has no effect; an empty text for none.
  func remark(at path: [String], _ value: JSONValue?) -> String {
    if let reason = paths[path] { return ", no effect\(reason)" }
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
