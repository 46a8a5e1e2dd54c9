import HeadlessUIKit
import Testing

/// Overrides of colors, fonts and timing parameters, whose members UIKit declares as open.
@Suite struct OpenValueTests {
  /// A palette of another brand.
  private final class Palette: UIColor, @unchecked Sendable {
    override class var black: UIColor { UIColor(white: 0.1, alpha: 1) }
    override class var clear: UIColor { .white }
    override class var systemBlue: UIColor { .systemTeal }
    override class var label: UIColor { .black }
    override class var tertiarySystemGroupedBackground: UIColor { .black }
    override func getWhite(
      _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool { false }
    override func getRed(
      _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
      blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool { false }
    override func getHue(
      _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
      brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool { false }
  }

  @Test("a subclass overrides named colors")
  func colors() {
    let type: UIColor.Type = Palette.self
    #expect(type.black == UIColor(white: 0.1, alpha: 1))
    #expect(type.clear == UIColor.white)
    #expect(type.systemBlue == UIColor.systemTeal)
    #expect(type.label == UIColor.black)
    #expect(type.tertiarySystemGroupedBackground == UIColor.black)
    #expect(type.red == UIColor.red)
  }

  @Test("a named color is one object")
  func constants() {
    #expect(UIColor.black === UIColor.black)
    #expect(UIColor.systemBlue === UIColor.systemBlue)
  }

  @Test("a subclass overrides the reading of components")
  func components() {
    let color: UIColor = Palette(white: 1, alpha: 1)
    #expect(!color.getWhite(nil, alpha: nil))
    #expect(!color.getRed(nil, green: nil, blue: nil, alpha: nil))
    #expect(!color.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
  }

  /// Fonts of twice the size.
  private final class Large: UIFont, @unchecked Sendable {
    override var pointSize: CGFloat { 99 }
    override class var labelFontSize: CGFloat { 34 }
    override class var buttonFontSize: CGFloat { 36 }
    override class var smallSystemFontSize: CGFloat { 24 }
    override class var systemFontSize: CGFloat { 28 }
    override class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
      UIFont.systemFont(ofSize: 2 * fontSize, weight: weight)
    }
    override class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
      UIFont.italicSystemFont(ofSize: 2 * fontSize)
    }
    override class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
      UIFont.monospacedSystemFont(ofSize: 2 * fontSize, weight: weight)
    }
    override class func monospacedDigitSystemFont(
      ofSize fontSize: CGFloat, weight: Weight
    ) -> UIFont { UIFont.monospacedDigitSystemFont(ofSize: 2 * fontSize, weight: weight) }
    override class func preferredFont(
      forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { UIFont.systemFont(ofSize: 50) }
  }

  @Test("a subclass overrides sizes and fonts of the system, also where others derive from them")
  func fonts() {
    let type: UIFont.Type = Large.self
    #expect(type.labelFontSize == 34)
    #expect(type.buttonFontSize == 36)
    #expect(type.smallSystemFontSize == 24)
    #expect(type.systemFontSize == 28)
    #expect(type.systemFont(ofSize: 10).pointSize == 20)
    #expect(type.boldSystemFont(ofSize: 10).pointSize == 20)
    #expect(type.italicSystemFont(ofSize: 10).pointSize == 20)
    #expect(type.monospacedSystemFont(ofSize: 10, weight: .bold).pointSize == 20)
    #expect(type.monospacedDigitSystemFont(ofSize: 10, weight: .bold).pointSize == 20)
    #expect(type.preferredFont(forTextStyle: .body).pointSize == 50)
    let font: UIFont? = Large(name: "Own", size: 10)
    #expect(font?.pointSize == 99)
  }

  @Test("a subclass overrides timing parameters")
  func timing() {
    final class Cubic: UICubicTimingParameters {
      override var animationCurve: UIView.AnimationCurve { .linear }
      override var controlPoint1: CGPoint { CGPoint(x: 1, y: 0) }
      override var controlPoint2: CGPoint { CGPoint(x: 0, y: 1) }
    }
    final class Pushed: UISpringTimingParameters {
      override var initialVelocity: CGVector { CGVector(dx: 3, dy: 4) }
    }
    let (cubic, spring): (UICubicTimingParameters, UISpringTimingParameters) = (Cubic(), Pushed())
    #expect(cubic.animationCurve == .linear)
    #expect(cubic.controlPoint1 == CGPoint(x: 1, y: 0))
    #expect(cubic.controlPoint2 == CGPoint(x: 0, y: 1))
    #expect(spring.initialVelocity == CGVector(dx: 3, dy: 4))
  }

  @Test("levels of windows, weights of fonts and layout priorities are ordered and shifted")
  func order() {
    #expect([UIWindow.Level.alert, .normal, .statusBar].max() == .alert)
    #expect(UIWindow.Level(5) == .normal + 5)
    #expect([UIFont.Weight.bold, .thin, .regular].sorted() == [.thin, .regular, .bold])
    var weight = UIFont.Weight.regular + 0.5
    weight -= 0.25
    weight += 0.25
    #expect(weight - 0.25 == UIFont.Weight(0.25))
    #expect([UILayoutPriority.required, .defaultLow].min() == .defaultLow)
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UIContentSizeCategory.small <= .small)
    #expect(UIContentSizeCategory.large > .small)
    #expect(UIContentSizeCategory.extraLarge >= .large)
  }
}
