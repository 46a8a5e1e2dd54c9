/// A view with an effect on what lies under it, and a place for content.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let backdrop = UIView(frame: .zero)
  /// Where subviews go.
  public let contentView = UIView(frame: .zero)

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    putUp()
  }
  /// Makes a view without effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    putUp()
  }
  /// Storyboards and archives are not part of this platform: always nil.
  public required init?(coder: NSCoder) { nil }

  /// The effect; it fades in and out when it is changed in an animation block.
  open var effect: UIVisualEffect? { didSet { showEffect() } }

  /// Reports a subview that should go into the `contentView`, and puts it there.
  open override func addSubview(_ view: UIView) {
    redirect(view) { contentView.addSubview(view) }
  }
  /// Reports a subview that should go into the `contentView`, and puts it there.
  open override func insertSubview(_ view: UIView, at index: Int) {
    redirect(view) { contentView.insertSubview(view, at: index) }
  }

  private func redirect(_ view: UIView, _ add: () -> Void) {
    SimulatedDevice.current?.diagnose(
      .misuse,
      "\(SimulatedDevice.describe(view)) was added to \(SimulatedDevice.describe(self)) itself; it "
        + "was put into its contentView, which is where UIKit wants subviews")
    add()
  }

  private func putUp() {
    for part in [backdrop, contentView] {
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
    // What fades out keeps its look on the way.
    backdrop.alpha = effect?.drawnBlur == nil ? 0 : 1
  }
}
