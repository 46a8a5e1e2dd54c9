import Foundation
import TestSupport
import Testing

/// Documentation/Motion.md shows the output of the command.
@Suite struct MotionPageTests {
  private static func text(_ name: String) throws -> String {
    try ProjectFile("Documentation/\(name)").text()
  }

  @Test("every command line of the page gives the output below it")
  func commandLines() throws {
    let blocks = try Self.text("Motion.md").components(separatedBy: "```\n")
      .filter { $0.hasPrefix("$ segue ") }
    #expect(blocks.count == 2)
    for block in blocks {
      let line = block.prefix { $0 != "\n" }
      let words = line.components(separatedBy: "'").enumerated().flatMap { index, part in
        index % 2 == 0 ? part.split(separator: " ").map(String.init) : [part]
      }
      #expect(
        segue(Array(words.dropFirst(2)))
          == Outcome(code: 0, output: String(block.dropFirst(line.count + 1))))
    }
  }

  @Test("the plot of the page is the command's output")
  func plot() throws {
    let outcome = segue("motion", "{ spring: { duration: 0.5, bounce: 0.3 } }", "--svg")
    #expect(try outcome == Outcome(code: 0, output: Self.text("Images/motion.svg")))
  }

  @Test("every motion in the page's table is accepted")
  func table() throws {
    let cells = try Self.text("Motion.md").components(separatedBy: "\n")
      .filter { $0.hasPrefix("| `") }.compactMap { $0.components(separatedBy: " | ").first }
    let motions = cells.flatMap { cell in
      cell.matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }
    #expect(motions.count == 12)
    for motion in motions { #expect(segue("motion", motion).code == 0, "\(motion)") }
  }
}
