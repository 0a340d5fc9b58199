/// Parses a signature by recursive descent, within the limits of the specification.
///
///     var parser = DBusSignatureParser("sa{sv}")
///     parser.types()   // [.string, .dictionary(.string, .variant)]
nonisolated struct DBusSignatureParser {
    private let codes: [UInt8]
    private var position = 0

    init(_ signature: String) { codes = Array(signature.utf8) }

    /// Returns all types of the signature; nil if it is not valid.
    mutating func types() -> [DBusType]? {
        guard codes.count <= DBusType.maximumLength else { return nil }
        var types: [DBusType] = []
        while position < codes.count {
            guard let type = type(arrays: 0, structures: 0) else { return nil }
            types.append(type)
        }
        return types
    }

    private mutating func next() -> UInt8? {
        guard position < codes.count else { return nil }
        defer { position += 1 }
        return codes[position]
    }

    private mutating func skip(_ code: Character) -> Bool {
        guard position < codes.count, codes[position] == code.asciiValue else { return false }
        position += 1
        return true
    }

    private mutating func type(arrays: Int, structures: Int) -> DBusType? {
        guard let code = next() else { return nil }
        switch code {
        case UInt8(ascii: "v"): return .variant
        case UInt8(ascii: "a"):
            guard arrays < DBusType.maximumDepth else { return nil }
            if skip("{") { return dictionary(arrays: arrays + 1, structures: structures + 1) }
            return type(arrays: arrays + 1, structures: structures).map { .array($0) }
        case UInt8(ascii: "("):
            guard structures < DBusType.maximumDepth else { return nil }
            var members: [DBusType] = []
            while !skip(")") {
                guard let member = type(arrays: arrays, structures: structures + 1) else { return nil }
                members.append(member)
            }
            return members.isEmpty ? nil : .structure(members)
        default: return DBusType.basic(code)
        }
    }

    /// Parses the rest of a dictionary after its opening brace.
    private mutating func dictionary(arrays: Int, structures: Int) -> DBusType? {
        guard structures <= DBusType.maximumDepth, let code = next(), let key = DBusType.basic(code),
            let value = type(arrays: arrays, structures: structures), skip("}")
        else { return nil }
        return .dictionary(key, value)
    }
}
