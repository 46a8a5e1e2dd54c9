/// A zeroing reference to a view.
///
/// A weak reference is equivalent, but makes every later access to the view slower.
@propertyWrapper
struct WeakView {
  private var box: ViewReferenceBox?

  init() {}
  init(wrappedValue: UIView?) { self.wrappedValue = wrappedValue }

  var wrappedValue: UIView? {
    get { box?.view }
    set { box = newValue?.sharedReferenceBox }
  }
}

/// The box through which weak references find a view. The view clears it in `deinit`.
nonisolated final class ViewReferenceBox {
  fileprivate(set) unowned(unsafe) var view: UIView?

  fileprivate init(_ view: UIView) { self.view = view }

  func end() { view = nil }
}

extension UIView {
  /// The view's box, created on first access.
  fileprivate var sharedReferenceBox: ViewReferenceBox {
    if let referenceBox { return referenceBox }
    let box = ViewReferenceBox(self)
    referenceBox = box
    return box
  }
}
