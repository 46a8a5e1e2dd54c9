extension Rules {
  /// The only mutable global.
  static let theGlobal = ("Sources/HeadlessUIKit/Device/SimulatedDevice.swift", "active")

  /// State belongs to a device or an object, not to a type or a module.
  static func globals(_ file: SourceFile) -> [Violation] {
    file.uses(of: "var ").compactMap { number, line in
      guard let name = global(line), !isComputed(file, number) else { return nil }
      if file.path == theGlobal.0, name == theGlobal.1 { return nil }
      // Bound only for the duration of a call.
      if line.contains("@TaskLocal") { return nil }
      return Violation(
        file, number, "'\(name)' is a mutable global",
        help: "make it a let, or a property of the device or of an object")
    }
  }

  /// Returns the name of a type's or module's variable declared by a line; `nil` for another line.
  private static func global(_ line: String) -> String? {
    let words = line.split(separator: " ")
    guard let index = words.firstIndex(of: "var"), index + 1 < words.count else { return nil }
    let modifiers = words[..<index]
    let isOfType = modifiers.contains("static") || modifiers.contains("class")
    let isOfModule = !line.hasPrefix(" ") && !modifiers.contains { $0.hasSuffix("{") }
    guard isOfType || isOfModule else { return nil }
    return String(words[index + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// Returns whether a brace precedes any initial value, on the line or the following ones.
  private static func isComputed(_ file: SourceFile, _ number: Int) -> Bool {
    let rest = file.lines[(number - 1)...].prefix(3)
    for (index, line) in rest.enumerated() {
      // A later line may be another declaration.
      if index > 0, line.contains("var ") || line.contains("let ") || line.contains("func ") {
        return false
      }
      if let sign = line.first(where: { $0 == "{" || $0 == "=" }) { return sign == "{" }
    }
    return false
  }
}
