import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite struct UIColorTests {
  nonisolated struct ColorCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var color: UIColor
    var rgba: [CGFloat]

    init(_ name: String, _ color: UIColor, _ rgba: [CGFloat]) {
      self.testDescription = name
      self.color = color
      self.rgba = rgba
    }
  }

  @Test(
    "a fixed color has UIKit's components",
    arguments: [
      ColorCase("black", .black, [0, 0, 0, 1]),
      ColorCase("darkGray", .darkGray, [1 / 3.0, 1 / 3.0, 1 / 3.0, 1]),
      ColorCase("lightGray", .lightGray, [2 / 3.0, 2 / 3.0, 2 / 3.0, 1]),
      ColorCase("white", .white, [1, 1, 1, 1]),
      ColorCase("gray", .gray, [0.5, 0.5, 0.5, 1]),
      ColorCase("red", .red, [1, 0, 0, 1]),
      ColorCase("green", .green, [0, 1, 0, 1]),
      ColorCase("blue", .blue, [0, 0, 1, 1]),
      ColorCase("cyan", .cyan, [0, 1, 1, 1]),
      ColorCase("yellow", .yellow, [1, 1, 0, 1]),
      ColorCase("magenta", .magenta, [1, 0, 1, 1]),
      ColorCase("orange", .orange, [1, 0.5, 0, 1]),
      ColorCase("purple", .purple, [0.5, 0, 0.5, 1]),
      ColorCase("brown", .brown, [0.6, 0.4, 0.2, 1]),
      ColorCase("clear", .clear, [0, 0, 0, 0]),
      ColorCase("lightText", .lightText, [1, 1, 1, 0.6]),
      ColorCase("darkText", .darkText, [0, 0, 0, 1]),
    ])
  func fixed(example: ColorCase) {
    #expect(example.color.rgba == example.rgba)
  }

  nonisolated struct HueCase: CustomTestStringConvertible, Sendable {
    var hue: [CGFloat]
    var rgba: [CGFloat]
    var testDescription: String { "\(hue)" }
  }

  @Test(
    "hue, saturation and brightness convert to components and back",
    arguments: [
      HueCase(hue: [0, 1, 1, 1], rgba: [1, 0, 0, 1]),
      HueCase(hue: [1 / 6.0, 1, 1, 1], rgba: [1, 1, 0, 1]),
      HueCase(hue: [1 / 3.0, 1, 1, 0.5], rgba: [0, 1, 0, 0.5]),
      HueCase(hue: [0.5, 0.5, 0.8, 1], rgba: [0.4, 0.8, 0.8, 1]),
      HueCase(hue: [2 / 3.0, 0.25, 1, 1], rgba: [0.75, 0.75, 1, 1]),
      HueCase(hue: [0.9, 1, 0.5, 1], rgba: [0.5, 0, 0.3, 1]),
      HueCase(hue: [0, 0, 0.3, 1], rgba: [0.3, 0.3, 0.3, 1]),
      HueCase(hue: [0, 0, 0, 1], rgba: [0, 0, 0, 1]),
    ])
  func hues(example: HueCase) {
    let color = UIColor(
      hue: example.hue[0], saturation: example.hue[1], brightness: example.hue[2],
      alpha: example.hue[3])
    #expect(isClose(color.rgba, example.rgba, within: 1e-12))
    var found: [CGFloat] = [-1, -1, -1, -1]
    var (hue, saturation, brightness, alpha) = (found[0], found[1], found[2], found[3])
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    found = [hue, saturation, brightness, alpha]
    #expect(isClose(found, example.hue, within: 1e-12))
  }

  @Test("a Display P3 color lies outside sRGB where the screen supports it")
  func displayP3() {
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(isClose(red.rgba, [1.0930663624, -0.2267490500, -0.1501330500, 0.5], within: 2e-4))
    let gray = UIColor(displayP3Red: 0.25, green: 0.25, blue: 0.25, alpha: 1)
    #expect(isClose(gray.rgba, [0.25, 0.25, 0.25, 1], within: 1e-9))
    let dark = UIColor(displayP3Red: 0.03, green: 0.03, blue: 0.03, alpha: 1)
    #expect(isClose(dark.rgba, [0.03, 0.03, 0.03, 1], within: 1e-9))
  }

  @Test("the white of a color can be read only if it is gray")
  func white() {
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    #expect(UIColor(red: 0.4, green: 0.4, blue: 0.4, alpha: 0.7).getWhite(&white, alpha: &alpha))
    #expect([white, alpha] == [0.4, 0.7])
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    #expect([white, alpha] == [0.4, 0.7])
  }

  @Test("an alpha is clamped to 0...1, and NaN counts as zero")
  func opacity() {
    #expect(UIColor(white: 0, alpha: 7).cgColor.alpha == 1)
    #expect(UIColor(white: 0, alpha: -1).cgColor.alpha == 0)
    #expect(UIColor(red: 0, green: 0, blue: 0, alpha: .nan).cgColor.alpha == 0)
    #expect(UIColor.red.withAlphaComponent(0.25).rgba == [1, 0, 0, 0.25])
  }

  @Test("colors are equal by color space and components, or by provider")
  func equality() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) != UIColor.white)
    #expect(UIColor.systemRed == UIColor.systemRed)
    #expect(UIColor.systemRed.hash == UIColor.systemRed.hash)
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label)
    #expect(UIColor { _ in .red } != UIColor { _ in .red })
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
  }

  @Test("the description of a color is its color space and components")
  func description() {
    #expect(UIColor(white: 0.5, alpha: 1).description == "UIExtendedGrayColorSpace 0.5 1")
    #expect(UIColor.orange.description == "UIExtendedSRGBColorSpace 1 0.5 0 1")
  }

  @Test("a Core Graphics color has its components")
  func coreGraphics() {
    #expect(UIColor.white.cgColor.components == [1, 1])
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    #expect(UIColor.red.cgColor.numberOfComponents == 4)
    #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.5)?.components == [0.5, 0.5])
    #expect(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) == UIColor.red.cgColor)
    #expect(CGColor(red: .nan, green: 0, blue: 0, alpha: 1).components == [0, 0, 0, 1])
    #expect(CGColor.white == UIColor.white.cgColor)
  }
}
