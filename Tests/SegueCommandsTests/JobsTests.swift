import Foundation
import SegueCommands
import Testing

/// Runs in several processes of the built command.
@Suite struct JobsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.make("in/a.yaml", failing)
    try folder.make("in/b.yaml", passing)
    try folder.make("in/c.yaml", failing)
  }

  @Test("several processes print what one prints", arguments: ["1", "2", "3", "8"])
  func sameText(_ jobs: String) {
    for options in [[], ["--json"], ["--tap"], ["-q"], ["--fail-fast"]] {
      let words = ["run", folder.path + "/in"] + options
      #expect(
        segue(words + ["-j", jobs], executable: BuiltCommand.path) == segue(words), "\(options)")
    }
  }

  @Test("several processes write what one writes")
  func sameFiles() throws {
    let words = ["run", folder.path + "/in", "--out"]
    _ = segue(words + [folder.path + "/one"])
    _ = segue(words + [folder.path + "/several", "-j", "2"], executable: BuiltCommand.path)
    let names = try TemporaryFolder.contents(folder.path + "/one")
    #expect(try TemporaryFolder.contents(folder.path + "/several") == names)
    for name in names where name.contains(".") && !name.hasPrefix(".") {
      #expect(try folder.text("several/\(name)") == folder.text("one/\(name)"), "\(name)")
    }
  }

  @Test("a part of a run is divided among processes")
  func partInProcesses() {
    for options in [[], ["--json"]] {
      let words = ["run", folder.path + "/in", "--shard", "1/2"] + options
      #expect(
        segue(words + ["-j", "2"], executable: BuiltCommand.path) == segue(words), "\(options)")
    }
  }

  @Test("a program that cannot be started is an error")
  func noProgram() {
    let words = ["run", folder.path + "/in", "-j", "2"]
    #expect(
      segue(words, executable: "/none")
        == Outcome(
          code: 70,
          messages: """
            error[no-process]: '/none' could not be started: it does not exist
             = help: leave out '--jobs'

            """))
  }

  @Test("a process that ends without a report is an error with its number")
  func failedProcess() {
    let words = ["run", folder.path + "/in", "-j", "2"]
    #expect(
      segue(words, executable: "/bin/false")
        == Outcome(
          code: 70,
          messages: """
            error[process-failed]: process 1 of 2 ended with exit code 1 and without a report
             = help: leave out '--jobs' to find the scenario

            """))
  }

  @Test(
    "a number of processes that is none is an error", arguments: ["0", "-1", "x", "257", "1.5"])
  func badNumber(_ text: String) {
    let outcome = segue(["run", folder.path + "/in", "--jobs=\(text)"])
    #expect(outcome.code == 64)
    #expect(outcome.messages.hasPrefix("error[bad-jobs]: '\(text)' is not a number of processes\n"))
  }
}
