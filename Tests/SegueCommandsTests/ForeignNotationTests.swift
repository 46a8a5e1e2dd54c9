import SegueConfig
import SegueCore
import SegueStyles
import Testing

/// Values as other tools write them get their value in Segue's notation.
@Suite struct ForeignNotationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What is written, the message and, except for a number that has no counterpart, the help.
  nonisolated private static let conversions = """
    motion: "cubic-bezier(0.3, 0, .1, 1)" | wrong-type]: expected a motion, found the quoted text 'cubic-bezier(0.3, 0, .1, 1)' | write { bezier: [0.3, 0, 0.1, 1] }
    motion: ease | wrong-type]: expected a motion, found the text 'ease' | write default
    motion: ease-in-out | wrong-type]: expected a motion, found the text 'ease-in-out' | write easeInOut
    motion: "spring(1, 100, 10, 0)" | wrong-type]: expected a motion, found the quoted text 'spring(1, 100, 10, 0)' | write { spring: { mass: 1, stiffness: 100, damping: 10 } }
    motion: [0.3, 0, 0.1, 1] | wrong-type]: expected a motion, found a list | write { bezier: [0.3, 0, 0.1, 1] }
    motion: { tension: 170, friction: 26 } | unknown-key]: unknown key 'tension' in a motion | write { spring: { stiffness: 170, damping: 26 } }
    motion: { duration: 0.5, bounce: 0.2 } | unknown-key]: unknown key 'duration' in a motion | write { spring: { duration: 0.5, bounce: 0.2 } }
    motion: { spring: { stiffness: 170, friction: 26 } } | unknown-key]: unknown key 'friction' in a spring | 'friction' is 'damping' here: write damping: 26
    motion: { spring: { response: 0.5, dampingFraction: 0.8 } } | unknown-key]: unknown key 'dampingFraction' in a spring | 'dampingFraction' is 'dampingRatio' here: write dampingRatio: 0.8
    motion: { spring: { stiffness: 200, dampingRatio: 0.75 } } | spring-vocabulary]: these keys do not describe a spring | in place of dampingRatio write damping: 21.21
    easing: easeOut | unknown-key]: unknown key 'easing' in a slideIn style | 'easing' is 'motion' here: write motion: easeOut
    duration: 300 | out-of-range]: expected a duration of 0 to 10 s, found '300' | 300 ms is 0.3 s: write 0.3
    duration: 61 | out-of-range]: expected a duration of 0 to 10 s, found '61' | the nearest valid value is 10
    duration: 0.3sec | wrong-type]: expected a duration of 0 to 10 s, found the text '0.3sec' | write 0.3
    dimming: 0.3 | wrong-type]: expected dimming, which is a map, found '0.3' | write { opacity: 0.3 }
    dimming: 30% | wrong-type]: expected dimming, which is a map, found the text '30%' | write { opacity: 0.3 }
    dimming: { opacity: 40% } | wrong-type]: expected a fraction of 0 to 1, found the text '40%' | write 0.4 for 40 %
    dimming: { opacity: 40 } | out-of-range]: expected a fraction of 0 to 1, found '40' | 40 % is 0.4: write 0.4
    extent: 75% | wrong-type]: expected an extent, found the text '75%' | write { fraction: 0.75 }
    extent: 300 | wrong-type]: expected an extent, found '300' | write { points: 300 }
    cornerRadius: 50% | wrong-type]: expected a length of 0 to 200 pt, found the text '50%'
    cornerRadius: 300pt | wrong-type]: expected a length of 0 to 200 pt, found the text '300pt' | the nearest valid value is 200
    cornerRadius: 20pt | wrong-type]: expected a length of 0 to 200 pt, found the text '20pt' | write 20 alone; the unit is pt
    extent: 300pt | wrong-type]: expected an extent, found the text '300pt' | write { points: 300 }
    drag: { velocityThreshold: 50% } | wrong-type]: expected a speed in points per second of 1 to 100000, found the text '50%'
    presenter: { scale: 92% } | wrong-type]: expected a number of 0.5 to 1, found the text '92%' | write 0.92 for 92 %
    presenter: { scale: 20% } | wrong-type]: expected a number of 0.5 to 1, found the text '20%' | the nearest valid value is 0.5
    motion: { tension: 100 } | unknown-key]: unknown key 'tension' in a motion | write { spring: { stiffness: 100, damping: 20 } }, which does not bounce
    motion: { friction: 26 } | unknown-key]: unknown key 'friction' in a motion | write { spring: { damping: 26, stiffness: 169 } }, which does not bounce
    motion: { spring: { stiffness: 100 } } | spring-vocabulary]: these keys do not describe a spring | add damping: 20, which does not bounce, or another
    easing: [0.3, 0, 0.1, 1] | unknown-key]: unknown key 'easing' in a slideIn style | 'easing' is 'motion' here: write motion: { bezier: [0.3, 0, 0.1, 1] }
    borderRadius: 50% | unknown-key]: unknown key 'borderRadius' in a slideIn style | 'borderRadius' is 'cornerRadius' here
    motion: ease-in-out 300ms | wrong-type]: expected a motion, found the text 'ease-in-out 300ms' | write easeInOut, and duration: 300ms next to it
    motion: 0.3s easeOut | wrong-type]: expected a motion, found the text '0.3s easeOut' | write easeOut, and duration: 0.3s next to it
    timing: ease-in | unknown-key]: unknown key 'timing' in a slideIn style | 'timing' is 'motion' here: write motion: easeIn
    timing: ease-in 300ms | unknown-key]: unknown key 'timing' in a slideIn style | 'timing' is 'motion' here: write motion: easeIn, and duration: 300ms next to it
    motion: { type: spring } | unknown-key]: unknown key 'type' in a motion | write { spring: { dampingRatio: 1 } }, which does not bounce
    motion: { type: spring, tension: 300, friction: 30 } | unknown-key]: unknown key 'type' in a motion | write { spring: { stiffness: 300, damping: 30 } }
    motion: spring | wrong-type]: expected a motion, found the text 'spring' | write { spring: { dampingRatio: 1 } }, which does not bounce
    motion: { spring: [1, 200, 20] } | wrong-type]: expected a spring, which is a map, found a list | write { mass: 1, stiffness: 200, damping: 20 }
    spring: [200, 20] | unknown-key]: unknown key 'spring' in a slideIn style | 'spring' is 'motion' here: write motion: { spring: { stiffness: 200, damping: 20 } }
    spring: { dampingRatio: 0.8 } | unknown-key]: unknown key 'spring' in a slideIn style | 'spring' is 'motion' here: write motion: { spring: { dampingRatio: 0.8 } }
    motion: { spring: { stiffness: 200, damping: 20, mass: 1, duration: 0.3 } } | spring-vocabulary]: these keys do not describe a spring | leave out duration: stiffness and damping alone describe a spring, with its own duration
    motion: { stiffness: 200, damping: 20, mass: 1, duration: 0.3 } | unknown-key]: unknown key 'stiffness' in a motion | write { spring: { stiffness: 200, damping: 20, mass: 1 } }; a spring by its constants has its own duration
    motion: { spring: { stiffness: 200, damping: 20, velocity: -1800 } } | unknown-key]: unknown key 'velocity' in a spring | 'velocity' is 'initialVelocity' here, in total distances per second
    drag: { velocityThreshold: -1800 } | out-of-range]: expected a speed in points per second of 1 to 100000, found '-1800' | a speed has no sign: write 1800, which counts in both directions
    scrim: 0.4 | unknown-key]: unknown key 'scrim' in a slideIn style | 'scrim' is 'dimming' here: write dimming: { opacity: 0.4 }
    backdrop: 40% | unknown-key]: unknown key 'backdrop' in a slideIn style | 'backdrop' is 'dimming' here: write dimming: { opacity: 0.4 }
    dimming: rgba(0,0,0,0.3) | wrong-type]: expected dimming, which is a map, found the text 'rgba(0, 0, 0, 0.3)' | write { color: "#000000", opacity: 0.3 }
    dimming: { color: "rgb(255 0 0)" } | wrong-type]: expected a color, found the quoted text 'rgb(255 0 0)' | write "#ff0000"
    dimming: { color: rgba(0, 0, 0, 30%) } | wrong-type]: expected a color, found the text 'rgba(0, 0, 0, 30%)' | write "#0000004d", whose last two digits are the opacity
    extent: 100% | wrong-type]: expected an extent, found the text '100%' | write { fraction: 1 }
    extent: 1 | wrong-type]: expected an extent, found '1' | write { fraction: 1 }
    presenter: { scale: 92 } | out-of-range]: expected a number of 0.5 to 1, found '92' | 92 % is 0.92: write 0.92
    motion: { bounce: 0.3 } | unknown-key]: unknown key 'bounce' in a motion | write { spring: { bounce: 0.3, duration: 0.5 } }, or with another duration
    motion: { spring: { bounce: 0.3 } } | spring-vocabulary]: these keys do not describe a spring | write { bounce: 0.3, duration: 0.5 }, or with another duration
    motion: { spring: { duration: 0.5, bounce: 15% } } | wrong-type]: expected a bounce of -0.9 to 0.95, found the text '15%' | write 0.15 for 15 %
    motion: { spring: { duration: 0.3, damping: 0.8 } } | spring-vocabulary]: these keys do not describe a spring | write { response: 0.3, dampingRatio: 0.8 }
    motion: { duration: 0.3, dampingRatio: 0.8 } | unknown-key]: unknown key 'duration' in a motion | write { spring: { response: 0.3, dampingRatio: 0.8 } }
    motion: { spring: { damping: 0.8 } } | spring-vocabulary]: these keys do not describe a spring | write { dampingRatio: 0.8 }
    motion: { spring: gentle } | wrong-type]: expected a spring, which is a map, found the text 'gentle' | write { duration: 0.5, bounce: 0.2 }, or leave bounce out for none
    motion: { bezier: [0.4, 0, 0.2] } | wrong-count]: expected four control values [x1, y1, x2, y2], found 3 | x1 and x2 are times from 0 to 1, y1 and y2 progress: easeInOut is [0.42, 0, 0.58, 1]
    motion: { bezier: "0.4, 0, 0.2, 1" } | wrong-type]: expected a list of 4 items, each a number, found the quoted text '0.4, 0, 0.2, 1' | write [0.4, 0, 0.2, 1]
    overlay: 0.4 | unknown-key]: unknown key 'overlay' in a slideIn style | 'overlay' is 'dimming' here: write dimming: { opacity: 0.4 }
    dismissible: false | unknown-key]: unknown key 'dismissible' in a slideIn style | 'dismissible' is 'dismissOnDrag' here: write dismissOnDrag: false
    swipe: { direction: down } | unknown-key]: unknown key 'swipe' in a slideIn style | 'swipe' is 'drag' here
    edge: start | wrong-type]: expected an edge, found the text 'start' | write leading
    extent: 40vh | wrong-type]: expected an extent, found the text '40vh' | write { fraction: 0.4 }
    width: 300 | unknown-key]: unknown key 'width' in a slideIn style | 'width' is 'extent' here: write extent: { points: 300 }
    dimming: none | wrong-type]: expected dimming, which is a map, found the text 'none' | write { opacity: 0 }
    dimming: { alpha: 0.3 } | unknown-key]: unknown key 'alpha' in dimming | 'alpha' is 'opacity' here: write opacity: 0.3
    cornerRadius:24 | bad-key]: the key 'cornerRadius:24' contains ':' | write a space after the colon: 'cornerRadius: 24'
    """.components(separatedBy: "\n")

  @Test(
    "a value in another notation gets the converted value as help",
    arguments: conversions)
  func transition(_ conversion: String) throws {
    let parts = conversion.components(separatedBy: " | ")
    let found = try folder.messages("transitions: { slide: { style: slideIn, \(parts[0]) } }\n")
    #expect(found == ["error[\(parts[1])"] + parts.dropFirst(2))
  }

  @Test(
    "a function without quotes in braces, which YAML divides at its commas, gets its value as help")
  func dividedFunction() throws {
    try folder.make(
      "app.yaml",
      """
      transitions:
        a: { style: slideIn, timing: cubic-bezier(0.4, 0, 0.2, 1), edge: leding }
        b: { style: slideIn, motion: spring(1, 100, 10, 0) }

      """)
    #expect(
      folder.segue(["validate", "…/app.yaml"], catalog: shippedStyles).messages == """
        error[unknown-key]: unknown key 'timing' in a slideIn style
         --> …/app.yaml:2:24
          |
        2 |   a: { style: slideIn, timing: cubic-bezier(0.4, 0, 0.2, 1), edge: leding }
          |                        ^^^^^^
          = help: 'timing' is 'motion' here: write motion: { bezier: [0.4, 0, 0.2, 1] }

        error[wrong-type]: expected an edge, found the text 'leding'
         --> …/app.yaml:2:68
          |
        2 | …style: slideIn, timing: cubic-bezier(0.4, 0, 0.2, 1), edge: leding }
          |                                                              ^^^^^^
          = help: did you mean 'leading'? Write one of: 'top', 'left', 'bottom', 'right', 'leading', 'trailing'

        error[wrong-type]: expected a motion, found the text 'spring(1, 100, 10, 0)'
         --> …/app.yaml:3:32
          |
        3 |   b: { style: slideIn, motion: spring(1, 100, 10, 0) }
          |                                ^^^^^^^^^^^^^^^^^^^^^
          = help: write { spring: { mass: 1, stiffness: 100, damping: 10 } }

        3 errors

        """)
  }

  /// Numbers as other tools write them, most of them out of range for some key.
  private static let foreignNumbers = [
    "50%", "5000%", "-10%", "92", "300pt", "300px", "-5pt", "300", "300ms", "90000ms", "0.3sec",
    "900seconds", "1.5rad", "90deg", "2x", "0,5", ".5", "5.", "007", "0x10", "1_000", "+3", "2 5",
    "\"0.5\"", "\"700\"", "1e9", "-1",
  ]

  @Test("what a help proposes for a number is valid there, for every number of every style")
  func proposals() throws {
    let constants = ["mass", "stiffness", "damping", "initialVelocity"]
    let keys: [(style: String, path: [String])] =
      shippedStyles.entries.flatMap { entry in
        entry.parameters.filter { $0.range != nil }.map {
          (style: entry.identifier, path: $0.name.split(separator: ".").map(String.init))
        }
      } + constants.map { (style: "slideIn", path: ["motion", "spring", $0]) }
    var (proposed, wrong) = (0, [String]())
    for key in keys {
      for number in Self.foreignNumbers {
        guard let proposal = try proposal(for: key.path, of: key.style, number) else { continue }
        proposed += 1
        // What is valid can have no effect, which is a warning.
        let errors = try folder.messages(Self.file(key.path, of: key.style, proposal))
          .filter { $0.hasPrefix("error[") }
        if !errors.isEmpty {
          wrong.append(
            "\(key.style) \(key.path.joined(separator: ".")): \(number) gives \(proposal)")
        }
      }
    }
    #expect(keys.count > 60)
    #expect(proposed > 1000)
    #expect(wrong == [])
  }

  /// Returns the number that the help for another number proposes; `nil` for none.
  private func proposal(
    for path: [String], of style: String, _ number: String
  ) throws -> String? {
    let found = try folder.messages(Self.file(path, of: style, number))
    guard found.count == 2 else { return nil }
    let words =
      #/(?:write|the nearest valid value is) (-?[0-9][^ ,]*)(?:$| alone| for | without|, )/#
    return found[1].firstMatch(of: words).map { String($0.output.1) }
  }

  private static func file(_ path: [String], of style: String, _ value: String) -> String {
    // A spring needs two constants.
    let others = ["stiffness": "damping: 10", "damping": "stiffness: 100"]
    let spring = path.contains("spring") ? [others[path[2]] ?? "stiffness: 100, damping: 10"] : []
    let inner = (["\(path[path.count - 1]): \(value)"] + spring).joined(separator: ", ")
    let map = path.dropLast().reversed().reduce(inner) { "\($1): { \($0) }" }
    return "transitions: { one: { style: \(style), \(map) } }\n"
  }

  @Test(
    "a step in another notation gets the converted value as help",
    arguments: [
      (
        "tap: [200, 500]", "expected a target, found a list", "write { point: [200, 500] }"
      ),
      (
        "settle: 5", "expected a settle step, which is a map, found '5'", "write { timeout: 5 }"
      ),
      (
        "repeat: 3", "expected a repetition, which is a map, found '3'",
        "write { times: 3, steps: … }"
      ),
      (
        "expect: { presented: home }", "expected a list of screens, found the text 'home'",
        "write [home]"
      ),
      (
        "settle: 500ms", "expected a settle step, which is a map, found the text '500ms'",
        "write { timeout: 500ms }"
      ),
    ])
  func step(written: String, message: String, help: String) throws {
    let found = try folder.messages(
      """
      screens: { home: { content: plain } }
      root: home
      scenarios: [{ name: it, steps: [{ \(written) }] }]

      """)
    #expect(found == ["error[wrong-type]: \(message)", help])
  }

  @Test("lists in lists that are no steps get one message, in linear time")
  func nested() throws {
    // With the lists around them, not deeper than YAML may be.
    let deep = String(repeating: "[", count: 25) + String(repeating: "]", count: 25)
    let found = try folder.messages(
      "screens: { home: {} }\nroot: home\nscenarios: [{ name: it, steps: [\(deep)] }]\n")
    #expect(found.first == "error[wrong-type]: expected a step, found a list")
    // The message and its help.
    #expect(found.count == 2)
  }
}
