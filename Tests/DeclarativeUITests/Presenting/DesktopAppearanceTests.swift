import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Reader: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    var body: some View { Text("\(scheme) \(contrast) \(reducesMotion)") }
}

private struct Page: View {
    @State private var scheme: ColorScheme?
    @State private var isPreferring = true
    @State private var isPresented = false
    let inner: ColorScheme?

    init(_ scheme: ColorScheme?, inner: ColorScheme? = nil) {
        _scheme = State(wrappedValue: scheme)
        self.inner = inner
    }

    var body: some View {
        VStack {
            Reader()
            Button("Light") { scheme = .light }
            Button("None") { scheme = nil }
            Button("Remove") { isPreferring = false }
            Button("Sheet") { isPresented = true }
            if isPreferring { Text("inner").preferredColorScheme(inner).preferredColorScheme(scheme) }
        }
        .sheet(isPresented: $isPresented) { Text("sheet").preferredColorScheme(.dark) }
    }
}

/// The appearance of the desktop in declarative views, and `preferredColorScheme`.
@Suite(.serialized)
struct DesktopAppearanceTests {
    private let window = Widgets.Window(title: "A", size: Size(width: 300, height: 300))

    private func show(_ page: some View) throws -> Harness {
        window.rootViewController = HostingController(rootView: page)
        let harness = Harness(window, size: window.frame.size, theme: window.appearance)
        try harness.settle()
        return harness
    }

    @Test func `Views read the scheme, the contrast and the motion of the desktop, and its changes`() throws {
        defer { PlatformServices.current = PlatformServices() }
        let harness = try show(Reader())
        #expect(harness.contains("light standard false"))
        var theme = Theme(style: .dark, contrast: .high)
        theme.prefersReducedMotion = true
        PlatformServices.current.theme = theme
        window.desktopThemeDidChange()
        try harness.settle()
        #expect(harness.contains("dark increased true"))
    }

    @Test func `The preferred scheme applies to the window, until it is changed or its view is removed`()
        throws
    {
        let harness = try show(Page(.dark))
        #expect(window.overrideUserInterfaceStyle == .dark && harness.contains("dark standard false"))
        #expect(harness.picture[0, 0] == Theme.dark.palette[.secondarySystemBackground].premultiplied)
        try harness.click("Light")
        #expect(window.overrideUserInterfaceStyle == .light && harness.contains("light standard false"))
        try harness.click("None")
        #expect(window.overrideUserInterfaceStyle == .unspecified)
        try harness.click("Light")
        try harness.click("Remove")
        #expect(window.overrideUserInterfaceStyle == .unspecified)
    }

    @Test func `The outermost preference of a window has precedence, and a sheet has its own`() throws {
        let harness = try show(Page(.light, inner: .dark))
        #expect(window.overrideUserInterfaceStyle == .light)
        try harness.click("Sheet")
        let sheet = try harness.find(Widgets.Label.self, "sheet")
        #expect(sheet.effectiveAppearance.style == .dark)
        #expect(window.effectiveAppearance.style == .light)
    }

    @Test func `A view without an outer preference uses the inner one`() throws {
        let harness = try show(Page(nil, inner: .dark))
        #expect(window.overrideUserInterfaceStyle == .dark && harness.contains("dark standard false"))
    }
}
