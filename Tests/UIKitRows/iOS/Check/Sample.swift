import Foundation
import Testing

/// Tests with the ids of rows and every kind of result, which `check` runs as the rows run on iOS.
struct SampleTests {
  private final class Flag { var isSet = false }

  @Test("[4] the main dispatch queue is serviced while a test runs the run loop")
  func serviced() {
    let flag = Flag()
    DispatchQueue.main.async { flag.isSet = true }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(flag.isSet)
    #expect(Thread.isMainThread)
  }

  @Test("[1] a failure names its argument (1a, 1b)", arguments: ["first | one", "second"])
  func argument(_ text: String) { #expect(text == "second") }

  @Test("[1] a skip has a reason (1c)")
  func skip() {
    withKnownIssue("skipped", isIntermittent: true) {
      Issue.record("skipped: needs touches")
      #expect(Bool(false), "which is known after the skip")
    }
  }

  @Test("[1] a failure before a skip is a failure (1d)")
  func failureBeforeSkip() {
    #expect(Bool(false))
    withKnownIssue("skipped", isIntermittent: true) { Issue.record("skipped: needs touches") }
  }

  @Test("[1] a note is not a failure (1e)")
  func note() { Issue.record("console: a diagnostic\nof two lines", severity: .warning) }

  @Test("[1] an ended process is a failure (1f)")
  func end() { if ProcessInfo.processInfo.environment["SAMPLE_ENDS"] != nil { exit(3) } }

  @Test("[2] a skip of one of two runs is a pass in part (2b)")
  func skipInPart() {
    Issue.record("a complete run", severity: .warning)
    withKnownIssue("skipped", isIntermittent: true) { Issue.record("skipped: needs a tablet") }
  }

  @Test("[2] a test without an end is a failure (2a)")
  func hang() {
    if ProcessInfo.processInfo.environment["SAMPLE_HANGS"] != nil { sleep(60) }
  }

  @Test("[1] a disabled test is skipped (1g)", .disabled())
  func disabled() {}

  @Test("a test without a row is no part of the table")
  func other() {}
}
