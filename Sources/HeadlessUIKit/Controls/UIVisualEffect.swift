/// An effect that a visual effect view applies to the content behind or inside it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  nonisolated deinit {}

  /// Creates an effect without visible result.
  public override init() { super.init() }

  /// Returns the effect itself, which is immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The blur that is drawn for the effect; `nil` if none is.
  var drawnBlur: UIBlurEffect.Style? { nil }
}

/// An effect that blurs the content behind the view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  private let style: Style

  /// Creates a blur effect with a style.
  public init(style: Style) { self.style = style }

  override var drawnBlur: Style? { style }
}

/// An effect that makes content vivid against a blur; stored.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates a vibrancy effect for text on a blur.
  public init(blurEffect: UIBlurEffect) {}
  /// Creates a vibrancy effect for a kind of content on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// The glass of iOS 26, drawn as a blur.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// The style of the glass.
  public nonisolated enum Style: Int, Sendable {
    /// Regular glass.
    case regular = 0
    /// Clear glass.
    case clear = 1
  }

  /// Stored: whether the glass reacts to touches; false by default.
  open var isInteractive = false
  /// Stored: the tint color; `nil` by default.
  open var tintColor: UIColor?

  /// Creates regular glass.
  public override convenience init() { self.init(style: .regular) }
  /// Creates glass with a style.
  public init(style: Style) {}

  override var drawnBlur: UIBlurEffect.Style? { .regular }
}

extension UIBlurEffect.Style {
  /// Returns whether the blur is dark; adaptive styles follow the interface style.
  func isDark(in style: UIUserInterfaceStyle) -> Bool {
    switch self {
    case .extraLight, .light: false
    case .dark: true
    default:
      rawValue >= Self.systemUltraThinMaterialDark.rawValue
        || rawValue < Self.systemUltraThinMaterialLight.rawValue && style == .dark
    }
  }
}
