/// A label with what it is the label of: beside it, or in a form's row at the other end.
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

/// How a form shows what is inside of it.
struct FormLayout: Hashable {
    /// Rows with the label at the beginning and the control at the end.
    var showsRows = false
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
    /// The labels of the controls inside are not shown.
    public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
