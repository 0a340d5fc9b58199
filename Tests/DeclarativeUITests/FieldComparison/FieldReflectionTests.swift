import Testing

@testable import DeclarativeUI

private final class Model {}

private struct Plain {
    var flag = false
    var number = 0.0
    var letter: Character = "a"
    var small: UInt8 = 0
}

private struct Wrapping<Value> {
    var before: Int8 = 0
    var value: Value
    var after: Int8 = 0
}

private struct References {
    weak var weakModel: Model?
    unowned var unownedModel: Model
    unowned(unsafe) var unsafeModel: Model
    var model: Model
    var optional: Model?
    var call: () -> Void
}

private struct Nothing {}

private enum Choice {
    case one(String)
    case two
}

/// The comparison of view values relies on the runtime's description of types.
///
/// A failure says that this toolchain's runtime describes types in another way: then
/// `FieldReflection` and `FieldOwnership` have to be brought up to date, and until then every view value counts as changed.
struct FieldReflectionTests {
    @Test func `The runtime of this toolchain describes types as they are laid out`() {
        #expect(FieldReflection.isReliable, "see docs/decisions/0025-comparing-by-field.md")
    }

    @Test func `Offsets are those of the compiler`() throws {
        let plain = try #require(FieldReflection.properties(of: Plain.self))
        #expect(plain.map(\.name) == ["flag", "number", "letter", "small"])
        #expect(
            plain.map(\.offset) == [
                MemoryLayout<Plain>.offset(of: \.flag), MemoryLayout<Plain>.offset(of: \.number),
                MemoryLayout<Plain>.offset(of: \.letter), MemoryLayout<Plain>.offset(of: \.small),
            ])
        #expect(plain.map(\.isStrong) == [true, true, true, true])
    }

    @Test func `Offsets of a generic type follow its argument`() throws {
        try expectOffsets(Wrapping<Int8>.self)
        try expectOffsets(Wrapping<String>.self)
        try expectOffsets(Wrapping<(Int, Bool)>.self)
        try expectOffsets(Wrapping<() -> Void>.self)
        try expectOffsets(Wrapping<Double?>.self)
    }

    private func expectOffsets<Value>(_ type: Wrapping<Value>.Type) throws {
        let found = try #require(FieldReflection.properties(of: type))
        #expect(
            found.map(\.offset) == [
                MemoryLayout<Wrapping<Value>>.offset(of: \.before),
                MemoryLayout<Wrapping<Value>>.offset(of: \.value),
                MemoryLayout<Wrapping<Value>>.offset(of: \.after),
            ])
        #expect(ObjectIdentifier(found[1].type) == ObjectIdentifier(Value.self))
    }

    @Test func `Properties that are not strong are known`() throws {
        let found = try #require(FieldReflection.properties(of: References.self))
        #expect(found.map(\.isStrong) == [false, false, false, true, true, true])
    }

    @Test func `Tuples have fields, enumerations and classes have none to look at`() throws {
        let tuple = try #require(FieldReflection.properties(of: (Int8, String).self))
        #expect(tuple.map(\.offset) == [0, 8])
        #expect(FieldReflection.properties(of: Nothing.self)?.isEmpty == true)
        #expect(FieldReflection.properties(of: Choice.self)?.isEmpty != false)
        #expect(FieldReflection.properties(of: (() -> Void).self)?.isEmpty != false)
    }
}
