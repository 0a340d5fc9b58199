extension CollectionView {
    // MARK: - Interactive movement

    /// Begins to move an item to where the program leads it, for example with a gesture; the user can move items without it.
    ///
    /// - Returns: False if the data source does not allow to move the item, or if another one is being moved.
    public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        prepareLayout()
        guard let item = CollectionSource(view: self).checkedItem(indexPath, "moved") else { return false }
        CollectionItemMoves(view: self).load()
        return reordering?.begin(item) ?? false
    }

    /// Moves the middle of the item to a position in points of the content; the other items make room.
    public final func updateInteractiveMovementTargetPosition(_ targetPosition: Point) {
        reordering?.update(targetPosition)
    }

    /// Ends the movement: the data source moves the element to the place that is open.
    public final func endInteractiveMovement() { reordering?.end(commits: true) }

    /// Ends the movement without a change.
    public final func cancelInteractiveMovement() { reordering?.end(commits: false) }
}

extension CollectionView: ItemSelecting, SpringLoadedInteractionSupporting {
    package final func copySources(limit: Int) -> [CopySource] {
        CollectionDragItems(view: self).sources(limit: limit)
    }
    package final var pasteLocation: Point { CollectionDragItems(view: self).pasteLocation }
    /// Whether dragged items that rest over an item select it, as a click does; false by default.
    public final var isSpringLoaded: Bool {
        get { SpringLoadedInteraction.isBuiltIn(in: self) }
        set {
            SpringLoadedInteraction.setBuiltIn(newValue, in: self, CollectionDragItems(view: self).makeSpring)
        }
    }
}
