import CDBus

/// Reads the values of a received message with libdbus' iterators, within limits.
///
/// Libdbus has checked the message: its lengths, its signatures, its texts.
///
///     let arguments = try DBusDecoder(library: library).values(of: message)
nonisolated struct DBusDecoder {
    let library: DBusLibrary

    /// The maximum number of values in a message; an array of bytes counts as one value.
    static let maximumCount = 1 << 18

    /// Returns the arguments of a message.
    func values(of message: OpaquePointer) throws(DBusError) -> [DBusValue] {
        var iterator = widgets_dbus_iterator()
        guard library.beginReading(message, &iterator) != 0 else { return [] }
        var remaining = Self.maximumCount
        return try withUnsafeMutablePointer(to: &iterator) { iterator throws(DBusError) in
            try values(at: iterator, &remaining)
        }
    }

    /// Reads the values from the iterator to the end of its container.
    private func values(
        at iterator: DBusLibrary.Iterator, _ remaining: inout Int
    ) throws(DBusError) -> [DBusValue] {
        var values: [DBusValue] = []
        while true {
            let code = library.argumentType(iterator)
            if code == 0 { return values }
            values.append(try value(code, at: iterator, &remaining))
            if library.advance(iterator) == 0 { return values }
        }
    }

    private func value(
        _ code: Int32, at iterator: DBusLibrary.Iterator, _ remaining: inout Int
    ) throws(DBusError) -> DBusValue {
        remaining -= 1
        guard remaining >= 0 else {
            throw .invalidMessage(reason: "the message has more than \(Self.maximumCount) values")
        }
        guard let code = UInt8(exactly: code) else { throw Self.unknownType }
        if let type = DBusType.basic(code) { return try basic(type, at: iterator) }
        switch code {
        case DBusType.variant.code:
            guard let content = try inside(iterator, &remaining).first else { throw Self.unknownType }
            return .variant(content)
        case DBusType.structure([]).code:
            return .structure(try inside(iterator, &remaining))
        case DBusType.array(.byte).code:
            return try array(at: iterator, &remaining)
        default: throw Self.unknownType
        }
    }

    /// Reads the values in the container at the iterator.
    private func inside(
        _ iterator: DBusLibrary.Iterator, _ remaining: inout Int
    ) throws(DBusError) -> [DBusValue] {
        var inner = widgets_dbus_iterator()
        return try withUnsafeMutablePointer(to: &inner) { inner throws(DBusError) in
            library.enter(iterator, inner)
            return try values(at: inner, &remaining)
        }
    }

    private func array(
        at iterator: DBusLibrary.Iterator, _ remaining: inout Int
    ) throws(DBusError) -> DBusValue {
        switch try type(at: iterator) {
        case .array(.byte): return .bytes(bytes(at: iterator))
        case .array(let element): return .array(try inside(iterator, &remaining), of: element)
        case .dictionary(let key, let value):
            return .dictionary(try entries(at: iterator, &remaining), keys: key, values: value)
        default: throw Self.unknownType
        }
    }

    private func entries(
        at iterator: DBusLibrary.Iterator, _ remaining: inout Int
    ) throws(DBusError) -> [DBusValue.Entry] {
        var inner = widgets_dbus_iterator()
        return try withUnsafeMutablePointer(to: &inner) { inner throws(DBusError) in
            library.enter(iterator, inner)
            var entries: [DBusValue.Entry] = []
            while library.argumentType(inner) != 0 {
                let pair = try inside(inner, &remaining)
                guard pair.count == 2 else { throw Self.unknownType }
                entries.append(DBusValue.Entry(pair[0], pair[1]))
                if library.advance(inner) == 0 { break }
            }
            return entries
        }
    }

    private func type(at iterator: DBusLibrary.Iterator) throws(DBusError) -> DBusType {
        guard let text = library.copySignature(iterator) else { throw DBusMessageHandle.outOfMemory }
        defer { library.freeText(text) }
        guard let type = DBusType(String(cString: text)) else { throw Self.unknownType }
        return type
    }

    private func bytes(at iterator: DBusLibrary.Iterator) -> [UInt8] {
        var inner = widgets_dbus_iterator()
        var start: UnsafePointer<UInt8>?
        var count: Int32 = 0
        library.enter(iterator, &inner)
        // The memory belongs to the message, which outlives this call.
        library.readFixedArray(&inner, &start, &count)
        guard let start, count > 0 else { return [] }
        return Array(UnsafeBufferPointer(start: start, count: Int(count)))
    }

    private func basic(_ type: DBusType, at iterator: DBusLibrary.Iterator) throws(DBusError) -> DBusValue {
        switch type {
        case .byte: return .byte(read(0, at: iterator))
        case .boolean: return .boolean(read(UInt32(0), at: iterator) != 0)
        case .int16: return .int16(read(0, at: iterator))
        case .uint16: return .uint16(read(0, at: iterator))
        case .int32: return .int32(read(0, at: iterator))
        case .uint32: return .uint32(read(0, at: iterator))
        case .int64: return .int64(read(0, at: iterator))
        case .uint64: return .uint64(read(0, at: iterator))
        case .double: return .double(read(0, at: iterator))
        case .string: return .string(text(at: iterator))
        case .objectPath: return .objectPath(text(at: iterator))
        case .signature: return .signature(text(at: iterator))
        default: throw Self.unknownType
        }
    }

    /// Reads a basic value whose type has the size of `Value`.
    private func read<Value: BitwiseCopyable>(_ zero: Value, at iterator: DBusLibrary.Iterator) -> Value {
        var value = zero
        library.readBasic(iterator, &value)
        return value
    }

    private func text(at iterator: DBusLibrary.Iterator) -> String {
        var text: UnsafePointer<CChar>?
        library.readBasic(iterator, &text)
        return text.map { String(cString: $0) } ?? ""
    }

    private static var unknownType: DBusError {
        .invalidMessage(reason: "the message has a type that is not supported")
    }
}
