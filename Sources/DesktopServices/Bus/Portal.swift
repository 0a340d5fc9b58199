internal import DBus

/// The names and the time limit of the desktop portal.
///
///     try await connection.call(Portal.method("Settings", "ReadAll"), [.strings([])], returning: "a{sa{sv}}")
package enum Portal {
    /// The time within which a portal must accept a request; the user has any time for the answer.
    package nonisolated static let acceptance = Duration.seconds(10)

    nonisolated static let service = "org.freedesktop.portal.Desktop"
    nonisolated static let path = "/org/freedesktop/portal/desktop"

    nonisolated static func interface(_ name: String) -> String { "org.freedesktop.portal." + name }

    nonisolated static func method(_ interface: String, _ member: String) -> DBusMethod {
        DBusMethod(service, path, self.interface(interface), member)
    }
}
