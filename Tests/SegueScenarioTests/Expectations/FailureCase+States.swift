nonisolated extension FailureCase {
  /// Expectations on appearance, z-order, taps and detents.
  static let states = [
    FailureCase(
      "- tap: open\n- wait: 50ms\n- expect: { appearance: { home: appeared, panel: appeared, cover: appeared } }",
      "0.1: home is appeared, panel is appeared, cover is appeared: expected home appeared, "
        + "panel appeared, cover appeared, found home appeared, panel appearing, cover without "
        + "callbacks (app.yaml:22:31)"),
    FailureCase(
      "- tap: open\n- wait: 100ms\n- expect: { order: [panel, dimming, home] }",
      "0.15: from back to front the views are [panel, dimming, home]: expected "
        + "[panel, dimming, home], found [home, dimming, panel] (app.yaml:22:26)"),
    FailureCase(
      "- expect: { order: [home, panel] }",
      "0.0: from back to front the views are [home, panel]: expected [home, panel], "
        + "found panel not on the screen (app.yaml:20:26)"),
    FailureCase(
      "- tap: idle\n- tap: idle\n- expect: { taps: { idle: 1, open: 1 } }",
      "0.1: idle was tapped once, open was tapped once: expected idle 1, open 1, "
        + "found idle 2, open 0 (app.yaml:22:25)"),
    FailureCase(
      "- expect: { detent: { of: home, is: medium } }",
      "0.0: the sheet of home is at the detent medium: expected medium, "
        + "found home is not in a sheet with detents (app.yaml:20:27)"),
    FailureCase(
      "- expect: { detent: { of: panel, is: { points: 200 } } }",
      "0.0: the sheet of panel is at the detent { points: 200 }: expected { points: 200 }, "
        + "found panel is not presented (app.yaml:20:27)"),
  ]
}
