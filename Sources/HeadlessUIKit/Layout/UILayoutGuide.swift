/// A rectangular area for layout that is not a view: it draws nothing and receives no touches.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, BoxedObject {
  /// The source of the guide's frame.
  enum Role {
    /// Constraints.
    case free
    /// The owning view's safe area, layout margins, or readable content.
    case safeArea, margins, readableContent
    /// The keyboard; its class knows the insets.
    case keyboard
  }

  final private(set) var role = Role.free
  @BoxedReference var owner: UIView?
  /// The first of the guide's four variables in the system being solved.
  var firstVariable: Int?
  var solvedFrame = CGRect.zero
  /// Whether constraints determine the length of the last solution, horizontally and vertically.
  var isDetermined = (width: false, height: false)
  /// The insets with which constraints were solved last, for a guide with insets.
  var solvedInsets: UIEdgeInsets?

  /// The reference by which constraints find the guide, if there are any.
  nonisolated(unsafe) package final var referenceBox: ReferenceBox?

  nonisolated deinit { referenceBox?.end() }

  /// Creates a guide without an owning view.
  public override init() { super.init() }

  convenience init(role: Role, owner: UIView) {
    self.init()
    self.role = role
    self.owner = owner
  }

  // MARK: Working with Layout Guides

  /// A name for messages; empty by default.
  open var identifier = ""
  /// The frame in the owning view's coordinates after the last layout pass, pt.
  open var layoutFrame: CGRect {
    guard let owner, role != .free else { return solvedFrame }
    let insets = insets(in: owner)
    let size = owner.bounds.size
    return CGRect(
      x: insets.left, y: insets.top, width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }
  /// The view that owns the guide; set by `addLayoutGuide(_:)`.
  open weak var owningView: UIView? {
    get { owner }
    set {
      guard owner !== newValue, role == .free else { return }
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// Returns the insets from the owner's edges; zero for a guide that constraints position.
  func insets(in owner: UIView) -> UIEdgeInsets {
    switch role {
    case .free, .keyboard: .zero
    case .safeArea: owner.safeAreaInsets
    case .margins: owner.layoutMargins
    case .readableContent: owner.readableInsets
    }
  }

  // MARK: Creating Constraints Using Layout Anchors

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.right)) }
  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.leading)) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.trailing)) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference(.centerX)) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference(.top)) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference(.bottom)) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference(.centerY)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(reference(.width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(reference(.height)) }
}

extension UILayoutGuide: LayoutItem {
  package var layoutGuide: UILayoutGuide? { self }
  package var layoutView: UIView? { owner }
  package var layoutName: String {
    if !identifier.isEmpty { return identifier }
    let ownerName = owner?.layoutName ?? "(no view)"
    return switch role {
    case .free: "\(ownerName).guide"
    case .safeArea: "\(ownerName).safeArea"
    case .margins: "\(ownerName).margins"
    case .readableContent: "\(ownerName).readableContent"
    case .keyboard: "\(ownerName).keyboard"
    }
  }
}

extension LayoutItem {
  func reference(_ attribute: NSLayoutConstraint.Attribute) -> LayoutReference {
    LayoutReference(item: self, attribute: attribute)
  }
}
