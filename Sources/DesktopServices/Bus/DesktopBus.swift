package import DBus

/// The connection to the session bus that all services of a program share.
///
/// It is opened by the first use after `start()`, and again by the next use after it was lost.
///
///     let bus = DesktopBus { try DBusConnection.session() }
///     bus.start()
///     let connection = try bus.connection()
package final class DesktopBus {
    private let connect: () throws(DBusError) -> DBusConnection
    private var open: DBusConnection?
    private var isStarted = false
    /// The closures that are called when the bus is lost.
    private var lossHandlers: [() -> Void] = []
    /// Called when a message of a service cannot be read.
    package var onInvalidMessage: ((DBusMessage, DBusError) -> Void)?

    package init(connect: @escaping () throws(DBusError) -> DBusConnection) { self.connect = connect }

    /// Permits connections.
    ///
    /// Before, each use fails, so that no library is loaded before the first frame.
    package func start() { isStarted = true }

    /// Closes the connection; later uses fail.
    package func stop() {
        isStarted = false
        open?.onDisconnect = nil
        open?.close()
        open = nil
    }

    /// The connection that is open now; nil before the first use.
    package var current: DBusConnection? { open }

    /// Returns the open connection, or opens one.
    package func connection() throws(DBusError) -> DBusConnection {
        if let open, open.isConnected { return open }
        guard isStarted else { throw .noBus(reason: "no window has been displayed yet") }
        let connection = try connect()
        connection.onDisconnect = { [weak self] in
            guard let self else { return }
            open = nil
            for handler in lossHandlers { handler() }
        }
        connection.onInvalidMessage = { [weak self] in self?.onInvalidMessage?($0, $1) }
        open = connection
        return connection
    }

    /// Calls `handler` whenever the bus closes the connection.
    package func onLoss(_ handler: @escaping () -> Void) { lossHandlers.append(handler) }
}
