// Objects of a class that an app registers, although its initializer is not required: UIKit's are not, so
// that an override of an app needs no 'required'.
//
// A class and its subclasses have their designated initializers in the same places of their tables of
// methods. A call through a subclass that declares one as required therefore reaches the override of any
// other subclass. These classes are open so that the compiler assumes further subclasses.

/// Declares the initializer of a cell as required.
@_documentation(visibility: internal)
open class TableCellMaking: UITableViewCell {
  /// Creates a cell.
  public required override init(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) { super.init(style: style, reuseIdentifier: reuseIdentifier) }
  /// Returns `nil`.
  public required init?(coder: NSCoder) { nil }
}

/// Declares the initializer of a header or footer as required.
@_documentation(visibility: internal)
open class HeaderFooterMaking: UITableViewHeaderFooterView {
  /// Creates a header or footer.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }
  /// Returns `nil`.
  public required init?(coder: NSCoder) { nil }
}

/// Creates objects of registered classes.
enum ReusableMaking {
  static func cell(
    _ type: UITableViewCell.Type, _ style: UITableViewCell.CellStyle, _ identifier: String?
  ) -> UITableViewCell {
    forgetting(
      unsafeBitCast(type, to: TableCellMaking.Type.self)
        .init(style: style, reuseIdentifier: identifier))
  }

  static func headerFooter(
    _ type: UITableViewHeaderFooterView.Type, _ identifier: String?
  ) -> UITableViewHeaderFooterView {
    forgetting(
      unsafeBitCast(type, to: HeaderFooterMaking.Type.self).init(reuseIdentifier: identifier))
  }

  /// Returns the object without the class that its initializer has for the compiler, which would
  /// otherwise assume that casts to other classes fail.
  @inline(never)
  nonisolated private static func forgetting<Object: AnyObject>(_ object: Object) -> Object {
    let address = Unmanaged.passRetained(object).toOpaque()
    return Unmanaged<Object>.fromOpaque(address).takeRetainedValue()
  }
}
