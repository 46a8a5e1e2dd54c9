/// A zeroing reference to a view.
///
/// A weak reference is equivalent, but makes every later access to the view slower.
@propertyWrapper
struct WeakView {
  private var life: ViewLife?

  init() {}
  init(wrappedValue: UIView?) { self.wrappedValue = wrappedValue }

  var wrappedValue: UIView? {
    get { life?.view }
    set { life = newValue?.ownLife }
  }
}

/// The indirection of zeroing references to a view, which clears it when it is released.
nonisolated final class ViewLife {
  fileprivate(set) unowned(unsafe) var view: UIView?

  fileprivate init(_ view: UIView) { self.view = view }

  func end() { view = nil }
}

extension UIView {
  /// The view's indirection, created on first access.
  fileprivate var ownLife: ViewLife {
    if let life { return life }
    let own = ViewLife(self)
    life = own
    return own
  }
}
