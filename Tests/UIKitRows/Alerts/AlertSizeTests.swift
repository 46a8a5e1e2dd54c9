import HeadlessUIKit
import Testing

/// The sizes of alerts and switches of iOS 26.
@Suite struct AlertSizeTests {
  private static let phone = DeviceConfiguration(
    size: CGSize(width: 393, height: 852), scale: 3,
    portraitSafeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), systemVersion: 26)

  struct Content: CustomTestStringConvertible, Sendable {
    var style = UIAlertController.Style.alert
    var hasMessage: Bool
    var titles: [String]
    var height: CGFloat
    var testDescription: String { "\(style), message \(hasMessage), \(titles)" }
    nonisolated static let all = [
      Content(hasMessage: true, titles: ["OK"], height: 152 + 1.0 / 3),
      Content(hasMessage: false, titles: ["OK"], height: 126 + 1.0 / 3),
      Content(hasMessage: true, titles: ["OK", "Cancel"], height: 152 + 1.0 / 3),
      Content(hasMessage: false, titles: ["A", "B", "Cancel"], height: 238 + 1.0 / 3),
      Content(
        style: .actionSheet, hasMessage: true, titles: ["A", "B", "C", "Cancel"],
        height: 320 + 1.0 / 3),
    ]
  }

  @Test(
    "[321] an alert of iOS 26 is 320 pt wide; an action sheet on a phone is laid out as one (321a, 321b)",
    arguments: Content.all)
  func size(_ content: Content) {
    Driver.run(Self.phone) { ui in
      let alert = UIAlertController(
        title: "Title", message: content.hasMessage ? "One line." : nil,
        preferredStyle: content.style)
      for title in content.titles {
        alert.addAction(UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default))
      }
      ui.show(alert)
      #expect(alert.view.bounds.width == 320)
      #expect(isClose(alert.view.bounds.height, content.height))
      #expect(alert.view.subviews.first?.layer.cornerRadius == 34)
      #expect(isClose(alert.view.frame.midX, 196.5, within: 0.5))
    }
  }

  @Test("[321] a switch of iOS 26 is 63 x 28 pt, and asks Auto Layout for 61 (321c)")
  func switchSize() {
    Driver.run(Self.phone) { _ in
      let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
      #expect(control.frame == CGRect(x: 10, y: 20, width: 63, height: 28))
      #expect(control.intrinsicContentSize == CGSize(width: 61, height: 28))
      #expect(control.sizeThatFits(.zero) == CGSize(width: 63, height: 28))
    }
  }
}
