/// The frame and the appearance of an element of a collection view, as its layout determines them.
open nonisolated class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?
  /// Whether the width is an estimate, which the cell replaces.
  final var hasEstimatedWidth = false
  /// Whether the height is an estimate, which the cell replaces.
  final var hasEstimatedHeight = false

  /// Creates attributes of the first cell.
  public override init() { super.init() }
  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    become(.cell, nil, indexPath)
  }
  /// Creates attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    become(.supplementaryView, elementKind, indexPath)
  }
  /// Creates attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    become(.decorationView, decorationViewKind, indexPath)
  }

  /// The center, pt; zero by default.
  open var center = CGPoint.zero
  /// The size, pt; zero by default.
  open var size = CGSize.zero
  /// The 3D transform about the center; identity by default.
  open var transform3D = CATransform3DIdentity
  /// The opacity, 0...1; 1 by default.
  open var alpha: CGFloat = 1
  /// The order from back to front; 0 by default.
  open var zIndex = 0
  /// Whether the element is hidden; false by default.
  open var isHidden = false
  /// The index path of the element.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// The frame, pt: that of the transformed bounds.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height
      ).transformed(by: transform, about: center)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The bounds, pt, with zero origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The transform about the center; identity by default.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The category of the element.
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  open var representedElementKind: String? { kind }

  /// Returns a copy; a subclass copies its own values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ReusableMaking.attributes(type(of: self))
    copy.become(category, kind, indexPath)
    (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    (copy.hasEstimatedWidth, copy.hasEstimatedHeight) = (hasEstimatedWidth, hasEstimatedHeight)
    return copy
  }
  /// Returns whether another object has the same values; a subclass compares its own.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return element == other.element && center == other.center && size == other.size
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }
  /// The hash of the index path.
  open override var hash: Int { indexPath.hashValue }

  func become(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
  ) {
    (self.category, self.kind, self.indexPath) = (category, kind, indexPath)
  }

  /// What the attributes are of.
  var element: CollectionElement {
    CollectionElement(category: category, kind: kind ?? "", path: indexPath)
  }
}

/// Attributes can be moved by an animator, whose layout returns them.
nonisolated extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// An element of a collection view: a cell, a supplementary or a decoration view.
nonisolated struct CollectionElement: Hashable, Comparable {
  var category: UICollectionView.ElementCategory
  var kind: String
  var path: IndexPath

  static func < (left: Self, right: Self) -> Bool {
    (left.path, left.category.rawValue, left.kind)
      < (right.path, right.category.rawValue, right.kind)
  }
}

nonisolated extension CGRect {
  fileprivate func transformed(by transform: CGAffineTransform, about center: CGPoint) -> CGRect {
    if transform == .identity { return self }
    return offsetBy(dx: -center.x, dy: -center.y).applying(transform)
      .offsetBy(dx: center.x, dy: center.y)
  }
}
