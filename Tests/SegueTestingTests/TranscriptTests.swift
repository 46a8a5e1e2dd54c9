import Foundation
import SegueCore
import SegueStyles
import SegueTesting
import SheetStyle
import SwipeBackStyle
import Testing

/// Everything that the contract does and checks, line by line: the files in Transcripts are what it is
/// meant to do.
@Suite struct TranscriptTests {
  /// A style that the contract is played with.
  struct Example: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @MainActor @Sendable () -> any TransitionStyle
    nonisolated static let all = [
      Example(testDescription: "sheet") { StyleDescriptor.sheet.make() },
      Example(testDescription: "swipeBack") { StyleDescriptor.swipeBack.make() },
      Example(testDescription: "plain") { PlainStyle() },
      Example(testDescription: "tabs") { PlainTabStyle() },
    ]
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts")

  @Test(
    "the contract does what its transcript says; one that is missing is written",
    arguments: Example.all)
  func transcript(_ example: Example) throws {
    let found = StyleContract(example.make).transcript(on: DeviceConfiguration())
    let file = Self.folder.appending(path: "\(example.testDescription).txt")
    guard FileManager.default.fileExists(atPath: file.path) else {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try found.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(file.path) was missing and is written: read it, and run the test again")
      return
    }
    let wanted = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let lines = found.split(separator: "\n")
    for (number, (line, wanted)) in zip(lines, wanted).enumerated() where line != wanted {
      Issue.record("line \(number + 1) is '\(line)' instead of '\(wanted)'")
      return
    }
    #expect(lines.count == wanted.count)
  }
}
