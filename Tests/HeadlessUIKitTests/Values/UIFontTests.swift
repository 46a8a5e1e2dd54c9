import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite struct UIFontTests {
  @Test("the system font at 17 pt has the metrics of a phone")
  func measures() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.lineHeight == 20.287109375)
    #expect(font.ascender == 16.1865234375)
    #expect(font.descender == -4.1005859375)
    #expect(isClose(font.capHeight, 11.978, within: 0.001))
    #expect(isClose(font.xHeight, 8.948, within: 0.001))
    #expect(font.leading == 0)
  }

  @Test("metrics grow with the size", arguments: [1, 8.5, 34, 100] as [CGFloat])
  func proportions(size: CGFloat) {
    let font = UIFont.systemFont(ofSize: 10).withSize(size)
    #expect(font.pointSize == size)
    #expect(font.lineHeight == size * 2444 / 2048)
  }

  nonisolated struct StyleCase: CustomTestStringConvertible, Sendable {
    var style: UIFont.TextStyle
    var small: CGFloat
    var usual: CGFloat
    var largest: CGFloat
    var testDescription: String { style.rawValue }

    init(_ style: UIFont.TextStyle, _ small: CGFloat, _ usual: CGFloat, _ largest: CGFloat) {
      self.style = style
      self.small = small
      self.usual = usual
      self.largest = largest
    }
  }

  @Test(
    "a text style has the user's preferred size",
    arguments: [
      StyleCase(.extraLargeTitle, 36, 36, 36), StyleCase(.extraLargeTitle2, 28, 28, 28),
      StyleCase(.largeTitle, 31, 34, 60), StyleCase(.title1, 25, 28, 58),
      StyleCase(.title2, 19, 22, 56), StyleCase(.title3, 17, 20, 55),
      StyleCase(.headline, 14, 17, 53), StyleCase(.body, 14, 17, 53),
      StyleCase(.callout, 13, 16, 51), StyleCase(.subheadline, 12, 15, 49),
      StyleCase(.footnote, 12, 13, 44), StyleCase(.caption1, 11, 12, 43),
      StyleCase(.caption2, 11, 11, 40),
      StyleCase(UIFont.TextStyle(rawValue: "unknown"), 14, 17, 53),
    ])
  func styles(example: StyleCase) {
    func size(_ category: UIContentSizeCategory) -> CGFloat {
      UIFont.preferredFont(
        forTextStyle: example.style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      ).pointSize
    }
    #expect(size(.extraSmall) == example.small)
    #expect(size(.large) == example.usual)
    #expect(size(.unspecified) == example.usual)
    #expect(size(.accessibilityExtraExtraExtraLarge) == example.largest)
    #expect(UIFont.preferredFont(forTextStyle: example.style).pointSize == example.usual)
  }

  @Test("fonts are named by weight, and a headline is semibold")
  func names() {
    #expect(UIFont.systemFont(ofSize: 12).fontName == ".SFUI-Regular")
    #expect(UIFont.systemFont(ofSize: 12, weight: .heavy).fontName == ".SFUI-Heavy")
    #expect(UIFont.systemFont(ofSize: 12, weight: UIFont.Weight(0.25)).fontName == ".SFUI-Medium")
    #expect(UIFont.boldSystemFont(ofSize: 12).fontName == ".SFUI-Semibold")
    #expect(UIFont.italicSystemFont(ofSize: 12).fontName == ".SFUI-RegularItalic")
    #expect(
      UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .bold).fontName
        == ".SFUI-Bold-MonospacedDigits")
    #expect(
      UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).familyName
        == ".AppleSystemUIFontMonospaced")
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
    #expect(UIFont(name: "Avenir-Heavy", size: 20)?.familyName == "Avenir")
    #expect(UIFont(name: "", size: 20) == nil)
  }

  @Test("fonts are equal in name, weight and size")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.preferredFont(forTextStyle: .body))
    #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.preferredFont(forTextStyle: .body).hash)
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
  }

  @Test(
    "a size that is not positive becomes the system font size",
    arguments: [0, -3, .nan, .infinity] as [CGFloat])
  func unusableSize(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == 14)
  }

  @Test("an image stores its name, its size and its rendering mode")
  func images() {
    #expect(UIImage().size == .zero)
    #expect(UIImage(named: "medal")?.isSymbolImage == false)
    #expect(UIImage(named: "") == nil)
    #expect(UIImage(systemName: "") == nil)
    let symbol = UIImage(systemName: "xmark")
    #expect(symbol?.isSymbolImage == true)
    #expect(symbol?.size == CGSize(width: 20, height: 20))
    #expect(symbol?.renderingMode == .alwaysTemplate)
    #expect(symbol == UIImage(systemName: "xmark"))
    #expect(symbol != UIImage(named: "xmark"))
    let red = symbol?.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(red?.renderingMode == .alwaysOriginal)
    #expect(red != symbol?.withRenderingMode(.alwaysOriginal))
    #expect(symbol?.renderingMode == .alwaysTemplate)
  }
}
