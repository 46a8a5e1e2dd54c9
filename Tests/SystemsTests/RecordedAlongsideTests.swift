import SegueRecording
import SegueStyles
import Testing

/// S27 from a file: an element animates alongside the transitions of the shipped styles.
@Suite("S27: an element of a file animates alongside") struct RecordedAlongsideTests {
  private func failures(_ steps: String) throws -> [String] {
    try play(
      """
      device: { size: [400, 800], safeArea: { top: 0 } }
      screens:
        home: { content: plain, elements: [{ id: open, action: { push: page } }] }
        page:
          content: plain
          elements: [{ id: badge, alongside: { offset: [100, 0], alpha: 0 } }]
        card:
          content: plain
          elements: [{ id: seal, alongside: { offset: [0, 80], alpha: 0 } }]
      root: { navigation: [home], with: swipe, isNavigationBarHidden: true }
      transitions:
        swipe: { style: swipeBack }
        sheet: { style: sheet, detents: [medium] }
        slide: { style: slideIn, duration: 400ms, motion: linear }
      scenarios:
        - name: it
          steps:
      \(steps.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n"))
      """, catalog: shippedStyles
    ).failures
  }

  // The page's element is at (20, 12), and a page moves in from the right edge, linearly over 0.4
  // s. A pan begins after 10 pt, with a frame's step: 13.3 pt of a drag of 100.
  nonisolated private static let scripts = [
    (
      "programmatically it animates for the duration of its page's transition, in addition to the page's motion",
      """
      - push: page
      - wait: 100ms
      - expect:
          frame: [{ of: page, x: 300 }, { of: badge, x: 395, tolerance: 0.01 }]
          alpha: { of: badge, is: 0.25 }
      - wait: 200ms
      - expect:
          frame: [{ of: page, x: 100 }, { of: badge, x: 145, tolerance: 0.01 }]
          alpha: { of: badge, is: 0.75 }
      - settle
      - expect: { frame: { of: badge, x: 20 }, alpha: { of: badge, is: 1 }, diagnostics: none }
      """
    ),
    (
      "an interactive pop scrubs it with the page, and canceling the pop reverses it",
      """
      - push: page
      - settle
      - drag: { from: { point: [100, 400] }, by: [100, 0], hold: true }
      - wait: 100ms
      - expect:
          frame: [{ of: page, x: 86.667 }, { of: badge, x: 128.333, tolerance: 0.01 }]
          alpha: { of: badge, is: 0.7833, tolerance: 1e-4 }
      - drag: { by: [40, 0], hold: true }
      - wait: 100ms
      - expect:
          frame: [{ of: page, x: 126.667 }, { of: badge, x: 178.333, tolerance: 0.01 }]
          alpha: { of: badge, is: 0.6833, tolerance: 1e-4 }
      - release
      - settle
      - expect:
          viewControllers: [home, page]
          frame: [{ of: page, x: 0 }, { of: badge, x: 20, tolerance: 0.001 }]
          alpha: { of: badge, is: 1 }
          diagnostics: none
      """
    ),
    (
      "interrupted while it appears, it pauses with the page, and continues with it",
      """
      - push: page
      - wait: 200ms
      - drag: { from: { point: [250, 400] }, by: [10, 0], for: 20ms, hold: true }
      - wait: 300ms
      - expect:
          context: { isInteractive: true }
          frame: [{ of: page, x: 180 }, { of: badge, x: 245, tolerance: 0.1 }]
          alpha: { of: badge, is: 0.55 }
      - drag: { by: [-60, 0], for: 200ms, hold: true }
      - wait: 100ms
      - expect:
          frame: [{ of: page, x: 120 }, { of: badge, x: 170, tolerance: 0.1 }]
          alpha: { of: badge, is: 0.7 }
      - release
      - settle
      - expect:
          viewControllers: [home, page]
          frame: { of: badge, x: 20, tolerance: 0.001 }
          alpha: { of: badge, is: 1 }
          diagnostics: none
      """
    ),
    (
      "interrupted again while it reverses, it does not restart, and completes with the page",
      """
      - push: page
      - wait: 200ms
      - drag: { from: { point: [250, 400] }, by: [10, 0], for: 20ms, hold: true }
      - drag: { by: [100, 0], for: 200ms, hold: true }
      - wait: 300ms
      - release
      - wait: 30ms
      - drag: { from: { point: [350, 400] }, by: [-10, 0], for: 20ms, hold: true }
      - expect: { context: { isInteractive: true } }
      - drag: { by: [-200, 0], for: 200ms, hold: true }
      - wait: 200ms
      - expect:
          frame: [{ of: page, x: 128.94 }, { of: badge, x: 181.17, tolerance: 0.1 }]
          alpha: { of: badge, is: 0.6777, tolerance: 1e-3 }
      - release
      - wait: 50ms
      - expect:
          frame: [{ of: page, x: 76.35 }, { of: badge, x: 115.44, tolerance: 0.1 }]
          alpha: { of: badge, is: 0.8091, tolerance: 1e-3 }
      - settle
      - expect:
          viewControllers: [home, page]
          frame: { of: badge, x: 20, tolerance: 0.001 }
          alpha: { of: badge, is: 1 }
          diagnostics: none
      """
    ),
    (
      "an element of a presented screen animates alongside a slide-in and an interactive sheet",
      """
      - present: { screen: card, with: slide }
      - wait: 100ms
      - expect: { alpha: { of: seal, is: 0.25 }, frame: { of: seal, y: 72, tolerance: 0.01 } }
      - settle
      - dismiss
      - settle
      - present: { screen: card, with: sheet }
      - settle
      - expect: { alpha: { of: seal, is: 1 } }
      - drag: { from: { point: [200, 500] }, by: [0, 100], hold: true }
      - wait: 100ms
      - expect:
          context: { isInteractive: true }
          frame: { of: card, y: 485.33, tolerance: 0.01 }
          alpha: { of: seal, is: 0.7867, tolerance: 1e-4 }
      - release
      - settle
      - expect: { top: card, alpha: { of: seal, is: 1 }, diagnostics: none }
      """
    ),
  ]

  @Test("an element of a file animates alongside", arguments: scripts)
  func plays(_ condition: String, _ steps: String) throws {
    #expect(try failures(steps) == [])
  }
}
