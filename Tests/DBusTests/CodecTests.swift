import RandomNumbers
import Testing

@testable import DBus

/// The codec: values become messages and are read again, and invalid values are refused before libdbus sees them.
@Suite(.enabled(if: DBusLibrary.shared != nil, "libdbus-1 is not installed"))
struct CodecTests {
    /// Writes values into a message and reads them again.
    private func roundTrip(_ values: [DBusValue]) throws -> [DBusValue] {
        let library = try #require(DBusLibrary.shared)
        var message = DBusMessage(kind: .signal)
        (message.path, message.interface, message.member) = ("/a", "a.b", "C")
        message.body = values
        return try DBusMessageHandle.make(message, to: nil, library).message().body
    }

    @Test func `Random values of all types are equal after writing and reading`() throws {
        var random = SeededRandom(seed: 7)
        for _ in 0..<2000 {
            let values = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                RandomValue.value(of: RandomValue.type(depth: 4, &random), &random)
            }
            #expect(try roundTrip(values) == values)
        }
    }

    @Test func `Extreme values are equal after writing and reading`() throws {
        let values: [DBusValue] = [
            .byte(255), .boolean(true), .boolean(false), .int16(.min), .uint16(.max), .int32(.min),
            .uint32(.max),
            .int64(.min), .uint64(.max), .double(-.infinity), .double(.leastNonzeroMagnitude), .string(""),
            .string("日本語 \u{1f680} e\u{301} \u{fffe}"), .objectPath("/"), .signature(""), .signature("a{sv}"),
            .bytes([]), .bytes(Array(0...255)), .array([], of: .structure([.string, .array(.variant)])),
            .dictionary([], keys: .byte, values: .dictionary(.string, .variant)),
            .variant(.variant(.variant(.bytes([1])))),
        ]
        #expect(try roundTrip(values) == values)
    }

    @Test(
        arguments: [
            .string("a\0b"), .objectPath("no/slash"), .objectPath("/a//b"), .objectPath("/a/"),
            .signature("a"),
            .signature("(i"), .structure([]), .array([.int32(1)], of: .string),
            .array([.array([], of: .string)], of: .array(.int32)),
            .dictionary([.init(.variant(.byte(1)), .byte(1))], keys: .variant, values: .byte),
            .dictionary([.init(.string("a"), .byte(1))], keys: .string, values: .variant),
            .variant(.structure([.string("\0")])),
        ] as [DBusValue])
    func `A value that D-Bus cannot transfer is refused with its reason`(value: DBusValue) throws {
        #expect(throws: DBusError.self) { try roundTrip([value]) }
    }

    @Test func `Values that are nested too deeply are refused`() throws {
        var (array, variant) = (DBusValue.int32(1), DBusValue.int32(1))
        for _ in 0..<33 { array = .array([array], of: array.type) }
        for _ in 0..<70 { variant = .variant(variant) }
        #expect(throws: DBusError.self) { try roundTrip([array]) }
        #expect(throws: DBusError.self) { try roundTrip([variant]) }
        #expect(throws: DBusError.self) { try roundTrip(Array(repeating: .byte(0), count: 256)) }
    }

    @Test func `A message with more values than the limit is refused, and long byte arrays are read`() throws
    {
        let many = DBusValue.array(
            Array(repeating: .int32(1), count: DBusDecoder.maximumCount), of: .int32)
        #expect(throws: DBusError.self) { try roundTrip([many]) }
        let bytes = DBusValue.bytes(Array(repeating: 9, count: 4 << 20))
        #expect(try roundTrip([bytes]) == [bytes])
    }

    @Test func `Messages with invalid headers are refused`() throws {
        let library = try #require(DBusLibrary.shared)
        func make(_ change: (inout DBusMessage) -> Void, to destination: String? = nil) throws {
            var message = DBusMessage(kind: .methodCall)
            (message.path, message.interface, message.member) = ("/a", "a.b", "C")
            change(&message)
            _ = try DBusMessageHandle.make(message, to: destination, library)
        }
        try make { _ in }
        #expect(throws: DBusError.self) { try make { $0.path = "a" } }
        #expect(throws: DBusError.self) { try make { $0.path = nil } }
        #expect(throws: DBusError.self) { try make { $0.interface = "single" } }
        #expect(throws: DBusError.self) { try make { $0.member = "With.Dot" } }
        #expect(throws: DBusError.self) { try make({ _ in }, to: "not a name") }
    }
}
