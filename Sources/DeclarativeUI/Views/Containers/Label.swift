/// An icon with a title: `SwiftUI.Label`.
///
///     Label("Inbox", systemImage: "tray")
///     Label("Portrait", image: Image(photo))
///     Label { Text(name).bold() } icon: { Circle().fill(.green).frame(width: 8, height: 8) }
public struct Label<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon
    @Environment(\.labelStyle) private var style
    @Environment(\.labelIsStacked) private var isStacked

    /// Creates a label from two views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        if isStacked {
            VStack(spacing: 12) {
                icon.font(.system(size: 44)).foregroundStyle(.secondary).accessibilityHidden()
                title
            }
        } else {
            HStack(spacing: 6) {
                if style != .titleOnly { icon }
                if style != .iconOnly { title }
            }
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label from a title and an image.
    public init(_ title: String, image: Image) { self.init(title: { Text(title) }, icon: { image }) }

    /// Creates a label from a title and a symbol.
    public init(_ title: String, systemImage name: String) {
        self.init(title, image: Image(systemName: name))
    }
}

/// The parts of a label that are displayed: `SwiftUI.LabelStyle`.
///
///     .labelStyle(.iconOnly)
public enum LabelStyle: Hashable, Sendable {
    case automatic, titleAndIcon, titleOnly, iconOnly
}

private struct LabelStyleKey: EnvironmentKey { static var defaultValue: LabelStyle { .automatic } }

extension EnvironmentValues {
    var labelStyle: LabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets whether descendant labels display the title, the icon or both.
    public func labelStyle(_ style: LabelStyle) -> some View { environment(\.labelStyle, style) }
}

/// A label with a value, at the two ends of the row in a form: `SwiftUI.LabeledContent`.
///
///     LabeledContent("Size", value: "12 kB")
///     LabeledContent("Colour") { ColourWell(colour: $colour) }
public struct LabeledContent<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    /// Creates a label for a view.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public var body: some View { LabeledRow(label: label, content: content) }
}

extension LabeledContent where Label == Text {
    /// Creates a label with a title for a view.
    public init(_ title: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a label with a title for a text.
    public init<Value: StringProtocol>(_ title: String, value: Value) {
        self.init(
            content: { Text(value).foregroundStyle(Color.secondary) }, label: { Text(title) })
    }
}
