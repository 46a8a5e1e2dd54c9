import HeadlessUIKit
import TestSupport
import Testing

/// The observer of a text input.
private final class Observer: NSObject, UITextInputDelegate {
  let log = CallLog()
  func selectionWillChange(_ textInput: (any UITextInput)?) { log.add("selectionWill") }
  func selectionDidChange(_ textInput: (any UITextInput)?) { log.add("selectionDid") }
  func textWillChange(_ textInput: (any UITextInput)?) { log.add("textWill") }
  func textDidChange(_ textInput: (any UITextInput)?) { log.add("textDid") }
}

/// A text view without an insertion point, as apps disable it.
private final class CaretlessView: UITextView {
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
}

@Suite("UITextInput", .checkedDevices)
struct TextInputTests {
  private let stage = Stage()
  private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
  private let view = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))

  init() {
    let (stage, field, view) = (stage, field, view)
    stage.device.perform {
      stage.root.view.addSubview(field)
      stage.root.view.addSubview(view)
      view.font = .systemFont(ofSize: 20)
    }
    stage.settle()
  }

  private func inputs() -> [any UIView & UITextInput] { [field, view] }

  private func set(_ text: String, of input: any UITextInput) {
    (input as? UITextField)?.text = text
    (input as? UITextView)?.text = text
  }

  private func range(_ start: Int, _ end: Int, of input: any UITextInput) -> UITextRange? {
    guard let from = input.position(from: input.beginningOfDocument, offset: start),
      let to = input.position(from: input.beginningOfDocument, offset: end)
    else { return nil }
    return input.textRange(from: from, to: to)
  }

  @Test("positions are offsets in UTF-16 code units; none is outside the text")
  func positions() throws {
    try stage.device.perform {
      for input in inputs() {
        set("a👍c", of: input)
        #expect(input.offset(from: input.beginningOfDocument, to: input.endOfDocument) == 4)
        #expect(input.position(from: input.beginningOfDocument, offset: 5) == nil)
        #expect(input.position(from: input.beginningOfDocument, offset: -1) == nil)
        let second = try #require(input.position(from: input.endOfDocument, offset: -1))
        #expect(input.compare(second, to: input.endOfDocument) == .orderedAscending)
        #expect(input.compare(input.endOfDocument, to: second) == .orderedDescending)
        #expect(input.position(from: input.endOfDocument, in: .left, offset: 1) == second)
        let thumb = try #require(range(1, 3, of: input))
        #expect(input.text(in: thumb) == "👍")
        #expect(!thumb.isEmpty)
      }
    }
  }

  @Test("the range that is selected is replaced by typed text, also in a field")
  func selection() throws {
    try stage.device.perform {
      for input in inputs() {
        set("Hello", of: input)
        let end = try #require(input.selectedTextRange)
        #expect(input.offset(from: input.beginningOfDocument, to: end.start) == 5)
        input.selectedTextRange = range(1, 3, of: input)
        input.insertText("EL")
        #expect(range(0, 5, of: input).flatMap { input.text(in: $0) } == "HELlo")
        #expect(input.selectedTextRange == range(3, 3, of: input))
        input.deleteBackward()
        input.replace(try #require(range(0, 1, of: input)), withText: "J")
        #expect(range(0, 4, of: input).flatMap { input.text(in: $0) } == "JElo")
        #expect(input.selectedTextRange == range(1, 1, of: input))
      }
    }
  }

  @Test("the delegate of a field is asked about the selected range")
  func delegate() {
    final class Asked: NSObject, UITextFieldDelegate {
      let log = CallLog()
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        log.add("\(range.location) \(range.length) \(string)")
        return true
      }
      func textFieldDidChangeSelection(_ textField: UITextField) { log.add("selection") }
    }
    let asked = Asked()
    stage.device.perform {
      field.text = "abc"
      field.delegate = asked
      field.becomeFirstResponder()
      field.selectedTextRange = range(0, 2, of: field)
    }
    stage.device.typeText("x")
    #expect(field.text == "xc")
    #expect(asked.log.lines == ["selection", "0 2 x", "selection"])
    stage.settle()
  }

  @Test("marked text is replaced by the next, until it is unmarked")
  func marked() {
    stage.device.perform {
      for input in inputs() {
        set("a", of: input)
        #expect(input.markedTextRange == nil)
        input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        #expect(input.markedTextRange == range(1, 3, of: input))
        input.setMarkedText("你", selectedRange: NSRange(location: 0, length: 1))
        #expect(input.selectedTextRange == range(1, 2, of: input))
        input.unmarkText()
        #expect(input.markedTextRange == nil)
        #expect(range(0, 2, of: input).flatMap { input.text(in: $0) } == "a你")
      }
    }
  }

  @Test("the observer is told of changes of text and selection by code")
  func observer() {
    let observer = Observer()
    stage.device.perform {
      for input in inputs() {
        set("text", of: input)
        input.inputDelegate = observer
        observer.log.lines = []
        input.selectedTextRange = range(0, 1, of: input)
        #expect(observer.log.lines == ["selectionWill", "selectionDid"])
        set("text", of: input)
        #expect(observer.log.lines.dropFirst(2).prefix(2) == ["textWill", "textDid"])
      }
    }
  }

  @Test("the insertion point is between the characters, on their line")
  func carets() throws {
    try stage.device.perform {
      let font = UIFont.systemFont(ofSize: 20)
      let width = ("ab" as NSString).size(withAttributes: [.font: font]).width
      view.text = "ab\ncd"
      view.layoutIfNeeded()
      let first = view.caretRect(for: view.beginningOfDocument)
      #expect(isClose(first, rect(5, 8, 2, font.lineHeight), within: 0.5))
      let last = view.caretRect(for: view.endOfDocument)
      #expect(isClose(last.minY, 8 + font.lineHeight, within: 0.5))
      let all = try #require(range(0, 5, of: view))
      #expect(isClose(view.firstRect(for: all), rect(5, 8, width, font.lineHeight), within: 0.5))
      #expect(view.selectionRects(for: all).map(\.containsStart) == [true, false])
      #expect(view.selectionRects(for: all).map(\.containsEnd) == [false, true])
      let below = view.position(from: view.beginningOfDocument, in: .down, offset: 1)
      #expect(below == view.position(from: view.beginningOfDocument, offset: 3))
      #expect(view.position(from: view.beginningOfDocument, in: .up, offset: 1) == nil)
    }
  }

  @Test("the nearest position to a point is the one whose insertion point is there")
  func nearest() throws {
    try stage.device.perform {
      view.text = "A long text that has several lines, 👍 which are broken between words"
      field.text = "A field"
      field.textAlignment = .center
      for input in inputs() {
        let length = input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
        for offset in 0...length where offset != 37 {
          let position = try #require(
            input.position(from: input.beginningOfDocument, offset: offset))
          let caret = input.caretRect(for: position)
          let point = CGPoint(x: caret.minX, y: caret.midY)
          #expect(input.closestPosition(to: point) == position)
        }
      }
      let end = try #require(range(0, 3, of: field))
      #expect(field.closestPosition(to: CGPoint(x: 290, y: 20), within: end) == end.end)
      let third = field.firstRect(for: try #require(range(2, 3, of: field)))
      #expect(
        field.characterRange(at: CGPoint(x: third.midX, y: third.midY)) == range(2, 3, of: field))
    }
  }

  @Test("a secure field has the positions of its dots")
  func secure() {
    stage.device.perform {
      field.text = "👍👍"
      field.isSecureTextEntry = true
      field.layoutIfNeeded()
      let dot = ("•" as NSString).size(withAttributes: [.font: field.font as Any]).width
      #expect(isClose(field.caretRect(for: field.endOfDocument).minX, 2 * dot))
    }
  }

  @Test("a tokenizer finds words, sentences and paragraphs")
  func tokenizer() throws {
    try stage.device.perform {
      view.text = "One two. Three\nfour"
      let tokenizer = view.tokenizer
      let forward = UITextDirection.storage(.forward)
      let backward = UITextDirection.layout(.left)
      let inTwo = try #require(view.position(from: view.beginningOfDocument, offset: 5))
      @MainActor func text(_ granularity: UITextGranularity) -> String? {
        tokenizer.rangeEnclosingPosition(inTwo, with: granularity, inDirection: forward)
          .flatMap { view.text(in: $0) }
      }
      #expect(text(.character) == "w")
      #expect(text(.word) == "two")
      #expect(text(.sentence) == "One two.")
      #expect(text(.paragraph) == "One two. Three")
      #expect(text(.document) == "One two. Three\nfour")
      let end = try #require(
        tokenizer.position(from: inTwo, toBoundary: .word, inDirection: forward))
      #expect(view.offset(from: view.beginningOfDocument, to: end) == 7)
      #expect(tokenizer.isPosition(end, atBoundary: .word, inDirection: forward))
      #expect(!tokenizer.isPosition(end, withinTextUnit: .word, inDirection: forward))
      #expect(tokenizer.isPosition(end, withinTextUnit: .word, inDirection: backward))
      let start = tokenizer.position(from: end, toBoundary: .word, inDirection: backward)
      #expect(start == view.position(from: view.beginningOfDocument, offset: 4))
    }
  }

  @Test("a subclass overrides the rectangle of the insertion point")
  func override() {
    stage.device.perform {
      let view: UITextView = CaretlessView(frame: rect(0, 0, 100, 100))
      #expect(view.caretRect(for: view.endOfDocument) == .zero)
    }
  }
}

@Suite("NSTextContainer", .checkedDevices)
struct TextContainerTests {
  private let stage = Stage()

  @Test("the padding is part of the width, and its change lays out the text")
  func padding() {
    stage.device.perform {
      let view = UITextView(frame: rect(0, 0, 200, 100))
      stage.root.view.addSubview(view)
      view.text = "Text"
      view.layoutIfNeeded()
      #expect(view.textContainer.lineFragmentPadding == 5)
      #expect(view.textContainer.size.width == 200)
      #expect(view.subviews.first?.frame.minX == 5)
      let width = view.sizeThatFits(CGSize(width: 200, height: 0)).width
      view.textContainer.lineFragmentPadding = 0
      view.textContainerInset = .zero
      view.layoutIfNeeded()
      #expect(view.subviews.first?.frame.minX == 0)
      #expect(view.subviews.first?.frame.width == 200)
      #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).width == width - 10)
      #expect(view.caretRect(for: view.beginningOfDocument).minX == 0)
    }
  }

  @Test("the maximum number of lines limits the height")
  func lines() {
    stage.device.perform {
      let view = UITextView(frame: rect(0, 0, 200, 100))
      view.font = .systemFont(ofSize: 20)
      view.text = "1\n2\n3\n4"
      let line = UIFont.systemFont(ofSize: 20).lineHeight
      view.textContainer.maximumNumberOfLines = 2
      view.layoutIfNeeded()
      #expect(isClose(view.contentSize.height, 2 * line + 16, within: 1))
      view.textContainer.maximumNumberOfLines = 0
      view.layoutIfNeeded()
      #expect(isClose(view.contentSize.height, 4 * line + 16, within: 1))
    }
  }

  @Test("a container of a fixed width wraps the text at that width")
  func fixedWidth() {
    stage.device.perform {
      let container = NSTextContainer(size: CGSize(width: 60, height: 0))
      let view = UITextView(frame: rect(0, 0, 200, 100), textContainer: container)
      view.text = "Several words"
      view.layoutIfNeeded()
      #expect(view.textContainer === container)
      #expect(view.subviews.first?.frame.width == 50)
      let narrow = view.contentSize.height
      container.widthTracksTextView = true
      view.layoutIfNeeded()
      #expect(view.subviews.first?.frame.width == 190)
      #expect(view.contentSize.height < narrow)
    }
  }
}
