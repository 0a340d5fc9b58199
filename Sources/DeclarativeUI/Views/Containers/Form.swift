/// A container for data entry: rows with leading labels and trailing controls.
///
/// Follows `SwiftUI.Form` in its grouped style. Each ``Section`` is displayed as a card. The form fills the proposed space, and scrolls rows
/// for which there is no room. Text fields and sliders of one section begin below each other.
///
///     Form {
///         Section("Account") {
///             TextField("Name", text: $name)
///             Toggle("Remember me", isOn: $remembers)
///         }
///     }
public struct Form<Content: View>: View {
    let content: Content

    /// Creates a form of the rows of `content`.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @State private var column = FieldColumn()

    public var body: some View {
        ScrollView {
            LayoutView(
                layout: FieldColumnLayout(
                    base: VStackLayout(alignment: .leading, spacing: 18), column: column),
                content: content
            )
            .padding(16)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .environment(\.formLayout, FormLayout(column: column))
    }
}

/// A card with a label above it: `SwiftUI.GroupBox`.
///
///     GroupBox("Preview") { Image(photo) }
public struct GroupBox<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    /// Creates a card with a view as its label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            label.font(.headline)
            VStack(alignment: .leading) { content }
                .padding(12)
                .background {
                    Contained(
                        content: Color(white: 0, alpha: 0), effect: CardEffect(edges: nil))
                }
        }
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a card without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, label: { EmptyView() })
    }
}

extension GroupBox where Label == Text {
    /// Creates a card with a title.
    public init(_ title: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

/// Related controls, placed close together: `SwiftUI.ControlGroup`.
///
///     ControlGroup { Button("Cut") { cut() }; Button("Copy") { copy() } }
public struct ControlGroup<Content: View>: View {
    let content: Content
    /// Creates a group of the controls of `content`, side by side.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { HStack(spacing: 2) { content } }
}
