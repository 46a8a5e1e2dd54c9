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
  static func view(_ type: UICollectionReusableView.Type) -> UICollectionReusableView {
    ObjectMaking.object(type) {
      unsafeBitCast($0, to: ReusableViewMaking.Type.self).init(frame: .zero)
    }
  }

  nonisolated static func attributes(
    _ type: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    ObjectMaking.object(type) { unsafeBitCast($0, to: LayoutAttributesMaking.Type.self).init() }
  }

  static func context(
    _ type: UICollectionViewLayoutInvalidationContext.Type
  ) -> UICollectionViewLayoutInvalidationContext {
    ObjectMaking.object(type) { unsafeBitCast($0, to: InvalidationContextMaking.Type.self).init() }
  }
}
