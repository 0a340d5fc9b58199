extension ViewBuilder {
    @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

    // Two and three are the most frequent; where the types are written out, what is passed is moved and not copied.

    @inlinable public static func buildBlock<First: View, Second: View>(
        _ first: __owned First, _ second: __owned Second
    ) -> TupleView<First, Second> {
        TupleView(first, second)
    }

    @inlinable public static func buildBlock<First: View, Second: View, Third: View>(
        _ first: __owned First, _ second: __owned Second, _ third: __owned Third
    ) -> TupleView<First, Second, Third> {
        TupleView(first, second, third)
    }

    @inlinable public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }

    @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(
        first content: First
    ) -> ConditionalContent<First, Second> {
        ConditionalContent(.first(content))
    }

    public static func buildEither<First: View, Second: View>(
        second content: Second
    ) -> ConditionalContent<First, Second> {
        ConditionalContent(.second(content))
    }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
