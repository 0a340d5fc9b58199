/// A value in a D-Bus message.
///
///     let options: DBusValue = ["multiple": .boolean(true), "current_name": .string("a.txt")]
///     options["multiple"]?.bool   // true
public nonisolated indirect enum DBusValue: Hashable, Sendable {
    case byte(UInt8)
    case boolean(Bool)
    case int16(Int16)
    case uint16(UInt16)
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case uint64(UInt64)
    case double(Double)
    case string(String)
    case objectPath(String)
    case signature(String)
    /// An open file, of which sending makes a duplicate. Messages with files are not received.
    case unixFileDescriptor(Int32)
    /// An array of bytes; an array of the type `ay` is always this case.
    case bytes([UInt8])
    /// An array, with the type of its elements, which an empty array needs.
    case array([DBusValue], of: DBusType)
    /// The entries of a dictionary in the order of the message, with the types of keys and values.
    case dictionary([Entry], keys: DBusType, values: DBusType)
    case structure([DBusValue])
    case variant(DBusValue)

    /// An entry of a dictionary.
    ///
    ///     DBusValue.Entry(.string("name"), .variant(.int32(3)))
    public struct Entry: Hashable, Sendable {
        public let key: DBusValue
        public let value: DBusValue

        public init(_ key: DBusValue, _ value: DBusValue) {
            self.key = key
            self.value = value
        }
    }

    /// The type of the value.
    public var type: DBusType {
        switch self {
        case .byte: .byte
        case .boolean: .boolean
        case .int16: .int16
        case .uint16: .uint16
        case .int32: .int32
        case .uint32: .uint32
        case .int64: .int64
        case .uint64: .uint64
        case .double: .double
        case .string: .string
        case .objectPath: .objectPath
        case .signature: .signature
        case .unixFileDescriptor: .unixFileDescriptor
        case .bytes: .array(.byte)
        case .array(_, let element): .array(element)
        case .dictionary(_, let key, let value): .dictionary(key, value)
        case .structure(let members): .structure(members.map(\.type))
        case .variant: .variant
        }
    }

    // MARK: - Making values

    /// Creates an array of strings.
    public static func strings(_ strings: [String]) -> DBusValue {
        .array(strings.map { .string($0) }, of: .string)
    }

    /// Creates a dictionary of the type `a{sv}` whose entries are ordered by their keys.
    public static func options(_ options: [String: DBusValue]) -> DBusValue {
        let entries = options.sorted { $0.key < $1.key }.map { Entry(.string($0.key), .variant($0.value)) }
        return .dictionary(entries, keys: .string, values: .variant)
    }

    /// Creates a byte string as the portals use it for file names: the bytes of the text, with a terminating zero.
    public static func fileName(_ name: String) -> DBusValue { .bytes(Array(name.utf8) + [0]) }
}

nonisolated extension DBusValue: ExpressibleByDictionaryLiteral {
    /// Creates a dictionary of the type `a{sv}`.
    public init(dictionaryLiteral elements: (String, DBusValue)...) {
        self = .dictionary(
            elements.map { Entry(.string($0.0), .variant($0.1)) }, keys: .string, values: .variant)
    }
}
