import HeadlessUIKit
import Testing

/// The appearance of an alert on the screen, and changes to it.
@Suite struct AlertAppearanceTests {
  private func show(
    _ ui: Driver, _ style: UIAlertController.Style, _ title: String?, _ buttons: String...,
    cancel: String? = nil
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: style)
    for title in buttons { alert.addAction(UIAlertAction(title: title, style: .default)) }
    if let cancel { alert.addAction(UIAlertAction(title: cancel, style: .cancel)) }
    ui.show(alert)
    return alert
  }

  private func parts<Part: UIView>(of view: UIView) -> [Part] {
    ((view as? Part).map { [$0] } ?? []) + view.subviews.flatMap { parts(of: $0) }
  }

  /// The separators, in the alert view's coordinates.
  private func separators(of alert: UIAlertController) -> [CGRect] {
    let views: [UIView] = parts(of: alert.view)
    return views.filter { $0.backgroundColor == .separator }
      .map { $0.convert($0.bounds, to: alert.view) }
  }

  private func buttons(of alert: UIAlertController) -> [UIButton] { parts(of: alert.view) }

  private func buttonFrame(_ title: String, in alert: UIAlertController) -> CGRect {
    let button = buttons(of: alert).first { $0.currentTitle == title }
    return button.map { $0.convert($0.bounds, to: alert.view) } ?? .null
  }

  @Test("separators divide the text from the buttons, and the buttons from each other")
  func parts() {
    Driver.run { ui in
      let three = show(ui, .alert, "Sure?", "One", "Two", "Three")
      #expect(
        separators(of: three)
          == ["One", "Two", "Three"].map {
            CGRect(x: 0, y: buttonFrame($0, in: three).minY, width: 270, height: 0.5)
          })
      ui.root.dismiss(animated: false)
      ui.settle()
      let two = show(ui, .alert, "Sure?", "Yes", cancel: "No")
      let top = buttonFrame("Yes", in: two).minY
      #expect(
        separators(of: two) == [
          CGRect(x: 0, y: top, width: 270, height: 0.5),
          CGRect(x: 134.75, y: top, width: 0.5, height: 44),
        ])
      ui.root.dismiss(animated: false)
      ui.settle()
      let untitled = show(ui, .actionSheet, nil, "One", "Two", cancel: "No")
      #expect(buttonFrame("One", in: untitled).minY == 0)
      #expect(separators(of: untitled) == [CGRect(x: 0, y: 57, width: 359, height: 0.5)])
    }
  }

  /// A change to an alert while it is on the screen.
  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The resulting increase of the alert's height, pt; nil where the text changes.
    var growth: CGFloat?
    var make: @MainActor @Sendable (UIAlertController) -> Void
    nonisolated static let all = [
      Change(testDescription: "a title of two lines") {
        $0.title = "Do you really want to do this, now and for ever?"
      },
      Change(testDescription: "a message") { $0.message = "It cannot be undone." },
      Change(testDescription: "another button", growth: 44) {
        $0.addAction(UIAlertAction(title: "Four", style: .default))
      },
    ]
  }

  @Test(
    "a change to a visible alert is laid out immediately, and the alert stays centered",
    arguments: Change.all)
  func visibleAlertIsLaidOutImmediately(_ change: Change) {
    Driver.run { ui in
      let alert = show(ui, .alert, "Sure?", "One", "Two", "Three")
      let before = alert.view.frame
      change.make(alert)
      ui.turn()
      let after = alert.view.frame
      #expect(change.growth.map { after.height == before.height + $0 } ?? true)
      #expect(after.height > before.height)
      #expect(isClose(after.midY, before.midY, within: 1))
      #expect(after.width == before.width)
      #expect(buttonFrame("Three", in: alert).maxY <= after.height)
      let labels: [UILabel] = parts(of: alert.view)
      let texts = [alert.title, alert.message, alert.actions.last?.title].compactMap(\.self)
      #expect(texts.allSatisfy { text in labels.contains { $0.text == text } })
    }
  }

  @Test("the dimming fades in as an alert is presented and fades out as it is dismissed")
  func dims() {
    Driver.run { ui in
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      ui.root.present(alert, animated: true)
      ui.turn()
      let dimming = alert.presentationController?.containerView?.subviews.first ?? UIView()
      #expect(presentationOpacity(of: dimming) == 0)
      ui.advance(by: 0.1)
      #expect(presentationOpacity(of: dimming) > 0)
      #expect(presentationOpacity(of: dimming) < 0.2)
      ui.settle()
      #expect(isClose(presentationOpacity(of: dimming), 0.2))
      ui.root.dismiss(animated: true)
      ui.advance(by: 0.1)
      #expect(presentationOpacity(of: dimming) > 0)
      #expect(presentationOpacity(of: dimming) < 0.2)
      ui.settle()
      #expect(dimming.superview == nil)
    }
  }

  @Test("a highlighted button is gray; a disabled destructive button has a pale title")
  func colors() throws {
    try Driver.run { ui in
      let alert = show(ui, .alert, "Sure?", "One", "Two", "Three")
      let one = try #require(buttons(of: alert).first)
      ui.touchDown(at: one.convert(CGPoint(x: 20, y: 20), to: nil))
      ui.turn()
      #expect(one.backgroundColor == .systemFill)
      ui.touchCancel()
      ui.turn()
      #expect(one.backgroundColor == nil)
      let action = UIAlertAction(title: "Destroy", style: .destructive)
      action.isEnabled = false
      alert.addAction(action)
      ui.turn()
      let last = try #require(buttons(of: alert).last)
      #expect(last.currentTitleColor == .tertiaryLabel)
      action.isEnabled = true
      #expect(last.currentTitleColor == .systemRed)
    }
  }
}
