/// The delegate of a text view's editing: `UITextViewDelegate`.
///
/// All methods are optional. Set it as the view's ``ScrollView/delegate``. Ranges are in bytes of the text's UTF-8.
/// Changes by the program do not call the delegate.
///
///     func textViewDidChange(_ textView: TextView) { saveButton.isEnabled = true }
@MainActor
public protocol TextViewDelegate: ScrollViewDelegate {
    /// Returns whether the text view may become first responder for editing.
    func textViewShouldBeginEditing(_ textView: TextView) -> Bool
    /// Called when the text view has become the first responder.
    func textViewDidBeginEditing(_ textView: TextView)
    /// Returns whether the text view may resign first responder.
    func textViewShouldEndEditing(_ textView: TextView) -> Bool
    /// Called when the text view is no longer the first responder.
    func textViewDidEndEditing(_ textView: TextView)
    /// Returns whether the user may replace a range with `text`.
    ///
    /// Not called for composition by an input method, nor for undo and redo.
    func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String)
        -> Bool
    /// Called after the user has changed the text.
    func textViewDidChange(_ textView: TextView)
    /// Called after the selection or the caret has changed.
    func textViewDidChangeSelection(_ textView: TextView)
    /// Called when pasted text is longer than ``TextView/maximumPasteLength``: nothing is inserted.
    func textView(_ textView: TextView, didRefusePasteOf byteCount: Int)
}

extension TextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: TextView) {}
    public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
    public func textViewDidEndEditing(_ textView: TextView) {}
    public func textView(
        _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: TextView) {}
    public func textViewDidChangeSelection(_ textView: TextView) {}
    public func textView(_ textView: TextView, didRefusePasteOf byteCount: Int) {}
}
