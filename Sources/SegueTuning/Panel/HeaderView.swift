import SegueCore

/// A view with one subview at its leading and one at its trailing edge, which is cut if both do not fit.
final class HeaderView: UIView {
  /// The least distance between the two, pt.
  private static let gap: CGFloat = 8

  private let leading: UIView
  private let trailing: UIView

  init(_ leading: UIView, _ trailing: UIView) {
    self.leading = leading
    self.trailing = trailing
    super.init(frame: .zero)
    addSubview(leading)
    addSubview(trailing)
  }

  nonisolated deinit {}

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = subviews.map { $0.sizeThatFits(size).height }
    return CGSize(width: size.width, height: heights.max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let first = leading.sizeThatFits(bounds.size)
    let second = trailing.sizeThatFits(bounds.size)
    let width = min(second.width, max(0, bounds.width - first.width - Self.gap))
    layOut(leading, first.width, first.height, atLeft: !isMirrored)
    layOut(trailing, width, second.height, atLeft: isMirrored)
  }

  private func layOut(_ view: UIView, _ width: CGFloat, _ height: CGFloat, atLeft: Bool) {
    view.frame = CGRect(
      x: atLeft ? 0 : bounds.width - width, y: (bounds.height - height) / 2, width: width,
      height: height)
  }
}
