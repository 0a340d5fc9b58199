import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct FirstKey: EnvironmentKey { static let defaultValue = 0 }
private struct SecondKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var first: Int {
        get { self[FirstKey.self] }
        set { self[FirstKey.self] = newValue }
    }
    fileprivate var second: Int {
        get { self[SecondKey.self] }
        set { self[SecondKey.self] = newValue }
    }
}

private struct Reader: View {
    @Environment(\.first) private var first
    @Environment(\.second) private var second
    var body: some View { Text("\(first) \(second)") }
}

private struct Choosing: View {
    @State private var setsFirst = true
    var body: some View {
        VStack {
            Button("Switch") { setsFirst.toggle() }
            // Both have the same type, and thus the same identity.
            AnyView(setsFirst ? Reader().environment(\.first, 1) : Reader().environment(\.second, 2))
        }
    }
}

/// Environment modifiers that change the keys they set.
struct EnvironmentKeysTests {
    @Test func `Readers are updated when a key is set or no longer set`() throws {
        let shown = try Shown(Choosing())
        #expect(shown.texts.last == "1 0")
        try shown.click("Switch")
        #expect(shown.texts.last == "0 2")
        try shown.click("Switch")
        #expect(shown.texts.last == "1 0")
    }
}
