import HeadlessUIKit
import TestSupport
import Testing

/// The text and the events of a text field.
@Suite(.checkedDevices) struct TextFieldTests {
  nonisolated struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var change: @MainActor @Sendable (UITextField) -> Void
    /// The drawing that is expected after the change of a field with the text "Ann".
    var shown: @MainActor @Sendable () -> ViewDrawing
  }

  @Test(
    "a property that is set is drawn at once",
    arguments: [
      Change(testDescription: "no change", change: { _ in }, shown: { text("Ann") }),
      Change(testDescription: "text", change: { $0.text = "Bob" }, shown: { text("Bob") }),
      Change(
        testDescription: "no text", change: { $0.text = nil },
        shown: { text("name", .placeholderText) }),
      Change(
        testDescription: "a placeholder",
        change: {
          $0.text = ""
          $0.placeholder = "first name"
        }, shown: { text("first name", .placeholderText) }),
      Change(
        testDescription: "a placeholder behind text", change: { $0.placeholder = "first name" },
        shown: { text("Ann") }),
      Change(
        testDescription: "a font", change: { $0.font = .systemFont(ofSize: 20) },
        shown: { text("Ann", size: 20) }),
      Change(
        testDescription: "no font",
        change: {
          $0.font = .systemFont(ofSize: 20)
          $0.font = nil
        }, shown: { text("Ann") }),
      Change(
        testDescription: "a color", change: { $0.textColor = .red }, shown: { text("Ann", .red) }),
      Change(
        testDescription: "an alignment", change: { $0.textAlignment = .right },
        shown: { text("Ann", alignment: .right) }),
      Change(
        testDescription: "typed text", change: { $0.insertText("a") }, shown: { text("Anna") }),
      Change(
        testDescription: "deleted text", change: { $0.deleteBackward() }, shown: { text("An") }),
    ])
  func shows(example: Change) {
    makeDevice().perform {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      #expect(field.subviews.first?.drawing == ViewDrawing.none)
      field.placeholder = "name"
      field.text = "Ann"
      example.change(field)
      #expect(field.subviews.first?.drawing == example.shown())
    }
  }

  @Test("a border insets the text in the next layout")
  func edges() {
    makeDevice().perform {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      field.layoutIfNeeded()
      #expect(field.subviews.first?.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
      field.borderStyle = .line
      field.layoutIfNeeded()
      #expect(field.subviews.first?.frame == CGRect(x: 7, y: 0, width: 186, height: 40))
      #expect(field.layer.borderWidth == 1)
      #expect(field.layer.cornerRadius == 0)
      field.borderStyle = .roundedRect
      #expect(field.layer.cornerRadius == 6)
      field.borderStyle = .none
      field.layoutIfNeeded()
      #expect(field.subviews.first?.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
      #expect(field.layer.borderWidth == 0)
    }
  }

  @Test("a change without effect sends no event; the others send theirs in order")
  func eventsAreSentInOrder() {
    final class Delegate: NSObject, UITextFieldDelegate {
      let notes = Notes()
      func textFieldDidBeginEditing(_ textField: UITextField) { notes.note("delegate begin") }
      func textFieldDidEndEditing(_ textField: UITextField) { notes.note("delegate end") }
    }
    makeDevice().perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      window.addSubview(field)
      window.makeKeyAndVisible()
      let delegate = Delegate()
      let notes = delegate.notes
      field.delegate = delegate
      for (event, name) in [
        (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"),
        (.editingDidEnd, "end"),
      ] {
        field.addAction(UIAction { _ in notes.note(name) }, for: event)
      }
      field.becomeFirstResponder()
      field.becomeFirstResponder()
      #expect(notes.takeLines() == ["delegate begin", "begin"])
      field.deleteBackward()
      field.insertText("")
      #expect(notes.takeLines() == [])
      field.insertText("a")
      field.deleteBackward()
      #expect(notes.takeLines() == ["changed", "changed"])
      field.resignFirstResponder()
      field.resignFirstResponder()
      #expect(notes.lines == ["delegate end", "end"])
    }
  }

  private static func text(
    _ words: String, _ color: UIColor = .label, size: CGFloat = 17,
    alignment: NSTextAlignment = .natural
  ) -> ViewDrawing {
    .text(
      words, size: size, weight: 400,
      color: RGBA(color.resolvedColor(with: UIScreen.main.traitCollection).cgColor),
      alignment: alignment, lines: 1)
  }
}
