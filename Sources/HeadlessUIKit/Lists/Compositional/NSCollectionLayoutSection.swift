/// The size and the insets of the container of a section.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, pt.
  var contentSize: CGSize { get }
  /// The size without the insets, pt.
  var effectiveContentSize: CGSize { get }
  /// The insets, pt.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets, pt.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The container and the traits for which a section is made.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// A visible item of a section.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity, 0...1.
  var alpha: CGFloat { get set }
  /// The order from back to front.
  var zIndex: Int { get set }
  /// Whether the item is hidden.
  var isHidden: Bool { get set }
  /// The center, pt.
  var center: CGPoint { get set }
  /// The transform about the center.
  var transform: CGAffineTransform { get set }
  /// The 3D transform about the center.
  var transform3D: CATransform3D { get set }
  /// The index path.
  var indexPath: IndexPath { get }
  /// The frame, pt.
  var frame: CGRect { get }
  /// The bounds, pt.
  var bounds: CGRect { get }
  /// The category.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind; `nil` for a cell.
  var representedElementKind: String? { get }
}

/// A closure that changes the visible items of a section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout, which repeats a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  nonisolated deinit {}

  final let group: NSCollectionLayoutGroup

  /// Creates a section of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
  /// The insets of the groups, pt; zero by default.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, pt; 0 by default.
  open var interGroupSpacing: CGFloat = 0
  /// The reference of the insets; automatic by default.
  /// Stored only.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference of the insets of headers and footers; automatic by default.
  /// Stored only.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether the insets apply to headers and footers; true by default.
  open var supplementariesFollowContentInsets = true
  /// How the section scrolls across the direction of the layout; none by default. Its groups are next to
  /// each other, but do not scroll.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers; none by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The closure that changes visible items; `nil` by default.
  /// Stored only.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The backgrounds; none by default.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
}

/// The environment of a section of a collection view.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
    (contentSize, contentInsets, traitCollection) = (size, insets, traits)
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: contentSize.width - contentInsets.leading - contentInsets.trailing,
      height: contentSize.height - contentInsets.top - contentInsets.bottom)
  }
}
