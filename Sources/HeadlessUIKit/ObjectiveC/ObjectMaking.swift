// Objects of a class whose initializer is not required: UIKit's are not, so that an override of an app
// needs no 'required'. How a call reaches the initializer says ReusableMaking.

/// Declares the initializer of a view as required.
@_documentation(visibility: internal)
open class ViewMaking: UIView {
  /// Creates a view.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Returns `nil`.
  public required init?(coder: NSCoder) { nil }
}

/// Declares the initializer of a view controller as required.
@_documentation(visibility: internal)
open class ControllerMaking: UIViewController {
  /// Creates a view controller.
  public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Returns `nil`.
  public required init?(coder: NSCoder) { nil }
}

/// Declares the initializer of an item as required.
@_documentation(visibility: internal)
open class BarItemMaking: UIBarItem {
  /// Creates an item.
  public required override init() { super.init() }
  /// Returns `nil`.
  public required init?(coder: NSCoder) { nil }
}

/// Declares the initializer of an object as required.
@_documentation(visibility: internal)
open nonisolated class PlainObjectMaking: NSObject {
  /// Creates an object.
  public required override init() { super.init() }
}

/// Creates objects of classes that are known at run time only.
enum ObjectMaking {
  /// Returns an object of a class, which a closure creates as one of another class.
  nonisolated static func object<Object: AnyObject>(
    _ type: Object.Type, _ make: (Object.Type) -> AnyObject
  ) -> Object { forgetting(make(type), as: type) }

  /// Returns the object as one of its real class, of which the compiler knows nothing: it would
  /// otherwise assume that casts to other classes fail.
  @inline(never)
  nonisolated private static func forgetting<Object: AnyObject>(
    _ object: AnyObject, as type: Object.Type
  ) -> Object {
    let address = Unmanaged.passRetained(object).toOpaque()
    return Unmanaged<Object>.fromOpaque(address).takeRetainedValue()
  }
}
