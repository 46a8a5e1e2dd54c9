extension UICollectionView {
  /// The registration of a class of cells with the closure that configures them.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    let handler: Handler
    let identifier = RegistrationIdentifier()
    /// Creates a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// The registration of a class of supplementary views with the closure that configures them.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let kind: String
    let handler: Handler
    let identifier = RegistrationIdentifier()
    /// Creates a registration for views of a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell of a registration, configured for an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier.text
    if !state.hasClass(.init(category: .cell, kind: ""), identifier) {
      register(Cell.self, forCellWithReuseIdentifier: identifier)
    }
    let view = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    // The registered class is `Cell`.
    let cell = view as? Cell ?? unsafeDowncast(ReusableMaking.view(Cell.self), to: Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view of a registration, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = registration.identifier.text
    if !state.hasClass(.init(category: .supplementaryView, kind: registration.kind), identifier) {
      register(
        Supplementary.self, forSupplementaryViewOfKind: registration.kind,
        withReuseIdentifier: identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: identifier, for: indexPath)
    let supplementary =
      view as? Supplementary
      ?? unsafeDowncast(ReusableMaking.view(Supplementary.self), to: Supplementary.self)
    registration.handler(supplementary, registration.kind, indexPath)
    return supplementary
  }
}

/// The identity of a registration, whose address is the identifier for reuse.
nonisolated final class RegistrationIdentifier {
  var text: String { "registration \(ObjectIdentifier(self))" }
}
