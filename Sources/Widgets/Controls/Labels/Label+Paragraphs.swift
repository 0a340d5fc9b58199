extension Label {
    /// The maximum number of lines; 1 by default, 0 for no limit.
    public final var numberOfLines: Int {
        get { paragraphs?.numberOfLines ?? 1 }
        set {
            if newValue == numberOfLines { return }
            ensureParagraphs().numberOfLines = max(0, newValue)
            textAppearanceChanged()
        }
    }

    /// The styled text, with links, which is displayed instead of `text`; setting `text` removes it.
    public final var attributedText: AttributedText? {
        get { paragraphs?.attributedText }
        set {
            if newValue == attributedText { return }
            ensureParagraphs().attributedText = newValue
            paragraphs?.focusedLink = nil
            paragraphs?.anchor = 0
            paragraphs?.head = 0
            textAppearanceChanged()
        }
    }

    /// The width at which `intrinsicContentSize` wraps the text, in points.
    ///
    /// 0, the default, wraps at the label's current width.
    public final var preferredMaxLayoutWidth: Double {
        get { paragraphs?.preferredMaxLayoutWidth ?? 0 }
        set {
            if newValue == preferredMaxLayoutWidth { return }
            ensureParagraphs().preferredMaxLayoutWidth = newValue > 0 ? newValue : 0
            invalidateIntrinsicContentSize()
        }
    }

    private func ensureParagraphs() -> LabelParagraphs {
        if let paragraphs { return paragraphs }
        let made = LabelParagraphs(plainText: text)
        paragraphs = made
        return made
    }

    func changeParagraphs(_ change: (LabelParagraphs) -> Void) { change(ensureParagraphs()) }

    private func textAppearanceChanged() {
        invalidateTextLayout()
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    // MARK: - Measurement

    func contentSize(of paragraphs: LabelParagraphs) -> Size {
        let preferredWidth = paragraphs.preferredMaxLayoutWidth
        let width =
            preferredWidth > 0
            ? preferredWidth : paragraphs.numberOfLines == 1 ? .infinity : paragraphs.layoutWidth
        return size(of: paragraphs, within: width > 0 ? width : .infinity)
    }

    /// Returns the size of the text wrapped at `width`, in whole pixels.
    ///
    /// The text wraps at `width` rounded down to whole pixels, because frames consist of whole pixels: lines that need a fraction of a
    /// pixel more would not fit.
    func size(of paragraphs: LabelParagraphs, within width: Double) -> Size {
        if let line = line(of: paragraphs, within: width > 0 ? width : .infinity) { return line }
        let wholeWidth = wholePixels(width)
        let layout = paragraphs.layout(of: self, width: wrappingWidth(width), scale: contentScaleFactor)
        return size(layout.size, within: wholeWidth)
    }

    /// Returns the size of the complete lines that fit, at least one; the last one is truncated if there are more.
    ///
    /// In whole pixels, as frames are: a line that exceeds the height by less than half a pixel fits. With an infinite height all
    /// lines fit.
    package final func sizeOfLines(within size: Size) -> Size {
        guard let paragraphs, paragraphs.isNeeded else { return intrinsicContentSize }
        let all = self.size(of: paragraphs, within: size.width)
        let scale = contentScaleFactor
        let availableHeight =
            (size.height * scale + Self.roundingTolerance).rounded() / scale + Self.roundingTolerance
        guard all.height > availableHeight,
            line(of: paragraphs, within: size.width > 0 ? size.width : .infinity) == nil
        else { return all }
        let wholeWidth = wholePixels(size.width)
        let width = wrappingWidth(size.width)
        let layout = paragraphs.layout(of: self, width: width, scale: scale)
        let count = max(1, layout.lineCount(within: availableHeight))
        if count >= layout.lineCount { return all }
        // Includes the width of the lines before truncation, so that layout in the frame finds the same line breaks.
        let first = layout.size(ofLines: count)
        let truncatedSize = paragraphs.layout(of: self, width: width, lines: count, scale: scale).size
        return self.size(
            Size(width: max(first.width, truncatedSize.width), height: first.height), within: wholeWidth)
    }

    /// Returns the range from the height of the first line to that of all lines, in whole pixels.
    package final func heightsOfLines(within width: Double) -> ClosedRange<Double> {
        guard let paragraphs, paragraphs.isNeeded else {
            let height = intrinsicContentSize.height
            return height...height
        }
        let all = size(of: paragraphs, within: width)
        if line(of: paragraphs, within: width > 0 ? width : .infinity) != nil {
            return all.height...all.height
        }
        let wholeWidth = wholePixels(width)
        let layout = paragraphs.layout(of: self, width: wrappingWidth(width), scale: contentScaleFactor)
        return min(size(layout.size(ofLines: 1), within: wholeWidth).height, all.height)...all.height
    }

    private func wholePixels(_ width: Double) -> Double {
        let scale = contentScaleFactor
        return width < .infinity ? (width * scale + Self.roundingTolerance).rounded(.down) / scale : width
    }

    /// Returns the wrapping width in whole pixels, at least one; infinite if `width` is not positive.
    private func wrappingWidth(_ width: Double) -> Double {
        width > 0 ? max(wholePixels(width), 1 / contentScaleFactor) : .infinity
    }

    /// Rounds the size of laid-out lines up to whole pixels, limited to the width `wholeWidth`.
    private func size(_ lines: Size, within wholeWidth: Double) -> Size {
        let scale = contentScaleFactor
        return Size(
            width: min(
                (lines.width * scale - Self.roundingTolerance).rounded(.up) / scale, max(wholeWidth, 0)),
            height: (lines.height * scale - Self.roundingTolerance).rounded(.up) / scale)
    }

    /// The tolerance for rounding errors in sums of fractional points, in pixels.
    static var roundingTolerance: Double { 1e-6 }

    /// Returns the size as one plain line if the label permits several lines but one suffices; equal to that of a one-line label.
    private func line(of paragraphs: LabelParagraphs, within width: Double) -> Size? {
        guard paragraphs.canBePlainLine, !paragraphs.breaksLines(text) else { return nil }
        let line = plainLineSize
        return line.width <= width + Self.roundingTolerance ? line : nil
    }

    /// Whether the text is drawn with a paragraph layout in the bounds; false for a plain line that fits.
    func needs(_ paragraphs: LabelParagraphs) -> Bool { needs(paragraphs, within: bounds.width) }

    private func needs(_ paragraphs: LabelParagraphs, within width: Double) -> Bool {
        guard paragraphs.isNeeded else { return false }
        return line(of: paragraphs, within: width > 0 ? width : .infinity) == nil
    }

    /// Invalidates the intrinsic size if the text wraps at the label's width and the width has changed.
    func updateLayoutWidth(_ paragraphs: LabelParagraphs) {
        guard paragraphs.numberOfLines != 1, paragraphs.preferredMaxLayoutWidth == 0 else { return }
        if paragraphs.layoutWidth == bounds.width { return }
        paragraphs.layoutWidth = bounds.width
        invalidateIntrinsicContentSize()
    }

    func displayedLayout(_ paragraphs: LabelParagraphs) -> TextLayout {
        paragraphs.layout(of: self, in: bounds.size, scale: contentScaleFactor)
    }

    /// The top left corner of the text in the label's coordinate space.
    var textOrigin: Point {
        guard let paragraphs else { return bounds.origin }
        let scale = contentScaleFactor
        let freeHeight = max(0, bounds.height - displayedLayout(paragraphs).size.height)
        return Point(x: bounds.minX, y: bounds.minY + (freeHeight / 2 * scale).rounded() / scale)
    }

    /// Returns the baseline of the first or the last line in a label of `size`, which may differ from the current size.
    package final func baseline(isFirst: Bool, within size: Size) -> LayoutBaseline {
        let scale = contentScaleFactor
        guard let paragraphs, needs(paragraphs, within: size.width) else {
            let metrics = Typesetter.shared.metrics(of: scaledFont(for: font), scale: scale)
            return .centered((metrics.ascent, metrics.lineHeight))
        }
        let width = size.width > 0 ? size.width : .infinity
        let layout =
            size.height < .infinity
            ? paragraphs.layout(of: self, in: Size(width: width, height: size.height), scale: scale)
            : paragraphs.layout(of: self, width: width, scale: scale)
        let place = isFirst ? layout.firstBaseline : layout.lastBaseline
        return LayoutBaseline(heightShare: 0.5, offset: place - layout.size.height / 2)
    }

    // MARK: - Drawing

    func draw(_ paragraphs: LabelParagraphs, on canvas: Canvas) {
        let layout = displayedLayout(paragraphs)
        let origin = textOrigin
        let color = isEnabled ? textColor : textColor.withAlphaComponent(textColor.alpha / 2)
        drawSelection(paragraphs.selection, of: layout, at: origin, on: canvas) {
            layout.draw(on: canvas, at: origin, color: color, linkColor: tintColor)
        }
    }
}
