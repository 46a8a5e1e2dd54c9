package import SegueConfig

extension YAMLReader {
  /// A function that returns the bytes of the file at a path.
  package typealias FileReader = (String) throws(YAMLFileFailure) -> [UInt8]

  /// Returns the value of a file merged with the files it extends; `nil` if one could not be read
  /// entirely.
  ///
  /// `extends: base.yaml`, or a list of such names, merges a file over others: maps merge at every
  /// depth, and any other value of the extending file replaces the base's. Later names in the list
  /// take precedence. Every value keeps its source range; the key `extends` is removed.
  ///
  /// A name is a path relative to the folder of the file that contains it. It may contain `..`, so
  /// that neighboring folders can share a file, but must stay in the folder of the first file.
  /// Absolute paths and links that lead out of that folder are errors.
  /// - Parameters:
  ///   - path: The file; `-` is the standard input, whose folder is the current folder.
  ///   - limits: The limits of each file and of the number of extended files.
  ///   - reader: Reads the bytes of a file; `nil` uses the file system.
  ///   - diagnostics: Receives the errors and warnings.
  /// - Throws: When the file itself cannot be read; failures of extended files are diagnostics.
  package static func load(
    _ path: String, limits: YAMLLimits = .standard, reader: FileReader? = nil,
    into diagnostics: inout ConfigDiagnostics
  ) throws(YAMLFileFailure) -> ConfigValue? {
    try loadWithPaths(path, limits: limits, reader: reader, into: &diagnostics).value
  }

  /// Reads a file as `load` does, and returns the paths of the files that were read.
  ///
  /// - Parameter text: The text to use instead of the file's content; `nil` reads the file.
  /// - Returns: `value` as from `load`; `paths`, the file itself and then the files it extends in
  ///   alphabetical order, including those whose values are all overridden.
  /// - Throws: When the file itself cannot be read.
  package static func loadWithPaths(
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
