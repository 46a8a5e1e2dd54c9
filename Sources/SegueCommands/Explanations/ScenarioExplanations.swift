/// The problems of a scenario's run that no device reports.
nonisolated enum ScenarioExplanations {
  static let all = [
    Explanation(
      "retainedController",
      "A view controller was dismissed, popped or replaced, and is still alive when the app is at rest, "
        + "although no object of the visible app keeps it. The message has the properties that retain "
        + "it, as far as they can be found: closures cannot be searched.",
      fix:
        "break the cycle, by 'weak' or by a style that releases the controller in the completion; "
        + "where the controller is kept on purpose, expect it by 'leaks'",
      wrong: "animator.addCompletion { _ in self.end() }\nself.animator = animator",
      right: "animator.addCompletion { [weak self] _ in self?.end() }\nself.animator = animator"),
    Explanation(
      "impossibleAction",
      "An action of an element cannot be performed where it is, such as a push outside a navigation "
        + "controller, or a transition has a style that does not support its use."),
    Explanation(
      "unknownScreen",
      "A style requests a screen that the file does not define.",
      fix: "name one of the file's screens in the transition"),
  ]
}
