/// Makes one view of the statements of a closure.
///
/// `SwiftUI.ViewBuilder`: any number of views, `if`, `if let`, `switch`, `#available`; loops are written with ``ForEach``.
///
///     @ViewBuilder var details: some View {
///         Text(title)
///         if isOpen { Text(text) }
///     }
@resultBuilder
public enum ViewBuilder {
    @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

    @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

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
