/// A result builder that combines the statements of a closure into one view.
///
/// Follows `SwiftUI.ViewBuilder`. Supports any number of views, `if`, `if let`, `switch` and `#available`; use ``ForEach`` for loops.
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
