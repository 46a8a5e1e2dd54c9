import HeadlessUIKit
import TestSupport
import Testing

/// The page about the open questions, and the choices that answer them.
@Suite struct ChoicesPageTests {
  @Test(
    "Documentation/Contributing/BehaviorChoices.md names every choice with its default, and no other"
  )
  func namesEverySwitch() throws {
    let choices = Mirror(reflecting: BehaviorChoices()).children.map { child in
      "`\(child.label ?? "")`, by default `\(child.value)`"
    }
    #expect(try Self.namedChoices().sorted() == choices.sorted())
  }

  @Test("every question of the page has a number of its own")
  func numbersEveryQuestion() throws {
    let questions = try Self.text().components(separatedBy: "\n").filter { $0.hasPrefix("**") }
    let numbers = questions.compactMap { Int($0.dropFirst(2).prefix { $0.isNumber }) }
    #expect(numbers.count == Mirror(reflecting: BehaviorChoices()).children.count)
    #expect(Set(numbers).count == numbers.count)
  }

  private static func text() throws -> String {
    try ProjectFile("Documentation/Contributing/BehaviorChoices.md").text()
  }

  /// Returns the choices that the page names, each with its default.
  private static func namedChoices() throws -> [String] {
    try text().replacingOccurrences(of: "\n", with: " ")
      .matches(of: /`\w+`, by default `\w+`/).map { String($0.output) }
  }
}
