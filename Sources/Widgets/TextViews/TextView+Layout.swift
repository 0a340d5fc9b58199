internal import TextEditing

extension TextView {
    final var wrapsLines: Bool { lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping }

    private var layoutConfiguration: TextPieceLayout.Configuration {
        var style = paragraphStyle
        style.alignment = textAlignment
        if style.baseWritingDirection == .natural, effectiveUserInterfaceLayoutDirection == .rightToLeft {
            style.baseWritingDirection = .naturalRightToLeft
        }
        style.lineBreakMode = wrapsLines ? lineBreakMode : .byClipping
        let room =
            layoutState.bounds.width - contentInset.left - contentInset.right - textContainerInset.left
            - textContainerInset.right
        // A width of 0 means that the view has not been laid out yet.
        let width = wrapsLines && layoutState.bounds.width > 0 ? max(1, room) : .infinity
        return TextPieceLayout.Configuration(
            font: scaledFont(for: font), style: style, width: width, scale: contentScaleFactor)
    }

    /// Schedules new typesetting in the next layout pass, after a change of font, style or scale.
    final func settingChanged() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Redraws the text after a change that does not affect its layout.
    final func lookChanged() {
        tiling.redraw()
        caret.view.color = textColor
    }

    final func applyConfigurationIfNeeded() {
        let configuration = layoutConfiguration
        guard needsConfiguration || configuration.width != pieces.configuration.width else { return }
        needsConfiguration = false
        if configuration == pieces.configuration { return }
        tiling.set(configuration)
        caret.needsReveal = caret.needsReveal || isFirstResponder && caret.wasVisible
        placeholderChanged()
    }

    // MARK: - Size

    private var wantedContentSize: Size {
        let inset = textContainerInset
        let room = max(0, layoutState.bounds.width - contentInset.left - contentInset.right)
        let size = pieces.size
        let width = wrapsLines ? room : max(room, size.width + inset.left + inset.right + 1)
        return Size(width: width, height: size.height + inset.top + inset.bottom)
    }

    /// Updates the content size from the measured and estimated size of the text; returns whether it has changed.
    @discardableResult final func updateContentSize() -> Bool {
        let size = wantedContentSize
        if size == storedContentSize { return false }
        storedContentSize = size
        return true
    }

    final func fittingSize(width: Double) -> Size {
        let inset = textContainerInset
        var configuration = layoutConfiguration
        configuration.width = width.isFinite ? max(1, width - inset.left - inset.right) : .infinity
        let size = tiling.fittingSize(configuration)
        return Size(
            width: size.width + (inset.left + inset.right), height: size.height + (inset.top + inset.bottom))
    }

    /// Invalidates the intrinsic size of a view without scrolling if its width or the height of its text has changed.
    final func invalidateIntrinsicHeightIfNeeded() {
        if isScrollEnabled { return }
        let known = Size(width: layoutState.bounds.width, height: pieces.size.height)
        if known == lastFittingSize { return }
        lastFittingSize = known
        invalidateIntrinsicContentSize()
    }

    /// Scrolls to the restored position, once the view has a size.
    final func scrollToRestoredOffset() {
        guard let place = restoredOffset, layoutState.bounds.height > 0 else { return }
        restoredOffset = nil
        let piece = pieces.tree.place(ofByte: editing.editor.buffer.valid(place))
        move(to: clamped(Point(x: contentOffset.x, y: pieces.top(piece) + textContainerInset.top)))
    }

    /// Lays out the visible pieces and the caret.
    final func layOutText() {
        tiling.tile()
        caret.scrollUntilVisible { tiling.tile() }
        caret.show()
        tiling.removeUnusedViews()
        invalidateIntrinsicHeightIfNeeded()
    }

    final func placeholderChanged() { placeholderLabel.update(in: self) }
}
