public import Foundation
import Glibc

/// A child process whose output is read line by line.
///
/// Each child is killed after 600 seconds at the latest (``HangGuard``).
public final class Child {
    public let process = Process()
    public private(set) var lines: [String] = []
    private let command: [String]
    private let output = Pipe()
    /// What the program writes to its standard error, in a file without a name.
    private let errors = FileHandle(fileDescriptor: Child.makeUnnamedFile(), closeOnDealloc: true)
    private var rest = Data()

    /// Starts a program found on PATH, or by its path.
    ///
    /// `environment` is merged into the environment of this process; empty values unset variables.
    public init(_ command: [String], _ environment: [String: String] = [:]) throws {
        self.command = command
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["timeout", String(HangGuard.childSeconds)] + command
        var variables = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "WIDGETS_SCALE"] {
            variables[name] = nil
        }
        // Tests use the session bus of the user only if they name one.
        variables["DBUS_SESSION_BUS_ADDRESS"] = "autolaunch:"
        // Tests name their font, instead of the desktop's.
        variables["WIDGETS_FONT_FAMILY"] = "DejaVu Sans"
        // For the waits of scripts, in seconds.
        variables["WIDGETS_WAIT"] = String(HangGuard.limit / .seconds(1))
        process.environment = variables.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = errors
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

    /// Reads lines until one begins with `prefix`; returns false, and prints how the program has ended, if the output ends before.
    @discardableResult public func read(until prefix: String) -> Bool {
        read(until: prefix) { $0.hasPrefix(prefix) }
    }

    /// Reads lines until one contains `text`; returns false, and prints how the program has ended, if the output ends before.
    public func read(untilLineWith text: String) -> Bool {
        read(until: text) { $0.contains(text) }
    }

    private func read(until text: String, _ isFound: (String) -> Bool) -> Bool {
        while let line = nextLine() {
            lines.append(line)
            if isFound(line) { return true }
        }
        reportEnd(before: text)
        return false
    }

    /// Prints the end of a program that was expected to write a line; `timeout` ends with status 124 if it had to kill the program.
    private func reportEnd(before text: String) {
        process.waitUntilExit()
        try? errors.seek(toOffset: 0)
        let messages = String(decoding: (try? errors.readToEnd()) ?? Data(), as: UTF8.self)
        print(
            """
            \(command.joined(separator: " ")) ended with status \(process.terminationStatus) without "\(text)"
            output: \(lines.suffix(20))
            errors: \(messages.suffix(2000))
            """)
    }

    /// Returns a descriptor of a new file that vanishes when it is closed.
    private static func makeUnnamedFile() -> Int32 {
        var path = Array((NSTemporaryDirectory() + "widgets-errors-XXXXXX").utf8CString)
        let file = mkstemp(&path)
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        unlink(path)
        return file
    }

    /// Stops the program, as one that is busy, until ``resume()``.
    ///
    /// `timeout` leads a group of processes to which the program belongs.
    public func pause() { killpg(process.processIdentifier, SIGSTOP) }

    /// Continues the program after ``pause()``.
    public func resume() { killpg(process.processIdentifier, SIGCONT) }

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
