internal import TextEditing

extension TextView {
    final var wrapsLines: Bool { lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping }

    private var wantedSetting: TextPieceLayout.Setting {
        var style = paragraphStyle
        style.alignment = textAlignment
        if style.baseWritingDirection == .natural, effectiveUserInterfaceLayoutDirection == .rightToLeft {
            style.baseWritingDirection = .naturalRightToLeft
        }
        style.lineBreakMode = wrapsLines ? lineBreakMode : .byClipping
        let room =
            layoutState.bounds.width - contentInset.left - contentInset.right - textContainerInset.left
            - textContainerInset.right
        // A view without a size has not been laid out yet.
        let width = wrapsLines && layoutState.bounds.width > 0 ? max(1, room) : .infinity
        return TextPieceLayout.Setting(font: font, style: style, width: width, scale: contentScaleFactor)
    }

    /// Typesets the text again in the next layout, after a change of font, style or scale.
    final func settingChanged() {
        needsSetting = true
        setNeedsLayout()
    }

    /// Redraws the text after a change that does not affect its layout.
    final func lookChanged() {
        for view in shown { view.setNeedsDisplay() }
        caretView.color = textColor
    }

    final func refreshSetting() {
        let setting = wantedSetting
        guard needsSetting || setting.width != pieces.setting.width else { return }
        needsSetting = false
        if setting == pieces.setting { return }
        let keep = shown.first { isSeen($0) }
        let top = keep.map { pieces.top(pieces.tree.place(at: $0.index)) }
        pieces.set(setting)
        if let keep, let top { shift(by: pieces.top(pieces.tree.place(at: keep.index)) - top) }
        dropShown()
        followsCaret = followsCaret || isFirstResponder && caretWasSeen
        placeholderChanged()
    }

    private var caretWasSeen: Bool { caretView.frame.intersects(layoutState.bounds) }

    // MARK: - Size

    private var wantedContentSize: Size {
        let inset = textContainerInset
        let room = max(0, layoutState.bounds.width - contentInset.left - contentInset.right)
        let size = pieces.size
        let width = wrapsLines ? room : max(room, size.width + inset.left + inset.right + 1)
        return Size(width: width, height: size.height + inset.top + inset.bottom)
    }

    /// Lets the content be as large as the text, as far as that is known; true when it was not.
    @discardableResult final func updateContentSize() -> Bool {
        let size = wantedContentSize
        if size == storedContentSize { return false }
        storedContentSize = size
        return true
    }

    /// Pieces that are measured to find out how large a text is; of those behind, their estimates count.
    private static var measuredPieces: Int { 1000 }

    final func fittingSize(width: Double) -> Size {
        let inset = textContainerInset
        let around = Size(width: inset.left + inset.right, height: inset.top + inset.bottom)
        var setting = wantedSetting
        setting.width = width.isFinite ? max(1, width - around.width) : .infinity
        var measured = pieces
        if setting != pieces.setting {
            measured = TextPieces(setting)
            measured.setBuffer(editor.buffer)
        }
        for index in 0..<min(measured.tree.count, Self.measuredPieces) {
            _ = measured.measure(measured.tree.place(at: index))
        }
        return Size(
            width: measured.size.width + around.width, height: measured.size.height + around.height)
    }

    /// A view that does not scroll is as high as its text.
    final func noteHeight() {
        if isScrollEnabled { return }
        let known = Size(width: layoutState.bounds.width, height: pieces.size.height)
        if known == heightNoted { return }
        heightNoted = known
        invalidateIntrinsicContentSize()
    }

    // MARK: - Visible pieces

    /// Places the visible pieces and the caret.
    final func layOutText() {
        tile()
        for _ in 0..<4 where followsCaret {
            let before = contentOffset
            scrollCaretToVisible()
            if contentOffset == before { break }
            tile()
        }
        followsCaret = false
        showCaret()
        dropUnused()
        noteHeight()
    }

    private func tile() {
        if isTiling { return }
        isTiling = true
        defer { isTiling = false }
        for _ in 0..<6 {
            let keep = shown.first { isSeen($0) }?.index
            let top = keep.map { pieces.top(pieces.tree.place(at: $0)) }
            let isSettled = tileOnce()
            if let keep, let top { shift(by: pieces.top(pieces.tree.place(at: keep)) - top) }
            if !updateContentSize(), isSettled { break }
            holdOffset()
            layOutBars()
        }
    }

    /// The visible range of heights, in points from the text's top.
    private var seenHeights: ClosedRange<Double> {
        let bounds = layoutState.bounds
        let low = bounds.minY - textContainerInset.top
        return low...max(low, bounds.maxY - textContainerInset.top)
    }

    private func isSeen(_ view: TextPieceView) -> Bool {
        let place = pieces.tree.place(at: view.index)
        let seen = seenHeights
        return pieces.top(place) < seen.upperBound
            && Double(place.bottom) / pieces.scale > seen.lowerBound
    }

    /// True when no piece turned out higher or lower than was thought.
    private func tileOnce() -> Bool {
        let seen = seenHeights
        var old = shown
        shown.removeAll(keepingCapacity: true)
        var isSettled = true
        guard layoutState.bounds.height > 0 else {
            pool += old
            return true
        }
        var place = pieces.place(atHeight: seen.lowerBound)
        let wanted = place.index...max(place.index, pieces.place(atHeight: seen.upperBound).index)
        pool += old.filter { !wanted.contains($0.index) }
        old.removeAll { !wanted.contains($0.index) }
        while true {
            if pieces.measure(place) { isSettled = false }
            place = pieces.tree.place(at: place.index)
            let match = old.firstIndex { $0.index == place.index }
            let view = match.map { old.remove(at: $0) } ?? makeView()
            show(place, in: view)
            shown.append(view)
            if Double(place.bottom) / pieces.scale >= seen.upperBound || place.index + 1 >= pieces.tree.count
            {
                break
            }
            place = pieces.tree.place(at: place.index + 1)
        }
        pool += old
        return isSettled
    }

    private func makeView() -> TextPieceView {
        let view = pool.popLast() ?? TextPieceView(frame: .zero)
        view.forget()
        if view.superview !== self { View.performWithoutAnimation { insertSubview(view, at: 0) } }
        return view
    }

    private func show(_ place: TextPiecePlace, in view: TextPieceView) {
        view.index = place.index
        view.start = place.start
        view.show(pieces.layout(place))
        let top = pieces.top(place) + textContainerInset.top
        let height = Double(place.piece.height) / pieces.scale
        let frame = Rect(
            x: 0, y: top, width: max(storedContentSize.width, layoutState.bounds.width), height: height)
        if view.frame != frame { View.performWithoutAnimation { view.frame = frame } }
        view.set(marks(of: place))
        let seen = layoutState.bounds
        view.noteSeen(min(seen.minY - top, seen.maxY - top)...max(seen.minY - top, seen.maxY - top))
    }

    /// Views that show nothing leave the tree; a few wait for the next piece.
    private func dropUnused() {
        for view in pool where view.superview === self { view.removeFromSuperview() }
        if pool.count > 16 { pool.removeFirst(pool.count - 16) }
    }

    final func dropShown() {
        pool += shown
        shown.removeAll(keepingCapacity: true)
        setNeedsLayout()
    }

    // MARK: - Marks

    final func marks(of place: TextPiecePlace) -> TextPieceView.Marks {
        var marks = TextPieceView.Marks()
        if editor.selection.isEmpty, editor.markedRange == nil, !isFinding { return marks }
        let content = pieces.content(place)
        func local(_ range: TextRange) -> Range<Int> {
            let part = range.clamped(to: content)
            return part.start - place.start..<part.end - place.start
        }
        let selection = editor.selection.range
        if !selection.isEmpty, selection.end >= place.start, selection.start <= place.end {
            marks.selection = local(selection)
            marks.hasBreak =
                content.end < place.end && selection.start <= content.end && selection.end > content.end
        }
        if let marked = editor.markedRange, marked.end > place.start, marked.start < place.end {
            marks.marked = local(marked)
        }
        marks.found = foundRanges(in: place).filter { $0 != selection }.map { local($0) }
        return marks
    }

    /// Something else is selected or composed.
    final func marksChanged() {
        if editor.selection.isEmpty, editor.markedRange == nil, !isFinding {
            for view in shown where view.hasMarks { view.set(TextPieceView.Marks()) }
            return
        }
        for view in shown { view.set(marks(of: pieces.tree.place(at: view.index))) }
    }

    // MARK: - Placeholder

    final func placeholderChanged() {
        guard let placeholder, !hasText else {
            placeholderView?.removeFromSuperview()
            placeholderView = nil
            return
        }
        let view = placeholderView ?? TextPlaceholderView(frame: .zero)
        view.show(placeholder, pieces.setting)
        let inset = textContainerInset
        view.frame = Rect(
            x: inset.left, y: inset.top,
            width: max(0, layoutState.bounds.width - inset.left - inset.right),
            height: max(0, layoutState.bounds.height - inset.top - inset.bottom))
        if placeholderView == nil { insertSubview(view, at: 0) }
        placeholderView = view
    }
}
