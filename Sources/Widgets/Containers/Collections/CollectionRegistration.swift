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

        fileprivate let identifier = RegistrationNames.next()
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

        fileprivate let identifier = RegistrationNames.next()
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
        let identifier = registration.identifier
        if !cells.pool.isRegistered(identifier) {
            cells.pool.register(identifier) { Cell(frame: .zero) }
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
        let (kind, identifier) = (registration.elementKind, registration.identifier)
        if cells.supplementaryPools[kind]?.isRegistered(identifier) != true {
            register(
                Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        let view =
            dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: identifier, for: indexPath) as? Supplementary
            ?? Supplementary(frame: .zero)
        registration.handler(view, kind, indexPath)
        return view
    }
}

/// Reuse identifiers that no other registration has.
@MainActor private enum RegistrationNames {
    private static var count = 0

    static func next() -> String {
        count += 1
        return "registration \(count)"
    }
}
