/// A label and its control, side by side; in the row of a form, at opposite ends.
struct LabeledRow<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @Environment(\.formLayout) private var form

    var body: some View {
        HStack(spacing: 10) {
            label
            if form.showsRows { Spacer(minLength: 12) }
            content.named(by: label)
        }
    }
}

/// The layout of controls within a form.
struct FormLayout: Equatable {
    /// The column of the fields of a section; nil outside of forms.
    var column: FieldColumn?

    /// Whether labels are at the leading and controls at the trailing end of a row.
    var showsRows: Bool { column != nil }

    static func == (a: FormLayout, b: FormLayout) -> Bool { a.column === b.column }
}

private struct FormLayoutKey: EnvironmentKey { static var defaultValue: FormLayout { FormLayout() } }
private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var formLayout: FormLayout {
        get { self[FormLayoutKey.self] }
        set { self[FormLayoutKey.self] = newValue }
    }

    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of descendant controls.
    public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
