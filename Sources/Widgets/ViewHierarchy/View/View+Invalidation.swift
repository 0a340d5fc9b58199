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
            invalidateObservingAncestor()
            return
        }
        superview?.setNeedsLayout()
    }

    final func invalidateSavedState() {
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

    /// Whether the layout is invalid; `layoutSubviews()` runs in the next frame.
    public final var needsLayout: Bool { flags.contains(.needsLayout) }
    /// Whether the drawing is invalid; `draw(_:)` runs in the next frame.
    public final var needsDisplay: Bool { flags.contains(.needsDisplay) }
    /// Whether the constraints are invalid; `updateConstraints()` runs in the next frame.
    public final var needsUpdateConstraints: Bool { flags.contains(.needsUpdateConstraints) }

    /// Invalidates the drawing of this view and all its descendants, for example after a change of tint or scale.
    final func setTreeNeedsDisplay() {
        setNeedsDisplay()
        forEachChild { $0.setTreeNeedsDisplay() }
    }
}
