import DBus
import DesktopServices
import DisplaySupport
import PortalScript
import Testing

/// Requests of the portal, with a scripted portal that also gives the answers that a real one never gives.
@Suite(.serialized, .enabled(if: MessageBus.isAvailable, "dbus-daemon is not installed"))
struct PortalTests {
    /// Runs `body` with a portal and a connection of a program.
    private func use(_ body: (ScriptedPortal, DBusConnection) async throws -> Void) async throws {
        try await MessageBus.use { bus in
            let portal = try await ScriptedPortal(address: bus.address)
            try await body(portal, DBusConnection(address: bus.address))
        }
    }

    private func choose(
        _ request: FileChooserRequest, _ connection: DBusConnection
    ) async -> Result<FileChooserAnswer, PortalError> {
        do throws(PortalError) {
            return .success(
                try await FileChooserPortal(connection).choose(
                    request, parent: "x11:1a", acceptance: .milliseconds(500)))
        } catch { return .failure(error) }
    }

    @Test func `A file dialog passes its options, and returns the chosen paths, filter and choices`()
        async throws
    {
        try await use { portal, connection in
            var request = FileChooserRequest(kind: .open, title: "Open Pictures")
            request.allowsMultipleSelection = true
            request.acceptLabel = "Import"
            request.folder = "/home/ä"
            request.filters = [FileFilter(name: "Images", types: [.png, .jpeg]), .allFiles]
            request.choices = [
                FileDialogChoice(id: "copy", title: "Copy", isOn: true),
                FileDialogChoice(
                    id: "enc", title: "Encoding", options: [("u", "UTF-8"), ("l", "Latin")], selection: "u"),
            ]
            portal.answer = { _ in
                .respond(
                    0,
                    [
                        "uris": .strings(["file:///home/a%20b", "file://localhost/%C3%A4"]),
                        "current_filter": FileFilter.allFilesValue,
                        "choices": .array(
                            [
                                .structure([.string("enc"), .string("l")]),
                                .structure([.string("x"), .string("y")]),
                            ],
                            of: .structure([.string, .string])),
                    ])
            }
            let answer = try await choose(request, connection).get()
            #expect(answer.paths == ["/home/a b", "/ä"])
            #expect(answer.filterIndex == 1 && answer.choices == ["enc": "l"])
            let sent = try #require(portal.requests.first)
            #expect(sent.member == "OpenFile" && sent.arguments[0] == .string("x11:1a"))
            #expect(sent.arguments[1] == .string("Open Pictures"))
            #expect(
                sent.options["multiple"] == .boolean(true)
                    && sent.options["accept_label"] == .string("Import"))
            #expect(sent.options["current_folder"] == .bytes(Array("/home/ä".utf8) + [0]))
            #expect(sent.options["filters"]?.type.signature == "a(sa(us))")
            #expect(sent.options["choices"]?.type.signature == "a(ssa(ss)s)")
        }
    }

    @Test func `A dialog that saves proposes a name, one for folders asks for folders`() async throws {
        try await use { portal, connection in
            portal.answer = { _ in .respond(0, ["uris": .strings(["file:///tmp/x"])]) }
            var save = FileChooserRequest(kind: .save, title: "Save")
            save.name = "a.txt"
            #expect(try await choose(save, connection).get().paths == ["/tmp/x"])
            _ = try await choose(FileChooserRequest(kind: .openFolder, title: "Folder"), connection).get()
            #expect(portal.requests[0].member == "SaveFile")
            #expect(portal.requests[0].options["current_name"] == .string("a.txt"))
            #expect(portal.requests[1].options["directory"] == .boolean(true))
        }
    }

    @Test func `Invalid answers are refused, and the user's cancellation is told apart`() async throws {
        try await use { portal, connection in
            let request = FileChooserRequest(kind: .open, title: "Open")
            @MainActor func result(_ answer: ScriptedPortal.Answer) async -> PortalError? {
                portal.answer = { _ in answer }
                if case .failure(let error) = await choose(request, connection) { return error }
                return nil
            }
            #expect(await result(.respond(1, [:])) == .cancelledByUser)
            #expect(await result(.respond(2, [:])) == .cancelledByUser)
            let invalid: [ScriptedPortal.Answer] = [
                .respond(0, [:]), .respond(7, [:]), .respond(0, ["uris": .string("file:///a")]),
                .respond(0, ["uris": .strings([])]), .respond(0, ["uris": .strings(["https://a/b"])]),
                .respond(0, ["uris": .strings(["file:///%zz"])]),
                .respond(0, ["uris": .strings(["file:///%00"])]),
                .respond(0, ["uris": .strings(["file:///%ff"])]),
                .respond(0, ["uris": .strings(["file:///a", "file:///b"])]),
                .respondWith([]), .respondWith([.string("x"), .int32(1)]),
                .respond(0, ["uris": .array(Array(repeating: .int32(0), count: 300_000), of: .int32)]),
            ]
            for answer in invalid.dropLast() {
                guard case .invalidAnswer = await result(answer) else {
                    Issue.record("\(answer) was accepted")
                    continue
                }
            }
            guard case .unavailable = await result(.refuse("org.freedesktop.DBus.Error.UnknownMethod")) else {
                Issue.record("a missing portal is not recognised")
                return
            }
            guard case .failed = await result(.refuse("org.example.Broken")) else {
                Issue.record("a failing portal is not recognised")
                return
            }
        }
    }

    @Test func `A dialog ends when its portal exits, and is closed when its task is cancelled`() async throws
    {
        try await use { portal, connection in
            let request = FileChooserRequest(kind: .open, title: "Open")
            portal.answer = { _ in .wait }
            let task = Task { await choose(request, connection) }
            try await wait { portal.requests.count == 1 }
            try await Task.sleep(for: .milliseconds(20))
            task.cancel()
            #expect(await task.value == .failure(.cancelled))
            try await wait { portal.closed.count == 1 }
            portal.answer = { _ in .exit }
            guard case .failure(.failed) = await choose(request, connection) else {
                Issue.record("the exit of the portal was not noticed")
                return
            }
        }
    }

    @Test
    func `A dialog that the portal accepts after the limit or after the cancellation is closed at once`()
        async throws
    {
        try await use { portal, connection in
            let request = FileChooserRequest(kind: .open, title: "Open")
            portal.answer = { _ in .ignore }
            guard case .failure(.failed) = await choose(request, connection) else {
                Issue.record("the limit was not respected")
                return
            }
            let task = Task { await choose(request, connection) }
            try await wait { portal.requests.count == 2 }
            task.cancel()
            #expect(await task.value == .failure(.cancelled))
            #expect(portal.closed.isEmpty)

            portal.acceptAll()

            try await wait { portal.closed.count == 2 }
            #expect(Set(portal.closed).count == 2)
        }
    }

    @Test func `A request of a task that is already cancelled is not sent`() async throws {
        try await use { portal, connection in
            _ = try await connection.ownName()
            let task = Task { await choose(FileChooserRequest(kind: .open, title: "Open"), connection) }
            task.cancel()
            #expect(await task.value == .failure(.cancelled))
            try await connection.call(
                DBusMethod(
                    ScriptedPortal.service, "/org/freedesktop/portal/desktop",
                    "org.freedesktop.DBus.Peer", "Ping"))
            #expect(portal.requests.isEmpty)
        }
    }

    @Test func `An inhibition that is accepted after the limit is ended at once`() async throws {
        try await use { portal, connection in
            portal.answer = { _ in .ignore }
            await #expect(throws: PortalError.self) {
                try await Inhibition.begin(
                    [.idle], reason: "r", applicationName: "Test", parent: "", on: connection,
                    acceptance: .milliseconds(50))
            }
            #expect(portal.closed.isEmpty)
            portal.acceptAll()
            try await wait { portal.closed.count == 1 }
        }
    }

    @Test func `A response of another program is not accepted`() async throws {
        try await MessageBus.use { bus in
            let portal = try await ScriptedPortal(address: bus.address)
            let stranger = try DBusConnection(address: bus.address)
            let connection = try DBusConnection(address: bus.address)
            portal.answer = { request in
                let token = request.options["handle_token"]?.string ?? ""
                let name = (connection.uniqueName ?? "").dropFirst().map { $0 == "." ? "_" : $0 }
                let path = "/org/freedesktop/portal/desktop/request/\(String(name))/\(token)"
                try? stranger.emit(
                    "Response", of: "org.freedesktop.portal.Request", at: path,
                    [.uint32(0), ["uris": .strings(["file:///evil"])]])
                return .respond(0, ["uris": .strings(["file:///good"])])
            }
            let answer = await choose(FileChooserRequest(kind: .open, title: "Open"), connection)
            #expect(try answer.get().paths == ["/good"])
        }
    }

    @Test func `Notifications and inhibitions use the portal, and the desktop's servers without it`()
        async throws
    {
        try await MessageBus.use { bus in
            let portal = try await ScriptedPortal(address: bus.address)
            let desktop = DesktopBus { () throws(DBusError) in try DBusConnection(address: bus.address) }
            desktop.start()
            let service = NotificationService(bus: desktop, applicationName: "Test")
            var actions: [String] = []
            service.onAction = { actions.append("\($0) \($1)") }
            var notification = DesktopNotification(id: "n", title: "Title", body: "a < b")
            notification.actions = [.init(id: "reply", title: "Reply")]
            try await service.show(notification)
            #expect(portal.requests.last?.options["buttons"]?.type.signature == "aa{sv}")
            try portal.emit(
                "Notification", "ActionInvoked", [.string("n"), .string("reply"), .array([], of: .variant)])
            try await wait { actions == ["n reply"] }
            let connection = try desktop.connection()
            let first = try await Inhibition.begin(
                [.idle], reason: "r", applicationName: "Test", parent: "", on: connection)
            first.end()
            try await wait { portal.closed.count == 1 }

            portal.connection.close()
            let server = try await ScriptedServers(address: bus.address)
            try await service.show(notification)
            #expect(server.notifications.last?[4] == .string("a &lt; b"))
            try server.invoke("reply")
            try await wait { actions.count == 2 }
            service.remove("n")
            try await wait { server.closedCount == 1 }
            do {
                let second = try await Inhibition.begin(
                    [.idle], reason: "r", applicationName: "Test", parent: "", on: connection)
                #expect(server.inhibitions == 1)
                second.end()
            }
            try await wait { server.inhibitions == 0 }
        }
    }

    @Test func `Paths and URLs of files are converted in both directions`() {
        for path in ["/", "/a b/ü%#?.txt", "/日本"] { #expect(FileURL.path(of: FileURL.url(of: path)) == path) }
        #expect(FileURL.path(of: "file://server/a") == nil && FileURL.path(of: "http://a/") == nil)
        #expect(FileURL.path(of: "file:///a%2") == nil && FileURL.path(of: "file:///a%+1") == nil)
    }
}

extension FileFilter {
    /// The filter of all files in the notation of the portal.
    fileprivate static var allFilesValue: DBusValue {
        .structure([
            .string("All Files"),
            .array([.structure([.uint32(0), .string("*")])], of: .structure([.uint32, .string])),
        ])
    }
}
