import Testing

@testable import DeclarativeUI

private struct DensityKey: EnvironmentKey { static var defaultValue: Int { 1 } }
private struct OtherKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    fileprivate var density: Int {
        get { self[DensityKey.self] }
        set { self[DensityKey.self] = newValue }
    }
    fileprivate var other: Int {
        get { self[OtherKey.self] }
        set { self[OtherKey.self] = newValue }
    }
}

private struct Reader: View {
    @Environment(\.density) private var density
    var body: some View { Text("density \(density)") }
}

private struct Bystander: View {
    var body: some View { Reader() }
}

private struct OtherReader: View {
    @Environment(\.other) private var other
    var body: some View { Text("other \(other)") }
}

private struct Giver: View {
    @State private var density = 2
    @State private var other = 5

    var body: some View {
        VStack {
            Button("denser") { density += 1 }
            Button("other") { other += 1 }
            Bystander()
            OtherReader()
            Reader().transformEnvironment(\.density) { $0 *= 10 }
        }
        .environment(\.density, density)
        .environment(\.other, other)
    }
}

private struct System: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.displayScale) private var scale
    @Environment(\.layoutDirection) private var direction
    var body: some View { Text("\(scheme) \(Int(scale)) \(direction)") }
}

private struct Disabling: View {
    @State private var isOff = false
    @State private var count = 0
    var body: some View {
        VStack {
            Button("inner") { count += 1 }.disabled(false)
            Text("count \(count)")
        }.disabled(isOff)
        Button("turn") { isOff.toggle() }
    }
}

private final class Library {
    let name: String
    init(_ name: String) { self.name = name }
    deinit {}
}

private struct Borrower: View {
    @Environment(Library.self) private var library
    @Environment(Harbour.self) private var harbour: Harbour?
    var body: some View { Text("\(library.name) \(harbour == nil)") }
}

private final class Harbour {
    deinit {}
}

/// Environment values that ancestors or the host set (C8).
struct EnvironmentTests {
    @Test func `Only bodies that read the changed key are evaluated`() throws {
        let shown = try Shown(Giver())
        #expect(shown.texts == ["density 2", "other 5", "density 20"])

        try shown.click("denser")

        #expect(shown.texts == ["density 3", "other 5", "density 30"])
        #expect(shown.bodies(Reader.self) == [2, 2])
        #expect(shown.bodies(Bystander.self) == [1])
        #expect(shown.bodies(OtherReader.self) == [1])
    }

    @Test func `An unset key has its default value`() throws {
        let shown = try Shown(Reader())
        #expect(shown.texts == ["density 1"])
    }

    @Test func `Theme, scale and direction are those of the host`() throws {
        let shown = try Shown(System())
        #expect(shown.texts == ["light 1 leftToRight"])

        shown.harness.host.theme = .dark
        shown.harness.host.layoutDirection = .rightToLeft
        try shown.harness.resize(to: Size(width: 300, height: 300), scale: 2)

        #expect(shown.texts == ["dark 2 rightToLeft"])
    }

    @Test func `A descendant of a disabled view cannot enable itself`() throws {
        let shown = try Shown(Disabling())
        try shown.click("inner")
        #expect(shown.texts == ["count 1"])

        try shown.click("turn")
        try shown.click("inner")
        #expect(shown.texts == ["count 1"])

        try shown.click("turn")
        try shown.click("inner")
        #expect(shown.texts == ["count 2"])
    }

    @Test func `Objects are found by their type`() throws {
        let shown = try Shown(Borrower().environment(Library("city")))
        #expect(shown.texts == ["city true"])
    }

    @Test func `Fonts and colours apply to descendant labels`() throws {
        let shown = try Shown(
            VStack {
                Text("a")
                Text("b").font(.title)
            }.font(.footnote).foregroundStyle(.red))

        #expect(shown.labels.map(\.font) == [.footnote, .title])
        #expect(shown.labels.map(\.textColor) == [.red, .red])
    }
}
