extension View {
    /// Adds space around the view, in points.
    public func padding(_ insets: EdgeInsets) -> some View {
        LayoutModified(content: self, change: PaddingLayout(insets))
    }

    /// Adds `length` points of space at the given edges; 16 points if `length` is nil.
    public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0
            ))
    }

    /// Adds `length` points of space at all edges.
    public func padding(_ length: Double) -> some View { padding(.all, length) }

    /// Places the view in a frame of a fixed width, a fixed height or both, in points.
    ///
    /// If a length is nil, the frame has the view's own. The view is aligned within the frame, which it may exceed. Lengths that are
    /// negative, infinite or NaN are reported and ignored.
    public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center)
        -> some View
    {
        LayoutModified(
            content: self, change: FixedFrameLayout(width: width, height: height, alignment: alignment))
    }

    /// Places the view in a frame whose size follows the proposal within the given limits, in points.
    ///
    /// Without a limit in a direction, the view's own length applies. The view is aligned within the frame.
    public func frame(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
        idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
    ) -> some View {
        LayoutModified(
            content: self,
            change: FlexibleFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }

    /// Gives the view its ideal size in the given dimensions, regardless of the proposed size.
    public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
        LayoutModified(content: self, change: FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// Constrains the view to a ratio of width to height; if `ratio` is nil, to that of its ideal size.
    public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
        LayoutModified(content: self, change: AspectRatioLayout(ratio: ratio, contentMode: contentMode))
    }

    /// Scales the view to fit the proposed size and keeps its aspect ratio.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Scales the view to fill the proposed size and keeps its aspect ratio; the excess overflows.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Moves the drawn view by a distance in points; the layout of other views does not change.
    public func offset(x: Double = 0, y: Double = 0) -> some View {
        LayoutModified(content: self, change: OffsetLayout(Point(x: x, y: y)))
    }

    /// Places the centre of the view at a point of the proposed space, which becomes the size of the modified view.
    public func position(x: Double = 0, y: Double = 0) -> some View {
        LayoutModified(content: self, change: PositionLayout(Point(x: x, y: y)))
    }

    /// Sets the priority with which a stack offers space to the view; 0 by default, and higher priorities come first.
    public func layoutPriority(_ value: Double) -> some View {
        LayoutValued(content: self, value: .priority(value))
    }

    /// Sets a value that the containing layout reads through ``LayoutSubview``.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        LayoutValued(content: self, value: .custom(ObjectIdentifier(key), value))
    }

    /// Sets the position of an alignment guide in the view's coordinate space, in points, in place of its default.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
    ) -> some View {
        LayoutValued(content: self, value: .guide(guide.key, computeValue))
    }

    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
    ) -> some View {
        LayoutValued(content: self, value: .guide(guide.key, computeValue))
    }
}
