package import DBus

/// The reason why a service of the desktop did not do its work.
///
///     catch PortalError.unavailable(let reason) { showOwnDialog() }
package nonisolated enum PortalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The program has no bus, or no service of that name.
    case unavailable(reason: String)
    /// The service failed, or vanished during its work.
    case failed(reason: String)
    /// The service answered with data that it must not send.
    case invalidAnswer(reason: String)
    /// The user has cancelled the dialog of the service.
    case cancelledByUser
    /// The task was cancelled.
    case cancelled

    package init(_ error: DBusError) {
        switch error {
        case .noLibrary, .noBus: self = .unavailable(reason: error.description)
        case .remote(let name, _) where Self.missing.contains(name):
            self = .unavailable(reason: error.description)
        case .unexpectedReply, .invalidMessage: self = .invalidAnswer(reason: error.description)
        case .cancelled: self = .cancelled
        case .disconnected, .timedOut, .remote: self = .failed(reason: error.description)
        }
    }

    /// The errors of the bus that mean that there is no such service.
    private static let missing = [
        "ServiceUnknown", "UnknownMethod", "UnknownInterface", "UnknownObject", "NameHasNoOwner",
    ].map { "org.freedesktop.DBus.Error." + $0 }

    package var description: String {
        switch self {
        case .unavailable(let reason), .failed(let reason), .invalidAnswer(let reason): reason
        case .cancelledByUser: "the user has cancelled the dialog"
        case .cancelled: "the call was cancelled"
        }
    }
}
