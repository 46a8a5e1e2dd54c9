import SegueCommands
import Testing

/// An invalid command line and its message.
nonisolated struct UsageCase: CustomTestStringConvertible, Sendable {
  var line: [String]
  var messages: String
  var testDescription: String { line.joined(separator: " ") }

  init(_ line: String..., messages: String) {
    self.line = line
    self.messages = messages + "\n"
  }

  static let all = [
    UsageCase(
      "rnu", "a.yaml",
      messages: """
        error[unknown-command]: unknown command 'rnu'
         = help: did you mean 'run'? The commands here are: …
        """),
    UsageCase(
      "--json", "run",
      messages: """
        error[missing-command]: a command must come before '--json'
         = help: 'segue help' lists the commands
        """),
    UsageCase(
      "help", "rum",
      messages: """
        error[unknown-command]: unknown command 'rum'
         = help: did you mean 'run'? The commands here are: …
        """),
    UsageCase(
      "run", "a.yaml", "--qiet",
      messages: """
        error[unknown-option]: unknown option '--qiet' of 'segue run'
         = help: did you mean '--quiet'? The options here are: --scenario, --filter, --include, \
        --exclude, --last-failed, --shard, --device, --set, --list, --fail-fast, --out, \
        --trace, --baseline, --record, --accept, --quiet, --json, --tap, --junit, --github, --help
        """),
    UsageCase(
      "schema", "-x",
      messages: """
        error[unknown-option]: unknown option '-x' of 'segue schema'
         = help: the options here are: --help
        """),
    UsageCase(
      "run",
      messages: """
        error[missing-argument]: 'segue run' needs a PATH
         = help: 'segue help run' shows the usage
        """),
    UsageCase(
      "render", "a.yaml", "b.yaml",
      messages: """
        error[unwanted-argument]: 'segue render' does not take the argument 'b.yaml'
         = help: 'segue help render' shows the usage
        """),
    UsageCase(
      "run", "a.yaml", "--out",
      messages: """
        error[missing-value]: the option '--out' needs a value: --out FOLDER
         = help: 'segue help run' shows the usage
        """),
    UsageCase(
      "run", "a.yaml", "-o", "--json",
      messages: """
        error[missing-value]: the option '--out' needs a value: --out FOLDER
         = help: write --out=--json if that is the value
        """),
    UsageCase(
      "run", "a.yaml", "--json=yes",
      messages: """
        error[unwanted-value]: the option '--json' takes no value
         = help: 'segue help run' shows the usage
        """),
    UsageCase(
      "run", "a.yaml", "-o", "x", "--out=y",
      messages: """
        error[repeated-option]: the option '--out' is given twice
         = help: 'segue help run' shows the usage
        """),
    UsageCase(
      "run", "a.yaml", "--json", "--trace",
      messages: """
        error[conflict]: '--json' and '--trace' cannot be combined
         = help: 'segue help run' shows the usage
        """),
    UsageCase(
      "render", "a.yaml", "-o", "x.png",
      messages: """
        error[unknown-form]: '.png' is not an output format
         = help: the formats are: .strip.svg, .svg, .txt, .json, .html; a name without an extension is a folder
        """),
    UsageCase(
      "render", "a.yaml", "--json", "-o", "x.svg",
      messages: """
        error[conflict]: '--json' and an output in .svg cannot be combined
         = help: 'segue help render' shows the usage
        """),
    UsageCase(
      "render", "a.yaml", "-o", "x.txt", "--at", "0.1",
      messages: """
        error[conflict]: '--at' applies only to pictures, not to .txt
         = help: 'segue help render' shows the usage
        """),
    UsageCase(
      "render", "a.yaml", "-o", "x.html", "--animated",
      messages: """
        error[conflict]: '--animated' is for pictures, and not for .html
         = help: 'segue help render' shows the usage
        """),
    UsageCase(
      "render", "a.yaml", "--animated", "--at", "0.1",
      messages: """
        error[conflict]: '--animated' is for pictures, and not for one frame
         = help: 'segue help render' shows the usage
        """),
    UsageCase(
      "render", "a.yaml", "--contact-sheet", "-o", "x.html",
      messages: """
        error[conflict]: '--contact-sheet' is for an output in .svg, without '--at' and '--animated'
         = help: 'segue help render' shows the usage
        """),
    UsageCase(
      "render", "a.yaml", "--at", "soon",
      messages: """
        error[wrong-type]: expected a duration of 0 to 600 s, found the text 'soon'
         --> --at:1:1
          |
        1 | soon
          | ^^^^
          = help: write seconds such as 0.3, or milliseconds such as 300ms

        1 error
        """),
    UsageCase(
      "completions", "bsh",
      messages: """
        error[unknown-shell]: unknown shell 'bsh'
         = help: did you mean 'bash'? The shells here are: bash, zsh, fish
        """),
    UsageCase(
      "help", "run", "--man",
      messages: """
        error[conflict]: '--man' is for the whole tool, and not for 'run'
         = help: leave out the command: the manual page describes all of them
        """),
    UsageCase(
      "styles", "stil",
      messages: """
        error[unknown-style]: unknown style 'stil'
         = help: did you mean 'still'? The styles here are: still
        """),
    UsageCase(
      "validate", "a.yaml", "--set", "device",
      messages: """
        error[bad-setting]: 'device' is not a setting
         = help: write keys joined by dots, '=', and a value: transitions.slide.duration=0.5, or scenarios[0].name=first for an item of a list

        1 error
        """),
  ]
}

@Suite struct UsageTests {
  @Test(
    "an invalid command line exits 64 with help", arguments: UsageCase.all)
  func explain(_ example: UsageCase) {
    let commands = Command.all.map(\.name).joined(separator: ", ")
    let messages = example.messages.replacing(
      "The commands here are: …", with: "The commands here are: \(commands)")
    #expect(segue(example.line) == Outcome(code: 64, messages: messages))
  }

  @Test("without a command the overview is printed as a message")
  func noCommand() {
    #expect(segue() == Outcome(code: 64, messages: segue("--help").output))
  }

  @Test("control characters of a command line are escaped")
  func escape() {
    let messages = segue("run", "--\u{1B}[2J").messages
    #expect(
      messages.hasPrefix("error[unknown-option]: unknown option '--\\x1B[2J' of 'segue run'\n"))
  }
}
