/// The yes-and-no state of a view.
///
/// `needs…`: asked and not done yet; `is…`, `has…`: state.
nonisolated struct ViewFlags: OptionSet, Sendable {
    let rawValue: UInt32

    static let needsLayout = ViewFlags(rawValue: 1 << 0)
    static let needsUpdateConstraints = ViewFlags(rawValue: 1 << 1)
    /// The display list no longer shows what the view would draw.
    static let needsDisplay = ViewFlags(rawValue: 1 << 2)
    static let needsConfigurationUpdate = ViewFlags(rawValue: 1 << 3)
    static let needsRestorableStateSave = ViewFlags(rawValue: 1 << 4)

    /// The view draws the tint below its subviews, as a selected row does: see `Canvas.isOnTint`.
    static let hasTintBelowSubviews = ViewFlags(rawValue: 1 << 5)
    /// The display list was recorded for a place on the tint.
    static let isRecordedOnTint = ViewFlags(rawValue: 1 << 6)

    /// The view replaces a part of the theme: `rare.themeOverride` says which.
    static let overridesTheme = ViewFlags(rawValue: 1 << 7)

    /// In the host's queue of that pass.
    static let isQueuedForLayout = ViewFlags(rawValue: 1 << 8)
    static let isQueuedForConstraints = ViewFlags(rawValue: 1 << 9)
    static let isQueuedForDisplay = ViewFlags(rawValue: 1 << 10)
    static let isQueuedForConfiguration = ViewFlags(rawValue: 1 << 11)

    /// The view is notified after one of its subviews has been laid out.
    static let hearsOfLayoutInside = ViewFlags(rawValue: 1 << 12)

    /// It shows nothing but its subviews, whatever its size.
    static let hasNoLook = ViewFlags(rawValue: 1 << 13)

    /// An update of a layout waits for the next layout of the view: `rare.deferredLayouts` has it.
    static let hasDeferredLayout = ViewFlags(rawValue: 1 << 14)
    static let isQueuedForDeferredLayout = ViewFlags(rawValue: 1 << 15)

    static let isHidden = ViewFlags(rawValue: 1 << 16)
    static let clipsToBounds = ViewFlags(rawValue: 1 << 17)
    static let ignoresUserInteraction = ViewFlags(rawValue: 1 << 18)
    static let keepsSubviewFrames = ViewFlags(rawValue: 1 << 19)
    /// Some subview has an autoresizing mask.
    static let hasAutoresizingSubviews = ViewFlags(rawValue: 1 << 20)
    /// Something below may reach out of the bounds.
    ///
    /// Once set it stays: it only costs a look.
    static let mayOverflow = ViewFlags(rawValue: 1 << 21)
    /// The bounds have changed since the last overflow check.
    static let hasOtherBounds = ViewFlags(rawValue: 1 << 31)
    /// Its pixels are (or may be) on the target.
    static let isPainted = ViewFlags(rawValue: 1 << 22)
    /// A part only was invalidated: `displayState.dirtyRect` says which.
    static let hasDirtyRect = ViewFlags(rawValue: 1 << 23)

    /// Constraints place the view: its autoresizing mask and its frame are not made into constraints.
    static let isPlacedByConstraints = ViewFlags(rawValue: 1 << 24)

    /// Something else may be shown than was set: `rare.motion` says what.
    static let isAnimating = ViewFlags(rawValue: 1 << 25)
    /// Takes no events until its animation ends.
    static let refusesEventsWhileAnimating = ViewFlags(rawValue: 1 << 26)
    /// Came to its host after the last frame.
    static let isNew = ViewFlags(rawValue: 1 << 28)
    /// Gets its first place inside an animation, which does not show the way there.
    static let isBeingPlacedFirst = ViewFlags(rawValue: 1 << 27)

    /// Its own space begins on whole pixels of the target, and what is inside is snapped in that space: scrolled, it looks
    /// the same elsewhere.
    static let scrollsByPixels = ViewFlags(rawValue: 1 << 29)
    /// Something inside was painted through a transform: elsewhere, other bits may come out.
    static let paintsUnmovably = ViewFlags(rawValue: 1 << 30)

    /// Flags that are only valid in the current host.
    static let hostBound: ViewFlags = [
        .isQueuedForLayout, .isQueuedForConstraints, .isQueuedForDisplay, .isQueuedForConfiguration,
        .isQueuedForDeferredLayout, .isPainted, .isNew, .paintsUnmovably,
    ]

    static let initial: ViewFlags = [.needsLayout, .needsUpdateConstraints, .needsDisplay]
}
