/// The current owners of well-known names in use.
///
/// Signals carry the unique name of their sender. Comparing it with the owner of the subscribed name ensures that no other program can send
/// signals in the name of a service.
final class DBusNameOwners {
    private final class Name {
        var owner: String?
        var users = 0
        var observers: [Int: (String?) -> Void] = [:]
    }

    private var names: [String: Name] = [:]
    private var nextID = 0
    /// Calls a method of the bus; the completion receives the arguments of its answer.
    private let call: (String, [DBusValue], @escaping ([DBusValue]?) -> Void) -> Void

    init(call: @escaping (String, [DBusValue], @escaping ([DBusValue]?) -> Void) -> Void) { self.call = call }

    /// The unique name of the connection that owns `name`; `name` itself if it is unique; nil if nobody owns it, or it is not in use.
    func owner(of name: String) -> String? {
        name == DBusMethod.bus("").destination || name.hasPrefix(":") ? name : names[name]?.owner
    }

    /// Follows the owner of a well-known name until `release` is called as often.
    func retain(_ name: String) {
        if owner(of: name) == name { return }
        if let known = names[name] {
            known.users += 1
            return
        }
        let entry = Name()
        entry.users = 1
        names[name] = entry
        call("AddMatch", [.string(rule(of: name).text)]) { _ in }
        call("GetNameOwner", [.string(name)]) { [weak self] in
            // A change that was received first is newer.
            if let owner = $0?.first?.string, entry.owner == nil { self?.change(name, entry, to: owner) }
        }
    }

    func release(_ name: String) {
        guard let entry = names[name] else { return }
        entry.users -= 1
        guard entry.users == 0 else { return }
        names[name] = nil
        call("RemoveMatch", [.string(rule(of: name).text)]) { _ in }
    }

    /// Calls `action` whenever the owner of a name that is in use changes.
    ///
    /// - Returns: The number of the observer.
    func observe(_ name: String, _ action: @escaping (String?) -> Void) -> Int {
        nextID += 1
        names[name]?.observers[nextID] = action
        return nextID
    }

    func removeObserver(_ id: Int, of name: String) { names[name]?.observers[id] = nil }

    /// Updates the owners for a signal of the bus.
    func receive(_ message: DBusMessage) {
        guard message.sender == DBusMethod.bus("").destination, message.member == "NameOwnerChanged",
            message.signature == "sss", let name = message.body[0].string, let entry = names[name],
            let owner = message.body[2].string
        else { return }
        change(name, entry, to: owner.isEmpty ? nil : owner)
    }

    /// Clears all owners after the connection was lost.
    func removeAll() {
        let lost = names
        names.removeAll()
        for entry in lost.values where entry.owner != nil {
            entry.owner = nil
            for id in entry.observers.keys.sorted() { entry.observers[id]?(nil) }
        }
    }

    private func change(_ name: String, _ entry: Name, to owner: String?) {
        if entry.owner == owner { return }
        entry.owner = owner
        for id in entry.observers.keys.sorted() { entry.observers[id]?(owner) }
    }

    private func rule(of name: String) -> DBusMatchRule {
        let bus = DBusMethod.bus("")
        return DBusMatchRule(
            sender: bus.destination, path: bus.path, interface: bus.interface, member: "NameOwnerChanged",
            firstArgument: name)
    }
}
