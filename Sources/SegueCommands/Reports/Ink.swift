import SegueScenario

/// Colours for terminals; plain text everywhere else.
nonisolated struct Ink: Sendable {
  /// Whether anything is coloured.
  var isOn: Bool

  func good(_ text: String) -> String { colour("32", text) }
  func bad(_ text: String) -> String { colour("31", text) }
  func strong(_ text: String) -> String { colour("1", text) }
  func faint(_ text: String) -> String { colour("2", text) }

  func marked(_ text: String, _ emphasis: FailureText.Emphasis) -> String {
    switch emphasis {
    case .good: good(text)
    case .bad: bad(text)
    case .faint: faint(text)
    }
  }

  private func colour(_ code: String, _ text: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
