import HeadlessUIKit
import SegueRecording
import Testing

/// Changes of the device's settings, and the escape gesture.
@Suite struct DeviceStepTests {
  @Test("Reduce Motion that is switched on fades the next transition of the system")
  func reduceMotion() throws {
    let recording = try playApp(
      """
      screens: { home: {}, card: { modalPresentationStyle: fullScreen } }
      root: home
      """,
      """
      - device: { isReduceMotionEnabled: true, prefersCrossFadeTransitions: true }
      - present: card
      - wait: 100ms
      - expect: { frame: { of: card, y: 0 }, alpha: { of: card, atMost: 0.9 } }
      - settle
      - dismiss
      - settle
      - device: { isReduceMotionEnabled: false }
      - present: card
      - wait: 100ms
      - expect: { frame: { of: card, y: { atLeast: 100 } }, alpha: { of: card, is: 1 } }
      """)
    #expect(recording.failures == [])
  }

  @Test(
    "VoiceOver that a step switches on and off is UIKit's value, and posts UIKit's notification")
  func voiceOver() throws {
    var posted: [Bool] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { posted.append(UIAccessibility.isVoiceOverRunning) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let recording = try play(
      """
      - device: { isVoiceOverRunning: true }
      - device: { isVoiceOverRunning: true, isReduceMotionEnabled: true }
      - device: { isVoiceOverRunning: false }
      """)
    #expect(posted == [true, false])
    #expect(recording.failures == [])
  }

  @Test("a changed layout direction mirrors bars and the edges of touches")
  func layoutDirection() throws {
    let recording = try playApp(
      """
      device: { size: [400, 600], scale: 2 }
      screens: { home: { title: Home, elements: [{ id: go, position: barLeading }] } }
      root: home
      """,
      """
      - expect: { frame: { of: go, x: 20 } }
      - device: { layoutDirection: rightToLeft }
      - expect: { frame: { of: go, maxX: 380 } }
      - hold: { at: { edge: leading } }
      - release
      """)
    #expect(recording.failures == [])
    #expect(recording.touches.first?.x == 398)
  }

  @Test("a changed text size and interface style apply from the next step on")
  func appearance() throws {
    let recording = try play(
      """
      - expect: { layer: { of: home, backgroundColor: white }, frame: { of: open, height: 50 } }
      - device: { userInterfaceStyle: dark, preferredContentSizeCategory: accessibilityLarge }
      - expect: { layer: { of: home, backgroundColor: black }, frame: { of: open, height: { atLeast: 80 } } }
      """)
    #expect(recording.failures == [])
  }

  @Test(
    "the escape gesture dismisses what the user may dismiss, and pops",
    arguments: [
      ("sheet", "home"), ("kept", "kept"), ("note", "home"), ("ask", "home"), ("stacked", "home"),
    ])
  func escape(screen: String, top: String) throws {
    let recording = try playApp(
      """
      screens:
        home: { elements: [{ id: go }] }
        sheet: { modalPresentationStyle: pageSheet }
        kept: { modalPresentationStyle: pageSheet, isModalInPresentation: true }
        note: { modalPresentationStyle: popover, source: go }
        ask: { alert: { buttons: [{ id: yes }, { id: no, style: cancel }] } }
        stacked: { modalPresentationStyle: formSheet, inNavigationController: true }
      root: home
      """,
      """
      - present: { screen: \(screen), animated: false }
      - escape
      - settle
      - expect: { top: \(top) }
      """)
    #expect(recording.failures == [])
  }

  @Test("the escape gesture pops in a presented stack before it dismisses it")
  func escapeInStack() throws {
    let recording = try playApp(
      """
      screens:
        home: {}
        detail: {}
        stacked: { modalPresentationStyle: formSheet, inNavigationController: true }
      root: home
      """,
      """
      - present: { screen: stacked, animated: false }
      - push: { screen: detail, animated: false }
      - escape
      - settle
      - expect: { top: stacked }
      - escape
      - settle
      - expect: { top: home }
      """)
    #expect(recording.failures == [])
  }

  @Test("the escape gesture without anything to dismiss, or a cancel button, fails")
  func escapeWithoutEffect() throws {
    let recording = try playApp(
      """
      screens: { home: {}, ask: { alert: { buttons: [{ id: yes }] } } }
      root: home
      """,
      """
      - escape
      - present: { screen: ask, animated: false }
      - escape
      """)
    let failure =
      "0.0: the escape gesture is handled: expected a screen that it pops or dismisses, found none"
    #expect(
      recording.failures == ["\(failure) (app.yaml:6:9)", "\(failure) (app.yaml:8:9)"])
  }
}
