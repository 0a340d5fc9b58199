/// An error of a D-Bus connection, or of a call.
///
///     catch DBusError.remote(let name, _) where name.hasSuffix(".ServiceUnknown") { ... }
public nonisolated enum DBusError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Libdbus is not installed.
    case noLibrary
    /// The session has no bus, or the bus did not accept the connection.
    case noBus(reason: String)
    /// The connection to the bus was lost, or was closed.
    case disconnected
    /// No answer arrived in time.
    case timedOut
    /// The task that made the call was cancelled.
    case cancelled
    /// The service answered with an error: the error's name and its text.
    case remote(name: String, message: String)
    /// The answer has another type than the method.
    case unexpectedReply(signature: String, expected: String)
    /// The message cannot be sent, or was received and cannot be read.
    case invalidMessage(reason: String)

    public var description: String {
        switch self {
        case .noLibrary: "libdbus-1 is not installed"
        case .noBus(let reason): "there is no session bus (\(reason))"
        case .disconnected: "the connection to the session bus is lost"
        case .timedOut: "the service did not answer in time"
        case .cancelled: "the call was cancelled"
        case .remote(let name, let message): message.isEmpty ? name : "\(message) (\(name))"
        case .unexpectedReply(let signature, let expected):
            "the service answered with the type \"\(signature)\" instead of \"\(expected)\""
        case .invalidMessage(let reason): reason
        }
    }
}
