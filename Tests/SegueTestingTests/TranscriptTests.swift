import Foundation
import SegueCore
import SegueStyles
import SegueTesting
import SheetStyle
import SwipeBackStyle
import Testing

/// The steps and checks of the contract, line by line, compared with the files in Transcripts.
@Suite struct TranscriptTests {
  /// A style for which the contract is played.
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
    "the contract's steps equal its transcript; a missing transcript is written",
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
    let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let lines = found.split(separator: "\n")
    for (number, (line, expected)) in zip(lines, expected).enumerated() where line != expected {
      Issue.record("line \(number + 1) is '\(line)' instead of '\(expected)'")
      return
    }
    #expect(lines.count == expected.count)
  }
}
