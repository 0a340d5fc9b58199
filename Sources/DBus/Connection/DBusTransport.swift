import CDBus

/// The socket of a connection: sends and receives messages when the socket is ready, without waiting.
final class DBusTransport {
    private let library: DBusLibrary
    private var connection: OpaquePointer?
    private var file: Int32 = -1
    private var readSource: MainQueueSource?
    private var writeSource: MainQueueSource?
    /// The next attempt to continue the authentication.
    private var authentication: MainQueueSource?
    /// The number of attempts so far.
    private var attempts = 0
    /// Called for each message; an error is passed for a message that cannot be read, with its header.
    var onMessage: ((DBusMessage, DBusError?) -> Void)?
    /// Called once when the peer has closed the connection.
    var onDisconnect: (() -> Void)?

    /// The maximum length of a received message, in bytes; a longer one ends the connection.
    private static let maximumMessageSize = 32 << 20

    /// Opens a connection; authentication follows with the first messages.
    init(address: String) throws(DBusError) {
        guard let library = DBusLibrary.shared else { throw .noLibrary }
        self.library = library
        var error = widgets_dbus_error()
        library.initError(&error)
        defer { library.freeError(&error) }
        guard let connection = library.open(address, &error) else {
            throw .noBus(reason: error.message.map { String(cString: $0) } ?? "no connection to \(address)")
        }
        self.connection = connection
        library.setMaximumMessageSize(connection, Self.maximumMessageSize)
        guard library.fileDescriptor(connection, &file) != 0,
            let source = MainQueueSource(readable: file, { [weak self] in self?.receive() })
        else {
            close()
            throw .noBus(reason: "the connection to \(address) has no usable socket")
        }
        readSource = source
        // Begins the authentication. Its later steps, and the queued messages, follow when the socket is readable: reading anywhere else would
        // leave messages in the queue of libdbus, about which the socket does not notify.
        _ = library.readWrite(connection, 0)
    }

    isolated deinit { close() }

    /// Queues a message, and sends as much as the socket accepts.
    ///
    /// - Returns: The number of the message.
    @discardableResult
    func send(_ message: DBusMessage, to destination: String?) throws(DBusError) -> UInt32 {
        guard let connection else { throw .disconnected }
        let handle = try DBusMessageHandle.make(message, to: destination, library)
        var serial: UInt32 = 0
        guard library.send(connection, handle.pointer, &serial) != 0 else {
            throw DBusMessageHandle.outOfMemory
        }
        updateWriteSource()
        return serial
    }

    /// Closes the socket; messages that were not sent are lost.
    func close() {
        readSource = nil
        writeSource = nil
        authentication = nil
        guard let connection else { return }
        self.connection = nil
        library.close(connection)
        library.releaseConnection(connection)
    }

    // MARK: - Readiness

    /// Reads from the socket, and delivers the received messages.
    private func receive() {
        guard let connection else { return }
        var isOpen = library.readWrite(connection, 0) != 0
        // The steps of authentication are short, and the socket accepts them at once.
        for _ in 0..<4 where isOpen && library.hasMessagesToSend(connection) != 0 {
            isOpen = library.readWrite(connection, 0) != 0
        }
        while let current = self.connection, let pointer = library.pop(current) {
            let handle = DBusMessageHandle(owning: pointer, library)
            deliver(handle)
        }
        if !isOpen { disconnect() } else { updateWriteSource() }
    }

    private func deliver(_ handle: borrowing DBusMessageHandle) {
        do throws(DBusError) {
            let message = try handle.message()
            if message.interface == "org.freedesktop.DBus.Local" { return }
            onMessage?(message, nil)
        } catch {
            if let header = handle.header() { onMessage?(header, error) }
        }
    }

    private func disconnect() {
        if connection == nil { return }
        close()
        onDisconnect?()
    }

    /// Waits for a writable socket exactly while messages are queued.
    ///
    /// Before the connection is authenticated, messages wait for an answer instead: the socket is writable then, and would wake up at once.
    private func updateWriteSource() {
        guard let connection else { return }
        let isAuthenticated = library.isAuthenticated(connection) != 0
        if !isAuthenticated || library.hasMessagesToSend(connection) == 0 {
            writeSource = nil
        } else if writeSource == nil {
            writeSource = MainQueueSource(writable: file) { [weak self] in self?.receive() }
        }
        if isAuthenticated { authentication = nil } else { continueAuthentication() }
    }

    /// Continues the authentication after a moment, with doubled delays up to two seconds in all.
    ///
    /// Until the connection is authenticated, libdbus also reads when it is asked to write, and does not say whether it has a next step to write:
    /// the socket alone would not announce it.
    private func continueAuthentication() {
        if authentication != nil || attempts == 11 { return }
        authentication = MainQueueSource(after: .milliseconds(1 << attempts)) { [weak self] in
            self?.authentication = nil
            self?.receive()
        }
        attempts += 1
    }
}
