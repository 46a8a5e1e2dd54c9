import SegueText
import Testing

@Suite struct DisplayTextTests {
  @Test(
    "hidden characters are escapes as YAML's double quotes have them",
    arguments: [
      ("plain", "plain", 5), ("a\tb\nc", "a    b\\nc", 9), ("\u{1B}[31m", "\\x1B[31m", 8),
      ("\u{202E}x", "\\u202Ex", 7), ("\u{E0001}", "\\U000E0001", 10), ("中", "中", 2),
    ])
  func hidden(text: String, shown: String, cells: Int) {
    let display = DisplayText(text)
    #expect(display.text == shown)
    #expect(display.cells == cells)
  }

  @Test(
    "a text cannot begin a workflow command of the server that shows it",
    arguments: [
      ("##[stop-commands]x", "##\\x5Bstop-commands]x", 21), ("a ###[b", "a ###\\x5Bb", 10),
      ("::error::x", ":\\x3Aerror::x", 13), ("  ::x", "  :\\x3Ax", 8),
      ("a::b #[c] ## [d", "a::b #[c] ## [d", 15), (":a:", ":a:", 3),
    ])
  func workflowCommands(text: String, shown: String, cells: Int) {
    let display = DisplayText(text)
    #expect(display.text == shown)
    #expect(display.cells == cells)
  }

  @Test(
    "a joiner stays after a character that is not ASCII, and is an escape elsewhere",
    arguments: [
      ("\u{1F468}\u{200D}\u{1F680}", "\u{1F468}\u{200D}\u{1F680}", 2),
      ("\u{6CC}\u{200C}\u{62E}", "\u{6CC}\u{200C}\u{62E}", 2),
      ("pa\u{200D}nel", "pa\\u200Dnel", 11), ("1\u{200C}", "1\\u200C", 7),
      ("\u{200D}", "\\u200D", 6),
    ])
  func joiners(text: String, shown: String, cells: Int) {
    let display = DisplayText(text)
    #expect(display.text == shown)
    #expect(display.cells == cells)
  }
}
