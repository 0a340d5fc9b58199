import CDBus

/// A message of libdbus, which is released with its handle.
///
///     let handle = try DBusMessageHandle.make(call, to: "org.freedesktop.DBus", library)
nonisolated struct DBusMessageHandle: ~Copyable {
    let library: DBusLibrary
    let pointer: OpaquePointer

    /// Takes over the reference to a message that libdbus returned.
    init(owning pointer: OpaquePointer, _ library: DBusLibrary) {
        self.pointer = pointer
        self.library = library
    }

    /// Creates a message to be sent.
    static func make(
        _ message: DBusMessage, to destination: String?, _ library: DBusLibrary
    ) throws(DBusError) -> DBusMessageHandle {
        try check(message, destination)
        let type: Int32 =
            switch message.kind {
            case .methodCall: 1
            case .methodReturn: 2
            case .error: 3
            case .signal: 4
            }
        guard let pointer = library.newMessage(type) else { throw outOfMemory }
        let handle = DBusMessageHandle(owning: pointer, library)
        var isComplete =
            library.setDestination(pointer, destination) != 0 && library.setPath(pointer, message.path) != 0
            && library.setInterface(pointer, message.interface) != 0
            && library.setMember(pointer, message.member) != 0
            && library.setErrorName(pointer, message.errorName) != 0
        if message.replySerial != 0 {
            isComplete = library.setReplySerial(pointer, message.replySerial) != 0 && isComplete
        }
        library.setReplyIgnored(pointer, message.kind != .methodCall || message.isReplyIgnored ? 1 : 0)
        guard isComplete else { throw outOfMemory }
        try DBusEncoder(library: library).append(message.body, to: pointer)
        return handle
    }

    deinit { library.releaseMessage(pointer) }

    /// Reads the message.
    ///
    /// Throws if the arguments cannot be represented or are too many; `header()` is then still available.
    func message() throws(DBusError) -> DBusMessage {
        guard var message = header() else { throw .invalidMessage(reason: "the message has an unknown kind") }
        message.body = try DBusDecoder(library: library).values(of: pointer)
        return message
    }

    /// Reads the message without its arguments; nil for unknown kinds, which are to be ignored.
    func header() -> DBusMessage? {
        let kind: DBusMessage.Kind
        switch library.messageType(pointer) {
        case 1: kind = .methodCall
        case 2: kind = .methodReturn
        case 3: kind = .error
        case 4: kind = .signal
        default: return nil
        }
        var message = DBusMessage(kind: kind)
        message.serial = library.serial(pointer)
        message.replySerial = library.replySerial(pointer)
        message.isReplyIgnored = library.isReplyIgnored(pointer) != 0
        message.sender = library.sender(pointer).map { String(cString: $0) }
        message.path = library.path(pointer).map { String(cString: $0) }
        message.interface = library.interface(pointer).map { String(cString: $0) }
        message.member = library.member(pointer).map { String(cString: $0) }
        message.errorName = library.errorName(pointer).map { String(cString: $0) }
        return message
    }

    /// Throws if a part of the header is not valid: libdbus would end the process.
    private static func check(_ message: DBusMessage, _ destination: String?) throws(DBusError) {
        let parts: [(name: String, value: String?, isValid: (String) -> Bool)] = [
            ("destination", destination, DBusName.isBusName), ("path", message.path, DBusName.isPath),
            ("interface", message.interface, DBusName.isInterface),
            ("member", message.member, DBusName.isMember),
            ("error", message.errorName, DBusName.isInterface),
        ]
        for part in parts {
            if let value = part.value, !part.isValid(value) {
                throw .invalidMessage(reason: "\"\(value)\" is not valid as the \(part.name) of a message")
            }
        }
        let isComplete =
            switch message.kind {
            case .methodCall: message.path != nil && message.member != nil
            case .signal: message.path != nil && message.interface != nil && message.member != nil
            case .methodReturn: message.replySerial != 0
            case .error: message.replySerial != 0 && message.errorName != nil
            }
        if !isComplete { throw .invalidMessage(reason: "the header of the message is incomplete") }
    }

    static var outOfMemory: DBusError { .invalidMessage(reason: "libdbus could not allocate the message") }
}
