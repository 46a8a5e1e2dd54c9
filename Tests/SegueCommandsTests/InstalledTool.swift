import Foundation

/// A program of this machine, such as a shell, that checks what the command writes.
struct InstalledTool {
  /// The result of a program.
  struct Run: Equatable {
    var code: Int32 = 0
    var output = ""
    var messages = ""
  }

  /// The name of the program.
  var name: String

  /// The path of the program; `nil` if it is not installed.
  private var path: String? {
    ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether the program is installed.
  var isInstalled: Bool { path != nil }

  /// Runs the program with the words of a command line, in a folder that is also its home.
  func run(_ words: [String], in folder: TemporaryFolder) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "/nonexistent/\(name)")
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": folder.path]
    let (output, messages) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = messages
    try process.run()
    // The messages fit into their pipe while the output is read.
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let errors = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      code: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      messages: String(decoding: errors, as: UTF8.self))
  }
}
