import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct SizeReader: View {
    let name: String
    @Environment(\.dynamicTypeSize) private var size
    var body: some View { Text("\(name) \(size)") }
}

/// Texts outside and inside of a subtree whose size buttons change.
private struct Page: View {
    @State private var size = DynamicTypeSize.large

    var body: some View {
        VStack(alignment: .leading) {
            SizeReader(name: "outside")
            Button("Larger") { size = .accessibility2 }
            Button("Default") { size = .large }
            VStack(alignment: .leading) {
                SizeReader(name: "inside")
                Text("Some words").accessibilityIdentifier("words")
                ViewThatFits { Text("Fitting words") }
                Toggle("Check", isOn: .constant(true))
                TextField("Name", text: .constant("Name"))
                Picker("Choice", selection: .constant(1)) { Text("One").tag(1) }
            }
            .dynamicTypeSize(size)
            SizeReader(name: "limited").dynamicTypeSize(...DynamicTypeSize.xLarge)
            SizeReader(name: "raised").dynamicTypeSize(DynamicTypeSize.accessibility1...)
        }
    }
}

private struct Square: View {
    @ScaledMetric private var side = 10.0
    var body: some View { Text("side \(side)") }
}

/// The size of text in the environment.
struct DynamicTypeSizeTests {
    private func label(_ harness: Harness, _ text: String) throws -> Widgets.Label { try harness.label(text) }

    @Test func `The size of a subtree changes its texts and their layout, and no others`() throws {
        let (harness, _) = try show(Page(), width: 500, height: 600)
        #expect(harness.texts.contains("inside large"))
        #expect(harness.texts.contains("limited large") && harness.texts.contains("raised accessibility1"))
        let before = try (label(harness, "Some words").frame, label(harness, "outside large").frame.size)

        try harness.click("Larger")
        #expect(harness.texts.contains("inside accessibility2") && harness.texts.contains("outside large"))
        let after = try (label(harness, "Some words").frame, label(harness, "outside large").frame.size)
        #expect(after.0.width > 1.8 * before.0.width && after.0.height > 1.7 * before.0.height)
        #expect(after.1 == before.1)
        #expect(harness.picture == harness.renderFresh())

        try harness.click("Default")
        #expect(try label(harness, "Some words").frame == before.0)
    }

    @Test(arguments: [1.25, 1.5, 2])
    func `A change of the host's text scale gives the layout of a new host`(scale: Double) throws {
        var theme = Theme.light
        theme.textScale = scale
        let (harness, _) = try show(Page(), width: 700, height: 900)
        let (fresh, _) = try show(Page(), width: 700, height: 900, theme: theme)
        let start = harness.picture

        harness.host.theme = theme
        try harness.settle()
        #expect(harness.picture == fresh.picture)
        #expect(harness.texts == fresh.texts)
        #expect(harness.texts.contains("limited xLarge"))

        harness.host.theme = .light
        try harness.settle()
        #expect(harness.picture == start)
    }

    @Test func `Each size corresponds to a category, in the same order`() {
        #expect(DynamicTypeSize.allCases.map(\.category) == ContentSizeCategory.allCases)
        #expect(DynamicTypeSize(.large) == .large && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
        #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
    }

    @Test func `A text scale out of range in a theme of the environment is reported and ignored`() throws {
        var theme = Theme.light
        theme.textScale = 50
        let found = try diagnostics {
            let (harness, _) = try show(Text("Words").environment(\.theme, theme))
            #expect(try label(harness, "Words").frame.height < 30)
        }
        #expect(found.allSatisfy { $0.kind == .invalidValue } && !found.isEmpty)
    }

    @Test func `A scaled metric grows with the text of its environment`() throws {
        let (harness, _) = try show(
            VStack {
                Square()
                Square().dynamicTypeSize(.accessibility2)
            })
        #expect(harness.texts == ["side 10.0", "side 19.4"])
    }

    @Test func `Text in a canvas is enlarged`() throws {
        func height(_ size: DynamicTypeSize) throws -> Double {
            var height = 0.0
            let canvas = Canvas { context, _ in
                let text = context.resolve(Text("Words"))
                height = text.measure(in: Size(width: 500, height: 500)).height
                context.draw(text, at: .zero)
            }
            let (_, _) = try show(canvas.dynamicTypeSize(size))
            return height
        }
        #expect(try height(.accessibility2) > 1.8 * height(.large))
    }
}
