import Foundation

/// Type-checks snippets of Swift against the modules that these tests were built with.
///
/// The initializer returns nil if no compiler is in the PATH.
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
            package + "/Sources/CPNG/module.modulemap", package + "/Sources/CWebP/module.modulemap",
            products + "/PNGRows.build/module.modulemap", package + "/Sources/CSDL2/module.modulemap",
            package + "/Sources/CFriBidi/module.modulemap", package + "/Sources/CHarfBuzz/module.modulemap",
            package + "/Sources/CFreeType/module.modulemap",
            package + "/Sources/CFontconfig/module.modulemap", package + "/Sources/CDBus/module.modulemap",
            products + "/XWindows.build/module.modulemap",
            products + "/WaylandWindows.build/module.modulemap",
            products + "/RasterKernels.build/module.modulemap",
            products + "/UnicodeTables.build/module.modulemap",
            products + "/ProcessHandlers.build/module.modulemap",
            products + "/ReferenceCounting.build/module.modulemap",
        ]
        let libraries = ["libpng", "fribidi", "freetype2", "fontconfig"]
        self.program = program
        arguments =
            ["-typecheck", "-I", products + "/Modules"]
            + maps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0] }
            + Self.output(of: "/usr/bin/env", ["pkg-config", "--cflags-only-I"] + libraries)
            .split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    }

    public enum Mode: String, Sendable, CaseIterable {
        case swift5 = "5"
        case swift6 = "6"
    }

    /// Returns the compiler's output for the snippet; empty if it compiles without a message.
    public func messages(for snippet: String, mode: Mode = .swift6, defaultIsMainActor: Bool = false) throws
        -> String
    {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".swift")
        try snippet.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let isolation = defaultIsMainActor ? ["-default-isolation", "MainActor"] : []
        return Self.output(
            of: program, arguments + ["-swift-version", mode.rawValue] + isolation + [file.path])
    }

    /// Returns the standard output and standard error of the program, in order of arrival.
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
