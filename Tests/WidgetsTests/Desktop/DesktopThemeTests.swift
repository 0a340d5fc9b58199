import DBus
import DesktopServices
import Drawing
import Glibc
import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy
@testable import Windowing

/// The appearance of windows that follow the desktop, and of those whose program has chosen it.
@Suite(.serialized)
struct DesktopThemeTests {
    private func settings(_ values: [(String, String, DBusValue)]) -> DesktopSettings {
        var table = SettingsTable()
        for (namespace, key, value) in values { table.set(value, key, in: namespace) }
        return table.settings
    }

    @Test func `The theme of the desktop has its style, accent colour, contrast and motion`() {
        #expect(Theme(DesktopSettings()) == .light)
        let appearance = "org.freedesktop.appearance"
        let theme = Theme(
            settings([
                (appearance, "color-scheme", .uint32(1)), (appearance, "contrast", .uint32(1)),
                (appearance, "accent-color", .structure([.double(0.9), .double(0.2), .double(0.3)])),
                ("org.gnome.desktop.interface", "enable-animations", .boolean(false)),
                ("org.gnome.desktop.interface", "text-scaling-factor", .double(1.25)),
            ]))
        #expect(theme.textScale == 1.25)
        #expect(theme.style == .dark && theme.contrast == .high && theme.prefersReducedMotion)
        #expect(theme.palette[.tint].red > theme.palette[.tint].blue)
        // A yellow accent colour on white is darkened until it is visible.
        let yellow = Theme(
            settings([(appearance, "accent-color", .structure([.double(1), .double(0.9), .double(0)]))]))
        #expect(yellow.palette[.tint].contrast(with: .white) >= 3)
    }

    @Test(
        arguments: [(1.0, 0.9, 0.0), (0, 0, 0), (1, 1, 1), (0.2, 0.5, 0.9), (0.9, 0.2, 0.3), (0, 0, 1)],
        [(UInt32(1), UInt32(0)), (1, 1), (2, 0), (2, 1)])
    func `The colours derived from the accent colour of the desktop keep their contrast`(
        _ accent: (Double, Double, Double), _ desktop: (scheme: UInt32, contrast: UInt32)
    ) {
        let appearance = "org.freedesktop.appearance"
        let accent = DBusValue.structure([.double(accent.0), .double(accent.1), .double(accent.2)])
        let theme = Theme(
            settings([
                (appearance, "color-scheme", .uint32(desktop.scheme)),
                (appearance, "contrast", .uint32(desktop.contrast)), (appearance, "accent-color", accent),
            ]))
        let palette = theme.palette
        let required = theme.contrast == .high ? 7.0 : 4.5
        let backgrounds: [ColorRole] = [
            .systemBackground, .secondarySystemBackground, .cardBackground, .popoverBackground,
        ]
        for background in backgrounds {
            #expect(palette[.link].contrast(with: palette[background]) >= required)
        }
        #expect(palette[.tint].contrast(with: palette[.systemBackground]) >= 3)
        #expect(palette[.onTint].contrast(with: palette[.tint]) >= 4.5)
    }

    @Test(arguments: [UserInterfaceStyle.light, .dark])
    func `Texts have a contrast ratio of 7 with high contrast`(style: UserInterfaceStyle) {
        let palette = Theme(style: style, accent: Color(hex: 0xc88800), contrast: .high).palette
        let backgrounds: [ColorRole] = [
            .systemBackground, .secondarySystemBackground, .cardBackground, .popoverBackground,
        ]
        for text: ColorRole in [.label, .secondaryLabel, .placeholderText, .error, .success, .warning, .tint]
        {
            for background in backgrounds {
                let ratio = palette[text].contrast(with: palette[background])
                #expect(ratio >= (text == .tint ? 6.5 : 7), "\(text) on \(background): \(ratio)")
            }
        }
        #expect(palette[.onTint].contrast(with: palette[.tint]) >= 4.5)
    }

    @Test func `A window follows the desktop until its program chooses an appearance`() throws {
        defer { PlatformServices.current = PlatformServices() }
        let window = Window(title: "A", size: Size(width: 80, height: 60))
        let harness = Harness(window, size: window.frame.size, theme: window.appearance)
        try harness.settle()
        func change(to theme: Theme) throws {
            PlatformServices.current.theme = theme
            window.desktopThemeDidChange()
            try harness.settle()
        }
        #expect(window.followsDesktopAppearance && window.effectiveAppearance == .light)
        try change(to: .dark)
        #expect(window.effectiveAppearance == .dark && window.appearance == .dark)
        #expect(harness.picture[0, 0] == Theme.dark.palette[.secondarySystemBackground].premultiplied)

        // An explicit style keeps the accent colour and the contrast of the desktop.
        window.overrideUserInterfaceStyle = .light
        try change(to: Theme(style: .dark, accent: Color(hex: 0xcc2233), contrast: .high))
        #expect(window.effectiveAppearance.style == .light && window.effectiveAppearance.contrast == .high)
        #expect(window.effectiveAppearance.palette[.label] == .black)
        window.overrideUserInterfaceStyle = .unspecified

        window.appearance = .light
        try change(to: .dark)
        #expect(!window.followsDesktopAppearance && window.effectiveAppearance == .light)
        window.followsDesktopAppearance = true
        #expect(window.effectiveAppearance == .dark)
        window.followsDesktopAppearance = false
        try change(to: .light)
        #expect(window.effectiveAppearance == .dark)
    }

    @Test func `The cached appearance is read at the next start, and damaged files are ignored`() throws {
        let folder = try SampleFolder()
        let cache = AppearanceCache(path: folder.path + "/cache/widgets/appearance")
        #expect(cache.load() == nil)
        var theme = Theme(style: .dark, accent: Color(hex: 0x2190a4), contrast: .normal)
        theme.prefersReducedMotion = true
        theme.textScale = 1.25
        let stored = AppearanceCache(path: folder.path + "/appearance")
        stored.save(theme)
        #expect(stored.load() == theme)
        for text in [
            "", "dark", "dark high full zzz", "blue high full 0", "dark high full 1000000 1", "\u{0}\u{1}",
            "dark high full 0", "dark high full 0 50", "dark high full 0 nan",
        ] {
            folder.write("appearance", text)
            let reported = diagnostics { #expect(stored.load() == nil) }
            #expect(reported.map(\.kind) == [.failedCache])
        }
        let reported = diagnostics { stored.save(theme) }
        #expect(reported.isEmpty && stored.load() == theme)
    }

    @Test func `A cache that cannot be read or written is reported`() throws {
        let folder = try SampleFolder()
        folder.write("file", "")
        let below = AppearanceCache(path: folder.path + "/file/appearance")
        var reported = diagnostics { below.save(.dark) }
        #expect(reported.map(\.kind) == [.failedCache])
        #expect(reported.first?.message == "cannot be written: Not a directory")

        let pipe = AppearanceCache(path: folder.path + "/pipe")
        mkfifo(pipe.path, 0o600)
        reported = diagnostics { #expect(pipe.load() == nil) }
        #expect(reported.first?.message == "cannot be read: it is not a regular file")
    }

    private func diagnostics(_ body: () -> Void) -> [Diagnostic] {
        var reported: [Diagnostic] = []
        let old = Diagnostics.handler
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = old }
        body()
        return reported
    }

    @Test func `Only URLs are passed to the desktop`() async {
        for text in ["https://a", "mailto:a@b", "file:///a", "x-y.z+1:q"] { #expect(URLOpener.isURL(text)) }
        for text in ["", "-x:", "a b", "/etc", "1a:b", "--help", "a\0:b", "ä:b"] {
            #expect(!URLOpener.isURL(text))
        }
        var reported: [Diagnostic] = []
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = nil }
        #expect(await Application.shared.open("--help") == false)
        #expect(reported.map(\.kind) == [.invalidValue])
    }
}
