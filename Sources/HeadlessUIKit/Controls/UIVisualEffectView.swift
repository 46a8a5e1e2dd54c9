/// A view that applies an effect to the content behind it, with a view for its own content.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let backdrop = UIView(frame: .zero)
  private let content = UIView(frame: .zero)
  /// The view for subviews.
  open var contentView: UIView { content }

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    installBlur()
  }
  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    installBlur()
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The effect; a change in an animation block cross-fades.
  open var effect: UIVisualEffect? { didSet { showEffect() } }

  /// Reports a subview that belongs in `contentView`, and adds it there.
  open override func addSubview(_ view: UIView) {
    redirect(view) { contentView.addSubview(view) }
  }
  /// Reports a subview that belongs in `contentView`, and adds it there.
  open override func insertSubview(_ view: UIView, at index: Int) {
    redirect(view) { contentView.insertSubview(view, at: index) }
  }

  private func redirect(_ view: UIView, _ add: () -> Void) {
    SimulatedDevice.current?.diagnose(
      .invalidCall,
      "\(SimulatedDevice.describe(view)) was added to \(SimulatedDevice.describe(self)) itself; it "
        + "was added to its contentView instead, as UIKit requires")
    add()
  }

  private func installBlur() {
    for part in [backdrop, content] {
      part.frame = bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      super.addSubview(part)
    }
    backdrop.isUserInteractionEnabled = false
    backdrop.alpha = 0
    showEffect()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showEffect()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    showEffect()
  }

  private func showEffect() {
    if let style = effect?.drawnBlur {
      backdrop.drawing = .blur(isDark: style.isDark(in: traitCollection.userInterfaceStyle))
    }
    // An effect that fades out keeps its appearance meanwhile.
    backdrop.alpha = effect?.drawnBlur == nil ? 0 : 1
  }
}
