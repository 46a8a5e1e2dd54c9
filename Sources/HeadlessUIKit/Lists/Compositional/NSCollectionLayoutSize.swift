/// A width or height of an element of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  nonisolated deinit {}

  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
  let kind: Kind

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Returns a fraction of the width of the container.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth, fractionalWidth)
  }
  /// Returns a fraction of the height of the container.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight, fractionalHeight)
  }
  /// Returns a length, pt.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(.absolute, absoluteDimension)
  }
  /// Returns an estimated length, pt, which the content replaces.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    make(.estimated, estimatedDimension)
  }
  private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
    // The class has no subclasses with other initializers.
    unsafeDowncast(NSCollectionLayoutDimension(kind, dimension), to: Self.self)
  }

  /// Whether the length is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the length is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the length is in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the length is an estimate.
  open var isEstimated: Bool { kind == .estimated }
  /// The fraction, or the length, pt.
  open private(set) var dimension: CGFloat

  /// Returns the length in a container, pt.
  final func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// The size of an element of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  nonisolated deinit {}

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }
  /// The width.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The height.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  final func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// A distance between elements of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  nonisolated deinit {}

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }
  /// Returns a distance that takes the rest, and is at least a length, pt.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// Returns a distance, pt.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// The distance, pt.
  open private(set) var spacing: CGFloat
  /// Whether the distance takes the rest.
  open private(set) var isFlexibleSpacing: Bool
  /// Whether the distance is a length.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// The distances around an element of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  nonisolated deinit {}

  /// Creates distances.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }
  /// The distance before the element.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The distance above the element.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The distance after the element.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The distance below the element.
  open private(set) var bottom: NSCollectionLayoutSpacing?
}

/// An alignment to an edge or a corner of a rectangle.
public nonisolated enum NSRectAlignment: Int, Sendable {
  /// No alignment.
  case none = 0
  /// The top.
  case top = 1
  /// The top leading corner.
  case topLeading = 2
  /// The leading edge.
  case leading = 3
  /// The bottom leading corner.
  case bottomLeading = 4
  /// The bottom.
  case bottom = 5
  /// The bottom trailing corner.
  case bottomTrailing = 6
  /// The trailing edge.
  case trailing = 7
  /// The top trailing corner.
  case topTrailing = 8
}

/// The reference of content insets.
public nonisolated enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout.
  case automatic = 0
  /// No reference: the edges.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable content.
  case readableContent = 4
}

/// How a section scrolls across the direction of its layout; sections do not here.
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not.
  case none = 0
  /// Continuously.
  case continuous = 1
  /// Continuously, and stops at groups.
  case continuousGroupLeadingBoundary = 2
  /// By pages of the view.
  case paging = 3
  /// By groups.
  case groupPaging = 4
  /// By groups in the middle.
  case groupPagingCentered = 5
}
