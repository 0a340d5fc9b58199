/// The Boolean state of a view.
///
/// `needs…` flags are requests that have not been processed; `is…` and `has…` flags describe state.
nonisolated struct ViewFlags: OptionSet, Sendable {
    let rawValue: UInt32

    static let needsLayout = ViewFlags(rawValue: 1 << 0)
    static let needsUpdateConstraints = ViewFlags(rawValue: 1 << 1)
    /// The display list is outdated.
    static let needsDisplay = ViewFlags(rawValue: 1 << 2)
    static let needsConfigurationUpdate = ViewFlags(rawValue: 1 << 3)
    static let needsRestorableStateSave = ViewFlags(rawValue: 1 << 4)

    /// The view overrides theme values: see `rare.themeOverride`.
    static let overridesTheme = ViewFlags(rawValue: 1 << 7)

    /// The view is in the layout queue of its tree; the next four flags refer to the queues of other passes.
    static let isQueuedForLayout = ViewFlags(rawValue: 1 << 8)
    static let isQueuedForConstraints = ViewFlags(rawValue: 1 << 9)
    static let isQueuedForDisplay = ViewFlags(rawValue: 1 << 10)
    static let isQueuedForConfiguration = ViewFlags(rawValue: 1 << 11)

    /// The view is notified after one of its subviews has laid out its own subviews.
    static let observesDescendantLayout = ViewFlags(rawValue: 1 << 12)

    /// The view draws nothing itself, whatever its size.
    static let hasNoOwnDrawing = ViewFlags(rawValue: 1 << 13)

    /// A deferred layout update runs before the next layout of the view: see `rare.deferredLayouts`.
    static let hasDeferredLayout = ViewFlags(rawValue: 1 << 14)
    static let isQueuedForDeferredLayout = ViewFlags(rawValue: 1 << 15)

    static let isHidden = ViewFlags(rawValue: 1 << 16)
    static let clipsToBounds = ViewFlags(rawValue: 1 << 17)
    static let ignoresUserInteraction = ViewFlags(rawValue: 1 << 18)
    static let keepsSubviewFrames = ViewFlags(rawValue: 1 << 19)
    /// At least one subview has an autoresizing mask.
    static let hasAutoresizingSubviews = ViewFlags(rawValue: 1 << 20)
    /// A descendant may extend beyond the bounds.
    ///
    /// The flag may be set although none does any longer; that only costs time.
    static let mayOverflow = ViewFlags(rawValue: 1 << 21)
    /// The bounds have changed since the last overflow check.
    static let boundsChanged = ViewFlags(rawValue: 1 << 31)
    /// Pixels of the view are, or may be, on the target.
    static let isPainted = ViewFlags(rawValue: 1 << 22)
    /// Only a part of the view is invalid: see `rare.dirtyRect`.
    static let hasDirtyRect = ViewFlags(rawValue: 1 << 23)

    /// Constraints place the view; its autoresizing mask and frame are not translated into constraints.
    static let isPlacedByConstraints = ViewFlags(rawValue: 1 << 24)

    /// Displayed values may differ from model values: see `rare.motion`.
    static let isAnimating = ViewFlags(rawValue: 1 << 25)
    /// The view receives no events until its animation ends.
    static let blocksInteractionWhileAnimating = ViewFlags(rawValue: 1 << 26)
    /// The view was added to its host after the last frame.
    static let isNew = ViewFlags(rawValue: 1 << 28)
    /// The view is being placed for the first time within an animation block, which does not animate that change.
    static let isBeingPlacedFirst = ViewFlags(rawValue: 1 << 27)

    /// The origin of the view's own space is snapped to whole pixels, and the content is snapped in that space, so that
    /// scrolled content consists of the same pixels at another position.
    static let scrollsByPixels = ViewFlags(rawValue: 1 << 29)
    /// A descendant was painted through a transform, so its pixels may differ at another position and cannot be moved.
    static let containsUnmovablePixels = ViewFlags(rawValue: 1 << 30)

    /// Flags that are only valid in the current host.
    static let hostBound: ViewFlags = [
        .isQueuedForLayout, .isQueuedForConstraints, .isQueuedForDisplay, .isQueuedForConfiguration,
        .isQueuedForDeferredLayout, .isPainted, .isNew, .containsUnmovablePixels,
    ]

    static let initial: ViewFlags = [.needsLayout, .needsUpdateConstraints, .needsDisplay]
}
