import Glibc

@testable import Icons

/// A temporary folder with icon themes, which is removed with the value's owner.
final class TemporaryThemes {
    let path: String

    init() throws {
        var template = Array("/tmp/icons-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { throw Failure() }
        path = String(cString: made)
    }

    struct Failure: Error {}

    deinit { remove(path) }

    private func remove(_ path: String) {
        for name in IconFolder.names(in: path) where name != "." && name != ".." {
            let child = path + "/" + name
            if unlink(child) != 0 { remove(child) }
        }
        rmdir(path)
    }

    /// The search path with one folder of themes.
    var searchPath: IconThemeSearchPath {
        IconThemeSearchPath(themeFolders: [path], unthemedFolders: [path + "/pixmaps"])
    }

    /// Writes a file, and creates its folders.
    func write(_ bytes: [UInt8], to name: String) throws {
        var folder = path
        for part in name.split(separator: "/").dropLast() {
            folder += "/" + part
            mkdir(folder, 0o755)
        }
        guard let file = fopen(path + "/" + name, "w") else { throw Failure() }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

    func delete(_ name: String) { unlink(path + "/" + name) }

    /// Writes a theme: its folders with the keys of each, and its files.
    func addTheme(
        _ name: String, inherits: String? = nil, _ folders: [(path: String, keys: String)] = [],
        files: [String] = []
    ) throws {
        var index = "[Icon Theme]\nName=\(name)\nDirectories=\(folders.map(\.path).joined(separator: ","))\n"
        if let inherits { index += "Inherits=\(inherits)\n" }
        for folder in folders {
            index += "\n[\(folder.path)]\n" + folder.keys.split(separator: " ").joined(separator: "\n") + "\n"
        }
        try write(index, to: name + "/index.theme")
        for file in files { try write("", to: name + "/" + file) }
    }

    /// Sets the time of the last modification of a file or folder, in seconds.
    func setTime(_ seconds: Int, of name: String) {
        let times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
        utimensat(AT_FDCWD, path + "/" + name, times, 0)
    }

    /// Returns the path of a file relative to the folder.
    func relative(_ file: IconFile?) -> String? { file.map { String($0.path.dropFirst(path.count + 1)) } }
}
