/// A method of an object of a service.
///
///     let ping = DBusMethod("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.Peer", "Ping")
///     try await connection.call(ping)
public nonisolated struct DBusMethod: Hashable, Sendable {
    /// The name of the service: well-known or unique.
    public let destination: String
    public let path: String
    public let interface: String
    public let member: String

    public init(_ destination: String, _ path: String, _ interface: String, _ member: String) {
        self.destination = destination
        self.path = path
        self.interface = interface
        self.member = member
    }

    /// Returns a method of the bus itself.
    static func bus(_ member: String) -> DBusMethod {
        DBusMethod("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", member)
    }
}
