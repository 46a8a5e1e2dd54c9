import SegueCommands
import Testing

@Suite struct ManualPageTests {
  private let page = segue("help", "--man").output

  @Test("the manual page has the usual sections, in order")
  func sections() {
    let titles = page.split(separator: "\n").filter { $0.hasPrefix(".SH ") }.map { $0.dropFirst(4) }
    #expect(
      titles == [
        "\"NAME\"", "\"SYNOPSIS\"", "\"DESCRIPTION\"", "\"COMMANDS\"", "\"EXIT STATUS\"",
        "\"ENVIRONMENT\"", "\"FILES\"", "\"EXAMPLES\"", "\"SEE ALSO\"",
      ])
  }

  @Test("the manual page has every command, option and example")
  func complete() {
    for command in Command.all {
      let name = Self.roff(command.name)
      let parts = page.split(separator: ".SS \"\(name)")
      #expect(parts.count == 2, "\(name)")
      let part = parts.last?.split(separator: "\n.S").first ?? ""
      #expect(command.optionNames.filter { !part.contains(Self.roff($0)) } == [], "\(name)")
      for example in command.examples {
        #expect(page.contains(".TP\n\\fB\(Self.roff(example.line))\\fR\n"), "\(example.line)")
      }
    }
  }

  @Test("the manual page is the same each time, and begins with the version")
  func deterministic() {
    #expect(segue("help", "--man").output == page)
    let version = segue("--version").output.dropFirst("segue ".count).dropLast()
    #expect(page.hasPrefix(".TH \"SEGUE\" \"1\" \"\" \"Segue \(version)\" \"User Commands\"\n"))
  }

  @Test("the manual page of a runner has its name")
  func runner() {
    let page = segue(["help", "--man"], program: "arcade").output
    #expect(page.hasPrefix(".TH \"ARCADE\" \"1\" \"\" \"made with Segue "))
    #expect(page.contains(".TP\n\\fBarcade styles\\fR\n"))
    #expect(!page.contains("segue run"))
  }

  @Test("groff formats the manual page without a warning")
  func groff() throws {
    let tool = InstalledTool(name: "groff")
    guard tool.isInstalled else {
      print("The manual page is not formatted, because groff is not installed.")
      return
    }
    let folder = try TemporaryFolder()
    let file = try folder.make("segue.1", page)
    let run = try tool.run(["-man", "-Tutf8", "-ww", "-P-cbou", file], in: folder)
    #expect(run.code == 0)
    #expect(run.messages == "")
    #expect(run.output.contains("\n   new-style NAME [options]\n"))
  }

  /// Returns a text as the page writes it.
  private static func roff(_ text: String) -> String {
    text.replacing("-", with: "\\-").replacing("'", with: "\\(aq").replacing("~", with: "\\(ti")
  }
}
