/// A layout that may be missing: `if` without `else`, or an optional view.
///
///     let maybe = OptionalLayout(hasIcon ? icon.sl.anchors { Anchors.center } : nil)
public struct OptionalLayout<Content: Layout>: Layout {
    let layout: Content?

    public init(_ layout: Content?) { self.layout = layout }

    public func record(in recorder: inout LayoutRecorder) { layout?.record(in: &recorder) }

    public var outline: LayoutOutline {
        LayoutOutline(kind: "OptionalLayout", children: layout?.outline.listed ?? [])
    }
}

/// One of two layouts: `if` with `else`, or `switch`.
///
///     let layout: ConditionalLayout<AnyLayout, EmptyLayout> = isEmpty ? .second(EmptyLayout()) : .first(content)
public enum ConditionalLayout<First: Layout, Second: Layout>: Layout {
    case first(First)
    case second(Second)

    public func record(in recorder: inout LayoutRecorder) {
        switch self {
        case .first(let layout): layout.record(in: &recorder)
        case .second(let layout): layout.record(in: &recorder)
        }
    }

    public var outline: LayoutOutline {
        let children =
            switch self {
            case .first(let layout): layout.outline.listed
            case .second(let layout): layout.outline.listed
            }
        return LayoutOutline(kind: "ConditionalLayout", children: children)
    }
}

/// Layouts of one type, in their order: a loop.
///
///     let rows = ArrayLayout(labels.map { $0.sl.anchors { Anchors.horizontal } })
public struct ArrayLayout<Content: Layout>: Layout {
    let layouts: [Content]

    public init(_ layouts: [Content]) { self.layouts = layouts }

    public func record(in recorder: inout LayoutRecorder) {
        for layout in layouts { layout.record(in: &recorder) }
    }

    public var outline: LayoutOutline {
        LayoutOutline(kind: "ArrayLayout", children: layouts.flatMap { $0.outline.listed })
    }
}

/// Nothing.
///
///     let nothing = EmptyLayout()
public struct EmptyLayout: Layout {
    public init() {}
    public func record(in recorder: inout LayoutRecorder) {}
    public var outline: LayoutOutline { LayoutOutline(kind: "EmptyLayout") }
}
