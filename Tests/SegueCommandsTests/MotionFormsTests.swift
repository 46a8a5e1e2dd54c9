import Foundation
import TestSupport
import Testing

/// Every kind of motion as a table, as JSON and as a plot.
@Suite struct MotionFormsTests {
  /// A motion and its output.
  nonisolated struct MotionOutput: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var times: String
    var text: String
  }

  nonisolated static let springs = [
    MotionOutput(
      testDescription: "{spring: {mass: 1, stiffness: 100, damping: 10}}", times: "0.1,0.25,0.5,1",
      text: """
        { spring: { mass: 1, stiffness: 100, damping: 10 } }

        mass              1
        stiffness         100
        damping           10
        dampingRatio      0.5
        response          0.628319 s
        bounce            0.5
        initialVelocity   0 1/s
        settlingDuration  1.4727 s
        overshoot         0.163034
        peakTime          0.36276 s

        time (s)   progress   velocity (1/s)
        0.100000   0.340300         5.335072
        0.250000   1.023360         2.741099
        0.500000   1.074591        -0.879424
        1.000000   1.002170         0.053855

        """),
    MotionOutput(
      testDescription: "{spring: {dampingRatio: 0.8, response: 0.4}}", times: "0.05,0.1,0.2,0.4",
      text: """
        { spring: { response: 0.4, dampingRatio: 0.8 } }

        mass              1
        stiffness         246.74011
        damping           25.132741
        dampingRatio      0.8
        response          0.4 s
        bounce            0.2
        initialVelocity   0 1/s
        settlingDuration  0.617128 s
        overshoot         0.015165
        peakTime          0.333333 s

        time (s)   progress   velocity (1/s)
        0.050000   0.201727         6.340743
        0.100000   0.525705         6.028035
        0.200000   0.922314         2.016851
        0.400000   1.010451        -0.100968

        """),
    MotionOutput(
      testDescription: "{spring: {dampingRatio: 1, response: 0.4, initialVelocity: 5}}",
      times: "0.05,0.1,0.2,0.4",
      text: """
        { spring: { response: 0.4, dampingRatio: 1, initialVelocity: 5 } }

        mass              1
        stiffness         246.74011
        damping           31.415927
        dampingRatio      1
        response          0.4 s
        bounce            0
        initialVelocity   5 1/s
        settlingDuration  0.6 s

        time (s)   progress   velocity (1/s)
        0.050000   0.299953         6.114137
        0.100000   0.569524         4.535938
        0.200000   0.864239         1.669788
        0.400000   0.990134         0.134979

        """),
  ]

  @Test(
    "[175][178][276] a spring is evaluated from any of its parameter sets (175b, 178a, 276b)",
    arguments: springs)
  func springs(_ expected: MotionOutput) {
    #expect(
      segue("motion", expected.testDescription, "--at", expected.times)
        == Outcome(code: 0, output: expected.text))
  }

  @Test("[188] a projection with a named rate gives the target of a swipe at 500 pt/s (188a, 188b)")
  func projection() {
    #expect(
      segue("motion", "{projection: {velocity: 500, rate: normal}}", "--at", "0.1,1")
        == Outcome(
          code: 0,
          output: """
            { projection: { velocity: 500, rate: normal } }

            velocity   500 pt/s
            rate       0.998
            projected  249.5 pt
            coasted    249.749917 pt
            duration   1.954055 s

            time (s)   travel (pt)   velocity (pt/s)
            0.100000     45.312925        409.283402
            1.000000    216.017563         67.532261

            """))
  }

  nonisolated static let documents = [
    MotionOutput(
      testDescription: "{spring: {duration: 0.5, bounce: 0.3}}", times: "0.1,0.25",
      text: """
        {
          "formatVersion": 1,
          "motion": {
            "spring": {
              "duration": 0.5,
              "bounce": 0.3
            }
          },
          "facts": {
            "mass": 1,
            "stiffness": 157.91367041742973,
            "damping": 17.59291886010284,
            "dampingRatio": 0.7,
            "response": 0.5,
            "bounce": 0.30000000000000004,
            "initialVelocity": 0,
            "settlingDuration": 0.8629552831744205,
            "overshoot": 0.04598791026026783,
            "peakTime": 0.35007002100700246
          },
          "columns": ["time", "progress", "velocity"],
          "units": ["s", "", "1/s"],
          "rows": [
            [0.1, 0.4233021230745698, 5.707558337645977],
            [0.25, 0.9840874909713709, 1.5262647111165193]
          ]
        }

        """),
    MotionOutput(
      testDescription: "{rubberBand: {dimension: 100}}", times: "10,50",
      text: """
        {
          "formatVersion": 1,
          "motion": {
            "rubberBand": {
              "dimension": 100,
              "coefficient": 0.55
            }
          },
          "facts": {
            "dimension": 100,
            "coefficient": 0.55
          },
          "columns": ["translation", "offset"],
          "units": ["pt", "pt"],
          "rows": [
            [10, 5.213270142180094],
            [50, 21.568627450980394]
          ]
        }

        """),
    MotionOutput(
      testDescription: "{projection: {velocity: 500, rate: normal}}", times: "0.1,1",
      text: """
        {
          "formatVersion": 1,
          "motion": {
            "projection": {
              "velocity": 500,
              "rate": "normal"
            }
          },
          "facts": {
            "velocity": 500,
            "rate": 0.998,
            "projected": 249.49999999999977,
            "coasted": 249.7499165832274,
            "duration": 1.9540548385546916
          },
          "columns": ["time", "travel", "velocity"],
          "units": ["s", "pt", "pt/s"],
          "rows": [
            [0.1, 45.312925394493604, 409.2834023442138],
            [1, 216.0175633688148, 67.53226122334166]
          ]
        }

        """),
  ]

  @Test(
    "[180][188][191] --json gives one document for every kind of motion (180a, 188a, 191b)",
    arguments: documents)
  func documents(_ expected: MotionOutput) {
    #expect(
      segue("motion", expected.testDescription, "--json", "--at", expected.times)
        == Outcome(code: 0, output: expected.text))
  }

  /// A plot: the labels and ends of its axes, and the formula of its curve.
  nonisolated struct Drawn: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The values of `--at`.
    var places: String
    var title: String
    var horizontal: (name: String, ticks: String, end: Double)
    var vertical: (name: String, ticks: String, end: Double)
    /// Where the curve ends on the horizontal axis.
    var length: Double
    /// The marks of `places`, in the picture.
    var circles: String
    var formula: @Sendable (Double) -> Double
  }

  nonisolated static let plots = [
    Drawn(
      testDescription: "{spring: {duration: 0.5, bounce: 0.3}}", places: "0.1,0.25",
      title: "{ spring: { duration: 0.5, bounce: 0.3 } }",
      horizontal: ("time (s)", "0 0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9", 0.9),
      vertical: ("progress", "0 0.2 0.4 0.6 0.8 1 1.2", 1.2), length: 0.8629552831744205,
      circles: "144.89,273.94 248.22,128.14"
    ) { time in
      // Row 174; exactly 1 from the settling time on.
      let decay = 0.7 * 4 * Double.pi
      let frequency = (1 - 0.49).squareRoot() * 4 * Double.pi
      let oscillation = cos(frequency * time) + decay / frequency * sin(frequency * time)
      return time >= 0.86295 ? 1 : 1 - exp(-decay * time) * oscillation
    },
    Drawn(
      testDescription: "{rubberBand: {dimension: 100}}", places: "10,50",
      title: "{ rubberBand: { dimension: 100, coefficient: 0.55 } }",
      horizontal: ("translation (pt)", "0 10 20 30 40 50 60 70 80 90 100", 100),
      vertical: ("offset (pt)", "0 5 10 15 20 25 30 35 40", 40), length: 100,
      circles: "138,343.34 386,215.76"
    ) { translation in (1 - 1 / (translation * 0.55 / 100 + 1)) * 100 },
    Drawn(
      testDescription: "{projection: {velocity: 500, rate: normal}}", places: "0.1,1",
      title: "{ projection: { velocity: 500, rate: normal } }",
      horizontal: ("time (s)", "0 0.2 0.4 0.6 0.8 1 1.2 1.4 1.6 1.8 2", 2),
      vertical: ("travel (pt)", "0 50 100 150 200 250", 250), length: 1.9540548385546916,
      circles: "107,327.45 386,114.41"
    ) { time in 500 * (1 - pow(0.998, 1000 * time)) / (-1000 * log(0.998)) },
  ]

  @Test(
    "[174][189][191] a plot follows its formula, with labeled axes (174a, 191a)",
    arguments: plots)
  func plots(_ drawn: Drawn) throws {
    let outcome = segue("motion", drawn.testDescription, "--svg", "--at", drawn.places)
    #expect(outcome.code == 0)
    #expect(outcome.messages.isEmpty)
    let svg = outcome.output
    #expect(svg.hasPrefix("<svg "))
    #expect(svg.hasSuffix("</svg>\n"))

    let labels = svg.matches(of: /<text [^>]*>([^<]*)<\/text>/).map { String($0.output.1) }
    #expect(
      labels == [drawn.title]
        + (drawn.horizontal.ticks + " " + drawn.vertical.ticks).components(separatedBy: " ")
        + [drawn.horizontal.name, drawn.vertical.name])

    let circles = svg.matches(of: /<circle cx="([0-9.]+)" cy="([0-9.]+)"/)
    #expect(circles.map { "\($0.output.1),\($0.output.2)" }.joined(separator: " ") == drawn.circles)

    let lines = svg.matches(of: /<polyline points="([^"]*)"/)
    #expect(lines.count == 1)
    let points = try #require(lines.first).output.1.split(separator: " ").map { pair in
      pair.split(separator: ",").compactMap { Double($0) }
    }
    // The area of a plot is 620 wide and 312 high; its lower left corner is (76, 384).
    #expect(points.count >= 241)
    #expect(points.allSatisfy { $0.count == 2 })
    #expect(points.first == [76, 384])
    let last = points[points.count - 1][0]
    let end = 76 + drawn.length / drawn.horizontal.end * 620
    #expect(isClose(last, end, within: 0.01))
    #expect(zip(points, points.dropFirst()).allSatisfy { $0[0] <= $1[0] })
    for point in points {
      let place = (point[0] - 76) / 620 * drawn.horizontal.end
      let height = 384 - drawn.formula(place) / drawn.vertical.end * 312
      // The rounding error of two decimals in x and y where the curve is steepest.
      #expect(isClose(point[1], height, within: 0.03), "at \(place)")
    }
  }
}
