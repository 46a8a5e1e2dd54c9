import Foundation
import SegueCommands
import SegueCore
import SegueStyles
import Testing

@Suite struct CompletionsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  nonisolated static let shells = ["bash", "zsh", "fish"]

  /// The tests' own style, and the shipped ones, which have presets.
  private let catalog = StyleCatalog(fixtures.entries + shippedStyles.entries)

  /// Returns the script of a shell.
  private func script(_ shell: String, program: String = "segue") -> String {
    segue(["completions", shell], catalog: catalog, program: program).output
  }

  @Test("a script has every command, and every option of it", arguments: shells)
  func complete(_ shell: String) throws {
    let script = script(shell)
    for command in Command.all {
      let part = try #require(Self.part(of: command.name, in: script, for: shell))
      let missing = command.optionNames.filter { option in
        !Self.writtenForms(of: option, for: shell).contains(where: part.contains)
      }
      #expect(missing == [], "\(command.name)")
    }
  }

  /// Returns the part of a script that concerns a command.
  private static func part(of command: String, in script: String, for shell: String) -> String? {
    if shell == "fish" {
      let lines = script.split(separator: "\n").filter { $0.contains("'__segue_is \(command)' ") }
      return lines.isEmpty ? nil : lines.joined(separator: " \n")
    }
    let parts = script.split(separator: " \(command))")
    return parts.count < 2 ? nil : parts[1].split(separator: ";;").first.map(String.init)
  }

  /// Returns how a script can name an option: with a summary or a value after it, or in a list.
  private static func writtenForms(of option: String, for shell: String) -> [String] {
    switch shell {
    case "zsh": ["\(option)[", "\(option)=["]
    case "fish": [" -l \(option.dropFirst(2)) "]
    default: ["\(option) ", "\(option)\" "]
    }
  }

  @Test("a script has correct syntax", arguments: shells)
  func syntax(_ shell: String) throws {
    let tool = InstalledTool(name: shell)
    guard tool.isInstalled else { return Self.skip(shell) }
    let file = try folder.make("script", script(shell))
    #expect(try tool.run(["-n", file], in: folder) == InstalledTool.Run())
  }

  /// A command line without its program, and the words that complete it.
  nonisolated struct Line: CustomTestStringConvertible, Sendable {
    var words: [String]
    /// The completions; `nil` for the commands that begin with the last word.
    private var listed: [String]?
    var testDescription: String { words.joined(separator: " ") }
    @MainActor var completions: [String] {
      listed ?? Command.all.map(\.name).filter { $0.hasPrefix(words.last ?? "") }
    }

    init(_ words: String..., to completions: [String]? = nil) {
      self.words = words
      listed = completions
    }
  }

  // Of '--device=sm' bash makes three words.
  nonisolated static let lines = [
    Line("ru"),
    Line("m"),
    Line("--ver", to: ["--version"]),
    Line("run", "--ju", to: ["--junit"]),
    Line("run", "a.yaml", "--j", to: ["--json", "--junit"]),
    Line("run", "--device", "", to: ["phone", "smallPhone", "pad"]),
    Line("run", "--device", "=", to: ["phone", "smallPhone", "pad"]),
    Line("run", "--device", "=", "sm", to: ["smallPhone"]),
    Line("run", "--filter", "", to: []),
    Line("styles", "st", to: ["still"]),
    Line("completions", "", to: ["bash", "zsh", "fish"]),
    Line("help", "re"),
    Line("help", "--", to: ["--man", "--help"]),
    Line("unknown", "--", to: []),
  ]

  @Test("bash completes a line", arguments: lines)
  func bash(_ line: Line) throws {
    let tool = InstalledTool(name: "bash")
    guard tool.isInstalled else { return Self.skip("bash") }
    let file = try folder.make("script", script("bash"))
    let program = """
      source "$1"; shift
      COMP_WORDS=(segue "$@") COMP_CWORD=$#
      _segue
      for word in "${COMPREPLY[@]}"; do echo "$word"; done
      """
    let run = try tool.run(["--norc", "-c", program, "bash", file] + line.words, in: folder)
    #expect(run == InstalledTool.Run(output: line.completions.map { "\($0)\n" }.joined()))
  }

  @Test(
    "bash of a Mac, which has no compopt, completes paths",
    arguments: [
      Line("run", "a", to: ["a b.yaml", "ab/"]), Line("run", "--out", "a", to: ["ab/"]),
      Line("run", "--out", "=", "a", to: ["ab/"]), Line("run", "c", to: []),
    ])
  func bashWithoutOptions(_ line: Line) throws {
    let tool = InstalledTool(name: "bash")
    guard tool.isInstalled else { return Self.skip("bash") }
    let file = try folder.make("script", script("bash"))
    _ = try folder.make("ab/file", "")
    _ = try folder.make("a b.yaml", "")
    let program = """
      source "$1"; shift
      if enable compopt 2>/dev/null; then enable -n compopt; fi
      COMP_WORDS=(segue "$@") COMP_CWORD=$#
      _segue
      for word in "${COMPREPLY[@]}"; do echo "$word"; done | LC_ALL=C sort
      """
    let run = try tool.run(["--norc", "-c", program, "bash", file] + line.words, in: folder)
    #expect(run == InstalledTool.Run(output: line.completions.map { "\($0)\n" }.joined()))
  }

  nonisolated static let presetLines = [
    Line("styles", "slideIn", "--preset", "", to: ["panel", "sideMenu"]),
    Line("styles", "slideIn", "--preset", "=", "p", to: ["panel"]),
    Line("styles", "--preset", "pa", to: ["panModal", "panel"]),
    Line("styles", "zoom", "--preset", "pa", to: []),
  ]

  @Test(
    "bash completes the presets of the style in the line, not those of all", arguments: presetLines)
  func bashPresets(_ line: Line) throws {
    try bash(line)
  }

  @Test("each shell has the presets of each style", arguments: shells)
  func presets(_ shell: String) {
    let names = ["bash": "\"panel sideMenu\"", "zsh": "(panel sideMenu)"]
    #expect(script(shell).contains(names[shell] ?? "set names panel sideMenu\n"))
  }

  @Test("fish completes a line", arguments: lines.filter { !$0.words.contains("=") })
  func fish(_ line: Line) throws {
    let tool = InstalledTool(name: "fish")
    guard tool.isInstalled else { return Self.skip("fish") }
    let file = try folder.make("script", script("fish"))
    let text = "segue " + line.words.joined(separator: " ")
    let run = try tool.run(["-N", "-c", "source '\(file)'; complete -C '\(text)'"], in: folder)
    // Each line has a description after a tab. Fish sorts them, and also completes within words.
    let found = run.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }.map(String.init)
    #expect(Set(found.filter { $0.hasPrefix(line.words.last ?? "") }) == Set(line.completions))
  }

  @Test("a runner with another name has its own function, name and styles", arguments: shells)
  func runner(_ shell: String) {
    let script = script(shell, program: "segue-drop 2")
    let names = [
      "bash": ["\n_segue_drop_2() {", "\ncomplete -F _segue_drop_2 'segue-drop 2'\n"],
      "zsh": ["#compdef 'segue-drop 2'\n", "\n_segue_drop_2() {"],
      "fish": ["\nfunction __segue_drop_2_is\n", "\ncomplete -c 'segue-drop 2' -f\n"],
    ]
    #expect(names[shell]?.filter { !script.contains($0) } == [])
    #expect(script.contains("still"))
    #expect(!script.contains("'segue merge'"))
  }

  private static func skip(_ shell: String) {
    print("The completions of \(shell) are not checked, because \(shell) is not installed.")
  }
}
