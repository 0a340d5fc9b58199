import CDBus

/// Appends values to a message with libdbus' iterators, after checking that libdbus accepts them.
///
///     try DBusEncoder(library: library).append([.string("a")], to: message)
nonisolated struct DBusEncoder {
    let library: DBusLibrary

    /// Appends the arguments of a message.
    func append(_ values: [DBusValue], to message: OpaquePointer) throws(DBusError) {
        guard DBusType.signature(of: values.map(\.type)).utf8.count <= DBusType.maximumLength else {
            throw .invalidMessage(reason: "the signature of the message is too long")
        }
        for value in values { try Self.check(value, depth: 0) }
        var iterator = widgets_dbus_iterator()
        library.beginWriting(message, &iterator)
        for value in values { try append(value, to: &iterator) }
    }

    // MARK: - Checks

    /// The maximum nesting of containers of any kind, as in libdbus.
    static let maximumDepth = 64

    private static func check(_ value: DBusValue, depth: Int) throws(DBusError) {
        if depth > maximumDepth { throw .invalidMessage(reason: "the value is nested too deeply") }
        switch value {
        case .string(let text):
            if !DBusName.isText(text) { throw .invalidMessage(reason: "a text contains a zero byte") }
        case .objectPath(let path):
            if !DBusName.isPath(path) { throw .invalidMessage(reason: "\"\(path)\" is not an object path") }
        case .signature(let text):
            if DBusType.types(text) == nil {
                throw .invalidMessage(reason: "\"\(text)\" is not a signature")
            }
        case .array(let elements, let type):
            for element in elements { try check(element, is: type, depth: depth) }
            try checkSignature(of: value)
        case .dictionary(let entries, let key, let content):
            if !key.isBasic { throw .invalidMessage(reason: "\(key.signature) is not a type of keys") }
            for entry in entries {
                try check(entry.key, is: key, depth: depth)
                try check(entry.value, is: content, depth: depth)
            }
            try checkSignature(of: value)
        case .structure(let members):
            for member in members { try check(member, depth: depth + 1) }
            try checkSignature(of: value)
        case .variant(let content):
            try check(content, depth: depth + 1)
        default: break
        }
    }

    private static func check(_ value: DBusValue, is type: DBusType, depth: Int) throws(DBusError) {
        let signature = value.type.signature
        if signature != type.signature {
            throw .invalidMessage(
                reason: "a value of the type \"\(signature)\" is in a container of \"\(type.signature)\"")
        }
        try check(value, depth: depth + 1)
    }

    /// Throws if the type of a container is not valid: nested too deeply, too long, or an empty structure.
    private static func checkSignature(of value: DBusValue) throws(DBusError) {
        let signature = value.type.signature
        if DBusType(signature) == nil {
            throw .invalidMessage(reason: "\"\(signature.prefix(64))\" is not a valid type")
        }
    }

    // MARK: - Writing

    private func append(_ value: DBusValue, to iterator: DBusLibrary.Iterator) throws(DBusError) {
        let isDone: Bool
        switch value {
        case .byte(let number): isDone = appendBasic(number, value.type, to: iterator)
        case .boolean(let flag): isDone = appendBasic(UInt32(flag ? 1 : 0), value.type, to: iterator)
        case .int16(let number): isDone = appendBasic(number, value.type, to: iterator)
        case .uint16(let number): isDone = appendBasic(number, value.type, to: iterator)
        case .int32(let number): isDone = appendBasic(number, value.type, to: iterator)
        case .uint32(let number): isDone = appendBasic(number, value.type, to: iterator)
        case .int64(let number): isDone = appendBasic(number, value.type, to: iterator)
        case .uint64(let number): isDone = appendBasic(number, value.type, to: iterator)
        case .double(let number): isDone = appendBasic(number, value.type, to: iterator)
        case .unixFileDescriptor(let file): isDone = appendBasic(file, value.type, to: iterator)
        case .string(let text), .objectPath(let text), .signature(let text):
            isDone = text.withCString { appendBasic($0, value.type, to: iterator) }
        case .bytes(let bytes): isDone = try append(bytes, to: iterator)
        case .array(let elements, let type):
            isDone = try container(.array(type), type.signature, in: iterator) { inner throws(DBusError) in
                for element in elements { try append(element, to: inner) }
            }
        case .dictionary(let entries, let key, let content):
            let signature = "{" + key.signature + content.signature + "}"
            isDone = try container(value.type, signature, in: iterator) { inner throws(DBusError) in
                for entry in entries { try append(entry, to: inner) }
            }
        case .structure(let members):
            isDone = try container(value.type, nil, in: iterator) { inner throws(DBusError) in
                for member in members { try append(member, to: inner) }
            }
        case .variant(let content):
            isDone = try container(.variant, content.type.signature, in: iterator) {
                inner throws(DBusError) in
                try append(content, to: inner)
            }
        }
        if !isDone { throw DBusMessageHandle.outOfMemory }
    }

    private func append(_ entry: DBusValue.Entry, to iterator: DBusLibrary.Iterator) throws(DBusError) {
        let isDone = try container(code: Self.entryCode, nil, in: iterator) { inner throws(DBusError) in
            try append(entry.key, to: inner)
            try append(entry.value, to: inner)
        }
        if !isDone { throw DBusMessageHandle.outOfMemory }
    }

    /// The code of an entry of a dictionary.
    private static let entryCode = Int32(UInt8(ascii: "e"))

    private func append(_ bytes: [UInt8], to iterator: DBusLibrary.Iterator) throws(DBusError) -> Bool {
        try container(.array(.byte), "y", in: iterator) { inner throws(DBusError) in
            let isDone = bytes.withUnsafeBufferPointer { buffer in
                // The parameter is the address of the pointer to the bytes.
                guard var start = buffer.baseAddress else { return true }
                return library.writeFixedArray(inner, Int32(DBusType.byte.code), &start, Int32(buffer.count))
                    != 0
            }
            if !isDone { throw DBusMessageHandle.outOfMemory }
        }
    }

    /// Appends a value whose C representation has the size that its type requires.
    private func appendBasic<Value>(
        _ value: Value, _ type: DBusType, to iterator: DBusLibrary.Iterator
    ) -> Bool {
        withUnsafeBytes(of: value) { bytes in
            guard let address = bytes.baseAddress else { return false }
            return library.writeBasic(iterator, Int32(type.code), address) != 0
        }
    }

    private func container(
        _ type: DBusType, _ signature: String?, in iterator: DBusLibrary.Iterator,
        _ body: (DBusLibrary.Iterator) throws(DBusError) -> Void
    ) throws(DBusError) -> Bool {
        try container(code: Int32(type.code), signature, in: iterator, body)
    }

    private func container(
        code: Int32, _ signature: String?, in iterator: DBusLibrary.Iterator,
        _ body: (DBusLibrary.Iterator) throws(DBusError) -> Void
    ) throws(DBusError) -> Bool {
        var inner = widgets_dbus_iterator()
        return try withUnsafeMutablePointer(to: &inner) { inner throws(DBusError) in
            let isOpen =
                signature.map { $0.withCString { library.openContainer(iterator, code, $0, inner) } }
                ?? library.openContainer(iterator, code, nil, inner)
            guard isOpen != 0 else { return false }
            do throws(DBusError) {
                try body(inner)
            } catch {
                library.abandonContainer(iterator, inner)
                throw error
            }
            return library.closeContainer(iterator, inner) != 0
        }
    }
}
