import SegueConfig
import SegueCore
import SegueScenario

/// The configuration that a file results in: every value with its origin, as YAML with comments.
struct EffectiveConfig {
  /// A line: YAML, and the origin of its value.
  private struct Line {
    var text: String
    var origin: String
  }

  private let catalog: StyleCatalog
  private let plan: ScenarioFile
  private var lines: [Line] = []
  /// The parameters without effect of the transition whose lines are added.
  private var ineffective: (transition: String, parameters: IneffectiveParameters)?

  /// - Parameters:
  ///   - file: The file.
  ///   - path: The keys of the part that is shown; the whole file without a key.
  ///   - catalog: The styles that the file can use.
  /// - Throws: If there is no such part.
  init(
    _ file: ConfigFile, _ path: [String], catalog: StyleCatalog
  ) throws(CommandFailure) {
    self.catalog = catalog
    plan = file.plan
    var (value, keys) = (file.value, [String]())
    var items: [(line: Int, depth: Int)] = []
    for key in path.dropLast() {
      value = try Self.entry(key, of: value, in: keys).value
      if ConfigValue.itemIndex(key) == nil {
        lines.append(Line(text: indent(keys.count) + "\(key.yamlText):", origin: ""))
      } else {
        items.append((lines.count, keys.count))
      }
      keys.append(key)
    }
    if let last = path.last {
      add(try Self.entry(last, of: value, in: keys), keys)
    } else {
      for entry in value.entries ?? [] { add(entry, []) }
    }
    // The first line of an item begins with a dash.
    for item in items {
      let text = lines[item.line].text
      let indent = indent(item.depth)
      lines[item.line].text = indent + "- " + text.dropFirst(indent.count + 2)
    }
  }

  /// - Parameter path: The keys and indices before the key, for messages.
  private static func entry(
    _ key: String, of value: ConfigValue, in path: [String]
  ) throws(CommandFailure) -> ConfigEntry {
    if let entry = value.entry(key) { return entry }
    guard let items = value.items else {
      throw .unknown("key", key, known: value.entries?.map(\.key) ?? [])
    }
    guard let index = ConfigValue.itemIndex(key) else {
      let list = path.last ?? ""
      throw CommandFailure(
        .usage, "no-such-item", "\(quoted(key)) is not an item of the list \(quoted(list))",
        help: "write \(list)[\(Int(key) ?? 0)]")
    }
    guard items.indices.contains(index) else {
      throw CommandFailure(
        .usage, "no-such-item", "the list has no item \(key)",
        help: items.isEmpty ? "it is empty" : "its items are [0] to [\(items.count - 1)]")
    }
    return ConfigEntry(key: key, keyRange: items[index].range, value: items[index])
  }

  /// The YAML, with the origins in a column.
  var text: String {
    let width =
      lines.filter { !$0.origin.isEmpty && $0.text.count <= Self.widest }
      .map(\.text.count).max() ?? 0
    return lines.map { line in
      if line.origin.isEmpty { return line.text + "\n" }
      let gap = String(repeating: " ", count: max(0, width - line.text.count) + 2)
      return "\(line.text)\(gap)# \(line.origin)\n"
    }.joined()
  }

  /// The longest line that moves the column of origins.
  private static let widest = 60

  private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  // MARK: Written values

  private mutating func add(_ entry: ConfigEntry, _ path: [String]) {
    guard ConfigValue.itemIndex(entry.key) == nil else { return add(item: entry.value, path) }
    let start = indent(path.count) + "\(entry.key.yamlText):"
    if let items = entry.value.items, items.contains(where: { $0.entries != nil }) {
      lines.append(Line(text: start, origin: ""))
      for item in items { add(item: item, path + [entry.key]) }
    } else if let entries = entry.value.entries, !entries.isEmpty {
      lines.append(Line(text: start, origin: ""))
      let inner = path + [entry.key]
      if let used = path == [ScenarioFile.transitionsKey] ? plan.transition(entry.key) : nil,
        case .object(let members) = used.encoded
      {
        add(
          entry.value, with: members, defaults: defaults(of: used.identifier),
          origin: entry.value["preset"]?.text.map { "preset \($0)" }, inner)
      } else {
        // The map changes parts of a short form, such as `device: pad`, which supplies the others.
        if let short = entry.value.shortForm {
          let text = indent(inner.count) + "# over \(short.yamlText)"
          lines.append(Line(text: text, origin: short.range.locationText))
        }
        for entry in entries { add(entry, inner) }
      }
    } else {
      let text = "\(start) \(entry.value.yamlText)"
      let origin = entry.value.range.locationText + remark(path + [entry.key], nil)
      lines.append(Line(text: text, origin: origin))
    }
  }

  private mutating func add(item: ConfigValue, _ path: [String]) {
    let text = indent(path.count) + "- \(item.yamlText)"
    lines.append(Line(text: text, origin: origins(of: item).joined(separator: ", ")))
  }

  /// Returns the location of a value on one line, and those of its parts from elsewhere.
  private func origins(of value: ConfigValue) -> [String] {
    let parts = value.items ?? value.entries?.map(\.value) ?? []
    let others = parts.filter { $0.range.source.name != value.range.source.name }.flatMap(origins)
    return [value.range.locationText] + others
  }

  // MARK: Parameters of a style

  /// Returns the remark of `IneffectiveParameters` on a transition's parameter, which follows its
  /// origin; empty for any other value.
  private mutating func remark(_ path: [String], _ value: JSONValue?) -> String {
    guard path.count > 2, path[0] == ScenarioFile.transitionsKey else { return "" }
    if ineffective?.transition != path[1] {
      ineffective = plan.transition(path[1]).map {
        (path[1], IneffectiveParameters(of: $0, catalog))
      }
    }
    return ineffective?.parameters.remark(at: Array(path.dropFirst(2)), value) ?? ""
  }

  /// Returns the parameters of a style that sets none.
  private func defaults(of style: String) -> [JSONValue.Member] {
    var ignored = ConfigDiagnostics()
    let plain = catalog[style]?.configuredStyle(nil, into: &ignored)?.encoded
    if case .object(let members)? = plain { return members }
    return []
  }

  /// Adds the written keys of a map, then the parameters that are not written.
  ///
  /// - Parameter origin: The origin of values that are neither written nor defaults.
  private mutating func add(
    _ value: ConfigValue, with members: [JSONValue.Member], defaults: [JSONValue.Member],
    origin: String?, _ path: [String]
  ) {
    for entry in value.entries ?? [] {
      let whole = members.first { $0.name == entry.key }?.value
      if entry.value.entries?.isEmpty == false, case .object(let inner)? = whole {
        lines.append(Line(text: indent(path.count) + "\(entry.key.yamlText):", origin: ""))
        let plain = defaults.first { $0.name == entry.key }?.value
        var others: [JSONValue.Member] = []
        if case .object(let known)? = plain { others = known }
        let short = entry.value.shortForm.map { "\($0.yamlText) at \($0.range.locationText)" }
        add(
          entry.value, with: inner, defaults: others, origin: short ?? origin, path + [entry.key])
      } else {
        add(entry, path)
      }
    }
    for member in members where value[member.name] == nil {
      let isDefault = defaults.contains { $0.name == member.name && $0.value == member.value }
      let origin = isDefault ? "default" : origin ?? "default"
      // A file cannot write that there is no value: it leaves out the key.
      let value = member.value.withoutNothing
      let text = "\(member.name.yamlText): \((value ?? .null).yamlText)"
      lines.append(
        Line(
          text: indent(path.count) + (value == nil ? "# " : "") + text,
          origin: origin + remark(path + [member.name], value)))
    }
  }
}

extension String {
  /// A key in YAML.
  fileprivate var yamlText: String { JSONValue.string(self).yamlText }
}
