import HeadlessUIKit
import TestSupport
import Testing

/// Measuring and drawing of strings.
@Suite(.checkedDevices) struct TextDrawingTests {
  private let font = UIFont.systemFont(ofSize: 20)
  private var attributes: [NSAttributedString.Key: Any] {
    [.init("NSFont"): font, .init("NSColor"): UIColor.red]
  }

  @Test("a size is the width of the longest line and the heights of all")
  func measures() {
    let one = "word".size(withAttributes: attributes)
    let two = "word\nwo".size(withAttributes: attributes)
    #expect(isClose(one.height, font.lineHeight))
    #expect(one.width > "wo".size(withAttributes: attributes).width)
    #expect(two.width == one.width)
    #expect(isClose(two.height, 2 * font.lineHeight))
    #expect(isClose("word\n".size(withAttributes: attributes).height, 2 * font.lineHeight))
    #expect("".size(withAttributes: attributes) == .zero)
  }

  @Test("a size equals that of a label with the same text and font, up to pixels")
  func agreesWithLabels() {
    let label = UILabel()
    label.text = "some words"
    label.font = font
    let size = "some words".size(withAttributes: attributes)
    #expect(isClose(label.intrinsicContentSize.width, size.width, within: 0.5))
    #expect(isClose(label.intrinsicContentSize.height, size.height, within: 0.5))
  }

  @Test("lines wrap between words only with the origin of lines")
  func wraps() {
    let width = "one two".size(withAttributes: attributes).width
    let limit = CGSize(width: width + 1, height: .greatestFiniteMagnitude)
    let text = "one two three"
    let wrapped = text.boundingRect(
      with: limit, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes,
      context: nil)
    #expect(isClose(wrapped.height, 2 * font.lineHeight))
    #expect(isClose(wrapped.width, width))
    #expect(wrapped.origin == .zero)
    let single = text.boundingRect(with: limit, attributes: attributes, context: nil)
    #expect(isClose(single.height, font.lineHeight))
    #expect(isClose(single.minY, font.descender))
    #expect(single.width > limit.width)
  }

  @Test("a text is drawn on baselines from its upper left corner, in its font and color")
  func draws() throws {
    let marks = record { "one\ntwo".draw(at: CGPoint(x: 5, y: 10), withAttributes: attributes) }
    let texts = marks.compactMap(\.text)
    #expect(texts.map(\.string) == ["one", "two"])
    #expect(texts.map(\.size) == [20, 20])
    #expect(texts.map(\.color) == [RGBA(UIColor.red.cgColor), RGBA(UIColor.red.cgColor)])
    #expect(texts.map(\.origin.x) == [5, 5])
    #expect(isClose(texts[0].origin.y, 10 + font.ascender))
    #expect(isClose(texts[1].origin.y, 10 + font.ascender + font.lineHeight))
  }

  @Test("lines that begin below the rectangle are not drawn")
  func clipsLines() {
    let marks = record {
      "a\nb\nc".draw(in: rect(0, 0, 100, font.lineHeight * 1.5), withAttributes: attributes)
    }
    #expect(marks.compactMap(\.text?.string) == ["a", "b"])
  }

  @Test("parts with other attributes follow each other on one line, and a word is not broken")
  func drawsParts() throws {
    let text = NSMutableAttributedString(string: "wor", attributes: attributes)
    text.append(
      NSAttributedString(
        string: "ld end", attributes: [.init("NSFont"): UIFont.boldSystemFont(ofSize: 30)]))
    let texts = record { text.draw(in: rect(0, 0, 130, 200)) }.compactMap(\.text)
    #expect(texts.map(\.string) == ["wor", "ld", "end"])
    #expect(isClose(texts[1].origin.x, texts[0].width))
    // Both are on the baseline of the larger font.
    #expect(texts[0].origin.y == texts[1].origin.y)
    #expect(isClose(texts[0].origin.y, UIFont.systemFont(ofSize: 30).ascender))
    #expect(texts[2].origin.x == 0)
    #expect(texts[2].origin.y > texts[1].origin.y)
    #expect(texts[2].weight > texts[0].weight)
  }

  private func record(_ body: () -> Void) -> [DrawingMark] {
    UIGraphicsBeginImageContext(CGSize(width: 200, height: 200))
    body()
    let marks = UIGraphicsGetCurrentContext()?.marks
    UIGraphicsEndImageContext()
    return marks ?? []
  }
}

extension DrawingMark {
  /// The text of the mark.
  var text: DrawingText? {
    guard case .text(let text) = shape else { return nil }
    return text
  }
}
