public import SegueConfig

extension YAMLReader {
  /// Reads the bytes of a path.
  public typealias FileReader = (String) throws(YAMLFileFailure) -> [UInt8]

  /// The value of a file together with the files it extends; nil when one could not be read to
  /// its end.
  ///
  /// `extends: base.yaml`, or a list of such names, lays a file over others: maps merge at every
  /// depth with the file's own values winning, anything else is replaced, and of several names a
  /// later one wins over an earlier. Every value keeps the place it was written at, and the key
  /// itself is left out.
  ///
  /// A name is a path from the folder of the file that holds it. It may climb with `..`, so that
  /// neighboring folders can share a file, but not out of the folder of the first file: that
  /// folder is what somebody chose to read. Absolute paths are refused, and so are links that lead
  /// out of it.
  /// - Parameters:
  ///   - path: the file; `-` is the standard input, whose folder is the current one.
  ///   - limits: how much each file may hold, and how many may be extended.
  ///   - reader: reads the bytes of a path; nil is the file system.
  ///   - diagnostics: takes what is wrong.
  /// - Throws: when the file itself cannot be read; what it extends is among the diagnostics.
  public static func load(
    _ path: String, limits: YAMLLimits = .standard, reader: FileReader? = nil,
    into diagnostics: inout ConfigDiagnostics
  ) throws(YAMLFileFailure) -> ConfigValue? {
    try loadWithPaths(path, limits: limits, reader: reader, into: &diagnostics).value
  }

  /// Reads a file as `load` does, and names the files that were read for it.
  ///
  /// - Parameter text: What the file itself is taken to hold; nil for what it does.
  /// - Returns: `value` as from `load`; `paths`, the file itself and then what it extends, in
  ///   alphabetical order, also where other values override all of an extended file.
  /// - Throws: when the file itself cannot be read.
  public static func loadWithPaths(
    _ path: String, text: String? = nil, limits: YAMLLimits = .standard,
    reader: FileReader? = nil, into diagnostics: inout ConfigDiagnostics
  ) throws(YAMLFileFailure) -> (value: ConfigValue?, paths: [String]) {
    guard let reader else {
      let first = path
      let files: FileReader = { path throws(YAMLFileFailure) in
        if path == first, let text { return Array(text.utf8) }
        if path != first { try checkInside(FolderPath(first).folder, path) }
        return try readFile(path: path, limits: limits)
      }
      return try loadWithPaths(path, limits: limits, reader: files, into: &diagnostics)
    }
    let bytes = try reader(path)
    var extender = Extender(limits: limits, reader: reader)
    let value = extender.value(of: bytes, at: FolderPath(path))
    diagnostics.add(extender.diagnostics)
    return (value, [path] + extender.paths)
  }
}
