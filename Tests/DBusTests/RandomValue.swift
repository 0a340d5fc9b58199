import DBus
import RandomNumbers

/// Random types and values for property tests.
enum RandomValue {
    private static let basic: [DBusType] = [
        .byte, .boolean, .int16, .uint16, .int32, .uint32, .int64, .uint64, .double, .string, .objectPath,
        .signature,
    ]

    static func type(depth: Int, _ random: inout SeededRandom) -> DBusType {
        guard depth > 0 else { return basic.randomElement(using: &random) ?? .byte }
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return .array(type(depth: depth - 1, &random))
        case 1:
            return .dictionary(
                basic.randomElement(using: &random) ?? .string, type(depth: depth - 1, &random))
        case 2:
            let count = Int.random(in: 1...4, using: &random)
            return .structure((0..<count).map { _ in type(depth: depth - 1, &random) })
        case 3: return .variant
        default: return basic.randomElement(using: &random) ?? .byte
        }
    }

    static func value(of type: DBusType, _ random: inout SeededRandom) -> DBusValue {
        let count = Int.random(in: 0...3, using: &random)
        switch type {
        case .byte: return .byte(.random(in: .min ... .max, using: &random))
        case .boolean: return .boolean(.random(using: &random))
        case .int16: return .int16(.random(in: .min ... .max, using: &random))
        case .uint16: return .uint16(.random(in: .min ... .max, using: &random))
        case .int32: return .int32(.random(in: .min ... .max, using: &random))
        case .uint32: return .uint32(.random(in: .min ... .max, using: &random))
        case .int64: return .int64(.random(in: .min ... .max, using: &random))
        case .uint64: return .uint64(.random(in: .min ... .max, using: &random))
        case .double: return .double(.random(in: -1e300...1e300, using: &random))
        case .string:
            return .string(["", "a", "ü ß", "\u{1f1e9}\u{1f1ea}"].randomElement(using: &random) ?? "")
        case .objectPath: return .objectPath(["/", "/a", "/a_1/B2"].randomElement(using: &random) ?? "/")
        case .signature: return .signature(Self.type(depth: 2, &random).signature)
        case .unixFileDescriptor: return .unixFileDescriptor(0)
        case .variant: return .variant(value(of: Self.type(depth: 2, &random), &random))
        case .array(.byte): return .bytes((0..<count).map { UInt8($0) })
        case .array(let element):
            return .array((0..<count).map { _ in value(of: element, &random) }, of: element)
        case .dictionary(let key, let content):
            let entries = (0..<count).map { _ in
                DBusValue.Entry(value(of: key, &random), value(of: content, &random))
            }
            return .dictionary(entries, keys: key, values: content)
        case .structure(let members): return .structure(members.map { value(of: $0, &random) })
        }
    }
}
