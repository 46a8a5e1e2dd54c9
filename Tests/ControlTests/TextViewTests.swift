import HeadlessUIKit
import TestSupport
import Testing

/// A delegate that records the editing of a text view.
private final class TextDelegate: NSObject, UITextViewDelegate {
  let log = CallLog()
  var refused = ""
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    log.add("shouldBegin")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { log.add("didBegin") }
  func textViewDidEndEditing(_ textView: UITextView) { log.add("didEnd") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    log.add("should \(range.location) \(range.length) \(text)")
    return text != refused
  }
  func textViewDidChange(_ textView: UITextView) { log.add("didChange \(textView.text ?? "")") }
  func textViewDidChangeSelection(_ textView: UITextView) {
    log.add("selection \(textView.selectedRange.location)")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.add("didScroll") }
}

@Suite("UITextView", .checkedDevices)
struct TextViewTests {
  private let stage = Stage()
  private let delegate = TextDelegate()
  private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))

  init() {
    view.delegate = delegate
    let (stage, view) = (stage, view)
    stage.device.perform { stage.root.view.addSubview(view) }
    stage.settle()
  }

  @Test("a tap begins the editing and shows the keyboard")
  func begin() {
    stage.tap(view)
    #expect(delegate.log.lines == ["shouldBegin", "didBegin"])
    #expect(stage.device.perform { view.isFirstResponder })
    stage.settle()
    #expect(stage.device.keyboardFrame != nil)
    stage.device.perform { _ = view.resignFirstResponder() }
    #expect(delegate.log.lines.last == "didEnd")
    stage.settle()
  }

  @Test("typing asks before each character, and reports selection and text")
  func typing() {
    stage.device.perform { _ = view.becomeFirstResponder() }
    delegate.log.lines = []
    stage.device.typeText("ab")
    #expect(
      delegate.log.lines == [
        "should 0 0 a", "selection 1", "didChange a", "should 1 0 b", "selection 2", "didChange ab",
      ])
    stage.settle()
  }

  @Test("a refused character changes nothing")
  func refusal() {
    delegate.refused = "a"
    stage.device.perform { _ = view.becomeFirstResponder() }
    delegate.log.lines = []
    stage.device.typeText("a")
    #expect(delegate.log.lines == ["should 0 0 a"])
    #expect(view.text == "")
    stage.settle()
  }

  @Test("typing replaces the selection, also of characters of several code units")
  func selection() {
    stage.device.perform {
      view.text = "a👍c"
      view.selectedRange = NSRange(location: 1, length: 2)
      view.insertText("b")
      #expect(view.text == "abc")
      #expect(view.selectedRange == NSRange(location: 2, length: 0))
      view.text = "a👍"
      view.deleteBackward()
      #expect(view.text == "a")
    }
  }

  @Test("setting the text moves the selection, and reports no change of text")
  func programmatic() {
    stage.device.perform { view.text = "Hello" }
    #expect(delegate.log.lines == ["selection 5"])
  }

  @Test("a text view that cannot be edited does not become first responder")
  func readOnly() {
    view.isEditable = false
    stage.tap(view)
    #expect(!stage.device.perform { view.isFirstResponder })
    stage.settle()
  }

  @Test("the content is as high as the lines, and scrolls")
  func content() {
    stage.device.perform {
      view.font = .systemFont(ofSize: 20)
      view.text = (1...20).map(String.init).joined(separator: "\n")
      view.layoutIfNeeded()
      let line = UIFont.systemFont(ofSize: 20).lineHeight
      #expect(isClose(view.contentSize.height, 20 * line + 16, within: 1))
      delegate.log.lines = []
      view.contentOffset.y = 50
      #expect(delegate.log.lines == ["didScroll"])
      view.isScrollEnabled = false
      #expect(view.intrinsicContentSize.height == view.contentSize.height)
    }
  }
}

@Suite("UITextField's rest", .checkedDevices)
struct TextFieldRestTests {
  private final class FieldDelegate: NSObject, UITextFieldDelegate {
    let log = CallLog()
    var clears = true
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      log.add("shouldClear")
      return clears
    }
    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { log.add("didEnd \(reason)") }
    func textFieldDidChangeSelection(_ textField: UITextField) { log.add("selection") }
  }
  private let stage = Stage()
  private let delegate = FieldDelegate()
  private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))

  init() {
    field.delegate = delegate
    field.text = "Text"
    let (stage, field) = (stage, field)
    stage.device.perform { stage.root.view.addSubview(field) }
    stage.settle()
  }

  @Test("the clear button is shown while editing, asks, and clears", arguments: [true, false])
  func clear(clears: Bool) throws {
    delegate.clears = clears
    field.clearButtonMode = .whileEditing
    #expect(stage.find("clear") == nil)
    stage.device.perform { _ = field.becomeFirstResponder() }
    stage.settle()
    stage.tap(try #require(stage.find("clear")))
    #expect(delegate.log.lines == (clears ? ["shouldClear", "selection"] : ["shouldClear"]))
    #expect(field.text == (clears ? "" : "Text"))
    stage.settle()
  }

  @Test("the end of editing is reported with a reason if the delegate has that method")
  func reason() {
    stage.device.perform {
      field.becomeFirstResponder()
      field.resignFirstResponder()
    }
    #expect(delegate.log.lines == ["didEnd committed"])
    stage.settle()
  }

  @Test("overlay views take room from the text")
  func overlays() {
    stage.device.perform {
      let left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      field.leftView = left
      #expect(field.textRect(forBounds: field.bounds).minX == 0)
      field.leftViewMode = .always
      field.layoutIfNeeded()
      #expect(left.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
      #expect(
        field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 170, height: 40))
    }
  }

  @Test("secure text is displayed as dots")
  func secure() {
    field.isSecureTextEntry = true
    #expect((field.subviews.first as? UILabel)?.text == "••••")
    #expect(field.text == "Text")
  }

  @Test("clearsOnBeginEditing clears when editing begins")
  func clearsOnBegin() {
    field.clearsOnBeginEditing = true
    stage.device.perform { _ = field.becomeFirstResponder() }
    #expect(field.text == "")
    stage.settle()
  }
}
