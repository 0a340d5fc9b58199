internal import TextEditing

/// The caret of a text view: its position, its shape, and scrolling it into view.
final class TextViewCaret {
    let view = TextCaretView(frame: .zero)
    /// Whether the next layout scrolls the caret into view, after a move.
    var needsReveal = false
    // The text view owns the caret, and no other object retains it.
    private unowned let textView: TextView

    init(of textView: TextView) { self.textView = textView }

    /// Whether the caret's frame, as of the last layout, intersects the visible area.
    var wasVisible: Bool { view.frame.intersects(textView.layoutState.bounds) }

    func visibilityChanged() { view.isShown = isShown }

    private var isShown: Bool {
        textView.editing.isCaretVisible && textView.isFirstResponder && textView.isEditable
            && textView.editing.editor.selection.isEmpty
    }

    /// Scrolls the caret into view, and again after the next layout pass if one is pending.
    func scrollIntoView() {
        if textView.layoutState.bounds.isEmpty { return }
        scrollToVisible()
        show()
        if textView.needsLayout { needsReveal = true }
        textView.caretMoved()
        if !textView.isScrollEnabled, textView.isFirstResponder { revealInAncestors() }
    }

    /// Repeats scrolling and tiling until the caret is visible, at most four times, if it is being followed.
    func scrollUntilVisible(laidOutBy tile: () -> Void) {
        for _ in 0..<4 where needsReveal {
            let before = textView.contentOffset
            scrollToVisible()
            if textView.contentOffset == before { break }
            tile()
        }
        needsReveal = false
    }

    /// Scrolls the caret into view in the ancestors of a text view that does not scroll.
    private func revealInAncestors() {
        guard !textView.needsLayout else {
            // Positions are known after the layout pass.
            textView.viewHost?.schedule(after: .milliseconds(1), for: textView) { view in
                if view.isFirstResponder, !view.needsLayout { view.caret.revealInAncestors() }
            }
            return
        }
        let reach = textView.textContainerInset.top
        var step = textView.superview
        while let view = step {
            if let area = view as? ScrollView {
                let caret = area.convert(textView.caretRect.insetBy(dx: -reach, dy: -reach), from: textView)
                area.scrollRectToVisible(caret, animated: false)
            }
            step = view.superview
        }
    }

    private func scrollToVisible() {
        let caret = textView.caretRect
        let inset = textView.textContainerInset
        textView.scrollInternally {
            textView.scrollRectToVisible(
                Rect(
                    x: caret.minX - inset.left - 1, y: caret.minY - inset.top,
                    width: inset.left + inset.right + 2,
                    height: caret.height + inset.top + inset.bottom), animated: false)
        }
    }

    /// Updates the caret's frame, shape and colour.
    func show() {
        let isBlock =
            textView.isOverwriting && textView.isEditable && textView.editing.editor.selection.isEmpty
        let block = isBlock ? self.block : nil
        let rect = block?.rect ?? textView.caretRect
        if view.frame != rect { View.performWithoutAnimation { view.frame = rect } }
        view.character = block.map {
            TextCaretView.Character(
                layout: $0.layout, origin: Point(x: $0.origin.x - rect.minX, y: $0.origin.y - rect.minY),
                color: textView.backgroundColor ?? Color(role: .secondarySystemBackground))
        }
        view.isShown = isShown
        view.color = textView.textColor
    }

    /// The block caret, and the layout below it with its origin, in points of the content.
    private var block: (rect: Rect, layout: TextLayout, origin: Point) {
        let (buffer, pieces) = (textView.editing.editor.buffer, textView.pieces)
        let position = textView.editing.editor.selection.position
        let end = buffer.characterBoundary(after: position.offset)
        let place = pieces.place(of: position)
        let layout = pieces.layout(place)
        let caret = layout.caretRect(at: pieces.local(position, in: place))
        let next = layout.displayedRange(
            position.offset - place.start..<max(position.offset, end) - place.start)
        let block = BlockCaret.rect(
            over: next.isEmpty ? [] : layout.layout.selectionRects(forUTF8: next), at: caret,
            font: textView.scaledFont(for: textView.font),
            isRightToLeft: layout.layout.isRightToLeft(
                atLine: layout.line(of: pieces.local(position, in: place))))
        let inset = textView.textContainerInset
        let origin = Point(x: inset.left, y: inset.top + pieces.top(place))
        return (block.offsetBy(dx: origin.x, dy: origin.y), layout.layout, origin)
    }
}
