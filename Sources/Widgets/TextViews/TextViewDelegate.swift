/// Observes the editing of a text view: `UITextViewDelegate`.
///
/// All methods are optional. Set it as the view's ``ScrollView/delegate``. Ranges are in bytes of the text's UTF-8.
/// Changes by the program call no method.
///
///     func textViewDidChange(_ textView: TextView) { saveButton.isEnabled = true }
@MainActor
public protocol TextViewDelegate: ScrollViewDelegate {
    /// Whether the view takes the focus to be edited.
    func textViewShouldBeginEditing(_ textView: TextView) -> Bool
    /// Called when the text view has become the first responder.
    func textViewDidBeginEditing(_ textView: TextView)
    /// Whether the view gives the focus up.
    func textViewShouldEndEditing(_ textView: TextView) -> Bool
    /// Called when the text view is no longer the first responder.
    func textViewDidEndEditing(_ textView: TextView)
    /// Whether the user may put `text` in the place of a range; not asked for what is only being composed, nor for undo.
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
