/// A view as long as it lives.
///
/// A weak reference says the same, but makes every use of the view dearer from then on.
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

/// Where those who do not hold a view find it; the view takes itself out when it goes.
nonisolated final class ViewLife {
  fileprivate(set) unowned(unsafe) var view: UIView?

  fileprivate init(_ view: UIView) { self.view = view }

  func end() { view = nil }
}

extension UIView {
  /// The view's life, made when it is first asked for.
  fileprivate var ownLife: ViewLife {
    if let life { return life }
    let own = ViewLife(self)
    life = own
    return own
  }
}
