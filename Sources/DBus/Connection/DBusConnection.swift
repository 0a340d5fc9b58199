import Glibc

/// A connection to a message bus.
///
/// Calls are asynchronous, and messages are received by the event loop: no function waits for the bus. While no message arrives, the
/// connection causes no wake-up. It is used on the main actor, and closed when it is released.
///
///     let connection = try DBusConnection.session()
///     let names = try await connection.call(
///         DBusMethod("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ListNames"), returning: "as")
public final class DBusConnection {
    private let transport: DBusTransport
    private let pending = DBusPendingCalls()
    /// The exported objects.
    public let objects = DBusObjects()
    private var owners: DBusNameOwners?
    private var subscriptions: [Int: (rule: DBusMatchRule, handler: (DBusMessage) -> Void)] = [:]
    private var nextID = 0

    /// The name of this connection on the bus; nil until the bus has answered.
    public private(set) var uniqueName: String?
    /// Whether the connection is open.
    ///
    /// A lost connection cannot be opened again.
    public private(set) var isConnected = true
    /// Called once when the bus has closed the connection; waiting calls have failed by then.
    public var onDisconnect: (() -> Void)?
    /// Called when a received message cannot be read.
    public var onInvalidMessage: ((DBusMessage, DBusError) -> Void)?
    /// The numbers of messages sent and received, for tests and measurements.
    public private(set) var messageCounts = (sent: 0, received: 0)

    /// The time after which a call without an answer fails.
    public nonisolated static let defaultTimeout = Duration.seconds(25)

    /// Connects to the session bus of the environment.
    public static func session() throws(DBusError) -> DBusConnection {
        guard let address = DBusAddress.session(environment: { getenv($0).map { String(cString: $0) } })
        else { throw .noBus(reason: "DBUS_SESSION_BUS_ADDRESS is not set") }
        return try DBusConnection(address: address)
    }

    /// Connects to the bus at an address.
    ///
    /// Opening the socket is synchronous; authentication and registration on the bus are not. Messages can be sent at once.
    public init(address: String) throws(DBusError) {
        guard DBusName.isText(address), !address.isEmpty else {
            throw .noBus(reason: "the address is not valid")
        }
        transport = try DBusTransport(address: address)
        owners = DBusNameOwners { [weak self] in self?.callBus($0, $1, $2) }
        transport.onMessage = { [weak self] in self?.receive($0, $1) }
        transport.onDisconnect = { [weak self] in self?.didDisconnect() }
        objects.send = { [weak self] message, destination in
            _ = try? self?.send(message, to: destination)
        }
        send(.bus("Hello")) { [weak self] result in
            if case .success(let message) = result { self?.uniqueName = message.body.first?.string }
        }
    }

    /// Closes the connection; waiting calls fail.
    public func close() {
        guard isConnected else { return }
        isConnected = false
        transport.close()
        pending.failAll(.disconnected)
        owners?.removeAll()
        subscriptions.removeAll()
    }

    // MARK: - Calls

    /// Calls a method and returns the arguments of its answer.
    ///
    /// An answer whose signature is not `signature` throws; nil accepts all. `timeout` is the time after which the call fails; nil permits any
    /// time.
    @discardableResult
    public func call(
        _ method: DBusMethod, _ arguments: [DBusValue] = [], returning signature: String? = nil,
        timeout: Duration? = DBusConnection.defaultTimeout
    ) async throws(DBusError) -> [DBusValue] {
        try await message(method, arguments, returning: signature, timeout: timeout).body
    }

    /// Calls a method and returns the whole answer, with the unique name of its sender.
    ///
    /// The service does not know that a call was cancelled or has timed out. If it answers without an error afterwards, `onLateAnswer`
    /// is called with the answer, to undo what the call has effected.
    public func message(
        _ method: DBusMethod, _ arguments: [DBusValue] = [], returning signature: String? = nil,
        timeout: Duration? = DBusConnection.defaultTimeout,
        onLateAnswer: ((DBusMessage) -> Void)? = nil
    ) async throws(DBusError) -> DBusMessage {
        let call = SentCall()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                call.serial = send(method, arguments, timeout: timeout, onLateAnswer: onLateAnswer) {
                    continuation.resume(returning: $0)
                }
            }
        } onCancel: {
            Task { @MainActor [weak self] in
                if let serial = call.serial { self?.pending.fail(serial, .cancelled) }
            }
        }
        return try Self.answer(result, returning: signature)
    }

    /// Calls a method, and calls `completion` with the answer, on the main actor; for programs that are idle afterwards.
    ///
    /// A suspended task is resumed on the concurrent pool, even on its way to the main actor, and from the first use of that pool on,
    /// libdispatch wakes up every second.
    package func call(
        _ method: DBusMethod, _ arguments: [DBusValue] = [], returning signature: String? = nil,
        completion: @escaping (Result<[DBusValue], DBusError>) -> Void
    ) {
        send(method, arguments) { result in
            do throws(DBusError) {
                completion(.success(try Self.answer(result, returning: signature).body))
            } catch { completion(.failure(error)) }
        }
    }

    private static func answer(
        _ result: Result<DBusMessage, DBusError>, returning signature: String?
    ) throws(DBusError) -> DBusMessage {
        let answer = try result.get()
        if let signature, answer.signature != signature {
            throw .unexpectedReply(signature: answer.signature, expected: signature)
        }
        return answer
    }

    /// Calls a method, and calls `completion` with the answer, on the main actor.
    ///
    /// - Returns: The number of the call; nil if it could not be sent, in which case `completion` has been called.
    @discardableResult
    func send(
        _ method: DBusMethod, _ arguments: [DBusValue] = [], timeout: Duration? = defaultTimeout,
        onLateAnswer: ((DBusMessage) -> Void)? = nil, _ completion: @escaping DBusPendingCalls.Completion
    ) -> UInt32? {
        var message = DBusMessage(kind: .methodCall)
        message.path = method.path
        message.interface = method.interface
        message.member = method.member
        message.body = arguments
        do throws(DBusError) {
            let serial = try send(message, to: method.destination)
            pending.add(serial, timeout: timeout, onLateAnswer: onLateAnswer, completion)
            return serial
        } catch {
            completion(.failure(error))
            return nil
        }
    }

    private func callBus(
        _ member: String, _ arguments: [DBusValue], _ completion: @escaping ([DBusValue]?) -> Void
    ) {
        send(.bus(member), arguments) { completion(try? $0.get().body) }
    }

    @discardableResult
    private func send(_ message: DBusMessage, to destination: String?) throws(DBusError) -> UInt32 {
        guard isConnected else { throw .disconnected }
        messageCounts.sent += 1
        return try transport.send(message, to: destination)
    }

    // MARK: - Signals

    /// Sends a signal to all connections that subscribe to it.
    public func emit(
        _ member: String, of interface: String, at path: String, _ arguments: [DBusValue] = []
    ) throws(DBusError) {
        var message = DBusMessage(kind: .signal)
        message.path = path
        message.interface = interface
        message.member = member
        message.body = arguments
        try send(message, to: nil)
    }

    /// Calls `handler` for each signal that matches the rule, until the subscription is released.
    ///
    /// If the rule has a sender, only signals of the current owner of that name are delivered.
    public func subscribe(
        to rule: DBusMatchRule, _ handler: @escaping (DBusMessage) -> Void
    ) throws(DBusError) -> DBusSubscription {
        guard rule.isValid else { throw .invalidMessage(reason: "the match rule \(rule.text) is not valid") }
        guard isConnected else { throw .disconnected }
        if let sender = rule.sender { owners?.retain(sender) }
        callBus("AddMatch", [.string(rule.text)]) { _ in }
        nextID += 1
        let id = nextID
        subscriptions[id] = (rule, handler)
        return DBusSubscription { [weak self] in self?.unsubscribe(id) }
    }

    private func unsubscribe(_ id: Int) {
        guard let (rule, _) = subscriptions.removeValue(forKey: id) else { return }
        callBus("RemoveMatch", [.string(rule.text)]) { _ in }
        if let sender = rule.sender { owners?.release(sender) }
    }

    // MARK: - Names

    /// Returns the unique name of this connection, once the bus has given it.
    public func ownName() async throws(DBusError) -> String {
        // The bus answers in order, so the answer to the registration precedes this one.
        if uniqueName == nil { try await call(.bus("GetId"), returning: "s") }
        guard let uniqueName else { throw .noBus(reason: "the bus has refused the connection") }
        return uniqueName
    }

    /// Returns a number that this connection returns only once.
    public func newToken() -> Int {
        nextID += 1
        return nextID
    }

    /// Requests a well-known name.
    ///
    /// - Returns: Whether the connection owns the name now; false if another connection owns it.
    public func requestName(_ name: String) async throws(DBusError) -> Bool {
        guard DBusName.isWellKnownName(name) else {
            throw .invalidMessage(reason: "\"\(name)\" is not a well-known name")
        }
        // 4: the connection does not wait in the queue of a name that is taken.
        let answer = try await call(.bus("RequestName"), [.string(name), .uint32(4)], returning: "u")
        return answer[0].int == 1 || answer[0].int == 4
    }

    /// Calls `handler` with the unique name of the owner whenever the owner of a well-known name changes, and once it is known; nil when
    /// the name has no owner any more.
    public func observeOwner(
        of name: String, _ handler: @escaping (String?) -> Void
    ) throws(DBusError) -> DBusSubscription {
        guard DBusName.isWellKnownName(name) else {
            throw .invalidMessage(reason: "\"\(name)\" is not a well-known name")
        }
        guard isConnected, let owners else { throw .disconnected }
        owners.retain(name)
        let id = owners.observe(name, handler)
        return DBusSubscription { [weak owners] in
            owners?.removeObserver(id, of: name)
            owners?.release(name)
        }
    }

    // MARK: - Received messages

    private func receive(_ message: DBusMessage, _ error: DBusError?) {
        messageCounts.received += 1
        if let error { onInvalidMessage?(message, error) }
        switch message.kind {
        case .methodReturn:
            pending.complete(message.replySerial, error.map { .failure($0) } ?? .success(message))
        case .error:
            let text = message.body.first?.string ?? ""
            pending.complete(
                message.replySerial, .failure(.remote(name: message.errorName ?? "", message: text)))
        case .methodCall: objects.answer(message, error)
        case .signal:
            if error != nil { return }
            owners?.receive(message)
            for id in subscriptions.keys.sorted() {
                guard let (rule, handler) = subscriptions[id] else { continue }
                if rule.matches(message, owner: rule.sender.flatMap { owners?.owner(of: $0) }) {
                    handler(message)
                }
            }
        }
    }

    private func didDisconnect() {
        guard isConnected else { return }
        close()
        onDisconnect?()
    }
}

/// The number of a call, for its cancellation.
private final class SentCall { var serial: UInt32? }
