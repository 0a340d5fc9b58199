internal import TextEditing

extension TextView: EditingView {
    // MARK: - Geometry

    package final var editingRect: Rect { layoutState.bounds }

    package final var caretLayout: any CaretLayout {
        TextViewCaretLayout(pieces, pageHeight: layoutState.bounds.height)
    }

    package final func textPosition(at point: Point) -> TextPosition {
        pieces.position(
            nearest: Point(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top))
    }

    package final func scroll(by distance: Point) {
        contentOffset = clamped(Point(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
    }

    // MARK: - Drawing

    package final func caretVisibilityChanged() { caret.visibilityChanged() }

    package final func caretShapeChanged() { caret.show() }

    package final func editorDidChange(_ change: TextEditingChange) {
        if change.isEmpty { return caret.scrollIntoView() }
        if let span = EditSpan(change.changes) { apply(span) }
        tiling.marksChanged()
        if change.revealsCaret {
            caret.scrollIntoView()
        } else {
            caret.show()
            caretMoved()
        }
    }

    /// Updates the view after the whole text was replaced.
    final func textChanged() {
        findInteraction?.contentDidChange()
        placeholderChanged()
        updateContentSize()
        setNeedsLayout()
        tiling.marksChanged()
        caret.show()
    }

    // MARK: - Changes

    private func apply(_ span: EditSpan) {
        let wasEmpty = pieces.buffer.isEmpty
        tiling.apply(span, to: editing.editor.buffer)
        findInteraction?.contentDidChange()
        if wasEmpty || !hasText { placeholderChanged() }
        if updateContentSize() { setNeedsLayout() }
    }

    // MARK: - Focus

    package final func focusWithinChanged() { tiling.redrawSelection() }

    final func focusChanged(begins: Bool) {
        if begins { editing.startBlinking() } else { editing.didResignFirstResponder() }
        borderColorChanged()
        caret.show()
        guard isEditable, !delegatesFocus else { return }
        if begins {
            textDelegate?.textViewDidBeginEditing(self)
        } else {
            textDelegate?.textViewDidEndEditing(self)
        }
    }
}

/// Forwards the events of editing to the ``TextViewDelegate``.
extension TextView: TextEditingDelegate {
    final var textDelegate: (any TextViewDelegate)? { delegate as? any TextViewDelegate }

    package final var reviewsEdits: Bool { textDelegate != nil }

    package final func shouldApply(_ changes: [TextChange], to buffer: EditBuffer) -> Bool {
        for change in changes {
            let text = buffer.string(in: change.newRange)
            let isAllowed = textDelegate?.textView(
                self, shouldChangeTextIn: change.range.offsets, replacementText: text)
            if isAllowed == false { return false }
        }
        return true
    }

    package final func textEditingDidChange(_ change: TextEditingChange) {
        guard change.source == .user else { return }
        if change.isTextChanged { textDelegate?.textViewDidChange(self) }
        if change.isSelectionChanged { textDelegate?.textViewDidChangeSelection(self) }
    }

    package final func textEditingDidCommit() {}

    package final func textEditingDidEnd() { focusChanged(begins: false) }

    package final func textEditingDidRefusePaste(of byteCount: Int) {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: hierarchyPath,
                message: "a pasted text of \(byteCount) bytes exceeds the limit of \(maximumPasteLength)",
                cure: "nothing is pasted; raise maximumPasteLength, or load the text from its file"))
        textDelegate?.textView(self, didRefusePasteOf: byteCount)
    }
}
