/// The signals that a subscription receives.
///
///     DBusMatchRule(sender: "org.freedesktop.portal.Desktop", interface: "org.freedesktop.portal.Settings", member: "SettingChanged")
public nonisolated struct DBusMatchRule: Hashable, Sendable {
    /// The well-known or unique name of the sender; nil for any.
    public var sender: String?
    public var path: String?
    public var interface: String?
    public var member: String?
    /// The text of the first argument; nil for any.
    public var firstArgument: String?

    public init(
        sender: String? = nil, path: String? = nil, interface: String? = nil, member: String? = nil,
        firstArgument: String? = nil
    ) {
        self.sender = sender
        self.path = path
        self.interface = interface
        self.member = member
        self.firstArgument = firstArgument
    }

    /// Whether all parts are valid names.
    var isValid: Bool {
        sender.map(DBusName.isBusName) ?? true && path.map(DBusName.isPath) ?? true
            && interface.map(DBusName.isInterface) ?? true && member.map(DBusName.isMember) ?? true
            && firstArgument.map { DBusName.isText($0) && !$0.contains("'") } ?? true
    }

    /// The rule in the syntax of the bus.
    var text: String {
        var parts = ["type='signal'"]
        for (key, value) in [
            ("sender", sender), ("path", path), ("interface", interface), ("member", member),
            ("arg0", firstArgument),
        ] {
            if let value { parts.append("\(key)='\(value)'") }
        }
        return parts.joined(separator: ",")
    }

    /// Whether a signal matches the rule; `owner` is the unique name of the rule's sender.
    func matches(_ message: DBusMessage, owner: String?) -> Bool {
        message.kind == .signal && (sender == nil || message.sender == owner)
            && (path == nil || message.path == path) && (interface == nil || message.interface == interface)
            && (member == nil || message.member == member)
            && (firstArgument == nil || message.body.first?.string == firstArgument)
    }
}
