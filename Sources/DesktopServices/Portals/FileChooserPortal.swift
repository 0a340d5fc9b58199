package import DBus

/// The file dialogs of the desktop.
///
///     let answer = try await FileChooserPortal(connection).choose(request, parent: "x11:1a00004")
package struct FileChooserPortal {
    private let connection: DBusConnection

    package init(_ connection: DBusConnection) { self.connection = connection }

    /// Opens a file dialog above the window with the handle `parent`, and returns the choice of the user.
    ///
    /// Fails if the portal does not accept the request within the time `acceptance`.
    package func choose(
        _ request: FileChooserRequest, parent: String, acceptance: Duration
    ) async throws(PortalError) -> FileChooserAnswer {
        let member = request.kind == .save ? "SaveFile" : "OpenFile"
        let results = try await PortalRequest.run(
            Portal.method("FileChooser", member), [.string(parent), .string(request.title)],
            options: request.options, on: connection, acceptance: acceptance)
        return try FileChooserAnswer(results, to: request)
    }
}
