nonisolated extension MistakeCase {
  /// Errors in expectations and scenarios.
  static let expectations = [
    MistakeCase(
      "an empty expectation",
      "- expect: {}",
      """
      error[empty-expectation]: the expectation is empty
        --> app.yaml:20:17
         |
      20 |       - expect: {}
         |                 ^^
         = help: write one of: \(ListedKeys.expectations)

      1 error

      """),
    MistakeCase(
      "an interval with both during and within",
      "- expect: { top: home, during: 1s, within: 1s }",
      """
      error[contradiction]: 'during' and 'within' cannot be combined
        --> app.yaml:20:42
         |
      20 |       - expect: { top: home, during: 1s, within: 1s }
         |                                          ^^^^^^
         = help: write two expectations, one after the other

      1 error

      """),
    MistakeCase(
      "a frame without numbers",
      "- expect: { frame: { of: panel } }",
      """
      error[empty-expectation]: the frame expectation has no number
        --> app.yaml:20:26
         |
      20 |       - expect: { frame: { of: panel } }
         |                          ^^^^^^^^^^^^^
         = help: write one of: is, x, y, width, height, minX, midX, maxX, minY, midY, maxY

      1 error

      """),
    MistakeCase(
      "a frame without a view",
      "- expect: { frame: { x: 1 } }",
      """
      error[missing-key]: a frame needs the key 'of'
        --> app.yaml:20:26
         |
      20 |       - expect: { frame: { x: 1 } }
         |                          ^^^^^^^^
         = help: The element, screen or role.

      1 error

      """),
    MistakeCase(
      "an unknown kind of events",
      "- expect: { events: { list: [], kind: apperance } }",
      """
      error[unknown-kind]: unknown kind 'apperance'
        --> app.yaml:20:45
         |
      20 |       - expect: { events: { list: [], kind: apperance } }
         |                                             ^^^^^^^^^
         = help: did you mean 'appearance'? The kinds here are: appearance, delegate, presentation, transition, container, completion, size, gesture, keyboard, style

      1 error

      """),
    MistakeCase(
      "an empty change",
      "- set: { screen: panel }",
      """
      error[empty-change]: the step changes nothing
        --> app.yaml:20:14
         |
      20 |       - set: { screen: panel }
         |              ^^^^^^^^^^^^^^^^^
         = help: write one of: title, preferredContentSize, isModalInPresentation, hasUnsavedChanges, dismissOnTap

      1 error

      """),
    MistakeCase(
      "a snapshot without a name",
      "- snapshot:",
      """
      error[wrong-type]: expected a name, found nothing
        --> app.yaml:20:18
         |
      20 |       - snapshot:
         |                  ^
         = help: write a few words

      1 error

      """),
    MistakeCase(
      "all errors at once",
      """
      - tap: opne
      - wait: -1
      - expect: { top: pannel, alpha: { of: dimming, is: 2 } }
      """,
      """
      error[unknown-target]: unknown target 'opne'
        --> app.yaml:20:14
         |
      20 |       - tap: opne
         |              ^^^^
         = help: did you mean 'open'? The targets here are: open, high, idle, close, home, panel, cover, hint, dimming, grabber, back, navigationBar, tabBar, keyboard

      error[out-of-range]: expected a duration of 0 to 600 s, found '-1'
        --> app.yaml:21:15
         |
      21 |       - wait: -1
         |               ^^
         = help: the nearest valid value is 0

      error[unknown-screen]: unknown screen 'pannel'
        --> app.yaml:22:24
         |
      22 |       - expect: { top: pannel, alpha: { of: dimming, is: 2 } }
         |                        ^^^^^^
         = help: did you mean 'panel'? The screens here are: home, panel, cover, hint

      error[out-of-range]: expected a fraction of 0 to 1, found '2'
        --> app.yaml:22:58
         |
      22 |       - expect: { top: pannel, alpha: { of: dimming, is: 2 } }
         |                                                          ^
         = help: the nearest valid value is 1

      4 errors

      """),
    MistakeCase(
      "more time than a scenario can take",
      """
      - wait: 400s
      - expect: { during: 300s, top: home }
      """,
      """
      error[too-long]: the steps take 700 s, more than the 600 s that a scenario can take
        --> app.yaml:18:11
         |
      18 |   - name: it
         |           ^^
         = help: split the scenario in two

      1 error

      """),
  ]
}
