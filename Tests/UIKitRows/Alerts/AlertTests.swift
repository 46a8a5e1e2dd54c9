import HeadlessUIKit
import Testing

/// Alerts and action sheets: content, layout, and responses to taps.
@Suite struct AlertTests {
  /// Returns an alert with three actions, which log their titles and whether it is still presented.
  private func question(
    _ ui: Driver, _ style: UIAlertController.Style, source: UIView? = nil
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: "Discard changes?", message: "They cannot be brought back.", preferredStyle: style)
    let log = ui.log
    for (title, kind) in [
      ("Keep", UIAlertAction.Style.cancel), ("Save", .default), ("Discard", .destructive),
    ] {
      let action = UIAlertAction(title: title, style: kind) { action in
        log.add(
          "\(action.title ?? "") while \(ui.root.presentedViewController == nil ? "gone" : "up")")
      }
      action.accessibilityIdentifier = title
      alert.addAction(action)
    }
    if let source { alert.popoverPresentationController?.sourceView = source }
    return alert
  }

  private func show(_ alert: UIAlertController, _ ui: Driver) {
    ui.root.present(alert, animated: true)
    ui.settle()
    ui.log.clear()
  }

  /// The buttons below a view, in order.
  private func buttons(_ view: UIView) -> [UIButton] {
    ((view as? UIButton).map { [$0] } ?? []) + view.subviews.flatMap(buttons)
  }

  /// The titles of the bold buttons.
  private func bold(_ ui: Driver) -> [String?] {
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    return buttons(ui.window).filter { $0.titleLabel?.font == font }.map(\.currentTitle)
  }

  private func buttonFrame(_ title: String, _ ui: Driver) -> CGRect {
    guard let button = buttons(ui.window).first(where: { $0.currentTitle == title }) else {
      return .null
    }
    return button.convert(button.bounds, to: ui.window)
  }

  private func tap(_ title: String, _ ui: Driver) {
    let buttonFrame = buttonFrame(title, ui)
    ui.tap(at: CGPoint(x: buttonFrame.midX, y: buttonFrame.midY))
  }

  struct Kind: CustomTestStringConvertible, Sendable {
    var style: UIAlertController.Style
    var isOnTablet: Bool
    var testDescription: String { "\(style) on a \(isOnTablet ? "tablet" : "phone")" }
    nonisolated static let all = [
      Kind(style: .alert, isOnTablet: false), Kind(style: .alert, isOnTablet: true),
      Kind(style: .actionSheet, isOnTablet: false), Kind(style: .actionSheet, isOnTablet: true),
    ]
    @MainActor var device: DeviceConfiguration { isOnTablet ? .tablet : DeviceConfiguration() }
  }

  @Test("a tap on a button dismisses the alert before the handler is called", arguments: Kind.all)
  func acts(kind: Kind) {
    Driver.run(kind.device) { ui in
      let alert = question(ui, kind.style, source: ui.root.view)
      let before = treeLines(of: ui.window)
      show(alert, ui)
      #expect(ui.root.presentedViewController === alert)
      tap("Discard", ui)
      ui.turn()
      #expect(ui.log.calls == [])
      #expect(alert.view.window != nil)
      ui.settle()
      #expect(ui.log.calls == ["Discard while gone"])
      #expect(treeLines(of: ui.window) == before)
    }
  }

  @Test("an alert shows its title and its message in every style", arguments: Kind.all)
  func showsTitleAndMessage(kind: Kind) {
    Driver.run(kind.device) { ui in
      @MainActor func labels(_ view: UIView) -> [String] {
        [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap(labels)
      }
      show(question(ui, kind.style, source: ui.root.view), ui)
      let texts = labels(ui.window)
      #expect(texts.contains("Discard changes?"))
      #expect(texts.contains("They cannot be brought back."))
    }
  }

  @Test("dismissing an alert in code calls no handler", arguments: Kind.all)
  func byCode(kind: Kind) {
    Driver.run(kind.device) { ui in
      show(question(ui, kind.style, source: ui.root.view), ui)
      ui.root.dismiss(animated: true) { ui.log.add("dismissed") }
      ui.settle()
      #expect(ui.log.calls == ["dismissed"])
      #expect(ui.root.presentedViewController == nil)
    }
  }

  @Test("the presenter stays visible and receives no appearance callbacks", arguments: Kind.all)
  func presenterStays(kind: Kind) {
    Driver.run(kind.device) { ui in
      let alert = question(ui, kind.style, source: ui.root.view)
      ui.root.present(alert, animated: true)
      ui.settle()
      tap("Save", ui)
      ui.settle()
      #expect(ui.log.calls == ["Save while gone"])
      #expect(ui.root.view.window === ui.window)
    }
  }

  @Test(
    "a tap outside an alert has no effect; one outside an action sheet cancels it",
    arguments: Kind.all)
  func beside(kind: Kind) {
    Driver.run(kind.device) { ui in
      show(question(ui, kind.style, source: ui.root.view), ui)
      ui.tap(at: CGPoint(x: 20, y: 60))
      ui.settle()
      #expect(ui.log.calls == (kind.style == .alert ? [] : ["Keep while gone"]))
      #expect((ui.root.presentedViewController == nil) == (kind.style == .actionSheet))
    }
  }

  @Test(
    "a tap outside an action sheet without a cancel action dismisses it only as a popover",
    arguments: [DeviceConfiguration(), .tablet])
  func withoutCancel(device: DeviceConfiguration) {
    Driver.run(device) { ui in
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Save", style: .default))
      sheet.popoverPresentationController?.sourceView = ui.root.view
      show(sheet, ui)
      ui.tap(at: CGPoint(x: 20, y: 60))
      ui.settle()
      #expect((ui.root.presentedViewController == nil) == (device.idiom == .pad))
    }
  }

  @Test("the cancel button is last; of two buttons next to each other it is the first")
  func order() {
    Driver.run { ui in
      let three = question(ui, .alert)
      #expect(three.actions.map(\.title) == ["Keep", "Save", "Discard"])
      show(three, ui)
      let tops = ["Save", "Discard", "Keep"].map { buttonFrame($0, ui).minY }
      #expect(zip(tops, tops.dropFirst()).allSatisfy { $1 - $0 == 44 })
      tap("Save", ui)
      ui.settle()
      let two = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      two.addAction(UIAlertAction(title: "Yes", style: .default))
      two.addAction(UIAlertAction(title: "No", style: .cancel))
      show(two, ui)
      let (yes, no) = (buttonFrame("Yes", ui), buttonFrame("No", ui))
      #expect(no.minY == yes.minY)
      #expect(no.maxX == yes.minX)
      tap("Yes", ui)
      ui.settle()
      // Two buttons whose titles do not fit next to each other are stacked.
      let long = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      long.addAction(UIAlertAction(title: "Leave without saving", style: .default))
      long.addAction(UIAlertAction(title: "Stay", style: .cancel))
      show(long, ui)
      #expect(buttonFrame("Stay", ui).minY == buttonFrame("Leave without saving", ui).maxY)
    }
  }

  @Test("an action sheet's cancel button is separate, at the bottom of the safe area")
  func blocks() {
    Driver.run { ui in
      show(question(ui, .actionSheet), ui)
      let (discard, keep) = (buttonFrame("Discard", ui), buttonFrame("Keep", ui))
      #expect(keep.minY - discard.maxY == 8)
      #expect(keep == CGRect(x: 8, y: 667 - 8 - 57, width: 359, height: 57))
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      #expect(buttonFrame("Keep", ui) == CGRect(x: 154, y: 375 - 8 - 57, width: 359, height: 57))
    }
  }

  @Test("an alert is centered, and stays centered after a rotation")
  func middle() {
    Driver.run { ui in
      let alert = question(ui, .alert)
      show(alert, ui)
      #expect(alert.view.frame.width == 270)
      #expect(isClose(alert.view.frame.midX, 187.5, within: 0.5))
      #expect(isClose(alert.view.frame.midY, 333.5, within: 0.5))
      ui.rotate(to: .landscapeLeft)
      ui.settle()
      #expect(isClose(alert.view.frame.midX, 333.5, within: 0.5))
      #expect(isClose(alert.view.frame.midY, 187.5, within: 0.5))
    }
  }

  @Test("an alert scales down and fades in when presented, and only fades out when dismissed")
  func movement() {
    Driver.run { ui in
      let alert = question(ui, .alert)
      ui.root.present(alert, animated: true)
      ui.turn()
      ui.advance(by: 0.05)
      let early = presentationFrame(of: alert.view).width
      #expect(early > 270)
      #expect(early < 1.2 * 270)
      let alpha = alert.view.layer.presentation()?.opacity ?? 0
      #expect(alpha > 0)
      #expect(alpha < 1)
      ui.settle()
      #expect(presentationFrame(of: alert.view).width == 270)
      ui.root.dismiss(animated: true)
      ui.turn()
      ui.advance(by: 0.05)
      #expect(presentationFrame(of: alert.view).width == 270)
      #expect(alert.view.layer.presentation()?.opacity ?? 1 < 1)
      ui.settle()
      #expect(alert.view.alpha == 1)
      #expect(alert.view.transform == .identity)
    }
  }

  @Test("an action sheet slides in from the bottom edge")
  func fromBelow() {
    Driver.run { ui in
      let sheet = question(ui, .actionSheet)
      ui.root.present(sheet, animated: true)
      ui.turn()
      #expect(presentationFrame(of: sheet.view).minY == 667)
      ui.settle()
      #expect(presentationFrame(of: sheet.view).maxY == 659)
    }
  }

  @Test("in regular width an action sheet is a popover without a cancel button")
  func bubble() {
    Driver.run(.tablet) { ui in
      let sheet = question(ui, .actionSheet, source: ui.root.view)
      sheet.popoverPresentationController?.sourceRect = CGRect(
        x: 300, y: 300, width: 80, height: 44)
      show(sheet, ui)
      let before = treeLines(of: ui.window)
      #expect(sheet.popoverPresentationController?.arrowDirection == .up)
      #expect(buttons(ui.window).map(\.currentTitle) == ["Save", "Discard"])
      ui.resize(to: CGSize(width: 400, height: 1024))
      ui.settle()
      #expect(buttons(ui.window).map(\.currentTitle) == ["Save", "Discard", "Keep"])
      #expect(buttonFrame("Keep", ui).maxY == 1016)
      ui.resize(to: CGSize(width: 768, height: 1024))
      ui.settle()
      #expect(sheet.popoverPresentationController?.arrowDirection == .up)
      #expect(buttons(ui.window).map(\.currentTitle) == ["Save", "Discard"])
      #expect(treeLines(of: ui.window) == before)
    }
  }

  @Test(
    "an action sheet needs a source as a popover, but not on a phone",
    arguments: [DeviceConfiguration(), .tablet])
  func source(device: DeviceConfiguration) {
    Driver.run(device) { ui in
      let sheet = question(ui, .actionSheet)
      sheet.restorationIdentifier = "question"
      show(sheet, ui)
      let message =
        "the action sheet question is shown as a popover here: give its "
        + "popoverPresentationController a sourceView and a sourceRect, or a barButtonItem, before "
        + "it is presented; it is shown in the middle"
      #expect(ui.diagnosticMessages == (device.idiom == .pad ? [message] : []))
      #expect(sheet.view.window != nil)
    }
  }

  @Test("a second cancel action is ignored, and so is a preferred action that was not added")
  func exceptions() {
    Driver.run { ui in
      let alert = question(ui, .alert)
      alert.addAction(UIAlertAction(title: "Never", style: .cancel))
      alert.preferredAction = UIAlertAction(title: "Other", style: .default)
      #expect(alert.actions.map(\.title) == ["Keep", "Save", "Discard"])
      #expect(alert.preferredAction == nil)
      #expect(
        ui.diagnosticMessages == [
          "Discard changes?, action Never: an alert can have only one action with the style cancel; this "
            + "one is not added",
          "Discard changes?, action Other: an alert can prefer only an action that was added to it; add "
            + "it first",
        ])
    }
  }

  @Test("an alert without title, message and actions is not presented")
  func empty() {
    Driver.run { ui in
      let alert = UIAlertController(title: nil, message: "", preferredStyle: .alert)
      ui.root.present(alert, animated: true)
      ui.settle()
      #expect(ui.root.presentedViewController == nil)
      #expect(
        ui.diagnosticMessages == [
          "An alert needs a title, a message or an action to show; this one has none."
        ])
    }
  }

  @Test("a disabled button ignores taps until it is enabled")
  func disabled() {
    Driver.run { ui in
      let alert = question(ui, .alert)
      alert.actions[1].isEnabled = false
      show(alert, ui)
      tap("Save", ui)
      ui.settle()
      #expect(ui.root.presentedViewController === alert)
      alert.actions[1].isEnabled = true
      tap("Save", ui)
      ui.settle()
      #expect(ui.log.calls == ["Save while gone"])
    }
  }

  @Test("the preferred button is bold, otherwise the cancel button; a destructive one is red")
  func looks() {
    Driver.run { ui in
      let alert = question(ui, .alert)
      show(alert, ui)
      #expect(bold(ui) == ["Keep"])
      alert.preferredAction = alert.actions[1]
      #expect(bold(ui) == ["Save"])
      let red = buttons(ui.window).filter { $0.currentTitleColor == .systemRed }
      #expect(red.map(\.currentTitle) == ["Discard"])
    }
  }

  @Test("buttons that exceed the height scroll, and the cancel button stays visible")
  func many() {
    Driver.run { ui in
      let sheet = UIAlertController(title: "Choose", message: nil, preferredStyle: .actionSheet)
      for number in 1...20 { sheet.addAction(UIAlertAction(title: "\(number)", style: .default)) }
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      show(sheet, ui)
      #expect(sheet.view.frame.minY >= 20)
      #expect(buttonFrame("Cancel", ui).maxY == 659)
      #expect(buttonFrame("20", ui).minY > 667)
      ui.touchDown(at: CGPoint(x: 187, y: 500))
      for distance in [50.0, 200, 400] {
        ui.advance(by: 0.02)
        ui.touchMove(to: CGPoint(x: 187, y: 500 - distance))
      }
      ui.advance(by: 0.3)
      ui.touchUp()
      ui.settle()
      #expect(ui.root.presentedViewController === sheet)
      #expect(buttonFrame("1", ui).minY < 0)
    }
  }
}
