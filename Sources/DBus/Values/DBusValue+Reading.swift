nonisolated extension DBusValue {
    /// The value inside of a variant, and of variants inside of it; otherwise the value itself.
    public var unwrapped: DBusValue {
        var value = self
        while case .variant(let inner) = value { value = inner }
        return value
    }

    /// The text of a string, an object path or a signature; nil for other types.
    public var string: String? {
        switch unwrapped {
        case .string(let text), .objectPath(let text), .signature(let text): text
        default: nil
        }
    }

    /// The value of a boolean; nil for other types.
    public var bool: Bool? {
        if case .boolean(let value) = unwrapped { value } else { nil }
    }

    /// The value of an integer of any width; nil for other types, and for values beyond the range of `Int`.
    public var int: Int? {
        switch unwrapped {
        case .byte(let value): Int(value)
        case .int16(let value): Int(value)
        case .uint16(let value): Int(value)
        case .int32(let value): Int(value)
        case .uint32(let value): Int(value)
        case .int64(let value): Int(exactly: value)
        case .uint64(let value): Int(exactly: value)
        default: nil
        }
    }

    /// The value of a number of any type; nil for other types, and for numbers that are not finite.
    public var number: Double? {
        if case .double(let value) = unwrapped { return value.isFinite ? value : nil }
        return int.map { Double($0) }
    }

    /// The elements of an array, or the members of a structure; nil for other types.
    public var elements: [DBusValue]? {
        switch unwrapped {
        case .array(let elements, _), .structure(let elements): elements
        case .bytes(let bytes): bytes.map { .byte($0) }
        default: nil
        }
    }

    /// The strings of an array; nil for other types, and if an element is not a string.
    public var stringArray: [String]? {
        guard let elements else { return nil }
        let strings = elements.compactMap(\.string)
        return strings.count == elements.count ? strings : nil
    }

    /// The entries of a dictionary; nil for other types.
    public var entries: [Entry]? {
        if case .dictionary(let entries, _, _) = unwrapped { entries } else { nil }
    }

    /// The value of a string key in a dictionary, without the variant around it; nil if there is none.
    ///
    /// O(number of entries).
    public subscript(key: String) -> DBusValue? {
        entries?.last { $0.key == .string(key) }?.value.unwrapped
    }

    /// The number of values that the value consists of; an array of bytes counts as one for each 64 bytes.
    public var count: Int {
        switch self {
        case .bytes(let bytes): 1 + bytes.count / 64
        case .array(let elements, _), .structure(let elements): elements.reduce(1) { $0 + $1.count }
        case .dictionary(let entries, _, _): entries.reduce(1) { $0 + $1.key.count + $1.value.count }
        case .variant(let value): 1 + value.count
        default: 1
        }
    }
}
