public import Foundation
import Glibc

/// A child process whose output is read line by line.
///
/// Each child is killed after 90 seconds at the latest.
public final class Child {
    public let process = Process()
    public private(set) var lines: [String] = []
    private let output = Pipe()
    private var rest = Data()

    /// Starts a program found on PATH, or by its path.
    ///
    /// `environment` is merged into the environment of this process; empty values unset variables.
    public init(_ command: [String], _ environment: [String: String] = [:]) throws {
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["timeout", "90"] + command
        var variables = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "WIDGETS_SCALE"] {
            variables[name] = nil
        }
        // Tests use the session bus of the user only if they name one.
        variables["DBUS_SESSION_BUS_ADDRESS"] = "autolaunch:"
        // Tests name their font, instead of the desktop's.
        variables["WIDGETS_FONT_FAMILY"] = "DejaVu Sans"
        process.environment = variables.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try Self.withSignalsUnblocked { try process.run() }
    }

    /// A child inherits the signal mask, and the threads of Swift's pool block all signals: without this function, neither the
    /// time limit nor SIGTERM would reach it.
    private static func withSignalsUnblocked(_ body: () throws -> Void) rethrows {
        var none = sigset_t()
        var previous = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &previous)
        defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
        try body()
    }

    /// Reads lines until one begins with `prefix`; returns false if the output ends before.
    @discardableResult public func read(until prefix: String) -> Bool {
        while let line = nextLine() {
            lines.append(line)
            if line.hasPrefix(prefix) { return true }
        }
        return false
    }

    /// Reads lines until one contains `text`; returns false if the output ends before.
    public func read(untilLineWith text: String) -> Bool {
        while let line = nextLine() {
            lines.append(line)
            if line.contains(text) { return true }
        }
        return false
    }

    /// Terminates the process and waits until it has exited.
    public func end() {
        process.terminate()
        process.waitUntilExit()
    }

    /// Reads all output, then waits for the process to exit.
    ///
    /// - Returns: Whether the program exited with status 0.
    public func finish() -> Bool {
        while let line = nextLine() { lines.append(line) }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    /// Returns the text after `name` on the first line that begins with it.
    public func value(_ name: String) -> String? {
        lines.first { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(name.count + 1)) }
    }

    /// The identifier of the process that `timeout` started.
    public var programID: Int32? {
        let id = process.processIdentifier
        let children = try? String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
        return children?.split(separator: " ").first.flatMap { Int32($0) }
    }

    private func nextLine() -> String? {
        while true {
            if let end = rest.firstIndex(of: 10) {
                let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
                rest = Data(rest[(end + 1)...])
                return line
            }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty {
                defer { rest = Data() }
                return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
            }
            rest += more
        }
    }

    /// Returns whether a program is on PATH.
    public static func isInstalled(_ program: String) -> Bool {
        let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return directories.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }
}
