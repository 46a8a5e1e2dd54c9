import HeadlessUIKit
import TestSupport
import Testing

/// The well-known label with insets.
private final class PaddingLabel: UILabel {
  var insets = UIEdgeInsets(top: 2, left: 10, bottom: 4, right: 20)

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }
}

/// The label whose text rectangle has insets.
private final class InsetLabel: UILabel {
  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    super.textRect(
      forBounds: bounds.insetBy(dx: 10, dy: 3), limitedToNumberOfLines: numberOfLines
    ).insetBy(dx: -10, dy: -3)
  }
}

private final class SilentLabel: UILabel {
  override func drawText(in rect: CGRect) {}
}

private final class PlainSubclass: UILabel {}

private final class IndentedField: UITextField {
  let log = CallLog()
  override func drawText(in rect: CGRect) {
    log.add("text \(rect.numbers)")
    super.drawText(in: rect.offsetBy(dx: 5, dy: 0))
  }
  override func drawPlaceholder(in rect: CGRect) {
    log.add("placeholder \(rect.numbers)")
    super.drawPlaceholder(in: rect)
  }
}

@Suite("drawText(in:)", .checkedDevices)
struct LabelDrawingTests {
  private let stage = Stage()

  private func show<View: UIView>(_ view: View, in frame: CGRect) -> View {
    stage.device.perform {
      view.frame = frame
      stage.root.view.addSubview(view)
    }
    stage.settle()
    return view
  }

  private func text(of label: UILabel, _ string: String) -> ViewDrawing {
    .text(
      string, size: 17, weight: 400,
      color: RGBA(UIColor.label.resolvedColor(with: label.traitCollection).cgColor),
      alignment: .natural, lines: 1)
  }

  /// The contents that a view has drawn, with their rectangles on its canvas.
  private func contents(of view: UIView) -> [String] {
    guard case .drawing(let drawing, _) = view.drawing else { return [] }
    return drawing.marks.map { mark in
      guard case .content(.text(let text, _, _, _, _, _), let rect) = mark.shape else {
        return "other"
      }
      return "\(text) \(rect.applying(mark.transform).numbers)"
    }
  }

  @Test("text is drawn in the rectangle that an override passes to super")
  func padding() {
    let label = PaddingLabel()
    label.text = "Padded"
    _ = show(label, in: rect(20, 50, 100, 30))
    #expect(contents(of: label) == ["Padded [10.0, 2.0, 70.0, 24.0]"])
    stage.device.perform { label.text = "New" }
    stage.settle()
    #expect(contents(of: label) == ["New [10.0, 2.0, 70.0, 24.0]"])
    stage.device.perform { label.bounds.size.width = 200 }
    stage.settle()
    #expect(contents(of: label) == ["New [10.0, 2.0, 170.0, 24.0]"])
  }

  @Test("the intrinsic size of a label with insets is larger by them, in Auto Layout too")
  func size() {
    stage.device.perform {
      let (plain, padded) = (UILabel(), PaddingLabel())
      plain.text = "Padded"
      padded.text = "Padded"
      let size = plain.intrinsicContentSize
      #expect(
        padded.intrinsicContentSize == CGSize(width: size.width + 30, height: size.height + 6))
      padded.translatesAutoresizingMaskIntoConstraints = false
      stage.root.view.addSubview(padded)
      padded.leadingAnchor.constraint(equalTo: stage.root.view.leadingAnchor).isActive = true
      padded.topAnchor.constraint(equalTo: stage.root.view.topAnchor).isActive = true
      stage.root.view.layoutIfNeeded()
      #expect(padded.frame == rect(0, 0, size.width + 30, size.height + 6))
    }
    stage.settle()
  }

  @Test("the text rectangle of an override determines the size", arguments: [1, 0])
  func textRect(lines: Int) {
    stage.device.perform {
      let (plain, inset) = (UILabel(), InsetLabel())
      for label in [plain, inset] {
        label.text = "Several words in a label"
        label.numberOfLines = lines
      }
      let size = plain.sizeThatFits(CGSize(width: 100, height: 0))
      let own = inset.sizeThatFits(CGSize(width: 120, height: 0))
      #expect(own == CGSize(width: size.width + 20, height: size.height + 6))
    }
  }

  @Test(
    "a label that does not draw its text shows none; one that overrides nothing shows it as before")
  func silence() {
    let silent = SilentLabel()
    silent.text = "Hidden"
    _ = show(silent, in: rect(0, 50, 100, 30))
    #expect(silent.drawing == .none)
    let plain = PlainSubclass()
    plain.text = "Shown"
    _ = show(plain, in: rect(0, 90, 100, 30))
    #expect(plain.drawing == text(of: plain, "Shown"))
  }

  @Test("drawText draws in the current context of an image")
  func image() {
    stage.device.perform {
      let label = UILabel(frame: rect(0, 0, 50, 20))
      label.text = "Image"
      var marks: [DrawingMark] = []
      _ = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
        label.drawText(in: rect(10, 10, 50, 20))
        marks = context.cgContext.drawing.marks
      }
      #expect(marks.map(\.shape) == [.content(text(of: label, "Image"), in: rect(10, 10, 50, 20))])
    }
  }

  @Test("a field draws its text and its placeholder in its own coordinates")
  func field() {
    let field = IndentedField()
    field.borderStyle = .line
    field.placeholder = "Name"
    _ = show(field, in: rect(0, 50, 114, 30))
    #expect(field.log.lines.last == "placeholder [7.0, 0.0, 100.0, 30.0]")
    #expect(field.subviews.first?.drawing == text(of: UILabel(), "Name").placeholder)
    stage.device.perform { field.text = "Text" }
    stage.settle()
    #expect(field.log.lines.last == "text [7.0, 0.0, 100.0, 30.0]")
    #expect(field.subviews.first.map(contents) == ["Text [5.0, 0.0, 100.0, 30.0]"])
  }
}

extension ViewDrawing {
  /// The same text in the color of placeholders.
  fileprivate var placeholder: ViewDrawing {
    guard case .text(let text, let size, let weight, _, let alignment, let lines) = self else {
      return self
    }
    return .text(
      text, size: size, weight: weight, color: RGBA(UIColor.placeholderText.cgColor),
      alignment: alignment, lines: lines)
  }
}
