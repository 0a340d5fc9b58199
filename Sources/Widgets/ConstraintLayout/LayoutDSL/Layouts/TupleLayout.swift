/// A sequence of any number of layouts, as created from the lines of a block.
///
///     let both = TupleLayout(title.sl.anchors { Anchors.top }, icon.sl.anchors { Anchors.center })
public struct TupleLayout<each Content: Layout>: Layout {
    @usableFromInline let layouts: (repeat each Content)

    @inlinable public init(_ layouts: repeat each Content) { self.layouts = (repeat each layouts) }

    @inlinable public func record(in recorder: inout LayoutRecorder) {
        repeat (each layouts).record(in: &recorder)
    }

    public var outline: LayoutOutline {
        var children: [LayoutOutline] = []
        for layout in repeat each layouts { children += layout.outline.listed }
        return LayoutOutline(kind: "TupleLayout", children: children)
    }
}
