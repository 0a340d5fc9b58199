/// A message that was received from a D-Bus connection.
///
///     connection.subscribe(to: rule) { message in print(message.member ?? "", message.body) }
public nonisolated struct DBusMessage: Hashable, Sendable {
    /// The kinds of messages.
    public enum Kind: Hashable, Sendable { case methodCall, methodReturn, error, signal }

    public let kind: Kind
    /// The number that the sender gave the message.
    public var serial: UInt32 = 0
    /// The number of the call that the message answers; 0 for calls and signals.
    public var replySerial: UInt32 = 0
    /// The unique name of the sender, which the bus has set; nil if the message does not come from a bus.
    public var sender: String?
    public var path: String?
    public var interface: String?
    /// The name of the method or of the signal.
    public var member: String?
    public var errorName: String?
    /// Whether the sender of a call does not expect an answer.
    public var isReplyIgnored = false
    /// The arguments.
    public var body: [DBusValue] = []

    public init(kind: Kind) { self.kind = kind }

    /// The signature of the arguments.
    public var signature: String { DBusType.signature(of: body.map(\.type)) }
}
