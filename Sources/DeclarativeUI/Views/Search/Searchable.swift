extension View {
    /// Displays a search field above the view, which edits `text`; the view displays what matches.
    ///
    /// Ctrl+F moves the focus to the field; Escape clears it and, if it is empty, ends the search. Descendants read
    /// ``EnvironmentValues/isSearching`` and ``EnvironmentValues/dismissSearch``.
    ///
    ///     List(people.filter { query.isEmpty || $0.name.contains(query) }) { Text($0.name) }
    ///         .searchable(text: $query, prompt: "Search people")
    public func searchable(
        text: Binding<String>, prompt: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        Searchable(
            content: self, text: text, isPresented: nil, prompt: prompt,
            site: DeclarationSite(fileID: fileID, line: line))
    }

    /// Displays a search field above the view while `isPresented` is true; Ctrl+F presents it, and ending the search hides it.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, prompt: String? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        Searchable(
            content: self, text: text, isPresented: isPresented, prompt: prompt,
            site: DeclarationSite(fileID: fileID, line: line))
    }
}

/// A view with a search field above it.
struct Searchable<Content: View>: View {
    let content: Content
    let text: Binding<String>
    /// Whether the field is displayed; nil if it always is.
    let isPresented: Binding<Bool>?
    let prompt: String?
    let site: DeclarationSite
    @FocusState private var isFocused: Bool

    var body: some View {
        let isShown = isPresented?.wrappedValue ?? true
        VStack(spacing: 0) {
            if isShown {
                FieldLeaf<SearchFieldControl>(placeholder: prompt ?? "Search", text: text, site: site)
                    .accessibilityLabel(prompt ?? "Search")
                    .focused($isFocused)
                    .onKeyPress(.escape) {
                        dismiss()
                        return .handled
                    }
                    .padding(8)
                    .onAppear { if isPresented != nil { isFocused = true } }
            }
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .environment(\.isSearching, isShown && (isFocused || !text.wrappedValue.isEmpty))
                .environment(\.dismissSearch, DismissSearchAction(action: dismiss))
        }
        .background {
            Button("Search") { present() }.keyboardShortcut("f").hidden().frame(width: 0, height: 0)
        }
    }

    private func present() {
        isPresented?.wrappedValue = true
        isFocused = true
    }

    private func dismiss() {
        if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
        isFocused = false
        isPresented?.wrappedValue = false
    }
}

/// The retained search field.
final class SearchFieldControl: Widgets.SearchField, EditingControl {
    var edited: (() -> Void)?
    var submitted: (() -> Void)?

    override init(frame: Rect) {
        super.init(frame: frame)
        installEditingActions()
    }
}
