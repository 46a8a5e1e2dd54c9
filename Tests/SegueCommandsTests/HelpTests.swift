import Foundation
import SegueCommands
import Testing

@Suite struct HelpTests {
  @Test(
    "the overview lists every command and exit code", arguments: [["help"], ["--help"], ["-h"]])
  func overview(line: [String]) {
    let width = Command.all.map(\.name.count).max() ?? 0
    let commands = Command.all.map { command in
      // The first line is "segue run - play scenarios …".
      let summary =
        segue("help", command.name).output.prefix { $0 != "\n" }
        .split(separator: " - ", maxSplits: 1).last ?? ""
      let name = command.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
      return "  \(name)\(summary)"
    }
    let text = """
      segue - play, check and draw view-controller transitions without a device

      Examples
        segue run Configs            play every scenario of a folder
        segue run Configs --out out  and draw every scenario
        segue styles                 the transition styles and their parameters

      Commands
      \(commands.joined(separator: "\n"))

      Exit codes
        0       success
        1       an expectation failed, or motions differ
        64      the command line is invalid
        65      a configuration is invalid
        66      no input
        70      internal error
        73, 74  an output cannot be created or written

      'segue help COMMAND' describes a command, 'segue --version' prints the version.

      """
    #expect(segue(line) == Outcome(code: 0, output: text))
  }

  @Test(
    "the help of a command begins with examples",
    arguments: [["help", "validate"], ["validate", "--help"], ["validate", "--oops", "-h"]])
  func command(line: [String]) {
    let text = """
      segue validate - check files without playing them

      Examples
        segue validate Configs
            every error of every file

      Usage
        segue validate PATH... [options]

      Arguments and options
        PATH                 a YAML file, a folder of them, or - for the standard
                             input
        --set KEY.KEY=VALUE  a YAML value that overrides the files
        --json               the errors as one JSON document

      """
    #expect(segue(line) == Outcome(code: 0, output: text))
  }

  @Test("after '--' the word --help is an argument")
  func afterDashes() {
    #expect(segue("validate", "--", "--help").code == 66)
  }

  @Test("the help of every command fits 80 columns")
  func width() {
    for command in Command.all {
      let lines = segue("help", command.name).output.split(separator: "\n")
      #expect(lines.count > 3)
      #expect(lines.filter { $0.count > 80 } == [])
    }
  }

  @Test("the examples of every command parse")
  func examples() throws {
    for command in Command.all {
      #expect(!command.examples.isEmpty)
      for example in command.examples {
        // Every second part is quoted, and is one word.
        let parts = example.line.prefix { $0 != ">" }
          .split(separator: "'", omittingEmptySubsequences: false)
        let words = parts.enumerated().flatMap { index, part in
          index % 2 == 0 ? part.split(separator: " ").map(String.init) : [String(part)]
        }
        #expect(words.prefix(2) == ["segue", command.name])
        _ = try command.parse(words[2...])
      }
    }
  }

  @Test("the help of render has an example of every format that the message for another one names")
  func formats() throws {
    let message = segue("render", "a.yaml", "-o", "x.png").messages
    let names = try #require(message.firstMatch(of: /the formats are: (.*);/)).1
    let formats = names.split(separator: ", ").map(String.init)
    let help = segue("help", "render").output
    // "-o run.html": the name of the file has no other dot.
    let examples = help.matches(of: /-o [a-z]+(\.[a-z.]+)\n/).map { String($0.1) }
    #expect(formats == [".strip.svg", ".svg", ".txt", ".json", ".html"])
    #expect(Set(examples) == Set(formats))
    let option = try #require(help.firstMatch(of: /-o, --out OUTPUT +a file \((.*)\), a/)).1
    #expect(
      Set(option.replacing(" or", with: ",").split(separator: ", ").map(String.init))
        == Set(formats))
  }

  @Test("the version is a semantic version")
  func version() throws {
    let outcome = segue("--version")
    #expect(outcome.code == 0)
    #expect(outcome.output.wholeMatch(of: /segue \d+\.\d+\.\d+\n/) != nil)
  }
}
