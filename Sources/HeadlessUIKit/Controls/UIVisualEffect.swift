/// A look that a visual effect view gives to what lies under it or in it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// Makes an effect that shows nothing.
  public override init() { super.init() }

  /// The effect itself, since it never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The blur that is drawn for the effect; nil for nothing.
  var drawnBlur: UIBlurEffect.Style? { nil }
}

/// Blurs what lies under the view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  private let style: Style

  /// Makes a blur of a style.
  public init(style: Style) { self.style = style }

  override var drawnBlur: Style? { style }
}

/// Makes what lies in the view vivid against a blur; stored.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes a vibrancy for a blur, for text.
  public init(blurEffect: UIBlurEffect) {}
  /// Makes a vibrancy for a blur and a sort of content.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// The glass of iOS 26, drawn as a blur.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// How the glass looks.
  public nonisolated enum Style: Int, Sendable {
    /// With a tint of its own.
    case regular = 0
    /// As clear as can be.
    case clear = 1
  }

  /// Stored: whether the glass answers to touches; false by default.
  open var isInteractive = false
  /// Stored: the color of the glass; nil by default.
  open var tintColor: UIColor?

  /// Makes regular glass.
  public override convenience init() { self.init(style: .regular) }
  /// Makes glass of a style.
  public init(style: Style) {}

  override var drawnBlur: UIBlurEffect.Style? { .regular }
}

extension UIBlurEffect.Style {
  /// Whether the blur darkens; those that follow the interface do in a dark one.
  func isDark(in style: UIUserInterfaceStyle) -> Bool {
    switch self {
    case .extraLight, .light: false
    case .dark, .extraDark: true
    default:
      rawValue >= Self.systemUltraThinMaterialDark.rawValue
        || rawValue < Self.systemUltraThinMaterialLight.rawValue && style == .dark
    }
  }
}
