extension View {
    /// Displays a search field above the view, which edits `text`; the view displays what matches.
    ///
    /// Ctrl+F moves the focus to the field, of several searchable views to that of the innermost one that contains the focus, otherwise to
    /// the first that is displayed. Escape clears it and, if it is empty, ends the search. Descendants read
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
    /// The search of the searchable view that contains the focus.
    @FocusedValue(\.searchRequest) private var focusedSearch

    var body: some View {
        let isShown = isPresented?.wrappedValue ?? true
        VStack(spacing: 0) {
            if isShown {
                FieldLeaf<SearchFieldControl>(placeholder: prompt ?? "Search", text: text, site: site)
                    .accessibilityLabel(prompt ?? "Search")
                    .focused($isFocused)
                    .onKeyPress(.escape) {
                        // The field removes its text first.
                        guard text.wrappedValue.isEmpty else { return .ignored }
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
        .focusedValue(\.searchRequest, SearchRequest(present: present))
        .background {
            Button("Search") { (focusedSearch?.present ?? present)() }.keyboardShortcut("f").hidden().frame(
                width: 0, height: 0)
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

/// The search in the searchable view that contains the focus.
private struct SearchRequest: Equatable {
    let present: () -> Void
    /// Equal, because nothing displays the request.
    static func == (first: Self, second: Self) -> Bool { true }
}

private struct SearchRequestKey: FocusedValueKey { typealias Value = SearchRequest }

extension FocusedValues {
    fileprivate var searchRequest: SearchRequest? {
        get { self[SearchRequestKey.self] }
        set { self[SearchRequestKey.self] = newValue }
    }
}

/// The retained search field.
final class SearchFieldControl: Widgets.SearchField, EditingControl {
    var edited: (() -> Void)?
    var submitted: (() -> Void)?
    var response = EditResponse()

    override init(frame: Rect) {
        super.init(frame: frame)
        installEditingActions()
    }
}
