import Foundation

/// A program that is run, with its arguments.
struct Command {
  private let words: [String]
  private let folder: URL
  private let environment: [String: String]

  /// - Parameter environment: The variables that differ from those of this process.
  init(_ words: [String], in folder: URL, environment: [String: String] = [:]) {
    self.words = words
    self.folder = folder
    self.environment = environment
  }

  /// Runs it; returns its exit status and its output.
  ///
  /// - Parameters:
  ///   - start: The start of the line of output that ends the program early; its status is not 0.
  ///   - limit: The time after which the program is ended, s.
  func run(untilLine start: String? = nil, limit: Double? = nil) throws
    -> (status: Int32, output: String)
  {
    #if os(iOS)
      throw Problem("iOS starts no other programs.")
    #else
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = words
      process.currentDirectoryURL = folder
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      // A process of Foundation leads a group, in which are those that it starts.
      let group = -process.processIdentifier
      let watch = DispatchWorkItem { kill(group, SIGKILL) }
      if let limit { DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: watch) }
      defer { watch.cancel() }
      var output = Data()
      let marker = start.map { Data("\n\($0)".utf8) }
      while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
        // The end of the former output may contain a part of the marker.
        let searched = max(0, output.count - 100)
        output += data
        if let marker, output.range(of: marker, in: searched..<output.count) != nil {
          kill(group, SIGKILL)
        }
      }
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    #endif
  }
}
