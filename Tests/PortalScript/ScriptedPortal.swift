public import DBus

/// The desktop portal on a private bus, with answers that a test determines, also those that a real portal never gives.
///
///     let portal = try await ScriptedPortal(address: bus.address)
///     portal.settings = ["org.freedesktop.appearance": ["color-scheme": .uint32(1)]]
///     portal.answer = { request in .respond(0, ["uris": .strings(["file:///tmp/a"])]) }
public final class ScriptedPortal {
    /// A call that the portal has received.
    public struct Request {
        public let member: String
        public let arguments: [DBusValue]
        /// The last argument: the options.
        public var options: DBusValue { arguments.last ?? [:] }
    }

    /// The portal's reaction to a request.
    public enum Answer {
        /// The response with a code and results.
        case respond(UInt32, DBusValue)
        /// A response with other arguments than `ua{sv}`.
        case respondWith([DBusValue])
        /// The request is accepted, and never answered.
        case wait
        /// The request is neither accepted nor refused before `acceptAll()`.
        case ignore
        /// The request is refused with the name of an error.
        case refuse(String)
        /// The request is accepted with the path of another object, at which nothing follows.
        case acceptElsewhere
        /// The portal exits while the request waits.
        case exit
    }

    public static let service = "org.freedesktop.portal.Desktop"
    static let path = "/org/freedesktop/portal/desktop"

    public let connection: DBusConnection
    /// The requests so far, oldest first.
    public private(set) var requests: [Request] = []
    /// The paths of the requests that the program has closed.
    public private(set) var closed: [String] = []
    /// The requests that are accepted by `acceptAll()`.
    private var ignored: [() -> Void] = []
    /// The number of calls of `ReadAll`.
    public private(set) var readCount = 0
    /// The values of the settings portal by namespace and key.
    public var settings: [String: [String: DBusValue]] = [:]
    /// The result of `ReadAll` instead of the settings; nil for the settings.
    public var settingsAnswer: DBusValue?
    /// The reaction to `ReadAll` instead of the settings: `ignore` or `refuse`; nil for the settings.
    public var settingsReaction: Answer?
    /// The reaction to a request; by default, the user cancels.
    public var answer: (Request) -> Answer = { _ in .respond(1, [:]) }

    /// Owns the portal's name on return; `settings` are served from the first call on.
    public init(address: String, settings: [String: [String: DBusValue]] = [:]) async throws {
        connection = try DBusConnection(address: address)
        self.settings = settings
        connection.objects.export(
            [settingsInterface, fileChooser, openURI, notification, inhibit], at: Self.path)
        connection.objects.exportTree(below: Self.path + "/request") { [weak self] path in
            guard let self else { return nil }
            return [
                DBusInterface(
                    "org.freedesktop.portal.Request",
                    methods: [
                        .init("Close") { _ in
                            self.closed.append(path)
                            return []
                        }
                    ])
            ]
        }
        guard try await connection.requestName(Self.service) else {
            throw DBusError.noBus(reason: "the name is taken")
        }
    }

    /// Changes a setting, and sends its signal.
    public func set(_ value: DBusValue, _ key: String, in namespace: String) throws {
        settings[namespace, default: [:]][key] = value
        try emit("Settings", "SettingChanged", [.string(namespace), .string(key), .variant(value)])
    }

    /// Sends a signal of the portal.
    public func emit(_ interface: String, _ member: String, _ arguments: [DBusValue]) throws {
        try connection.emit(
            member, of: "org.freedesktop.portal." + interface, at: Self.path, arguments)
    }

    // MARK: - Interfaces

    private func interface(_ name: String, _ methods: [DBusInterface.Method]) -> DBusInterface {
        DBusInterface("org.freedesktop.portal." + name, methods: methods)
    }

    private var settingsInterface: DBusInterface {
        interface(
            "Settings",
            [
                .init(
                    "ReadAll", takes: "as", returns: settingsAnswer?.type.signature ?? "a{sa{sv}}",
                    replyingLater: { [weak self] message, reply in self?.answerReading(message, reply) })
            ])
    }

    private func answerReading(
        _ message: DBusMessage, _ reply: @escaping (Result<[DBusValue], DBusError>) -> Void
    ) {
        readCount += 1
        if case .ignore = settingsReaction { return ignored.append { self.answerReading(message, reply) } }
        if case .refuse(let name) = settingsReaction {
            return reply(.failure(.remote(name: name, message: "refused by the script")))
        }
        if let settingsAnswer { return reply(.success([settingsAnswer])) }
        let wanted = message.body[0].stringArray ?? []
        let entries = settings.filter { wanted.contains($0.key) }.map {
            DBusValue.Entry(.string($0.key), .options($0.value))
        }
        reply(
            .success([.dictionary(entries, keys: .string, values: .dictionary(.string, .variant))]))
    }

    /// Makes `ReadAll` answer with a value of another type.
    public func answerSettings(with value: DBusValue) {
        settingsAnswer = value
        connection.objects.export(
            [settingsInterface, fileChooser, openURI, notification, inhibit], at: Self.path)
    }

    private var fileChooser: DBusInterface {
        interface("FileChooser", ["OpenFile", "SaveFile"].map { request($0, "ssa{sv}") })
    }

    private var openURI: DBusInterface { interface("OpenURI", [request("OpenURI", "ssa{sv}")]) }

    private var notification: DBusInterface {
        interface(
            "Notification",
            [
                .init("AddNotification", takes: "sa{sv}") { [weak self] message throws(DBusError) in
                    try self?.record(message)
                    return []
                },
                .init("RemoveNotification", takes: "s") { [weak self] message throws(DBusError) in
                    try self?.record(message)
                    return []
                },
            ])
    }

    private var inhibit: DBusInterface {
        interface(
            "Inhibit",
            [request("Inhibit", "sua{sv}")])
    }

    // MARK: - Requests

    /// Accepts the requests that have been ignored.
    public func acceptAll() {
        let waiting = ignored
        ignored = []
        for accept in waiting { accept() }
    }

    private func request(_ name: String, _ arguments: String) -> DBusInterface.Method {
        .init(
            name, takes: arguments, returns: "o",
            replyingLater: { [weak self] message, reply in
                self?.react(to: message, reply)
            })
    }

    @discardableResult private func record(_ message: DBusMessage) throws(DBusError) -> Answer {
        let request = Request(member: message.member ?? "", arguments: message.body)
        requests.append(request)
        let answer = answer(request)
        if case .refuse(let name) = answer { throw .remote(name: name, message: "refused by the script") }
        return answer
    }

    private func handle(of message: DBusMessage) -> String {
        let sender = (message.sender ?? "").dropFirst().map { $0 == "." ? "_" : $0 }
        let token = message.body.last?["handle_token"]?.string ?? "t\(requests.count)"
        return "\(Self.path)/request/\(String(sender))/\(token)"
    }

    private func react(
        to message: DBusMessage, _ reply: @escaping (Result<[DBusValue], DBusError>) -> Void
    ) {
        let handle = handle(of: message)
        let answer: Answer
        do throws(DBusError) { answer = try record(message) } catch { return reply(.failure(error)) }
        func respond(_ arguments: [DBusValue]) {
            // After the answer to the call.
            Task { [connection] in
                try? connection.emit(
                    "Response", of: "org.freedesktop.portal.Request", at: handle, arguments)
            }
        }
        switch answer {
        case .respond(let code, let results): respond([.uint32(code), results])
        case .respondWith(let arguments): respond(arguments)
        case .wait, .refuse: break
        case .ignore: return ignored.append { reply(.success([.objectPath(handle)])) }
        case .acceptElsewhere: return reply(.success([.objectPath("/nonsense")]))
        case .exit: Task { [connection] in connection.close() }
        }
        reply(.success([.objectPath(handle)]))
    }
}
