/// A layout that may be absent: `if` without `else`, or an optional view.
///
///     let maybe = OptionalLayout(hasIcon ? icon.sl.anchors { Anchors.center } : nil)
public struct OptionalLayout<Content: Layout>: Layout {
    @usableFromInline let layout: Content?

    @inlinable public init(_ layout: Content?) { self.layout = layout }

    @inlinable public func record(in recorder: inout LayoutRecorder) { layout?.record(in: &recorder) }

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

    @inlinable public func record(in recorder: inout LayoutRecorder) {
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

/// A sequence of layouts of the same type, as created by a loop.
///
///     let rows = ArrayLayout(labels.map { $0.sl.anchors { Anchors.horizontal } })
public struct ArrayLayout<Content: Layout>: Layout {
    @usableFromInline let layouts: [Content]

    @inlinable public init(_ layouts: [Content]) { self.layouts = layouts }

    @inlinable public func record(in recorder: inout LayoutRecorder) {
        // Accessed in place, because copying an element would count the references of its contents.
        layouts.withUnsafeBufferPointer { buffer in
            for index in buffer.indices { buffer[index].record(in: &recorder) }
        }
    }

    public var outline: LayoutOutline {
        LayoutOutline(kind: "ArrayLayout", children: layouts.flatMap { $0.outline.listed })
    }
}

/// A layout without content.
///
///     let nothing = EmptyLayout()
public struct EmptyLayout: Layout {
    @inlinable public init() {}
    @inlinable public func record(in recorder: inout LayoutRecorder) {}
    public var outline: LayoutOutline { LayoutOutline(kind: "EmptyLayout") }
}
