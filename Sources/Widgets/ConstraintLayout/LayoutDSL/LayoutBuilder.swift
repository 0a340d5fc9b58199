/// A result builder for layouts: views, layout guides, layouts, optionals, conditions and loops.
///
///     @LayoutBuilder var layout: some Layout {
///         stack.sl.sublayout {
///             title
///             if let subtitle { subtitle }
///             for row in rows { row.sl.anchors { Anchors.height.equalTo(constant: 24) } }
///         }
///     }
@resultBuilder
public enum LayoutBuilder {
    @inlinable public static func buildExpression<Content: Layout>(_ layout: Content) -> Content { layout }

    // Not generic: with a superclass constraint, the compiler (6.3) accepts any type without an error.
    @inlinable public static func buildExpression(_ view: View) -> ViewLayout<View, EmptyLayout> {
        ViewLayout(view, sublayout: EmptyLayout())
    }

    @inlinable public static func buildExpression(_ guide: LayoutGuide) -> GuideLayout { GuideLayout(guide) }

    @inlinable public static func buildExpression<Content: Layout>(_ layout: Content?) -> OptionalLayout<
        Content
    > {
        OptionalLayout(layout)
    }

    @inlinable public static func buildExpression(_ view: View?) -> OptionalLayout<
        ViewLayout<View, EmptyLayout>
    > {
        OptionalLayout(view.map { ViewLayout($0, sublayout: EmptyLayout()) })
    }

    @inlinable public static func buildExpression(_ guide: LayoutGuide?) -> OptionalLayout<GuideLayout> {
        OptionalLayout(guide.map { GuideLayout($0) })
    }

    @inlinable public static func buildBlock() -> EmptyLayout { EmptyLayout() }
    @inlinable public static func buildBlock<Content: Layout>(_ layout: Content) -> Content { layout }

    @inlinable public static func buildBlock<each Content: Layout>(_ layouts: repeat each Content)
        -> TupleLayout<repeat each Content>
    {
        TupleLayout(repeat each layouts)
    }

    @inlinable public static func buildOptional<Content: Layout>(_ layout: Content?) -> OptionalLayout<
        Content
    > {
        OptionalLayout(layout)
    }

    @inlinable public static func buildEither<First: Layout, Second: Layout>(first layout: First)
        -> ConditionalLayout<First, Second>
    {
        .first(layout)
    }

    @inlinable public static func buildEither<First: Layout, Second: Layout>(second layout: Second)
        -> ConditionalLayout<First, Second>
    {
        .second(layout)
    }

    @inlinable public static func buildArray<Content: Layout>(_ layouts: [Content]) -> ArrayLayout<Content> {
        ArrayLayout(layouts)
    }

    @inlinable public static func buildLimitedAvailability<Content: Layout>(_ layout: Content) -> AnyLayout {
        AnyLayout(layout)
    }

    // MARK: - Rejected expressions

    @available(
        *, unavailable, message: "anchors belong to a view: write view.sl.anchors { } around them"
    )
    public static func buildExpression(_ anchors: Anchors) -> EmptyLayout {
        preconditionFailure("unavailable")
    }

    @available(
        *, unavailable, message: "anchors belong to a view: write view.sl.anchors { } around them"
    )
    public static func buildExpression<Kind>(_ anchors: AnchorsExpression<Kind>) -> EmptyLayout {
        preconditionFailure("unavailable")
    }

    @available(
        *, unavailable,
        message: "a constraint is not a layout: write it as Anchors inside view.sl.anchors { }"
    )
    public static func buildExpression(_ constraint: LayoutConstraint) -> EmptyLayout {
        preconditionFailure("unavailable")
    }

    @available(
        *, unavailable, message: "a view controller is not a layout: use its view (controller.view)"
    )
    public static func buildExpression(_ controller: ViewController) -> EmptyLayout {
        preconditionFailure("unavailable")
    }

    @available(
        *, unavailable,
        message: "a layout holds views, layout guides and layouts; loop over an array with for-in"
    )
    public static func buildExpression(_ views: [View]) -> EmptyLayout {
        preconditionFailure("unavailable")
    }

    @available(
        *, unavailable,
        message: "a layout holds views, layout guides, layouts and optionals of them; this is none of these"
    )
    @_disfavoredOverload
    public static func buildExpression(_ value: Any) -> EmptyLayout { preconditionFailure("unavailable") }
}
