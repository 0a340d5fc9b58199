public import Foundation

/// A session bus that runs for one test, which is its only user, and starts no services except those of a given folder.
///
///     try await MessageBus.use { bus in
///         let connection = try DBusConnection(address: bus.address)
///     }
public final class MessageBus: @unchecked Sendable {
    public let address: String
    private let daemon: Child

    public static let isAvailable = Child.isInstalled("dbus-daemon")

    /// An error thrown if the bus does not start.
    public struct NoBus: Error {}

    private init(in folder: URL, services: URL?, environment: [String: String]) throws {
        let configuration = folder.appendingPathComponent("bus.conf")
        let text = """
            <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
             "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
            <busconfig><type>session</type><listen>unix:path=\(folder.path)/bus</listen>
            \(services.map { "<servicedir>\($0.path)</servicedir>" } ?? "")
            <limit name="service_start_timeout">\(HangGuard.limit / .milliseconds(1))</limit>
            <policy context="default"><allow send_destination="*" eavesdrop="false"/><allow own="*"/>
            <allow send_requested_reply="true"/><allow receive_sender="*"/></policy>
            </busconfig>
            """
        try Data(text.utf8).write(to: configuration)
        daemon = try Child(
            ["dbus-daemon", "--config-file=\(configuration.path)", "--nofork", "--print-address"], environment
        )
        guard daemon.read(until: "unix:"), let address = daemon.lines.last else { throw NoBus() }
        self.address = address
    }

    /// Starts a bus, and ends it after `body`; `services` is a folder with the services that the bus starts, with variables in addition to
    /// those of this process.
    public static func use<Result>(
        services: URL? = nil, environment: [String: String] = [:],
        isolation: isolated (any Actor)? = #isolation,
        _ body: (MessageBus) async throws -> Result
    ) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let bus = try MessageBus(in: folder, services: services, environment: environment)
        defer { bus.stop() }
        return try await body(bus)
    }

    /// Ends the bus while programs are connected to it.
    public func stop() { daemon.end() }
}
