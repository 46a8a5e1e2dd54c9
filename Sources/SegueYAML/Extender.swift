import SegueConfig

/// Merges files over the files they extend; each is read once.
struct Extender {
  private let limits: YAMLLimits
  private let reader: YAMLReader.FileReader
  private(set) var diagnostics = ConfigDiagnostics()
  /// The merged values; `nil` for a file that could not be read.
  private var merged: [FolderPath: ConfigValue?] = [:]
  private var filesRead = 0
  private var bytesRead = 0
  private var nodesRead = 0
  /// Whether the total limits are exceeded, which is reported once.
  private var isExhausted = false
  /// The files being merged; each extends the next.
  private var chain: [FolderPath] = []

  init(limits: YAMLLimits, reader: @escaping YAMLReader.FileReader) {
    self.limits = limits
    self.reader = reader
  }

  /// The paths of the extended files as read, in alphabetical order.
  var paths: [String] { merged.keys.map { readPath($0) }.sorted() }

  // A single dash denotes the standard input.
  private func readPath(_ path: FolderPath) -> String { path.text == "-" ? "./-" : path.text }

  /// Returns the merged value of a file from its bytes.
  mutating func value(of bytes: [UInt8], at path: FolderPath) -> ConfigValue? {
    let read = YAMLReader.parse(
      bytes, name: path.text, source: nil, limits: limits, into: &diagnostics)
    bytesRead += bytes.count
    nodesRead += read.nodes
    let value = read.value
    guard let value, let extends = value["extends"] else { return value }
    guard let names = names(extends) else { return nil }
    chain.append(path)
    defer { chain.removeLast() }
    var result = value.without("extends")
    var isComplete = true
    // The last name is the first base, because it takes precedence over the others.
    for name in names.reversed() {
      if let base = base(name, of: path) {
        result = result.merged(over: base)
      } else {
        isComplete = false
      }
    }
    return isComplete ? result : nil
  }

  private mutating func names(_ value: ConfigValue) -> [ConfigValue]? {
    let names = value.items ?? [value]
    let wrong = names.first { $0.text == nil || $0.isNothing || $0.text == "" }
    guard let wrong else { return names }
    diagnostics.wrongType(
      expected: "the path of a file, or a list of paths", found: wrong,
      help: "write 'extends: base.yaml'")
    return nil
  }

  private mutating func base(_ name: ConfigValue, of path: FolderPath) -> ConfigValue? {
    let text = name.text ?? ""
    guard let target = path.sibling(text) else {
      diagnostics.error(
        "extends-outside", "\(quotedPath(text)) is outside the folder of the first file",
        at: name.range,
        help: "copy or move the file into \(quotedPath(path.folder.isEmpty ? "." : path.folder))")
      return nil
    }
    if let index = chain.firstIndex(of: target) {
      let cycle = (chain[index...] + [target]).map { quotedPath($0.text) }
      diagnostics.error(
        "extends-cycle", "\(quotedPath(target.text)) extends itself", at: name.range,
        help: "break the cycle \(cycle.joined(separator: " → "))")
      return nil
    }
    if let known = merged[target] { return known }
    guard filesRead < limits.extendedFiles else {
      diagnostics.error(
        "too-many-files", "more than \(limits.extendedFiles) files are extended", at: name.range)
      return nil
    }
    filesRead += 1
    let value = isExhausted ? nil : read(target, named: name)
    merged[target] = .some(value)
    return value
  }

  private mutating func read(_ target: FolderPath, named name: ConfigValue) -> ConfigValue? {
    do throws(YAMLFileFailure) {
      let bytes = try reader(readPath(target))
      guard bytesRead + bytes.count <= limits.totalBytes else {
        reportExhausted("\(limits.totalBytes) bytes", at: name.range)
        return nil
      }
      let value = value(of: bytes, at: target)
      guard nodesRead <= limits.totalNodes || isExhausted else {
        reportExhausted("\(limits.totalNodes) keys and values", at: name.range)
        return nil
      }
      guard let value, value.entries == nil else { return value }
      diagnostics.wrongType(
        expected: "a map in \(quotedPath(target.text))", found: value,
        help: "a file that others extend contains keys and values")
    } catch {
      var diagnostic = error.diagnostic
      diagnostic.range = name.range
      if diagnostic.code == "not-a-file" { diagnostic.help = "name a YAML file" }
      diagnostics.add(diagnostic)
    }
    return nil
  }

  private mutating func reportExhausted(_ limit: String, at range: ConfigRange) {
    isExhausted = true
    diagnostics.error(
      "too-large-together", "with this file, all files together exceed the limit of \(limit)",
      at: range,
      help: "remove what is not needed, or extend fewer files")
  }
}
