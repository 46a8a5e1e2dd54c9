import SegueCommands
import Testing

@Suite struct HelpTests {
  @Test("The overview names every command and exit code")
  func overview() {
    let text = """
      segue - play, check and draw view-controller transitions without a device

      Examples
        segue run Configs            play every scenario of a folder
        segue run Configs --out out  and draw what happened
        segue styles                 the transition styles and their tunables

      Commands
        run       play scenarios and check what they expect
        render    draw what happens in a scenario
        validate  check files without playing them
        migrate   write the names of today for keys that were renamed
        styles    list the transition styles, or tell about one
        motion    evaluate or draw a motion
        schema    print the JSON Schema of a file, for editors
        help      tell what the tool or a command does

      Exit codes
        0       all is well
        1       an expectation failed
        64      the command line cannot be understood
        65      a configuration is wrong
        66      there is nothing to read
        70      the fault is the program's own
        73, 74  an output cannot be made, or broke off

      'segue help COMMAND' tells more about a command, 'segue --version' the version.

      """
    for line in [["help"], ["--help"], ["-h"]] {
      #expect(segue(line) == Outcome(code: 0, output: text))
    }
  }

  @Test("The help of a command begins with examples")
  func command() {
    let text = """
      segue validate - check files without playing them

      Examples
        segue validate Configs
            every mistake of every file

      Usage
        segue validate PATH... [options]

      Arguments and options
        PATH                 a YAML file, a folder of them, or - for the standard
                             input
        --set KEY.KEY=VALUE  a YAML value laid over what the files say
        --json               the mistakes as one JSON document

      """
    for line in [["help", "validate"], ["validate", "--help"], ["validate", "--oops", "-h"]] {
      #expect(segue(line) == Outcome(code: 0, output: text))
    }
  }

  @Test("After '--' a word is an argument, though it be --help")
  func afterDashes() {
    #expect(segue("validate", "--", "--help").code == 66)
  }

  @Test("Every help fits 80 columns")
  func width() {
    for command in Command.all {
      let lines = segue("help", command.name).output.split(separator: "\n")
      #expect(lines.count > 3)
      #expect(lines.filter { $0.count > 80 } == [])
    }
  }

  @Test("The examples of every help are understood")
  func examples() throws {
    for command in Command.all {
      #expect(!command.examples.isEmpty)
      for example in command.examples {
        // Every second part stands between quotes, and is one word.
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

  @Test("The version is one of semantic versioning")
  func version() throws {
    let outcome = segue("--version")
    #expect(outcome.code == 0)
    #expect(outcome.output.wholeMatch(of: /segue \d+\.\d+\.\d+\n/) != nil)
  }
}
