/// An explanation in the place of content that does not exist: a large icon, a title, a description and actions.
///
/// Follows `SwiftUI.ContentUnavailableView`.
///
///     if messages.isEmpty {
///         ContentUnavailableView("No messages", systemImage: "tray", description: Text("New messages appear here."))
///     }
///     if matches.isEmpty { ContentUnavailableView.search(text: query) }
public struct ContentUnavailableView<Title: View, Description: View, Actions: View>: View {
    let title: Title
    let description: Description
    let actions: Actions

    /// Creates an explanation; the title is usually a ``Label``, whose icon is displayed above its text.
    public init(
        @ViewBuilder label: () -> Title, @ViewBuilder description: () -> Description,
        @ViewBuilder actions: () -> Actions
    ) {
        title = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        VStack(spacing: 8) {
            title.font(.title2).environment(\.labelIsStacked, true)
            description.foregroundStyle(.secondary)
            HStack(spacing: 8) { actions }.padding(.top, 8)
        }
        .multilineTextAlignment(.center)
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView where Actions == EmptyView {
    /// Creates an explanation without actions.
    public init(@ViewBuilder label: () -> Title, @ViewBuilder description: () -> Description) {
        self.init(label: label, description: description, actions: { EmptyView() })
    }
}

extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
    /// Creates an explanation that consists of a title.
    public init(@ViewBuilder label: () -> Title) {
        self.init(label: label, description: { EmptyView() }, actions: { EmptyView() })
    }
}

extension ContentUnavailableView
where Title == Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates an explanation with a title, a symbol and a description.
    public init(_ title: String, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }

    /// The explanation of a search that found nothing.
    public static var search: Self { search(title: ContentUnavailableConfiguration.search().text ?? "") }

    /// Returns the explanation of a search for `text` that found nothing.
    public static func search(text: String) -> Self { search(title: "No Results for “\(text)”") }

    private static func search(title: String) -> Self {
        let description = ContentUnavailableConfiguration.search().secondaryText.map { Text($0) }
        return Self(title, systemImage: "magnifyingglass", description: description)
    }
}

private struct LabelIsStackedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether labels display a large icon above their title.
    var labelIsStacked: Bool {
        get { self[LabelIsStackedKey.self] }
        set { self[LabelIsStackedKey.self] = newValue }
    }
}
