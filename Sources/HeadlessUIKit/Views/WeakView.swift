/// A reference to a view that becomes `nil` when the view is released.
///
/// Unlike a weak reference, it does not make every later use of the view slower.
@propertyWrapper
struct WeakView {
  private var box: ReferenceBox<UIView>?

  init() {}
  init(wrappedValue: UIView?) { self.wrappedValue = wrappedValue }

  var wrappedValue: UIView? {
    get { box?.object }
    set { box = newValue?.sharedReferenceBox }
  }
}

/// The box through which references find an object that they do not retain. The object clears it in
/// `deinit`.
nonisolated final class ReferenceBox<Object: AnyObject> {
  private var reference: Unmanaged<Object>?

  init(_ object: Object) { reference = .passUnretained(object) }

  var object: Object? { reference?.takeUnretainedValue() }

  func end() { reference = nil }
}

extension UIView {
  /// The view's box, created on first access.
  final var sharedReferenceBox: ReferenceBox<UIView> {
    if let referenceBox { return referenceBox }
    let box = ReferenceBox(self)
    referenceBox = box
    return box
  }
}
