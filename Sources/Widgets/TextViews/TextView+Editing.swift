internal import TextEditing

extension TextView: EditingView {
    // MARK: - Geometry

    package final var editingRoom: Rect { layoutState.bounds }

    package final var caretLayout: any CaretLayout { TextViewCaretLayout(pieces, linesPerPage: linesPerPage) }

    package final func textPosition(at point: Point) -> TextPosition {
        pieces.position(
            nearest: Point(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top))
    }

    package final func scroll(by distance: Point) {
        contentOffset = held(Point(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
    }

    // MARK: - Drawing

    package final func caretVisibilityChanged() { caretView.isShown = isCaretShown }

    package final func caretShapeChanged() { showCaret() }

    package final func editorDidChange(_ change: TextEditingChange) {
        if change.isEmpty { return followCaret() }
        if let span = EditSpan(change.changes) { follow(span) }
        marksChanged()
        if change.revealsCaret {
            followCaret()
        } else {
            showCaret()
            caretMoved()
        }
    }

    /// A page of lines, but for one to go by.
    private var linesPerPage: Int {
        max(1, Int(min(layoutState.bounds.height / max(1, pieces.lineHeight), 1e6)) - 1)
    }

    /// Updates the view after the whole text was replaced.
    final func textChanged() {
        noteTextChanged()
        placeholderChanged()
        updateContentSize()
        setNeedsLayout()
        marksChanged()
        showCaret()
    }

    // MARK: - Changes

    /// Typesets the edited pieces that are visible, and moves the pieces below.
    private func follow(_ span: EditSpan) {
        let wasEmpty = pieces.buffer.isEmpty
        let change = pieces.apply(span, to: editor.buffer)
        noteTextChanged()
        let isSame = change.replaced.count == 1 && change.newCount == 1
        if !isSame || !showEdited(change, span) { moveShown(change) }
        if wasEmpty || !hasText { placeholderChanged() }
        if updateContentSize() { setNeedsLayout() }
    }

    /// A piece that was edited and is as high as it was: only what changed of it is drawn again, and nothing moves.
    private func showEdited(_ change: TextPieces.Change, _ span: EditSpan) -> Bool {
        let index = change.replaced.lowerBound
        guard let number = shown.firstIndex(where: { $0.index == index }) else { return false }
        let view = shown[number]
        let place = pieces.tree.place(at: index)
        let layout = pieces.layout(place)
        _ = pieces.measure(place)
        let own = (span.start - change.start, span.oldEnd - change.start, span.newEnd - change.start)
        var heights: (top: Double, bottom: Double)?
        if let old = change.old {
            layout.reuse(old, own)
            heights = layout.changedHeights(since: old, own)
        }
        view.show(layout, heights: heights)
        for other in shown[(number + 1)...] { other.start += span.newEnd - span.oldEnd }
        let height = Double(pieces.tree.place(at: index).piece.height) / pieces.scale
        if height != view.bounds.height { setNeedsLayout() }
        return true
    }

    /// Pieces came or went: those that stay keep their views, and the next layout does the rest.
    private func moveShown(_ change: TextPieces.Change) {
        let shift = change.newCount - change.replaced.count
        var kept = ContiguousArray<TextPieceView>()
        for view in shown {
            if view.index >= change.replaced.upperBound {
                view.index += shift
            } else if view.index >= change.replaced.lowerBound + change.newCount {
                pool.append(view)
                continue
            }
            kept.append(view)
        }
        shown = kept
        setNeedsLayout()
    }

    // MARK: - Caret

    private var isCaretShown: Bool {
        editing.isCaretVisible && isFirstResponder && isEditable && editor.selection.isEmpty
    }

    /// Brings the caret into sight: now where everything stands already, else with the next layout.
    final func followCaret() {
        if layoutState.bounds.isEmpty { return }
        scrollCaretToVisible()
        showCaret()
        if needsLayout { followsCaret = true }
        caretMoved()
        if !isScrollEnabled, isFirstResponder { revealCaretAround() }
    }

    /// A view that is as high as its text does not scroll, but what is around it may.
    private func revealCaretAround() {
        guard !needsLayout else {
            // Where everything will be is known after the layout.
            viewHost?.schedule(after: .milliseconds(1), for: self) { view in
                if view.isFirstResponder, !view.needsLayout { view.revealCaretAround() }
            }
            return
        }
        let reach = textContainerInset.top
        var step = superview
        while let view = step {
            if let area = view as? ScrollView {
                let caret = area.convert(caretRect.insetBy(dx: -reach, dy: -reach), from: self)
                area.scrollRectToVisible(caret, animated: false)
            }
            step = view.superview
        }
    }

    final func scrollCaretToVisible() {
        let caret = caretRect
        let inset = textContainerInset
        let wasByItself = scrollsByItself
        scrollsByItself = true
        defer { scrollsByItself = wasByItself }
        scrollRectToVisible(
            Rect(
                x: caret.minX - inset.left - 1, y: caret.minY - inset.top,
                width: inset.left + inset.right + 2,
                height: caret.height + inset.top + inset.bottom), animated: false)
    }

    final func showCaret() {
        let block = isOverwriting && isEditable && editor.selection.isEmpty ? pieceCaretBlock : nil
        let rect = block?.rect ?? caretRect
        if caretView.frame != rect { View.performWithoutAnimation { caretView.frame = rect } }
        caretView.character = block.map {
            TextCaretView.Character(
                layout: $0.layout, origin: Point(x: $0.origin.x - rect.minX, y: $0.origin.y - rect.minY),
                color: backgroundColor ?? Color(role: .secondarySystemBackground))
        }
        caretView.isShown = isCaretShown
        caretView.color = textColor
    }

    /// The caret as a block, and the layout below it with its place, in points of the content.
    private var pieceCaretBlock: (rect: Rect, layout: TextLayout, origin: Point) {
        let position = editor.selection.position
        let end = editor.buffer.characterBoundary(after: position.offset)
        let place = pieces.place(of: position)
        let layout = pieces.layout(place)
        let caret = layout.caretRect(at: pieces.local(position, in: place))
        let next = layout.shownRange(position.offset - place.start..<max(position.offset, end) - place.start)
        let block = BlockCaret.rect(
            over: next.isEmpty ? [] : layout.layout.selectionRects(forUTF8: next), at: caret, font: font,
            isRightToLeft: layout.layout.isRightToLeft(
                atLine: layout.line(of: pieces.local(position, in: place))))
        let inset = textContainerInset
        let origin = Point(x: inset.left, y: inset.top + pieces.top(place))
        return (block.offsetBy(dx: origin.x, dy: origin.y), layout.layout, origin)
    }

    final func focusChanged(begins: Bool) {
        if begins {
            editing.startBlinking()
        } else {
            editing.didResignFirstResponder()
        }
        borderColorChanged()
        showCaret()
        for view in shown where !view.marks.selection.isEmpty || view.marks.hasBreak {
            view.setNeedsDisplay()
        }
        guard isEditable, !lendsFocus else { return }
        if begins {
            textDelegate?.textViewDidBeginEditing(self)
        } else {
            textDelegate?.textViewDidEndEditing(self)
        }
    }
}

/// The events of editing, for the ``TextViewDelegate``.
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
                message: "a text of \(byteCount) bytes was to be pasted, \(maximumPasteLength) are allowed",
                cure: "nothing is pasted; raise maximumPasteLength, or load the text from its file"))
        textDelegate?.textView(self, didRefusePasteOf: byteCount)
    }
}
