extension View {
    /// Room around the view, in points.
    public func padding(_ insets: EdgeInsets) -> some View {
        LayoutModified(content: self, change: PaddingLayout(insets))
    }

    /// Room of that length at those edges; 16 points unless told otherwise.
    public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0
            ))
    }

    /// Room of that length at all edges.
    public func padding(_ length: Double) -> some View { padding(.all, length) }

    /// A frame of that size, wherever one is given; the view is aligned in it.
    public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center)
        -> some View
    {
        LayoutModified(
            content: self, change: FixedFrameLayout(width: width, height: height, alignment: alignment))
    }

    /// A frame whose size follows the proposal within those limits.
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

    /// The view gets its ideal size, whatever is proposed.
    public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
        LayoutModified(content: self, change: FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    /// The view keeps the ratio of width to height, its own unless one is given.
    public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
        LayoutModified(content: self, change: AspectRatioLayout(ratio: ratio, contentMode: contentMode))
    }

    /// Scales the view to fit into its room and keeps its aspect ratio.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Scales the view to fill its room and keeps its aspect ratio; the rest sticks out.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// The view is shown elsewhere; the layout around it does not change.
    public func offset(x: Double = 0, y: Double = 0) -> some View {
        LayoutModified(content: self, change: OffsetLayout(Point(x: x, y: y)))
    }

    /// The view's middle is at that point of the space that is proposed, which it takes.
    public func position(x: Double = 0, y: Double = 0) -> some View {
        LayoutModified(content: self, change: PositionLayout(Point(x: x, y: y)))
    }

    /// Stacks offer room to views of a higher priority first; 0 unless given.
    public func layoutPriority(_ value: Double) -> some View {
        LayoutValued(content: self, value: .priority(value))
    }

    /// A value for the layout that the view is in.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        LayoutValued(content: self, value: .custom(ObjectIdentifier(key), value))
    }

    /// Where the view's guide is, instead of the usual place; in the view's space.
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
