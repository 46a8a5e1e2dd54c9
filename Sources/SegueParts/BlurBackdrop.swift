package import SegueCore

/// The blur styles of a backdrop, with UIKit's names.
public nonisolated enum BlurStyle: String, CaseIterable, Sendable {
  /// A blur of a fixed brightness.
  case extraLight, light, dark
  /// A blur that adapts to the interface style.
  case regular, prominent
  /// A material that adapts to the interface style.
  case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial

  /// The style of UIKit.
  package var style: UIBlurEffect.Style {
    switch self {
    case .extraLight: .extraLight
    case .light: .light
    case .dark: .dark
    case .regular: .regular
    case .prominent: .prominent
    case .systemUltraThinMaterial: .systemUltraThinMaterial
    case .systemThinMaterial: .systemThinMaterial
    case .systemMaterial: .systemMaterial
    case .systemThickMaterial: .systemThickMaterial
    }
  }
}

/// A blur behind the dimming, which appears and disappears alongside a transition. Its role in
/// scenarios is `blur`.
final class BlurBackdrop {
  private let style: BlurStyle
  // Not the alpha of the view is animated but its effect: UIKit renders no translucent blur.
  private let view = UIVisualEffectView(effect: nil)

  init(_ style: BlurStyle) {
    self.style = style
    view.accessibilityIdentifier = "blur"
    view.isUserInteractionEnabled = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Adds the blur at the back of a container, above the presenter's view where that is in it, and
  /// shows it alongside a transition.
  func install(
    in container: UIView, above presenter: UIView?,
    alongside coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    view.frame = container.bounds
    container.insert(view, justAbove: presenter)
    let effect =
      UIAccessibility.isReduceTransparencyEnabled ? nil : UIBlurEffect(style: style.style)
    change(alongside: coordinator) { $0.effect = effect }
  }

  /// Hides the blur alongside a transition.
  func fadeOut(alongside coordinator: (any UIViewControllerTransitionCoordinator)?) {
    change(alongside: coordinator) { $0.effect = nil }
  }

  /// Removes the blur.
  func remove() { view.removeFromSuperview() }

  private func change(
    alongside coordinator: (any UIViewControllerTransitionCoordinator)?,
    _ change: @escaping (UIVisualEffectView) -> Void
  ) {
    guard let coordinator else { return change(view) }
    coordinator.animate(alongsideTransition: { [view] _ in change(view) })
  }
}
