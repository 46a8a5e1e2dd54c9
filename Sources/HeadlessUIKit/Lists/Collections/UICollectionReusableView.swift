/// A view that a collection view reuses.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The collection view that displays the view.
  @BoxedReference final var owner: UICollectionView?

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The identifier for reuse; `nil` for a view that was not dequeued.
  open internal(set) var reuseIdentifier: String?
  /// Called before the view is reused; call super.
  open func prepareForReuse() { layer.removeAllAnimations() }
  /// Called when the layout's attributes are applied, after the frame and the opacity; does nothing by
  /// default.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Called before the layout changes; does nothing by default.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Called after the layout has changed; does nothing by default.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Returns the attributes that the view prefers: the size by its constraints for an estimated one.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }
  /// The view whose constraints determine the size.
  var measuredView: UIView { self }
}

extension UICollectionReusableView {
  fileprivate func fitted(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let result = attributes.duplicate()
    guard attributes.hasEstimatedWidth || attributes.hasEstimatedHeight else { return result }
    let fitted = systemLayoutSizeFitting(
      attributes.size,
      withHorizontalFittingPriority: attributes.hasEstimatedWidth ? .fittingSizeLevel : .required,
      verticalFittingPriority: attributes.hasEstimatedHeight ? .fittingSizeLevel : .required)
    result.size = CGSize(
      width: attributes.hasEstimatedWidth ? fitted.width : attributes.size.width,
      height: attributes.hasEstimatedHeight ? fitted.height : attributes.size.height)
    return result
  }

  /// Sets what the attributes determine, and calls `apply(_:)`.
  final func receive(_ attributes: UICollectionViewLayoutAttributes) {
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if center != attributes.center { center = attributes.center }
    if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) {
      transform3D = attributes.transform3D
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    apply(attributes)
  }
}
