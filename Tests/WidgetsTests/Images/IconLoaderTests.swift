import Testing
import Widgets

@testable import Icons
@testable import Windowing

/// Icons of the desktop's theme, loaded from a temporary folder.
@Suite struct IconLoaderTests {
    private let folder: TemporaryIconThemes

    init() throws { folder = try TemporaryIconThemes() }

    private func loader(_ name: String) -> IconLoader {
        IconLoader(searchPath: IconThemeSearchPath(themeFolders: [folder.path])) { name }
    }

    @Test func `An icon is decoded for its size, and the same object afterwards`() throws {
        try folder.addTheme("Sea", icons: ["folder": .red])
        let loader = loader("Sea")
        let image = try #require(loader.image(named: "folder", size: 16))
        #expect(image.size == Size(width: 16, height: 16))
        #expect(image.bitmap[3, 3] == 0xffff_0000)
        #expect(loader.image(named: "folder", size: 16) === image)
        #expect(loader.image(named: "missing", size: 16) == nil)
    }

    @Test func `A symbolic icon is a template, and found by the name of a symbol`() throws {
        try folder.addTheme("Sea", icons: ["user-trash-symbolic": .red])
        let loader = loader("Sea")
        #expect(loader.image(systemName: "trash", size: 16)?.isTemplate == true)
    }

    @Test func `A change of the desktop's theme is noticed, and observers are called`() throws {
        try folder.addTheme("Sea", icons: ["folder": .black])
        try folder.addTheme("Fire", icons: ["folder": .red])
        var name = "Sea"
        let loader = IconLoader(searchPath: IconThemeSearchPath(themeFolders: [folder.path])) { name }
        var changes = 0
        loader.observeChanges { changes += 1 }
        #expect(loader.image(named: "folder")?.bitmap[0, 0] == 0xff00_0000)

        loader.reloadIfChanged()
        #expect(changes == 0)

        name = "Fire"
        loader.reloadIfChanged()
        #expect(changes == 1 && loader.themeName == "Fire")
        #expect(loader.image(named: "folder")?.bitmap[0, 0] == 0xffff_0000)

        loader.themeName = "Sea"
        loader.reloadIfChanged()
        #expect(changes == 2 && loader.themeName == "Sea")
    }

    @Test(arguments: [0, -3, .nan, .infinity, 1e6]) func `A size out of range gives no icon`(size: Double)
        throws
    {
        try folder.addTheme("Sea", icons: ["folder": .red])
        #expect(loader("Sea").image(named: "folder", size: size) == nil)
    }

    @Test(
        arguments: [
            ("[Settings]\ngtk-icon-theme-name = Papirus\n", "Papirus"),
            ("[Other]\ngtk-icon-theme-name=A\n[Settings]\n gtk-icon-theme-name=\"B C\"\r\n", "B C"),
            ("gtk-icon-theme-name=A", nil), ("[Settings]\ngtk-icon-theme-name=\n", nil), ("", nil),
        ] as [(String, String?)]) func `The theme's name is read from a file of settings`(
            text: String, name: String?
        )
    {
        let value = DesktopIconTheme.value(
            of: "gtk-icon-theme-name", in: "Settings", of: Array(text.utf8))
        #expect(value == name)
    }
}
