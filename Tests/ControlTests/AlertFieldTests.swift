import HeadlessUIKit
import TestSupport
import Testing

@Suite("Text fields of UIAlertController", .checkedDevices)
struct AlertFieldTests {
  private let stage = Stage()
  private let log = CallLog()

  private func alert(fields: Int) -> UIAlertController {
    let alert = UIAlertController(title: "Name", message: "Of the file.", preferredStyle: .alert)
    for index in 0..<fields {
      alert.addTextField { field in
        field.placeholder = "Field \(index)"
        field.accessibilityIdentifier = "field\(index)"
      }
    }
    let save = UIAlertAction(title: "Save", style: .default) { [log, unowned alert] _ in
      log.add("save \(alert.textFields?.first?.text ?? "nothing")")
    }
    save.accessibilityIdentifier = "save"
    alert.addAction(save)
    return alert
  }

  private func show(_ alert: UIAlertController) {
    stage.device.perform { stage.root.present(alert, animated: true) }
    stage.settle()
  }

  private func frame(_ identifier: String) -> CGRect? {
    stage.find(identifier).map { $0.convert($0.bounds, to: nil) }
  }

  @Test("the handler of an action reads the text that was typed into the first field")
  func typing() throws {
    show(alert(fields: 1))
    stage.device.typeText("a.txt")
    stage.tap(try #require(stage.find("save")))
    stage.settle()
    #expect(log.lines == ["save a.txt"])
    #expect(stage.device.keyboardFrame == nil)
  }

  @Test(
    "the first field is edited when the alert appears; the alert is centered above the keyboard")
  func keyboard() {
    let shown = alert(fields: 2)
    show(shown)
    #expect(stage.device.keyboardFrame == rect(0, 340, 400, 260))
    #expect(stage.device.perform { shown.textFields?.map(\.isFirstResponder) } == [true, false])
    #expect(shown.view.frame.midX == 200)
    // The safe area begins below the status bar.
    #expect(isClose(shown.view.frame.midY, 180, within: 0.5))
    stage.device.perform { _ = shown.textFields?.first?.resignFirstResponder() }
    stage.settle()
    #expect(isClose(shown.view.frame.midY, 300, within: 0.5))
  }

  @Test("fields are rows between the message and the buttons, and make the alert higher")
  func frames() throws {
    let bare = alert(fields: 0)
    show(bare)
    #expect(bare.textFields == nil)
    let height = bare.view.frame.height
    stage.device.perform { bare.dismiss(animated: false) }
    stage.settle()
    let shown = alert(fields: 2)
    show(shown)
    #expect(shown.view.frame.height == height + 15 + 2 * 24)
    let (left, top) = (shown.view.frame.minX, shown.view.frame.minY)
    let end = try #require(frame("save")).minY - 19
    #expect(frame("field0") == rect(left + 16, end - 48, 238, 24))
    #expect(frame("field1") == rect(left + 16, end - 24, 238, 24))
    #expect(top < end)
  }

  @Test("an action that is added while a field is edited leaves it first responder")
  func change() {
    let shown = alert(fields: 1)
    show(shown)
    stage.device.typeText("a")
    stage.device.perform { shown.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
    stage.settle()
    stage.device.typeText("b")
    #expect(shown.textFields?.first?.text == "ab")
    #expect(stage.device.keyboardFrame != nil)
  }

  @Test("a field of an action sheet is reported, and not added")
  func sheet() {
    let sheet = UIAlertController(title: "Sheet", message: nil, preferredStyle: .actionSheet)
    stage.device.perform { sheet.addTextField { _ in log.add("configured") } }
    #expect(sheet.textFields == nil)
    #expect(log.lines.isEmpty)
    #expect(
      stage.diagnosticMessages == [
        "Sheet: only an alert with the style alert can have text fields; this one is not added"
      ])
  }
}
