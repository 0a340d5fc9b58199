/// The stored state of a view that other layers of the toolkit read and set.
extension View {
    /// Whether the origin of the view's own space is snapped to whole pixels of the target, as in a scroll view.
    package final var scrollsByPixels: Bool { flags.contains(.scrollsByPixels) }

    /// Snaps the origin of the view's own space to whole pixels, so that painted pixels can be moved, and clips the content to
    /// the bounds.
    package final func scrollByPixels() { flags.formUnion([.scrollsByPixels, .clipsToBounds]) }

    /// Whether constraints place the view; its autoresizing mask and frame are then not translated into constraints.
    package final var takesPlaceFromConstraints: Bool {
        get { flags.contains(.isPlacedByConstraints) }
        set {
            if newValue { flags.insert(.isPlacedByConstraints) } else { flags.remove(.isPlacedByConstraints) }
        }
    }

    /// Whether pixels of the view are, or may be, on the target.
    package final var isPainted: Bool { flags.contains(.isPainted) }

    /// Whether displayed values may differ from model values, because an animation runs.
    package final var hasRunningAnimation: Bool { flags.contains(.isAnimating) }

    /// The ground of the subviews, which a view with a selection sets when it draws.
    package final var groundBelowSubviews: ContentGround.Style {
        get { displayState.groundBelowSubviews }
        set { displayState.groundBelowSubviews = newValue }
    }

    /// The controller that manages the view; nil if none does.
    package final var owningController: ViewController? { rare?.viewController }

    /// Queues the view for a configuration update before the next layout.
    ///
    /// O(1).
    package final func queueConfiguration() {
        if flags.contains([.needsConfigurationUpdate, .isQueuedForConfiguration]) { return }
        flags.insert(.needsConfigurationUpdate)
        viewTree?.queueConfiguration(self)
    }
}
