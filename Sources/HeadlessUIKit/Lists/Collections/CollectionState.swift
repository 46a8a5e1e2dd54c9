/// The state of a collection view.
final class CollectionState {
  /// What a class is registered for.
  struct Kind: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String
    var identifier = ""

    init(category: UICollectionView.ElementCategory, kind: String) {
      (self.category, self.kind) = (category, kind)
    }
  }

  /// A visible element.
  struct Shown {
    var element: CollectionElement
    var view: UICollectionReusableView
    var zIndex: Int
  }

  var counts: [Int] = []
  var needsReload = true
  private var classes: [Kind: UICollectionReusableView.Type] = [:]
  private var nibs: [Kind: UINib] = [:]
  private var waiting: [Kind: [UICollectionReusableView]] = [:]
  /// The visible elements in the order of their index paths.
  private(set) var shown: [Shown] = []
  private var views: [CollectionElement: UICollectionReusableView] = [:]
  /// The attributes for views that are dequeued in this layout pass.
  var pending: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  var selection: [IndexPath] = []
  var updateDepth = 0
  var changes = ListChanges()
  var touched: (path: IndexPath, touch: UITouch)?
  var prefetched: [IndexPath] = []
  var isLayingOut = false
  /// The bounds of the last layout pass.
  var lastBounds = CGRect.null
  /// The bounds that the collection view reports while its layout is asked about new ones.
  var reportedBounds: CGRect?
  /// The end of an interactive transition.
  var transitionCompletion: UICollectionView.LayoutInteractiveTransitionCompletion?
  var movement: (from: IndexPath, to: IndexPath)?
  /// The view that a reconfiguration dequeues.
  var reconfigured: UICollectionReusableView?

  nonisolated deinit {}

  func register(_ type: AnyClass?, _ kind: Kind, _ identifier: String) {
    var kind = kind
    kind.identifier = identifier
    classes[kind] = type as? UICollectionReusableView.Type
    waiting[kind] = nil
  }

  func register(_ nib: UINib?, _ kind: Kind, _ identifier: String) {
    var kind = kind
    kind.identifier = identifier
    nibs[kind] = nib
  }

  /// Returns whether a class is registered.
  func hasClass(_ kind: Kind, _ identifier: String) -> Bool {
    var kind = kind
    kind.identifier = identifier
    return classes[kind] != nil
  }

  /// Returns a view that waits for reuse, or a new one; `nil` without a registered class.
  func dequeue(_ kind: Kind, _ identifier: String) -> UICollectionReusableView? {
    var kind = kind
    kind.identifier = identifier
    if let view = reconfigured, view.reuseIdentifier == identifier {
      reconfigured = nil
      return view
    }
    if let view = waiting[kind]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if let nib = nibs[kind] {
      let view = nib.instantiate(withOwner: nil).lazy
        .compactMap { $0 as? UICollectionReusableView }.first
      view?.reuseIdentifier = identifier
      return view
    }
    guard let type = classes[kind] else { return nil }
    let view = ReusableMaking.view(type)
    view.reuseIdentifier = identifier
    return view
  }

  func recycle(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.removeFromSuperview()
    view.owner = nil
    guard let identifier = view.reuseIdentifier else { return }
    var kind = Kind(category: element.category, kind: element.kind)
    kind.identifier = identifier
    waiting[kind, default: []].append(view)
  }

  func view(_ element: CollectionElement) -> UICollectionReusableView? { views[element] }

  func path(of view: UIView) -> IndexPath? {
    shown.first { $0.view === view && $0.element.category == .cell }?.element.path
  }

  func replaceShown(by new: [Shown]) {
    shown = new.sorted { $0.element < $1.element }
    views = [:]
    for item in shown { views[item.element] = item.view }
  }
}
