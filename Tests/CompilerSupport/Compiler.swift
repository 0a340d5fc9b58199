import Foundation

/// Checks snippets of Swift against the modules that these tests were built with.
///
/// Nil where no compiler can be started.
public nonisolated struct Compiler: Sendable {
    private let program: String
    private let arguments: [String]

    public static let installed = Compiler()

    private init?(source: String = #filePath) {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
        let places = path.split(separator: ":").map { String($0) + "/swiftc" }
        guard let program = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            return nil
        }
        let package = URL(fileURLWithPath: source).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().path
        let maps = [
            package + "/Sources/CPNG/module.modulemap", package + "/Sources/CSDL2/module.modulemap",
            package + "/Sources/CXKBCommon/module.modulemap",
            package + "/Sources/CFriBidi/module.modulemap", package + "/Sources/CHarfBuzz/module.modulemap",
            package + "/Sources/CFreeType/module.modulemap",
            package + "/Sources/CFontconfig/module.modulemap",
            products + "/RasterKernels.build/module.modulemap",
            products + "/UnicodeTables.build/module.modulemap",
        ]
        let libraries = ["libpng", "fribidi", "freetype2", "fontconfig"]
        self.program = program
        arguments =
            ["-typecheck", "-swift-version", "6", "-I", products + "/Modules"]
            + maps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0] }
            + Self.output(of: "/usr/bin/env", ["pkg-config", "--cflags-only-I"] + libraries)
            .split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    }

    /// What the compiler says to the snippet; empty when it is content.
    public func messages(for snippet: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".swift")
        try snippet.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        return Self.output(of: program, arguments + [file.path])
    }

    /// Standard output and error of the program, in that order of arrival.
    private static func output(of program: String, _ arguments: [String]) -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        do { try process.run() } catch { return "\(error)" }
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self)
    }
}
