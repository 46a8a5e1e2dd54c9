// Objects of a class that is known at run time only. UIKit's initializers are not required, so that an
// override of an app needs no 'required'; with the Objective-C runtime they can be called nevertheless.
// Here ported code calls `instance`, where the source calls `T()`.

extension UIView {
  /// Returns a view of the class, of size zero; a cell has the default style.
  public static func instance() -> Self { unsafeDowncast(make(), to: self) }
  /// Returns a view of the class.
  public static func instance(frame: CGRect) -> Self {
    ObjectMaking.object(self) {
      unsafeBitCast($0, to: ViewMaking.Type.self).init(frame: frame)
    }
  }
}

extension UIViewController {
  /// Returns a controller of the class.
  public static func instance() -> Self { instance(nibName: nil, bundle: nil) }
  /// Returns a controller of the class.
  public static func instance(nibName: String?, bundle: Bundle?) -> Self {
    ObjectMaking.object(self) {
      unsafeBitCast($0, to: ControllerMaking.Type.self).init(nibName: nibName, bundle: bundle)
    }
  }
}

extension UITableViewCell {
  /// Returns a cell of the class.
  public static func instance(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Self {
    ObjectMaking.object(self) {
      unsafeBitCast($0, to: TableCellMaking.Type.self)
        .init(style: style, reuseIdentifier: reuseIdentifier)
    }
  }
}

extension UITableViewHeaderFooterView {
  /// Returns a header or footer of the class.
  public static func instance(reuseIdentifier: String?) -> Self {
    ObjectMaking.object(self) {
      unsafeBitCast($0, to: HeaderFooterMaking.Type.self).init(reuseIdentifier: reuseIdentifier)
    }
  }
}

extension UIBarItem {
  /// Returns an item of the class.
  public static func instance() -> Self {
    ObjectMaking.object(self) { unsafeBitCast($0, to: BarItemMaking.Type.self).init() }
  }
}

nonisolated extension NSObjectProtocol where Self: NSObject {
  /// Returns an object of the class.
  public static func instance() -> Self {
    ObjectMaking.object(self) { unsafeBitCast($0, to: PlainObjectMaking.Type.self).init() }
  }
}
