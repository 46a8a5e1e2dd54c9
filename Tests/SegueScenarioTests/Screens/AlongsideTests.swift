import SegueConfig
import SegueRecording
import SegueScenario
import Testing

/// Elements that animate alongside the transitions of their screens, on a screen of 400 x 600 pt.
/// Their layout frame is (20, 12), 360 x 50 pt, in their screen.
@Suite struct AlongsideTests {
  private func play(_ steps: String, root: String = "home") throws -> Recording {
    let app = """
      device: { size: [400, 600] }
      screens:
        home:
          content: plain
          elements: [{ id: mark, alongside: { offset: [0, 40], alpha: 0.5 } }]
        panel:
          content: plain
          elements: [{ id: badge, alongside: { offset: [100, 0], alpha: 0 } }, { id: still }]
      root: \(root)
      transitions: { rise: { style: rise } }
      """
    return try playApp(app, steps)
  }

  nonisolated private static let scripts = [
    (
      "an element animates alongside the presentation and the dismissal, with their timing",
      """
      - present: { screen: panel, with: rise }
      - expect:
          frame: [{ of: badge, x: 120, tolerance: 0.001 }, { of: still, x: 20 }]
          alpha: { of: badge, is: 0 }
      - wait: 50ms
      - expect:
          frame: [{ of: badge, x: 95, y: 537, tolerance: 0.001 }, { of: panel, y: 525 }]
          alpha: [{ of: badge, is: 0.25 }, { of: still, is: 1 }]
      - settle
      - expect:
          frame: [{ of: badge, is: [20, 312, 360, 50], tolerance: 0.001 }]
          alpha: { of: badge, is: 1 }
      - dismiss
      - wait: 50ms
      - expect:
          frame: [{ of: badge, x: 45, y: 387, tolerance: 0.001 }, { of: still, x: 20 }]
          alpha: { of: badge, is: 0.75 }
      - settle
      - expect: { top: home, diagnostics: none }
      """
    ),
    (
      "elements of a presenter that stays visible do not animate",
      """
      - present: { screen: panel, with: rise }
      - wait: 100ms
      - expect: { frame: { of: mark, y: 12 }, alpha: { of: mark, is: 1 } }
      """
    ),
    (
      "without animation and at launch an element is at its layout position",
      """
      - expect: { frame: { of: mark, y: 12 } }
      - always: { alpha: { of: mark, is: 1 } }
      - present: { screen: panel, with: rise, animated: false }
      - expect: { frame: { of: badge, x: 20 }, alpha: { of: badge, is: 1 } }
      - dismiss: { animated: false }
      - settle
      """
    ),
    (
      "a rotation during the transition leaves an element at its new layout position",
      """
      - present: { screen: panel, with: rise }
      - wait: 100ms
      - rotate: landscapeLeft
      - settle
      - expect:
          frame: { of: badge, x: 20, width: 560, tolerance: 0.001 }
          alpha: { of: badge, is: 1 }
          diagnostics: none
      """
    ),
  ]

  @Test("an element animates alongside the transitions of its own screen", arguments: scripts)
  func plays(_ condition: String, _ steps: String) throws {
    #expect(try play(steps).failures == [])
  }

  @Test(
    "an interactive pop scrubs the elements of both screens, and canceling it restores them")
  func stack() throws {
    let recording = try play(
      """
      - push: panel
      - wait: 100ms
      - settle
      - expect: { frame: { of: badge, x: 20 }, alpha: { of: badge, is: 1 } }
      - drag: { from: { point: [2, 300] }, by: [200, 0], for: 200ms, hold: true }
      - wait: 100ms
      # The bar is 44 pt high; the pan begins after the 16.7 pt of its first frame.
      - expect:
          transition: running
          frame: { of: mark, y: 77.667, tolerance: 0.001 }
          alpha: [{ of: badge, is: 0.5417, tolerance: 1e-4 }, { of: mark, is: 0.7292, tolerance: 1e-4 }]
      - drag: { by: [-180, 0], for: 200ms, hold: true }
      - wait: 100ms
      - release
      - settle
      - expect:
          top: panel
          frame: [{ of: badge, x: 20, tolerance: 0.001 }]
          alpha: { of: badge, is: 1 }
          diagnostics: none
      """, root: "{ navigation: [home] }")
    #expect(recording.failures == [])
  }

  @Test("an alongside animation is decoded; by default it has no offset and an alpha of 1")
  func plan() throws {
    let read = decode(
      """
      screens: { home: { elements: [{ id: a, alongside: { alpha: 0.25 } }, { id: b }] } }
      root: home
      """)
    let elements = try #require(read.plan?.app.screens.first?.value.elements)
    let alongside = try #require(elements.first?.alongside)
    #expect(alongside.offset == ConfigPoint(x: 0, y: 0))
    #expect(alongside.alpha == 0.25)
    #expect(elements.last?.alongside == nil)
  }
}
