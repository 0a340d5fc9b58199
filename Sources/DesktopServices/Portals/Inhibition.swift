package import DBus

/// An obstacle to the screen saver, to suspending or to logging out, which lasts until it is ended or released.
///
///     let inhibition = try await Inhibition.begin([.idle], reason: "Playing a video", applicationName: "Player", parent: "", on: connection)
@MainActor
package final class Inhibition {
    /// The events that are prevented.
    package nonisolated struct Kinds: OptionSet, Hashable, Sendable {
        package let rawValue: UInt32
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        package static let logout = Kinds(rawValue: 1)
        package static let suspend = Kinds(rawValue: 4)
        package static let idle = Kinds(rawValue: 8)
    }

    private static let screenSaver = "org.freedesktop.ScreenSaver"

    private var onEnd: (() -> Void)?

    private init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }

    isolated deinit { onEnd?() }

    /// Ends the inhibition.
    package func end() {
        let action = onEnd
        onEnd = nil
        action?()
    }

    /// Asks the portal, or the screen saver of a desktop without the portal, which can prevent only `idle`.
    ///
    /// A service that accepts only after the time `acceptance`, or after the task was cancelled, is asked to end the inhibition then.
    package static func begin(
        _ kinds: Kinds, reason: String, applicationName: String, parent: String,
        on connection: DBusConnection, acceptance: Duration = Portal.acceptance
    ) async throws(PortalError) -> Inhibition {
        do throws(DBusError) {
            do throws(DBusError) {
                func inhibition(_ answer: DBusMessage) -> Inhibition {
                    let path = answer.body.first?.string ?? "/"
                    return Inhibition { PortalRequest.close(path, connection) }
                }
                return inhibition(
                    try await connection.message(
                        Portal.method("Inhibit", "Inhibit"),
                        [.string(parent), .uint32(kinds.rawValue), ["reason": .string(reason)]],
                        returning: "o", timeout: acceptance
                    ) { inhibition($0).end() })
            } catch {
                guard case .remote = error, kinds.contains(.idle) else { throw error }
                return try await askScreenSaver(reason, applicationName, connection, acceptance)
            }
        } catch { throw PortalError(error) }
    }

    private static func askScreenSaver(
        _ reason: String, _ applicationName: String, _ connection: DBusConnection, _ acceptance: Duration
    ) async throws(DBusError) -> Inhibition {
        func method(_ member: String) -> DBusMethod {
            DBusMethod(screenSaver, "/org/freedesktop/ScreenSaver", screenSaver, member)
        }
        func inhibition(_ answer: DBusMessage) -> Inhibition {
            let (end, cookie) = (method("UnInhibit"), answer.body)
            return Inhibition { Task { _ = try? await connection.call(end, cookie) } }
        }
        return inhibition(
            try await connection.message(
                method("Inhibit"), [.string(applicationName), .string(reason)], returning: "u",
                timeout: acceptance
            ) { inhibition($0).end() })
    }
}
