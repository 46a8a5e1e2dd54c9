import Foundation
import SeguePictures
import SegueRecording
import Testing

@Suite struct ContactSheetTests {
  /// Returns the texts of a picture, in order.
  private func texts(_ svg: String) -> [String] {
    svg.components(separatedBy: "</text>").dropLast().compactMap { part in
      part.split(separator: ">", omittingEmptySubsequences: false).last.map(String.init)
    }
  }

  private func named(_ name: String, _ recording: Recording) -> Recording {
    var recording = recording
    recording.scenario = name
    return recording
  }

  @Test("a sheet has the title, then a row for each recording with its name and outcome")
  func rows() throws {
    var failing = named("second", try Demo.slideIn())
    failing.verdicts = [
      Verdict(time: 0.1, passed: true, expectation: "a"),
      Verdict(time: 0.2, passed: false, expectation: "b"),
    ]
    var passing = named("first", try Demo.slideIn())
    passing.verdicts = Array(failing.verdicts.prefix(1))
    let silent = named("third", try Demo.slideIn(device: Demo.tablet))
    let found = texts(
      ContactSheet.svg(of: [passing, failing, silentWithoutVerdicts(silent)], title: "all"))
    #expect(found.first == "all")
    #expect(
      found.filter(Self.headings.contains) == [
        "first", "1 passed", "second", "1 of 2 failed", "third",
      ])
  }

  private func silentWithoutVerdicts(_ recording: Recording) -> Recording {
    var recording = recording
    recording.verdicts = []
    return recording
  }

  private static let headings: Set = ["first", "second", "third", "1 passed", "1 of 2 failed"]

  @Test("every row has the same times, of which the last is the end of the longest recording")
  func times() throws {
    let short = try Demo.short(frames: 12)
    let long = try Demo.slideIn()
    let found = texts(ContactSheet.svg(of: [short, long], title: "all"))
      .filter { $0.hasSuffix(" s") && Double($0.dropLast(2)) != nil }
    let half = found.count / 2
    #expect(half > 1)
    #expect(found.prefix(half) == found.suffix(half))
    let end = try #require(found.last.flatMap { Double($0.dropLast(2)) })
    #expect((end * 1000).rounded() == (long.duration * 1000).rounded())
  }

  @Test("a screen is drawn at every time of every row")
  func pictures() throws {
    let recording = try Demo.slideIn()
    let svg = ContactSheet.svg(of: [recording, recording], title: "all")
    let screens = svg.components(separatedBy: ") scale(").count - 1
    let times = texts(svg).filter { $0.hasSuffix(" s") && Double($0.dropLast(2)) != nil }
    #expect(screens == times.count)
    #expect(screens > 4)
  }

  @Test("no column looks like the next one in every row, as the last moment of the first would")
  func noRepetition() throws {
    let first = try Demo.slideIn()
    var longer = first
    longer.duration = 1.5
    let found = texts(ContactSheet.svg(of: [first, longer], title: "all")).filter {
      $0.hasSuffix(" s") && Double($0.dropLast(2)) != nil
    }
    let times = ["0.000 s", "0.050 s", "0.617 s", "0.633 s", "1.500 s"]
    #expect(found == times + times)
  }

  @Test("equal recordings give equal bytes")
  func repeats() throws {
    let first = ContactSheet.svg(of: [try Demo.sheet(), try Demo.slideIn()], title: "all")
    let second = ContactSheet.svg(of: [try Demo.sheet(), try Demo.slideIn()], title: "all")
    #expect(first == second)
  }
}
