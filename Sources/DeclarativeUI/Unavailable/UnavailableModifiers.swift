// Modifiers of SwiftUI that this library lacks; the error message names the replacement. Remove an entry when its
// modifier is added.

extension View {
    @available(*, unavailable, message: "pass a String: the user cannot edit the title of a window")
    public func navigationTitle(_ title: Binding<String>) -> some View { self }

    @available(*, unavailable, message: "switch over a @State that says which page is shown")
    public func navigationDestination(destination: () -> some View) -> some View { self }

    @available(*, unavailable, message: "put Buttons into an HStack above the content")
    public func toolbar(content: () -> some View) -> some View { self }

    @available(*, unavailable, message: "use .sheet")
    public func fullScreenCover(isPresented: Binding<Bool>, content: () -> some View) -> some View { self }

    @available(*, unavailable, message: "use .confirmationDialog")
    public func actionSheet(isPresented: Binding<Bool>) -> some View { self }

    @available(*, unavailable, message: "order the views of the ZStack")
    public func zIndex(_ value: Double) -> some View { self }

    @available(*, unavailable, message: "put a .background behind the view")
    public func contentShape(_ shape: some Shape) -> some View { self }

    @available(*, unavailable, message: "there is no safe area: remove it")
    public func ignoresSafeArea() -> some View { self }

    @available(*, unavailable, message: "there is no safe area: remove it")
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

    @available(*, unavailable, message: "set a .frame on the content of the sheet")
    public func presentationDetents(_ detents: Any) -> some View { self }

    @available(*, unavailable, message: "use .font and .frame")
    public func controlSize(_ size: Any) -> some View { self }

    @available(*, unavailable, message: "use .tint")
    public func accentColor(_ color: Color?) -> some View { self }

    @available(*, unavailable, message: "use a TextField or a TextEditor")
    public func textSelection(_ selectability: Any) -> some View { self }

    @available(*, unavailable, message: "use a VStack of Texts")
    public func lineSpacing(_ spacing: Double) -> some View { self }

    @available(*, unavailable, message: "use an attributed text of Widgets.Label")
    public func underline() -> some View { self }

    @available(*, unavailable, message: "use an attributed text of Widgets.Label")
    public func strikethrough() -> some View { self }

    @available(*, unavailable, message: "use .font with a monospaced Font")
    public func monospaced() -> some View { self }

    @available(*, unavailable, message: "use .task with an AsyncSequence, or an @Observable model")
    public func onReceive(_ publisher: Any, perform action: () -> Void) -> some View { self }

    @available(*, unavailable, message: "set .padding on the headers of the sections")
    public func listSectionSpacing(_ spacing: Any) -> some View { self }

    @available(*, unavailable, message: "use .listRowSeparator on the rows")
    public func listSectionSeparator(_ visibility: Any) -> some View { self }

    @available(*, unavailable, message: "use .font on the header of the Section")
    public func headerProminence(_ prominence: Any) -> some View { self }

    @available(*, unavailable, message: "use .tint")
    public func listItemTint(_ tint: Color?) -> some View { self }

    @available(*, unavailable, message: "use .alternatingRowBackgrounds and .tableColumnHeaders")
    public func tableStyle(_ style: Any) -> some View { self }

    @available(*, unavailable, message: "put a segmented Picker above the list")
    public func searchScopes(_ scope: Any, scopes: () -> some View) -> some View { self }

    @available(*, unavailable, message: "show the suggestions while isSearching of the environment is true")
    public func searchSuggestions(_ suggestions: () -> some View) -> some View { self }

    @available(*, unavailable, message: "use a Button that sets the text of .searchable")
    public func searchCompletion(_ completion: String) -> some View { self }

    @available(*, unavailable, message: "use .onAppear in a lazy stack, or .onGeometryChange")
    public func onScrollVisibilityChange(_ action: () -> Void) -> some View { self }

    @available(*, unavailable, message: "set a .frame on the column")
    public func navigationSplitViewColumnWidth(_ width: Double) -> some View { self }
}
