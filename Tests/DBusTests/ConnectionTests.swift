import Dispatch
import DisplaySupport
import Glibc
import RandomNumbers
import Testing

@testable import DBus

/// Connections to a real bus.
@Suite(.serialized, .enabled(if: MessageBus.isAvailable, "dbus-daemon is not installed"))
struct ConnectionTests {
    private let echo = DBusMethod("org.example.Echo", "/echo", "org.example.Echo", "Echo")

    private func echoInterface(_ onCall: @escaping (DBusMessage) throws(DBusError) -> [DBusValue])
        -> DBusInterface
    {
        DBusInterface("org.example.Echo", methods: [.init("Echo", takes: "av", returns: "av", onCall)])
    }

    private func serve(
        _ bus: MessageBus, _ onCall: @escaping (DBusMessage) throws(DBusError) -> [DBusValue] = { $0.body }
    ) async throws -> DBusConnection {
        let service = try DBusConnection(address: bus.address)
        service.objects.export([echoInterface(onCall)], at: "/echo")
        #expect(try await service.requestName("org.example.Echo"))
        return service
    }

    @Test func `A call reaches an exported object, and its answer returns, also with a megabyte of bytes`()
        async throws
    {
        try await MessageBus.use { bus in
            let service = try await serve(bus)
            let client = try DBusConnection(address: bus.address)
            for size in [0, 1, 5_000_000] {
                let value = DBusValue.array(
                    [.variant(.bytes(Array(repeating: 7, count: size))), .variant(.string("ü"))], of: .variant
                )
                #expect(try await client.call(echo, [value], returning: "av") == [value])
            }
            #expect(client.uniqueName?.hasPrefix(":1.") == true)
            service.close()
        }
    }

    @Test func `Calls that are sent at any time during the authentication arrive`() async throws {
        var generator = SeededRandom(seed: 7)
        try await MessageBus.use { bus in
            for _ in 0..<200 {
                let client = try DBusConnection(address: bus.address)
                var answers = 0
                for _ in 0..<3 {
                    usleep(UInt32.random(in: 0..<300, using: &generator))
                    if Bool.random(using: &generator) {
                        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
                    }
                    client.send(.bus("GetId"), timeout: HangGuard.limit) { result in
                        if case .success = result { answers += 1 }
                    }
                }
                // The answers arrive in order.
                try await client.call(.bus("GetId"), returning: "s", timeout: HangGuard.limit)
                #expect(answers == 3)
            }
        }
    }

    @Test func `Errors of the service, of its types and of the caller are told apart`() async throws {
        try await MessageBus.use { bus in
            let service = try await serve(bus) { _ throws(DBusError) in
                throw .remote(name: "org.example.Refused", message: "not today")
            }
            let client = try DBusConnection(address: bus.address)
            let value = DBusValue.array([], of: .variant)
            await #expect(throws: DBusError.remote(name: "org.example.Refused", message: "not today")) {
                try await client.call(echo, [value])
            }
            func name(_ method: DBusMethod, _ arguments: [DBusValue]) async -> String? {
                do throws(DBusError) { try await client.call(method, arguments) } catch {
                    if case .remote(let name, _) = error { return name }
                }
                return nil
            }
            let prefix = "org.freedesktop.DBus.Error."
            #expect(await name(echo, [.int32(1)]) == prefix + "InvalidArgs")
            #expect(
                await name(DBusMethod("org.example.Echo", "/echo", "org.example.Echo", "Other"), [])
                    == prefix + "UnknownMethod")
            #expect(
                await name(DBusMethod("org.example.Echo", "/none", "org.example.Echo", "Echo"), [])
                    == prefix + "UnknownObject")
            #expect(
                await name(DBusMethod("org.example.Nobody", "/", "org.example.Echo", "Echo"), [])
                    == prefix + "ServiceUnknown")
            await #expect(throws: DBusError.unexpectedReply(signature: "s", expected: "u")) {
                try await client.call(.bus("GetNameOwner"), [.string("org.example.Echo")], returning: "u")
            }
            await #expect(throws: DBusError.self) { try await client.call(echo, [.string("\0")]) }
            service.close()
        }
    }

    @Test
    func `A call without an answer times out, a cancelled one ends at once, and later answers are ignored`()
        async throws
    {
        try await MessageBus.use { bus in
            // A connection that exports nothing but never answers: its calls are dropped.
            let silent = try DBusConnection(address: bus.address)
            #expect(try await silent.requestName("org.example.Echo"))
            silent.objects.send = nil
            let client = try DBusConnection(address: bus.address)
            await #expect(throws: DBusError.timedOut) {
                try await client.call(echo, timeout: .milliseconds(30))
            }
            let task = Task { try await client.call(echo, timeout: nil) }
            await Task.yield()
            task.cancel()
            await #expect(throws: DBusError.cancelled) { try await task.value }
            // The connection is still usable.
            #expect(
                try await client.call(.bus("ListNames"), returning: "as")[0].stringArray?.isEmpty == false)
        }
    }

    @Test func `Waiting calls fail when the bus dies, and the program is notified once`() async throws {
        try await MessageBus.use { bus in
            let silent = try DBusConnection(address: bus.address)
            #expect(try await silent.requestName("org.example.Echo"))
            silent.objects.send = nil
            let client = try DBusConnection(address: bus.address)
            var losses = 0
            client.onDisconnect = { losses += 1 }
            try await client.call(.bus("GetId"))
            let task = Task { try await client.call(echo, timeout: nil) }
            await Task.yield()
            bus.stop()
            await #expect(throws: DBusError.disconnected) { try await task.value }
            #expect(losses == 1 && !client.isConnected)
            await #expect(throws: DBusError.disconnected) { try await client.call(echo) }
            #expect(throws: DBusError.disconnected) { try client.subscribe(to: DBusMatchRule()) { _ in } }
        }
    }

    @Test func `Signals arrive from the owner of the subscribed name only, until the subscription ends`()
        async throws
    {
        try await MessageBus.use { bus in
            let service = try await serve(bus)
            let stranger = try DBusConnection(address: bus.address)
            let client = try DBusConnection(address: bus.address)
            var received: [DBusValue] = []
            let rule = DBusMatchRule(
                sender: "org.example.Echo", path: "/echo", interface: "org.example.Echo", member: "Changed")
            var subscription: DBusSubscription? = try client.subscribe(to: rule) { received += $0.body }
            #expect(subscription != nil)
            // A rule of the same signal without a sender, so that the bus delivers the stranger's signals too.
            let all = try client.subscribe(to: DBusMatchRule(member: "Changed")) { _ in }
            try await client.call(.bus("GetId"))
            try stranger.emit("Changed", of: "org.example.Echo", at: "/echo", [.int32(1)])
            try await stranger.call(.bus("GetId"))
            try service.emit("Changed", of: "org.example.Echo", at: "/echo", [.int32(2)])
            try service.emit("Changed", of: "org.example.Echo", at: "/other", [.int32(3)])
            try await service.call(.bus("GetId"))
            try await client.call(.bus("GetId"))
            #expect(received == [.int32(2)])
            subscription = nil
            try service.emit("Changed", of: "org.example.Echo", at: "/echo", [.int32(4)])
            try await service.call(.bus("GetId"))
            try await client.call(.bus("GetId"))
            #expect(received == [.int32(2)])
            all.cancel()
        }
    }

    @Test func `The owner of a name is observed as it comes and goes`() async throws {
        try await MessageBus.use { bus in
            let client = try DBusConnection(address: bus.address)
            var owners: [String?] = []
            let observation = try client.observeOwner(of: "org.example.Echo") { owners.append($0) }
            try await client.call(.bus("GetId"))
            let service = try await serve(bus)
            let second = try DBusConnection(address: bus.address)
            #expect(try await second.requestName("org.example.Echo") == false)
            let name = service.uniqueName
            service.close()
            while owners.count < 2 { try await client.call(.bus("GetId")) }
            #expect(owners == [name, nil])
            observation.cancel()
        }
    }

    @Test func `Properties, introspection and trees of objects are answered`() async throws {
        try await MessageBus.use { bus in
            let service = try await serve(bus)
            var count: UInt32 = 3
            let counter = DBusInterface(
                "org.example.Counter",
                properties: [
                    .init("Count", "u", set: { count = UInt32($0.int ?? 0) }) { .uint32(count) },
                    .init("Name", "s") { .string("c") },
                ], signals: [.init("Changed", "u")])
            service.objects.exportTree(below: "/tree") { $0 == "/tree/leaf" ? [counter] : nil }
            let client = try DBusConnection(address: bus.address)
            func properties(_ member: String) -> DBusMethod {
                DBusMethod("org.example.Echo", "/tree/leaf", "org.freedesktop.DBus.Properties", member)
            }
            let all = try await client.call(properties("GetAll"), [.string("org.example.Counter")])
            #expect(all == [["Count": .uint32(3), "Name": .string("c")]])
            let name: [DBusValue] = [.string("org.example.Counter"), .string("Count")]
            try await client.call(properties("Set"), name + [.variant(.uint32(8))])
            #expect(try await client.call(properties("Get"), name) == [.variant(.uint32(8))])
            await #expect(throws: DBusError.self) {
                try await client.call(properties("Set"), name + [.variant(.string("x"))])
            }
            await #expect(throws: DBusError.self) {
                try await client.call(
                    properties("Set"), [name[0], .string("Name"), .variant(.string("x"))])
            }
            func description(_ path: String) async throws -> String {
                let method = DBusMethod(
                    "org.example.Echo", path, "org.freedesktop.DBus.Introspectable", "Introspect")
                return try await client.call(method, returning: "s")[0].string ?? ""
            }
            let root = try await description("/")
            #expect(root.contains("<node name=\"echo\"/>") && root.contains("<node name=\"tree\"/>"))
            #expect(
                try await description("/tree/leaf").contains("name=\"Count\" type=\"u\" access=\"readwrite\"")
            )
            #expect(count == 8)
        }
    }

    @Test(.enabled(if: Child.isInstalled("dbus-send"), "dbus-send is not installed"))
    func `Another program calls an exported object`() async throws {
        try await MessageBus.use { bus in
            let service = try await serve(bus) { message throws(DBusError) in
                [.array(message.body[0].elements?.reversed() ?? [], of: .variant)]
            }
            let program = try Child(
                [
                    "dbus-send", "--bus=\(bus.address)", "--print-reply", "--dest=org.example.Echo", "/echo",
                    "org.freedesktop.DBus.Introspectable.Introspect",
                ])
            let output = await Task.detached { [program] in
                _ = program.finish()
                return program.lines
            }.value
            #expect(output.contains { $0.contains("<method name=\"Echo\">") })
            #expect(service.isConnected)
        }
    }

    @Test func `An address without a bus is an error, and so is a bus that never answers`() async throws {
        #expect(throws: DBusError.self) { try DBusConnection(address: "unix:path=/nonexistent/bus") }
        #expect(throws: DBusError.self) { try DBusConnection(address: "nonsense") }
        #expect(throws: DBusError.self) { try DBusConnection(address: "") }
    }
}
