/// What controllers and presentation controllers share: sizes and traits of their content.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that the content wants.
  var preferredContentSize: CGSize { get }
  /// A child wants another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a child inside a container of a given size.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// The size is about to change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// The traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
  /// A child's constraints ask for another size.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
}

/// Something that lives in an environment of traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits of the surroundings.
  var traitCollection: UITraitCollection { get }
  /// The traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
