/// A view with a text by which users and tests identify it.
///
///     (view as? any VisibleText)?.visibleText == "Save"
public protocol VisibleText: View {
    /// The displayed text before truncation; nil if there is none.
    var visibleText: String? { get }
}
