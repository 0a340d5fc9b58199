/// The type of a D-Bus value.
///
/// Its textual form is a signature of the D-Bus specification.
///
///     DBusType("a{sv}") == .dictionary(.string, .variant)
public nonisolated indirect enum DBusType: Hashable, Sendable {
    case byte
    case boolean
    case int16
    case uint16
    case int32
    case uint32
    case int64
    case uint64
    case double
    case string
    case objectPath
    case signature
    case unixFileDescriptor
    case variant
    case array(DBusType)
    /// An array of entries; the key is a basic type.
    case dictionary(DBusType, DBusType)
    case structure([DBusType])

    /// The maximum length of a signature, in bytes.
    static let maximumLength = 255
    /// The maximum nesting of arrays, and of structures.
    static let maximumDepth = 32

    /// Parses the signature of one complete type; nil if it is not valid.
    public init?(_ signature: String) {
        guard let types = Self.types(signature), types.count == 1 else { return nil }
        self = types[0]
    }

    /// Parses a signature of any number of complete types; nil if it is not valid.
    public static func types(_ signature: String) -> [DBusType]? {
        var parser = DBusSignatureParser(signature)
        return parser.types()
    }

    /// Returns the signature of a sequence of types.
    public static func signature(of types: [DBusType]) -> String { types.map(\.signature).joined() }

    /// The signature of the type.
    public var signature: String {
        switch self {
        case .array(let element): "a" + element.signature
        case .dictionary(let key, let value): "a{" + key.signature + value.signature + "}"
        case .structure(let members): "(" + Self.signature(of: members) + ")"
        default: String(UnicodeScalar(code))
        }
    }

    /// The code of the type in the protocol: the first character of its signature, or `r` for a structure.
    var code: UInt8 {
        switch self {
        case .byte: UInt8(ascii: "y")
        case .boolean: UInt8(ascii: "b")
        case .int16: UInt8(ascii: "n")
        case .uint16: UInt8(ascii: "q")
        case .int32: UInt8(ascii: "i")
        case .uint32: UInt8(ascii: "u")
        case .int64: UInt8(ascii: "x")
        case .uint64: UInt8(ascii: "t")
        case .double: UInt8(ascii: "d")
        case .string: UInt8(ascii: "s")
        case .objectPath: UInt8(ascii: "o")
        case .signature: UInt8(ascii: "g")
        case .unixFileDescriptor: UInt8(ascii: "h")
        case .variant: UInt8(ascii: "v")
        case .array, .dictionary: UInt8(ascii: "a")
        case .structure: UInt8(ascii: "r")
        }
    }

    /// The basic type with a code; nil for containers and unknown codes.
    static func basic(_ code: UInt8) -> DBusType? {
        switch code {
        case UInt8(ascii: "y"): .byte
        case UInt8(ascii: "b"): .boolean
        case UInt8(ascii: "n"): .int16
        case UInt8(ascii: "q"): .uint16
        case UInt8(ascii: "i"): .int32
        case UInt8(ascii: "u"): .uint32
        case UInt8(ascii: "x"): .int64
        case UInt8(ascii: "t"): .uint64
        case UInt8(ascii: "d"): .double
        case UInt8(ascii: "s"): .string
        case UInt8(ascii: "o"): .objectPath
        case UInt8(ascii: "g"): .signature
        case UInt8(ascii: "h"): .unixFileDescriptor
        default: nil
        }
    }

    /// Whether the type is not a container, and may be the key of a dictionary.
    public var isBasic: Bool { self != .variant && Self.basic(code) != nil }
}
