import Foundation
import SegueCommands
import Testing

/// The command that plays a file after each change, in a process of its own.
@Suite struct WatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.make("a.yaml", passing)
  }

  /// The same file on another device.
  private let onSmallPhone = passing.replacingOccurrences(
    of: "device: phone", with: "device: smallPhone")

  /// Runs `segue watch`, and makes changes, each after the output of the play before.
  private func watch(
    _ words: [String], _ changes: [() throws -> Void]
  ) throws -> (texts: [String], code: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltCommand.path)
    process.arguments =
      ["watch", "\(folder.path)/a.yaml", "--changes", "\(changes.count)"]
      + words.map { $0.replacingOccurrences(of: "…", with: folder.path) }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var texts: [String] = []
    for change in changes {
      texts.append(text(from: output.fileHandleForReading))
      try change()
    }
    texts.append(text(from: output.fileHandleForReading))
    process.waitUntilExit()
    return (
      texts.map { $0.replacingOccurrences(of: folder.path, with: "…") }, process.terminationStatus
    )
  }

  /// Reads the output of a play, which an empty line ends after the line of its totals.
  private func text(from file: FileHandle) -> String {
    var text = ""
    while !Self.isEnd(text) {
      let data = file.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    return text
  }

  private static func isEnd(_ text: String) -> Bool {
    guard text.hasSuffix("\n\n") else { return false }
    let last = text.split(separator: "\n").last ?? ""
    return last.hasPrefix("1 scenario") || last.hasPrefix("1 error")
  }

  private static let passed = "1 scenario, 1 expectation: all passed\n\n"

  @Test("a change is played, and what it changes is printed")
  func change() throws {
    let (texts, code) = try watch(
      [], [{ try folder.make("a.yaml", onSmallPhone) }])
    #expect(code == 0)
    #expect(texts[0] == Self.passed)
    #expect(texts[1].hasPrefix("the note opens\n  the screen: 375 x 667 pt @2x"))
    #expect(texts[1].hasSuffix(Self.passed))
  }

  @Test("a change without effect prints no difference")
  func sameMotion() throws {
    let (texts, _) = try watch([], [{ try folder.make("a.yaml", "# A comment.\n" + passing) }])
    #expect(texts == [Self.passed, Self.passed])
  }

  @Test("an invalid file prints its errors and keeps the page; a valid one replaces it")
  func invalid() throws {
    var pages: [String] = []
    let (texts, code) = try watch(
      ["-o", "…/a.html"],
      [
        {
          pages.append(try folder.text("a.html"))
          try folder.make("a.yaml", "root: [")
        },
        {
          pages.append(try folder.text("a.html"))
          try folder.make("a.yaml", onSmallPhone)
        },
      ])
    #expect(code == 0)
    #expect(texts[1].hasPrefix("error[syntax]: "))
    #expect(pages[0] == pages[1])
    #expect(try folder.text("a.html") != pages[0])
  }

  @Test("a file that the file extends is watched too")
  func extended() throws {
    try folder.make("base.yaml", passing)
    try folder.make("a.yaml", "extends: base.yaml\n")
    let (texts, _) = try watch(
      [], [{ try folder.make("base.yaml", onSmallPhone) }])
    #expect(texts[1].contains("the screen: 375 x 667"))
  }

  @Test("a save through a symbolic link is played, and so is another target")
  func symbolicLink() throws {
    try folder.make("targets/one.yaml", passing)
    try folder.make("targets/two.yaml", onSmallPhone)
    func link(to target: String) throws {
      try? FileManager.default.removeItem(atPath: folder.path + "/new")
      let paths = (folder.path + "/new", folder.path + "/a.yaml")
      try FileManager.default.createSymbolicLink(
        atPath: paths.0, withDestinationPath: "targets/\(target).yaml")
      #expect(rename(paths.0, paths.1) == 0)
    }
    try link(to: "one")
    let (texts, _) = try watch(
      [],
      [
        { try folder.make("targets/one.yaml", onSmallPhone) },
        { try link(to: "two") },
        { try folder.make("targets/two.yaml", passing) },
      ])
    #expect(texts[1].contains("the screen: 375 x 667"))
    #expect(texts[2] == Self.passed)
    #expect(texts[3].contains("the screen: 393 x 852"))
  }

  @Test("a file that is gone is reported, and played when it is there again")
  func gone() throws {
    let path = folder.path + "/a.yaml"
    let (texts, code) = try watch(
      [],
      [
        { try FileManager.default.removeItem(atPath: path) },
        { try folder.make("a.yaml", passing) },
      ])
    #expect(code == 0)
    #expect(
      texts[1].hasPrefix("error[no-such-file]: there is no file '…/a.yaml'"))
    #expect(texts[2] == Self.passed)
  }

  @Test("a failure is printed, and exits 1")
  func failure() throws {
    let (texts, code) = try watch(
      ["--scenario", "the note opens"], [{ try folder.make("a.yaml", failing) }])
    #expect(code == 1)
    #expect(texts[1].contains("  ✗ the note opens  1 of 1 expectation failed"))
  }

  @Test(
    "what cannot be watched is an error",
    arguments: [
      (
        "watch -", "error[not-a-file]: the standard input cannot be watched\n = help: name a file\n"
      ),
      (
        "watch …/a.yaml --changes x",
        "error[bad-changes]: 'x' is not a number of changes\n = help: write 0 or more\n"
      ),
      (
        "watch …/a.yaml --changes 0 -o …/a.svg",
        "error[unknown-form]: '…/a.svg' is not the name of a page\n = help: end the name in .html\n"
      ),
    ])
  func impossible(_ line: String, _ message: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(folder.segue(words) == Outcome(code: 64, messages: message))
  }

  @Test("a file in a folder that does not exist cannot be watched")
  func noFolder() {
    #expect(
      folder.segue("watch", "…/none/a.yaml")
        == Outcome(
          code: 66,
          messages: "error[cannot-watch]: '…/none' cannot be watched: it does not exist\n"))
  }

  /// Runs a wait in virtual time, whose events are changes or others; returns its end, ms.
  private func end(of events: [(time: Int, isChange: Bool)]) -> Int {
    let start = ContinuousClock.now
    var (time, rest) = (0, events[...])
    FileWatcher.wait(now: { start + .milliseconds(time) }) { limit in
      let end = limit.map { time + Int($0 / .milliseconds(1)) } ?? .max
      guard let next = rest.first, next.time <= end else {
        time = end
        return false
      }
      rest.removeFirst()
      time = next.time
      return next.isChange
    }
    return time
  }

  @Test("a wait ends 20 ms after the last of several changes, whatever else is reported")
  func pause() {
    #expect(end(of: [(5, true)]) == 25)
    #expect(end(of: [(5, false), (9, true)]) == 29)
    #expect(end(of: [(5, true), (20, true), (39, true), (60, true)]) == 59)
    #expect(end(of: [(5, true), (10, false), (24, false), (30, false)]) == 25)
    #expect(end(of: [(5, true), (10, false), (15, true)]) == 35)
  }

  @Test(
    "a file that replaces another, is gone, follows a missing one or has another size is a change")
  func replacedFile() throws {
    let path = folder.path + "/a.yaml"
    var file = WatchedFile(path)
    func replace() throws { try passing.write(toFile: path, atomically: true, encoding: .utf8) }
    let looks: [(isChange: Bool, change: () throws -> Void)] = [
      (false, {}),
      (true, replace),
      (false, {}),
      (true, { try FileManager.default.removeItem(atPath: path) }),
      (false, {}),
      (true, replace),
      (true, { try folder.make("a.yaml", "") }),
      (false, {}),
    ]
    for (number, look) in looks.enumerated() {
      try look.change()
      let isChange = file.update()
      #expect(isChange == look.isChange, "look \(number)")
    }
    #expect(file.descriptor != nil)
  }

  @Test("a missing file has no descriptor")
  func missingFile() { #expect(WatchedFile(folder.path + "/none.yaml").descriptor == nil) }
}
