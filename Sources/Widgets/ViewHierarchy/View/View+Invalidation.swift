extension View {
    final func invalidateLayout() {
        if InvalidationTrace.isActive { InvalidationTrace.record(.layout, self) }
        if flags.contains([.needsLayout, .isQueuedForLayout]) { return }
        flags.insert(.needsLayout)
        viewTree?.queueLayout(self)
    }

    final func invalidateDisplay() {
        if InvalidationTrace.isActive { InvalidationTrace.record(.display, self) }
        flags.remove(.hasDirtyRect)
        if flags.contains([.needsDisplay, .isQueuedForDisplay]) { return }
        flags.insert(.needsDisplay)
        viewTree?.queueDisplay(self)
    }

    final func invalidateDisplay(in rect: Rect) {
        if InvalidationTrace.isActive { InvalidationTrace.record(.display, self) }
        let part = rect.standardized.intersection(layoutState.bounds)
        if part.isEmpty || !rect.isFinite { return }
        let isWhole = flags.contains(.isQueuedForDisplay) && !flags.contains(.hasDirtyRect)
        if !isWhole, viewTree != nil {
            flags.insert(.hasDirtyRect)
            rareState.dirtyRect = rareState.dirtyRect.union(part)
        }
        flags.insert(.needsDisplay)
        viewTree?.queueDisplay(self)
    }

    final func invalidateConstraints() {
        if InvalidationTrace.isActive { InvalidationTrace.record(.constraints, self) }
        if flags.contains([.needsUpdateConstraints, .isQueuedForConstraints]) { return }
        flags.insert(.needsUpdateConstraints)
        viewTree?.queueConstraints(self)
    }

    final func invalidateContentSize() {
        if InvalidationTrace.isActive { InvalidationTrace.record(.intrinsicContentSize, self) }
        if let layoutParticipant, layoutParticipant.placesView {
            layoutParticipant.contentSizeDidChange(of: self)
            tellHearers()
            return
        }
        superview?.setNeedsLayout()
    }

    /// Says that what `encodeRestorableState(with:)` writes has changed: it is saved with the window's state,
    /// soon after this frame.
    ///
    /// A view without a `restorationIdentifier` cannot be found again: a diagnostic says so.
    public final func invalidateRestorableState() {
        if InvalidationTrace.isActive { InvalidationTrace.record(.restorableState, self) }
        guard restorationIdentifier != nil else {
            Diagnostics.report(
                Diagnostic(
                    kind: .notRestorable, subject: hierarchyPath,
                    message: "has restorable state but no restorationIdentifier",
                    cure:
                        "nothing is saved; give the view a restorationIdentifier that is unique in its window"
                ))
            return
        }
        if flags.contains(.needsRestorableStateSave) { return }
        flags.insert(.needsRestorableStateSave)
        viewTree?.queueRestoration(self)
    }

    /// True from `setNeedsLayout()` to `layoutSubviews()`.
    public final var needsLayout: Bool { flags.contains(.needsLayout) }
    /// True from `setNeedsDisplay()` to `draw(_:)`.
    public final var needsDisplay: Bool { flags.contains(.needsDisplay) }
    /// True from `setNeedsUpdateConstraints()` to `updateConstraints()`.
    public final var needsUpdateConstraints: Bool { flags.contains(.needsUpdateConstraints) }

    /// Marks this view and all below it for drawing: another appearance, another scale.
    final func setTreeNeedsDisplay() {
        setNeedsDisplay()
        for subview in subviews { subview.setTreeNeedsDisplay() }
    }
}
