/// A view that takes text from the keyboard and the input method while it has the focus: `NSTextInputClient`.
///
/// Only while such a view is focused does the platform compose text; it then arrives in `insertText(_:)`.
///
///     extension NameField: TextInputClient {
///         var caretRect: Rect { Rect(x: caretX, y: 4, width: 1, height: 18) }
///     }
public protocol TextInputClient: View {
    /// Where the caret is, in the view's own space, in points: the input method puts its window beside it.
    ///
    /// Call `caretMoved()` when it changes.
    var caretRect: Rect { get }
}
