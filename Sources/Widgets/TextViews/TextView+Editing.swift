internal import TextEditing

extension TextView: EditingView {
    final var textDelegate: (any TextViewDelegate)? { delegate as? any TextViewDelegate }

    /// Performs a command of the user.
    @discardableResult package final func perform(_ command: EditCommand) -> EditResult {
        edit(command, byUser: true)
    }

    /// Does a command; the delegate is asked and told of it when it is the user's.
    @discardableResult final func edit(_ command: EditCommand, byUser: Bool) -> EditResult {
        let before = (editor.selection, editor.markedRange)
        let now = viewHost?.currentTime ?? .zero
        let layout = TextViewCaretLayout(pieces, linesPerPage: linesPerPage)
        let result: EditResult
        if byUser, textDelegate != nil, command.asksDelegate {
            var trial = editor
            result = trial.perform(command, at: now, layout: layout)
            guard delegateAllows(result, in: trial.buffer) else { return EditResult() }
            editor = trial
        } else {
            result = editor.perform(command, at: now, layout: layout)
        }
        // A selection by the program does not scroll, as in UIKit: `scrollRangeToVisible(_:)` shows it.
        let follows = if case .select = command { byUser } else { true }
        finish(
            result, selectionBefore: before.0, markedBefore: before.1, byUser: byUser, follows: follows)
        // A caret that can go no further is yet to be seen.
        if byUser, case .move = command, editor.selection == before.0 { followCaret() }
        return result
    }

    /// Shows what came of a command.
    final func finish(
        _ result: EditResult, selectionBefore: Selection, markedBefore: TextRange?, byUser: Bool,
        follows: Bool = true
    ) {
        let isChanged = !result.changes.isEmpty
        if let span = EditSpan(result.changes) { follow(span) }
        let isMoved = editor.selection != selectionBefore
        guard isChanged || isMoved || editor.markedRange != markedBefore else { return }
        marksChanged()
        if isFirstResponder { startBlinking() }
        if follows {
            followCaret()
        } else {
            showCaret()
            caretMoved()
        }
        if restorationIdentifier != nil { invalidateRestorableState() }
        if isChanged, byUser { textDelegate?.textViewDidChange(self) }
        if isMoved, byUser { textDelegate?.textViewDidChangeSelection(self) }
    }

    private func delegateAllows(_ result: EditResult, in buffer: EditBuffer) -> Bool {
        for change in result.changes {
            let text = buffer.string(in: change.newRange)
            let isAllowed = textDelegate?.textView(
                self, shouldChangeTextIn: change.range.offsets, replacementText: text)
            if isAllowed == false { return false }
        }
        return true
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

    package final func startBlinking() {
        input.blink.start(in: self) { [weak self] in
            guard let self else { return }
            caretView.isShown = isCaretShown
        }
        caretView.isShown = isCaretShown
    }

    package final func caretLookChanged() { showCaret() }

    private var isCaretShown: Bool {
        input.blink.isVisible && isFirstResponder && isEditable && editor.selection.isEmpty
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
            startBlinking()
        } else {
            input.blink.stop()
            endPress()
        }
        borderColorChanged()
        showCaret()
        for view in shown where !view.marks.selection.isEmpty || view.marks.hasBreak {
            view.setNeedsDisplay()
        }
        guard isEditable, !input.lendsFocus else { return }
        if begins {
            textDelegate?.textViewDidBeginEditing(self)
        } else {
            textDelegate?.textViewDidEndEditing(self)
        }
    }

    // MARK: - EditingView

    package final var editingRoom: Rect { layoutState.bounds }

    package final func textPosition(at point: Point) -> TextPosition {
        pieces.position(
            nearest: Point(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top))
    }

    package final func scroll(by distance: Point) {
        contentOffset = held(Point(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
    }

    package final func editingEnded() { focusChanged(begins: false) }

    package final func endUndoGroup() { editor.history.endGroup() }

    package final func forgetHistory() { editor.history.removeAllActions() }

    /// A line break, or with Shift one within the paragraph.
    package final func commit(withShift: Bool) { perform(withShift ? .insertLineSeparator : .insertNewline) }

    package final func accepts(pasteOf byteCount: Int) -> Bool {
        if byteCount <= maximumPasteLength { return true }
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: hierarchyPath,
                message: "a text of \(byteCount) bytes was to be pasted, \(maximumPasteLength) are allowed",
                cure: "nothing is pasted; raise maximumPasteLength, or load the text from its file"))
        textDelegate?.textView(self, didRefusePasteOf: byteCount)
        return false
    }
}

extension EditCommand {
    /// Whether a delegate may refuse it: a change of the text that is no step back, nor on its way through an input method.
    fileprivate var asksDelegate: Bool {
        switch self {
        case .insertText, .insertNewline, .insertLineSeparator, .insertTab, .insertBacktab, .paste, .replace,
            .delete, .deleteParagraph, .transpose, .cut:
            true
        case .copy, .move, .select, .selectWord, .selectParagraph, .selectAll, .selectNone, .setMarkedText,
            .unmarkText, .cancelMarkedText, .undo, .redo:
            false
        }
    }
}
