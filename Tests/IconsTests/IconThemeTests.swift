import Testing

@testable import Icons

struct IconThemeTests {
    private let themes: TemporaryThemes

    init() throws { themes = try TemporaryThemes() }

    private func find(_ name: String, _ size: Int, _ scale: Int = 1, in theme: String = "Test") -> String? {
        themes.relative(
            IconTheme(named: theme, searchPath: themes.searchPath).icon(named: name, size: size, scale: scale)
        )
    }

    @Test("The folder with the exact size precedes the others")
    func exactSize() throws {
        try themes.addTheme(
            "Test",
            [("16", "Size=16 Type=Fixed"), ("32", "Size=32 Type=Fixed"), ("48", "Size=48 Type=Fixed")],
            files: ["16/a.png", "32/a.png", "48/a.png", "48/b.png"])

        #expect(find("a", 32) == "Test/32/a.png")
        #expect(find("a", 16) == "Test/16/a.png")
        #expect(find("b", 16) == "Test/48/b.png")
    }

    @Test("Without a matching folder, the closest size is returned")
    func closestSize() throws {
        try themes.addTheme(
            "Test", [("16", "Size=16 Type=Fixed"), ("64", "Size=64 Type=Fixed")],
            files: ["16/a.png", "64/a.png"])

        #expect(find("a", 24) == "Test/16/a.png")
        #expect(find("a", 50) == "Test/64/a.png")
        #expect(find("a", 1000) == "Test/64/a.png")
    }

    @Test("A scalable folder matches the sizes of its range")
    func scalable() throws {
        try themes.addTheme(
            "Test", [("16", "Size=16 Type=Fixed"), ("any", "Size=48 Type=Scalable MinSize=20 MaxSize=256")],
            files: ["16/a.png", "any/a.svg"])

        #expect(find("a", 16) == "Test/16/a.png")
        #expect(find("a", 20) == "Test/any/a.svg")
        #expect(find("a", 256) == "Test/any/a.svg")
        #expect(find("a", 17) == "Test/16/a.png")
    }

    @Test("A folder with a threshold matches sizes within it; 2 by default, also without a type")
    func threshold() throws {
        try themes.addTheme(
            "Test",
            [
                ("22", "Size=22"), ("32", "Size=32 Type=Threshold Threshold=5"), ("24", "Size=24 Type=Fixed"),
            ], files: ["22/a.png", "32/a.png", "24/a.png"])

        // The first matching folder counts, in the order of the index.
        #expect(find("a", 24) == "Test/22/a.png")
        #expect(find("a", 27) == "Test/32/a.png")
        #expect(find("a", 37) == "Test/32/a.png")
        #expect(find("a", 20) == "Test/22/a.png")
    }

    @Test("A folder for the scale of the display precedes one with the same number of pixels")
    func scaledFolders() throws {
        try themes.write(
            """
            [Icon Theme]
            Directories=16,32
            ScaledDirectories=16@2
            [16]
            Size=16
            Type=Fixed
            [32]
            Size=32
            Type=Fixed
            [16@2]
            Size=16
            Scale=2
            Type=Fixed
            """, to: "Test/index.theme")
        for file in ["16/a.png", "32/a.png", "16@2/a.png", "32/b.png", "16/b.png"] {
            try themes.write("", to: "Test/" + file)
        }

        #expect(find("a", 16, 2) == "Test/16@2/a.png")
        #expect(find("a", 16, 1) == "Test/16/a.png")
        #expect(find("a", 32, 1) == "Test/32/a.png")
        // Without a folder for the scale, the closest number of pixels counts.
        #expect(find("b", 16, 2) == "Test/32/b.png")
    }

    @Test("Missing icons are found in inherited themes in order, and in hicolor last")
    func inheritance() throws {
        let folders = [(path: "16", keys: "Size=16")]
        try themes.addTheme("Test", inherits: "First, Second", folders, files: ["16/own.png"])
        try themes.addTheme("First", inherits: "Deep", folders, files: ["16/x.png", "16/own.png"])
        try themes.addTheme("Second", folders, files: ["16/x.png", "16/y.png", "16/deep.png"])
        try themes.addTheme("Deep", folders, files: ["16/deep.png", "16/y2.png"])
        try themes.addTheme("hicolor", folders, files: ["16/app.png", "16/y.png"])

        #expect(find("own", 16) == "Test/16/own.png")
        #expect(find("x", 16) == "First/16/x.png")
        #expect(find("deep", 16) == "Deep/16/deep.png")
        #expect(find("y", 16) == "Second/16/y.png")
        #expect(find("app", 16) == "hicolor/16/app.png")
        #expect(find("none", 16) == nil)
        #expect(
            IconTheme(named: "Test", searchPath: themes.searchPath).chainNames
                == ["Test", "First", "Deep", "Second", "hicolor"])
    }

    @Test("hicolor is the last theme even if a theme inherits it first")
    func hicolorLast() throws {
        let folders = [(path: "16", keys: "Size=16")]
        try themes.addTheme("Test", inherits: "hicolor,Other", folders)
        try themes.addTheme("Other", folders, files: ["16/a.png"])
        try themes.addTheme("hicolor", folders, files: ["16/a.png"])

        #expect(find("a", 16) == "Other/16/a.png")
    }

    @Test("Circular inheritance is searched once")
    func circularInheritance() throws {
        let folders = [(path: "16", keys: "Size=16")]
        try themes.addTheme("Test", inherits: "Other", folders)
        try themes.addTheme("Other", inherits: "Test,Other,Third", folders)
        try themes.addTheme("Third", inherits: "Other", folders, files: ["16/a.png"])

        #expect(find("a", 16) == "Third/16/a.png")
        #expect(find("none", 16) == nil)
    }

    @Test("A theme that is not installed uses hicolor and the icons without theme")
    func missingTheme() throws {
        try themes.addTheme("hicolor", [("16", "Size=16")], files: ["16/a.png"])
        try themes.write("", to: "pixmaps/b.xpm")
        try themes.write("", to: "c.svg")

        #expect(find("a", 16, in: "Missing") == "hicolor/16/a.png")
        #expect(find("b", 16, in: "Missing") == "pixmaps/b.xpm")
        #expect(find("c", 16, in: "Missing") == "c.svg")
        #expect(find("a", 16, in: "../Test") == "hicolor/16/a.png")
        #expect(find("a", 16, in: "") == "hicolor/16/a.png")
    }

    @Test("Names are shortened at their dashes, in each theme before the next one")
    func genericNames() throws {
        let folders = [(path: "16", keys: "Size=16")]
        try themes.addTheme("Test", inherits: "Other", folders, files: ["16/input-mouse.png"])
        try themes.addTheme("Other", folders, files: ["16/input-mouse-usb.png", "16/drive.svg"])

        #expect(find("input-mouse-usb", 16) == "Test/16/input-mouse.png")
        #expect(find("drive-harddisk-solidstate", 16) == "Other/16/drive.svg")
        let theme = IconTheme(named: "Test", searchPath: themes.searchPath)
        let exact = theme.icon(named: "input-mouse-usb", size: 16, allowsGenericNames: false)
        #expect(themes.relative(exact) == "Other/16/input-mouse-usb.png")
        #expect(theme.icon(named: "drive-harddisk", size: 16, allowsGenericNames: false) == nil)
    }

    @Test("Shortened names of symbolic icons precede the coloured ones")
    func symbolicNames() {
        #expect(
            IconTheme.genericNames("edit-find-symbolic")
                == ["edit-find-symbolic", "edit-symbolic", "edit-find", "edit"])
        #expect(IconTheme.genericNames("folder") == ["folder"])
        #expect(IconTheme.genericNames("-x") == ["-x"])
    }

    @Test("The name of the result tells whether the icon is symbolic")
    func symbolicResult() throws {
        try themes.addTheme(
            "Test", [("16", "Size=16")], files: ["16/user-trash-symbolic.svg", "16/folder.png"])
        let theme = IconTheme(named: "Test", searchPath: themes.searchPath)
        let trash = try #require(theme.icon(named: Symbol.standardIconNames(for: "trash"), size: 16))
        let folder = try #require(theme.icon(named: Symbol.standardIconNames(for: "folder"), size: 16))

        #expect(trash.isSymbolic && trash.type == .svg && trash.size == 16)
        #expect(!folder.isSymbolic && folder.type == .png)
    }

    @Test("PNG precedes SVG and XPM in one folder")
    func types() throws {
        try themes.addTheme(
            "Test", [("16", "Size=16")], files: ["16/a.svg", "16/a.png", "16/b.xpm", "16/b.svg", "16/c.gif"])

        #expect(find("a", 16) == "Test/16/a.png")
        #expect(find("b", 16) == "Test/16/b.svg")
        #expect(find("c", 16) == nil)
    }

    @Test("The files of a theme may be spread over several folders of the search path")
    func severalBases() throws {
        try themes.addTheme("system/Test", [("16", "Size=16")], files: ["16/a.png", "16/b.png"])
        try themes.write("", to: "user/Test/16/b.png")
        let path = IconThemeSearchPath(themeFolders: [themes.path + "/user", themes.path + "/system"])
        let theme = IconTheme(named: "Test", searchPath: path)

        #expect(themes.relative(theme.icon(named: "a", size: 16)) == "system/Test/16/a.png")
        #expect(themes.relative(theme.icon(named: "b", size: 16)) == "user/Test/16/b.png")
    }

    @Test("Names that are paths find nothing", arguments: ["../a", "16/a", "", ".", "..", "a\0b"])
    func unsafeNames(name: String) throws {
        try themes.addTheme("Test", [("16", "Size=16")], files: ["16/a.png"])
        try themes.write("", to: "a.png")

        #expect(find(name, 16) == nil)
    }

    @Test("Extreme sizes and scales are limited")
    func extremeSizes() throws {
        try themes.addTheme("Test", [("16", "Size=16 Type=Scalable MaxSize=512")], files: ["16/a.svg"])

        for size in [Int.min, -1, 0, .max] {
            #expect(find("a", size, size) == "Test/16/a.svg")
        }
    }

    @Test("A change of the theme's folder or of its index is noticed")
    func changes() throws {
        try themes.addTheme("Test", [("16", "Size=16")])
        themes.setTime(1000, of: "Test")
        themes.setTime(1000, of: "Test/index.theme")
        let theme = IconTheme(named: "Test", searchPath: themes.searchPath)

        #expect(!theme.haveFoldersChanged())
        themes.setTime(1001, of: "Test/index.theme")
        #expect(theme.haveFoldersChanged())
        themes.setTime(1000, of: "Test/index.theme")
        #expect(!theme.haveFoldersChanged())
        themes.setTime(999, of: "Test")
        #expect(theme.haveFoldersChanged())
    }

    @Test("A theme that is installed later is noticed")
    func laterTheme() throws {
        let theme = IconTheme(named: "Test", searchPath: themes.searchPath)
        #expect(!theme.haveFoldersChanged())

        try themes.addTheme("Test", [("16", "Size=16")])

        #expect(theme.haveFoldersChanged())
    }
}
