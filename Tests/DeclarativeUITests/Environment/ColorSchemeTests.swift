import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct SchemeReader: View {
    let name: String
    @Environment(\.colorScheme) private var scheme
    @Environment(\.theme) private var theme
    var body: some View { Text("\(name) \(scheme) \(theme.style)") }
}

/// A dark subtree, with buttons that change its scheme and its content.
private struct Page: View {
    @State private var scheme = ColorScheme.dark
    @State private var hasMore = false

    var body: some View {
        VStack {
            SchemeReader(name: "outside")
            Button("Toggle") { scheme = scheme == .dark ? .light : .dark }
            Button("More") { hasMore.toggle() }
            VStack {
                SchemeReader(name: "inside")
                Button("Press") {}
                SchemeReader(name: "nested").opacity(0.9).environment(\.colorScheme, .light)
                if hasMore { SchemeReader(name: "more") }
            }
            .background(Color.systemBackground)
            .environment(\.colorScheme, scheme)
        }
    }
}

private struct Choosing: View {
    @State private var isDark = true
    var body: some View {
        VStack {
            Button("Switch") { isDark.toggle() }
            VStack {
                // Both have the same type, and thus the same identity.
                AnyView(
                    isDark
                        ? SchemeReader(name: "inner").environment(\.theme, .dark)
                        : SchemeReader(name: "inner").environment(\.theme, .light))
            }
        }
    }
}

private struct Keys: View {
    @State private var setsScheme = true
    let outer: ColorScheme
    var body: some View {
        VStack {
            Button("Switch") { setsScheme.toggle() }
            VStack { AnyView(inner) }.environment(\.colorScheme, outer)
        }
    }

    private var inner: some View {
        SchemeReader(name: "inner").transformEnvironment(\.self) { values in
            if setsScheme { values.colorScheme = .light } else { values.lineLimit = 3 }
        }
    }
}

private struct Opening: View {
    @State private var hasSheet = false
    @State private var hasAlert = false
    @State private var scheme = ColorScheme.dark

    var body: some View {
        VStack {
            Text("page")
            VStack {
                Button("Sheet") { hasSheet = true }
                Button("Alert") { hasAlert = true }
                Menu("Menu") { Button("Item") {} }
            }
            .sheet(isPresented: $hasSheet) {
                SchemeReader(name: "sheet")
                Button("Toggle") { scheme = scheme == .dark ? .light : .dark }
            }
            .alert("Sure?", isPresented: $hasAlert) { Button("Yes") {} }
            .environment(\.colorScheme, scheme)
        }
    }
}

/// Subtrees of a declarative view with their own colour scheme or theme.
@Suite(.serialized)
struct ColorSchemeTests {
    private func drawing(_ text: String, _ harness: Harness) throws -> String {
        let label = try harness.label(text)
        // The dump finds views by name and frame.
        label.accessibilityIdentifier = text
        defer { label.accessibilityIdentifier = nil }
        return try harness.displayListDump(of: label)
    }

    private let light = "\(Theme.light.palette[.label])"
    private let dark = "\(Theme.dark.palette[.label])"

    @Test func `A dark subtree draws texts and controls dark, and reads the dark scheme`() throws {
        let shown = try Shown(Page())

        #expect(shown.texts.first == "outside light light")
        #expect(shown.texts.contains("inside dark dark") && shown.texts.contains("nested light light"))
        #expect(try drawing("outside light light", shown.harness).contains(light))
        #expect(try drawing("inside dark dark", shown.harness).contains(dark))
        #expect(try drawing("nested light light", shown.harness).contains(light))
        let button = try shown.harness.find(Widgets.Button.self, "Press")
        #expect(button.effectiveAppearance == .dark)
        #expect(try shown.harness.find(Widgets.Button.self, "More").effectiveAppearance == .light)
        #expect(shown.harness.picture == shown.harness.renderFresh())
    }

    @Test func `A changed scheme redraws the subtree and evaluates the bodies that read it`() throws {
        let shown = try Shown(Page())
        let part = shown.harness.all(Widgets.View.self).filter { $0.effectiveAppearance == .dark }
        #expect(part.count >= 3)

        let changes = try shown.harness.changes { try shown.click("Toggle") }

        let button = try shown.harness.find(Widgets.Button.self, "Toggle")
        #expect(changes.drawn.allSatisfy { view in part.contains(view) || view === button })
        #expect(try drawing("inside light light", shown.harness).contains(light))
        #expect(shown.bodies(SchemeReader.self) == [1, 2, 1])
        #expect(shown.harness.picture == shown.harness.renderFresh())
        #expect(shown.harness.advance(by: .seconds(600)).isIdle)

        try shown.click("Toggle")
        #expect(try drawing("inside dark dark", shown.harness).contains(dark))
    }

    @Test func `A view that is inserted into a dark subtree is dark`() throws {
        let shown = try Shown(Page())
        try shown.click("More")
        #expect(try drawing("more dark dark", shown.harness).contains(dark))
        try shown.click("Toggle")
        #expect(try drawing("more light light", shown.harness).contains(light))
        try shown.click("More")
        try shown.click("Toggle")
        try shown.click("More")
        #expect(try drawing("more dark dark", shown.harness).contains(dark))
        #expect(shown.harness.picture == shown.harness.renderFresh())
    }

    @Test func `A theme applies to the controls of a subtree, and sets its colour scheme`() throws {
        var theme = Theme(style: .dark, accent: Color(hex: 0x2a7f62))
        theme.metrics.controlHeight = 52
        let shown = try Shown(
            VStack {
                Button("Small") {}
                VStack {
                    Button("Tall") {}
                    SchemeReader(name: "a")
                }.environment(\.theme, theme)
            })

        let tall = try shown.harness.find(Widgets.Button.self, "Tall")
        #expect(tall.effectiveAppearance == theme && tall.frame.height == 52)
        #expect(try shown.harness.find(Widgets.Button.self, "Small").frame.height == 34)
        #expect(shown.texts == ["a dark dark"])
    }

    @Test func `A dark subtree keeps the accent of the host, and follows its changes`() throws {
        let shown = try Shown(Page())
        shown.harness.host.theme = Theme(style: .light, accent: Color(hex: 0x2a7f62))
        try shown.harness.settle()

        let button = try shown.harness.find(Widgets.Button.self, "Press")
        #expect(button.effectiveAppearance == Theme(style: .dark, accent: Color(hex: 0x2a7f62)))
        #expect(shown.harness.picture == shown.harness.renderFresh())
    }

    @Test func `A replaced theme reaches the views`() throws {
        let shown = try Shown(Choosing())
        #expect(try drawing("inner dark dark", shown.harness).contains(dark))
        try shown.click("Switch")
        #expect(try drawing("inner light light", shown.harness).contains(light))
        try shown.click("Switch")
        #expect(try drawing("inner dark dark", shown.harness).contains(dark))
    }

    @Test func `A subtree that no longer sets a scheme inherits that of its ancestors`() throws {
        let shown = try Shown(Keys(outer: .dark))
        #expect(try drawing("inner light light", shown.harness).contains(light))
        try shown.click("Switch")
        #expect(try drawing("inner dark dark", shown.harness).contains(dark))
        try shown.click("Switch")
        #expect(try drawing("inner light light", shown.harness).contains(light))
    }

    @Test func `Rows of lists and lazy stacks inherit a scheme or set their own`() throws {
        let shown = try Shown(
            VStack {
                List(0..<40, id: \.self) { row in
                    if row == 1 {
                        SchemeReader(name: "row 1").environment(\.colorScheme, .light)
                    } else {
                        SchemeReader(name: "row \(row)")
                    }
                }.frame(height: 120)
                ScrollView {
                    LazyVStack { ForEach(0..<60, id: \.self) { SchemeReader(name: "item \($0)") } }
                }.frame(height: 120)
            }.environment(\.colorScheme, .dark))

        #expect(try drawing("row 0 dark dark", shown.harness).contains(dark))
        #expect(try drawing("row 1 light light", shown.harness).contains(light))
        #expect(try drawing("item 0 dark dark", shown.harness).contains(dark))
        try shown.harness.scroll(over: try shown.harness.label("item 0 dark dark"), by: Point(x: 0, y: -10))
        let last = try #require(shown.labels.last { $0.text?.hasPrefix("item") == true })
        #expect(last.effectiveAppearance == .dark && last.text?.hasSuffix("dark dark") == true)
        #expect(shown.harness.picture == shown.harness.renderFresh())
    }

    @Test func `A sheet of a dark subtree is dark, and follows a change`() throws {
        let shown = try Shown(Opening())
        try shown.click("Sheet")

        #expect(try drawing("sheet dark dark", shown.harness).contains(dark))
        let label = try shown.harness.label("sheet dark dark")
        let overlay = try #require(shown.hosting.subviews.last)
        #expect(label.isDescendant(of: overlay) && overlay.effectiveAppearance == .dark)

        try shown.click("Toggle")

        #expect(try drawing("sheet light light", shown.harness).contains(light))
        #expect(overlay.effectiveAppearance == .light)
        #expect(shown.harness.picture == shown.harness.renderFresh())
    }

    @Test func `Alerts and menus of a dark subtree are dark`() throws {
        let shown = try Shown(Opening())
        try shown.click("Alert")
        let title = try #require(shown.labels.first { $0.text == "Sure?" })
        #expect(title.effectiveAppearance == .dark)
        #expect(try #require(shown.hosting.subviews.last).effectiveAppearance == .dark)
        try shown.click("Yes")

        try shown.click("Menu")
        #expect(try #require(shown.hosting.subviews.last).effectiveAppearance == .dark)
        #expect(shown.harness.picture == shown.harness.renderFresh())
    }

    @Test func `A hosting view in a dark retained view is dark, and its light subtree light`() throws {
        let page = Widgets.View(frame: Rect(x: 0, y: 0, width: 300, height: 200))
        let hosting = HostingView(
            rootView: VStack {
                SchemeReader(name: "a")
                SchemeReader(name: "b").environment(\.colorScheme, .light)
            })
        hosting.frame = page.bounds
        page.addSubview(hosting)
        page.overrideUserInterfaceStyle = .dark
        let harness = Harness(page, size: page.frame.size)
        try harness.settle()
        #expect(harness.texts == ["a dark dark", "b light light"])
        #expect(try drawing("a dark dark", harness).contains(dark))
        #expect(try drawing("b light light", harness).contains(light))

        page.overrideUserInterfaceStyle = .unspecified
        try harness.settle()
        #expect(harness.texts == ["a light light", "b light light"])
    }

    @Test func `A bitmap rendered without a window contains the dark subtree`() {
        let picture = HStack(spacing: 0) {
            Color.systemBackground
            Color.systemBackground.environment(\.colorScheme, .dark)
        }.renderBitmap(size: Size(width: 40, height: 20))

        #expect(picture[5, 5] == Theme.light.palette[.systemBackground].premultiplied)
        #expect(picture[35, 5] == Theme.dark.palette[.systemBackground].premultiplied)
    }
}
