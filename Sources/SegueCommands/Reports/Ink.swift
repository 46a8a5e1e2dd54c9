import SegueScenario

/// Colors for terminals; plain text everywhere else.
nonisolated struct Ink: Sendable {
  /// Whether anything is colored.
  var isOn: Bool

  func good(_ text: String) -> String { color("32", text) }
  func bad(_ text: String) -> String { color("31", text) }
  func strong(_ text: String) -> String { color("1", text) }
  func faint(_ text: String) -> String { color("2", text) }

  func marked(_ text: String, _ emphasis: FailureText.Emphasis) -> String {
    switch emphasis {
    case .good: good(text)
    case .bad: bad(text)
    case .faint: faint(text)
    }
  }

  private func color(_ code: String, _ text: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
