/// A control for editing one line of text.
///
/// Follows `SwiftUI.TextField`. Return calls the `onSubmit` actions from the innermost outwards, and presses the button
/// with the shortcut ``KeyboardShortcut/defaultAction``. A text that the binding or `onChange` modifies in response to an edit (digits with
/// separators, upper case, fewer characters) is displayed immediately. The caret keeps its place relative to the unchanged text, and one undo
/// reverts the edit with its modification. While an input method composes, the modification waits for the end of the composition.
///
///     TextField("Name", text: $name).focused($isNaming).onSubmit { save() }
///     TextField("Search", text: $query, prompt: Text("Name or number"))
///     TextField(text: $place) { Label("Place", systemImage: "mappin") }
public struct TextField<Label: View>: View {
    let label: Label
    let text: Binding<String>
    let prompt: Text?
    let site: DeclarationSite
    @Environment(\.formLayout) private var form
    @Environment(\.labelsAreHidden) private var hidesLabels

    /// Creates a text field that edits `text`, with a view as its label.
    ///
    /// The label names the field for assistive technologies, and is displayed before it in a form. Elsewhere, the field displays the icon of
    /// a ``Label``, and an empty field displays `prompt`; if nil, the title of the label.
    public init(
        text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.label = label()
        self.text = text
        self.prompt = prompt
        site = DeclarationSite(fileID: fileID, line: line)
    }

    public var body: some View {
        let showsLabel = form.showsRows && !hidesLabels
        let content = showsLabel ? nil : ButtonLabelContent(label)
        FieldRow(
            label: label, showsLabel: showsLabel,
            leaf: FieldLeaf<FieldControl>(
                placeholder: prompt?.string ?? content?.title ?? "", image: content?.image, text: text,
                site: site))
    }
}

extension TextField where Label == Text {
    /// Creates a text field that edits `text`.
    ///
    /// The title names the field for assistive technologies, and is displayed before it in a form. An empty field displays `prompt`; if
    /// nil, the title, except in a form.
    public init(
        _ title: String, text: Binding<String>, prompt: Text? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(text: text, prompt: prompt, label: { Text(title) }, fileID: fileID, line: line)
    }
}

/// A text field whose characters are hidden, for passwords.
///
/// Follows `SwiftUI.SecureField`: each character is displayed as a dot, and the text cannot be copied.
///
///     SecureField("Password", text: $password).revealButton()
public struct SecureField: View {
    let title: String
    let text: Binding<String>
    let prompt: Text?
    let site: DeclarationSite
    private var showsRevealButton = false
    @Environment(\.formLayout) private var form
    @Environment(\.labelsAreHidden) private var hidesLabels

    /// Creates a field for a password, which edits `text`; `title` and `prompt` are used as in a ``TextField``.
    public init(
        _ title: String, text: Binding<String>, prompt: Text? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.title = title
        self.text = text
        self.prompt = prompt
        site = DeclarationSite(fileID: fileID, line: line)
    }

    /// Returns the field with a button that displays and hides the text; a text that is displayed can be copied.
    public func revealButton(_ isVisible: Bool = true) -> SecureField {
        var field = self
        field.showsRevealButton = isVisible
        return field
    }

    public var body: some View {
        let showsTitle = form.showsRows && !hidesLabels
        FieldRow(
            label: Text(title), showsLabel: showsTitle,
            leaf: FieldLeaf<SecureFieldControl>(
                placeholder: prompt?.string ?? (showsTitle ? "" : title), text: text, site: site,
                showsRevealButton: showsRevealButton))
    }
}

/// A field with its label before it in a form, and without a visible label elsewhere.
private struct FieldRow<Label: View, Leaf: View>: View {
    let label: Label
    let showsLabel: Bool
    let leaf: Leaf

    var body: some View {
        if showsLabel { LabeledField(label: label, field: leaf) } else { leaf.named(by: label) }
    }
}

/// The text field without its title.
struct FieldLeaf<Field: EditingControl>: AlertFieldLeaf {
    let placeholder: String
    /// The image at the leading side of the field.
    var image: Widgets.Image?
    let text: Binding<String>
    let site: DeclarationSite
    var showsRevealButton = false

    static var isSecure: Bool { Field.self is Widgets.SecureField.Type }

    func makeRetained() -> Field { Field(frame: .zero) }

    func configure(_ field: Field, since old: Self?, _ environment: EnvironmentValues) {
        field.placeholder = placeholder
        if image != old?.image { field.showLeading(image) }
        (field as? Widgets.SecureField)?.showsRevealButton = showsRevealButton
        if let font = environment.font { field.font = font }
        field.borderStyle = environment.fieldBorder
        field.textColor = environment.foregroundColor ?? .label
        field.textAlignment =
            switch environment.multilineTextAlignment {
            case .leading: .natural
            case .center: .center
            case .trailing: environment.layoutDirection == .rightToLeft ? .left : .right
            }
        field.apply(environment)
        let graph = UpdateContext.current.reader?.graph
        field.show(text.wrappedValue, amendingEdit: field.response.includes(graph))
        let writer = BoundWriter(name: "TextField", site: site, binding: text)
        field.suggestions = environment.textSuggestions?.completions
        field.edited = { [unowned field, weak graph] in
            field.show(writer.write(field.text), amendingEdit: true)
            field.response.editWasWritten(in: graph)
            // The suggestions for the edited text: the keys of the list may arrive before the next frame.
            if field.suggestions != nil, graph?.isUpdating == false { graph?.update() }
        }
        // Read at submission: the actions of the environment cannot be compared, so a changed action causes no update.
        field.submitted = { environment.submitActions.run(.text) }
    }

    /// Returns the proposed width, or 160 points if none is proposed.
    func size(of field: Field, _ proposal: ProposedViewSize) -> Size {
        Size(width: max(proposal.width ?? 160, 32), height: field.intrinsicContentSize.height)
    }

    func lengthRange(of field: Field, _ axis: Axis, cross: Double?) -> ClosedRange<Double>? {
        let height = field.intrinsicContentSize.height
        return axis == .horizontal ? 32 ... .infinity : height...height
    }

    func explicitAlignment(of field: Field, _ guide: AlignmentKey, size: Size) -> Double? {
        field.baseline(guide, in: size)
    }
}
