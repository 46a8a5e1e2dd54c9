import Foundation
import SegueCommands
import Testing

/// The standard output and error of a process.
@Suite struct ConsoleTests {
  /// The exit code of `segue --version` with its results going to a file descriptor, and its
  /// messages.
  private func version(to output: Int32) throws -> (code: Int32, messages: String) {
    let pipe = Pipe()
    let console = Console.process(
      output: output, messages: pipe.fileHandleForWriting.fileDescriptor, environment: [:])
    let code = runSegue(
      catalog: fixtures, program: "segue", arguments: ["--version"], console: console)
    try pipe.fileHandleForWriting.close()
    let messages = try pipe.fileHandleForReading.readToEnd() ?? Data()
    return (code, String(decoding: messages, as: UTF8.self))
  }

  @Test(
    "[D-50] writing results to a full disk exits 74",
    .enabled(if: access("/dev/full", F_OK) == 0, "only Linux has /dev/full"))
  func fullDevice() throws {
    let outcome = try version(to: open("/dev/full", O_WRONLY))
    #expect(outcome.code == 74)
    #expect(
      outcome.messages
        == "error[output-failed]: the standard output could not be written: no space is left\n")
  }

  @Test("[D-51] a closed reader of the results exits 74 without a message")
  func closedPipe() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    let outcome = try version(to: ends[1])
    #expect(outcome.code == 74)
    #expect(outcome.messages == "")
  }

  @Test("a closed standard output is reported")
  func closedOutput() throws {
    let outcome = try version(to: -1)
    #expect(outcome.code == 74)
    #expect(
      outcome.messages
        == "error[output-failed]: the standard output could not be written: it is closed\n")
  }

  @Test("with the standard input and output closed, results are not written to the lock file")
  func closedStreams() async {
    await #expect(processExitsWith: .exitCode(74)) {
      try await MainActor.run {
        let folder = try TemporaryFolder()
        let file = try folder.make("a.yaml", passing)
        close(0)
        close(1)
        let code = runSegue(
          catalog: fixtures, program: "segue",
          arguments: ["run", file, "--out", folder.path + "/out"])
        guard try !folder.text("out/.segue-output").contains("1 expectation") else { exit(1) }
        try? FileManager.default.removeItem(atPath: folder.path)
        exit(code)
      }
    }
  }

  @Test("results are colored on a terminal unless NO_COLOR or TERM=dumb is set")
  func colors() throws {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(isatty(terminal) == 1)
    defer { close(terminal) }
    func isColored(_ environment: [String: String], on output: Int32) -> Bool {
      Console.process(output: output, environment: environment).isColored
    }
    #expect(isColored([:], on: terminal))
    #expect(isColored(["NO_COLOR": ""], on: terminal))
    #expect(!isColored(["NO_COLOR": "1"], on: terminal))
    #expect(!isColored(["TERM": "dumb"], on: terminal))
    let file = open("/dev/null", O_WRONLY)
    defer { close(file) }
    #expect(!isColored([:], on: file))
    #expect(Console.process(output: file, messages: terminal, environment: [:]).showsProgress)
  }
}
