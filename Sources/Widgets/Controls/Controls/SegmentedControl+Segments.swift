extension SegmentedControl {
    /// The number of segments.
    public final var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title before the one at `index`; the index is clamped to the valid range.
    ///
    /// The selected segment stays selected. `animated` has no effect.
    public final func insertSegment(withTitle title: String?, at index: Int, animated: Bool = false) {
        insert(Segment(title: title), at: index)
    }

    /// Inserts a segment with an image before the one at `index`; the index is clamped to the valid range.
    public final func insertSegment(with image: Image?, at index: Int, animated: Bool = false) {
        insert(Segment(image: image), at: index)
    }

    private func insert(_ segment: Segment, at index: Int) {
        let place = min(max(0, index), segments.count)
        segments.insert(segment, at: place)
        if selected >= place { selected += 1 }
        segmentsChanged()
    }

    /// Removes the segment at `index`; if it was selected, no segment is selected afterwards.
    public final func removeSegment(at index: Int, animated: Bool = false) {
        guard check(index, "removed") else { return }
        segments.remove(at: index)
        if selected == index { selected = Self.noSegment } else if selected > index { selected -= 1 }
        segmentsChanged()
    }

    /// Removes all segments.
    public final func removeAllSegments() {
        segments = []
        selected = Self.noSegment
        segmentsChanged()
    }

    /// Sets the title of a segment and removes its image.
    public final func setTitle(_ title: String?, forSegmentAt index: Int) {
        guard check(index, "given a title"), segments[index].title != title else { return }
        segments[index].title = title
        segments[index].image = nil
        segments[index].line.invalidate()
        segmentsChanged()
    }

    /// Returns the title of a segment; nil when it has none.
    public final func titleForSegment(at index: Int) -> String? {
        segments.indices.contains(index) ? segments[index].title : nil
    }

    /// Sets the image of a segment, which is displayed instead of its title and filled with the text colour.
    public final func setImage(_ image: Image?, forSegmentAt index: Int) {
        guard check(index, "given an image") else { return }
        segments[index].image = image
        segmentsChanged()
    }

    /// Returns the image of a segment; nil when it has none.
    public final func imageForSegment(at index: Int) -> Image? {
        segments.indices.contains(index) ? segments[index].image : nil
    }

    /// Enables or disables a segment.
    public final func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
        guard check(index, "enabled") else { return }
        segments[index].isEnabled = enabled
        setNeedsDisplay()
    }

    /// Whether a segment is enabled.
    public final func isEnabledForSegment(at index: Int) -> Bool {
        segments.indices.contains(index) && segments[index].isEnabled
    }

    /// Sets the width of a segment in points; 0 makes the width follow the content.
    public final func setWidth(_ width: Double, forSegmentAt index: Int) {
        guard check(index, "given a width") else { return }
        segments[index].width = width.isFinite ? max(0, width) : 0
        segmentsChanged()
    }

    /// Returns the fixed width of a segment in points; 0 when it follows the content.
    public final func widthForSegment(at index: Int) -> Double {
        segments.indices.contains(index) ? segments[index].width : 0
    }

    private func check(_ index: Int, _ what: String) -> Bool {
        if segments.indices.contains(index) { return true }
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: hierarchyPath,
                message: "segment \(index) of \(segments.count) does not exist and cannot be \(what)",
                cure: "nothing was changed; give an index of at least 0 and below numberOfSegments"))
        return false
    }
}
