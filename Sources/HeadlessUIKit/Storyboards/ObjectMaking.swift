// Objects of a class whose initializer is not required, as `ReusableMaking` creates cells.

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

/// Creates views and view controllers of classes.
enum ObjectMaking {
  static func view<View: UIView>(_ type: View.Type) -> View {
    let made = unsafeBitCast(type as UIView.Type, to: ViewMaking.Type.self).init(frame: .zero)
    return forgetting(made, as: type)
  }

  static func controller<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
    let made = unsafeBitCast(type as UIViewController.Type, to: ControllerMaking.Type.self)
      .init(nibName: nil, bundle: nil)
    return forgetting(made, as: type)
  }

  /// Returns the object as one of its real class, of which the compiler knows nothing.
  @inline(never)
  nonisolated private static func forgetting<Object: AnyObject>(
    _ object: AnyObject, as type: Object.Type
  ) -> Object {
    let address = Unmanaged.passRetained(object).toOpaque()
    return Unmanaged<Object>.fromOpaque(address).takeRetainedValue()
  }
}
