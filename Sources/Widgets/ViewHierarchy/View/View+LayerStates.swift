/// What the layers above know and set of a view's stored state.
extension View {
    /// Its own space begins on whole pixels of the target, as that of a scroll view.
    package final var scrollsByPixels: Bool { flags.contains(.scrollsByPixels) }

    /// Makes its own space begin on whole pixels of the target, so that what was painted can be moved; clips the content.
    package final func scrollByPixels() { flags.formUnion([.scrollsByPixels, .clipsToBounds]) }

    /// Whether constraints place the view, and neither its autoresizing mask nor its frame is made into constraints.
    package final var takesPlaceFromConstraints: Bool {
        get { flags.contains(.isPlacedByConstraints) }
        set {
            if newValue { flags.insert(.isPlacedByConstraints) } else { flags.remove(.isPlacedByConstraints) }
        }
    }

    /// Whether its pixels are, or may be, on the target.
    package final var isPainted: Bool { flags.contains(.isPainted) }

    /// Whether something else may be shown than was set.
    package final var hasRunningAnimation: Bool { flags.contains(.isAnimating) }

    /// Whether the view draws the tint below its subviews, as a selected row does: see `Canvas.isOnTint`.
    package final var hasTintBelowSubviews: Bool {
        get { flags.contains(.hasTintBelowSubviews) }
        set {
            if newValue { flags.insert(.hasTintBelowSubviews) } else { flags.remove(.hasTintBelowSubviews) }
        }
    }

    /// The controller whose view this is.
    package final var owningController: ViewController? { rare?.viewController }

    /// Marks the view for a configuration update, before the next layout.
    ///
    /// O(1).
    package final func queueConfiguration() {
        if flags.contains([.needsConfigurationUpdate, .isQueuedForConfiguration]) { return }
        flags.insert(.needsConfigurationUpdate)
        viewTree?.queueConfiguration(self)
    }
}
