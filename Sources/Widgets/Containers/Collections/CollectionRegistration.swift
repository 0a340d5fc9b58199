extension CollectionView {
    /// A class of cells with the closure that configures them, modelled on `UICollectionView.CellRegistration`.
    ///
    ///     let registration = CollectionView.CellRegistration<CollectionViewListCell, Folder> { cell, _, folder in
    ///         var content = cell.defaultContentConfiguration()
    ///         content.text = folder.name
    ///         cell.contentConfiguration = content
    ///     }
    public struct CellRegistration<Cell: CollectionViewCell, Item> {
        /// Configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        fileprivate let identity = RegistrationIdentity()
        fileprivate let handler: Handler

        /// Creates a registration; create it once, not for each cell.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// A class of supplementary views with the closure that configures them, modelled on
    /// `UICollectionView.SupplementaryRegistration`.
    ///
    ///     let header = CollectionView.SupplementaryRegistration<HeaderView>(
    ///         elementKind: CollectionView.elementKindSectionHeader
    ///     ) { view, _, indexPath in view.label.text = titles[indexPath.section] }
    public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
        /// Configures a supplementary view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        fileprivate let identity = RegistrationIdentity()
        fileprivate let elementKind: String
        fileprivate let handler: Handler

        /// Creates a registration; create it once, not for each view.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// Returns a recycled cell or a new one, configured for `item`; a nil item leaves it as it is.
    public final func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let identity = registration.identity
        let identifier = identity.identifier
        if !cells.pool.isRegistered(identifier) {
            // The pool retains the identity, so that no other registration gets its identifier.
            cells.pool.register(identifier) { withExtendedLifetime(identity) { Cell(frame: .zero) } }
        }
        let cell =
            dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell
            ?? Cell(frame: .zero)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a recycled supplementary view or a new one, configured for `indexPath`.
    public final func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let (kind, identity) = (registration.elementKind, registration.identity)
        let identifier = identity.identifier
        if cells.supplementaryPools[kind]?.isRegistered(identifier) != true {
            cells.supplementaryPools[kind, default: CellPool()].register(identifier) {
                withExtendedLifetime(identity) { Supplementary(frame: .zero) }
            }
        }
        let view =
            dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: identifier, for: indexPath) as? Supplementary
            ?? Supplementary(frame: .zero)
        registration.handler(view, kind, indexPath)
        return view
    }
}

/// The identity of a registration, from which its reuse identifier is derived.
private final class RegistrationIdentity {
    nonisolated deinit {}

    var identifier: String { "registration \(ObjectIdentifier(self))" }
}
