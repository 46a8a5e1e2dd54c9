import HeadlessUIKit
import Testing

@Suite struct VisualFormatTests {
  struct ReadCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The parsed row, written out.
    var meaning: String
  }

  nonisolated static let readCases: [ReadCase] = [
    ReadCase(testDescription: "[a]", meaning: "horizontal: a"),
    ReadCase(testDescription: "H:|[a]|", meaning: "horizontal: edge none a none edge"),
    ReadCase(testDescription: "V:|-[a]-|", meaning: "vertical: edge standard a standard edge"),
    ReadCase(
      testDescription: "H:|-8-[a(>=20)]-[b]-|",
      meaning: "horizontal: edge (= 8.0) a(≥ 20.0) standard b standard edge"),
    ReadCase(
      testDescription: "V:[top_view]-(gap@low)-[b2(==top_view,<=120.5@750)]",
      meaning: "vertical: top_view (= gap @low) b2(= top_view, ≤ 120.5 @750.0)"),
    ReadCase(testDescription: "|-(-8)-[a]", meaning: "horizontal: edge (= -8.0) a"),
    ReadCase(
      testDescription: "[a]-(>=4,<=margin)-|", meaning: "horizontal: a (≥ 4.0, ≤ margin) edge"),
  ]

  private func describe(_ value: VisualFormat.Value) -> String {
    switch value {
    case .number(let number): "\(number)"
    case .name(let name): name.text
    }
  }

  private func describe(_ predicates: [VisualFormat.Predicate]) -> String {
    let parts = predicates.map { predicate in
      let relation =
        switch predicate.relation {
        case .equal: "="
        case .lessThanOrEqual: "≤"
        case .greaterThanOrEqual: "≥"
        }
      return "\(relation) \(describe(predicate.length))"
        + (predicate.priority.map { " @\(describe($0))" } ?? "")
    }
    return "(\(parts.joined(separator: ", ")))"
  }

  private func describe(_ format: VisualFormat) -> String {
    var words = ["\(format.axis):"]
    for (index, item) in format.items.enumerated() {
      switch item {
      case .superview: words.append("edge")
      case .view(let name, let sizes):
        words.append(name.text + (sizes.isEmpty ? "" : describe(sizes)))
      }
      guard index < format.gaps.count else { continue }
      switch format.gaps[index] {
      case .none: words.append("none")
      case .standard: words.append("standard")
      case .predicates(let predicates): words.append(describe(predicates))
      }
    }
    return words.joined(separator: " ")
  }

  @Test("a valid format is parsed", arguments: readCases)
  func reads(example: ReadCase) throws {
    #expect(describe(try VisualFormat(parsing: example.testDescription)) == example.meaning)
  }

  struct ErrorCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var message: String
  }

  /// An interpolation, `\("")`, keeps the spaces at the end of a line.
  nonisolated static let errorCases: [ErrorCase] = [
    ErrorCase(
      testDescription: "",
      message: """
        visual format, column 1: expected a view in brackets, such as '[name]', found the end
          \("")
          ^
        """),
    ErrorCase(
      testDescription: "X:[a]",
      message: """
        visual format, column 1: expected 'H:', 'V:' or neither at the start, found 'X'
          X:[a]
          ^
        """),
    ErrorCase(
      testDescription: "H:|-8-",
      message: """
        visual format, column 7: expected a view in brackets, such as '[name]', found the end
          H:|-8-
                ^
        """),
    ErrorCase(
      testDescription: "H:|-8[a]",
      message: """
        visual format, column 6: expected '-' after the gap, found '['
          H:|-8[a]
               ^
        """),
    ErrorCase(
      testDescription: "H:[a",
      message: """
        visual format, column 5: expected ']' or '(' after the view's name, found the end
          H:[a
              ^
        """),
    ErrorCase(
      testDescription: "H:[]",
      message: """
        visual format, column 4: expected the name of a view after '[', found ']'
          H:[]
             ^
        """),
    ErrorCase(
      testDescription: "H:[a(>20)]",
      message: """
        visual format, column 7: expected '=' after '>', found '2'
          H:[a(>20)]
                ^
        """),
    ErrorCase(
      testDescription: "H:[a(20]",
      message: """
        visual format, column 8: expected ',' or ')', found ']'
          H:[a(20]
                 ^
        """),
    ErrorCase(
      testDescription: "H:[a(20@)]",
      message: """
        visual format, column 9: expected a priority, as a number or the name of a metric, \
        after '@', found ')'
          H:[a(20@)]
                  ^
        """),
    ErrorCase(
      testDescription: "H:[a(1.2.3)]",
      message: """
        visual format, column 6: '1.2.3' is not a number
          H:[a(1.2.3)]
               ^
        """),
    ErrorCase(
      testDescription: "H:[a] [b]",
      message: """
        visual format, column 6: expected '-', '[' or '|', found ' '
          H:[a] [b]
               ^
        """),
    ErrorCase(
      testDescription: "[a]|-[b]",
      message: """
        visual format, column 5: expected nothing after the superview's edge, found '-'
          [a]|-[b]
              ^
        """),
    ErrorCase(
      testDescription: "[a]-*-[b]",
      message: """
        visual format, column 5: expected a number, a name, '(' or the next view after '-', \
        found '*'
          [a]-*-[b]
              ^
        """),
  ]

  @Test("an invalid format reports where and what is expected", arguments: errorCases)
  func errors(example: ErrorCase) {
    do throws(VisualFormatError) {
      _ = try VisualFormat(parsing: example.testDescription)
      Issue.record("\(example.testDescription) was read")
    } catch {
      #expect(error.message(for: example.testDescription) == example.message)
    }
  }
}
