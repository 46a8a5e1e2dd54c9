import Testing

@testable import ProjectChecks

/// The table of UIKit's rows on two devices.
@Suite struct RowTableTests {
  private static func rules() throws -> IDList {
    try IDList(
      path: "rules.txt",
      text: """
        == 1. One
        1 A fails | somewhere
          b A is skipped
          c A passes in part
        2 A ends the process
        3 A has a note
        == 2. Two
        4 A is not run
        """)
  }

  private static func phone() -> Events {
    var events = Events()
    let failing = "Rows.ATests/fails(_:)"
    events.add(failing, "[1] a title (1a)", events: ["testStarted"])
    events.add(
      event: "testCaseStarted", of: failing,
      ["Test case passing 1 argument a → 2 to x started."])
    events.add(
      event: "issueRecorded", of: failing, ["a < b"],
      issue: #""sourceLocation":{"fileID":"Rows/A.swift","line":18}"#)
    events.add(event: "testEnded", of: failing)
    events.add("Rows.ATests/skips()", "[1] a title (1b)")
    events.add(event: "issueRecorded", of: "Rows.ATests/skips()", ["skipped: needs touches"])
    events.add("Rows.ATests/part()", "[1] a title (1c)")
    events.add(
      event: "issueRecorded", of: "Rows.ATests/part()", ["a complete run"],
      issue: #""severity":"warning""#)
    events.add(event: "issueRecorded", of: "Rows.ATests/part()", ["skipped: needs a tablet"])
    events.add("Rows.ATests/ends()", "[2] a title", events: ["testStarted"])
    events.add("Rows.ATests/notes()", "[3] a title")
    events.add(
      event: "issueRecorded", of: "Rows.ATests/notes()", ["console: text"],
      issue: #""severity":"warning""#)
    // A continued run lists the tests again.
    events.add("Rows.ATests/ends()", "[2] a title", events: [])
    return events
  }

  @Test("the table has each row with its result on two devices, and why it failed or was skipped")
  func page() throws {
    var pad = Events()
    pad.add("Rows.ATests/fails(_:)", "[1] a title (1a)")
    pad.add("Rows.ATests/skips()", "[1] a title (1b)", events: ["testSkipped"])
    let table = try RowTable(
      rules: Self.rules(),
      devices: [("phone", Self.phone().outcomes), ("pad", pad.outcomes)])
    #expect(table.counts == "2 passed, 2 failed, 1 skipped, 1 no result")
    #expect(
      table.markdown == """
        # UIKit's rows

        A row that is skipped or has no result is not verified. A failed row is an answer only after its text has been read:
        in real time a value during an animation is up to a frame late.

        | | passed | failed | skipped | no result |
        |---|--:|--:|--:|--:|
        | all devices | 2 | 2 | 1 | 1 |
        | phone | 2 | 2 | 1 | 1 |
        | pad | 1 | 0 | 1 | 4 |

        Without any result: 4.

        ## 1. One

        | row | what it says | result | phone | pad | text |
        |--:|---|---|---|---|---|
        | 1a | fails \\| somewhere | failed | failed | passed | phone, ATests.fails: a → 2: a &lt; b (A.swift:18) |
        | 1b | is skipped | skipped | skipped | skipped | needs touches |
        | 1c | passes in part | passed | passed | no result | in part: needs a tablet |
        | 2 | ends the process | failed | failed | no result | phone, ATests.ends: the process ended in this test |
        | 3 | has a note | passed | passed | no result |  |

        """)
  }

  @Test("two results of one name are refused")
  func sameName() throws {
    let error = #expect(throws: Problem.self) {
      try RowTable(rules: Self.rules(), devices: [("a", []), ("a", [])])
    }
    #expect(error?.description == "Two results have the name 'a'; write NAME=EVENTS.")
  }

  @Test("a part of a record is a problem with its line, and the others are read")
  func partOfRecord() throws {
    var events = Self.phone()
    let count = events.text.split(separator: "\n").count
    events.add(part: #"{"kind":"event","payl"#)
    let stream = EventStream(path: "events", text: events.text)
    #expect(stream.problems == ["events:\(count + 1): not a record of Swift Testing"])
    #expect(stream.outcomes.count == 5)
  }

  @Test("a run without rows has no results")
  func empty() throws {
    let table = try RowTable(rules: Self.rules(), devices: [("phone", [])])
    #expect(!table.hasResults)
  }
}
