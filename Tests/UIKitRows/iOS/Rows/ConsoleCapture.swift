import HeadlessUIKit

/// Captures what the process prints to standard error, such as UIKit's diagnostics. The environment of
/// the project's scheme makes the system's log a part of it.
struct ConsoleCapture {
  private let original: Int32
  private let file: FileHandle
  private let path: String
  /// The symbols with which Swift Testing begins its lines.
  private static let ownSymbols: Set<Character> = ["✔", "✘", "◇", "↳", "━", "⚠", "⚠︎", "➜"]

  /// Begins to capture; `nil` if that is impossible.
  init?() {
    path = NSTemporaryDirectory() + "row-console"
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forUpdatingAtPath: path)
    else { return nil }
    self.file = file
    original = dup(STDERR_FILENO)
    dup2(file.fileDescriptor, STDERR_FILENO)
  }

  /// Ends the capture, and prints the text; returns it without Swift Testing's own lines.
  func end() -> String {
    fflush(nil)
    dup2(original, STDERR_FILENO)
    close(original)
    let data = FileManager.default.contents(atPath: path) ?? Data()
    try? file.close()
    FileHandle.standardError.write(data)
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
      .filter { line in line.first.map { !Self.ownSymbols.contains($0) } ?? false }
      .joined(separator: "\n")
  }
}
