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

/// Declares the initializer of a view as required.
@_documentation(visibility: internal)
open class ReusableViewMaking: UICollectionReusableView {
  /// Creates a view.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Returns `nil`.
  public required init?(coder: NSCoder) { nil }
}

/// Declares the initializer of layout attributes as required.
@_documentation(visibility: internal)
open nonisolated class LayoutAttributesMaking: UICollectionViewLayoutAttributes {
  /// Creates attributes.
  public required override init() { super.init() }
}

/// Declares the initializer of an invalidation context as required.
@_documentation(visibility: internal)
open class InvalidationContextMaking: UICollectionViewLayoutInvalidationContext {
  /// Creates a context.
  public required override init() { super.init() }
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

  static func view(_ type: UICollectionReusableView.Type) -> UICollectionReusableView {
    forgetting(unsafeBitCast(type, to: ReusableViewMaking.Type.self).init(frame: .zero))
  }

  nonisolated static func attributes(
    _ type: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    forgetting(unsafeBitCast(type, to: LayoutAttributesMaking.Type.self).init())
  }

  static func context(
    _ type: UICollectionViewLayoutInvalidationContext.Type
  ) -> UICollectionViewLayoutInvalidationContext {
    forgetting(unsafeBitCast(type, to: InvalidationContextMaking.Type.self).init())
  }

  /// Returns the object without the class that its initializer has for the compiler, which would
  /// otherwise assume that casts to other classes fail.
  @inline(never)
  nonisolated private static func forgetting<Object: AnyObject>(_ object: Object) -> Object {
    let address = Unmanaged.passRetained(object).toOpaque()
    return Unmanaged<Object>.fromOpaque(address).takeRetainedValue()
  }
}
