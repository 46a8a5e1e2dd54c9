/// What could not be edited, and what to do.
public struct PortNotice: Sendable, Equatable {
  /// The path of the file, as it was given.
  public var path: String
  /// The line number, from 1.
  public var line: Int
  /// The column, from 1, bytes.
  public var column: Int
  /// What is there.
  public var message: String
  /// What to do.
  public var help: String

  /// Creates a notice.
  public init(path: String, line: Int, column: Int, message: String, help: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.help = help
  }
}

extension PortNotice {
  /// The notice as a compiler prints a warning: `Panel.swift:3:1: warning: …`.
  public var compilerText: String { "\(path):\(line):\(column): warning: \(message); \(help)" }
}
