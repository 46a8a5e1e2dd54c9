nonisolated extension MistakeCase {
  /// Errors in expectations and scenarios.
  static let expectations = list(
    """
    == an empty expectation
    - expect: {}
    --
    error[empty-expectation]: the expectation is empty
      --> app.yaml:20:17 ^^
      = help: write one of: \(ListedKeys.expectations)
    == an interval with both during and within
    - expect: { top: home, during: 1s, within: 1s }
    --
    error[contradiction]: 'during' and 'within' cannot be combined
      --> app.yaml:20:42 ^^^^^^
      = help: write two expectations, one after the other
    == a frame without numbers
    - expect: { frame: { of: panel } }
    --
    error[empty-expectation]: the frame expectation has no number and no other view
      --> app.yaml:20:26 ^^^^^^^^^^^^^
      = help: write one of: is, x, y, width, height, minX, midX, maxX, minY, midY, maxY, inside, leftOf, rightOf, above, below
    == limits that no number meets
    - expect: { frame: { of: panel, x: { atLeast: 5, atMost: 4 } }, alpha: { of: home, atLeast: 1, atMost: 0 } }
    --
    error[contradiction]: no number is at least 5 and at most 4
      --> app.yaml:20:64 ^
      = help: exchange the two limits
    error[contradiction]: no number is at least 1 and at most 0
      --> app.yaml:20:110 ^
      = help: exchange the two limits
    == limits without a number
    - expect: { velocity: { of: panel }, duration: { tolerance: 1ms } }
    --
    error[empty-expectation]: the velocity expectation has no number
      --> app.yaml:20:29 ^^^^^^^^^^^^^
      = help: write one of: x, y, is, atLeast, atMost
    error[empty-expectation]: the duration expectation has no number
      --> app.yaml:20:54 ^^^^^^^^^^^^^^^^^^
      = help: write one of: is, atLeast, atMost
    == a frame without a view
    - expect: { frame: { x: 1 } }
    --
    error[missing-key]: a frame needs the key 'of'
      --> app.yaml:20:26 ^^^^^^^^
      = help: The element, screen or role.
    == an unknown kind of events
    - expect: { events: { list: [], kind: apperance } }
    --
    error[unknown-kind]: unknown kind 'apperance'
      --> app.yaml:20:45 ^^^^^^^^^
      = help: did you mean 'appearance'? The kinds here are: appearance, delegate, presentation, transition, container, completion, size, gesture, release, statusBar, keyboard, accessibility, haptic, style
    == an empty change
    - set: { screen: panel }
    --
    error[empty-change]: the step changes nothing
      --> app.yaml:20:14 ^^^^^^^^^^^^^^^^^
      = help: write one of: title, preferredContentSize, isModalInPresentation, hasUnsavedChanges, dismissOnTap, sheet, isNavigationBarHidden
    == a snapshot without a name
    - snapshot:
    --
    error[wrong-type]: expected a name, found nothing
      --> app.yaml:20:18 ^
      = help: write a few words
    == all errors at once
    - tap: opne
    - wait: -1
    - expect: { top: pannel, alpha: { of: dimming, is: 2 } }
    --
    error[unknown-target]: unknown target 'opne'
      --> app.yaml:20:14 ^^^^
      = help: did you mean 'open'? The targets here are: dimming, blur, grabber, back, navigationBar, tabBar, keyboard, open, high, idle, close, home, panel, cover, hint
    error[out-of-range]: expected a duration of 0 to 600 s, found '-1'
      --> app.yaml:21:15 ^^
      = help: the nearest valid value is 0
    error[unknown-screen]: unknown screen 'pannel'
      --> app.yaml:22:24 ^^^^^^
      = help: did you mean 'panel'? The screens here are: home, panel, cover, hint
    error[out-of-range]: expected a fraction of 0 to 1, found '2'
      --> app.yaml:22:58 ^
      = help: the nearest valid value is 1
    == more time than a scenario can take
    - wait: 400s
    - expect: { during: 300s, top: home }
    --
    error[too-long]: the steps take 700 s, more than the 600 s that a scenario can take
      --> app.yaml:18:11 ^^
      = help: split the scenario in two
    == an unknown screen and phase, and no screen
    - expect: { appearance: { hom: appeared, panel: gone } }
    - expect: { appearance: {} }
    - expect: { appearance: home }
    --
    error[unknown-screen]: unknown screen 'hom'
      --> app.yaml:20:33 ^^^
      = help: did you mean 'home'? The screens here are: home, panel, cover, hint
    error[wrong-type]: expected a phase, found the text 'gone'
      --> app.yaml:20:55 ^^^^
      = help: write one of: 'appearing', 'appeared', 'disappearing', 'disappeared'
    error[wrong-type]: expected a map of screens, each to a phase, found a map
      --> app.yaml:21:31 ^^
      = help: write at least one: { screen: … }
    error[wrong-type]: expected a map of screens, each to a phase, found the text 'home'
      --> app.yaml:22:31 ^^^^
      = help: write at least one: { screen: … }
    == a tap count of a screen, a negative one, and one view in an order
    - expect: { taps: { home: 1, open: -1 } }
    - expect: { order: [home] }
    --
    error[unknown-element]: unknown element 'home'
      --> app.yaml:20:27 ^^^^
      = help: the elements here are: open, high, idle, close
    error[out-of-range]: expected a whole number of 0 to 10000, found '-1'
      --> app.yaml:20:42 ^^
      = help: the nearest valid value is 0
    error[wrong-count]: expected a list of 2 to 100 items, each the name of a target, found 1
      --> app.yaml:21:26 ^^^^^^
    == a detent without a screen
    - expect: { detent: { is: medium } }
    --
    error[missing-key]: a detent needs the key 'of'
      --> app.yaml:20:27 ^^^^^^^^^^^^^^
      = help: The screen in the sheet.
    """)
}
