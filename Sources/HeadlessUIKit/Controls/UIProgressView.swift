/// A bar that shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The style of a progress view.
  public nonisolated enum Style: Int, Sendable {
    /// 4 pt high.
    case `default` = 0
    /// For use in a bar: 2.5 pt high.
    case bar = 1
  }

  /// The duration of an animated change, s; chosen.
  private static let duration = 0.25
  private let track = UIView(frame: .zero)
  private let fill = UIView(frame: .zero)
  private var fraction: Float = 0

  /// Creates a progress view with a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style == .bar ? 2.5 : 4))
    progressViewStyle = style
  }
  /// Creates a progress view at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    install()
  }
  /// Creates a progress view of a registered nib; `nil` for another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    install()
  }

  /// The style; default by default.
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  /// The progress, 0...1; 0 by default.
  open var progress: Float {
    get { fraction }
    set { setProgress(newValue, animated: false) }
  }
  /// Sets the progress, 0...1, and animates the bar if wanted.
  open func setProgress(_ progress: Float, animated: Bool) { change(to: progress, animated) }
  /// The color of the bar; `nil`, the default, selects the tint color.
  open var progressTintColor: UIColor? { didSet { showColors() } }
  /// The color of the track; `nil`, the default, selects a gray.
  open var trackTintColor: UIColor? { didSet { showColors() } }
  /// The image of the bar; `nil` by default.
  /// Stored only.
  open var progressImage: UIImage?
  /// The image of the track; `nil` by default.
  /// Stored only.
  open var trackImage: UIImage?
  /// The progress object that the bar follows in UIKit; `nil` by default.
  /// Stored only.
  open var observedProgress: Progress?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func install() {
    for part in [track, fill] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    showColors()
  }
  private func change(to wanted: Float, _ animated: Bool) {
    fraction = wanted.isFinite ? max(0, min(1, wanted)) : fraction
    guard animated, window != nil else { return layOutParts() }
    layoutIfNeeded()
    UIView.animate(withDuration: Self.duration) { self.layOutParts() }
  }
  private func layOutParts() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width * CGFloat(fraction)
    track.frame = bounds
    fill.frame = CGRect(
      x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    for part in [track, fill] { part.layer.cornerRadius = bounds.height / 2 }
  }
  private func showColors() {
    track.backgroundColor = trackTintColor ?? .systemFill
    fill.backgroundColor = progressTintColor ?? tintColor
  }
}
