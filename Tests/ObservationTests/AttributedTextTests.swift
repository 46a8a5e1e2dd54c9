import HeadlessUIKit
import TestSupport
import Testing

@Suite(.checkedDevices) struct AttributedTextTests {
  private let big = UIFont.systemFont(ofSize: 40)
  private let small = UIFont.systemFont(ofSize: 10)

  private func styled(_ text: String, _ attributes: [NSAttributedString.Key: Any])
    -> NSAttributedString
  {
    NSAttributedString(string: text, attributes: attributes)
  }

  private func paragraphs(_ change: (NSMutableParagraphStyle) -> Void) -> NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  @Test("a label with an attributed text has the size of the plain one in the same font")
  func equalsPlain() {
    let (plain, attributed) = (UILabel(), UILabel())
    plain.font = big
    plain.text = "Title of a page"
    attributed.attributedText = styled("Title of a page", [.font: big])
    #expect(attributed.intrinsicContentSize == plain.intrinsicContentSize)
    #expect(attributed.font == big)
    #expect(attributed.text == "Title of a page")
  }

  /// Returns the size of a label with a text, in whole pixels, pt.
  private func size(_ text: NSAttributedString, width: CGFloat = 0) -> CGSize {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    return label.sizeThatFits(CGSize(width: width, height: 0))
  }

  private func isClose(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) <= 1 }

  @Test("each part counts with its own font, and the line is as high as the largest")
  func mixesFonts() {
    let text = NSMutableAttributedString(string: "aaa", attributes: [.font: small])
    text.append(styled("aaa", [.font: big]))
    #expect(isClose(size(text).height, big.lineHeight))
    let parts = [small, big].map { size(styled("aaa", [.font: $0])).width }
    #expect(isClose(size(text).width, parts[0] + parts[1]))
    #expect(isClose(text.size().width, size(text).width))
  }

  @Test("a kern is added after each character")
  func kern() {
    let plain = size(styled("abcd", [.font: small]))
    let spaced = size(styled("abcd", [.font: small, .kern: 3]))
    #expect(isClose(spaced.width, plain.width + 12))
  }

  @Test("lines break at words in a width only with usesLineFragmentOrigin")
  func breaksLines() {
    let text = styled("one two three four", [.font: small])
    let room = CGSize(width: text.size().width / 2, height: 1000)
    let wrapped = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
    #expect(wrapped.width <= room.width)
    #expect(wrapped.height >= 2 * small.lineHeight)
    let single = text.boundingRect(with: room, context: nil)
    #expect(single.height == small.lineHeight)
  }

  @Test("the line spacing is between lines only, and the multiple scales each line")
  func spacing() {
    let apart = paragraphs { $0.paragraphSpacing = 5 }
    let spaced = size(styled("a\nb\nc", [.font: small, .paragraphStyle: apart]))
    #expect(isClose(spaced.height, 3 * small.lineHeight + 10))
    let style = paragraphs {
      $0.lineSpacing = 4
      $0.lineHeightMultiple = 2
    }
    let text = styled("aaaa aaaa aaaa", [.font: small, .paragraphStyle: style])
    let width = size(styled("aaaa a", [.font: small])).width
    let wrapped = size(text, width: width)
    #expect(isClose(wrapped.height, 6 * small.lineHeight + 8))
    let bounds = text.boundingRect(
      with: CGSize(width: width, height: 999), options: .usesLineFragmentOrigin, context: nil)
    #expect(isClose(bounds.height, wrapped.height))
  }

  @Test("minimum and maximum of the line height limit it", arguments: [(30, 0, 30), (0, 5, 5)])
  func limits(_ low: CGFloat, _ high: CGFloat, _ height: CGFloat) {
    let style = paragraphs {
      $0.minimumLineHeight = low
      $0.maximumLineHeight = high
    }
    #expect(size(styled("a", [.font: small, .paragraphStyle: style])).height == height)
  }

  @Test("an attachment has the size of its image, or its own")
  func attachments() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 50)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: small])
    text.append(NSAttributedString(attachment: attachment))
    #expect(size(text).height == 50)
    #expect(isClose(size(text).width, 20 + size(styled("a", [.font: small])).width))
  }

  @Test("setting font, color or alignment of a label restyles its attributed text")
  func restyles() {
    let label = UILabel()
    label.attributedText = styled("abc", [.font: big, .foregroundColor: UIColor.red])
    #expect(label.textColor == .red)
    label.font = small
    label.textAlignment = .center
    let attributes = label.attributedText?.attributes(at: 1, effectiveRange: nil) ?? [:]
    #expect(attributes[.font] as? UIFont == small)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    label.text = "abc"
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == small)
  }

  @Test("attributes are added to a range, replaced, enumerated and removed")
  func edits() {
    let text = NSMutableAttributedString(string: "abcdef", attributes: [.font: small])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 2))
    text.addAttribute(.font, value: big, range: NSRange(location: 3, length: 3))
    text.insert(NSAttributedString(string: "XY"), at: 1)
    text.replaceCharacters(in: NSRange(location: 6, length: 2), with: "!")
    var parts: [String] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      let part = text.attributedSubstring(from: range).string
      let font = attributes[.font] as? UIFont
      parts.append("\(part) \(font?.pointSize ?? 0) \(attributes[.foregroundColor] != nil)")
    }
    #expect(
      parts == [
        "a 10.0 false", "XY 0.0 false", "b 10.0 false", "c 10.0 true", "d 40.0 true",
        "! 40.0 false",
      ])
    var fonts: [CGFloat] = []
    text.enumerateAttribute(.font, in: NSRange(location: 3, length: 4), options: .reverse) {
      value, range, _ in fonts.append((value as? UIFont)?.pointSize ?? 0)
    }
    #expect(fonts == [40, 10])
    text.removeAttribute(.font, range: NSRange(location: 0, length: text.length))
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) == nil)
    #expect(text.string == "aXYbcd!")
    #expect(text != NSAttributedString(string: "aXYbcd!"))
    text.setAttributes(nil, range: NSRange(location: 0, length: text.length))
    #expect(text == NSAttributedString(string: "aXYbcd!"))
  }

  @Test("a range out of bounds is reported, and changes nothing")
  func refusesRanges() {
    let device = makeDevice()
    device.perform {
      let text = NSMutableAttributedString(string: "abc")
      text.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 2))
      #expect(text == NSAttributedString(string: "abc"))
    }
    #expect(
      device.diagnostics.map(\.message) == [
        "the range 2..<4 is out of bounds of an attributed string of the length 3"
      ])
  }

  @Test("a mutable paragraph style is copied with its values")
  func copiesStyles() {
    let style = paragraphs { $0.lineSpacing = 7 }
    let copy = style.copy() as? NSParagraphStyle
    style.lineSpacing = 9
    #expect(copy?.lineSpacing == 7)
    #expect(copy == paragraphs { $0.lineSpacing = 7 })
    #expect((copy?.mutableCopy() as? NSMutableParagraphStyle)?.lineSpacing == 7)
  }

  @Test("a font descriptor with traits, a design or a size makes such a font")
  func descriptors() throws {
    let plain = UIFont.systemFont(ofSize: 20)
    let bold = try #require(plain.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 20)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(styled("abc", [.font: font]).size().width > styled("abc", [.font: plain]).size().width)
    #expect(UIFont(descriptor: bold, size: 12).pointSize == 12)
    let rounded = try #require(plain.fontDescriptor.withDesign(.rounded))
    #expect(UIFont(descriptor: rounded, size: 0).familyName == ".AppleSystemUIFontRounded")
    let same = UIFont(descriptor: plain.fontDescriptor, size: 0)
    #expect(same == plain)
  }
}
