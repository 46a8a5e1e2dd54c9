import Testing

/// The output of `motion`.
@Suite struct MotionTests {
  @Test("[180] the table of a spring has every parameter set, and a line for each time (180a)")
  func spring() {
    #expect(
      segue("motion", "{spring: {duration: 0.5, bounce: 0.3}}", "--at", "0,100ms, 0.25,0.5,1")
        == Outcome(
          code: 0,
          output: """
            { spring: { duration: 0.5, bounce: 0.3 } }

            mass              1
            stiffness         157.91367
            damping           17.592919
            dampingRatio      0.7
            response          0.5 s
            bounce            0.3
            initialVelocity   0 1/s
            settlingDuration  0.862955 s
            overshoot         0.045988
            peakTime          0.35007 s

            time (s)   progress   velocity (1/s)
            0.000000   0.000000         0.000000
            0.100000   0.423302         5.707558
            0.250000   0.984087         1.526265
            0.500000   1.014498        -0.210951
            1.000000   1.000072         0.001159

            a transition ends at 0.862955 s, at progress 1

            """))
  }

  @Test(
    "[180] the table of an over-damped spring notes that transitions run it otherwise (180b)")
  func overDamped() {
    let output = segue(
      "motion", "{spring: {duration: 0.5, bounce: -0.3}}", "--at", "0.1,0.25,0.5,1"
    ).output
    #expect(
      output.hasSuffix(
        """

        time (s)   progress   velocity (1/s)
        0.100000   0.290826         3.402762
        0.250000   0.667382         1.704555
        0.500000   0.907764         0.473324
        1.000000   0.992911         0.036377

        over-damped: transitions run it critically damped, as UIKit does

        """))
  }

  @Test("a named curve has eleven lines over one second or --duration")
  func curve() {
    #expect(
      segue("motion", "easeIn", "--duration", "500ms")
        == Outcome(
          code: 0,
          output: """
            easeIn

            x1        0.42
            y1        0
            x2        1
            y2        1
            duration  0.5 s

            time (s)   progress   velocity (1/s)
            0.000000   0.000000         0.000000
            0.050000   0.017027         0.648366
            0.100000   0.062282         1.141778
            0.150000   0.129577         1.536779
            0.200000   0.214861         1.865467
            0.250000   0.315357         2.147958
            0.300000   0.429120         2.398136
            0.350000   0.554814         2.626923
            0.400000   0.691634         2.845174
            0.450000   0.839428         3.070148
            0.500000   1.000000         0.000000

            """))
  }

  @Test("a spring with only a damping ratio settles in --duration")
  func dampedSpring() {
    let output = segue(
      "motion", "{spring: {dampingRatio: 0.8}}", "--duration", "0.5", "--at", "0.5"
    ).output
    #expect(output.contains("stiffness         323.589492\n"))
    #expect(output.hasSuffix("0.500000   1.000000         0.000000\n"))
  }

  @Test("[191] a rubber band has a line for each distance (191b)")
  func rubberBand() {
    #expect(
      segue("motion", "{rubberBand: {dimension: 960}}", "--at", "5,10,100,400,960")
        == Outcome(
          code: 0,
          output: """
            { rubberBand: { dimension: 960, coefficient: 0.55 } }

            dimension    960 pt
            coefficient  0.55

            translation (pt)   offset (pt)
                    5.000000      2.742145
                   10.000000      5.468669
                  100.000000     52.019704
                  400.000000    178.983051
                  960.000000    340.645161

            """))
  }

  @Test("[188][189] a projection has both sums and the deceleration (188a, 188b)")
  func projection() {
    #expect(
      segue("motion", "{projection: {velocity: -1500, rate: fast}}", "--at", "0,0.1")
        == Outcome(
          code: 0,
          output: """
            { projection: { velocity: -1500, rate: fast } }

            velocity   -1500 pt/s
            rate       0.99
            projected  -148.5 pt
            coasted    -149.248744 pt
            duration   0.498554 s

            time (s)   travel (pt)   velocity (pt/s)
            0.000000      0.000000      -1500.000000
            0.100000    -94.618877       -549.048512

            """))
  }

  @Test("--json gives full precision, with a line for each row")
  func json() {
    #expect(
      segue("motion", "{bezier: [0.42, 0, 0.58, 1]}", "--json", "--at", "0.1,0.25")
        == Outcome(
          code: 0,
          output: """
            {
              "formatVersion": 1,
              "motion": "easeInOut",
              "facts": {
                "x1": 0.42,
                "y1": 0,
                "x2": 0.58,
                "y2": 1,
                "duration": 1
              },
              "columns": ["time", "progress", "velocity"],
              "units": ["s", "", "1/s"],
              "rows": [
                [0.1, 0.019722453548311203, 0.40224421881612726],
                [0.25, 0.12916193104731988, 1.0592618411747996]
              ]
            }

            """))
  }

  @Test("a plot has a polyline, and a mark for each line of the table")
  func plot() {
    let outcome = segue("motion", "easeIn", "--svg", "--at", "0.1,0.6")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(outcome.output.ranges(of: "<polyline").count == 1)
    #expect(outcome.output.ranges(of: "<circle").count == 2)
  }

  nonisolated static let refused = [
    UsageCase(
      "motion", "{sprig: {duration: 1}}",
      messages: """
        error[unknown-key]: unknown key 'sprig' in a motion
         --> SPEC:1:2
          |
        1 | {sprig: {duration: 1}}
          |  ^^^^^
          = help: did you mean 'spring'? The keys here are: bezier, spring, \
        rubberBand, projection

        1 error
        """),
    UsageCase(
      "motion", "{spring: {duration: 0.5, bounce: 3}}",
      messages: """
        error[out-of-range]: expected a bounce of -0.9 to 0.95, found '3'
         --> SPEC:1:34
          |
        1 | {spring: {duration: 0.5, bounce: 3}}
          |                                  ^
          = help: the nearest valid value is 0.95

        1 error
        """),
    UsageCase(
      "motion", "{projection: {rate: slow}}",
      messages: """
        error[missing-key]: a projection needs the key 'velocity'
         --> SPEC:1:14
          |
        1 | {projection: {rate: slow}}
          |              ^^^^^^^^^^^^
          = help: The velocity at release.

        error[wrong-type]: expected a rate, found the text 'slow'
         --> SPEC:1:21
          |
        1 | {projection: {rate: slow}}
          |                     ^^^^
          = help: write one of: 'normal', 'fast', a number

        2 errors
        """),
    UsageCase(
      "motion", "easeIn", "--at", "0,half",
      messages: """
        error[wrong-type]: expected a duration of -3600 to 3600 s, found the text 'half'
         --> --at:1:1
          |
        1 | half
          | ^^^^
          = help: write seconds such as 0.3, or milliseconds such as 300ms

        1 error
        """),
    UsageCase(
      "motion", "easeIn", "--at", "0,,1",
      messages: """
        error[empty-item]: '0,,1' has an empty item
         = help: write numbers separated by commas: --at 0,0.1,0.25
        """),
    UsageCase(
      "motion", "easeIn", "--json", "--svg",
      messages: """
        error[conflict]: '--json' and '--svg' cannot be combined
         = help: 'segue help motion' shows the usage
        """),
    UsageCase(
      "motion", "{projection: {velocity: 500}}", "--duration", "2",
      messages: """
        error[conflict]: this motion determines its own duration, so '--duration' does not apply
         = help: 'segue help motion' shows the usage
        """),
    UsageCase(
      "motion", "",
      messages: """
        error[empty-value]: SPEC is empty
         = help: write a motion
        """),
  ]

  @Test("an invalid motion is reported with its location and help", arguments: refused)
  func refused(_ example: UsageCase) {
    #expect(segue(example.line) == Outcome(code: 64, messages: example.messages))
  }
}
