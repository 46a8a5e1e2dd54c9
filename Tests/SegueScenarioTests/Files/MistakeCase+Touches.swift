nonisolated extension MistakeCase {
  /// Errors in touch steps.
  static let touches = list(
    """
    == a touch at an unknown edge
    - drag: { from: { edge: start }, by: [200, 0] }
    --
    error[wrong-type]: expected an edge, found the text 'start'
      --> app.yaml:20:31 ^^^^^
      = help: write leading
    == a drag without a distance
    - drag: { from: open }
    --
    error[missing-key]: the drag has no distance
      --> app.yaml:20:15 ^^^^^^^^^^^^^^
      = help: write by: [dx, dy], in points, or to: with a target
    == a drag with both by and to
    - drag: { from: open, by: [0, 1], to: idle }
    --
    error[contradiction]: 'by' and 'to' cannot be combined
      --> app.yaml:20:41 ^^
      = help: keep one of them
    == a number of touches for held touches
    - drag: { by: [0, 9], numberOfTouches: 2 }
    --
    error[contradiction]: 'numberOfTouches' applies only to touches that begin
      --> app.yaml:20:29 ^^^^^^^^^^^^^^^
      = help: write from: with a target, or remove the key 'numberOfTouches'
    == an unknown curve
    - drag: { from: open, by: [0, 9], curve: fast }
    --
    error[wrong-type]: expected a curve, found the text 'fast'
      --> app.yaml:20:48 ^^^^
      = help: write one of: 'linear', 'easeIn', 'easeOut', 'easeInOut', 'default'
    == a drag that takes too long
    - drag: { from: open, by: [0, 9], for: 90s }
    --
    error[out-of-range]: expected a duration of 0 to 60 s, found '90s'
      --> app.yaml:20:46 ^^^
      = help: the nearest valid value is 60
    == a swipe without a distance
    - swipe: { from: open, by: [0, 0], velocity: 900 }
    --
    error[out-of-range]: the swipe's distance is zero
      --> app.yaml:20:34 ^^^^^^
      = help: write by: [dx, dy], in points, not both 0
    == a swipe without velocity
    - swipe: { from: open, by: [0, 9] }
    --
    error[missing-key]: a swipe needs the key 'velocity'
      --> app.yaml:20:16 ^^^^^^^^^^^^^^^^^^^^^^^^^^
      = help: The velocity, constant from beginning to end.
    == a swipe with velocity 0
    - swipe: { from: open, by: [0, 9], velocity: 0 }
    --
    error[out-of-range]: expected a velocity of 1 to 100000 pt/s, found '0'
      --> app.yaml:20:52 ^
      = help: the nearest valid value is 1
    == a hold without a target
    - hold: { for: 1s }
    --
    error[missing-key]: a hold needs the key 'at'
      --> app.yaml:20:15 ^^^^^^^^^^^
      = help: Where the touch begins.
    == too many touches
    - hold: { at: open, numberOfTouches: 6 }
    --
    error[out-of-range]: expected a whole number of 1 to 5, found '6'
      --> app.yaml:20:44 ^
      = help: the nearest valid value is 5
    == a report before the touch begins
    - touches: [{ from: open, began: 9ms, moved: [{ at: 5ms, by: [0, 1] }] }]
    --
    error[out-of-order]: this time is before the preceding one, 0.009 s
      --> app.yaml:20:59 ^^^
      = help: write the times in order, each measured from the step's start
    == a touch that ends before its last report
    - touches: [{ from: open, moved: [{ at: 5ms, by: [0, 1] }], ended: 4ms }]
    --
    error[out-of-order]: this time is before the preceding one, 0.005 s
      --> app.yaml:20:74 ^^^
      = help: write the times in order, each measured from the step's start
    == a misspelled word
    - relaese
    --
    error[wrong-type]: expected a step, found the text 'relaese'
      --> app.yaml:20:9 ^^^^^^^
      = help: did you mean 'release'? Write one of: \(ListedKeys.stepForms)
    == an empty layer expectation
    - expect: { layer: { of: open, tolerance: 1 } }
    --
    error[empty-expectation]: the layer expectation is empty
      --> app.yaml:20:26 ^^^^^^^^^^^^^^^^^^^^^^^^^^
      = help: write one of: cornerRadius, shadowOpacity, backgroundColor
    == an offset that is not a point
    - expect: { contentOffset: { of: open, is: 12 } }
    --
    error[wrong-type]: expected a point, found '12'
      --> app.yaml:20:50 ^^
      = help: write [x, y] or { x: …, y: … } in pt
    """)

  /// Errors in screens that scroll.
  static let lists = list(
    """
    == an element with the name of the scroll view
    screens:
      home: { contentHeight: 900, elements: [{ id: content }] }
    root: home
    --
    error[duplicate-name]: 'content' is also the name of a scroll view
      --> app.yaml:2:48 ^^^^^^^
      = help: give the element another id, so that targets are unambiguous
    """)
}
