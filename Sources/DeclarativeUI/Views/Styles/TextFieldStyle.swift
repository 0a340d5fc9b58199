/// The appearance of text fields: `SwiftUI.TextFieldStyle`.
///
///     TextField("Name", text: $name).textFieldStyle(.plain)
public enum TextFieldStyle: Hashable, Sendable {
    case automatic
    /// A text field without a border.
    case plain
    case roundedBorder
}

private struct FieldBorderKey: EnvironmentKey {
    static var defaultValue: Widgets.TextField.BorderStyle { .roundedRect }
}

extension EnvironmentValues {
    var fieldBorder: Widgets.TextField.BorderStyle {
        get { self[FieldBorderKey.self] }
        set { self[FieldBorderKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of descendant text fields.
    public func textFieldStyle(_ style: TextFieldStyle) -> some View {
        environment(\.fieldBorder, style == .plain ? .none : .roundedRect)
    }
}
