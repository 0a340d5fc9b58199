/// A control that opens a URL: `SwiftUI.Link`.
///
///     Link("Read more", destination: "https://swift.org")
public struct Link<Label: View>: View {
    let destination: String
    let label: Label
    let site: DeclarationSite
    @Environment(\.openURL) private var openURL

    /// Creates a link; `destination` is a complete URL, as a browser accepts it.
    public init(
        destination: String, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.destination = destination
        self.label = label()
        site = DeclarationSite(fileID: fileID, line: line)
    }

    public var body: some View {
        let (openURL, destination) = (openURL, destination)
        Button(role: nil, action: { openURL(destination) }, label: label, site: site)
            .buttonStyle(.plain).foregroundStyle(TintShapeStyle())
            .accessibility(role: .link)
    }
}

extension Link where Label == Text {
    /// Creates a link with a title; `destination` is a complete URL, as a browser accepts it.
    public init(
        _ title: String, destination: String, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(destination: destination, label: { Text(title) }, fileID: fileID, line: line)
    }
}

/// An action that opens URLs: `SwiftUI.OpenURLAction`.
///
///     .environment(\.openURL, OpenURLAction { address in show(address); return .handled })
public struct OpenURLAction {
    /// The outcome of an action; `systemAction` passes the URL on to the desktop.
    ///
    ///     return .systemAction
    public enum Result: Hashable, Sendable { case handled, discarded, systemAction }

    let handler: (String) -> Result
    /// Creates an action that opens URLs with `handler`.
    public init(handler: @escaping (String) -> Result) { self.handler = handler }

    /// Opens the URL.
    public func callAsFunction(_ address: String) {
        if handler(address) == .systemAction { Self.openByDesktop(address) }
    }

    /// Opens the URL with the user's default application, without waiting for it.
    static func openByDesktop(_ address: String) { Task { await Application.shared.open(address) } }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    /// The action that opens URLs; by default, the desktop opens them with its default application.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
