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
    /// Returns `content`, which one statement of the closure has created.
    @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Returns the view of a closure with one statement, unchanged.
    @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
