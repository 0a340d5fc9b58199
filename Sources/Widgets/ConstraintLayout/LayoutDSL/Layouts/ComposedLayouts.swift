/// A type-erased layout.
///
///     let parts: [AnyLayout] = [title.sl.anchors { Anchors.top }.eraseToAnyLayout(), EmptyLayout().eraseToAnyLayout()]
public struct AnyLayout: Layout {
    let layout: any Layout

    public init<Content: Layout>(_ layout: Content) {
        // An erased layout is not wrapped again; the second wrapper would only appear in the printed outline.
        self.layout = (layout as? AnyLayout)?.layout ?? layout
    }

    public func record(in recorder: inout LayoutRecorder) { layout.record(in: &recorder) }

    public var outline: LayoutOutline { LayoutOutline(kind: "AnyLayout", children: layout.outline.listed) }
}

/// A group of layouts with common options.
///
///     stack.sl.sublayout {
///         GroupLayout(option: .isNotArranged) { background.sl.anchors { Anchors.allSides } }
///         title
///     }
public struct GroupLayout<Content: Layout>: Layout {
    let layout: Content
    let options: LayoutOptions

    public init(option options: LayoutOptions = [], @LayoutBuilder _ content: () -> Content) {
        layout = content()
        self.options = options
    }

    public func record(in recorder: inout LayoutRecorder) {
        let outer = recorder.isArranging
        if options.contains(.isNotArranged) { recorder.isArranging = false }
        layout.record(in: &recorder)
        recorder.isArranging = outer
    }

    public var outline: LayoutOutline {
        LayoutOutline(
            kind: options.contains(.isNotArranged) ? "GroupLayout(isNotArranged)" : "GroupLayout",
            children: layout.outline.listed)
    }
}

/// The options of a ``GroupLayout``.
///
///     let options: LayoutOptions = .isNotArranged
public nonisolated struct LayoutOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Adds the views as subviews of a stack view that are not arranged by it.
    public static let isNotArranged = LayoutOptions(rawValue: 1)
}

/// A custom layout type composed of other layouts, for parts that are used in several places.
///
///     struct Header: ModularLayout {
///         let title: Label
///         @LayoutBuilder var layout: some Layout { title.sl.anchors { Anchors.cap } }
///     }
@MainActor
public protocol ModularLayout: Layout {
    associatedtype Body: Layout
    /// The content of the layout.
    @LayoutBuilder var layout: Body { get }
}

extension ModularLayout {
    public func record(in recorder: inout LayoutRecorder) { layout.record(in: &recorder) }

    public var outline: LayoutOutline {
        LayoutOutline(kind: "\(Self.self)", children: layout.outline.listed)
    }
}
