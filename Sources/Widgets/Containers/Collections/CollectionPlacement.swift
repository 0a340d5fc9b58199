/// The placement of a mounted element: its superview, its measured size and its frame.
///
///     CollectionPlacement(cell, attributes, isNew: true, in: view).place(cell)
struct CollectionPlacement {
    private let view: CollectionView
    /// The attributes in points of the content.
    private let attributes: CollectionViewLayoutAttributes
    private let isNew: Bool
    /// The collection view, or the scroll view of a section that scrolls by itself.
    private let superview: ScrollView

    init(
        _ element: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes, isNew: Bool,
        in view: CollectionView
    ) {
        self.view = view
        self.attributes = attributes
        self.isNew = isNew
        superview = Self.superview(of: element, attributes, isNew: isNew, in: view)
    }

    /// Returns the superview of an element with the attributes.
    ///
    /// An element that an animated update moves into a section that scrolls by itself stays in the collection view meanwhile, because the
    /// section would clip it.
    private static func superview(
        of element: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes, isNew: Bool,
        in view: CollectionView
    ) -> ScrollView {
        let superview = view.cells.scrollers.superview(for: attributes, in: view)
        if superview === view || element.isEnteringSection { return view }
        guard let update = view.update,
            isNew ? update.comes(element, fromOutside: superview) : element.superview !== superview
        else { return superview }
        update.enter(element)
        return view
    }

    /// Asks a self-sizing cell for its size, if it is new or its content has changed.
    ///
    /// - Returns: Whether its size has changed the layout.
    func measure(_ cell: CollectionViewCell) -> Bool {
        guard attributes.measuresWidth || attributes.measuresHeight else { return false }
        if !isNew, !cell.needsLayout, cell.layoutAttributes?.size == attributes.size { return false }
        if cell.superview !== superview {
            View.performWithoutAnimation { superview.insertSubview(cell, at: 0) }
        }
        let preferred = cell.preferredLayoutAttributesFitting(attributes)
        guard preferred.isValid, preferred.size.width > 0, preferred.size.height > 0 else { return false }
        return view.collectionViewLayout.take(preferred: view.reordering?.slotted(preferred) ?? preferred)
    }

    func place(_ element: CollectionReusableView) {
        if !isNew, element.superview !== superview { move(element) }
        let isSame = element.layoutAttributes.map { attributes.isSame(as: $0) } ?? false
        element.layoutAttributes = attributes
        if !isNew, isSame { return }
        element.apply(attributes)
        let placed = OrthogonalScrollers.converted(attributes, to: superview)
        if !isNew { return element.place(placed) }
        if let update = view.update { return update.place(element, attributes, in: superview, of: view) }
        View.performWithoutAnimation {
            element.place(placed)
            CollectionOrder(view: superview).insert(element)
        }
    }

    /// Moves an element to another superview, where it has the same place on screen.
    private func move(_ element: CollectionReusableView) {
        View.performWithoutAnimation {
            let frame = element.superview.map { superview.convert(element.frame, from: $0) }
            CollectionOrder(view: superview).insert(element)
            if let frame { element.frame = frame }
            element.layoutAttributes = nil
        }
    }
}

extension CollectionReusableView {
    /// Sets the frame, the transform and the opacity.
    final func place(_ attributes: CollectionViewLayoutAttributes) {
        if transform != attributes.transform {
            transform = .identity
            frame = attributes.frame
            transform = attributes.transform
        } else if attributes.transform == .identity {
            if frame != attributes.frame { frame = attributes.frame }
        } else {
            bounds.size = attributes.size
            center = attributes.center
        }
        if alpha != attributes.alpha { alpha = attributes.alpha }
    }
}
