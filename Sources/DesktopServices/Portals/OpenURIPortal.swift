package import DBus
internal import Glibc

/// Opens URLs and files with the user's default applications.
///
///     try await OpenURIPortal(connection).open("https://swift.org", parent: "")
package struct OpenURIPortal {
    private let connection: DBusConnection

    package init(_ connection: DBusConnection) { self.connection = connection }

    /// Opens a URL, or the file of a `file` URL; the user may have to choose the application.
    package func open(_ url: String, parent: String) async throws(PortalError) {
        guard let path = FileURL.path(of: url) else {
            _ = try await PortalRequest.run(
                Portal.method("OpenURI", "OpenURI"), [.string(parent), .string(url)], options: [:],
                on: connection)
            return
        }
        let file = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            throw .failed(reason: "\(path) cannot be opened: \(String(cString: strerror(errno)))")
        }
        defer { Glibc.close(file) }
        _ = try await PortalRequest.run(
            Portal.method("OpenURI", "OpenFile"), [.string(parent), .unixFileDescriptor(file)],
            options: [:], on: connection)
    }
}
