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

    @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
