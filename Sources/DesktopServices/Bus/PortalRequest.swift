internal import DBus
internal import Glibc

/// A call of a portal whose result follows later in a signal, because the user takes part in it.
///
///     let results = try await PortalRequest.run(method, before: [.string(window)], options: options, on: connection)
final class PortalRequest {
    private let connection: DBusConnection
    private var subscriptions: [DBusSubscription] = []
    private var continuation: CheckedContinuation<Result<DBusMessage, PortalError>, Never>?
    private var result: Result<DBusMessage, PortalError>?
    /// The unique name of the portal, known from its answer; responses of others are not accepted.
    private var portal: String?
    /// Responses that arrived before the portal's unique name was known.
    private var early: [DBusMessage] = []

    /// The current owner of the portal's name, which is nil without one; nil before it is known.
    private var owner: String??

    private init(_ connection: DBusConnection) { self.connection = connection }

    /// Calls a portal method with arguments and options, and waits for the response of the user.
    ///
    /// Cancelling the task closes the portal's dialog. A portal that accepts the request only after it has failed, because the task was cancelled
    /// or `acceptance` has elapsed, is asked to close its dialog then.
    ///
    /// - Returns: The results of a successful request.
    static func run(
        _ method: DBusMethod, _ arguments: [DBusValue], options: [String: DBusValue],
        on connection: DBusConnection, acceptance: Duration = Portal.acceptance
    ) async throws(PortalError) -> DBusValue {
        let request = PortalRequest(connection)
        defer { request.subscriptions.removeAll() }
        let token = "widgets\(getpid())_\(connection.newToken())"
        let path: String
        do throws(DBusError) {
            let name = try await connection.ownName().dropFirst().map { $0 == "." ? "_" : $0 }
            let predicted = "\(Portal.path)/request/\(String(name))/\(token)"
            try request.listen(at: predicted)
            if Task.isCancelled { throw .cancelled }
            var options = options
            options["handle_token"] = .string(token)
            let answer = try await connection.message(
                method, arguments + [.options(options)], returning: "o", timeout: acceptance
            ) { Self.close($0.body.first?.string ?? predicted, connection) }
            path = answer.body[0].string ?? predicted
            if path != predicted { try request.listen(at: path) }
            request.accept(from: answer.sender)
        } catch {
            throw PortalError(error)
        }
        return try await request.response(path)
    }

    private func listen(at path: String) throws(DBusError) {
        let rule = DBusMatchRule(path: path, interface: Portal.interface("Request"), member: "Response")
        subscriptions.append(try connection.subscribe(to: rule) { [weak self] in self?.receive($0) })
        let owner = try connection.observeOwner(of: Portal.service) { [weak self] in
            self?.owner = .some($0)
            self?.checkOwner()
        }
        subscriptions.append(owner)
    }

    private func accept(from sender: String?) {
        portal = sender
        for message in early { receive(message) }
        early = []
        // The portal may have exited before the task that waited for its acceptance was resumed.
        checkOwner()
    }

    /// Fails the request if the portal that has accepted it does not exist any more.
    private func checkOwner() {
        if let portal, let owner, owner != portal {
            finish(.failure(.failed(reason: "the desktop portal has exited")))
        }
    }

    private func receive(_ message: DBusMessage) {
        guard let portal else { return early.append(message) }
        if message.sender == portal { finish(.success(message)) }
    }

    private func finish(_ result: Result<DBusMessage, PortalError>) {
        if self.result != nil { return }
        self.result = result
        continuation?.resume(returning: result)
        continuation = nil
    }

    private func response(_ path: String) async throws(PortalError) -> DBusValue {
        let response: Result<DBusMessage, PortalError> = await withTaskCancellationHandler {
            await withCheckedContinuation {
                (continuation: CheckedContinuation<Result<DBusMessage, PortalError>, Never>) in
                if let result {
                    continuation.resume(returning: result)
                } else {
                    self.continuation = continuation
                }
            }
        } onCancel: {
            Task { @MainActor in finish(.failure(.cancelled)) }
        }
        if case .failure(.cancelled) = response { Self.close(path, connection) }
        let message = try response.get()
        guard message.signature == "ua{sv}" else {
            throw .invalidAnswer(reason: "the portal's response has the type \"\(message.signature)\"")
        }
        switch message.body[0].int {
        case 0: return message.body[1]
        // 2 is also the answer of portals whose dialog was closed by the window manager.
        case 1, 2: throw .cancelledByUser
        default: throw .invalidAnswer(reason: "the portal's response has an unknown code")
        }
    }

    /// Closes the dialog of a request, or ends what it has started.
    static func close(_ path: String, _ connection: DBusConnection) {
        let method = DBusMethod(Portal.service, path, Portal.interface("Request"), "Close")
        Task { _ = try? await connection.call(method) }
    }
}
