import HeadlessUIKit
import SegueConfig
import SegueRecording
import SegueScenario
import Testing

/// Alerts of a file, and screens that protect unsaved changes.
@Suite struct EditedScreenTests {
  private func screen(_ text: String) throws -> ScreenPlan {
    let read = decode(
      """
      screens: { home: {}, card: \(text) }
      root: home
      """)
    #expect(read.report == "")
    return try #require(read.plan?.app.screens.last?.value)
  }

  @Test("an alert by default has style alert and enabled default buttons without actions")
  func defaults() throws {
    let alert = try screen("{ title: Sure?, alert: { buttons: [{ id: yes }] } }").alert
    let button = try #require(alert?.buttons.first)
    #expect(alert?.style == .alert)
    #expect(alert?.message == nil)
    #expect(alert?.buttons.count == 1)
    #expect(button.id == "yes")
    #expect(button.title == nil)
    #expect(button.style == .default)
    #expect(!button.isPreferred)
    #expect(button.isEnabled)
    #expect(button.action == nil)
    let full = try screen(
      """
      { alert: { style: actionSheet, message: Well?, buttons: [{ id: yes, title: "Yes", \
      style: destructive, isPreferred: true, isEnabled: false, action: edit }] } }
      """
    ).alert
    let other = try #require(full?.buttons.first)
    #expect(full?.style == .actionSheet)
    #expect(full?.message == "Well?")
    #expect(other.title == "Yes")
    #expect(other.style == .destructive)
    #expect(other.action is EditAction)
    #expect(other.isPreferred)
    #expect(!other.isEnabled)
  }

  @Test("a screen by default has no unsaved changes and does not prevent dismissal")
  func guards() throws {
    let bare = try screen("{}")
    #expect(!bare.hasUnsavedChanges)
    #expect(bare.onDismissAttempt == nil)
    #expect(!bare.inNavigationController)
    let kept = try screen(
      "{ hasUnsavedChanges: true, onDismissAttempt: {}, inNavigationController: true }")
    #expect(kept.hasUnsavedChanges)
    #expect(kept.inNavigationController)
    #expect(kept.onDismissAttempt?.preventedBy == .shouldDismiss)
    #expect(kept.onDismissAttempt?.present == nil)
  }

  /// Plays steps after presenting a screen that protects its changes; returns the failures.
  private func play(_ screen: String, _ steps: String) throws -> [String] {
    let recording = try playFile(
      """
      device: smallPhone
      screens:
        home: { title: Home }
        card: \(screen)
        ask: { alert: { message: Sure?, buttons: [{ id: yes, action: dismiss }, { id: no }] } }
      root: home
      scenarios:
        - name: a guarded card
          steps:
            - present: card
            - settle
      \(steps)
      """, recordsFrames: false)
    return recording.verdicts.filter { !$0.passed }.map { "\($0.expectation): \($0.actual ?? "")" }
  }

  struct Protection: CustomTestStringConvertible, Sendable {
    var by: String
    var inStack: Bool
    var testDescription: String { "by \(by)\(inStack ? " in a navigation stack" : "")" }
    nonisolated static let all = ["shouldDismiss", "isModalInPresentation"].flatMap { by in
      [false, true].map { Protection(by: by, inStack: $0) }
    }
  }

  @Test(
    "hasUnsavedChanges set programmatically takes effect immediately", arguments: Protection.all)
  func changedProgrammatically(protection: Protection) throws {
    let failures = try play(
      """
      { title: Card, modalPresentationStyle: pageSheet, inNavigationController: \(protection.inStack), hasUnsavedChanges: true, \
      onDismissAttempt: { preventedBy: \(protection.by), present: ask } }
      """,
      """
            - drag: { from: { point: [187, 60] }, by: [0, 400] }
            - settle
            - expect: { top: ask }
            - tap: no
            - settle
            - set: { screen: card, hasUnsavedChanges: false }
            - drag: { from: { point: [187, 60] }, by: [0, 400] }
            - settle
            - expect: { top: home, completed: dismissal, diagnostics: none }
      """)
    #expect(failures == [])
  }

  @Test(
    "onDismissAttempt without present keeps the screen, and close does nothing",
    arguments: Protection.all)
  func silent(protection: Protection) throws {
    let failures = try play(
      """
      { title: Card, modalPresentationStyle: pageSheet, inNavigationController: \(protection.inStack), hasUnsavedChanges: true, \
      onDismissAttempt: { preventedBy: \(protection.by) }, elements: [{ id: cancel, position: barLeading, action: close }] }
      """,
      """
            - drag: { from: { point: [187, 60] }, by: [0, 400] }
            - settle
            - tap: cancel
            - settle
            - expect: { top: card, diagnostics: none }
      """)
    #expect(failures == [])
  }

  @Test(
    "a screen is presented in its own style, also in a navigation stack", arguments: [false, true])
  func presentation(inNavigation: Bool) throws {
    let failures = try play(
      "{ title: Card, modalPresentationStyle: fullScreen, inNavigationController: \(inNavigation) }",
      "      - expect: { top: card, notOnScreen: home, diagnostics: none }")
    #expect(failures == [])
  }

  @Test("without onDismissAttempt unsaved changes do not prevent dismissal")
  func unguarded() throws {
    let failures = try play(
      "{ title: Card, modalPresentationStyle: pageSheet, hasUnsavedChanges: true }",
      """
            - drag: { from: { point: [187, 60] }, by: [0, 400] }
            - settle
            - expect: { top: home, completed: dismissal, diagnostics: none }
      """)
    #expect(failures == [])
  }

  @Test(
    "bar buttons are in the screen's own bar, or in the navigation bar", arguments: [false, true])
  func bar(inNavigation: Bool) throws {
    let failures = try play(
      """
      { title: Card, modalPresentationStyle: pageSheet, inNavigationController: \(inNavigation), elements: [\
      { id: left, position: barLeading, action: dismiss }, { id: right, position: barTrailing }] }
      """,
      """
            - expect: { frame: [{ of: left, minY: 30 }, { of: right, minY: 30 }] }
            - tap: right
            - expect: { taps: { right: 1, left: 0 } }
            - tap: left
            - settle
            - expect: { top: home, diagnostics: none }
      """)
    #expect(failures == [])
  }
}
