/// A view that shows a text by which users, and tests, know it.
///
///     (view as? any VisibleText)?.visibleText == "Save"
public protocol VisibleText: View {
    /// The text as shown, before truncation; nil while there is none.
    var visibleText: String? { get }
}
