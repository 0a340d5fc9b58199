private struct DialogIconKey: EnvironmentKey { static var defaultValue: Image? { nil } }

extension EnvironmentValues {
    /// The image above the title of alerts and confirmation dialogs; nil for none.
    var dialogIcon: Image? {
        get { self[DialogIconKey.self] }
        set { self[DialogIconKey.self] = newValue }
    }
}

extension View {
    /// Displays an image above the titles of the alerts and confirmation dialogs that this view presents; nil for none.
    ///
    /// A symbol is displayed in the tint colour.
    ///
    ///     list.alert("Delete the album?", isPresented: $isAsking) { Button("Delete", role: .destructive) { delete() } }
    ///         .dialogIcon(Image(systemName: "trash"))
    public func dialogIcon(_ icon: Image?) -> some View { environment(\.dialogIcon, icon) }
}
