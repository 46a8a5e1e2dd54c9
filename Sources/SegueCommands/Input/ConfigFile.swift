import SegueConfig
import SegueCore
import SegueScenario
import SegueYAML

/// A valid file.
nonisolated struct ConfigFile: Sendable {
  var path: String
  /// The value, merged from the files that it extends, the file and the settings.
  var value: ConfigValue
  var plan: ScenarioFile
  /// The paths of the file and the files that it extends.
  var sources: [String]
  /// The device that replaces the file's; `nil` for the file's own.
  var device: String?

  /// Returns the parts of a path, without those that only name the folder itself: `./a.yaml` and
  /// `a.yaml` are one file.
  static func parts(of path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }

  /// Returns the file name of a path without its extension.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? "-"
    return name == "-" ? "input" : String(name.prefix { $0 != "." })
  }
}

/// Returns the last part of a path; the path itself if it has none, as `/`.
nonisolated func fileName(of path: String) -> String {
  path.split(separator: "/").last.map(String.init) ?? path
}

/// The result of reading several files.
nonisolated struct ConfigReading: Sendable {
  /// The valid files, in the order of their paths.
  var files: [ConfigFile] = []
  /// The errors of the invalid files, and warnings.
  var diagnostics = ConfigDiagnostics()
  /// The exit code of the first error.
  var exitCode = ExitCode.success
  /// The number of invalid files.
  var failures = 0
  /// The paths of which there is nothing to read: a missing file, a broken link, a pipe.
  private var unreadable: [String] = []

  /// Reads all files, including those after an invalid one.
  ///
  /// - Parameters:
  ///   - paths: The files; `-` is the standard input.
  ///   - settings: Values that override those of each file; a later one overrides an earlier one.
  ///   - devices: The devices on which each file is played; none for its own.
  ///   - catalog: The styles that the files can use.
  init(
    _ paths: [String], settings: [ConfigValue], devices: [DeviceChoice] = [],
    catalog: StyleCatalog
  ) {
    for path in paths {
      var found = ConfigDiagnostics()
      do {
        let loaded = try YAMLReader.loadWithPaths(path, into: &found)
        var value = loaded.value
        for setting in settings {
          if let value { value.reportUnknownNames(in: setting, into: &found) }
          if let value, let missing = setting.missingItem(in: value) {
            found.error(
              "no-such-item", "the list has no item \(missing.entry.key)",
              at: missing.entry.keyRange,
              help: missing.count == 0
                ? "there is no list here" : "its items are [0] to [\(missing.count - 1)]")
          }
          if let wrong = setting.numberForItem(in: value) {
            found.error(
              "no-such-item",
              "\(quoted(wrong.entry.key)) is not an item of the list \(quoted(wrong.list))",
              at: wrong.entry.keyRange, help: "write \(wrong.list)[\(wrong.entry.key)]")
          }
          value = value.map { setting.merged(over: $0, asSetting: true) }
        }
        let choices = devices.isEmpty ? [nil] : devices.map(Optional.init)
        for device in choices where !found.hasErrors {
          let value = value.map { value in
            device.map { ScenarioFile.value(value, on: $0.setting) } ?? value
          }
          let plan = value.flatMap {
            ScenarioFile.decode($0, file: path, catalog: catalog, into: &found)
          }
          if let value, let plan, !found.hasErrors {
            files.append(
              ConfigFile(
                path: path, value: value, plan: plan, sources: loaded.paths, device: device?.name))
          }
        }
        if found.hasErrors { fail(.badData) }
      } catch {
        found.add(error.diagnostic)
        fail(error.reason == .noInput ? .noInput : .badData)
        if error.reason == .noInput { unreadable.append(path) }
      }
      diagnostics.add(found)
    }
  }

  private mutating func fail(_ code: ExitCode) {
    failures += 1
    if exitCode == .success { exitCode = code }
  }

  /// Whether the files can be played: none is invalid, and each that cannot be read was found in a
  /// folder, whose other files do not depend on it.
  ///
  /// - Parameter arguments: The paths that the user has named.
  func isUsable(naming arguments: [String]) -> Bool {
    failures == unreadable.count && !unreadable.contains(where: arguments.contains)
      && (failures == 0 || !files.isEmpty)
  }

  /// Returns the files.
  ///
  /// - Parameter arguments: The paths that the user has named; by default all paths.
  /// - Throws: If the files cannot be played.
  func usable(naming arguments: [String]? = nil) throws(CommandFailure) -> [ConfigFile] {
    guard isUsable(naming: arguments ?? unreadable) else {
      throw CommandFailure(exitCode, text: diagnostics.report())
    }
    return files
  }
}

nonisolated extension ConfigValue {
  /// Adds an error for each motion, screen or transition that a setting changes, and this file lacks.
  ///
  /// Merged into the file, a misspelled name would be a value that nothing uses.
  fileprivate func reportUnknownNames(
    in setting: ConfigValue, into diagnostics: inout ConfigDiagnostics
  ) {
    for section in ["motions", "screens", "transitions"] {
      let known = self[section]?.entries?.map(\.key) ?? []
      for entry in setting[section]?.entries ?? [] where !known.contains(entry.key) {
        diagnostics.unknownName(
          String(section.dropLast()), entry.key, known: known, at: entry.keyRange)
      }
    }
  }

  /// Returns the first key of a setting that is a number without brackets where a base has a list, with
  /// the name of the list; `nil` if there is none.
  fileprivate func numberForItem(
    in base: ConfigValue?, of list: String = ""
  ) -> (entry: ConfigEntry, list: String)? {
    let items = base?.items
    for entry in entries ?? [] {
      if items != nil, Int(entry.key) != nil { return (entry, list) }
      let index = Self.itemIndex(entry.key).flatMap {
        items?.indices.contains($0) == true ? $0 : nil
      }
      let inner = index.flatMap { items?[$0] } ?? base?[entry.key]
      if let found = entry.value.numberForItem(in: inner, of: entry.key) { return found }
    }
    return nil
  }
}
