/// The objects that a connection exports, and the answers to calls of their methods.
///
/// Properties, introspection and `Ping` are answered for all objects.
///
///     connection.objects.export([counter], at: "/org/example/Counter")
public final class DBusObjects {
    private var objects: [String: [DBusInterface]] = [:]
    private var trees: [(path: String, interfaces: (String) -> [DBusInterface]?)] = []
    /// Sends an answer to a connection.
    var send: ((DBusMessage, String?) -> Void)?

    init() {}

    /// Exports an object with interfaces at a path; an object that is already there is replaced.
    public func export(_ interfaces: [DBusInterface], at path: String) {
        precondition(DBusName.isPath(path), "DBusObjects.export: \"\(path)\" is not an object path")
        objects[path] = interfaces
    }

    /// Exports all objects below a path: `interfaces` returns those of an object, or nil if there is no such object.
    public func exportTree(below path: String, _ interfaces: @escaping (String) -> [DBusInterface]?) {
        precondition(DBusName.isPath(path), "DBusObjects.exportTree: \"\(path)\" is not an object path")
        trees.removeAll { $0.path == path }
        trees.append((path, interfaces))
    }

    /// Stops exporting the object, or the tree, at a path.
    public func remove(at path: String) {
        objects[path] = nil
        trees.removeAll { $0.path == path }
    }

    // MARK: - Answers

    /// Answers a call; `error` is the reason why its arguments could not be read.
    func answer(_ call: DBusMessage, _ error: DBusError?) {
        do throws(DBusError) {
            if let error { throw Self.failure("InvalidArgs", error.description) }
            try perform(call)
        } catch { reply(to: call, .failure(error)) }
    }

    private func reply(to call: DBusMessage, _ result: Result<[DBusValue], DBusError>) {
        var answer: DBusMessage
        do throws(DBusError) {
            answer = DBusMessage(kind: .methodReturn)
            answer.body = try result.get()
        } catch {
            answer = DBusMessage(kind: .error)
            if case .remote(let name, let message) = error, DBusName.isInterface(name) {
                answer.errorName = name
                answer.body = [.string(DBusName.isText(message) ? message : "")]
            } else {
                answer.errorName = "org.freedesktop.DBus.Error.Failed"
                answer.body = [.string(error.description)]
            }
        }
        if call.isReplyIgnored { return }
        answer.replySerial = call.serial
        send?(answer, call.sender)
    }

    private func perform(_ call: DBusMessage) throws(DBusError) {
        let path = call.path ?? "/"
        if call.interface == "org.freedesktop.DBus.Peer", call.member == "Ping" {
            return reply(to: call, .success([]))
        }
        guard let interfaces = interfaces(at: path) else {
            throw Self.failure("UnknownObject", "there is no object \(path)")
        }
        switch call.interface {
        case "org.freedesktop.DBus.Introspectable":
            let introspection = DBusIntrospection(interfaces: interfaces, children: children(of: path))
            reply(to: call, .success([.string(introspection.text)]))
        case "org.freedesktop.DBus.Properties":
            reply(to: call, .success(try properties(call, interfaces)))
        default:
            let candidates = interfaces.filter { call.interface == nil || $0.name == call.interface }
            guard let method = candidates.lazy.flatMap(\.methods).first(where: { $0.name == call.member })
            else {
                throw Self.failure(
                    "UnknownMethod", "\(path) has no method \(call.interface ?? "").\(call.member ?? "")")
            }
            guard call.signature == method.arguments else {
                throw Self.failure(
                    "InvalidArgs",
                    "\(method.name) takes \"\(method.arguments)\", and was called with \"\(call.signature)\"")
            }
            method.handler(call) { [weak self] result in
                assert(
                    (try? result.get()).map { DBusType.signature(of: $0.map(\.type)) == method.result }
                        ?? true,
                    "\(method.name) declares the result \"\(method.result)\"")
                self?.reply(to: call, result)
            }
        }
    }

    private func interfaces(at path: String) -> [DBusInterface]? {
        if let interfaces = objects[path] { return interfaces }
        for tree in trees where path.hasPrefix(tree.path == "/" ? "/" : tree.path + "/") {
            if let interfaces = tree.interfaces(path) { return interfaces }
        }
        // The ancestors of an object exist, without interfaces.
        return children(of: path).isEmpty ? nil : []
    }

    /// Returns the names of the objects directly below a path, in order.
    private func children(of path: String) -> [String] {
        let prefix = path == "/" ? "/" : path + "/"
        let names = (Array(objects.keys) + trees.map(\.path)).compactMap { child -> String? in
            guard child.hasPrefix(prefix), child != path else { return nil }
            return child.dropFirst(prefix.count).split(separator: "/").first.map(String.init)
        }
        return Set(names).sorted()
    }

    // MARK: - Properties

    private func properties(_ call: DBusMessage, _ interfaces: [DBusInterface]) throws(DBusError)
        -> [DBusValue]
    {
        let arguments = call.body
        switch (call.member, call.signature) {
        case ("GetAll", "s"):
            let properties = interfaces.filter { $0.name == arguments[0].string }.flatMap(\.properties)
            let values = properties.map { DBusValue.Entry(.string($0.name), .variant($0.get())) }
            return [.dictionary(values, keys: .string, values: .variant)]
        case ("Get", "ss"):
            return [.variant(try property(arguments, interfaces).get())]
        case ("Set", "ssv"):
            let property = try property(arguments, interfaces)
            guard let set = property.set else {
                throw Self.failure("PropertyReadOnly", "\(property.name) cannot be set")
            }
            guard case .variant(let value) = arguments[2], value.type.signature == property.signature else {
                throw Self.failure("InvalidArgs", "\(property.name) has the type \"\(property.signature)\"")
            }
            try set(value)
            return []
        default:
            throw Self.failure("UnknownMethod", "the properties have no method \(call.member ?? "")")
        }
    }

    private func property(
        _ arguments: [DBusValue], _ interfaces: [DBusInterface]
    ) throws(DBusError) -> DBusInterface.Property {
        let (interface, name) = (arguments[0].string ?? "", arguments[1].string ?? "")
        let candidates = interfaces.filter { interface.isEmpty || $0.name == interface }
        guard let property = candidates.flatMap(\.properties).first(where: { $0.name == name }) else {
            throw Self.failure("UnknownProperty", "there is no property \(interface).\(name)")
        }
        return property
    }

    private static func failure(_ name: String, _ message: String) -> DBusError {
        .remote(name: "org.freedesktop.DBus.Error." + name, message: message)
    }
}
