import Glibc
import Widgets

/// A temporary folder of icon themes, which is removed with the value.
final class TemporaryIconThemes {
    let path: String

    struct CreationFailed: Error {}

    init() throws {
        var template = Array("/tmp/widgets-icons-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw CreationFailed() }
        path = template.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { String(cString: $0) } ?? ""
        }
    }

    isolated deinit { remove(path) }

    /// Adds a theme with one folder of icons of 16 x 16 points, each filled with one colour.
    func addTheme(_ name: String, icons: [String: Color]) throws {
        let folder = "\(path)/\(name)/16x16/places"
        for part in ["\(path)/\(name)", "\(path)/\(name)/16x16", folder] { mkdir(part, 0o755) }
        try write(
            Array("[Icon Theme]\nName=\(name)\nDirectories=16x16/places\n[16x16/places]\nSize=16\n".utf8),
            to: "\(path)/\(name)/index.theme")
        for (icon, color) in icons {
            let pixels = [UInt32](repeating: color.pure, count: 16 * 16)
            let image = Image(bitmap: Bitmap(width: 16, height: 16, pixels: pixels))
            try write(image.pngData(), to: "\(folder)/\(icon).png")
        }
    }

    private func write(_ bytes: [UInt8]?, to path: String) throws {
        guard let bytes, let file = fopen(path, "wb") else { throw CreationFailed() }
        defer { fclose(file) }
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw CreationFailed() }
    }

    private func remove(_ path: String) {
        guard let folder = opendir(path) else {
            unlink(path)
            return
        }
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { remove("\(path)/\(name)") }
        }
        closedir(folder)
        rmdir(path)
    }
}

extension Color {
    /// The colour with components of 0 or 255, whichever is nearer.
    fileprivate var pure: UInt32 {
        0xff00_0000 | (red > 0.5 ? 0xff_0000 : 0) | (green > 0.5 ? 0xff00 : 0) | (blue > 0.5 ? 0xff : 0)
    }
}
