import Testing

@testable import Windowing

/// Paths, orders and texts of the file dialog.
struct FileValueTests {
    @Test func `Names are ordered without regard to case, and numbers by their value`() {
        let names = ["b", "A10", "a2", "B1", "a", "ä", "2", "10", "a02"]
        let sorted = names.sorted(by: FileOrder.isNatural)
        #expect(sorted == ["2", "10", "a", "a02", "a2", "A10", "b", "B1", "ä"])
    }

    @Test func `Folders come first in each order, and a column selected again is reversed`() {
        let files = [
            FolderEntry(name: "big", isFolder: false, size: 9, modified: 1),
            FolderEntry(name: "small", isFolder: false, size: 1, modified: 5),
            FolderEntry(name: "zoo", isFolder: true, modified: 9), FolderEntry(name: "also", isFolder: true),
        ]
        var order = FileOrder()
        func names() -> [String] { files.sorted { order.precedes($0, $1) }.map(\.name) }
        #expect(names() == ["also", "zoo", "big", "small"])
        order.select(.name)
        #expect(names() == ["zoo", "also", "small", "big"])
        order.select(.size)
        #expect(names() == ["also", "zoo", "big", "small"])
        order.select(.size)
        #expect(names() == ["also", "zoo", "small", "big"])
        order.select(.modified)
        #expect(names() == ["zoo", "also", "small", "big"])
    }

    @Test func `Typed paths are resolved against the folder and the home folder`() {
        func path(_ text: String) -> String { FilePath.resolve(text, in: "/a/b", home: "/home/u") }
        #expect(path("c") == "/a/b/c" && path("../c/./d/") == "/a/c/d" && path("/x//y") == "/x/y")
        #expect(path("~") == "/home/u" && path("~/f") == "/home/u/f" && path("~f") == "/a/b/~f")
        #expect(
            path("../../../..") == "/" && FilePath.parent(of: "/") == "/"
                && FilePath.parent(of: "/a/b") == "/a")
        #expect(
            FilePath.fileExtension(of: "a.tar.GZ") == "gz" && FilePath.fileExtension(of: ".profile").isEmpty)
    }

    @Test func `Sizes are written in decimal units`() {
        let sizes = [0, 1, 999, 1000, 1499, 9_949, 9_951, 999_499, 999_500, 1_500_000, 12_345_678_900]
        #expect(
            sizes.map(FileTexts.size) == [
                "0 bytes", "1 byte", "999 bytes", "1.0 kB", "1.5 kB", "9.9 kB", "10 kB", "999 kB", "1.0 MB",
                "1.5 MB", "12 GB",
            ])
    }

    @Test func `The places of the user are read from the files of the desktop`() {
        let folders = FilePlace.userFolders(
            [
                "# comment", "XDG_MUSIC_DIR=\"$HOME/My Music/\"", "XDG_DESKTOP_DIR=\"$HOME/\"",
                "XDG_VIDEOS_DIR=broken",
            ],
            home: "/home/u")
        #expect(folders.map(\.path) == ["/home/u/My Music"] && folders.first?.title == "My Music")
        let marks = FilePlace.bookmarks(["file:///a%20b My title", "file:///c/d", "sftp://host/x", ""])
        #expect(marks.map(\.path) == ["/a b", "/c/d"] && marks.map(\.title) == ["My title", "d"])
    }
}
