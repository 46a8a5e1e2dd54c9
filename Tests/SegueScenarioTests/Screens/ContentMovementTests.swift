import SegueConfig
import SegueCore
import SegueMotion
import SegueParts
import SegueRecording
import SegueScenario
import Testing

/// Screens that participate in their own transitions, on a screen of 400 x 600 pt.
@Suite struct ContentMovementTests {
  private func play(_ own: String, _ steps: String) throws -> Recording {
    let app = """
      device: { size: [400, 600] }
      screens: { home: {}, panel: { participatesInTransition: \(own) } }
      root: home
      transitions: { rise: { style: rise } }
      """
    return try playApp(app, steps)
  }

  @Test("the defaults are 0.8 of the height in 0.25 s, and dismissal by a tap")
  func defaults() throws {
    let read = decode(
      "screens: { home: { participatesInTransition: { forward: {} } } }\nroot: home\n")
    let own = try #require(read.plan?.app.screens.first?.value.participatesInTransition)
    #expect(own.reverse == nil)
    #expect(own.dismissOnTap)
    let movement = try #require(own.forward)
    #expect(movement.timing.duration == 0.25)
    #expect(movement.timing.motion == .curve(.easeInOut))
    #expect(movement.travel == 0.8)
  }

  nonisolated private static let scripts = [
    (
      "a screen's own movements replace the style's",
      "{ forward: {}, reverse: { duration: 100ms, motion: linear, travel: 0.5 } }",
      """
      - present: { screen: panel, with: rise }
      - expect: { frame: { of: panel, y: 780 } }
      - wait: 125ms
      - expect: { frame: { of: panel, y: 540, tolerance: 0.001 } }
      - wait: 126ms
      - expect: { frame: { of: panel, y: 300 }, transition: none }
      - dismiss
      - wait: 50ms
      - expect: { frame: { of: panel, y: 450, tolerance: 0.001 } }
      - wait: 51ms
      - expect: { top: home, transition: none }
      """
    ),
    (
      "a direction without a movement of the screen uses the style's",
      "{ reverse: { travel: 1 } }",
      """
      - present: { screen: panel, with: rise }
      - expect: { frame: { of: panel, y: 600 } }
      - wait: 100ms
      - expect: { frame: { of: panel, y: 450, tolerance: 0.001 } }
      - settle
      - dismiss
      - wait: 125ms
      - expect: { frame: { of: panel, y: 600, tolerance: 0.001 } }
      """
    ),
    (
      "dismissOnTap applies to every outside tap, which is reported, and can change",
      "{ dismissOnTap: false }",
      """
      - present: { screen: panel, with: rise }
      - settle
      - tap: { point: [200, 100] }
      - settle
      - expect: { top: panel }
      - set: { screen: panel, dismissOnTap: true }
      - tap: { point: [200, 100] }
      - settle
      - expect:
          top: home
          events:
            kind: style
            isExact: true
            list:
              - use 1
              - panel receives an outside tap that does not dismiss
              - panel receives an outside tap that dismisses
      """
    ),
  ]

  @Test("participatesInTransition replaces movements of the style", arguments: scripts)
  func plays(_ condition: String, _ own: String, _ steps: String) throws {
    #expect(try play(own, steps).failures == [])
  }

  @Test("a screen without participatesInTransition reports no taps")
  func without() throws {
    let recording = try SegueScenarioTests.play(
      """
      - present: { screen: panel, with: rise }
      - settle
      - tap: { point: [200, 100] }
      - settle
      - expect: { top: home, events: { kind: style, isExact: true, list: [use 1] } }
      """)
    #expect(recording.failures == [])
  }

  @Test("events of styles are in order with the other events")
  func order() throws {
    let recording = try play(
      "{}",
      """
      - present: { screen: panel, with: rise }
      - settle
      - tap: { point: [200, 100] }
      - expect:
          events:
            - use 1
            - panel viewDidAppear(true)
            - panel receives an outside tap that dismisses
            - panel viewWillDisappear(true)
      - expect: { events: { kind: style, list: [panel receives an outside tap that dismisses, use 1] } }
      """)
    #expect(
      recording.failures == [
        "0.25: these style events happened in order: expected [panel receives an outside tap that "
          + "dismisses, use 1], found no 'use 1' at its position among [use 1, panel receives an "
          + "outside tap that dismisses] (app.yaml:17:27)"
      ])
  }

  @Test("errors in participatesInTransition are reported at their source locations")
  func errorLocations() {
    let read = decode(
      """
      screens:
        home:
          participatesInTransition: { forward: { travle: 1 }, reverse: { travel: 4 }, dismissOnTap: often }
      root: home
      """)
    #expect(read.plan == nil)
    #expect(
      read.report == """
        error[unknown-key]: unknown key 'travle' in a movement
         --> app.yaml:3:44
          |
        3 |     participatesInTransition: { forward: { travle: 1 }, reverse: { travel: 4 }, dismissOnTap: often }
          |                                            ^^^^^^
          = help: did you mean 'travel'? The keys here are: duration, motion, travel

        error[out-of-range]: expected a fraction of 0 to 3, found '4'
         --> app.yaml:3:76
          |
        3 | …sInTransition: { forward: { travle: 1 }, reverse: { travel: 4 }, dismissOnTap: often }
          |                                                              ^
          = help: the nearest valid value is 3

        error[wrong-type]: expected a Boolean, 'true' or 'false', found the text 'often'
         --> app.yaml:3:95
          |
        3 | …rward: { travle: 1 }, reverse: { travel: 4 }, dismissOnTap: often }
          |                                                              ^^^^^

        3 errors

        """)
  }
}
