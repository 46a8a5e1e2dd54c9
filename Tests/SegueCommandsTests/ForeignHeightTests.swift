import SegueStyles
import Testing

/// Heights, times and velocities as other tools write them get their value in Segue's notation.
@Suite struct ForeignHeightTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "a height of a sheet in another notation gets the converted value as help",
    arguments: [
      ("detents: [100%]", ["expected a detent, found the text '100%'", "write { fraction: 1 }"]),
      (
        "detents: [200, 0.5, 1]",
        [
          "expected a detent, found '0.5'", "write { fraction: 0.5 }",
          "expected a detent, found '1'", "write { fraction: 1 }",
        ]
      ),
      (
        "detents: [half, full]",
        [
          "expected a detent, found the text 'half'", "write medium",
          "expected a detent, found the text 'full'", "write large",
        ]
      ),
      ("detents: [200pt]", ["expected a detent, found the text '200pt'", "write 200"]),
      ("largestUndimmedDetent: 1", ["expected a detent, found '1'", "write { fraction: 1 }"]),
    ])
  func detent(written: String, expected: [String]) throws {
    let found = try folder.messages("transitions: { one: { style: sheet, \(written) } }\n")
    #expect(found == expected.map { $0.hasPrefix("expected") ? "error[wrong-type]: \($0)" : $0 })
  }

  @Test("the heights of other sheets are detents, with the converted values")
  func snapPoints() throws {
    #expect(
      try folder.messages("transitions: { one: { style: sheet, snapPoints: [0.5, 80%, 200pt] } }\n")
        == [
          "error[unknown-key]: unknown key 'snapPoints' in a sheet style",
          "'snapPoints' is 'detents' here: write detents: [{ fraction: 0.5 }, { fraction: 0.8 }, 200]",
        ])
  }

  @Test(
    "a fraction as a height of the system's sheet gets the detent as help",
    arguments: [
      ("1", "found '1'", "write large"), ("100%", "found the text '100%'", "write large"),
      ("0.5", "found '0.5'", "write medium, which is about half"),
      ("200pt", "found the text '200pt'", "write 200"),
    ])
  func systemDetent(written: String, message: String, help: String) throws {
    let found = try folder.messages(
      "screens: { home: { sheet: { detents: [\(written)] } } }\nroot: home\n")
    #expect(found == ["error[wrong-type]: expected a height of a sheet, \(message)", help])
  }

  @Test(
    "a time that is long without a unit is probably in milliseconds, which is a warning",
    arguments: [
      (
        "wait: 300",
        ["a time is in seconds: '300' is 5 min", "write 300ms for milliseconds, or 300s"]
      ),
      (
        "expect: { top: home, during: 90 }",
        ["a time is in seconds: '90' is 1.5 min", "write 90ms for milliseconds, or 90s"]
      ),
      ("wait: 300s", []), ("wait: 59", []),
    ])
  func longTime(written: String, expected: [String]) throws {
    let found = try folder.messages(
      """
      screens: { home: { content: plain } }
      root: home
      scenarios: [{ name: it, steps: [{ \(written) }] }]

      """)
    #expect(found == expected.map { $0.hasPrefix("a time") ? "warning[long-duration]: \($0)" : $0 })
  }

  @Test(
    "a spring that takes longer than 10 s to settle is a warning with its settling time",
    arguments: [
      ("mass: 4, stiffness: 1, damping: 1", "57.1", "with more damping it settles sooner"),
      (
        "mass: 100, stiffness: 1, damping: 40", "260.6", "with a higher stiffness it settles sooner"
      ),
    ])
  func slowSpring(constants: String, seconds: String, help: String) throws {
    #expect(
      try folder.messages(
        "transitions: { one: { style: slideIn, motion: { spring: { \(constants) } } } }\n") == [
          "warning[long-duration]: this spring settles in \(seconds) s", help,
        ])
  }

  @Test("a negative velocity of a swipe gets its magnitude, and the key of its direction")
  func swipe() throws {
    let found = try folder.messages(
      """
      screens: { home: { content: plain } }
      root: home
      scenarios:
        - { name: it, steps: [{ swipe: { from: home, by: [0, 100], velocity: -1800 } }] }

      """)
    #expect(
      found == [
        "error[out-of-range]: expected a velocity of 1 to 100000 pt/s, found '-1800'",
        "a speed has no sign: write 1800; the direction is that of 'by'",
      ])
  }
}

extension TemporaryFolder {
  /// Returns the messages about a file and their help, without its lines.
  func messages(_ text: String) throws -> [String] {
    try make("app.yaml", text)
    let outcome = segue(["validate", "…/app.yaml"], catalog: shippedStyles)
    return outcome.messages.split(separator: "\n").compactMap { line in
      if line.hasPrefix("error[") || line.hasPrefix("warning[") { return String(line) }
      return line.firstRange(of: "= help: ").map { String(line[$0.upperBound...]) }
    }
  }
}
