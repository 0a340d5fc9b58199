/// A view for editing text of several lines.
///
/// Follows `SwiftUI.TextEditor`. It takes the proposed size and scrolls its content. A text that the binding or `onChange` modifies in response to
/// an edit is displayed as in a ``TextField``.
///
///     TextEditor(text: $notes).font(.system(size: 13, design: .monospaced))
public struct TextEditor: View {
    let text: Binding<String>
    let site: DeclarationSite

    /// Creates an editor of `text`.
    public init(text: Binding<String>, fileID: StaticString = #fileID, line: UInt = #line) {
        self.text = text
        site = DeclarationSite(fileID: fileID, line: line)
    }
}

extension TextEditor: LeafView {
    /// `Never`: the library displays the view without a body.
    public typealias Body = Never

    func makeRetained() -> EditorControl { EditorControl(frame: .zero) }

    func configure(_ editor: EditorControl, since old: Self?, _ environment: EnvironmentValues) {
        if let font = environment.font { editor.font = font }
        editor.backgroundColor =
            environment.scrollContentBackground == .hidden ? .clear : .systemBackground
        editor.textColor = environment.foregroundColor ?? .label
        editor.isUserInteractionEnabled = environment.isEnabled
        editor.alpha = environment.isEnabled ? 1 : 0.5
        editor.tintColor = environment.tint
        editor.applyDirection(environment)
        let graph = UpdateContext.current.reader?.graph
        editor.show(text.wrappedValue, amendingEdit: editor.response.includes(graph))
        let writer = BoundWriter(name: "TextEditor", site: site, binding: text)
        editor.edited = { [unowned editor, weak graph] in
            editor.show(writer.write(editor.text), amendingEdit: true)
            editor.response.editWasWritten(in: graph)
        }
    }

    func size(of editor: EditorControl, _ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions(by: Size(width: 240, height: 120))
    }

    func lengthRange(of editor: EditorControl, _ axis: Axis, cross: Double?) -> ClosedRange<Double>? {
        0 ... .infinity
    }
}

/// A retained text view that calls a closure when the user edits.
final class EditorControl: Widgets.TextView, TextViewDelegate {
    var edited: (() -> Void)?
    var response = EditResponse()

    override init(frame: Rect) {
        super.init(frame: frame)
        delegate = self
    }

    func textViewDidChange(_ textView: Widgets.TextView) { edited?() }

    /// Displays `text` if it has changed; in an editor with the focus, selection and scroll position keep their place relative to the
    /// unchanged text.
    ///
    /// If `amendsEdit` is true, one undo reverts the text and the last edit; otherwise the undo history is cleared.
    func show(_ text: String, amendingEdit amendsEdit: Bool) {
        if self.text == text { return }
        if isBeingEdited { replaceText(text, amendingEdit: amendsEdit) } else { self.text = text }
    }
}
