nonisolated enum FileExplanations {
  static let all = values + parts

  /// What a name that is not known can be of: in a file, on the command line.
  private static let unknownThings = [
    "key", "style", "screen", "element", "target", "transition", "motion", "detent", "tab", "page",
    "presenter", "role", "kind", "alias", "command", "option", "scenario", "tag", "device",
    "preset", "list",
    "form", "shell", "code",
  ]

  /// The problems of single values and keys.
  private static let values = [
    Explanation(
      "unknown-…", ends: unknownThings,
      "A name is not known where it is written. The word after 'unknown-' says what the name is of: a "
        + "key, a style, a screen, a target, a transition, a detent. Names of screens, elements and transitions "
        + "are defined in the file; keys and styles are Segue's. A style of another package is known to the "
        + "runner of that package, in place of 'segue': Documentation/AddingAStyle.md. Upper and lower case differ.",
      wrong: "transitions: { slide: { style: slideIn, egde: left } }",
      right: "transitions: { slide: { style: slideIn, edge: left } }"),
    Explanation(
      "wrong-type",
      "The value is not of the kind that the key takes, for example a list instead of a number. Numbers "
        + "and 'true' in quotes are texts.",
      wrong: "transitions: { slide: { style: slideIn, cornerRadius: '12' } }",
      right: "transitions: { slide: { style: slideIn, cornerRadius: 12 } }"),
    Explanation(
      "out-of-range",
      "The number is outside of the values that the key takes. 'segue styles STYLE' prints the range "
        + "of each parameter.",
      wrong: "transitions: { slide: { style: slideIn, dimming: { opacity: 40 } } }",
      right: "transitions: { slide: { style: slideIn, dimming: { opacity: 0.4 } } }"),
    Explanation(
      "wrong-count", "The list has too many or too few items.",
      wrong: "motions: { soft: { bezier: [0.3, 1] } }",
      right: "motions: { soft: { bezier: [0.3, 0, 0.1, 1] } }"),
    Explanation(
      "missing-key", "A map lacks a key without which it means nothing.",
      wrong: "transitions: { slide: { edge: left } }",
      right: "transitions: { slide: { style: slideIn, edge: left } }"),
    Explanation(
      "no-effect",
      "A warning: the key is valid, but changes nothing beside the values of other keys.",
      wrong: "transitions: { slide: { style: slideIn, dimming: { opacity: 0, color: red } } }",
      right: "transitions: { slide: { style: slideIn, dimming: { opacity: 0.3, color: red } } }"),
    Explanation(
      "long-duration",
      "A warning: a time is probably meant in milliseconds, or a spring takes more than 10 s to settle.",
      wrong: "scenarios: [{ name: a, steps: [{ wait: 300 }] }]",
      right: "scenarios: [{ name: a, steps: [{ wait: 300ms }] }]"),
    Explanation(
      "contradiction",
      "Two keys exclude each other, or a key does not apply to what it is part of.",
      wrong: "scenarios: [{ name: a, steps: [{ drag: { from: home, by: [0, 9], to: home } }] }]",
      right: "scenarios: [{ name: a, steps: [{ drag: { from: home, by: [0, 9] } }] }]"),
    Explanation(
      "spring-vocabulary",
      "A spring is described by one of four sets of keys: 'dampingRatio'; 'duration' and 'bounce'; "
        + "'response' and 'dampingRatio'; 'mass', 'stiffness' and 'damping'.",
      wrong: "motions: { soft: { spring: { bounce: 0.2, stiffness: 100 } } }",
      right: "motions: { soft: { spring: { duration: 0.5, bounce: 0.2 } } }"),
    Explanation(
      "bad-setting",
      "A setting of '--set', or a key of a 'matrix', is keys joined by dots from the outermost, and for "
        + "'--set' an '=' and a value in YAML: transitions.slide.duration=0.5.",
      wrong: "scenarios: [{ name: a, matrix: { duration: [0.2, 0.4] }, steps: [] }]",
      right: "scenarios: [{ name: a, matrix: { device.scale: [2, 3] }, steps: [] }]"),
    Explanation(
      "duplicate-value",
      "A list of a 'matrix' has a value twice, which would be one scenario twice.",
      wrong: "scenarios: [{ name: a, matrix: { device: [pad, pad] }, steps: [] }]",
      right: "scenarios: [{ name: a, matrix: { device: [pad, phone] }, steps: [] }]"),
    Explanation(
      "too-many",
      "The matrices of a file make more scenarios than a file can have: the counts of a matrix's lists "
        + "are multiplied. Or a scenario performs more steps, rotates the device more often, or evaluates "
        + "more expectations for every frame, than it can: repetitions multiply.",
      fix:
        "remove values, steps, repetitions or expectations, or divide the scenarios between several "
        + "files"),
  ]

  /// The problems of screens, transitions, scenarios and steps.
  private static let parts = [
    Explanation(
      "duplicate-name",
      "Two things that a step can name have the same name, so that the step would be ambiguous.",
      wrong: "motions: { linear: easeIn }", right: "motions: { even: easeIn }"),
    Explanation(
      "duplicate-element",
      "Two elements of a screen, or two buttons of an alert, have the same id.",
      wrong: "screens: { home: { elements: [{ id: go }, { id: go }] } }\nroot: home",
      right: "screens: { home: { elements: [{ id: go }, { id: stop }] } }\nroot: home"),
    Explanation(
      "duplicate-scenario",
      "Two scenarios have the same name, by which runs and reports find them.",
      wrong: "scenarios: [{ name: a, steps: [] }, { name: a, steps: [] }]",
      right: "scenarios: [{ name: a, steps: [] }, { name: b, steps: [] }]"),
    Explanation(
      "empty-expectation", "An expectation states nothing, so that it could never fail.",
      wrong: "scenarios: [{ name: a, steps: [{ expect: { frame: { of: home } } }] }]",
      right: "scenarios: [{ name: a, steps: [{ expect: { frame: { of: home, x: 0 } } }] }]"),
    Explanation(
      "empty-change", "A step changes nothing.",
      wrong: "scenarios: [{ name: a, steps: [{ set: { screen: home } }] }]",
      right: "scenarios: [{ name: a, steps: [{ set: { screen: home, title: Home } }] }]"),
    Explanation(
      "empty-alongside", "An animation alongside a transition changes nothing.",
      fix: "add a key that the animation changes, such as 'alpha'"),
    Explanation(
      "late-keyframe", "A key frame would end after the transition of which it is a part.",
      fix: "choose a start and a duration whose sum is at most 1"),
    Explanation(
      "out-of-order", "The times of a touch must rise: a report is before the preceding one.",
      wrong: "scenarios:\n  - name: a\n    steps:\n"
        + "      - touches: [{ from: home, moved: [{ at: 20ms, by: [1, 0] }, { at: 9ms, by: [2, 0] }] }]",
      right: "scenarios:\n  - name: a\n    steps:\n"
        + "      - touches: [{ from: home, moved: [{ at: 9ms, by: [1, 0] }, { at: 20ms, by: [2, 0] }] }]"
    ),
    Explanation(
      "too-long",
      "The steps of a scenario, or all scenarios of a file, take more simulated time than they can.",
      wrong: "scenarios: [{ name: a, steps: [{ wait: 599s }, { wait: 9s }] }]",
      right: "scenarios: [{ name: a, steps: [{ wait: 599s }] }]"),
    Explanation(
      "endless-steps", "A list of steps performs itself, directly or by another list.",
      wrong: "steps: { go: [{ tap: home }, { perform: go }] }",
      right: "steps: { go: [{ tap: home }] }"),
    Explanation(
      "mismatched-edge",
      "A view appears from one edge, and a gesture or an interactive presentation leads from another, "
        + "so that the view would not follow the touch.",
      fix: "use the same edge for both, or leave the edge of the gesture out"),
  ]
}
