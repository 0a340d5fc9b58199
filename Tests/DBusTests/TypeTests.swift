import RandomNumbers
import Testing

@testable import DBus

/// Signatures, names and addresses.
struct TypeTests {
    @Test func `Random types are equal after writing and parsing their signature`() {
        var random = SeededRandom(seed: 3)
        for _ in 0..<2000 {
            let type = RandomValue.type(depth: 5, &random)
            if type.signature.utf8.count <= 255 { #expect(DBusType(type.signature) == type) }
        }
    }

    @Test(arguments: [
        "a", "(", ")", "()", "(i", "i)", "{sv}", "a{s}", "a{vs}", "a{ss", "a{(i)s}", "a{sss}", "z", "e", "r",
        "ä",
    ])
    func `An invalid signature is refused`(text: String) { #expect(DBusType.types(text) == nil) }

    @Test func `A signature beyond the limits of length and depth is refused`() {
        #expect(DBusType.types(String(repeating: "i", count: 255))?.count == 255)
        #expect(DBusType.types(String(repeating: "i", count: 256)) == nil)
        #expect(DBusType(String(repeating: "a", count: 32) + "i") != nil)
        #expect(DBusType(String(repeating: "a", count: 33) + "i") == nil)
        let structure = { String(repeating: "(", count: $0) + "i" + String(repeating: ")", count: $0) }
        #expect(DBusType(structure(32)) != nil)
        #expect(DBusType(structure(33)) == nil)
    }

    @Test func `Names follow the rules of the specification`() {
        #expect(DBusName.isPath("/") && DBusName.isPath("/a/B_9"))
        #expect(!DBusName.isPath("") && !DBusName.isPath("/a/") && !DBusName.isPath("/a-b"))
        #expect(DBusName.isInterface("a.b") && !DBusName.isInterface("a") && !DBusName.isInterface("a.2b"))
        #expect(!DBusName.isInterface("a..b") && !DBusName.isInterface("a-b.c"))
        #expect(DBusName.isMember("Get_1") && !DBusName.isMember("1a") && !DBusName.isMember(""))
        #expect(DBusName.isWellKnownName("org.a-b.c") && !DBusName.isWellKnownName(":1.2"))
        #expect(DBusName.isUniqueName(":1.42") && !DBusName.isUniqueName(":1."))
    }

    @Test func `The address comes from the environment, and no bus is started`() {
        #expect(
            DBusAddress.session { $0 == "DBUS_SESSION_BUS_ADDRESS" ? "unix:path=/x" : nil } == "unix:path=/x")
        #expect(DBusAddress.session { $0 == "DBUS_SESSION_BUS_ADDRESS" ? "autolaunch:" : "/tmp" } == nil)
        #expect(DBusAddress.session { _ in nil } == nil)
        #expect(DBusAddress.session { $0 == "XDG_RUNTIME_DIR" ? "/nonexistent" : nil } == nil)
    }

    @Test func `Values are read through variants, and other types read as nil`() {
        let options: DBusValue = [
            "size": .variant(.int32(3)), "names": .strings(["a", "b"]), "on": .boolean(true),
        ]
        #expect(options["size"]?.int == 3 && options["size"]?.number == 3)
        #expect(options["names"]?.stringArray == ["a", "b"])
        #expect(options["on"]?.bool == true && options["on"]?.string == nil && options["off"] == nil)
        #expect(DBusValue.uint64(.max).int == nil && DBusValue.double(.nan).number == nil)
        #expect(DBusValue.structure([.string("a"), .int32(1)]).stringArray == nil)
    }
}
