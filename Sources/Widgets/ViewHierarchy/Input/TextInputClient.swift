/// A view that receives text from the keyboard and the input method while it is first responder: `NSTextInputClient`.
///
/// The platform composes text only while such a view has the focus, and delivers it to `insertText(_:)`.
///
///     extension NameField: TextInputClient {
///         var caretRect: Rect { Rect(x: caretX, y: 4, width: 1, height: 18) }
///     }
public protocol TextInputClient: View {
    /// The rectangle of the caret, in points of the view's own space; the input method places its window beside it.
    ///
    /// Call `caretMoved()` when it changes.
    var caretRect: Rect { get }
}

extension TextInputClient {
    /// Lets the input method discard the composition of `text`, which the view has committed or removed by itself.
    package func compositionDidEnd(_ text: String) { inputRouting?.compositionDidEnd(text) }
}
