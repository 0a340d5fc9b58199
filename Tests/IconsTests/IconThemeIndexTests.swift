import RandomNumbers
import Testing

@testable import Icons

struct IconThemeIndexTests {
    @Test("Groups, lists, comments and spaces are parsed")
    func parsing() {
        let index = IconThemeIndex(
            text:
                """
                # A comment
                [Icon Theme]
                Name=Example
                Name[de]=Beispiel
                Inherits = Parent , Other,
                Directories=16x16/apps,scalable/apps,missing

                [16x16/apps]
                Size=16
                Context=Applications
                Type=Threshold
                Threshold = 4
                [scalable/apps]
                Size=48
                MinSize=8
                MaxSize=512
                Type=Scalable
                [unlisted]
                Size=3
                """)

        #expect(index.inherits == ["Parent", "Other"])
        #expect(index.directories.map(\.path) == ["16x16/apps", "scalable/apps"])
        #expect(index.directories.map(\.kind) == [.threshold(4), .scalable(8...512)])
        #expect(index.directories.map(\.scale) == [1, 1])
    }

    @Test("Lines may end with carriage returns")
    func carriageReturns() {
        let index = IconThemeIndex(text: "[Icon Theme]\r\nDirectories=a\r\n[a]\r\nSize=16\r\n")

        #expect(index.directories.map(\.size) == [16])
    }

    @Test(
        "Folders with an invalid size or a path out of the theme are ignored",
        arguments: ["Size=0", "Size=-4", "Size=x", "Size=99999999999999999999", "Scale=2", ""])
    func invalidSizes(key: String) {
        #expect(IconThemeIndex(text: "[Icon Theme]\nDirectories=a\n[a]\n\(key)\n").directories.isEmpty)
    }

    @Test("A path out of the theme is ignored", arguments: ["../a", "/a", "a/../../b"])
    func invalidPaths(path: String) {
        #expect(
            IconThemeIndex(text: "[Icon Theme]\nDirectories=\(path)\n[\(path)]\nSize=16\n").directories
                .isEmpty)
    }

    @Test("An inverted range and a negative threshold are corrected")
    func invalidRanges() throws {
        let index = IconThemeIndex(
            text:
                """
                [Icon Theme]
                Directories=a,b
                [a]
                Size=16
                Type=Scalable
                MinSize=64
                MaxSize=8
                [b]
                Size=16
                Threshold=-5
                """)

        #expect(index.directories.map(\.kind) == [.scalable(64...64), .threshold(0)])
    }

    @Test("The distance is measured in pixels")
    func distances() throws {
        let keys = ["Size": "16", "Scale": "2", "Type": "Fixed"]
        let directory = try #require(IconDirectory(path: "a", keys: keys))

        #expect(directory.distance(size: 16, scale: 2) == 0)
        #expect(directory.distance(size: 32, scale: 1) == 0)
        #expect(!directory.matches(size: 32, scale: 1))
        #expect(directory.distance(size: 24, scale: 2) == 16)
        #expect(directory.distance(size: 10, scale: 1) == 22)
    }

    @Test("Random damage of an index is parsed without a trap")
    func randomDamage() {
        let text = Array(
            "[Icon Theme]\nInherits=a,b\nDirectories=x,y\n[x]\nSize=16\nType=Scalable\nMinSize=8\n[y]\nSize=24\n"
                .utf8)
        var random = SeededRandom(seed: 3)
        for _ in 0..<500 {
            var damaged = text
            for _ in 0..<(1 + random.index(below: 8)) {
                damaged[random.index(below: damaged.count)] = UInt8(random.index(below: 256))
            }
            let index = IconThemeIndex(damaged)
            #expect(index.directories.count <= 3)
        }
    }

    @Test("The search path follows the environment")
    func searchPath() {
        let values = ["HOME": "/home/user", "XDG_DATA_HOME": "/data/", "XDG_DATA_DIRS": "/a:/b/:relative:/a"]
        let full = IconThemeSearchPath { values[$0] }
        let empty = IconThemeSearchPath { _ in nil }

        #expect(full.themeFolders == ["/home/user/.icons", "/data/icons", "/a/icons", "/b/icons"])
        #expect(full.unthemedFolders == ["/usr/share/pixmaps"])
        #expect(empty.themeFolders == ["/usr/local/share/icons", "/usr/share/icons"])
        #expect(
            IconThemeSearchPath { $0 == "HOME" ? "/home/user" : "" }.themeFolders.prefix(2)
                == ["/home/user/.icons", "/home/user/.local/share/icons"])
    }
}

extension IconThemeIndex {
    fileprivate init(text: String) { self.init(Array(text.utf8)) }
}
