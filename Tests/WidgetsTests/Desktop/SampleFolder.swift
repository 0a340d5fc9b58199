import Glibc
import Testing

/// A folder with files, which is removed when the value is released.
final class SampleFolder {
    let path: String

    init() throws {
        var template = Array("/tmp/widgets-files-XXXXXX".utf8CString)
        let made = mkdtemp(&template).map { String(cString: $0) }
        path = try #require(made)
        for folder in ["Pictures", "Texts", ".config", "Texts/Deep"] { mkdir(path + "/" + folder, 0o755) }
        for name in ["a.txt", "b.png", "C.PNG", ".hidden", "Texts/inside.txt"] { write(name) }
    }

    deinit { SampleFolder.remove(path) }

    func write(_ name: String, _ text: String = "x") {
        guard let file = fopen(path + "/" + name, "w") else { return }
        fputs(text, file)
        fclose(file)
    }

    private nonisolated static func remove(_ path: String) {
        if let folder = opendir(path) {
            var names: [String] = []
            while let entry = readdir(folder) {
                withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                    pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
                        names.append(String(cString: $0))
                    }
                }
            }
            closedir(folder)
            for name in names where name != "." && name != ".." { remove(path + "/" + name) }
        }
        Glibc.remove(path)
    }
}
