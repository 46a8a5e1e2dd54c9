import HeadlessUIKit
import Testing

/// The driver of the rows on iOS: a window in the scene of the host app, in real time.
///
/// It has the interface of `Tests/UIKitRows/Driver.swift`.
struct Driver {
  let log = CallLog()
  let root: LoggingController
  let window: UIWindow
  private let scene: UIWindowScene
  private let report: RowReport
  private let keyboard: KeyboardObserver
  private let start = CACurrentMediaTime()

  /// Runs a test in a window that shows an empty root view controller, or skips it where the device
  /// does not match the configuration. The choices have no effect on UIKit.
  static func run<Failure: Error>(
    _ configuration: DeviceConfiguration = DeviceConfiguration(),
    choosing choose: (inout BehaviorChoices) -> Void = { _ in },
    _ body: @escaping (Driver) throws(Failure) -> Void
  ) throws(Failure) {
    var configuration = configuration
    choose(&configuration.choices)
    let report = RowReport()
    if configuration.choices != BehaviorChoices() { report.note("not the default choice") }
    var failure: Failure?
    // Issues after a skip are known.
    withKnownIssue("skipped", isIntermittent: true) {
      guard let scene = Wait.forScene() else { return report.skip("the host has no active scene") }
      if let obstacle = configuration.obstacle(in: scene) { return report.skip(obstacle) }
      guard Wait.servicesMainQueue() else {
        return report.skip("runs by RowRunner.testRows only, outside of the main dispatch queue")
      }
      let windows = scene.windows
      let console = ConsoleCapture()
      report.catchingExceptions {
        let driver = Driver(scene, report)
        driver.prepare(configuration.orientation)
        do throws(Failure) { try body(driver) } catch { failure = error }
        driver.end()
      }
      if let text = console?.end(), !text.isEmpty { report.note("console: \(text)") }
      Wait.restore(scene, to: windows)
    } matching: { _ in
      report.isSkipped
    }
    report.recordNotes()
    if let failure { throw failure }
  }

  private init(_ scene: UIWindowScene, _ report: RowReport) {
    self.scene = scene
    self.report = report
    root = LoggingController("root", log)
    keyboard = KeyboardObserver(on: scene.screen)
    window = UIWindow(windowScene: scene)
  }

  private func prepare(_ orientation: UIInterfaceOrientation) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    if orientation != scene.effectiveGeometry.interfaceOrientation { rotate(to: orientation) }
    settle()
    log.clear()
  }

  private func end() {
    keyboard.end()
    window.endEditing(true)
  }

  // MARK: Time

  /// Runs one run-loop turn: the first pass commits and starts what was requested, the second runs
  /// what is due after the commit.
  func turn() {
    Wait.pass()
    Wait.pass()
  }
  /// Runs the run loop for a time, s.
  func advance(by seconds: Double) {
    guard seconds <= 30 else { report.end("takes \(Int(seconds)) s") }
    report.note("samples in real time, a frame late at most")
    Wait.until(atMost: seconds) { false }
  }
  /// Runs the run loop until no animation or transition is running.
  ///
  /// A transition without a running animation, such as a paused one, ends the wait after 0.5 s.
  func settle() {
    var lastActivity = 0.0
    Wait.until(atMost: 20) {
      if window.layer.isAnimating { lastActivity = CACurrentMediaTime() }
      if lastActivity == 0 { lastActivity = CACurrentMediaTime() }
      let idleTime = CACurrentMediaTime() - lastActivity
      return idleTime > (window.hasTransition ? 0.5 : 0.05)
    }
  }
  /// The time since the row's start, s.
  var now: Double { CACurrentMediaTime() - start }

  // MARK: Device

  /// Rotates the scene, and waits until its geometry has changed, which begins the transition.
  func rotate(to orientation: UIInterfaceOrientation) {
    let report = report
    Wait.rotate(scene, to: orientation) { report.note("the scene did not rotate: \($0)") }
  }
  /// Resizes the screen, pt.
  func resize(to size: CGSize) { report.end("needs a resizable screen") }
  /// The end frame of the keyboard; `nil` while it is hidden.
  var keyboardFrame: CGRect? { keyboard.frame }
  /// Types on the keyboard; returns `false` when no keyboard is shown.
  @discardableResult
  func typeText(_ text: String) -> Bool { report.end("needs touches") }
  /// Moves the app to the background and back to the foreground.
  func goToBackgroundAndBack() { report.end("needs a UI-test runner") }

  /// The style of the status bar.
  var statusBarStyle: UIStatusBarStyle { scene.statusBarManager?.statusBarStyle ?? .default }
  /// Whether the status bar is hidden.
  var isStatusBarHidden: Bool { scene.statusBarManager?.isStatusBarHidden ?? false }

  // MARK: Touches, which no public API makes

  /// Taps at a point, pt.
  func tap(at point: CGPoint) { report.end("needs touches") }
  /// Begins a touch at a point, pt.
  func touchDown(at point: CGPoint) { report.end("needs touches") }
  /// Moves the touch to a point, pt.
  func touchMove(to point: CGPoint) { report.end("needs touches") }
  /// Cancels the touch, as the system does.
  func touchCancel() { report.end("needs touches") }
  /// Ends the touch.
  func touchUp() { report.end("needs touches") }

  // MARK: Results

  /// The transition events in the device's log, as text.
  var transitionEvents: [String] { report.end("reads HeadlessUIKit's log") }
  /// The diagnostics; empty, because UIKit prints them to the console or raises an exception.
  var diagnosticMessages: [String] {
    report.note("reads the diagnostics, which UIKit prints or raises")
    return []
  }
}
