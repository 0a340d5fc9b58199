internal import TextEditing

extension TextField {
    /// The style of a field's border: `UITextField.BorderStyle`.
    ///
    ///     field.borderStyle = .none
    public nonisolated enum BorderStyle: Hashable, Sendable, CaseIterable {
        case none
        case roundedRect
    }

    /// The validation state of a field's text, displayed as the colour of the border.
    ///
    ///     field.displayedValidation = isKnown ? .none : .error
    public nonisolated enum Validation: Hashable, Sendable, CaseIterable {
        case none, warning, error
    }

    /// The rectangle of the caret in the field's coordinate space.
    public final var caretRect: Rect {
        let layout = fieldLine()
        let caret = layout.caretRect(at: content.displayedPosition(editing.editor.selection.position))
        let textRect = textRect(forBounds: bounds)
        // At the right edge the whole caret stays visible.
        let x = min(textStart + caret.minX, max(textRect.minX, textRect.maxX - 1))
        return Rect(
            x: x, y: textRect.midY - layout.size.height / 2, width: 1,
            height: layout.size.height)
    }

    /// The x coordinate at which the displayed text begins, in the field's coordinate space.
    final var textStart: Double {
        let textRect = textRect(forBounds: bounds)
        let layout = fieldLine()
        let free = textRect.width - layout.size.width
        if free <= 0 { return textRect.minX - scroll }
        switch textAlignment {
        case .center: return textRect.minX + free / 2
        case .right: return textRect.minX + free
        case .left: return textRect.minX
        case .natural, .justified: return layout.isRightToLeft ? textRect.minX + free : textRect.minX
        }
    }

    /// Requests that the text is scrolled to show the caret when `scroll` is next read.
    final func setNeedsScrollToCaret() { followsCaret = true }

    /// Returns the scroll offset closest to `scroll` that shows the caret, limited to the end of the text.
    ///
    /// Without the focus, the beginning of the text is shown.
    final func scrollOffset(from scroll: Double) -> Double {
        let textRect = textRect(forBounds: bounds)
        guard textRect.width > 0, editing.isBeingEdited else {
            if content.isEmpty { return 0 }
            let layout = fieldLine()
            return layout.isRightToLeft ? max(0, layout.size.width + 1 - textRect.width) : 0
        }
        let layout = fieldLine()
        let caret = displayedCaretRect(layout)
        let most = max(0, max(layout.size.width + 1, caret.maxX) - textRect.width)
        return max(0, min(max(scroll, caret.maxX - textRect.width), max(0, caret.minX), most))
    }

    /// Returns the caret in the line's coordinate space: a line before a character, or a block over the one to be overwritten.
    private func displayedCaretRect(_ layout: FieldLine) -> Rect {
        let position = content.displayedPosition(editing.editor.selection.position)
        var caret = layout.caretRect(at: position)
        caret.size.width = 1
        guard showsBlock else { return caret }
        return BlockCaret.rect(
            over: layout.selectionRects(forUTF8: content.displayedRange(overwrittenRange)), at: caret,
            font: scaledFont(for: font), isRightToLeft: layout.isRightToLeft)
    }

    /// The range of the character that the next key replaces; empty at the end of the text.
    private var overwrittenRange: TextRange {
        let caret = editing.editor.selection.head
        return TextRange(start: caret, end: editing.editor.buffer.characterBoundary(after: caret))
    }

    private var showsBlock: Bool { isOverwriting && isEditable && editing.editor.selection.isEmpty }

    /// The rectangle in which the caret is drawn, in the field's coordinate space.
    final var drawnCaretRect: Rect {
        guard showsBlock else { return caretRect }
        let layout = fieldLine()
        let textRect = textRect(forBounds: bounds)
        let block = displayedCaretRect(layout).offsetBy(
            dx: textStart, dy: textRect.midY - layout.size.height / 2)
        return BlockCaret.clamped(block, in: textRect)
    }

    private func drawCaret(_ canvas: Canvas, _ layout: FieldLine, at origin: Point) {
        let rect = drawnCaretRect
        canvas.fill(rect, textColor)
        guard showsBlock else { return }
        let ground = Color(
            role: borderStyle == .none ? .secondarySystemBackground : .systemBackground)
        canvas.clip(to: rect) {
            layout.draw(
                on: canvas, at: origin, color: ground, from: rect.minX - origin.x, to: rect.maxX - origin.x)
        }
    }

    final func drawField(_ canvas: Canvas) {
        if borderStyle == .roundedRect { drawFrame(canvas) }
        let textRect = textRect(forBounds: bounds)
        let layout = fieldLine(scale: canvas.scale)
        let top = textRect.midY - layout.size.height / 2
        let start = textStart
        drawnGeometry = (textRect, scroll)
        canvas.clip(to: textRect) {
            if content.isEmpty { drawPlaceholder(canvas, textRect) }
            let (left, right) = (textRect.minX - start, textRect.maxX - start)
            let selected = content.displayedRange(editing.editor.selection.range)
            let color = isEnabled ? textColor : textColor.withAlphaComponent(textColor.alpha / 2)
            drawSelection(
                layout.selectionRects(forUTF8: selected, from: left, to: right),
                at: Point(x: start, y: top), on: canvas
            ) {
                layout.draw(
                    on: canvas, at: Point(x: start, y: top), color: color, from: left, to: right)
            }
            drawMarkedTextUnderline(canvas, layout, at: Point(x: start, y: top))
        }
        if editing.isCaretVisible, isFirstResponder, editing.editor.selection.isEmpty {
            drawCaret(canvas, layout, at: Point(x: start, y: top))
        }
    }

    private func drawFrame(_ canvas: Canvas) {
        canvas.ground = .normal
        // The keyboard focus ring already indicates the focus.
        let isMarked = editing.isBeingEdited && viewHost?.focusRingView !== self
        let line: Color = displayedValidation.color ?? (isMarked ? tintColor : Color(role: .controlBorder))
        canvas.fill(bounds, Color(role: .systemBackground), cornerRadius: Self.cornerRadius)
        canvas.strokeBorder(bounds, line, cornerRadius: Self.cornerRadius)
    }

    package static var cornerRadius: Double { 8 }

    private func drawPlaceholder(_ canvas: Canvas, _ textRect: Rect) {
        guard let placeholder else { return }
        let run = Typesetter.shared.run(
            placeholder, font: scaledFont(for: font), scale: canvas.scale, fitting: textRect.width,
            truncation: .byTruncatingTail)
        let metrics = Typesetter.shared.metrics(of: scaledFont(for: font), scale: canvas.scale)
        let freeWidth = textRect.width - run.width
        let x =
            switch textAlignment {
            case .center: freeWidth / 2
            case .right: freeWidth
            case .left: 0.0
            case .natural, .justified: isMirrored ? freeWidth : 0.0
            }
        canvas.draw(
            run, at: Point(x: textRect.minX + x, y: textRect.midY - metrics.lineHeight / 2 + metrics.ascent),
            color: Color(role: .placeholderText))
    }

    /// Underlines the marked text of an input method.
    private func drawMarkedTextUnderline(_ canvas: Canvas, _ layout: FieldLine, at origin: Point) {
        guard let marked = editing.editor.markedRange else { return }
        for rect in layout.selectionRects(forUTF8: content.displayedRange(marked)) {
            canvas.fill(
                Rect(x: origin.x + rect.minX, y: origin.y + rect.maxY - 2, width: rect.width, height: 1),
                textColor)
        }
    }
}

extension TextField: FocusRingProviding {
    /// The outline of the field, with its round corners.
    public final var focusRingShape: RoundedRect {
        borderStyle == .roundedRect ? RoundedRect(bounds, radius: Self.cornerRadius) : shape
    }
}

extension TextField: FocusRingObserving {
    /// Redraws the border, whose colour depends on the focus ring.
    package final func focusRingChanged() { setNeedsDisplay() }
}

extension TextField.Validation {
    /// The colour of the border; nil for the default.
    package var color: Color? {
        switch self {
        case .none: nil
        case .warning: .orange
        case .error: .red
        }
    }
}
